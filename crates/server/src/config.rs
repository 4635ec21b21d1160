//! The configuration of a server.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Timeouts and connection limits for clients.
#[derive(Clone, Debug)]
pub struct Edge {
    /// From the start of a connection, or the end of an answer, to the end of the next headers. Behind a
    /// proxy [`Edge::PROXY_IDLE`] applies if it is longer.
    pub headers: Duration,
    /// For the whole body of a request.
    pub body: Duration,
    /// How long an answer may wait for a client that does not read.
    pub stalled: Duration,
    /// Total connections (default: as many as the descriptor limit allows).
    pub connections: Option<usize>,
    /// Connections from one address, at most a quarter of the total.
    pub per_address: usize,
}

impl Edge {
    /// Proxies keep idle connections for up to two minutes. The server keeps them longer, so that a proxy
    /// never sends a request into a connection that is closing.
    pub const PROXY_IDLE: Duration = Duration::from_secs(180);
}

impl Default for Edge {
    fn default() -> Self {
        Self {
            headers: Duration::from_secs(30),
            body: Duration::from_secs(20),
            stalled: Duration::from_secs(30),
            connections: None,
            per_address: 256,
        }
    }
}

/// The default of `Config::nats_prefix`.
pub const NATS_PREFIX: &str = "teahouse";
/// In characters. The prefix is part of every subject.
const LONGEST_PREFIX: usize = 32;

/// Whether a text is a valid prefix of NATS subjects: letters, digits, `-` and `_`.
pub fn is_nats_prefix(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (1..=LONGEST_PREFIX).contains(&text.len()) && text.chars().all(plain)
}

#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 stands for a free port.
    pub listen: SocketAddr,
    /// The folder of its files.
    pub data: PathBuf,
    /// The URL of the database, if it is not the file in `data`.
    pub database: Option<String>,
    /// The NATS server that connects several nodes.
    pub nats: Option<String>,
    /// The first token of every NATS subject. Installations with the same prefix share their workers.
    pub nats_prefix: String,
    /// The public address, `https://…` behind a proxy.
    pub public_url: Option<String>,
    /// How many proxies are in front of it: that many addresses of `X-Forwarded-For` are trusted.
    pub proxies: usize,
    /// The mail server: `smtp://…` or `smtps://…`, with user and password.
    pub smtp: Option<String>,
    /// The sender of mail.
    pub mail_from: String,
    /// Engine threads for bots and analyses; 0 if `teahouse worker` does this elsewhere.
    pub workers: usize,
    /// Switches rate limits off, for load tests.
    pub no_limits: bool,
    /// Whether only administrators may create tournaments.
    pub tournaments_by_admins: bool,
    /// Days of time off per account and calendar year. They stop its clocks in correspondence games.
    pub time_off_days: u32,
    /// Whether push services and webhooks may be on this machine and without TLS; for tests.
    pub reach_local: bool,
    pub edge: Edge,
    /// The web client; without it only the API is served.
    pub pages: Option<Pages>,
}

/// The default of `Config::time_off_days`.
pub const TIME_OFF_DAYS: u32 = 28;

#[derive(Copy, Clone, Debug)]
pub struct Pages {
    pub(crate) file: fn(&str) -> Option<rust_embed::EmbeddedFile>,
    pub(crate) names: fn() -> Vec<Cow<'static, str>>,
}

impl Pages {
    /// The files embedded in `Files`.
    pub fn of<Files: rust_embed::RustEmbed>() -> Self {
        Self { file: Files::get, names: || Files::iter().collect() }
    }
}

impl Config {
    /// The default configuration with files in a folder, on a free port of this machine.
    pub fn local(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            database: None,
            nats: None,
            nats_prefix: NATS_PREFIX.to_string(),
            public_url: None,
            proxies: 0,
            smtp: None,
            mail_from: "teahouse@localhost".to_string(),
            workers: 1,
            no_limits: false,
            tournaments_by_admins: false,
            time_off_days: TIME_OFF_DAYS,
            reach_local: false,
            edge: Edge::default(),
            pages: None,
        }
    }

    /// Explains what is wrong with the public address, if anything: links and the check of origins need one
    /// as a browser would show it.
    pub fn check_public_url(&self) -> Result<(), String> {
        let Some(url) = &self.public_url else { return Ok(()) };
        let parsed: Option<axum::http::Uri> = url.parse().ok();
        let fits = parsed.is_some_and(|uri| {
            matches!(uri.scheme_str(), Some("http" | "https"))
                && uri.host().is_some_and(|host| !host.is_empty())
                && uri.path() == "/"
                && uri.query().is_none()
        });
        if fits { Ok(()) } else { Err(url.clone()) }
    }

    /// The base of all links, without a trailing slash.
    pub fn base(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None => format!("http://{}", self.listen),
        }
    }

    /// Whether the public address uses HTTPS.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_on_nats_is_one_plain_word() {
        assert!(["teahouse", "tea-2", "A_b", NATS_PREFIX].into_iter().all(is_nats_prefix));
        let long = "x".repeat(LONGEST_PREFIX + 1);
        let wrong = ["", "a.b", "a b", "*", ">", "tée", "a/b", &long];
        assert!(wrong.into_iter().all(|text| !is_nats_prefix(text)));
    }

    #[test]
    fn a_public_address_has_a_scheme_and_a_host_and_nothing_behind() {
        let check = |url: &str| {
            Config { public_url: Some(url.to_string()), ..Config::local("data".into()) }.check_public_url()
        };
        for url in ["https://tea.example", "https://tea.example/", "http://192.0.2.1:7474", "http://[::1]:80"]
        {
            assert_eq!(check(url), Ok(()), "{url}");
        }
        for url in
            ["tea.example", "tea.example:443", "//tea.example", "ftp://tea.example", "https://", "", "a b"]
        {
            assert_eq!(check(url), Err(url.to_string()));
        }
        assert!(check("https://tea.example/games").is_err());
    }
}
