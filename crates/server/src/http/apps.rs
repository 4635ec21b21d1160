//! OAuth apps over REST: registration, consent, revocation. All of it requires a session.

use crate::app::Shared;
use crate::fail::{Answer, Body, Path};
use crate::people::identity::Identity;
use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use protocol::Problem;
use protocol::people::{App, AppAccess, AppName, Consent, ConsentAnswer, ConsentAsk, NewApp};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(apps, register_app))
        .routes(routes!(rename_app, delete_app))
        .routes(routes!(consent_ask, consent))
        .routes(routes!(app_access))
        .routes(routes!(end_app_access))
}

/// The apps that the account has registered.
#[utoipa::path(get, path = "/api/apps", tag = "apps", responses(
    (status = 200, body = Vec<App>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn apps(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<App>>> {
    Ok(Json(app.people.apps(who.with_account()?.id()).await?))
}

/// Registers an app. Apps have no secret; PKCE proves that the app that requests tokens is the one that asked
/// for authorization.
#[utoipa::path(post, path = "/api/apps", tag = "apps", request_body = NewApp, responses(
    (status = 201, body = App),
    (status = 400, description = "`bad-app-name`, `bad-app-url`, `bad-app-redirect`, `bad-app-redirects` or `no-scopes`",
        body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 409, description = "`too-many-apps`", body = Problem), (status = 429, body = Problem)))]
async fn register_app(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewApp>,
) -> Answer<(StatusCode, Json<App>)> {
    let made = app.people.register_app(who.with_account()?.id(), new).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Renames an app.
#[utoipa::path(put, path = "/api/apps/{id}", tag = "apps", params(("id" = String, Path)), request_body = AppName,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn rename_app(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(new): Body<AppName>,
) -> Answer<StatusCode> {
    app.people.rename_app(who.with_account()?.id(), &id, &new.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes an app and revokes all access that people have given it.
#[utoipa::path(delete, path = "/api/apps/{id}", tag = "apps", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn delete_app(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<StatusCode> {
    app.people.delete_app(who.with_account()?.id(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The parameters of an authorization request to `/oauth/authorize` (RFC 6749, 4.1.1, with RFC 7636).
#[derive(Debug, Deserialize, IntoParams)]
#[allow(dead_code)]
struct Authorize {
    /// Always `code`.
    response_type: String,
    /// The `client_id` of the app.
    client_id: String,
    /// The address to redirect to: one of the app's registered addresses.
    redirect_uri: String,
    /// The scopes, separated by spaces.
    scope: String,
    /// Any value. The redirect repeats it.
    state: Option<String>,
    /// The SHA-256 hash of the verifier, in base64url.
    code_challenge: String,
    /// Always `S256`.
    code_challenge_method: String,
}

/// Returns what the consent page asks, or where it redirects the person. The page at `/oauth/authorize` calls
/// it with its own query parameters.
#[utoipa::path(get, path = "/api/consent", tag = "apps", params(Authorize), responses(
    (status = 200, body = ConsentAsk), (status = 400, description = "`unknown-app` or `unknown-redirect`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn consent_ask(
    State(app): State<Shared>,
    who: Identity,
    RawQuery(query): RawQuery,
) -> Answer<Json<ConsentAsk>> {
    who.with_account()?;
    Ok(Json(app.people.consent_ask(&query.unwrap_or_default()).await?))
}

/// Allows or denies an app's request.
#[utoipa::path(post, path = "/api/consent", tag = "apps", request_body = Consent, responses(
    (status = 200, body = ConsentAnswer), (status = 400, description = "`unknown-app` or `unknown-redirect`", body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn consent(
    State(app): State<Shared>,
    who: Identity,
    Body(given): Body<Consent>,
) -> Answer<Json<ConsentAnswer>> {
    Ok(Json(app.people.consent(who.with_account()?, &given).await?))
}

/// The apps that have access to the account.
#[utoipa::path(get, path = "/api/access", tag = "apps", responses(
    (status = 200, body = Vec<AppAccess>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn app_access(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<AppAccess>>> {
    Ok(Json(app.people.app_access(who.with_account()?.id()).await?))
}

/// Revokes an app's access on all devices and closes its connections.
#[utoipa::path(delete, path = "/api/access/{client}", tag = "apps", params(("client" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn end_app_access(
    State(app): State<Shared>,
    who: Identity,
    Path(client): Path<String>,
) -> Answer<StatusCode> {
    app.people.end_app_access(who.with_account()?.id(), &client).await?;
    Ok(StatusCode::NO_CONTENT)
}
