//! Clubs over REST: listing, settings and members.

use crate::app::Shared;
use crate::clubs::{Change, Which};
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::http::auth::MaybeUser;
use crate::http::club_wall;
use crate::people::identity::Identity;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::clubs::{
    ClubLink, ClubMembers, ClubOutsiders, ClubPage, ClubView, ClubWish, JoinClub, NewClubAct, Outside,
};
use protocol::people::Scope;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(list_clubs, found_club))
        .routes(routes!(show_club, change_club, close_club))
        .routes(routes!(club_members))
        .routes(routes!(club_outsiders))
        .routes(routes!(join_club))
        .routes(routes!(act_in_club))
        .routes(routes!(make_club_link, remove_club_link))
        .merge(club_wall::routes())
}

/// Which clubs to list.
#[derive(Debug, Deserialize, IntoParams)]
struct Listed {
    /// `all` (those that everybody sees; the default), `mine` or `invited`.
    #[serde(default)]
    which: Option<String>,
    /// The beginning of a word of the name: gives up to fifty clubs.
    #[serde(default)]
    search: Option<String>,
    /// The `after` of the page before.
    #[serde(default)]
    after: String,
}

/// Lists clubs, those with the most members first.
#[utoipa::path(get, path = "/api/clubs", tag = "clubs", params(Listed), responses((status = 200, body = ClubPage),
    (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn list_clubs(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Query(Listed { which, search, after }): Query<Listed>,
) -> Answer<Json<ClubPage>> {
    let which = match (which.as_deref().unwrap_or("all"), search) {
        ("all", Some(search)) => Which::Named(search),
        ("all", None) => Which::All(after),
        ("mine", None) => Which::Mine,
        ("invited", None) => Which::Invited,
        _ => return Err(Fail::bad("bad-request").with("detail", "which")),
    };
    let account = match (&which, &who) {
        (Which::Mine | Which::Invited, Some(who)) => who.require_scope(Scope::Read)?.id(),
        (Which::Mine | Which::Invited, None) => return Err(Fail::nobody()),
        _ => "",
    };
    Ok(Json(app.clubs.list(&which, account).await?))
}

/// Founds a club. Whoever founds it owns it.
#[utoipa::path(post, path = "/api/clubs", tag = "clubs", request_body = ClubWish, responses(
    (status = 201, body = ClubView), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn found_club(
    State(app): State<Shared>,
    who: Identity,
    Body(wish): Body<ClubWish>,
) -> Answer<(StatusCode, Json<ClubView>)> {
    Ok((StatusCode::CREATED, Json(app.clubs.found(who.with_account()?, &wish).await?)))
}

/// A club as it stands. One that is not public is there for members, for those who are invited, and for administrators.
#[utoipa::path(get, path = "/api/clubs/{id}", tag = "clubs", params(("id" = String, Path)), responses(
    (status = 200, body = ClubView), (status = 404, body = Problem)))]
async fn show_club(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
) -> Answer<Json<ClubView>> {
    Ok(Json(app.clubs.view(&id, who.as_ref()).await?))
}

/// Makes a change and returns the new state of the club.
async fn changed(app: &Shared, id: &str, who: &Identity, change: &Change<'_>) -> Answer<Json<ClubView>> {
    app.clubs.change(id, who, change).await?;
    Ok(Json(app.clubs.view(id, Some(who)).await?))
}

/// Changes what a club says of itself. Only its owner can.
#[utoipa::path(put, path = "/api/clubs/{id}", tag = "clubs", params(("id" = String, Path)), request_body = ClubWish,
    responses((status = 200, body = ClubView), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn change_club(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(wish): Body<ClubWish>,
) -> Answer<Json<ClubView>> {
    changed(&app, &id, who.with_account()?, &Change::Set(&wish)).await
}

/// Closes a club for good. Its owner can, and administrators.
#[utoipa::path(delete, path = "/api/clubs/{id}", tag = "clubs", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn close_club(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<StatusCode> {
    app.clubs.change(&id, who.with_account()?, &Change::Close).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From where on.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The `after` of the page before.
    #[serde(default)]
    after: String,
}

/// The members: the owner, the helpers, then the others, thirty at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/members", tag = "clubs", params(("id" = String, Path), After), responses(
    (status = 200, body = ClubMembers), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn club_members(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
) -> Answer<Json<ClubMembers>> {
    Ok(Json(app.clubs.members(&id, who.as_ref(), &after).await?))
}

/// Which of those at the door.
#[derive(Debug, Deserialize, IntoParams)]
struct AtDoor {
    /// `asked`, `invited` or `banned`.
    #[param(inline)]
    kind: Outside,
    /// The `after` of the page before.
    #[serde(default)]
    after: String,
}

/// Those who ask to join, were invited or are banned, for owner and helpers; the oldest first, thirty at a time.
#[utoipa::path(get, path = "/api/clubs/{id}/outsiders", tag = "clubs", params(("id" = String, Path), AtDoor), responses(
    (status = 200, body = ClubOutsiders), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn club_outsiders(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Query(AtDoor { kind, after }): Query<AtDoor>,
) -> Answer<Json<ClubOutsiders>> {
    Ok(Json(app.clubs.outsiders(&id, who.require_scope(Scope::Read)?, kind, &after).await?))
}

/// Becomes a member, or asks to: as the club has it, by an invitation, or by the secret of a link.
#[utoipa::path(post, path = "/api/clubs/{id}/join", tag = "clubs", params(("id" = String, Path)),
    request_body = JoinClub, responses((status = 200, body = ClubView), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem)))]
async fn join_club(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(join): Body<JoinClub>,
) -> Answer<Json<ClubView>> {
    app.clubs.change(&id, who.with_account()?, &Change::Join(&join)).await?;
    Ok(Json(app.clubs.view(&id, Some(&who)).await?))
}

/// Does something: leaves, mutes; or, as owner or helper, looks after the others. What they do is in the log.
#[utoipa::path(post, path = "/api/clubs/{id}/acts", tag = "clubs", params(("id" = String, Path)),
    request_body = NewClubAct, responses((status = 204), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem)))]
async fn act_in_club(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(act): Body<NewClubAct>,
) -> Answer<StatusCode> {
    app.clubs.change(&id, who.with_account()?, &Change::Act(&act)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new link that lets people in; the one before is worth nothing then.
#[utoipa::path(post, path = "/api/clubs/{id}/link", tag = "clubs", params(("id" = String, Path)), responses(
    (status = 201, body = ClubLink), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem)))]
async fn make_club_link(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<(StatusCode, Json<ClubLink>)> {
    let secret = app.clubs.make_link(&id, who.with_account()?).await?;
    Ok((StatusCode::CREATED, Json(ClubLink { secret })))
}

/// Takes the link back.
#[utoipa::path(delete, path = "/api/clubs/{id}/link", tag = "clubs", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn remove_club_link(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.clubs.change(&id, who.with_account()?, &Change::Link(None)).await?;
    Ok(StatusCode::NO_CONTENT)
}
