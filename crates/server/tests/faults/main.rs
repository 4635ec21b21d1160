//! What the server does when something around it or in it fails: panics, a database that holds nonsense, is slow or
//! gone, a NATS server that is slow or gone.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod bus;
mod database;
mod panics;
mod proxy;
mod rows;

use common::Client;
use serde_json::{Value, json};

/// A game against a computer that begins; in Halma the lot would decide.
async fn against_computer(client: &Client, time: Value) -> String {
    let seats = json!([{ "kind": "bot", "level": 1 }, { "kind": "me" }]);
    client.create(json!({ "game": "street", "seats": seats, "time": time })).await
}

/// How many turns a game has.
async fn turns(client: &Client, id: &str) -> usize {
    let game = client.get(&format!("/api/games/{id}")).await.json();
    game["turns"].as_array().map_or(0, Vec::len)
}

/// Makes a legal turn for whoever's turn it is; gives whether it was acknowledged.
async fn turn(players: [&Client; 2], id: &str) -> bool {
    let state = players[0].get(&format!("/api/games/{id}")).await;
    if state.status != 200 {
        return false;
    }
    let state = state.json();
    let mover = players[usize::from(state["to_move"] != state["seats"][0]["seat"])];
    let legal = mover.get(&format!("/api/games/{id}/legal")).await;
    if legal.status != 200 {
        return false;
    }
    let legal = legal.json();
    let any = &legal[fastrand::usize(..legal.as_array().unwrap().len())];
    let body = json!({ "turn": any, "position_version": state["position_version"] });
    mover.post(&format!("/api/games/{id}/turns"), body).await.status == 200
}
