//! The engines of a program, one for each game that was asked for.

use crate::games::searcher;
use crate::searcher::Searcher;

/// An engine for each game that was asked for, with what it has learnt. They are for one thread: a program that thinks
/// on several has as many of these.
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
    /// Engines that remember positions in this many MiB each; none is made before its game is asked for.
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

    /// Gives the memory of all other games back; says whether there is an engine for this one already.
    pub fn keep_only(&mut self, game: &str) -> bool {
        self.known.retain(|(known, _)| *known == game);
        !self.known.is_empty()
    }

    /// Lets every engine remember positions in this many MiB from now on.
    pub fn resize(&mut self, mebibytes: usize) {
        if self.mebibytes != mebibytes {
            self.mebibytes = mebibytes;
            self.known.iter_mut().for_each(|(_, engine)| engine.resize(mebibytes));
        }
    }

    /// Forgets what was learnt.
    pub fn forget(&mut self) {
        self.known.iter_mut().for_each(|(_, engine)| engine.forget());
    }
}
