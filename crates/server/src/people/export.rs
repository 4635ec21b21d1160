//! Everything that is kept about an account, for its owner.

use super::People;
use super::identity::Identity;
use crate::fail::Answer;
use crate::node::limits::DOWNLOADS;
use crate::store::{accounts, chat, ratings, reports, seats, tokens};
use protocol::people::Export;

impl People {
    /// Everything that is kept about an account.
    pub async fn export(&self, who: &Identity) -> Answer<Export> {
        self.limits.count(DOWNLOADS, who.id()).await?;
        let (store, id) = (&self.store, who.id());
        Ok(Export {
            account: self.me(id).await?,
            sessions: self.sessions(id, &who.session).await?,
            devices: self.devices(id).await?,
            tokens: tokens::list(store, id).await?,
            games: seats::own_games(store, id).await?,
            messages: chat::own(store, id).await?,
            ratings: ratings::list(store, id, self.time.now()).await?,
            blocks: accounts::blocks(store, id).await?,
            follows: self.followed(id).await?.into_iter().map(|followed| followed.name).collect(),
            reports: reports::own(store, id).await?,
        })
    }
}
