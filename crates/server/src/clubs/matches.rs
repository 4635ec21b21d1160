//! Matches of clubs: a challenge, its answer, and the score of the resulting tournament.

use super::change::news;
use super::view::page;
use super::{Clubs, Seen, wrong};
use crate::fail::{Answer, Fail};
use crate::people::identity::Identity;
use crate::store::club_matches::{self as kept, Kept};
use crate::store::club_wall::{self, Deed};
use crate::store::{Write, club_members, clubs};
use crate::tournaments::Sides;
use axum::http::StatusCode;
use protocol::clubs::{
    ClubDeed, ClubMatch, ClubMatchAnswer, ClubMatchStatus, ClubMatches, ClubRef, NewClubMatch,
};
use std::collections::HashMap;

/// The most unanswered challenges of one club.
const MOST_ASKED: i64 = 20;
/// Matches per page.
const PAGE: usize = 10;

fn missing() -> Fail {
    Fail::new(StatusCode::NOT_FOUND, "no-such-match")
}

impl Clubs {
    /// Challenges another club to a match.
    pub(super) async fn challenge(
        &self,
        seen: &Seen,
        who: &Identity,
        id: &str,
        new: &NewClubMatch,
    ) -> Answer<Write> {
        seen.must_lead()?;
        let home = &seen.club.card;
        if home.id == new.against {
            return Err(wrong("against"));
        }
        let away = self.see(&new.against, Some(who)).await?;
        // Challenges are public. A mere invitation to a private club must not be enough to reveal it.
        if !away.club.card.public && away.role.is_none() {
            return Err(Fail::conflict("not-a-member"));
        }
        let away = away.club.card;
        let now = self.time.now();
        let sides = Sides::of(new, [(&home.id, &home.name), (&away.id, &away.name)]);
        self.tournaments.check_match(&sides)?;
        if kept::count_asked(&self.store, &home.id).await? >= MOST_ASKED {
            return Err(Fail::conflict("too-many-asked").with("most", MOST_ASKED));
        }
        let new = Kept {
            id: id.to_string(),
            home: home.id.clone(),
            away: away.id.clone(),
            account: who.id().to_string(),
            asked: new.clone(),
            status: ClubMatchStatus::Asked,
            tournament: None,
            at: now,
        };
        let deed = Deed { account: who.id(), deed: ClubDeed::Challenged, about: None, text: &away.name };
        let write = seen.done(&deed, now).then(kept::add(&new)?);
        Ok(write.then(news(&away.id, "match", None, who.id(), now)))
    }

    /// Answers or withdraws a challenge.
    pub(super) async fn answer(
        &self,
        seen: &Seen,
        who: &Identity,
        id: &str,
        answer: ClubMatchAnswer,
    ) -> Answer<Write> {
        seen.must_lead()?;
        let club = &seen.club.card.id;
        let found = kept::one(&self.store, id).await?.ok_or_else(missing)?;
        let (mine, deed) = match answer {
            ClubMatchAnswer::Agree => (&found.away, ClubDeed::Agreed),
            ClubMatchAnswer::Refuse => (&found.away, ClubDeed::Declined),
            ClubMatchAnswer::Withdraw => (&found.home, ClubDeed::Withdrew),
        };
        if mine != club {
            return Err(missing());
        }
        if found.status != ClubMatchStatus::Asked {
            return Err(Fail::conflict("match-answered"));
        }
        let now = self.time.now();
        let names = self.names_of([&found.home, &found.away]).await?;
        let other = if mine == &found.home { &names[1] } else { &names[0] };
        let deed = Deed { account: who.id(), deed, about: None, text: &other.name };
        let write = seen.touched().then(club_wall::note(club, seen.club.version, &deed, now));
        match answer {
            ClubMatchAnswer::Refuse => Ok(write.then(kept::answer(id, ClubMatchStatus::Refused, None))),
            ClubMatchAnswer::Withdraw => Ok(write.then(kept::answer(id, ClubMatchStatus::Withdrawn, None))),
            ClubMatchAnswer::Agree => {
                let [home, away] = &names;
                let sides = Sides::of(&found.asked, [(&home.id, &home.name), (&away.id, &away.name)]);
                let organiser = self.organiser(&found).await?.unwrap_or_else(|| who.id().to_string());
                let (tournament, begun) = self.tournaments.begin_match(&sides, &organiser, who.id())?;
                let told = [home, away]
                    .into_iter()
                    .fold(Write::new(), |all, club| all.then(news(&club.id, "agreed", None, who.id(), now)));
                let agreed = kept::answer(id, ClubMatchStatus::Agreed, Some(&tournament));
                Ok(write.then(begun).then(agreed).then(told))
            }
        }
    }

    /// The organiser for the challenging club: whoever challenged, if they still lead it, else its owner.
    async fn organiser(&self, asked: &Kept) -> Answer<Option<String>> {
        if club_members::leads(&self.store, &asked.home, &asked.account).await? {
            return Ok(Some(asked.account.clone()));
        }
        Ok(club_members::owner(&self.store, &asked.home).await?.map(|owner| owner.id))
    }

    async fn names_of(&self, ids: [&String; 2]) -> Answer<[ClubRef; 2]> {
        let found = clubs::names(&self.store, &ids.map(Clone::clone)).await?;
        let found: HashMap<String, String> = found.into_iter().collect();
        let of = |id: &String| ClubRef { id: id.clone(), name: found.get(id).cloned().unwrap_or_default() };
        Ok(ids.map(of))
    }

    /// A page of matches before a cursor.
    pub async fn matches(&self, id: &str, who: Option<&Identity>, before: &str) -> Answer<ClubMatches> {
        self.see(id, who).await?;
        let bad = || Fail::bad("bad-page");
        let (at, last) = match before {
            "" => club_wall::LAST,
            before => {
                let (at, last) = before.split_once('-').ok_or_else(bad)?;
                (at.parse().map_err(|_| bad())?, last)
            }
        };
        let found = kept::of_club(&self.store, id, (at, last)).await?;
        let (found, before) = page(found, PAGE, |one| format!("{}-{}", one.at, one.id));
        let mut matches = Vec::with_capacity(found.len());
        for kept in found {
            matches.push(self.shown(kept).await?);
        }
        Ok(ClubMatches { matches, before })
    }

    pub async fn one_match(&self, id: &str) -> Answer<ClubMatch> {
        self.shown(kept::one(&self.store, id).await?.ok_or_else(missing)?).await
    }

    async fn shown(&self, kept: Kept) -> Answer<ClubMatch> {
        let [home, away] = self.names_of([&kept.home, &kept.away]).await?;
        let score = match &kept.tournament {
            Some(tournament) => Some(self.tournaments.score(tournament, [&kept.home, &kept.away]).await?),
            None => None,
        };
        let NewClubMatch { pick, time, rated, boards, starts_at, .. } = kept.asked;
        let (id, status, tournament) = (kept.id, kept.status, kept.tournament);
        Ok(ClubMatch { id, home, away, pick, time, rated, boards, starts_at, status, tournament, score })
    }
}
