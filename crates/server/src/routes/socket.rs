//! The live socket: one connection for everything a client plays, watches and hears.

use crate::app::Shared;
use crate::auth::{Perhaps, Who, is_ours};
use crate::fail::{Answer, Fail};
use crate::hub::{Conn, wire};
use crate::lobby;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use protocol::game::NewAction;
use protocol::live::{ToClient, ToServer};
use protocol::people::Scope;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// The longest message that a client may send.
const LONGEST: usize = 8 * 1_024;
/// How many games one connection may watch.
const MOST_GAMES: usize = 64;
/// How many connections one account may have.
const MOST_CONNECTIONS: usize = 64;
/// So often the server asks whether anybody is there, and closes if nobody answers twice.
const PING: Duration = Duration::from_secs(15);
/// How long a message may take to be written.
const SLOW: Duration = Duration::from_secs(10);

/// Opens the live socket.
#[utoipa::path(get, path = "/api/socket", tag = "play", responses(
    (status = 101, description = "the socket; messages are `ToServer` and `ToClient` as JSON text"),
    (status = 403, description = "from a foreign page", body = protocol::Problem)))]
pub async fn open(
    State(app): State<Shared>,
    Perhaps(who): Perhaps,
    address: crate::address::Address,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    if !is_ours(&headers, app.config.public_url.as_deref()) {
        return Err(Fail::forbidden("cross-site"));
    }
    app.limits.socket(address.0)?;
    if let Some(who) = &who {
        who.may(Scope::Read)?;
        if app.hub.count(who.id()) >= MOST_CONNECTIONS && !app.config.no_limits {
            return Err(Fail::too_many(60));
        }
    }
    // Small buffers: thousands of connections are open and silent.
    let upgrade = upgrade
        .read_buffer_size(4 * 1_024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| serve(app, who, socket)))
}

async fn serve(app: Shared, who: Option<Who>, socket: WebSocket) {
    let account = who.as_ref().map(|who| who.id().to_string());
    let session = who.as_ref().map(|who| who.session.clone());
    let (conn, mut messages) = app.hub.open(account.clone(), session);
    let mut client = Client { app: Arc::clone(&app), who, conn, watched: HashSet::new(), asked: None };
    let (mut out, mut incoming) = socket.split();
    client.conn.send(wire(&ToClient::Welcome { account, now: app.time.now() }));
    let frames = app.limits.frames();
    let mut ping = tokio::time::interval(PING);
    let mut silent = 0;
    loop {
        let conn = Arc::clone(&client.conn);
        tokio::select! {
            () = conn.closing.notified() => break,
            text = messages.recv() => {
                let Some(text) = text else { break };
                let sent = tokio::time::timeout(SLOW, out.send(Message::Text(text))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    break;
                }
            }
            _ = ping.tick() => {
                silent += 1;
                client.asked = Some(Instant::now());
                let sent = tokio::time::timeout(SLOW, out.send(Message::Ping(Vec::new().into()))).await;
                if silent > 2 || !matches!(sent, Ok(Ok(()))) {
                    break;
                }
            }
            message = incoming.next() => {
                silent = 0;
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if frames.as_ref().is_some_and(|frames| frames.check().is_err()) {
                            let problem = *Fail::too_many(1).problem;
                            conn.send(wire(&ToClient::Refused { id: None, mark: None, problem }));
                        } else {
                            Box::pin(client.hear(&text)).await;
                        }
                    }
                    Some(Ok(Message::Pong(_))) => {
                        if let Some(asked) = client.asked.take() {
                            conn.lag.store(asked.elapsed().as_millis() as i64, Relaxed);
                        }
                    }
                    Some(Ok(Message::Ping(_))) => {}
                    Some(Ok(Message::Binary(_))) => {
                        let problem = *Fail::bad("bad-request").problem;
                        conn.send(wire(&ToClient::Refused { id: None, mark: None, problem }));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
        }
    }
    app.hub.shut(&client.conn);
    for id in client.watched.drain() {
        app.unwatch(&id, &client.conn).await;
    }
    let _ = tokio::time::timeout(SLOW, out.close()).await;
}

struct Client {
    app: Shared,
    who: Option<Who>,
    conn: Arc<Conn>,
    watched: HashSet<String>,
    /// When it was asked whether anybody is there.
    asked: Option<Instant>,
}

impl Client {
    /// Does what a message says and answers.
    async fn hear(&mut self, text: &str) {
        let message = match serde_json::from_str::<ToServer>(text) {
            Ok(message) => message,
            Err(error) => {
                let problem = *Fail::bad("bad-request").with("detail", error.to_string()).problem;
                self.conn.send(wire(&ToClient::Refused { id: None, mark: None, problem }));
                return;
            }
        };
        let (id, mark) = match &message {
            ToServer::Turn { game, turn } => (Some(game.clone()), turn.mark.clone()),
            ToServer::Act { game, mark, .. } => (Some(game.clone()), mark.clone()),
            ToServer::Watch { game, .. } | ToServer::Unwatch { game } | ToServer::Say { game, .. } => {
                (Some(game.clone()), None)
            }
            ToServer::Lobby { .. } | ToServer::Ping { .. } => (None, None),
        };
        match self.answer(message).await {
            Ok(Some(answer)) => self.conn.send(wire(&answer)),
            Ok(None) => {}
            Err(fail) => {
                let problem = *fail.problem;
                self.conn.send(wire(&ToClient::Refused { id, mark, problem }));
            }
        }
    }

    fn who(&self, scope: Scope) -> Answer<&Who> {
        self.who.as_ref().ok_or_else(Fail::nobody)?.may(scope)
    }

    async fn answer(&mut self, message: ToServer) -> Answer<Option<ToClient>> {
        let app = Arc::clone(&self.app);
        Ok(match message {
            ToServer::Watch { game, seen } => {
                if self.watched.len() >= MOST_GAMES {
                    return Err(Fail::conflict("too-many-games").with("most", MOST_GAMES));
                }
                let answer = app.watch(&game, &self.conn, seen).await?;
                self.watched.insert(game);
                Some(answer)
            }
            ToServer::Unwatch { game } => {
                if self.watched.remove(&game) {
                    app.unwatch(&game, &self.conn).await;
                }
                None
            }
            ToServer::Turn { game, turn } => {
                let account = self.who(Scope::Play)?.id();
                let lag = self.conn.lag.load(Relaxed);
                let accepted = app.turn(&game, account, &turn, lag).await?;
                Some(ToClient::Accepted { id: game, mark: turn.mark, accepted })
            }
            ToServer::Act { game, action, seat, mark } => {
                let account = self.who(Scope::Play)?.id();
                let accepted = app.act(&game, account, &NewAction { action, seat }).await?;
                // Who has taken a seat listens from it.
                if self.watched.contains(&game) {
                    app.watch(&game, &self.conn, None).await?;
                }
                Some(ToClient::Accepted { id: game, mark, accepted })
            }
            ToServer::Say { game, message } => {
                let who = self.who(Scope::Chat)?.clone();
                app.say(&game, &who, &message).await?;
                None
            }
            ToServer::Lobby { watch } => {
                if watch {
                    app.hub.watch_lobby(&self.conn);
                    Some(ToClient::Lobby { games: lobby::open_games(&app.store).await? })
                } else {
                    app.hub.watch_lobby_no_more(&self.conn);
                    None
                }
            }
            ToServer::Ping { sent } => Some(ToClient::Pong { sent, now: app.time.now() }),
        })
    }
}
