//! Players who want to know of each other.

use super::People;
use crate::fail::{Answer, Fail};
use crate::store::{accounts, follows};
use protocol::people::Followed;

/// How many players one account may follow.
const MOST: i64 = 500;
/// Whoever has done something within this time counts as there.
const ONLINE: i64 = 300_000;

impl People {
    /// Those whom an account follows.
    pub async fn followed(&self, account: &str) -> Answer<Vec<Followed>> {
        Ok(follows::list(&self.store, account, self.time.now() - ONLINE).await?)
    }

    /// Follows the player of a name. Whoever is blocked follows nobody who blocks.
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

    /// Follows the player of a name no longer.
    pub async fn unfollow(&self, account: &str, name: &str) -> Answer<()> {
        let other = self.account_of(name).await?;
        self.store.write(follows::unfollow(account, &other)).await?;
        Ok(())
    }
}
