//! Limits on open connections: in total and per network; with IPv6 also per wider network. Plain connections,
//! live sockets and streams count alike. Behind a proxy all connections are the proxy's, so there each
//! request, socket and stream counts for the address that the proxy reports.

use super::limits::WIDER;
use crate::address::{Network, networks};
use crate::config::Config;
use crate::fail::Fail;
use crate::lock::lock;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use strum::IntoStaticStr;

/// Descriptors for everything else: the database, NATS, mail, and connections being refused.
const RESERVE: usize = 96;
/// An upper limit for memory's sake, however many descriptors there are.
const MOST: usize = 100_000;
/// Why a connection is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Full {
    /// The server is full.
    Server,
    /// The network has its share.
    Network,
}

impl Full {
    /// The refusal for the client, counted in the metrics.
    pub fn refused(self) -> Fail {
        metrics::counter!("teahouse_refused_connections_total", "why" => <&str>::from(self)).increment(1);
        let (code, error) = match self {
            Self::Server => (StatusCode::SERVICE_UNAVAILABLE, "server-full"),
            Self::Network => (StatusCode::TOO_MANY_REQUESTS, "too-many-connections"),
        };
        Fail::new(code, error).with("seconds", 10)
    }
}

#[derive(Debug, Default)]
struct Counted {
    all: usize,
    networks: HashMap<Network, usize>,
}

/// The open connections.
#[derive(Debug)]
pub struct Connections {
    most: usize,
    each: usize,
    counted: Mutex<Counted>,
}

/// A place for a connection or a request, released when dropped.
#[derive(Debug)]
pub struct Slot {
    of: Arc<Connections>,
    connection: bool,
    address: Option<IpAddr>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut counted = lock(&self.of.counted);
        counted.all -= usize::from(self.connection);
        for network in self.address.into_iter().flat_map(networks) {
            if let Some(count) = counted.networks.get_mut(&network) {
                *count -= 1;
                if *count == 0 {
                    counted.networks.remove(&network);
                }
            }
        }
    }
}

impl Connections {
    /// At most `most` in total and `each` from one network. Wider networks get more, but at most a quarter of
    /// the total.
    pub fn new(most: usize, each: usize) -> Arc<Self> {
        Arc::new(Self { most, each, counted: Mutex::default() })
    }

    /// At most `most` in total, without a limit per network.
    pub fn unlimited(most: usize) -> Arc<Self> {
        Arc::new(Self { most, each: usize::MAX, counted: Mutex::default() })
    }

    /// Takes a place for a new connection, counted for the network of `address`, if given.
    pub fn connect(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Slot, Full> {
        self.take(true, address)
    }

    /// Takes a place for a request through a proxy, whose connection is counted already.
    pub fn visit(self: &Arc<Self>, address: IpAddr) -> Result<Slot, Full> {
        self.take(false, Some(address))
    }

    /// The limit of a network.
    fn share(&self, network: Network) -> usize {
        if self.each == usize::MAX {
            return usize::MAX;
        }
        self.each.saturating_mul(WIDER[network.width()] as usize).min(self.most.div_ceil(4))
    }

    fn take(self: &Arc<Self>, connection: bool, address: Option<IpAddr>) -> Result<Slot, Full> {
        let mut counted = lock(&self.counted);
        if connection && counted.all >= self.most {
            return Err(Full::Server);
        }
        let networks = || address.into_iter().flat_map(networks);
        let count = |network| counted.networks.get(&network).copied().unwrap_or(0);
        if networks().any(|network| count(network) >= self.share(network)) {
            return Err(Full::Network);
        }
        for network in networks() {
            *counted.networks.entry(network).or_default() += 1;
        }
        counted.all += usize::from(connection);
        Ok(Slot { of: Arc::clone(self), connection, address })
    }

    /// The number of connections, and of the networks counted.
    pub fn sizes(&self) -> [usize; 2] {
        let counted = lock(&self.counted);
        [counted.all, counted.networks.len()]
    }
}

/// Raises the descriptor limit as far as the system allows, and returns it.
#[cfg(unix)]
fn raise_descriptors() -> usize {
    let raised = rlimit::increase_nofile_limit(u64::MAX).or_else(|error| {
        tracing::warn!(%error, "the descriptor limit could not be raised");
        rlimit::getrlimit(rlimit::Resource::NOFILE).map(|(soft, _)| soft)
    });
    raised.map_or(1_024, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

/// Other systems do not count sockets as files.
#[cfg(not(unix))]
fn raise_descriptors() -> usize {
    MOST
}

/// How many connections fit into a number of descriptors.
fn room_for(descriptors: usize) -> usize {
    (descriptors - descriptors / 10).saturating_sub(RESERVE).clamp(16, MOST)
}

/// The limits for this configuration.
pub fn allowed(config: &Config) -> Arc<Connections> {
    let descriptors = raise_descriptors();
    let most = config.edge.connections.unwrap_or_else(|| room_for(descriptors));
    tracing::info!(descriptors, connections = most, "ready for connections");
    if config.no_limits {
        Connections::unlimited(most)
    } else {
        Connections::new(most, config.edge.per_address)
    }
}

/// The places that a request holds: its connection's, and its own if it came through a proxy. Long-lived
/// connections such as sockets keep them.
#[derive(Clone, Debug, Default)]
pub struct Admission([Option<Arc<Slot>>; 2]);

impl From<Slot> for Admission {
    fn from(slot: Slot) -> Self {
        Self([Some(Arc::new(slot)), None])
    }
}

impl Admission {
    /// Adds the place of a request through a proxy.
    pub fn and(mut self, visit: Slot) -> Self {
        self.0[1] = Some(Arc::new(visit));
        self
    }
}

impl<S: Sync> FromRequestParts<S> for Admission {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn some_descriptors_are_left_for_the_rest() {
        for descriptors in [0, 64, 256, 1_024, 20_000, 1 << 20, usize::MAX] {
            let room = room_for(descriptors);
            assert!((16..=MOST).contains(&room), "{descriptors}");
            assert!(descriptors < 200 || room + RESERVE <= descriptors, "{descriptors}");
        }
        assert_eq!(room_for(1_024), 826);
    }

    #[test]
    fn a_network_has_its_share_and_leaves_it_when_it_goes() {
        let connections = Connections::new(12, 5);
        let address = |text: &str| Some(text.parse::<IpAddr>().unwrap());
        let mut held: Vec<Slot> =
            (1..=3).map(|i| connections.connect(address(&format!("2001:db8::{i}"))).unwrap()).collect();
        // A quarter of all, however many addresses of one network they come from.
        assert_eq!(connections.connect(address("2001:db8::9")).unwrap_err(), Full::Network);
        assert_eq!(connections.visit(address("2001:db8::8").unwrap()).unwrap_err(), Full::Network);
        held.pop();
        held.push(connections.connect(address("2001:db8::9")).unwrap());
        held.extend((0..9).map(|_| connections.connect(None).unwrap()));
        assert_eq!(connections.connect(address("192.0.2.1")).unwrap_err(), Full::Server);
        // The network and the two around it.
        assert_eq!(connections.sizes(), [12, 3]);
        held.clear();
        assert_eq!(connections.sizes(), [0, 0]);
    }

    #[test]
    fn a_line_of_48_bits_has_sixteen_times_the_share_of_a_network_but_no_more_than_a_quarter() {
        let come = |connections: &Arc<Connections>| -> Vec<Slot> {
            let address = |i| format!("2001:db8:1:{:x}::1", 64 * (i % 1_024)).parse().unwrap();
            (0..4_000).filter_map(|i| connections.connect(Some(address(i))).ok()).collect()
        };
        assert_eq!(come(&Connections::new(10_000, 5)).len(), 80);
        assert_eq!(come(&Connections::new(10_000, 256)).len(), 2_500);
    }
}
