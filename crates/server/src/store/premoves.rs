//! Turns that are chosen in advance: one for each seat of a game. Whoever notes or takes one away does so for the
//! version of the game that they have seen, so that nodes never disagree about it.

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

/// Notes the premove of a seat in place of an older one; a conflict if the game is not at the version. The row of the
/// game is held meanwhile, so whoever makes the next turn finds the premove, or this finds the turn.
pub fn set(game: &str, at: u8, new: &NewTurn, version: i64) -> Write {
    Write::new()
        .must("UPDATE games SET version = version WHERE id = $1 AND version = $2", args![game, version])
        .must(
            "INSERT INTO premoves (game, seat, turn, board, mark) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT (game, seat) DO UPDATE SET turn = $3, board = $4, mark = $5",
            args![game, at, &new.turn, new.position_version, new.idempotency_key.as_deref()],
        )
}

/// Takes the premove of a seat away; a conflict if it is another one by now, or gone.
pub fn take(game: &str, at: u8, new: &NewTurn) -> Write {
    let sql = "DELETE FROM premoves WHERE game = $1 AND seat = $2 AND turn = $3 AND board = $4";
    Write::new().must(sql, args![game, at, &new.turn, new.position_version])
}

/// Takes the premove of a seat away, whatever it is.
pub fn drop_of(game: &str, at: u8) -> Write {
    Write::new().and("DELETE FROM premoves WHERE game = $1 AND seat = $2", args![game, at])
}

/// Takes all premoves of a game away: its position has passed, or it is over.
pub fn forget(game: &str) -> Write {
    Write::new().and("DELETE FROM premoves WHERE game = $1", args![game])
}
