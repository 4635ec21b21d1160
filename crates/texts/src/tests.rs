//! Every language has a sentence for everything that the rules can say. `tests/words.rs` compares the languages.
#![allow(clippy::unwrap_used)]

use super::*;
use rules::GAMES;
use rules::game::Reason;
use rules::view::Place;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use walkdir::WalkDir;

/// All the Rust source under a folder of the workspace.
fn source(folder: &str) -> String {
    let paths = WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder)).into_iter();
    let paths = paths.map(|entry| entry.unwrap().into_path());
    let sources = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    sources.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// Every `Message::new("…")` in the sources of the rules.
fn said_by_the_rules() -> BTreeSet<String> {
    let source = source("rules/src");
    let said = source.split("Message::new(").skip(1);
    let said = said.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    said.map(str::to_string).collect()
}

#[test]
fn everything_the_rules_say_has_a_sentence() {
    let said = said_by_the_rules();
    assert!(said.len() > 10);
    let english = Texts::new(Lang::En);
    let missing: Vec<_> = said.iter().filter(|id| !english.has(&format!("says-{id}"))).collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
}

#[test]
fn everything_a_game_names_has_words() {
    let texts = Texts::new(Lang::En);
    let needed = |key: String| assert!(texts.has(&key), "{key}");
    Reason::ALL.iter().for_each(|reason| needed(format!("reason-{}", reason.id())));
    for info in GAMES {
        let game = info.id;
        needed(format!("game-{game}"));
        needed(format!("game-{game}-about"));
        info.presets.iter().for_each(|preset| {
            needed(format!("preset-{game}-{}", preset.name));
            needed(format!("preset-{game}-{}-title", preset.name));
        });
        for option in info.options {
            needed(format!("option-{game}-{}", option.name));
            needed(format!("option-{game}-{}-title", option.name));
            for value in option.values {
                assert!(
                    !texts.value(game, option.name, value).contains('⟨'),
                    "{game} {} {value}",
                    option.name
                );
            }
            option.numbers.iter().for_each(|_| needed(format!("value-{game}-{}-number", option.name)));
        }
        for seats in info.seats {
            (info.letters)(*seats).chars().for_each(|letter| needed(format!("seat-{game}-{letter}")));
        }
    }
}

#[test]
fn persian_numbers_have_persian_digits_and_notation_keeps_its_own() {
    let texts = Texts::new(Lang::Fa);
    assert_eq!(texts.number(1_091_689), "۱٬۰۹۱٬۶۸۹");
    let message = Message::new("record-line").number("line", 12).text("text", "3G.(0,-8)");
    let sentence = texts.message(&message);
    assert!(sentence.contains("۱۲"), "{sentence}");
    assert!(sentence.contains("\u{2066}3G.(0,-8)\u{2069}"), "{sentence}");
}

#[test]
fn midlines_have_the_directions_of_the_language() {
    let midlines = |lang: Lang| Texts::new(lang).figure("NESW");
    assert_eq!((midlines(Lang::En), midlines(Lang::Pt)), ("NESW".into(), "NLSO".into()));
    assert_eq!(midlines(Lang::Pl), "płn. wsch. płd. zach.");
    assert_eq!(midlines(Lang::He), "צפון מזרח דרום מערב");
    assert_eq!(
        (Texts::new(Lang::Fa).figure("12"), Texts::new(Lang::Fa).figure("")),
        ("۱۲".into(), "–".into())
    );
}

#[test]
fn plurals_follow_the_language() {
    let polish = Texts::new(Lang::Pl);
    let turns = |n: i64| polish.with("count-turns", &[("n", n.into())]);
    assert_eq!([turns(1), turns(3), turns(5), turns(22)], ["1 tura", "3 tury", "5 tur", "22 tury"]);
    assert_eq!(Texts::new(Lang::Pt).with("count-turns", &[("n", 1.into())]), "1 jogada");
}

#[test]
fn a_language_is_found_in_a_locale_name() {
    assert_eq!(Lang::find("pt_BR.UTF-8"), Some(Lang::Pt));
    assert_eq!(Lang::find("fa-IR"), Some(Lang::Fa));
    assert_eq!(Lang::find("C"), None);
}

#[test]
fn every_key_that_the_program_names_exists() {
    let english = Texts::new(Lang::En);
    let program = source("teahouse/src");
    for call in ["texts.get(\"", "texts.with(\""] {
        for rest in program.split(call).skip(1) {
            let key = rest.split('"').next().unwrap();
            assert!(english.has(key), "{key}");
        }
    }
}

/// Texts that are turns in few positions or none.
const ODD_TURNS: [&str; 12] =
    ["", "zz", "resign", "1X.a", "(0,0)-(0,1)", "a1-a1", "claim", "L(0,0)", "pass", "call", "R9(0,8)", "R,R"];

/// Places at which few steps begin.
fn odd_places() -> impl Iterator<Item = Place> {
    let tiles = ["R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "R", "W", "K", "B", "M", "P", "T", "tile"];
    let words = ["pass", "call", "claim", "decline"];
    tiles.map(Place::Tile).into_iter().chain(words.map(Place::Word))
}

/// Stems that refusals of Halma must not use, in the order of `Lang::ALL`: Halma has pieces on squares and no
/// reserve.
const NOT_IN_HALMA: [&[&str]; 5] = [
    &["tile", "point", "reserve"],
    &["نقطه", "ذخیره"],
    &["אריח", "נקוד", "מאגר"],
    &["płytk", "punkt", "zapas"],
    &["ponto", "reserva"],
];

/// Stems that refusals of the other games must not use.
const ONLY_IN_HALMA: [&[&str]; 5] =
    [&["piece", "square"], &["خانه"], &["משבצת"], &["pionek", "pionk"], &["casa "]];

/// Every refusal of random games, in every language: a whole sentence, every variable known, the words of the game.
#[test]
fn every_refusal_becomes_a_whole_sentence() {
    let all: Vec<_> = Lang::ALL.into_iter().map(Texts::new).collect();
    type Kind = (&'static str, u8, &'static [(&'static str, &'static str)]);
    let kinds: [Kind; 8] = [
        ("skud", 2, &[("oasis", "on"), ("accents", "all")]),
        ("skud", 2, &[("clash", "called"), ("oasis", "on")]),
        ("skud", 3, &[("oasis", "on"), ("accents", "all")]),
        ("street", 2, &[]),
        ("street", 2, &[("win", "start"), ("reach", "4")]),
        ("halma", 2, &[("no-return", "on")]),
        ("halma", 2, &[("camp-exit", "per-hop")]),
        ("halma", 4, &[("board", "16x16")]),
    ];
    let mut seen = BTreeSet::new();
    let mut look = |game: &str, message: &Message| {
        let shape: Vec<_> = message.args.iter().map(|(name, _)| *name).collect();
        if !seen.insert((game.to_string(), message.id, shape)) {
            return;
        }
        // The form of an entry has a full stop, which some languages call a point.
        let strange = match game {
            _ if message.id == "entry-malformed" => [[].as_slice(); 5],
            "halma" => NOT_IN_HALMA,
            _ => ONLY_IN_HALMA,
        };
        for (texts, strange) in all.iter().zip(strange) {
            let sentence = texts.message_of(game, message);
            for sign in ["⟨", "{", "$"].iter().chain(strange) {
                assert!(!sentence.to_lowercase().contains(sign), "{game}, {message}: {sentence}");
            }
        }
    };
    for (seed, (game, seats, options)) in kinds.into_iter().enumerate() {
        let info = rules::game_info(game).unwrap();
        let setup = rules::options::Setup::choose(info, Some(seats), None, options.iter().copied()).unwrap();
        let mut table = setup.open(None).unwrap();
        let mut rng = fastrand::Rng::with_seed(seed as u64);
        while table.outcome().is_none() {
            let steps = table.steps();
            let path = &steps[rng.usize(..steps.len())].path;
            let begun: Vec<_> = table.view().origins.into_iter().map(|origin| origin.place).collect();
            odd_places().filter_map(|place| table.refusal(&[place])).for_each(|message| look(game, &message));
            table.refusals(&[]).iter().for_each(|refused| look(game, &refused.why));
            let place = begun[rng.usize(..begun.len())];
            table.refusals(&[place]).iter().for_each(|refused| look(game, &refused.why));
            table.refusals(&path[..path.len() - 1]).iter().for_each(|refused| look(game, &refused.why));
            table.step(path).unwrap();
            if table.turn() > 150 {
                break;
            }
        }
        for text in ODD_TURNS {
            if let Err(message) = table.copy().play(text) {
                look(game, &message);
            }
            if let Err(message) = table.setup().clone().open(Some(text)) {
                look(game, &message);
            }
        }
    }
    assert!(seen.len() > 40, "{seen:?}");
}

/// Messages of every shape: numbers with their plurals, tiles, seats, points, quotations, a sentence for exactly these
/// particulars, words of the game, one in an entry of a record.
fn shapes() -> Vec<(&'static str, Message)> {
    let say = Message::new;
    vec![
        ("halma", say("must-pass")),
        ("halma", say("out-of-reach")),
        ("halma", say("out-of-reach").point("at", "d4")),
        ("street", say("out-of-reach").point("at", "(1,2)").number("reach", 1)),
        ("street", say("out-of-reach").point("at", "(1,2)").number("reach", 5)),
        ("skud", say("blocked").tile("tile", "R3").number("reach", 3)),
        ("skud", say("too-few-accents").number("count", 1)),
        ("skud", say("too-few-accents").number("count", 4)),
        (
            "skud",
            say("clash").tile("tile", "R3").point("at", "(0,3)").tile("with", "W5").point("by", "(0,7)"),
        ),
        ("skud", say("not-your-piece").seat("seat", 'G')),
        ("halma", say("empty-point").point("at", "d4")),
        ("street", say("empty-point").point("at", "(1,2)")),
        ("skud", say("game-over").text("reason", "ring")),
        ("halma", say("unknown-seats").number("seats", 1234).names("allowed", ["2", "4"])),
        ("halma", say("body-malformed").text("text", "c3–d4")),
        ("halma", say("illegal-path").number("turn", 27).point("from", "c3").point("to", "c5")),
    ]
}

/// The pages turn messages into sentences with their own code. Both are compared with one file: here for the
/// terminal, in the tests of the pages for the pages. Marks around notation are ignored, because terminal and
/// pages use different ones.
#[test]
fn the_sentences_are_those_that_the_pages_are_held_to() {
    let plain = |text: String| text.replace(|c| c == '`' || ('\u{2066}'..='\u{2069}').contains(&c), "");
    let all: Vec<_> = shapes()
        .into_iter()
        .map(|(game, message)| {
            let said: BTreeMap<_, _> = Lang::ALL
                .into_iter()
                .map(|lang| (lang.code(), plain(Texts::new(lang).message_of(game, &message))))
                .collect();
            serde_json::json!({ "game": game, "message": message, "sentences": said })
        })
        .collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/messages.json");
    let text = serde_json::to_string_pretty(&all).unwrap() + "\n";
    if std::env::var_os("TEAHOUSE_RENEW_MESSAGES").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "if the new sentences are right, run this test with TEAHOUSE_RENEW_MESSAGES=1");
}

/// A language is a folder of `locales/` and a line of `each_language!`: no other source of these crates names one.
#[test]
fn a_language_is_named_in_one_place() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut folders: Vec<_> = std::fs::read_dir(format!("{root}/locales"))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().join("terminal").is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    folders.sort_unstable();
    assert_eq!(folders, Lang::ALL.map(Lang::code));
    let sources =
        ["crates/texts/src", "crates/teahouse/src", "crates/wasm/src", "python/src", "python/teahouse"];
    let files = sources.iter().flat_map(|folder| WalkDir::new(format!("{root}/{folder}")));
    let mut naming = Vec::new();
    for file in files.map(|entry| entry.unwrap().into_path()) {
        let path = file.display().to_string();
        let tests = path.contains("/tests/") || path.ends_with("tests.rs");
        let Some(text) = std::fs::read_to_string(&file).ok().filter(|_| !tests) else { continue };
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = |lang: &Lang| {
            text.contains(&format!("\"{}\"", lang.code())) || text.contains(&format!("Lang::{lang:?}"))
        };
        // English is the fallback for missing sentences.
        if Lang::ALL[1..].iter().any(code) {
            naming.push(path);
        }
    }
    assert!(naming.len() == 1 && naming[0].ends_with("texts/src/lang.rs"), "{naming:?}");
}
