//! The accept loop: connections are accepted, counted, given timeouts and served, and finished when the
//! server stops. A slow, silent or greedy client loses its own connection and harms nobody else.

use crate::app::Shared;
use crate::config::Edge;
use crate::fail::Fail;
use crate::node::connections::{Admission, Connections, Full};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, header};
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// How many refused connections get an answer at the same time; others are only closed.
const REFUSALS: usize = 32;
/// The timeout for that answer.
const REFUSAL: Duration = Duration::from_secs(3);
/// The pause after a lasting error of the system, such as no free descriptors.
const PAUSE: Duration = Duration::from_millis(200);
/// The shortest interval between identical warnings.
const QUIET: Duration = Duration::from_secs(10);
/// The longest headers, in bytes.
const HEADERS: usize = 64 * 1_024;
/// TCP keepalive: after this long without a sign the system probes a silent peer, and drops it if no answer
/// comes.
const SILENCE: Duration = Duration::from_secs(60);

/// Limits the rate of a warning.
#[derive(Default)]
struct Seldom(Option<Instant>);

impl Seldom {
    fn is_due(&mut self) -> bool {
        let due = self.0.is_none_or(|last| last.elapsed() > QUIET);
        if due {
            self.0 = Some(Instant::now());
        }
        due
    }
}

/// Serves until stopped, then finishes open requests.
pub async fn serve(listener: TcpListener, router: axum::Router, app: Shared, stop: CancellationToken) {
    let acceptor = Acceptor::new(&app, router, stop.clone());
    let (mut troubles, mut refusals) = (Seldom::default(), Seldom::default());
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                app.supervisor.check("listener");
                if let Err(full) = acceptor.serve_connection(stream, peer)
                    && refusals.is_due()
                {
                    tracing::warn!(why = <&str>::from(full), %peer, "connections are refused");
                }
            }
            Err(error) if is_of_one(&error) => {}
            Err(error) => {
                metrics::counter!("teahouse_accept_errors_total").increment(1);
                if troubles.is_due() {
                    tracing::error!(%error, "a connection could not be accepted");
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    app.hub.close_all();
    acceptor.open.close();
    acceptor.open.wait().await;
}

/// Whether an error concerns only the connection to be accepted, not accepting itself.
fn is_of_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

struct Acceptor {
    connections: Arc<Connections>,
    router: axum::Router,
    http: http1::Builder,
    stalled: Duration,
    behind_proxy: bool,
    refusals: Arc<Semaphore>,
    open: TaskTracker,
    stop: CancellationToken,
}

impl Acceptor {
    fn new(app: &Shared, router: axum::Router, stop: CancellationToken) -> Self {
        let (edge, behind_proxy) = (&app.config.edge, app.config.proxies > 0);
        let patience = if behind_proxy { edge.headers.max(Edge::PROXY_IDLE) } else { edge.headers };
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(HEADERS);
        Self {
            connections: Arc::clone(&app.connections),
            router,
            http,
            stalled: edge.stalled,
            behind_proxy,
            refusals: Arc::new(Semaphore::new(REFUSALS)),
            open: TaskTracker::new(),
            stop,
        }
    }

    /// Serves a connection in its own task, or refuses it.
    fn serve_connection(&self, stream: TcpStream, peer: SocketAddr) -> Result<(), Full> {
        let slot = match self.connections.connect((!self.behind_proxy).then(|| peer.ip())) {
            Ok(slot) => slot,
            Err(full) => {
                self.refuse(stream, full.refused());
                return Err(full);
            }
        };
        // Send answers at once instead of waiting for more data.
        let _ = stream.set_nodelay(true);
        set_keepalive(&stream);
        let place = Admission::from(slot);
        let router = self.router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            request.map(Body::new)
        });
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.stalled));
        let (io, service) = (TokioIo::new(Box::pin(stream)), TowerToHyperService::new(router));
        let connection = self.http.serve_connection(io, service).with_upgrades();
        let stop = self.stop.clone();
        self.open.spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stop.cancelled() => {
                    // Finish the open request and accept no further one.
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended");
            }
        });
        Ok(())
    }

    /// Answers any request with a refusal and closes.
    fn refuse(&self, stream: TcpStream, fail: Fail) {
        let Ok(permit) = Arc::clone(&self.refusals).try_acquire_owned() else { return };
        let answer = move |_: Request<Incoming>| {
            let mut response = fail.clone().into_response();
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            std::future::ready(Ok::<_, Infallible>(response))
        };
        tokio::spawn(async move {
            let mut http = http1::Builder::new();
            let http = http.keep_alive(false).max_buf_size(HEADERS);
            let serve = http.serve_connection(TokioIo::new(stream), hyper::service::service_fn(answer));
            let _ = tokio::time::timeout(REFUSAL, serve).await;
            drop(permit);
        });
    }
}

/// Makes the system detect a peer that has vanished silently.
fn set_keepalive(stream: &TcpStream) {
    let socket = socket2::SockRef::from(stream);
    let keepalive = socket2::TcpKeepalive::new().with_time(SILENCE).with_interval(SILENCE / 4);
    let _ = socket.set_tcp_keepalive(&keepalive);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(SILENCE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_error_of_the_one_connection_is_passed_over_at_once() {
        let of = io::Error::from_raw_os_error;
        // No free descriptor in the process (EMFILE), in the system (ENFILE); no memory (ENOMEM).
        assert!([24, 23, 12].into_iter().all(|code| !is_of_one(&of(code))));
        assert!(is_of_one(&io::ErrorKind::ConnectionAborted.into()));
    }
}
