//! The end of a game: points and ratings, written together with the entry that ends it.

use super::rooms::Live;
use crate::app::App;
use crate::args;
use crate::store::{Refused, Write};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use sqlx::Row;

/// What a rating begins with in games of two: Glicko-2's own numbers.
const START: (f64, f64, f64) = (1_500.0, 350.0, 0.06);
/// In games of more, Weng-Lin's 25 and 25/3 are shown on the same scale: times 60.
const SCALE: f64 = 60.0;
const START_MANY: (f64, f64, f64) = (25.0 * SCALE, 25.0 / 3.0 * SCALE, 0.0);

impl App {
    /// The rating of an account: rating, deviation, volatility and games.
    pub async fn rating(&self, account: &str, pool: &str) -> Result<(f64, f64, f64, i64), Refused> {
        let sql = "SELECT rating, deviation, volatility, games FROM ratings WHERE account = $1 AND pool = $2";
        let start = if pool.ends_with("/many") { START_MANY } else { START };
        Ok(match self.store.row(sql, args![account, pool]).await? {
            Some(row) => (row.get(0), row.get(1), row.get(2), row.get(3)),
            None => (start.0, start.1, start.2, 0),
        })
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

/// What the end of a game changes besides the game itself.
pub async fn write(app: &App, id: &str, live: &Live) -> Result<Write, Refused> {
    let places = places(live);
    let scores = scores(&places);
    let mut write = Write::new();
    for (seat, score) in (0u8..).zip(&scores) {
        let sql = "UPDATE players SET score = $3 WHERE game = $1 AND seat = $2";
        write = write.and(sql, args![id, seat, *score]);
    }
    let people: Vec<_> = live.seats.iter().filter_map(|sitting| sitting.person.as_ref()).collect();
    if !live.play.terms.rated || people.len() != live.seats.len() {
        return Ok(write);
    }
    let pool = live.play.terms.pool();
    let mut before = Vec::new();
    for person in &people {
        before.push(app.rating(&person.id, &pool).await?);
    }
    let after = if before.len() == 2 { two(&before, scores[0]) } else { many(&before, &places) };
    let now = app.time.now();
    for (seat, ((person, before), after)) in (0u8..).zip(people.iter().zip(&before).zip(&after)) {
        // Another game of the same player may end at the same time: then this one looks again.
        let sql = if before.3 == 0 {
            "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
             VALUES ($1, $2, $3, $4, $5, $6 + 1, $7)"
        } else {
            "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6 + 1, updated_at = $7 \
             WHERE account = $1 AND pool = $2 AND games = $6"
        };
        write = write.must(sql, args![&person.id, &pool, after.0, after.1, after.2, before.3, now]);
        let sql = "UPDATE players SET rating_before = $3, rating_after = $4 WHERE game = $1 AND seat = $2";
        write = write.and(sql, args![id, seat, before.0, after.0]);
    }
    Ok(write)
}

type Rated = (f64, f64, f64);

fn two(before: &[(f64, f64, f64, i64)], score: f64) -> Vec<Rated> {
    let rating = |(rating, deviation, volatility, _)| Glicko2Rating { rating, deviation, volatility };
    let outcome = if score > 0.75 {
        Outcomes::WIN
    } else if score < 0.25 {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    };
    let (one, other) = glicko2(&rating(before[0]), &rating(before[1]), &outcome, &Glicko2Config::new());
    [one, other].map(|new| (new.rating, new.deviation, new.volatility)).to_vec()
}

fn many(before: &[(f64, f64, f64, i64)], places: &[usize]) -> Vec<Rated> {
    let teams: Vec<Vec<WengLinRating>> = before
        .iter()
        .map(|(rating, deviation, ..)| {
            vec![WengLinRating { rating: rating / SCALE, uncertainty: deviation / SCALE }]
        })
        .collect();
    let ranked: Vec<_> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(place + 1)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    after.iter().flatten().map(|new| (new.rating * SCALE, new.uncertainty * SCALE, 0.0)).collect()
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
        let even = [(1_500.0, 200.0, 0.06, 5), (1_500.0, 200.0, 0.06, 5)];
        let after = two(&even, 1.0);
        assert!(after[0].0 > 1_550.0 && after[1].0 < 1_450.0 && after[0].1 < 200.0);
        assert_eq!(two(&even, 0.5)[0].0, 1_500.0);
        let start = [(1_500.0, 500.0, 0.0, 0); 3];
        let after = many(&start, &[1, 0, 2]);
        assert!(after[1].0 > after[0].0 && after[0].0 > after[2].0);
    }
}
