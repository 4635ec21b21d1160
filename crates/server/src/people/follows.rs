//! Followed players.

use super::People;
use crate::fail::{Answer, Fail};
use crate::store::{accounts, follows};
use protocol::people::Followed;

/// The most players that one account may follow.
const MOST: i64 = 500;
/// A player active within this time counts as online, in ms.
const ONLINE: i64 = 300_000;

impl People {
    pub async fn followed(&self, account: &str) -> Answer<Vec<Followed>> {
        Ok(follows::list(&self.store, account, self.time.now() - ONLINE).await?)
    }

    /// Follows a player by name, unless they have blocked the account.
    pub async fn follow(&self, account: &str, name: &str) -> Answer<()> {
        let other = self.account_of(name).await?;
        if other == account {
            return Err(Fail::bad("oneself"));
        }
        if accounts::is_blocked(&self.store, account, &other).await? {
            return Err(Fail::forbidden("blocked"));
        }
        if follows::count(&self.store, account).await? >= MOST {
            return Err(Fail::conflict("too-many-followed").with("most", MOST));
        }
        self.store.write(follows::follow(account, &other)).await?;
        Ok(())
    }

    pub async fn unfollow(&self, account: &str, name: &str) -> Answer<()> {
        let other = self.account_of(name).await?;
        self.store.write(follows::unfollow(account, &other)).await?;
        Ok(())
    }
}
