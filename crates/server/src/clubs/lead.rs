//! What owner and helpers do to others. All of it is logged.

use super::door::short;
use super::{Clubs, Seen};
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::accounts::{self, Person};
use crate::store::club_wall::Deed;
use crate::store::clubs::MOST_OWNED;
use crate::store::{Write, club_door, club_members};
use axum::http::StatusCode;
use protocol::clubs::{ClubDeed, ClubRole, NewClubAct, Outside};

/// The most helpers of one club, and the most invited or banned accounts.
const MOST_HELPERS: i64 = 20;
const MOST_OUTSIDE: i64 = 1_000;

/// The account that an act is about.
struct Other {
    person: Person,
    role: Option<ClubRole>,
    outside: Option<Outside>,
}

fn no_member() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no-such-member")
}

impl Other {
    fn must_be(&self, outside: Outside) -> Answer<()> {
        let is_so = self.outside == Some(outside);
        if is_so { Ok(()) } else { Err(Fail::new(StatusCode::NOT_FOUND, "no-such-request")) }
    }
}

impl Clubs {
    /// Carries out an act of owner or helpers; `None` if there is nothing to change.
    pub(super) async fn lead(&self, seen: &Seen, who: &Identity, act: &NewClubAct) -> Answer<Option<Write>> {
        seen.must_lead()?;
        if let NewClubAct::Helper { .. } | NewClubAct::HandOver { .. } = act {
            seen.must_own()?;
        }
        let (name, reason) = match act {
            NewClubAct::Leave | NewClubAct::Mute { .. } => return Err(Fail::internal()),
            NewClubAct::Accept { name }
            | NewClubAct::Invite { name }
            | NewClubAct::Uninvite { name }
            | NewClubAct::Unban { name }
            | NewClubAct::Helper { name, .. }
            | NewClubAct::HandOver { name } => (name, String::new()),
            NewClubAct::Refuse { name, reason }
            | NewClubAct::Remove { name, reason }
            | NewClubAct::Ban { name, reason } => (name, short(reason)?),
        };
        let other = self.other(seen, name).await?;
        if other.person.id == who.id() {
            return Err(Fail::bad("oneself"));
        }
        let by = By { clubs: self, seen, who, other, reason };
        match act {
            NewClubAct::Accept { .. } => by.accept().await,
            NewClubAct::Refuse { .. } => by.forget(Outside::Asked, ClubDeed::Refused),
            NewClubAct::Invite { .. } => by.invite().await,
            NewClubAct::Uninvite { .. } => by.forget(Outside::Invited, ClubDeed::Uninvited),
            NewClubAct::Unban { .. } => by.forget(Outside::Banned, ClubDeed::Unbanned),
            NewClubAct::Remove { .. } => by.remove(),
            NewClubAct::Ban { .. } => by.ban().await,
            NewClubAct::Helper { helps, .. } => by.helper(*helps).await,
            NewClubAct::HandOver { .. } => by.hand_over().await,
            NewClubAct::Leave | NewClubAct::Mute { .. } => Err(Fail::internal()),
        }
    }

    async fn other(&self, seen: &Seen, name: &str) -> Answer<Other> {
        let (id, person) = (&seen.club.card.id, self.person_of(name).await?);
        let role = club_members::member(&self.store, id, &person.id).await?.map(|(role, _)| role);
        let outside = club_door::outside(&self.store, id, &person.id).await?;
        Ok(Other { person, role, outside })
    }
}

/// An act by an owner or helper.
struct By<'a> {
    clubs: &'a Clubs,
    seen: &'a Seen,
    who: &'a Identity,
    other: Other,
    reason: String,
}

impl By<'_> {
    fn club(&self) -> &str {
        &self.seen.club.card.id
    }

    fn account(&self) -> &str {
        &self.other.person.id
    }

    fn deed(&self, deed: ClubDeed) -> Deed<'_> {
        Deed { account: self.who.id(), deed, about: Some(self.account()), text: &self.reason }
    }

    /// Raises the version and logs the act.
    fn done(&self, deed: ClubDeed) -> Write {
        self.seen.done(&self.deed(deed), self.clubs.time.now())
    }

    async fn accept(&self) -> Answer<Option<Write>> {
        if self.other.role.is_some() {
            return Ok(None);
        }
        self.other.must_be(Outside::Asked)?;
        self.clubs.must_have_room(self.seen, self.account()).await?;
        let now = self.clubs.time.now();
        let write = self.clubs.enters(self.seen, self.account());
        let write = write.then(self.seen.noted(&self.deed(ClubDeed::Accepted), now));
        Ok(Some(write.then(self.seen.news("accepted", Some(self.account()), self.who.id(), now))))
    }

    /// Deletes a request, an invitation or a ban.
    fn forget(&self, outside: Outside, deed: ClubDeed) -> Answer<Option<Write>> {
        self.other.must_be(outside)?;
        Ok(Some(self.done(deed).then(club_door::take_away(self.club(), self.account()))))
    }

    async fn invite(&self) -> Answer<Option<Write>> {
        let store = &self.clubs.store;
        match (self.other.role, self.other.outside) {
            (Some(_), _) => return Err(Fail::conflict("already-a-member")),
            (None, Some(Outside::Banned)) => return Err(Fail::forbidden("banned-from-club")),
            (None, Some(Outside::Invited)) => return Ok(None),
            (None, Some(Outside::Asked)) => return self.accept().await,
            (None, None) => {}
        }
        if accounts::is_blocked(store, self.who.id(), self.account()).await? {
            return Err(Fail::forbidden("club-blocked"));
        }
        self.must_count(Outside::Invited).await?;
        let now = self.clubs.time.now();
        let put = club_door::put(self.club(), self.account(), Outside::Invited, "", now);
        let news = self.seen.news("invitation", Some(self.account()), self.who.id(), now);
        Ok(Some(self.done(ClubDeed::Invited).then(put).then(news)))
    }

    async fn must_count(&self, outside: Outside) -> Answer<()> {
        let count = club_door::count(&self.clubs.store, self.club(), outside, MOST_OUTSIDE).await?;
        let full = count >= MOST_OUTSIDE;
        if full { Err(Fail::conflict("too-many-asked").with("most", MOST_OUTSIDE)) } else { Ok(()) }
    }

    /// Owners may remove anybody, helpers only plain members.
    fn must_be_below(&self) -> Answer<()> {
        match (self.seen.role, self.other.role) {
            (Some(ClubRole::Owner), _) | (_, None | Some(ClubRole::Member)) => Ok(()),
            _ => Err(Fail::forbidden("not-the-owner")),
        }
    }

    fn remove(&self) -> Answer<Option<Write>> {
        self.other.role.ok_or_else(no_member)?;
        self.must_be_below()?;
        Ok(Some(self.done(ClubDeed::Removed).then(club_members::remove(self.club(), self.account()))))
    }

    async fn ban(&self) -> Answer<Option<Write>> {
        self.must_be_below()?;
        if self.other.outside == Some(Outside::Banned) {
            return Ok(None);
        }
        self.must_count(Outside::Banned).await?;
        let mut write = self.done(ClubDeed::Banned);
        if self.other.role.is_some() {
            write = write.then(club_members::remove(self.club(), self.account()));
        }
        let now = self.clubs.time.now();
        Ok(Some(write.then(club_door::put(self.club(), self.account(), Outside::Banned, &self.reason, now))))
    }

    async fn helper(&self, helps: bool) -> Answer<Option<Write>> {
        let role = self.other.role.ok_or_else(no_member)?;
        if (role == ClubRole::Helper) == helps {
            return Ok(None);
        }
        if helps && club_members::count_leaders(&self.clubs.store, self.club()).await? > MOST_HELPERS {
            return Err(Fail::conflict("too-many-helpers").with("most", MOST_HELPERS));
        }
        let deed = if helps { ClubDeed::Helper } else { ClubDeed::NoHelper };
        Ok(Some(self.done(deed).then(club_members::set_helper(self.club(), self.account(), helps))))
    }

    async fn hand_over(&self) -> Answer<Option<Write>> {
        self.other.role.ok_or_else(no_member)?;
        if club_members::counts(&self.clubs.store, self.account()).await?.0 >= MOST_OWNED {
            return Err(Fail::conflict("too-many-owned").with("most", MOST_OWNED));
        }
        let write =
            club_members::hand_over(self.club(), self.seen.club.version, self.who.id(), self.account());
        let deed = self.deed(ClubDeed::HandedOver);
        Ok(Some(write.then(self.seen.noted(&deed, self.clubs.time.now()))))
    }
}
