//! Streams for bots and boards: one JSON object per line, in the format that bot authors know. An empty line
//! every few seconds keeps the connection alive.

use super::admit;
use crate::address::Address;
use crate::app::{App, Shared};
use crate::fail::{Answer, Fail, Path, Query};
use crate::games::Games;
use crate::games::mail::Seen;
use crate::http::auth::MaybeUser;
use crate::node::connections::Admission;
use crate::node::hub::{Conn, Messages, Registered};
use crate::people::identity::Identity;
use crate::supervise::panic_text;
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use protocol::Problem;
use protocol::game::{Accepted, Action, GameCard, NewAction, NewTurn, Status, TimeControl};
use protocol::live::{Notice, ToClient};
use protocol::people::Scope;
use protocol::stream::{AccountLine, GameLine, GameLineState, GameStub};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::mpsc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Interval between empty lines.
pub(super) const ALIVE: Duration = Duration::from_secs(7);
const QUEUE: usize = 16;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(account))
        .routes(routes!(game))
        .routes(routes!(make_move))
        .routes(routes!(board_act))
}

pub(super) type Lines = mpsc::Sender<Result<Bytes, std::convert::Infallible>>;

pub(super) fn line<T: Serialize>(line: &T) -> Bytes {
    let mut text = serde_json::to_vec(line).unwrap_or_default();
    text.push(b'\n');
    text.into()
}

/// Registers the connection of a stream, if scopes and limits permit.
pub(super) fn connect(app: &App, who: Option<&Identity>, address: IpAddr) -> Answer<(Registered, Messages)> {
    if let Some(who) = who {
        who.require_scope(Scope::Read)?;
    }
    let account = who.map(|who| who.id().to_string());
    admit(app, address, account.as_deref())?;
    Ok(app.hub.open(account, who.map(|who| who.session.clone())))
}

/// The response of a stream with the lines that `follow` sends; `queue` is their buffer. The registrations of
/// `follow` and the place last until it ends, in whatever way.
pub(super) fn stream<F>(
    of: String,
    (queue, place): (usize, Admission),
    follow: impl FnOnce(Lines) -> F,
) -> Response
where
    F: Future<Output = Answer<()>> + Send + 'static,
{
    let (out, mut lines) = mpsc::channel(queue);
    let follow = AssertUnwindSafe(follow(out)).catch_unwind();
    tokio::spawn(async move {
        let _place = place;
        match follow.await {
            Ok(Ok(())) => {}
            Ok(Err(fail)) => tracing::debug!(of, error = fail.problem.error, "a stream ended"),
            Err(panic) => tracing::error!(of, why = panic_text(&*panic), "a stream panicked"),
        }
    });
    let stream = futures_util::stream::poll_fn(move |context| lines.poll_recv(context));
    let kind = (header::CONTENT_TYPE, "application/x-ndjson");
    ([kind, (header::CACHE_CONTROL, "no-store")], Body::from_stream(stream)).into_response()
}

/// Streams the account's events: games that begin and end, and challenges.
#[utoipa::path(get, path = "/api/stream/event", tag = "bots", responses(
    (status = 200, description = "one `AccountLine` per line", content_type = "application/x-ndjson", body = AccountLine),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn account(
    State(app): State<Shared>,
    who: Identity,
    Address(address): Address,
    place: Admission,
) -> Answer<Response> {
    let (conn, messages) = connect(&app, Some(&who), address)?;
    let own = app.lobby.own_games(who.id()).await?;
    Ok(stream("account".to_string(), (QUEUE, place), |out| async move {
        follow_account(&app, &conn, own, messages, &out).await;
        Ok(())
    }))
}

/// Sends the account's current games, and then its events.
async fn follow_account(app: &App, conn: &Conn, own: Vec<GameCard>, mut messages: Messages, out: &Lines) {
    app.supervisor.check("account-stream");
    let stub = |id: &String| GameStub { id: id.clone() };
    for card in own {
        let first = match card.status {
            Status::Playing => AccountLine::GameStart { game: stub(&card.id) },
            _ => AccountLine::Challenge { challenge: stub(&card.id) },
        };
        if out.send(Ok(line(&first))).await.is_err() {
            return;
        }
    }
    loop {
        conn.heard.store(app.time.now(), Relaxed);
        let message = tokio::select! {
            () = conn.closing.notified() => return,
            () = out.closed() => return,
            message = tokio::time::timeout(ALIVE, messages.next()) => message,
        };
        let next = match message {
            Err(_) => Bytes::from_static(b"\n"),
            Ok(None) => return,
            Ok(Some(message)) => match message.message() {
                ToClient::Notice { notice } => match notice {
                    Notice::Started { game } => line(&AccountLine::GameStart { game: stub(game) }),
                    Notice::Over { game } => line(&AccountLine::GameFinish { game: stub(game) }),
                    Notice::Challenge { game } => line(&AccountLine::Challenge { challenge: stub(game) }),
                    Notice::Declined { game } => {
                        line(&AccountLine::ChallengeDeclined { challenge: stub(game) })
                    }
                    Notice::YourTurn { .. } | Notice::Premove { .. } | Notice::Conditions { .. } => continue,
                },
                _ => continue,
            },
        };
        if out.send(Ok(next)).await.is_err() {
            return;
        }
    }
}

/// Streams a game: first `gameFull`, then `gameState` with each change, and `chatLine`.
#[utoipa::path(get, path = "/api/board/game/stream/{id}", tag = "bots", params(("id" = String, Path)), responses(
    (status = 200, description = "one `GameLine` per line", content_type = "application/x-ndjson", body = GameLine),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn game(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Address(address): Address,
    place: Admission,
    Path(id): Path<String>,
) -> Answer<Response> {
    let (conn, messages) = connect(&app, who.as_ref(), address)?;
    let listening = app.games.listen(&id, &conn, None).await?;
    Ok(stream(id.clone(), (QUEUE, place), |out| async move {
        let _listening = listening;
        let account = who.map(|who| who.id().to_string());
        follow_game(&app.games, &id, &conn, account, messages, &out).await
    }))
}

async fn follow_game(
    games: &Games,
    id: &str,
    conn: &Conn,
    account: Option<String>,
    mut messages: Messages,
    out: &Lines,
) -> Answer<()> {
    let gone = |_| Fail::unavailable();
    let first = move |seen: &Seen<'_>| (line(&full(seen, account.as_deref())), seen.game.play.version());
    let (first, mut version) = games.look(id, first).await?;
    out.send(Ok(first)).await.map_err(gone)?;
    loop {
        conn.heard.store(games.time.now(), Relaxed);
        let message = tokio::select! {
            () = conn.closing.notified() => return Ok(()),
            () = out.closed() => return Ok(()),
            message = tokio::time::timeout(ALIVE, messages.next()) => message,
        };
        let next = match message {
            Err(_) => Bytes::from_static(b"\n"),
            Ok(None) => return Ok(()),
            Ok(Some(message)) => match message.message() {
                ToClient::Said { message, .. } => line(&GameLine::ChatLine {
                    room: <&str>::from(message.room).to_string(),
                    username: message.name.clone(),
                    text: message.text.clone(),
                }),
                ToClient::Entries { standing, .. } if standing.version > version => {
                    let next = |seen: &Seen<'_>| {
                        let play = &seen.game.play;
                        let next = line(&GameLine::GameState { state: state(seen) });
                        (next, play.version(), play.outcome().is_some())
                    };
                    let (next, now, over) = games.look(id, next).await?;
                    version = now;
                    out.send(Ok(next)).await.map_err(gone)?;
                    if over {
                        return Ok(());
                    }
                    continue;
                }
                _ => continue,
            },
        };
        out.send(Ok(next)).await.map_err(gone)?;
    }
}

fn state(seen: &Seen<'_>) -> GameLineState {
    let (standing, play) = (seen.standing(), &seen.game.play);
    let increment = match play.terms.time {
        TimeControl::Clock { increment, .. } => i64::from(increment) * 1_000,
        _ => 0,
    };
    GameLineState {
        moves: play.table().entries().join(";"),
        position: play.table().position(),
        status: standing.status,
        to_move: standing.to_move,
        position_version: standing.position_version,
        left: standing.clocks.map(|clocks| clocks.left).unwrap_or_default(),
        increment,
        outcome: standing.outcome,
    }
}

fn full(seen: &Seen<'_>, account: Option<&str>) -> GameLine {
    let view = seen.view(account);
    GameLine::GameFull {
        id: view.id,
        setup: view.setup,
        time: view.time,
        rated: view.rated,
        seats: view.seats,
        you: view.you,
        state: state(seen),
    }
}

/// The position that a move was chosen in.
#[derive(Debug, Deserialize, IntoParams)]
struct ChosenIn {
    /// The `positionVersion` of the state. Without it the move applies to the current position.
    position_version: Option<i64>,
}

/// Plays a turn.
#[utoipa::path(post, path = "/api/board/game/{id}/move/{turn}", tag = "bots",
    params(("id" = String, Path), ("turn" = String, Path), ChosenIn), responses(
    (status = 200, body = Accepted), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn make_move(
    State(app): State<Shared>,
    who: Identity,
    Path((id, turn)): Path<(String, String)>,
    Query(ChosenIn { position_version }): Query<ChosenIn>,
) -> Answer<Json<Accepted>> {
    who.require_scope(Scope::Play)?;
    let position_version = match position_version {
        Some(position_version) => position_version,
        None => app.games.position_version(&id).await?,
    };
    let new = NewTurn { turn, position_version, idempotency_key: None, premove: false };
    Ok(Json(app.games.turn(&id, who.id(), &new, 0).await?))
}

/// Takes another action: `resign`, `abort`, `draw`, `takeback`, `decline`, `claim`, `join`, `leave`. To
/// accept an offer, make the same offer.
#[utoipa::path(post, path = "/api/board/game/{id}/{action}", tag = "bots",
    params(("id" = String, Path), ("action" = Action, Path)), responses(
    (status = 200, body = Accepted), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn board_act(
    State(app): State<Shared>,
    who: Identity,
    Path((id, action)): Path<(String, Action)>,
) -> Answer<Json<Accepted>> {
    who.require_scope(Scope::Play)?;
    Ok(Json(app.games.act(&id, who.id(), &NewAction { action, seat: None }).await?))
}
