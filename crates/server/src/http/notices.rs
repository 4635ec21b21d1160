//! Notices over REST: the list, the settings, and where notices are delivered.

use super::sessions::agent;
use crate::app::Shared;
use crate::fail::{Answer, Body, Path, Query};
use crate::people::identity::Identity;
use crate::people::words::liked;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use protocol::Problem;
use protocol::notices::{
    NewPushDevice, NewWebhook, NoticeCount, NoticePage, NoticeSettings, PushDevice, PushKey, Webhook,
    WebhookTest,
};
use protocol::people::Scope;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(notices))
        .routes(routes!(count_notices))
        .routes(routes!(read_notices))
        .routes(routes!(read_notice))
        .routes(routes!(notice_settings, set_notice_settings))
        .routes(routes!(push_key))
        .routes(routes!(push_devices, add_push_device))
        .routes(routes!(remove_push_device))
        .routes(routes!(webhooks, add_webhook))
        .routes(routes!(remove_webhook))
        .routes(routes!(test_webhook))
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct Before {
    /// The `before` of the previous page.
    before: Option<String>,
}

/// The account's notices, newest first.
#[utoipa::path(get, path = "/api/notices", tag = "notices", params(Before), responses(
    (status = 200, body = NoticePage), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem)))]
async fn notices(
    State(app): State<Shared>,
    who: Identity,
    Query(Before { before }): Query<Before>,
) -> Answer<Json<NoticePage>> {
    Ok(Json(app.notices.page(who.require_scope(Scope::Read)?.id(), before.as_deref()).await?))
}

/// The number of unread notices, and of games in which the account is to move.
#[utoipa::path(get, path = "/api/notices/count", tag = "notices", responses(
    (status = 200, body = NoticeCount), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn count_notices(State(app): State<Shared>, who: Identity) -> Answer<Json<NoticeCount>> {
    Ok(Json(app.notices.count(who.require_scope(Scope::Read)?.id()).await?))
}

/// Marks all notices as read.
#[utoipa::path(post, path = "/api/notices/read", tag = "notices", responses(
    (status = 200, body = NoticeCount), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn read_notices(State(app): State<Shared>, who: Identity) -> Answer<Json<NoticeCount>> {
    Ok(Json(app.notices.read_all(who.require_session()?.id()).await?))
}

/// Marks a notice as read.
#[utoipa::path(post, path = "/api/notices/{id}/read", tag = "notices", params(("id" = String, Path)), responses(
    (status = 200, body = NoticeCount), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn read_notice(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<Json<NoticeCount>> {
    Ok(Json(app.notices.read(who.require_session()?.id(), &id).await?))
}

/// The account's notification settings.
#[utoipa::path(get, path = "/api/notices/settings", tag = "notices", responses(
    (status = 200, body = NoticeSettings), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn notice_settings(
    State(app): State<Shared>,
    who: Identity,
    headers: HeaderMap,
) -> Answer<Json<NoticeSettings>> {
    Ok(Json(app.notices.settings(who.require_session()?.id(), liked(&headers)).await?))
}

/// Changes the notification settings.
#[utoipa::path(put, path = "/api/notices/settings", tag = "notices", request_body = NoticeSettings, responses(
    (status = 200, body = NoticeSettings),
    (status = 400, description = "`bad-switches`, `bad-quiet-hours`, `bad-digest`, `bad-time-zone` or `bad-language`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn set_notice_settings(
    State(app): State<Shared>,
    who: Identity,
    Body(given): Body<NoticeSettings>,
) -> Answer<Json<NoticeSettings>> {
    Ok(Json(app.notices.set_settings(who.require_session()?.id(), given).await?))
}

/// The public key that browsers need to subscribe to push messages of this server.
#[utoipa::path(get, path = "/api/notices/push/key", tag = "notices", responses((status = 200, body = PushKey)))]
async fn push_key(State(app): State<Shared>) -> Answer<Json<PushKey>> {
    Ok(Json(app.notices.push_key().await?))
}

/// The devices that receive push messages.
#[utoipa::path(get, path = "/api/notices/push", tag = "notices", responses(
    (status = 200, body = Vec<PushDevice>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn push_devices(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<PushDevice>>> {
    Ok(Json(app.notices.devices(who.require_session()?.id()).await?))
}

/// Subscribes this browser to push messages until its session ends. Subscribing again renews its keys and its
/// language.
#[utoipa::path(post, path = "/api/notices/push", tag = "notices", request_body = NewPushDevice, responses(
    (status = 201, body = PushDevice),
    (status = 400, description = "`bad-endpoint`, `bad-push-keys` or `bad-language`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`too-many-devices`", body = Problem), (status = 429, body = Problem)))]
async fn add_push_device(
    State(app): State<Shared>,
    who: Identity,
    headers: HeaderMap,
    Body(new): Body<NewPushDevice>,
) -> Answer<(StatusCode, Json<PushDevice>)> {
    let device = app.notices.add_device(who.require_session()?, agent(&headers), new).await?;
    Ok((StatusCode::CREATED, Json(device)))
}

/// Removes a device.
#[utoipa::path(delete, path = "/api/notices/push/{id}", tag = "notices", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn remove_push_device(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.notices.remove_device(who.require_session()?.id(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The webhooks of the account, without their secrets.
#[utoipa::path(get, path = "/api/notices/webhooks", tag = "notices", responses(
    (status = 200, body = Vec<Webhook>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn webhooks(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<Webhook>>> {
    Ok(Json(app.notices.webhooks(who.with_account()?.id()).await?))
}

/// Adds a webhook. The secret for its signatures is shown only in this response.
#[utoipa::path(post, path = "/api/notices/webhooks", tag = "notices", request_body = NewWebhook, responses(
    (status = 201, body = Webhook), (status = 400, description = "`bad-webhook`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`too-many-webhooks`", body = Problem), (status = 429, body = Problem)))]
async fn add_webhook(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewWebhook>,
) -> Answer<(StatusCode, Json<Webhook>)> {
    let webhook = app.notices.add_webhook(who.with_account()?.id(), new).await?;
    Ok((StatusCode::CREATED, Json(webhook)))
}

/// Removes a webhook.
#[utoipa::path(delete, path = "/api/notices/webhooks/{id}", tag = "notices", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn remove_webhook(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.notices.remove_webhook(who.with_account()?.id(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a test message to a webhook and returns how it answered.
#[utoipa::path(post, path = "/api/notices/webhooks/{id}/test", tag = "notices", params(("id" = String, Path)), responses(
    (status = 200, body = WebhookTest), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn test_webhook(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<Json<WebhookTest>> {
    Ok(Json(app.notices.test_webhook(who.with_account()?.id(), &id).await?))
}
