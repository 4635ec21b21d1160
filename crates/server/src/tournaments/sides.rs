//! Tournaments and clubs: tournaments of a club, and matches of two clubs, which are tournaments of two
//! teams.

use super::Tournaments;
use super::fact::Fact;
use super::places::points;
use super::plan::{self, Plan, wrong};
use super::run::begun;
use super::state::State;
use crate::fail::{Answer, Fail};
use crate::names::title_key;
use crate::people::identity::Identity;
use crate::secret;
use crate::store::tournaments::Head;
use crate::store::{Write, club_members, clubs};
use protocol::clubs::{ClubRef, ClubScore, NewClubMatch};
use protocol::tournaments::{Condition, Entry, FormatChoice, NewTournament};

/// The settings of a match of two clubs.
pub struct Sides {
    asked: NewTournament,
    clubs: Vec<ClubRef>,
}

impl Sides {
    /// From a challenge, and the identifiers and names of both clubs.
    pub fn of(new: &NewClubMatch, clubs: [(&String, &String); 2]) -> Self {
        let asked = NewTournament {
            name: format!("{} – {}", clubs[0].1, clubs[1].1).chars().take(60).collect(),
            description: String::new(),
            picks: vec![new.pick.clone()],
            seats: 2,
            time: new.time.clone(),
            rated: new.rated,
            format: FormatChoice::RoundRobin { cycles: 1 },
            starts_at: Some(new.starts_at),
            entry: Entry::Public,
            password: None,
            invited: Vec::new(),
            condition: Condition::default(),
            least_players: 2,
            most_players: None,
            check_in: 0,
            late_entry: 0,
            pause: 0,
            round_days: 0,
            weekends_off: false,
            computers: false,
            team_boards: new.boards,
            tie_breaks: None,
            recurrence: None,
            club: None,
        };
        let club = |(id, name): (&String, &String)| ClubRef { id: id.clone(), name: name.clone() };
        Self { asked, clubs: clubs.map(club).to_vec() }
    }
}

impl Tournaments {
    /// Validates the settings of a match.
    pub fn check_match(&self, sides: &Sides) -> Answer<()> {
        if !(1..=10).contains(&sides.asked.team_boards) {
            return Err(wrong("teams"));
        }
        plan::check(&sides.asked, self.time.now()).map(|_| ())
    }

    /// The identifier and the write of a new match. Whoever challenged organises it, and whoever accepted
    /// helps.
    pub fn begin_match(&self, sides: &Sides, organiser: &str, helper: &str) -> Answer<(String, Write)> {
        self.check_match(sides)?;
        let created_at = self.time.now();
        let plan = Plan {
            asked: plan::check(&sides.asked, created_at)?,
            seed: secret::random(20),
            idle: 0,
            sides: sides.clubs.clone(),
            organiser: organiser.to_string(),
            password: None,
            created_at,
        };
        let text = serde_json::to_string(&plan).map_err(|_| Fail::internal())?;
        let (id, organiser) = (secret::id(), organiser.to_string());
        let helps = (organiser != helper).then(|| Fact::Helper { account: helper.to_string(), helps: true });
        let head = Head { organiser, plan: text, password: None, club: None, created_at };
        let write = begun(&id, plan, &head, std::iter::once(Fact::Made).chain(helps).collect())?;
        Ok((id, write))
    }

    /// The score of a match, in the order of these clubs.
    pub async fn score(&self, id: &str, clubs: [&String; 2]) -> Answer<ClubScore> {
        let state = self.state(id).await?;
        let sides = clubs.map(|id| state.plan.sides.iter().find(|side| side.id == *id));
        let side_of = |number: u32| {
            let team = state.player(number)?.team.as_ref()?;
            sides.iter().position(|side| side.is_some_and(|side| side.name == *team))
        };
        let mut score = ClubScore { status: state.status, players: [0; 2], points: [0.0; 2] };
        for number in state.core.numbers().filter(|number| state.is_present(*number)) {
            if let Some(side) = side_of(number) {
                score.players[side] += 1;
            }
        }
        for table in state.core.rounds.iter().flat_map(|round| &round.tables) {
            let Some(outcome) = &table.outcome else { continue };
            for (number, halves) in table.seats.iter().zip(outcome.points()) {
                if let Some(side) = side_of(*number) {
                    score.points[side] += points(*halves);
                }
            }
        }
        Ok(score)
    }

    /// The club of a tournament, if the requester may see it.
    pub(super) async fn club_of(&self, state: &State, who: Option<&Identity>) -> Answer<Option<ClubRef>> {
        let Some(of) = &state.plan.asked.club else { return Ok(None) };
        let Some(club) = clubs::club(&self.store, &of.id).await? else { return Ok(None) };
        let member = match who {
            Some(who) => who.admin || club_members::member(&self.store, &of.id, who.id()).await?.is_some(),
            None => false,
        };
        let shown = club.card.public || member;
        Ok(shown.then(|| ClubRef { id: of.id.clone(), name: club.card.name }))
    }

    /// Requires that an account may create tournaments of the named club.
    pub(super) async fn must_lead(&self, asked: &NewTournament, account: &str) -> Answer<()> {
        let Some(of) = &asked.club else { return Ok(()) };
        let leads = club_members::leads(&self.store, &of.id, account).await?;
        if leads { Ok(()) } else { Err(Fail::forbidden("not-a-leader")) }
    }

    /// The sides of a match that an account may play for: its clubs.
    async fn sides(&self, state: &State, account: &str) -> Answer<Vec<String>> {
        let mut sides = Vec::new();
        for side in &state.plan.sides {
            if club_members::member(&self.store, &side.id, account).await?.is_some() {
                sides.push(side.name.clone());
            }
        }
        Ok(sides)
    }

    /// Why an account cannot enter a tournament restricted to members of clubs.
    pub(super) async fn kept_out(&self, state: &State, account: &str) -> Answer<Option<Fail>> {
        let club = state.plan.asked.club.as_ref().filter(|of| of.members_only);
        let inside = match club {
            Some(of) => club_members::member(&self.store, &of.id, account).await?.is_some(),
            None => state.plan.sides.is_empty() || !self.sides(state, account).await?.is_empty(),
        };
        Ok((!inside).then(|| Fail::forbidden("members-only")))
    }

    /// The team of an entrant. In a match it is their club, or the named one if they are in both; in other
    /// tournaments the named one.
    pub(super) async fn wished_team(
        &self,
        state: &State,
        account: &str,
        wished: Option<&str>,
    ) -> Answer<Option<String>> {
        if state.plan.sides.is_empty() {
            return Ok(wished.map(str::to_string));
        }
        let sides = self.sides(state, account).await?;
        let named = wished.map(title_key);
        match &sides[..] {
            [only] if named.is_none() => Ok(Some(only.clone())),
            sides => {
                let side = sides.iter().find(|side| Some(title_key(side)) == named);
                side.cloned().map(Some).ok_or_else(|| Fail::bad("needs-a-team"))
            }
        }
    }

    /// Checks whether an account can replace a player: in a match only for its own club.
    pub(super) async fn can_replace(&self, state: &State, number: u32, account: &str) -> Answer<()> {
        if let Some(refused) = self.kept_out(state, account).await? {
            return Err(refused);
        }
        let team = state.player(number).and_then(|player| player.team.clone());
        let sides = self.sides(state, account).await?;
        let own = state.plan.sides.is_empty() || team.is_some_and(|team| sides.contains(&team));
        if own { Ok(()) } else { Err(Fail::forbidden("members-only")) }
    }
}
