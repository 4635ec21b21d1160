//! `teahouse load`: plays on a server as many clients would, and measures how it bears it. Only for a server of
//! one's own, started with `--no-limits`.

mod fill;
mod judge;
mod player;
mod requests;
mod soak;

use super::serve::runtime;
use crate::commands::{Out, decimal, json};
use crate::failure::Failure;
use crate::texts::Texts;
use clap::{Args, value_parser};
use player::{Plan, Target};
use serde_json::json;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What happened, counted by all players together.
#[derive(Default)]
pub struct Counts {
    /// How long each turn took from sending to the acknowledgement, in microseconds.
    waits: Mutex<Vec<u32>>,
    /// Turns of computers.
    answers: AtomicU64,
    games: AtomicU64,
    /// Connections that were lost and opened again.
    reconnects: AtomicU64,
    /// Turns that were acknowledged and gone later, or refused though they were right.
    wrong: AtomicU64,
    /// Where acknowledged turns are noted, to be checked later.
    acknowledged: Option<Mutex<std::fs::File>>,
}

impl Counts {
    /// A turn was acknowledged.
    fn turn(&self, (game, number, idempotency_key): (&str, i64, &str), wait: Duration) {
        if let Some(file) = &self.acknowledged {
            let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let _ = writeln!(file, "{game} {number} {idempotency_key}");
        }
        let waits = &mut self.waits.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        waits.push(wait.as_micros().min(u128::from(u32::MAX)) as u32);
    }
}

/// The arguments of `teahouse load`.
#[derive(Args)]
#[command(after_help = "\
teahouse load http://127.0.0.1:7474
teahouse load http://127.0.0.1:7474 --sockets 10000
teahouse load http://127.0.0.1:7474 --soak --minutes 10
teahouse load --fill big --games 100000
teahouse load http://127.0.0.1:7474 --requests --player player0")]
pub struct Load {
    #[arg(value_name = "url", required_unless_present = "fill", conflicts_with = "fill")]
    server: Option<String>,
    #[arg(long, value_name = "n", value_parser = value_parser!(u32).range(..=1_000))]
    pairs: Option<u32>,
    #[arg(long, value_name = "n", default_value_t = 0, value_parser = value_parser!(u32).range(..=20_000))]
    sockets: u32,
    #[arg(long, value_name = "n", default_value_t = 0, value_parser = value_parser!(u32).range(..=200))]
    bots: u32,
    #[arg(long, value_name = "n", default_value_t = 0, value_parser = value_parser!(u32).range(..=100_000))]
    rate: u32,
    #[arg(long, value_name = "n", value_parser = value_parser!(u32).range(..=86_400))]
    seconds: Option<u32>,
    #[arg(long)]
    soak: bool,
    #[arg(long, value_name = "n", value_parser = value_parser!(u32).range(..=1_440))]
    minutes: Option<u32>,
    #[arg(long, value_name = "n")]
    seed: Option<u64>,
    #[arg(long, value_name = "file")]
    acknowledged: Option<PathBuf>,
    #[arg(long, value_name = "n")]
    pid: Option<u32>,
    #[arg(long, value_name = "folder")]
    fill: Option<PathBuf>,
    #[arg(id = "fill-accounts", long = "accounts", value_name = "n", requires = "fill",
          value_parser = value_parser!(u32).range(10..=10_000_000))]
    fill_accounts: Option<u32>,
    #[arg(id = "fill-games", long = "games", value_name = "n", requires = "fill",
          value_parser = value_parser!(u32).range(..=100_000_000))]
    fill_games: Option<u32>,
    #[arg(long)]
    requests: bool,
    #[arg(id = "of-player", long = "player", value_name = "name", requires = "requests")]
    of_player: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Load {
    /// Plays and prints the figures.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        if let Some(folder) = &self.fill {
            return fill::run(texts, self, folder, out);
        }
        let target = self.server.as_deref().and_then(Target::of);
        let target = target.ok_or_else(|| Failure::Usage(texts.get("error-load-server")))?;
        if self.requests {
            return requests::run(texts, self, target, out);
        }
        // Thousands of connections need as many descriptors on this side, too.
        #[cfg(unix)]
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        if self.soak {
            return soak::run(texts, self, target, out);
        }
        let file = self.acknowledged.as_ref();
        let file = file.map(|path| std::fs::OpenOptions::new().create(true).append(true).open(path));
        let counts =
            Arc::new(Counts { acknowledged: file.transpose()?.map(Mutex::new), ..Counts::default() });
        let (figures, held, each) = runtime()?.block_on(self.play(&target, &counts));
        if self.json {
            let value = json!({
                "turns": figures.turns, "turns_per_second": figures.per_second, "p50_ms": figures.p50,
                "p99_ms": figures.p99, "longest_ms": figures.longest, "games": counts.games.load(Relaxed),
                "reconnects": counts.reconnects.load(Relaxed), "wrong": counts.wrong.load(Relaxed),
                "answers": counts.answers.load(Relaxed), "sockets": held, "kib_per_socket": each,
            });
            json(out, &value)?;
        } else {
            let args = [
                ("turns", figures.turns.into()),
                ("rate", (figures.per_second.round() as u64).into()),
                ("p50", decimal(figures.p50, 2)),
                ("p99", decimal(figures.p99, 2)),
                ("longest", decimal(figures.longest, 2)),
                ("games", counts.games.load(Relaxed).into()),
                ("answers", counts.answers.load(Relaxed).into()),
                ("reconnects", counts.reconnects.load(Relaxed).into()),
                ("wrong", counts.wrong.load(Relaxed).into()),
            ];
            writeln!(out, "{}", texts.with("load-turns", &args))?;
            if let Some(each) = each {
                let args = [("n", held.into()), ("kib", decimal(each, 2))];
                writeln!(out, "{}", texts.with("load-sockets", &args))?;
            } else if self.sockets > 0 {
                writeln!(out, "{}", texts.with("load-sockets-open", &[("n", held.into())]))?;
            }
        }
        if counts.wrong.load(Relaxed) > 0 || held < self.sockets as usize {
            return Err(Failure::Reported);
        }
        Ok(())
    }

    /// Opens the silent connections and plays, until the time is over or somebody interrupts. Gives the figures, the
    /// connections held and the KiB that each took.
    async fn play(&self, target: &Target, counts: &Arc<Counts>) -> (Figures, usize, Option<f64>) {
        let (pairs, seed) = (self.pairs.unwrap_or(100), self.seed.unwrap_or_else(|| fastrand::u64(..)));
        let memory = || self.pid.and_then(resident);
        let before = memory();
        let idle = player::open_idle(target, self.sockets).await;
        let held = idle.len();
        // What a connection costs when it has been silent for a while.
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

/// What a process holds in memory, in KiB.
fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
