//! What holds of every language: the same keys, the same variables, nothing left in English, and a
//! sentence for everything that the rules can say.
#![allow(clippy::unwrap_used)]

use super::*;
use fluent_syntax::ast::{self, Entry};
use rules::GAMES;
use rules::game::Reason;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Names that are the same in some languages by nature.
const SAME: &[&str] = &[
    "game-skud",
    "game-halma",
    "list-comma",
    "draw-harmonies",
    "meta-n",
    "report-seconds",
    "report-percent",
    "report-total",
    "play-bot-moved",
];

/// The keys of a language with their variables.
fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for source in lang.sources() {
        let resource = fluent_syntax::parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}\n{source}", lang.code()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                let pattern = message.value.expect("a key has a sentence");
                variables_of(&pattern, &mut variables);
                let twice = keys.insert(message.id.name.to_string(), variables);
                assert!(twice.is_none(), "{} stands twice in {}", message.id.name, lang.code());
            }
        }
    }
    keys
}

fn variables_of(pattern: &ast::Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            let mut inline = |inline: &ast::InlineExpression<&str>| match inline {
                ast::InlineExpression::VariableReference { id } => {
                    out.insert(id.name.to_string());
                }
                ast::InlineExpression::StringLiteral { .. } => {}
                other => panic!("plain variables are enough: {other:?}"),
            };
            match expression {
                ast::Expression::Inline(expression) => inline(expression),
                ast::Expression::Select { selector, variants } => {
                    inline(selector);
                    variants.iter().for_each(|variant| variables_of(&variant.value, out));
                }
            }
        }
    }
}

#[test]
fn every_key_exists_in_every_language_with_the_same_variables() {
    let english = keys(Lang::En);
    assert!(english.len() > 100);
    for lang in Lang::ALL {
        let theirs = keys(lang);
        for (key, variables) in &english {
            assert_eq!(Some(variables), theirs.get(key), "{key} in {}", lang.code());
        }
        for key in theirs.keys() {
            assert!(english.contains_key(key), "{key} in {} is not in English", lang.code());
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let plain = |lang: Lang| {
        let mut sentences = BTreeMap::new();
        for source in lang.sources() {
            for entry in fluent_syntax::parser::parse(*source).unwrap().body {
                if let Entry::Message(message) = entry {
                    sentences.insert(message.id.name, format!("{:?}", message.value));
                }
            }
        }
        sentences
    };
    let english = plain(Lang::En);
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (key, sentence) in plain(lang) {
            // What has no letters outside its variables and notation is the same everywhere.
            let same = english.get(key) == Some(&sentence) && !SAME.contains(&key);
            assert!(!same, "{key} in {} is the English one", lang.code());
        }
    }
}

#[test]
fn notation_in_the_language_files_is_closed_in_every_line() {
    for lang in Lang::ALL {
        for line in lang.sources().iter().flat_map(|source| source.lines()) {
            assert!(line.matches('`').count().is_multiple_of(2), "{}: {line}", lang.code());
        }
    }
}

/// Every `Message::new("…")` in the sources of the rules.
fn said_by_the_rules(folder: &Path, out: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            said_by_the_rules(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            for rest in source.split("Message::new(").skip(1) {
                if let Some(id) = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next())
                {
                    out.insert(id.to_string());
                }
            }
        }
    }
}

#[test]
fn everything_the_rules_say_has_a_sentence() {
    let mut said = BTreeSet::new();
    said_by_the_rules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src"), &mut said);
    assert!(said.len() > 10);
    let english = keys(Lang::En);
    let missing: Vec<_> = said.iter().filter(|id| !english.contains_key(&format!("says-{id}"))).collect();
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
        info.presets.iter().for_each(|preset| needed(format!("preset-{game}-{}", preset.name)));
        for option in info.options {
            needed(format!("option-{game}-{}", option.name));
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
