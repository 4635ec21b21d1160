//! Leaving: the owner deletes an account, or an administrator closes and reopens it.

use super::People;
use super::identity::Identity;
use crate::fail::{Answer, Fail};
use crate::names::name_key;
use crate::secret;
use crate::store::{
    Write, accounts, chat, club_door, club_members, clubs, consents, deliveries, devices, follows, games,
    links, notices, presence, puzzles, ratings, reports, seeks, sessions, time_off, tokens,
};
use protocol::game::{Action, NewAction, Status};

impl People {
    /// Ends the games that an account plays or is invited to, so that nobody waits for it.
    async fn leave_games(&self, account: &str) -> Answer<()> {
        for (game, status) in games::unfinished(&self.store, account).await? {
            let action = if status == Status::Open { Action::Leave } else { Action::Resign };
            // The game may have just ended or begun; that must not stop the deletion.
            if let Err(fail) = self.games.act(&game, account, &NewAction { action, seat: None }).await {
                tracing::debug!(error = fail.problem.error, "a game was not left");
            }
        }
        self.store.write(seeks::forget(account)).await?;
        Ok(())
    }

    /// Removes an account from its clubs. A club that it owned gets a new owner or is closed.
    async fn leave_clubs(&self, account: &str) -> Answer<Write> {
        let all = club_members::of_account(&self.store, account).await?;
        let now = self.time.now();
        Ok(all.iter().fold(Write::new(), |write, club| write.then(clubs::depart(club, account, now))))
    }

    /// Deletes an account: personal data goes, its games stay for its opponents.
    pub async fn delete_account(&self, who: &Identity, password: &str) -> Answer<()> {
        self.check_password(who, password).await?;
        self.erase(who.id()).await
    }

    /// Deletes the personal data of an account.
    pub(super) async fn erase(&self, account: &str) -> Answer<()> {
        self.leave_games(account).await?;
        self.delete_apps(account).await?;
        let name = format!("closed-{}", secret::random(10).to_lowercase());
        let write = accounts::erase(account, &name, &name_key(&name), self.time.now())
            .then(sessions::end_all(account))
            .then(consents::end_all(account))
            .then(tokens::revoke_all(account))
            .then(links::forget(account))
            .then(accounts::forget_recovery(account))
            .then(devices::forget(account))
            .then(accounts::forget_blocks(account))
            .then(follows::forget(account))
            .then(time_off::forget(account))
            .then(presence::forget(account))
            .then(ratings::forget(account))
            .then(puzzles::forget(account))
            .then(notices::forget(account))
            .then(reports::erase(account))
            .then(club_door::forget(account))
            .then(chat::erase(account))
            .then(self.leave_clubs(account).await?);
        self.store.write(write).await?;
        // Clubs joined meanwhile. From here on the account cannot join any.
        self.store.write(self.leave_clubs(account).await?).await?;
        self.hub.close_everywhere(account, None);
        self.games.renamed(account);
        Ok(())
    }

    /// Closes an account: nobody can sign in to it until it is reopened.
    pub async fn close_account(&self, name: &str, admin: &str) -> Answer<()> {
        let account = &*self.account_of(name).await?;
        if accounts::is_admin(&self.store, account).await? {
            return Err(Fail::conflict("is-admin"));
        }
        self.leave_games(account).await?;
        let write = accounts::close(account, self.time.now())
            .then(sessions::end_all(account))
            .then(consents::end_all(account))
            .then(tokens::revoke_all(account))
            .then(deliveries::forget_hooks(account))
            .then(self.leave_clubs(account).await?);
        self.store.write(write).await?;
        self.store.write(self.leave_clubs(account).await?).await?;
        self.hub.close_everywhere(account, None);
        tracing::info!(admin, account, "an account was closed");
        Ok(())
    }

    /// Reopens a closed account, but not one that its owner has deleted.
    pub async fn reopen_account(&self, name: &str, admin: &str) -> Answer<()> {
        let account = &*self.account_of(name).await?;
        let changed = self.store.write(accounts::reopen(account)).await?;
        if changed.first() != Some(&1) {
            return Err(Fail::missing());
        }
        tracing::info!(admin, account, "an account was opened again");
        Ok(())
    }
}
