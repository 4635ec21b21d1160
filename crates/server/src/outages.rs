//! Times in which no node lived: no clock runs in them. Every node says each second that it lives; whoever
//! finds that nobody has for a while notes the gap, whatever the reason was: a restart, a database that was
//! away, a machine that stood still.

use crate::args;
use crate::store::{Refused, Store, Write};
use crate::time::Moment;
use sqlx::Row;
use std::sync::RwLock;

/// So often a node says that it lives.
pub const BEAT: i64 = 1_000;
/// A silence longer than this is an outage.
pub const SILENCE: i64 = 3_000;

/// The outages that may still matter to a clock.
#[derive(Debug, Default)]
pub struct Outages(RwLock<Vec<(Moment, Moment)>>);

impl Outages {
    /// Says that a node lives, and learns of outages.
    pub async fn beat(&self, store: &Store, node: &str, now: Moment) -> Result<(), Refused> {
        let write = Write::new()
            .and(
                "INSERT INTO outages (since, until) SELECT last, $1 FROM (SELECT MAX(beat) AS last FROM nodes) AS beats \
                 WHERE last < $2 ON CONFLICT (since) DO NOTHING",
                args![now, now - SILENCE],
            )
            .and(
                "INSERT INTO nodes (id, beat) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = $2",
                args![node, now],
            );
        let changed = store.write(write).await?;
        if changed.first() == Some(&1) {
            tracing::warn!("clocks stood still while nobody served");
        }
        // Nodes that are gone for long say nothing any more; the last one that lived does.
        self.learn(store).await
    }

    async fn learn(&self, store: &Store) -> Result<(), Refused> {
        let rows =
            store.rows("SELECT since, until FROM outages ORDER BY since DESC LIMIT 1000", vec![]).await?;
        let known = rows.iter().rev().map(|row| (row.get(0), row.get(1))).collect();
        *self.0.write().unwrap_or_else(std::sync::PoisonError::into_inner) = known;
        Ok(())
    }

    /// How much of the time from one moment to another nobody lived.
    pub fn between(&self, from: Moment, to: Moment) -> i64 {
        let known = self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Two nodes may have noted the same gap with other ends: what is counted is not counted again.
        let mut counted = from;
        let mut sum = 0;
        for (since, until) in known.iter() {
            let (since, until) = ((*since).max(counted), (*until).min(to));
            if until > since {
                sum += until - since;
                counted = until;
            }
        }
        sum
    }

    #[cfg(test)]
    pub fn of(known: Vec<(Moment, Moment)>) -> Self {
        Self(RwLock::new(known))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_counts_and_only_once() {
        let outages = Outages::of(vec![(100, 200), (150, 250), (400, 500)]);
        assert_eq!(outages.between(0, 1_000), 250);
        assert_eq!(outages.between(120, 450), 180);
        assert_eq!(outages.between(260, 390), 0);
        assert_eq!(outages.between(450, 460), 10);
    }
}
