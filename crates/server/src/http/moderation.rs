//! Moderation over REST: reports, and what administrators can do.

use crate::app::Shared;
use crate::fail::{Answer, Body, Path, Query};
use crate::people::identity::Identity;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::people::{Mute, Report};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(reports))
        .routes(routes!(handled))
        .routes(routes!(mute))
        .routes(routes!(close, reopen))
}

/// Which reports.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// Whether to list the handled reports (default: the open ones).
    #[serde(default)]
    handled: bool,
}

/// The last 100 reports, newest first.
#[utoipa::path(get, path = "/api/moderation/reports", tag = "moderation", params(Which), responses(
    (status = 200, body = Vec<Report>), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem)))]
async fn reports(
    State(app): State<Shared>,
    who: Identity,
    Query(Which { handled }): Query<Which>,
) -> Answer<Json<Vec<Report>>> {
    who.as_admin()?;
    Ok(Json(app.people.reports(handled).await?))
}

/// Marks a report as handled.
#[utoipa::path(post, path = "/api/moderation/reports/{id}/handled", tag = "moderation",
    params(("id" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn handled(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<StatusCode> {
    app.people.handle_report(&id, who.as_admin()?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Mutes a player for a number of hours, or ends the mute.
#[utoipa::path(put, path = "/api/moderation/players/{name}/mute", tag = "moderation",
    params(("name" = String, Path)), request_body = Mute, responses((status = 204), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn mute(
    State(app): State<Shared>,
    who: Identity,
    Path(name): Path<String>,
    Body(Mute { hours }): Body<Mute>,
) -> Answer<StatusCode> {
    app.people.mute(&name, hours, who.as_admin()?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes an account. Its sessions end and its games are resigned.
#[utoipa::path(put, path = "/api/moderation/players/{name}/closed", tag = "moderation",
    params(("name" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn close(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.close_account(&name, who.as_admin()?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reopens a closed account.
#[utoipa::path(delete, path = "/api/moderation/players/{name}/closed", tag = "moderation",
    params(("name" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn reopen(State(app): State<Shared>, who: Identity, Path(name): Path<String>) -> Answer<StatusCode> {
    app.people.reopen_account(&name, who.as_admin()?.id()).await?;
    Ok(StatusCode::NO_CONTENT)
}
