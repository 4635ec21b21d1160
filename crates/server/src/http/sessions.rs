//! Signing in and out, guests, and the sessions of an account.

use crate::address::Address;
use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path};
use crate::http::auth::{MaybeUser, SameOrigin};
use crate::http::cookies::{device_of, with_both, with_session};
use crate::people::identity::{ClientInfo, Identity};
use axum::Json;
use axum::extract::State;
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::CookieJar;
use protocol::Problem;
use protocol::people::{Me, Scope, Session, SignIn};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(whose, sign_in, sign_out))
        .routes(routes!(sessions, end_sessions))
        .routes(routes!(end_session))
}

/// The `User-Agent` of a request.
pub fn agent(headers: &HeaderMap) -> &str {
    headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Creates a guest account and signs in. If somebody is signed in already, nothing changes; a token then
/// needs the scope `read`.
#[utoipa::path(post, path = "/api/guest", tag = "account", responses(
    (status = 200, description = "already signed in", body = Me), (status = 201, body = Me),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn guest(
    State(app): State<Shared>,
    _: SameOrigin,
    MaybeUser(who): MaybeUser,
    address: Address,
    headers: HeaderMap,
) -> Answer<(StatusCode, CookieJar, Json<Me>)> {
    if let Some(who) = who {
        return Ok((
            StatusCode::OK,
            CookieJar::new(),
            Json(app.people.me(who.require_scope(Scope::Read)?.id()).await?),
        ));
    }
    let from = ClientInfo { agent: agent(&headers), network: &address.key(), device: None };
    let (account, secret) = app.people.new_guest(&from).await?;
    let cookies = with_session(app.config.is_secure(), &secret);
    Ok((StatusCode::CREATED, cookies, Json(app.people.me(&account).await?)))
}

/// The account of the current session; `null` if nobody is signed in.
#[utoipa::path(get, path = "/api/session", tag = "account", responses(
    (status = 200, body = Option<Me>), (status = 401, description = "the token is not valid", body = Problem),
    (status = 403, body = Problem)))]
async fn whose(State(app): State<Shared>, MaybeUser(who): MaybeUser) -> Answer<Json<Option<Me>>> {
    let Some(who) = who else { return Ok(Json(None)) };
    Ok(Json(Some(app.people.me(who.require_scope(Scope::Read)?.id()).await?)))
}

/// Signs in and ends the browser's previous session. After several wrong attempts the next one has to wait,
/// longer each time. A browser that has signed in to the account before does not wait because of others'
/// wrong attempts.
#[utoipa::path(post, path = "/api/session", tag = "account", request_body = SignIn, responses(
    (status = 200, body = Me), (status = 400, body = Problem),
    (status = 401, description = "`wrong-name-or-password`, `code-needed` or `wrong-code`", body = Problem),
    (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn sign_in(
    State(app): State<Shared>,
    _: SameOrigin,
    MaybeUser(who): MaybeUser,
    address: Address,
    headers: HeaderMap,
    Body(given): Body<SignIn>,
) -> Answer<(CookieJar, Json<Me>)> {
    let secure = app.config.is_secure();
    let (device, network) = (device_of(&headers, secure), address.key());
    let from = ClientInfo { agent: agent(&headers), network: &network, device: device.as_deref() };
    let signed_in = app.people.sign_in(&given, &from).await?;
    if let Some(old) = who.filter(|who| who.require_session().is_ok()) {
        app.people.end_session(old.id(), &old.session).await?;
    }
    Ok((with_both(secure, &signed_in), Json(app.people.me(&signed_in.account).await?)))
}

/// Signs out.
#[utoipa::path(delete, path = "/api/session", tag = "account", responses(
    (status = 204), (status = 403, body = Problem)))]
async fn sign_out(State(app): State<Shared>, MaybeUser(who): MaybeUser) -> Answer<(CookieJar, StatusCode)> {
    if let Some(who) = who {
        app.people.end_session(who.require_session()?.id(), &who.session).await?;
    }
    Ok((with_session(app.config.is_secure(), ""), StatusCode::NO_CONTENT))
}

/// The account's sessions.
#[utoipa::path(get, path = "/api/sessions", tag = "account", responses(
    (status = 200, body = Vec<Session>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn sessions(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<Session>>> {
    Ok(Json(app.people.sessions(who.require_session()?.id(), &who.session).await?))
}

/// Signs out everywhere: all sessions of the account end, including this one.
#[utoipa::path(delete, path = "/api/sessions", tag = "account", responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn end_sessions(State(app): State<Shared>, who: Identity) -> Answer<(CookieJar, StatusCode)> {
    app.people.end_sessions(who.require_session()?.id()).await?;
    Ok((with_session(app.config.is_secure(), ""), StatusCode::NO_CONTENT))
}

/// Ends a session, this one or another.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "account", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn end_session(State(app): State<Shared>, who: Identity, Path(id): Path<String>) -> Answer<StatusCode> {
    let ended = app.people.end_session(who.require_session()?.id(), &id).await?;
    if ended { Ok(StatusCode::NO_CONTENT) } else { Err(Fail::missing()) }
}
