//! Max^n equals a plain implementation of its definition.
#![allow(clippy::unwrap_used)]

use super::*;
use engine::limits::Limits;
use rules::game::Rules;
use rules::halma::Halma;
use rules::options::Setup;
use rules::skud::Skud;
use rules::table::Game;

/// The shares by plain max^n.
fn everybody<P: Playable>(position: &P, depth: i32, root_turn: u32) -> Shares {
    if depth <= 0 && !position.pending() {
        return by_judgement(position, &P::Eval::new(position, Nets::shipped::<P>()));
    }
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let values = steps.into_iter().map(|step| {
        let mut next = position.clone();
        next.play(step, &mut ());
        match next.outcome() {
            Some(outcome) => by_ranking(&outcome.ranking, next.seats(), next.turn() - root_turn),
            None => everybody(&next, depth - i32::from(next.turn() > position.turn()), root_turn),
        }
    });
    values.max_by(|a, b| prefer(a, b, position.seat(), position.seats())).unwrap()
}

fn same_as_everybody<P: Playable>(setup: &Setup, text: &str, depth: i32) {
    let position = P::read_position(setup, text).unwrap();
    let own = everybody(&position, depth, position.turn())[position.seat().index()];
    let game = Game::<P>::open(setup.clone(), Some(text)).unwrap();
    let request = SearchRequest::within(Limits::depth(depth));
    let found = MaxN::<P>::new(1).think(&*game, &request, &AtomicBool::new(false), &mut |_| {}).remove(0);
    let expected = match WHOLE - own {
        late if late < CERTAIN => Score::win_in(late as u32),
        _ => Score::estimate(own - WHOLE / i32::from(position.seats())),
    };
    assert_eq!(found.score, expected, "depth {depth}: {text}");
    game.copy().play(&found.turns[0]).unwrap();
}

#[test]
fn four_alone_in_halma() {
    let setup = Setup::choose(Halma::INFO, Some(4), Some("classic"), [("limits", "off")]).unwrap();
    // In the last A and C are about to finish, and B is done.
    for text in [
        "A to move; A h7 g6; B h10 f9; C j9 i11; D j7 k6",
        "C to move; A m12 h8; B g9; C d4 h9; D c13",
        "D to move; turns A 9 B 9 C 9 D 8; finished B; A m13 m14 m15 m16 n13 n14 n15 n16 o13 o14 o15 p13 l12; \
         B n1 n2; C a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 d1 d2 e5; D c16 d14",
    ] {
        (1..=2).for_each(|depth| same_as_everybody::<Halma>(&setup, text, depth));
    }
}

#[test]
fn three_and_four_in_skud() {
    for (seats, text) in [
        (3, "turn 5S | 2,2:SR3 -3,-1:WR4 3,-1:NW4 | S R3 | W R4 | N W4"),
        (4, "turn 5N | 2,2:SR3 -3,-1:WR4 3,-1:NW4 -2,4:EW5 | S R3 | W R4 | N W4 | E W5"),
    ] {
        let setup = Setup::choose(Skud::INFO, Some(seats), Some("standard"), []).unwrap();
        same_as_everybody::<Skud>(&setup, text, 1);
    }
}
