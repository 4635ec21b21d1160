//! The plan of a tournament: whether its settings are valid, and what follows from them alone.

use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::games::create::{self, Asked};
use crate::sanitize;
use crate::store::tournaments::Head;
use crate::terms::Terms;
use crate::time::{DAY, MINUTE, Moment};
use protocol::clubs::ClubRef;
use protocol::game::TimeControl;
use protocol::tournaments::{Entry, FormatChoice, NewTournament, Pick, TieBreakName};
use serde::{Deserialize, Serialize};

/// The most rounds of any tournament but an arena.
pub const MOST_ROUNDS: u32 = 100;
/// The most players of an arena, and of any other tournament.
const MOST_IN_ARENA: i64 = 10_000;
const MOST_PLAYERS: i64 = 2_000;
/// The most games of a medley.
const MOST_PICKS: usize = 20;
/// A tournament without a start time is cancelled if nobody starts it for this long.
pub const WAITS: i64 = 30 * DAY;

/// The settings of a tournament, as stored. They never change.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Without password and invitations.
    pub asked: NewTournament,
    /// The identifiers of its games derive from it.
    pub seed: String,
    /// How many tournaments in a row before it in the series were cancelled for too few players.
    pub idle: u32,
    /// The two clubs of a match, whose members form the teams; the teams have their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<ClubRef>,
    #[serde(skip)]
    pub organiser: String,
    #[serde(skip)]
    pub password: Option<String>,
    #[serde(skip)]
    pub created_at: Moment,
}

/// A refusal that names the invalid field.
pub fn wrong(what: &str) -> Fail {
    Fail::bad("tournament-refused").with("what", what)
}

fn within<T: PartialOrd>(value: T, range: std::ops::RangeInclusive<T>, what: &str) -> Answer<()> {
    if range.contains(&value) { Ok(()) } else { Err(wrong(what)) }
}

/// A text of one line, with a length in this range.
pub fn line(text: &str, lengths: std::ops::RangeInclusive<usize>, what: &str) -> Answer<String> {
    let kept = sanitize::message(text, *lengths.end()).unwrap_or_default();
    let fits = lengths.contains(&kept.chars().count()) && !kept.contains('\n');
    if fits { Ok(kept) } else { Err(wrong(what)) }
}

impl Plan {
    /// Parses a stored plan.
    pub fn read(head: &Head) -> Result<Self, Error> {
        let broken = |error: serde_json::Error| Error::Database(format!("a plan cannot be read: {error}"));
        let plan: Self = serde_json::from_str(&head.plan).map_err(broken)?;
        let (organiser, password) = (head.organiser.clone(), head.password.clone());
        Ok(Self { organiser, password, created_at: head.created_at, ..plan })
    }

    /// The terms of a game of a round, counted from 0.
    pub fn terms(&self, round: usize, seats: u8, rated: bool) -> Answer<Terms> {
        let terms = terms(&self.asked, self.pick(round), seats, rated)?;
        // The pairing assigns the seats so that each player begins equally often.
        Ok(Terms { first: 0, ..terms })
    }

    /// The game of a round, counted from 0.
    pub fn pick(&self, round: usize) -> &Pick {
        &self.asked.picks[round % self.asked.picks.len().max(1)]
    }

    /// Whether all tables of a round must be full, because its game cannot be played with one seat less.
    pub fn only_full(&self, round: usize) -> bool {
        self.asked.seats > 2 && terms(&self.asked, self.pick(round), self.asked.seats - 1, false).is_err()
    }

    /// The rating pool for entry and seeds.
    pub fn pool(&self) -> Answer<String> {
        Ok(self.terms(0, self.asked.seats, false)?.pool())
    }

    /// The most players.
    pub fn most(&self) -> i64 {
        self.asked.most_players.unwrap_or_else(|| most(&self.asked.format))
    }

    /// Whether entry is restricted to invited players or members of its clubs.
    pub fn is_by_invitation(&self) -> bool {
        let club = self.asked.club.as_ref().is_some_and(|of| of.members_only);
        self.asked.entry == Entry::Invitation || club || !self.sides.is_empty()
    }

    pub fn is_arena(&self) -> bool {
        matches!(self.asked.format, FormatChoice::Arena { .. })
    }

    /// Whether its games are correspondence games.
    pub fn is_by_days(&self) -> bool {
        matches!(self.asked.time, TimeControl::Days { .. })
    }

    /// Whether players can enter after the start at all.
    pub fn lets_in_late(&self) -> bool {
        let swiss = matches!(self.asked.format, FormatChoice::Dutch { .. } | FormatChoice::Seats { .. });
        self.is_arena() || (swiss && self.asked.late_entry > 0 && self.asked.team_boards == 0)
    }

    /// The tie-breaks.
    pub fn tie_breaks(&self) -> Vec<TieBreakName> {
        use TieBreakName::{Buchholz, BuchholzCut1, DirectEncounter, SonnebornBerger, Wins};
        let usual = || match self.asked.format {
            FormatChoice::Dutch { .. } => {
                vec![BuchholzCut1, Buchholz, SonnebornBerger, DirectEncounter, Wins]
            }
            FormatChoice::RoundRobin { .. } | FormatChoice::Groups { .. } => {
                vec![DirectEncounter, SonnebornBerger, Wins]
            }
            FormatChoice::Seats { .. } => vec![Wins, Buchholz],
            FormatChoice::Elimination { .. } | FormatChoice::Arena { .. } => Vec::new(),
        };
        self.asked.tie_breaks.clone().unwrap_or_else(usual)
    }

    /// The deadline of a round that begins now.
    pub fn deadline(&self, from: Moment) -> Option<Moment> {
        (self.asked.round_days > 0).then(|| {
            let (mut at, mut days) = (from, self.asked.round_days);
            while days > 0 {
                at += DAY;
                if !self.asked.weekends_off || !is_weekend(at - DAY) {
                    days -= 1;
                }
            }
            at
        })
    }
}

/// Whether a moment is on Saturday or Sunday (UTC).
fn is_weekend(at: Moment) -> bool {
    // 1 January 1970 was a Thursday.
    matches!((at.div_euclid(DAY) + 3).rem_euclid(7), 5 | 6)
}

fn terms(asked: &NewTournament, pick: &Pick, seats: u8, rated: bool) -> Answer<Terms> {
    create::terms(&Asked {
        game: &pick.game,
        preset: pick.preset.as_deref(),
        options: &pick.options,
        seats,
        time: &asked.time,
        rated,
        public: asked.entry == Entry::Public,
    })
}

fn most(format: &FormatChoice) -> i64 {
    match *format {
        FormatChoice::Arena { .. } => MOST_IN_ARENA,
        // More players would need more rounds than allowed.
        FormatChoice::RoundRobin { cycles } => i64::from(MOST_ROUNDS / cycles.max(1)),
        FormatChoice::Groups { groups, cycles, .. } => {
            let group = i64::from((MOST_ROUNDS - 20) / cycles.max(1));
            (group * i64::from(groups)).min(MOST_PLAYERS)
        }
        _ => MOST_PLAYERS,
    }
}

/// Validates the settings of a new tournament and cleans its texts.
pub fn check(new: &NewTournament, now: Moment) -> Answer<NewTournament> {
    let mut asked = new.clone();
    asked.name = line(&new.name, 3..=60, "name")?;
    asked.description = match new.description.trim() {
        "" => String::new(),
        text => sanitize::message(text, 2_000).ok_or_else(|| wrong("description"))?,
    };
    check_format(&asked)?;
    check_entry(&asked, now)?;
    within(asked.picks.len(), 1..=MOST_PICKS, "picks")?;
    for pick in &asked.picks {
        terms(&asked, pick, asked.seats, false)?;
    }
    Ok(asked)
}

fn check_format(asked: &NewTournament) -> Answer<()> {
    match asked.format {
        FormatChoice::Dutch { rounds } | FormatChoice::Seats { rounds } => {
            within(rounds, 1..=MOST_ROUNDS, "format")?;
        }
        FormatChoice::RoundRobin { cycles } => within(cycles, 1..=4, "format")?,
        FormatChoice::Elimination { .. } => {}
        FormatChoice::Groups { groups, advance, cycles, .. } => {
            within(groups, 1..=64, "format")?;
            within(advance, 1..=16, "format")?;
            within(cycles, 1..=4, "format")?;
        }
        FormatChoice::Arena { minutes } => within(minutes, 1..=1_440, "format")?,
    }
    let at_tables = matches!(asked.format, FormatChoice::Seats { .. });
    within(asked.seats, if at_tables { 3..=4 } else { 2..=2 }, "seats")?;
    match asked.time {
        TimeControl::Unlimited => return Err(wrong("time")),
        TimeControl::Days { .. } if matches!(asked.format, FormatChoice::Arena { .. }) => {
            return Err(wrong("time"));
        }
        _ => {}
    }
    let teams = matches!(asked.format, FormatChoice::Dutch { .. } | FormatChoice::RoundRobin { .. });
    within(asked.team_boards, if teams { 0..=10 } else { 0..=0 }, "teams")?;
    if asked.late_entry > 0 {
        let late = matches!(asked.format, FormatChoice::Dutch { .. } | FormatChoice::Seats { .. });
        within(asked.late_entry, if late { 0..=MOST_ROUNDS } else { 0..=0 }, "late-entry")?;
    }
    within(asked.pause, 0..=604_800, "pause")?;
    within(asked.round_days, 0..=366, "round-days")?;
    let tie_breaks = asked.tie_breaks.as_ref().map_or(0, Vec::len);
    within(tie_breaks, 0..=7, "tie-breaks")
}

fn check_entry(asked: &NewTournament, now: Moment) -> Answer<()> {
    if let Some(at) = asked.starts_at {
        within(at, now - MINUTE..=now + 366 * DAY, "starts-at")?;
    }
    match (asked.entry, &asked.password) {
        (Entry::Password, Some(password)) => within(password.chars().count(), 4..=60, "password")?,
        (Entry::Password, None) | (_, Some(_)) => return Err(wrong("password")),
        _ => {}
    }
    within(asked.invited.len(), 0..=200, "invited")?;
    let condition = &asked.condition;
    let (least, most_rating) = (condition.least_rating.unwrap_or(0), condition.most_rating.unwrap_or(5_000));
    within(condition.account_days, 0..=3_650, "condition")?;
    within(most_rating, least..=5_000, "condition")?;
    let fewest = match asked.format {
        FormatChoice::Groups { groups, .. } => i64::from(2 * groups),
        FormatChoice::Seats { .. } => i64::from(asked.seats),
        _ => 2,
    };
    within(asked.least_players, 2..=200, "players")?;
    within(
        asked.most_players.unwrap_or(most(&asked.format)),
        fewest.max(asked.least_players.into())..=most(&asked.format),
        "players",
    )?;
    within(asked.check_in, 0..=1_440, "check-in")?;
    if asked.starts_at.is_none() && (asked.check_in > 0 || asked.recurrence.is_some()) {
        return Err(wrong("starts-at"));
    }
    if let Some(protocol::tournaments::Recurrence::Days { every }) = asked.recurrence {
        within(every, 1..=366, "recurrence")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weekend_is_saturday_and_sunday() {
        // 1 January 2000 was a Saturday.
        let saturday = 946_684_800_000;
        let days: Vec<bool> = (0..7).map(|day| is_weekend(saturday + day * DAY)).collect();
        assert_eq!(days, [true, true, false, false, false, false, false]);
    }
}
