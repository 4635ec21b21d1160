//! Accounts: signing up, signing in, changing the password.

use super::People;
use super::guesses::Guesser;
use super::identity::{ClientInfo, Identity, SignedIn};
use super::mail::{self, Opened, Purpose, Recipient};
use super::sessions::new_session;
use super::{common, devices, passwords, two_factor};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::names::{self, name_key};
use crate::node::limits::{MAIL, SIGN_UP};
use crate::secret;
use crate::store::accounts::{Login, NewUser};
use crate::store::{
    Write, accounts, consents, deliveries, devices as known_devices, links, sessions, tokens,
};
use axum::http::StatusCode;
use protocol::people::{ChangePassword, Me, ResetPassword, SignIn, SignUp};
use texts::Lang;

impl People {
    pub async fn me(&self, account: &str) -> Answer<Me> {
        accounts::me(&self.store, account, self.time.now()).await?.ok_or_else(Fail::nobody)
    }

    /// Creates an account with a session. A guest becomes the account and keeps its games.
    pub async fn sign_up(
        &self,
        new: &SignUp,
        guest: Option<&Identity>,
        from: &ClientInfo<'_>,
        lang: Lang,
    ) -> Answer<(SignedIn, Me)> {
        // In the order of the form, so that the first invalid field is named.
        let name = names::read(&new.name).ok_or_else(|| Fail::bad("bad-name"))?;
        passwords::check(&new.password)?;
        let mail = new.mail.as_deref().map(mail::read).transpose()?;
        self.limits.count_from(SIGN_UP, from.network).await?;
        if let Some(mail) = &mail {
            self.limits.count(MAIL, mail).await?;
        }
        let signed_in = self.add_account(new, &name, mail.as_deref(), guest, from).await?;
        let me = self.me(&signed_in.account).await?;
        if let Some(mail) = &mail {
            let to = Recipient { account: &me.id, name: &me.name, mail };
            self.send_link(Purpose::Confirm, to, lang).await?;
        }
        Ok((signed_in, me))
    }

    async fn add_account(
        &self,
        new: &SignUp,
        name: &str,
        mail: Option<&str>,
        guest: Option<&Identity>,
        from: &ClientInfo<'_>,
    ) -> Answer<SignedIn> {
        common::check(&new.password, &[name, mail.unwrap_or_default()])?;
        if names::is_reserved(name) {
            return Err(Fail::conflict("name-taken"));
        }
        let key = name_key(name);
        let taken = || Fail::conflict("name-taken");
        // Names are public, so a taken one is refused without waiting for the hash.
        if accounts::is_taken(&self.store, &key).await? {
            return Err(taken());
        }
        let password = self.passwords.hash(&new.password).await?;
        let now = self.time.now();
        let id = guest.map_or_else(secret::id, |guest| guest.id().to_string());
        let new = NewUser { id: &id, name, key: &key, password: &password, mail };
        let mut write = if guest.is_some() { new.upgrade_guest(now) } else { new.add(now) };
        if let Some(guest) = guest {
            write = write.then(sessions::end(&id, &guest.session));
        }
        let (session, secret) = new_session(&id, from.agent, now);
        let (known, device) = devices::remember(&id, from.device, now);
        match self.store.write(write.then(session).then(known)).await {
            Ok(_) => {}
            Err(Error::Conflict) => return Err(taken()),
            Err(refused) => return Err(refused.into()),
        }
        if let Some(guest) = guest {
            self.hub.close_everywhere(&id, Some(&guest.session));
            self.games.renamed(&id);
        }
        Ok(SignedIn { account: id, session: secret, device })
    }

    /// Signs in by name, password and, if enabled, a code. Neither the answer nor its time shows whether a
    /// name exists.
    pub async fn sign_in(&self, given: &SignIn, from: &ClientInfo<'_>) -> Answer<SignedIn> {
        let key = name_key(&given.name);
        let login = accounts::login(&self.store, &key).await?;
        let account = login.as_ref().map_or("", |login| login.id.as_str());
        let known = match from.device {
            Some(device) => self.knows(account, device).await?,
            None => false,
        };
        let device = from.device.filter(|_| known);
        let guesser = Guesser { name_key: &key, network: from.network, device };
        let tried = self.try_password(&guesser).await?;
        let hash = login.as_ref().and_then(|login| login.password.clone());
        let right = self.passwords.verify(&given.password, hash).await?;
        let refused = |error| Fail::new(StatusCode::UNAUTHORIZED, error);
        let login = login.filter(|_| right).ok_or_else(|| refused("wrong-name-or-password"))?;
        let Login { id, totp, closed, .. } = login;
        if closed {
            return Err(Fail::forbidden("account-closed"));
        }
        let now = self.time.now();
        let (mut write, session) = new_session(&id, from.agent, now);
        if let Some(totp) = totp {
            let Some(code) = given.code.as_deref() else {
                // The password was right: asking for the code is not a failed attempt.
                self.store.write(tried.back()).await?;
                return Err(refused("code-needed"));
            };
            let coded = self.try_code(&guesser).await?;
            write = match two_factor::check(&totp, code, now) {
                // Each step is accepted once, so a code seen over somebody's shoulder is worthless.
                Some(step) => write.then(accounts::use_totp(&id, step)),
                None => write.then(two_factor::use_recovery(&id, code)),
            };
            write = write.then(coded.back());
        }
        let (known, device) = devices::remember(&id, from.device, now);
        match self.store.write(write.then(tried.back()).then(known)).await {
            Ok(_) => Ok(SignedIn { account: id, session, device }),
            Err(Error::Conflict) => Err(refused("wrong-code")),
            Err(refused) => Err(refused.into()),
        }
    }

    /// Changes the password, given the current one. Returns the new secret of the device.
    pub async fn change_password(
        &self,
        who: &Identity,
        given: &ChangePassword,
        device: Option<&str>,
    ) -> Answer<String> {
        who.with_account()?;
        passwords::check(&given.new)?;
        self.check_password(who, &given.password).await?;
        self.set_password(who.id(), &given.new, Some(&who.session), Write::new()).await?;
        self.remember_device(who.id(), device).await
    }

    /// Sets a new password by the link in a mail. Returns the new secret of the device.
    pub async fn reset_password(&self, given: &ResetPassword, device: Option<&str>) -> Answer<String> {
        passwords::check(&given.password)?;
        let Opened { account, used, .. } = self.open_link(Purpose::Reset, &given.secret).await?;
        self.set_password(&account, &given.password, None, used).await?;
        self.remember_device(&account, device).await
    }

    /// Turns the account into a bot. Only for accounts that have not played.
    pub async fn become_bot(&self, who: &Identity) -> Answer<()> {
        if who.person.guest {
            return Err(Fail::forbidden("account-only"));
        }
        let changed = self.store.write(accounts::become_bot(who.id())).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::conflict("has-played")) }
    }

    /// Sets a password, ends all sessions but `but` and all access of apps, and forgets the known devices.
    /// Without `but` the old password was lost, possibly to a thief, so tokens and webhooks are deleted, too.
    async fn set_password(
        &self,
        account: &str,
        password: &str,
        but: Option<&str>,
        also: Write,
    ) -> Answer<()> {
        let me = self.me(account).await?;
        common::check(password, &[&me.name, me.mail.as_deref().unwrap_or_default()])?;
        let hash = self.passwords.hash(password).await?;
        let also = match but {
            Some(_) => also,
            None => also.then(tokens::revoke_all(account)).then(deliveries::forget_hooks(account)),
        };
        let write = also
            .then(accounts::set_password(account, &hash))
            .then(links::forget_kind(account, Purpose::Reset.into()))
            .then(known_devices::forget(account))
            .then(consents::end_all(account))
            .then(sessions::end_others(account, but.unwrap_or("")));
        self.store.write(write).await?;
        // Clients that are still signed in reconnect.
        self.hub.close_everywhere(account, None);
        Ok(())
    }
}
