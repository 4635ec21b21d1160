//! Help, manual pages, completions and rules, in every language.

use crate::{Scratch, code, complaint, run, teahouse, text};
use std::process::Command;

const COMMANDS: [&[&str]; 22] = [
    &["--help"],
    &["games", "--help"],
    &["rules", "--help"],
    &["play", "--help"],
    &["puzzle", "--help"],
    &["puzzle", "check", "--help"],
    &["show", "--help"],
    &["replay", "--help"],
    &["analyse", "--help"],
    &["engine", "--help"],
    &["match", "--help"],
    &["pair", "--help"],
    &["serve", "--help"],
    &["worker", "--help"],
    &["admin", "--help"],
    &["admin", "backup", "--help"],
    &["admin", "restore", "--help"],
    &["admin", "check", "--help"],
    &["admin", "promote", "--help"],
    &["admin", "demote", "--help"],
    &["completions", "--help"],
    &["man", "--help"],
];

#[test]
fn help_is_whole_in_every_language() {
    let mut seen = Vec::new();
    for lang in texts::Lang::ALL.map(texts::Lang::code) {
        for command in COMMANDS {
            let output = run(&[&["--lang", lang], command].concat());
            assert_eq!(code(&output), 0);
            let text = text(&output);
            for sign in ["⟨", "{$", "{ $", "Print help"] {
                assert!(!text.contains(sign), "{lang} {command:?}: {text}");
            }
            if lang != "en" {
                for word in ["Usage:", "[OPTIONS]", "Options:", "Arguments:", "Examples:"] {
                    assert!(!text.contains(word), "{lang} {command:?}: {text}");
                }
            }
            seen.push(text);
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 5 * COMMANDS.len(), "every language has its own help for every command");
}

/// Right-to-left names that stand side by side would become one run, and the last would be seen first.
#[test]
fn each_name_in_a_line_of_usage_is_in_one_piece() {
    for lang in ["fa", "he"] {
        for command in ["analyse", "match", "play", "show"] {
            let text = text(&run(&["--lang", lang, command, "--help"]));
            let names: Vec<&str> =
                text.split('<').skip(1).filter_map(|rest| Some(rest.split_once('>')?.0)).collect();
            assert!(names.len() > 2, "{text}");
            for word in names.iter().flat_map(|name| name.split(['=', '+'])) {
                assert!(word.starts_with('\u{2068}') && word.ends_with('\u{2069}'), "{word:?} in {text}");
            }
        }
    }
}

#[test]
fn the_rules_of_every_game_are_printed_in_every_language() {
    for game in ["skud", "street", "halma"] {
        let english = text(&run(&["rules", game, "--lang", "en"]));
        for lang in texts::Lang::ALL.map(texts::Lang::code) {
            let output = run(&["rules", game, "--lang", lang]);
            let page = text(&output);
            assert_eq!(code(&output), 0, "{lang} {game}");
            assert!(page.lines().count() > 60, "{lang} {game}: {page}");
            for sign in ["⟨", "{$", "{ $", "<b>", "\u{1b}"] {
                assert!(!page.contains(sign), "{lang} {game} {sign}: {page}");
            }
            assert!(lang == "en" || page != english, "{lang} {game} is English");
        }
    }
    let output = run(&["rules", "skud", "no-such-section"]);
    assert_eq!((code(&output), text(&output)), (2, String::new()));
    assert!(!complaint(&output).is_empty());
}

#[test]
fn shells_complete_every_command_and_bash_can_read_the_script() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = run(&["completions", shell]);
        assert_eq!(code(&output), 0);
        let script = text(&output);
        for word in ["analyse", "promote", "no-limits", "completions"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(code(&run(&["completions", "cmd"])), 2);
    // On Windows `bash` may be that of another system.
    for lang in ["en", "fa"].into_iter().filter(|_| cfg!(unix)) {
        let script = Scratch::new("completions", &run(&["completions", "bash", "--lang", lang]).stdout);
        let read = Command::new("bash").args(["-n", script.path()]).output().unwrap();
        assert!(read.status.success() && read.stderr.is_empty(), "{lang}: {read:?}");
    }
}

#[test]
fn every_command_has_a_manual_page_in_every_language() {
    for (lang, name) in [("en", "NAME"), ("fa", "نام"), ("he", "שם"), ("pl", "NAZWA"), ("pt", "NOME")] {
        let folder = tempfile::tempdir().unwrap();
        let pages = folder.path().join("man1");
        let output = run(&["man", pages.to_str().unwrap(), "--lang", lang]);
        assert_eq!((code(&output), text(&output)), (0, String::new()));
        for command in COMMANDS {
            let path = [&["teahouse"], &command[..command.len() - 1]].concat();
            let page = std::fs::read_to_string(pages.join(format!("{}.1", path.join("-")))).unwrap();
            assert!(page.contains(&format!(".SH {name}\n")), "{lang} {command:?}: {page}");
            for sign in ["⟨", ".SH EXTRA", "Possible values", "[default", "\u{2069}"] {
                assert!(!page.contains(sign), "{lang} {command:?}: {page}");
            }
        }
        assert_eq!(std::fs::read_dir(&pages).unwrap().count(), COMMANDS.len());
        assert_eq!(
            text(&run(&["man", "--lang", lang])),
            std::fs::read_to_string(pages.join("teahouse.1")).unwrap()
        );
    }
    let file = Scratch::new("file", b"");
    let output = run(&["man", file.path()]);
    assert_eq!(code(&output), 1);
    assert!(complaint(&output).contains(file.path()), "{}", complaint(&output));
}

#[test]
fn the_language_comes_from_the_flag_then_the_environment() {
    let first = |command: &mut Command| {
        let output = command.output().unwrap();
        assert_eq!(code(&output), 0);
        text(&output).lines().next().unwrap().to_string()
    };
    let english = first(&mut teahouse(&["games", "halma"]));
    let polish = first(teahouse(&["games", "--help"]).env("LANG", "pl_PL.UTF-8"));
    assert_eq!(polish, "Wypisz gry i ich opcje");
    assert_eq!(first(teahouse(&["games", "--help"]).env("LC_ALL", "pl").env("LANG", "he")), polish);
    assert_eq!(first(teahouse(&["games", "--help"]).env("TEAHOUSE_LANG", "pl").env("LC_ALL", "he")), polish);
    assert_eq!(first(teahouse(&["games", "--help", "--lang=pl"]).env("TEAHOUSE_LANG", "he")), polish);
    assert_eq!(
        first(teahouse(&["games", "halma"]).env("LANG", "de_DE.UTF-8")),
        english,
        "an unknown locale is English"
    );
    let output = run(&["games", "--lang", "tlh"]);
    assert_eq!(code(&output), 2);
    assert!(complaint(&output).contains("tlh") && complaint(&output).contains("en, fa, he, pl, pt"));
    assert_eq!(code(&teahouse(&["games"]).env("TEAHOUSE_LANG", "tlh").output().unwrap()), 2);
}
