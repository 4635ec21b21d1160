//! Clubs: members, announcements and matches. A change is computed from the club's current state ([`change`])
//! and written only if that state has not changed; of two concurrent changes one retries. The same write
//! records what members have to be told, and `notices` delivers it. Matches are tournaments of two teams.

mod change;
mod door;
mod found;
mod lead;
mod matches;
mod view;

pub use change::Change;
pub use view::Which;

use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::names::name_key;
use crate::node::limits::Limits;
use crate::people::identity::Identity;
use crate::store::accounts::{self, Person};
use crate::store::clubs::{self as kept, Club};
use crate::store::{Store, club_door, club_members};
use crate::time::Time;
use crate::tournaments::Tournaments;
use axum::http::StatusCode;
use protocol::clubs::{ClubRole, Outside};
use std::sync::Arc;

pub struct Clubs {
    store: Store,
    time: Time,
    limits: Arc<Limits>,
    tournaments: Arc<Tournaments>,
}

/// A club as one viewer sees it.
struct Seen {
    club: Club,
    role: Option<ClubRole>,
    muted: bool,
    outside: Option<Outside>,
    admin: bool,
}

fn missing() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no-such-club")
}

/// A refusal that names the invalid field.
fn wrong(what: &str) -> Fail {
    Fail::bad("club-refused").with("what", what)
}

impl Clubs {
    pub fn new(games: &Games, tournaments: &Arc<Tournaments>) -> Self {
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            limits: Arc::clone(&games.limits),
            tournaments: Arc::clone(tournaments),
        }
    }

    /// Reads a club without checking whether the viewer may see it.
    async fn look(&self, id: &str, who: Option<&Identity>) -> Answer<Seen> {
        let club = kept::club(&self.store, id).await?.ok_or_else(missing)?;
        let mut seen = Seen { club, role: None, muted: false, outside: None, admin: false };
        if let Some(who) = who {
            let member = club_members::member(&self.store, id, who.id()).await?;
            (seen.role, seen.muted) = member.map_or((None, false), |(role, muted)| (Some(role), muted));
            if seen.role.is_none() {
                seen.outside = club_door::outside(&self.store, id, who.id()).await?;
            }
            seen.admin = who.admin;
        }
        Ok(seen)
    }

    /// Reads a club, or refuses as if it did not exist.
    async fn see(&self, id: &str, who: Option<&Identity>) -> Answer<Seen> {
        let seen = self.look(id, who).await?;
        if seen.is_visible() { Ok(seen) } else { Err(missing()) }
    }

    /// The account with this name; guests are refused.
    async fn person_of(&self, name: &str) -> Answer<Person> {
        let missing = || Fail::new(StatusCode::NOT_FOUND, "no-such-player");
        let person = accounts::person_by_key(&self.store, &name_key(name)).await?.ok_or_else(missing)?;
        if person.guest { Err(Fail::forbidden("no-guests")) } else { Ok(person) }
    }
}

impl Seen {
    /// Whether the viewer may see the club at all.
    fn is_visible(&self) -> bool {
        let concerned = self.role.is_some() || self.outside == Some(Outside::Invited);
        self.club.card.public || concerned || self.admin
    }

    fn leads(&self) -> bool {
        self.role.is_some_and(|role| role != ClubRole::Member)
    }

    /// Refuses everybody but the owner and helpers.
    fn must_lead(&self) -> Answer<()> {
        match self.leads() {
            true => Ok(()),
            false if self.is_visible() => Err(Fail::forbidden("not-a-leader")),
            false => Err(missing()),
        }
    }

    /// Refuses everybody but the owner.
    fn must_own(&self) -> Answer<()> {
        match self.role {
            Some(ClubRole::Owner) => Ok(()),
            _ if self.is_visible() => Err(Fail::forbidden("not-the-owner")),
            _ => Err(missing()),
        }
    }
}
