//! The face of every search: what it is asked and what it finds. [`Engine`] is the one that plays.

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
    /// The lines found, best first, each with another first turn; none if the game is over or in the middle
    /// of a turn. `stop` ends the search at any time. The time of the limits counts from the call to the
    /// answer.
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
    /// Prepares for searches at a level: what was learnt at another is forgotten. Called before the clock runs,
    /// it saves the search that time.
    fn set_level(&mut self, level: Option<Level>);
    /// Forgets everything.
    fn forget(&mut self);
    /// Resizes the transposition table to about this number of MiB.
    fn resize(&mut self, mebibytes: usize);
    /// The share of a point that a score promises in this game, from 0 to 1.
    ///
    /// ```
    /// use engine::score::Score;
    ///
    /// let engine = engine::games::searcher("halma", 1).expect("the engine plays Halma");
    /// assert_eq!(engine.chance(Score::DRAW), 0.5);
    /// assert!(engine.chance(Score::estimate(140)) > 0.7);
    /// ```
    fn chance(&self, score: Score) -> f64;
    /// What the value of the position itself comes from, without a search.
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
    /// The turns that the policy expects here, the likeliest first, each with its share from 0 to 1; none if the game is
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
    /// Judges with another net from now on; what was learnt is forgotten. A file for two players replaces all nets, one
    /// for three and four only that of its kind, so it comes after. A policy goes with the net whose games it was
    /// trained from: with another one than the program's own the search does without.
    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken>;
    /// Takes the policy in a file with these contents: levels draw their turns by it, and in a game whose search uses one
    /// the search looks at steps as it says. For programs that do not carry it; to be called after
    /// [`set_net`](Self::set_net).
    fn set_policy(&mut self, _bytes: &[u8]) -> Result<(), Broken> {
        Ok(())
    }
}

/// By what positions are judged.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum NetChoice<'a> {
    /// The net that the program carries.
    Shipped,
    /// The hand-written value alone.
    None,
    /// The net in a file with these contents.
    File(&'a [u8]),
}

impl NetChoice<'_> {
    /// The nets that are meant, where these are in use.
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
