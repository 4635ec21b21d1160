//! Plays one game between players of any kind: checks that turns are legal and in time, records what each turn
//! cost, and shares out the points. It opens no files and starts no threads or programs; [`Player`]s may.

mod player;
mod points;
mod spent;
#[cfg(test)]
mod tests;

pub use player::{Allowance, Answer, Crash, Fault, OVERHEAD, Pace, Player, Thinking};
pub use points::{place, seatings, share};
pub use spent::Spent;

use rules::game::{Outcome, Seat, SeatSet};
use rules::record::forfeit_winners;
use rules::table::AnyGame;
use web_time::{Duration, Instant};

/// What holds for every game of a match.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct MatchTerms {
    /// How long players may think.
    pub pace: Pace,
    /// How late a turn may be before it loses.
    pub margin: Duration,
    /// The number of turns after which a game is cut off as a draw.
    pub longest: u32,
}

/// A failure of a player that ended the game early.
#[derive(Clone, Debug, PartialEq)]
pub struct Forfeit {
    /// The seat that failed.
    pub seat: Seat,
    /// What it did wrong.
    pub fault: Fault,
    /// The seats that lose by that: the seat, and its partner if it has one.
    pub losers: SeatSet,
    /// What the player wrote for people.
    pub log: Vec<String>,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The outcome; `None` if the game was cut off or a player failed.
    pub outcome: Option<Outcome>,
    /// The failure, if there was one.
    pub fault: Option<Forfeit>,
    /// What each seat's turns cost.
    pub spent: Vec<Spent>,
}

/// Plays a game to its end. `players` has one player for each seat; a missing one counts as a crash. The turns
/// are left in `table`.
///
/// ```
/// use engine::arena::{self, Pace, MatchTerms, Thinking};
/// use engine::games;
/// use rules::catalogue::GameSpec;
/// use std::time::Duration;
///
/// let player = || {
///     let engine = games::searcher("halma", 1).expect("the engine plays Halma");
///     Thinking { engine, threads: 1, level: None, pace: None }
/// };
/// let (mut one, mut two) = (player(), player());
/// let mut table = GameSpec::new("halma").open()?;
/// let terms = MatchTerms { pace: Pace::Depth(1), margin: Duration::from_secs(1), longest: 4 };
/// let played = arena::play(&mut *table, &mut [&mut one, &mut two], &terms);
/// // Cut off after four turns, and nobody failed.
/// assert_eq!((table.turn(), played.outcome, played.fault), (4, None, None));
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn play(table: &mut dyn AnyGame, players: &mut [&mut dyn Player], terms: &MatchTerms) -> PlayedGame {
    let seats = usize::from(table.setup().seats);
    let mut played = PlayedGame { outcome: None, fault: None, spent: vec![Spent::default(); seats] };
    let paces: Vec<Pace> = players.iter().map(|player| player.pace().unwrap_or(terms.pace)).collect();
    let mut left: Vec<Duration> = paces
        .iter()
        .map(|pace| if let Pace::Clock(base, _) = pace { *base } else { Duration::MAX })
        .collect();
    for (seat, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.begin(table) {
            played.fault = Some(failed(table, Seat(seat as u8), fault, *player));
            return played;
        }
    }
    while table.outcome().is_none() && table.turn() < terms.longest {
        let seat = table.seat();
        let i = seat.index();
        let Some(player) = players.get_mut(i) else {
            let (fault, losers) = (Fault::crash("nobody"), SeatSet::of(seat));
            played.fault = Some(Forfeit { seat, fault, losers, log: Vec::new() });
            return played;
        };
        let allowance = Allowance { pace: paces[i], left: left.clone(), margin: terms.margin };
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
                return Err(Fault::Time(late));
            }
            // A body, or a whole entry with its number and seat; `resign` is accepted, too.
            if table.play(&answer.turn).is_ok() && !table.pending() {
                Ok(())
            } else {
                if table.pending() {
                    table.undo();
                }
                Err(Fault::Illegal(answer.turn))
            }
        });
        if let Err(fault) = made {
            let fault = if let Fault::Time(_) = fault { Fault::Time(late) } else { fault };
            played.fault = Some(failed(table, seat, fault, *player));
            return played;
        }
        if let Pace::Clock(_, increment) = paces[i] {
            left[i] = left[i].saturating_sub(time) + increment;
        }
    }
    played.outcome = table.outcome();
    played
}

fn failed(table: &dyn AnyGame, seat: Seat, fault: Fault, player: &mut dyn Player) -> Forfeit {
    let winners = forfeit_winners(table, seat);
    let losers = SeatSet(SeatSet::all(table.setup().seats).0 & !winners.0);
    Forfeit { seat, fault, losers, log: player.log() }
}

/// Plays random turns, but never one that ends the game. An incomplete turn is taken back.
pub fn random_opening(table: &mut dyn AnyGame, turns: u32, rng: &mut fastrand::Rng) {
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
