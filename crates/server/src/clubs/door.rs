//! Becoming a member: at once, by a request, by an invitation, or by a link.

use super::{Clubs, Seen, missing};
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::clubs::MOST_JOINED;
use crate::store::{Write, club_door, club_members};
use crate::{sanitize, secret};
use protocol::clubs::{ClubEntryRule, JoinClub, Outside};

/// The most open requests of one account.
const MOST_ASKED: i64 = 20;
/// The most open requests to one club.
const MOST_ASKING: i64 = 500;
/// The longest message of a request, and the longest reason, in characters.
const LONGEST: usize = 200;

/// A short text, cleaned; it may be empty.
pub(super) fn short(text: &str) -> Answer<String> {
    match text.trim() {
        "" => Ok(String::new()),
        text => {
            let kept = sanitize::message(text, LONGEST);
            kept.ok_or_else(|| Fail::bad("bad-message").with("longest", LONGEST))
        }
    }
}

impl Clubs {
    /// Joins a club or requests it.
    pub(super) async fn join(&self, seen: &Seen, who: &Identity, join: &JoinClub) -> Answer<Option<Write>> {
        if seen.role.is_some() {
            return Ok(None);
        }
        let hash = join.link.as_deref().map(secret::hash);
        let linked = hash.is_some() && hash == seen.club.link;
        if !linked && !seen.is_visible() {
            return Err(missing());
        }
        if seen.outside == Some(Outside::Banned) {
            return Err(Fail::forbidden("banned-from-club"));
        }
        if hash.is_some() && !linked {
            return Err(Fail::forbidden("wrong-club-link"));
        }
        let entry = seen.club.card.entry;
        let invited = linked || seen.outside == Some(Outside::Invited);
        if entry == ClubEntryRule::Invitation && !invited {
            return Err(Fail::forbidden("club-by-invitation"));
        }
        self.must_have_room(seen, who.id()).await?;
        if entry == ClubEntryRule::Open || invited {
            return Ok(Some(self.enters(seen, who.id())));
        }
        if seen.outside == Some(Outside::Asked) {
            return Ok(None);
        }
        self.ask(seen, who, &join.text).await.map(Some)
    }

    async fn ask(&self, seen: &Seen, who: &Identity, text: &str) -> Answer<Write> {
        let now = self.time.now();
        let text = short(text)?;
        if !text.is_empty() {
            self.must_speak(who)?;
        }
        let too_many = |most: i64| Fail::conflict("too-many-asked").with("most", most);
        if club_door::count_asked(&self.store, who.id()).await? >= MOST_ASKED {
            return Err(too_many(MOST_ASKED));
        }
        let id = &seen.club.card.id;
        if club_door::count(&self.store, id, Outside::Asked, MOST_ASKING).await? >= MOST_ASKING {
            return Err(too_many(MOST_ASKING));
        }
        Ok(seen.touched().then(club_door::put(id, who.id(), Outside::Asked, &text, now)))
    }

    /// Refuses if the club is full or the account is in too many clubs.
    pub(super) async fn must_have_room(&self, seen: &Seen, account: &str) -> Answer<()> {
        if seen.club.card.members >= seen.club.card.most_members {
            return Err(Fail::conflict("club-full"));
        }
        if club_members::counts(&self.store, account).await?.1 >= MOST_JOINED {
            return Err(Fail::conflict("too-many-clubs").with("most", MOST_JOINED));
        }
        Ok(())
    }

    /// The write that makes an account a member.
    pub(super) fn enters(&self, seen: &Seen, account: &str) -> Write {
        club_members::join(&seen.club.card.id, seen.club.version, account, self.time.now())
    }
}
