//! `lab load`: a load test that plays on a server like many clients. Use it only on your own server, started
//! with `--no-limits`.

mod arena;
mod days;
mod fill;
mod judge;
mod own;
mod player;
mod requests;
mod soak;

use crate::report::json;
use crate::{Error, line};
use clap::{Args, value_parser};
use own::Own;
use player::{Plan, Target};
use serde_json::json;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Counters shared by all players.
#[derive(Default)]
pub struct Counts {
    /// The time from sending each turn to its acknowledgement, in microseconds.
    waits: Mutex<Vec<u32>>,
    /// Turns made by the server's computer players.
    answers: AtomicU64,
    games: AtomicU64,
    /// How often a lost connection was opened again.
    reconnects: AtomicU64,
    /// Legal turns that the server refused.
    wrong: AtomicU64,
    /// How often visitors asked for the lobby.
    asked: AtomicU64,
    /// A file of acknowledged turns, for a later check.
    acknowledged: Option<Mutex<std::fs::File>>,
}

impl Counts {
    /// Records an acknowledged turn.
    fn turn(&self, (game, number, idempotency_key): (&str, i64, &str), wait: Duration) {
        if let Some(file) = &self.acknowledged {
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            use std::io::Write as _;
            let _ = writeln!(file, "{game} {number} {idempotency_key}");
        }
        let waits = &mut self.waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        waits.push(wait.as_micros().min(u128::from(u32::MAX)) as u32);
    }
}

/// The arguments of `lab load`.
#[derive(Args)]
#[command(after_help = "\
lab load http://127.0.0.1:7474
lab load http://127.0.0.1:7474 --sockets 10000
lab load http://127.0.0.1:7474 --soak --minutes 10
lab load --start --arena 1000 --seconds 60
lab load --start --days 100000 --seconds 600
lab load --fill big --games 100000
lab load http://127.0.0.1:7474 --requests --player player0")]
pub struct Asked {
    /// The server, as `http://HOST:PORT`
    #[arg(required_unless_present_any = ["fill", "start"], conflicts_with_all = ["fill", "start"])]
    server: Option<String>,
    /// Start the `teahouse` beside this program on the first core, with a new database, and play on the other cores
    #[arg(long, conflicts_with = "fill")]
    start: bool,
    /// How many pairs play each other (default 100); with `--soak` the number of visitors (default 40)
    #[arg(long, value_parser = value_parser!(u32).range(..=1_000))]
    pairs: Option<u32>,
    /// How many idle connections to open
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(..=20_000))]
    sockets: u32,
    /// How many visitors without an account ask for the lobby all the time
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(..=1_000))]
    askers: u32,
    /// How many people play against computers
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(..=200))]
    bots: u32,
    /// Turns per second of all pairs together; 0 for as many as possible
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u32).range(..=100_000))]
    rate: u32,
    /// How long to play (default 10; with `--arena` and `--days` 60)
    #[arg(long, value_parser = value_parser!(u32).range(..=86_400))]
    seconds: Option<u32>,
    /// Hold an arena with this many players instead; `--rate` is the turns per second of all players together
    #[arg(long, conflicts_with_all = ["fill", "soak", "requests"], value_parser = value_parser!(u32).range(2..=10_000))]
    arena: Option<u32>,
    /// Create this many games by days instead and play in them, `--rate` turns per second (default 167), half
    /// of them with webhooks
    #[arg(long, conflicts_with_all = ["fill", "soak", "requests", "arena"],
          value_parser = value_parser!(u32).range(100..=1_000_000))]
    days: Option<u32>,
    /// Do everything that people do, in random order, and look for figures that keep growing
    #[arg(long)]
    soak: bool,
    /// How long a soak takes (default 10)
    #[arg(long, value_parser = value_parser!(u32).range(..=1_440))]
    minutes: Option<u32>,
    /// The seed of the random turns
    #[arg(long)]
    seed: Option<u64>,
    /// A file to add acknowledged turns to, for a later check
    #[arg(long)]
    acknowledged: Option<PathBuf>,
    /// The process ID of the server, to read its memory
    #[arg(long)]
    pid: Option<u32>,
    /// Create a large database in this folder instead
    #[arg(long)]
    fill: Option<PathBuf>,
    /// How many accounts the database gets (default 100,000)
    #[arg(id = "fill-accounts", long = "accounts", requires = "fill",
          value_parser = value_parser!(u32).range(10..=10_000_000))]
    fill_accounts: Option<u32>,
    /// How many games the database gets (default 1,000,000)
    #[arg(id = "fill-games", long = "games", requires = "fill",
          value_parser = value_parser!(u32).range(..=100_000_000))]
    fill_games: Option<u32>,
    /// Send each kind of request many times instead, one after the other
    #[arg(long)]
    requests: bool,
    /// The player whose profile and games are requested
    #[arg(id = "of-player", long = "player", requires = "requests")]
    of_player: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays and prints the figures.
pub fn run(asked: &Asked) -> Result<(), Error> {
    if let Some(folder) = &asked.fill {
        return fill::run(asked, folder);
    }
    let own = asked.start.then(Own::start).transpose()?;
    let url = own.as_ref().map(|own| own.url.as_str()).or(asked.server.as_deref());
    let target = url.and_then(Target::of);
    let target = target.ok_or_else(|| Error::Asked("give the server as http://HOST:PORT".to_string()))?;
    if asked.requests {
        return requests::run(asked, target);
    }
    // The client needs a descriptor for each connection, too.
    #[cfg(unix)]
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    if asked.soak {
        return soak::run(asked, target);
    }
    if let Some(players) = asked.arena {
        return arena::run(asked, target, players, asked.pid.or(own.as_ref().map(Own::pid)));
    }
    if let Some(games) = asked.days {
        return days::run(asked, target, games, asked.pid.or(own.as_ref().map(Own::pid)));
    }
    let file = asked.acknowledged.as_ref();
    let file = file.map(|path| std::fs::OpenOptions::new().create(true).append(true).open(path));
    let counts = Arc::new(Counts { acknowledged: file.transpose()?.map(Mutex::new), ..Counts::default() });
    let pid = asked.pid.or(own.as_ref().map(Own::pid));
    let before = pid.and_then(resident);
    let (figures, held, each) = runtime()?.block_on(asked.play(&target, &counts, pid));
    let grown = before.zip(pid.and_then(resident)).map(|(before, after)| after.saturating_sub(before) >> 10);
    let Figures { turns, per_second, p50, p99, longest } = figures;
    let count = |counter: &AtomicU64| counter.load(Relaxed);
    let (games, answers) = (count(&counts.games), count(&counts.answers));
    let (reconnects, wrong) = (count(&counts.reconnects), count(&counts.wrong));
    if asked.json {
        json(&json!({
            "turns": turns, "turns_per_second": per_second, "p50_ms": p50, "p99_ms": p99, "longest_ms": longest,
            "games": games, "reconnects": reconnects, "wrong": wrong, "answers": answers, "sockets": held,
            "lobby_requests": count(&counts.asked),
            "kib_per_socket": each,
        }))?;
    } else {
        line!("{turns} turns acknowledged in {games} games, {per_second:.0} per second");
        line!("median {p50:.2} ms, 99th percentile {p99:.2} ms, longest {longest:.2} ms");
        line!("{answers} turns of computers, {reconnects} reconnections, {wrong} errors");
        if asked.askers > 0 {
            line!("{} visitors asked for the lobby {} times", asked.askers, count(&counts.asked));
        }
        if let (Some(before), Some(grown)) = (before, grown) {
            line!("memory of the server: {} MiB at the start, {grown} MiB more at the end", before >> 10);
        }
        match each {
            Some(each) => line!("{held} idle connections, {each:.2} KiB each"),
            None if asked.sockets > 0 => line!("{held} idle connections"),
            None => {}
        }
    }
    if wrong > 0 || held < asked.sockets as usize { Err(Error::Reported) } else { Ok(()) }
}

fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

impl Asked {
    /// Opens the idle connections and plays, until the time is over or Ctrl+C. Returns the figures, the
    /// number of open idle connections, and the server's memory for each in KiB.
    async fn play(
        &self,
        target: &Target,
        counts: &Arc<Counts>,
        pid: Option<u32>,
    ) -> (Figures, usize, Option<f64>) {
        let (pairs, seed) = (self.pairs.unwrap_or(100), self.seed.unwrap_or_else(|| fastrand::u64(..)));
        let memory = || pid.and_then(resident);
        let before = memory();
        let idle = player::open_idle(target, self.sockets).await;
        let held = idle.len();
        // Measure idle connections only after they have been silent for a while.
        tokio::time::sleep(Duration::from_secs(u64::from(self.sockets > 0) * 3)).await;
        let each = match (before, memory()) {
            (Some(before), Some(after)) if held > 0 => {
                Some(after.saturating_sub(before) as f64 / held as f64)
            }
            _ => None,
        };
        let mut tasks = Vec::new();
        let begun = Instant::now();
        let until = begun + Duration::from_secs(self.seconds.unwrap_or(10).into());
        let pause = if self.rate == 0 { Duration::ZERO } else { Duration::from_secs(1) * pairs / self.rate };
        for i in 0..pairs + self.bots {
            let plan = Plan { until, pause, bot: i >= pairs, seed: seed.wrapping_add(i.into()) };
            tasks.push(tokio::spawn(player::play(target.clone(), plan, Arc::clone(counts))));
        }
        for _ in 0..self.askers {
            tokio::spawn(player::ask(target.clone(), until, Arc::clone(counts)));
        }
        let mut stopped = std::pin::pin!(tokio::signal::ctrl_c());
        for mut task in tasks {
            tokio::select! {
                _ = &mut task => {}
                _ = &mut stopped => break,
            }
        }
        let took = begun.elapsed();
        drop(idle);
        (Figures::of(counts, took), held, each)
    }
}

struct Figures {
    turns: usize,
    per_second: f64,
    p50: f64,
    p99: f64,
    longest: f64,
}

impl Figures {
    fn of(counts: &Counts, took: Duration) -> Self {
        let mut waits = counts.waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        waits.sort_unstable();
        let at = |share: f64| {
            let place = (waits.len() as f64 * share) as usize;
            waits.get(place.min(waits.len().saturating_sub(1))).map_or(0.0, |wait| f64::from(*wait) / 1_000.0)
        };
        Self {
            turns: waits.len(),
            per_second: waits.len() as f64 / took.as_secs_f64(),
            p50: at(0.5),
            p99: at(0.99),
            longest: at(1.0),
        }
    }
}

/// The resident memory of a process, in KiB.
fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
