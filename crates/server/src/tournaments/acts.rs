//! Acts of players and organisers. All of them are in the public log.

use super::fact::Fact;
use super::next;
use super::places::points;
use super::plan::{line, wrong};
use super::run::{forfeit, halves, ladder};
use super::state::State;
use super::{Draft, Tournaments, join};
use crate::fail::{Answer, Fail};
use crate::node::limits::TOURNAMENT_ACTS;
use crate::people::identity::Identity;
use crate::sanitize;
use crate::store::accounts::Person;
use crate::store::tournaments as kept;
use crate::time::{MINUTE, Moment};
use pairing::tournament::Halves;
use pairing::{Number, Outcome};
use protocol::game::Status;
use protocol::tournaments::{FormatChoice, NewAct, TournamentStatus, TournamentView};

/// The most half-point byes of a player.
const MOST_BYES: usize = 2;
/// The most computers in a tournament.
const MOST_COMPUTERS: usize = 16;
/// The most helpers and invited accounts of a tournament.
const MOST_HELPERS: usize = 10;
const MOST_INVITED: usize = 2_000;

impl Tournaments {
    /// Carries out an act of an account.
    pub async fn act(&self, id: &str, who: &Identity, act: &NewAct) -> Answer<TournamentView> {
        self.games.limits.count(TOURNAMENT_ACTS, who.id()).await?;
        let state = self.state(id).await?;
        if let NewAct::Leave | NewAct::CheckIn | NewAct::Bye { .. } = act {
            let now = self.time.now();
            return self.enter(id, who, |state| playing(state, who.id(), act, now)).await;
        }
        let first = state.plan.organiser == who.id() || who.admin;
        let only_first = matches!(act, NewAct::Cancel { .. } | NewAct::Helper { .. });
        if !(first || (state.organises(who.id()) && !only_first)) {
            return Err(Fail::forbidden("not-an-organiser"));
        }
        if let NewAct::PairAgain { .. } = act {
            self.nothing_played(&state).await?;
        }
        let (named, rating) = match act {
            NewAct::Invite { name } | NewAct::Helper { name, .. } => (Some(self.person_of(name).await?), 0),
            NewAct::Replace { name, number, .. } => {
                let person = self.person_of(name).await?;
                self.can_replace(&state, *number, &person.id).await?;
                let rating = self.rating(&state, &person).await?;
                (Some(person), rating)
            }
            _ => (None, 0),
        };
        let now = self.time.now();
        let organises = |state: &State| {
            let by_hand = By { state, now, named: named.as_ref(), rating };
            let mut draft = Draft::default();
            for fact in by_hand.facts(act)? {
                draft.facts.push((Some(who.id().to_string()), fact));
            }
            if let Some(person) = &named {
                draft = draft.and(kept::concerns(id, &person.id, now));
            }
            if let NewAct::Cancel { .. } = act {
                draft = draft.and(kept::settle_all(id));
            }
            Ok(draft)
        };
        self.enter(id, who, organises).await
    }

    /// Refuses if a game of the last round has a turn or a result.
    async fn nothing_played(&self, state: &State) -> Answer<()> {
        let begun = || Fail::conflict("round-has-begun");
        let Some(round) = state.core.rounds.len().checked_sub(1) else {
            return Err(Fail::conflict("not-running"));
        };
        for table in 0..state.core.rounds[round].tables.len() {
            let at = (round, table);
            if state.gameless.contains(&at) {
                continue;
            }
            let fresh = |seen: &crate::games::mail::Seen<'_>| {
                seen.game.play.status() == Status::Playing && seen.game.play.turns().is_empty()
            };
            if !state.open.contains(&at) || !self.games.look(&state.game_id(at), fresh).await? {
                return Err(begun());
            }
        }
        Ok(())
    }
}

/// An act of a player.
fn playing(state: &State, account: &str, act: &NewAct, now: Moment) -> Answer<Draft> {
    let number = state.numbers.get(account).copied().filter(|number| state.is_present(*number));
    let number = number.ok_or_else(|| Fail::conflict("not-in-tournament"))?;
    let player = state.player(number).ok_or_else(Fail::internal)?;
    let fact = match act {
        NewAct::Leave if matches!(state.status, TournamentStatus::Over | TournamentStatus::Cancelled) => {
            return Err(Fail::conflict("not-running"));
        }
        NewAct::Leave => state.left(number),
        NewAct::CheckIn if player.checked_in => return Ok(Draft::default()),
        NewAct::CheckIn if state.checks_in(now) => Fact::CheckedIn { number, account: state.account(number) },
        NewAct::CheckIn => return Err(Fail::conflict("no-check-in")),
        NewAct::Bye { round } => {
            let swiss =
                matches!(state.plan.asked.format, FormatChoice::Dutch { .. } | FormatChoice::Seats { .. });
            let round = (*round as usize).checked_sub(1).ok_or_else(|| wrong("round"))?;
            let planned = state.rounds().unwrap_or(0);
            let can = swiss && state.plan.asked.team_boards == 0;
            if !can || round < state.core.rounds.len() || round >= planned {
                return Err(wrong("round"));
            }
            if player.byes.contains(&round) {
                return Ok(Draft::default());
            }
            if player.byes.len() >= MOST_BYES {
                return Err(Fail::conflict("too-many-byes").with("most", MOST_BYES));
            }
            Fact::Bye { number, account: state.account(number), round }
        }
        _ => return Err(Fail::internal()),
    };
    Ok(Draft::by(account, fact))
}

fn reason(text: &str) -> Answer<String> {
    line(text, 3..=200, "reason")
}

/// The context of an organiser's act.
struct By<'a> {
    state: &'a State,
    now: Moment,
    /// The account that the act names.
    named: Option<&'a Person>,
    /// Its rating, if it is to play.
    rating: u32,
}

impl By<'_> {
    fn facts(&self, act: &NewAct) -> Answer<Vec<Fact>> {
        let state = self.state;
        Ok(match act {
            NewAct::Start => {
                self.must_be(TournamentStatus::Coming)?;
                let order = next::order(state).ok_or_else(|| Fail::conflict("too-few-players"))?;
                vec![Fact::Started { order }]
            }
            NewAct::Pause => {
                self.must_be(TournamentStatus::Running)?;
                if state.paused { Vec::new() } else { vec![Fact::Paused] }
            }
            NewAct::Resume => {
                self.must_be(TournamentStatus::Running)?;
                if state.paused { vec![Fact::Resumed] } else { Vec::new() }
            }
            NewAct::Cancel { reason: why } => {
                self.must_live()?;
                vec![Fact::Cancelled { reason: reason(why)? }]
            }
            NewAct::Announce { text } => {
                let text = sanitize::message(text, 500).ok_or_else(|| wrong("text"))?;
                vec![Fact::Announced { text }]
            }
            NewAct::Invite { .. } => self.invite()?,
            NewAct::Helper { helps, .. } => self.helper(*helps)?,
            NewAct::Computer { level, team } => vec![self.computer(*level, team.as_deref())?],
            NewAct::Remove { number, reason: why } => {
                self.must_live()?;
                let number = self.number(*number)?;
                let removed = Fact::Removed { number, account: state.account(number), reason: reason(why)? };
                std::iter::once(removed).chain(forfeit(state, number)).collect()
            }
            NewAct::Replace { number, reason: why, .. } => vec![self.replace(*number, why)?],
            NewAct::Result { round, table, points, forfeit, reason: why } => {
                vec![self.result((*round, *table), points, *forfeit, why)?]
            }
            NewAct::PairAgain { reason: why } => vec![self.pair_again(why)?],
            NewAct::Extend { minutes, reason: why } => vec![self.extend(*minutes, why)?],
            NewAct::Leave | NewAct::CheckIn | NewAct::Bye { .. } => return Err(Fail::internal()),
        })
    }

    fn invite(&self) -> Answer<Vec<Fact>> {
        self.must_live()?;
        let account = self.named()?.id.clone();
        if self.state.invited.len() >= MOST_INVITED {
            return Err(wrong("invited"));
        }
        let known = self.state.invited.contains(&account);
        Ok(if known { Vec::new() } else { vec![Fact::Invited { account }] })
    }

    fn helper(&self, helps: bool) -> Answer<Vec<Fact>> {
        let account = self.named()?.id.clone();
        if helps && self.state.helpers.len() >= MOST_HELPERS {
            return Err(wrong("helper"));
        }
        let known = self.state.helpers.contains(&account);
        Ok(if known == helps { Vec::new() } else { vec![Fact::Helper { account, helps }] })
    }

    fn pair_again(&self, why: &str) -> Answer<Fact> {
        let state = self.state;
        self.must_be(TournamentStatus::Running)?;
        let round = state.core.rounds.len().checked_sub(1).filter(|_| !state.plan.is_arena());
        let round = round.ok_or_else(|| Fail::conflict("not-running"))?;
        let begun = |at| !state.open.contains(&at) && !state.gameless.contains(&at);
        if (0..state.core.rounds[round].tables.len()).any(|table| begun((round, table))) {
            return Err(Fail::conflict("round-has-begun"));
        }
        Ok(Fact::PairedAgain { round, reason: reason(why)? })
    }

    fn must_be(&self, status: TournamentStatus) -> Answer<()> {
        let error = if status == TournamentStatus::Coming { "already-started" } else { "not-running" };
        if self.state.status == status { Ok(()) } else { Err(Fail::conflict(error)) }
    }

    fn must_live(&self) -> Answer<()> {
        let over = matches!(self.state.status, TournamentStatus::Over | TournamentStatus::Cancelled);
        if over { Err(Fail::conflict("not-running")) } else { Ok(()) }
    }

    fn named(&self) -> Answer<&Person> {
        self.named.ok_or_else(Fail::internal)
    }

    fn number(&self, number: Number) -> Answer<Number> {
        self.state.player(number).map(|_| number).ok_or_else(|| wrong("number"))
    }

    fn computer(&self, level: u8, wished: Option<&str>) -> Answer<Fact> {
        let state = self.state;
        let here = state.players.iter().filter(|player| player.level.is_some()).count();
        if !state.plan.asked.computers || here >= MOST_COMPUTERS {
            return Err(Fail::conflict("no-computers"));
        }
        if !(1..=10).contains(&level) {
            return Err(wrong("level"));
        }
        if !state.is_open() {
            return Err(Fail::conflict("tournament-closed"));
        }
        let team = join::team(state, wished)?;
        Ok(Fact::Joined { account: None, level: Some(level), team, rating: 0 })
    }

    fn replace(&self, number: Number, why: &str) -> Answer<Fact> {
        self.must_live()?;
        let (number, person) = (self.number(number)?, self.named()?);
        if self.state.numbers.contains_key(&person.id) {
            return Err(wrong("number"));
        }
        if self.state.table_of(number).is_some() {
            return Err(Fail::conflict("round-has-begun"));
        }
        let (account, rating) = (person.id.clone(), self.rating);
        Ok(Fact::Replaced { number, account, rating, reason: reason(why)? })
    }

    /// Sets a result by hand. In a bracket only the last round can be corrected, because the next round
    /// depends on it.
    fn result(&self, (round, table): (u32, u32), given: &[f64], forfeit: bool, why: &str) -> Answer<Fact> {
        let state = self.state;
        self.must_be(TournamentStatus::Running)?;
        let at = (round as usize).checked_sub(1).zip((table as usize).checked_sub(1));
        let at = at.ok_or_else(|| wrong("round"))?;
        let seats = state.table(at).ok_or_else(|| wrong("table"))?.seats.len();
        let bracket =
            matches!(state.plan.asked.format, FormatChoice::Elimination { .. } | FormatChoice::Groups { .. });
        if bracket && at.0 + 1 < state.core.rounds.len() {
            return Err(Fail::conflict("round-has-begun"));
        }
        let halved: Vec<Halves> =
            halves(given).filter(|halved| halved.len() == seats).ok_or_else(|| wrong("points"))?;
        let most = ladder(seats, state.plan.asked.seats).iter().copied().map(points).sum::<f64>();
        if given.iter().sum::<f64>() > most {
            return Err(wrong("points"));
        }
        if state.is_knockout(at) && seats == 2 && halved[0] == halved[1] {
            return Err(wrong("points"));
        }
        let outcome = if forfeit { Outcome::Forfeited(halved) } else { Outcome::Played(halved) };
        Ok(Fact::Result { round: at.0, table: at.1, outcome, reason: reason(why)? })
    }

    fn extend(&self, minutes: u32, why: &str) -> Answer<Fact> {
        self.must_live()?;
        if !(1..=43_200).contains(&minutes) {
            return Err(wrong("minutes"));
        }
        let state = self.state;
        let from = if state.status == TournamentStatus::Coming { state.starts_at } else { state.moment };
        let from = from.ok_or_else(|| Fail::conflict("no-deadline"))?;
        let until = from.max(self.now) + i64::from(minutes) * MINUTE;
        Ok(Fact::Extended { until, reason: reason(why)? })
    }
}
