//! How the lower levels play: turns that come to mind, games that end, no claim that is not true.

use crate::common::{setup, wander};
use engine::game::Playable;
use engine::games::level;
use engine::searcher::{Engine, SearchRequest, Searcher};
use rules::game::{Notation, Position, Rules, Seat};
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::{Step, Street};
use rules::table::Game;
use std::sync::atomic::AtomicBool;

/// The steps of the turn that a level makes.
fn turn_of<P: Playable>(engine: &mut Engine<P>, game: &Game<P>, n: u8, seed: u64) -> Vec<P::Step> {
    let request = SearchRequest::at(level(P::INFO.id, n).unwrap().seeded(seed));
    let best = engine.best(game, &request, &AtomicBool::new(false), &mut |_| {}).unwrap();
    game.position().read_turn(&best.turns[0]).unwrap()
}

fn at<P: Playable>(preset: &str, options: &[(&str, &str)], position: &P) -> Game<P> {
    Game::from_position(setup::<P>(2, preset, options), &position.write_position()).unwrap()
}

/// How many turns a game of a level against a runner lasts, who always makes the step that brings a piece nearest.
fn race(preset: &str, board: &str, n: u8, seed: u64) -> Result<u32, String> {
    let options = [("board", board)];
    let mut rng = fastrand::Rng::with_seed(seed);
    let start = Halma::start(&setup::<Halma>(2, preset, &options)).unwrap();
    let mut position = wander(&start, seed, 6);
    let (mut engine, own) = (Engine::<Halma>::new(1), Seat((seed % 2) as u8));
    while position.outcome().is_none() {
        if position.turn() > 400 {
            return Err(position.write_position());
        }
        let step = if position.seat() == own {
            turn_of(&mut engine, &at(preset, &options, &position), n, seed)[0]
        } else {
            let (mut steps, mut hints) = (Vec::new(), Vec::new());
            position.steps(&mut steps);
            position.hints(&steps, &mut hints);
            let most = hints.iter().max().unwrap();
            let best: Vec<usize> = (0..steps.len()).filter(|i| hints[*i] == *most).collect();
            steps[best[rng.usize(..best.len())]]
        };
        position.play(step, &mut ());
    }
    Ok(position.turn())
}

#[test]
fn a_low_level_of_halma_always_runs_home() {
    for seed in 0..8 {
        for n in [1, 3] {
            race("classic", "8x8", n, seed).unwrap();
        }
        race("tournament", "10x10", 1, seed).unwrap();
    }
}

/// The whole of it: `cargo nextest run -p teahouse-engine --run-ignored only -E 'test(two_hundred_games)'`.
#[test]
#[ignore = "takes minutes"]
fn two_hundred_games_of_level_1_against_a_runner_all_end() {
    for (preset, board) in
        [("classic", "8x8"), ("tournament", "8x8"), ("classic", "10x10"), ("tournament", "10x10")]
    {
        let turns: Vec<u32> = (0..50).map(|seed| race(preset, board, 1, 1_000 + seed).unwrap()).collect();
        println!("{preset} {board}: {} turns at most", turns.iter().max().unwrap());
    }
}

#[test]
fn no_level_claims_a_win_that_it_does_not_hold() {
    let mut asked = 0;
    let start = Street::start(&setup::<Street>(2, "classic", &[])).unwrap();
    for seed in 0..12 {
        let mut engine = Engine::<Street>::new(1);
        let mut game = at("classic", &[], &wander(&start, seed, 2 + seed as u32 * 4));
        for number in 0..70 {
            let turn = turn_of(&mut engine, &game, 1 + number % 2, seed);
            let mut next = game.position().clone();
            turn.iter().for_each(|step| next.play(*step, &mut ()));
            asked += 1;
            if turn.contains(&Step::Claim) {
                assert!(next.outcome().is_some(), "{}", game.position().write_position());
                break;
            }
            if next.outcome().is_some() {
                break;
            }
            game = at("classic", &[], &next);
        }
    }
    assert!(asked > 200, "{asked}");
}

/// A level thinks of few turns, others in other games, and the same in the same.
#[test]
fn what_comes_to_a_levels_mind_differs_from_game_to_game() {
    let start = Skud::start(&setup::<Skud>(2, "standard", &[])).unwrap();
    let mut others = 0;
    for seed in 0..10 {
        let position = wander(&start, seed, 20);
        if position.outcome().is_some() || position.pending() {
            continue;
        }
        let game = at("standard", &[], &position);
        let turns: Vec<_> =
            (0..6).map(|game_seed| turn_of(&mut Engine::<Skud>::new(1), &game, 1, game_seed)).collect();
        assert_eq!(turns[0], turn_of(&mut Engine::<Skud>::new(1), &game, 1, 0));
        others += usize::from(turns.iter().any(|turn| *turn != turns[0]));
    }
    assert!(others >= 5, "{others}");
}
