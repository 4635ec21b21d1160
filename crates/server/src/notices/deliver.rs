//! Brings notices to devices and webhooks. A node takes a delivery before it sends anything, so that no other node
//! sends it meanwhile, and notes afterwards that it is done. A node that dies in between leaves a delivery that comes due
//! again: it is sent once more, under the same identifier, by which a browser shows it once and a program knows it.
//! What is not taken is tried again with growing pauses, and then dropped and counted.
//!
//! Whoever receives may be slow on purpose, so each account has only a few letters on their way at once.

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
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use texts::Lang;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;

/// How many messages are on their way at once, by each way.
const AT_ONCE: usize = 64;
/// How many of them are for one account.
const SHARE: usize = AT_ONCE / kept::BUSY;
/// Interval at which a node looks for what is due.
const LOOK: Duration = Duration::from_millis(500);
/// How long a delivery that was taken belongs to whoever took it; longer than any letter takes.
pub const TAKEN: i64 = MINUTE;
/// The pauses between tries; after the last one it is dropped.
pub const PAUSES: [i64; 5] = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/// What has become of a delivery.
enum Fate {
    /// It has arrived, or nobody needs it any more.
    Done(&'static str),
    /// There is nobody there any more.
    Gone,
    /// Later, perhaps; not before so many seconds, if it was said.
    Again(Option<i64>),
    /// Never.
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

/// How many letters of one way are on their way, by account.
#[derive(Default)]
struct Shares {
    counts: Mutex<HashMap<String, usize>>,
    /// Whether an account that had its whole share has room again.
    room: Notify,
}

/// One of them, until it is dropped.
struct Share {
    of: Arc<Shares>,
    account: String,
}

impl Shares {
    /// One more for an account, unless it has its share.
    fn take(self: &Arc<Self>, account: &str) -> Option<Share> {
        let mut counts = lock(&self.counts);
        let count = counts.entry(account.to_string()).or_default();
        (*count < SHARE).then(|| {
            *count += 1;
            Share { of: Arc::clone(self), account: account.to_string() }
        })
    }

    /// The accounts that have their whole share.
    fn busy(&self) -> Vec<String> {
        let counts = lock(&self.counts);
        counts.iter().filter(|(_, count)| **count >= SHARE).map(|(account, _)| account.clone()).collect()
    }
}

impl Drop for Share {
    fn drop(&mut self) {
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

/// What was found due: what is brought now, and whether there may be more.
#[derive(Default)]
struct Taken {
    now: Vec<(Delivery, Share)>,
    more: bool,
}

impl Notices {
    /// Brings what is due by one way, until the server stops.
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
                    let _place = (place, share);
                    let work = notices.bring(way, &delivery);
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

    /// Takes deliveries that are due; each is taken by one node. An account that has its share is passed over.
    async fn take(&self, way: Way, most: usize, shares: &Arc<Shares>) -> Answer<Taken> {
        let now = self.time.now();
        let mut due = kept::due(&self.store, way, now, &shares.busy()).await?;
        due.truncate(most);
        let more = !due.is_empty();
        let with_share = |one: Delivery| shares.take(&one.account).map(|share| (one, share));
        let mine: Vec<_> = due.into_iter().filter_map(with_share).collect();
        if mine.is_empty() {
            return Ok(Taken { now: mine, more });
        }
        let until = now + TAKEN;
        let write = mine.iter().fold(Write::new(), |write, (one, _)| write.then(kept::take(one, until)));
        let changed = self.store.write(write).await?;
        let mine = mine.into_iter().zip(changed).filter(|(_, changed)| *changed == 1);
        let taken = |one: Delivery| Delivery { due: until, tries: one.tries + 1, ..one };
        Ok(Taken { now: mine.map(|((one, share), _)| (taken(one), share)).collect(), more })
    }

    /// Brings one to where it belongs, and notes what has become of it.
    async fn bring(&self, way: Way, delivery: &Delivery) -> Answer<()> {
        let fate = self.send(way, delivery).await?;
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

    async fn send(&self, way: Way, delivery: &Delivery) -> Answer<Fate> {
        let Some(id) = &delivery.notice else { return Ok(Fate::Done("void")) };
        let Some(notice) = notices::one(&self.store, id).await? else { return Ok(Fate::Done("void")) };
        if way == Way::Push && (notice.read || self.looks(&delivery.account, notice.game.as_deref()).await) {
            return Ok(Fate::Done("seen"));
        }
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
            // Digests have their own way.
            Way::Mail => return Ok(Fate::Done("void")),
        };
        if let Err(unsent) = &reply {
            tracing::debug!(%unsent, "a notice did not arrive");
        }
        Ok(Fate::of(&reply))
    }

    /// Whether an account has a game open at this moment.
    async fn looks(&self, account: &str, game: Option<&str>) -> bool {
        let Some(game) = game else { return false };
        let present = self.games.look(game, |seen| hearers(seen, None)).await.unwrap_or_default();
        present.iter().any(|(hearer, looks)| *looks && hearer == account)
    }

    /// Waits until what is on its way has arrived and is noted.
    pub async fn settle(&self) {
        self.underway.close();
        self.underway.wait().await;
    }

    /// Drops what is on its way, as if the machine had died.
    pub fn kill(&self) {
        self.dead.cancel();
    }
}
