//! The client address of a request. Behind a proxy, the one that the proxy reports.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

#[derive(Copy, Clone, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// The key of rate limits: the narrowest network.
    pub fn key(self) -> String {
        network(self.0).to_string()
    }
}

/// IPv6 addresses count for this many networks: the narrowest and two wider ones around it.
pub const WIDTHS: usize = 3;
/// Their prefix lengths: one machine has all addresses of a /64, a household often a /56, and a line may have
/// a /48 with 65,536 networks of 64 bits.
const PREFIXES: [u32; WIDTHS] = [64, 56, 48];

/// What rate limits count: an IPv4 address, or one of the three IPv6 networks of an address.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    first: IpAddr,
    width: usize,
}

impl Network {
    /// 0 for the narrowest, below [`WIDTHS`].
    pub fn width(self) -> usize {
        self.width
    }

    fn of(address: IpAddr, width: usize) -> Self {
        let first = match address {
            IpAddr::V6(address) => {
                let host = 128 - PREFIXES[width];
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> host << host))
            }
            address => address,
        };
        Self { first, width }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.first {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(first) => write!(f, "{first}/{}", PREFIXES[self.width]),
        }
    }
}

/// The networks that an address counts for, narrowest first. An IPv4 address counts only for itself.
pub fn networks(address: IpAddr) -> impl Iterator<Item = Network> {
    let address = address.to_canonical();
    let widths = if address.is_ipv6() { WIDTHS } else { 1 };
    (0..widths).map(move |width| Network::of(address, width))
}

/// The narrowest network of an address.
pub fn network(address: IpAddr) -> Network {
    Network::of(address.to_canonical(), 0)
}

/// The networks around the one that a key ([`Address::key`]) names, narrower first. Empty for an IPv4 address
/// or an invalid key.
pub fn around(key: &str) -> impl Iterator<Item = Network> {
    let first = key.strip_suffix("/64").and_then(|first| first.parse::<Ipv6Addr>().ok());
    first.into_iter().flat_map(|first| networks(first.into()).skip(1))
}

/// The address that our outermost proxy saw: the last but `proxies`. Clients can forge those before it.
pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let at = named.len().checked_sub(proxies).filter(|_| proxies > 0);
    at.and_then(|at| named.get(at)?.parse().ok()).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn only_what_our_own_proxies_say_is_believed() {
        let peer = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 1.2.3.4".parse().unwrap_or_else(|_| unreachable!()));
        let named = |n: [u8; 4]| IpAddr::V4(Ipv4Addr::from(n));
        assert_eq!(of(peer, &headers, 0), peer);
        assert_eq!(of(peer, &headers, 1), named([1, 2, 3, 4]));
        assert_eq!(of(peer, &headers, 2), named([6, 6, 6, 6]));
        assert_eq!(of(peer, &headers, 3), peer);
        assert_eq!(of(peer, &HeaderMap::new(), 1), peer);
    }

    #[test]
    fn one_network_of_version_six_counts_as_one_address() {
        let key = |text: &str| Address(text.parse().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))).key();
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
        assert_eq!(key("2001:db8:1:2::9"), "2001:db8:1:2::/64");
        assert_ne!(key("2001:db8:1:3::9"), "2001:db8:1:2::/64");
        assert_eq!(key("::ffff:1.2.3.4"), "1.2.3.4");
        assert_eq!(key("1.2.3.4"), "1.2.3.4");
    }

    #[test]
    fn an_address_of_version_six_counts_for_the_networks_around_it() {
        let all = |text: &str| -> Vec<String> {
            let address = text.parse().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
            networks(address).map(|network| network.to_string()).collect()
        };
        let wanted = ["2001:db8:1:234::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"];
        assert_eq!(all("2001:db8:1:234:5:6:7:8"), wanted);
        assert_eq!(all("1.2.3.4"), ["1.2.3.4"]);
        let around = |key: &str| -> Vec<String> { around(key).map(|network| network.to_string()).collect() };
        assert_eq!(around(wanted[0]), wanted[1..]);
        assert!(around("1.2.3.4").is_empty() && around("account x").is_empty() && around("x/64").is_empty());
        // A wide network is not the narrow one that begins at the same address.
        let first = IpAddr::V6(Ipv6Addr::from_bits(0x2001_0db8 << 96));
        assert_eq!(networks(first).filter(|wide| *wide == network(first)).count(), 1);
    }
}
