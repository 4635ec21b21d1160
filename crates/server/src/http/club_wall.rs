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

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The `after` of the previous page.
    #[serde(default)]
    after: String,
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct Before {
    /// The `before` of the previous page.
    #[serde(default)]
    before: String,
}

/// The posts on the wall, newest first, 30 per page.
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

/// Posts on the wall. Only the owner and helpers can. Members who have not muted the club get a notice.
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

/// Removes a post from the wall. The owner, helpers and administrators can.
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

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct BeforeNumber {
    /// The `before` of the previous page.
    #[serde(default)]
    before: Option<i64>,
}

/// What the owner and helpers did, newest first, 30 entries per page. Only they can read it.
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

/// The tournaments of a club, latest first, 20 per page.
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

/// The club's matches against other clubs, latest challenge first, 10 per page.
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

/// Challenges another club to a match. Only the owner and helpers can.
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

/// Accepts or declines a challenge, as the owner or a helper of the challenged club; or withdraws it, as one
/// of the other club. An accepted match becomes a tournament that members of both clubs can join.
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
