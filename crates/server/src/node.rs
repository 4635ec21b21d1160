//! What a node knows and tells: its connections, news to and from other nodes, who is there, times in which nobody
//! served, and how much anybody may do.

pub mod bus;
pub mod connections;
pub mod hub;
pub mod limits;
pub mod listeners;
pub mod outages;
pub mod outgoing;
pub mod presence;
pub mod subjects;
