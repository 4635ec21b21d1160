//! Clubs as clients meet them: from founding one to a match of two.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod hostile;
mod leaving;
mod matches;
mod members;
mod once;
mod roles;
mod wall;

use common::{Client, TestServer};
use serde_json::{Value, json};

/// A server without limits.
async fn open() -> TestServer {
    TestServer::open_with(|config| config.no_limits = true).await
}

/// What every club of these tests has in common; `with` says what else.
fn wish(name: &str, with: Value) -> Value {
    let mut wish = json!({ "name": name, "entry": "open", "public": true });
    for (key, value) in with.as_object().unwrap() {
        wish[key] = value.clone();
    }
    wish
}

/// Founds a club and gives its path.
async fn found(owner: &Client, name: &str, with: Value) -> String {
    let reply = owner.post("/api/clubs", wish(name, with)).await;
    assert_eq!(reply.status, 201, "{reply:?}");
    format!("/api/clubs/{}", reply.json()["id"].as_str().unwrap())
}

/// Does something in a club that has to be possible.
async fn act(who: &Client, club: &str, act: Value) {
    let reply = who.post(&format!("{club}/acts"), act).await;
    assert_eq!(reply.status, 204, "{reply:?}");
}

async fn join(who: &Client, club: &str) {
    let reply = who.post(&format!("{club}/join"), json!({})).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

/// What a list has under a key, field by field.
async fn listed(who: &Client, path: &str, key: &str, field: &str) -> Vec<Value> {
    let reply = who.get(path).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let pointer = format!("/{}", field.replace('.', "/"));
    let one = |one: &Value| one.pointer(&pointer).cloned().unwrap_or_default();
    reply.json()[key].as_array().unwrap().iter().map(one).collect()
}

/// The members, each with what they are.
async fn members(who: &Client, club: &str) -> Vec<(String, String)> {
    let members = who.get(&format!("{club}/members")).await.json();
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let one = |one: &Value| (text(&one["player"]["name"]), text(&one["role"]));
    members["members"].as_array().unwrap().iter().map(one).collect()
}

/// Names with what they are, as [`members`] gives them.
fn are(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(name, role)| (name.to_string(), role.to_string())).collect()
}

/// The details of the notices about clubs, the newest first.
async fn told(who: &Client) -> Vec<String> {
    let notices = who.get("/api/notices").await.json();
    let of_clubs = notices["notices"].as_array().unwrap().iter().filter(|one| one["kind"] == "club");
    of_clubs.map(|one| one["detail"].as_str().unwrap().to_string()).collect()
}
