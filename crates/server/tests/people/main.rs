//! People: accounts, sessions, tokens, mail, moderation, as clients meet them.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod guesses;
mod keys;
mod mail;
mod others;
mod permissions;
mod time_off;

use serde_json::{Value, json};

fn sign_in(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}
