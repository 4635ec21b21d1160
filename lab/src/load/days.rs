//! `lab load --days`: many games by days between few accounts, at a constant rate of turns. It measures how
//! soon webhooks get a turn, and how much they slow turns down: accounts with and without webhooks alternate.

use super::arena::{note, shares, sign_up};
use super::player::{Target, random_turn, table_of};
use super::{Asked, resident, runtime};
use crate::report::json;
use crate::{Error, line};
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::{StreamExt, stream};
use protocol::game::{Accepted, GameState, NewTurn};
use protocol::notices::{NoticeKind, PushMessage};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Games of one pair of accounts. One account creates them all, and may have 100 games in progress.
const OF_PAIR: u32 = 90;
/// The default number of turns per second: ten thousand per minute.
const RATE: u32 = 167;
/// How many accounts or games are created in parallel.
const AT_ONCE: usize = 16;
/// The number of parts of the time. In each odd part the accounts with webhooks play.
const PARTS: u32 = 6;
/// How long to wait for the last notices.
const LAST: Duration = Duration::from_secs(10);

/// A game and its planned turns, which are the same in all games with the same first player.
struct Game {
    id: String,
    /// The cookies of the players in the order of their turns.
    cookies: [Arc<str>; 2],
    line: Arc<Vec<String>>,
    made: usize,
    position_version: i64,
}

/// What the listener for webhooks has received.
#[derive(Default)]
struct Heard {
    /// When the last turn of each game was sent, until its notice arrives.
    waiting: Mutex<HashMap<String, Instant>>,
    /// The times from sending a turn to its notice, in microseconds.
    waits: Mutex<Vec<u32>>,
    twice: AtomicU64,
}

async fn hear(State(heard): State<Arc<Heard>>, axum::Json(message): axum::Json<PushMessage>) -> StatusCode {
    if let (Some(NoticeKind::Turn), Some(game)) = (message.kind, message.game) {
        let since = heard.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(&game);
        match since {
            Some(since) => note(&heard.waits, since.elapsed()),
            None => drop(heard.twice.fetch_add(1, Relaxed)),
        }
    }
    StatusCode::NO_CONTENT
}

/// The turns with or without webhooks.
#[derive(Default)]
struct Turns {
    waits: Mutex<Vec<u32>>,
    wrong: AtomicU64,
}

struct House {
    target: Target,
    heard: Arc<Heard>,
    /// Without webhooks, with webhooks.
    turns: [Turns; 2],
}

impl House {
    async fn post(&self, path: &str, cookie: &str, body: &Value) -> Option<Value> {
        let request = self.target.request(Method::POST, path).header("cookie", cookie).json(body);
        let answer = request.send().await.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        Some(answer.json().await.unwrap_or_default())
    }

    /// Creates a game of a pair. `lines` has the planned turns by the letter of the first player.
    async fn begin(&self, pair: &[Arc<str>; 2], lines: &HashMap<String, Arc<Vec<String>>>) -> Option<Game> {
        let new = json!({ "game": "halma", "rated": false, "time": { "kind": "days", "days": 7 },
            "seats": [{ "kind": "me" }, { "kind": "anyone" }] });
        let made = self.post("/api/games", &pair[0], &new).await?;
        let id = made["id"].as_str()?.to_string();
        self.post(&format!("/api/games/{id}/actions"), &pair[1], &json!({ "action": "join" })).await?;
        let request = self.target.request(Method::GET, &format!("/api/games/{id}"));
        let state: GameState = request.header("cookie", &*pair[0]).send().await.ok()?.json().await.ok()?;
        let first = state.standing.to_move.clone()?;
        let [one, two] = pair.clone();
        let cookies = if state.you.as_ref() == Some(&first) { [one, two] } else { [two, one] };
        let line = Arc::clone(lines.get(&first)?);
        Some(Game { id, cookies, line, made: 0, position_version: state.standing.position_version })
    }

    /// Makes the next turn of a game.
    async fn play(&self, mut game: Game, told: bool) -> Game {
        let turns = &self.turns[usize::from(told)];
        let Some(turn) = game.line.get(game.made).cloned() else { return game };
        let new =
            NewTurn { turn, position_version: game.position_version, idempotency_key: None, premove: false };
        let (path, cookie) = (format!("/api/games/{}/turns", game.id), &game.cookies[game.made % 2]);
        let begun = Instant::now();
        if told {
            // Set before sending, because the notice may arrive before the acknowledgement.
            let mut waiting = self.heard.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.insert(game.id.clone(), begun);
        }
        let body = serde_json::to_value(new).unwrap_or_default();
        let answer = self.post(&path, cookie, &body).await;
        match answer.and_then(|answer| serde_json::from_value::<Accepted>(answer).ok()) {
            Some(accepted) => {
                note(&turns.waits, begun.elapsed());
                game.position_version = accepted.standing.position_version;
                game.made += 1;
            }
            None => drop(turns.wrong.fetch_add(1, Relaxed)),
        }
        game
    }
}

/// Creates games, plays in them and prints the figures.
pub fn run(asked: &Asked, target: Target, games: u32, pid: Option<u32>) -> Result<(), Error> {
    let measured = runtime()?.block_on(measure(asked, target, games, pid));
    measured.ok_or_else(|| Error::Asked("the server refused an account, a webhook or a game".to_string()))?
}

async fn measure(asked: &Asked, target: Target, games: u32, pid: Option<u32>) -> Option<Result<(), Error>> {
    let heard = Arc::new(Heard::default());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.ok()?;
    let address = format!("http://{}/", listener.local_addr().ok()?);
    let router = axum::Router::new().fallback(hear).with_state(Arc::clone(&heard));
    tokio::spawn(async move { axum::serve(listener, router).await });
    let house = Arc::new(House { target, heard, turns: Default::default() });
    let pairs = sign_up_pairs(&house, games.div_ceil(OF_PAIR).max(2)).await?;
    for cookie in pairs.iter().step_by(2).flatten() {
        let hook = json!({ "url": address, "shape": "plain" });
        house.post("/api/notices/webhooks", cookie, &hook).await?;
    }
    let lines = lines(&house, &pairs[0]).await?;
    let each = |number: u32| house.begin(&pairs[number as usize % pairs.len()], &lines);
    let made: Vec<Option<Game>> = stream::iter(0..games).map(each).buffered(AT_ONCE).collect().await;
    let mut kinds = [Vec::new(), Vec::new()];
    for (number, game) in made.into_iter().enumerate() {
        // Pairs with an even number have webhooks.
        kinds[usize::from(number % pairs.len() % 2 == 0)].push(game?);
    }
    // The notices about the start of the games do not count.
    tokio::time::sleep(LAST).await;
    house.heard.twice.store(0, Relaxed);
    let memory = || pid.and_then(resident);
    let (rate, seconds) = (if asked.rate == 0 { RATE } else { asked.rate }, asked.seconds.unwrap_or(60));
    let (before, mut at_half) = (memory(), None);
    for part in 0..PARTS {
        let told = part % 2 == 1;
        let count = rate * seconds / PARTS;
        let these = std::mem::take(&mut kinds[usize::from(told)]);
        kinds[usize::from(told)] = play_part(&house, these, told, count, rate).await;
        if part == PARTS / 2 {
            at_half = memory();
        }
    }
    tokio::time::sleep(LAST).await;
    Some(print(asked, &house, games, [before, at_half, memory()]))
}

/// Plays one turn in each of the first `count` games, evenly over the time. Returns these games last, so that
/// those that have waited longest come first in the next part.
async fn play_part(house: &Arc<House>, mut games: Vec<Game>, told: bool, count: u32, rate: u32) -> Vec<Game> {
    let (mut tick, mut played) =
        (tokio::time::interval(Duration::from_secs(1) / rate), tokio::task::JoinSet::new());
    let later = games.split_off(games.len().min(count as usize));
    for game in games {
        tick.tick().await;
        let house = Arc::clone(house);
        played.spawn(async move { house.play(game, told).await });
    }
    let mut all = later;
    all.extend(played.join_all().await);
    all
}

async fn sign_up_pairs(house: &House, pairs: u32) -> Option<Vec<[Arc<str>; 2]>> {
    let tag = format!("{:06x}", fastrand::u32(..1 << 24));
    let names = (0..2 * pairs).map(|number| sign_up(&house.target, format!("d{number}-{tag}")));
    let people: Vec<_> = stream::iter(names).buffer_unordered(AT_ONCE).collect().await;
    let cookies: Vec<Arc<str>> =
        people.into_iter().map(|person| Some(person?.1.into())).collect::<Option<_>>()?;
    Some(cookies.chunks_exact(2).map(|pair| [Arc::clone(&pair[0]), Arc::clone(&pair[1])]).collect())
}

/// Random turns for each letter that may begin. They are planned on games that nobody plays.
async fn lines(house: &House, pair: &[Arc<str>; 2]) -> Option<HashMap<String, Arc<Vec<String>>>> {
    let (mut lines, mut rng) = (HashMap::new(), fastrand::Rng::with_seed(1));
    while lines.len() < 2 {
        let new = json!({ "game": "halma", "rated": false, "time": { "kind": "days", "days": 7 },
            "seats": [{ "kind": "me" }, { "kind": "anyone" }] });
        let made = house.post("/api/games", &pair[0], &new).await?;
        let id = made["id"].as_str()?;
        house.post(&format!("/api/games/{id}/actions"), &pair[1], &json!({ "action": "join" })).await?;
        let state = house.target.state(id).await?;
        let (mut table, mut line) = (table_of(&state)?, Vec::new());
        while line.len() < 40 && table.outcome().is_none() {
            let turn = random_turn(&*table, &mut rng)?;
            table.play(&turn).ok()?;
            line.push(turn);
        }
        lines.insert(state.standing.to_move?, Arc::new(line));
    }
    Some(lines)
}

fn print(asked: &Asked, house: &House, games: u32, memory: [Option<u64>; 3]) -> Result<(), Error> {
    let (told, [t50, t99, longest]) = shares(&house.heard.waits);
    let missing = house.heard.waiting.lock().unwrap_or_else(PoisonError::into_inner).len();
    let twice = house.heard.twice.load(Relaxed);
    let [(without, a), (with, b)] = house.turns.each_ref().map(|turns| shares(&turns.waits));
    let wrong: u64 = house.turns.iter().map(|turns| turns.wrong.load(Relaxed)).sum();
    let [before, half, after] = memory.map(|kib| kib.map(|kib| kib >> 10));
    if asked.json {
        json(&json!({
            "games": games, "told": told, "missing": missing, "twice": twice, "told_p50_ms": t50,
            "told_p99_ms": t99, "told_longest_ms": longest, "turns_without": without, "turns_with": with,
            "without_p50_ms": a[0], "without_p99_ms": a[1], "with_p50_ms": b[0], "with_p99_ms": b[1],
            "wrong": wrong, "memory_mib": before, "memory_half_mib": half, "memory_end_mib": after,
        }))?;
    } else {
        line!("{games} games by days, {} turns, {wrong} errors", without + with);
        line!(
            "{told} notices, {missing} missing, {twice} twice: median {t50:.0} ms after the turn was sent, 99th percentile {t99:.0} ms, longest {longest:.0} ms"
        );
        for (name, [p50, p99, _]) in [("without webhooks", a), ("with webhooks", b)] {
            line!("a turn {name}: median {p50:.2} ms, 99th percentile {p99:.2} ms");
        }
        if let (Some(before), Some(half), Some(after)) = (before, half, after) {
            line!(
                "memory of the server: {before} MiB before, {half} MiB at half time, {after} MiB at the end"
            );
        }
    }
    if wrong + twice > 0 || missing > 0 { Err(Error::Reported) } else { Ok(()) }
}
