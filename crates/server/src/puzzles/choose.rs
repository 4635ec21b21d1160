//! Choosing the next puzzle.

use super::library::{Entry, Library};
use super::{Puzzles, is_retired, rated};
use crate::fail::{Answer, Fail};
use crate::store::puzzles::{self as kept, Standing};
use crate::time::DAY;
use protocol::puzzles::Puzzle;
use puzzles::Theme;
use std::collections::HashMap;

/// The rating of the first puzzle for an unknown solver.
const USUAL: f64 = 1_200.0;
/// One of this many nearest puzzles is drawn by lot.
const NEAREST: usize = 24;
/// Training does not repeat a puzzle within this time after an attempt.
const LATELY: i64 = 30 * DAY;
/// The most names that a request may exclude.
const MOST_LEFT_OUT: usize = 100;
/// The most puzzles of a bundle, and the default.
const BUNDLE: usize = 100;
const USUAL_BUNDLE: usize = 60;

/// Criteria for a puzzle.
#[derive(Debug, Default)]
pub struct Wish {
    /// The `id` of a game; `None` for any.
    pub game: Option<String>,
    pub theme: Option<String>,
    /// The wanted difficulty.
    pub rating: Option<f64>,
    /// Names of puzzles to exclude, separated by commas.
    pub not: Option<String>,
}

/// A puzzle with its current rating.
type Candidate = (&'static Entry, f64);

impl Wish {
    /// The matching puzzles, without retired ones.
    fn candidates(&self, standings: &HashMap<String, Standing>) -> Answer<Vec<Candidate>> {
        let bad = |detail: &str| Fail::bad("bad-request").with("detail", detail);
        let library = Library::get();
        if let Some(game) = self.game.as_ref().filter(|game| !library.has(game)) {
            return Err(Fail::bad("unknown-game").with("name", game.as_str()));
        }
        let theme = self.theme.as_ref().map(|id| Theme::find(id).ok_or_else(|| bad("theme"))).transpose()?;
        let left_out: Vec<&str> = self.not.as_deref().unwrap_or_default().split(',').collect();
        if left_out.len() > MOST_LEFT_OUT || self.rating.is_some_and(|rating| !rating.is_finite()) {
            return Err(bad(if left_out.len() > MOST_LEFT_OUT { "not" } else { "rating" }));
        }
        let fits = |entry: &&Entry| {
            !standings.get(&entry.name).is_some_and(is_retired) && !left_out.contains(&entry.name.as_str())
        };
        let those = library.those(self.game.as_deref(), theme).filter(fits);
        Ok(those.map(|entry| (entry, rated(entry, standings.get(&entry.name)).rating)).collect())
    }
}

impl Puzzles {
    /// A puzzle near a rating: the requested one, else the account's own. Puzzles that the account has tried
    /// recently or knows the solution of are skipped.
    pub async fn next(&self, account: Option<&str>, wish: &Wish) -> Answer<Puzzle> {
        let standings = self.standings().await?;
        let mut all = wish.candidates(&standings)?;
        let rating = match (wish.rating, account) {
            (Some(rating), _) => rating,
            (None, Some(account)) => self.usual_rating(account, wish.game.as_deref()).await?,
            (None, None) => USUAL,
        };
        all.sort_by(|one, other| (one.1 - rating).abs().total_cmp(&(other.1 - rating).abs()));
        let since = self.time.now() - LATELY;
        for nearest in all.chunks_mut(NEAREST) {
            fastrand::shuffle(nearest);
            let names: Vec<String> = nearest.iter().map(|(entry, _)| entry.name.clone()).collect();
            let known = match account {
                Some(account) => kept::known(&self.store, account, since, &names).await?,
                None => Vec::new(),
            };
            if let Some((entry, _)) = nearest.iter().find(|(entry, _)| !known.contains(&entry.name)) {
                return self.view(entry, &standings);
            }
        }
        Err(Fail { code: axum::http::StatusCode::NOT_FOUND, ..Fail::bad("no-puzzle") })
    }

    /// The rating of an account in a game, or the mean of all its ratings.
    async fn usual_rating(&self, account: &str, game: Option<&str>) -> Answer<f64> {
        let ratings = kept::solvers(&self.store, account).await?;
        let those: Vec<f64> = ratings
            .iter()
            .filter(|solver| game.is_none_or(|game| solver.game == game))
            .map(|solver| solver.rated.rating)
            .collect();
        Ok(if those.is_empty() { USUAL } else { those.iter().sum::<f64>() / those.len() as f64 })
    }

    /// Puzzles for a timed run or for offline use, easiest first. They are drawn by lot, near a rating if one
    /// is requested.
    pub async fn bundle(&self, wish: &Wish, count: Option<usize>) -> Answer<Vec<Puzzle>> {
        let standings = self.standings().await?;
        let mut all = wish.candidates(&standings)?;
        let count = count.unwrap_or(USUAL_BUNDLE).min(BUNDLE);
        if let Some(rating) = wish.rating {
            all.sort_by(|one, other| (one.1 - rating).abs().total_cmp(&(other.1 - rating).abs()));
            all.truncate(4 * count);
        }
        fastrand::shuffle(&mut all);
        all.truncate(count);
        all.sort_by(|one, other| one.1.total_cmp(&other.1));
        all.into_iter().map(|(entry, _)| self.view(entry, &standings)).collect()
    }
}
