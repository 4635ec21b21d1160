//! The wording of a digest: from notices to sentences in the reader's language, the same for plain text and
//! HTML.

use super::date::written;
use crate::people::words::words;
use crate::time::Moment;
use jiff::tz::TimeZone;
use protocol::notices::NoticeKind;
use texts::{Lang, Texts};

/// Bidi isolates: `FSI` around names, whose direction is detected, and `LRI` around notation.
const FSI: char = '\u{2068}';
const LRI: char = '\u{2066}';
const PDI: char = '\u{2069}';

/// A participant of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Has an account.
    Named(String),
    /// A guest, a deleted account or nobody.
    Nobody,
    Computer,
}

/// One notice about a game or a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    pub kind: NoticeKind,
    /// `draw` or `takeback` for an offer.
    pub detail: Option<String>,
    /// Who has caused it.
    pub who: Option<Player>,
    pub at: Moment,
    /// Whether it waits for an action.
    pub waits: bool,
    /// The identifier and name of the club that it is about.
    pub club: Option<(String, String)>,
}

/// The game of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub id: String,
    /// The `id` of the game in the catalogue.
    pub game: String,
    pub opponents: Vec<Player>,
    pub turns: usize,
    /// The last turn, in notation.
    pub last: Option<String>,
    /// The reader's deadline.
    pub deadline: Option<Moment>,
    /// The board as PNG, if it is among the first.
    pub board: Option<Vec<u8>>,
}

/// An item of a digest: a game with all its notices, or one notice without a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub about: Option<About>,
    /// Most urgent first.
    pub things: Vec<Thing>,
}

/// The contents of a digest.
pub struct Digest<'a> {
    /// The reader's name.
    pub name: &'a str,
    pub lang: Lang,
    pub zone: &'a TimeZone,
    /// The name of the time zone.
    pub zone_name: &'a str,
    pub items: &'a [Item],
    /// How many items were left out.
    pub more: usize,
    /// The base of all links.
    pub base: &'a str,
    /// The unsubscribe link.
    pub stop: &'a str,
}

/// A digest in words.
pub struct Said {
    pub lang: Lang,
    /// The name of the server for readers.
    pub house: String,
    pub subject: String,
    pub hello: String,
    pub cards: Vec<Card>,
    pub more: Option<String>,
    /// Texts with their links.
    pub all: (String, String),
    pub settings: (String, String),
    pub stop: (String, String),
    pub why: String,
}

/// One item of a digest in words.
pub struct Card {
    pub heading: String,
    /// The heading and further lines.
    pub lines: Vec<String>,
    /// The text and target of the link.
    pub open: (String, String),
    /// The alternative text of the picture.
    pub alt: String,
    /// The board as PNG.
    pub board: Option<Vec<u8>>,
}

/// A name for use in any text.
fn isolated(name: &str) -> String {
    format!("{FSI}{name}{PDI}")
}

/// Notation for use in any text.
fn code(text: &str) -> String {
    format!("{LRI}{text}{PDI}")
}

impl Digest<'_> {
    /// Words the whole digest.
    pub fn say(&self) -> Said {
        let words = words(self.lang);
        let cards: Vec<Card> = self.items.iter().map(|item| self.card(item, words)).collect();
        let waiting = self.items.iter().filter(|item| item.things.iter().any(|thing| thing.waits)).count();
        let subject = match &cards[..] {
            [only] if self.more == 0 => only.heading.clone(),
            _ if waiting > 0 => words.with("digest-subject", &[("n", (waiting + self.more).into())]),
            _ => words.get("digest-news"),
        };
        let more = (self.more > 0).then(|| words.with("digest-more", &[("n", self.more.into())]));
        let link = |key: &str, path: &str| (words.get(key), format!("{}{path}", self.base));
        Said {
            lang: self.lang,
            house: words.get("notice-from"),
            subject,
            hello: words.with("digest-hello", &[("name", isolated(self.name).into())]),
            cards,
            more,
            all: link("digest-all", "/online"),
            settings: link("digest-settings", super::SETTINGS),
            stop: (words.get("digest-stop"), self.stop.to_string()),
            why: words.with("digest-why", &[("zone", code(self.zone_name).into())]),
        }
    }

    fn card(&self, item: &Item, words: &Texts) -> Card {
        let opponents = item.about.as_ref().map_or(&[][..], |about| &about.opponents);
        let mut headings = item.things.iter().map(|thing| heading(thing, opponents, words));
        let heading = headings.next().unwrap_or_default();
        let mut lines: Vec<String> = headings.filter(|other| *other != heading).collect();
        let when = |key: &str, moment: Moment| {
            let text = written(moment, self.zone, self.lang)?;
            Some(words.with(key, &[("when", text.into())]))
        };
        let since = item.things.iter().filter(|thing| thing.waits).map(|thing| thing.at).min();
        let since = since.and_then(|at| when("digest-since", at));
        let Some(about) = &item.about else {
            let first = item.things.first();
            let who = first.and_then(|thing| thing.who.clone());
            let club = first.and_then(|thing| thing.club.as_ref());
            let (open, path) = match (club, who) {
                (Some((id, _)), _) => ("digest-open-club", format!("{}/clubs/{id}", self.base)),
                (None, Some(Player::Named(name))) => {
                    ("digest-open-player", format!("{}/player/{name}", self.base))
                }
                _ => ("digest-open-player", self.base.to_string()),
            };
            return Card { heading, lines, open: (words.get(open), path), alt: String::new(), board: None };
        };
        let game = words.get(&format!("game-{}", about.game));
        lines.insert(0, game.clone());
        lines.extend(about.deadline.and_then(|at| when("digest-until", at)));
        lines.extend(since);
        let mut args = vec![("game", game.into()), ("n", about.turns.into())];
        let last = about.last.as_deref().map(code);
        if let Some(last) = &last {
            lines.push(words.with("digest-last", &[("turn", last.as_str().into())]));
            args.push(("turn", last.as_str().into()));
        }
        let alt = words.with(if last.is_some() { "digest-alt-last" } else { "digest-alt" }, &args);
        let open = (words.get("digest-open"), format!("{}/game/{}", self.base, about.id));
        Card { heading, lines, open, alt, board: about.board.clone() }
    }
}

/// A notice in one line.
fn heading(thing: &Thing, opponents: &[Player], words: &Texts) -> String {
    let name = |player: &Player| match player {
        Player::Named(name) => isolated(name),
        Player::Nobody => words.get("digest-nobody"),
        Player::Computer => words.get("digest-computer"),
    };
    let by = matches!(
        thing.kind,
        NoticeKind::Offer | NoticeKind::Challenge | NoticeKind::Message | NoticeKind::Followed
    );
    let names = match &thing.who {
        _ if thing.club.is_some() => isolated(thing.club.as_ref().map_or("", |(_, name)| name)),
        Some(who) if by => name(who),
        _ if opponents.is_empty() => words.get("digest-nobody"),
        _ => opponents.iter().map(name).collect::<Vec<_>>().join(&words.get("digest-and")),
    };
    let kind = <&str>::from(thing.kind);
    let key = match thing.detail.as_deref() {
        Some(detail) if matches!(thing.kind, NoticeKind::Offer | NoticeKind::Club) => {
            format!("digest-{kind}-{detail}")
        }
        _ => format!("digest-{kind}"),
    };
    words.with(&key, &[("names", names.into())])
}
