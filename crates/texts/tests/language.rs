//! A language is one folder and one entry. This test adds an invented language to a copy of the crate in just
//! these two places, builds it, and runs the checks of the texts. `web/src/test/languages.test.ts` does the
//! same for the pages, which need only the folder.
#![allow(clippy::unwrap_used)]

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use walkdir::WalkDir;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const ENTRY: &str = r#"                (Xx "xx" "Sample." "Sample" false "," 4 '.' '0')"#;
/// The test that the copy runs.
const SPOKEN: &str = r#"//! The copy speaks the language.
#![allow(clippy::unwrap_used)]

#[test]
fn it_is_spoken() {
    let lang = texts::Lang::find("xx_ZZ.UTF-8").unwrap();
    assert_eq!((texts::Lang::ALL.last(), lang.own_name()), (Some(&lang), "Sample"));
    assert_eq!(texts::Texts::with_rules(lang).get("rules-skud-goal-title"), "Whåt thë gåmë ïs åbout");
    assert_eq!(texts::Texts::of_mails(lang).get("game-halma"), "Hålmå");
}
"#;

/// The files of a folder, copied as they are.
fn copy(from: &Path, to: &Path) {
    for entry in
        WalkDir::new(from).into_iter().map(Result::unwrap).filter(|entry| entry.file_type().is_file())
    {
        let file = to.join(entry.path().strip_prefix(from).unwrap());
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::copy(entry.path(), file).unwrap();
    }
}

/// A pattern with other vowels, except in notation.
fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let mut notation = false;
                let vowel = |sign| {
                    notation = match sign {
                        '`' => !notation,
                        '\u{2066}' | '\u{2069}' => sign == '\u{2066}',
                        _ => notation,
                    };
                    match sign {
                        'a' if !notation => 'å',
                        'e' if !notation => 'ë',
                        'i' if !notation => 'ï',
                        _ => sign,
                    }
                };
                *value = value.chars().map(vowel).collect();
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn make_folder(locales: &Path) {
    copy(&locales.join("en"), &locales.join("xx"));
    for entry in WalkDir::new(locales.join("xx")).into_iter().map(Result::unwrap) {
        if entry.file_type().is_file() {
            let mut resource = parser::parse(fs::read_to_string(entry.path()).unwrap()).unwrap();
            for entry in &mut resource.body {
                if let Entry::Message(message) = entry {
                    message.value.iter_mut().for_each(translate);
                }
            }
            fs::write(entry.path(), serializer::serialize(&resource)).unwrap();
        }
    }
}

#[test]
fn a_folder_and_an_entry_are_enough() {
    let root = Path::new(ROOT).canonicalize().unwrap();
    let place: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("language");
    // Earlier build results in the same place are kept.
    for old in ["crates", "locales"] {
        let _ = fs::remove_dir_all(place.join(old));
    }
    for folder in ["crates/texts", "locales"] {
        copy(&root.join(folder), &place.join(folder));
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let manifest = manifest
        .replace("members = [\"crates/*\", \"lab\"]", "members = [\"crates/texts\"]")
        .replace("default-members = [\"crates/teahouse\"]", "")
        .replace("path = \"crates/rules\"", &format!("path = {:?}", root.join("crates/rules")));
    fs::write(place.join("Cargo.toml"), manifest).unwrap();
    fs::copy(root.join("Cargo.lock"), place.join("Cargo.lock")).unwrap();

    make_folder(&place.join("locales"));
    let list = place.join("crates/texts/src/lang.rs");
    let source = fs::read_to_string(&list).unwrap();
    fs::write(list, source.replacen("\n            ]\n", &format!("\n{ENTRY}\n            ]\n"), 1)).unwrap();
    fs::write(place.join("crates/texts/tests/spoken.rs"), SPOKEN).unwrap();

    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--offline", "--quiet", "--test", "spoken", "--test", "words", "--"]);
    cargo.args(["it_is_spoken", "languages_have", "texts_agree", "notation_is_closed", "a_term_is"]);
    let output = cargo.current_dir(&place).env("CARGO_TARGET_DIR", place.join("target")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(said.matches(" passed").count(), 2, "{said}");
}
