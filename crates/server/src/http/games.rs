//! Games over REST: create, show, join, play, chat.

use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::http::auth::MaybeUser;
use crate::people::identity::Identity;
use crate::picture;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use protocol::game::{
    Accepted, Conditions, GameCard, GameState, LogEntry, Message, NewAction, NewConditions, NewGame,
    NewMessage, NewRecord, NewTurn, Paired, ReadRecord, Review, Room, Seek, Seekers,
};
use protocol::people::Scope;
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Pictures drawn concurrently; games need the cores, too.
static DRAWING: Semaphore = Semaphore::const_new(2);

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(create, list))
        .routes(routes!(show))
        .routes(routes!(log))
        .routes(routes!(legal))
        .routes(routes!(record))
        .routes(routes!(read))
        .routes(routes!(picture))
        .routes(routes!(turn))
        .routes(routes!(act))
        .routes(routes!(conditions, set_conditions, drop_conditions))
        .routes(routes!(rematch))
        .routes(routes!(review))
        .routes(routes!(say, said))
        .routes(routes!(seekers, seek, seek_no_more))
}

/// Which games to list.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// `open` (the lobby; the default), `playing` (games to watch) or `mine`.
    #[serde(default)]
    which: Option<String>,
}

/// Lists games.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Which), responses(
    (status = 200, body = Vec<GameCard>), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn list(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Query(Which { which }): Query<Which>,
) -> Answer<Response> {
    let list = match which.as_deref().unwrap_or("open") {
        "open" => app.lobby.open_games().await?,
        "playing" => app.lobby.running_games().await?,
        "mine" => {
            let who = who.ok_or_else(Fail::nobody)?;
            let games = app.lobby.own_games(who.require_scope(Scope::Read)?.id()).await?;
            return Ok(Json(games).into_response());
        }
        _ => return Err(Fail::bad("bad-request").with("detail", "which")),
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], list).into_response())
}

/// Creates a game. If all seats are taken it begins at once. At least one seat must be for a person, and the
/// number of simultaneous games against computers is limited.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, body = GameState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn create(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewGame>,
) -> Answer<(StatusCode, Json<GameState>)> {
    let game = app.games.create(&who.require_scope(Scope::Play)?.person, &new).await?;
    Ok((StatusCode::CREATED, Json(game)))
}

/// Returns the current state of a game.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = GameState), (status = 404, body = Problem)))]
async fn show(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
) -> Answer<Json<GameState>> {
    Ok(Json(app.games.state(&id, who.as_ref().map(Identity::id)).await?))
}

/// The log of a game: all events in order.
#[utoipa::path(get, path = "/api/games/{id}/log", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<LogEntry>), (status = 404, body = Problem)))]
async fn log(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<Vec<LogEntry>>> {
    Ok(Json(app.games.log(&id).await?))
}

/// Parses a game from text: a record, or a link or the notation of a game on The Garden Gate. Nothing is
/// stored.
#[utoipa::path(post, path = "/api/records", tag = "games", request_body = NewRecord, responses(
    (status = 200, body = ReadRecord), (status = 400, body = Problem), (status = 422, body = Problem)))]
async fn read(Body(new): Body<NewRecord>) -> Answer<Json<ReadRecord>> {
    let refused = |message| Fail::rules("record-refused", &message);
    let record = rules::garden_gate::read(&new.text).map_err(refused)?;
    let game = record.open().map_err(refused)?.setup().info().id.to_string();
    Ok(Json(ReadRecord { game, record: record.to_string() }))
}

/// The legal turns of a game, in notation; empty if it is over.
#[utoipa::path(get, path = "/api/games/{id}/legal", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<String>), (status = 404, body = Problem)))]
async fn legal(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<Vec<String>>> {
    Ok(Json(app.games.legal(&id).await?))
}

/// The record of a game, as a text file.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem)))]
async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let text = app.games.record(&id).await?;
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string());
    let name = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.txt\""));
    Ok(([kind, name], text))
}

/// An image of the current board, 1200 by 630 pixels, for link previews.
#[utoipa::path(get, path = "/api/games/{id}/picture", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, content_type = "image/png", body = Vec<u8>), (status = 404, body = Problem)))]
async fn picture(State(app): State<Shared>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let game = app.games.state(&id, None).await?;
    let place = DRAWING.acquire().await.map_err(|_| Fail::unavailable())?;
    let drawn = tokio::task::spawn_blocking(move || {
        // Held until the picture is drawn, even if the client has gone.
        let _place = place;
        picture::png(&game.setup, &game.position)
    });
    let drawn = drawn.await.ok().flatten().ok_or_else(Fail::unavailable)?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=300")], drawn))
}

/// Plays a turn. The response is sent once the turn is on disk. Sending the same turn again with the same key
/// returns the same response; a different turn with that key is refused with a conflict.
#[utoipa::path(post, path = "/api/games/{id}/turns", tag = "play", params(("id" = String, Path)),
    request_body = NewTurn, responses((status = 200, body = Accepted), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, description = "the game has changed since the turn was chosen; `game` has its current state", body = Problem),
    (status = 422, description = "the rules do not allow the turn", body = Problem)))]
async fn turn(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewTurn>,
) -> Answer<Json<Accepted>> {
    Ok(Json(app.games.turn(&id, who.require_scope(Scope::Play)?.id(), &new, 0).await?))
}

/// Takes another action: join, leave, resign, abort, offer, decline, claim. You can make the same offer once
/// per turn; agreeing to another player's offer is always possible.
#[utoipa::path(post, path = "/api/games/{id}/actions", tag = "play", params(("id" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Accepted), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem)))]
async fn act(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewAction>,
) -> Answer<Json<Accepted>> {
    Ok(Json(app.games.act(&id, who.require_scope(Scope::Play)?.id(), &new).await?))
}

/// The caller's conditional turns in a correspondence game: the replies to turns that others may play. Only
/// the caller can see them.
#[utoipa::path(get, path = "/api/games/{id}/conditions", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Conditions), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
async fn conditions(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<Json<Conditions>> {
    Ok(Json(app.games.conditions(&id, who.require_scope(Scope::Read)?.id()).await?))
}

/// Replaces the caller's conditional turns. Possible while another player is to move. A turn that matches is
/// answered at once, and what follows the reply is kept. A turn that matches none of them drops them all, and
/// so does a takeback.
#[utoipa::path(put, path = "/api/games/{id}/conditions", tag = "play", params(("id" = String, Path)),
    request_body = NewConditions, responses((status = 200, body = Conditions),
    (status = 400, description = "too many turns, a repeated turn, two replies to a turn, or a line without a reply",
        body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, description = "the game has changed since they were chosen; `game` has its current state", body = Problem),
    (status = 422, description = "the rules do not allow the last turn of `line`", body = Problem)))]
async fn set_conditions(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewConditions>,
) -> Answer<Json<Conditions>> {
    Ok(Json(app.games.set_conditions(&id, who.require_scope(Scope::Play)?.id(), &new).await?))
}

/// Deletes the caller's conditional turns. After the response none of them is played.
#[utoipa::path(delete, path = "/api/games/{id}/conditions", tag = "play", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
async fn drop_conditions(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.games.drop_conditions(&id, who.require_scope(Scope::Play)?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Creates or joins a rematch: a new game with the same players. The first request creates it, the others
/// join.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Paired), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn rematch(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<Json<Paired>> {
    let game = app.games.rematch(&id, &who.require_scope(Scope::Play)?.person).await?;
    Ok(Json(Paired { game: Some(game) }))
}

/// The engine's review of every turn of a finished game. The first request starts it; until it is ready the
/// response is 202.
#[utoipa::path(post, path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Review), (status = 202, description = "the review is in progress"), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn review(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<axum::response::Response> {
    Ok(match app.games.review(&id, who.require_scope(Scope::Read)?.id()).await? {
        Some(review) => Json(review).into_response(),
        None => StatusCode::ACCEPTED.into_response(),
    })
}

/// Sends a chat message.
#[utoipa::path(post, path = "/api/games/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = NewMessage, responses((status = 201, body = Message), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn say(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewMessage>,
) -> Answer<(StatusCode, Json<Message>)> {
    let message = app.chat.say(&id, who.require_scope(Scope::Chat)?, &new).await?;
    Ok((StatusCode::CREATED, Json(message)))
}

/// Which room.
#[derive(Debug, Deserialize, IntoParams)]
struct WhichRoom {
    /// `players` or `spectators`.
    room: Room,
}

/// The messages of a chat room. A token needs the scope `read`.
#[utoipa::path(get, path = "/api/games/{id}/chat", tag = "chat", params(("id" = String, Path), WhichRoom), responses(
    (status = 200, body = Vec<Message>), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn said(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
    Query(WhichRoom { room }): Query<WhichRoom>,
) -> Answer<Json<Vec<Message>>> {
    // What a token sees through the account requires `read`; the scopes for chat or play do not include it.
    let who = who.as_ref().map(|who| who.require_scope(Scope::Read)).transpose()?;
    Ok(Json(app.chat.said(&id, who.map(Identity::id), room).await?))
}

/// The number of players who wait to be paired, by what they want to play.
#[utoipa::path(get, path = "/api/seeks", tag = "play", responses((status = 200, body = Vec<Seekers>)))]
async fn seekers(State(app): State<Shared>) -> Answer<Json<Vec<Seekers>>> {
    Ok(Json(app.lobby.seekers().await?))
}

/// Pairs you with a player who wants the same game, or waits for one.
#[utoipa::path(post, path = "/api/seeks", tag = "play", request_body = Seek, responses(
    (status = 200, body = Paired), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn seek(State(app): State<Shared>, who: Identity, Body(seek): Body<Seek>) -> Answer<Json<Paired>> {
    Ok(Json(app.lobby.seek(&who.require_scope(Scope::Play)?.person, &seek).await?))
}

/// Stops waiting to be paired.
#[utoipa::path(delete, path = "/api/seeks", tag = "play", responses(
    (status = 204), (status = 401, body = Problem)))]
async fn seek_no_more(State(app): State<Shared>, who: Identity) -> Answer<StatusCode> {
    app.lobby.seek_no_more(who.require_scope(Scope::Play)?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}
