#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod arena;
pub mod elimination;
pub mod format;
pub mod groups;
pub mod history;
mod matching;
pub mod refusal;
pub mod round_robin;
pub mod seats;
pub mod standings;
pub mod swiss;
pub mod teams;
pub mod tournament;
pub mod trf;

pub use arena::{Arena, ArenaScore, arena_scores};
pub use elimination::Elimination;
pub use format::Format;
pub use groups::Groups;
pub use refusal::Refusal;
pub use round_robin::RoundRobin;
pub use seats::{Seats, points_by_place};
pub use swiss::{Colour, Dutch};
pub use teams::Teams;
pub use tournament::{Bye, Claim, Entrant, Event, Number, Outcome, Reason, Round, Table, Tournament};
