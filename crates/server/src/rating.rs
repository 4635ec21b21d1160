//! Ratings: Glicko-2 for two players, Weng-Lin for more. Sides are rated, so partners gain and lose together.
//! The deviation of a rating grows while its player is inactive.

use crate::time::Moment;
use rules::game::{Seat, SeatSet};
use rules::sides::{Sides, Verdict};
use serde::Deserialize;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// A rating with the state of its computation.
#[derive(Copy, Clone, Debug, PartialEq, Deserialize)]
pub struct Rated {
    pub rating: f64,
    /// After the last game.
    pub deviation: f64,
    /// The volatility: how fast the deviation grows per rating period, in units of [`UNIT`].
    pub volatility: f64,
    /// How many games it is based on.
    pub games: i64,
    /// When the last of them ended.
    pub at: Moment,
}

/// The initial rating in games of two, and of puzzle solvers: Glicko-2's defaults.
pub const START: Rated = Rated { rating: 1_500.0, deviation: 350.0, volatility: 0.06, games: 0, at: 0 };
/// Weng-Lin's defaults 25 and 25/3 times 60 are on the same scale.
const SCALE: f64 = 60.0;
/// Weng-Lin has no volatility. The deviation grows by the same share of its start as in Glicko-2.
const START_MANY: Rated = Rated {
    rating: 25.0 * SCALE,
    deviation: 25.0 * SCALE / 3.0,
    volatility: 0.06 * 500.0 / 350.0,
    games: 0,
    at: 0,
};
/// The unit of Glicko-2's own scale.
const UNIT: f64 = 173.7178;
/// A rating period in milliseconds: 4⅔ days. An inactive player's deviation grows from 60 to 110 in a year,
/// which is too uncertain for a leaderboard.
const PERIOD: f64 = 14.0 / 3.0 * 86_400_000.0;
/// By how much the square of a deviation grows in a millisecond, divided by the square of the volatility.
pub const GROWTH: f64 = UNIT * UNIT / PERIOD;

/// The initial rating of a pool.
pub fn start(pool: &str) -> Rated {
    if pool.ends_with("/many") { START_MANY } else { START }
}

/// The deviation now, by Glicko-2's rule for periods without a game. It never exceeds that of a new player.
pub fn grown(pool: &str, rated: &Rated, now: Moment) -> f64 {
    let time = (now - rated.at).max(0) as f64;
    let square = rated.deviation.powi(2) + rated.volatility.powi(2) * GROWTH * time;
    square.sqrt().min(start(pool).deviation.max(rated.deviation))
}

/// The ratings of all seats after a game of this pool that ended now with this ranking.
pub fn after(pool: &str, before: &[Rated], sides: &Sides, ranking: &[SeatSet], now: Moment) -> Vec<Rated> {
    let aged = |old: &Rated| Rated { deviation: grown(pool, old, now), at: now, ..*old };
    let before: Vec<Rated> = before.iter().map(aged).collect();
    let after = match before.as_slice() {
        [one, other] => two(one, other, sides.verdict(ranking, Seat(0))),
        _ => many(&before, sides, ranking),
    };
    after.into_iter().map(|rated| Rated { games: rated.games + 1, ..rated }).collect()
}

/// The pool of puzzles. Its ratings begin as those of two players.
pub const PUZZLES: &str = "puzzles";

/// An attempt counts as a game of the solver against the puzzle. Returns the solver's new rating and the
/// change of the puzzle's.
pub fn after_puzzle(solver: &Rated, puzzle: &Rated, solved: bool, now: Moment) -> (Rated, f64) {
    let verdict = if solved { Verdict::Won } else { Verdict::Lost };
    let aged = Rated { deviation: grown(PUZZLES, solver, now), at: now, ..*solver };
    let after = two(&aged, puzzle, verdict);
    (Rated { games: solver.games + 1, ..after[0] }, after[1].rating - puzzle.rating)
}

/// A game of two; the verdict is for the first.
fn two(one: &Rated, other: &Rated, verdict: Verdict) -> Vec<Rated> {
    let glicko = |old: &Rated| Glicko2Rating {
        rating: old.rating,
        deviation: old.deviation,
        volatility: old.volatility,
    };
    let outcome = match verdict {
        Verdict::Won => Outcomes::WIN,
        Verdict::Drawn => Outcomes::DRAW,
        Verdict::Lost => Outcomes::LOSS,
    };
    let (first, second) = glicko2(&glicko(one), &glicko(other), &outcome, &Glicko2Config::new());
    let rated = |old: &Rated, new: Glicko2Rating| Rated {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        ..*old
    };
    vec![rated(one, first), rated(other, second)]
}

/// A game of more; each side is a team.
fn many(before: &[Rated], sides: &Sides, ranking: &[SeatSet]) -> Vec<Rated> {
    let player = |seat: Seat| {
        let Rated { rating, deviation, .. } = before[seat.index()];
        WengLinRating { rating: rating / SCALE, uncertainty: deviation / SCALE }
    };
    let teams: Vec<Vec<WengLinRating>> = sides.iter().map(|side| side.iter().map(player).collect()).collect();
    let place = |side: SeatSet| MultiTeamOutcome::new(sides.place(ranking, side) + 1);
    let ranked: Vec<_> = teams.iter().map(Vec::as_slice).zip(sides.iter().map(place)).collect();
    let mut after = before.to_vec();
    let new = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (seat, new) in sides.iter().flat_map(SeatSet::iter).zip(new.into_iter().flatten()) {
        let rated = &mut after[seat.index()];
        (rated.rating, rated.deviation) = (new.rating * SCALE, new.uncertainty * SCALE);
        rated.volatility = START_MANY.volatility;
    }
    after
}

#[cfg(test)]
mod tests;
