//! Links by mail: confirmation of an address, and password reset. A link carries a secret, which is stored
//! only as a hash, works once and expires.

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

const LONGEST: usize = 254;

/// The purpose of a link. The name of the variant is used in the database, in links and in keys of texts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Purpose {
    /// Confirm a mail address.
    Confirm,
    /// Choose a new password.
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

/// A valid mail address, normalised.
pub fn read(mail: &str) -> Answer<String> {
    let mail = mail.trim().to_lowercase();
    let fine = mail.len() <= LONGEST && !mail.contains('\0') && mail.parse::<Address>().is_ok();
    if fine { Ok(mail) } else { Err(Fail::bad("bad-mail")) }
}

pub(super) struct Recipient<'a> {
    pub account: &'a str,
    pub name: &'a str,
    pub mail: &'a str,
}

/// A valid link.
pub(super) struct Opened {
    pub account: String,
    pub mail: String,
    /// Deletes the link: it works once.
    pub used: Write,
}

impl People {
    /// Mails a link. Older links of the account for the same purpose stop working.
    pub(super) async fn send_link(&self, purpose: Purpose, to: Recipient<'_>, lang: Lang) -> Answer<()> {
        let secret = secret::random(43);
        let expires = self.time.now() + purpose.lasts();
        let link = Link { account: to.account.to_string(), mail: to.mail.to_string() };
        let kind = <&str>::from(purpose);
        self.store.write(links::add(&secret::hash(&secret), kind, &link, expires)).await?;
        // Browsers do not send the part behind `#`, so the secret reaches no log and no other site.
        let link = format!("{}/{}#{secret}", self.mailer.base(), kind);
        let args = [("name", to.name.into()), ("link", link.as_str().into())];
        let text = |part| words(lang).with(&format!("mail-{kind}-{part}"), &args);
        self.mailer.send_link(to.mail, text("subject"), text("body"), &link);
        Ok(())
    }

    /// The valid link with this secret.
    pub(super) async fn open_link(&self, purpose: Purpose, secret: &str) -> Answer<Opened> {
        let (hash, now) = (secret::hash(secret), self.time.now());
        let link = links::find(&self.store, &hash, purpose.into(), now).await?;
        let Link { account, mail } = link.ok_or_else(|| Fail::bad("link-expired"))?;
        Ok(Opened { account, mail, used: links::take(&hash) })
    }

    /// Changes the mail address of an account: a link goes to the new address, and the old one stays until it
    /// is opened. Without an address the old one is removed.
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

    /// Requests a link for a new password; `network` is where the request comes from. The mail is sent in the
    /// background, so that the time of the answer does not show whether the address is known.
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

    /// Mails a link for a new password if an account has confirmed this address.
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
