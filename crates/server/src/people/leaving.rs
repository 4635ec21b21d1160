//! Leaving: an account is deleted by its owner, or closed and opened again by an administrator.

use super::{name_key, two_factor};
use crate::app::App;
use crate::args;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::Write;
use protocol::game::{Action, NewAction};
use sqlx::Row;

impl App {
    /// Ends the games that an account plays or is asked to: nobody has to wait for who does not come back.
    async fn leave_games(&self, account: &str) -> Answer<()> {
        let sql = "SELECT DISTINCT g.id, g.status FROM games g JOIN players p ON p.game = g.id \
                   WHERE (p.account = $1 OR p.invited = $1) AND g.status IN ('open', 'playing')";
        for row in self.store.rows(sql, args![account]).await? {
            let open = row.get::<String, _>(1) == "open";
            let action = if open { Action::Leave } else { Action::Resign };
            // A game that has just ended, or begun, is no reason to stay.
            if let Err(fail) = self.act(row.get(0), account, &NewAction { action, seat: None }).await {
                tracing::debug!(error = fail.problem.error, "a game was not left");
            }
        }
        self.seek_no_more(account).await
    }

    /// Deletes an account: what says who it was goes, its games stay for those it played with.
    pub async fn delete_account(&self, account: &str) -> Answer<()> {
        self.leave_games(account).await?;
        let name = format!("closed-{}", secret::random(10).to_lowercase());
        let write = Write::new()
            .must(
                "UPDATE accounts SET kind = 'gone', name = $2, name_key = $3, password = NULL, mail = NULL, \
                 mail_confirmed = 0, totp = NULL, admin = 0, closed_at = $4 WHERE id = $1 AND closed_at IS NULL",
                args![account, &name, name_key(&name), self.time.now()],
            )
            .and("DELETE FROM sessions WHERE account = $1", args![account])
            .and("DELETE FROM tokens WHERE account = $1", args![account])
            .and("DELETE FROM links WHERE account = $1", args![account])
            .then(two_factor::forget_recovery(account))
            .and("DELETE FROM blocks WHERE account = $1 OR other = $1", args![account])
            .and("DELETE FROM ratings WHERE account = $1", args![account])
            .and("UPDATE reports SET reporter = NULL, reason = '' WHERE reporter = $1", args![account])
            .and("UPDATE chat SET text = '', account = NULL WHERE account = $1", args![account]);
        self.store.write(write).await?;
        self.close_connections(account, None).await;
        self.name_changed(account).await;
        Ok(())
    }

    /// Closes an account: nobody signs in to it until it is opened again.
    pub async fn close_account(&self, account: &str) -> Answer<()> {
        let sql = "SELECT COUNT(*) FROM accounts WHERE id = $1 AND admin = 1";
        if self.store.count(sql, args![account]).await? > 0 {
            return Err(Fail::conflict("is-admin"));
        }
        self.leave_games(account).await?;
        let write = Write::new()
            .and(
                "UPDATE accounts SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL AND admin = 0",
                args![account, self.time.now()],
            )
            .and("DELETE FROM sessions WHERE account = $1", args![account])
            .and("DELETE FROM tokens WHERE account = $1", args![account]);
        self.store.write(write).await?;
        self.close_connections(account, None).await;
        Ok(())
    }

    /// Opens a closed account again; one that its owner deleted stays gone.
    pub async fn reopen_account(&self, account: &str) -> Answer<()> {
        let sql = "UPDATE accounts SET closed_at = NULL WHERE id = $1 AND kind <> 'gone'";
        let changed = self.store.write(Write::new().and(sql, args![account])).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }
}
