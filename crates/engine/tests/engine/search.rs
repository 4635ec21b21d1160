//! What a search promises besides its value: the same again, exact distances, the lines and turns asked for,
//! an end when told.

use crate::common::{after, minimax, read, search, setup, steps, value_of_step, wander};
use engine::game::Playable;
use engine::games::level;
use engine::limits::Limits;
use engine::line::Line;
use engine::params::Params;
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest, Searcher, Variation};
use engine::task::Task;
use rules::game::{Notation, Position};
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use rules::table::{AnyGame, Game};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A is one step from filling the camp; B is far.
const HALMA_WIN: &str = "A to move; A e8 f8 g6 g7 g8 h5 h6 h7 h8 f6; B a1 b1 c4";
const SKUD_WIN: &str = "turn 5G | 5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-3:GR4 0,6:HW3 | G 2xW3 R | H 2xW4";

fn think<P: Playable>(
    engine: &mut Engine<P>,
    table: &dyn AnyGame,
    request: &SearchRequest,
) -> (Vec<Variation>, Variation) {
    let mut heard = Vec::new();
    let answer =
        engine.best(table, request, &AtomicBool::new(false), &mut |report| heard.push(report.clone()));
    (heard, answer.unwrap())
}

fn nodes_and_lines<P: Playable>(
    engine: &mut Engine<P>,
    table: &dyn AnyGame,
    request: &SearchRequest,
) -> Vec<String> {
    let (mut heard, answer) = think(engine, table, request);
    heard.push(answer);
    heard
        .into_iter()
        .map(|report| format!("{} {} {} {:?}", report.depth, report.nodes, report.score, report.turns))
        .collect()
}

fn game<P: Playable>(seats: u8, preset: &str) -> Game<P> {
    Game::new(setup::<P>(seats, preset, &[])).unwrap()
}

fn is_reproducible<P: Playable>(table: &dyn AnyGame, depth: i32) {
    let request = SearchRequest::within(Limits::depth(depth));
    let mut engine = Engine::<P>::new(1);
    let first = nodes_and_lines(&mut engine, table, &request);
    engine.forget();
    assert_eq!(first, nodes_and_lines(&mut engine, table, &request), "the same engine, emptied");
    assert_eq!(first, nodes_and_lines(&mut Engine::<P>::new(1), table, &request), "another engine");
    assert!(!first.is_empty() && !first.iter().any(|line| line.contains(" 0 ")), "{first:?}");
}

#[test]
fn one_thread_searches_the_same_nodes_and_line_in_every_run() {
    is_reproducible::<Halma>(&game::<Halma>(2, "classic"), 3);
    is_reproducible::<Halma>(&game::<Halma>(4, "classic"), 2);
    is_reproducible::<Street>(&game::<Street>(2, "classic"), 2);
    let mut skud = game::<Skud>(2, "standard");
    ["R,W,K,B", "R,W,K,B", "R3(0,-8)"].iter().for_each(|body| skud.play(body).unwrap());
    is_reproducible::<Skud>(&skud, 2);
}

#[test]
fn wins_and_losses_have_their_exact_distance() {
    let setup = setup::<Halma>(2, "classic", &[]);
    let found = |text: &str, depth| {
        search(
            &mut Engine::<Halma>::new(1),
            &read(&setup, text),
            &SearchRequest::within(Limits::depth(depth)),
        )
        .remove(0)
    };
    assert_eq!(found(HALMA_WIN, 4).score, Score::win_in(1));
    assert_eq!(found(&HALMA_WIN.replace("f6;", "f5;"), 4).score, Score::win_in(3));
    assert_eq!(found(&HALMA_WIN.replace("A to move", "B to move"), 4).score, Score::loss_in(2));
    let later = found(&HALMA_WIN.replace("f6;", "f5;").replace("A to move", "B to move"), 5);
    assert_eq!(later.score, Score::loss_in(4));
}

#[test]
fn a_ring_that_can_be_closed_is_closed() {
    let setup = setup::<Skud>(2, "standard", &[]);
    let position: Skud = read(&setup, SKUD_WIN);
    for params in [Params::plain(), Skud::PARAMS] {
        let found = search(&mut Engine::with(1, params), &position, &SearchRequest::within(Limits::depth(2)))
            .remove(0);
        assert_eq!(found.score, Score::win_in(1));
        assert_eq!(position.write_turn(&found.steps), "(5,-3)-(5,-2)");
    }
}

#[test]
fn several_lines_come_best_first_and_are_as_good_as_they_say() {
    let setup = setup::<Halma>(2, "classic", &[]);
    let start: Halma = read(&setup, "A to move; A c3 d4; B f6 e5");
    for seed in 0..4 {
        let position = wander(&start, seed, 3);
        let request = SearchRequest { lines: 4, ..SearchRequest::within(Limits::depth(2)) };
        let lines: Vec<Line<_>> = search(&mut Engine::<Halma>::with(1, Params::plain()), &position, &request);
        let mut values: Vec<Score> = steps(&position)
            .into_iter()
            .map(|step| value_of_step(&position, step, 2, &[position.key()], 1))
            .collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let scores: Vec<Score> = lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, values[..4], "{}", position.write_position());
        for line in &lines {
            let own = value_of_step(&position, line.steps[0], 2, &[position.key()], 1);
            assert_eq!(own, line.score);
            assert_eq!(lines.iter().filter(|other| other.steps[0] == line.steps[0]).count(), 1);
        }
    }
}

#[test]
fn lines_are_sorted_and_none_comes_twice_wherever_the_search_ends() {
    fn check<P: Playable>(table: &dyn AnyGame) {
        let legal = table.legal_turns().len();
        for nodes in (50..6_000).step_by(85) {
            let request = SearchRequest { lines: 3, ..SearchRequest::within(Limits::nodes(nodes)) };
            let lines = Engine::<P>::new(1).think(table, &request, &AtomicBool::new(false), &mut |_| {});
            assert!((1..=3.min(legal)).contains(&lines.len()), "{nodes}: {}", lines.len());
            assert!(lines.windows(2).all(|pair| pair[0].score >= pair[1].score), "{nodes}: {lines:?}");
            for (i, line) in lines.iter().enumerate() {
                assert_eq!(line.number, i + 1);
                let same = lines.iter().filter(|other| other.turns[0] == line.turns[0]);
                assert_eq!(same.count(), 1, "{nodes}: {lines:?}");
                table.copy().play(&line.turns[0]).unwrap();
            }
        }
    }
    let mut halma = Game::<Halma>::new(setup::<Halma>(2, "classic", &[])).unwrap();
    halma.play("c2-c3").unwrap();
    halma.play("h8-f6").unwrap();
    check::<Halma>(&halma);
    check::<Halma>(&Game::<Halma>::new(setup::<Halma>(4, "classic", &[])).unwrap());
    check::<Street>(&Game::<Street>::new(setup::<Street>(2, "classic", &[])).unwrap());
    // Accents chosen in another order are the same turn.
    check::<Skud>(&Game::<Skud>::new(setup::<Skud>(2, "standard", &[])).unwrap());
    // One player chooses for all.
    for seats in [2, 4] {
        let setup = setup::<Skud>(seats, "standard", &[("accents", "guest-picks-each")]);
        check::<Skud>(&Game::<Skud>::new(setup).unwrap());
    }
}

#[test]
fn more_lines_than_steps_are_as_many_as_there_are_steps() {
    let game = Game::<Halma>::from_position(setup::<Halma>(2, "classic", &[]), HALMA_WIN).unwrap();
    let legal = game.legal_turns();
    let request = SearchRequest { lines: 1_000, ..SearchRequest::within(Limits::depth(1)) };
    let (heard, _) = think(&mut Engine::<Halma>::new(1), &game, &request);
    assert_eq!(heard.len(), legal.len());
    assert!(heard.windows(2).all(|pair| pair[0].score >= pair[1].score));
}

#[test]
fn only_the_turns_asked_for_are_looked_at() {
    let game = Game::<Halma>::from_position(setup::<Halma>(2, "classic", &[]), HALMA_WIN).unwrap();
    let only = vec!["f6-e6".to_string(), "f6-f5".to_string(), "f6-e6".to_string()];
    let request = SearchRequest { only, lines: 3, ..SearchRequest::within(Limits::depth(2)) };
    let (heard, answer) = think(&mut Engine::<Halma>::new(1), &game, &request);
    assert!(["f6-e6", "f6-f5"].contains(&answer.turns[0].as_str()));
    assert_eq!(
        heard.iter().filter(|report| report.depth == 2).count(),
        2,
        "the same turn asked twice is one"
    );
}

#[test]
fn a_turn_asked_for_with_its_bonus_is_looked_at_with_that_bonus() {
    let text = "turn 5G | 2,2:GR3 3,3:GR4 -3,1:HW4 | G W3 R K | H W4";
    let game = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), text).unwrap();
    let body = game.legal_turns().into_iter().find(|turn| turn.contains("+K(-")).unwrap();
    let request = SearchRequest { only: vec![body.clone()], ..SearchRequest::within(Limits::depth(2)) };
    for params in [Params::plain(), Skud::PARAMS] {
        let (heard, answer) = think(&mut Engine::<Skud>::with(1, params), &game, &request);
        assert_eq!(answer.turns[0], body);
        assert!(heard.iter().all(|report| report.turns[0] == body));
    }
}

/// What is answered when there is no time at all: told to stop before it begins, or with nothing on the clock.
fn in_no_time<P: Playable>(table: &dyn AnyGame) -> [Variation; 2] {
    let timeless = SearchRequest::within(Limits::time(Duration::ZERO));
    [(SearchRequest::default(), true), (timeless, false)].map(|(request, stopped)| {
        Engine::<P>::new(1).best(table, &request, &AtomicBool::new(stopped), &mut |_| {}).unwrap()
    })
}

#[test]
fn without_any_time_a_search_ends_at_once_with_a_legal_turn() {
    fn ends<P: Playable>(table: &dyn AnyGame) {
        for answer in in_no_time::<P>(table) {
            assert!(answer.nodes < 5_000, "{} nodes", answer.nodes);
            table.copy().play(&answer.turns[0]).unwrap();
        }
    }
    ends::<Halma>(&game::<Halma>(2, "classic"));
    ends::<Halma>(&game::<Halma>(4, "classic"));
    ends::<Street>(&game::<Street>(2, "classic"));
    ends::<Skud>(&game::<Skud>(2, "standard"));
    ends::<Skud>(&game::<Skud>(3, "standard"));
}

#[test]
fn without_any_time_a_turn_still_makes_sense() {
    let halma = Game::<Halma>::from_position(setup::<Halma>(2, "classic", &[]), HALMA_WIN).unwrap();
    let skud = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), SKUD_WIN).unwrap();
    for answer in in_no_time::<Halma>(&halma).into_iter().chain(in_no_time::<Skud>(&skud)) {
        assert!(["f6-f7", "(5,-3)-(5,-2)"].contains(&answer.turns[0].as_str()), "{:?}", answer.turns);
    }
}

#[test]
fn a_turn_of_which_nothing_was_found_is_completed_as_it_looks_best() {
    let text = "turn 5G | 2,2:GR3 3,3:GR4 -3,1:HW4 | G W3 R K | H W4";
    let game = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), text).unwrap();
    let (request, never) = (SearchRequest::default(), AtomicBool::new(false));
    let task = Task::<Skud>::of(&game, &request, &never).unwrap();
    let write = |steps: Vec<_>| game.position().write_turn(&steps);
    let body = game.legal_turns().into_iter().find(|turn| turn.contains("+K(-")).unwrap();
    let begun = game.position().read_turn(&body).unwrap();
    // Nothing is known: a legal turn comes of the first step, and of no step at all.
    for known in 0..2 {
        let turn = write(task.complete(begun[..known].to_vec(), |_| 0));
        game.copy().play(&turn).unwrap_or_else(|why| panic!("{turn}: {why}"));
    }
    // What is known is followed, and what was asked for comes first.
    let bonus = Skud::pack(begun[1]);
    assert_eq!(write(task.complete(begun[..1].to_vec(), |_| bonus)), body);
    let request = SearchRequest { only: vec![body.clone()], ..SearchRequest::default() };
    let task = Task::<Skud>::of(&game, &request, &never).unwrap();
    assert_eq!(write(task.complete(Vec::new(), |_| 0)), body);
}

#[test]
fn every_line_says_how_full_the_table_is() {
    let game = game::<Street>(2, "classic");
    let (heard, answer) =
        think(&mut Engine::<Street>::new(1), &game, &SearchRequest::within(Limits::nodes(30_000)));
    assert!(heard.last().unwrap().fullness > 0 && answer.fullness >= heard.last().unwrap().fullness);
}

#[test]
fn two_threads_search_more_and_play_legally() {
    let game = game::<Halma>(2, "classic");
    let nodes = |threads| {
        let request =
            SearchRequest { threads, ..SearchRequest::within(Limits::time(Duration::from_millis(60))) };
        let (_, answer) = think(&mut Engine::<Halma>::new(4), &game, &request);
        game.copy().play(&answer.turns[0]).unwrap();
        answer.nodes
    };
    // Other work on the machine can take the second core for a while.
    let more = (0..20).any(|_| nodes(2) > nodes(1));
    assert!(more || std::thread::available_parallelism().map_or(1, usize::from) < 2);
}

#[test]
fn a_repetition_is_a_draw() {
    let setup = setup::<Halma>(2, "classic", &[]);
    let position: Halma = read(&setup, "A to move; A g7 e4; B b2 d4");
    // Every position after one turn has been there twice: all turns lead to a draw.
    let mut past: Vec<u64> = steps(&position).iter().map(|step| after(&position, *step).key()).collect();
    past.extend(past.clone());
    past.push(position.key());
    let value = minimax(&position, 2, &past, past.len());
    assert_eq!(value, Score::DRAW);
    let never = AtomicBool::new(false);
    let request = SearchRequest::within(Limits::depth(2));
    let task = Task { past, ..Task::at(&position, &request, &never) };
    let found = Engine::<Halma>::new(1).search(&task, &mut |_| {});
    assert_eq!(found.unwrap().1[0].score, Score::DRAW);
}

#[test]
fn a_level_plays_legally_the_same_each_time_and_within_its_nodes() {
    fn plays<P: Playable>(table: &dyn AnyGame, n: u8) {
        let level = level(P::INFO.id, n).unwrap().seeded(5);
        let (_, first) = think(&mut Engine::<P>::new(1), table, &SearchRequest::at(level));
        let (_, again) = think(&mut Engine::<P>::new(1), table, &SearchRequest::at(level));
        assert_eq!((&first.turns, first.nodes), (&again.turns, again.nodes));
        assert!(first.nodes <= level.nodes || first.depth <= 1, "{} nodes at level {n}", first.nodes);
        table.copy().play(&first.turns[0]).unwrap();
    }
    for n in 1..=6 {
        plays::<Halma>(&game::<Halma>(2, "classic"), n);
        plays::<Halma>(&game::<Halma>(4, "classic"), n);
        plays::<Street>(&game::<Street>(2, "classic"), n);
        plays::<Skud>(&game::<Skud>(2, "standard"), n);
        plays::<Skud>(&game::<Skud>(3, "standard"), n);
    }
}

#[test]
fn no_level_overlooks_its_own_win() {
    let halma = Game::<Halma>::from_position(setup::<Halma>(2, "classic", &[]), HALMA_WIN).unwrap();
    let skud = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), SKUD_WIN).unwrap();
    for n in 1..=10 {
        for seed in 0..8 {
            let request = |game| SearchRequest::at(level(game, n).unwrap().seeded(seed));
            assert_eq!(
                think(&mut Engine::<Halma>::new(1), &halma, &request("halma")).1.score,
                Score::win_in(1)
            );
            assert_eq!(think(&mut Engine::<Skud>::new(1), &skud, &request("skud")).1.score, Score::win_in(1));
        }
    }
}

fn packed_steps_come_back<P: Playable>(seats: u8) {
    let setup = rules::options::Setup::choose(P::INFO, Some(seats), None, []).unwrap();
    let mut rng = fastrand::Rng::with_seed(11);
    let mut position = P::start(&setup).unwrap();
    let mut steps = Vec::new();
    while position.outcome().is_none() && position.turn() < 60 {
        steps.clear();
        position.steps(&mut steps);
        for step in &steps {
            let packed = P::pack(*step);
            assert!((1..1 << 24).contains(&packed), "{step:?}");
            assert_eq!(P::unpack(packed), Some(*step));
        }
        position.play(steps[rng.usize(..steps.len())], &mut ());
    }
    (0..1 << 24).step_by(997).filter_map(P::unpack).for_each(|step| {
        position.is_legal(step);
    });
    assert_eq!(P::unpack(0), None);
}

#[test]
fn steps_are_packed_and_unpacked_without_loss() {
    packed_steps_come_back::<Skud>(2);
    packed_steps_come_back::<Skud>(4);
    packed_steps_come_back::<Street>(2);
    packed_steps_come_back::<Halma>(2);
    packed_steps_come_back::<Halma>(4);
}
