//! Mail: confirmation of an address, and a new password for somebody who forgot theirs. A link carries a secret
//! that is kept only as its hash, works once and expires.

use super::People;
use super::identity::Identity;
use super::words::words;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::MAIL;
use crate::secret;
use crate::store::links::Link;
use crate::store::{Write, accounts, links};
use crate::time::HOUR;
use lettre::Address;
use protocol::people::ChangeMail;
use std::sync::Arc;
use strum::IntoStaticStr;
use texts::Lang;

/// The longest mail address.
const LONGEST: usize = 254;

/// What a link is for. The name of the variant stands in the database, in links and in the keys of mails.
#[derive(Copy, Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Purpose {
    /// To confirm a mail address.
    Confirm,
    /// To choose a new password.
    Reset,
}

impl Purpose {
    fn lasts(self) -> i64 {
        match self {
            Self::Confirm => 72 * HOUR,
            Self::Reset => HOUR,
        }
    }
}

/// A mail address as it is kept, if it may be one.
pub fn read(mail: &str) -> Answer<String> {
    let mail = mail.trim().to_lowercase();
    let fine = mail.len() <= LONGEST && !mail.contains('\0') && mail.parse::<Address>().is_ok();
    if fine { Ok(mail) } else { Err(Fail::bad("bad-mail")) }
}

/// Who gets a mail.
pub(super) struct Recipient<'a> {
    pub account: &'a str,
    pub name: &'a str,
    pub mail: &'a str,
}

/// A link that was opened in time.
pub(super) struct Opened {
    pub account: String,
    pub mail: String,
    /// Takes it away: it works once.
    pub used: Write,
}

impl People {
    /// Sends a link of an account to a mail address; older ones for the same no longer work.
    pub(super) async fn send_link(&self, purpose: Purpose, to: Recipient<'_>, lang: Lang) -> Answer<()> {
        let secret = secret::random(43);
        let expires = self.time.now() + purpose.lasts();
        let link = Link { account: to.account.to_string(), mail: to.mail.to_string() };
        let kind = <&str>::from(purpose);
        self.store.write(links::add(&secret::hash(&secret), kind, &link, expires)).await?;
        // What stands behind `#` stays in the browser: no log and no other page sees the secret.
        let link = format!("{}/{}#{secret}", self.mailer.base(), kind);
        let args = [("name", to.name.into()), ("link", link.as_str().into())];
        let text = |part| words(lang).with(&format!("mail-{kind}-{part}"), &args);
        self.mailer.send_link(to.mail, text("subject"), text("body"), &link);
        Ok(())
    }

    /// The link of a secret, if it is good.
    pub(super) async fn open_link(&self, purpose: Purpose, secret: &str) -> Answer<Opened> {
        let (hash, now) = (secret::hash(secret), self.time.now());
        let link = links::find(&self.store, &hash, purpose.into(), now).await?;
        let Link { account, mail } = link.ok_or_else(|| Fail::bad("link-expired"))?;
        Ok(Opened { account, mail, used: links::take(&hash) })
    }

    /// Changes the mail address of an account: a link goes to the new one, and the old one counts until it is
    /// opened. Without an address the account has none any more.
    pub async fn change_mail(&self, who: &Identity, given: &ChangeMail, lang: Lang) -> Answer<()> {
        who.with_account()?;
        let mail = given.mail.as_deref().map(read).transpose()?;
        self.check_password(who, &given.password).await?;
        let Some(mail) = &mail else {
            self.store.write(accounts::remove_mail(who.id()).then(links::forget(who.id()))).await?;
            return Ok(());
        };
        self.limits.count(MAIL, who.id()).await?;
        self.limits.count(MAIL, mail).await?;
        self.store.write(accounts::set_unconfirmed_mail(who.id(), mail)).await?;
        let to = Recipient { account: who.id(), name: &who.person.name, mail };
        self.send_link(Purpose::Confirm, to, lang).await
    }

    /// Confirms a mail address by the secret of the link that was sent to it.
    pub async fn confirm_mail(&self, secret: &str) -> Answer<()> {
        let Opened { account, mail, used } = self.open_link(Purpose::Confirm, secret).await?;
        match self.store.write(used.then(accounts::confirm_mail(&account, &mail))).await {
            Ok(_) => Ok(()),
            Err(Error::Conflict) => Err(Fail::conflict("mail-taken")),
            Err(refused) => Err(refused.into()),
        }
    }

    /// Asks for a link to choose a new password; `network` is where the question comes from. Nobody waits for the
    /// mail, so that nobody learns from the time whether there is something to do.
    pub async fn ask_reset(self: &Arc<Self>, mail: &str, network: &str, lang: Lang) -> Answer<()> {
        let mail = read(mail)?;
        self.limits.count_from(MAIL, network).await?;
        self.limits.count(MAIL, &mail).await?;
        let people = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(fail) = people.send_reset(&mail, lang).await {
                tracing::error!(error = fail.problem.error, "a link could not be sent");
            }
        });
        Ok(())
    }

    /// Sends a link for a new password if an account has this address, confirmed.
    async fn send_reset(&self, mail: &str, lang: Lang) -> Answer<()> {
        let Some((account, name)) = accounts::by_mail(&self.store, mail).await? else { return Ok(()) };
        let to = Recipient { account: &account, name: &name, mail };
        self.send_link(Purpose::Reset, to, lang).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_address_has_two_sides() {
        assert_eq!(read(" Iroh@Example.ORG ").ok().as_deref(), Some("iroh@example.org"));
        let long = format!("{}@example.org", "x".repeat(250));
        for wrong in ["", "iroh", "@", "a@b@c", "a@b\r\nBcc: c@d", "a\0@b.org", "<a@b.org>", &long] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
