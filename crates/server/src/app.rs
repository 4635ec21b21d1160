//! Assembles the services of a node.

use crate::chat::Chat;
use crate::clubs::Clubs;
use crate::config::{Config, is_nats_prefix};
use crate::digest::Digests;
use crate::engine::jobs::Jobs;
use crate::error::Error;
use crate::games::Games;
use crate::games::actors::Actors;
use crate::lobby::Lobby;
use crate::mailer::Mailer;
use crate::node::bus::Bus;
use crate::node::connections::{self, Connections};
use crate::node::hub::Hub;
use crate::node::limits::Limits;
use crate::node::outages::Outages;
use crate::node::presence::Presence;
use crate::node::subjects::Subjects;
use crate::notices::Notices;
use crate::people::People;
use crate::puzzles::Puzzles;
use crate::secret;
use crate::store::{Store, location};
use crate::supervise::Supervisor;
use crate::time::Time;
use crate::tournaments::Tournaments;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, OnceLock};
use tokio::sync::broadcast;

/// Capacity of the channel of ended games.
const ENDED: usize = 4_096;
/// Capacity of the channel of changed games.
const CHANGED: usize = 16_384;

/// The state that all handlers share.
pub struct App {
    pub config: Config,
    pub supervisor: Supervisor,
    pub store: Store,
    pub time: Time,
    pub node: String,
    /// Times in which no node served.
    pub outages: Arc<Outages>,
    /// The connections of this node and their subscriptions.
    pub hub: Arc<Hub>,
    /// Who was seen here recently, with or without a connection.
    pub presence: Arc<Presence>,
    pub bus: Bus,
    /// Rate limits.
    pub limits: Arc<Limits>,
    /// Limits on open connections.
    pub connections: Arc<Connections>,
    /// Jobs for the engine.
    pub jobs: Arc<Jobs>,
    pub games: Arc<Games>,
    pub people: Arc<People>,
    /// Lists of games, and matchmaking.
    pub lobby: Lobby,
    pub chat: Chat,
    pub puzzles: Puzzles,
    pub tournaments: Arc<Tournaments>,
    pub clubs: Clubs,
    pub notices: Arc<Notices>,
    /// Notices by mail.
    pub digests: Arc<Digests>,
    pub figures: PrometheusHandle,
}

pub type Shared = Arc<App>;

/// Opens the database and assembles all services. Starts no task yet.
pub async fn open(config: Config, time: Time) -> Result<Shared, Error> {
    config.check_public_url().map_err(Error::PublicUrl)?;
    location::make_folder(&config.data)?;
    let url = config.database.clone().unwrap_or_else(|| Store::file(&config.data));
    let supervisor = Supervisor::default();
    let store = Store::open_to_serve(&url, &supervisor).await?;
    let node = secret::id();
    let bus = open_bus(&config, &store, &node).await?;
    let mailer = Arc::new(Mailer::new(&config).map_err(Error::Mail)?);
    let outages = Arc::new(Outages::default());
    outages.begin(&store, &node, &time).await?;
    let (hub, presence) = (Arc::new(Hub::new(bus.clone())), Arc::new(Presence::new(&node)));
    let limits = Arc::new(Limits::new(store.clone(), time.clone(), config.no_limits));
    let jobs = Arc::new(Jobs::new(store.clone()));
    let games = Arc::new_cyclic(|me| Games {
        store: store.clone(),
        time: time.clone(),
        outages: Arc::clone(&outages),
        hub: Arc::clone(&hub),
        bus: bus.clone(),
        presence: Arc::clone(&presence),
        limits: Arc::clone(&limits),
        jobs: Arc::clone(&jobs),
        supervisor: supervisor.clone(),
        actors: Actors::default(),
        ended: broadcast::channel(ENDED).0,
        changed: broadcast::channel(CHANGED).0,
        me: me.clone(),
    });
    let people = Arc::new(People::new(&games, &mailer, config.time_off_days));
    let (lobby, chat, puzzles) = (Lobby::new(&games), Chat::new(&games), Puzzles::new(&games));
    let tournaments = Arc::new(Tournaments::new(&games, &people, config.tournaments_by_admins));
    let notices = Arc::new(Notices::new(&games, &config, &node));
    let digests = Arc::new(Digests::new(&games, &mailer));
    let (connections, figures) = (connections::allowed(&config), figures());
    Ok(Arc::new(App {
        config,
        supervisor,
        store,
        time,
        node,
        outages,
        hub,
        presence,
        bus,
        limits,
        connections,
        jobs,
        clubs: Clubs::new(&games, &tournaments),
        games,
        people,
        lobby,
        chat,
        puzzles,
        tournaments,
        notices,
        digests,
        figures,
    }))
}

/// Prepares the connection to the other nodes of this database.
async fn open_bus(config: &Config, store: &Store, node: &str) -> Result<Bus, Error> {
    let Some(nats) = &config.nats else { return Ok(Bus::default()) };
    let prefix = &config.nats_prefix;
    if !is_nats_prefix(prefix) {
        return Err(Error::NatsPrefix(prefix.clone()));
    }
    let installation = store.identity().await?;
    Bus::new(nats, Subjects::new(prefix, &installation), node).await.map_err(Error::Nats)
}

fn figures() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        let buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
        let builder = builder.set_buckets(&buckets).unwrap_or_default();
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Only the first server of a process has its own metrics; tests start several.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(install).clone()
}
