//! No request owns a change. When a client hangs up, its request is dropped wherever it waits; so whatever may change
//! something runs in a task of its own, to its end, and the request only waits for it. This is the one place that makes
//! it so: handlers need not think of it.

use super::price::Held;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

/// Runs a request in a task of its own if it may change something.
pub async fn detach(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    // What the request holds while it is worked on is held until then, also if nobody waits for the answer.
    let held = request.extensions().get::<Held>().cloned();
    let work = async move {
        let response = next.run(request).await;
        drop(held);
        response
    };
    let task = tokio::spawn(work.in_current_span());
    match task.await {
        Ok(response) => response,
        // Nobody ends such a task, so it has panicked: whoever looks after requests hears of it.
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
