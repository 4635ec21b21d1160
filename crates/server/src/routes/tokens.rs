//! Tokens for programs. Only a person signed in makes and revokes them.

use crate::app::Shared;
use crate::args;
use crate::auth::{Who, scopes_of};
use crate::fail::{Answer, Body, Fail, Path};
use crate::limits::SECRETS;
use crate::secret;
use crate::store::Write;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::people::{NewToken, Scope, Token};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest name, in characters.
const LONGEST: usize = 60;
/// How many tokens an account may have.
const MOST: i64 = 50;

/// All of them.
pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(tokens, create_token)).routes(routes!(revoke_token))
}

/// The tokens of the account, without their secrets.
#[utoipa::path(get, path = "/api/tokens", tag = "account", responses(
    (status = 200, body = Vec<Token>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn tokens(State(app): State<Shared>, who: Who) -> Answer<Json<Vec<Token>>> {
    Ok(Json(app.tokens(who.with_account()?.id()).await?))
}

/// A new token. Its secret is shown this once.
#[utoipa::path(post, path = "/api/tokens", tag = "account", request_body = NewToken, responses(
    (status = 201, body = Token), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn create_token(
    State(app): State<Shared>,
    who: Who,
    Body(new): Body<NewToken>,
) -> Answer<(StatusCode, Json<Token>)> {
    let account = who.with_account()?.id();
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(Fail::bad("bad-token-name").with("longest", LONGEST));
    }
    let scopes: Vec<&str> = [("read", Scope::Read), ("play", Scope::Play), ("chat", Scope::Chat)]
        .into_iter()
        .filter_map(|(word, scope)| new.scopes.contains(&scope).then_some(word))
        .collect();
    if scopes.is_empty() {
        return Err(Fail::bad("no-scopes"));
    }
    app.limit(SECRETS, account).await?;
    let sql = "SELECT COUNT(*) FROM tokens WHERE account = $1";
    if app.store.count(sql, args![account]).await? >= MOST {
        return Err(Fail::conflict("too-many-tokens").with("most", MOST));
    }
    let (id, secret, now) = (secret::id(), format!("th_{}", secret::random(43)), app.time.now());
    let scopes = scopes.join(" ");
    let sql =
        "INSERT INTO tokens (id, hash, account, name, scopes, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    let write = Write::new().must(sql, args![&id, secret::hash(&secret), account, name, &scopes, now]);
    app.store.write(write).await?;
    let (name, scopes) = (name.to_string(), scopes_of(&scopes));
    let token = Token { id, name, scopes, created_at: now, used_at: None, secret: Some(secret) };
    Ok((StatusCode::CREATED, Json(token)))
}

/// Revokes a token; its connections close.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "account", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn revoke_token(State(app): State<Shared>, who: Who, Path(id): Path<String>) -> Answer<StatusCode> {
    let account = who.with_account()?.id();
    let write = Write::new().and("DELETE FROM tokens WHERE id = $1 AND account = $2", args![&id, account]);
    let changed = app.store.write(write).await?;
    app.close_connections(account, Some(&id)).await;
    if changed.first() == Some(&1) { Ok(StatusCode::NO_CONTENT) } else { Err(Fail::missing()) }
}
