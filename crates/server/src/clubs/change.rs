//! Changes of a club: computed from its current state, and written only if that has not changed.

use super::{Clubs, Seen};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::{CLUB_ACTS, CLUB_INVITATIONS, CLUB_POSTS};
use crate::people::identity::Identity;
use crate::store::club_door::{self, News};
use crate::store::club_wall::{self, Deed};
use crate::store::clubs as kept;
use crate::store::{Write, club_members};
use crate::time::Moment;
use crate::{sanitize, secret};
use protocol::clubs::{
    ClubDeed, ClubMatchAnswer, ClubPost, ClubWish, JoinClub, NewClubAct, NewClubMatch, NewClubPost,
};

/// The most conflicts in a row. Each means that another change has succeeded.
const CONFLICTS: u32 = 64;
/// In characters.
const LONGEST: usize = 2_000;

/// A requested change.
pub enum Change<'a> {
    /// Change the club's own page.
    Set(&'a ClubWish),
    Join(&'a JoinClub),
    Act(&'a NewClubAct),
    /// Set the hash of the secret of the invite link, or remove the link.
    Link(Option<&'a str>),
    Post(&'a ClubPost),
    /// Delete a post.
    Unpost(&'a str),
    Close,
    /// Challenge another club to a match with this identifier.
    Challenge(&'a str, &'a NewClubMatch),
    /// Answer the challenge with this identifier.
    Answer(&'a str, ClubMatchAnswer),
}

impl Clubs {
    /// Makes a change for an account, or refuses it.
    pub async fn change(&self, id: &str, who: &Identity, change: &Change<'_>) -> Answer<()> {
        if who.person.guest {
            return Err(Fail::forbidden("no-guests"));
        }
        self.limits.count(CLUB_ACTS, who.id()).await?;
        match change {
            Change::Post(_) => self.limits.count(CLUB_POSTS, who.id()).await?,
            Change::Act(NewClubAct::Invite { .. }) | Change::Challenge(..) => {
                self.limits.count(CLUB_INVITATIONS, who.id()).await?;
            }
            _ => {}
        }
        for _ in 0..CONFLICTS {
            let seen = self.look(id, Some(who)).await?;
            let Some(write) = self.draft(&seen, who, change).await? else { return Ok(()) };
            match self.store.write(write).await {
                Ok(_) => return Ok(()),
                Err(Error::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Fail::conflict("conflict"))
    }

    /// Adds a post to the wall.
    pub async fn write(&self, id: &str, who: &Identity, new: &NewClubPost) -> Answer<ClubPost> {
        let text = sanitize::message(&new.text, LONGEST);
        let text = text.ok_or_else(|| Fail::bad("bad-message").with("longest", LONGEST))?;
        let author = Some(who.person.clone());
        let post = ClubPost { id: secret::id(), author, text, at: self.time.now() };
        self.change(id, who, &Change::Post(&post)).await?;
        Ok(post)
    }

    /// Creates an invite link and returns its secret.
    pub async fn make_link(&self, id: &str, who: &Identity) -> Answer<String> {
        let new = secret::random(24);
        self.change(id, who, &Change::Link(Some(&secret::hash(&new)))).await?;
        Ok(new)
    }

    /// The write of a change; `None` if there is nothing to change.
    async fn draft(&self, seen: &Seen, who: &Identity, change: &Change<'_>) -> Answer<Option<Write>> {
        match change {
            Change::Set(wish) => self.set(seen, who, wish).await.map(Some),
            Change::Join(join) => self.join(seen, who, join).await,
            Change::Act(NewClubAct::Leave) => leave(seen, who).map(Some),
            Change::Act(NewClubAct::Mute { muted }) => mute(seen, who, *muted),
            Change::Act(act) => self.lead(seen, who, act).await,
            Change::Link(hash) => link(seen, who, *hash, self.time.now()).map(Some),
            Change::Post(post) => self.post(seen, who, post).map(Some),
            Change::Unpost(post) => self.unpost(seen, who, post).await.map(Some),
            Change::Close => self.close(seen, who).map(Some),
            Change::Challenge(id, new) => self.challenge(seen, who, id, new).await.map(Some),
            Change::Answer(id, answer) => self.answer(seen, who, id, *answer).await.map(Some),
        }
    }

    fn post(&self, seen: &Seen, who: &Identity, post: &ClubPost) -> Answer<Write> {
        seen.must_lead()?;
        self.must_speak(who)?;
        let deed = Deed { account: who.id(), deed: ClubDeed::Posted, about: None, text: "" };
        let write = seen.done(&deed, post.at).then(club_wall::add(&seen.club.card.id, post, who.id()));
        Ok(write.then(seen.news("post", None, who.id(), post.at)))
    }

    async fn unpost(&self, seen: &Seen, who: &Identity, post: &str) -> Answer<Write> {
        if !who.admin {
            seen.must_lead()?;
        }
        let id = &seen.club.card.id;
        if !club_wall::exists(&self.store, id, post).await? {
            return Err(Fail::missing());
        }
        let deed = Deed { account: who.id(), deed: ClubDeed::Unposted, about: None, text: "" };
        Ok(seen.done(&deed, self.time.now()).then(club_wall::remove(id, post)))
    }

    fn close(&self, seen: &Seen, who: &Identity) -> Answer<Write> {
        if who.admin {
            tracing::info!(admin = who.id(), club = seen.club.card.id, "a club is closed");
        } else {
            seen.must_own()?;
        }
        Ok(seen.touched().then(kept::close(&seen.club.card.id, self.time.now())))
    }
}

fn leave(seen: &Seen, who: &Identity) -> Answer<Write> {
    use protocol::clubs::{ClubRole, Outside};
    let id = &seen.club.card.id;
    match (seen.role, seen.outside) {
        (Some(ClubRole::Owner), _) => Err(Fail::conflict("owner-stays")),
        (Some(_), _) => Ok(seen.touched().then(club_members::remove(id, who.id()))),
        (None, Some(Outside::Asked | Outside::Invited)) => {
            Ok(seen.touched().then(club_door::take_away(id, who.id())))
        }
        _ if seen.is_visible() => Err(Fail::conflict("not-a-member")),
        _ => Err(super::missing()),
    }
}

fn mute(seen: &Seen, who: &Identity, muted: bool) -> Answer<Option<Write>> {
    match seen.role {
        None if seen.is_visible() => Err(Fail::conflict("not-a-member")),
        None => Err(super::missing()),
        Some(_) if seen.muted == muted => Ok(None),
        Some(_) => Ok(Some(club_members::set_muted(&seen.club.card.id, who.id(), muted))),
    }
}

fn link(seen: &Seen, who: &Identity, hash: Option<&str>, now: Moment) -> Answer<Write> {
    seen.must_lead()?;
    let deed = if hash.is_some() { ClubDeed::Link } else { ClubDeed::NoLink };
    let deed = Deed { account: who.id(), deed, about: None, text: "" };
    Ok(seen.done(&deed, now).then(kept::set_link(&seen.club.card.id, hash)))
}

impl Seen {
    /// Raises the version of the club; a conflict if it has changed.
    pub(super) fn touched(&self) -> Write {
        kept::touch(&self.club.card.id, self.club.version)
    }

    /// The same, with an entry in the club's log.
    pub(super) fn done(&self, deed: &Deed<'_>, now: Moment) -> Write {
        self.touched().then(self.noted(deed, now))
    }

    /// Adds an entry to the club's log, in a write that raises the version.
    pub(super) fn noted(&self, deed: &Deed<'_>, now: Moment) -> Write {
        club_wall::note(&self.club.card.id, self.club.version, deed, now)
    }

    /// Queues a notice for one account, or for all listening members.
    pub(super) fn news(&self, kind: &str, account: Option<&str>, who: &str, now: Moment) -> Write {
        news(&self.club.card.id, kind, account, who, now)
    }
}

/// Queues a notice about a club for one account, or for all listening members.
pub(super) fn news(club: &str, kind: &str, account: Option<&str>, who: &str, now: Moment) -> Write {
    let (account, who) = (account.map(str::to_string), Some(who.to_string()));
    let news = News { id: secret::id(), club: club.to_string(), kind: kind.to_string(), account, who };
    club_door::add_news(&news, now)
}
