//! The client of the mail server. [`Mailer::deliver`] sends a [`Letter`] and waits for the outcome;
//! [`Mailer::send_link`] returns at once.

use crate::config::Config;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

enum Way {
    Smtp(Box<AsyncSmtpTransport<Tokio1Executor>>, Box<Mailbox>),
    /// Development: links go to the log.
    Log,
    /// Mail is not configured.
    Nowhere,
}

/// Sends mail, or logs the links during development.
pub struct Mailer {
    way: Way,
    /// The base of all links.
    base: String,
}

/// A mail as text and as HTML.
#[derive(Debug)]
pub struct Letter {
    pub to: String,
    /// The subject, on one line.
    pub subject: String,
    pub text: String,
    pub html: String,
    /// PNGs that the HTML refers to by `cid:` and their names.
    pub pictures: Vec<(String, Vec<u8>)>,
    /// The local part of the `Message-ID`, the same for every attempt.
    pub name: String,
    pub headers: Vec<(&'static str, String)>,
}

/// Why a mail was not accepted.
#[derive(Debug, PartialEq, Eq)]
pub enum Undelivered {
    /// Permanent: retrying is useless.
    Refused(String),
    /// Temporary: retry later.
    NotNow(String),
}

impl Mailer {
    /// Without a mail server links go to the log, but only if the server is reachable from this machine
    /// alone.
    pub fn new(config: &Config) -> Result<Self, String> {
        let base = config.base();
        let Some(url) = &config.smtp else {
            let alone = config.listen.ip().is_loopback() && config.public_url.is_none();
            return Ok(Self { way: if alone { Way::Log } else { Way::Nowhere }, base });
        };
        let transport =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|error| error.to_string())?;
        let from: Mailbox =
            config.mail_from.parse().map_err(|error| format!("{}: {error}", config.mail_from))?;
        Ok(Self { way: Way::Smtp(Box::new(transport.build()), Box::new(from)), base })
    }

    /// The base of all links, without a trailing slash.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Sends a link in the background.
    pub fn send_link(&self, to: &str, subject: String, body: String, link: &str) {
        match &self.way {
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

    /// Sends a mail and waits until the mail server has accepted or refused it.
    pub async fn deliver(&self, letter: Letter) -> Result<(), Undelivered> {
        let (transport, from) = match &self.way {
            Way::Smtp(transport, from) => (transport, from),
            Way::Nowhere => return Err(Undelivered::Refused("there is no mail server".to_string())),
            Way::Log => {
                let Letter { to, subject, text, .. } = letter;
                tracing::info!(to, subject, text, "there is no mail server, this would be a mail");
                return Ok(());
            }
        };
        let message = written(letter, from).map_err(|error| Undelivered::Refused(error.to_string()))?;
        match transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(Undelivered::Refused(error.to_string())),
            Err(error) => Err(Undelivered::NotNow(error.to_string())),
        }
    }
}

/// The MIME message: text, or HTML with its pictures.
fn written(letter: Letter, from: &Mailbox) -> Result<Message, Box<dyn std::error::Error + Send + Sync>> {
    let host = from.email.domain();
    let mut message = Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, letter.to.parse()?))
        .subject(letter.subject)
        .message_id(Some(format!("<{}@{host}>", letter.name)));
    for (name, value) in letter.headers {
        let name = HeaderName::new_from_ascii_str(name);
        message = message.raw_header(HeaderValue::new(name, value));
    }
    let kind: ContentType = "image/png".parse()?;
    let mut shown = MultiPart::related().singlepart(SinglePart::html(letter.html));
    for (name, picture) in letter.pictures {
        let file = format!("{name}.png");
        shown = shown.singlepart(Attachment::new_inline_with_name(name, file).body(picture, kind.clone()));
    }
    let body = MultiPart::alternative().singlepart(SinglePart::plain(letter.text)).multipart(shown);
    Ok(message.multipart(body)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_logged_only_where_nobody_else_can_come() {
        let local = Config::local(std::path::PathBuf::new());
        let logs = |config: &Config| matches!(Mailer::new(config), Ok(Mailer { way: Way::Log, .. }));
        assert!(logs(&local));
        assert!(!logs(&Config { public_url: Some("https://example.org".to_string()), ..local.clone() }));
        assert!(!logs(&Config { listen: ([0, 0, 0, 0], 0).into(), ..local.clone() }));
        assert!(Mailer::new(&Config { smtp: Some("carrier pigeon".to_string()), ..local.clone() }).is_err());
        let smtp = Some("smtp://127.0.0.1:2525".to_string());
        assert!(
            Mailer::new(&Config { smtp: smtp.clone(), mail_from: "nobody".to_string(), ..local.clone() })
                .is_err()
        );
        assert!(matches!(Mailer::new(&Config { smtp, ..local }), Ok(Mailer { way: Way::Smtp(..), .. })));
    }
}
