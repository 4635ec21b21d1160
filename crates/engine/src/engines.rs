//! The engines of a program, created on demand, one per game.

use crate::games::searcher;
use crate::searcher::Searcher;

/// Engines by game, each with what it has learnt. Use one `Engines` per thread that searches.
///
/// ```
/// use engine::engines::Engines;
/// use engine::{limits::Limits, searcher::SearchRequest};
/// use rules::catalogue::GameSpec;
/// use std::sync::atomic::AtomicBool;
///
/// let mut engines = Engines::new(1);
/// let request = SearchRequest::within(Limits::nodes(200));
/// for game in ["halma", "street", "halma"] {
///     let table = GameSpec::new(game).open()?;
///     let engine = engines.of(game).expect("the engine plays it");
///     let found = engine.best(&*table, &request, &AtomicBool::new(false), &mut |_| {});
///     assert!(found.is_some_and(|line| !line.turns.is_empty()));
/// }
/// assert!(engines.of("go").is_none());
/// # Ok::<(), rules::message::Message>(())
/// ```
pub struct Engines {
    mebibytes: usize,
    known: Vec<(&'static str, Box<dyn Searcher>)>,
}

impl Engines {
    /// Engines with a transposition table of this many MiB each. An engine is created when its game is first
    /// asked for.
    pub fn new(mebibytes: usize) -> Self {
        Self { mebibytes, known: Vec::new() }
    }

    /// The engine for the game of that name; `None` for a game that the engine does not play.
    pub fn of(&mut self, game: &str) -> Option<&mut dyn Searcher> {
        let at = match self.known.iter().position(|(known, _)| *known == game) {
            Some(at) => at,
            None => {
                let new = (rules::game_info(game)?.id, searcher(game, self.mebibytes)?);
                self.known.push(new);
                self.known.len() - 1
            }
        };
        Some(&mut *self.known[at].1)
    }

    /// Drops the engines of all other games; returns whether this game has one already.
    pub fn keep_only(&mut self, game: &str) -> bool {
        self.known.retain(|(known, _)| *known == game);
        !self.known.is_empty()
    }

    /// Resizes the transposition table of every engine to this many MiB.
    pub fn resize(&mut self, mebibytes: usize) {
        if self.mebibytes != mebibytes {
            self.mebibytes = mebibytes;
            self.known.iter_mut().for_each(|(_, engine)| engine.resize(mebibytes));
        }
    }

    /// Clears everything learnt.
    pub fn forget(&mut self) {
        self.known.iter_mut().for_each(|(_, engine)| engine.forget());
    }
}
