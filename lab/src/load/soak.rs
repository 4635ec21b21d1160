//! `lab load --soak`: everything that people do on a server, mixed, for minutes. Meanwhile memory,
//! descriptors and the sizes of all maps are watched: none may keep growing, and what belongs to connections has
//! to be gone when everybody has left.

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

/// How often the figures are read.
const SAMPLE: Duration = Duration::from_secs(3);
/// A shorter run says nothing about growth: the server keeps a game in memory for two minutes.
const SHORTEST: Duration = Duration::from_secs(300);
/// Growth before this is the server warming up.
const WARM_UP: Duration = Duration::from_secs(180);
/// How long the server may take to forget everybody: connections, and with games what is kept for two minutes.
const FORGET_CONNECTIONS: Duration = Duration::from_secs(45);
const FORGET_ALL: Duration = Duration::from_secs(200);
/// What may be left of a map when everybody has gone: the reader of the figures itself, and some luck.
const LEFT: f64 = 8.0;
/// Maps of connections, which are empty as soon as everybody has gone.
const OF_CONNECTIONS: [&str; 6] =
    ["connections", "connections-networks", "hub-accounts", "hub-connections", "hub-lobby", "listeners"];
/// What does not depend on who is there.
const LASTING: [&str; 3] = ["memory", "descriptors", "outages"];

type Figures = BTreeMap<String, f64>;

/// Runs it and prints what came of it.
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

/// Those figures that are watched, from the text that the server has for Prometheus.
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

/// Reads the figures again and again; those of the warm-up are left out.
async fn watch(target: &Target, until: Instant, warm_up: Duration) -> Vec<Series> {
    let begun = Instant::now();
    let mut all: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    while Instant::now() < until {
        tokio::time::sleep(SAMPLE.min(until.saturating_duration_since(Instant::now()))).await;
        // A server that is too busy to answer is asked again.
        let Some(figures) = read(target).await else { continue };
        if begun.elapsed() >= warm_up {
            figures.into_iter().for_each(|(name, value)| all.entry(name).or_default().push(value));
        }
    }
    all.into_iter().map(|(name, values)| Series { name, values }).collect()
}

/// What is left when everybody has gone, as soon as it is little enough, or when the patience is at its end.
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

/// Whether a map has to be empty when everybody has gone.
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
