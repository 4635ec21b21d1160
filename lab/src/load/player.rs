//! The clients of a load test: pairs who play each other, people who play computers, and idle connections.

use super::Counts;
use futures_util::{SinkExt, StreamExt};
use protocol::game::{Action, GameState, NewAction, NewGame, NewTurn, Sitter, Status, TimeControl};
use protocol::live::{ToClient, ToServer};
use rules::GAMES;
use rules::catalogue::GameSpec;
use rules::table::{AnyGame, random_entry};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How long to wait for an answer before reconnecting.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for a server that is down.
const RETURN: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_millis(100);
/// How many requests an asker sends at once.
const BURST: u32 = 60;
/// The maximum number of turns in a game.
const LONGEST: u32 = 80;

pub type Socket = WebSocketStream<TcpStream>;

#[derive(Clone)]
pub struct Target {
    host: String,
    http: reqwest::Client,
    /// The client address to claim. A server that is configured for a proxy believes it.
    from: Option<String>,
}

/// The header for the address of a client.
const FROM: &str = "x-forwarded-for";

impl Target {
    /// The server at an `http://HOST:PORT` address.
    pub fn of(url: &str) -> Option<Self> {
        let host = url.strip_prefix("http://")?.trim_end_matches('/').to_string();
        (!host.is_empty() && !host.contains('/')).then(|| Self {
            host,
            http: reqwest::Client::new(),
            from: None,
        })
    }

    /// The same server for another client, with its own connections and its own address.
    pub fn from(&self, address: String) -> Self {
        Self { host: self.host.clone(), http: reqwest::Client::new(), from: Some(address) }
    }

    /// A request to a path of the server.
    pub fn request(&self, method: http::Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("http://{}{path}", self.host)).timeout(PATIENCE);
        match &self.from {
            Some(from) => request.header(FROM, from),
            None => request,
        }
    }

    /// A request for a stream. It has no timeout, because streams do not end.
    pub fn stream(&self, path: &str) -> reqwest::RequestBuilder {
        self.http.get(format!("http://{}{path}", self.host))
    }

    /// Opens the WebSocket, with small buffers.
    pub async fn socket(&self, cookie: Option<&str>) -> Option<Socket> {
        let mut request = format!("ws://{}/api/socket", self.host).into_client_request().ok()?;
        if let Some(cookie) = cookie {
            request.headers_mut().insert(http::header::COOKIE, cookie.parse().ok()?);
        }
        if let Some(from) = &self.from {
            request.headers_mut().insert(FROM, from.parse().ok()?);
        }
        let stream = TcpStream::connect(&self.host).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
        Some(client_async_with_config(request, stream, Some(config)).await.ok()?.0)
    }

    /// Creates a guest. Returns the cookie of the session.
    pub async fn guest(&self) -> Option<String> {
        let answer = self.request(http::Method::POST, "/api/guest").send().await.ok()?;
        let cookie = answer.headers().get(http::header::SET_COOKIE)?.to_str().ok()?;
        Some(cookie.split(';').next()?.to_string())
    }

    async fn post<T: serde::Serialize>(
        &self,
        cookie: &str,
        path: &str,
        body: &T,
    ) -> Option<reqwest::Response> {
        let request = self.request(http::Method::POST, path).json(body);
        let answer = request.header(http::header::COOKIE, cookie).send().await.ok()?;
        answer.status().is_success().then_some(answer)
    }

    pub async fn state(&self, id: &str) -> Option<GameState> {
        let answer = self.request(http::Method::GET, &format!("/api/games/{id}")).send().await.ok()?;
        answer.json().await.ok()
    }
}

/// Opens idle connections, as many of `count` as possible. They only answer pings.
pub async fn open_idle(target: &Target, count: u32) -> Vec<tokio::task::JoinHandle<()>> {
    let mut idle = Vec::new();
    let mut waiting = futures_util::stream::iter(0..count).map(|_| target.socket(None)).buffer_unordered(32);
    while let Some(socket) = waiting.next().await {
        let Some(mut socket) = socket else { continue };
        idle.push(tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} }));
    }
    idle
}

/// Asks for the lobby in bursts, as fast as the server answers.
pub async fn ask(target: Target, until: Instant, counts: Arc<Counts>) -> Option<()> {
    let mut socket = target.socket(None).await?;
    let lobby = serde_json::to_string(&ToServer::Lobby { watch: true }).ok()?;
    let ping = serde_json::to_string(&ToServer::Ping { sent: 0 }).ok()?;
    while Instant::now() < until {
        for _ in 0..BURST {
            socket.feed(Message::text(lobby.clone())).await.ok()?;
        }
        socket.send(Message::text(ping.clone())).await.ok()?;
        counts.asked.fetch_add(BURST.into(), Relaxed);
        // The server handles a connection's messages in order.
        while !matches!(socket.next().await?.ok()?, Message::Text(text) if text.contains(r#""type":"pong""#))
        {
        }
    }
    Some(())
}

/// The plan of one task of the load test.
pub struct Plan {
    pub until: Instant,
    /// The time between two turns.
    pub pause: Duration,
    /// Whether the opponent is a computer.
    pub bot: bool,
    /// The seed of its random turns.
    pub seed: u64,
}

/// Plays one game after another until the time is over.
pub async fn play(target: Target, plan: Plan, counts: Arc<Counts>) {
    let mut rng = fastrand::Rng::with_seed(plan.seed);
    while Instant::now() < plan.until {
        if game(&target, &plan, &counts, &mut rng).await.is_none() {
            tokio::time::sleep(RETRY).await;
        }
    }
}

/// One player in a game, with its connection.
struct Player {
    cookie: String,
    id: String,
    out: Option<(futures_util::stream::SplitSink<Socket, Message>, mpsc::Receiver<ToClient>)>,
}

impl Player {
    async fn send(&mut self, message: &ToServer) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.out.as_mut()?.0.send(Message::text(text)).await.ok()
    }

    async fn hear(&mut self) -> Option<ToClient> {
        tokio::time::timeout(PATIENCE, self.out.as_mut()?.1.recv()).await.ok()?
    }

    /// Connects, with retries, and watches the game.
    async fn connect(&mut self, target: &Target) -> Option<()> {
        let begun = Instant::now();
        while begun.elapsed() < RETURN {
            if let Some(socket) = target.socket(Some(&self.cookie)).await {
                let (out, mut incoming) = socket.split();
                let (sender, receiver) = mpsc::channel(256);
                tokio::spawn(async move {
                    loop {
                        // Close the connection when the player no longer uses it.
                        let message = tokio::select! {
                            () = sender.closed() => return,
                            message = incoming.next() => message,
                        };
                        let Some(Ok(message)) = message else { return };
                        let Message::Text(text) = message else { continue };
                        let Ok(message) = serde_json::from_str(&text) else { continue };
                        if !matches!(message, ToClient::Present { .. } | ToClient::Notice { .. })
                            && sender.try_send(message).is_err()
                        {
                            return;
                        }
                    }
                });
                self.out = Some((out, receiver));
                let watch = ToServer::Watch { game: self.id.clone(), seen: None };
                if self.send(&watch).await.is_some() {
                    return Some(());
                }
            }
            tokio::time::sleep(RETRY).await;
        }
        None
    }
}

/// The current board of a game.
pub fn table_of(state: &GameState) -> Option<Box<dyn AnyGame>> {
    let (setup, seats) = (&state.setup, state.seats.len() as u8);
    let mut request = GameSpec::new(&setup.game);
    request.seats = Some(seats);
    request.preset = Some(setup.preset.clone());
    request.options = setup.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    request.first = Some(request.info().ok()?.seat(seats, setup.first.chars().next()?)?.0);
    let mut table = request.open().ok()?;
    let before = table.entries();
    before.iter().try_for_each(|entry| table.read_entry(entry)).ok()?;
    state.turns.iter().try_for_each(|turn| table.read_entry(&turn.entry)).ok()?;
    Some(table)
}

/// The name of a random game.
pub fn random_game(rng: &mut fastrand::Rng) -> String {
    GAMES[rng.usize(..GAMES.len())].id.to_string()
}

/// The request for a new game of a random kind.
fn new_game(plan: &Plan, rng: &mut fastrand::Rng) -> NewGame {
    let opponent = if plan.bot { Sitter::Bot { level: 10 } } else { Sitter::Anyone };
    NewGame {
        game: random_game(rng),
        preset: None,
        options: Default::default(),
        time: TimeControl::Unlimited,
        rated: false,
        public: false,
        seats: vec![Sitter::Me, opponent],
        shuffle: false,
    }
}

/// Plays one game over WebSockets.
pub async fn game(target: &Target, plan: &Plan, counts: &Counts, rng: &mut fastrand::Rng) -> Option<()> {
    let cookie = target.guest().await?;
    let new = new_game(plan, rng);
    let mut state: GameState = target.post(&cookie, "/api/games", &new).await?.json().await.ok()?;
    let id = state.id.clone();
    let mut players = vec![Player { cookie, id: id.clone(), out: None }];
    if !plan.bot {
        let cookie = target.guest().await?;
        let join = NewAction { action: Action::Join, seat: None };
        target.post(&cookie, &format!("/api/games/{id}/actions"), &join).await?;
        players.push(Player { cookie, id: id.clone(), out: None });
    }
    for player in &mut players {
        player.connect(target).await?;
    }
    counts.games.fetch_add(1, Relaxed);
    state = target.state(&id).await?;
    let mut table = table_of(&state)?;
    let mut position_version = state.standing.position_version;
    while Instant::now() < plan.until && table.outcome().is_none() && table.turn() < LONGEST {
        let seat = table.seat().index();
        if plan.bot && seat != 0 {
            let Some(entry) = wait_for_entry(&mut players[0], &mut position_version).await else {
                players[0].connect(target).await?;
                counts.reconnects.fetch_add(1, Relaxed);
                let state = target.state(&id).await?;
                (table, position_version) = (table_of(&state)?, state.standing.position_version);
                continue;
            };
            counts.answers.fetch_add(1, Relaxed);
            table.read_entry(&entry).ok()?;
            continue;
        }
        let steps = random_turn(&*table, rng)?;
        let idempotency_key = format!("{:016x}", rng.u64(..));
        let player = players.get_mut(seat)?;
        let begun = Instant::now();
        let turn = NewTurn {
            turn: steps.clone(),
            position_version,
            idempotency_key: Some(idempotency_key.clone()),
            premove: false,
        };
        let Some((number, now)) = make(target, player, &turn, counts, plan.until).await else { break };
        counts.turn((&id, number, &idempotency_key), begun.elapsed());
        position_version = now;
        table.play(&steps).ok()?;
        // Drain what the players have received, as a client would.
        for other in &mut players {
            if let Some((_, incoming)) = &mut other.out {
                while incoming.try_recv().is_ok() {}
            }
        }
        let rest = plan.pause.saturating_sub(begun.elapsed());
        if !rest.is_zero() {
            tokio::time::sleep(rest).await;
        }
    }
    Some(())
}

/// A random turn with all its steps, in notation.
pub fn random_turn(table: &dyn AnyGame, rng: &mut fastrand::Rng) -> Option<String> {
    let entry = random_entry(table, rng)?;
    Some(entry.split_once('.')?.1.to_string())
}

/// Sends a turn until it is acknowledged, and reconnects as often as needed. Returns its number and the
/// version of the position after it. `None` if the time is over or the server refused the turn.
async fn make(
    target: &Target,
    player: &mut Player,
    turn: &NewTurn,
    counts: &Counts,
    until: Instant,
) -> Option<(i64, i64)> {
    let message = ToServer::Turn { game: player.id.clone(), turn: turn.clone() };
    loop {
        let mut answer = None;
        if player.send(&message).await.is_some() {
            while let Some(heard) = player.hear().await {
                match heard {
                    ToClient::Accepted { request_id, accepted, .. } if request_id == turn.idempotency_key => {
                        answer = Some(Ok((accepted.number, accepted.standing.position_version)));
                    }
                    ToClient::Refused { request_id, problem, .. } if request_id == turn.idempotency_key => {
                        answer = Some(Err(problem))
                    }
                    _ => continue,
                }
                break;
            }
        }
        match answer {
            Some(Ok(done)) => return Some(done),
            // The server or its database is going down, so this is not an answer to the turn.
            Some(Err(problem)) if problem.error == "unavailable" => tokio::time::sleep(RETRY).await,
            Some(Err(problem)) => {
                let over = problem.game.as_ref().is_some_and(|game| game.standing.status != Status::Playing);
                if !over {
                    eprintln!("{}: {}", player.id, serde_json::to_string(&problem).unwrap_or_default());
                    counts.wrong.fetch_add(1, Relaxed);
                }
                return None;
            }
            None => {
                if Instant::now() > until + RETURN {
                    return None;
                }
                counts.reconnects.fetch_add(1, Relaxed);
                player.connect(target).await?;
            }
        }
    }
}

/// Waits for the next turn of another player.
async fn wait_for_entry(player: &mut Player, position_version: &mut i64) -> Option<String> {
    loop {
        if let ToClient::Entries { entries, standing, .. } = player.hear().await? {
            let turn =
                entries.into_iter().find(|entry| entry.kind == "turn" && entry.number > *position_version);
            *position_version = standing.position_version.max(*position_version);
            if let Some(turn) = turn {
                return Some(turn.body);
            }
        }
    }
}
