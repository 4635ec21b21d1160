//! Every section of every game in every language: whole sentences, drawn figures, nothing of the pages.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::texts::Lang;
use anstream::adapter::strip_str;

fn plain(lang: Lang, game: &'static str, section: Option<&str>) -> String {
    let text = written(&Texts::with_rules(lang), game, section, 80).unwrap();
    strip_str(&text).to_string()
}

const GAMES: [(&str, usize); 3] = [("skud", 17), ("street", 12), ("halma", 15)];

#[test]
fn every_section_prints_in_every_language() {
    for lang in Lang::ALL {
        let lore = Texts::with_rules(lang);
        for (game, least) in GAMES {
            let all: Vec<Section> =
                serde_json::from_str(texts::sections(game).unwrap()).expect("the sections can be read");
            assert!(all.len() >= least, "{game}: {}", all.len());
            for Section { id, parts } in all {
                let key = |n: usize| format!("rules-{game}-{id}-{n}");
                assert!((1..=parts.len()).all(|n| lore.has(&key(n))), "{game} {id} in {}", lang.code());
                assert!(!lore.has(&key(parts.len() + 1)), "{game} {id} has a text without a part");
                let text = plain(lang, game, Some(&id));
                for odd in ["⟨", "{", "rules-", "<a", "</", "&nbsp;", "**"] {
                    assert!(!text.contains(odd), "{odd:?} in {game} {id} in {}:\n{text}", lang.code());
                }
                let isolates = text.contains(|c| ('\u{2066}'..='\u{2069}').contains(&c));
                assert_eq!(isolates, lang.is_rtl(), "{game} {id} in {}", lang.code());
                let long = text.lines().find(|line| width(line) > 80);
                assert!(long.is_none(), "{game} {id} in {}: {long:?}", lang.code());
            }
        }
    }
}

#[test]
fn right_to_left_prose_is_isolated_and_boards_are_not_turned() {
    for lang in [Lang::Fa, Lang::He] {
        let text = plain(lang, "skud", Some("arrange"));
        for line in text.lines().filter(|line| !line.is_empty()) {
            assert!(line.starts_with(['\u{2066}', '\u{2067}']) && line.ends_with('\u{2069}'), "{line:?}");
        }
    }
}

#[test]
fn a_figure_has_its_circles_arrows_and_harmonies() {
    let arrange = plain(Lang::En, "skud", Some("arrange"));
    assert!(arrange.contains("( + | + |"), "{arrange}");
    let capture = plain(Lang::En, "skud", Some("capture"));
    assert!(capture.contains("(1,3) → (0,5)"), "{capture}");
    let jump = plain(Lang::En, "halma", Some("jump"));
    assert!(jump.contains("b2 → d4   d4 → d6   d6 → f6"), "{jump}");
    let harmony = plain(Lang::En, "skud", Some("harmony"));
    assert!(harmony.contains("(-5,-2)~") && harmony.contains("R3 Rose"), "{harmony}");
}

#[test]
fn an_unknown_section_names_those_there_are() {
    let lore = Texts::with_rules(Lang::En);
    let Err(Failure::Usage(text)) = written(&lore, "halma", Some("rules"), 80) else { panic!("refused") };
    assert!(text.contains("“rules”") && text.contains("idea, board, setup"), "{text}");
}
