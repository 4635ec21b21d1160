//! Rates of requests per network and per wider network, counted by each node.

use crate::address::{Network, WIDTHS, networks};
use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;

/// How much more a /56 and a /48 may do than the narrowest network, because other people may share them.
pub const WIDER: [u32; WIDTHS] = [1, 4, 16];

/// `n`, but at least 1.
pub const fn count(n: u32) -> NonZeroU32 {
    match NonZeroU32::new(n) {
        Some(n) => n,
        None => NonZeroU32::MIN,
    }
}

/// One kind of rate, for networks of every width.
pub struct Rates([DefaultKeyedRateLimiter<Network>; WIDTHS]);

impl Rates {
    /// The rate per second and the burst of the narrowest network.
    pub fn new(second: u32, burst: u32) -> Self {
        let quota = |more| Quota::per_second(count(second * more)).allow_burst(count(burst * more));
        Self(WIDER.map(|more| RateLimiter::keyed(quota(more))))
    }

    /// Takes units for an address, or returns the seconds until a retry may succeed. The narrowest network
    /// comes first, so that a refusal there does not use up the neighbours' share.
    pub fn take(&self, address: IpAddr, units: u32) -> Result<(), i64> {
        for network in networks(address) {
            let rate = &self.0[network.width()];
            match rate.check_key_n(&network, count(units)) {
                Ok(Ok(())) => {}
                Ok(Err(until)) => {
                    let wait = until.wait_time_from(rate.clock().now());
                    return Err(wait.as_secs() as i64 + 1);
                }
                // More than the burst can never succeed.
                Err(_) => return Err(60),
            }
        }
        Ok(())
    }

    /// Forgets idle networks.
    pub fn tidy(&self) {
        self.0.iter().for_each(RateLimiter::retain_recent);
    }

    /// How many networks are tracked.
    pub fn len(&self) -> usize {
        self.0.iter().map(RateLimiter::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap_or_else(|_| unreachable!())
    }

    /// How many of a number of requests are let through, each from the address that its number gives.
    fn through(rates: &Rates, all: u32, from: impl Fn(u32) -> String) -> u32 {
        (0..all).filter(|number| rates.take(address(&from(*number)), 1).is_ok()).count() as u32
    }

    #[test]
    fn a_line_of_48_bits_has_sixteen_times_the_rate_and_not_more() {
        // A burst only: in a second one more may come, and 16 for the widest.
        let rates = Rates::new(1, 50);
        let begun = std::time::Instant::now();
        let narrow = through(&rates, 500, |number| format!("2001:db8:1:1::{number:x}"));
        let wide = through(&rates, 500, |number| format!("2001:db8:2:{:x}::1", number % 256));
        let widest = through(&rates, 5_000, |number| format!("2001:db8:3:{number:x}::1"));
        let more = begun.elapsed().as_secs() as u32 + 1;
        assert!((50..=50 + more).contains(&narrow), "{narrow}");
        assert!((200..=200 + 4 * more).contains(&wide), "{wide}");
        assert!((800..=800 + 16 * more).contains(&widest), "{widest}");
        // What one of them is refused costs the others nothing.
        assert!(rates.take(address("2001:db8:1:2::1"), 1).is_ok());
        assert_eq!(through(&rates, 40, |_| "192.0.2.1".to_string()), 40);
        assert!(rates.take(address("192.0.2.2"), 51).is_err());
    }
}
