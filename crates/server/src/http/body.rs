//! Reads the body of a request before anything is decided, within a time and up to a length. A refusal that
//! left the body unread would cost the client its connection.

use crate::app::Shared;
use crate::fail::Fail;
use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use std::time::Duration;

/// In bytes.
pub const LONGEST: usize = 64 * 1_024;
/// How much of a longer body is read, so that a client that sends before it listens receives the refusal.
const DRAIN: usize = 1_024 * 1_024;
/// The timeout for that.
const DRAIN_FOR: Duration = Duration::from_secs(2);

fn too_large() -> Fail {
    Fail::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large").with("longest", LONGEST)
}

/// A refusal that closes the connection, because the rest of the body is unread.
fn and_close(fail: Fail) -> Response {
    let mut response = fail.into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// Reads the body and passes it on, or refuses the request.
pub async fn read(State(app): State<Shared>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    if request.body().size_hint().lower() > LONGEST as u64 {
        // A client with `Expect` waits before it sends its body.
        if !request.headers().contains_key(header::EXPECT) {
            drain(request.into_body()).await;
        }
        return and_close(too_large());
    }
    let (parts, body) = request.into_parts();
    let whole = tokio::time::timeout(app.config.edge.body, Limited::new(body, LONGEST).collect()).await;
    match whole {
        Ok(Ok(whole)) => next.run(Request::from_parts(parts, Body::from(whole.to_bytes()))).await,
        Ok(Err(error)) if error.is::<LengthLimitError>() => and_close(too_large()),
        Ok(Err(error)) => and_close(Fail::bad("bad-request").with("detail", error.to_string())),
        Err(_) => {
            metrics::counter!("teahouse_slow_bodies_total").increment(1);
            and_close(Fail::new(StatusCode::REQUEST_TIMEOUT, "too-slow"))
        }
    }
}

/// Reads and discards a body, up to a limit.
pub async fn drain(mut body: Body) {
    let read = async {
        let mut left = DRAIN;
        while let Some(Ok(frame)) = body.frame().await {
            let length = frame.data_ref().map_or(0, |data| data.len());
            match left.checked_sub(length) {
                Some(rest) => left = rest,
                None => return,
            }
        }
    };
    let _ = tokio::time::timeout(DRAIN_FOR, read).await;
}
