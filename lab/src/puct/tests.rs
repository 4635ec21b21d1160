//! The best-first search: certain results, legal turns, the turns asked for.

#![allow(clippy::unwrap_used)]

use super::*;
use engine::limits::Limits;
use engine::net::Nets;
use rules::halma::Halma;
use rules::options::Setup;
use rules::skud::Skud;

fn setup<P: Playable>(seats: u8, preset: &str) -> Setup {
    Setup::choose(P::INFO, Some(seats), Some(preset), []).unwrap()
}

fn think<P: Playable>(table: &dyn AnyGame, request: &SearchRequest) -> Variation {
    let mut engine = Puct::<P>::new(4, Nets::shipped::<P>());
    engine.best(table, request, &AtomicBool::new(false), &mut |_| {}).unwrap()
}

fn open(setup: Setup, position: Option<&str>) -> Box<dyn AnyGame> {
    setup.open(position).unwrap()
}

const NEARLY: [&str; 3] = [
    "turn 5G | 5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-3:GR4 0,6:HW3 | G 2xW3 R | H 2xW4",
    "turn 5H | 5,2:HR3 -5,2:HR4 -5,-2:HR3 5,-3:HR4 0,6:GW3 | G 2xW3 K | H 2xW4 R",
    "turn 9G | 5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-4:GR4 0,6:HW3 1,6:HW4 | G 2xW3 | H 2xW4",
];

#[test]
fn a_win_in_one_turn_is_found_and_certain() {
    for text in NEARLY {
        let table = open(setup::<Skud>(2, "standard"), Some(text));
        let answer = think::<Skud>(table.as_ref(), &SearchRequest::within(Limits::nodes(3_000)));
        assert_eq!(answer.score, Score::win_in(1), "{text}: {answer:?}");
        let mut after = table.copy();
        after.play(&answer.turns[0]).unwrap();
        assert!(after.outcome().is_some_and(|outcome| outcome.winner.contains(table.seat())), "{text}");
    }
}

#[test]
fn a_loss_that_nothing_prevents_is_certain() {
    let text = "A to move; A h1 h2; B a1 a2 a3 a4 b1 b3 c1 c2 c3 d1";
    let table = open(setup::<Halma>(2, "classic"), Some(text));
    assert_eq!(
        think::<Halma>(table.as_ref(), &SearchRequest::within(Limits::nodes(20_000))).score,
        Score::loss_in(2)
    );
}

#[test]
fn whole_games_are_legal() {
    for seats in [2, 3, 4] {
        let mut table = open(setup::<Skud>(seats, "standard"), None);
        for _ in 0..24 {
            if table.outcome().is_some() {
                break;
            }
            let answer = think::<Skud>(table.as_ref(), &SearchRequest::within(Limits::nodes(60)));
            table.play(&answer.turns[0]).unwrap();
        }
    }
}

#[test]
fn only_the_turn_asked_for_is_answered_and_a_stop_ends_at_once() {
    let text = "turn 5G | 2,2:GR3 3,3:GR4 -3,1:HW4 | G W3 R K | H W4";
    let table = open(setup::<Skud>(2, "standard"), Some(text));
    let body = table.legal_turns().into_iter().find(|turn| turn.contains("+K(-")).unwrap();
    let request = SearchRequest { only: vec![body.clone()], ..SearchRequest::within(Limits::nodes(200)) };
    assert_eq!(think::<Skud>(table.as_ref(), &request).turns[0], body);

    let mut engine = Puct::<Skud>::new(4, Nets::NONE);
    let answer =
        engine.best(table.as_ref(), &SearchRequest::default(), &AtomicBool::new(true), &mut |_| {}).unwrap();
    table.copy().play(&answer.turns[0]).unwrap();
    assert!(answer.nodes < 100);
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let table = open(setup::<Skud>(2, "standard"), Some(NEARLY[0]));
    let request = SearchRequest::within(Limits::nodes(400));
    let (first, again) = (think::<Skud>(table.as_ref(), &request), think::<Skud>(table.as_ref(), &request));
    assert_eq!((first.turns, first.score), (again.turns, again.score));
}
