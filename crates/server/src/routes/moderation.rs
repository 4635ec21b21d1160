//! For administrators: reports, and what can be done about them.

use super::games::account_of;
use crate::app::Shared;
use crate::args;
use crate::auth::Who;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::store::Write;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::people::{Mute, Report};
use serde::Deserialize;
use sqlx::Row;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest silence, in hours: a year.
const LONGEST: u32 = 8_760;
const HOUR: i64 = 3_600_000;

/// All of them.
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
    /// Whether those that were dealt with; the others if nothing is said.
    #[serde(default)]
    handled: bool,
}

/// The last 100 reports, the newest first.
#[utoipa::path(get, path = "/api/moderation/reports", tag = "moderation", params(Which), responses(
    (status = 200, body = Vec<Report>), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem)))]
async fn reports(
    State(app): State<Shared>,
    who: Who,
    Query(Which { handled }): Query<Which>,
) -> Answer<Json<Vec<Report>>> {
    who.as_admin()?;
    let sql = "SELECT r.id, COALESCE(a.name, ''), COALESCE(b.name, ''), r.game, r.message, r.reason, r.created_at, \
               r.handled_at FROM reports r LEFT JOIN accounts a ON a.id = r.reporter \
               LEFT JOIN accounts b ON b.id = r.about \
               WHERE (r.handled_at IS NOT NULL AND $1 = 1) OR (r.handled_at IS NULL AND $1 = 0) \
               ORDER BY r.created_at DESC, r.id LIMIT 100";
    let report = |row: &sqlx::any::AnyRow| Report {
        id: row.get(0),
        reporter: row.get(1),
        about: row.get(2),
        game: row.get(3),
        message: row.get(4),
        reason: row.get(5),
        created_at: row.get(6),
        handled_at: row.get(7),
    };
    Ok(Json(app.store.rows(sql, args![handled]).await?.iter().map(report).collect()))
}

/// Notes that a report was dealt with.
#[utoipa::path(post, path = "/api/moderation/reports/{id}/handled", tag = "moderation",
    params(("id" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn handled(State(app): State<Shared>, who: Who, Path(id): Path<String>) -> Answer<StatusCode> {
    let admin = who.as_admin()?.id();
    let sql = "UPDATE reports SET handled_at = $2, handled_by = $3 WHERE id = $1";
    let changed = app.store.write(Write::new().and(sql, args![id, app.time.now(), admin])).await?;
    if changed.first() == Some(&1) { Ok(StatusCode::NO_CONTENT) } else { Err(Fail::missing()) }
}

/// Lets a player not speak for some hours, or speak again.
#[utoipa::path(put, path = "/api/moderation/players/{name}/mute", tag = "moderation",
    params(("name" = String, Path)), request_body = Mute, responses((status = 204), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn mute(
    State(app): State<Shared>,
    who: Who,
    Path(name): Path<String>,
    Body(Mute { hours }): Body<Mute>,
) -> Answer<StatusCode> {
    let admin = who.as_admin()?.id();
    if hours > LONGEST {
        return Err(Fail::bad("bad-hours").with("longest", LONGEST));
    }
    let account = account_of(&app, &name).await?;
    let until = if hours == 0 { 0 } else { app.time.now() + i64::from(hours) * HOUR };
    let sql = "UPDATE accounts SET muted_until = $2 WHERE id = $1";
    app.store.write(Write::new().and(sql, args![&account, until])).await?;
    tracing::info!(admin, account, hours, "a player was muted");
    // Connections know who speaks from when they were opened.
    app.close_connections(&account, None).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes an account: its sessions end, its games are given up.
#[utoipa::path(put, path = "/api/moderation/players/{name}/closed", tag = "moderation",
    params(("name" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn close(State(app): State<Shared>, who: Who, Path(name): Path<String>) -> Answer<StatusCode> {
    let admin = who.as_admin()?.id();
    let account = account_of(&app, &name).await?;
    app.close_account(&account).await?;
    tracing::info!(admin, account, "an account was closed");
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a closed account again.
#[utoipa::path(delete, path = "/api/moderation/players/{name}/closed", tag = "moderation",
    params(("name" = String, Path)), responses((status = 204), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn reopen(State(app): State<Shared>, who: Who, Path(name): Path<String>) -> Answer<StatusCode> {
    let admin = who.as_admin()?.id();
    let account = account_of(&app, &name).await?;
    app.reopen_account(&account).await?;
    tracing::info!(admin, account, "an account was opened again");
    Ok(StatusCode::NO_CONTENT)
}
