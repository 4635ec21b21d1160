//! How much of what one account or address may do. What matters is counted in the database, so that it holds
//! over all nodes; what is only about load is counted by each node for itself: requests ([`rates`]), what they cost
//! ([`price`]) and how many are under way ([`underway`]). With IPv6 the networks around an address count, too.

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

/// Something whose rate is limited.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    name: &'static str,
    most: i64,
    /// In this many milliseconds.
    within: i64,
}

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
/// Requests of one account that make the server prove puzzles.
pub const PROOFS: Limit = Limit { name: "proofs", most: 300, within: HOUR };
/// Attempts at puzzles of one account.
pub const ATTEMPTS: Limit = Limit { name: "attempts", most: 3_000, within: DAY };
/// Votes on puzzles of one account: a few people who agree retire few of them a day.
pub const VOTES: Limit = Limit { name: "votes", most: 60, within: DAY };
/// Changes of passwords, second factors and tokens by one account.
pub const SECRETS: Limit = Limit { name: "secrets", most: 20, within: HOUR };
/// New apps, and new names for them, by one account.
pub const APPS: Limit = Limit { name: "apps", most: 30, within: DAY };
/// Times that one account lets an app in.
pub const CONSENTS: Limit = Limit { name: "consents", most: 60, within: HOUR };
/// Changes of the time off of one account.
pub const TIME_OFF: Limit = Limit { name: "time-off", most: 30, within: HOUR };
/// New tournaments by one account.
pub const TOURNAMENTS: Limit = Limit { name: "tournaments", most: 10, within: DAY };
/// Passwords of one tournament tried by one account.
pub const TOURNAMENT_GUESSES: Limit = Limit { name: "tournament-guesses", most: 5, within: 10 * MINUTE };
/// Passwords of tournaments tried from one address.
pub const TOURNAMENT_GUESSES_HERE: Limit =
    Limit { name: "tournament-guesses-here", most: 30, within: 10 * MINUTE };
/// Whatever else one account does in tournaments: joining, withdrawing, organising.
pub const TOURNAMENT_ACTS: Limit = Limit { name: "tournament-acts", most: 120, within: 10 * MINUTE };
/// Clubs founded by one account.
pub const CLUBS: Limit = Limit { name: "clubs", most: 3, within: DAY };
/// Whatever else one account does in clubs: joining, leaving, looking after them.
pub const CLUB_ACTS: Limit = Limit { name: "club-acts", most: 120, within: 10 * MINUTE };
/// Invitations and challenges by one account.
pub const CLUB_INVITATIONS: Limit = Limit { name: "club-invitations", most: 60, within: HOUR };
/// What one account writes on the walls of clubs.
pub const CLUB_POSTS: Limit = Limit { name: "club-posts", most: 20, within: HOUR };

/// Downloads of all games of a player, or of everything about an account, from one address.
pub const DOWNLOADS: Limit = Limit { name: "downloads", most: 20, within: HOUR };

/// Requests a second from one address, and how many may come at once.
const REQUESTS: u32 = 50;
const BURST: u32 = 200;
/// Messages over one connection.
const FRAMES: u32 = 20;
const FRAME_BURST: u32 = 60;
/// New live connections a second from one network, and how many may come at once.
const SOCKETS: u32 = 5;
const SOCKET_BURST: u32 = 50;

/// Live sockets and streams of one account.
pub const LIVE: usize = 64;

/// The limits of this server.
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
    /// Nothing counted yet; `off` lifts all limits.
    pub fn new(store: Store, time: Time, off: bool) -> Self {
        let (requests, sockets) = (Rates::new(REQUESTS, BURST), Rates::new(SOCKETS, SOCKET_BURST));
        let prices = Rates::new(price::UNITS, price::SAVED);
        Self { store, time, requests, sockets, prices, underway: Underway::default(), off }
    }

    /// Whether all limits are lifted.
    pub fn is_off(&self) -> bool {
        self.off
    }

    /// Whether one more request from a network is too many.
    pub fn request(&self, address: IpAddr) -> Answer<()> {
        self.take(&self.requests, address, 1, "requests")
    }

    /// Whether one more live connection from a network is too many.
    pub fn socket(&self, address: IpAddr) -> Answer<()> {
        self.take(&self.sockets, address, 1, "sockets")
    }

    /// Takes the price of something that a visitor can repeat from what their network has.
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

    /// A place among the requests of a network that are worked on at once; waits for one, but not for long.
    pub async fn enter(&self, address: IpAddr) -> Answer<Place> {
        if self.off { Ok(Place::default()) } else { self.underway.enter(address).await }
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        [&self.requests, &self.sockets, &self.prices].into_iter().for_each(Rates::tidy);
    }

    /// How many networks are remembered: for requests, for live connections, for prices, for requests under way.
    pub fn sizes(&self) -> [usize; 4] {
        [self.requests.len(), self.sockets.len(), self.prices.len(), self.underway.size()]
    }

    /// The limit of messages over one connection.
    pub fn frames(&self) -> Option<governor::DefaultDirectRateLimiter> {
        let quota = Quota::per_second(count(FRAMES)).allow_burst(count(FRAME_BURST));
        (!self.off).then(|| RateLimiter::direct(quota))
    }

    /// Counts one more of what is limited, for an account, a mail address or a name.
    pub async fn count(&self, limit: Limit, who: &str) -> Answer<()> {
        self.count_all(limit, &[(who.to_string(), limit.most)]).await
    }

    /// Counts one more of what is limited for a network, by its key, and for the wider ones around it.
    pub async fn count_from(&self, limit: Limit, network: &str) -> Answer<()> {
        let wider =
            around(network).map(|wide| (wide.to_string(), limit.most * i64::from(WIDER[wide.width()])));
        let all: Vec<_> = std::iter::once((network.to_string(), limit.most)).chain(wider).collect();
        self.count_all(limit, &all).await
    }

    /// Counts one more for everybody of them, or for nobody.
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
