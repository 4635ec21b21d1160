//! `lab load --soak`: visitors do everything that people do on a server, in random order, for minutes.
//! Meanwhile it samples memory, descriptors and the sizes of all maps. None may keep growing, and the maps of
//! connections must be empty after everybody has left.

mod traffic;

use super::judge::{Series, Verdict, judge};
use super::player::Target;
use super::{Asked, runtime};
use crate::report::json;
use crate::{Error, line};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use traffic::Counters;

/// The time between two samples of the figures.
const SAMPLE: Duration = Duration::from_secs(3);
/// A shorter run is too short to judge growth, because the server keeps a game in memory for two minutes.
const SHORTEST: Duration = Duration::from_secs(300);
/// Samples before this are ignored, because the server is warming up.
const WARM_UP: Duration = Duration::from_secs(180);
/// How long the server may take to forget everybody: connections only, and including games, which it keeps
/// for two minutes.
const FORGET_CONNECTIONS: Duration = Duration::from_secs(45);
const FORGET_ALL: Duration = Duration::from_secs(200);
/// The tolerated size of a map after everybody has left. The reader of the figures counts, too.
const LEFT: f64 = 8.0;
/// Maps of connections, which are empty soon after everybody has left.
const OF_CONNECTIONS: [&str; 6] =
    ["connections", "connections-networks", "hub-accounts", "hub-connections", "hub-lobby", "listeners"];
/// Figures that need not fall when everybody has left.
const LASTING: [&str; 3] = ["memory", "descriptors", "outages"];

type Figures = BTreeMap<String, f64>;

/// Runs the soak and prints the verdicts.
pub fn run(asked: &Asked, target: Target) -> Result<(), Error> {
    let length = match (asked.minutes, asked.seconds) {
        (None, Some(seconds)) => Duration::from_secs(seconds.into()),
        (minutes, _) => Duration::from_secs(60 * u64::from(minutes.unwrap_or(10))),
    };
    let people = asked.pairs.unwrap_or(40);
    let seed = asked.seed.unwrap_or_else(|| fastrand::u64(..));
    let long = length >= SHORTEST;
    let tally = Arc::new(Counters::default());
    let verdicts = runtime()?.block_on(async {
        read(&target).await?;
        let until = Instant::now() + length;
        let visitors: Vec<_> = (0..people)
            .map(|i| {
                let (target, tally) = (target.clone(), Arc::clone(&tally));
                tokio::spawn(traffic::visit(target, until, seed.wrapping_add(i.into()), tally))
            })
            .collect();
        let series = watch(&target, until, if long { WARM_UP } else { Duration::ZERO }).await;
        for visitor in visitors {
            let _ = visitor.await;
        }
        let after = settle(&target, long).await?;
        Some(verdicts(&series, &after, long))
    });
    let Some(verdicts) = verdicts else {
        return Err(Error::Asked("the server does not show its figures at /metrics".to_string()));
    };
    let grown = verdicts.iter().any(|verdict| verdict.failed);
    let wrong = tally.wrong();
    if asked.json {
        let value = json!({
            "seconds": length.as_secs(), "done": tally.done(), "requests": tally.requests(),
            "limited": tally.limited(), "wrong": wrong, "judged": long, "figures": verdicts,
            "passed": !grown && wrong.is_empty(),
        });
        json(&value)?;
    } else {
        print(&tally, &verdicts, long)?;
        line!(
            "{}",
            match (grown || !wrong.is_empty(), long) {
                (true, _) => "FAIL: something grows, leaks or goes wrong.",
                (false, true) => "Nothing keeps growing.",
                (false, false) => "Nothing leaks. The time was too short to judge growth.",
            }
        );
    }
    if grown || !wrong.is_empty() { Err(Error::Reported) } else { Ok(()) }
}

fn print(tally: &Counters, verdicts: &[Verdict], long: bool) -> Result<(), Error> {
    line!("{} requests, {} of them rate-limited. Done:", tally.requests(), tally.limited());
    for (what, count) in tally.done() {
        line!("  {what}: {count}");
    }
    for (what, count) in tally.wrong() {
        line!("Error: {what} ({count} times)");
    }
    for Verdict { name, first, last, after, failed } in verdicts {
        let value = |value: f64| match name.as_str() {
            "memory" => format!("{:.1} MiB", value / 1_048_576.0),
            _ => format!("{value:.0}"),
        };
        let mut parts = Vec::new();
        if long || after.is_none() {
            parts.push(format!("{} at the start, {} at the end", value(*first), value(*last)));
        }
        parts.extend(after.map(|after| format!("{} after everybody left", value(after))));
        line!("  {}{name}: {}", if *failed { "FAIL " } else { "" }, parts.join(", "));
    }
    Ok(())
}

/// The figures of the server, by name.
async fn read(target: &Target) -> Option<Figures> {
    let answer = target.request(reqwest::Method::GET, "/metrics").send().await.ok()?;
    let figures = parse(&answer.error_for_status().ok()?.text().await.ok()?);
    (figures.contains_key("games")).then_some(figures)
}

/// The figures to watch, from the server's Prometheus metrics.
fn parse(text: &str) -> Figures {
    let figure = |line: &str| {
        let (name, value) = line.rsplit_once(' ')?;
        let name = match name {
            "process_resident_memory_bytes" => "memory",
            "process_open_fds" => "descriptors",
            _ => name.strip_prefix("teahouse_map_entries{map=\"")?.strip_suffix("\"}")?,
        };
        Some((name.to_string(), value.parse().ok()?))
    };
    text.lines().filter_map(figure).collect()
}

/// Samples the figures until the time is over, without those of the warm-up.
async fn watch(target: &Target, until: Instant, warm_up: Duration) -> Vec<Series> {
    let begun = Instant::now();
    let mut all: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    while Instant::now() < until {
        tokio::time::sleep(SAMPLE.min(until.saturating_duration_since(Instant::now()))).await;
        // Skip the sample if the server is too busy to answer.
        let Some(figures) = read(target).await else { continue };
        if begun.elapsed() >= warm_up {
            figures.into_iter().for_each(|(name, value)| all.entry(name).or_default().push(value));
        }
    }
    all.into_iter().map(|(name, values)| Series { name, values }).collect()
}

/// The figures after everybody has left: as soon as they are low enough, or at the latest after the time allowed.
async fn settle(target: &Target, long: bool) -> Option<Figures> {
    let begun = Instant::now();
    let patience = if long { FORGET_ALL } else { FORGET_CONNECTIONS };
    loop {
        let figures = read(target).await;
        let little =
            |figures: &Figures| figures.iter().all(|(name, value)| !has_to_go(name, long) || *value <= LEFT);
        if figures.as_ref().is_some_and(little) || begun.elapsed() > patience {
            return figures;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Whether a map must be empty after everybody has left.
fn has_to_go(name: &str, long: bool) -> bool {
    OF_CONNECTIONS.contains(&name) || (long && !LASTING.contains(&name))
}

fn verdicts(series: &[Series], after: &Figures, long: bool) -> Vec<Verdict> {
    let judged = series.iter().map(|series| {
        let left = after.get(&series.name).map(|left| {
            let most = if has_to_go(&series.name, long) { LEFT } else { f64::INFINITY };
            (*left, most)
        });
        let short = Series { name: series.name.clone(), values: Vec::new() };
        judge(if long { series } else { &short }, left)
    });
    judged.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_and_what_stays_is_found() {
        let text = "# TYPE teahouse_map_entries gauge\nteahouse_map_entries{map=\"games\"} 12\n\
                    teahouse_map_entries{map=\"listeners\"} 20\nprocess_open_fds 31\n\
                    process_resident_memory_bytes 104857600\nteahouse_requests_total{route=\"x\"} 9\n";
        let figures = parse(text);
        assert_eq!(figures.len(), 4);
        assert_eq!((figures["games"], figures["memory"]), (12.0, 104_857_600.0));
        let series: Vec<Series> =
            figures.keys().map(|name| Series { name: name.clone(), values: vec![1.0; 8] }).collect();
        let failed = |long| {
            let verdicts = verdicts(&series, &figures, long);
            verdicts
                .into_iter()
                .filter(|verdict| verdict.failed)
                .map(|verdict| verdict.name)
                .collect::<Vec<_>>()
        };
        assert_eq!(failed(true), ["games", "listeners"]);
        assert_eq!(failed(false), ["listeners"]);
    }
}
