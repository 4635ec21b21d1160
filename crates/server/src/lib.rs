//! The game server: accounts, lobby, games, clocks, storage. Only the server decides; clients display.
//! Whatever it has acknowledged is on disk.
//!
//! The modules form layers. A module uses only lower ones; `crates/xtask/tests/layers.rs` checks this.
//!
//! | layer | modules |
//! |---|---|
//! | shared basics | `error`, `address`, `config`, `fail`, `lock`, `log`, `names`, `picture`, `rating`, `sanitize`, `secret`, `supervise`, `terms`, `time` |
//! | database | `store`: typed rows and every SQL string, one file per family of tables |
//! | state of a node | `node`: its connections, messages between nodes, presence, outages, limits |
//! | engine | `engine`: a fair queue of jobs, and the threads and workers that do them |
//! | services | `games`, then `people`, then `lobby`, `chat`, `notices`, `puzzles`, `tournaments`, then `clubs`: each owns its state |
//! | assembly | `app` |
//! | requests | `http`: parse, call a service, answer |
//! | long-lived connections | `live`: sockets, streams, messages from other nodes |
//! | start and stop | `serve`, and `maintain` for a database without a server |

mod address;
mod app;
mod chat;
mod clubs;
pub mod config;
mod digest;
mod engine;
mod error;
mod fail;
mod games;
mod http;
mod live;
mod lobby;
mod lock;
pub mod log;
mod mailer;
pub mod maintain;
mod names;
mod node;
mod notices;
mod people;
mod picture;
mod puzzles;
mod rating;
mod sanitize;
mod secret;
mod serve;
mod store;
#[doc(hidden)]
pub mod supervise;
mod terms;
pub mod time;
mod tournaments;

pub use engine::worker;
pub use store::Store;
pub use store::location::open_private;

pub use error::Error;
pub use serve::{Running, openapi, start};
