//! The interfaces: REST, the socket, the streams.

pub mod games;
pub mod meta;
pub mod socket;
pub mod stream;
