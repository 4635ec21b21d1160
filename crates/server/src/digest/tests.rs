//! Digests in all languages, from plain data.
#![allow(clippy::unwrap_used)]

use super::says::{About, Digest, Item, Player, Thing};
use super::{html, letter};
use crate::picture;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use protocol::game::SetupView;
use protocol::notices::NoticeKind;
use rules::catalogue::GameSpec;
use std::collections::HashSet;
use strum::IntoEnumIterator;
use texts::Lang;

const STOP: &str = "https://tea.example/api/mail/unsubscribe?key=abc&lang=en";

fn at(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

fn thing(kind: NoticeKind, detail: Option<&str>, who: Option<Player>) -> Thing {
    let (detail, at) = (detail.map(str::to_string), at("2026-11-18T09:12:00Z"));
    Thing { kind, detail, who, at, club: None, waits: !matches!(kind, NoticeKind::Over | NoticeKind::Began) }
}

fn named(name: &str) -> Player {
    Player::Named(name.to_string())
}

/// The first position of a game as a picture.
fn board(game: &str) -> Option<Vec<u8>> {
    let table = GameSpec::new(game).open().unwrap();
    let letters: String = table.board_view().seats.iter().map(|seat| seat.letter).collect();
    let setup = SetupView {
        game: game.to_string(),
        preset: table.setup().preset().to_string(),
        options: table.setup().all().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        first: letters[..1].to_string(),
        letters,
    };
    picture::board(&setup, &table.position(), 264)
}

fn item(game: &str, opponents: &[&str], things: Vec<Thing>) -> Item {
    let about = About {
        id: format!("{game}12345"),
        game: game.to_string(),
        opponents: opponents.iter().map(|name| named(name)).collect(),
        turns: 12,
        last: Some("6G.(-1,2)-(3,-4)+R(1,0)".to_string()),
        deadline: Some(at("2026-11-20T17:00:00Z")),
        board: board(game),
    };
    Item { about: Some(about), things }
}

fn items() -> Vec<Item> {
    let asks = Some(named("زوکو"));
    vec![
        item("skud", &["Zuko"], vec![thing(NoticeKind::Deadline, None, None)]),
        item(
            "street",
            &["זוקו", "Katara", "زوکو"],
            vec![thing(NoticeKind::Turn, None, None), thing(NoticeKind::Offer, Some("takeback"), asks)],
        ),
        item("halma", &["Toph"], vec![thing(NoticeKind::Pairing, None, None)]),
    ]
}

fn digest<'a>(lang: Lang, zone: &'a TimeZone, items: &'a [Item], more: usize) -> Digest<'a> {
    let (zone_name, base) = (zone.iana_name().unwrap(), "https://tea.example");
    Digest { name: "Iroh", lang, zone, zone_name, items, more, base, stop: STOP }
}

fn zone(lang: Lang) -> TimeZone {
    let name = match lang {
        Lang::En => "Europe/London",
        Lang::Fa => "Asia/Tehran",
        Lang::He => "Asia/Jerusalem",
        Lang::Pl => "Europe/Warsaw",
        Lang::Pt => "America/Sao_Paulo",
    };
    TimeZone::get(name).unwrap()
}

#[test]
fn one_mail_tells_of_every_game_in_every_language() {
    let (items, mut subjects) = (items(), HashSet::new());
    for lang in Lang::ALL {
        let letter = letter("iroh@tea.example".to_string(), &digest(lang, &zone(lang), &items, 2), &[]);
        for text in [&letter.text, &letter.html] {
            for part in ["\u{2068}Zuko\u{2069}", "\u{2068}זוקו\u{2069}", "\u{2068}زوکو\u{2069}", "6G.(-1,2)"]
            {
                assert!(text.contains(part), "{part} in {}: {text}", lang.code());
            }
            for game in ["skud", "street", "halma"] {
                assert!(text.contains(&format!("https://tea.example/game/{game}12345")), "{text}");
            }
            assert!(!text.contains(['⟨', '{']) || text.contains("@media"), "{text}");
        }
        assert!(letter.text.lines().any(|line| line == STOP), "{}", letter.text);
        let dir = if lang.is_rtl() { "rtl" } else { "ltr" };
        assert!(letter.html.contains(&format!("<html lang=\"{}\" dir=\"{dir}\">", lang.code())));
        // Whoever sees no pictures is told what they show.
        assert_eq!(letter.html.matches(" alt=\"").count(), 3);
        assert!(!letter.html.contains(" alt=\"\""), "{}", letter.html);
        let names: Vec<&str> = letter.pictures.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["board1", "board2", "board3"]);
        assert!(names.iter().all(|name| letter.html.contains(&format!("src=\"cid:{name}\""))));
        assert!(subjects.insert(letter.subject), "the same subject twice, in {}", lang.code());
        if let Some(folder) = std::env::var_os("TEAHOUSE_PICTURES") {
            let folder = std::path::Path::new(&folder);
            for (name, png) in &letter.pictures {
                std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
            }
            std::fs::write(folder.join(format!("{}.txt", lang.code())), &letter.text).unwrap();
            let shown = ["board1", "board2", "board3"]
                .iter()
                .fold(letter.html, |html, name| html.replace(&format!("cid:{name}"), &format!("{name}.png")));
            std::fs::write(folder.join(format!("{}.html", lang.code())), shown).unwrap();
        }
    }
}

#[test]
fn every_kind_of_notice_has_its_words_in_every_language() {
    for lang in Lang::ALL {
        let mut seen = HashSet::new();
        let details = |kind| match kind {
            NoticeKind::Club => {
                ["post", "invitation", "accepted", "match", "agreed"].into_iter().map(Some).collect()
            }
            NoticeKind::Offer => vec![Some("draw"), Some("takeback")],
            _ => vec![None],
        };
        for (kind, detail) in
            NoticeKind::iter().flat_map(|kind| details(kind).into_iter().map(move |detail| (kind, detail)))
        {
            let item = item("skud", &["Zuko"], vec![thing(kind, detail, Some(named("Zuko")))]);
            let subject = digest(lang, &zone(lang), &[item], 0).say().subject;
            assert!(subject.contains("Zuko") && !subject.contains('⟨'), "{subject}");
            assert!(seen.insert(subject), "the same twice: {kind:?} in {}", lang.code());
        }
    }
}

#[test]
fn names_are_no_markup() {
    let items = [item("skud", &["<img src=x>&\""], vec![thing(NoticeKind::Turn, None, None)])];
    let said = digest(Lang::En, &TimeZone::get("Europe/London").unwrap(), &items, 0).say();
    let page = html::page(&said);
    assert!(page.contains("&lt;img src=x&gt;&amp;&quot;") && !page.contains("<img src=x>"), "{page}");
}

#[test]
fn one_click_is_promised_only_where_it_is_safe() {
    let (items, zone) = (items(), zone(Lang::En));
    let header = |stop: &str, name: &str| {
        let digest = Digest { stop, ..digest(Lang::En, &zone, &items, 0) };
        let letter = letter("iroh@tea.example".to_string(), &digest, &[]);
        letter.headers.into_iter().find_map(|(header, value)| (header == name).then_some(value))
    };
    assert_eq!(header(STOP, "List-Unsubscribe"), Some(format!("<{STOP}>")));
    assert_eq!(header(STOP, "List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    let plain = STOP.replace("https", "http");
    assert_eq!(header(&plain, "List-Unsubscribe"), Some(format!("<{plain}>")));
    assert_eq!(header(&plain, "List-Unsubscribe-Post"), None);
}

#[test]
fn the_same_notices_make_the_same_mail_and_others_another() {
    let (items, zone) = (items(), zone(Lang::En));
    let name = |told: &[&str]| {
        let told: Vec<String> = told.iter().map(|id| (*id).to_string()).collect();
        letter("iroh@tea.example".to_string(), &digest(Lang::En, &zone, &items, 0), &told).name
    };
    assert_eq!(name(&["a", "b"]), name(&["a", "b"]));
    assert_ne!(name(&["a", "b"]), name(&["a", "c"]));
}
