//! The server itself: liveness, readiness, metrics, and the OpenAPI document.

use crate::app::Shared;
use crate::fail::Fail;
use crate::http::ready::{Readiness, readiness};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::catalogue::GameInfo;
use rules::catalogue::{CatalogueEntry, catalogue};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(games))
}

/// Liveness check.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, body = String)))]
async fn alive() -> &'static str {
    "ok"
}

/// Readiness check: whether the server can work, and which part fails.
#[utoipa::path(get, path = "/readyz", tag = "server", responses(
    (status = 200, body = Readiness), (status = 503, body = Readiness)))]
async fn ready(State(app): State<Shared>) -> (StatusCode, Json<Readiness>) {
    let readiness = readiness(&app).await;
    let code = if readiness.ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (code, Json(readiness))
}

/// The available games with their options and presets.
#[utoipa::path(get, path = "/api/catalogue", tag = "server", responses((status = 200, body = Vec<GameInfo>)))]
async fn games() -> Json<Vec<CatalogueEntry>> {
    Json(catalogue())
}

/// The metrics for Prometheus. They are not public: behind a proxy, requests through it are refused.
pub async fn metrics(State(app): State<Shared>, headers: HeaderMap) -> Response {
    if app.config.proxies > 0 && headers.contains_key("x-forwarded-for") {
        return Fail::missing().into_response();
    }
    metrics::counter!("teahouse_log_lines_dropped_total").absolute(crate::log::dropped());
    crate::http::memory_gauges::measure(&app);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures.render()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_what_the_document_says() {
        let sent = serde_json::to_value(catalogue()).unwrap_or_default();
        let read: Vec<GameInfo> = serde_json::from_value(sent.clone()).unwrap_or_default();
        assert_eq!(read.len(), rules::GAMES.len());
        assert_eq!(serde_json::to_value(read).unwrap_or_default(), sent);
    }
}
