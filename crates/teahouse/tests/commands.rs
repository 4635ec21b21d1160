//! The program as a person or another program meets it: output, exit codes, and what it makes of
//! input that nobody should send.
#![allow(missing_docs, clippy::unwrap_used)]

use serde_json::Value;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn teahouse(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_teahouse"));
    for variable in ["TEAHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    teahouse(arguments).output().unwrap()
}

/// Runs with standard input written by `feed`, which may find the pipe closed.
fn fed(arguments: &[&str], feed: impl FnOnce(&mut dyn Write) + Send + 'static) -> Output {
    let mut child = teahouse(arguments).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || feed(&mut input));
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    output
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The exit code; a crash has none, or one above 2.
fn code(output: &Output) -> i32 {
    let code = output.status.code().unwrap_or(-1);
    assert!((0..=2).contains(&code), "{code}: {}", complaint(output));
    code
}

/// A file of our own that goes away by itself.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, content: &[u8]) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

const RECORD: &str =
    "game: halma\nseats: 2\noptions: preset=classic\nfirst: A\nplayer A: Ana\n\n1A.c2-c3;1B.h8-f6\n";

const COMMANDS: [&[&str]; 26] = [
    &["--help"],
    &["games", "--help"],
    &["rules", "--help"],
    &["play", "--help"],
    &["show", "--help"],
    &["replay", "--help"],
    &["perft", "--help"],
    &["random", "--help"],
    &["verify", "--help"],
    &["bench", "--help"],
    &["bench", "rules", "--help"],
    &["bench", "engine", "--help"],
    &["analyse", "--help"],
    &["engine", "--help"],
    &["match", "--help"],
    &["serve", "--help"],
    &["worker", "--help"],
    &["admin", "--help"],
    &["admin", "backup", "--help"],
    &["admin", "restore", "--help"],
    &["admin", "check", "--help"],
    &["admin", "promote", "--help"],
    &["admin", "demote", "--help"],
    &["load", "--help"],
    &["completions", "--help"],
    &["man", "--help"],
];

#[test]
fn help_is_whole_in_every_language() {
    let mut seen = Vec::new();
    for lang in ["en", "fa", "he", "pl", "pt"] {
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

#[test]
fn the_rules_of_every_game_are_printed_in_every_language() {
    for game in ["skud", "street", "halma"] {
        let english = text(&run(&["rules", game, "--lang", "en"]));
        for lang in ["en", "fa", "he", "pl", "pt"] {
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
        for word in ["perft", "promote", "plain-turns", "completions"] {
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
    assert_eq!(polish, "Gry i ich opcje");
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

#[test]
fn wrong_usage_is_2_and_says_what_to_do() {
    let wrong: [&[&str]; 16] = [
        &["nonsense"],
        &["games", "chess"],
        &["games", "--nonsense"],
        &["play"],
        &["perft", "halma"],
        &["perft", "halma", "-d", "0"],
        &["perft", "halma", "-d", "many"],
        &["perft", "halma", "-d", "1", "--option", "board"],
        &["perft", "halma", "-d", "1", "--option", "board=9x9"],
        &["perft", "halma", "-d", "1", "--option", "oasis=on"],
        &["perft", "halma", "-d", "1", "--preset", "standard"],
        &["perft", "halma", "-d", "1", "--seats", "3"],
        &["perft", "skud", "-d", "1", "--seats", "3", "--option", "opening=clashing"],
        &["perft", "halma", "-d", "1", "--position", "A to move; A z99"],
        &["random", "skud", "--first", "G"],
        &["bench", "nothing"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(complaint(&output).starts_with("error: ") && output.stdout.is_empty(), "{arguments:?}");
        assert!(!complaint(&output).contains('⟨'), "{}", complaint(&output));
    }
}

#[test]
fn what_fails_is_1_and_says_why() {
    let bad = Scratch::new("bad.txt", RECORD.replace("c2-c3", "c2-c5").as_bytes());
    let good = Scratch::new("good.txt", RECORD.as_bytes());
    let folder = env!("CARGO_TARGET_TMPDIR");
    let failing: [&[&str]; 8] = [
        &["show", "no-such-file.txt"],
        &["show", folder],
        &["show", bad.path()],
        &["show", good.path(), "--turn", "3"],
        &["replay", bad.path()],
        &["verify", "no-such-file.jsonl"],
        &["verify", folder],
        &["play", "halma", "--load", "no-such-file.txt"],
    ];
    for arguments in failing {
        let output = run(arguments);
        assert_eq!(code(&output), 1, "{arguments:?}");
        assert!(complaint(&output).starts_with("error: "), "{arguments:?}: {}", complaint(&output));
    }
}

#[test]
fn json_is_json() {
    let good = Scratch::new("json.txt", RECORD.as_bytes());
    let commands: [&[&str]; 7] = [
        &["games", "--json"],
        &["show", good.path(), "--json"],
        &["replay", good.path(), "--from", "2", "--json"],
        &["perft", "halma", "-d", "2", "--json"],
        &["perft", "street", "-d", "1", "--divide", "--json"],
        &["random", "street", "-n", "2", "--json"],
        &["bench", "rules", "--quick", "--json"],
    ];
    for arguments in commands {
        for lang in ["en", "fa"] {
            let output = run(&[arguments, &["--lang", lang]].concat());
            assert_eq!(code(&output), 0, "{arguments:?}");
            let _: Value = serde_json::from_str(&text(&output)).unwrap();
        }
    }
    let counts: Value =
        serde_json::from_slice(&run(&["perft", "halma", "-d", "3", "--json"]).stdout).unwrap();
    assert_eq!(counts["counts"][2]["count"], 20_050);
}

#[test]
fn a_record_is_shown_at_any_turn() {
    let good = Scratch::new("show.txt", RECORD.as_bytes());
    let last = text(&run(&["show", good.path()]));
    assert!(
        last.contains("1B.h8-f6") && last.contains("Ana") && last.contains("   6 · · · · ·>B B B 6"),
        "{last}"
    );
    let start = text(&run(&["show", good.path(), "--turn", "0"]));
    assert!(!start.contains("1A.c2-c3") && start.contains("   3 A A · "), "{start}");
    assert_eq!(text(&run(&["replay", good.path()])).matches("a b c d e f g h").count(), 6);
    let piped = fed(&["show", "-"], |input| input.write_all(RECORD.as_bytes()).unwrap());
    assert_eq!(text(&piped), last);
    let position = last.lines().find_map(|line| line.strip_prefix("Position: ")).unwrap();
    let again = text(&run(&["show", "halma", "--position", position]));
    assert!(again.contains(position));
}

#[test]
fn boards_keep_their_order_in_right_to_left_text() {
    let good = Scratch::new("rtl.txt", RECORD.as_bytes());
    for lang in ["fa", "he"] {
        let shown = text(&run(&["show", good.path(), "--lang", lang]));
        let board: Vec<_> = shown.lines().filter(|line| line.contains('·')).collect();
        assert_eq!(board.len(), 8);
        assert!(board.iter().all(|line| line.starts_with('\u{2066}') && line.ends_with('\u{2069}')));
        let opened = shown.chars().filter(|c| ('\u{2066}'..='\u{2068}').contains(c)).count();
        assert_eq!(opened, shown.chars().filter(|c| *c == '\u{2069}').count(), "every isolate is closed");
    }
}

#[test]
fn colours_are_for_terminals_only() {
    let good = Scratch::new("colour.txt", RECORD.as_bytes());
    assert!(!text(&run(&["show", good.path()])).contains('\u{1b}'));
    let forced = teahouse(&["show", good.path()]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(text(&forced).contains('\u{1b}'));
}

#[test]
fn perft_counts_what_the_rules_say() {
    let turns = "0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)";
    let output = run(&["perft", "skud", "-d", "3", "--preset", "garden-gate", "--turns", turns]);
    let shown = text(&output);
    for count in [" 27 ", " 747 ", " 28,425 "] {
        assert!(shown.contains(count), "{shown}");
    }
    let divided = text(&run(&["perft", "street", "-d", "2", "--divide"]));
    assert!(divided.lines().count() == 171 && divided.contains("28,900"), "{divided}");
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let figures = |seed: &str| {
        let mut value: Value =
            serde_json::from_slice(&run(&["random", "halma", "-n", "5", "--seed", seed, "--json"]).stdout)
                .unwrap();
        value.as_object_mut().unwrap().remove("seconds");
        value.as_object_mut().unwrap().remove("seed");
        value
    };
    assert_eq!(figures("7"), figures("7"));
    assert_ne!(figures("7"), figures("8"));
}

const CASE: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"A","turns":["1A.c2-c3","1B.h8-f6"],"legal":[24,24],"winner":null,"reason":null}"#;

#[test]
fn verify_finds_a_planted_difference() {
    let good = Scratch::new("good.jsonl", format!("{CASE}\n\n{CASE}\n").as_bytes());
    let output = run(&["verify", good.path()]);
    assert_eq!(
        (code(&output), text(&output).as_str()),
        (0, "checked: 2 games, 4 turns, 0 positions, 0 differences\n")
    );
    let planted = [
        CASE.replace("[24,24]", "[24,25]"),
        CASE.replace("[24,24]", "[24]"),
        CASE.replace("h8-f6", "h8-f5"),
        CASE.replace(r#""winner":null"#, r#""winner":"A""#),
        CASE.replace(r#""winner":null"#, r#""unheard":1,"winner":null"#),
        CASE.replace(r#""8x8""#, r#""9x9""#),
        CASE.replace("halma", "chess"),
        CASE.replace(r#""first":"A""#, r#""first":"C""#),
        CASE.replace(r#""reason":null"#, r#""refused":1"#),
        CASE.replace(r#""reason":null"#, r#""legal_turns":["a1-a2"]"#),
        CASE.replace(r#""reason":null"#, r#""to_move":"B""#),
        "[]".to_string(),
        "{".to_string(),
        "\u{0}\u{0}".to_string(),
    ];
    for case in planted {
        let bad = Scratch::new("planted.jsonl", case.as_bytes());
        for lang in ["en", "he"] {
            let output = run(&["verify", bad.path(), "--lang", lang]);
            assert_eq!(code(&output), 1, "{case}");
            let closing = text(&output).lines().last().unwrap().to_string();
            assert!(
                closing.starts_with("checked: ") && !closing.ends_with(" 0 differences"),
                "{case}: {closing}"
            );
        }
        let value: Value = serde_json::from_slice(&run(&["verify", bad.path(), "--json"]).stdout).unwrap();
        assert_eq!(value["first"][0]["line"], 1, "{value}");
    }
}

/// One move before A fills the camp, played to its end.
const PLACED: &str = r#"{"game":"halma","seats":2,"options":{"preset":"classic","board":"8x8"},"first":"B","setup":{"to_move":1,"pieces":[["e8","f8","g6","g7","g8","h5","h6","h7","h8","f6"],["a1","b1","c4"]]},"turns":["1B.b1-b2","1A.f6-f7"],"legal":[null,13],"winner":"A","reason":"camp","ranking":["A","B"]}"#;

#[test]
fn verify_takes_a_game_that_begins_from_a_setup() {
    let good = Scratch::new("placed.jsonl", PLACED.as_bytes());
    let output = run(&["verify", good.path()]);
    assert_eq!(text(&output), "checked: 1 games, 2 turns, 0 positions, 0 differences\n");
    for (what, with) in [
        ("[null,13]", "[null,14]"),
        ("1A.f6-f7", "1A.f6-e6"),
        (r#""winner":"A""#, r#""winner":"draw""#),
        (r#""to_move":1"#, r#""to_move":0"#),
        (r#""to_move":1,"#, ""),
        (r#","reason""#, r#","harmonies_now":1,"reason""#),
        ("halma", "skud"),
    ] {
        assert!(PLACED.contains(what), "{what}");
        let bad = Scratch::new("misplaced.jsonl", PLACED.replace(what, with).as_bytes());
        assert_eq!(code(&run(&["verify", bad.path()])), 1, "{what} {with}");
    }
}

#[test]
fn verify_reads_gzip_and_standard_input() {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packed.write_all(format!("{CASE}\n").as_bytes()).unwrap();
    let packed = packed.finish().unwrap();
    let file = Scratch::new("packed.jsonl.gz", &packed);
    assert_eq!(code(&run(&["verify", file.path(), file.path()])), 0);
    let half = Scratch::new("half.jsonl.gz", &packed[..packed.len() / 2]);
    assert_eq!(code(&run(&["verify", half.path()])), 1);
    let piped = fed(&["verify", "-"], move |input| input.write_all(&packed).unwrap());
    assert_eq!(text(&piped), "checked: 1 games, 2 turns, 0 positions, 0 differences\n");
}

#[test]
fn plain_play_goes_on_after_a_refused_line() {
    let output = fed(&["play", "halma", "--first", "A"], |input| {
        input.write_all(b"c2-c3\nc2-c9\n\0\xff\xfe\nh8-f6\nundo\nmoves\nquit\n").unwrap();
    });
    assert_eq!(code(&output), 1);
    assert_eq!(complaint(&output).matches("error: ").count(), 2);
    assert!(text(&output).contains("\n1A.c2-c3\n"), "{}", text(&output));
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_person() {
    let arguments = ["play", "halma", "--first", "A", "--bot", "A=greedy", "--seed", "1"];
    let output = fed(&arguments, |input| {
        input.write_all(b"undo\nmoves\nh8-f6\nmoves\nundo\nmoves\nredo\nmoves\n").unwrap();
    });
    assert_eq!(code(&output), 1, "the bot's first turn cannot be taken back");
    let text = text(&output);
    let moves: Vec<_> = text.lines().filter(|line| line.starts_with("1A.")).collect();
    let turns: Vec<_> = moves.iter().map(|line| line.split("; ").count()).collect();
    assert_eq!(turns, [1, 3, 1, 3], "{text}");
    assert_eq!((moves[0], moves[1]), (moves[2], moves[3]));
}

#[test]
fn bots_play_to_the_end_and_the_record_is_kept() {
    let record = Scratch::new("kept.txt", b"");
    let arguments =
        ["play", "street", "--bot", "H=random", "--bot", "G=greedy", "--seed", "5", "--save", record.path()];
    let output = run(&arguments);
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let kept = std::fs::read_to_string(&record.0).unwrap();
    assert!(kept.contains("player H: random\nplayer G: greedy\ndate: 20"), "{kept}");
    assert_eq!(code(&run(&["show", record.path()])), 0);
    let loaded =
        fed(&["play", "street", "--load", record.path()], |input| input.write_all(b"undo\nredo\n").unwrap());
    assert_eq!(code(&loaded), 0);
    assert_eq!(code(&run(&["play", "halma", "--load", record.path()])), 2, "a record of another game");
}

#[test]
fn a_line_of_100_megabytes_is_no_trouble() {
    let long = |before: &'static [u8]| {
        move |input: &mut dyn Write| {
            let block = vec![b'7'; 1 << 20];
            let _ = input.write_all(before);
            for _ in 0..100 {
                if input.write_all(&block).is_err() {
                    return;
                }
            }
            let _ = input.write_all(b"\n");
        }
    };
    assert_eq!(code(&fed(&["show", "-"], long(b"game: halma\n\n1A."))), 1);
    assert_eq!(code(&fed(&["replay", "-"], long(b"game: "))), 1);
    assert_eq!(code(&fed(&["verify", "-"], long(b"{\"game\":\"halma\",\"turns\":[1"))), 1);
    assert_eq!(code(&fed(&["play", "skud"], long(b""))), 1);
    let many = |before: &'static [u8], part: &'static [u8]| {
        move |input: &mut dyn Write| drop(input.write_all(&[before, &part.repeat(4 << 20)].concat()))
    };
    assert_eq!(code(&fed(&["show", "-"], many(b"game: halma\n\n1", b";"))), 1);
    assert_eq!(code(&fed(&["verify", "-"], many(b"[1", b",1"))), 1);
}

#[test]
fn noise_is_refused_and_never_a_crash() {
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..12 {
        let noise: Vec<u8> = (0..rng.usize(1..4000)).map(|_| rng.u8(..)).collect();
        for arguments in [&["show", "-"] as &[&str], &["replay", "-"], &["verify", "-"], &["play", "street"]]
        {
            let noise = noise.clone();
            assert_eq!(code(&fed(arguments, move |input| drop(input.write_all(&noise)))), 1, "{arguments:?}");
        }
    }
    let nested = format!("{{\"game\":{}", "[".repeat(200_000));
    assert_eq!(code(&fed(&["verify", "-"], move |input| drop(input.write_all(nested.as_bytes())))), 1);
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let good = Scratch::new("pipe.txt", RECORD.as_bytes());
    let mut child = teahouse(&["perft", "street", "-d", "2", "--divide"]).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut child = teahouse(&["replay", good.path()]).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_in_a_wrong_encoding_are_wrong_usage() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for command in ["games", "play"] {
        let output = teahouse(&[command]).arg(odd).output().unwrap();
        assert_eq!(code(&output), 2);
    }
    assert_eq!(code(&teahouse(&["show"]).arg(odd).output().unwrap()), 1, "any name may be a file's");
}

#[test]
fn a_finisher_has_won_though_the_others_drew_and_every_language_says_so() {
    let camp = "m1 n1 o1 p1 n2 o2 p2 n3 o3 p3 o4 p4";
    let record = format!(
        "game: halma\nseats: 4\nresult: B turn-limit\n\
         start: B to move; turns A 999 B 50 C 999 D 999; A a8; B {camp} m3; C a9; D h1\n\n\
         51B.m3-m2;1000C.a9-b9;1000D.h1-i1;1000A.a8-b8\n"
    );
    let file = Scratch::new("finisher.txt", record.as_bytes());
    for (lang, words) in [
        ("en", "Player B won: first to finish; the others drew"),
        ("fa", "بقیه مساوی کردند"),
        ("he", "השאר סיימו בתיקו"),
        ("pl", "pozostali zremisowali"),
        ("pt", "os demais empataram"),
    ] {
        let output = run(&["show", file.path(), "--lang", lang]);
        assert_eq!(code(&output), 0, "{}", complaint(&output));
        assert!(text(&output).contains(words), "{}", text(&output));
    }
}

#[test]
fn a_match_of_four_games_is_counted_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let common = ["--game", "halma", "-n", "4", "--nodes", "60", "--longest", "30", "--seed", "3"];
    let output = run(&[&["match", "engine", "random"], &common[..], &["--save", path, "--json"]].concat());
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["games"], 4, "{value}");
    let sum = |keys: &[&str]| keys.iter().map(|key| value[key].as_u64().unwrap()).sum::<u64>();
    assert_eq!(sum(&["wins", "draws", "losses"]), 4);
    assert_eq!(value["pairs"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 2);
    for side in value["sides"].as_array().unwrap() {
        for fault in ["crashes", "time_losses", "illegal"] {
            assert_eq!(side[fault], 0, "{value}");
        }
    }
    let mut records: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    records.sort();
    assert_eq!(records.len(), 4);
    let read = |path: &PathBuf| std::fs::read_to_string(path).unwrap();
    assert!(read(&records[0]).contains("player A: engine\nplayer B: random"), "{}", read(&records[0]));
    assert!(read(&records[1]).contains("player A: random\nplayer B: engine"), "{}", read(&records[1]));
    for record in &records {
        assert_eq!(code(&run(&["show", record.to_str().unwrap()])), 0);
    }
    // The same seed and nodes give the same games, however many are played at once.
    let closing = |workers: &str| {
        let output =
            run(&[&["match", "engine", "greedy"], &common[..], &["--concurrency", workers]].concat());
        let text = text(&output);
        let line = text.lines().last().unwrap().to_string();
        assert!(line.starts_with("match: games=4 wins="), "{line}");
        line.split(" ms=").next().unwrap().to_string()
    };
    assert_eq!(closing("1"), closing("2"));
}

#[test]
fn a_match_meets_other_programs() {
    let own = format!("cmd:{} engine", env!("CARGO_BIN_EXE_teahouse"));
    let common =
        ["--game", "street", "-n", "2", "--nodes", "50", "--longest", "12", "--openings", "random:2"];
    let output = run(&[&["match", &own, "random"], &common[..]].concat());
    let line = text(&output).lines().last().unwrap().to_string();
    assert!(line.contains("games=2") && line.contains("crashes=0,0 time=0,0 illegal=0,0"), "{line}");
}

#[test]
fn three_and_four_seats_rotate() {
    for (game, seats, games) in [("skud", "3", "games=3 "), ("halma", "4", "games=4 ")] {
        let more: &[&str] = if game == "halma" { &["-o", "board=16x16"] } else { &[] };
        let common =
            ["match", "greedy", "random", "--game", game, "--seats", seats, "-n", "3", "--longest", "24"];
        let output = run(&[&common[..], more].concat());
        assert_eq!(code(&output), 0, "{}", complaint(&output));
        assert!(text(&output).lines().last().unwrap().contains(games), "{}", text(&output));
    }
}

#[test]
fn wrong_matches_are_wrong_usage() {
    let wrong: [&[&str]; 7] = [
        &["match", "engine", "nobody", "--game", "halma"],
        &["match", "engine", "--game", "halma"],
        &["match", "engine", "random"],
        &["match", "engine", "random", "--game", "halma", "--tc", "fast"],
        &["match", "engine", "random", "--game", "halma", "--sprt", "5,0"],
        &["match", "engine", "random", "--game", "halma", "--openings", "random:x"],
        &["match", "engine", "random", "--game", "halma", "--time", "5", "--nodes", "5"],
    ];
    for arguments in wrong {
        assert_eq!(code(&run(arguments)), 2, "{arguments:?}");
    }
}

#[test]
fn the_engine_answers_programs_and_survives_noise() {
    let output = fed(&["engine"], |input| {
        input.write_all(b"uci\n\xff\xfe\0\nnonsense\nsetoption name Game value halma\ngo depth 2\n").unwrap();
    });
    assert_eq!(code(&output), 0);
    let said = text(&output);
    assert!(said.contains("\nuciok\n") && said.lines().last().unwrap().starts_with("bestmove "), "{said}");
    let mut rng = fastrand::Rng::with_seed(4);
    let noise: Vec<u8> = (0..60_000).map(|_| if rng.u8(..9) == 0 { b'\n' } else { rng.u8(..) }).collect();
    let output = fed(&["engine"], move |input| drop(input.write_all(&noise)));
    assert_eq!(code(&output), 0);
    let long = |input: &mut dyn Write| {
        let block = vec![b'7'; 1 << 20];
        let _ = input.write_all(b"position start turns ");
        (0..40).for_each(|_| drop(input.write_all(&block)));
        let _ = input.write_all(b"\nisready\nquit\n");
    };
    let output = fed(&["engine"], long);
    assert_eq!(text(&output).lines().last(), Some("readyok"));
    assert_eq!(text(&output).lines().count(), 2);
}

#[test]
fn a_record_and_a_position_are_analysed() {
    let good = Scratch::new("analysed.txt", RECORD.as_bytes());
    let output = run(&["analyse", good.path(), "--depth", "2", "--json"]);
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let turns = value["turns"].as_array().unwrap();
    assert_eq!((turns.len(), turns[0]["entry"].as_str()), (2, Some("1A.c2-c3")), "{value}");
    assert!(turns.iter().all(|turn| turn["loss"].as_i64().unwrap() >= 0), "{value}");
    assert_eq!(value["players"][1]["turns"], 1);
    let some = run(&["analyse", good.path(), "--depth", "1", "--from", "2", "--json"]);
    let some: Value = serde_json::from_slice(&some.stdout).unwrap();
    assert_eq!(some["turns"].as_array().unwrap().len(), 1);
    for lang in ["en", "fa", "he", "pl", "pt"] {
        let text = text(&run(&["analyse", good.path(), "--depth", "1", "--lang", lang]));
        assert!(text.contains("1A.c2-c3") && !text.contains('⟨'), "{text}");
    }
    let output = run(&["analyse", "halma", "--lines", "3", "--depth", "2", "--json"]);
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let lines = value["lines"].as_array().unwrap();
    let scores: Vec<_> = lines.iter().map(|line| line["score"]["cp"].as_i64().unwrap()).collect();
    assert!(scores.len() == 3 && scores.is_sorted_by(|a, b| a >= b), "{value}");
    // Wherever the search ends, no line comes twice.
    for nodes in ["450", "1200", "1500", "8250"] {
        let asked = ["--nodes", nodes, "--lines", "3", "--turns", "c2-c3;h8-f6", "--json"];
        let output = run(&[&["analyse", "halma"], &asked[..]].concat());
        let value: Value = serde_json::from_slice(&output.stdout).unwrap();
        let lines = value["lines"].as_array().unwrap();
        let mut firsts: Vec<_> = lines.iter().map(|line| line["turns"][0].as_str().unwrap()).collect();
        let scores: Vec<_> = lines.iter().map(|line| line["score"]["cp"].as_i64().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{value}");
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 3, "{value}");
    }
    assert_eq!(code(&run(&["analyse", "no-such-file"])), 1);
    assert_eq!(code(&run(&["analyse", "chess", "--position", "x"])), 2);
}

#[test]
fn the_engine_says_what_a_value_comes_from() {
    let skud = ["--position", "turn 9G | 4,1:GR4 4,5:GR5 -3,2:HW3 | G 2xR4 2xR5 L | H 2xW3 O"];
    let why = ["analyse", "skud", "--why", "--depth", "1"];
    let output = run(&[&why[..], &skud, &["--json"]].concat());
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    let shares = value["why"].as_array().unwrap();
    assert_eq!(shares.len(), 3, "{value}");
    let own = shares.iter().find(|share| share["at"]["y"] == 5).unwrap();
    assert!(own["owner"] == "G" && own["kind"] == "R5" && own["cp"].as_i64().unwrap() > 0, "{value}");
    for lang in ["en", "fa", "he", "pl", "pt"] {
        let text = text(&run(&[&why[..], &skud, &["--lang", lang]].concat()));
        assert!(text.contains("(4,5)") && !text.contains('⟨'), "{text}");
    }
    // A record has many positions.
    let record = Scratch::new("explained.txt", RECORD.as_bytes());
    let refused = run(&["analyse", record.path(), "--why"]);
    assert!(code(&refused) == 1 && complaint(&refused).contains("--position"), "{}", complaint(&refused));
}

#[test]
fn a_level_plays_the_other_seats() {
    let output = fed(&["play", "halma", "--first", "A", "--level", "1"], |input| {
        input.write_all(b"c2-c3\nmoves\n").unwrap();
    });
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    assert!(text(&output).contains("level 1: 1B."), "{}", text(&output));
    let output = run(&["play", "halma", "--first", "A", "--level", "1", "--seat", "B"]);
    assert!(text(&output).contains("level 1: 1A."), "{}", text(&output));
    assert_eq!(code(&run(&["play", "halma", "--level", "11"])), 2);
    assert_eq!(code(&run(&["play", "halma", "--bot", "A=level:0"])), 2);
}

#[test]
fn the_bench_of_the_engine_ends_with_its_signature() {
    let output = run(&["bench", "engine", "--quick"]);
    assert_eq!(code(&output), 0);
    let line = text(&output).lines().last().unwrap().to_string();
    let nodes: u64 = line.strip_prefix("Bench: ").unwrap().parse().unwrap();
    assert!(nodes > 100, "{line}");
}

/// The recorded cases that come with the project.
fn cases() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "gz")).collect();
    files.sort();
    files.into_iter().map(|file| file.to_str().unwrap().to_string()).collect()
}

#[test]
fn the_recorded_cases_show_no_difference() {
    let files = cases();
    let arguments: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = run(&arguments);
    let said = text(&output);
    assert_eq!(code(&output), 0, "{said}");
    assert!(said.ends_with("checked: 268 games, 51186 turns, 1991 positions, 0 differences\n"), "{said}");
}
