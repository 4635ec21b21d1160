//! Starting and stopping a server.

use crate::app::{Shared, open};
use crate::config::Config;
use crate::engine::worker;
use crate::error::Error;
use crate::fail::Fail;
use crate::http::{self, accept, body, detach, document, middleware, pages, price};
use crate::live;
use crate::node::outages::BEAT;
use crate::store::deliveries::Way;
use crate::supervise::Supervisor;
use crate::time::Time;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::cors::{AllowOrigin, Any, CorsLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Interval at which clocks are checked.
const SWEEP: Duration = Duration::from_millis(250);
/// Interval at which tournaments are checked.
const TOURNAMENTS: Duration = Duration::from_millis(500);
/// Interval at which due digests are sent.
const DIGESTS: Duration = Duration::from_secs(1);
/// Interval at which idle games are unloaded and lost jobs are found.
const TIDY: Duration = Duration::from_secs(10);
/// Interval at which expired sessions, links and counts are deleted.
const FORGET: Duration = Duration::from_secs(3_600);
/// Interval at which seeks are renewed.
const SEEKERS: Duration = Duration::from_secs(5);
/// Interval at which abandoned open games are looked for.
const OPEN_GAMES: Duration = Duration::from_secs(60);
/// How long a starting node waits for NATS before it serves without it.
const BUS: Duration = Duration::from_secs(2);
/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);
/// How many connections may wait to be accepted; the system may allow fewer.
const BACKLOG: u32 = 4_096;

/// A running server.
#[must_use = "a server that nobody watches may end unseen"]
pub struct Running {
    pub address: SocketAddr,
    app: Shared,
    stop: CancellationToken,
    done: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Ends as if the machine had died: nothing is finished.
    pub fn kill(self) {
        self.done.abort();
        self.stop.cancel();
        self.app.notices.kill();
        self.app.digests.kill();
        self.app.hub.close_all();
        self.app.store.unlock();
    }

    /// Resolves if the accept loop ends unexpectedly. The server cannot recover from that: end the process
    /// and let its supervisor restart it.
    pub async fn ended(&mut self) {
        let _ = (&mut self.done).await;
    }

    /// For tests, which make its tasks panic.
    #[doc(hidden)]
    pub fn supervisor(&self) -> &Supervisor {
        &self.app.supervisor
    }

    /// Stops: refuses new requests, answers open ones, closes the database.
    pub async fn stop(self) {
        self.stop.cancel();
        let _ = tokio::time::timeout(GOODBYE, self.done).await;
        let settle = async { tokio::join!(self.app.notices.settle(), self.app.digests.settle()) };
        let _ = tokio::time::timeout(GOODBYE, settle).await;
        // The last heartbeat: from here on clocks stand still.
        let app = &self.app;
        let beat = app.outages.end(&app.store, &app.node, &app.time);
        let _ = tokio::time::timeout(GOODBYE, beat).await;
        app.store.close().await;
    }
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    document::complete(parts().split_for_parts().1)
}

fn parts() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(description())
        .merge(http::games::routes())
        .merge(live::stream::routes())
        .merge(http::meta::routes())
        .merge(http::account::routes())
        .merge(http::sessions::routes())
        .merge(http::tokens::routes())
        .merge(http::apps::routes())
        .merge(http::oauth::routes())
        .merge(http::players::routes())
        .merge(http::puzzles::routes())
        .merge(http::moderation::routes())
        .merge(http::notices::routes())
        .merge(http::tournaments::routes())
        .merge(http::clubs::routes())
        .merge(http::unsubscribe::routes())
        .merge(live::tournament::routes())
        .routes(routes!(live::socket::open))
}

fn description() -> utoipa::openapi::OpenApi {
    let info =
        utoipa::openapi::InfoBuilder::new().title("Teahouse").version(env!("CARGO_PKG_VERSION")).build();
    utoipa::openapi::OpenApiBuilder::new().info(info).build()
}

/// Listens with room for many connections that come at once: each one beyond it waits for a second or more, up to
/// half a minute, until its client knocks again.
fn bind(at: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if at.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A restarted server gets its port back at once. On Windows the option would let others take the port.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(at)?;
    socket.listen(BACKLOG)
}

/// Starts a server; it runs until it is stopped.
pub async fn start(config: Config, time: Time) -> Result<Running, Error> {
    let cannot = |error| Error::Listen(config.listen, error);
    let listener = bind(config.listen).map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    // Links contain the real port.
    let app = open(Config { listen: address, ..config }, time).await?;
    let stop = app.supervisor.stop().clone();
    app.bus.start(&app.supervisor);
    app.bus.wait(BUS).await;
    if !app.bus.is_connected() {
        tracing::error!("NATS cannot be reached: this node serves without it until it comes");
    }
    start_engine(&app);
    spawn_upkeep(&app);
    let done = tokio::spawn(accept::serve(listener, router(&app), Arc::clone(&app), stop.clone()));
    Ok(Running { address, app, stop, done })
}

/// Starts the engine. With NATS, jobs go to workers on any node. This node's own queue takes those that
/// cannot be sent, so that computers keep playing without NATS even if all workers are elsewhere.
fn start_engine(app: &Shared) {
    let (threads, client) = (app.config.workers, app.bus.client());
    let own = if client.is_some() { threads.max(1) } else { threads };
    app.jobs.start(&app.games, &app.bus, own, &app.supervisor);
    let Some(client) = client else { return };
    worker::work(client, &app.config.nats_prefix, threads, &app.supervisor);
    keep(app, "found", |app, stop| async move {
        worker::complete_jobs(&*app.games, &app.store, &app.jobs, &app.bus, &stop).await;
    });
    keep(app, "jobs", |app, stop| async move { app.jobs.send(&app.bus, &stop).await });
}

/// Runs a supervised task until the server stops.
fn keep<F>(app: &Shared, task: &'static str, run: impl Fn(Shared, CancellationToken) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    let (kept, stop) = (Arc::clone(app), app.supervisor.stop().clone());
    app.supervisor.keep(task, move || run(Arc::clone(&kept), stop.clone()));
}

/// Background tasks: heartbeat, clocks, messages from other nodes, tidying up.
fn spawn_upkeep(app: &Shared) {
    repeat(app, "heartbeat", Duration::from_millis(BEAT as u64), |app| async move {
        if let Err(error) = app.outages.beat(&app.store, &app.node, &app.time).await {
            tracing::error!(%error, "the heartbeat was not noted");
        }
    });
    repeat(app, "clocks", SWEEP, |app| async move {
        let _ = app.games.sweep().await;
    });
    repeat(app, "tidy", TIDY, |app| async move {
        metrics::gauge!("teahouse_games_in_memory").set(app.games.actors.sizes()[0] as f64);
        app.limits.tidy();
        app.tournaments.tidy();
        app.figures.run_upkeep();
    });
    repeat(app, "find-jobs", TIDY, |app| async move {
        let _ = app.games.find_lost_jobs().await;
    });
    repeat(app, "open-games", OPEN_GAMES, |app| async move {
        if let Err(error) = app.people.end_open_games().await {
            tracing::warn!(%error, "open games were not ended");
        }
    });
    repeat(app, "forget", FORGET, |app| async move {
        if let Err(error) = app.people.tidy().await {
            tracing::warn!(%error, "what has run out was not forgotten");
        }
        if let Err(error) = app.outages.forget_nodes(&app.store, &app.time).await {
            tracing::warn!(%error, "nodes that are gone were not forgotten");
        }
    });
    keep(app, "conditions", |app, stop| async move { app.games.keep_answering(&stop).await });
    spawn_tournaments(app);
    spawn_notices(app);
    keep(app, "presence", live::presence::keep);
    keep(app, "lobby", |app, stop| async move {
        stop.run_until_cancelled(app.lobby.keep_shown()).await;
    });
    repeat(app, "seekers", SEEKERS, |app| async move {
        if let Err(error) = app.lobby.renew_seeks().await {
            tracing::warn!(%error, "who waits to be paired was not looked at");
        }
    });
    // A restart has lost all queued jobs.
    let first = Arc::clone(app);
    app.supervisor.finish("first-jobs", move || {
        let app = Arc::clone(&first);
        async move {
            let _ = app.games.find_first_jobs().await;
        }
    });
    keep(app, "news", |app, stop| async move {
        while let Some(news) = stop.run_until_cancelled(app.bus.next()).await {
            live::news::hear(&app, news);
        }
    });
    live::catch_up::start(app, &app.supervisor);
}

/// Creates notices and delivers them to devices, webhooks and mail.
fn spawn_notices(app: &Shared) {
    keep(app, "notices", |app, stop| async move { Arc::clone(&app.notices).keep(stop).await });
    keep(app, "counts", |app, stop| async move { Arc::clone(&app.notices).show_counts(stop).await });
    for (task, way) in [("push", Way::Push), ("webhooks", Way::Webhook)] {
        keep(app, task, move |app, stop| async move { Arc::clone(&app.notices).deliver(way, stop).await });
    }
    repeat(app, "digests", DIGESTS, |app| async move {
        if let Err(error) = app.digests.send_due().await {
            tracing::warn!(%error, "digests were not sent");
        }
    });
}

/// Advances tournaments when games end, at their times, and where another node has left work unfinished.
fn spawn_tournaments(app: &Shared) {
    repeat(app, "tournaments", TOURNAMENTS, |app| async move {
        if let Err(error) = app.tournaments.sweep().await {
            tracing::warn!(%error, "tournaments were not looked at");
        }
        app.tournaments.look().await;
    });
    keep(app, "ends-of-games", |app, stop| async move {
        let mut ended = app.games.ended.subscribe();
        while let Some(game) = stop.run_until_cancelled(ended.recv()).await {
            match game {
                Ok(game) => {
                    let app = Arc::clone(&app);
                    tokio::spawn(async move {
                        if let Err(fail) = app.tournaments.game_ended(&game).await {
                            tracing::warn!(
                                game,
                                error = fail.problem.error,
                                "the end of a game was not taken in"
                            );
                        }
                    });
                }
                // The sweep finds the missed ones.
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    });
}

/// Repeats work at an interval until the server stops.
fn repeat<F: Future<Output = ()> + Send + 'static>(
    app: &Shared,
    task: &'static str,
    every: Duration,
    work: impl Fn(Shared) -> F + Clone + Send + Sync + 'static,
) {
    keep(app, task, move |app, stop| {
        let work = work.clone();
        async move {
            let mut interval = tokio::time::interval(every);
            interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            while stop.run_until_cancelled(interval.tick()).await.is_some() {
                work(Arc::clone(&app)).await;
            }
        }
    });
}

/// Pages of any origin may use the API. Browsers send no cookies with such requests, so pages cannot use a
/// session: they need a token, or see only what is public.
fn from_other_origins() -> CorsLayer {
    let of_programs =
        |path: &str| ["/api/", "/oauth/", "/.well-known/"].iter().any(|at| path.starts_with(at));
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(move |_, request| of_programs(request.uri.path())))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers([
            header::AUTHORIZATION,
            header::CONTENT_TYPE,
            HeaderName::from_static("last-event-id"),
        ])
        .expose_headers(Any)
        .vary([header::ORIGIN])
        .max_age(Duration::from_hours(1))
}

fn router(app: &Shared) -> axum::Router {
    let (router, api) = parts().split_for_parts();
    let api = document::complete(api);
    let pages = utoipa_swagger_ui::SwaggerUi::new("/api/docs").url("/api/openapi.json", api);
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    router
        .merge(pages)
        .route("/metrics", get(http::meta::metrics))
        .fallback(pages::serve)
        .method_not_allowed_fallback(async || Fail::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed"))
        .layer(axum::middleware::from_fn(detach::detach))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), price::pay))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), body::read))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(app), middleware::request))
        .layer(from_other_origins())
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
