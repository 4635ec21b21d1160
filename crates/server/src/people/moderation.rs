//! Reports about players, and the actions of moderators.

use super::People;
use super::identity::Identity;
use crate::fail::{Answer, Fail};
use crate::node::limits::REPORTS;
use crate::sanitize;
use crate::secret;
use crate::store::reports::{self, NewReport as Kept};
use crate::store::{accounts, chat, club_door, club_members, club_wall, clubs, games};
use crate::time::HOUR;
use protocol::clubs::Outside;
use protocol::people::{NewReport, Report};

/// In characters.
const LONGEST: usize = 500;
/// In hours: a year.
const LONGEST_MUTE: u32 = 8_760;

impl People {
    /// Reports a player or one of their messages; `network` is where the report comes from.
    pub async fn report(&self, who: &Identity, network: &str, new: &NewReport) -> Answer<()> {
        let reason = sanitize::message(&new.reason, LONGEST);
        let reason = reason.ok_or_else(|| Fail::bad("bad-reason").with("longest", LONGEST))?;
        let about = self.account_of(&new.name).await?;
        // An account limit would not help: guests are created quickly.
        if who.person.guest {
            self.limits.count_from(REPORTS, network).await?;
        } else {
            self.limits.count(REPORTS, who.id()).await?;
        }
        let message = self.reported(who, &about, new).await?;
        let new = Kept {
            id: &secret::id(),
            reporter: who.id(),
            about: &about,
            game: new.game.as_deref(),
            club: new.club.as_deref(),
            message: &message,
            reason: &reason,
        };
        self.store.write(reports::add(&new, self.time.now())).await?;
        Ok(())
    }

    /// The reported text, as it is now.
    async fn reported(&self, who: &Identity, about: &str, new: &NewReport) -> Answer<String> {
        let wrong = |what: &str| Err(Fail::bad("bad-request").with("detail", what));
        match (&new.game, new.room, new.number, &new.club) {
            (Some(game), Some(room), Some(number), None) => {
                let said = chat::text_of(&self.store, about, game, room, number).await?;
                said.ok_or_else(Fail::missing)
            }
            (Some(game), None, None, None) => {
                let known = games::exists(&self.store, game).await?;
                known.then(String::new).ok_or_else(Fail::missing)
            }
            (None, None, None, Some(club)) => self.reported_club(who, about, club, new.post.as_deref()).await,
            (None, None, None, None) if new.post.is_none() => Ok(String::new()),
            (None, None, None, None) => wrong("club"),
            _ => wrong("number"),
        }
    }

    /// A post on the wall of a club that the reporter can see, or the description of the club.
    async fn reported_club(
        &self,
        who: &Identity,
        about: &str,
        club: &str,
        post: Option<&str>,
    ) -> Answer<String> {
        let found = clubs::club(&self.store, club).await?.ok_or_else(Fail::missing)?;
        let inside = club_members::member(&self.store, club, who.id()).await?.is_some();
        let outside = club_door::outside(&self.store, club, who.id()).await?;
        if !(found.card.public || inside || outside == Some(Outside::Invited)) {
            return Err(Fail::missing());
        }
        match post {
            Some(post) => {
                let text = club_wall::text_of(&self.store, club, post, about).await?;
                text.ok_or_else(Fail::missing)
            }
            None => {
                let owner = club_members::owner(&self.store, club).await?;
                let owns = owner.is_some_and(|owner| owner.id == about);
                let text = format!("{}\n{}", found.card.name, found.card.description);
                owns.then_some(text).ok_or_else(Fail::missing)
            }
        }
    }

    /// The last reports, handled or open.
    pub async fn reports(&self, handled: bool) -> Answer<Vec<Report>> {
        Ok(reports::list(&self.store, handled).await?)
    }

    pub async fn handle_report(&self, id: &str, admin: &str) -> Answer<()> {
        let changed = self.store.write(reports::handle(id, admin, self.time.now())).await?;
        if changed.first() == Some(&1) { Ok(()) } else { Err(Fail::missing()) }
    }

    /// Mutes a player for some hours; 0 unmutes.
    pub async fn mute(&self, name: &str, hours: u32, admin: &str) -> Answer<()> {
        if hours > LONGEST_MUTE {
            return Err(Fail::bad("bad-hours").with("longest", LONGEST_MUTE));
        }
        let account = self.account_of(name).await?;
        let until = if hours == 0 { 0 } else { self.time.now() + i64::from(hours) * HOUR };
        self.store.write(accounts::mute(&account, until)).await?;
        tracing::info!(admin, account, hours, "a player was muted");
        // Connections cache the mute from when they were opened.
        self.hub.close_everywhere(&account, None);
        Ok(())
    }
}
