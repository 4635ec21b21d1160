//! `lab load --arena`: an arena with many players. Each listens to the tournament's stream, plays the games
//! it is paired in, and resigns after some turns. It measures how soon a player is paired again after a game.

use super::player::{Target, random_turn, table_of};
use super::{Asked, Counts, Figures, resident, runtime};
use crate::report::json;
use crate::{Error, line};
use futures_util::StreamExt;
use protocol::game::{NewTurn, Status};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::Mutex as Slow;

/// Turns after which a player resigns. Both have made a turn by then, so the game counts.
const TURNS: u32 = 8;
/// How many accounts are created in parallel.
const AT_ONCE: usize = 16;
const RETRY: Duration = Duration::from_millis(100);

/// The state shared by all players.
struct Hall {
    target: Target,
    id: String,
    /// The cookie of each account.
    cookies: HashMap<String, String>,
    pause: Duration,
    until: Instant,
    counts: Counts,
    /// When the last game of each account ended.
    free: Slow<HashMap<String, Instant>>,
    /// The times from the end of a game to the news of the next one (`waits`), and from an entry to its
    /// arrival (`late`), in microseconds.
    waits: Mutex<Vec<u32>>,
    late: Mutex<Vec<u32>>,
    lines: AtomicU64,
}

/// Records a duration, in microseconds.
pub fn note(of: &Mutex<Vec<u32>>, wait: Duration) {
    let mut waits = of.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    waits.push(wait.as_micros().min(u128::from(u32::MAX)) as u32);
}

impl Hall {
    async fn ask(&self, method: Method, path: &str, cookie: &str, body: &Value) -> Option<Value> {
        let request = self.target.request(method, path).header("cookie", cookie);
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        answer.json().await.ok()
    }

    /// Listens for an account until the time is over, and plays its games.
    async fn take_part(self: Arc<Self>, account: String, cookie: String, seed: u64) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut last = String::new();
        while Instant::now() < self.until {
            let path = format!("/api/tournaments/{}/stream", self.id);
            let request = self.target.stream(&path).header("cookie", &cookie);
            let Ok(answer) = request.send().await else {
                tokio::time::sleep(RETRY).await;
                continue;
            };
            let (mut chunks, mut text) = (answer.bytes_stream(), Vec::new());
            while let Ok(Some(Ok(chunk))) = tokio::time::timeout_at(self.until.into(), chunks.next()).await {
                text.extend_from_slice(&chunk);
                while let Some(end) = text.iter().position(|byte| *byte == b'\n') {
                    let line: Vec<u8> = text.drain(..=end).collect();
                    let Ok(line) = serde_json::from_slice::<Value>(&line) else { continue };
                    let game = self.heard(&line);
                    let Some(game) = game.filter(|game| *game != last) else { continue };
                    last = game.clone();
                    if let Some(since) = self.free.lock().await.remove(&account) {
                        note(&self.waits, since.elapsed());
                    }
                    let (hall, account, rng) = (Arc::clone(&self), account.clone(), rng.fork());
                    tokio::spawn(async move { hall.play(&game, &account, rng).await });
                }
            }
        }
    }

    /// The game of the listener, if a line of the stream names it. Also measures how late the line is.
    fn heard(&self, line: &Value) -> Option<String> {
        self.lines.fetch_add(1, Relaxed);
        let newest = line["entries"].as_array().and_then(|entries| entries.last()?["at"].as_i64());
        if let Some(at) = newest {
            let now =
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
            note(&self.late, Duration::from_millis((now - at).max(0) as u64));
        }
        let game = line["game"].as_str().or(line["tournament"]["you"]["game"].as_str());
        game.map(str::to_string)
    }

    /// Plays a game for both players, if this account has the first seat.
    async fn play(&self, game: &str, account: &str, mut rng: fastrand::Rng) -> Option<()> {
        // The game is created a moment after the pairing.
        let mut state = None;
        while state.is_none() && Instant::now() < self.until {
            state = self.target.state(game).await;
            if state.is_none() {
                tokio::time::sleep(RETRY).await;
            }
        }
        let state = state?;
        let seated: Vec<String> =
            state.seats.iter().filter_map(|seat| Some(seat.player.as_ref()?.id.clone())).collect();
        if seated.first().map(String::as_str) != Some(account) || state.standing.status != Status::Playing {
            return None;
        }
        self.counts.games.fetch_add(1, Relaxed);
        let mut table = table_of(&state)?;
        let mut position_version = state.standing.position_version;
        while Instant::now() < self.until && table.turn() < TURNS && table.outcome().is_none() {
            let begun = Instant::now();
            let cookie = self.cookies.get(seated.get(table.seat().index())?)?;
            let turn = random_turn(&*table, &mut rng)?;
            let body =
                NewTurn { turn: turn.clone(), position_version, idempotency_key: None, premove: false };
            let path = format!("/api/games/{game}/turns");
            let answer = self.ask(Method::POST, &path, cookie, &serde_json::to_value(body).ok()?).await;
            let Some(answer) = answer else {
                self.counts.wrong.fetch_add(1, Relaxed);
                return None;
            };
            self.counts.turn((game, answer["number"].as_i64()?, ""), begun.elapsed());
            position_version = answer["position_version"].as_i64()?;
            table.play(&turn).ok()?;
            tokio::time::sleep(self.pause.saturating_sub(begun.elapsed())).await;
        }
        if Instant::now() >= self.until {
            return None;
        }
        let loser = self.cookies.get(&seated[rng.usize(..seated.len())])?;
        let path = format!("/api/games/{game}/actions");
        let mut free = self.free.lock().await;
        free.extend(seated.iter().map(|account| (account.clone(), Instant::now())));
        drop(free);
        self.ask(Method::POST, &path, loser, &json!({ "action": "resign" })).await.map(drop)
    }
}

/// Creates an account. Returns its identifier and its cookie.
pub async fn sign_up(target: &Target, name: String) -> Option<(String, String)> {
    let body = json!({ "name": name, "password": "cabbages 4 sale" });
    let answer = target.request(Method::POST, "/api/account").timeout(Duration::from_secs(120)).json(&body);
    let answer = answer.send().await.ok()?;
    let cookies = answer.headers().get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let cookies: Vec<String> =
        cookies.filter_map(|value| Some(value.split(';').next()?.to_string())).collect();
    let me: Value = answer.json().await.ok()?;
    Some((me["id"].as_str()?.to_string(), cookies.join("; ")))
}

/// Holds an arena and prints the figures.
pub fn run(asked: &Asked, target: Target, players: u32, pid: Option<u32>) -> Result<(), Error> {
    let held = runtime()?.block_on(hold(asked, target, players, pid));
    held.ok_or_else(|| Error::Asked("the server refused an account or the tournament".to_string()))?
}

async fn hold(asked: &Asked, target: Target, players: u32, pid: Option<u32>) -> Option<Result<(), Error>> {
    let tag = format!("{:06x}", fastrand::u32(..1 << 24));
    let names = (0..players + 1).map(|number| sign_up(&target, format!("p{number}-{tag}")));
    let mut people: Vec<Option<(String, String)>> =
        futures_util::stream::iter(names).buffer_unordered(AT_ONCE).collect().await;
    let (_, organiser) = people.pop()??;
    let people: Vec<(String, String)> = people.into_iter().collect::<Option<_>>()?;
    let seconds = asked.seconds.unwrap_or(60);
    let plan = json!({ "name": "Arena", "picks": [{ "game": "halma" }], "rated": false,
        "time": { "kind": "clock", "base": 600, "increment": 0 },
        "format": { "kind": "arena", "minutes": seconds / 60 + 5 } });
    let pairs = u64::from(players / 2).max(1);
    let rate = u64::from(asked.rate);
    let pause = (1_000 * pairs).checked_div(rate).map_or(Duration::from_secs(1), Duration::from_millis);
    let mut hall = Hall {
        target,
        id: String::new(),
        cookies: people.iter().cloned().collect(),
        pause,
        until: Instant::now(),
        counts: Counts::default(),
        free: Slow::default(),
        waits: Mutex::default(),
        late: Mutex::default(),
        lines: AtomicU64::new(0),
    };
    let made = hall.ask(Method::POST, "/api/tournaments", &organiser, &plan).await?;
    hall.id = made["id"].as_str()?.to_string();
    let path = format!("/api/tournaments/{}", hall.id);
    for (_, cookie) in &people {
        hall.ask(Method::POST, &format!("{path}/join"), cookie, &json!({})).await?;
    }
    let before = pid.and_then(resident);
    hall.ask(Method::POST, &format!("{path}/acts"), &organiser, &json!({ "kind": "start" })).await?;
    let begun = Instant::now();
    hall.until = begun + Duration::from_secs(seconds.into());
    let (hall, mut seed) = (Arc::new(hall), asked.seed.unwrap_or_else(|| fastrand::u64(..)));
    let mut tasks = tokio::task::JoinSet::new();
    for (account, cookie) in people {
        seed = seed.wrapping_add(1);
        tasks.spawn(Arc::clone(&hall).take_part(account, cookie, seed));
    }
    tasks.join_all().await;
    let took = begun.elapsed();
    let grown = before.zip(pid.and_then(resident)).map(|(before, after)| after.saturating_sub(before) >> 10);
    let end = json!({ "kind": "cancel", "reason": "It was a test." });
    hall.ask(Method::POST, &format!("{path}/acts"), &organiser, &end).await;
    Some(print(asked, &hall, players, took, before, grown))
}

/// The number of waits, and their median, 99th percentile and maximum in milliseconds.
pub fn shares(waits: &Mutex<Vec<u32>>) -> (usize, [f64; 3]) {
    let mut waits = waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
    waits.sort_unstable();
    let at = |share: f64| {
        let place = ((waits.len() as f64 * share) as usize).min(waits.len().saturating_sub(1));
        waits.get(place).map_or(0.0, |wait| f64::from(*wait) / 1_000.0)
    };
    (waits.len(), [at(0.5), at(0.99), at(1.0)])
}

fn print(
    asked: &Asked,
    hall: &Hall,
    players: u32,
    took: Duration,
    before: Option<u64>,
    grown: Option<u64>,
) -> Result<(), Error> {
    let seconds = took.as_secs_f64();
    let (games, wrong) = (hall.counts.games.load(Relaxed), hall.counts.wrong.load(Relaxed));
    let turns = Figures::of(&hall.counts, took);
    let ((paired, waits), (heard, late)) = (shares(&hall.waits), shares(&hall.late));
    let lines = hall.lines.load(Relaxed);
    if asked.json {
        json(&json!({
            "players": players, "games": games, "pairings_per_second": games as f64 / seconds,
            "turns_per_second": turns.per_second, "turn_p99_ms": turns.p99, "wrong": wrong,
            "paired_again": paired, "wait_p50_ms": waits[0], "wait_p99_ms": waits[1], "wait_longest_ms": waits[2],
            "lines": lines, "heard": heard, "late_p50_ms": late[0], "late_p99_ms": late[1],
            "memory_mib": before.map(|before| before >> 10), "grown_mib": grown,
        }))?;
    } else {
        line!("{players} players, {games} games, {:.1} pairings per second", games as f64 / seconds);
        let Figures { per_second, p50, p99, .. } = turns;
        line!(
            "{per_second:.0} turns per second, median {p50:.2} ms, 99th percentile {p99:.2} ms, {wrong} errors"
        );
        let [p50, p99, longest] = waits;
        line!(
            "from the end of a game to the next one ({paired} times): median {p50:.0} ms, 99th percentile {p99:.0} ms, longest {longest:.0} ms"
        );
        let [p50, p99, _] = late;
        line!(
            "streams: {:.0} lines per second, an entry is heard after {p50:.0} ms, 99th percentile {p99:.0} ms",
            lines as f64 / seconds
        );
        if let (Some(before), Some(grown)) = (before, grown) {
            line!("memory of the server: {} MiB before, {grown} MiB more at the end", before >> 10);
        }
    }
    if wrong > 0 { Err(Error::Reported) } else { Ok(()) }
}
