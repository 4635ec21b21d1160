//! Entering a tournament: who may, and when.

use super::fact::Fact;
use super::make::salted;
use super::plan::{line, wrong};
use super::state::State;
use super::{Draft, Tournaments};
use crate::fail::{Answer, Fail};
use crate::node::limits::{TOURNAMENT_ACTS, TOURNAMENT_GUESSES, TOURNAMENT_GUESSES_HERE};
use crate::people::identity::Identity;
use crate::store::accounts::Person;
use crate::store::tournaments as kept;
use crate::time::{DAY, MINUTE};
use protocol::tournaments::{Condition, Entry, JoinTournament, TournamentStatus, TournamentView};

/// The most teams in a tournament.
const MOST_TEAMS: usize = 200;

impl Tournaments {
    /// Enters an account, or lets it return.
    pub async fn join(&self, id: &str, who: &Identity, join: &JoinTournament) -> Answer<TournamentView> {
        self.games.limits.count(TOURNAMENT_ACTS, who.id()).await?;
        let state = self.state(id).await?;
        if let Some(refused) = self.refusal(&state, &who.person).await? {
            return Err(refused);
        }
        let known = state.numbers.contains_key(who.id()) || state.organises(who.id());
        if let (Entry::Password, false) = (state.plan.asked.entry, known) {
            self.check_password(&state, who, join.password.as_deref().unwrap_or_default()).await?;
        }
        let rating = self.rating(&state, &who.person).await?;
        let wished = self.wished_team(&state, who.id(), join.team.as_deref()).await?;
        let now = self.time.now();
        let also = || kept::concerns(id, who.id(), now);
        let enters = |state: &State| {
            // The state may have changed since the first check.
            if let Some(refused) = closed(state, who.id()) {
                return Err(refused);
            }
            let team = team(state, wished.as_deref())?;
            let fact = match state.numbers.get(who.id()) {
                Some(number) if state.is_present(*number) => return Ok(Draft::default()),
                Some(number) => Fact::Returned { number: *number, account: Some(who.id().to_string()) },
                None => Fact::Joined { account: Some(who.id().to_string()), level: None, team, rating },
            };
            Ok(Draft::by(who.id(), fact).and(also()))
        };
        self.enter(id, who, enters).await
    }

    /// The rating with which an account enters.
    pub(super) async fn rating(&self, state: &State, person: &Person) -> Answer<u32> {
        let rating = self.games.rating(&person.id, &state.plan.pool()?).await?.rating;
        Ok(rating.round().clamp(1.0, 9_999.0) as u32)
    }

    /// Why an account cannot enter, apart from the password.
    pub(super) async fn refusal(&self, state: &State, person: &Person) -> Answer<Option<Fail>> {
        if let Some(refused) = closed(state, &person.id) {
            return Ok(Some(refused));
        }
        if person.guest {
            return Ok(Some(Fail::forbidden("no-guests")));
        }
        if !state.numbers.contains_key(&person.id)
            && let Some(refused) = self.kept_out(state, &person.id).await?
        {
            return Ok(Some(refused));
        }
        let known = state.numbers.contains_key(&person.id) || state.invited.contains(&person.id);
        if known || state.organises(&person.id) {
            return Ok(None);
        }
        if state.plan.asked.entry == Entry::Invitation {
            return Ok(Some(Fail::forbidden("not-invited")));
        }
        let Condition { least_rating, most_rating, account_days } = state.plan.asked.condition;
        if least_rating.is_some() || most_rating.is_some() {
            let rating = self.rating(state, person).await?;
            if let Some(least) = least_rating.filter(|least| rating < *least) {
                return Ok(Some(Fail::forbidden("rating-too-low").with("least", least)));
            }
            if let Some(most) = most_rating.filter(|most| rating > *most) {
                return Ok(Some(Fail::forbidden("rating-too-high").with("most", most)));
            }
        }
        let made = kept::account_made(&self.store, &person.id).await?.unwrap_or(i64::MAX);
        if account_days > 0 && self.time.now().saturating_sub(made) < i64::from(account_days) * DAY {
            return Ok(Some(Fail::forbidden("account-too-young").with("days", account_days)));
        }
        Ok(None)
    }

    /// Counts the attempt for the account and for the network before it checks the password.
    async fn check_password(&self, state: &State, who: &Identity, password: &str) -> Answer<()> {
        let limits = &self.games.limits;
        limits.count(TOURNAMENT_GUESSES, &format!("{}:{}", state.id, who.id())).await?;
        if let Some(network) = self.games.presence.address(who.id()) {
            limits.count_from(TOURNAMENT_GUESSES_HERE, &network).await?;
        }
        let hash = state.plan.password.clone();
        let right = self.people.passwords().verify(&salted(password), hash).await?;
        if right { Ok(()) } else { Err(Fail::forbidden("wrong-tournament-password")) }
    }
}

impl State {
    /// Whether an account is the organiser or a helper.
    pub fn organises(&self, account: &str) -> bool {
        self.plan.organiser == account || self.helpers.iter().any(|helper| helper == account)
    }

    /// Whether check-in is open.
    pub fn checks_in(&self, now: i64) -> bool {
        let minutes = i64::from(self.plan.asked.check_in);
        let begins = self.starts_at.map(|at| at - minutes * MINUTE);
        self.status == TournamentStatus::Coming && minutes > 0 && begins.is_some_and(|at| at <= now)
    }
}

/// Why nobody, or this account, can enter.
fn closed(state: &State, account: &str) -> Option<Fail> {
    let number = state.numbers.get(account).copied();
    let player = number.and_then(|number| state.player(number));
    if player.is_some_and(|player| player.removed) {
        return Some(Fail::forbidden("removed-from-tournament"));
    }
    let over = matches!(state.status, TournamentStatus::Over | TournamentStatus::Cancelled);
    match number {
        Some(_) if !over => None,
        _ if state.is_open() => None,
        _ if state.status == TournamentStatus::Coming => Some(Fail::conflict("tournament-full")),
        _ => Some(Fail::conflict("tournament-closed")),
    }
}

/// The named team, in its existing spelling if there is one.
pub fn team(state: &State, wished: Option<&str>) -> Answer<Option<String>> {
    if state.plan.asked.team_boards == 0 {
        return Ok(None);
    }
    let wished = line(wished.ok_or_else(|| Fail::bad("needs-a-team"))?, 2..=40, "teams")?;
    let teams = state.teams();
    let key = |team: &str| team.to_lowercase();
    match teams.iter().find(|team| key(team) == key(&wished)) {
        Some(team) => Ok(Some(team.clone())),
        None if teams.len() >= MOST_TEAMS => Err(wrong("teams")),
        None => Ok(Some(wished)),
    }
}
