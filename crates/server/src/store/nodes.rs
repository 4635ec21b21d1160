//! Nodes with their heartbeats, and outages.

use super::{Error, Store, Write};
use crate::time::Moment;

pub async fn count(store: &Store) -> Result<i64, Error> {
    store.vital().count("SELECT COUNT(*) FROM nodes", vec![]).await
}

/// The clock of a PostgreSQL server.
pub async fn calendar(store: &Store) -> Result<Moment, Error> {
    store.vital().count("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)", vec![]).await
}

/// Writes a heartbeat and the announced pause before the next one. The first statement records an outage if
/// no node has written one since a moment, nor announced a pause that still lasts. A heartbeat without pause
/// ends the pauses of all nodes, so that a node that died in its pause hides no outage.
pub fn beat(node: &str, now: Moment, silent_since: Moment, pause: i64) -> Write {
    let write = Write::new()
        .and(
            "INSERT INTO outages (since, until) SELECT last, $1 FROM \
             (SELECT MAX(beat) AS last, MAX(beat + pause) AS told FROM nodes) AS beats \
             WHERE told < $2 ON CONFLICT (since) DO NOTHING",
            args![now, silent_since],
        )
        .and(
            "INSERT INTO nodes (id, beat, pause) VALUES ($1, $2, $3) \
             ON CONFLICT (id) DO UPDATE SET beat = $2, pause = $3",
            args![node, now, pause],
        )
        .vital();
    if pause > 0 {
        return write;
    }
    write.and("UPDATE nodes SET pause = 0 WHERE pause > 0", vec![])
}

/// Records an outage, unless another node was alive after a moment.
pub fn add_outage(since: Moment, until: Moment, node: &str, lived_after: Moment) -> Write {
    Write::new().and(
        "INSERT INTO outages (since, until) SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT) \
         WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id <> $3 AND beat > $4) ON CONFLICT (since) DO NOTHING",
        args![since, until, node, lived_after],
    )
}

/// The last 1000 outages that ended before a moment, in order.
pub async fn outages(store: &Store, before: Moment) -> Result<Vec<(Moment, Moment)>, Error> {
    let sql = "SELECT since, until FROM outages WHERE until <= $1 ORDER BY since DESC LIMIT 1000";
    let mut outages: Vec<(Moment, Moment)> = store.vital().all(sql, args![before]).await?;
    outages.reverse();
    Ok(outages)
}

/// Corrects marks that a clock ahead of time has left (the first five statements), and deletes what is old:
/// marks after `ahead` are wrong, and what was before `old` no longer matters.
pub fn repair(now: Moment, ahead: Moment, old: Moment) -> Write {
    Write::new()
        .and("DELETE FROM nodes WHERE beat > $1", args![ahead])
        .and("DELETE FROM outages WHERE since > $1", args![ahead])
        .and("UPDATE outages SET until = $1 WHERE until > $2", args![now, ahead])
        .and(
            "UPDATE games SET deadline = $1 WHERE status IN ('open', 'playing') AND status = 'playing' \
             AND updated_at > $2 AND deadline IS NOT NULL",
            args![now, ahead],
        )
        .and(
            "UPDATE games SET updated_at = $1 WHERE status IN ('open', 'playing') AND status = 'playing' \
             AND updated_at > $2",
            args![now, ahead],
        )
        .and("DELETE FROM outages WHERE until < $1", args![old])
}

/// Deletes nodes silent since before a moment, except the one with the last heartbeat, however old: the
/// outage begins there.
pub fn forget(silent_since: Moment) -> Write {
    let sql = "DELETE FROM nodes WHERE beat < $1 AND beat < (SELECT MAX(beat) FROM nodes)";
    Write::new().and(sql, args![silent_since])
}

/// Records whether the bus of a node works.
pub fn set_bus(node: &str, works: bool) -> Write {
    Write::new().and("UPDATE nodes SET bus = $2 WHERE id = $1", args![node, works])
}

/// Whether the bus is down on a node that was alive after a moment.
pub async fn is_some_bus_down(store: &Store, since: Moment) -> Result<bool, Error> {
    Ok(store.vital().count("SELECT COUNT(*) FROM nodes WHERE bus = 0 AND beat > $1", args![since]).await? > 0)
}
