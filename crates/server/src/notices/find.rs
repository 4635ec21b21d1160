//! What waits for whom in a game, and what has just happened there. It is a function of the game's state, so
//! it does not matter which node looks, when and how often.

use crate::games::loaded::LoadedGame;
use crate::games::mail::Seen;
use crate::store::log::Kind;
use crate::store::notices::Row;
use crate::time::{DAY, HOUR, Moment};
use protocol::game::{PlayerRef, Status, TimeControl};
use protocol::notices::NoticeKind;
use sha2::{Digest, Sha256};

/// Events older than this are not told to those who missed them.
const NEWS: i64 = DAY;

/// A potential notice for an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub account: String,
    pub kind: NoticeKind,
    pub game: Option<String>,
    pub tournament: Option<String>,
    /// The club, and its event.
    pub club: Option<(String, String)>,
    /// Who has caused it.
    pub who: Option<String>,
    pub detail: Option<String>,
    pub occasion: i64,
    pub waits: bool,
    /// Whether the account is looking at the game right now.
    pub looks: bool,
    /// Whether another notice already goes to the devices.
    pub quiet: bool,
}

impl Found {
    /// The identifier of the notice: the same for the same event, whichever node finds it.
    pub fn id(&self) -> String {
        let news = self.club.as_ref().map(|(_, news)| news.as_str());
        let subject = self.game.as_deref().or(news).or(self.who.as_deref()).unwrap_or_default();
        let (account, occasion) = (&self.account, self.occasion);
        let key = format!("{account}/{}/{subject}/{occasion}", <&str>::from(self.kind));
        Sha256::digest(key).iter().take(12).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The row to store.
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

/// The state of a game, as far as notices need it.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The number of the last entry.
    pub version: i64,
    /// Whether it has ended.
    pub over: bool,
    /// What waits, and what has happened.
    pub found: Vec<Found>,
}

/// A deadline is near this long before it: with one day per turn, and with more.
pub const NEARS: [i64; 2] = [8 * HOUR, DAY];

fn near(days: u32) -> i64 {
    NEARS[usize::from(days > 1)]
}

/// The state of a game for notices.
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

/// Who hears a message by a player of this game, and whether they are looking at it.
pub fn hearers(seen: &Seen<'_>, speaker: Option<&str>) -> Vec<(String, bool)> {
    let look = Look { id: &seen.audience.id, game: seen.game, present: &seen.present, now: 0 };
    let others = look.people().into_iter().filter(|person| Some(person.id.as_str()) != speaker);
    others.map(|person| (person.id.clone(), look.looks(&person.id))).collect()
}

/// A game with the context of its notices.
struct Look<'a> {
    id: &'a str,
    game: &'a LoadedGame,
    present: &'a [u8],
    now: Moment,
}

impl Look<'_> {
    /// The human players, without duplicates. Bots hear of everything by their streams.
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

    /// Invited players.
    fn challenges(&self) -> Vec<Found> {
        let free = self.game.seats.iter().filter(|sitting| sitting.is_free());
        let asked = free.filter_map(|sitting| sitting.invited.as_ref()).filter(|person| !person.bot);
        let found = |person: &PlayerRef| Found {
            who: self.game.creator.clone(),
            ..self.found(&person.id, NoticeKind::Challenge, 0, true)
        };
        asked.map(found).collect()
    }

    /// Players whose game has begun, except those who know: whoever is to move gets a notice of the turn, and
    /// whoever has moved has seen it.
    fn began(&self) -> Vec<Found> {
        let start = self.game.log.iter().find(|entry| entry.kind == Kind::Start);
        let recent = start.is_some_and(|start| start.at > self.now - NEWS);
        let (people, paired) = (self.people(), self.game.tournament.is_some());
        if !recent || people.len() < 2 {
            return Vec::new();
        }
        // The last player to join started the game, so they know.
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

    /// The opponent, in a game of two.
    fn other_than(&self, account: &str) -> Option<String> {
        let mut others = self.people().into_iter().filter(|person| person.id != account);
        let first = others.next()?;
        others.next().is_none().then(|| first.id.clone())
    }

    /// The player to move, and whether their deadline is near.
    fn turn(&self) -> Vec<Found> {
        let play = &self.game.play;
        let alone = self.people().len() < 2 && play.bots().is_empty();
        let mover = play.to_move().and_then(|seat| self.person(seat)).filter(|person| !person.bot && !alone);
        let Some(mover) = mover else { return Vec::new() };
        let by_days = !matches!(play.terms.time, TimeControl::Clock { .. });
        let looks = self.looks(&mover.id);
        // With a running clock, turns come by the minute; a player at the board needs no list of them.
        if looks && !by_days {
            return Vec::new();
        }
        let board = play.position_version();
        let maker = self.game.log.iter().find(|entry| entry.number == board).and_then(|entry| entry.seat);
        let maker = maker.and_then(|seat| self.person(seat)).filter(|maker| maker.id != mover.id);
        let who = maker.map(|maker| maker.id.clone());
        // The notice of the pairing already tells of the first turn in a tournament.
        let quiet = self.game.tournament.is_some() && play.turns().is_empty();
        let turn = Found { who: who.clone(), quiet, ..self.found(&mover.id, NoticeKind::Turn, board, true) };
        let late = match (&play.terms.time, play.deadline()) {
            (TimeControl::Days { days }, Some(deadline)) => deadline - self.now <= near(*days),
            _ => false,
        };
        let deadline = || Found { who, ..self.found(&mover.id, NoticeKind::Deadline, board, true) };
        std::iter::once(turn).chain(late.then(deadline)).collect()
    }

    /// Players who are offered a draw or asked for a takeback.
    fn offers(&self) -> Vec<Found> {
        let play = &self.game.play;
        let mut found = Vec::new();
        let kinds = [
            (play.draw_offers(), Kind::OfferDraw, "draw"),
            (play.takeback_offers(), Kind::OfferTakeback, "takeback"),
        ];
        for (offers, kind, detail) in kinds {
            let Some(asker) = offers.first().and_then(|seat| self.person(*seat)) else { continue };
            // The first entry of the offer; other players may have agreed since.
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

    /// Players whose game has ended, except the one who ended it.
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
