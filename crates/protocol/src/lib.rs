//! What crosses the wire between the server, its clients and its bots: plain data with serde. The OpenAPI
//! document and the TypeScript types (`web/src/protocol/`) are generated from these types.
//!
//! Times are milliseconds since 1970 (UTC). Seats are letters, as notation writes them. People read nothing
//! from here: errors and reasons are identifiers, their sentences are in `locales/`.

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
