//! `lab positions street`: positions of Street with their right answers, each proven by exhaustive search.
//!
//! The games are played by a greedy player with some randomness, from fixed seeds. A line is `kind | options |
//! position | turns`: `win N`, the turns that force a win in N turns of the player, with none faster; `hold N`,
//! the only turns that prevent the opponent from winning in N turns.

use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::{Notation, Position, Rules, Seat};
use rules::options::Setup;
use rules::paisho::{BOARD, Points, spread};
use rules::street::{INFO, Step, Street, Win};
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

/// A kind of position: what and in how many own turns, how many of them, under which options.
type Wanted = (&'static str, u32, usize, &'static str, &'static [(&'static str, &'static str)]);

const WANTED: [Wanted; 15] = [
    ("win", 1, 6, "classic", &[]),
    ("win", 1, 12, "garden-gate", &[]),
    ("win", 1, 4, "garden-gate", &[("release", "on"), ("captor-bonus", "five")]),
    ("win", 2, 14, "classic", &[]),
    ("win", 2, 8, "classic", &[("win", "start")]),
    ("win", 2, 6, "classic", &[("release", "on"), ("captor-bonus", "per-captive")]),
    ("win", 2, 14, "garden-gate", &[]),
    ("hold", 1, 16, "classic", &[]),
    ("hold", 1, 8, "classic", &[("win", "start"), ("reach", "4")]),
    ("hold", 1, 14, "garden-gate", &[]),
    ("hold", 2, 2, "classic", &[]),
    ("hold", 2, 2, "garden-gate", &[]),
    ("win", 3, 4, "classic", &[]),
    ("win", 3, 6, "classic", &[]),
    ("win", 3, 8, "garden-gate", &[]),
];

fn steps(position: &Street) -> Vec<Step> {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    steps
}

fn after(position: &Street, step: Step) -> Street {
    let mut next = position.clone();
    next.play(step, &mut ());
    next
}

fn holds_four(position: &Street, seat: Seat) -> bool {
    position.harmonies(seat).iter().all(|lines| *lines != 0)
}

/// Whether no single step can take the opponent's last move: two stacks with two empty neighbours each.
fn cannot_be_stuck(position: &Street) -> bool {
    let tops = [0, 1].map(|seat| position.tops(Seat(seat)));
    let empty = BOARD & !(tops[0] | tops[1]);
    let free = |at: &usize| (spread(Points::of(*at)) & empty).len() > 1;
    tops[1 - position.seat().index()].iter().filter(free).count() > 1
}

/// Whether a claim is the only way in which the player to move can win with this turn.
fn only_by_claim(position: &Street) -> bool {
    position.options().win == Win::Claim && cannot_be_stuck(position)
}

/// Proves wins by exhaustive search with memoisation, trying earlier refutations first.
#[derive(Default)]
struct Prover {
    known: HashMap<(u64, u32), bool>,
    /// By the turns left: the steps that won, and the replies that refuted.
    winning: [Option<Step>; 4],
    refuting: [Option<Step>; 4],
}

/// The steps of a position, one of them first if it is there.
fn steps_from(position: &Street, first: Option<Step>) -> Vec<Step> {
    let mut all = steps(position);
    if let Some(at) = all.iter().position(|step| Some(*step) == first) {
        all.swap(0, at);
    }
    all
}

impl Prover {
    /// Whether a step wins by force in this many turns of its own: whatever the opponent does.
    fn step_wins(&mut self, position: &Street, step: Step, turns: u32) -> bool {
        let next = after(position, step);
        if let Some(outcome) = next.outcome() {
            return outcome.winner.contains(position.seat());
        }
        // A false claim passes: it refutes whatever does not hold four midlines now.
        let refuted = turns == 2 && only_by_claim(&next) && !holds_four(&next, position.seat());
        if turns == 1 || refuted {
            return false;
        }
        let refutes = |prover: &mut Self, reply: &Step| {
            let then = after(&next, *reply);
            match then.outcome() {
                Some(outcome) => !outcome.winner.contains(position.seat()),
                None => !prover.wins(&then, turns - 1),
            }
        };
        let replies = steps_from(&next, self.refuting[turns as usize]);
        let found = replies.into_iter().find(|reply| refutes(self, reply));
        self.refuting[turns as usize] = found.or(self.refuting[turns as usize]);
        found.is_none()
    }

    /// Whether the player to move wins by force in this many turns of its own.
    fn wins(&mut self, position: &Street, turns: u32) -> bool {
        if turns == 1 && only_by_claim(position) {
            return holds_four(position, position.seat());
        }
        let key = (position.key(), turns);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let choices = steps_from(position, self.winning[turns as usize]);
        let found = choices.into_iter().find(|step| self.step_wins(position, *step, turns));
        self.winning[turns as usize] = found.or(self.winning[turns as usize]);
        self.known.insert(key, found.is_some());
        found.is_some()
    }
}

/// The right answers of a position, if it is of the kind.
fn answers(position: &Street, kind: &str, turns: u32) -> Vec<Step> {
    let all = steps(position);
    let mut prover = Prover::default();
    if kind == "win" {
        if turns > 1 && prover.wins(position, turns - 1) {
            return Vec::new();
        }
        return all.into_iter().filter(|step| prover.step_wins(position, *step, turns)).collect();
    }
    // Those who win at once need not hold anything, nor those who could pass.
    let threatened = position.null_move().is_none_or(|next| prover.wins(&next, turns));
    if !threatened || prover.wins(position, 1) {
        return Vec::new();
    }
    let mut holds = |step: &Step| {
        let next = after(position, *step);
        match next.outcome() {
            Some(outcome) => outcome.winner.contains(position.seat()),
            None => !prover.wins(&next, turns),
        }
    };
    let holding: Vec<_> = all.iter().copied().filter(|step| *step != Step::Claim && holds(step)).collect();
    // If a step of another kind is no threat at all, there is nothing to hold.
    if holding.len() > 2 { Vec::new() } else { holding }
}

/// Whether it is worth proving anything: somebody is near to four midlines, and a long win is in sight.
fn is_sharp(position: &Street, kind: &str, turns: u32) -> bool {
    let seat = if kind == "win" { position.seat() } else { Seat(1 - position.seat().0) };
    let held = position.harmonies(seat).iter().filter(|lines| **lines != 0).count() as u32;
    if held + turns <= 3 || held <= 1 {
        return false;
    }
    kind != "win" || turns < 3 || {
        let (request, never) = (SearchRequest::within(Limits::nodes(6_000)), AtomicBool::new(false));
        let mut engine = Engine::<Street>::new(1);
        let found = engine.search(&Task::at(position, &request, &never), &mut |_| {});
        found.is_some_and(|(_, lines)| lines[0].score.turns_to_end() == Some(2 * turns as i32 - 1))
    }
}

/// The choice of a greedy player with some randomness.
fn next_step(position: &Street, rng: &mut fastrand::Rng) -> Option<Step> {
    if rng.u8(..10) < 3 {
        return position.random_step(rng, &mut Vec::new());
    }
    let standing = |step: &Step| after(position, *step).heuristic(position.seat());
    let all = steps(position);
    let most = all.iter().map(standing).max()?;
    let best: Vec<_> = all.into_iter().filter(|step| standing(step) == most).collect();
    rng.choice(&best).copied()
}

fn make() {
    println!("# kind | options | position | right turns: made and proven by looking at every reply, by");
    println!("# cargo run --release -p lab -- positions street");
    for (number, (kind, turns, count, preset, options)) in WANTED.into_iter().enumerate() {
        let Ok(setup) = Setup::choose(&INFO, None, Some(preset), options.iter().copied()) else { continue };
        let label =
            options.iter().fold(preset.to_string(), |label, (name, value)| format!("{label} {name}={value}"));
        let mut rng = fastrand::Rng::with_seed(number as u64 + 1);
        let mut found = 0;
        while found < count {
            let Ok(mut position) = Street::start(&setup) else { break };
            for _ in 0..80 {
                let Some(step) = next_step(&position, &mut rng) else { break };
                position.play(step, &mut ());
                if position.outcome().is_some() {
                    break;
                }
                if !is_sharp(&position, kind, turns) {
                    continue;
                }
                let right = answers(&position, kind, turns);
                if right.is_empty() || right.len() > 12 {
                    continue;
                }
                let right: Vec<_> = right.into_iter().map(|step| position.write_turn(&[step])).collect();
                println!("{kind} {turns} | {label} | {} | {}", position.write_position(), right.join(" "));
                found += 1;
                break;
            }
        }
    }
}

impl super::Positions for Street {
    fn make(_: &super::Asked) -> Result<(), crate::Error> {
        make();
        Ok(())
    }
}
