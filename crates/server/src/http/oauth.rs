//! OAuth 2 for apps: tokens (RFC 6749, 7636), revocation (RFC 7009) and discovery (RFC 8414). Apps are public
//! clients without secrets, and send no cookies.

use crate::address::Address;
use crate::app::Shared;
use crate::node::limits::Price;
use crate::people::exchange::Denied;
use crate::people::params::Params;
use crate::store::tokens::words;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, PRAGMA};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use protocol::oauth::{AuthorizationServer, RevokeForm, TokenAnswer, TokenError, TokenForm};
use protocol::people::Scope;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The content type of a form.
const FORM: &str = "application/x-www-form-urlencoded";

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(token)).routes(routes!(revoke)).routes(routes!(discover))
}

/// Parses a body with the content type of a form.
fn form(headers: &HeaderMap, body: &Bytes) -> Option<Params> {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    let text = std::str::from_utf8(body).ok()?;
    kind.eq_ignore_ascii_case(FORM).then(|| Params::read(text))
}

fn said(code: StatusCode, error: &str, why: &str) -> Response {
    let said = TokenError { error: error.to_string(), error_description: why.to_string() };
    (code, Json(said)).into_response()
}

fn no_form() -> Response {
    said(StatusCode::UNSUPPORTED_MEDIA_TYPE, "invalid_request", "send a form")
}

/// A refusal for an app. It costs more than a successful exchange, to slow guessing down.
fn denied(app: &Shared, from: &Address, denied: Denied) -> Response {
    if let Err(fail) = app.limits.price(from.0, Price::Password) {
        return fail.into_response();
    }
    match denied {
        Denied::Said(error @ "invalid_client", why) => said(StatusCode::UNAUTHORIZED, error, why),
        Denied::Said(error, why) => said(StatusCode::BAD_REQUEST, error, why),
        Denied::Fail(fail) => fail.into_response(),
    }
}

/// Exchanges an authorization code or a refresh token for tokens. The access token works wherever a personal
/// token does. Each response has a new refresh token; using one twice revokes all access that the app was
/// given there.
#[utoipa::path(post, path = "/oauth/token", tag = "apps",
    request_body(content = TokenForm, content_type = "application/x-www-form-urlencoded"), responses(
    (status = 200, body = TokenAnswer), (status = 400, body = TokenError),
    (status = 401, description = "`invalid_client`", body = TokenError),
    (status = 415, description = "the content type is not that of a form: `invalid_request`", body = TokenError)))]
async fn token(State(app): State<Shared>, from: Address, headers: HeaderMap, body: Bytes) -> Response {
    let Some(params) = form(&headers, &body) else { return no_form() };
    let mut response = match app.people.exchange(&params).await {
        Ok(answer) => Json(answer).into_response(),
        Err(why) => denied(&app, &from, why),
    };
    // RFC 6749 requires this for HTTP/1.0 caches.
    response.headers_mut().insert(PRAGMA, HeaderValue::from_static("no-cache"));
    response
}

/// Revokes all access that the app was given with one of its tokens, and closes its connections.
#[utoipa::path(post, path = "/oauth/revoke", tag = "apps",
    request_body(content = RevokeForm, content_type = "application/x-www-form-urlencoded"), responses(
    (status = 200, description = "revoked, or the token is unknown"), (status = 400, body = TokenError),
    (status = 401, description = "`invalid_client`", body = TokenError),
    (status = 415, description = "the content type is not that of a form: `invalid_request`", body = TokenError)))]
async fn revoke(State(app): State<Shared>, from: Address, headers: HeaderMap, body: Bytes) -> Response {
    let Some(params) = form(&headers, &body) else { return no_form() };
    match app.people.give_back(&params).await {
        Ok(()) => StatusCode::OK.into_response(),
        Err(why) => denied(&app, &from, why),
    }
}

/// The metadata of the authorization server.
#[utoipa::path(get, path = "/.well-known/oauth-authorization-server", tag = "apps", responses(
    (status = 200, body = AuthorizationServer), (status = 429, body = Problem)))]
async fn discover(State(app): State<Shared>) -> Json<AuthorizationServer> {
    let issuer = app.config.base();
    let at = |path: &str| format!("{issuer}{path}");
    let list = |all: &[&str]| all.iter().map(|one| (*one).to_string()).collect::<Vec<_>>();
    Json(AuthorizationServer {
        authorization_endpoint: at("/oauth/authorize"),
        token_endpoint: at("/oauth/token"),
        revocation_endpoint: at("/oauth/revoke"),
        revocation_endpoint_auth_methods_supported: list(&["none"]),
        token_endpoint_auth_methods_supported: list(&["none"]),
        scopes_supported: words(&Scope::ALL).split(' ').map(str::to_string).collect(),
        response_types_supported: list(&["code"]),
        response_modes_supported: list(&["query"]),
        grant_types_supported: list(&["authorization_code", "refresh_token"]),
        code_challenge_methods_supported: list(&["S256"]),
        authorization_response_iss_parameter_supported: true,
        issuer,
    })
}
