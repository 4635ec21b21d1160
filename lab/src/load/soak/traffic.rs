//! The visitors of a soak. Each does one thing after another, each time as a new person with another address
//! and new connections.

use crate::load::Counts;
use crate::load::player::{self, Plan, Target, random_turn, table_of};
use futures_util::{SinkExt, StreamExt};
use protocol::game::{
    Accepted, Action, GameState, NewAction, NewGame, NewMessage, NewTurn, Room, Seek, Sitter, Status,
    TimeControl,
};
use protocol::live::ToServer;
use reqwest::{Method, StatusCode, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// How many games are remembered for spectators.
const REMEMBERED: usize = 64;
/// The time between two turns over one connection, to stay below the rate limit of messages.
const PAUSE: Duration = Duration::from_millis(80);
/// How long to wait for a turn of a computer.
const PATIENCE: Duration = Duration::from_secs(60);
const PASSWORD: &str = "leaves from the vine";

/// Counters shared by all visitors.
#[derive(Default)]
pub struct Counters {
    requests: AtomicU64,
    limited: AtomicU64,
    done: Mutex<BTreeMap<&'static str, u64>>,
    /// Server errors by request and status, and computers that did not answer.
    wrong: Mutex<BTreeMap<String, u64>>,
    games: Mutex<VecDeque<String>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Counters {
    /// The number of all requests, without messages over sockets.
    pub fn requests(&self) -> u64 {
        self.requests.load(Relaxed)
    }

    /// The number of requests that were rate-limited.
    pub fn limited(&self) -> u64 {
        self.limited.load(Relaxed)
    }

    /// How often each activity was completed.
    pub fn done(&self) -> BTreeMap<&'static str, u64> {
        lock(&self.done).clone()
    }

    /// Server errors by request and status, and computers that did not answer.
    pub fn wrong(&self) -> BTreeMap<String, u64> {
        lock(&self.wrong).clone()
    }

    fn remember(&self, game: &str) {
        let mut games = lock(&self.games);
        games.push_back(game.to_string());
        if games.len() > REMEMBERED {
            games.pop_front();
        }
    }

    fn some_game(&self, rng: &mut fastrand::Rng) -> Option<String> {
        let games = lock(&self.games);
        games.get(rng.usize(..games.len().max(1))).cloned()
    }
}

/// A visitor with an address and a cookie.
struct Visitor<'a> {
    target: Target,
    cookie: String,
    tally: &'a Counters,
}

/// A random IPv4 or IPv6 address.
fn address(rng: &mut fastrand::Rng) -> String {
    if rng.bool() {
        format!("10.{}.{}.{}", rng.u8(..), rng.u8(..), rng.u8(1..))
    } else {
        format!("2001:db8:{:x}:{:x}::{:x}", rng.u16(..), rng.u16(..), rng.u16(1..))
    }
}

/// The cookies that an answer sets, in the form of a `Cookie` header.
fn cookies(answer: &reqwest::Response) -> String {
    let set = answer.headers().get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    set.filter_map(|cookie| cookie.split(';').next()).collect::<Vec<_>>().join("; ")
}

impl<'a> Visitor<'a> {
    /// A new visitor, not signed in.
    fn new(target: &Target, tally: &'a Counters, rng: &mut fastrand::Rng) -> Self {
        Self { target: target.from(address(rng)), cookie: String::new(), tally }
    }

    /// Signs in as a guest. `None` if the server refuses.
    async fn guest(target: &Target, tally: &'a Counters, rng: &mut fastrand::Rng) -> Option<Self> {
        let mut visitor = Self::new(target, tally, rng);
        let answer = visitor.send(Method::POST, "/api/guest", &Value::Null).await?;
        visitor.cookie = cookies(&answer);
        answer.status().is_success().then_some(visitor)
    }

    async fn send<T: Serialize>(&self, method: Method, path: &str, body: &T) -> Option<reqwest::Response> {
        let name = format!("{method} {}", path.split('?').next().unwrap_or(path));
        let mut request = self.target.request(method, path).header(header::COOKIE, &self.cookie);
        if serde_json::to_value(body).is_ok_and(|body| !body.is_null()) {
            request = request.json(body);
        }
        self.tally.requests.fetch_add(1, Relaxed);
        let answer = request.send().await.ok()?;
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            self.tally.limited.fetch_add(1, Relaxed);
        }
        if answer.status().is_server_error() {
            // Count by route: replace the identifiers of games.
            let route: Vec<_> =
                name.split('/').map(|part| if part.len() == 10 { "…" } else { part }).collect();
            let key = format!("{} {}", route.join("/"), answer.status().as_u16());
            *lock(&self.tally.wrong).entry(key).or_default() += 1;
        }
        Some(answer)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Option<T> {
        self.send(Method::GET, path, &Value::Null).await?.json().await.ok()
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Option<T> {
        self.send(Method::POST, path, body).await?.error_for_status().ok()?.json().await.ok()
    }

    async fn act(&self, game: &str, action: Action) -> Option<Accepted> {
        self.post(&format!("/api/games/{game}/actions"), &NewAction { action, seat: None }).await
    }

    async fn say(&self, game: &str, room: Room, text: &str) -> Option<Value> {
        let message = NewMessage { room, text: text.to_string() };
        self.post(&format!("/api/games/{game}/chat"), &message).await
    }

    async fn state(&self, game: &str) -> Option<GameState> {
        self.get(&format!("/api/games/{game}")).await
    }

    /// Makes a random turn over REST. `None` if the game is over or it is not this visitor's turn.
    async fn turn(&self, game: &str, rng: &mut fastrand::Rng) -> Option<Accepted> {
        let state = self.state(game).await?;
        let turn = random_turn(&*table_of(&state)?, rng)?;
        let idempotency_key = Some(format!("{:016x}", rng.u64(..)));
        let new = NewTurn {
            turn,
            position_version: state.standing.position_version,
            idempotency_key,
            premove: false,
        };
        self.post(&format!("/api/games/{game}/turns"), &new).await
    }
}

/// Does one thing after another until the time is over.
pub async fn visit(target: Target, until: Instant, seed: u64, tally: Arc<Counters>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    while Instant::now() < until {
        let (name, done) = match rng.u8(..20) {
            0..4 => ("games over sockets", socket_game(&target, until, &mut rng).await),
            4..7 => ("games over REST", rest_game(&target, &tally, &mut rng).await),
            7..9 => ("games against computers", computer_game(&target, &tally, &mut rng).await),
            9..12 => ("streams", stream(&target, &tally, &mut rng).await),
            12..14 => ("lobby", lobby(&target, &tally, &mut rng).await),
            14 => ("accounts", account(&target, &tally, &mut rng).await),
            15..18 => ("spectators", watch(&target, &tally, &mut rng).await),
            _ => ("nonsense", nonsense(&target, &tally, &mut rng).await),
        };
        if done.is_some() {
            *lock(&tally.done).entry(name).or_default() += 1;
        }
        tokio::time::sleep(Duration::from_millis(rng.u64(10..200))).await;
    }
}

fn new_game(rng: &mut fastrand::Rng, opponent: Sitter) -> NewGame {
    NewGame {
        game: player::random_game(rng),
        preset: None,
        options: BTreeMap::default(),
        time: TimeControl::Clock { base: 300, increment: 2 },
        rated: false,
        public: true,
        seats: vec![Sitter::Me, opponent],
        shuffle: false,
    }
}

async fn socket_game(target: &Target, until: Instant, rng: &mut fastrand::Rng) -> Option<()> {
    let until = until.min(Instant::now() + Duration::from_secs(rng.u64(2..8)));
    let plan = Plan { until, pause: PAUSE, bot: false, seed: rng.u64(..) };
    player::game(&target.from(address(rng)), &plan, &Counts::default(), rng).await
}

/// A game over REST with chat, offers, takebacks, its end and a rematch.
async fn rest_game(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let players = [Visitor::guest(target, tally, rng).await?, Visitor::guest(target, tally, rng).await?];
    let state: GameState = players[0].post("/api/games", &new_game(rng, Sitter::Anyone)).await?;
    let game = state.id;
    tally.remember(&game);
    players[1].act(&game, Action::Join).await?;
    let _ = players[0].say(&game, Room::Players, "Good luck!").await;
    for number in 0..rng.u32(4..16) {
        let state = players[0].state(&game).await?;
        if state.standing.status != Status::Playing {
            return Some(());
        }
        let seat = state.seats.iter().position(|seat| Some(&seat.seat) == state.standing.to_move.as_ref())?;
        players[seat].turn(&game, rng).await?;
        match rng.u8(..8) {
            0 if number > 1 => {
                // The player who has just moved asks for a takeback; the opponent agrees or declines.
                players[seat].act(&game, Action::Takeback).await;
                let answer = if rng.bool() { Action::Takeback } else { Action::Decline };
                players[1 - seat].act(&game, answer).await;
            }
            1 => {
                players[seat].act(&game, Action::Draw).await;
                players[1 - seat].act(&game, Action::Decline).await;
            }
            2 => {
                let _ = players[1 - seat].say(&game, Room::Players, "Well played.").await;
            }
            _ => {}
        }
    }
    players[rng.usize(..2)].act(&game, Action::Resign).await;
    let _: Option<Value> = players[0].get(&format!("/api/games/{game}/record")).await;
    if rng.u8(..4) == 0 {
        for player in &players {
            let _: Option<Value> = player.post(&format!("/api/games/{game}/rematch"), &Value::Null).await;
        }
    }
    Some(())
}

async fn computer_game(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let player = Visitor::guest(target, tally, rng).await?;
    let level = rng.u8(1..4);
    let new = new_game(rng, Sitter::Bot { level });
    let state: GameState = player.post("/api/games", &new).await?;
    let game = state.id;
    tally.remember(&game);
    for number in 0..rng.u32(2..6) {
        let begun = Instant::now();
        // Wait for the computer's turn.
        loop {
            let state = player.state(&game).await?;
            if state.standing.status != Status::Playing {
                return Some(());
            }
            if state.standing.to_move == state.you {
                break;
            }
            if begun.elapsed() > PATIENCE {
                *lock(&tally.wrong).entry("no answer of a computer".to_string()).or_default() += 1;
                return None;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        player.turn(&game, rng).await?;
        if number == 2 {
            player.act(&game, Action::Takeback).await;
        }
    }
    player.act(&game, Action::Resign).await;
    Some(())
}

/// Opens the streams of the account and of a game, and drops them without closing.
async fn stream(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let visitor = Visitor::guest(target, tally, rng).await?;
    let mut paths = vec!["/api/stream/event".to_string()];
    paths.extend(tally.some_game(rng).map(|game| format!("/api/board/game/stream/{game}")));
    let mut open = Vec::new();
    for path in paths {
        open.push(visitor.send(Method::GET, &path, &Value::Null).await?.bytes_stream());
    }
    let end = tokio::time::Instant::now() + Duration::from_millis(rng.u64(50..3_000));
    for stream in &mut open {
        while let Ok(Some(Ok(_))) = tokio::time::timeout_at(end, stream.next()).await {}
    }
    Some(())
}

async fn lobby(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let visitor = Visitor::guest(target, tally, rng).await?;
    let mut socket = visitor.target.socket(Some(&visitor.cookie)).await?;
    let say = |message: ToServer| Message::text(serde_json::to_string(&message).unwrap_or_default());
    socket.send(say(ToServer::Lobby { watch: true })).await.ok()?;
    for which in ["open", "playing", "mine"] {
        let _: Option<Value> = visitor.get(&format!("/api/games?which={which}")).await;
    }
    let seek = Seek {
        game: rules::GAMES[0].id.to_string(),
        preset: None,
        time: TimeControl::Clock { base: 300, increment: 2 },
        rated: false,
    };
    let _: Option<Value> = visitor.post("/api/seeks", &seek).await;
    let end = tokio::time::Instant::now() + Duration::from_millis(rng.u64(50..2_000));
    while let Ok(Some(Ok(_))) = tokio::time::timeout_at(end, socket.next()).await {}
    visitor.send(Method::DELETE, "/api/seeks", &Value::Null).await?;
    // Some close the socket, others just vanish.
    if rng.bool() {
        let _ = socket.close(None).await;
    }
    Some(())
}

async fn account(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let mut visitor = Visitor::new(target, tally, rng);
    let name = format!("s{:016x}", rng.u64(..));
    let words = |password: &str| json!({ "name": name, "password": password });
    let answer =
        visitor.send(Method::POST, "/api/account", &words(PASSWORD)).await?.error_for_status().ok()?;
    visitor.cookie = cookies(&answer);
    let _: Option<Value> = visitor.get("/api/sessions").await;
    let _: Option<Value> = visitor.get(&format!("/api/players/{name}")).await;
    visitor.send(Method::DELETE, "/api/session", &Value::Null).await?;
    let other = Visitor::new(target, tally, rng);
    for _ in 0..rng.u8(..3) {
        other.send(Method::POST, "/api/session", &words("wrong password")).await?;
    }
    let answer =
        visitor.send(Method::POST, "/api/session", &words(PASSWORD)).await?.error_for_status().ok()?;
    visitor.cookie = cookies(&answer);
    if rng.bool() {
        visitor.send(Method::DELETE, "/api/account", &json!({ "password": PASSWORD })).await?;
    }
    Some(())
}

/// Watches games, reconnects several times, and chats.
async fn watch(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let visitor = Visitor::guest(target, tally, rng).await?;
    let games: Vec<String> = (0..rng.u8(1..6)).filter_map(|_| tally.some_game(rng)).collect();
    for came in 0..rng.u8(1..4) {
        let mut socket = visitor.target.socket(Some(&visitor.cookie)).await?;
        for game in &games {
            let seen = (came > 0).then_some(1);
            let message = serde_json::to_string(&ToServer::Watch { game: game.clone(), seen }).ok()?;
            socket.send(Message::text(message)).await.ok()?;
        }
        let end = tokio::time::Instant::now() + Duration::from_millis(rng.u64(20..1_500));
        while let Ok(Some(Ok(_))) = tokio::time::timeout_at(end, socket.next()).await {}
    }
    if let Some(game) = games.first() {
        let _ = visitor.say(game, Room::Spectators, "What a game!").await;
    }
    Some(())
}

/// Sends requests that are refused: unknown games, invalid bodies, turns in other people's games.
async fn nonsense(target: &Target, tally: &Counters, rng: &mut fastrand::Rng) -> Option<()> {
    let visitor = Visitor::new(target, tally, rng);
    let stranger = format!("/api/games/{:010}", rng.u32(..));
    visitor.send(Method::GET, &stranger, &Value::Null).await?;
    visitor.send(Method::POST, "/api/session", &json!([1, 2, 3])).await?;
    visitor.send(Method::POST, "/api/games", &json!({ "game": "x".repeat(70_000) })).await?;
    if let Some(game) = tally.some_game(rng) {
        let turn = json!({ "turn": "a1-a2", "position_version": 1 });
        visitor.send(Method::POST, &format!("/api/games/{game}/turns"), &turn).await?;
    }
    Some(())
}
