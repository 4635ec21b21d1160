//! Players over REST: profiles, histories, records, leaderboards, and reports.

use crate::address::Address;
use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::http::auth::MaybeUser;
use crate::http::price::Held;
use crate::node::limits::DOWNLOADS;
use crate::people::identity::Identity;
use crate::store::cards::Part as PartOf;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use protocol::Problem;
use protocol::people::{Board, History, Leader, NewReport, Profile, Scope};
use serde::Deserialize;
use tokio::sync::mpsc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(history))
        .routes(routes!(records))
        .routes(routes!(leaderboards))
        .routes(routes!(leaderboard))
        .routes(routes!(report))
}

/// A player's profile, with ratings and results by game.
#[utoipa::path(get, path = "/api/players/{name}", tag = "players", params(("name" = String, Path)), responses(
    (status = 200, body = Profile), (status = 404, body = Problem)))]
async fn profile(State(app): State<Shared>, Path(name): Path<String>) -> Answer<Json<Profile>> {
    Ok(Json(app.people.profile(&name).await?))
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct Part {
    /// The `before` of the previous page (default: the newest games).
    before: Option<String>,
    /// A game, by its `id` in the catalogue (default: all).
    game: Option<String>,
}

/// Parses a cursor of a list of games: the moment and identifier of the last one before it.
fn place(before: Option<&str>) -> Answer<(i64, String)> {
    let Some(before) = before else { return Ok((i64::MAX, String::new())) };
    let bad = || Fail::bad("bad-request").with("detail", "before");
    let (moment, id) = before.split_once('.').ok_or_else(bad)?;
    Ok((moment.parse().map_err(|_| bad())?, id.to_string()))
}

/// A player's games, newest first, 50 per page: finished games and running public ones. For your own account,
/// all games.
#[utoipa::path(get, path = "/api/players/{name}/games", tag = "players", params(("name" = String, Path), Part),
    responses((status = 200, body = History), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn history(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Answer<Json<History>> {
    let id = app.people.account_of(&name).await?;
    let own = who.is_some_and(|who| who.id() == id && who.require_scope(Scope::Read).is_ok());
    let (moment, after) = place(part.before.as_deref())?;
    let part = PartOf { before: (moment, &after), game: part.game.as_deref().unwrap_or_default(), own };
    Ok(Json(app.lobby.history(&id, &part).await?))
}

/// The records of all finished games of a player as one text, oldest first, separated by blank lines.
#[utoipa::path(get, path = "/api/players/{name}/records", tag = "players", params(("name" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn records(
    State(app): State<Shared>,
    address: Address,
    Extension(held): Extension<Held>,
    Path(name): Path<String>,
) -> Answer<impl IntoResponse> {
    let id = app.people.account_of(&name).await?;
    app.limits.count_from(DOWNLOADS, &address.key()).await?;
    // Games are read one by one as the client reads the body.
    let (out, texts) = mpsc::channel(1);
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"games.txt\""),
    ];
    tokio::spawn(async move {
        // Counts as a concurrent request until the last game is read.
        let _held = held;
        if let Err(fail) = app.games.send_records(&id, &out).await {
            // The body has begun: abort it, so that the client sees it is incomplete.
            let _ = out.send(Err(std::io::Error::other(fail.problem.error))).await;
        }
    });
    let texts =
        futures_util::stream::unfold(texts, |mut texts| async move { Some((texts.recv().await?, texts)) });
    Ok((kind, axum::body::Body::from_stream(texts)))
}

/// The leaderboards that are not empty, those with the most players first.
#[utoipa::path(get, path = "/api/leaderboards", tag = "players", responses((status = 200, body = Vec<Board>)))]
async fn leaderboards(State(app): State<Shared>) -> Answer<Json<Vec<Board>>> {
    Ok(Json(app.people.leaderboards().await?))
}

/// Which leaderboard.
#[derive(Debug, Deserialize, IntoParams)]
struct Pool {
    /// The game and speed, such as `skud/rapid`, followed by `/many` for three and four players.
    pool: String,
}

/// The 100 best players of a game and speed.
#[utoipa::path(get, path = "/api/leaderboard", tag = "players", params(Pool), responses(
    (status = 200, body = Vec<Leader>), (status = 400, body = Problem)))]
async fn leaderboard(
    State(app): State<Shared>,
    Query(Pool { pool }): Query<Pool>,
) -> Answer<Json<Vec<Leader>>> {
    Ok(Json(app.people.leaderboard(&pool).await?))
}

/// Reports a player or one of their messages.
#[utoipa::path(post, path = "/api/reports", tag = "players", request_body = NewReport, responses(
    (status = 201), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn report(
    State(app): State<Shared>,
    who: Identity,
    address: Address,
    Body(new): Body<NewReport>,
) -> Answer<StatusCode> {
    app.people.report(who.require_session()?, &address.key(), &new).await?;
    Ok(StatusCode::CREATED)
}
