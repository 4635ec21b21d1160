#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod arena;
pub mod attribution;
mod draw;
pub mod engines;
pub mod eval;
mod eval_cache;
pub mod game;
pub mod games;
pub mod level;
pub mod limits;
pub mod line;
pub mod many;
pub mod net;
pub mod node_counter;
pub mod order;
pub mod params;
pub mod policy;
pub mod race;
mod request;
pub mod review;
pub mod score;
pub mod search;
pub mod searcher;
pub mod stats;
pub mod task;
mod trained;
pub mod tt;
pub mod window;
