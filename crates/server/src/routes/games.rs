//! Games over REST: create, look, join, play, talk.

use crate::app::Shared;
use crate::auth::{Perhaps, Who};
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::limits::GAMES;
use crate::{args, lobby};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::Problem;
use protocol::game::{
    Accepted, GameCard, GameState, LogEntry, Message, NewAction, NewGame, NewMessage, NewTurn, Paired,
    Review, Room, Seek,
};
use protocol::people::Scope;
use serde::Deserialize;
use sqlx::Row;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All of them.
pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(create, list))
        .routes(routes!(show))
        .routes(routes!(log))
        .routes(routes!(legal))
        .routes(routes!(record))
        .routes(routes!(turn))
        .routes(routes!(act))
        .routes(routes!(rematch))
        .routes(routes!(review))
        .routes(routes!(say, said))
        .routes(routes!(seek, seek_no_more))
}

/// Which games to list.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// `open` (the lobby), `playing` (to watch) or `mine`; the lobby if nothing is said.
    #[serde(default)]
    which: Option<String>,
}

/// Lists games.
#[utoipa::path(get, path = "/api/games", tag = "games", params(Which), responses(
    (status = 200, body = Vec<GameCard>), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn list(
    State(app): State<Shared>,
    Perhaps(who): Perhaps,
    Query(Which { which }): Query<Which>,
) -> Answer<Json<Vec<GameCard>>> {
    Ok(Json(match which.as_deref().unwrap_or("open") {
        "open" => lobby::open_games(&app.store).await?,
        "playing" => lobby::running_games(&app.store).await?,
        "mine" => {
            let who = who.ok_or_else(Fail::nobody)?;
            lobby::own_games(&app.store, who.may(Scope::Read)?.id()).await?
        }
        _ => return Err(Fail::bad("bad-request").with("detail", "which")),
    }))
}

/// Creates a game. If all seats are taken it begins at once.
#[utoipa::path(post, path = "/api/games", tag = "games", request_body = NewGame, responses(
    (status = 201, body = GameState), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn create(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewGame>,
) -> Answer<(StatusCode, Json<GameState>)> {
    who.may(Scope::Play)?;
    app.limit(GAMES, who.id()).await?;
    let id = app.create(&who.person, &new).await?;
    let room = app.rooms.get(&id, app.time.now());
    let live = app.hold(&room).await?;
    Ok((StatusCode::CREATED, Json(app.view(&room, &live, Some(who.id())))))
}

/// A game as it stands.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = GameState), (status = 404, body = Problem)))]
async fn show(
    State(app): State<Shared>,
    Perhaps(who): Perhaps,
    Path(id): Path<String>,
) -> Answer<Json<GameState>> {
    let room = app.rooms.get(&id, app.time.now());
    let live = app.hold(&room).await?;
    Ok(Json(app.view(&room, &live, who.as_ref().map(Who::id))))
}

/// Everything that happened in a game, in order.
#[utoipa::path(get, path = "/api/games/{id}/log", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<LogEntry>), (status = 404, body = Problem)))]
async fn log(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<Vec<LogEntry>>> {
    let room = app.rooms.get(&id, app.time.now());
    let live = app.hold(&room).await?;
    let letters = live.play.letters();
    Ok(Json(live.log.iter().map(|entry| entry.view(&letters)).collect()))
}

/// The legal turns of a game, in notation; none if it is over.
#[utoipa::path(get, path = "/api/games/{id}/legal", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Vec<String>), (status = 404, body = Problem)))]
async fn legal(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<Vec<String>>> {
    let room = app.rooms.get(&id, app.time.now());
    let table = {
        let live = app.hold(&room).await?;
        let playing = live.play.to_move().is_some();
        playing.then(|| live.play.table().copy())
    };
    // Tens of thousands of turns are possible with a bonus: not on the threads that serve everybody.
    let turns =
        tokio::task::spawn_blocking(move || table.map(|table| table.legal_turns()).unwrap_or_default());
    Ok(Json(turns.await.map_err(|_| Fail::unavailable())?))
}

/// The record of a game, as a text file.
#[utoipa::path(get, path = "/api/games/{id}/record", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem)))]
async fn record(State(app): State<Shared>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let room = app.rooms.get(&id, app.time.now());
    let live = app.hold(&room).await?;
    let text = crate::record::text(&live);
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string());
    let name = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.txt\"", room.id));
    Ok(([kind, name], text))
}

/// Makes a turn. The answer comes when it is on the disk.
#[utoipa::path(post, path = "/api/games/{id}/turns", tag = "play", params(("id" = String, Path)),
    request_body = NewTurn, responses((status = 200, body = Accepted), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, description = "the game is not as the turn supposes; it comes along", body = Problem),
    (status = 422, description = "the rules refuse it", body = Problem)))]
async fn turn(
    State(app): State<Shared>,
    who: Who,
    Path(id): Path<String>,
    Body(new): Body<NewTurn>,
) -> Answer<Json<Accepted>> {
    Ok(Json(app.turn(&id, who.may(Scope::Play)?.id(), &new, 0).await?))
}

/// Does something else: join, leave, resign, abort, offer, decline, claim.
#[utoipa::path(post, path = "/api/games/{id}/actions", tag = "play", params(("id" = String, Path)),
    request_body = NewAction, responses((status = 200, body = Accepted), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem)))]
async fn act(
    State(app): State<Shared>,
    who: Who,
    Path(id): Path<String>,
    Body(new): Body<NewAction>,
) -> Answer<Json<Accepted>> {
    Ok(Json(app.act(&id, who.may(Scope::Play)?.id(), &new).await?))
}

/// The next game with the same players: the first who asks makes it, the others join.
#[utoipa::path(post, path = "/api/games/{id}/rematch", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Paired), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn rematch(State(app): State<Shared>, who: Who, Path(id): Path<String>) -> Answer<Json<Paired>> {
    who.may(Scope::Play)?;
    app.limit(GAMES, who.id()).await?;
    let game = app.rematch(&id, &who.person).await?;
    Ok(Json(Paired { game: Some(game) }))
}

/// What the engine thinks of every turn of a finished game. The first who asks has it made; until it is there
/// the answer is 202.
#[utoipa::path(post, path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)), responses(
    (status = 200, body = Review), (status = 202, description = "it is being made"), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn review(
    State(app): State<Shared>,
    who: Who,
    Path(id): Path<String>,
) -> Answer<axum::response::Response> {
    Ok(match app.review(&id, who.may(Scope::Read)?.id()).await? {
        Some(review) => Json(review).into_response(),
        None => StatusCode::ACCEPTED.into_response(),
    })
}

/// Says something.
#[utoipa::path(post, path = "/api/games/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = NewMessage, responses((status = 201, body = Message), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn say(
    State(app): State<Shared>,
    who: Who,
    Path(id): Path<String>,
    Body(new): Body<NewMessage>,
) -> Answer<(StatusCode, Json<Message>)> {
    let message = app.say(&id, who.may(Scope::Chat)?, &new).await?;
    Ok((StatusCode::CREATED, Json(message)))
}

/// Which room.
#[derive(Debug, Deserialize, IntoParams)]
struct WhichRoom {
    /// `players` or `spectators`.
    room: Room,
}

/// What was said.
#[utoipa::path(get, path = "/api/games/{id}/chat", tag = "chat", params(("id" = String, Path), WhichRoom), responses(
    (status = 200, body = Vec<Message>), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
async fn said(
    State(app): State<Shared>,
    Perhaps(who): Perhaps,
    Path(id): Path<String>,
    Query(WhichRoom { room }): Query<WhichRoom>,
) -> Answer<Json<Vec<Message>>> {
    Ok(Json(app.said(&id, who.as_ref().map(Who::id), room).await?))
}

/// Looks for somebody who wants to play the same, or waits for one.
#[utoipa::path(post, path = "/api/seeks", tag = "play", request_body = Seek, responses(
    (status = 200, body = Paired), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn seek(State(app): State<Shared>, who: Who, Body(seek): Body<Seek>) -> Answer<Json<Paired>> {
    who.may(Scope::Play)?;
    app.limit(GAMES, who.id()).await?;
    Ok(Json(app.seek(&who.person, &seek).await?))
}

/// Waits no more.
#[utoipa::path(delete, path = "/api/seeks", tag = "play", responses(
    (status = 204), (status = 401, body = Problem)))]
async fn seek_no_more(State(app): State<Shared>, who: Who) -> Answer<StatusCode> {
    app.seek_no_more(who.may(Scope::Play)?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The account of a name, for routes that have one in their path.
pub async fn account_of(app: &Shared, name: &str) -> Answer<String> {
    let sql = "SELECT id FROM accounts WHERE name_key = $1";
    let row = app.store.row(sql, args![crate::people::name_key(name)]).await?;
    row.map(|row| row.get(0)).ok_or_else(Fail::missing)
}
