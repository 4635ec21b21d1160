//! The log of a tournament for clients.

use super::Tournaments;
use super::fact::Fact;
use super::places::points;
use super::view::Names;
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::tournaments::{self as kept, FactRow};
use pairing::Outcome;
use protocol::tournaments::{Happening, TournamentEntry, TournamentLine};
use std::sync::Arc;

/// The most entries in one line of a stream.
const TOLD: i64 = 100;

impl Tournaments {
    /// Entries of the log after a number, at most 200.
    pub async fn log(&self, id: &str, after: i64) -> Answer<Vec<TournamentEntry>> {
        self.state(id).await?;
        let rows = kept::some_facts(&self.store, id, after).await?;
        self.entries(rows).await
    }

    /// The entries since a number, with the number of the last one; `None` if there are none.
    pub async fn news(
        &self,
        id: &str,
        after: i64,
        who: Option<&Identity>,
    ) -> Answer<Option<(i64, TournamentLine)>> {
        let state = self.state(id).await?;
        if state.version <= after {
            return Ok(None);
        }
        let recent = self.recent(id, state.version).await?;
        // The log may have grown since the state was read; those entries belong to the next line.
        let new = recent.iter().filter(|entry| entry.number > after && entry.number <= state.version);
        let number = who.and_then(|who| state.numbers.get(who.id()).copied());
        let line = TournamentLine::Entries {
            entries: new.cloned().collect(),
            version: state.version,
            status: state.status,
            next_at: state.next_at(),
            game: number.and_then(|number| Some(state.game_id(state.table_of(number)?))),
        };
        Ok(Some((state.version, line)))
    }

    /// The last entries up to a version, or a later one. They are read once for all listeners.
    async fn recent(&self, id: &str, version: i64) -> Answer<Arc<Vec<TournamentEntry>>> {
        let loaded = self.entry(id);
        let mut told = loaded.told.lock().await;
        if told.0 < version {
            let rows = kept::some_facts(&self.store, id, told.0.max(version - TOLD)).await?;
            let new = self.entries(rows).await?;
            let mut entries = Arc::unwrap_or_clone(std::mem::take(&mut told.1));
            let last = new.last().map_or(told.0, |entry| entry.number);
            entries.retain(|entry| entry.number > last - 2 * TOLD);
            entries.extend(new);
            *told = (last, Arc::new(entries));
        }
        Ok(Arc::clone(&told.1))
    }

    /// Entries of a log for clients.
    async fn entries(&self, rows: Vec<FactRow>) -> Answer<Vec<TournamentEntry>> {
        let mut facts = Vec::new();
        for row in rows {
            let fact: Fact = serde_json::from_str(&row.body).map_err(|_| Fail::internal())?;
            facts.push((row, fact));
        }
        let named = |(row, fact): &(FactRow, Fact)| {
            let account = match fact {
                Fact::Joined { account, .. }
                | Fact::Returned { account, .. }
                | Fact::Left { account, .. }
                | Fact::CheckedIn { account, .. }
                | Fact::Bye { account, .. }
                | Fact::Removed { account, .. } => account.clone(),
                Fact::Invited { account } | Fact::Helper { account, .. } | Fact::Replaced { account, .. } => {
                    Some(account.clone())
                }
                _ => None,
            };
            [row.account.clone(), account]
        };
        let names = self.names(facts.iter().flat_map(named).flatten().collect()).await?;
        let entry = |(row, fact): (FactRow, Fact)| TournamentEntry {
            number: row.number,
            at: row.at,
            by: row.account.and_then(|account| names.get(&account).cloned()),
            what: happening(fact, &names),
        };
        Ok(facts.into_iter().map(entry).collect())
    }
}

/// An entry for clients.
fn happening(fact: Fact, names: &Names) -> Happening {
    let name = |account: &String| names.get(account).map(|person| person.name.clone());
    let maybe = |account: &Option<String>| account.as_ref().and_then(name);
    let shown = |outcome: &Outcome| outcome.points().iter().copied().map(points).collect::<Vec<f64>>();
    let forfeited = |outcome: &Outcome| matches!(outcome, Outcome::Forfeited(_));
    let one = |at: usize| at as u32 + 1;
    match fact {
        Fact::Made => Happening::Made,
        Fact::Joined { account, level, .. } => Happening::Joined { name: maybe(&account), level },
        Fact::Returned { account, .. } => Happening::Joined { name: maybe(&account), level: None },
        Fact::Left { number, account } => Happening::Left { number, name: maybe(&account) },
        Fact::CheckedIn { number, account } => Happening::CheckedIn { number, name: maybe(&account) },
        Fact::Bye { number, account, round } => {
            Happening::Bye { number, name: maybe(&account), round: one(round) }
        }
        Fact::Started { .. } => Happening::Started,
        Fact::Paired { number, round } => {
            Happening::Paired { round: one(number), tables: round.tables.len() as u32 }
        }
        Fact::Again { round, table } => Happening::Again { round: one(round), table: one(table) },
        Fact::Ended { round, table, outcome } => Happening::Ended {
            round: one(round),
            table: one(table),
            points: shown(&outcome),
            forfeited: forfeited(&outcome),
        },
        Fact::Result { round, table, outcome, reason } => Happening::Result {
            round: one(round),
            table: one(table),
            points: shown(&outcome),
            forfeited: forfeited(&outcome),
            reason,
        },
        Fact::Paused => Happening::Paused,
        Fact::Resumed => Happening::Resumed,
        Fact::Announced { text } => Happening::Announced { text },
        Fact::Invited { account } => Happening::Invited { name: name(&account) },
        Fact::Helper { account, helps } => Happening::Helper { name: name(&account), helps },
        Fact::Removed { number, account, reason } => {
            Happening::Removed { number, name: maybe(&account), reason }
        }
        Fact::Replaced { number, account, reason, .. } => {
            Happening::Replaced { number, name: name(&account), reason }
        }
        Fact::PairedAgain { round, reason } => Happening::PairedAgain { round: one(round), reason },
        Fact::Extended { until, reason } => Happening::Extended { until, reason },
        Fact::Over => Happening::Over,
        Fact::Cancelled { reason } => Happening::Cancelled { reason },
    }
}
