//! The way of mail: confirmation of an address, and a new password for who forgot it. A link carries a secret
//! that is kept only as its hash, works once and expires.

use super::texts::Language;
use crate::app::App;
use crate::args;
use crate::config::Config;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::Write;
use lettre::message::{Mailbox, header::ContentType};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use sqlx::Row;

/// The longest mail address.
const LONGEST: usize = 254;
const HOUR: i64 = 3_600_000;

/// What a link is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To confirm a mail address.
    Confirm,
    /// To choose a new password.
    Reset,
}

impl Purpose {
    /// Its name, in the database, in links and in the words of mails.
    pub fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Reset => "reset",
        }
    }

    fn lasts(self) -> i64 {
        match self {
            Self::Confirm => 72 * HOUR,
            Self::Reset => HOUR,
        }
    }
}

enum Way {
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>, Box<Mailbox>),
    /// Somebody develops: links are in the log.
    Log,
    /// There is no mail.
    Nowhere,
}

/// The way of mail.
pub struct Mailer(Way);

impl Mailer {
    /// As the server was told. Without a mail server links go to the log, but only where nobody else can come.
    pub fn new(config: &Config) -> Result<Self, String> {
        let Some(url) = &config.smtp else {
            let alone = config.listen.ip().is_loopback() && config.public_url.is_none();
            return Ok(Self(if alone { Way::Log } else { Way::Nowhere }));
        };
        let transport =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| error.to_string())?;
        let from: Mailbox =
            config.mail_from.parse().map_err(|error| format!("{}: {error}", config.mail_from))?;
        Ok(Self(Way::Smtp(Box::new(transport.build()), Box::new(from))))
    }

    /// Sends a link; nobody waits for it.
    fn send(&self, to: &str, (subject, body): (String, String), link: &str) {
        match &self.0 {
            Way::Nowhere => tracing::warn!("there is no mail server, a mail was not sent"),
            Way::Log => tracing::info!(to, link, "there is no mail server, this would be a mail"),
            Way::Smtp(transport, from) => {
                let message = to.parse().map(|to| Mailbox::new(None, to)).ok().and_then(|to| {
                    let message = Message::builder().from((**from).clone()).to(to).subject(subject);
                    message.header(ContentType::TEXT_PLAIN).body(body).ok()
                });
                let Some(message) = message else { return tracing::error!("a mail could not be written") };
                let transport = (**transport).clone();
                tokio::spawn(async move {
                    if let Err(error) = transport.send(message).await {
                        tracing::error!(%error, "a mail could not be sent");
                    }
                });
            }
        }
    }
}

/// A mail address as it is kept, if it may be one.
pub fn read(mail: &str) -> Answer<String> {
    let mail = mail.trim().to_lowercase();
    let fine = mail.len() <= LONGEST && !mail.contains('\0') && mail.parse::<Address>().is_ok();
    if fine { Ok(mail) } else { Err(Fail::bad("bad-mail")) }
}

/// A link that was opened in time.
pub struct Opened {
    /// The account it was made for.
    pub account: String,
    /// The address it was sent to.
    pub mail: String,
    /// Takes it away: it works once.
    pub used: Write,
}

impl App {
    /// Sends a link of an account to a mail address; older ones for the same are good no more.
    pub async fn send_link(
        &self,
        purpose: Purpose,
        (account, name, mail): (&str, &str, &str),
        language: Language,
    ) -> Answer<()> {
        let secret = secret::random(43);
        let expires = self.time.now() + purpose.lasts();
        let write = Write::new()
            .and("DELETE FROM links WHERE account = $1 AND kind = $2", args![account, purpose.name()])
            .must(
                "INSERT INTO links (hash, account, kind, mail, expires_at) VALUES ($1, $2, $3, $4, $5)",
                args![secret::hash(&secret), account, purpose.name(), mail, expires],
            );
        self.store.write(write).await?;
        let base = match &self.config.public_url {
            Some(url) => url.trim_end_matches('/').to_string(),
            None => format!("http://{}", self.config.listen),
        };
        // What stands behind `#` stays in the browser: no log and no other page sees the secret.
        let link = format!("{base}/{}#{secret}", purpose.name());
        let words = language.mail(purpose.name(), name, &link).ok_or_else(Fail::unavailable)?;
        self.mailer.send(mail, words, &link);
        Ok(())
    }

    /// The link of a secret, if it is good.
    pub async fn open_link(&self, purpose: Purpose, secret: &str) -> Answer<Opened> {
        let (hash, now) = (secret::hash(secret), self.time.now());
        let sql = "SELECT l.account, l.mail FROM links l JOIN accounts a ON a.id = l.account \
                   WHERE l.hash = $1 AND l.kind = $2 AND l.expires_at > $3 AND a.closed_at IS NULL";
        let row = self.store.row(sql, args![&hash, purpose.name(), now]).await?;
        let row = row.ok_or_else(|| Fail::bad("link-expired"))?;
        let used = Write::new().must("DELETE FROM links WHERE hash = $1", args![hash]);
        Ok(Opened { account: row.get(0), mail: row.get(1), used })
    }

    /// Sends a link for a new password if an account has this address, confirmed.
    pub async fn send_reset(&self, mail: &str, language: Language) -> Answer<()> {
        let sql =
            "SELECT id, name FROM accounts WHERE mail = $1 AND mail_confirmed = 1 AND closed_at IS NULL";
        let Some(row) = self.store.row(sql, args![mail]).await? else { return Ok(()) };
        self.send_link(Purpose::Reset, (row.get(0), row.get(1), mail), language).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_logged_only_where_nobody_else_can_come() {
        let local = Config::local(std::path::PathBuf::new());
        let logs = |config: &Config| matches!(Mailer::new(config), Ok(Mailer(Way::Log)));
        assert!(logs(&local));
        assert!(!logs(&Config { public_url: Some("https://example.org".to_string()), ..local.clone() }));
        assert!(!logs(&Config { listen: ([0, 0, 0, 0], 0).into(), ..local.clone() }));
        assert!(Mailer::new(&Config { smtp: Some("carrier pigeon".to_string()), ..local.clone() }).is_err());
        let smtp = Some("smtp://127.0.0.1:2525".to_string());
        assert!(
            Mailer::new(&Config { smtp: smtp.clone(), mail_from: "nobody".to_string(), ..local.clone() })
                .is_err()
        );
        assert!(matches!(Mailer::new(&Config { smtp, ..local }), Ok(Mailer(Way::Smtp(..)))));
    }

    #[test]
    fn a_mail_address_has_two_sides() {
        assert_eq!(read(" Iroh@Example.ORG ").ok().as_deref(), Some("iroh@example.org"));
        let long = format!("{}@example.org", "x".repeat(250));
        for wrong in ["", "iroh", "@", "a@b@c", "a@b\r\nBcc: c@d", "a\0@b.org", "<a@b.org>", &long] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
