//! Premoves: one for each seat of a game. They are written for the version of the game that the writer has
//! seen, so that nodes never disagree.

use super::{Error, Store, Write};
use protocol::game::NewTurn;
use serde::Deserialize;

/// The premoves of a game, by seat.
pub async fn of(store: &Store, game: &str) -> Result<Vec<(u8, NewTurn)>, Error> {
    #[derive(Deserialize)]
    struct Found {
        seat: u8,
        new: NewTurn,
    }
    let sql = "SELECT seat, turn AS new_turn, board AS new_position_version, mark AS new_idempotency_key \
               FROM premoves WHERE game = $1";
    let found: Vec<Found> = store.keyed().all(sql, args![game]).await?;
    Ok(found.into_iter().map(|Found { seat, new }| (seat, NewTurn { premove: true, ..new })).collect())
}

/// Replaces the premove of a seat; a conflict if the game is not at this version. It locks the row of the
/// game, so that either whoever makes the next turn sees the premove, or this write sees the turn.
pub fn set(game: &str, at: u8, new: &NewTurn, version: i64) -> Write {
    Write::new()
        .must("UPDATE games SET version = version WHERE id = $1 AND version = $2", args![game, version])
        .must(
            "INSERT INTO premoves (game, seat, turn, board, mark) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (game, seat) DO UPDATE SET turn = $3, board = $4, mark = $5",
            args![game, at, &new.turn, new.position_version, new.idempotency_key.as_deref()],
        )
}

/// Deletes the premove of a seat; a conflict if it was replaced or deleted.
pub fn take(game: &str, at: u8, new: &NewTurn) -> Write {
    let sql = "DELETE FROM premoves WHERE game = $1 AND seat = $2 AND turn = $3 AND board = $4";
    Write::new().must(sql, args![game, at, &new.turn, new.position_version])
}

/// Deletes the premove of a seat, whatever it is.
pub fn drop_of(game: &str, at: u8) -> Write {
    Write::new().and("DELETE FROM premoves WHERE game = $1 AND seat = $2", args![game, at])
}

/// Deletes all premoves of a game: its position has changed, or it is over.
pub fn forget(game: &str) -> Write {
    Write::new().and("DELETE FROM premoves WHERE game = $1", args![game])
}
