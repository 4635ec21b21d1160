//! The end of a game: points and ratings, written together with the entry that ends it.

use super::Games;
use super::live::Live;
use crate::store::ratings::{self, Rated};
use crate::store::{Refused, Write, seats, tallies};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// What a rating begins with in games of two: Glicko-2's own numbers.
const START: Rated = Rated { rating: 1_500.0, deviation: 350.0, volatility: 0.06, games: 0 };
/// In games of more, Weng-Lin's 25 and 25/3 are shown on the same scale: times 60.
const SCALE: f64 = 60.0;
const START_MANY: Rated =
    Rated { rating: 25.0 * SCALE, deviation: 25.0 / 3.0 * SCALE, volatility: 0.0, games: 0 };

impl Games {
    /// The rating of an account.
    pub async fn rating(&self, account: &str, pool: &str) -> Result<Rated, Refused> {
        let start = if pool.ends_with("/many") { START_MANY } else { START };
        Ok(ratings::find(&self.store, account, pool).await?.unwrap_or(start))
    }

    /// What the end of a game changes besides the game itself.
    pub(super) async fn finish(&self, id: &str, live: &Live) -> Result<Write, Refused> {
        let places = places(live);
        let scores = scores(&places);
        let mut write = tallies::count(&live.play.terms.game, &live.seats, &scores, self.time.now());
        for (seat, score) in (0u8..).zip(&scores) {
            write = write.then(seats::set_score(id, seat, *score));
        }
        let people: Vec<_> = live.seats.iter().filter_map(|sitting| sitting.person.as_ref()).collect();
        if !live.play.terms.rated || people.len() != live.seats.len() {
            return Ok(write);
        }
        let pool = live.play.terms.pool();
        let mut before = Vec::new();
        for person in &people {
            before.push(self.rating(&person.id, &pool).await?);
        }
        let after = if before.len() == 2 { two(&before, scores[0]) } else { many(&before, &places) };
        let now = self.time.now();
        for (seat, ((person, before), after)) in (0u8..).zip(people.iter().zip(&before).zip(&after)) {
            // Another game of the same player may end at the same time: then this one looks again.
            write = write
                .then(ratings::change(&person.id, &pool, before.games, *after, now))
                .then(seats::set_ratings(id, seat, before.rating, after.rating));
        }
        Ok(write)
    }
}

/// The place of each seat from 0, those who share one alike.
fn places(live: &Live) -> Vec<usize> {
    let ranking = live.play.outcome().map(|outcome| outcome.ranking.clone()).unwrap_or_default();
    let letters = live.play.letters();
    let place = |letter: char| ranking.iter().position(|place| place.contains(letter));
    letters.chars().map(|letter| place(letter).unwrap_or(ranking.len())).collect()
}

/// The share of the points of each seat: 1 for who beats all others, ½ for an equal.
fn scores(places: &[usize]) -> Vec<f64> {
    let against = |own: usize, other: usize| match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    let score = |(seat, own): (usize, &usize)| {
        let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, other)| against(*own, *other)).sum::<f64>() / (places.len() - 1).max(1) as f64
    };
    places.iter().enumerate().map(score).collect()
}

/// The new ratings after a game of two; `score` is that of the first.
fn two(before: &[Rated], score: f64) -> Vec<Rated> {
    let rating = |old: &Rated| Glicko2Rating {
        rating: old.rating,
        deviation: old.deviation,
        volatility: old.volatility,
    };
    let outcome = if score > 0.75 {
        Outcomes::WIN
    } else if score < 0.25 {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    };
    let (one, other) = glicko2(&rating(&before[0]), &rating(&before[1]), &outcome, &Glicko2Config::new());
    let rated = |(old, new): (&Rated, Glicko2Rating)| Rated {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: old.games + 1,
    };
    before.iter().zip([one, other]).map(rated).collect()
}

/// The new ratings after a game of more.
fn many(before: &[Rated], places: &[usize]) -> Vec<Rated> {
    let team =
        |old: &Rated| vec![WengLinRating { rating: old.rating / SCALE, uncertainty: old.deviation / SCALE }];
    let teams: Vec<Vec<WengLinRating>> = before.iter().map(team).collect();
    let ranked: Vec<_> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(place + 1)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let rated = |(old, new): (&Rated, &WengLinRating)| Rated {
        rating: new.rating * SCALE,
        deviation: new.uncertainty * SCALE,
        volatility: 0.0,
        games: old.games + 1,
    };
    before.iter().zip(after.iter().flatten()).map(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_shared_by_places() {
        assert_eq!(scores(&[0, 1]), [1.0, 0.0]);
        assert_eq!(scores(&[0, 0]), [0.5, 0.5]);
        assert_eq!(scores(&[0, 2, 1, 2]), [1.0, 1.0 / 6.0, 2.0 / 3.0, 1.0 / 6.0]);
    }

    #[test]
    fn who_wins_gains_and_who_loses_loses() {
        let even = [Rated { deviation: 200.0, games: 5, ..START }; 2];
        let after = two(&even, 1.0);
        assert!(after[0].rating > 1_550.0 && after[1].rating < 1_450.0 && after[0].deviation < 200.0);
        assert_eq!((two(&even, 0.5)[0].rating, after[0].games), (1_500.0, 6));
        let start = [Rated { rating: 1_500.0, deviation: 500.0, volatility: 0.0, games: 0 }; 4];
        let after = many(&start[..3], &[1, 0, 2]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating);
        let after = many(&start, &[1, 0, 1, 1]);
        assert!(after[1].rating > 1_500.0 && after[0].rating < 1_500.0);
        assert!(after[0] == after[2] && after[0] == after[3]);
    }
}
