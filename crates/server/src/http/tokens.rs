//! Personal access tokens over REST. Creating and revoking them requires a session.

use crate::app::Shared;
use crate::fail::{Answer, Body, Path};
use crate::people::identity::Identity;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Problem;
use protocol::people::{NewToken, Token};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(tokens, create_token)).routes(routes!(revoke_token))
}

/// The account's tokens, without their secrets.
#[utoipa::path(get, path = "/api/tokens", tag = "account", responses(
    (status = 200, body = Vec<Token>), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn tokens(State(app): State<Shared>, who: Identity) -> Answer<Json<Vec<Token>>> {
    Ok(Json(app.people.tokens(who.with_account()?.id()).await?))
}

/// Creates a token. Its secret is shown only in this response.
#[utoipa::path(post, path = "/api/tokens", tag = "account", request_body = NewToken, responses(
    (status = 201, body = Token), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn create_token(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewToken>,
) -> Answer<(StatusCode, Json<Token>)> {
    let token = app.people.create_token(who.with_account()?.id(), new).await?;
    Ok((StatusCode::CREATED, Json(token)))
}

/// Revokes a token and closes its connections.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "account", params(("id" = String, Path)), responses(
    (status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn revoke_token(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.people.revoke_token(who.with_account()?.id(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
