//! The live socket: one connection for everything a client plays, watches and hears.

use super::admit;
use crate::address::Address;
use crate::app::Shared;
use crate::fail::{Answer, Fail};
use crate::games::audience::Listening;
use crate::http::auth::{MaybeUser, is_same_origin};
use crate::node::connections::Admission;
use crate::node::hub::{Messages, Registered};
use crate::node::limits::Price;
use crate::node::outgoing::Outgoing;
use crate::people::identity::Identity;
use crate::supervise::panic_text;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{FutureExt, SinkExt, StreamExt};
use protocol::game::NewAction;
use protocol::live::{ToClient, ToServer};
use protocol::people::Scope;
use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// The longest message from a client, in bytes.
const LONGEST: usize = 8 * 1_024;
/// The most games that one connection may watch.
const MOST_GAMES: usize = 64;
/// Interval of pings. The connection closes after two without an answer.
const PING: Duration = Duration::from_secs(15);
/// The timeout for writing a message.
const SLOW: Duration = Duration::from_secs(10);
/// How many messages are written at once.
const TOGETHER: usize = 16;

/// Opens the live socket.
#[utoipa::path(get, path = "/api/socket", tag = "play", responses(
    (status = 101, description = "the socket opens; messages are `ToServer` and `ToClient` as JSON text"),
    (status = 403, description = "the request comes from another site's page", body = protocol::Problem),
    (status = 429, body = protocol::Problem)))]
pub async fn open(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    address: Address,
    place: Admission,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    if !is_same_origin(&headers, app.config.public_url.as_deref()) {
        return Err(Fail::forbidden("cross-site"));
    }
    if let Some(who) = &who {
        who.require_scope(Scope::Read)?;
    }
    admit(&app, address.0, who.as_ref().map(Identity::id))?;
    // Small buffers: thousands of connections are open and idle.
    let upgrade = upgrade
        .read_buffer_size(4 * 1_024)
        .write_buffer_size(4 * 1_024)
        .max_write_buffer_size(1 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(async move |socket| {
        serve(app, who, address, socket).await;
        drop(place);
    }))
}

async fn serve(app: Shared, who: Option<Identity>, address: Address, socket: WebSocket) {
    let (network, address) = (address.0, address.key());
    let account = who.as_ref().map(|who| who.id().to_string());
    let session = who.as_ref().map(|who| who.session.clone());
    let (conn, messages) = app.hub.open(account, session);
    conn.heard.store(app.time.now(), Relaxed);
    let mut client = Client { app, who, address, network, conn, watched: HashMap::new(), asked: None };
    let (mut out, incoming) = socket.split();
    // Even after a panic the client is unregistered: what it holds are guards.
    let talk = AssertUnwindSafe(talk(&mut client, &mut out, incoming, messages));
    if let Err(panic) = talk.catch_unwind().await {
        tracing::error!(why = panic_text(&*panic), "a socket panicked");
    }
    drop(client);
    let _ = tokio::time::timeout(SLOW, out.close()).await;
}

/// Sends and receives until one side ends the connection.
async fn talk(
    client: &mut Client,
    out: &mut SplitSink<WebSocket, Message>,
    mut incoming: SplitStream<WebSocket>,
    mut messages: Messages,
) {
    let app = Arc::clone(&client.app);
    let account = client.conn.account.clone();
    client.conn.answer(ToClient::Welcome { account, now: app.time.now() });
    let frames = app.limits.frames();
    let mut ping = tokio::time::interval(PING);
    let mut silent = 0;
    loop {
        let conn = Arc::clone(&client.conn);
        tokio::select! {
            () = conn.closing.notified() => break,
            message = messages.next() => {
                let Some(message) = message else { break };
                let sent = tokio::time::timeout(SLOW, send(out, message, &mut messages)).await;
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
                conn.heard.store(app.time.now(), Relaxed);
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if frames.as_ref().is_some_and(|frames| frames.check().is_err()) {
                            let problem = *Fail::too_many(1).problem;
                            conn.answer(ToClient::Refused { id: None, request_id: None, problem });
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
                        conn.answer(ToClient::Refused { id: None, request_id: None, problem });
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                }
            }
        }
    }
}

/// Sends a message and those queued behind it, so that the entry of a turn and its answer share a packet.
async fn send(
    out: &mut SplitSink<WebSocket, Message>,
    first: Arc<Outgoing>,
    messages: &mut Messages,
) -> Result<(), axum::Error> {
    out.feed(Message::Text(first.text().clone())).await?;
    for _ in 1..TOGETHER {
        let Some(message) = messages.waiting() else { break };
        out.feed(Message::Text(message.text().clone())).await?;
    }
    out.flush().await
}

struct Client {
    app: Shared,
    who: Option<Identity>,
    /// The key of its rate limits.
    address: String,
    network: IpAddr,
    conn: Registered,
    watched: HashMap<String, Listening>,
    /// When it was pinged.
    asked: Option<Instant>,
}

impl Client {
    /// Handles a message and answers it.
    async fn hear(&mut self, text: &str) {
        self.app.supervisor.check("socket");
        let message = match serde_json::from_str::<ToServer>(text) {
            Ok(message) => message,
            Err(error) => {
                let problem = *Fail::bad("bad-request").with("detail", error.to_string()).problem;
                self.conn.answer(ToClient::Refused { id: None, request_id: None, problem });
                return;
            }
        };
        // Clients ping by themselves; every other message is a sign of life of the player.
        if let (Some(who), false) = (&self.who, matches!(message, ToServer::Ping { .. })) {
            self.app.presence.seen(who.id(), &self.address, self.app.time.now());
        }
        let (id, request_id) = match &message {
            ToServer::Turn { game, turn } => (Some(game.clone()), turn.idempotency_key.clone()),
            ToServer::Act { game, request_id, .. } => (Some(game.clone()), request_id.clone()),
            ToServer::Watch { game, .. } | ToServer::Unwatch { game } | ToServer::Say { game, .. } => {
                (Some(game.clone()), None)
            }
            ToServer::Lobby { .. } | ToServer::Ping { .. } => (None, None),
        };
        match self.answer(message).await {
            Ok(Some(answer)) => self.conn.answer(answer),
            Ok(None) => {}
            Err(fail) => {
                let problem = *fail.problem;
                self.conn.answer(ToClient::Refused { id, request_id, problem });
            }
        }
    }

    fn who(&self, scope: Scope) -> Answer<&Identity> {
        self.who.as_ref().ok_or_else(Fail::nobody)?.require_scope(scope)
    }

    async fn answer(&mut self, message: ToServer) -> Answer<Option<ToClient>> {
        let app = Arc::clone(&self.app);
        Ok(match message {
            ToServer::Watch { game, seen } => {
                app.limits.price(self.network, Price::Watch)?;
                // A repeated request is answered without telling the others.
                if self.watched.contains_key(&game) {
                    app.games.tell_again(&game, &self.conn, seen).await?;
                    return Ok(None);
                }
                if self.watched.len() >= MOST_GAMES {
                    return Err(Fail::conflict("too-many-games").with("most", MOST_GAMES));
                }
                let listening = app.games.listen(&game, &self.conn, seen).await?;
                self.watched.insert(game, listening);
                None
            }
            ToServer::Unwatch { game } => {
                self.watched.remove(&game);
                None
            }
            ToServer::Turn { game, turn } => {
                let account = self.who(Scope::Play)?.id();
                let lag = self.conn.lag.load(Relaxed);
                let accepted = app.games.turn(&game, account, &turn, lag).await?;
                Some(ToClient::Accepted { id: game, request_id: turn.idempotency_key, accepted })
            }
            ToServer::Act { game, action, seat, request_id } => {
                let account = self.who(Scope::Play)?.id();
                let accepted = app.games.act(&game, account, &NewAction { action, seat }).await?;
                Some(ToClient::Accepted { id: game, request_id, accepted })
            }
            ToServer::Say { game, message } => {
                let who = self.who(Scope::Chat)?.clone();
                app.chat.say(&game, &who, &message).await?;
                None
            }
            ToServer::Lobby { watch } => {
                if watch {
                    app.limits.price(self.network, Price::Lobby)?;
                    app.lobby.join(&self.conn).await?;
                } else {
                    app.hub.leave_lobby(&self.conn);
                }
                None
            }
            ToServer::Ping { sent } => Some(ToClient::Pong { sent, now: app.time.now() }),
        })
    }
}
