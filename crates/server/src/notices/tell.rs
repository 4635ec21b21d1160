//! Stores notices and queues their deliveries: each notice once, in one transaction with its deliveries.
//! Notices that no longer wait are withdrawn.

use super::Notices;
use super::find::{Found, Standing, standing};
use super::settings::{digest_after, loud_after, of_all, switch};
use crate::error::Error;
use crate::fail::Answer;
use crate::store::Write;
use crate::store::deliveries::{self, Target, Way};
use crate::store::notices::{self as kept, Kept};
use crate::time::Moment;
use axum::http::StatusCode;
use futures_util::StreamExt;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Games looked at, and notices written, concurrently.
const AT_ONCE: usize = 32;

/// A notice not stored yet, with the version of the game that it was found in.
type New = (Found, Option<i64>);

/// The settings and targets of some accounts.
struct Ways {
    settings: HashMap<String, Kept>,
    devices: HashMap<String, Vec<Target>>,
    webhooks: HashMap<String, Vec<Target>>,
}

impl Notices {
    /// Creates and withdraws the notices of games. Returns the games that could not be read.
    pub(super) async fn look_at(&self, ids: &[String]) -> Answer<Vec<String>> {
        let mut looks = Vec::with_capacity(ids.len());
        for id in ids {
            looks.push(async move { (id, self.games.look(id, standing).await) });
        }
        let seen: Vec<_> = futures_util::stream::iter(looks).buffer_unordered(AT_ONCE).collect().await;
        let (mut stands, mut failed): (HashMap<String, Standing>, Vec<String>) = Default::default();
        for (id, look) in seen {
            match look {
                Ok(standing) => drop(stands.insert(id.clone(), standing)),
                Err(fail) if fail.code == StatusCode::NOT_FOUND => {}
                Err(_) => failed.push(id.clone()),
            }
        }
        let new: Vec<New> = stands
            .values()
            .flat_map(|standing| standing.found.iter().map(|found| (found.clone(), Some(standing.version))))
            .collect();
        let wanted: HashSet<String> = new.iter().map(|(found, _)| found.id()).collect();
        let games: Vec<String> = stands.keys().cloned().collect();
        let waiting = kept::waiting(&self.store, &games).await?;
        let past: Vec<_> = waiting.into_iter().filter(|notice| !wanted.contains(&notice.id)).collect();
        let now = self.time.now();
        let mut concerned: BTreeSet<String> = past.iter().map(|notice| notice.account.clone()).collect();
        let mut write =
            past.iter().fold(Write::new(), |write, notice| write.then(kept::withdraw(&notice.id, now)));
        concerned.extend(self.keep_new(new).await?);
        // Last: if the node dies before, the ends are found again.
        let over = stands.iter().filter(|(_, standing)| standing.over);
        write = over.fold(write, |write, (id, _)| write.then(kept::end_told(id)));
        self.store.write(write).await?;
        for account in concerned {
            self.count_changed(&account);
        }
        Ok(failed)
    }

    /// Stores new notices; returns their accounts.
    pub(super) async fn keep_new(&self, new: Vec<New>) -> Answer<Vec<String>> {
        let ids: Vec<String> = new.iter().map(|(found, _)| found.id()).collect();
        let known: HashSet<String> = kept::known(&self.store, &ids).await?.into_iter().collect();
        let new: Vec<New> = new.into_iter().filter(|(found, _)| !known.contains(&found.id())).collect();
        if new.is_empty() {
            return Ok(Vec::new());
        }
        let ways = self.ways(&new).await?;
        let now = self.time.now();
        let mut writes = Vec::with_capacity(new.len());
        for (found, version) in &new {
            if let Some(write) = ways.write(found, *version, now) {
                writes.push(async move { (found, self.store.write(write).await) });
            }
        }
        let written: Vec<_> = futures_util::stream::iter(writes).buffer_unordered(AT_ONCE).collect().await;
        let mut told = Vec::new();
        for (found, result) in written {
            match result {
                Ok(_) => {
                    let kind = <&str>::from(found.kind);
                    metrics::counter!("teahouse_notices_total", "kind" => kind).increment(1);
                    told.push(found.account.clone());
                }
                // Another node was faster, or the game has changed and will be looked at again.
                Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.due.send_replace(());
        Ok(told)
    }

    async fn ways(&self, new: &[New]) -> Answer<Ways> {
        let accounts: BTreeSet<String> = new.iter().map(|(found, _)| found.account.clone()).collect();
        let accounts: Vec<String> = accounts.into_iter().collect();
        let by_account = |targets: Vec<Target>| {
            let mut all: HashMap<String, Vec<Target>> = HashMap::new();
            for target in targets {
                all.entry(target.account.clone()).or_default().push(target);
            }
            all
        };
        let settings = of_all(&self.store, &accounts).await?;
        Ok(Ways {
            settings: settings.into_iter().map(|kept| (kept.account.clone(), kept)).collect(),
            devices: by_account(deliveries::devices_of(&self.store, &accounts).await?),
            webhooks: by_account(deliveries::webhooks_of(&self.store, &accounts).await?),
        })
    }
}

impl Ways {
    /// The write of a notice and its deliveries. `None` if the account has switched all ways off.
    fn write(&self, found: &Found, version: Option<i64>, now: Moment) -> Option<Write> {
        let Kept { settings, mailed_at, .. } = self.settings.get(&found.account)?;
        let switch = switch(settings, found.kind);
        let brought = !found.looks && !found.quiet;
        let digest = digest_after(settings, *mailed_at, now).filter(|_| brought && switch.mail);
        let to = |targets: &HashMap<String, Vec<Target>>, wanted: bool| {
            let targets = targets.get(&found.account).filter(|_| brought && wanted);
            targets.cloned().unwrap_or_default()
        };
        let (devices, webhooks) = (to(&self.devices, switch.push), to(&self.webhooks, switch.webhook));
        if !switch.page && !found.waits && digest.is_none() && devices.is_empty() && webhooks.is_empty() {
            return None;
        }
        let mut row = found.row(now);
        (row.shown, row.mail) = (switch.page, digest.is_some());
        let mut write = kept::add(&row, version);
        let loud = loud_after(settings, now);
        for device in devices {
            write = write.then(deliveries::add(Way::Push, &row.id, &row.account, &device.id, loud));
        }
        for webhook in webhooks {
            write = write.then(deliveries::add(Way::Webhook, &row.id, &row.account, &webhook.id, now));
        }
        if let Some(due) = digest {
            write = write.then(deliveries::add_digest(&row.account, due));
        }
        Some(write)
    }
}
