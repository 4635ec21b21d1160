//! Notices as their readers meet them: in the list, on devices, at webhooks; once each.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod devices;
mod found;
mod once;
mod receiver;
mod webhooks;

use common::{Client, TestServer};
use receiver::{Browser, Receiver};
use serde_json::{Value, json};
use std::time::Duration;

/// A server with two people and a receiver of what it sends.
struct House {
    server: TestServer,
    ana: Client,
    ben: Client,
    receiver: Receiver,
}

impl House {
    async fn open() -> Self {
        Self::open_on(None).await
    }

    /// The same as a node of several, with their NATS server.
    async fn open_on(nats: Option<String>) -> Self {
        let server = TestServer::open_with(|config| {
            config.no_limits = true;
            config.reach_local = true;
            config.nats = nats;
        })
        .await;
        let (ana, ben) = (server.person("Ana").await, server.person("Ben").await);
        Self { server, ana, ben, receiver: Receiver::open().await }
    }

    /// A game by days that Ana begins.
    async fn game(&self) -> String {
        let game = json!({ "game": "halma", "time": { "kind": "days", "days": 3 },
            "seats": [{ "kind": "me" }, { "kind": "anyone" }] });
        // Who begins is drawn by lot.
        let game = loop {
            let id = self.ana.create(game.clone()).await;
            if self.ana.get(&format!("/api/games/{id}")).await.json()["setup"]["first"] == "A" {
                break id;
            }
            assert_eq!(self.ana.act(&id, "leave").await.status, 200);
        };
        assert_eq!(self.ben.act(&game, "join").await.status, 200);
        game
    }

    /// Signs a device of Ben's up.
    async fn device(&self, path: &str) -> Browser {
        let browser = Browser::new(&self.receiver, path);
        let reply = self.ben.post("/api/notices/push", browser.subscription("en")).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        browser
    }

    /// Goes on after it has died, at another address.
    async fn restart(&mut self) {
        self.server.kill();
        self.server.restart().await;
        (self.ana, self.ben) = (self.ana.at(&self.server), self.ben.at(&self.server));
    }
}

/// Makes a turn that the rules allow, always another one: a game in which nothing changes is a draw.
async fn turn(client: &Client, game: &str) {
    let path = format!("/api/games/{game}");
    let (state, legal) = (client.get(&path).await.json(), client.get(&format!("{path}/legal")).await.json());
    let (legal, version) = (legal.as_array().unwrap(), state["position_version"].as_u64().unwrap());
    let turn = &legal[version as usize * 7 % legal.len()];
    let turn = json!({ "turn": turn, "position_version": version });
    let reply = client.post(&format!("{path}/turns"), turn).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

async fn list(client: &Client) -> Vec<Value> {
    let reply = client.get("/api/notices").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["notices"].as_array().unwrap().clone()
}

async fn kinds(client: &Client) -> Vec<String> {
    list(client).await.iter().map(|notice| notice["kind"].as_str().unwrap().to_string()).collect()
}

/// Waits until the list of somebody has these kinds, in any order.
async fn until_kinds(client: &Client, wanted: &[&str]) {
    let mut found = Vec::new();
    for _ in 0..300 {
        found = kinds(client).await;
        found.sort();
        let mut wanted = wanted.to_vec();
        wanted.sort_unstable();
        if found == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{found:?} instead of {wanted:?}");
}

/// Long enough for everything that is due to be sent.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(1_500)).await;
}

async fn settings(client: &Client, change: impl FnOnce(&mut Value)) {
    let mut settings = client.get("/api/notices/settings").await.json();
    change(&mut settings);
    let reply = client.put("/api/notices/settings", settings.clone()).await;
    assert_eq!((reply.status.as_u16(), reply.json()), (200, settings));
}
