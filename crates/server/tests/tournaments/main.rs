//! Tournaments as clients meet them: from making one to its trophy.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod correspondence;
mod entry;
mod formats;
mod hostile;
mod nodes;
mod organisers;

use common::{Client, TestServer};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A server, people on it, and a tournament.
struct House {
    server: TestServer,
    organiser: Client,
    people: HashMap<String, Client>,
    id: String,
}

/// What every tournament of these tests has in common; `with` says what else.
fn plan(with: Value) -> Value {
    let mut plan = json!({ "name": "Evening cup", "picks": [{ "game": "halma" }],
        "time": { "kind": "clock", "base": 300, "increment": 3 } });
    for (key, value) in with.as_object().unwrap() {
        plan[key] = value.clone();
    }
    plan
}

impl House {
    /// A server without limits, with an organiser and a number of people.
    async fn open(people: usize) -> Self {
        Self::open_on(people, None).await
    }

    /// The same as a node of several, with their NATS server.
    async fn open_on(people: usize, nats: Option<String>) -> Self {
        let server = TestServer::open_with(|config| {
            config.no_limits = true;
            config.nats = nats;
        })
        .await;
        let organiser = server.person("Organiser").await;
        let mut all = HashMap::new();
        for i in 1..=people {
            let name = format!("Player{i}");
            all.insert(name.clone(), server.person(&name).await);
        }
        Self { server, organiser, people: all, id: String::new() }
    }

    /// Makes a tournament, and everybody joins in the order of their names.
    async fn with(mut self, plan: Value) -> Self {
        self.make(plan).await;
        for i in 1..=self.people.len() {
            self.join(i, json!({})).await;
        }
        self
    }

    async fn make(&mut self, plan: Value) {
        let reply = self.organiser.post("/api/tournaments", plan).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        self.id = reply.json()["id"].as_str().unwrap().to_string();
    }

    fn person(&self, i: usize) -> &Client {
        &self.people[&format!("Player{i}")]
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tournaments/{}{rest}", self.id)
    }

    async fn join(&self, i: usize, body: Value) -> Value {
        let reply = self.person(i).post(&self.path("/join"), body).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()
    }

    async fn act(&self, act: Value) -> Value {
        let reply = self.organiser.post(&self.path("/acts"), act).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()
    }

    async fn get(&self, rest: &str) -> Value {
        let reply = self.organiser.get(&self.path(rest)).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()
    }

    async fn status(&self) -> String {
        self.get("").await["status"].as_str().unwrap().to_string()
    }

    /// The tables that are being played.
    async fn playing(&self) -> Vec<Value> {
        self.get("/playing").await.as_array().unwrap().clone()
    }

    /// Waits until the server has gone on by itself.
    async fn until(&self, what: &str, is: impl AsyncFn() -> bool) {
        common::until(what, is).await;
    }

    /// Everybody at a table gives up but the one with the lowest number.
    async fn play(&self, table: &Value) {
        let game = table["game"].as_str().unwrap();
        let look = async || self.organiser.get(&format!("/api/games/{game}")).await;
        self.until("the game is made", async || look().await.status == 200).await;
        // The result of a game that has just ended may be on its way.
        if look().await.json()["status"] != "playing" {
            return;
        }
        let mut seats = table["seats"].as_array().unwrap().clone();
        seats.sort_by_key(|seat| seat["number"].as_u64());
        let name = |seat: &Value| seat["name"].as_str().unwrap().to_string();
        let winner = &self.people[&name(&seats[0])];
        if let [_, loser] = &seats[..] {
            self.people[&name(loser)].lose(winner, game).await;
            return;
        }
        for loser in &seats[1..] {
            let reply = self.people[&name(loser)].act(game, "resign").await;
            assert!(reply.status == 200 || reply.is_refused(409, "gave-up"), "{reply:?}");
        }
        // Those who gave up out of turn are out when it is theirs.
        let path = format!("/api/games/{game}");
        let (state, legal) =
            (winner.get(&path).await.json(), winner.get(&format!("{path}/legal")).await.json());
        if state["status"] == "playing" {
            let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
            assert_eq!(winner.post(&format!("{path}/turns"), turn).await.status, 200);
        }
    }

    /// Plays what there is to play until the tournament is over.
    async fn play_on(&self) {
        for _ in 0..400 {
            if self.status().await == "over" {
                return;
            }
            for table in self.playing().await {
                self.play(&table).await;
            }
            self.server.time.pass(1_100);
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("it does not end: {}", self.get("").await);
    }

    /// The names in the order of the standings, each with place and points.
    async fn places(&self) -> Vec<(u64, String, f64)> {
        let standings = self.get("/standings").await;
        let line = |line: &Value| {
            let name = line["player"]["name"].as_str().unwrap_or("computer").to_string();
            (line["place"].as_u64().unwrap(), name, line["points"].as_f64().unwrap())
        };
        standings["lines"].as_array().unwrap().iter().map(line).collect()
    }

    /// The kinds of what has happened, in order.
    async fn log(&self) -> Vec<Value> {
        let mut entries: Vec<Value> = Vec::new();
        loop {
            let after = entries.last().map_or(0, |entry| entry["number"].as_i64().unwrap());
            let more = self.get(&format!("/log?after={after}")).await;
            let more = more.as_array().unwrap();
            if more.is_empty() {
                return entries;
            }
            entries.extend(more.iter().cloned());
        }
    }

    async fn kinds(&self) -> Vec<String> {
        let kind = |entry: &Value| entry["what"]["kind"].as_str().unwrap().to_string();
        self.log().await.iter().map(kind).collect()
    }
}

/// Nobody sits at two tables of a round, and nobody meets twice.
async fn assert_sound(house: &House, meets_again: bool) {
    let rounds = house.get("/rounds").await;
    let mut met = std::collections::HashSet::new();
    let mut games = std::collections::HashSet::new();
    for round in rounds.as_array().unwrap() {
        let mut seen = std::collections::HashSet::new();
        for table in round["tables"].as_array().unwrap() {
            assert!(table["game"].is_null() || games.insert(table["game"].as_str().unwrap().to_string()));
            let mut numbers: Vec<u64> = table["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| seat["number"].as_u64().unwrap())
                .collect();
            assert!(numbers.iter().all(|number| seen.insert(*number)), "{round}");
            numbers.sort_unstable();
            assert!(met.insert(numbers) || meets_again, "{rounds}");
        }
    }
}
