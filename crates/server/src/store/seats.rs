//! The players of a game, and their results.

use super::accounts::Person;
use super::{Error, Snapshot, Store, Write};
use crate::time::Moment;
use protocol::game::SeatView;
use protocol::people::OwnGame;
use rules::game::{Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Sitting {
    pub person: Option<Person>,
    /// The level of a computer.
    #[serde(deserialize_with = "level")]
    pub level: Option<u8>,
    /// The invited player.
    pub invited: Option<Person>,
    /// Before the game.
    pub rating_before: Option<f64>,
    /// After the game.
    pub rating_after: Option<f64>,
    /// The score of the finished game.
    pub score: Option<f64>,
}

impl Sitting {
    /// Whether nobody plays there yet.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.level.is_none()
    }

    /// The seat for clients.
    pub fn view(&self, letter: String, present: bool, away_until: Option<Moment>) -> SeatView {
        SeatView {
            seat: letter,
            player: self.person.clone(),
            invited: self.invited.clone(),
            level: self.level,
            rating: self.rating_before,
            rating_after: self.rating_after,
            score: self.score,
            present: present || self.level.is_some(),
            away_until,
        }
    }
}

/// Parses a level, which the column stores as text.
fn level<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
}

/// The columns of a [`Sitting`], as `sitting`.
macro_rules! seat_columns {
    () => {
        "p.bot AS sitting_level, p.rating_before AS sitting_rating_before, p.rating_after AS sitting_rating_after, \
         p.score AS sitting_score, a.id AS sitting_person_id, a.name AS sitting_person_name, \
         CASE WHEN a.kind IN ('guest', 'user', 'gone') THEN a.kind = 'guest' END AS sitting_person_guest, \
         a.bot AS sitting_person_bot, i.id AS sitting_invited_id, i.name AS sitting_invited_name, \
         CASE WHEN i.kind IN ('guest', 'user', 'gone') THEN i.kind = 'guest' END AS sitting_invited_guest, \
         i.bot AS sitting_invited_bot"
    };
}
/// The tables of `seat_columns`.
macro_rules! seat_tables {
    () => {
        "players p LEFT JOIN accounts a ON a.id = p.account LEFT JOIN accounts i ON i.id = p.invited"
    };
}

pub(super) use seat_columns;

pub async fn load(store: &Store, game: &str) -> Result<Vec<Sitting>, Error> {
    const SEATS: &str =
        concat!("SELECT ", seat_columns!(), " FROM ", seat_tables!(), " WHERE p.game = $1 ORDER BY p.seat");
    store.keyed().rows(SEATS, args![game]).await?.iter().map(|row| row.get("sitting")).collect()
}

/// The seats of computers in a game, in a snapshot.
pub async fn bots(snapshot: &mut Snapshot, game: &str) -> Result<SeatSet, Error> {
    let sql = "SELECT seat FROM players WHERE game = $1 AND bot IS NOT NULL";
    let found: Vec<u8> = snapshot.all(sql, args![game]).await?;
    Ok(found.into_iter().fold(SeatSet::NONE, |bots, seat| bots.with(Seat(seat))))
}

/// Who is to sit in a seat of a new game.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// A player who sits down at once.
    Sits(Person),
    /// A player who is invited.
    Asked(Person),
    /// A computer of this level.
    Bot(u8),
    Anyone,
}

/// Adds a seat to a new game; `rating` is that of the player.
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

/// Gives an account a seat; a conflict if it is taken.
pub fn take(game: &str, seat: u8, account: &str, rating: f64) -> Write {
    Write::new().must(
        "UPDATE players SET account = $3, invited = NULL, rating_before = $4 \
         WHERE game = $1 AND seat = $2 AND account IS NULL AND bot IS NULL",
        args![game, seat, account, rating],
    )
}

pub fn give_back(game: &str, seat: u8) -> Write {
    Write::new().must("UPDATE players SET account = NULL WHERE game = $1 AND seat = $2", args![game, seat])
}

/// Stores the score of a seat: 1 for a win, 0.5 for a draw, 0 for a loss.
pub fn set_score(game: &str, seat: u8, score: f64) -> Write {
    Write::new().and("UPDATE players SET score = $3 WHERE game = $1 AND seat = $2", args![game, seat, score])
}

/// Stores the ratings of a player before and after a game.
pub fn set_ratings(game: &str, seat: u8, before: f64, after: f64) -> Write {
    let sql = "UPDATE players SET rating_before = $3, rating_after = $4 WHERE game = $1 AND seat = $2";
    Write::new().and(sql, args![game, seat, before, after])
}

/// The games of an account, for its export.
pub async fn own_games(store: &Store, account: &str) -> Result<Vec<OwnGame>, Error> {
    let sql = "SELECT g.id, g.game, g.status, p.seat, p.score, p.rating_before AS rating, p.rating_after, g.created_at, \
               g.updated_at FROM players p JOIN games g ON g.id = p.game WHERE p.account = $1 ORDER BY g.created_at, g.id";
    store.lists().all(sql, args![account]).await
}
