//! One game between players of any kind, watched: whose turns are legal and in time, what each turn cost,
//! and how the points are shared. It opens no files and starts no threads or programs; those who do are
//! [`Player`]s here.

use crate::level::Level;
use crate::limits::Limits;
use crate::think::{Ask, Thinker};
use rules::game::{Outcome, Seat};
use rules::table::Table;
use std::sync::atomic::AtomicBool;
use web_time::{Duration, Instant};

/// How long a player may think.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Pace {
    /// As long as it likes.
    Free,
    /// So long for each turn.
    Time(Duration),
    /// So many nodes for each turn.
    Nodes(u64),
    /// So many turns ahead.
    Depth(i32),
    /// A clock for the whole game, with what each turn adds.
    Clock(Duration, Duration),
}

/// What a player may use for the turn it is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Allowance {
    /// How long it may think.
    pub pace: Pace,
    /// What is left on each clock, by seat; all alike where there are no clocks.
    pub left: Vec<Duration>,
}

/// What is kept of the time for the way of the answer.
pub const OVERHEAD: Duration = Duration::from_millis(5);

impl Allowance {
    /// The limits of a search for `seat`.
    pub fn limits(&self, seat: Seat) -> Limits {
        match self.pace {
            Pace::Free => Limits::default(),
            Pace::Time(time) => Limits::turn(time, OVERHEAD),
            Pace::Nodes(nodes) => Limits::nodes(nodes),
            Pace::Depth(depth) => Limits::depth(depth),
            Pace::Clock(base, increment) => {
                let left = self.left.get(seat.index()).copied().unwrap_or(base);
                Limits::clock(left, increment, OVERHEAD)
            }
        }
    }
}

/// A turn, and what is known of how it was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The turn's body in notation.
    pub turn: String,
    /// How many turns ahead were looked at.
    pub depth: Option<i32>,
    /// How many steps were made while searching.
    pub nodes: Option<u64>,
}

/// What a player can do wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is gone, or answers nonsense.
    Crash,
    /// It took too long.
    Time,
    /// Its turn is not legal.
    Illegal,
}

impl Fault {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Crash, Self::Time, Self::Illegal];
}

/// Somebody who plays.
pub trait Player: Send {
    /// A new game begins: what was learnt in the last one is to be forgotten.
    fn begin(&mut self, table: &dyn Table) -> Result<(), Fault>;
    /// Its turn.
    fn turn(&mut self, table: &dyn Table, allowance: &Allowance) -> Result<Answer, Fault>;
    /// Its own pace, where it does not follow the match's.
    fn pace(&self) -> Option<Pace> {
        None
    }
}

/// A [`Thinker`] as a player.
pub struct Thinking {
    /// The mind.
    pub mind: Box<dyn Thinker>,
    /// How many threads it uses.
    pub threads: usize,
    /// At which level it plays; none for full strength.
    pub level: Option<Level>,
    /// Its own pace, where it does not follow the match's.
    pub pace: Option<Pace>,
}

impl Player for Thinking {
    fn begin(&mut self, _table: &dyn Table) -> Result<(), Fault> {
        self.mind.forget();
        self.mind.expect(self.level);
        Ok(())
    }

    fn turn(&mut self, table: &dyn Table, allowance: &Allowance) -> Result<Answer, Fault> {
        let limits = allowance.limits(table.seat());
        let ask = Ask { limits, threads: self.threads, level: self.level, ..Ask::default() };
        let found = self.mind.think(table, &ask, &AtomicBool::new(false), &mut |_| {}).ok_or(Fault::Crash)?;
        let turn = found.turns.into_iter().next().ok_or(Fault::Crash)?;
        Ok(Answer { turn, depth: Some(found.depth), nodes: Some(found.nodes) })
    }

    fn pace(&self) -> Option<Pace> {
        self.pace
    }
}

/// What turns cost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spent {
    /// Turns made.
    pub turns: u64,
    /// Time for all of them.
    pub time: Duration,
    /// Time for the longest.
    pub longest: Duration,
    /// The most by which a turn was late; nothing if none was.
    pub over: Duration,
    /// The depths together, and of how many turns they are known.
    pub depth: (i64, u64),
    /// The nodes together, and of how many turns they are known.
    pub nodes: (u64, u64),
}

impl Spent {
    fn note(&mut self, answer: &Answer, time: Duration) {
        self.turns += 1;
        self.time += time;
        self.longest = self.longest.max(time);
        if let Some(depth) = answer.depth {
            self.depth = (self.depth.0 + i64::from(depth), self.depth.1 + 1);
        }
        if let Some(nodes) = answer.nodes {
            self.nodes = (self.nodes.0 + nodes, self.nodes.1 + 1);
        }
    }

    /// Takes another's turns too.
    pub fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.over = self.over.max(other.over);
        self.depth = (self.depth.0 + other.depth.0, self.depth.1 + other.depth.1);
        self.nodes = (self.nodes.0 + other.nodes.0, self.nodes.1 + other.nodes.1);
    }
}

/// What holds for every game of a match.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Terms {
    /// How long players may think.
    pub pace: Pace,
    /// How much later than allowed a turn may come.
    pub margin: Duration,
    /// A game is cut off as a draw after so many turns.
    pub longest: u32,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// How it ended; `None` if it was cut off or somebody failed.
    pub outcome: Option<Outcome>,
    /// Who failed, and how.
    pub fault: Option<(Seat, Fault)>,
    /// What each seat's turns cost.
    pub spent: Vec<Spent>,
}

/// Plays a game to its end; `players` by seat, one more or fewer of them than seats is nobody's turn and
/// counts as a crash. The table keeps what was played.
pub fn play(table: &mut dyn Table, players: &mut [&mut dyn Player], terms: &Terms) -> Played {
    let seats = usize::from(table.setup().seats);
    let mut played = Played { outcome: None, fault: None, spent: vec![Spent::default(); seats] };
    let paces: Vec<Pace> = players.iter().map(|player| player.pace().unwrap_or(terms.pace)).collect();
    let mut left: Vec<Duration> = paces
        .iter()
        .map(|pace| if let Pace::Clock(base, _) = pace { *base } else { Duration::MAX })
        .collect();
    for (seat, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.begin(table) {
            played.fault = Some((Seat(seat as u8), fault));
            return played;
        }
    }
    while table.outcome().is_none() && table.turn() < terms.longest {
        let seat = table.seat();
        let i = seat.index();
        let Some(player) = players.get_mut(i) else {
            played.fault = Some((seat, Fault::Crash));
            return played;
        };
        let allowance = Allowance { pace: paces[i], left: left.clone() };
        let begun = Instant::now();
        let answer = player.turn(table, &allowance);
        let time = begun.elapsed();
        let late = match paces[i] {
            Pace::Time(most) => time.saturating_sub(most),
            Pace::Clock(..) => time.saturating_sub(left[i]),
            _ => Duration::ZERO,
        };
        played.spent[i].over = played.spent[i].over.max(late);
        let made = answer.and_then(|answer| {
            played.spent[i].note(&answer, time);
            if late > terms.margin {
                return Err(Fault::Time);
            }
            // A body alone: numbers and letters of entries are the record's, and resigning is not a turn.
            let body = !answer.turn.starts_with(|c: char| c.is_ascii_digit());
            if body && table.play(&answer.turn).is_ok() && !table.pending() {
                Ok(())
            } else {
                Err(Fault::Illegal)
            }
        });
        if let Err(fault) = made {
            played.fault = Some((seat, fault));
            return played;
        }
        if let Pace::Clock(_, increment) = paces[i] {
            left[i] = left[i].saturating_sub(time) + increment;
        }
    }
    played.outcome = table.outcome();
    played
}

/// Who sits where in each game of a group, by side (0 or 1): everybody once in every place. With teams, or
/// two players, the sides change places; else one of side 0 meets a table of side 1, from each seat.
pub fn seatings(seats: u8, teams: bool) -> Vec<Vec<usize>> {
    let seats = usize::from(seats);
    if teams || seats == 2 {
        return (0..2).map(|first| (0..seats).map(|seat| (seat + first) % 2).collect()).collect();
    }
    (0..seats).map(|own| (0..seats).map(|seat| usize::from(seat != own)).collect()).collect()
}

/// The place of a seat, 1 the best; those who share one have the mean of theirs.
pub fn place(played: &Played, seats: u8, seat: Seat) -> f64 {
    let ahead = |other: Seat| ahead(played, other, seat);
    1.0 + (0..seats).map(Seat).filter(|other| *other != seat).map(ahead).sum::<f64>()
}

/// What side 0 takes of the points that it plays for with side 1, 0 to 1.
pub fn share(played: &Played, seating: &[usize]) -> f64 {
    let of = |side: usize| (0..seating.len()).filter(move |seat| seating[*seat] == side);
    let pairs = of(0).flat_map(|own| of(1).map(move |other| (own, other)));
    let (mut sum, mut count) = (0.0, 0.0);
    for (own, other) in pairs {
        sum += ahead(played, Seat(own as u8), Seat(other as u8));
        count += 1.0;
    }
    if count > 0.0 { sum / count } else { 0.5 }
}

/// 1 if a seat came in before another, 0 after it, a half beside it.
fn ahead(played: &Played, seat: Seat, other: Seat) -> f64 {
    let rank = |seat: Seat| match (played.fault, played.outcome) {
        (Some((failed, _)), _) => usize::from(failed == seat),
        (None, Some(outcome)) => {
            outcome.ranking.iter().position(|place| place.contains(seat)).unwrap_or(outcome.ranking.len())
        }
        (None, None) => 0,
    };
    match rank(seat).cmp(&rank(other)) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// Plays so many random turns, but never the last of a game; what was begun of one is taken back.
pub fn random_opening(table: &mut dyn Table, turns: u32, rng: &mut fastrand::Rng) {
    let to = table.turn() + turns;
    let mut tries = 0;
    while table.turn() < to && tries < 100 {
        let steps = table.steps();
        let Some(step) = rng.choice(&steps) else { break };
        if table.step(&step.path).is_err() || table.outcome().is_some() {
            table.undo();
            tries += 1;
        }
    }
    if table.pending() {
        table.undo();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rules::game::{Reason, SeatSet};
    use rules::options::Setup;

    fn table(game: &str, seats: u8, options: &[(&str, &str)]) -> Box<dyn Table> {
        let info = rules::game_info(game).unwrap();
        let setup = Setup::choose(info, Some(seats), None, options.iter().copied()).unwrap();
        (info.open)(setup, None).unwrap()
    }

    fn thinking(game: &str) -> Thinking {
        Thinking { mind: crate::bot::thinker(game, 1).unwrap(), threads: 1, level: None, pace: None }
    }

    const TERMS: Terms = Terms { pace: Pace::Nodes(50), margin: Duration::from_millis(20), longest: 40 };

    /// Plays what it is told to.
    struct Puppet(&'static str, Duration);

    impl Player for Puppet {
        fn begin(&mut self, _table: &dyn Table) -> Result<(), Fault> {
            if self.0 == "gone" { Err(Fault::Crash) } else { Ok(()) }
        }

        fn turn(&mut self, _table: &dyn Table, _allowance: &Allowance) -> Result<Answer, Fault> {
            std::thread::sleep(self.1);
            Ok(Answer { turn: self.0.to_string(), ..Answer::default() })
        }
    }

    #[test]
    fn a_mind_plays_every_game_against_itself_without_fault() {
        for game in ["skud", "street", "halma"] {
            let mut table = table(game, 2, &[]);
            let (mut a, mut b) = (thinking(game), thinking(game));
            let played = play(&mut *table, &mut [&mut a, &mut b], &TERMS);
            assert_eq!(played.fault, None, "{game}");
            assert!(table.outcome().is_some() || table.turn() == 40, "{game}");
            assert!(played.spent.iter().all(|spent| spent.turns > 0 && spent.nodes.0 > 0), "{game}");
        }
    }

    #[test]
    fn faults_are_told_apart_and_lose() {
        let slow = Duration::from_millis(60);
        let cases = [
            (Puppet("a1-a9", Duration::ZERO), Fault::Illegal),
            (Puppet("1A.c2-c3", Duration::ZERO), Fault::Illegal),
            (Puppet("gone", Duration::ZERO), Fault::Crash),
            (Puppet("c2-c3", slow), Fault::Time),
        ];
        for (mut puppet, fault) in cases {
            let mut table = table("halma", 2, &[]);
            let mut other = thinking("halma");
            let terms = Terms { pace: Pace::Time(Duration::from_millis(10)), ..TERMS };
            let played = play(&mut *table, &mut [&mut puppet, &mut other], &terms);
            assert_eq!(played.fault, Some((Seat(0), fault)));
            assert!(fault != Fault::Time || played.spent[0].over >= Duration::from_millis(50));
            assert_eq!(played.spent[1], Spent::default());
            assert_eq!((share(&played, &[0, 1]), share(&played, &[1, 0])), (0.0, 1.0));
        }
    }

    #[test]
    fn a_clock_runs_down_and_is_added_to() {
        struct Watcher(Vec<Duration>);
        impl Player for Watcher {
            fn begin(&mut self, _table: &dyn Table) -> Result<(), Fault> {
                Ok(())
            }
            fn turn(&mut self, table: &dyn Table, allowance: &Allowance) -> Result<Answer, Fault> {
                self.0.push(allowance.left[table.seat().index()]);
                std::thread::sleep(Duration::from_millis(2));
                let turn = table.legal_turns().swap_remove(0);
                Ok(Answer { turn, ..Answer::default() })
            }
        }
        let (mut a, mut b) = (Watcher(Vec::new()), Watcher(Vec::new()));
        let pace = Pace::Clock(Duration::from_secs(60), Duration::from_millis(1));
        let played = play(&mut *table("halma", 2, &[]), &mut [&mut a, &mut b], &Terms { pace, ..TERMS });
        assert_eq!(played.fault, None);
        assert_eq!(a.0[0], Duration::from_secs(60));
        assert!(a.0.windows(2).all(|pair| pair[1] < pair[0]), "{:?}", a.0);
    }

    #[test]
    fn everybody_sits_everywhere() {
        assert_eq!(seatings(2, false), [[0, 1], [1, 0]]);
        assert_eq!(seatings(4, true), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(seatings(3, false), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
    }

    #[test]
    fn points_follow_the_ranking() {
        let ended = |ranking: [u8; 4]| {
            let ranking = ranking.map(SeatSet);
            let outcome = Outcome { winner: ranking[0], reason: Reason::Camp, ranking };
            Played { outcome: Some(outcome), fault: None, spent: Vec::new() }
        };
        // Seat 2 first, 0 and 3 share the second place, 1 is last.
        let played = ended([0b0100, 0b1001, 0b0010, 0]);
        assert_eq!([0, 1, 2, 3].map(|seat| place(&played, 4, Seat(seat))), [2.5, 4.0, 1.0, 2.5]);
        assert_eq!(share(&played, &[1, 1, 0, 1]), 1.0);
        assert_eq!(share(&played, &[0, 1, 1, 1]), 0.5);
        let failed = Played { outcome: None, fault: Some((Seat(1), Fault::Time)), spent: Vec::new() };
        assert_eq!([0, 1, 2].map(|seat| place(&failed, 3, Seat(seat))), [1.5, 3.0, 1.5]);
        let teams = ended([0b0101, 0b1010, 0, 0]);
        assert_eq!(share(&teams, &[0, 1, 0, 1]), 1.0);
    }

    #[test]
    fn an_opening_is_as_long_as_asked_and_the_same_for_the_same_seed() {
        for (game, seats) in [("skud", 2), ("skud", 3), ("street", 2), ("halma", 2)] {
            let open = |seed| {
                let mut table = table(game, seats, &[]);
                random_opening(&mut *table, 7, &mut fastrand::Rng::with_seed(seed));
                assert_eq!((table.turn(), table.pending()), (7, false), "{game}");
                table.entries()
            };
            assert_eq!(open(3), open(3));
            assert_ne!(open(3), open(4));
        }
    }
}
