//! Limits on concurrent requests per network. The database has few readers, and without limits one client
//! with forty open requests would have them all. Requests beyond a network's share wait briefly, in order,
//! and only for requests of the same network.

use crate::address::{Network, WIDTHS, networks};
use crate::fail::{Answer, Fail};
use crate::lock::lock;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Concurrent requests of the narrowest network, of a /56, of a /48.
const AT_ONCE: [usize; WIDTHS] = [8, 16, 32];
/// The most waiting requests of each. A browser has six connections, and a school that shares an address has
/// many browsers.
const WAITING: [usize; WIDTHS] = [64, 128, 256];
/// How long each of them waits before it is refused.
const PATIENCE: Duration = Duration::from_secs(2);

/// The requests of one network.
struct Line {
    places: Arc<Semaphore>,
    /// Running and waiting.
    here: usize,
}

/// The concurrent requests.
#[derive(Clone, Default)]
pub struct Underway(Arc<Mutex<HashMap<Network, Line>>>);

/// A running or waiting request of one network.
struct Spot {
    of: Underway,
    network: Network,
}

impl Drop for Spot {
    fn drop(&mut self) {
        let mut lines = lock(&self.of.0);
        if let Some(line) = lines.get_mut(&self.network) {
            line.here -= 1;
            if line.here == 0 {
                lines.remove(&self.network);
            }
        }
    }
}

/// A running request; it ends when this is dropped. Work that continues after the answer keeps it.
#[derive(Default)]
pub struct Place {
    // Dropped in this order: a waiter gets the permit before its line is removed.
    _places: Vec<OwnedSemaphorePermit>,
    _spots: Vec<Spot>,
}

impl Underway {
    /// Waits briefly for a place.
    pub async fn enter(&self, address: IpAddr) -> Answer<Place> {
        let enter = async {
            let mut place = Place::default();
            for network in networks(address) {
                let (spot, places) = self.line_up(network)?;
                place._spots.push(spot);
                place._places.push(places.acquire_owned().await.map_err(|_| Fail::unavailable())?);
            }
            Ok(place)
        };
        tokio::time::timeout(PATIENCE, enter).await.unwrap_or_else(|_| Err(refused()))
    }

    /// Joins the line of a network, unless it is full.
    fn line_up(&self, network: Network) -> Answer<(Spot, Arc<Semaphore>)> {
        let at_once = AT_ONCE[network.width()];
        let mut lines = lock(&self.0);
        let new = || Line { places: Arc::new(Semaphore::new(at_once)), here: 0 };
        let line = lines.entry(network).or_insert_with(new);
        if line.here >= at_once + WAITING[network.width()] {
            return Err(refused());
        }
        line.here += 1;
        Ok((Spot { of: self.clone(), network }, Arc::clone(&line.places)))
    }

    /// How many networks have concurrent requests.
    pub fn size(&self) -> usize {
        lock(&self.0).len()
    }
}

fn refused() -> Fail {
    metrics::counter!("teahouse_limited_total", "what" => "under-way").increment(1);
    Fail::too_many(1)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use futures_util::future::join_all;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// How many of a number of requests at once, which never end, are let in.
    async fn let_in(underway: &Underway, all: usize, from: impl Fn(usize) -> String) -> Vec<Place> {
        let enter = (0..all).map(|number| underway.enter(address(&from(number)))).collect::<Vec<_>>();
        join_all(enter).await.into_iter().flatten().collect()
    }

    #[tokio::test(start_paused = true)]
    async fn one_network_has_its_share_and_the_others_have_theirs() {
        let underway = Underway::default();
        let greedy = let_in(&underway, 40, |_| "192.0.2.1".to_string()).await;
        assert_eq!(greedy.len(), AT_ONCE[0]);
        assert_eq!(let_in(&underway, 8, |_| "192.0.2.2".to_string()).await.len(), 8);
        // However many networks of 64 bits a line has, or a household.
        let line = let_in(&underway, 400, |number| format!("2001:db8:1:{:x}::1", 128 * number)).await;
        assert_eq!(line.len(), AT_ONCE[2]);
        let household = let_in(&underway, 200, |number| format!("2001:db8:3:{number:x}::1")).await;
        assert_eq!(household.len(), AT_ONCE[1]);
        assert_eq!(let_in(&underway, 4, |_| "2001:db8:2::1".to_string()).await.len(), 4);
        drop((greedy, line, household));
        assert_eq!(underway.size(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_over_the_share_waits_in_order_and_is_let_in_when_another_ends() {
        let underway = Underway::default();
        let mut held = let_in(&underway, 8, |_| "192.0.2.1".to_string()).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for number in 0..20 {
            let (underway, order) = (underway.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let place = underway.enter(address("192.0.2.1")).await.unwrap();
                lock(&order).push(number);
                tokio::time::sleep(Duration::from_millis(50)).await;
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        tokio::time::sleep(PATIENCE / 4).await;
        assert!(lock(&order).is_empty());
        held.clear();
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*lock(&order), (0..20).collect::<Vec<_>>());
        assert_eq!(underway.size(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_or_comes_too_late_leaves_nothing_behind() {
        let underway = Underway::default();
        let held = let_in(&underway, 8, |_| "192.0.2.1".to_string()).await;
        // More than may wait are refused at once.
        let begun = tokio::time::Instant::now();
        let mut waiting: Vec<_> =
            (0..WAITING[0]).map(|_| Box::pin(underway.enter(address("192.0.2.1")))).collect();
        for wait in &mut waiting {
            assert!(futures_util::poll!(wait.as_mut()).is_pending());
        }
        let fail = underway.enter(address("192.0.2.1")).await.err().unwrap();
        assert_eq!((fail.code.as_u16(), begun.elapsed()), (429, Duration::ZERO));
        // A client that hangs up.
        waiting.truncate(10);
        assert_eq!(join_all(waiting).await.into_iter().flatten().count(), 0);
        drop(held);
        assert_eq!(underway.size(), 0);
    }
}
