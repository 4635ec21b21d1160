//! Starting and stopping.

use crate::app::{App, Shared};
use crate::bus::Bus;
use crate::config::Config;
use crate::fail::Fail;
use crate::jobs::Jobs;
use crate::limits::Limits;
use crate::outages::{BEAT, Outages};
use crate::people::mail::Mailer;
use crate::people::passwords::Passwords;
use crate::store::Store;
use crate::time::Time;
use crate::{address, pages, routes, secret, worker};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::StreamExt;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest body of a request.
const LONGEST: usize = 64 * 1_024;
/// So often the clocks are looked at.
const SWEEP: Duration = Duration::from_millis(250);
/// So often what is not used is forgotten, and what was lost is looked for.
const TIDY: Duration = Duration::from_secs(10);
/// So often sessions, links and counts that have run out are forgotten.
const FORGET: Duration = Duration::from_secs(3_600);
/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why the server did not start.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The folder for its files cannot be used.
    #[error("{0}")]
    Data(std::io::Error),
    /// The database cannot be used.
    #[error("{0}")]
    Database(String),
    /// NATS cannot be reached.
    #[error("{0}")]
    Nats(String),
    /// The mail settings are wrong.
    #[error("{0}")]
    Mail(String),
    /// It cannot listen there.
    #[error("{0}")]
    Listen(std::io::Error),
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    app: Shared,
    stop: CancellationToken,
    done: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Ends as if the machine had died: no goodbye, nothing finished.
    pub fn kill(self) {
        self.done.abort();
        self.stop.cancel();
        self.app.hub.close_all();
    }

    /// Stops: no new requests, open ones are answered, the database is closed.
    pub async fn stop(self) {
        self.stop.cancel();
        let _ = tokio::time::timeout(GOODBYE, self.done).await;
        self.app.store.close().await;
    }
}

/// The description of the interfaces.
pub fn openapi() -> utoipa::openapi::OpenApi {
    parts().split_for_parts().1
}

fn parts() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(description())
        .merge(routes::games::routes())
        .merge(routes::stream::routes())
        .merge(routes::meta::routes())
        .merge(routes::account::routes())
        .merge(routes::sessions::routes())
        .merge(routes::tokens::routes())
        .merge(routes::players::routes())
        .merge(routes::moderation::routes())
        .routes(routes!(routes::socket::open))
}

fn description() -> utoipa::openapi::OpenApi {
    let info =
        utoipa::openapi::InfoBuilder::new().title("Teahouse").version(env!("CARGO_PKG_VERSION")).build();
    utoipa::openapi::OpenApiBuilder::new().info(info).build()
}

fn figures() -> metrics_exporter_prometheus::PrometheusHandle {
    static HANDLE: OnceLock<metrics_exporter_prometheus::PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = metrics_exporter_prometheus::PrometheusBuilder::new();
        let buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
        let builder = builder.set_buckets(&buckets).unwrap_or_default();
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Only the first server of a process has figures of its own; tests start several.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(install).clone()
}

/// Everything a request may need, with nothing running yet.
pub async fn open(config: Config, time: Time) -> Result<Shared, Failed> {
    std::fs::create_dir_all(&config.data).map_err(Failed::Data)?;
    let url = config.database.clone().unwrap_or_else(|| Store::file(&config.data));
    let store = Store::open(&url).await.map_err(|error| Failed::Database(error.to_string()))?;
    let node = secret::id();
    let client = match &config.nats {
        Some(url) => Some(async_nats::connect(url).await.map_err(|error| Failed::Nats(error.to_string()))?),
        None => None,
    };
    let mailer = Mailer::new(&config).map_err(Failed::Mail)?;
    let app = Arc::new(App {
        limits: Limits::new(config.no_limits),
        config,
        store,
        time,
        bus: Bus::new(client, &node),
        node,
        outages: Outages::default(),
        hub: crate::hub::Hub::default(),
        rooms: crate::game::rooms::Rooms::default(),
        jobs: Jobs::default(),
        passwords: Passwords::default(),
        mailer,
        figures: figures(),
    });
    let beat = app.outages.beat(&app.store, &app.node, app.time.now()).await;
    beat.map_err(|error| Failed::Database(error.to_string()))?;
    Ok(app)
}

/// Starts a server; it serves until it is stopped.
pub async fn start(config: Config, time: Time) -> Result<Running, Failed> {
    let listener = tokio::net::TcpListener::bind(config.listen).await.map_err(Failed::Listen)?;
    let address = listener.local_addr().map_err(Failed::Listen)?;
    // Links say where the server really listens.
    let app = open(Config { listen: address, ..config }, time).await?;
    let stop = CancellationToken::new();
    match app.bus.client() {
        Some(client) => {
            let (client, threads, stop) = (client.clone(), app.config.workers, stop.clone());
            tokio::spawn(worker::take_in(Arc::clone(&app), stop.clone()));
            tokio::spawn(async move {
                if let Err(error) = worker::work(client, threads, stop).await {
                    tracing::error!(error, "the workers of this node cannot work");
                }
            });
        }
        None => Jobs::start(&app, app.config.workers),
    }
    spawn_upkeep(&app, &stop);
    let service = router(&app).into_make_service_with_connect_info::<SocketAddr>();
    let (stopping, goodbye) = (stop.clone(), Arc::clone(&app));
    // An answer goes out at once, not when there is more to say.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let serve = axum::serve(listener, service).with_graceful_shutdown(async move {
        stopping.cancelled().await;
        goodbye.hub.close_all();
    });
    let done = tokio::spawn(async move {
        if let Err(error) = serve.await {
            tracing::error!(%error, "the server stopped");
        }
    });
    Ok(Running { address, app, stop, done })
}

/// What the server does by itself: says that it lives, looks at clocks, listens to other nodes, tidies up.
fn spawn_upkeep(app: &Shared, stopping: &CancellationToken) {
    repeat(app, stopping, Duration::from_millis(BEAT as u64), |app| async move {
        if let Err(error) = app.outages.beat(&app.store, &app.node, app.time.now()).await {
            tracing::error!(%error, "the heartbeat was not noted");
        }
    });
    repeat(app, stopping, SWEEP, |app| async move {
        let _ = app.sweep().await;
    });
    repeat(app, stopping, TIDY, |app| async move {
        let now = app.time.now();
        app.rooms.tidy(now);
        app.limits.tidy();
        let _ = app.find_lost_jobs().await;
        app.figures.run_upkeep();
    });
    repeat(app, stopping, FORGET, |app| async move {
        if let Err(error) = app.tidy_people().await {
            tracing::warn!(%error, "what has run out was not forgotten");
        }
    });
    let (first, stopped) = (Arc::clone(app), stopping.clone());
    tokio::spawn(async move {
        // At the start everything that waits has been lost.
        let _ = first.find_jobs(i64::MAX).await;
        let Some(mut news) = first.bus.listen().await else { return };
        loop {
            let message = tokio::select! {
                () = stopped.cancelled() => return,
                message = news.next() => message,
            };
            let Some(message) = message else { return };
            if let Some(news) = first.bus.read(&message.payload) {
                first.hear(news).await;
            }
        }
    });
}

fn repeat<F: Future<Output = ()> + Send + 'static>(
    app: &Shared,
    stopping: &CancellationToken,
    every: Duration,
    work: impl Fn(Shared) -> F + Send + 'static,
) {
    let (app, stopping) = (Arc::clone(app), stopping.clone());
    tokio::spawn(async move {
        let mut interval = tokio::time::interval(every);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = stopping.cancelled() => return,
                _ = interval.tick() => work(Arc::clone(&app)).await,
            }
        }
    });
}

fn router(app: &Shared) -> axum::Router {
    let (router, api) = parts().split_for_parts();
    let pages = utoipa_swagger_ui::SwaggerUi::new("/api/docs").url("/api/openapi.json", api);
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    router
        .merge(pages)
        .route("/metrics", get(routes::meta::metrics))
        .fallback(pages::serve)
        .method_not_allowed_fallback(async || Fail::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed"))
        .layer(RequestBodyLimitLayer::new(LONGEST))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), watch_request))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request panicked");
            Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "internal").into_response()
        }))
        .with_state(Arc::clone(app))
}

/// What holds for every request: a number to find it by, limits, figures, what browsers may do with the answer.
async fn watch_request(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = secret::random(12);
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let route =
        request.extensions().get::<axum::extract::MatchedPath>().map_or("other", |path| path.as_str());
    let route = route.to_string();
    let from = peer.map(|peer| address::of(peer, request.headers(), app.config.proxies));
    let span = tracing::info_span!("request", id, %method, path);
    let mut response = match from.map_or(Ok(()), |from| app.limits.request(from)) {
        Ok(()) => tracing::Instrument::instrument(next.run(request), span.clone()).await,
        Err(fail) => fail.into_response(),
    };
    let (status, took) = (response.status(), begun.elapsed());
    span.in_scope(|| tracing::info!(status = status.as_u16(), ms = took.as_millis() as u64, "answered"));
    let labels = [("route", route), ("status", status.as_u16().to_string())];
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
    if path.starts_with("/api/") && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.config.is_secure() {
        let value = HeaderValue::from_static("max-age=63072000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}
