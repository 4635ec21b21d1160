//! A bot in sixty lines: takes every challenge and plays each game with random turns.
//!
//! `cargo run --example bot -- http://127.0.0.1:7474 TOKEN`
//!
//! The token is made under `POST /api/tokens` with the scopes `read` and `play`. Replace [`choose`] by something
//! that thinks: the position is there in its one-line form, and `/legal` lists every legal turn.

use futures_util::{Stream, StreamExt};
use serde_json::{Value, json};

#[derive(Clone)]
struct Server {
    url: String,
    token: String,
    http: reqwest::Client,
}

impl Server {
    async fn get(&self, path: &str) -> reqwest::Result<reqwest::Response> {
        let request = self.http.get(format!("{}{path}", self.url)).bearer_auth(&self.token);
        request.send().await?.error_for_status()
    }

    async fn post(&self, path: &str, body: &Value) -> reqwest::Result<reqwest::Response> {
        let request = self.http.post(format!("{}{path}", self.url)).bearer_auth(&self.token);
        request.json(body).send().await?.error_for_status()
    }

    /// A stream of JSON, one object in each line; empty lines only say that it lives.
    async fn lines(&self, path: &str) -> reqwest::Result<impl Stream<Item = Value> + Unpin + use<>> {
        let bytes = Box::pin(self.get(path).await?.bytes_stream());
        Ok(Box::pin(futures_util::stream::unfold(
            (bytes, Vec::new()),
            |(mut bytes, mut buffer)| async move {
                loop {
                    if let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
                        let line: Vec<u8> = buffer.drain(..=end).collect();
                        if let Ok(value) = serde_json::from_slice(&line) {
                            return Some((value, (bytes, buffer)));
                        }
                        continue;
                    }
                    buffer.extend(bytes.next().await?.ok()?);
                }
            },
        )))
    }
}

/// The turn to make, of all legal ones.
fn choose(_position: &Value, legal: &[String]) -> Option<String> {
    fastrand::choice(legal).cloned()
}

async fn play(server: Server, id: String) -> reqwest::Result<()> {
    let mut lines = server.lines(&format!("/api/board/game/stream/{id}")).await?;
    let mut you = Value::Null;
    while let Some(line) = lines.next().await {
        let state = if line["type"] == "gameFull" { &line["state"] } else { &line };
        you = if line["type"] == "gameFull" { line["you"].clone() } else { you };
        if line["type"] != "chatLine" && state["status"] == "playing" && state["toMove"] == you {
            let legal: Vec<String> = server.get(&format!("/api/games/{id}/legal")).await?.json().await?;
            let Some(turn) = choose(&state["position"], &legal) else { continue };
            let body = json!({ "turn": turn, "position_version": state["positionVersion"] });
            server.post(&format!("/api/games/{id}/turns"), &body).await?;
        }
    }
    Ok(())
}

#[tokio::main]
async fn main() -> reqwest::Result<()> {
    let mut args = std::env::args().skip(1);
    let (url, token) = (args.next().unwrap_or_default(), args.next().unwrap_or_default());
    let server = Server { url, token, http: reqwest::Client::new() };
    let mut events = server.lines("/api/stream/event").await?;
    while let Some(event) = events.next().await {
        if let Some(id) = event["challenge"]["id"].as_str().filter(|_| event["type"] == "challenge") {
            let _ = server.post(&format!("/api/games/{id}/actions"), &json!({ "action": "join" })).await;
        } else if let Some(id) = event["game"]["id"].as_str().filter(|_| event["type"] == "gameStart") {
            tokio::spawn(play(server.clone(), id.to_string()));
        }
    }
    Ok(())
}
