//! Metrics of the sizes of everything kept in memory. None may grow without bound: `lab load --soak` checks
//! this. Add every new map here.

use crate::app::App;

/// All maps with their sizes.
fn sizes(app: &App) -> Vec<(&'static str, usize)> {
    let [games, listeners] = app.games.actors.sizes();
    let [connections, accounts, lobby] = app.hub.sizes();
    let [requests, sockets, prices, underway] = app.limits.sizes();
    let [open, networks] = app.connections.sizes();
    let [jobs, jobs_sent] = app.jobs.sizes();
    let [days, standings] = app.puzzles.sizes();
    vec![
        ("games", games),
        ("listeners", listeners),
        ("hub-connections", connections),
        ("hub-accounts", accounts),
        ("hub-lobby", lobby),
        ("limits-requests", requests),
        ("limits-sockets", sockets),
        ("limits-prices", prices),
        ("limits-underway", underway),
        ("connections", open),
        ("connections-networks", networks),
        ("jobs", jobs),
        ("jobs-sent", jobs_sent),
        ("presence", app.presence.size()),
        ("tournaments", app.tournaments.size()),
        ("outages", app.outages.size()),
        ("puzzle-days", days),
        ("puzzle-standings", standings),
    ]
}

/// Updates the metrics: the maps, and the memory and descriptors of the process under Prometheus' usual
/// names.
pub fn measure(app: &App) {
    for (map, size) in sizes(app) {
        metrics::gauge!("teahouse_map_entries", "map" => map).set(size as f64);
    }
    if let Some(kib) = resident() {
        metrics::gauge!("process_resident_memory_bytes").set(kib * 1_024.0);
    }
    // Reading the folder opens one descriptor itself.
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        metrics::gauge!("process_open_fds").set(open.count().saturating_sub(1) as f64);
    }
}

/// The resident memory in KiB, if the system reports it.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
