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
    /// `all` (the public clubs; the default), `mine` or `invited`.
    #[serde(default)]
    which: Option<String>,
    /// The beginning of a word in the name. Returns up to 50 clubs.
    #[serde(default)]
    search: Option<String>,
    /// The `after` of the previous page.
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

/// Founds a club. The founder becomes its owner.
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

/// Returns a club. Only members, invited players and administrators can see a club that is not public.
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

/// Changes the club's description and settings. Only the owner can.
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

/// Closes a club permanently. The owner and administrators can.
#[utoipa::path(delete, path = "/api/clubs/{id}", tag = "clubs", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn close_club(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<StatusCode> {
    app.clubs.change(&id, who.with_account()?, &Change::Close).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The `after` of the previous page.
    #[serde(default)]
    after: String,
}

/// The members of a club, 30 per page: the owner, then the helpers, then the others.
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

/// Which outsiders to list.
#[derive(Debug, Deserialize, IntoParams)]
struct AtDoor {
    /// `asked`, `invited` or `banned`.
    #[param(inline)]
    kind: Outside,
    /// The `after` of the previous page.
    #[serde(default)]
    after: String,
}

/// The players who asked to join, were invited or are banned, oldest first, 30 per page. Only the owner and
/// helpers can see them.
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

/// Joins a club or asks to join, as the club's entry rule says, by invitation or with the secret of a link.
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

/// Leaves or mutes the club or, as owner or helper, manages its members. The log has what owner and helpers
/// do.
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

/// Creates a new invite link. The previous one stops working.
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

/// Revokes the invite link.
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
