//! The slow implementation says the same of every position.

use super::*;
use crate::slow::street::Slow;

/// A step as the slow implementation writes it; none for a claim.
fn action(position: &Street, step: Step) -> Option<crate::slow::street::Action> {
    let at = |point: Point| (i32::from(point.x()), i32::from(point.y()));
    match step {
        Step::Move { from, to } => Some((at(from), at(to))),
        Step::Deploy => Some((at(PORTS[position.seat().index()]), at(PORTS[position.seat().index()]))),
        Step::Claim => None,
    }
}

/// Compares everything that the two implementations say of one position.
fn agree(setup: &Setup, position: &Street) -> Slow {
    let text = position.write_position();
    let slow = Slow::read(setup.all(), &text);
    assert_eq!(slow.write(), text);
    let mut actions = slow.actions();
    let verdict = slow.verdict(&actions);
    let outcome = position.outcome().map(|outcome| {
        let winner = if outcome.is_draw() { "draw".to_string() } else { setup.letters(outcome.winner) };
        (winner, outcome.reason.id())
    });
    assert_eq!(outcome, verdict, "{text} {}", setup.summary());
    if verdict.is_some() {
        actions.clear();
    }

    let mut steps = Vec::new();
    position.steps(&mut steps);
    let claims = steps.iter().filter(|step| **step == Step::Claim).count();
    assert_eq!(claims, usize::from(slow.is("win", "claim") && verdict.is_none()), "{text}");
    let mut listed: Vec<_> = steps.into_iter().filter_map(|step| action(position, step)).collect();
    listed.sort_unstable();
    actions.sort_unstable();
    assert_eq!(listed, actions, "{text} {}", setup.summary());
    assert_eq!(position.turns() as usize, actions.len(), "{text} {}", setup.summary());

    let harmonies = ['H', 'G'].map(|seat| slow.harmonies(seat));
    assert_eq!(
        figures(position, "harmonies"),
        harmonies.each_ref().map(|found| found.len().to_string()),
        "{text}"
    );
    assert_eq!(figures(position, "midlines"), harmonies.map(|found| Slow::midlines(&found)), "{text}");
    slow
}

/// Walks through random games in which captures and deploys are sought, and compares.
fn agree_over_games(setup: &Setup, seed: u64, positions: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut seen = 0;
    while seen < positions {
        let mut position = Street::start(setup).unwrap();
        let eager = rng.bool();
        while seen < positions {
            let slow = agree(setup, &position);
            seen += 1;
            if position.outcome().is_some() || position.turn() > 600 {
                break;
            }
            let mut steps = Vec::new();
            position.steps(&mut steps);
            let wanted = |step: &Step| match step {
                Step::Move { to, .. } => !position.stack(*to).is_empty(),
                Step::Deploy => true,
                Step::Claim => false,
            };
            let sought: Vec<_> = steps.iter().copied().filter(wanted).collect();
            let step = if eager && rng.bool() && !sought.is_empty() { sought } else { steps };
            let step = step[rng.usize(..step.len())];
            let after = slow.after(&position.write_turn(&[step]));
            let claimed = step == Step::Claim && slow.holds(slow.to_move);
            position.play(step, &mut ());
            assert_eq!(position.write_position(), after.write());
            if claimed {
                assert_eq!(position.outcome().unwrap().reason.id(), "claim");
                break;
            }
        }
    }
}

/// A position that no game need lead to: tiles anywhere, in stacks of any height.
pub fn scattered(rng: &mut fastrand::Rng) -> String {
    let letter = |rng: &mut fastrand::Rng| if rng.bool() { 'H' } else { 'G' };
    let mut points: Vec<Point> = reading_order().collect();
    rng.shuffle(&mut points);
    if rng.bool() {
        // Crowded into one corner, stacks are hemmed in.
        let (x, y) = (rng.i8(-8..=8), rng.i8(-8..=8));
        points.sort_by_key(|at| at.x().abs_diff(x).max(at.y().abs_diff(y)));
    }
    let mut text = format!("{}{}", rng.u32(495..505), letter(rng));
    text += &format!(" H{} G{}", rng.u32(0..4), rng.u32(0..4));
    let mut left = rng.usize(0..100);
    for at in points {
        let height = if rng.bool() { 1 } else { rng.usize(1..8) };
        if left < height {
            break;
        }
        left -= height;
        let stack: String = (0..height).map(|_| letter(rng)).collect();
        text += &format!(" {},{}:{stack}", at.x(), at.y());
    }
    text
}

fn agree_over_scattered(setup: &Setup, seed: u64, positions: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..positions {
        let text = scattered(&mut rng);
        let position = Street::read_position(setup, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let slow = agree(setup, &position);
        let mut steps = Vec::new();
        position.steps(&mut steps);
        if !steps.is_empty() {
            let step = steps[rng.usize(..steps.len())];
            let body = position.write_turn(&[step]);
            assert_eq!(position.read_turn(&body), Ok(vec![step]));
            let mut next = position.clone();
            next.play(step, &mut ());
            assert_eq!(next.write_position(), slow.after(&body).write(), "{text} {body}");
            let again = Street::read_position(setup, &next.write_position()).unwrap();
            assert_eq!(next.key(), again.key(), "{text} {body}");
            assert_eq!(figures(&next, "midlines"), figures(&again, "midlines"), "{text} {body}");
        }
    }
}

// In three tests, so that they run side by side.
fn agree_over_sets(sets: std::ops::Range<usize>) {
    for (i, setup) in option_sets().iter().enumerate().skip(sets.start).take(sets.len()) {
        agree_over_games(setup, i as u64, crate::common::share(20_000));
        agree_over_scattered(setup, i as u64, crate::common::share(1_500));
    }
}

#[test]
fn the_slow_implementation_agrees_with_the_presets_and_bonus_one() {
    agree_over_sets(0..6);
}

#[test]
fn the_slow_implementation_agrees_with_bonus_none_and_per_captive() {
    agree_over_sets(6..14);
}

#[test]
fn the_slow_implementation_agrees_with_bonus_five() {
    agree_over_sets(14..18);
}
