//! What is kept of tournaments, replayed slowly and plainly, against what people asked for and were told.

use super::{Fault, Rule};
use crate::history::{Game, Hosted, Record};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What came of something that somebody asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Did {
    Done,
    Refused,
    /// Nobody knows.
    Unknown,
}

/// Something that somebody asked for.
#[derive(Clone, Debug)]
pub struct Asked {
    pub tournament: String,
    pub who: String,
    pub kind: String,
    /// The text by which it is known in the log.
    pub mark: Option<String>,
    pub did: Did,
}

/// What people asked for, and what they were told.
#[derive(Debug, Default)]
pub struct Story {
    pub asked: Vec<Asked>,
    /// The versions that each has seen, in order: tournament, who, version.
    pub seen: Vec<(String, String, i64)>,
    /// The standings at the end.
    pub standings: Vec<(String, Value)>,
}

#[derive(Clone, Debug)]
struct Table {
    seats: Vec<usize>,
    /// In halves.
    points: Option<Vec<u64>>,
    forfeited: bool,
    knockout: bool,
}

#[derive(Clone, Debug, Default)]
struct Round {
    tables: Vec<Table>,
    /// Points of those without a table, in halves.
    byes: Vec<(usize, u64)>,
}

#[derive(Clone, Debug)]
struct Player {
    account: Option<String>,
    absent: bool,
    removed: bool,
}

/// A tournament as it follows from its log.
#[derive(Debug, Default)]
struct Model {
    format: String,
    status: &'static str,
    paused: bool,
    players: Vec<Player>,
    rounds: Vec<Round>,
    /// The accounts at each game that may have been made, and at those that must have been.
    may: Vec<Vec<String>>,
    must: Vec<Vec<String>>,
    /// What games of two that were played out gave to whom.
    results: Vec<Vec<(String, u64)>>,
}

fn number(value: &Value) -> usize {
    value.as_u64().map_or(usize::MAX, |number| number as usize)
}

fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().into_iter().flatten().map(number).collect()
}

/// The points of an outcome, and whether somebody did not appear.
fn outcome(value: &Value) -> Option<(Vec<u64>, bool)> {
    let (kind, points) = value.as_object()?.iter().next()?;
    let points = points.as_array()?.iter().filter_map(Value::as_u64).collect();
    Some((points, kind == "forfeited"))
}

impl Model {
    fn of(hosted: &Hosted) -> Self {
        let format = hosted.plan["asked"]["format"]["kind"].as_str().unwrap_or_default().to_string();
        Self { format, status: "coming", ..Self::default() }
    }

    fn accounts(&self, seats: &[usize]) -> Vec<String> {
        let account = |seat: &usize| self.players.get(seat.wrapping_sub(1))?.account.clone();
        let mut accounts: Vec<String> = seats.iter().filter_map(account).collect();
        accounts.sort_unstable();
        accounts
    }

    fn player(&mut self, fact: &Value) -> Result<&mut Player, String> {
        let at = number(&fact["number"]).wrapping_sub(1);
        self.players.get_mut(at).ok_or_else(|| format!("nobody has the number of {fact}"))
    }

    fn table(&mut self, fact: &Value) -> Result<&mut Table, String> {
        let (round, table) = (number(&fact["round"]), number(&fact["table"]));
        let found = self.rounds.get_mut(round).and_then(|round| round.tables.get_mut(table));
        found.ok_or_else(|| format!("there is no table of {fact}"))
    }

    /// Takes in a fact, or says why it cannot be; `by_hand` is whether somebody did it.
    fn enter(&mut self, fact: &Value, by_hand: bool) -> Result<(), (Rule, String)> {
        let kind = fact["kind"].as_str().unwrap_or_default();
        let over = matches!(self.status, "over" | "cancelled");
        if over && !matches!(kind, "announced" | "helper") {
            return Err((Rule::AfterTheEnd, format!("{fact} after the end")));
        }
        match kind {
            "paired" => self.pair(fact).map_err(|said| (Rule::Paired, said)),
            "ended" | "again" | "result" => {
                self.end(fact, kind, by_hand).map_err(|said| (Rule::Result, said))
            }
            _ => self.follow(fact, kind).map_err(|said| (Rule::Log, said)),
        }
    }

    fn follow(&mut self, fact: &Value, kind: &str) -> Result<(), String> {
        let account = fact["account"].as_str().map(str::to_string);
        match kind {
            "joined" => {
                if account.is_some() && self.players.iter().any(|player| player.account == account) {
                    return Err(format!("{fact}: they take part already"));
                }
                self.players.push(Player { account, absent: false, removed: false });
            }
            "returned" => {
                let player = self.player(fact)?;
                if !player.absent || player.removed || player.account != account {
                    return Err(format!("{fact}: they had not left"));
                }
                player.absent = false;
            }
            "left" => {
                let player = self.player(fact)?;
                if player.absent || player.account != account {
                    return Err(format!("{fact}: they were not there"));
                }
                player.absent = true;
            }
            "removed" => {
                let player = self.player(fact)?;
                (player.absent, player.removed) = (true, true);
            }
            "replaced" => {
                if self.players.iter().any(|player| player.account == account) {
                    return Err(format!("{fact}: they take part already"));
                }
                let player = self.player(fact)?;
                (player.account, player.absent) = (account, false);
            }
            "started" => {
                let order = numbers(&fact["order"]);
                let once: HashSet<&usize> = order.iter().collect();
                let there =
                    |at: &usize| self.players.get(at.wrapping_sub(1)).is_some_and(|player| !player.absent);
                if self.status != "coming" || once.len() != order.len() || !order.iter().all(there) {
                    return Err(format!("it cannot begin so: {fact}"));
                }
                self.players = order.iter().map(|at| self.players[at - 1].clone()).collect();
                self.status = "running";
            }
            "paired-again" => {
                let last = self.rounds.pop();
                let round = number(&fact["round"]);
                if last.is_none() || round != self.rounds.len() {
                    return Err(format!("{fact}: it is not the last round"));
                }
            }
            "paused" => self.paused = true,
            "resumed" => self.paused = false,
            "over" if self.status == "running" => self.status = "over",
            "cancelled" => self.status = "cancelled",
            "over" => return Err("it is over before it began".to_string()),
            _ => {}
        }
        Ok(())
    }

    fn pair(&mut self, fact: &Value) -> Result<(), String> {
        let open = |round: &Round| round.tables.iter().any(|table| table.points.is_none());
        let arena = self.format == "arena";
        if self.status != "running" || self.paused {
            return Err(format!("round {} is paired while nothing goes on", fact["number"]));
        }
        if number(&fact["number"]) != self.rounds.len() {
            return Err(format!("round {} is paired after {} rounds", fact["number"], self.rounds.len()));
        }
        if !arena && self.rounds.last().is_some_and(open) {
            return Err(format!("round {} is paired before the last one is over", fact["number"]));
        }
        let mut busy: HashSet<usize> = HashSet::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            busy.extend(table.seats.iter().filter(|_| table.points.is_none()));
        }
        let mut round = Round::default();
        for table in fact["round"]["tables"].as_array().into_iter().flatten() {
            let seats = numbers(&table["seats"]);
            let decided = outcome(&table["outcome"]);
            for seat in &seats {
                let player = self.players.get(seat.wrapping_sub(1));
                let player = player.ok_or_else(|| format!("nobody has the number {seat}"))?;
                if player.absent
                    && decided.is_none()
                    && !matches!(self.format.as_str(), "round-robin" | "groups" | "elimination")
                {
                    return Err(format!("{seat} is paired and has left"));
                }
                if !busy.insert(*seat) {
                    return Err(format!("{seat} sits twice in round {}", fact["number"]));
                }
            }
            if decided.is_none() {
                self.may.push(self.accounts(&seats));
            }
            let reason = &table["reason"];
            let knockout = reason == "third" || reason["bracket"].is_object();
            let (points, forfeited) =
                decided.map_or((None, false), |(points, forfeited)| (Some(points), forfeited));
            round.tables.push(Table { seats, points, forfeited, knockout });
        }
        for bye in fact["round"]["byes"].as_array().into_iter().flatten() {
            let points = match bye[1].as_str() {
                Some("pairing" | "full") => 2,
                Some("half") => 1,
                _ => 0,
            };
            if !busy.insert(number(&bye[0])) {
                return Err(format!("{} sits out and plays", bye[0]));
            }
            round.byes.push((number(&bye[0]), points));
        }
        self.rounds.push(round);
        Ok(())
    }

    fn end(&mut self, fact: &Value, kind: &str, by_hand: bool) -> Result<(), String> {
        let table = self.table(fact)?.clone();
        if kind == "again" {
            if table.points.is_some() || !table.knockout {
                return Err(format!("{fact}: there is nothing to play again"));
            }
            let accounts = self.accounts(&table.seats);
            self.must.push(accounts.clone());
            self.may.push(accounts);
            return Ok(());
        }
        let (points, forfeited) = outcome(&fact["outcome"]).ok_or("an outcome without points")?;
        if points.len() != table.seats.len() {
            return Err(format!("{fact}: other seats than at the table"));
        }
        if kind == "ended" && table.points.is_some() {
            return Err(format!("{fact}: the table has ended before"));
        }
        if kind == "ended" && !by_hand {
            self.must.push(self.accounts(&table.seats));
            if !forfeited && table.seats.len() == 2 {
                let account = |seat: &usize| self.players[seat - 1].account.clone().unwrap_or_default();
                // Beside tables of three and four a table of two gives points by place.
                let drawn = points.iter().all(|point| *point == points[0]);
                let most = points.iter().max().copied();
                let score = |point: &u64| if drawn { 1 } else { 2 * u64::from(Some(*point) == most) };
                let mut result: Vec<(String, u64)> =
                    table.seats.iter().map(account).zip(points.iter().map(score)).collect();
                result.sort_unstable();
                self.results.push(result);
            }
        }
        let kept = self.table(fact)?;
        (kept.points, kept.forfeited) = (Some(points), forfeited);
        Ok(())
    }

    /// Everybody's points, in halves; in an arena whoever has won twice in a row scores twice until they do not win.
    fn points(&self) -> Vec<u64> {
        let mut points = vec![0; self.players.len()];
        let mut streak = vec![0; self.players.len()];
        for round in &self.rounds {
            for table in &round.tables {
                for (seat, scored) in table.seats.iter().zip(table.points.iter().flatten()) {
                    let at = seat - 1;
                    let twice = self.format == "arena" && streak[at] >= 2;
                    points[at] += if twice { 2 * scored } else { *scored };
                    streak[at] = if *scored >= 2 && !table.forfeited { streak[at] + 1 } else { 0 };
                }
            }
            for (seat, scored) in &round.byes {
                points[seat - 1] += scored;
            }
        }
        points
    }
}

/// What a game of two that is over gave to whom, in halves.
fn result(game: &Game) -> Option<Vec<(String, u64)>> {
    let info = rules::game_info(&game.terms.game)?;
    let letters: Vec<char> = (info.letters)(game.terms.seats).chars().collect();
    let winners = game.winners.clone().unwrap_or_default();
    let drawn = winners.is_empty() || letters.iter().all(|letter| winners.contains(*letter));
    let points = |letter: &char| if drawn { 1 } else { 2 * u64::from(winners.contains(*letter)) };
    let accounts = game.seats.iter().map(|seat| seat.account.clone().unwrap_or_default());
    let mut result: Vec<(String, u64)> = accounts.zip(letters.iter().map(points)).collect();
    result.sort_unstable();
    Some(result)
}

/// Checks everything that is kept of tournaments against what people asked for and were told.
pub fn check(story: &Story, record: &Record) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, hosted) in &record.tournaments {
        let mut fault = |rule, said: String| faults.push(Fault { rule, game: id.clone(), said });
        let mut model = Model::of(hosted);
        for (at, entry) in (1..).zip(&hosted.log) {
            if entry.number != at {
                fault(Rule::Numbers, format!("entry {} in place {at}", entry.number));
            }
            if let Err((rule, said)) = model.enter(&entry.fact, entry.account.is_some()) {
                fault(rule, format!("entry {}: {said}", entry.number));
                break;
            }
        }
        if model.status != hosted.status {
            fault(Rule::Result, format!("it is noted as {} and is {}", hosted.status, model.status));
        }
        games(&model, hosted, record, &mut fault);
        asked(story, id, hosted, &mut fault);
        told(story, id, &model, &mut fault);
    }
    faults
}

/// Every game exists once, and its result is the one that counts.
fn games(model: &Model, hosted: &Hosted, record: &Record, fault: &mut impl FnMut(Rule, String)) {
    let mut made: BTreeMap<Vec<String>, i64> = BTreeMap::new();
    let mut results: HashMap<Vec<(String, u64)>, i64> = HashMap::new();
    for id in &hosted.games {
        let Some(game) = record.games.get(id) else {
            fault(Rule::Games, format!("the game {id} is missing"));
            continue;
        };
        let mut accounts: Vec<String> = game.seats.iter().filter_map(|seat| seat.account.clone()).collect();
        accounts.sort_unstable();
        *made.entry(accounts).or_default() += 1;
        if game.status == "over" && game.terms.seats == 2 {
            *results.entry(result(game).unwrap_or_default()).or_default() += 1;
        }
    }
    let count = |of: &[Vec<String>], accounts: &Vec<String>| {
        of.iter().filter(|other| *other == accounts).count() as i64
    };
    for (accounts, times) in &made {
        let most = count(&model.may, accounts);
        if *times > most {
            fault(Rule::Games, format!("{times} games of {accounts:?} for {most} tables"));
        }
    }
    for accounts in &model.must {
        let (times, least) = (made.get(accounts).copied().unwrap_or(0), count(&model.must, accounts));
        if times < least {
            fault(Rule::Games, format!("{times} games of {accounts:?} for {least} results"));
        }
    }
    for result in &model.results {
        let left = results.entry(result.clone()).or_default();
        *left -= 1;
        if *left < 0 {
            fault(Rule::Result, format!("no game has ended as {result:?}"));
        }
    }
}

/// What was acknowledged is in the log once, what was refused is not, and nobody did what nobody asked for.
fn asked(story: &Story, id: &str, hosted: &Hosted, fault: &mut impl FnMut(Rule, String)) {
    let own = || story.asked.iter().filter(|asked| asked.tournament == id);
    for asked in own() {
        if let Some(mark) = &asked.mark {
            let marked = |fact: &Value| fact["text"] == mark.as_str() || fact["reason"] == mark.as_str();
            let times = hosted.log.iter().filter(|entry| marked(&entry.fact)).count();
            match (asked.did, times) {
                (Did::Done, 0) => fault(Rule::Lost, format!("{asked:?} is not in the log")),
                (Did::Refused, 1..) => fault(Rule::Refused, format!("{asked:?} is in the log")),
                (_, 2..) => fault(Rule::Twice, format!("{asked:?} is in the log {times} times")),
                _ => {}
            }
        }
        let entered = |fact: &Value| {
            matches!(fact["kind"].as_str(), Some("joined" | "returned" | "replaced"))
                && fact["account"] == asked.who.as_str()
        };
        let lost = asked.kind == "join" && asked.did == Did::Done;
        if lost && !hosted.log.iter().any(|entry| entered(&entry.fact)) {
            fault(Rule::Lost, format!("{asked:?} is not in the log"));
        }
    }
    for entry in &hosted.log {
        let (Some(who), Some(kind)) = (&entry.account, entry.fact["kind"].as_str()) else { continue };
        let act = match kind {
            "joined" | "returned" => "join",
            "left" => "leave",
            "started" => "start",
            "paused" => "pause",
            "resumed" => "resume",
            "announced" => "announce",
            // Whoever is removed forfeits what they play.
            "removed" | "ended" => "remove",
            "replaced" => "replace",
            "paired-again" => "pair-again",
            "extended" => "extend",
            "cancelled" => "cancel",
            other => other,
        };
        if act != "made"
            && !own().any(|asked| asked.who == *who && asked.kind == act && asked.did != Did::Refused)
        {
            fault(Rule::Cause, format!("{who} did not ask for {}", entry.fact));
        }
    }
}

/// Nothing that somebody has seen vanishes, and the standings are those that follow from the log.
fn told(story: &Story, id: &str, model: &Model, fault: &mut impl FnMut(Rule, String)) {
    let mut last: HashMap<&str, i64> = HashMap::new();
    for (_, who, version) in story.seen.iter().filter(|(tournament, ..)| tournament == id) {
        let before = last.insert(who, *version).unwrap_or(0);
        if *version < before {
            fault(Rule::Vanished, format!("{who} saw version {version} after {before}"));
        }
    }
    let points = model.points();
    for (_, standings) in story.standings.iter().filter(|(tournament, _)| tournament == id) {
        let lines = standings["lines"].as_array().cloned().unwrap_or_default();
        if lines.len() != points.len() {
            fault(Rule::Standings, format!("{} lines for {} players", lines.len(), points.len()));
        }
        for line in &lines {
            let own = points.get(number(&line["number"]).wrapping_sub(1)).copied().unwrap_or(u64::MAX);
            if line["points"].as_f64() != Some(own as f64 / 2.0) {
                fault(Rule::Standings, format!("{line} has {own} half points"));
            }
        }
        let by_points = !matches!(model.format.as_str(), "elimination" | "groups");
        let sorted = lines.windows(2).all(|two| two[0]["points"].as_f64() >= two[1]["points"].as_f64());
        if by_points && !sorted {
            fault(Rule::Standings, format!("not in the order of the points: {standings}"));
        }
    }
}
