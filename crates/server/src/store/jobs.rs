//! Whether jobs of the engine are still needed.

use super::{Error, Store};

/// Whether a computer has to move in a game.
pub async fn is_turn_wanted(store: &Store, game: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE id = $1 AND bot_to_move = 1";
    Ok(store.keyed().count(sql, args![game]).await? > 0)
}

/// Whether the review of a game was requested and is not finished.
pub async fn is_review_wanted(store: &Store, game: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM analyses WHERE game = $1 AND status = 'waiting'";
    Ok(store.keyed().count(sql, args![game]).await? > 0)
}
