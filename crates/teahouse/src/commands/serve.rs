//! `teahouse serve`: the online house.

use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::ArgMatches;
use server::config::Config;
use server::time::Time;
use server::{Failed, Running};
use std::net::SocketAddr;
use std::path::PathBuf;

/// Where it listens if nothing is said and nobody else does.
const PORT: u16 = 7474;

/// Serves until it is told to stop.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    log(matches.get_flag("json-log"));
    let config = config(texts, matches)?;
    let runtime = runtime()?;
    runtime.block_on(async {
        let wished = matches.get_one::<SocketAddr>("listen").is_some();
        let running = match server::start(config.clone(), Time::System).await {
            // The usual port may be taken; a free one will do unless one was named.
            Err(Failed::Listen(_)) if !wished => {
                let listen = SocketAddr::new(config.listen.ip(), 0);
                server::start(Config { listen, ..config.clone() }, Time::System).await
            }
            started => started,
        };
        let running = running.map_err(|failed| explain(texts, &failed))?;
        let args = [
            ("address", format!("http://{}", running.address).into()),
            ("data", config.data.display().to_string().into()),
        ];
        writeln!(out, "{}", texts.with("serve-ready", &args))?;
        out.flush()?;
        until_told().await;
        stop(texts, running, out).await
    })
}

/// Thinks for the nodes of a house until it is told to stop.
pub fn worker(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    log(matches.get_flag("json-log"));
    let nats = setting(matches, "nats", "TEAHOUSE_NATS")?;
    let nats = nats.ok_or_else(|| Failure::Usage(texts.get("error-worker-nats")))?;
    let threads = threads(matches);
    let failed = |why: String| Failure::Failed(texts.with("error-serve-nats", &[("why", why.into())]));
    runtime()?.block_on(async {
        writeln!(out, "{}", texts.with("worker-ready", &[("n", threads.into())]))?;
        out.flush()?;
        let stop = server::worker::Stop::new();
        let work = server::worker::serve(&nats, threads, stop.clone());
        tokio::select! {
            ended = work => ended.map_err(failed)?,
            () = until_told() => stop.cancel(),
        }
        Ok(())
    })
}

async fn stop(texts: &Texts, running: Running, out: &mut Out<'_>) -> Result<(), Failure> {
    running.stop().await;
    writeln!(out, "{}", texts.get("serve-stopped"))?;
    Ok(())
}

/// Waits until the person or the system says that it is enough.
async fn until_told() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// What the server has to say goes to standard error; how much of it `RUST_LOG` decides.
fn log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = if json { log.json().try_init() } else { log.with_ansi(false).try_init() };
}

/// The threads of everything that waits.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// A setting from the command line, from the environment, or from the file that the environment names: secrets
/// need not stand where everybody sees them.
pub fn setting(matches: &ArgMatches, name: &str, variable: &str) -> Result<Option<String>, Failure> {
    if let Some(value) = matches.get_one::<String>(name) {
        return Ok(Some(value.clone()));
    }
    if let Ok(value) = std::env::var(variable) {
        return Ok(Some(value));
    }
    match std::env::var_os(format!("{variable}_FILE")) {
        Some(file) => Ok(Some(std::fs::read_to_string(file)?.trim().to_string())),
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
    match setting(matches, "database", "TEAHOUSE_DATABASE")? {
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
        database: setting(matches, "database", "TEAHOUSE_DATABASE")?,
        nats: setting(matches, "nats", "TEAHOUSE_NATS")?,
        public_url: setting(matches, "public-url", "TEAHOUSE_PUBLIC_URL")?,
        proxies: matches.get_one::<u8>("proxies").copied().unwrap_or(0).into(),
        smtp: setting(matches, "smtp", "TEAHOUSE_SMTP")?,
        mail_from: setting(matches, "mail-from", "TEAHOUSE_MAIL_FROM")?.unwrap_or(local.mail_from.clone()),
        workers: threads(matches),
        no_limits: matches.get_flag("no-limits"),
        ..local
    })
}

fn explain(texts: &Texts, failed: &Failed) -> Failure {
    let key = match failed {
        Failed::Data(_) => "error-serve-folder",
        Failed::Database(_) => "error-serve-database",
        Failed::Nats(_) => "error-serve-nats",
        Failed::Mail(_) => "error-serve-mail",
        Failed::Listen(_) => "error-serve-listen",
    };
    Failure::Failed(texts.with(key, &[("why", failed.to_string().into())]))
}
