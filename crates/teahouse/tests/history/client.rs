//! A client: sends requests by every way that the server has, and writes down what it sends and what comes back.

use crate::cluster::Cluster;
use crate::history::{Answer, Ask, Entry, Line, News, Recorder, Standing, State, What};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// The password of everybody.
const PASSWORD: &str = "leaves from the vine";

/// Somebody who plays or watches.
#[derive(Clone)]
pub struct Client {
    cluster: Arc<Cluster>,
    recorder: Arc<Recorder>,
    http: reqwest::Client,
    cookie: Option<String>,
    /// The account; empty for one that is not signed in.
    pub account: String,
}

/// By which of the server's doors a request goes.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Door {
    /// The interface for pages.
    Rest,
    /// The one for programs.
    Board,
}

fn answer_of(status: u16, body: &str, ask: &Ask) -> Answer {
    let broken = |error: serde_json::Error| Answer::Unknown(format!("{error}: {body}"));
    // What a server that cannot go on says is no answer to the request.
    if status >= 500 {
        return Answer::Unknown(format!("{status} {body}"));
    }
    if status >= 400 {
        return serde_json::from_str(body).map_or_else(broken, refused);
    }
    match ask {
        Ask::Conditions { .. } => Answer::Set,
        Ask::Look => serde_json::from_str(body).map_or_else(broken, |state| Answer::State(Box::new(state))),
        Ask::Log => serde_json::from_str(body).map_or_else(broken, Answer::Log),
        Ask::Turn { .. } | Ask::Act(_) => serde_json::from_str(body).map_or_else(broken, accepted),
    }
}

#[derive(Deserialize)]
struct Problem {
    error: String,
    game: Option<Box<State>>,
}

fn refused(problem: Problem) -> Answer {
    match problem.error.as_str() {
        "unavailable" | "internal" => Answer::Unknown(problem.error),
        _ => Answer::Refused { error: problem.error, game: problem.game },
    }
}

#[derive(Deserialize)]
struct Accepted {
    number: i64,
    #[serde(flatten)]
    standing: Standing,
}

fn accepted(accepted: Accepted) -> Answer {
    Answer::Accepted { number: accepted.number, standing: Box::new(accepted.standing) }
}

impl Client {
    /// One that is not signed in.
    pub fn nobody(cluster: &Arc<Cluster>, recorder: &Arc<Recorder>) -> Self {
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        let (cluster, recorder) = (Arc::clone(cluster), Arc::clone(recorder));
        Self { cluster, recorder, http, cookie: None, account: String::new() }
    }

    /// A guest, or somebody with an account of this name. No node dies meanwhile.
    pub async fn somebody(cluster: &Arc<Cluster>, recorder: &Arc<Recorder>, name: Option<&str>) -> Self {
        let mut client = Self::nobody(cluster, recorder);
        let url =
            format!("http://{}/api/{}", cluster.host(0), if name.is_some() { "account" } else { "guest" });
        let mut request = client.http.post(url);
        if let Some(name) = name {
            request = request.json(&json!({ "name": name, "password": PASSWORD }));
        }
        let reply = request.send().await.unwrap();
        let cookies = reply.headers().get_all(SET_COOKIE).iter();
        let cookies: Vec<_> =
            cookies.filter_map(|cookie| Some(cookie.to_str().ok()?.split(';').next()?.to_string())).collect();
        let body = reply.text().await.unwrap();
        assert!(!cookies.is_empty(), "no session: {body}");
        client.cookie = Some(cookies.join("; "));
        let me = client.get(0, "/api/account").await.unwrap().1;
        let me: Value = serde_json::from_str(&me).unwrap();
        client.account = me["id"].as_str().unwrap_or_else(|| panic!("{me}")).to_string();
        client
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Result<(u16, String), String> {
        let request = match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        };
        let reply = request.send().await.map_err(|error| error.to_string())?;
        let status = reply.status().as_u16();
        Ok((status, reply.text().await.map_err(|error| error.to_string())?))
    }

    async fn get(&self, node: usize, path: &str) -> Result<(u16, String), String> {
        self.send(self.http.get(format!("http://{}{path}", self.cluster.host(node)))).await
    }

    /// Sends a request: with a body to change something, without one to look. Hangs up after a time, if one is given.
    /// Nothing if it is not known what came of it.
    pub async fn tell(
        &self,
        node: usize,
        path: &str,
        body: Option<&Value>,
        patience: Option<Duration>,
    ) -> Option<(u16, Value)> {
        let url = format!("http://{}{path}", self.cluster.host(node));
        let request = match body {
            Some(body) => self.http.post(url).json(body),
            None => self.http.get(url),
        };
        let sent = tokio::time::timeout(patience.unwrap_or(PATIENCE), self.send(request)).await;
        let (status, body) = sent.ok()?.ok()?;
        (status < 500).then(|| (status, serde_json::from_str(&body).unwrap_or_default()))
    }

    /// Creates a game; its identifier, if that is known.
    pub async fn create(&self, node: usize, game: &Value) -> Option<String> {
        let request = self.http.post(format!("http://{}/api/games", self.cluster.host(node))).json(game);
        let (status, body) = self.send(request).await.ok()?;
        // There may be too many games for now; but what is asked for is right.
        assert!(!matches!(status, 400 | 401 | 403 | 404 | 422), "{status} {body} for {game}");
        let created: Value = serde_json::from_str(&body).ok()?;
        Some(created["id"].as_str()?.to_string())
    }

    /// Sends a request about a game and waits for the answer.
    pub async fn ask(&self, node: usize, door: Door, game: &str, ask: Ask) -> Answer {
        self.ask_for(node, door, game, ask, PATIENCE).await
    }

    /// Sends a request about a game and hangs up after a time, whether it was answered or not.
    pub async fn ask_for(&self, node: usize, door: Door, game: &str, ask: Ask, patience: Duration) -> Answer {
        let host = self.cluster.host(node);
        let rest = format!("http://{host}/api/games/{game}");
        let board = format!("http://{host}/api/board/game/{game}");
        let request = match (&ask, door) {
            (Ask::Look, _) => self.http.get(rest),
            (Ask::Log, _) => self.http.get(format!("{rest}/log")),
            (
                Ask::Turn { turn, position_version: on, idempotency_key: None, premove: false },
                Door::Board,
            ) => {
                let mut url = reqwest::Url::parse(&format!("{board}/move")).unwrap();
                url.path_segments_mut().unwrap().push(turn);
                self.http.post(url).query(&[("position_version", on)])
            }
            (Ask::Conditions { position_version: on, branches }, _) => {
                let own = format!("{rest}/conditions");
                match branches.is_empty() {
                    true => self.http.delete(own),
                    false => {
                        self.http.put(own).json(&json!({ "position_version": on, "branches": branches }))
                    }
                }
            }
            (Ask::Act(action), Door::Board) => self.http.post(format!("{board}/{action}")),
            (Ask::Turn { .. }, _) => self.http.post(format!("{rest}/turns")).json(&turn_body(&ask)),
            (Ask::Act(action), _) => {
                self.http.post(format!("{rest}/actions")).json(&json!({ "action": action }))
            }
        };
        let request_number = self.recorder.number();
        let (account, game) = (&self.account, game.to_string());
        self.recorder.note(account, What::Asked { request: request_number, game, ask: ask.clone() });
        let answer = match tokio::time::timeout(patience, self.send(request)).await {
            Ok(Ok((status, body))) => answer_of(status, &body, &ask),
            Ok(Err(error)) => Answer::Unknown(error),
            Err(_) => Answer::Unknown("the client hung up".to_string()),
        };
        let what = What::Answered { request: request_number, answer: answer.clone() };
        self.recorder.note(account, what);
        answer
    }

    /// Opens a live socket to a node and listens to a game; `None` if that fails.
    pub async fn socket(&self, node: usize, game: &str, seen: Option<i64>) -> Option<Socket> {
        let url = format!("ws://{}/api/socket", self.cluster.host(node));
        let mut request = url.into_client_request().ok()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().ok()?);
        }
        let connected = tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
        let (mut out, incoming) = connected.ok()?.ok()?.0.split();
        let connection = self.recorder.number();
        let (answers, answered) = mpsc::unbounded_channel();
        let (version, versions) = watch::channel(0);
        let ear = Ear { recorder: Arc::clone(&self.recorder), account: self.account.clone(), connection };
        let game = game.to_string();
        self.recorder.note(&self.account, What::Listens { connection, game: game.clone(), seen });
        let watch = json!({ "type": "watch", "game": game, "seen": seen });
        let reader = tokio::spawn(read_socket(ear, incoming, answers, version));
        let mut socket = Socket { client: self.clone(), connection, out: None, answered, versions, reader };
        out.send(Message::text(watch.to_string())).await.ok()?;
        socket.out = Some(out);
        Some(socket)
    }

    /// Opens the stream of a game for programs.
    pub async fn stream(&self, node: usize, game: &str) -> Option<Stream> {
        let url = format!("http://{}/api/board/game/stream/{game}", self.cluster.host(node));
        // A stream has no end of its own, so no limit of time either.
        let http = reqwest::Client::new();
        let mut request = http.get(url);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let connection = self.recorder.number();
        let game = game.to_string();
        self.recorder.note(&self.account, What::Listens { connection, game: game.clone(), seen: None });
        let reply = tokio::time::timeout(PATIENCE, request.send()).await.ok()?.ok()?;
        let ear = Ear { recorder: Arc::clone(&self.recorder), account: self.account.clone(), connection };
        let reader = tokio::spawn(read_stream(ear, game, reply));
        Some(Stream { client: self.clone(), connection, reader })
    }
}

impl Client {
    /// Opens a stream for programs and hangs up after a time, wherever the server is with it.
    pub async fn stream_for(&self, node: usize, game: &str, patience: Duration) {
        let url = format!("http://{}/api/board/game/stream/{game}", self.cluster.host(node));
        let mut request = self.http.get(url);
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let read = async { request.send().await.ok()?.text().await.ok() };
        let _ = tokio::time::timeout(patience, read).await;
    }
}

fn turn_body(ask: &Ask) -> Value {
    let Ask::Turn { turn, position_version, idempotency_key, premove } = ask else { return Value::Null };
    json!({ "turn": turn, "position_version": position_version, "idempotency_key": idempotency_key, "premove": premove })
}

/// What writes down what a connection hears.
struct Ear {
    recorder: Arc<Recorder>,
    account: String,
    connection: u64,
}

impl Ear {
    fn note(&self, game: &str, news: News) {
        let (connection, game) = (self.connection, game.to_string());
        self.recorder.note(&self.account, What::Heard { connection, game, news });
    }

    fn closed(&self) {
        self.recorder.note(&self.account, What::Closed { connection: self.connection });
    }
}

type Wire = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A live socket. It is closed without a goodbye when it is dropped.
pub struct Socket {
    client: Client,
    connection: u64,
    out: Option<SplitSink<Wire, Message>>,
    answered: mpsc::UnboundedReceiver<Value>,
    /// The last version that was heard.
    pub versions: watch::Receiver<i64>,
    reader: JoinHandle<()>,
}

impl Socket {
    /// Whether it is still open, as far as is known.
    pub fn is_open(&self) -> bool {
        !self.reader.is_finished()
    }

    /// Sends a turn or an action and waits for the answer. After an answer that did not come the socket is of no
    /// more use: what comes next could be the answer to this.
    pub async fn ask(&mut self, game: &str, ask: Ask) -> Answer {
        let message = match &ask {
            Ask::Turn { .. } => json!({ "type": "turn", "game": game, "turn": turn_body(&ask) }),
            Ask::Act(action) => json!({ "type": "act", "game": game, "action": action }),
            Ask::Look | Ask::Log | Ask::Conditions { .. } => unreachable!("not by the socket"),
        };
        let recorder = Arc::clone(&self.client.recorder);
        let (request, account) = (recorder.number(), self.client.account.clone());
        recorder.note(&account, What::Asked { request, game: game.to_string(), ask });
        let answer = async {
            self.out.as_mut()?.send(Message::text(message.to_string())).await.ok()?;
            let answer = tokio::time::timeout(PATIENCE, self.answered.recv()).await.ok()??;
            let (kind, field) =
                if answer["type"] == "accepted" { (true, "accepted") } else { (false, "problem") };
            let answer = answer[field].clone();
            if kind {
                serde_json::from_value(answer).ok().map(accepted)
            } else {
                serde_json::from_value(answer).ok().map(refused)
            }
        };
        let answer = answer.await.unwrap_or_else(|| {
            self.out = None;
            Answer::Unknown("the socket was closed".to_string())
        });
        recorder.note(&account, What::Answered { request, answer: answer.clone() });
        answer
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let connection = self.connection;
        self.client.recorder.note(&self.client.account, What::Closed { connection });
        self.reader.abort();
    }
}

async fn read_socket(
    ear: Ear,
    mut incoming: futures_util::stream::SplitStream<Wire>,
    answers: mpsc::UnboundedSender<Value>,
    version: watch::Sender<i64>,
) {
    while let Some(Ok(message)) = incoming.next().await {
        let Message::Text(text) = message else { continue };
        let value: Value = serde_json::from_str(&text).unwrap();
        match value["type"].as_str().unwrap_or_default() {
            "game" => {
                let state: State = serde_json::from_value(value["game"].clone()).unwrap();
                version.send_replace(state.standing.version);
                ear.note(&state.id.clone(), News::Game(Box::new(state)));
            }
            "entries" => {
                let entries: Vec<Entry> = serde_json::from_value(value["entries"].clone()).unwrap();
                let standing: Standing = serde_json::from_value(value["standing"].clone()).unwrap();
                version.send_replace(standing.version);
                let id = value["id"].as_str().unwrap_or_default();
                ear.note(id, News::Entries(entries, Box::new(standing)));
            }
            "accepted" | "refused" => {
                let _ = answers.send(value);
            }
            _ => {}
        }
    }
    ear.closed();
}

/// A stream for programs. It ends when it is dropped.
pub struct Stream {
    client: Client,
    connection: u64,
    reader: JoinHandle<()>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        let connection = self.connection;
        self.client.recorder.note(&self.client.account, What::Closed { connection });
        self.reader.abort();
    }
}

async fn read_stream(ear: Ear, game: String, reply: reqwest::Response) {
    let mut chunks = reply.bytes_stream();
    let mut buffer: Vec<u8> = Vec::new();
    while let Some(Ok(chunk)) = chunks.next().await {
        buffer.extend_from_slice(&chunk);
        while let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = buffer.drain(..=end).collect();
            let Ok(value) = serde_json::from_slice::<Value>(&line) else { continue };
            let state = match value["type"].as_str() {
                Some("gameFull") => value["state"].clone(),
                Some("gameState") => value,
                _ => continue,
            };
            let line: Line = serde_json::from_value(state).unwrap();
            ear.note(&game, News::Line(Box::new(line)));
        }
    }
    ear.closed();
}
