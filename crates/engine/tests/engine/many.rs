//! Three and four players, and partners: without selective pruning every method returns what it is defined
//! to return, by obvious code.

use crate::common::{plain, read, search, setup, two_sides, two_sides_step, wander};
use engine::game::Playable;
use engine::limits::Limits;
use engine::many::Sides;
use engine::params::Params;
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest};
use rules::game::Notation;
use rules::halma::Halma;
use rules::options::Setup;
use rules::skud::Skud;

const FEW: [&str; 2] =
    ["A to move; A h7 g6; B h10 f9; C j9 i11; D j7 k6", "C to move; A m12 h8; B g9; C d4 h9; D c13"];
/// A and C are about to finish, B is done.
const PLACES: &str = "D to move; turns A 9 B 9 C 9 D 8; finished B; A m13 m14 m15 m16 n13 n14 n15 n16 o13 \
                      o14 o15 p13 l12; B n1 n2; C a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 d1 d2 e5; D c16 d14";

fn narrow<P: Playable>(setup: &Setup, texts: &[&str], seeds: u64) -> Vec<P> {
    let starts: Vec<P> = texts.iter().map(|text| read(setup, text)).collect();
    let seeds = || 0..seeds;
    starts.iter().flat_map(|start| seeds().map(|seed| wander(start, seed, seed as u32))).collect()
}

fn same_as_two_sides<P: Playable>(position: &P, depth: i32, best_reply: bool) {
    let sides = Sides::at(position, best_reply);
    let value = two_sides(position, depth, &sides, false);
    let mut engine = Engine::<P>::with(1, Params { best_reply, ..Params::plain() });
    let found = search(&mut engine, position, &SearchRequest::within(Limits::depth(depth))).remove(0);
    let text = position.write_position();
    assert_eq!(found.score, value, "best reply {best_reply}, depth {depth}: {text}");
    assert_eq!(
        two_sides_step(position, found.steps[0], depth, &sides),
        value,
        "best reply {best_reply}: {text}"
    );
}

#[test]
fn partners_in_halma_search_as_one_side() {
    let setup = setup::<Halma>(4, "classic", &[("teams", "on")]);
    for position in narrow::<Halma>(&setup, &FEW, 4) {
        let sides = Sides::at(&position, false);
        for depth in 1..=3 {
            let value = two_sides(&position, depth, &sides, false);
            let text = position.write_position();
            assert_eq!(plain(&position, depth).score, value, "depth {depth}: {text}");
        }
    }
}

#[test]
fn four_alone_in_halma() {
    let setup = setup::<Halma>(4, "classic", &[("limits", "off")]);
    for position in narrow::<Halma>(&setup, &FEW, 4) {
        for depth in 1..=3 {
            same_as_two_sides(&position, depth, false);
            same_as_two_sides(&position, depth, true);
        }
    }
}

#[test]
fn places_in_halma_count_after_the_first() {
    let setup = setup::<Halma>(4, "classic", &[("limits", "off")]);
    for position in narrow::<Halma>(&setup, &[PLACES], 3) {
        for depth in 1..=2 {
            same_as_two_sides(&position, depth, false);
            same_as_two_sides(&position, depth, true);
        }
    }
}

#[test]
fn three_and_four_in_skud() {
    let three = setup::<Skud>(3, "standard", &[]);
    let texts = ["turn 5S | 2,2:SR3 -3,-1:WR4 3,-1:NW4 | S R3 | W R4 | N W4"];
    let four = setup::<Skud>(4, "standard", &[]);
    let more = ["turn 5N | 2,2:SR3 -3,-1:WR4 3,-1:NW4 -2,4:EW5 | S R3 | W R4 | N W4 | E W5"];
    let positions = narrow::<Skud>(&three, &texts, 2).into_iter().chain(narrow(&four, &more, 2));
    for position in positions {
        for depth in 1..=2 {
            same_as_two_sides(&position, depth, false);
            same_as_two_sides(&position, depth, true);
        }
    }
}

#[test]
fn the_first_to_fill_the_camp_wins_though_the_others_play_on() {
    let setup = setup::<Halma>(4, "classic", &[]);
    let camp = "m15 m16 n14 n15 n16 o13 o14 o15 o16 p13 p14 p15 p16";
    let start = |last: &str| {
        let text = format!("A to move; A {}; B a8 b9; C c8 c9; D h1 h2", camp.replace("n14", last));
        read::<Halma>(&setup, &text)
    };
    for best_reply in [false, true] {
        let params = Params { best_reply, ..Halma::PARAMS };
        let score = |last: &str| {
            let request = SearchRequest::within(Limits::depth(5));
            search(&mut Engine::with(1, params.clone()), &start(last), &request)[0].score
        };
        assert_eq!(score("m13"), Score::win_in(1), "best reply {best_reply}");
        assert_eq!(score("m12"), Score::win_in(5), "best reply {best_reply}: four turns later");
    }
}
