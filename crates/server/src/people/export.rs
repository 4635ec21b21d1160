//! The export of everything stored about an account, for its owner.

use super::People;
use super::identity::Identity;
use crate::fail::Answer;
use crate::node::limits::DOWNLOADS;
use crate::store::{
    accounts, chat, club_members, club_wall, conditions, deliveries, notices, puzzles, ratings, reports,
    seats, tokens, tournaments,
};
use crate::time::date;
use protocol::people::Export;
use protocol::puzzles::OwnPuzzles;

impl People {
    pub async fn export(&self, who: &Identity) -> Answer<Export> {
        self.limits.count(DOWNLOADS, who.id()).await?;
        let (store, id) = (&self.store, who.id());
        Ok(Export {
            account: self.me(id).await?,
            sessions: self.sessions(id, &who.session).await?,
            devices: self.devices(id).await?,
            tokens: tokens::list(store, id).await?,
            apps: self.apps(id).await?,
            app_access: self.app_access(id).await?,
            games: seats::own_games(store, id).await?,
            conditions: conditions::exported(store, id).await?,
            messages: chat::own(store, id).await?,
            ratings: ratings::list(store, id, self.time.now()).await?,
            blocks: accounts::blocks(store, id).await?,
            follows: self.followed(id).await?.into_iter().map(|followed| followed.name).collect(),
            reports: reports::own(store, id).await?,
            tournaments: tournaments::exported(store, id).await?,
            clubs: club_members::exported(store, id).await?,
            club_posts: club_wall::own(store, id).await?,
            puzzles: self.own_puzzles(id).await?,
            time_off: self.own_time_off(id).await?,
            notices: notices::own(store, id).await?,
            notice_settings: notices::settings_of(store, id).await?.map(|kept| kept.settings),
            push_devices: deliveries::devices(store, id).await?,
            webhooks: deliveries::hooks(store, id).await?,
        })
    }

    async fn own_puzzles(&self, id: &str) -> Answer<OwnPuzzles> {
        let (store, now) = (&self.store, self.time.now());
        Ok(OwnPuzzles {
            attempts: puzzles::attempts(store, id).await?,
            shown: puzzles::asked(store, id).await?,
            votes: puzzles::votes(store, id).await?,
            days: puzzles::days(store, id).await?.into_iter().map(date).collect(),
            ratings: puzzles::solvers(store, id).await?.into_iter().map(|solver| solver.view(now)).collect(),
        })
    }
}
