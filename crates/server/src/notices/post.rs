//! Outgoing requests to addresses that users supply. To prevent SSRF they go only to public addresses, by
//! HTTPS: the check comes after DNS resolution, and the connection uses exactly the checked address.
//! Redirects are not followed, little of an answer is read, and there is one overall timeout.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Uri, header};
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// From the DNS lookup to the answer.
const PATIENCE: Duration = Duration::from_secs(10);
const LONGEST: usize = 2_048;
/// The most bytes read of an answer, whose body is ignored.
const READ: usize = 16 * 1_024;

/// Why a request got no answer.
#[derive(Debug, thiserror::Error)]
pub enum Unsent {
    /// The URL is invalid or its address is not public.
    #[error("the address is not one that is written to")]
    Address,
    #[error("no answer in time")]
    Late,
    #[error("the connection failed: {0}")]
    Connection(String),
}

fn broken(error: impl std::fmt::Display) -> Unsent {
    Unsent::Connection(error.to_string())
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    pub status: u16,
    /// The seconds of `Retry-After`.
    pub wait: Option<i64>,
}

pub struct Post {
    /// Allows this machine, and HTTP without TLS.
    local: bool,
    tls: TlsConnector,
}

impl Post {
    /// `local` allows requests to this machine, for tests.
    #[allow(clippy::expect_used)]
    pub fn new(local: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            // A build-time property: the versions of TLS are compiled in.
            .expect("the versions of TLS that are built in")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { local, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// A URL that may be requested, as far as its text shows.
    pub fn address(&self, text: &str) -> Option<Uri> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST && text.is_ascii())?;
        let scheme = match uri.scheme_str()? {
            "https" => true,
            "http" => self.local,
            _ => false,
        };
        let authority = uri.authority()?;
        // A user name before the host only serves to deceive.
        let plain = !authority.as_str().contains('@') && !authority.host().is_empty();
        let host = authority.host().trim_matches(['[', ']']);
        let literal = host.parse::<IpAddr>().is_ok_and(|ip| !self.may_reach(ip));
        (scheme && plain && !literal).then_some(uri)
    }

    fn may_reach(&self, ip: IpAddr) -> bool {
        is_public(ip) || (self.local && ip.is_loopback())
    }

    /// Sends a POST request and returns the status of its answer.
    pub async fn send(&self, to: &Uri, headers: HeaderMap, body: Bytes) -> Result<Reply, Unsent> {
        tokio::time::timeout(PATIENCE, self.try_send(to, headers, body)).await.unwrap_or(Err(Unsent::Late))
    }

    async fn try_send(&self, to: &Uri, headers: HeaderMap, body: Bytes) -> Result<Reply, Unsent> {
        let uri = self.address(&to.to_string()).ok_or(Unsent::Address)?;
        let tls = uri.scheme_str() == Some("https");
        let host = uri.host().unwrap_or_default().trim_matches(['[', ']']).to_string();
        let port = uri.port_u16().unwrap_or(if tls { 443 } else { 80 });
        let found: Vec<SocketAddr> =
            tokio::net::lookup_host((host.as_str(), port)).await.map_err(broken)?.collect();
        let address = found.into_iter().find(|at| self.may_reach(at.ip())).ok_or(Unsent::Address)?;
        let stream = TcpStream::connect(address).await.map_err(broken)?;
        let request = request(&uri, headers, body)?;
        if !tls {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host).map_err(|_| Unsent::Address)?;
        exchange(self.tls.connect(name, stream).await.map_err(broken)?, request).await
    }
}

fn request(uri: &Uri, headers: HeaderMap, body: Bytes) -> Result<Request<Full<Bytes>>, Unsent> {
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
    let authority = uri.authority().map(ToString::to_string).unwrap_or_default();
    let mut request = Request::post(path).body(Full::new(body)).map_err(|_| Unsent::Address)?;
    *request.headers_mut() = headers;
    let mut set = |name: HeaderName, value: &str| {
        HeaderValue::from_str(value).map(|value| request.headers_mut().insert(name, value)).is_ok()
    };
    let good = set(header::HOST, &authority) && set(header::USER_AGENT, "Teahouse");
    if good { Ok(request) } else { Err(Unsent::Address) }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Reply, Unsent> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(broken)?;
    // Polled together with the connection below, until the answer is there or the timeout strikes.
    let talk = async {
        let answer = sender.send_request(request).await.map_err(broken)?;
        let status = answer.status().as_u16();
        let wait =
            answer.headers().get(header::RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
        // Read a short body, so that the sender's connection is not reset.
        let _ = Limited::new(answer.into_body(), READ).collect().await;
        Ok(Reply { status, wait })
    };
    tokio::pin!(connection, talk);
    tokio::select! {
        reply = &mut talk => reply,
        ended = &mut connection => match ended {
            Ok(()) => talk.await,
            Err(error) => Err(broken(error)),
        },
    }
}

/// Whether an address is public: not private, loopback, multicast or reserved, nor an encoding of such an
/// address.
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            let reserved = matches!(
                (a, b, c),
                (0 | 10 | 127, _, _)
                    | (100, 64..=127, _)
                    | (169, 254, _)
                    | (172, 16..=31, _)
                    | (192, 0, 0 | 2)
                    | (192, 88, 99)
                    | (192, 168, _)
                    | (198, 18 | 19, _)
                    | (198, 51, 100)
                    | (203, 0, 113)
                    | (224..=255, _, _)
            );
            !reserved
        }
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    // Global unicast, without the ranges for protocols and documentation, and without those that embed IPv4
    // addresses.
    (0x2000..=0x3fff).contains(&first)
        && !(first == 0x2001 && (second < 0x200 || second == 0xdb8))
        && first != 0x2002
        && first != 0x3fff
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn letters_go_only_to_addresses_that_everybody_can_reach() {
        for private in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.0.1.1", "2606:4700::1111", "2a00:1450::1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn an_address_is_https_with_a_plain_host() {
        let (post, local) = (Post::new(false), Post::new(true));
        for good in ["https://push.example/abc?d=1", "https://push.example:8443/", "https://8.8.8.8/x"] {
            assert!(post.address(good).is_some(), "{good}");
        }
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for bad in [
            "",
            "push.example",
            "http://push.example/",
            "ftp://push.example/",
            "https://a@push.example/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1:9/",
            "https:///x",
            "https://exämple/",
            "javascript:alert(1)",
            &long,
        ] {
            assert!(post.address(bad).is_none(), "{bad}");
        }
        assert!(
            local.address("http://127.0.0.1:1/").is_some() && local.address("https://10.0.0.1/").is_none()
        );
    }

    #[tokio::test]
    async fn a_name_that_leads_into_our_own_network_is_not_written_to() {
        let to = "https://localhost/".parse().unwrap();
        let sent = Post::new(false).send(&to, HeaderMap::new(), Bytes::new()).await;
        assert!(matches!(sent, Err(Unsent::Address)), "{sent:?}");
    }
}
