//! How much of what one account or address may do. What matters is counted in the database, so that it holds
//! over all nodes; what is only about load is counted by each node for itself.

use crate::address::network;
use crate::fail::{Answer, Fail};
use crate::store::{Refused, Store, limits};
use crate::time::Time;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// Something that may be done only so often.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    name: &'static str,
    most: i64,
    /// In so many milliseconds.
    within: i64,
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// New accounts and guests from one address.
pub const SIGN_UP: Limit = Limit { name: "sign-up", most: 20, within: HOUR };
/// Guests from one address.
pub const GUEST: Limit = Limit { name: "guest", most: 60, within: HOUR };
/// Mails to one address, or asked for by one.
pub const MAIL: Limit = Limit { name: "mail", most: 5, within: HOUR };
/// New games by one account.
pub const GAMES: Limit = Limit { name: "games", most: 60, within: 10 * MINUTE };
/// Seats taken and given back by one account.
pub const SEATS: Limit = Limit { name: "seats", most: 60, within: 10 * MINUTE };
/// Messages by one account.
pub const MESSAGES: Limit = Limit { name: "messages", most: 30, within: MINUTE };
/// Reports by one account.
pub const REPORTS: Limit = Limit { name: "reports", most: 10, within: HOUR };
/// Analyses for one account.
pub const ANALYSES: Limit = Limit { name: "analyses", most: 20, within: HOUR };
/// Changes of passwords, second factors and tokens by one account.
pub const SECRETS: Limit = Limit { name: "secrets", most: 20, within: HOUR };

/// Downloads of all games of a player, or of everything about the own account, from one address.
pub const DOWNLOADS: Limit = Limit { name: "downloads", most: 20, within: HOUR };

/// Requests a second from one address, and how many may come at once.
const REQUESTS: u32 = 50;
const BURST: u32 = 200;
/// Messages over one connection.
const FRAMES: u32 = 20;
const FRAME_BURST: u32 = 60;

/// Live sockets and streams of one account.
pub const LIVE: usize = 64;

const fn count(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// The limits of this server.
pub struct Limits {
    store: Store,
    time: Time,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sockets: DefaultKeyedRateLimiter<IpAddr>,
    off: bool,
}

impl Limits {
    /// Nothing counted yet; `off` lifts all limits.
    pub fn new(store: Store, time: Time, off: bool) -> Self {
        let requests = Quota::per_second(count(REQUESTS)).allow_burst(count(BURST));
        let sockets = Quota::per_second(count(5)).allow_burst(count(50));
        let (requests, sockets) = (RateLimiter::keyed(requests), RateLimiter::keyed(sockets));
        Self { store, time, requests, sockets, off }
    }

    /// Whether all limits are lifted.
    pub fn is_off(&self) -> bool {
        self.off
    }

    /// Whether one more request from a network is too many.
    pub fn request(&self, address: IpAddr) -> Answer<()> {
        let many = !self.off && self.requests.check_key(&network(address)).is_err();
        if many { Err(Fail::too_many(1)) } else { Ok(()) }
    }

    /// Whether one more live connection from a network is too many.
    pub fn socket(&self, address: IpAddr) -> Answer<()> {
        let many = !self.off && self.sockets.check_key(&network(address)).is_err();
        if many { Err(Fail::too_many(10)) } else { Ok(()) }
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.sockets.retain_recent();
    }

    /// How many networks are remembered, for requests and for live connections.
    pub fn sizes(&self) -> [usize; 2] {
        [self.requests.len(), self.sockets.len()]
    }

    /// The limit of messages over one connection.
    pub fn frames(&self) -> Option<governor::DefaultDirectRateLimiter> {
        let quota = Quota::per_second(count(FRAMES)).allow_burst(count(FRAME_BURST));
        (!self.off).then(|| RateLimiter::direct(quota))
    }

    /// Counts one more of what is limited, for an account, an address or a name.
    pub async fn count(&self, limit: Limit, who: &str) -> Answer<()> {
        if self.off {
            return Ok(());
        }
        let now = self.time.now();
        let since = now - now.rem_euclid(limit.within);
        let id = format!("{}:{who}", limit.name);
        match self.store.write(limits::count(&id, since, limit.most)).await {
            Ok(_) => Ok(()),
            Err(Refused::Conflict) => {
                metrics::counter!("teahouse_limited_total", "what" => limit.name).increment(1);
                Err(Fail::too_many((since + limit.within - now) / 1_000))
            }
            Err(refused) => Err(refused.into()),
        }
    }
}
