//! Middleware for every request: limits, a request ID, metrics, and headers that restrict browsers.

use super::body;
use crate::app::Shared;
use crate::fail::Fail;
use crate::node::connections::{Admission, Full};
use crate::{address, secret};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::time::Instant;

/// Counts a request from an address, or refuses it. Behind a proxy it holds a place until it is answered.
fn admit(app: &Shared, from: std::net::IpAddr, request: &mut Request) -> Result<(), Fail> {
    app.limits.request(from)?;
    if app.config.proxies > 0 {
        let visit = app.connections.visit(from).map_err(Full::refused)?;
        let place = request.extensions().get::<Admission>().cloned().unwrap_or_default();
        request.extensions_mut().insert(place.and(visit));
    }
    Ok(())
}

/// Adds a request ID, limits, metrics and security headers.
pub async fn request(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = secret::random(12);
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let route =
        request.extensions().get::<axum::extract::MatchedPath>().map_or("other", |path| path.as_str());
    // Metrics may be read, and must not show whether somebody has conditional turns.
    let hidden = route.ends_with("/conditions");
    let route = if hidden { "other" } else { route }.to_string();
    let from = peer.map(|peer| address::of(peer, request.headers(), app.config.proxies));
    let span = tracing::info_span!("request", id, %method, path);
    let mut response = match from.map_or(Ok(()), |from| admit(&app, from, &mut request)) {
        Ok(()) => tracing::Instrument::instrument(next.run(request), span.clone()).await,
        Err(fail) => {
            body::drain(request.into_body()).await;
            fail.into_response()
        }
    };
    let (status, took) = (response.status(), begun.elapsed());
    span.in_scope(|| tracing::info!(status = status.as_u16(), ms = took.as_millis() as u64, "answered"));
    let labels = [("route", route), ("status", if hidden { 200 } else { status.as_u16() }.to_string())];
    metrics::counter!("teahouse_requests_total", &labels).increment(1);
    metrics::histogram!("teahouse_request_seconds").record(took.as_secs_f64());
    let headers = response.headers_mut();
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert("x-request-id", id);
    }
    let policy = if path.starts_with("/api/docs") {
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
         connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    } else {
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    };
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(policy));
    let of_programs = path.starts_with("/api/") || path.starts_with("/oauth/");
    if of_programs && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}
