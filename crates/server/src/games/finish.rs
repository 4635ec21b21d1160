//! The end of a game: scores and ratings, in the same transaction as the entry that ends it.

use super::Games;
use super::loaded::LoadedGame;
use super::play::Play;
use crate::error::Error;
use crate::rating::{self, Rated};
use crate::store::{Write, ratings, seats, tallies};
use rules::game::{Seat, SeatSet};

impl Games {
    /// The rating of an account in a pool.
    pub async fn rating(&self, account: &str, pool: &str) -> Result<Rated, Error> {
        Ok(ratings::find(&self.store, account, pool).await?.unwrap_or_else(|| rating::start(pool)))
    }

    /// The write of scores and ratings.
    pub(super) async fn finish(&self, id: &str, game: &LoadedGame) -> Result<Write, Error> {
        let (sides, ranking) = (game.play.table().setup().sides(), ranking(&game.play));
        let seats = (0..game.play.terms.seats).map(Seat);
        let scores: Vec<f64> = seats.map(|seat| sides.verdict(&ranking, seat).score()).collect();
        let mut write = tallies::count(&game.play.terms.game, &game.seats, &scores, self.time.now());
        for (seat, score) in (0u8..).zip(&scores) {
            write = write.then(seats::set_score(id, seat, *score));
        }
        let people: Vec<_> = game.seats.iter().filter_map(|sitting| sitting.person.as_ref()).collect();
        if !game.play.terms.rated || people.len() != game.seats.len() {
            return Ok(write);
        }
        let pool = game.play.terms.pool();
        let mut before = Vec::new();
        for person in &people {
            before.push(self.rating(&person.id, &pool).await?);
        }
        let after = rating::after(&pool, &before, &sides, &ranking, self.time.now());
        for (seat, ((person, before), after)) in (0u8..).zip(people.iter().zip(&before).zip(&after)) {
            // If another game of the same player ends concurrently, this write conflicts and is retried.
            write = write
                .then(ratings::change(ratings::PLAYERS, &person.id, &pool, before.games, *after))
                .then(seats::set_ratings(id, seat, before.rating, after.rating));
        }
        Ok(write)
    }
}

/// The seats, best first, grouped by place.
fn ranking(play: &Play) -> Vec<SeatSet> {
    let letters = play.letters();
    let seats = |place: &String| {
        let seats = place.chars().filter_map(|letter| letters.chars().position(|other| other == letter));
        seats.fold(SeatSet::NONE, |seats, seat| seats.with(Seat(seat as u8)))
    };
    play.outcome().map(|outcome| outcome.ranking.iter().map(seats).collect()).unwrap_or_default()
}
