//! Rate limits per account and address. Limits that matter are counted in the database, so they hold across
//! nodes. Limits that only prevent overload are counted per node: requests ([`rates`]), their cost
//! ([`price`]) and concurrent requests ([`underway`]). With IPv6 the networks around an address count, too.

mod price;
mod rates;
mod underway;

pub use price::Price;
pub use rates::WIDER;
pub use underway::Place;

use crate::address::around;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::store::{Store, Write, limits};
use crate::time::{DAY, HOUR, MINUTE, Time};
use governor::{Quota, RateLimiter};
use rates::{Rates, count};
use std::net::IpAddr;
use underway::Underway;

/// A rate limit.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    name: &'static str,
    most: i64,
    /// In milliseconds.
    within: i64,
}

/// New accounts and guests, per address.
pub const SIGN_UP: Limit = Limit { name: "sign-up", most: 20, within: HOUR };
/// Guests, per address.
pub const GUEST: Limit = Limit { name: "guest", most: 60, within: HOUR };
/// Mails, per recipient and per requesting address.
pub const MAIL: Limit = Limit { name: "mail", most: 5, within: HOUR };
/// New games, per account.
pub const GAMES: Limit = Limit { name: "games", most: 60, within: 10 * MINUTE };
/// Seats taken and left, per account.
pub const SEATS: Limit = Limit { name: "seats", most: 60, within: 10 * MINUTE };
/// Chat messages, per account.
pub const MESSAGES: Limit = Limit { name: "messages", most: 30, within: MINUTE };
/// Reports, per account.
pub const REPORTS: Limit = Limit { name: "reports", most: 10, within: HOUR };
/// Reviews of games, per account.
pub const ANALYSES: Limit = Limit { name: "analyses", most: 20, within: HOUR };
/// Requests that make the server prove puzzles, per account.
pub const PROOFS: Limit = Limit { name: "proofs", most: 300, within: HOUR };
/// Attempts at puzzles, per account.
pub const ATTEMPTS: Limit = Limit { name: "attempts", most: 3_000, within: DAY };
/// Votes on puzzles, per account: a small group can retire only a few puzzles a day.
pub const VOTES: Limit = Limit { name: "votes", most: 60, within: DAY };
/// Changes of passwords, two-factor authentication and tokens, per account.
pub const SECRETS: Limit = Limit { name: "secrets", most: 20, within: HOUR };
/// New and renamed apps, per account.
pub const APPS: Limit = Limit { name: "apps", most: 30, within: DAY };
/// Consents to apps, per account.
pub const CONSENTS: Limit = Limit { name: "consents", most: 60, within: HOUR };
/// Changes of time off, per account.
pub const TIME_OFF: Limit = Limit { name: "time-off", most: 30, within: HOUR };
/// New tournaments, per account.
pub const TOURNAMENTS: Limit = Limit { name: "tournaments", most: 10, within: DAY };
/// Attempts at the password of one tournament, per account.
pub const TOURNAMENT_GUESSES: Limit = Limit { name: "tournament-guesses", most: 5, within: 10 * MINUTE };
/// Attempts at passwords of tournaments, per address.
pub const TOURNAMENT_GUESSES_HERE: Limit =
    Limit { name: "tournament-guesses-here", most: 30, within: 10 * MINUTE };
/// Other acts in tournaments, per account: joining, withdrawing, organising.
pub const TOURNAMENT_ACTS: Limit = Limit { name: "tournament-acts", most: 120, within: 10 * MINUTE };
/// New clubs, per account.
pub const CLUBS: Limit = Limit { name: "clubs", most: 3, within: DAY };
/// Other acts in clubs, per account: joining, leaving, leading.
pub const CLUB_ACTS: Limit = Limit { name: "club-acts", most: 120, within: 10 * MINUTE };
/// Invitations and challenges, per account.
pub const CLUB_INVITATIONS: Limit = Limit { name: "club-invitations", most: 60, within: HOUR };
/// Posts on the walls of clubs, per account.
pub const CLUB_POSTS: Limit = Limit { name: "club-posts", most: 20, within: HOUR };

/// Downloads of all games of a player, or of everything about an account, per address.
pub const DOWNLOADS: Limit = Limit { name: "downloads", most: 20, within: HOUR };

/// Requests per second from one network, and the burst.
const REQUESTS: u32 = 50;
const BURST: u32 = 200;
/// Messages per second over one connection, and the burst.
const FRAMES: u32 = 20;
const FRAME_BURST: u32 = 60;
/// New live connections per second from one network, and the burst.
const SOCKETS: u32 = 5;
const SOCKET_BURST: u32 = 50;

/// Live sockets and streams of one account.
pub const LIVE: usize = 64;

/// The rate limits of a node.
pub struct Limits {
    store: Store,
    time: Time,
    requests: Rates,
    sockets: Rates,
    prices: Rates,
    underway: Underway,
    off: bool,
}

impl Limits {
    /// `off` switches all limits off.
    pub fn new(store: Store, time: Time, off: bool) -> Self {
        let (requests, sockets) = (Rates::new(REQUESTS, BURST), Rates::new(SOCKETS, SOCKET_BURST));
        let prices = Rates::new(price::UNITS, price::SAVED);
        Self { store, time, requests, sockets, prices, underway: Underway::default(), off }
    }

    pub fn is_off(&self) -> bool {
        self.off
    }

    /// Counts a request from a network, or refuses it.
    pub fn request(&self, address: IpAddr) -> Answer<()> {
        self.take(&self.requests, address, 1, "requests")
    }

    /// Counts a new live connection from a network, or refuses it.
    pub fn socket(&self, address: IpAddr) -> Answer<()> {
        self.take(&self.sockets, address, 1, "sockets")
    }

    /// Charges a network for a request.
    pub fn price(&self, address: IpAddr, price: Price) -> Answer<()> {
        self.take(&self.prices, address, price.units(), "prices")
    }

    fn take(&self, rates: &Rates, address: IpAddr, units: u32, what: &'static str) -> Answer<()> {
        if self.off {
            return Ok(());
        }
        rates.take(address, units).map_err(|seconds| {
            metrics::counter!("teahouse_limited_total", "what" => what).increment(1);
            Fail::too_many(seconds)
        })
    }

    /// A place among the concurrent requests of a network; waits briefly for one.
    pub async fn enter(&self, address: IpAddr) -> Answer<Place> {
        if self.off { Ok(Place::default()) } else { self.underway.enter(address).await }
    }

    /// Forgets idle networks.
    pub fn tidy(&self) {
        [&self.requests, &self.sockets, &self.prices].into_iter().for_each(Rates::tidy);
    }

    /// How many networks are tracked: for requests, for live connections, for prices, for concurrent
    /// requests.
    pub fn sizes(&self) -> [usize; 4] {
        [self.requests.len(), self.sockets.len(), self.prices.len(), self.underway.size()]
    }

    /// A limiter for the messages over one connection.
    pub fn frames(&self) -> Option<governor::DefaultDirectRateLimiter> {
        let quota = Quota::per_second(count(FRAMES)).allow_burst(count(FRAME_BURST));
        (!self.off).then(|| RateLimiter::direct(quota))
    }

    /// Counts an event for an account, a mail address or a name, or refuses it.
    pub async fn count(&self, limit: Limit, who: &str) -> Answer<()> {
        self.count_all(limit, &[(who.to_string(), limit.most)]).await
    }

    /// Counts an event for a network, by its key, and for the wider networks around it.
    pub async fn count_from(&self, limit: Limit, network: &str) -> Answer<()> {
        let wider =
            around(network).map(|wide| (wide.to_string(), limit.most * i64::from(WIDER[wide.width()])));
        let all: Vec<_> = std::iter::once((network.to_string(), limit.most)).chain(wider).collect();
        self.count_all(limit, &all).await
    }

    /// Counts an event for all of them, or for none.
    async fn count_all(&self, limit: Limit, all: &[(String, i64)]) -> Answer<()> {
        if self.off {
            return Ok(());
        }
        let now = self.time.now();
        let since = now - now.rem_euclid(limit.within);
        let write = all.iter().fold(Write::new(), |write, (who, most)| {
            write.then(limits::count(&format!("{}:{who}", limit.name), since, *most))
        });
        match self.store.write(write).await {
            Ok(_) => Ok(()),
            Err(Error::Conflict) => {
                metrics::counter!("teahouse_limited_total", "what" => limit.name).increment(1);
                Err(Fail::too_many((since + limit.within - now) / 1_000))
            }
            Err(refused) => Err(refused.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::supervise::Supervisor;

    #[tokio::test]
    async fn what_is_counted_for_a_network_is_counted_for_those_around_it() {
        const FEW: Limit = Limit { name: "few", most: 2, within: HOUR };
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap();
        let limits = Limits::new(store, Time::set(1_800_000_000_000), false);
        let through = async |all: usize, network: &dyn Fn(usize) -> String| {
            let mut through = 0;
            for number in 0..all {
                through += usize::from(limits.count_from(FEW, &network(number)).await.is_ok());
            }
            through
        };
        assert_eq!(through(10, &|_| "192.0.2.1".to_string()).await, 2);
        assert_eq!(through(10, &|_| "2001:db8:1:1::/64".to_string()).await, 2);
        assert_eq!(through(20, &|number| format!("2001:db8:2:{number:x}::/64")).await, 8);
        assert_eq!(through(80, &|number| format!("2001:db8:3:{:x}::/64", 128 * number)).await, 32);
        // What a network is refused does not count for its neighbours.
        assert_eq!(through(10, &|_| "2001:db8:1:2::/64".to_string()).await, 2);
    }
}
