//! HTTP: who asks and from where, handlers that call a service, and the accept loop.

pub mod accept;
pub mod account;
pub mod apps;
pub mod auth;
pub mod body;
mod club_wall;
pub mod clubs;
mod cookies;
pub mod detach;
pub mod document;
pub mod games;
mod memory_gauges;
pub mod meta;
pub mod middleware;
pub mod moderation;
pub mod notices;
pub mod oauth;
pub mod pages;
pub mod players;
mod preview;
pub mod price;
pub mod puzzles;
mod ready;
pub mod sessions;
pub mod tokens;
pub mod tournaments;
pub mod unsubscribe;
