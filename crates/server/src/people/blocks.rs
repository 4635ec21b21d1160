//! Blocked players.

use super::People;
use super::identity::Identity;
use crate::fail::{Answer, Fail};
use crate::store::accounts;

/// The most players that one account may block.
const MOST: i64 = 1_000;

impl People {
    pub async fn blocks(&self, account: &str) -> Answer<Vec<String>> {
        Ok(accounts::blocks(&self.store, account).await?)
    }

    /// Blocks a player by name: neither can play with the other.
    pub async fn block(&self, account: &str, name: &str) -> Answer<()> {
        let other = self.account_of(name).await?;
        if other == account {
            return Err(Fail::bad("oneself"));
        }
        if accounts::count_blocks(&self.store, account).await? >= MOST {
            return Err(Fail::conflict("too-many-blocks").with("most", MOST));
        }
        self.store.write(accounts::block(account, &other)).await?;
        Ok(())
    }

    pub async fn unblock(&self, who: &Identity, name: &str) -> Answer<()> {
        let other = self.account_of(name).await?;
        self.store.write(accounts::unblock(who.require_session()?.id(), &other)).await?;
        Ok(())
    }
}
