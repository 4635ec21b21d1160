//! Counts of an account's finished games by result and by day. They are updated in the write that ends a
//! game, so that a profile reads a few rows, however many games there are.

use super::seats::Sitting;
use super::{Error, Filling, Store, Write};
use crate::time::{DAY, Moment};
use protocol::people::{Activity, Tally};

/// What a score counts as: won, drawn, lost.
fn counts(score: f64) -> [i64; 3] {
    if score >= 1.0 {
        [1, 0, 0]
    } else if score > 0.0 {
        [0, 1, 0]
    } else {
        [0, 0, 1]
    }
}

/// Counts a finished game for each of its players, with their scores.
pub fn count(game: &str, seats: &[Sitting], scores: &[f64], now: Moment) -> Write {
    let people = seats.iter().zip(scores);
    let people = people.filter_map(|(sitting, score)| Some((&sitting.person.as_ref()?.id, score)));
    let mut people: Vec<_> = people.collect();
    // Sorted, so that two games that end at once lock the rows in the same order and cannot deadlock.
    people.sort_by(|one, other| one.0.cmp(other.0));
    people.into_iter().fold(Write::new(), |write, (account, score)| {
        let [won, drawn, lost] = counts(*score);
        write
            .and(
                "INSERT INTO tallies (account, game, won, drawn, lost) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (account, game) DO UPDATE SET won = tallies.won + $3, drawn = tallies.drawn + $4, \
                 lost = tallies.lost + $5",
                args![account, game, won, drawn, lost],
            )
            .and(
                "INSERT INTO activity (account, day, games) VALUES ($1, $2, 1) \
                 ON CONFLICT (account, day) DO UPDATE SET games = activity.games + 1",
                args![account, now - now.rem_euclid(DAY)],
            )
    })
}

/// The results of an account's games.
pub async fn list(store: &Store, account: &str) -> Result<Vec<Tally>, Error> {
    let sql = "SELECT game, won, drawn, lost FROM tallies WHERE account = $1 ORDER BY game";
    store.lists().all(sql, args![account]).await
}

/// The number of an account's games per day since a moment, in order.
pub async fn activity(store: &Store, account: &str, since: Moment) -> Result<Vec<Activity>, Error> {
    let sql = "SELECT day, games FROM activity WHERE account = $1 AND day >= $2 ORDER BY day";
    let since = since - since.rem_euclid(DAY);
    store.lists().all(sql, args![account, since]).await
}

/// Computes again, from the games, the counts and columns that are set when a game ends: backups of older
/// versions lack them.
pub const DERIVE: [&str; 5] = [
    "UPDATE players SET \
     live = (SELECT CASE WHEN g.status IN ('open', 'playing') THEN 1 ELSE 0 END FROM games g WHERE g.id = players.game), \
     over_at = (SELECT CASE WHEN g.status = 'over' THEN g.updated_at END FROM games g WHERE g.id = players.game), \
     kind = (SELECT g.game FROM games g WHERE g.id = players.game)",
    "DELETE FROM tallies",
    "INSERT INTO tallies (account, game, won, drawn, lost) SELECT account, kind, \
     SUM(CASE WHEN score >= 1 THEN 1 ELSE 0 END), SUM(CASE WHEN score > 0 AND score < 1 THEN 1 ELSE 0 END), \
     SUM(CASE WHEN score <= 0 THEN 1 ELSE 0 END) \
     FROM players WHERE account IS NOT NULL AND over_at IS NOT NULL GROUP BY account, kind",
    "DELETE FROM activity",
    "INSERT INTO activity (account, day, games) SELECT account, over_at - over_at % 86400000, COUNT(*) \
     FROM players WHERE account IS NOT NULL AND over_at IS NOT NULL \
     GROUP BY account, over_at - over_at % 86400000",
];

/// Runs [`DERIVE`] on a database that is being filled.
pub async fn derive(filling: &mut Filling) -> Result<(), sqlx::Error> {
    for sql in DERIVE {
        filling.run(sql.to_string(), &[]).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::counts;

    #[test]
    fn all_points_are_a_win_and_none_a_loss() {
        assert_eq!([1.0, 0.5, 2.0 / 3.0, 0.0].map(counts), [[1, 0, 0], [0, 1, 0], [0, 1, 0], [0, 0, 1]]);
    }
}
