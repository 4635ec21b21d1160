//! Puzzles: positions with a claim that is proven by an exhaustive search.
//!
//! A [`Puzzle`] is a position, a [`Claim`] about it, themes and a difficulty. Its solution is not stored.
//! Judging a turn proves the claim again ([`judge`]), so any turn that provably fulfils it is right, and a
//! server can publish positions without their answers. The prover ([`prover`]) tries whole turns of both
//! sides. It skips only turns that certainly do not matter, as defined by each game (`games/`).
//!
//! `lab mine` finds puzzles and packs them into the files of `data/` ([`collection`]), one for each game.
//!
//! ```
//! use puzzles::{Claim, Puzzle, Verdict, judge};
//!
//! let position = "A to move; turns A 20 B 20; A e8 f6 f8 g5 g6 g7 g8 h5 h6 h8; B a1 a2 a3 b1 b2 b3 c1 c2 d1 e5";
//! let puzzle = Puzzle::new("halma", "preset=classic", Claim::Win(2), position)?;
//! assert!(matches!(judge(&puzzle, &[], "g5-h4")?, Verdict::Wrong { .. }));
//! # Ok::<(), rules::message::Message>(())
//! ```

mod attempt;
mod claim;
pub mod collection;
mod daily;
mod difficulty;
mod games;
mod layout;
mod line;
mod moment;
pub mod prover;
mod puzzle;
pub mod repetition;
mod theme;
mod themed;
mod tree;
mod turns;

pub use attempt::{Verdict, hint, judge, judge_within, solution, solution_within};
pub use claim::Claim;
pub use collection::{Broken, Collection};
pub use daily::{today, today_without};
pub use difficulty::{Difficulty, bands};
pub use games::Puzzling;
pub use line::{Judged, judge_line};
pub use moment::{Moment, missed, moment};
pub use puzzle::Puzzle;
pub use theme::{Theme, Themes};
pub use themed::themes;
pub use tree::{Reply, Tree, proof};
pub use turns::{Visit, each_turn};

/// Calls a generic function with the type of the named game. Evaluates to `$otherwise` if the game has no puzzles.
#[macro_export]
macro_rules! with_puzzling {
    ($name:expr, $call:ident($($argument:expr),*), $otherwise:expr) => {
        match $name {
            "skud" => $call::<rules::skud::Skud>($($argument),*),
            "street" => $call::<rules::street::Street>($($argument),*),
            "halma" => $call::<rules::halma::Halma>($($argument),*),
            _ => $otherwise,
        }
    };
}
