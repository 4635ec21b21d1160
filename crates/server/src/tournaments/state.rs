//! The state of a tournament, derived from its log.

use super::fact::Fact;
use super::plan::Plan;
use crate::error::Error;
use crate::store::tournaments::FactRow;
use crate::time::{MINUTE, Moment, SECOND};
use pairing::{Event, Number, Outcome, Reason, Round, Table, Tournament};
use protocol::tournaments::{FormatChoice, TournamentStatus};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

/// The shortest time between two pairings of an arena.
pub const ARENA_PAUSE: i64 = SECOND;
/// How often a drawn knock-out game is replayed before the seed decides.
pub const REPLAYS: u32 = 2;

/// A participant.
#[derive(Clone, Debug)]
pub struct Player {
    /// `None` for a computer.
    pub account: Option<String>,
    pub level: Option<u8>,
    pub team: Option<String>,
    /// 0 for a computer.
    pub rating: u32,
    pub checked_in: bool,
    /// Excluded for good.
    pub removed: bool,
    /// Rounds, from 0, that they sit out for half a point.
    pub byes: BTreeSet<usize>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// From 1; players who are tied share it.
    pub place: usize,
    pub number: Number,
    pub points: f64,
    /// The values of the tie-breaks, in their order.
    pub values: Vec<f64>,
    /// Finished games.
    pub games: usize,
    /// Wins in a row, in an arena.
    pub streak: u32,
    /// The rating that would have been expected to score these results.
    pub performance: Option<i32>,
}

/// The current state. Large parts are shared, so that a copy is cheap: appending to the log works on a copy,
/// and readers keep the state before.
#[derive(Clone, Debug)]
pub struct State {
    pub id: String,
    pub plan: Arc<Plan>,
    /// The number of the last entry.
    pub version: i64,
    pub status: TournamentStatus,
    pub paused: bool,
    /// By number, from 1.
    pub players: Arc<Vec<Player>>,
    pub core: Tournament,
    /// The numbers of accounts.
    pub numbers: Arc<HashMap<String, Number>>,
    /// When it begins or began; `None` while the organiser has to start it.
    pub starts_at: Option<Moment>,
    /// When something happens automatically: the next round, the deadline of this one, the end of an arena.
    pub moment: Option<Moment>,
    pub ended_at: Option<Moment>,
    /// When each round was paired, and how often rounds had been taken back before that.
    pub paired: Vec<(Moment, u32)>,
    /// Tables without an outcome: round and table.
    pub open: BTreeSet<(usize, usize)>,
    /// Their games by identifier.
    pub games: HashMap<String, (usize, usize)>,
    /// How often a table was replayed after a draw.
    pub again: BTreeMap<(usize, usize), u32>,
    /// How often a round was taken back.
    redone: u32,
    /// Tables that were decided when they were paired.
    pub gameless: BTreeSet<(usize, usize)>,
    /// Why results were set by hand.
    pub reasons: BTreeMap<(usize, usize), String>,
    pub invited: BTreeSet<String>,
    pub helpers: Vec<String>,
    /// The number of the last entry that requires games to be created or ended.
    pub games_due: i64,
    /// The cached standings.
    pub places: OnceLock<Arc<Vec<Line>>>,
}

impl State {
    /// A tournament before its first entry.
    pub fn new(id: &str, plan: Plan) -> Self {
        Self {
            id: id.to_string(),
            version: 0,
            status: TournamentStatus::Coming,
            paused: false,
            players: Arc::default(),
            core: Tournament::default(),
            numbers: Arc::default(),
            starts_at: plan.asked.starts_at,
            moment: None,
            ended_at: None,
            paired: Vec::new(),
            open: BTreeSet::new(),
            games: HashMap::new(),
            again: BTreeMap::new(),
            redone: 0,
            gameless: BTreeSet::new(),
            reasons: BTreeMap::new(),
            invited: BTreeSet::new(),
            helpers: Vec::new(),
            games_due: 0,
            places: OnceLock::new(),
            plan: Arc::new(plan),
        }
    }

    /// Applies an entry of the log.
    pub fn enter(&mut self, row: &FactRow) -> Result<(), Error> {
        let broken = |why: String| Error::Database(format!("entry {} of a tournament: {why}", row.number));
        let fact: Fact = serde_json::from_str(&row.body).map_err(|error| broken(error.to_string()))?;
        self.apply(row.at, row.number, fact).map_err(|refusal| broken(refusal.to_string()))?;
        self.version = row.number;
        self.places = OnceLock::new();
        Ok(())
    }

    fn apply(&mut self, at: Moment, number: i64, fact: Fact) -> Result<(), pairing::Refusal> {
        match fact {
            Fact::Made | Fact::Announced { .. } => {}
            Fact::Started { order } => self.start(at, &order)?,
            Fact::Paired { round, .. } => {
                self.pair(at, round)?;
                self.games_due = number;
            }
            Fact::Again { round, table } => {
                self.close((round, table));
                *self.again.entry((round, table)).or_default() += 1;
                self.open((round, table));
                self.games_due = number;
            }
            Fact::Ended { round, table, outcome } => self.end(at, (round, table), outcome)?,
            Fact::Result { round, table, outcome, reason } => {
                self.end(at, (round, table), outcome)?;
                self.reasons.insert((round, table), reason);
                self.games_due = number;
            }
            Fact::PairedAgain { .. } => {
                self.take_back();
                (self.moment, self.games_due) = (Some(at), number);
            }
            Fact::Paused => self.paused = true,
            Fact::Resumed => self.paused = false,
            Fact::Extended { until, .. } => match self.status {
                TournamentStatus::Coming => self.starts_at = Some(until),
                _ => self.moment = Some(until),
            },
            Fact::Over => self.finish(at, TournamentStatus::Over),
            Fact::Cancelled { .. } => self.finish(at, TournamentStatus::Cancelled),
            about_people => {
                if matches!(about_people, Fact::Removed { .. }) {
                    // Their current game has to end.
                    self.games_due = number;
                }
                self.apply_to_people(about_people)?;
            }
        }
        Ok(())
    }

    /// Applies a fact about participants or helpers.
    fn apply_to_people(&mut self, fact: Fact) -> Result<(), pairing::Refusal> {
        match fact {
            Fact::Joined { account, level, team, rating } => {
                self.core.apply(Event::Joined { rating })?;
                if let Some(account) = &account {
                    let number = self.core.entrants.len() as Number;
                    Arc::make_mut(&mut self.numbers).insert(account.clone(), number);
                }
                let (checked_in, byes) = (level.is_some(), BTreeSet::new());
                let player = Player { account, level, team, rating, checked_in, removed: false, byes };
                Arc::make_mut(&mut self.players).push(player);
            }
            Fact::Returned { number, .. } => self.core.apply(Event::Returned(number))?,
            Fact::Left { number, .. } => self.core.apply(Event::Left(number))?,
            Fact::CheckedIn { number, .. } => self.player_mut(number)?.checked_in = true,
            Fact::Bye { number, round, .. } => {
                self.player_mut(number)?.byes.insert(round);
            }
            Fact::Removed { number, .. } => {
                self.core.apply(Event::Left(number))?;
                self.player_mut(number)?.removed = true;
            }
            Fact::Replaced { number, account, rating, .. } => {
                let player = self.player_mut(number)?;
                let before = player.account.replace(account.clone());
                (player.level, player.rating) = (None, rating);
                let numbers = Arc::make_mut(&mut self.numbers);
                numbers.retain(|other, _| Some(other) != before.as_ref());
                numbers.insert(account, number);
                self.core.apply(Event::Returned(number))?;
            }
            Fact::Invited { account } => {
                self.invited.insert(account);
            }
            Fact::Helper { account, helps } => {
                self.helpers.retain(|other| *other != account);
                self.helpers.extend(helps.then_some(account));
            }
            _ => {}
        }
        Ok(())
    }

    /// Publishes a round.
    fn pair(&mut self, at: Moment, round: Round) -> Result<(), pairing::Refusal> {
        let index = self.core.rounds.len();
        let decided: Vec<bool> = round.tables.iter().map(|table| table.outcome.is_some()).collect();
        self.core.apply(Event::Paired(round))?;
        self.paired.push((at, self.redone));
        for (table, decided) in decided.into_iter().enumerate() {
            if decided {
                self.gameless.insert((index, table));
            } else {
                self.open((index, table));
            }
        }
        if !self.plan.is_arena() {
            self.moment = self.plan.deadline(at);
            self.after_table(at);
        }
        Ok(())
    }

    /// Takes the last round back.
    fn take_back(&mut self) {
        let round = self.core.rounds.len().saturating_sub(1);
        self.open.retain(|(other, _)| *other != round);
        self.games.retain(|_, (other, _)| *other != round);
        self.core.rounds.pop();
        self.paired.pop();
        self.gameless.retain(|(other, _)| *other != round);
        self.reasons.retain(|(other, _), _| *other != round);
        self.again.retain(|(other, _), _| *other != round);
        self.redone += 1;
    }

    /// Starts with these players and renumbers them; the others are no longer entrants.
    fn start(&mut self, at: Moment, order: &[Number]) -> Result<(), pairing::Refusal> {
        let mut players = Vec::new();
        for &number in order {
            players.push(self.player_mut(number)?.clone());
        }
        self.core = Tournament::default();
        let mut numbers = HashMap::new();
        for (number, player) in (1..).zip(&players) {
            self.core.apply(Event::Joined { rating: player.rating })?;
            numbers.extend(player.account.clone().map(|account| (account, number)));
        }
        (self.players, self.numbers) = (Arc::new(players), Arc::new(numbers));
        (self.status, self.starts_at, self.moment) = (TournamentStatus::Running, Some(at), Some(at));
        if let FormatChoice::Arena { minutes } = self.plan.asked.format {
            self.moment = Some(at + i64::from(minutes) * MINUTE);
        }
        Ok(())
    }

    fn end(
        &mut self,
        at: Moment,
        (round, table): (usize, usize),
        outcome: Outcome,
    ) -> Result<(), pairing::Refusal> {
        self.core.apply(Event::Ended { round, table, outcome })?;
        if self.close((round, table)) {
            self.after_table(at);
        }
        Ok(())
    }

    /// Opens a table: its game has to be played.
    fn open(&mut self, at: (usize, usize)) {
        self.games.insert(self.game_id(at), at);
        self.open.insert(at);
    }

    /// Closes a table. Returns whether it was open.
    fn close(&mut self, at: (usize, usize)) -> bool {
        self.games.remove(&self.game_id(at));
        self.open.remove(&at)
    }

    /// After the last table of a round the pause before the next one begins.
    fn after_table(&mut self, at: Moment) {
        if self.open.is_empty() && !self.plan.is_arena() {
            self.moment = Some(at + i64::from(self.plan.asked.pause) * SECOND);
        }
    }

    fn finish(&mut self, at: Moment, status: TournamentStatus) {
        (self.status, self.ended_at, self.moment) = (status, Some(at), None);
        self.open.clear();
        self.games.clear();
    }

    fn player_mut(&mut self, number: Number) -> Result<&mut Player, pairing::Refusal> {
        let at = (number as usize).checked_sub(1);
        let player = at.and_then(|at| Arc::make_mut(&mut self.players).get_mut(at));
        player.ok_or(pairing::Refusal::NoSuchEntrant(number))
    }

    pub fn player(&self, number: Number) -> Option<&Player> {
        self.players.get((number as usize).checked_sub(1)?)
    }

    pub fn account(&self, number: Number) -> Option<String> {
        self.player(number).and_then(|player| player.account.clone())
    }

    /// The fact by which a player leaves.
    pub fn left(&self, number: Number) -> Fact {
        Fact::Left { number, account: self.account(number) }
    }

    /// Whether a player takes part and can be paired.
    pub fn is_present(&self, number: Number) -> bool {
        let at = (number as usize).checked_sub(1);
        at.and_then(|at| self.core.entrants.get(at)).is_some_and(|entrant| !entrant.absent)
    }

    /// How many players are present.
    pub fn count(&self) -> usize {
        self.core.entrants.iter().filter(|entrant| !entrant.absent).count()
    }

    pub fn table(&self, (round, table): (usize, usize)) -> Option<&Table> {
        self.core.rounds.get(round)?.tables.get(table)
    }

    /// The players of a table in the order of the game's seats. Replays alternate it.
    pub fn seating(&self, at: (usize, usize)) -> Vec<Number> {
        let mut seats = self.table(at).map(|table| table.seats.clone()).unwrap_or_default();
        if self.again.get(&at).is_some_and(|again| again % 2 == 1) {
            seats.reverse();
        }
        seats
    }

    /// The identifier of the current game at a table.
    pub fn game_id(&self, at: (usize, usize)) -> String {
        let again = self.again.get(&at).copied().unwrap_or(0);
        let back = self.paired.get(at.0).map_or(0, |(_, back)| *back);
        derived(&format!("{}/{back}/{}/{}/{again}", self.plan.seed, at.0, at.1))
    }

    /// The table at which a player currently plays.
    pub fn table_of(&self, number: Number) -> Option<(usize, usize)> {
        let sits = |at: &&(usize, usize)| self.table(**at).is_some_and(|table| table.seats.contains(&number));
        self.open.iter().find(sits).copied()
    }

    /// Whether a table must have a winner.
    pub fn is_knockout(&self, at: (usize, usize)) -> bool {
        let reason = self.table(at).map(|table| table.reason);
        matches!(reason, Some(Reason::Bracket { .. } | Reason::Third))
    }
}

/// An identifier derived from a text.
pub fn derived(text: &str) -> String {
    const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(12).map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}
