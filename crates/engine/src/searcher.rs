//! The object-safe interface of a search. [`Engine`] implements it.

mod deepen;
mod engine;

pub use crate::request::{OnInfo, SearchRequest, Variation};
pub use engine::Engine;

use crate::attribution::Attribution;
use crate::game::Playable;
use crate::level::Level;
use crate::net::{self, Broken, Nets};
use crate::score::Score;
use rules::table::AnyGame;
use std::sync::atomic::AtomicBool;

/// Searches one game.
pub trait Searcher: Send {
    /// Searches and returns the lines found, best first, each with a different first turn; empty if the game is
    /// over or in the middle of a turn. `stop` ends the search at any time. The time limits apply from the call
    /// to the return.
    fn think(
        &mut self,
        table: &dyn AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: OnInfo<'_>,
    ) -> Vec<Variation>;
    /// The best line of [`think`](Searcher::think).
    fn best(
        &mut self,
        table: &dyn AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: OnInfo<'_>,
    ) -> Option<Variation> {
        self.think(table, request, stop, on_info).into_iter().next()
    }
    /// Prepares for searches at a level, forgetting what was learnt at another. Call it before the clock
    /// starts, to save time in the search.
    fn set_level(&mut self, level: Option<Level>);
    /// Forgets everything.
    fn forget(&mut self);
    /// Resizes the transposition table to about this number of MiB.
    fn resize(&mut self, mebibytes: usize);
    /// The expected share of a point for a score in this game, from 0 to 1.
    ///
    /// ```
    /// use engine::score::Score;
    ///
    /// let engine = engine::games::searcher("halma", 1).expect("the engine plays Halma");
    /// assert_eq!(engine.chance(Score::DRAW), 0.5);
    /// assert!(engine.chance(Score::estimate(140)) > 0.7);
    /// ```
    fn chance(&self, score: Score) -> f64;
    /// The contribution of each piece to the static evaluation.
    ///
    /// ```
    /// let table = rules::catalogue::GameSpec::new("street").open()?;
    /// let engine = engine::games::searcher("street", 1).expect("the engine plays Street");
    /// // One for each stack on the board, the weightiest first.
    /// let parts = engine.attribute(&*table);
    /// assert!(parts.len() == 16 && parts.is_sorted_by_key(|part| -part.hundredths.abs()));
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn attribute(&self, table: &dyn AnyGame) -> Vec<Attribution>;
    /// The likeliest turns by the policy, the likeliest first, each with its probability; empty if the game is
    /// over or in the middle of a turn, or without a policy.
    ///
    /// ```
    /// let table = rules::catalogue::GameSpec::new("halma").open()?;
    /// let engine = engine::games::searcher("halma", 1).expect("the engine plays Halma");
    /// let expected = engine.expected_turns(&*table, 3);
    /// assert!(expected.len() == 3 && expected[0].1 >= expected[1].1);
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    fn expected_turns(&self, _table: &dyn AnyGame, _count: usize) -> Vec<(String, f64)> {
        Vec::new()
    }
    /// Switches to another net and forgets what was learnt. A file for two players replaces all nets; a file
    /// for three and four players replaces only its own kind, so set it second. A policy belongs to the net
    /// that made its training games, so with any net but the built-in one the search does not use the policy.
    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken>;
    /// Sets the policy from a file with these contents, for levels and for searches that use one. For programs
    /// without built-in policies; call it after [`set_net`](Self::set_net).
    fn set_policy(&mut self, _bytes: &[u8]) -> Result<(), Broken> {
        Ok(())
    }
}

/// A choice of net.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum NetChoice<'a> {
    /// The built-in net.
    Shipped,
    /// The hand-written evaluation alone.
    None,
    /// The net in a file with these contents.
    File(&'a [u8]),
}

impl NetChoice<'_> {
    /// The nets of this choice, given those in use.
    pub fn find<P: Playable>(self, held: Nets) -> Result<Nets, Broken> {
        match self {
            Self::Shipped => Ok(Nets::shipped::<P>()),
            Self::None => Ok(Nets::NONE),
            Self::File(bytes) => match net::load::<P>(bytes) {
                Err(Broken::OtherGame(game)) if game.strip_suffix('+') == Some(P::INFO.id) => {
                    Ok(Nets { many: Some(net::load_many::<P>(bytes)?), ..held })
                }
                two => two.map(|two| Some(two).into()),
            },
        }
    }
}
