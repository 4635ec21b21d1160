//! What the race solver claims is what a search over every line finds.

use engine::limits::Limits;
use engine::params::Params;
use engine::race::{Race, race};
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest};
use engine::task::Task;
use rules::game::{Notation, Position, Rules, Seat};
use rules::halma::Halma;
use rules::options::Setup;
use std::sync::atomic::AtomicBool;

/// A board on which both sides are nearly there, and one of them to move.
fn nearly_there(setup: &Setup, reach: usize, rng: &mut fastrand::Rng) -> Option<Halma> {
    let start = Halma::start(setup).ok()?;
    let options = *start.options();
    let width = usize::from(options.board.width());
    let mut text = format!("{} to move; turns A 20 B 20", ["A", "B"][rng.usize(..2)]);
    for seat in [Seat(0), Seat(1)] {
        let away = rng.usize(1..4);
        let mut inside: Vec<usize> = options.target(seat).iter().collect();
        rng.shuffle(&mut inside);
        inside.truncate(inside.len() - away);
        let way = |square: usize| {
            let from_home = square % width + square / width;
            if seat.0 == 0 { 2 * (width - 1) - from_home } else { from_home }
        };
        let mut outside: Vec<usize> = (0..width * width)
            .filter(|square| !options.target(seat).contains(*square) && way(*square) <= reach)
            .collect();
        rng.shuffle(&mut outside);
        inside.extend(&outside[..away]);
        text += ["; A", "; B"][seat.index()];
        for square in inside {
            text += &format!(" {}{}", char::from(b'a' + (square % width) as u8), square / width + 1);
        }
    }
    Halma::read_position(setup, &text).ok().filter(|position| position.outcome().is_none())
}

/// Compares claims of up to `most` turns on random positions; says how many there were of each length.
fn compare(options: &[(&str, &str)], seed: u64, positions: usize, (reach, most): (usize, u32)) -> [u32; 4] {
    let setup = Setup::choose(&rules::halma::INFO, Some(2), None, options.iter().copied()).expect("options");
    let mut rng = fastrand::Rng::with_seed(seed);
    let never = AtomicBool::new(false);
    let mut claims = [0; 4];
    let mut tried = 0;
    while tried < positions {
        let Some(position) = nearly_there(&setup, reach, &mut rng) else { continue };
        tried += 1;
        let (score, turns) = match race(&position) {
            Some(Race::Won(turns)) if turns <= most => (Score::win_in(2 * turns - 1), turns),
            Some(Race::Lost(turns)) if turns < most => (Score::loss_in(2 * turns), turns),
            _ => continue,
        };
        claims[turns as usize] += 1;
        let depth = score.turns_to_end().expect("a proven score").abs();
        let mut engine = Engine::<Halma>::with(16, Params::plain());
        let request = SearchRequest::within(Limits::depth(depth));
        let found = engine.search(&Task::at(&position, &request, &never), &mut |_| {});
        let (_, lines) = found.expect("a line");
        assert_eq!(lines[0].score, score, "{}", position.write_position());
    }
    claims
}

#[test]
fn claimed_races_end_as_claimed() {
    let claims = compare(&[], 1, 2_000, (6, 2));
    assert!(claims[1] > 20 && claims[2] > 20, "{claims:?}");
}

#[test]
fn claimed_races_of_three_turns_end_as_claimed() {
    let claims = compare(&[("board", "10x10")], 2, 60, (6, 3));
    assert!(claims[3] > 2, "{claims:?}");
}

#[test]
fn claimed_races_end_as_claimed_where_no_hop_may_leave_the_camp() {
    let claims = compare(&[("camp-exit", "per-hop")], 3, 800, (5, 2));
    assert!(claims[2] > 10, "{claims:?}");
}

#[test]
fn claimed_races_end_as_claimed_by_tournament_rules() {
    let claims = compare(&[("full-camp-wins", "on"), ("leave-by", "on")], 4, 800, (5, 2));
    assert!(claims[2] > 5, "{claims:?}");
}

#[test]
fn claimed_races_end_as_claimed_on_larger_boards() {
    let claims = compare(&[("board", "10x10")], 5, 300, (8, 2));
    assert!(claims[2] > 5, "{claims:?}");
}
