//! Automatic progress of tournaments: results of ended games, new rounds, and games to create. Each step can
//! be interrupted at any moment, and any node continues it.

use super::fact::Fact;
use super::next::{self, Step};
use super::places;
use super::plan::Plan;
use super::state::{REPLAYS, State, derived};
use super::{Draft, Tournaments};
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::games::mail::{Ending, Seen};
use crate::node::outages::{apart, later};
use crate::store::seats::Wanted;
use crate::store::tournaments::{self as kept, FactRow, Head};
use crate::store::{Write, accounts, games, time_off};
use crate::time::{MINUTE, Moment, SECOND};
use axum::http::StatusCode;
use futures_util::StreamExt;
use pairing::tournament::Halves;
use pairing::{Number, Outcome, points_by_place};
use protocol::game::Status;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

/// Steps per run; the sweep continues from there.
const STEPS: usize = 20;
/// Tournaments processed, and games created, concurrently.
const AT_ONCE: usize = 8;
/// The pause before a tournament that failed is tried again.
const LATER: i64 = 10 * SECOND;
/// A series ends after this many tournaments in a row with too few players.
const MOST_IDLE: u32 = 5;

impl Tournaments {
    /// Processes all tournaments that are due.
    pub async fn sweep(&self) -> Result<(), Error> {
        let now = self.time.now();
        let mut all = kept::due(&self.store, now).await?;
        let due: HashSet<String> = all.iter().cloned().collect();
        all.extend(kept::with_ended(&self.store).await?.into_iter().filter(|id| !due.contains(id)));
        let look = |id: String| async move {
            let looked = match self.advance(&id).await {
                Ok(()) => self.note_due(&id).await,
                Err(fail) => Err(fail),
            };
            if let Err(fail) = looked {
                tracing::error!(tournament = id, error = fail.problem.error, "a tournament does not go on");
                let later = kept::postpone_due(&id, self.time.now(), self.time.now() + LATER);
                let _ = self.store.write(later).await;
            }
        };
        futures_util::stream::iter(all).for_each_concurrent(AT_ONCE, look).await;
        Ok(())
    }

    /// Processes the tournament of a game that has ended on this node.
    pub async fn game_ended(&self, game: &str) -> Answer<()> {
        let Some(id) = kept::of_game(&self.store, game).await? else { return Ok(()) };
        self.advance(&id).await?;
        self.after_rest(&id).await
    }

    /// At the end of an arena's pause, pairs the players who became free in it, without waiting for the
    /// sweep. One task waits for all of them.
    async fn after_rest(&self, id: &str) -> Answer<()> {
        let loaded = self.entry(id);
        let Some(rest) = self.state(id).await?.rest(self.time.now()) else { return Ok(()) };
        if loaded.rests.swap(true, SeqCst) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(rest)).await;
        loaded.rests.store(false, SeqCst);
        self.advance(id).await
    }

    /// Stores when the sweep has to look at a tournament again.
    async fn note_due(&self, id: &str) -> Answer<()> {
        let state = self.state(id).await?;
        let made = self.entry(id).made.load(SeqCst);
        let due = state.summary(made, self.time.now()).due;
        self.store.write(kept::postpone(id, state.version, due)).await?;
        Ok(())
    }

    /// Does everything that can be done now.
    pub(super) async fn advance(&self, id: &str) -> Answer<()> {
        for _ in 0..STEPS {
            self.settle(id).await?;
            self.make_games(id).await?;
            if !self.step(id).await? {
                break;
            }
        }
        Ok(())
    }

    /// Records the results of ended games.
    async fn settle(&self, id: &str) -> Answer<()> {
        if kept::ended(&self.store, id).await?.is_empty() {
            return Ok(());
        }
        let mut held = self.hold(id).await;
        loop {
            // First the games, then the state: so the state includes each of these games.
            let ended = kept::ended(&self.store, id).await?;
            let state = held.read().await?;
            let mut draft = Draft::default();
            for game in ended {
                if let Some(at) = state.games.get(&game) {
                    // A game without an outcome on this node yet stays unsettled.
                    let Some(fact) = self.result(&state, *at, &game).await? else { continue };
                    draft.facts.push((None, fact));
                }
                draft.also = draft.also.then(kept::settle(&game));
            }
            if draft.facts.is_empty() {
                self.store.write(draft.also).await?;
                return Ok(());
            }
            if held.add(state, draft).await?.is_some() {
                return Ok(());
            }
        }
    }

    /// The fact that the end of a game means for its table.
    async fn result(&self, state: &State, at: (usize, usize), game: &str) -> Answer<Option<Fact>> {
        let planned = state.plan.asked.seats;
        let Some(outcome) = self.games.look(game, move |seen| outcome(seen, planned)).await? else {
            return Ok(None);
        };
        let (round, table) = at;
        let points = outcome.points();
        let level = points.len() == 2 && points[0] == points[1];
        if level && state.is_knockout(at) {
            let again = state.again.get(&at).copied().unwrap_or(0) < REPLAYS;
            return Ok(Some(if again { Fact::Again { round, table } } else { next::seeded(state, at) }));
        }
        // Converts to the seats of the table, which differ from those of a replayed game.
        let seating = state.seating(at);
        let by_table = |points: &[Halves]| -> Vec<Halves> {
            let seats = state.table(at).map(|table| table.seats.clone()).unwrap_or_default();
            let of = |number: &Number| seating.iter().position(|other| other == number);
            seats.iter().map(|number| of(number).map_or(0, |seat| points[seat])).collect()
        };
        let outcome = match &outcome {
            Outcome::Played(points) => Outcome::Played(by_table(points)),
            Outcome::Forfeited(points) => Outcome::Forfeited(by_table(points)),
        };
        Ok(Some(Fact::Ended { round, table, outcome }))
    }

    /// Creates missing games and ends those no longer needed.
    async fn make_games(&self, id: &str) -> Answer<()> {
        let loaded = self.entry(id);
        if self.state(id).await?.games_due <= loaded.made.load(SeqCst) {
            return Ok(());
        }
        // First the games, then the state: so the state includes each of these games.
        let known: HashMap<String, bool> = kept::unsettled(&self.store, id).await?.into_iter().collect();
        let state = self.state(id).await?;
        let missing = state.games.iter().filter(|(game, _)| !known.contains_key(*game));
        let missing: Vec<(String, (usize, usize))> = missing.map(|(game, at)| (game.clone(), *at)).collect();
        let state = &state;
        let make =
            |(game, at): (String, (usize, usize))| async move { self.make_game(state, game, at).await };
        let made: Vec<Answer<Option<Number>>> =
            futures_util::stream::iter(missing).map(make).buffer_unordered(AT_ONCE).collect().await;
        let mut gone = Vec::new();
        for made in made {
            gone.extend(made?);
        }
        for game in known.keys().filter(|game| !state.games.contains_key(*game)) {
            self.games.end(game, Ending::CalledOff).await?;
            self.store.write(kept::settle(game)).await?;
        }
        if gone.is_empty() {
            loaded.made.fetch_max(state.version, SeqCst);
            self.note_due(id).await
        } else {
            self.without(id, &gone).await
        }
    }

    /// Creates the game of a table. Returns a player whose account is closed, if any.
    async fn make_game(&self, state: &State, game: String, at: (usize, usize)) -> Answer<Option<Number>> {
        let mut wanted = Vec::new();
        for number in state.seating(at) {
            let Some(player) = state.player(number) else { return Err(Fail::internal()) };
            wanted.push(match (&player.account, player.level) {
                (Some(account), _) => match accounts::person(&self.store, account).await? {
                    Some(person) => Wanted::Sits(person),
                    None => return Ok(Some(number)),
                },
                (None, level) => Wanted::Bot(level.unwrap_or(1)),
            });
        }
        let people = wanted.iter().all(|wanted| matches!(wanted, Wanted::Sits(_)));
        let terms = state.plan.terms(at.0, wanted.len() as u8, state.plan.asked.rated && people)?;
        let also = kept::add_game(&game, &state.id);
        match self.games.put_as(game.clone(), None, terms, wanted, None, also).await {
            // Another node was faster.
            Err(fail) if fail.code == StatusCode::CONFLICT && games::exists(&self.store, &game).await? => {
                Ok(None)
            }
            made => made.map(|_| None),
        }
    }

    /// Withdraws players whose accounts are closed; they forfeit their current tables.
    async fn without(&self, id: &str, gone: &[Number]) -> Answer<()> {
        let mut held = self.hold(id).await;
        loop {
            let state = held.read().await?;
            let mut facts = Vec::new();
            for &number in gone.iter().filter(|number| state.is_present(**number)) {
                facts.push(state.left(number));
                facts.extend(forfeit(&state, number));
            }
            if held.add(state, Draft::of(facts)).await?.is_some() {
                return Ok(());
            }
        }
    }

    /// Takes the step that is due. Returns whether more may follow.
    async fn step(&self, id: &str) -> Answer<bool> {
        let mut held = self.hold(id).await;
        loop {
            let state = held.read().await?;
            let now = self.time.now();
            let draft = match next::step(&state, now) {
                Step::Wait => return Ok(false),
                Step::Expire => {
                    drop(held);
                    self.expire(&state).await?;
                    return Ok(false);
                }
                Step::Write(facts) => self.with_successor(&state, Draft::of(facts), now).await?,
                Step::Pair => {
                    let gone = if state.plan.is_arena() { Vec::new() } else { self.gone(&state).await? };
                    if gone.is_empty() {
                        let paired = Arc::clone(&state);
                        let paired = tokio::task::spawn_blocking(move || next::pair(&paired)).await;
                        Draft::of(paired.map_err(|_| Fail::internal())?)
                    } else {
                        Draft::of(gone.into_iter().map(|number| state.left(number)).collect())
                    }
                }
            };
            if draft.facts.is_empty() {
                return Ok(false);
            }
            if held.add(state, draft).await?.is_some() {
                return Ok(true);
            }
        }
    }

    /// The present players whose accounts are closed.
    async fn gone(&self, state: &State) -> Answer<Vec<Number>> {
        let present = || state.core.present().into_iter();
        let account = |number: Number| state.account(number);
        let ids: Vec<String> = present().filter_map(account).collect();
        let active: HashSet<String> = kept::active(&self.store, &ids).await?.into_iter().collect();
        let gone = present().filter(|number| account(*number).is_some_and(|id| !active.contains(&id)));
        Ok(gone.collect())
    }

    /// Ends the open games whose time is up.
    async fn expire(&self, state: &State) -> Answer<()> {
        let now = self.time.now();
        let mut next = now + MINUTE;
        let mut waits = false;
        for &at in &state.open {
            let game = state.game_id(at);
            match self.deadline(state, at, &game).await? {
                Some(later) if later > now => {
                    next = if waits { next.min(later) } else { later };
                    waits = true;
                }
                _ => self.games.end(&game, Ending::TimeUp).await?,
            }
        }
        self.store.write(kept::postpone(&state.id, state.version, Some(next))).await?;
        Ok(())
    }

    /// When the time of a game is up. Time off that its players took during the round postpones it.
    async fn deadline(&self, state: &State, at: (usize, usize), game: &str) -> Answer<Option<Moment>> {
        let begun = state.paired.get(at.0).map(|(paired, _)| *paired);
        let Some((begun, up)) = begun.zip(state.moment) else { return Ok(None) };
        if !state.plan.is_by_days() {
            return Ok(Some(up));
        }
        let away = time_off::of_game(&self.store, game, begun).await?;
        let pauses = apart(away.iter().map(|away| (away.begins.max(begun), away.ends)));
        Ok(Some(later(begun, up, &pauses)))
    }

    /// Adds the next tournament of a series to the write of one that begins or is cancelled for too few
    /// players.
    pub(super) async fn with_successor(&self, state: &State, draft: Draft, now: Moment) -> Answer<Draft> {
        let begins = draft.facts.iter().any(|(_, fact)| matches!(fact, Fact::Started { .. }));
        let idle =
            draft.facts.iter().any(|(by, fact)| by.is_none() && matches!(fact, Fact::Cancelled { .. }));
        let idle = match (begins, idle) {
            (true, _) => 0,
            (false, true) => state.plan.idle + 1,
            (false, false) => return Ok(draft),
        };
        let next = match (state.plan.asked.recurrence, state.starts_at) {
            (Some(rule), Some(last)) if idle < MOST_IDLE => super::recur::next(rule, last, now),
            _ => None,
        };
        let organiser = accounts::person(&self.store, &state.plan.organiser).await?;
        let (Some(at), Some(organiser)) = (next, organiser) else { return Ok(draft) };
        // A club's series ends when its organiser no longer leads the club.
        if self.must_lead(&state.plan.asked, &organiser.id).await.is_err() {
            return Ok(draft);
        }
        Ok(draft.and(successor(state, at, idle, now)?))
    }
}

/// The write of the next tournament of a series.
fn successor(state: &State, at: Moment, idle: u32, now: Moment) -> Answer<Write> {
    let id = state.successor_id();
    let mut plan = Plan::clone(&state.plan);
    plan.asked.starts_at = Some(at);
    (plan.seed, plan.idle, plan.created_at) = (derived(&format!("{}/seed", plan.seed)), idle, now);
    let text = serde_json::to_string(&plan).map_err(|_| Fail::internal())?;
    let (organiser, password) = (plan.organiser.clone(), plan.password.clone());
    let club = plan.asked.club.as_ref().map(|of| of.id.clone());
    let head = Head { organiser, plan: text, password, club, created_at: now };
    let invited = state.invited.iter().map(|account| Fact::Invited { account: account.clone() });
    let helpers = state.helpers.iter().map(|account| Fact::Helper { account: account.clone(), helps: true });
    begun(&id, plan, &head, std::iter::once(Fact::Made).chain(invited).chain(helpers).collect())
}

/// The write of a new tournament with its first facts.
pub fn begun(id: &str, plan: Plan, head: &Head, facts: Vec<Fact>) -> Answer<Write> {
    let (now, mut state) = (head.created_at, State::new(id, plan));
    let mut write = kept::add(id, head, &state.summary(0, now));
    let mut rows = Vec::new();
    for (number, fact) in (1..).zip(facts) {
        if let Fact::Helper { account, .. } = &fact {
            write = write.then(kept::concerns(id, account, now));
        }
        let body = serde_json::to_string(&fact).map_err(|_| Fail::internal())?;
        let row = FactRow { number, at: now, account: Some(head.organiser.clone()), body };
        state.enter(&row)?;
        rows.push(row);
    }
    Ok(write.then(kept::append(id, 0, &rows, &state.summary(0, now))))
}

impl State {
    /// The identifier of the next tournament of the series.
    pub fn successor_id(&self) -> String {
        derived(&format!("{}/next", self.plan.seed))
    }
}

/// The fact by which a player forfeits their current table.
pub fn forfeit(state: &State, number: Number) -> Option<Fact> {
    let (round, table) = state.table_of(number)?;
    let seats = state.table((round, table))?.seats.clone();
    let places: Vec<usize> =
        seats.iter().map(|other| if *other == number { seats.len() } else { 1 }).collect();
    let points = points_by_place(&ladder(seats.len(), state.plan.asked.seats), &places);
    Some(Fact::Ended { round, table, outcome: Outcome::Forfeited(points) })
}

/// The points per place at a table, in halves. The first place of a table that is not full gets as many as
/// that of a full one.
pub fn ladder(seats: usize, planned: u8) -> Vec<Halves> {
    let (top, last) = (2 * (Halves::from(planned) - 1), (seats - 1).max(1) as Halves);
    (0..seats as Halves).map(|place| top * (last - place) / last).collect()
}

/// The outcome of a game by its seats; `None` while it is played.
fn outcome(seen: &Seen<'_>, planned: u8) -> Option<Outcome> {
    let (play, log) = (&seen.game.play, &seen.game.log);
    let letters = play.letters();
    let seats = letters.chars().count();
    let points = |places: &[usize]| points_by_place(&ladder(seats, planned), places);
    match play.status() {
        Status::Open | Status::Playing => None,
        Status::Over => {
            let ranking = &play.outcome()?.ranking;
            let place = |letter: char| {
                let better = ranking.iter().take_while(|group| !group.contains(letter));
                1 + better.map(|group| group.chars().count()).sum::<usize>()
            };
            let places: Vec<usize> = letters.chars().map(place).collect();
            Some(Outcome::Played(points(&places)))
        }
        Status::Aborted => {
            // Whoever aborted the game, or did not appear, forfeits it.
            let by = log.last().and_then(|entry| entry.seat).map(usize::from);
            let by = by.unwrap_or_else(|| usize::from(play.table().seat().0));
            let places: Vec<usize> = (0..seats).map(|seat| if seat == by { seats } else { 1 }).collect();
            Some(Outcome::Forfeited(points(&places)))
        }
    }
}

/// Converts points to halves; `None` if they are no multiples of a half in the valid range.
pub fn halves(points: &[f64]) -> Option<Vec<Halves>> {
    let half = |points: &f64| {
        let halves = points * 2.0;
        let whole = halves.fract() == 0.0 && (0.0..=20.0).contains(&halves);
        whole.then_some(halves as Halves)
    };
    let found: Option<Vec<Halves>> = points.iter().map(half).collect();
    found.filter(|found| found.iter().zip(points).all(|(half, point)| places::points(*half) == *point))
}
