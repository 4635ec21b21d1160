//! `teahouse serve`: the online house.

use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::ArgMatches;
use server::config::{Config, Edge};
use server::time::Time;
use server::{Failed, log};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Where it listens if nothing is said and nobody else does.
const PORT: u16 = 7474;

/// Serves until it is told to stop.
pub fn run(texts: &Texts, matches: &ArgMatches) -> Result<(), Failure> {
    let _ending = log::open(matches.get_flag("json-log"));
    let config = config(texts, matches)?;
    let runtime = runtime()?;
    runtime.block_on(async {
        // Listened for before anybody can connect, so that no stop is missed.
        let mut told = std::pin::pin!(until_told());
        let wished = matches.get_one::<SocketAddr>("listen").is_some();
        let start = async {
            match server::start(config.clone(), Time::System).await {
                // The usual port may be taken; a free one will do unless one was named.
                Err(Failed::Listen(..)) if !wished => {
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
        // A house is open whether or not somebody reads that it is.
        log::say(&texts.with("serve-ready", &args));
        tokio::select! {
            () = told => {}
            // Whoever looks after the process starts it again.
            () = running.ended() => return Err(Failure::Failed(texts.get("error-serve-ended"))),
        }
        running.stop().await;
        log::say(&texts.get("serve-stopped"));
        Ok(())
    })
}

/// Thinks for the nodes of a house until it is told to stop.
pub fn worker(texts: &Texts, matches: &ArgMatches) -> Result<(), Failure> {
    let _ending = log::open(matches.get_flag("json-log"));
    let nats = setting(texts, matches, "nats", "TEAHOUSE_NATS")?;
    let nats = nats.ok_or_else(|| Failure::Usage(texts.get("error-worker-nats")))?;
    let threads = threads(matches);
    let failed = |why: String| Failure::Failed(texts.with("error-serve-nats", &[("why", why.into())]));
    runtime()?.block_on(async {
        log::say(&texts.with("worker-ready", &[("n", threads.into())]));
        let stop = server::worker::Stop::new();
        let work = server::worker::serve(&nats, threads, stop.clone());
        tokio::select! {
            ended = work => ended.map_err(failed)?,
            () = until_told() => stop.cancel(),
        }
        Ok(())
    })
}

/// Waits until the person or the system says that it is enough.
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

/// The threads of everything that waits.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// A setting from the command line, from the environment, or from the file that the environment names: secrets
/// need not stand where everybody sees them.
pub fn setting(
    texts: &Texts,
    matches: &ArgMatches,
    name: &str,
    variable: &str,
) -> Result<Option<String>, Failure> {
    if let Some(value) = matches.get_one::<String>(name) {
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

/// Where the files of the house are.
pub fn data(texts: &Texts, matches: &ArgMatches) -> Result<PathBuf, Failure> {
    if let Some(folder) = matches.get_one::<PathBuf>("data") {
        return Ok(folder.clone());
    }
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("TEAHOUSE_DATA")
        .or_else(|| Some(folder("XDG_DATA_HOME")?.join("teahouse")))
        .or_else(|| Some(folder("HOME")?.join(".local/share/teahouse")))
        .ok_or_else(|| Failure::Usage(texts.get("error-serve-data")))
}

/// The database of a house: the one that was named, or the file among its others.
pub fn database(texts: &Texts, matches: &ArgMatches) -> Result<String, Failure> {
    match setting(texts, matches, "database", "TEAHOUSE_DATABASE")? {
        Some(url) => Ok(url),
        None => Ok(server::Store::file(&data(texts, matches)?)),
    }
}

/// How many engine threads are wanted: half of the processors if nothing is said.
fn threads(matches: &ArgMatches) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    matches.get_one::<u8>("workers").copied().map_or((cores / 2).max(1), usize::from)
}

fn config(texts: &Texts, matches: &ArgMatches) -> Result<Config, Failure> {
    let local = Config::local(data(texts, matches)?);
    Ok(Config {
        listen: matches
            .get_one::<SocketAddr>("listen")
            .copied()
            .unwrap_or_else(|| SocketAddr::new(local.listen.ip(), PORT)),
        database: setting(texts, matches, "database", "TEAHOUSE_DATABASE")?,
        nats: setting(texts, matches, "nats", "TEAHOUSE_NATS")?,
        public_url: setting(texts, matches, "public-url", "TEAHOUSE_PUBLIC_URL")?,
        proxies: matches.get_one::<u8>("proxies").copied().unwrap_or(0).into(),
        smtp: setting(texts, matches, "smtp", "TEAHOUSE_SMTP")?,
        mail_from: setting(texts, matches, "mail-from", "TEAHOUSE_MAIL_FROM")?
            .unwrap_or(local.mail_from.clone()),
        workers: threads(matches),
        no_limits: matches.get_flag("no-limits"),
        edge: Edge {
            per_address: matches
                .get_one::<u32>("per-address")
                .map_or(local.edge.per_address, |most| *most as usize),
            ..local.edge.clone()
        },
        ..local
    })
}

fn explain(texts: &Texts, failed: &Failed) -> Failure {
    let key = match failed {
        Failed::InUse { file, process } => {
            let args = [("file", file.clone().into()), ("process", process.clone().into())];
            return Failure::Failed(texts.with("error-serve-in-use", &args));
        }
        Failed::PublicUrl(_) => "error-serve-public-url",
        Failed::Data(_) => "error-serve-folder",
        Failed::Database(_) => "error-serve-database",
        Failed::Nats(_) => "error-serve-nats",
        Failed::Mail(_) => "error-serve-mail",
        Failed::Listen(..) => "error-serve-listen",
    };
    Failure::Failed(texts.with(key, &[("why", failed.to_string().into())]))
}
