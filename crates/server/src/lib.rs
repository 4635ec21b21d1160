//! The online home of the games: accounts, lobby, games, clocks, storage. The server is the only authority:
//! clients show, it decides; what it has answered is on the disk.

mod address;
mod app;
mod auth;
mod bus;
mod chat;
pub mod config;
mod fail;
mod game;
mod hub;
mod jobs;
mod limits;
mod lobby;
pub mod maintain;
mod outages;
mod pages;
mod people;
mod record;
mod routes;
mod secret;
mod serve;
mod store;
pub mod time;
pub mod worker;

pub use store::Store;

pub use serve::{Failed, Running, openapi, start};
