//! What integration tests share: a server of their own in a folder that goes away, its time in the test's
//! hands, and clients with a cookie jar.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

pub mod database;
pub mod nats;

use futures_util::{SinkExt, StreamExt};
use reqwest::cookie::{CookieStore, Jar};
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::config::Config;
use server::time::Time;
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The password of everybody.
pub const PASSWORD: &str = "leaves from the vine";

pub struct TestServer {
    pub url: String,
    /// Its time; it stands still until it is moved.
    pub time: Time,
    config: Config,
    running: Option<server::Running>,
    database: String,
    folder: tempfile::TempDir,
}

impl TestServer {
    /// Waits until the server no longer listens.
    #[allow(dead_code)]
    pub async fn ended(&mut self) {
        self.running.as_mut().unwrap().ended().await;
    }

    /// A server with the usual settings.
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// A server with other settings.
    pub async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_at(Time::set(1_800_000_000_000), change).await
    }

    /// A server with other settings and a time of its own.
    pub async fn open_at(time: Time, change: impl FnOnce(&mut Config)) -> Self {
        catch_log();
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::local(folder.path().to_path_buf());
        let file = || format!("sqlite:{}?mode=rwc", folder.path().join("teahouse.db").display());
        let database = database::new().await.unwrap_or_else(file);
        config.database = Some(database.clone());
        change(&mut config);
        let running = server::start(config.clone(), time.clone()).await.unwrap();
        let url = format!("http://{}", running.address);
        Self { url, time, config, running: Some(running), database, folder }
    }

    /// The URL of its database.
    pub fn database(&self) -> &str {
        &self.database
    }

    /// What keeps its tasks alive.
    pub fn supervisor(&self) -> &server::supervise::Supervisor {
        self.running.as_ref().unwrap().supervisor()
    }

    /// A figure as Prometheus reads it; 0 if there is none.
    pub async fn figure(&self, name: &str) -> f64 {
        let text = self.client().get("/metrics").await.text;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0.0, |value| value.parse().unwrap())
    }

    /// A client that is nobody yet.
    pub fn client(&self) -> Client {
        let cookies = Arc::new(Jar::default());
        let http =
            reqwest::Client::builder().cookie_provider(Arc::clone(&cookies)).user_agent("test").build();
        Client { http: http.unwrap(), url: self.url.clone(), token: None, cookies }
    }

    /// A client with an account.
    pub async fn person(&self, name: &str) -> Client {
        let client = self.client();
        let reply = client.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply:?}");
        client
    }

    /// A client that is a guest.
    pub async fn guest(&self) -> Client {
        let client = self.client();
        assert_eq!(client.post("/api/guest", Value::Null).await.status, StatusCode::CREATED);
        client
    }

    /// A client with an administrator's account.
    pub async fn admin(&self, name: &str) -> Client {
        let client = self.person(name).await;
        assert!(server::maintain::set_admin(self.database(), name, true).await.unwrap());
        client
    }

    /// Another node of the same server.
    pub async fn second(&self, change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::local(folder.path().to_path_buf());
        config.database = Some(self.database.clone());
        change(&mut config);
        let (time, database) = (self.time.clone(), self.database.clone());
        let running = server::start(config.clone(), time.clone()).await.unwrap();
        let url = format!("http://{}", running.address);
        Self { url, time, config, running: Some(running), database, folder }
    }

    /// The machine of the server dies: nothing is said to anybody.
    pub fn kill(&mut self) {
        if let Some(running) = self.running.take() {
            running.kill();
        }
    }

    /// Stops the server and starts it again, at another address.
    pub async fn restart(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        let running = server::start(self.config.clone(), self.time.clone()).await.unwrap();
        self.url = format!("http://{}", running.address);
        self.running = Some(running);
    }

    pub async fn stop(mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }
}

/// Somebody who talks to a server.
pub struct Client {
    http: reqwest::Client,
    url: String,
    token: Option<String>,
    cookies: Arc<Jar>,
}

pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message as it is. `None` when the socket closes.
    pub async fn next_text(&mut self) -> Option<String> {
        let wait = async {
            while let Some(Ok(message)) = self.0.next().await {
                if let Message::Text(text) = message {
                    return Some(text.to_string());
                }
            }
            None
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.unwrap_or_else(|_| panic!("no message"))
    }

    /// The next message of a kind; what comes before it is passed over. `None` when the socket closes.
    pub async fn next(&mut self, kind: &str) -> Option<Value> {
        let wait = async {
            while let Some(Ok(message)) = self.0.next().await {
                let Message::Text(text) = message else { continue };
                let value: Value = serde_json::from_str(&text).unwrap();
                if value["type"] == kind {
                    return Some(value);
                }
            }
            None
        };
        let found = tokio::time::timeout(Duration::from_secs(20), wait).await;
        found.unwrap_or_else(|_| panic!("no {kind}; the log says, the last line first:\n{}", log_tail()))
    }
}

/// An answer that goes on for ever, line by line.
pub struct Lines(reqwest::Response, String);

impl Lines {
    /// The next line that is not empty.
    pub async fn next(&mut self) -> Value {
        loop {
            if let Some((line, rest)) = self.1.split_once('\n') {
                let (line, rest) = (line.to_string(), rest.to_string());
                self.1 = rest;
                if !line.is_empty() {
                    return serde_json::from_str(&line).unwrap();
                }
                continue;
            }
            let more = tokio::time::timeout(Duration::from_secs(20), self.0.chunk()).await;
            let more =
                more.unwrap_or_else(|_| panic!("no line")).unwrap().unwrap_or_else(|| panic!("the end"));
            self.1.push_str(std::str::from_utf8(&more).unwrap());
        }
    }
}

/// What the server answered.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// The body as text.
    pub text: String,
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The identifier of what went wrong.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_string()
    }

    /// The cookie of a name that it sets, with all that belongs to it.
    pub fn whole_cookie(&self, name: &str) -> String {
        let cookies = self.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
        let named = |cookie: &&str| cookie.split_once('=').unwrap().0 == name;
        cookies.into_iter().find(named).unwrap_or_else(|| panic!("no {name}: {self:?}")).to_string()
    }

    /// The cookie of its session, as a client sends it back.
    pub fn cookie(&self) -> String {
        self.whole_cookie("teahouse").split(';').next().unwrap().to_string()
    }

    /// Whether it is refused with a code and an identifier.
    pub fn is_refused(&self, code: u16, error: &str) -> bool {
        self.status.as_u16() == code && self.error() == error
    }
}

impl Client {
    /// The same person at another node: the same cookies, in a jar of their own.
    pub fn at(&self, server: &TestServer) -> Self {
        let there = server.client();
        if let Some(cookies) = self.cookies.cookies(&self.url.parse().unwrap()) {
            for cookie in cookies.to_str().unwrap().split("; ") {
                there.cookies.add_cookie_str(cookie, &server.url.parse().unwrap());
            }
        }
        Self { token: self.token.clone(), ..there }
    }

    /// The same by a token instead of cookies.
    pub fn with_token(server: &TestServer, token: &str) -> Self {
        Self { token: Some(token.to_string()), ..server.client() }
    }

    /// A request with a body and headers.
    pub async fn send(&self, method: Method, path: &str, body: Value, headers: &[(&str, &str)]) -> Reply {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if !body.is_null() {
            request = request.json(&body);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let reply = request.send().await.unwrap();
        let (status, headers) = (reply.status(), reply.headers().clone());
        Reply { status, headers, text: reply.text().await.unwrap() }
    }

    /// A request whose sender hangs up after a time, whether it was answered or not.
    pub async fn hang_up(&self, method: Method, path: &str, body: Value, after: Duration) {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if !body.is_null() {
            request = request.json(&body);
        }
        let answer = async { request.send().await.ok()?.bytes().await.ok() };
        let _ = tokio::time::timeout(after, answer).await;
    }

    /// A request with a body as it is.
    pub async fn raw(&self, method: Method, path: &str, body: String, headers: &[(&str, &str)]) -> Reply {
        let mut request = self.http.request(method, format!("{}{path}", self.url)).body(body);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let reply = request.send().await.unwrap();
        let (status, headers) = (reply.status(), reply.headers().clone());
        Reply { status, headers, text: reply.text().await.unwrap() }
    }

    /// The code of an answer and the identifier of what went wrong, if anything did. What goes on for ever is not
    /// read.
    pub async fn outcome(&self, method: Method, path: &str, body: &Value) -> (u16, String) {
        if path == "/api/socket" {
            return (self.try_socket().await, String::new());
        }
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if !body.is_null() {
            request = request.json(body);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let reply = request.send().await.unwrap();
        let status = reply.status();
        if status.is_success() {
            return (status.as_u16(), String::new());
        }
        let text = reply.text().await.unwrap();
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        (status.as_u16(), problem["error"].as_str().unwrap_or_default().to_string())
    }

    /// The code with which a socket is opened or refused, by cookies or by a token.
    async fn try_socket(&self) -> u16 {
        let url = self.url.replace("http://", "ws://") + "/api/socket";
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = self.cookies.cookies(&self.url.parse().unwrap()) {
            request.headers_mut().insert("cookie", cookie.to_str().unwrap().parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((_, answer)) => answer.status().as_u16(),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => answer.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    }

    /// The lines of a stream.
    pub async fn lines(&self, path: &str) -> Lines {
        let reply = self.http.get(format!("{}{path}", self.url)).send().await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK);
        Lines(reply, String::new())
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, Value::Null, &[]).await
    }

    /// Sends something; without a body if it is null.
    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, body, &[]).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, body, &[]).await
    }

    pub async fn delete(&self, path: &str, body: Value) -> Reply {
        self.send(Method::DELETE, path, body, &[]).await
    }

    /// The name of whoever is signed in; none if nobody is.
    pub async fn name(&self) -> Option<String> {
        let reply = self.get("/api/account").await;
        (reply.status == StatusCode::OK)
            .then(|| reply.json()["name"].as_str().unwrap_or_default().to_string())
    }

    /// Creates a game and gives its identifier.
    pub async fn create(&self, game: Value) -> String {
        let reply = self.post("/api/games", game).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply:?}");
        reply.json()["id"].as_str().unwrap().to_string()
    }

    /// A live socket as this client.
    pub async fn socket(&self) -> Socket {
        let url = self.url.replace("http://", "ws://") + "/api/socket";
        let mut request = url.into_client_request().unwrap();
        let jar = self.cookies.cookies(&self.url.parse().unwrap());
        if let Some(cookie) = jar {
            request.headers_mut().insert("cookie", cookie.to_str().unwrap().parse().unwrap());
        }
        Socket(tokio_tungstenite::connect_async(request).await.unwrap().0)
    }

    /// Resigns a game of two after both have made a turn: before that nothing counts.
    pub async fn lose(&self, other: &Client, game: &str) {
        let path = format!("/api/games/{game}");
        for _ in 0..2 {
            let (state, legal) =
                (self.get(&path).await.json(), self.get(&format!("{path}/legal")).await.json());
            let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
            if self.post(&format!("{path}/turns"), turn.clone()).await.status != 200 {
                assert_eq!(other.post(&format!("{path}/turns"), turn).await.status, 200);
            }
        }
        assert_eq!(self.act(game, "resign").await.status, 200);
    }

    /// Does something in a game.
    pub async fn act(&self, game: &str, action: &str) -> Reply {
        self.post(&format!("/api/games/{game}/actions"), json!({ "action": action })).await
    }
}

/// Waits until something is so. It gives up late: on a busy machine the threads of the engine wait for all others.
pub async fn until(what: &str, is: impl AsyncFn() -> bool) {
    for _ in 0..1_800 {
        if is().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it did not happen: {what}; the log says, the last line first:\n{}", log_tail())
}

/// What was logged last, the last line first.
fn log_tail() -> String {
    let log = LOG.lock().unwrap().clone();
    let lines: Vec<&str> = log.lines().rev().filter(|line| !line.contains(": answered")).take(40).collect();
    lines.join("\n")
}

static LOG: Mutex<String> = Mutex::new(String::new());

struct Catch;

impl std::io::Write for Catch {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().unwrap().push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn catch_log() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let log = tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::INFO);
        log.with_writer(|| Catch).init();
    });
}

/// The links that were logged instead of sent to a mail address, once there are enough.
pub async fn links_to(mail: &str, count: usize) -> Vec<String> {
    let to = format!("to=\"{mail}\"");
    for _ in 0..1_000 {
        let log = LOG.lock().unwrap().clone();
        let lines = log.lines().filter(|line| line.contains(&to));
        let link = |line: &str| Some(line.split_once("link=\"")?.1.split('"').next()?.to_string());
        let links: Vec<String> = lines.filter_map(link).collect();
        if links.len() >= count {
            return links;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no {count} links to {mail}")
}

/// The secret of a link.
pub fn secret_of(link: &str) -> &str {
    link.split_once('#').unwrap().1
}
