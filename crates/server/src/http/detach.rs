//! Runs every request that may change something in its own task. When a client hangs up, its request future
//! is dropped wherever it waits; the task still runs to its end. This middleware is the only place that does
//! so: handlers need not care.

use super::price::Held;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

/// Runs a request in its own task if it may change something.
pub async fn detach(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    // Keep the request's place until the work ends, even if nobody waits for the answer.
    let held = request.extensions().get::<Held>().cloned();
    let work = async move {
        let response = next.run(request).await;
        drop(held);
        response
    };
    let task = tokio::spawn(work.in_current_span());
    match task.await {
        Ok(response) => response,
        // The task is never cancelled, so it has panicked; pass the panic on to the layer that handles
        // panics.
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}
