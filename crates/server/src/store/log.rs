//! The log of a game: what happened, in order. All other state is derived from it.

use super::{Error, Row, Snapshot, Store, Write};
use crate::time::Moment;
use protocol::game::LogEntry;
use serde::Deserialize;
use strum::IntoStaticStr;

/// The kind of an entry. The database and clients get the name of the variant.
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
    /// A seat resigns.
    Resign,
    /// A seat loses on time.
    Flag,
    /// A seat loses because its player has left.
    Left,
    /// All players agree to a draw.
    Draw,
    /// The game ends before it counts.
    Abort,
    /// A seat offers a draw, or agrees to it.
    OfferDraw,
    /// A seat asks for a takeback, or agrees to it.
    OfferTakeback,
    /// A seat declines or withdraws an offer.
    Decline,
    /// A rematch was created; the body is its identifier.
    Rematch,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct LogRow {
    /// From 1.
    pub number: i64,
    pub at: Moment,
    /// The seat that made it; `None` for the server.
    pub seat: Option<u8>,
    pub kind: Kind,
    /// Depends on the kind.
    pub body: String,
    /// The charge of the clock, in ms.
    pub spent: i64,
    /// The sender's idempotency key.
    pub idempotency_key: Option<String>,
}

impl LogRow {
    /// The first entry of a game whose seats are all taken at once.
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

    /// A turn of a seat, still without number and text, and free of charge.
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

    /// The entry for clients, without identifiers of accounts.
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

/// The entries of a game after a number, in order. An unreadable entry is an error of its own; those before
/// it are valid.
pub async fn after(store: &Store, game: &str, number: i64) -> Result<Vec<Result<LogRow, Error>>, Error> {
    let sql = "SELECT number, at, seat, kind, body, spent, mark AS idempotency_key FROM log \
               WHERE game = $1 AND number > $2 ORDER BY number";
    Ok(store.keyed().rows(sql, args![game, number]).await?.iter().map(Row::read).collect())
}

/// All entries of a game in a snapshot, each with its number.
pub async fn all(snapshot: &mut Snapshot, game: &str) -> Result<Vec<(i64, Result<LogRow, Error>)>, Error> {
    let sql = "SELECT number, at, seat, kind, body, spent, mark AS idempotency_key FROM log WHERE game = $1 ORDER BY number";
    let rows = snapshot.rows(sql, args![game]).await?;
    rows.iter().map(|row| Ok((row.get("number")?, row.read()))).collect()
}

/// Appends an entry to the log of a game; a conflict if its number is taken.
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
