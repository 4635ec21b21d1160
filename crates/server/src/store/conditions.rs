//! Conditional turns: one tree for each seat of a correspondence game. Only its owner's requests write it.
//! Which part still holds follows from the game's log, so turns of others leave no trace here, whether they
//! fit or not.

use super::row::json;
use super::{Error, Store, Write};
use protocol::game::Branch;
use protocol::people::OwnConditions;
use serde::Deserialize;

/// The tree of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Conditions {
    pub seat: u8,
    /// The number of the entry that had last changed the position when the tree was set.
    pub board: i64,
    /// The branches, as JSON.
    pub tree: String,
    /// The player in this seat.
    pub account: Option<String>,
}

/// The trees of a game.
pub async fn of(store: &Store, game: &str) -> Result<Vec<Conditions>, Error> {
    let sql = "SELECT c.seat, c.board, c.tree, p.account FROM conditions c CROSS JOIN players p \
               WHERE c.game = $1 AND p.game = c.game AND p.seat = c.seat";
    store.keyed().all(sql, args![game]).await
}

/// Replaces the tree of a seat; a conflict if the game is not at this version. It locks the row of the game,
/// so that either whoever makes the next turn sees the tree, or this write sees the turn.
pub fn set(game: &str, seat: u8, board: i64, tree: &str, version: i64) -> Write {
    Write::new()
        .must("UPDATE games SET version = version WHERE id = $1 AND version = $2", args![game, version])
        .must(
            "INSERT INTO conditions (game, seat, board, tree) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (game, seat) DO UPDATE SET board = $3, tree = $4",
            args![game, seat, board, tree],
        )
}

/// A conflict if the tree of a seat was changed or deleted.
pub fn still(game: &str, known: &Conditions) -> Write {
    let sql =
        "UPDATE conditions SET board = board WHERE game = $1 AND seat = $2 AND board = $3 AND tree = $4";
    Write::new().must(sql, args![game, known.seat, known.board, &known.tree])
}

/// Deletes the tree of a seat.
pub fn drop_of(game: &str, seat: u8) -> Write {
    Write::new().and("DELETE FROM conditions WHERE game = $1 AND seat = $2", args![game, seat])
}

/// Deletes all trees of a game that is over.
pub fn forget(game: &str) -> Write {
    Write::new().and("DELETE FROM conditions WHERE game = $1", args![game])
}

/// Games after an identifier with trees older than the last entry, at most 200: an answer may be due that a
/// dead node has not made.
pub async fn waiting(store: &Store, after: &str) -> Result<Vec<String>, Error> {
    let sql = "SELECT c.game FROM conditions c CROSS JOIN games g WHERE g.id = c.game AND c.game > $1 \
               AND g.version > c.board ORDER BY c.game LIMIT 200";
    store.lists().all(sql, args![after]).await
}

/// All trees of an account, for its export.
pub async fn exported(store: &Store, account: &str) -> Result<Vec<OwnConditions>, Error> {
    let sql = "SELECT c.game, c.tree AS branches FROM players p CROSS JOIN conditions c \
               WHERE c.game = p.game AND c.seat = p.seat AND p.account = $1 ORDER BY c.game, c.seat";
    #[derive(Deserialize)]
    struct Found {
        game: String,
        #[serde(deserialize_with = "json")]
        branches: Vec<Branch>,
    }
    let found: Vec<Found> = store.lists().all(sql, args![account]).await?;
    Ok(found.into_iter().map(|Found { game, branches }| OwnConditions { game, branches }).collect())
}
