//! Clubs as clients see them.

use super::found::searched;
use super::{Clubs, wrong};
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::clubs::{self as kept, Listed, PAGE, SEARCHED};
use crate::store::{club_door, club_members, club_wall};
use crate::tournaments::Listing;
use protocol::clubs::{
    ClubCard, ClubLog, ClubMembers, ClubOutsiders, ClubPage, ClubView, ClubWall, ClubYou, Outside,
};
use protocol::tournaments::TournamentPage;

/// Requests are counted for owner and helpers up to this.
const COUNTED: i64 = 100;
/// The most results of a search.
const FOUND: usize = 50;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Public clubs, after the cursor of the previous page.
    All(String),
    /// Clubs whose names have words that begin like this.
    Named(String),
    /// The requester's clubs.
    Mine,
    /// Clubs that have invited the requester.
    Invited,
}

/// Parses a cursor.
fn place(text: &str, first: (i64, String)) -> Answer<(i64, String)> {
    if text.is_empty() {
        return Ok(first);
    }
    let parts = text.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id.to_string())));
    parts.ok_or_else(|| Fail::bad("bad-page"))
}

/// A page of the results, and the cursor of the next one.
pub(super) fn page<T>(
    mut found: Vec<T>,
    size: usize,
    name: impl Fn(&T) -> String,
) -> (Vec<T>, Option<String>) {
    let more = found.len() > size;
    found.truncate(size);
    let last = found.last().filter(|_| more).map(name);
    (found, last)
}

impl Clubs {
    /// A list of clubs; `account` is the requester.
    pub async fn list(&self, which: &Which, account: &str) -> Answer<ClubPage> {
        let cards = |found: Vec<Listed>| found.into_iter().map(|one| one.card).collect::<Vec<_>>();
        let whole = |clubs: Vec<ClubCard>| ClubPage { clubs, after: None };
        match which {
            Which::All(after) => {
                let (members, id) = place(after, (i64::MAX, String::new()))?;
                let found = kept::list(&self.store, (members, &id)).await?;
                let (found, after) = page(found, PAGE, |one| format!("{}-{}", one.at, one.card.id));
                Ok(ClubPage { clubs: cards(found), after })
            }
            Which::Named(text) => {
                let (word, others) = searched(text).ok_or_else(|| wrong("search"))?;
                let mut found = cards(kept::search(&self.store, &word).await?);
                found.truncate(SEARCHED);
                let words = |card: &ClubCard| crate::names::title_words(&card.name);
                found.retain(|card| {
                    let words = words(card);
                    others.iter().all(|other| words.iter().any(|word| word.starts_with(other.as_str())))
                });
                found.sort_by(|one, other| (other.members, &one.id).cmp(&(one.members, &other.id)));
                found.truncate(FOUND);
                Ok(whole(found))
            }
            Which::Mine => Ok(whole(cards(kept::joined(&self.store, account).await?))),
            Which::Invited => Ok(whole(cards(kept::inviting(&self.store, account).await?))),
        }
    }

    pub async fn view(&self, id: &str, who: Option<&Identity>) -> Answer<ClubView> {
        let seen = self.see(id, who).await?;
        let owner = club_members::owner(&self.store, id).await?;
        let mut you = who.map(|_| ClubYou {
            role: seen.role,
            muted: seen.muted,
            outside: seen.outside,
            asking: None,
            link: None,
        });
        if let Some(you) = you.as_mut().filter(|_| seen.leads()) {
            you.asking = Some(club_door::count(&self.store, id, Outside::Asked, COUNTED).await?);
            you.link = Some(seen.club.link.is_some());
        }
        Ok(ClubView { card: seen.club.card, owner, you })
    }

    /// A page of members after a cursor.
    pub async fn members(&self, id: &str, who: Option<&Identity>, after: &str) -> Answer<ClubMembers> {
        self.see(id, who).await?;
        let bad = || Fail::bad("bad-page");
        let (rank, rest) = match after {
            "" => (-1, "0-"),
            after => {
                let (rank, rest) = after.split_once('-').ok_or_else(bad)?;
                (rank.parse().map_err(|_| bad())?, rest)
            }
        };
        let (since, account) = place(rest, (0, String::new()))?;
        let found = club_members::members(&self.store, id, (rank, since, &account)).await?;
        let name = |(rank, one): &(i64, protocol::clubs::ClubMember)| {
            format!("{rank}-{}-{}", one.since, one.player.id)
        };
        let (found, after) = page(found, PAGE, name);
        Ok(ClubMembers { members: found.into_iter().map(|(_, member)| member).collect(), after })
    }

    /// A page of requests, invitations or bans, for owner and helpers.
    pub async fn outsiders(
        &self,
        id: &str,
        who: &Identity,
        kind: Outside,
        after: &str,
    ) -> Answer<ClubOutsiders> {
        self.look(id, Some(who)).await?.must_lead()?;
        let (at, account) = place(after, (0, String::new()))?;
        let found = club_door::list(&self.store, id, kind, (at, &account)).await?;
        let (outsiders, after) = page(found, PAGE, |one| format!("{}-{}", one.at, one.player.id));
        Ok(ClubOutsiders { outsiders, after })
    }

    /// A page of the wall before a cursor.
    pub async fn wall(&self, id: &str, who: Option<&Identity>, before: &str) -> Answer<ClubWall> {
        self.see(id, who).await?;
        let (at, post) = place(before, (club_wall::LAST.0, String::new()))?;
        let found = club_wall::posts(&self.store, id, (at, &post)).await?;
        let (posts, before) = page(found, PAGE, |one| format!("{}-{}", one.at, one.id));
        Ok(ClubWall { posts, before })
    }

    /// A page of the log before a number, for owner and helpers.
    pub async fn log(&self, id: &str, who: &Identity, before: Option<i64>) -> Answer<ClubLog> {
        let seen = self.look(id, Some(who)).await?;
        if !seen.admin {
            seen.must_lead()?;
        }
        let found = club_wall::log(&self.store, id, before.unwrap_or(i64::MAX)).await?;
        let more = found.len() > PAGE;
        let entries: Vec<_> = found.into_iter().take(PAGE).collect();
        let before = entries.last().filter(|_| more).map(|last| last.number);
        Ok(ClubLog { entries, before })
    }

    /// The tournaments of a club, latest first.
    pub async fn tournaments(&self, id: &str, who: Option<&Identity>, after: &str) -> Answer<TournamentPage> {
        self.see(id, who).await?;
        self.tournaments.list(Listing::OfClub, after, id).await
    }
}
