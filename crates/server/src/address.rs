//! The address that a request comes from; behind a proxy the one that the proxy names.

use crate::app::Shared;
use crate::fail::Fail;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address that a request comes from.
#[derive(Copy, Clone, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// What limits go by: with IPv6 the network, for one machine has all addresses of it.
    pub fn key(self) -> String {
        match self.0 {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => match address.to_ipv4_mapped() {
                Some(address) => address.to_string(),
                None => format!("{}/64", Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
            },
        }
    }
}

/// The last but `proxies` of the addresses: those before it may be made up.
pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: usize) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let at = named.len().checked_sub(proxies).filter(|_| proxies > 0);
    at.and_then(|at| named.get(at)?.parse().ok()).unwrap_or(peer)
}

impl FromRequestParts<Shared> for Address {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        Ok(Self(of(peer, &parts.headers, app.config.proxies)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
