//! The server itself: is it alive, can it work, what are its figures; and the description of the interfaces.

use crate::app::Shared;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All of them.
pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(games))
}

/// Whether the server is alive.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String)))]
async fn alive() -> &'static str {
    "ok"
}

/// Whether the server can do its work.
#[utoipa::path(get, path = "/readyz", tag = "server", responses(
    (status = 200, body = String), (status = 503, body = String)))]
async fn ready(State(app): State<Shared>) -> (StatusCode, &'static str) {
    if app.is_ready().await {
        (StatusCode::OK, "ok")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "unavailable")
    }
}

/// The games with their options and presets.
#[utoipa::path(get, path = "/api/catalogue", tag = "server", responses((status = 200, body = Object)))]
async fn games() -> Json<Value> {
    let game = |info: &rules::options::GameInfo| {
        let options = info
            .options
            .iter()
            .map(|spec| json!({ "name": spec.name, "values": spec.values, "numbers": spec.numbers }));
        let presets = info.presets.iter().map(|preset| json!({ "name": preset.name, "sets": preset.sets }));
        json!({
            "id": info.id,
            "seats": info.seats,
            "options": options.collect::<Vec<_>>(),
            "presets": presets.collect::<Vec<_>>(),
        })
    };
    Json(rules::GAMES.iter().map(|info| game(info)).collect())
}

/// The figures for Prometheus; not under `/api`, so that a proxy can keep them inside.
pub async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures.render())
}
