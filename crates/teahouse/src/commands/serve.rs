//! `teahouse serve`: the game server.

use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::{Args, value_parser};
use rust_embed::RustEmbed;
use server::config::{Config, Edge, NATS_PREFIX, Pages, is_nats_prefix};
use server::time::Time;
use server::{Error, log};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

const PORT: u16 = 7474;

/// The pages. In a release build they are in the program; otherwise they are read from the folder.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Where the database is.
#[derive(Args)]
pub struct StoreArgs {
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "url")]
    database: Option<String>,
}

/// The arguments of `teahouse serve`.
#[derive(Args)]
#[command(after_help = "\
teahouse serve
teahouse serve --listen 0.0.0.0:8080 --public-url https://tea.example --proxies 1
teahouse serve --database postgres://teahouse@db/teahouse --nats nats://bus:4222")]
pub struct Serve {
    #[command(flatten)]
    store: StoreArgs,
    #[arg(long, value_name = "address")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "url")]
    nats: Option<String>,
    #[arg(long, value_name = "name")]
    nats_prefix: Option<String>,
    #[arg(long, value_name = "url")]
    public_url: Option<String>,
    #[arg(long, value_name = "n", default_value_t = 0)]
    proxies: u8,
    #[arg(long, value_name = "url")]
    smtp: Option<String>,
    #[arg(long, value_name = "address")]
    mail_from: Option<String>,
    #[arg(long, value_name = "n")]
    workers: Option<u8>,
    #[arg(long)]
    json_log: bool,
    #[arg(long, value_name = "n", value_parser = value_parser!(u32).range(1..))]
    per_address: Option<u32>,
    #[arg(long)]
    no_limits: bool,
    #[arg(long)]
    tournaments_by_admins: bool,
    #[arg(long, value_name = "n", value_parser = value_parser!(u32).range(..=366))]
    time_off_days: Option<u32>,
}

/// The arguments of `teahouse worker`.
#[derive(Args)]
#[command(after_help = "teahouse worker --nats nats://bus:4222 --workers 8")]
pub struct Worker {
    #[arg(long, value_name = "url")]
    nats: Option<String>,
    #[arg(long, value_name = "name")]
    nats_prefix: Option<String>,
    #[arg(long, value_name = "n", value_parser = value_parser!(u8).range(1..))]
    workers: Option<u8>,
    #[arg(long)]
    json_log: bool,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(&self, texts: &Texts) -> Result<(), Failure> {
        let _ending = log::open(self.json_log);
        let config = self.config(texts)?;
        let runtime = runtime()?;
        runtime.block_on(async {
            // Registered before anybody can connect, so that no stop signal is missed.
            let mut told = std::pin::pin!(until_told());
            let wished = self.listen.is_some();
            let start = async {
                match server::start(config.clone(), Time::System).await {
                    // The usual port may be taken; a free one will do unless one was named.
                    Err(Error::Listen(..)) if !wished => {
                        let listen = SocketAddr::new(config.listen.ip(), 0);
                        server::start(Config { listen, ..config.clone() }, Time::System).await
                    }
                    started => started,
                }
            };
            let mut running = tokio::select! {
                started = start => started.map_err(|failed| explain(texts, &failed))?,
                () = &mut told => return Ok(()),
            };
            let args = [
                ("address", format!("http://{}", running.address).into()),
                ("data", config.data.display().to_string().into()),
            ];
            // The server runs even if nobody reads the message.
            log::say(&texts.with("serve-ready", &args));
            tokio::select! {
                () = told => {}
                // A supervisor restarts the process.
                () = running.ended() => return Err(Failure::Failed(texts.get("error-serve-ended"))),
            }
            running.stop().await;
            log::say(&texts.get("serve-stopped"));
            Ok(())
        })
    }

    fn config(&self, texts: &Texts) -> Result<Config, Failure> {
        let local = Config::local(self.store.data(texts)?);
        Ok(Config {
            listen: self.listen.unwrap_or_else(|| SocketAddr::new(local.listen.ip(), PORT)),
            database: self.store.named(texts)?,
            nats: setting(texts, self.nats.as_ref(), "TEAHOUSE_NATS")?,
            nats_prefix: nats_prefix(texts, self.nats_prefix.as_ref())?,
            public_url: setting(texts, self.public_url.as_ref(), "TEAHOUSE_PUBLIC_URL")?,
            proxies: self.proxies.into(),
            smtp: setting(texts, self.smtp.as_ref(), "TEAHOUSE_SMTP")?,
            mail_from: setting(texts, self.mail_from.as_ref(), "TEAHOUSE_MAIL_FROM")?
                .unwrap_or(local.mail_from.clone()),
            workers: threads(self.workers),
            no_limits: self.no_limits,
            tournaments_by_admins: self.tournaments_by_admins,
            time_off_days: self.time_off_days.unwrap_or(local.time_off_days),
            reach_local: self.no_limits,
            edge: Edge {
                per_address: self.per_address.map_or(local.edge.per_address, |most| most as usize),
                ..local.edge.clone()
            },
            pages: Some(Pages::of::<Files>()),
            ..local
        })
    }
}

impl Worker {
    /// Computes for the nodes of a server until it is told to stop.
    pub fn run(&self, texts: &Texts) -> Result<(), Failure> {
        let _ending = log::open(self.json_log);
        let nats = setting(texts, self.nats.as_ref(), "TEAHOUSE_NATS")?;
        let nats = nats.ok_or_else(|| Failure::Usage(texts.get("error-worker-nats")))?;
        let prefix = nats_prefix(texts, self.nats_prefix.as_ref())?;
        let threads = threads(self.workers);
        let failed = |why: String| Failure::Failed(texts.with("error-serve-nats", &[("why", why.into())]));
        runtime()?.block_on(async {
            log::say(&texts.with("worker-ready", &[("n", threads.into())]));
            let stop = server::worker::Stop::new();
            let work = server::worker::serve(&nats, &prefix, threads, stop.clone());
            tokio::select! {
                ended = work => ended.map_err(failed)?,
                () = until_told() => stop.cancel(),
            }
            Ok(())
        })
    }
}

/// Waits for a signal to stop.
fn until_told() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate()).and_then(|end| Ok((end, signal(SignalKind::interrupt())?)))
    };
    async move {
        #[cfg(unix)]
        if let Ok((mut terminate, mut interrupt)) = signals {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// The async runtime.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// A setting from the command line, the environment, or a file named in the environment, so that secrets can
/// stay out of sight.
fn setting(texts: &Texts, said: Option<&String>, variable: &str) -> Result<Option<String>, Failure> {
    if let Some(value) = said {
        return Ok(Some(value.clone()));
    }
    if let Ok(value) = std::env::var(variable) {
        return Ok(Some(value));
    }
    match std::env::var_os(format!("{variable}_FILE")) {
        Some(file) => Ok(Some(files::read_text(Path::new(&file), texts)?.trim().to_string())),
        None => Ok(None),
    }
}

/// The first word of names on NATS.
fn nats_prefix(texts: &Texts, said: Option<&String>) -> Result<String, Failure> {
    let prefix = setting(texts, said, "TEAHOUSE_NATS_PREFIX")?.unwrap_or_else(|| NATS_PREFIX.to_string());
    if is_nats_prefix(&prefix) {
        return Ok(prefix);
    }
    Err(Failure::Failed(texts.with("error-serve-nats-prefix", &[("why", prefix.into())])))
}

impl StoreArgs {
    fn data(&self, texts: &Texts) -> Result<PathBuf, Failure> {
        if let Some(folder) = &self.data {
            return Ok(folder.clone());
        }
        let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        folder("TEAHOUSE_DATA")
            .or_else(|| Some(folder("XDG_DATA_HOME")?.join("teahouse")))
            .or_else(|| Some(folder("HOME")?.join(".local/share/teahouse")))
            .ok_or_else(|| Failure::Usage(texts.get("error-serve-data")))
    }

    /// The database that was named.
    fn named(&self, texts: &Texts) -> Result<Option<String>, Failure> {
        setting(texts, self.database.as_ref(), "TEAHOUSE_DATABASE")
    }

    /// The database: the one that was named, or the file in the data folder.
    pub fn database(&self, texts: &Texts) -> Result<String, Failure> {
        match self.named(texts)? {
            Some(url) => Ok(url),
            None => Ok(server::Store::file(&self.data(texts)?)),
        }
    }
}

/// The number of engine threads: half of the cores by default.
fn threads(said: Option<u8>) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    said.map_or((cores / 2).max(1), usize::from)
}

/// The message for an error of the server.
pub(super) fn explain(texts: &Texts, error: &Error) -> Failure {
    let why = |key| (key, vec![("why", error.to_string().into())]);
    let (key, args) = match error {
        Error::InUse { file, process } => {
            ("error-serve-in-use", vec![("file", file.clone().into()), ("process", process.clone().into())])
        }
        Error::Newer { found, known } => {
            ("error-serve-newer", vec![("found", (*found).into()), ("known", (*known).into())])
        }
        Error::NewerCopy { found, known } => {
            ("error-admin-newer", vec![("found", (*found).into()), ("known", (*known).into())])
        }
        Error::Bare(place) => ("error-admin-bare", vec![("place", place.clone().into())]),
        Error::NotACopy(line) => ("error-admin-copy", vec![("line", (*line).into())]),
        Error::Line { line, why } => {
            ("error-admin-line", vec![("line", (*line).into()), ("why", why.clone().into())])
        }
        Error::Count { table, told, found } => (
            "error-admin-count",
            vec![("table", table.clone().into()), ("told", (*told).into()), ("found", (*found).into())],
        ),
        Error::Cut => ("error-admin-cut", vec![]),
        Error::NotEmpty => ("error-admin-not-empty", vec![]),
        Error::PublicUrl(_) => why("error-serve-public-url"),
        Error::Folder(_) => why("error-serve-folder"),
        Error::Database(_) | Error::Conflict => why("error-serve-database"),
        Error::Nats(_) => why("error-serve-nats"),
        Error::NatsPrefix(_) => why("error-serve-nats-prefix"),
        Error::Mail(_) => why("error-serve-mail"),
        Error::Listen(..) => why("error-serve-listen"),
        Error::File(_) => why("error-io"),
    };
    Failure::Failed(texts.with(key, &args))
}
