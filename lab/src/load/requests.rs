//! `lab load --requests`: measures every kind of request, one after another, many times each. A comparison of
//! a database from `--fill` with an empty one shows which requests get slower with more data.

use super::player::{Target, random_turn, table_of};
use super::{Asked, runtime};
use crate::report::json;
use crate::{Error, line};
use protocol::game::{GameState, NewTurn};
use reqwest::Method;
use serde_json::{Value, json};
use server::maintain::fill::PASSWORD;
use std::time::Instant;

/// How often each request is made.
const TIMES: usize = 200;

/// The durations of one kind of request, in milliseconds.
struct Figure {
    name: &'static str,
    p50: f64,
    p99: f64,
}

struct Asker {
    target: Target,
    cookie: String,
    figures: Vec<Figure>,
}

/// A failed request, with the status of the answer (0 for none).
type Wrong = (String, u16);

pub fn run(asked: &Asked, target: Target) -> Result<(), Error> {
    let measured = runtime()?.block_on(measure(target, asked.of_player.as_deref()));
    let figures = measured.map_err(|(what, status)| {
        Error::Asked(match status {
            0 => format!("{what}: the server did not answer"),
            _ => format!("{what}: the server answered {status}"),
        })
    })?;
    if asked.json {
        let rows = figures
            .iter()
            .map(|Figure { name, p50, p99 }| json!({ "request": name, "p50_ms": p50, "p99_ms": p99 }));
        return json(&rows.collect::<Vec<_>>());
    }
    line!("{:<44} {:>9} {:>9}", "request", "p50 ms", "p99 ms");
    for Figure { name, p50, p99 } in figures {
        line!("{name:<44} {p50:>9.1} {p99:>9.1}");
    }
    Ok(())
}

impl Asker {
    /// Sends one request. Returns the answer as JSON, or null if it has no body.
    async fn ask(&self, method: Method, path: &str, body: &Value) -> Result<Value, Wrong> {
        let request = self.target.request(method, path).header("cookie", &self.cookie);
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await.map_err(|_| (path.to_string(), 0))?;
        let status = answer.status();
        let text = answer.text().await.map_err(|_| (path.to_string(), 0))?;
        if !status.is_success() {
            return Err((format!("{path}: {text}"), status.as_u16()));
        }
        Ok(serde_json::from_str(&text).unwrap_or_default())
    }

    async fn get(&self, path: &str) -> Result<Value, Wrong> {
        self.ask(Method::GET, path, &Value::Null).await
    }

    /// Sends a request a number of times and records its durations.
    async fn time(
        &mut self,
        name: &'static str,
        times: usize,
        mut request: impl AsyncFnMut(&Self, usize) -> Result<(), Wrong>,
    ) -> Result<(), Wrong> {
        let mut waits = Vec::new();
        for i in 0..times {
            let begun = Instant::now();
            request(self, i).await?;
            waits.push(begun.elapsed().as_secs_f64() * 1_000.0);
        }
        waits.sort_by(f64::total_cmp);
        let at = |share: f64| waits.get((waits.len() as f64 * share) as usize).copied().unwrap_or_default();
        self.figures.push(Figure { name, p50: at(0.5), p99: at(0.99) });
        Ok(())
    }

    /// Measures a GET request of one path.
    async fn time_page(&mut self, name: &'static str, path: String) -> Result<(), Wrong> {
        self.time(name, TIMES, async |asker, _| asker.get(&path).await.map(drop)).await
    }
}

/// Creates an account. Returns its cookie.
async fn sign_up(target: &Target, name: &str) -> Result<String, Wrong> {
    let path = "/api/account";
    let body = json!({ "name": name, "password": "cabbages 4 sale" });
    let answer = target.request(Method::POST, path).json(&body).send().await;
    let answer = answer.map_err(|_| (path.to_string(), 0))?;
    let status = answer.status().as_u16();
    let cookies = answer.headers().get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let cookies: Vec<&str> = cookies.filter_map(|value| value.split(';').next()).collect();
    if cookies.is_empty() { Err((path.to_string(), status)) } else { Ok(cookies.join("; ")) }
}

async fn measure(target: Target, player: Option<&str>) -> Result<Vec<Figure>, Wrong> {
    let tag = format!("{:08x}", fastrand::u32(..));
    let (one, two) = (format!("ana-{tag}"), format!("ben-{tag}"));
    let cookie = sign_up(&target, &one).await?;
    let partner =
        Asker { cookie: sign_up(&target, &two).await?, target: target.clone(), figures: Vec::new() };
    let mut asker = Asker { target, cookie, figures: Vec::new() };
    let mine = played(&mut asker, &partner).await?;
    lists(&mut asker).await?;
    of_player(&mut asker, player.unwrap_or(&one), &mine).await?;
    if let Some(name) = player {
        let body = json!({ "name": name, "password": PASSWORD });
        asker
            .time("POST /api/session (sign in)", TIMES, async |asker, _| {
                asker.ask(Method::POST, "/api/session", &body).await.map(drop)
            })
            .await?;
    }
    Ok(asker.figures)
}

/// Measures creating and joining games, turns, resigning and seeks. Returns the last game.
async fn played(asker: &mut Asker, partner: &Asker) -> Result<String, Wrong> {
    let public = json!({ "game": "halma", "public": true });
    let mut games = Vec::new();
    let create = async |asker: &Asker, _| {
        let game = asker.ask(Method::POST, "/api/games", &public).await?;
        games.push(game["id"].as_str().unwrap_or_default().to_string());
        Ok(())
    };
    // An account can have at most 100 games at a time.
    asker.time("POST /api/games", 99, create).await?;
    let act = async |who: &Asker, game: &str, action: &str| {
        let body = json!({ "action": action });
        who.ask(Method::POST, &format!("/api/games/{game}/actions"), &body).await.map(drop)
    };
    asker
        .time("POST …/actions (join)", games.len(), async |_, i| act(partner, &games[i], "join").await)
        .await?;
    let mut rng = fastrand::Rng::with_seed(7);
    if let Some(game) = games.first() {
        let turns = async |asker: &Asker, _| {
            let path = format!("/api/games/{game}");
            let broken = || (path.clone(), 0);
            let state: GameState = serde_json::from_value(asker.get(&path).await?).map_err(|_| broken())?;
            let table = table_of(&state).ok_or_else(broken)?;
            let text = random_turn(&*table, &mut rng).ok_or_else(broken)?;
            let turn = NewTurn {
                turn: text,
                position_version: state.standing.position_version,
                idempotency_key: None,
                premove: false,
            };
            let body = serde_json::to_value(turn).map_err(|_| broken())?;
            let own = state.standing.to_move.is_some() && state.standing.to_move == state.you;
            let who = if own { asker } else { partner };
            who.ask(Method::POST, &format!("{path}/turns"), &body).await.map(drop)
        };
        asker.time("GET …/{id}, then POST …/turns", 40, turns).await?;
    }
    asker
        .time("POST …/actions (resign)", games.len(), async |asker, i| {
            act(asker, &games[i], "resign").await
        })
        .await?;
    let seek = json!({ "game": "street", "time": { "kind": "unlimited" } });
    asker
        .time("POST and DELETE /api/seeks", 50, async |asker, _| {
            asker.ask(Method::POST, "/api/seeks", &seek).await?;
            asker.ask(Method::DELETE, "/api/seeks", &Value::Null).await.map(drop)
        })
        .await?;
    Ok(games.pop().unwrap_or_default())
}

async fn lists(asker: &mut Asker) -> Result<(), Wrong> {
    for (name, path) in [
        ("GET /api/games (lobby)", "/api/games"),
        ("GET /api/games?which=playing", "/api/games?which=playing"),
        ("GET /api/games?which=mine", "/api/games?which=mine"),
        ("GET /api/seeks", "/api/seeks"),
        ("GET /api/account", "/api/account"),
        ("GET /api/follows", "/api/follows"),
        ("GET /api/leaderboards", "/api/leaderboards"),
        ("GET /api/leaderboard", "/api/leaderboard?pool=halma/rapid"),
    ] {
        asker.time_page(name, path.to_string()).await?;
    }
    Ok(())
}

/// Measures the profile of a player, pages of the game history, and single games from it.
async fn of_player(asker: &mut Asker, player: &str, mine: &str) -> Result<(), Wrong> {
    let path = format!("/api/players/{player}");
    asker.time_page("GET /api/players/{name}", path.clone()).await?;
    asker.time_page("GET …/games", format!("{path}/games")).await?;
    asker.time_page("GET …/games?game=skud", format!("{path}/games?game=skud")).await?;
    let mut page = asker.get(&format!("{path}/games")).await?;
    let mut ids: Vec<String> = Vec::new();
    let mut before = String::new();
    for _ in 0..20 {
        let games = page["games"].as_array().cloned().unwrap_or_default();
        ids.extend(games.iter().filter_map(|game| game["id"].as_str().map(String::from)));
        let Some(next) = page["before"].as_str() else { break };
        before = format!("?before={next}");
        page = asker.get(&format!("{path}/games{before}")).await?;
    }
    asker.time_page("GET …/games, 20 pages on", format!("{path}/games{before}")).await?;
    if ids.is_empty() {
        ids.push(mine.to_string());
    }
    // Request each game only once if there are enough, because repeated reads come from memory.
    for (name, part) in [
        ("GET /api/games/{id}", ""),
        ("GET …/log", "/log"),
        ("GET …/record", "/record"),
        ("GET …/chat", "/chat?room=spectators"),
    ] {
        let shift = name.len() * 7;
        let ask = async |asker: &Asker, i: usize| {
            let id = &ids[(shift + i * 3) % ids.len()];
            asker.get(&format!("/api/games/{id}{part}")).await.map(drop)
        };
        asker.time(name, TIMES, ask).await?;
    }
    Ok(())
}
