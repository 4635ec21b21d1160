//! The address that a request comes from; behind a proxy the one that the proxy names.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};

/// The address that a request comes from.
#[derive(Copy, Clone, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// What limits go by, as text.
    pub fn key(self) -> String {
        match network(self.0) {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(network) => format!("{network}/64"),
        }
    }
}

/// What every limit goes by: with IPv6 the /64 network, because one machine has all addresses of it.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address => address,
    }
}

/// The last but `proxies` of the addresses: those before it may be made up.
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
}
