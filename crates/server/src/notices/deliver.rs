//! Delivers notices to devices and webhooks. A node leases a delivery before it sends, so that no other node
//! sends it meanwhile, and records the outcome afterwards. If a node dies in between, the lease expires and
//! the delivery is sent again under the same identifier, by which browsers and programs recognise a
//! duplicate. Failed deliveries are retried with exponential backoff, then dropped and counted.
//!
//! Receivers may be slow on purpose, so each account has a limit of concurrent deliveries, and all receivers
//! that were slow last time share a quarter of the places.

use super::Notices;
use super::find::hearers;
use super::post::{Reply, Unsent};
use super::settings::language;
use super::words::message;
use crate::fail::Answer;
use crate::lock::lock;
use crate::store::deliveries::{self as kept, Delivery, Way};
use crate::store::{Write, notices};
use crate::time::{HOUR, MINUTE, SECOND};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use texts::Lang;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;

/// Concurrent deliveries per way.
const AT_ONCE: usize = 64;
/// Concurrent deliveries per account and way.
const SHARE: usize = AT_ONCE / kept::BUSY;
/// Concurrent deliveries to receivers that were slow last time, per way.
const SLOW: usize = AT_ONCE / 4;
/// A receiver that takes longer than this is slow.
const QUICK: Duration = Duration::from_secs(3);
/// How many slow receivers a node remembers.
const REMEMBERED: usize = 10_000;
/// When a delivery is tried again for which there was no such place.
const LATER: i64 = 30 * SECOND;
/// Interval at which a node looks for due deliveries.
const LOOK: Duration = Duration::from_millis(500);
/// How long a lease lasts; longer than any request takes.
pub const TAKEN: i64 = MINUTE;
/// Backoff between attempts; after the last one the delivery is dropped.
pub const PAUSES: [i64; 5] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/// The outcome of an attempt.
enum Fate {
    /// Delivered, or no longer needed. The text is a label of the metric.
    Done(&'static str),
    /// The receiver no longer exists.
    Gone,
    /// Retry later, after the given number of seconds at the earliest.
    Again(Option<i64>),
    /// Permanently refused.
    Refused,
}

impl Fate {
    fn of(reply: &Result<Reply, Unsent>) -> Self {
        match reply {
            Ok(Reply { status: 200..=299, .. }) => Self::Done("sent"),
            Ok(Reply { status: 404 | 410, .. }) => Self::Gone,
            Ok(Reply { status: 408 | 425 | 429 | 500..=599, wait }) => Self::Again(*wait),
            Ok(_) | Err(Unsent::Address) => Self::Refused,
            Err(Unsent::Late | Unsent::Connection(_)) => Self::Again(None),
        }
    }
}

/// The number of concurrent deliveries per account, and the receivers that were slow last time.
#[derive(Default)]
struct Shares {
    counts: Mutex<HashMap<String, usize>>,
    /// Signals that an account at its limit has room again.
    room: Notify,
    slow: Mutex<Slow>,
}

#[derive(Default)]
struct Slow {
    targets: HashSet<String>,
    /// Concurrent deliveries to them.
    underway: usize,
}

/// A place of an account, released when dropped.
struct Share {
    of: Arc<Shares>,
    account: String,
    /// Whether it is also a place among the slow receivers.
    slow: bool,
}

/// What becomes of a due delivery.
enum Admission {
    Now(Share),
    /// Its account is at its limit.
    Busy,
    /// Its receiver is slow, and so are many.
    Later,
}

impl Shares {
    /// Takes a place for a delivery to a target of an account.
    fn take(self: &Arc<Self>, account: &str, target: &str) -> Admission {
        let mut counts = lock(&self.counts);
        let count = counts.get(account).copied().unwrap_or(0);
        if count >= SHARE {
            return Admission::Busy;
        }
        let mut those = lock(&self.slow);
        let slow = those.targets.contains(target);
        if slow && those.underway >= SLOW {
            return Admission::Later;
        }
        those.underway += usize::from(slow);
        counts.insert(account.to_string(), count + 1);
        Admission::Now(Share { of: Arc::clone(self), account: account.to_string(), slow })
    }

    /// Remembers how quick a target was.
    fn took(&self, target: &str, time: Duration) {
        let targets = &mut lock(&self.slow).targets;
        if time < QUICK {
            targets.remove(target);
            return;
        }
        // Of those that were deleted nobody hears again; the slow ones are soon here again.
        if targets.len() >= REMEMBERED {
            targets.clear();
        }
        targets.insert(target.to_string());
    }

    /// The accounts at their limit.
    fn busy(&self) -> Vec<String> {
        let counts = lock(&self.counts);
        counts.iter().filter(|(_, count)| **count >= SHARE).map(|(account, _)| account.clone()).collect()
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        if self.slow {
            lock(&self.of.slow).underway -= 1;
        }
        let mut counts = lock(&self.of.counts);
        let Some(count) = counts.get_mut(&self.account) else { return };
        if *count == SHARE {
            self.of.room.notify_one();
        }
        *count -= 1;
        if *count == 0 {
            counts.remove(&self.account);
        }
    }
}

/// Leased deliveries, and whether more may be due.
#[derive(Default)]
struct Taken {
    now: Vec<(Delivery, Share)>,
    more: bool,
}

impl Notices {
    /// Delivers by one way until the server stops.
    pub async fn deliver(self: Arc<Self>, way: Way, stop: CancellationToken) {
        let places = Arc::new(Semaphore::new(AT_ONCE));
        let shares = Arc::new(Shares::default());
        let mut due = self.due.subscribe();
        loop {
            let free = places.available_permits();
            let taken = if free > 0 { self.take(way, free, &shares).await } else { Ok(Taken::default()) };
            let Taken { now, more } = taken.unwrap_or_else(|fail| {
                tracing::warn!(error = fail.problem.error, "what is due was not looked for");
                Taken::default()
            });
            for (delivery, share) in now {
                let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
                let (notices, dead) = (Arc::clone(&self), self.dead.clone());
                self.underway.spawn(async move {
                    let (_place, share) = (place, share);
                    let work = notices.bring(way, &delivery, &share.of);
                    if let Some(Err(fail)) = dead.run_until_cancelled(work).await {
                        tracing::warn!(error = fail.problem.error, "a notice was not brought");
                    }
                });
            }
            if stop.is_cancelled() {
                return;
            }
            if more {
                continue;
            }
            tokio::select! {
                () = stop.cancelled() => return,
                _ = due.changed() => {}
                () = shares.room.notified() => {}
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }

    /// Leases due deliveries; each goes to one node. Accounts at their limit are skipped, and deliveries for which
    /// there is no place among the slow receivers are postponed, so that they hide no others.
    async fn take(&self, way: Way, most: usize, shares: &Arc<Shares>) -> Answer<Taken> {
        let now = self.time.now();
        let mut due = kept::due(&self.store, way, now, &shares.busy()).await?;
        due.truncate(most);
        let more = !due.is_empty();
        let (mut mine, mut write) = (Vec::new(), Write::new());
        let mut later = Vec::new();
        let until = now + TAKEN;
        for one in due {
            match shares.take(&one.account, &one.target) {
                Admission::Now(share) => {
                    write = write.then(kept::take(&one, until));
                    mine.push((one, share));
                }
                Admission::Later => later.push(one),
                Admission::Busy => {}
            }
        }
        if mine.is_empty() && later.is_empty() {
            return Ok(Taken { now: mine, more });
        }
        let write = later.iter().fold(write, |write, one| write.then(kept::put_off(one, now + LATER)));
        let changed = self.store.write(write).await?;
        let mine = mine.into_iter().zip(changed).filter(|(_, changed)| *changed == 1);
        let taken = |one: Delivery| Delivery { due: until, tries: one.tries + 1, ..one };
        Ok(Taken { now: mine.map(|((one, share), _)| (taken(one), share)).collect(), more })
    }

    /// Attempts one delivery and records the outcome.
    async fn bring(&self, way: Way, delivery: &Delivery, shares: &Shares) -> Answer<()> {
        let fate = self.send(way, delivery, shares).await?;
        let now = self.time.now();
        let pause = usize::try_from(delivery.tries - 1).ok().and_then(|tries| PAUSES.get(tries));
        let (result, write) = match (fate, pause) {
            (Fate::Done(how), _) => (how, kept::finish(delivery)),
            (Fate::Gone, _) if way == Way::Push => {
                ("gone", kept::forget_device(&delivery.account, &delivery.target))
            }
            (Fate::Again(wait), Some(pause)) => {
                let wait = wait.unwrap_or(0).clamp(0, HOUR / SECOND) * SECOND;
                ("again", kept::put_off(delivery, now + wait.max(*pause)))
            }
            (Fate::Refused | Fate::Gone | Fate::Again(_), _) => ("dropped", kept::finish(delivery)),
        };
        let way = <&str>::from(way);
        metrics::counter!("teahouse_deliveries_total", "way" => way, "result" => result).increment(1);
        self.store.write(write).await?;
        Ok(())
    }

    async fn send(&self, way: Way, delivery: &Delivery, shares: &Shares) -> Answer<Fate> {
        let Some(id) = &delivery.notice else { return Ok(Fate::Done("void")) };
        let Some(notice) = notices::one(&self.store, id).await? else { return Ok(Fate::Done("void")) };
        if way == Way::Push && (notice.read || self.looks(&delivery.account, notice.game.as_deref()).await) {
            return Ok(Fate::Done("seen"));
        }
        let begun = Instant::now();
        let reply = match way {
            Way::Push => {
                let Some(device) = kept::device(&self.store, &delivery.target).await? else {
                    return Ok(Fate::Done("void"));
                };
                let lang = language(&device.lang).unwrap_or(Lang::En);
                let Some(reply) = self.push(&device, &message(&notice, lang)).await? else {
                    return Ok(Fate::Gone);
                };
                reply
            }
            Way::Webhook => {
                let Some(hook) = kept::hook(&self.store, &delivery.target).await? else {
                    return Ok(Fate::Done("void"));
                };
                let kept = super::settings::of(&self.store, &hook.account).await?;
                let lang = language(&kept.settings.language).unwrap_or(Lang::En);
                self.call(&hook, &message(&notice, lang)).await?
            }
            // Digests are sent by `digest`.
            Way::Mail => return Ok(Fate::Done("void")),
        };
        shares.took(&delivery.target, begun.elapsed());
        if let Err(unsent) = &reply {
            tracing::debug!(%unsent, "a notice did not arrive");
        }
        Ok(Fate::of(&reply))
    }

    /// Whether an account has a game open right now.
    async fn looks(&self, account: &str, game: Option<&str>) -> bool {
        let Some(game) = game else { return false };
        let present = self.games.look(game, |seen| hearers(seen, None)).await.unwrap_or_default();
        present.iter().any(|(hearer, looks)| *looks && hearer == account)
    }

    /// Waits until the deliveries in progress are sent and recorded.
    pub async fn settle(&self) {
        self.underway.close();
        self.underway.wait().await;
    }

    /// Drops the deliveries in progress, as if the machine had died.
    pub fn kill(&self) {
        self.dead.cancel();
    }
}
