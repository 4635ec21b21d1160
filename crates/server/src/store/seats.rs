//! Who sits at a game, and with which result.

use super::accounts::Person;
use super::{Error, Row, Snapshot, Store, Write, named, seat};
use protocol::game::SeatView;
use protocol::people::OwnGame;
use rules::game::{Seat, SeatSet};

/// One seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sitting {
    /// Who sits there.
    pub person: Option<Person>,
    /// The level of the computer that plays.
    pub level: Option<u8>,
    /// Who is asked to sit there.
    pub invited: Option<Person>,
    /// The ratings before and after the game.
    pub ratings: (Option<f64>, Option<f64>),
    /// What the game counted once it was over.
    pub score: Option<f64>,
}

impl Sitting {
    /// Whether nobody plays there yet.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.level.is_none()
    }

    /// For clients.
    pub fn view(&self, letter: String, present: bool) -> SeatView {
        SeatView {
            seat: letter,
            player: self.person.as_ref().map(Person::view),
            invited: self.invited.as_ref().map(Person::view),
            level: self.level,
            rating: self.ratings.0,
            rating_after: self.ratings.1,
            score: self.score,
            present: present || self.level.is_some(),
        }
    }

    /// From the columns of `seat_columns`.
    pub(super) fn of(row: &Row, at: usize) -> Result<Self, Error> {
        let level: Option<String> = row.get(at)?;
        let read = |level: String| level.parse().map_err(|_| Error::unknown("level", level));
        Ok(Self {
            level: level.map(read).transpose()?,
            ratings: (row.get(at + 1)?, row.get(at + 2)?),
            person: Person::of(row, at + 3)?,
            invited: Person::of(row, at + 7)?,
            score: row.get(at + 11)?,
        })
    }
}

/// The columns that `Sitting::of` reads, and where they come from.
macro_rules! seat_columns {
    () => {
        "p.bot, p.rating_before, p.rating_after, a.id, a.name, a.kind, a.bot, i.id, i.name, i.kind, i.bot, \
         p.score"
    };
}
/// The tables of `seat_columns`.
macro_rules! seat_tables {
    () => {
        "players p LEFT JOIN accounts a ON a.id = p.account LEFT JOIN accounts i ON i.id = p.invited"
    };
}

pub(super) use seat_columns;

/// The seats of a game.
pub async fn load(store: &Store, game: &str) -> Result<Vec<Sitting>, Error> {
    const SEATS: &str =
        concat!("SELECT ", seat_columns!(), " FROM ", seat_tables!(), " WHERE p.game = $1 ORDER BY p.seat");
    let rows = store.rows(SEATS, args![game]).await?;
    rows.iter().map(|row| Sitting::of(row, 0)).collect()
}

/// The seats of a game at which computers play, at the moment of a snapshot.
pub async fn bots(snapshot: &mut Snapshot, game: &str) -> Result<SeatSet, Error> {
    let mut bots = SeatSet::NONE;
    for row in snapshot.rows("SELECT seat, bot FROM players WHERE game = $1", args![game]).await? {
        if row.get::<Option<String>, _>(1)?.is_some() {
            bots = bots.with(Seat(seat(row.get(0)?)?));
        }
    }
    Ok(bots)
}

/// Who is to sit in a seat of a new game.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// A player, who is there.
    Sits(Person),
    /// A player, who is asked.
    Asked(Person),
    /// A computer of a level.
    Bot(u8),
    /// Anybody.
    Anyone,
}

/// A seat of a new game; `rating` is that of the player.
pub fn add(game: &str, seat: u8, wanted: &Wanted, rating: Option<f64>) -> Write {
    let (account, bot, invited) = match wanted {
        Wanted::Sits(person) => (Some(person.id.as_str()), None, None),
        Wanted::Bot(level) => (None, Some(level.to_string()), None),
        Wanted::Asked(person) => (None, None, Some(person.id.as_str())),
        Wanted::Anyone => (None, None, None),
    };
    let sql = "INSERT INTO players (game, seat, account, bot, invited, rating_before, kind) \
               VALUES ($1, $2, $3, $4, $5, $6, (SELECT g.game FROM games g WHERE g.id = $1))";
    Write::new().must(sql, args![game, seat, account, bot, invited, rating])
}

/// An account takes a seat; a conflict if it is taken.
pub fn take(game: &str, seat: u8, account: &str, rating: f64) -> Write {
    Write::new().must(
        "UPDATE players SET account = $3, invited = NULL, rating_before = $4 \
         WHERE game = $1 AND seat = $2 AND account IS NULL AND bot IS NULL",
        args![game, seat, account, rating],
    )
}

/// A seat is given back.
pub fn give_back(game: &str, seat: u8) -> Write {
    Write::new().must("UPDATE players SET account = NULL WHERE game = $1 AND seat = $2", args![game, seat])
}

/// Notes what a game counted for a seat: 1 for a win, 0.5 for a draw, 0 for a loss.
pub fn set_score(game: &str, seat: u8, score: f64) -> Write {
    Write::new().and("UPDATE players SET score = $3 WHERE game = $1 AND seat = $2", args![game, seat, score])
}

/// Notes the ratings of a player before and after a game.
pub fn set_ratings(game: &str, seat: u8, before: f64, after: f64) -> Write {
    let sql = "UPDATE players SET rating_before = $3, rating_after = $4 WHERE game = $1 AND seat = $2";
    Write::new().and(sql, args![game, seat, before, after])
}

/// The games that an account has played, for its owner.
pub async fn own_games(store: &Store, account: &str) -> Result<Vec<OwnGame>, Error> {
    let sql = "SELECT g.id, g.game, g.status, p.seat, p.score, p.rating_before, p.rating_after, g.created_at, \
               g.updated_at FROM players p JOIN games g ON g.id = p.game WHERE p.account = $1 ORDER BY g.created_at, g.id";
    let game = |row: &Row| {
        Ok(OwnGame {
            id: row.get(0)?,
            game: row.get(1)?,
            status: named("status", row.get(2)?)?,
            seat: row.get(3)?,
            score: row.get(4)?,
            rating: row.get(5)?,
            rating_after: row.get(6)?,
            created_at: row.get(7)?,
            updated_at: row.get(8)?,
        })
    };
    store.lists().rows(sql, args![account]).await?.iter().map(game).collect()
}
