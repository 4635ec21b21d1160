//! What waits for whom in a game, and what has just happened there: it follows from how the game stands, so that it
//! does not matter who looks, when and how often.

use crate::games::loaded::LoadedGame;
use crate::games::mail::Seen;
use crate::store::log::Kind;
use crate::store::notices::Row;
use crate::time::{DAY, HOUR, Moment};
use protocol::game::{PlayerRef, Status, TimeControl};
use protocol::notices::NoticeKind;
use sha2::{Digest, Sha256};

/// How long after it something that has happened is still told to whoever was not told.
const NEWS: i64 = DAY;

/// Something that concerns an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub account: String,
    pub kind: NoticeKind,
    pub game: Option<String>,
    pub tournament: Option<String>,
    /// The club that it is about, and the news that it tells.
    pub club: Option<(String, String)>,
    /// Who has brought it about.
    pub who: Option<String>,
    pub detail: Option<String>,
    pub occasion: i64,
    pub waits: bool,
    /// Whether the account looks at it at this moment.
    pub looks: bool,
    /// Whether another notice already brings it to devices.
    pub quiet: bool,
}

impl Found {
    /// The identifier of the notice: the same for the same thing, whoever finds it.
    pub fn id(&self) -> String {
        let news = self.club.as_ref().map(|(_, news)| news.as_str());
        let subject = self.game.as_deref().or(news).or(self.who.as_deref()).unwrap_or_default();
        let (account, occasion) = (&self.account, self.occasion);
        let key = format!("{account}/{}/{subject}/{occasion}", <&str>::from(self.kind));
        Sha256::digest(key).iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// As it is kept.
    pub fn row(&self, now: Moment) -> Row {
        Row {
            id: self.id(),
            account: self.account.clone(),
            kind: self.kind,
            game: self.game.clone(),
            tournament: self.tournament.clone(),
            club: self.club.as_ref().map(|(club, _)| club.clone()),
            who: self.who.clone(),
            detail: self.detail.clone(),
            occasion: self.occasion,
            at: now,
            waits: self.waits,
            shown: true,
            read: self.looks,
            mail: false,
        }
    }
}

/// How a game stands, as far as notices need it.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The number of the last entry.
    pub version: i64,
    /// Whether it has ended.
    pub over: bool,
    /// What waits, and what has happened.
    pub found: Vec<Found>,
}

/// How long before a turn is late it is nearly late: with a day of time, and with more.
pub const NEARS: [i64; 2] = [8 * HOUR, DAY];

fn near(days: u32) -> i64 {
    NEARS[usize::from(days > 1)]
}

/// How a game stands.
pub fn standing(seen: &Seen<'_>) -> Standing {
    let (game, now) = (seen.game, seen.games.time.now());
    let look = Look { id: &seen.audience.id, game, present: &seen.present, now };
    let found = match game.play.status() {
        Status::Open => look.challenges(),
        Status::Playing => [look.began(), look.turn(), look.offers()].concat(),
        Status::Over => look.over(),
        Status::Aborted => Vec::new(),
    };
    Standing { version: game.play.version(), over: game.is_over(), found }
}

/// The players of a game that somebody speaks in: those who hear it, and whether they look.
pub fn hearers(seen: &Seen<'_>, speaker: Option<&str>) -> Vec<(String, bool)> {
    let look = Look { id: &seen.audience.id, game: seen.game, present: &seen.present, now: 0 };
    let others = look.people().into_iter().filter(|person| Some(person.id.as_str()) != speaker);
    others.map(|person| (person.id.clone(), look.looks(&person.id))).collect()
}

/// A game that is looked at.
struct Look<'a> {
    id: &'a str,
    game: &'a LoadedGame,
    present: &'a [u8],
    now: Moment,
}

impl Look<'_> {
    /// The people who play, each once. Programs hear of everything by their streams.
    fn people(&self) -> Vec<&PlayerRef> {
        let sitting = self.game.seats.iter().filter_map(|sitting| sitting.person.as_ref());
        let mut people: Vec<&PlayerRef> = Vec::new();
        for person in sitting.filter(|person| !person.bot) {
            if people.iter().all(|known| known.id != person.id) {
                people.push(person);
            }
        }
        people
    }

    fn person(&self, seat: u8) -> Option<&PlayerRef> {
        self.game.seats.get(usize::from(seat))?.person.as_ref()
    }

    /// Whether an account has the game open.
    fn looks(&self, account: &str) -> bool {
        self.present.iter().any(|seat| self.person(*seat).is_some_and(|person| person.id == account))
    }

    fn found(&self, account: &str, kind: NoticeKind, occasion: i64, waits: bool) -> Found {
        Found {
            account: account.to_string(),
            kind,
            game: Some(self.id.to_string()),
            tournament: self.game.tournament.clone(),
            club: None,
            who: None,
            detail: None,
            occasion,
            waits,
            looks: self.looks(account),
            quiet: false,
        }
    }

    /// Those who are asked to play.
    fn challenges(&self) -> Vec<Found> {
        let free = self.game.seats.iter().filter(|sitting| sitting.is_free());
        let asked = free.filter_map(|sitting| sitting.invited.as_ref()).filter(|person| !person.bot);
        let found = |person: &PlayerRef| Found {
            who: self.game.creator.clone(),
            ..self.found(&person.id, NoticeKind::Challenge, 0, true)
        };
        asked.map(found).collect()
    }

    /// Those whose game has begun. Whoever has the first turn hears of the turn, and whoever has moved knows.
    fn began(&self) -> Vec<Found> {
        let start = self.game.log.iter().find(|entry| entry.kind == Kind::Start);
        let recent = start.is_some_and(|start| start.at > self.now - NEWS);
        let (people, paired) = (self.people(), self.game.tournament.is_some());
        if !recent || people.len() < 2 {
            return Vec::new();
        }
        // Whoever sat down last, and so began the game, knows.
        let last = self.game.log.iter().rev().find(|entry| entry.kind == Kind::Join);
        let last = last.map(|entry| entry.body.as_str());
        let moves = self.game.play.to_move().and_then(|seat| self.person(seat)).map(|person| &person.id);
        let turns = || self.game.log.iter().filter(|entry| entry.kind == Kind::Turn);
        let moved =
            |id: &String| turns().filter_map(|entry| self.person(entry.seat?)).any(|person| person.id == *id);
        let kind = if paired { NoticeKind::Pairing } else { NoticeKind::Began };
        let knows = |id: &String| !paired && (Some(id) == moves || Some(id.as_str()) == last || moved(id));
        let told = people.into_iter().filter(|person| !knows(&person.id));
        told.map(|person| Found {
            who: self.other_than(&person.id),
            ..self.found(&person.id, kind, 0, false)
        })
        .collect()
    }

    /// Somebody else of a game of two.
    fn other_than(&self, account: &str) -> Option<String> {
        let mut others = self.people().into_iter().filter(|person| person.id != account);
        let first = others.next()?;
        others.next().is_none().then(|| first.id.clone())
    }

    /// Whoever has to move, and whether it is nearly late.
    fn turn(&self) -> Vec<Found> {
        let play = &self.game.play;
        let alone = self.people().len() < 2 && play.bots().is_empty();
        let mover = play.to_move().and_then(|seat| self.person(seat)).filter(|person| !person.bot && !alone);
        let Some(mover) = mover else { return Vec::new() };
        let by_days = !matches!(play.terms.time, TimeControl::Clock { .. });
        let looks = self.looks(&mover.id);
        // A clock that runs makes turns by the minute: whoever sees the board needs no list of them.
        if looks && !by_days {
            return Vec::new();
        }
        let board = play.position_version();
        let maker = self.game.log.iter().find(|entry| entry.number == board).and_then(|entry| entry.seat);
        let maker = maker.and_then(|seat| self.person(seat)).filter(|maker| maker.id != mover.id);
        let who = maker.map(|maker| maker.id.clone());
        // The first turn of a tournament's game is told with the pairing.
        let quiet = self.game.tournament.is_some() && play.turns().is_empty();
        let turn = Found { who: who.clone(), quiet, ..self.found(&mover.id, NoticeKind::Turn, board, true) };
        let late = match (&play.terms.time, play.deadline()) {
            (TimeControl::Days { days }, Some(deadline)) => deadline - self.now <= near(*days),
            _ => false,
        };
        let deadline = || Found { who, ..self.found(&mover.id, NoticeKind::Deadline, board, true) };
        std::iter::once(turn).chain(late.then(deadline)).collect()
    }

    /// Those who are asked for a draw, or to take back.
    fn offers(&self) -> Vec<Found> {
        let play = &self.game.play;
        let mut found = Vec::new();
        let kinds = [
            (play.draw_offers(), Kind::OfferDraw, "draw"),
            (play.takeback_offers(), Kind::OfferTakeback, "takeback"),
        ];
        for (offers, kind, detail) in kinds {
            let Some(asker) = offers.first().and_then(|seat| self.person(*seat)) else { continue };
            // The entry with which it began: others may have agreed since.
            let standing = self.game.log.iter().rev();
            let standing = standing
                .take_while(|entry| entry.number > play.position_version() && entry.kind != Kind::Decline);
            let entry = standing.filter(|entry| entry.kind == kind).last();
            let Some(entry) = entry else { continue };
            let silent = (0..play.terms.seats).filter(|seat| play.is_in(*seat) && !offers.contains(seat));
            let silent = silent.filter_map(|seat| self.person(seat)).filter(|person| !person.bot);
            for person in silent.filter(|person| person.id != asker.id) {
                found.push(Found {
                    who: Some(asker.id.clone()),
                    detail: Some(detail.to_string()),
                    ..self.found(&person.id, NoticeKind::Offer, entry.number, true)
                });
            }
        }
        found
    }

    /// Those whose game is over. Whoever has ended it knows.
    fn over(&self) -> Vec<Found> {
        let end = self.game.log.iter().rev().find(|entry| entry.kind != Kind::Rematch);
        let Some(end) = end.filter(|end| end.at > self.now - NEWS) else { return Vec::new() };
        let own = !matches!(end.kind, Kind::Flag | Kind::Left);
        let by = end.seat.filter(|_| own).and_then(|seat| self.person(seat)).map(|person| &person.id);
        let told = self.people().into_iter().filter(|person| Some(&person.id) != by);
        told.map(|person| Found {
            who: self.other_than(&person.id),
            ..self.found(&person.id, NoticeKind::Over, 0, false)
        })
        .collect()
    }
}
