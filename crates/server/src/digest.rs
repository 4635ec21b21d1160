//! Digests: one mail for everything that waits for an account, at the hours that it chose. The notices say
//! what there is to tell ([`crate::notices`]). One node leases a digest that is due, gathers its contents
//! ([`gather`]), words it in the reader's language ([`says`]), renders it as text ([`plain`]) and HTML
//! ([`html`]) and hands it to the mail server. The write that finishes it also records what it has told, so
//! that a restart does not repeat it.

mod date;
mod gather;
mod html;
mod plain;
mod says;
#[cfg(test)]
mod tests;

use crate::error::Error;
use crate::fail::Answer;
use crate::games::Games;
use crate::mailer::{Letter, Mailer, Undelivered};
use crate::notices::settings::{self, digest_after};
use crate::secret;
use crate::store::deliveries::{self, Delivery, Way};
use crate::store::digests::{self, Recipient};
use crate::store::links::{self, Link};
use crate::store::notices::{self, Kept};
use crate::store::{Store, Write};
use crate::time::{DAY, HOUR, MINUTE, Time};
use futures_util::StreamExt;
use jiff::tz::TimeZone;
use protocol::notices::NoticeKind;
use says::Digest;
use std::sync::Arc;
use texts::Lang;
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;

/// The page with the settings of notices.
pub const SETTINGS: &str = "/account/notices";
/// The unsubscribe endpoint.
pub const STOP: &str = "/api/mail/unsubscribe";
/// The kind of unsubscribe links in the table of links.
const UNSUBSCRIBE: &str = "unsubscribe";
/// How long unsubscribe links are valid.
const STOP_LASTS: i64 = 180 * DAY;
/// How many digests are sent concurrently.
const AT_ONCE: usize = 4;
/// How long a node may take for a digest before another node takes it.
const LEASE: i64 = 10 * MINUTE;
/// Backoff between attempts. After the last attempt the digest is given up.
const PAUSES: [i64; 6] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/// Values of the metric's label `end`.
const SENT: &str = "sent";
const PUT_OFF: &str = "put-off";
const DROPPED: &str = "dropped";
/// The most items of a mail: longer mails get clipped by mail programs.
const PARTS: usize = 20;

pub struct Digests {
    store: Store,
    time: Time,
    games: Arc<Games>,
    mailer: Arc<Mailer>,
    /// Held while digests are being sent.
    underway: Mutex<()>,
    /// The server stops: no new digest is begun.
    stop: CancellationToken,
    /// The machine has died: nothing is finished.
    dead: CancellationToken,
}

/// A digest ready to send.
struct Made {
    letter: Letter,
    /// The identifiers of its notices.
    told: Vec<String>,
}

impl Digests {
    pub fn new(games: &Arc<Games>, mailer: &Arc<Mailer>) -> Self {
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            games: Arc::clone(games),
            mailer: Arc::clone(mailer),
            underway: Mutex::new(()),
            stop: games.supervisor.stop().clone(),
            dead: CancellationToken::new(),
        }
    }

    /// Waits until the digests in progress are sent and recorded.
    pub async fn settle(&self) {
        drop(self.underway.lock().await);
    }

    /// Drops the digests in progress, as if the machine had died.
    pub fn kill(&self) {
        self.dead.cancel();
    }

    /// Sends all digests that are due, in batches.
    pub async fn send_due(&self) -> Result<(), Error> {
        let _underway = self.underway.lock().await;
        self.dead.run_until_cancelled(self.send_portions()).await.unwrap_or(Ok(()))
    }

    async fn send_portions(&self) -> Result<(), Error> {
        while !self.stop.is_cancelled() {
            let due = deliveries::due(&self.store, Way::Mail, self.time.now(), &[]).await?;
            if due.is_empty() {
                return Ok(());
            }
            let sends = due.into_iter().map(|delivery| self.send(delivery));
            let results: Vec<_> = futures_util::stream::iter(sends).buffer_unordered(AT_ONCE).collect().await;
            for result in results {
                result?;
            }
        }
        Ok(())
    }

    /// Leases a digest, unless another node holds it, and sends it.
    async fn send(&self, mut delivery: Delivery) -> Result<(), Error> {
        let until = self.time.now() + LEASE;
        if self.stop.is_cancelled() {
            return Ok(());
        }
        if self.store.write(deliveries::take(&delivery, until)).await? != [1] {
            return Ok(());
        }
        (delivery.due, delivery.tries) = (until, delivery.tries + 1);
        let made = match self.make(&delivery.account).await {
            Ok(made) => made,
            Err(fail) => {
                tracing::warn!(error = fail.problem.error, "a digest could not be made");
                return self.try_later(&delivery, &[]).await;
            }
        };
        let Some(Made { letter, told }) = made else { return self.finish(&delivery, None).await };
        let end = match self.mailer.deliver(letter).await {
            Ok(()) => SENT,
            Err(Undelivered::Refused(error)) => {
                tracing::warn!(error, "a digest was refused");
                DROPPED
            }
            Err(Undelivered::NotNow(error)) => {
                tracing::warn!(error, tries = delivery.tries, "a digest was not taken");
                return self.try_later(&delivery, &told).await;
            }
        };
        self.finish(&delivery, Some((end, &told))).await
    }

    /// Retries after a backoff, or gives up.
    async fn try_later(&self, delivery: &Delivery, told: &[String]) -> Result<(), Error> {
        let tries = usize::try_from(delivery.tries).unwrap_or(usize::MAX);
        let Some(pause) = tries.checked_sub(1).and_then(|last| PAUSES.get(last)) else {
            return self.finish(delivery, Some((DROPPED, told))).await;
        };
        metrics::counter!("teahouse_digests_total", "end" => PUT_OFF).increment(1);
        self.store.write(deliveries::put_off(delivery, self.time.now() + pause)).await.map(drop)
    }

    /// Ends a digest: what it told is not told again, and newer notices go into the next one.
    async fn finish(&self, delivery: &Delivery, end: Option<(&'static str, &[String])>) -> Result<(), Error> {
        let (account, now) = (&delivery.account, self.time.now());
        let mut write = Write::new();
        if let Some((end, told)) = end {
            metrics::counter!("teahouse_digests_total", "end" => end).increment(1);
            write = told.iter().fold(write, |write, id| write.then(digests::told(id)));
            if end == SENT {
                write = write.then(digests::mailed(account, now));
            }
        }
        write = write.then(deliveries::finish(delivery));
        if let Some(Kept { settings, mailed_at, .. }) = notices::settings_of(&self.store, account).await? {
            let mailed_at = if end.is_some_and(|(end, _)| end == SENT) { Some(now) } else { mailed_at };
            let next = digest_after(&settings, mailed_at, now);
            write = next.into_iter().fold(write, |write, next| write.then(digests::again(account, next)));
        }
        self.store.write(write).await.map(drop)
    }

    /// The digest of an account. `None` if it wants none, cannot receive one, or no notice waits.
    async fn make(&self, account: &str) -> Answer<Option<Made>> {
        let Kept { settings, .. } = settings::of(&self.store, account).await?;
        let Some(to) = digests::recipient(&self.store, account).await? else { return Ok(None) };
        if settings.digest.hours.is_empty() {
            return Ok(None);
        }
        let untold = notices::untold(&self.store, account).await?;
        let lang = settings::language(&settings.language).unwrap_or(Lang::En);
        let zone = TimeZone::get(&settings.time_zone).unwrap_or(TimeZone::UTC);
        let mut items = gather::items(&self.games, account, &untold).await?;
        if items.is_empty() {
            return Ok(None);
        }
        // Games that wait since an earlier mail are only counted.
        let games = notices::count(&self.store, account).await?.games;
        let turns = untold.iter().filter(|notice| notice.kind == NoticeKind::Turn).count();
        let before = usize::try_from(games).unwrap_or_default().saturating_sub(turns);
        let more = items.len().saturating_sub(PARTS) + before;
        items.truncate(PARTS);
        let stop = self.new_stop_link(account, &to, lang).await?;
        let said = Digest {
            name: &to.name,
            lang,
            zone: &zone,
            zone_name: &settings.time_zone,
            items: &items,
            more,
            base: self.mailer.base(),
            stop: &stop,
        };
        let told: Vec<String> = untold.iter().map(|notice| notice.id.clone()).collect();
        Ok(Some(Made { letter: letter(to.mail, &said, &told), told }))
    }

    /// A new unsubscribe link. Only the hash of its secret is stored. Older links stay valid, because they
    /// are in mails already sent.
    async fn new_stop_link(&self, account: &str, to: &Recipient, lang: Lang) -> Answer<String> {
        let secret = secret::random(43);
        let link = Link { account: account.to_string(), mail: to.mail.clone() };
        let write = links::add_one(&secret::hash(&secret), UNSUBSCRIBE, &link, self.time.now() + STOP_LASTS);
        self.store.write(write).await?;
        Ok(format!("{}{STOP}?key={secret}&lang={}", self.mailer.base(), lang.code()))
    }

    /// The mail address that an unsubscribe link was sent to, if the link is valid.
    pub async fn stops(&self, secret: &str) -> Answer<Option<String>> {
        let link = links::find(&self.store, &secret::hash(secret), UNSUBSCRIBE, self.time.now()).await?;
        Ok(link.map(|link| link.mail))
    }

    /// Unsubscribes by a link; `false` if it is invalid. A link may be used again.
    pub async fn stop(&self, secret: &str) -> Answer<bool> {
        let link = links::find(&self.store, &secret::hash(secret), UNSUBSCRIBE, self.time.now()).await?;
        let Some(link) = link else { return Ok(false) };
        let mut settings = settings::of(&self.store, &link.account).await?.settings;
        settings.digest.hours.clear();
        let write = notices::set_settings(&link.account, &settings)?;
        self.store.write(write.then(deliveries::move_digest(&link.account, None))).await?;
        Ok(true)
    }
}

/// A digest as a mail, with the headers for one-click unsubscribing (RFC 2369, RFC 8058).
fn letter(to: String, digest: &Digest<'_>, told: &[String]) -> Letter {
    let said = digest.say();
    let mut headers = vec![
        ("List-Unsubscribe", format!("<{}>", digest.stop)),
        ("Content-Language", digest.lang.code().to_string()),
        ("Auto-Submitted", "auto-generated".to_string()),
    ];
    if digest.stop.starts_with("https://") {
        headers.push(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_string()));
    }
    let boards = said.cards.iter().enumerate();
    let boards = boards.filter_map(|(number, card)| Some((html::picture_name(number), card.board.clone()?)));
    Letter {
        to,
        text: plain::text(&said),
        html: html::page(&said),
        pictures: boards.collect(),
        // Named after its notices: if a node dies while sending and another sends the same mail, the reader
        // keeps one copy.
        name: format!("digest-{}", &secret::hash(&told.join("/"))[..24]),
        subject: said.subject,
        headers,
    }
}
