//! What the server is told when it starts.

use std::net::SocketAddr;
use std::path::PathBuf;

/// What the server is told.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 for a free one.
    pub listen: SocketAddr,
    /// Where its files are.
    pub data: PathBuf,
    /// The database, if it is not the file in `data`.
    pub database: Option<String>,
    /// The NATS server that connects several nodes.
    pub nats: Option<String>,
    /// The address under which people reach it, `https://…` behind a proxy.
    pub public_url: Option<String>,
    /// How many proxies stand before it: that many addresses of `X-Forwarded-For` are believed.
    pub proxies: usize,
    /// The mail server: `smtp://…` or `smtps://…`, with name and password.
    pub smtp: Option<String>,
    /// Whom mail comes from.
    pub mail_from: String,
    /// How many engine threads serve bots and analyses; none where `teahouse worker` does it elsewhere.
    pub workers: usize,
    /// Whether limits are lifted, for load tests.
    pub no_limits: bool,
}

impl Config {
    /// The usual settings with files in a folder, on a free port of this machine.
    pub fn local(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data,
            database: None,
            nats: None,
            public_url: None,
            proxies: 0,
            smtp: None,
            mail_from: "teahouse@localhost".to_string(),
            workers: 1,
            no_limits: false,
        }
    }

    /// Whether people reach it by HTTPS.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
