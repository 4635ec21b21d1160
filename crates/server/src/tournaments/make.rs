//! Creating a tournament.

use super::fact::Fact;
use super::plan::{self, Plan};
use super::run::begun;
use super::{Draft, Tournaments};
use crate::fail::{Answer, Fail};
use crate::names::name_key;
use crate::node::limits::TOURNAMENTS;
use crate::people::identity::Identity;
use crate::secret;
use crate::store::accounts::{self, Person};
use crate::store::tournaments::{self as kept, Head};
use axum::http::StatusCode;
use protocol::tournaments::{NewTournament, TournamentView};

/// The most unfinished tournaments of one account.
const MOST_LIVE: i64 = 20;

impl Tournaments {
    pub async fn create(&self, who: &Identity, new: &NewTournament) -> Answer<TournamentView> {
        let now = self.time.now();
        let mut asked = plan::check(new, now)?;
        if who.person.guest {
            return Err(Fail::forbidden("no-guests"));
        }
        if self.by_admins {
            who.as_admin()?;
        }
        self.must_lead(&asked, who.id()).await?;
        self.games.limits.count(TOURNAMENTS, who.id()).await?;
        if !self.games.limits.is_off() && kept::count_live(&self.store, who.id()).await? >= MOST_LIVE {
            return Err(Fail::conflict("too-many-tournaments").with("most", MOST_LIVE));
        }
        let mut facts = vec![Fact::Made];
        for name in std::mem::take(&mut asked.invited) {
            facts.push(Fact::Invited { account: self.person_of(&name).await?.id });
        }
        let password = match asked.password.take() {
            Some(password) => Some(self.people.passwords().hash(&salted(&password)).await?),
            None => None,
        };
        let (id, organiser) = (secret::id(), who.id().to_string());
        let (seed, created_at) = (secret::random(20), now);
        let club = asked.club.as_ref().map(|of| of.id.clone());
        let plan = Plan {
            asked,
            seed,
            idle: 0,
            sides: Vec::new(),
            organiser: organiser.clone(),
            password: password.clone(),
            created_at,
        };
        let text = serde_json::to_string(&plan).map_err(|_| Fail::internal())?;
        let head = Head { organiser, plan: text, password, club, created_at };
        self.store.write(begun(&id, plan, &head, facts)?).await?;
        metrics::counter!("teahouse_tournaments_total").increment(1);
        self.view(&id, Some(who)).await
    }

    /// The account with this name; guests are refused.
    pub(super) async fn person_of(&self, name: &str) -> Answer<Person> {
        let missing = || Fail::new(StatusCode::NOT_FOUND, "no-such-player");
        let person = accounts::person_by_key(&self.store, &name_key(name)).await?.ok_or_else(missing)?;
        if person.guest { Err(Fail::forbidden("no-guests")) } else { Ok(person) }
    }

    /// Adds the facts of `draft` to the current state, and returns the new state for the requester.
    pub(super) async fn enter(
        &self,
        id: &str,
        who: &Identity,
        draft: impl Fn(&super::State) -> Answer<Draft>,
    ) -> Answer<TournamentView> {
        let mut held = self.hold(id).await;
        loop {
            let state = held.read().await?;
            let draft = self.with_successor(&state, draft(&state)?, self.time.now()).await?;
            if held.add(state, draft).await?.is_some() {
                break;
            }
        }
        drop(held);
        self.advance(id).await?;
        self.view(id, Some(who)).await
    }
}

/// Passwords of tournaments may be shorter than those of accounts. The prefix makes them long enough to hash
/// in the same way.
pub fn salted(password: &str) -> String {
    format!("tournament:{password}")
}
