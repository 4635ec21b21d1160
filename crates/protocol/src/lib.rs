//! The types that the server, its clients and its bots exchange: plain data with serde. The OpenAPI document
//! and the TypeScript types (`web/src/protocol/`) are generated from them.
//!
//! Times are milliseconds since 1970 (UTC). Seats are letters, as in notation. Nothing here is text for
//! people: errors and reasons are identifiers, and their sentences are in `locales/`.

#![deny(missing_docs)]

pub mod catalogue;
pub mod clubs;
pub mod game;
pub mod live;
pub mod notices;
pub mod oauth;
pub mod people;
pub mod problem;
pub mod puzzles;
pub mod stream;
pub mod tournaments;

pub use problem::Problem;
