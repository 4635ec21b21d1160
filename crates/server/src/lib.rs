//! The online home of the games: accounts, lobby, games, clocks, storage. The server is the only authority:
//! clients show, it decides; what it has answered is on the disk.
//!
//! It is built in layers, from the ground up. A module uses only those below it; `crates/xtask/tests/layers.rs` holds it so.
//!
//! | layer | modules |
//! |---|---|
//! | what everything may use | `error`, `address`, `config`, `fail`, `lock`, `log`, `names`, `picture`, `rating`, `sanitize`, `secret`, `supervise`, `terms`, `time` |
//! | the database | `store`: typed rows and every SQL string, one file for each family of tables |
//! | what a node knows and tells | `node`: its connections, news to other nodes, who is there, outages, limits |
//! | the engine | `engine`: a fair queue of jobs, and the threads and workers that do them |
//! | services | `games`, then `people`, then `lobby`, `chat`, `notices`, `puzzles`, `tournaments`, then `clubs`: each owns its state |
//! | all of them together | `app` |
//! | requests | `http`: parse, call a service, answer |
//! | connections that stay | `live`: sockets, streams, news of other nodes |
//! | starting and stopping | `serve`, and `maintain` for a database without a server |

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
