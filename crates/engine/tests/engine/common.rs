//! Plain minimax, written to be obvious, and narrow positions to hold it against the search.
#![allow(dead_code, clippy::unwrap_used)]

use engine::game::{Evaluator, Playable};
use engine::limits::Limits;
use engine::line::Line;
use engine::many::Sides;
use engine::net::Nets;
use engine::params::Params;
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::Seat;
use rules::options::Setup;
use std::sync::atomic::AtomicBool;

/// A setup: seats, preset, options.
pub fn setup<P: Playable>(seats: u8, preset: &str, options: &[(&str, &str)]) -> Setup {
    Setup::choose(P::INFO, Some(seats), Some(preset), options.iter().copied()).unwrap()
}

pub fn read<P: Playable>(setup: &Setup, text: &str) -> P {
    P::read_position(setup, text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal steps.
pub fn steps<P: Playable>(position: &P) -> Vec<P::Step> {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    steps
}

pub fn after<P: Playable>(position: &P, step: P::Step) -> P {
    let mut next = position.clone();
    next.play(step, &mut ());
    next
}

/// The position after some random steps, not in the middle of a turn and not at the end of the game.
pub fn wander<P: Playable>(start: &P, seed: u64, turns: u32) -> P {
    let mut rng = fastrand::Rng::with_seed(seed);
    let (mut position, mut last) = (start.clone(), start.clone());
    while position.outcome().is_none() && position.turn() < start.turn() + turns {
        let steps = steps(&position);
        position = after(&position, steps[rng.usize(..steps.len())]);
        if position.outcome().is_none() && !position.pending() {
            last = position.clone();
        }
    }
    last
}

/// How a leaf is judged, for the seat that decides.
fn judge<P: Playable>(position: &P) -> Score {
    Score::estimate(P::Eval::new(position, Nets::shipped::<P>()).evaluate(position))
}

/// The value of a position to the seat that decides, looking `depth` whole turns ahead. `past` holds the
/// keys of the positions between turns so far.
pub fn minimax<P: Playable>(position: &P, depth: i32, past: &[u64], root: usize) -> Score {
    if depth <= 0 && !position.pending() {
        return judge(position);
    }
    let values = steps(position).into_iter().map(|step| value_of_step(position, step, depth, past, root));
    values.max().unwrap()
}

/// The value of one step to the seat that makes it; `root` of the keys in `past` were there before the
/// search began.
pub fn value_of_step<P: Playable>(
    position: &P,
    step: P::Step,
    depth: i32,
    past: &[u64],
    root: usize,
) -> Score {
    let next = after(position, step);
    if let Some(outcome) = next.outcome() {
        return match outcome.winner {
            nobody if nobody.is_empty() => Score::DRAW,
            winner if winner.contains(position.seat()) => Score::win_in(1),
            _ => Score::loss_in(1),
        };
    }
    let whole_turn = next.turn() > position.turn();
    let seen = |keys: &[u64]| keys.iter().filter(|key| **key == next.key()).count();
    if whole_turn && next.repeats(&next) && (seen(&past[root..]) > 0 || seen(&past[..root]) > 1) {
        return Score::DRAW;
    }
    let mut past = past.to_vec();
    if whole_turn {
        past.push(next.key());
    }
    let value = minimax(&next, depth - i32::from(whole_turn), &past, root);
    let value = if next.seat() == position.seat() { value } else { -value };
    if whole_turn { value.a_turn_earlier() } else { value }
}

/// What the engine's plain search finds with a fresh engine.
pub fn plain<P: Playable>(position: &P, depth: i32) -> Line<P::Step> {
    search(&mut Engine::<P>::with(1, Params::plain()), position, &SearchRequest::within(Limits::depth(depth)))
        .remove(0)
}

pub fn search<P: Playable>(
    engine: &mut Engine<P>,
    position: &P,
    request: &SearchRequest,
) -> Vec<Line<P::Step>> {
    let never = AtomicBool::new(false);
    let found = engine.search(&Task::at(position, request, &never), &mut |_| {});
    found.unwrap().1
}

/// Holds the search against minimax: the same value, and a first step that has it.
pub fn same_as_minimax<P: Playable>(position: &P, depth: i32) {
    let past = [position.key()];
    let value = minimax(position, depth, &past, 1);
    let found = plain(position, depth);
    let text = position.write_position();
    assert_eq!(found.score, value, "depth {depth}: {text}");
    let first = value_of_step(position, found.steps[0], depth, &past, 1);
    assert_eq!(first, value, "{:?} at depth {depth}: {text}", found.steps[0]);
}

/// Seats in turn order.
pub fn seats<P: Playable>(position: &P) -> Vec<Seat> {
    (0..position.seats()).map(Seat).collect()
}

/// The value to the root when its side takes the best for it and the others the worst, or one of them does
/// where only one may reply and the rest let their turn go by.
pub fn two_sides<P: Playable>(position: &P, depth: i32, sides: &Sides, replied: bool) -> Score {
    let ours = sides.is_ours(position.seat());
    if depth <= 0 && !position.pending() {
        let value = Score::estimate(sides.judge(position, &P::Eval::new(position, Nets::shipped::<P>())));
        return if ours { value } else { -value };
    }
    let waits = sides.one_reply() && !ours && !position.pending();
    let skipped = position.null_move().filter(|_| waits);
    if let (true, Some(next)) = (replied, &skipped) {
        return two_sides(next, depth, sides, !sides.is_ours(next.seat())).a_turn_earlier();
    }
    let mut values: Vec<Score> =
        steps(position).into_iter().map(|step| two_sides_step(position, step, depth, sides)).collect();
    if let Some(next) = skipped.filter(|next| !sides.is_ours(next.seat())) {
        values.push(two_sides(&next, depth, sides, false).a_turn_earlier());
    }
    if ours { values.into_iter().max().unwrap() } else { values.into_iter().min().unwrap() }
}

pub fn two_sides_step<P: Playable>(position: &P, step: P::Step, depth: i32, sides: &Sides) -> Score {
    let next = after(position, step);
    let root = seats(position).into_iter().find(|seat| sides.is_ours(*seat)).unwrap();
    if let Some(outcome) = next.outcome() {
        return sides.value_of(&outcome, root);
    }
    if let Some(settled) = sides.settled(&next, root) {
        return settled;
    }
    let whole_turn = next.turn() > position.turn();
    let replied = sides.one_reply()
        && !position.pending()
        && !sides.is_ours(position.seat())
        && !sides.is_ours(next.seat());
    let value = two_sides(&next, depth - i32::from(whole_turn), sides, replied);
    if whole_turn { value.a_turn_earlier() } else { value }
}
