//! Ratings: every rated game that was played to its end counts once for each of its players, no other game does.

use super::{Fault, Rule};
use crate::history::{Game, Record};
use std::collections::BTreeMap;

/// What every rating begins with.
const START: f64 = 1_500.0;
/// What sums of rounded numbers may differ by.
const CLOSE: f64 = 1e-6;

/// Everything that is wrong with the ratings.
pub fn check(record: &Record) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut sums: BTreeMap<(&str, &str), (i64, f64)> = BTreeMap::new();
    for (id, game) in &record.games {
        let mut fault = |said: String| faults.push(Fault { rule: Rule::Rating, game: id.clone(), said });
        let people = game.seats.iter().all(|sitter| sitter.account.is_some());
        let counts = game.terms.rated && people && game.status == "over";
        for (seat, sitter) in game.seats.iter().enumerate() {
            let (Some(before), Some(after)) = (sitter.before, sitter.after) else {
                if counts {
                    fault(format!("seat {seat} of a rated game has no rating after it"));
                }
                continue;
            };
            if !counts {
                fault(format!("seat {seat} has a rating after a game that does not count"));
            }
            if wrong_way(game, seat, after - before) {
                fault(format!("seat {seat} went from {before} to {after} with {:?}", game.winners));
            }
            let sum = sums.entry((sitter.account.as_deref().unwrap_or_default(), &game.pool)).or_default();
            *sum = (sum.0 + 1, sum.1 + after - before);
        }
    }
    for rating in &record.ratings {
        let key = (rating.account.as_str(), rating.pool.as_str());
        let (games, change) = sums.remove(&key).unwrap_or_default();
        if games != rating.games || (START + change - rating.rating).abs() > CLOSE * games.max(1) as f64 {
            let said = format!(
                "{key:?} has {} after {} games, but {games} games changed it by {change}",
                rating.rating, rating.games
            );
            faults.push(Fault { rule: Rule::Rating, game: String::new(), said });
        }
    }
    for (key, (games, _)) in sums {
        let said = format!("{key:?} has no rating after {games} games");
        faults.push(Fault { rule: Rule::Rating, game: String::new(), said });
    }
    faults
}

/// In a game of two the winner loses nothing and the loser gains nothing.
fn wrong_way(game: &Game, seat: usize, change: f64) -> bool {
    let letters = rules::game_info(&game.terms.game).map_or("", |info| (info.letters)(game.terms.seats));
    let winners = game.winners.as_deref().unwrap_or_default();
    if game.seats.len() != 2 || winners.is_empty() {
        return false;
    }
    let won = letters.chars().nth(seat).is_some_and(|letter| winners.contains(letter));
    if won { change < -CLOSE } else { change > CLOSE }
}
