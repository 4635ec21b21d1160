//! Puzzles: the collection, attempts, ratings, repetition, votes.
//!
//! The server proves every attempt itself (`provers`) and never trusts a client's claim. It caches only what
//! follows from the program and the database, so all nodes agree.

mod ask;
mod attempts;
mod choose;
mod days;
mod library;
mod moment;
mod progress;
mod provers;

pub use choose::Wish;

use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::lock::lock;
use crate::node::limits::Limits;
use crate::picture;
use crate::rating::Rated;
use crate::store::puzzles::{Settling, Standing};
use crate::store::{Store, puzzles as kept};
use crate::time::{MINUTE, Moment, Time};
use jiff::civil::Date;
use library::{Entry, Library};
use protocol::game::SetupView;
use protocol::puzzles::Puzzle;
use provers::Provers;
use rules::options::Setup;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The deviation of a puzzle's rating: its start, its factor per attempt, its minimum.
const SETTLING: Settling = Settling { start: 150.0, share: 0.98, least: 50.0 };
/// How long a node caches the ratings of puzzles.
const STANDINGS_LAST: i64 = MINUTE;
/// A puzzle is retired if at least `DULL` players found it dull, and more than `DULLER` times as many as
/// found it good.
const DULL: i64 = 5;
const DULLER: i64 = 3;

/// The effect of attempts and votes on puzzles, and when it was read.
type Standings = (Moment, Arc<HashMap<String, Standing>>);

pub struct Puzzles {
    store: Store,
    time: Time,
    limits: Arc<Limits>,
    /// The games that are searched for decisive moments.
    games: Arc<Games>,
    provers: Provers,
    /// The puzzles of the day.
    days: Mutex<HashMap<Date, &'static Entry>>,
    standings: Mutex<Option<Standings>>,
}

impl Puzzles {
    pub fn new(games: &Arc<Games>) -> Self {
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            limits: Arc::clone(&games.limits),
            games: Arc::clone(games),
            provers: Provers::default(),
            days: Mutex::default(),
            standings: Mutex::default(),
        }
    }

    /// The sizes of the caches of days and ratings.
    pub fn sizes(&self) -> [usize; 2] {
        let standings = lock(&self.standings).as_ref().map_or(0, |(_, known)| known.len());
        [lock(&self.days).len(), standings]
    }

    /// The puzzle with this name, as any visitor sees it.
    pub async fn find(&self, name: &str) -> Answer<Puzzle> {
        let entry = Library::get().find(name).ok_or_else(Fail::missing)?;
        self.view(entry, &*self.standings().await?)
    }

    /// The position of a puzzle as PNG.
    pub fn picture(name: &str) -> Option<Vec<u8>> {
        let library = Library::get();
        let puzzle = library.read(library.find(name)?)?;
        picture::png(&setup_view(&puzzle.setup), &puzzle.position)
    }

    /// The game of the puzzle with this name.
    pub fn game_of(name: &str) -> Option<&'static str> {
        Library::get().find(name).map(|entry| entry.game)
    }

    fn view(&self, entry: &Entry, standings: &HashMap<String, Standing>) -> Answer<Puzzle> {
        let puzzle = Library::get().read(entry).ok_or_else(Fail::internal)?;
        Ok(view(&puzzle, rated(entry, standings.get(&entry.name)).rating))
    }

    /// The effect of attempts and votes, at most a minute old.
    async fn standings(&self) -> Answer<Arc<HashMap<String, Standing>>> {
        let now = self.time.now();
        if let Some((read, known)) = &*lock(&self.standings)
            && (0..STANDINGS_LAST).contains(&(now - read))
        {
            return Ok(Arc::clone(known));
        }
        let rows = kept::standings(&self.store).await?;
        let known: HashMap<_, _> = rows.into_iter().map(|row| (row.puzzle.clone(), row)).collect();
        let known = Arc::new(known);
        *lock(&self.standings) = Some((now, Arc::clone(&known)));
        Ok(known)
    }
}

/// A puzzle for clients.
fn view(puzzle: &puzzles::Puzzle, rating: f64) -> Puzzle {
    Puzzle {
        name: puzzle.id(),
        game: puzzle.game().to_string(),
        options: puzzle.setup.summary(),
        position: puzzle.position.clone(),
        claim: puzzle.claim.to_string(),
        ways: puzzle.ways,
        themes: puzzle.themes.iter().map(|theme| theme.id().to_string()).collect(),
        level: puzzle.difficulty.level,
        rating: rating.round() as i32,
    }
}

/// The current rating of a puzzle. Its deviation does not grow with time, because a puzzle does not change.
fn rated(entry: &Entry, standing: Option<&Standing>) -> Rated {
    let (drift, deviation) = standing.map_or((0.0, SETTLING.start), |known| (known.drift, known.deviation));
    Rated { rating: entry.rating + drift, deviation, volatility: 0.06, games: 0, at: 0 }
}

/// Whether training no longer offers the puzzle.
fn is_retired(standing: &Standing) -> bool {
    standing.dull >= DULL && standing.dull > DULLER * standing.good
}

/// The setup as pictures take it.
fn setup_view(setup: &Setup) -> SetupView {
    let letters = (setup.info().letters)(setup.seats);
    SetupView {
        game: setup.info().id.to_string(),
        preset: setup.preset().to_string(),
        options: setup.all().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        letters: letters.to_string(),
        first: letters.chars().take(1).collect(),
    }
}
