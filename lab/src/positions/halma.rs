//! `lab positions halma`: Halma positions near the end with one right answer, each proven by exhaustive search.

use rules::game::{Notation, Position, Rules, Seat};
use rules::halma::{Halma, Step};
use rules::options::Setup;
use std::collections::HashMap;

/// The positions wanted: options, distance of the outside pieces from the corner, and the number of each kind.
const PLAN: [(&str, usize, [usize; 4]); 8] = [
    ("", 10, [15, 25, 15, 20]),
    ("camp-exit=per-hop", 10, [2, 6, 4, 4]),
    ("board=10x10", 12, [4, 8, 4, 4]),
    ("board=16x16", 14, [4, 8, 0, 0]),
    ("full-camp-wins=on leave-by=on", 10, [4, 6, 0, 0]),
    ("board=10x10", 12, [0, 0, 4, 4]),
    ("board=16x16", 14, [0, 0, 6, 0]),
    ("board=16x16", 26, [0, 0, 0, 6]),
];

fn steps(position: &Halma) -> Vec<Step> {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    steps
}

fn after(position: &Halma, step: Step) -> Halma {
    let mut next = *position;
    next.play(step, &mut ());
    next
}

/// Proves wins by exhaustive search with memoisation.
#[derive(Default)]
struct Prover(HashMap<(u64, u32), bool>);

impl Prover {
    /// Whether the player to move wins by their turn of this number at the latest.
    fn wins(&mut self, position: &Halma, turns: u32) -> bool {
        if position.outcome().is_some() || turns == 0 {
            return false;
        }
        let seat = position.seat();
        let options = position.options();
        // A turn brings one piece into the camp.
        let holes = (options.target(seat) & !position.pieces(seat)).len();
        if holes > turns && !options.full_camp_wins && options.leave_by.is_none() {
            return false;
        }
        let key = (position.key(), turns);
        if let Some(known) = self.0.get(&key) {
            return *known;
        }
        let wins = steps(position).into_iter().any(|step| self.winning(position, step, turns));
        self.0.insert(key, wins);
        wins
    }

    /// Whether a step wins by the player's turn of this number, this one counted.
    fn winning(&mut self, position: &Halma, step: Step, turns: u32) -> bool {
        let next = after(position, step);
        match next.outcome() {
            Some(outcome) => outcome.winner.contains(position.seat()),
            None => {
                turns > 1
                    && steps(&next).into_iter().all(|reply| {
                        let last = after(&next, reply);
                        match last.outcome() {
                            Some(outcome) => outcome.winner.contains(position.seat()),
                            None => self.wins(&last, turns - 1),
                        }
                    })
            }
        }
    }

    /// Whether the opponent wins by their turn of this number, whatever the player to move does now.
    fn losing(&mut self, position: &Halma, step: Step, turns: u32) -> bool {
        let next = after(position, step);
        match next.outcome() {
            Some(outcome) => !outcome.is_draw() && !outcome.winner.contains(position.seat()),
            None => self.wins(&next, turns),
        }
    }
}

/// A position near the end: most pieces in their target camps, a few on the way.
fn near_the_end(setup: &Setup, reach: usize, rng: &mut fastrand::Rng) -> Option<(Halma, String)> {
    let start = Halma::start(setup).ok()?;
    let options = *start.options();
    let width = usize::from(options.board.width());
    let mut text = format!("{} to move; turns A 25 B 25", ["A", "B"][rng.usize(..2)]);
    let mut taken = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let target: Vec<usize> =
            options.target(seat).iter().filter(|square| !taken.contains(square)).collect();
        let away = rng.usize(1..4).max(start.pieces(seat).len() as usize - target.len());
        let mut inside = target.clone();
        rng.shuffle(&mut inside);
        inside.truncate(start.pieces(seat).len() as usize - away);
        let way = |square: usize| {
            let from_home = square % width + square / width;
            if seat.0 == 0 { 2 * (width - 1) - from_home } else { from_home }
        };
        let mut outside: Vec<usize> = (0..width * width)
            .filter(|square| !options.target(seat).contains(*square) && !taken.contains(square))
            .filter(|square| way(*square) <= reach)
            .collect();
        rng.shuffle(&mut outside);
        inside.extend(outside.into_iter().take(away));
        inside.sort_unstable();
        text += ["; A", "; B"][seat.index()];
        for square in &inside {
            text += &format!(" {}{}", char::from(b'a' + (square % width) as u8), square / width + 1);
        }
        taken.extend(inside);
    }
    let position = Halma::read_position(setup, &text).ok()?;
    position.outcome().is_none().then_some((position, text))
}

fn make() {
    println!("# options | what | right turns | position: made and proven by looking at every line, by");
    println!("# cargo run --release -p lab -- positions halma");
    println!("# win N: the player to move wins by their turn N, by these turns alone.");
    println!("# save N: every other turn loses to the opponent's turn N or an earlier one.");
    let mut rng = fastrand::Rng::with_seed(3);
    for (options, reach, mut wanted) in PLAN {
        let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
        let Ok(setup) = Setup::choose(&rules::halma::INFO, Some(2), None, pairs) else { continue };
        while wanted.iter().sum::<usize>() > 0 {
            let Some((position, text)) = near_the_end(&setup, reach, &mut rng) else { continue };
            let mut prover = Prover::default();
            let all = steps(&position);
            let mut found = None;
            for turns in 1..=3 {
                if wanted[turns as usize - 1..].iter().sum::<usize>() == 0 {
                    break;
                }
                let right: Vec<Step> =
                    all.iter().copied().filter(|step| prover.winning(&position, *step, turns)).collect();
                if !right.is_empty() {
                    found = Some((turns as usize - 1, format!("win {turns}"), right));
                    break;
                }
            }
            if found.is_none() && wanted[3] > 0 {
                for turns in 1..=2 {
                    let right: Vec<Step> =
                        all.iter().copied().filter(|step| !prover.losing(&position, *step, turns)).collect();
                    if !right.is_empty() && right.len() < all.len() && right.len() <= 3 {
                        found = Some((3, format!("save {turns}"), right));
                    }
                }
            }
            let Some((kind, what, right)) = found else { continue };
            if wanted[kind] == 0 || (kind < 3 && right.len() > 2 + kind) {
                continue;
            }
            wanted[kind] -= 1;
            let right: Vec<String> = right.iter().map(|step| position.write_turn(&[*step])).collect();
            println!("{options} | {what} | {} | {text}", right.join(" "));
        }
    }
}

impl super::Positions for Halma {
    fn make(_: &super::Asked) -> Result<(), crate::Error> {
        make();
        Ok(())
    }
}
