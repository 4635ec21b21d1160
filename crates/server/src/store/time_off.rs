//! Time off of accounts, during which their clocks in correspondence games stand still.

use super::{Error, Store, Write};
use crate::time::Moment;
use serde::Deserialize;

/// A period of time off.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Period {
    /// From 1 for each account.
    pub number: i64,
    pub begins: Moment,
    pub ends: Moment,
}

/// Time off of a player of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SeatAway {
    pub seat: u8,
    pub begins: Moment,
    pub ends: Moment,
}

/// All periods of an account, in order.
pub async fn all(store: &Store, account: &str) -> Result<Vec<Period>, Error> {
    let sql = "SELECT number, begins, ends FROM time_off WHERE account = $1 ORDER BY number";
    store.keyed().all(sql, args![account]).await
}

/// The periods of a game's players that end after a moment.
pub async fn of_game(store: &Store, game: &str, after: Moment) -> Result<Vec<SeatAway>, Error> {
    let sql = "SELECT p.seat, t.begins, t.ends FROM players p CROSS JOIN time_off t \
               WHERE p.game = $1 AND t.account = p.account AND t.ends > $2 ORDER BY t.begins";
    store.keyed().all(sql, args![game, after]).await
}

/// Which of these accounts are off at a moment, and until when.
pub async fn away(store: &Store, accounts: &[String], now: Moment) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT account, ends FROM time_off WHERE begins <= $1 AND ends > $1 AND account IN ($IN)";
    store.keyed().among(sql, args![now], accounts).await
}

/// Adds a period; a conflict with a concurrent change.
pub fn add(account: &str, new: Period) -> Write {
    let sql = "INSERT INTO time_off (account, number, begins, ends) VALUES ($1, $2, $3, $4) \
               ON CONFLICT (account, number) DO NOTHING";
    Write::new().must(sql, args![account, new.number, new.begins, new.ends])
}

/// Replaces a period; a conflict with a concurrent change.
pub fn change(account: &str, before: Period, after: Period) -> Write {
    let sql = "UPDATE time_off SET begins = $5, ends = $6 \
               WHERE account = $1 AND number = $2 AND begins = $3 AND ends = $4";
    let args = args![account, before.number, before.begins, before.ends, after.begins, after.ends];
    Write::new().must(sql, args)
}

/// Deletes a period that has not begun; a conflict with a concurrent change.
pub fn take_back(account: &str, period: Period) -> Write {
    let sql = "DELETE FROM time_off WHERE account = $1 AND number = $2 AND begins = $3 AND ends = $4";
    Write::new().must(sql, args![account, period.number, period.begins, period.ends])
}

/// Makes the clocks and tournaments of an account be checked now: their deadlines may have become earlier.
pub fn look_again(account: &str, now: Moment) -> Write {
    Write::new()
        .and(
            "UPDATE games SET deadline = $2 WHERE deadline > $2 \
             AND id IN (SELECT game FROM players WHERE account = $1 AND live = 1)",
            args![account, now],
        )
        .and(
            "UPDATE tournaments SET due = $2 WHERE due > $2 AND list = 'running' \
             AND id IN (SELECT tournament FROM tournament_people WHERE account = $1)",
            args![account, now],
        )
}

/// Deletes the time off of an account.
pub fn forget(account: &str) -> Write {
    Write::new().and("DELETE FROM time_off WHERE account = $1", args![account])
}
