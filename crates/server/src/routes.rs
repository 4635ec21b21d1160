//! The interfaces: REST, the socket, the streams.

pub mod account;
pub mod games;
pub mod meta;
pub mod moderation;
pub mod players;
pub mod sessions;
pub mod socket;
pub mod stream;
pub mod tokens;
