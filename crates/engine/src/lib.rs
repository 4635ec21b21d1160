//! The engine: one search for every game over the rules' hot face, an evaluation for each game, levels and
//! matches. It needs no threads and no files, so it also runs in a browser.
//!
//! ```
//! use engine::{games, limits::Limits, think::Ask};
//! use rules::catalogue::Request;
//! use std::sync::atomic::AtomicBool;
//!
//! let table = Request::new("halma").open()?;
//! let mut mind = games::thinker("halma", 1).expect("the engine plays Halma");
//! let (stop, mut tell) = (AtomicBool::new(false), |_: &_| {});
//! // Full strength, two turns ahead.
//! let best = mind.best(&*table, &Ask::within(Limits::depth(2)), &stop, &mut tell);
//! let best = best.expect("the game goes on");
//! assert_eq!(best.depth, 2);
//! assert!(table.legal_turns().contains(&best.turns[0]));
//! // The answer of level 1, which is given to beginners.
//! let ask = Ask::at(games::level("halma", 1).expect("there are ten levels"));
//! let answer = mind.best(&*table, &ask, &stop, &mut tell).expect("the game goes on");
//! assert!(table.legal_turns().contains(&answer.turns[0]));
//! # Ok::<(), rules::message::Message>(())
//! ```

pub mod arena;
mod ask;
pub mod eval;
mod eval_cache;
pub mod game;
pub mod games;
pub mod level;
pub mod limits;
pub mod line;
pub mod many;
pub mod maxn;
pub mod meter;
pub mod net;
pub mod order;
pub mod params;
pub mod puct;
pub mod race;
pub mod review;
pub mod score;
pub mod search;
pub mod stats;
pub mod task;
pub mod think;
pub mod tt;
pub mod why;
pub mod window;
