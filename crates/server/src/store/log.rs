//! The entries of a game's log: what happened, in order. Everything else follows from them.

use super::{Error, Row, Snapshot, Store, Write};
use crate::time::Moment;
use protocol::game::LogEntry;
use serde::Deserialize;
use strum::IntoStaticStr;

/// What an entry says. Its name in the database and on the wire is that of the variant.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A seat is taken; the body is the account.
    Join,
    /// A seat is given back.
    Leave,
    /// All seats are taken, the game begins.
    Start,
    /// A turn; the body is its entry of the record.
    Turn,
    /// Turns are taken back; the body is how many.
    Takeback,
    /// A seat gives up.
    Resign,
    /// A seat has no time left.
    Flag,
    /// A seat is claimed to have been left.
    Left,
    /// Everybody agrees to a draw.
    Draw,
    /// The game ends before it counts.
    Abort,
    /// A seat offers a draw, or agrees to it.
    OfferDraw,
    /// A seat asks to take back, or agrees to it.
    OfferTakeback,
    /// A seat declines or withdraws what is offered.
    Decline,
    /// There is a game that follows; the body is its identifier.
    Rematch,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct LogRow {
    /// Its number, from 1.
    pub number: i64,
    /// When it was made.
    pub at: Moment,
    /// Who made it; nobody for what the server does.
    pub seat: Option<u8>,
    pub kind: Kind,
    /// What belongs to the kind.
    pub body: String,
    /// What the clock was charged.
    pub spent: i64,
    /// The sender's own key.
    pub idempotency_key: Option<String>,
}

impl LogRow {
    /// The entry with which a game begins whose seats are all taken at once.
    pub fn start(at: Moment) -> Self {
        Self {
            number: 1,
            at,
            seat: None,
            kind: Kind::Start,
            body: String::new(),
            spent: 0,
            idempotency_key: None,
        }
    }

    /// A turn of a seat that has no number and no text yet, and costs no time.
    pub fn turn(at: Moment, seat: u8) -> Self {
        Self {
            number: 0,
            at,
            seat: Some(seat),
            kind: Kind::Turn,
            body: String::new(),
            spent: 0,
            idempotency_key: None,
        }
    }

    /// As clients see it; an account's identifier is nobody's business.
    pub fn view(&self, letters: &str) -> LogEntry {
        let letter = |seat: u8| letters.chars().nth(usize::from(seat)).map(String::from);
        LogEntry {
            number: self.number,
            at: self.at,
            seat: self.seat.and_then(letter),
            kind: <&str>::from(self.kind).to_string(),
            body: if self.kind == Kind::Join { String::new() } else { self.body.clone() },
            spent: self.spent,
        }
    }
}

/// The entries of a game after a number, in order. One that cannot be read is an error of its own: those before it
/// are good.
pub async fn after(store: &Store, game: &str, number: i64) -> Result<Vec<Result<LogRow, Error>>, Error> {
    let sql = "SELECT number, at, seat, kind, body, spent, mark AS idempotency_key FROM log \
               WHERE game = $1 AND number > $2 ORDER BY number";
    Ok(store.keyed().rows(sql, args![game, number]).await?.iter().map(Row::read).collect())
}

/// All entries of a game at the moment of a snapshot, each with its number.
pub async fn all(snapshot: &mut Snapshot, game: &str) -> Result<Vec<(i64, Result<LogRow, Error>)>, Error> {
    let sql = "SELECT number, at, seat, kind, body, spent, mark AS idempotency_key FROM log WHERE game = $1 ORDER BY number";
    let rows = snapshot.rows(sql, args![game]).await?;
    rows.iter().map(|row| Ok((row.get("number")?, row.read()))).collect()
}

/// Appends an entry to the log of a game; a conflict if there is one of its number.
pub fn append(game: &str, entry: &LogRow) -> Write {
    Write::new().must(
        "INSERT INTO log (game, number, at, seat, kind, body, spent, mark) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            game,
            entry.number,
            entry.at,
            entry.seat.map(i64::from),
            <&str>::from(entry.kind),
            &entry.body,
            entry.spent,
            entry.idempotency_key.clone(),
        ],
    )
}
