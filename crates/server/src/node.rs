//! The state of a node: its connections, messages to and from other nodes, presence, outages, and rate
//! limits.

pub mod bus;
pub mod connections;
pub mod hub;
pub mod limits;
pub mod listeners;
pub mod outages;
pub mod outgoing;
pub mod presence;
pub mod subjects;
