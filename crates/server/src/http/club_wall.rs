//! Clubs over REST: the wall, the log, tournaments and matches.

use crate::app::Shared;
use crate::clubs::Change;
use crate::fail::{Answer, Body, Path, Query};
use crate::http::auth::MaybeUser;
use crate::people::identity::Identity;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::clubs::{
    ClubLog, ClubMatch, ClubMatchAnswer, ClubMatches, ClubPost, ClubWall, NewClubMatch, NewClubPost,
};
use protocol::people::Scope;
use protocol::tournaments::TournamentPage;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(club_wall, write_club_post))
        .routes(routes!(remove_club_post))
        .routes(routes!(club_log))
        .routes(routes!(club_tournaments))
        .routes(routes!(club_matches, challenge_club))
        .routes(routes!(answer_club))
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The `after` of the page before.
    #[serde(default)]
    after: String,
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
struct Before {
    /// The `before` of the page before.
    #[serde(default)]
    before: String,
}

/// The wall, the newest first, thirty posts at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/posts", tag = "clubs", params(("id" = String, Path), Before), responses(
    (status = 200, body = ClubWall), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn club_wall(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
) -> Answer<Json<ClubWall>> {
    Ok(Json(app.clubs.wall(&id, who.as_ref(), &before).await?))
}

/// Writes on the wall, as owner or helper. Members who have not muted the club hear of it.
#[utoipa::path(post, path = "/api/clubs/{id}/posts", tag = "clubs", params(("id" = String, Path)),
    request_body = NewClubPost, responses((status = 201, body = ClubPost), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn write_club_post(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewClubPost>,
) -> Answer<(StatusCode, Json<ClubPost>)> {
    Ok((StatusCode::CREATED, Json(app.clubs.write(&id, who.with_account()?, &new).await?)))
}

/// Takes a post off the wall. Owner and helpers can, and administrators.
#[utoipa::path(delete, path = "/api/clubs/{id}/posts/{post}", tag = "clubs",
    params(("id" = String, Path), ("post" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn remove_club_post(
    State(app): State<Shared>,
    who: Identity,
    Path((id, post)): Path<(String, String)>,
) -> Answer<StatusCode> {
    app.clubs.change(&id, who.with_account()?, &Change::Unpost(&post)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
struct BeforeNumber {
    /// The `before` of the page before.
    #[serde(default)]
    before: Option<i64>,
}

/// What owner and helpers did, for themselves; the newest first, thirty entries at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/log", tag = "clubs", params(("id" = String, Path), BeforeNumber), responses(
    (status = 200, body = ClubLog), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn club_log(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Query(BeforeNumber { before }): Query<BeforeNumber>,
) -> Answer<Json<ClubLog>> {
    Ok(Json(app.clubs.log(&id, who.require_scope(Scope::Read)?, before).await?))
}

/// The tournaments of a club, the latest first, twenty at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/tournaments", tag = "clubs", params(("id" = String, Path), After), responses(
    (status = 200, body = TournamentPage), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn club_tournaments(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
) -> Answer<Json<TournamentPage>> {
    Ok(Json(app.clubs.tournaments(&id, who.as_ref(), &after).await?))
}

/// The matches of a club against others, the latest challenge first, ten at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/matches", tag = "clubs", params(("id" = String, Path), Before), responses(
    (status = 200, body = ClubMatches), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn club_matches(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
    Query(Before { before }): Query<Before>,
) -> Answer<Json<ClubMatches>> {
    Ok(Json(app.clubs.matches(&id, who.as_ref(), &before).await?))
}

/// Asks another club for a match, as owner or helper.
#[utoipa::path(post, path = "/api/clubs/{id}/matches", tag = "clubs", params(("id" = String, Path)),
    request_body = NewClubMatch, responses((status = 201, body = ClubMatch), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn challenge_club(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<NewClubMatch>,
) -> Answer<(StatusCode, Json<ClubMatch>)> {
    let made = crate::secret::id();
    app.clubs.change(&id, who.with_account()?, &Change::Challenge(&made, &new)).await?;
    Ok((StatusCode::CREATED, Json(app.clubs.one_match(&made).await?)))
}

/// Answers a challenge, as owner or helper of the club that is asked; or takes it back, as one of the other. A match
/// that is agreed on is a tournament, which members of both clubs join.
#[utoipa::path(post, path = "/api/clubs/{id}/matches/{match}/answer", tag = "clubs",
    params(("id" = String, Path), ("match" = String, Path)), request_body = ClubMatchAnswer, responses(
    (status = 200, body = ClubMatch), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn answer_club(
    State(app): State<Shared>,
    who: Identity,
    Path((id, asked)): Path<(String, String)>,
    Body(answer): Body<ClubMatchAnswer>,
) -> Answer<Json<ClubMatch>> {
    app.clubs.change(&id, who.with_account()?, &Change::Answer(&asked, answer)).await?;
    Ok(Json(app.clubs.one_match(&asked).await?))
}
