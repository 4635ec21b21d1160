//! Skud positions with a right answer: the search must find every one.

use crate::solver::{Solver, won};
use engine::limits::Limits;
use engine::score::Score;
use engine::searcher::{Engine, SearchRequest, Searcher, Variation};
use rules::game::{Notation, Position};
use rules::options::Setup;
use rules::skud::{INFO, Skud, Step};
use rules::table::Game;
use std::sync::atomic::AtomicBool;

struct Question {
    sort: String,
    game: Game<Skud>,
    answers: Vec<String>,
}

fn questions(sorts: &[&str]) -> Vec<Question> {
    let text = include_str!("../../positions/skud.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let parts: Vec<&str> = line.split('\t').collect();
        let [sort, label, position, answers] = parts[..] else { panic!("{line}") };
        let mut words = label.split(' ');
        let preset = words.next();
        let options = words.filter_map(|word| word.split_once('='));
        let setup = Setup::choose(&INFO, None, preset, options).expect(line);
        Question {
            sort: sort.to_string(),
            game: Game::from_position(setup, position).expect(line),
            answers: answers.split(' ').map(str::to_string).collect(),
        }
    };
    lines.map(read).filter(|question| sorts.contains(&question.sort.as_str())).collect()
}

fn answer(question: &Question, nodes: u64) -> Variation {
    let mut engine = Engine::<Skud>::new(4);
    let request = SearchRequest::within(Limits::nodes(nodes));
    engine.best(&question.game, &request, &AtomicBool::new(false), &mut |_| {}).expect("a position of a game")
}

/// The position after the first turn of an answer.
fn after(question: &Question, report: &Variation) -> Skud {
    let mut next = question.game.position().clone();
    let steps = next.read_turn(&report.turns[0]).expect("a legal turn");
    for step in steps {
        next.play(step, &mut ());
    }
    if next.pending() {
        next.play(Step::Decline, &mut ());
    }
    next
}

fn wrong(sorts: &[&str], nodes: u64, right: impl Fn(&Question, &Variation) -> bool) -> Vec<String> {
    let all = questions(sorts);
    assert!(!all.is_empty());
    let missed = all.iter().filter_map(|question| {
        let report = answer(question, nodes);
        let told = || format!("{} {}: {report:?}", question.sort, question.game.position().write_position());
        (!right(question, &report)).then(told)
    });
    missed.collect()
}

#[test]
fn there_are_enough_positions_of_each_sort() {
    assert!(questions(&["win-1", "bonus-win", "win-2", "win-3", "save", "bonus-save"]).len() >= 100);
    assert!(questions(&["win-3"]).len() >= 10);
}

#[test]
fn bonuses_of_every_kind_win_and_hold() {
    let of_kind = |sort: &str, kind: &str| {
        let all = questions(&[sort]);
        // A mover who has nothing else to place can only mean this.
        let reserve = |q: &Question| {
            let text = q.game.position().write_position();
            let letter = if q.game.position().seat().0 == 0 { " | G " } else { " | H " };
            let after = text.split(letter).nth(1).unwrap_or_default();
            after.split(" |").next().unwrap_or_default().split(' ').map(str::to_string).collect::<Vec<_>>()
        };
        let accents = |q: &Question| {
            reserve(q)
                .into_iter()
                .filter(|held| !held.ends_with(|c: char| c.is_ascii_digit()))
                .collect::<Vec<_>>()
        };
        all.iter().filter(|q| accents(q).concat() == kind).count()
    };
    for kind in ["B", "W", "M", "T", "L", ""] {
        assert!(of_kind("bonus-win", kind) >= 2, "{kind}");
    }
    for kind in ["B", "K", "R", "W", "M", "P", "T"] {
        assert!(of_kind("bonus-save", kind) >= 2, "{kind}");
    }
}

#[test]
fn wins_at_once_are_found_within_5_000_nodes() {
    let missed = wrong(&["win-1"], 5_000, |q, report| won(q.game.position(), &after(q, report)));
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn a_bonus_that_closes_a_ring_is_never_missed_within_10_000_nodes() {
    let missed = wrong(&["bonus-win"], 10_000, |q, report| won(q.game.position(), &after(q, report)));
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn wins_in_two_own_turns_are_found_within_300_000_nodes() {
    let missed = wrong(&["win-2"], 300_000, |q, report| {
        // A win that takes one turn more is a win too, if the solver says so.
        let won =
            || Solver::new(100_000_000).turn_wins(q.game.position(), &after(q, report), 3) == Some(true);
        q.answers.contains(&report.turns[0]) || won()
    });
    assert_eq!(missed, Vec::<String>::new());
}

/// Two turns ahead each reply is answered by a harmony whose bonus plants the last flower: late as such a step comes in the
/// order, it is not left out.
#[test]
fn a_bonus_that_ends_the_game_is_seen_at_the_last_depth() {
    let position = "turn 20G | -3,-7:GR3 6,-4:GW3 -7,-3:GW4 -2,-3:GR5 1,-3:GO -8,0:GR4 -1,0:GW3 5,3:HL -2,4:GW3 5,4:GR5 \
                    4,6:HR3 | G R3 W4 | H R3 W4 K W";
    let setup = Setup::choose(&INFO, None, Some("garden-gate"), []).expect("a preset");
    let game = Game::<Skud>::from_position(setup, position).expect("a position");
    let request = SearchRequest::within(Limits::depth(3));
    let best = Engine::<Skud>::new(4).best(&game, &request, &AtomicBool::new(false), &mut |_| {});
    assert_eq!(best.map(|line| line.score), Some(Score::win_in(3)));
}

#[test]
fn wins_in_three_own_turns_are_found_within_300_000_nodes() {
    let missed = wrong(&["win-3"], 300_000, |q, report| {
        // Where not all right turns are known, the solver looks at the answer.
        let is_partial = q.answers.last().is_some_and(|last| last == "…");
        let mut solver = Solver::new(100_000_000);
        q.answers.contains(&report.turns[0])
            || is_partial && solver.turn_wins(q.game.position(), &after(q, report), 3) == Some(true)
    });
    assert_eq!(missed, Vec::<String>::new());
}

/// One of them is lost two turns later whatever is played; the search may know that first.
#[test]
fn only_turns_against_a_loss_are_found_within_100_000_nodes() {
    let missed = wrong(&["save", "bonus-save"], 100_000, |q, report| {
        let next = after(q, report);
        Solver::new(10_000_000).is_safe(q.game.position(), &next, 1) == Some(true)
            || report.score == Score::loss_in(4)
    });
    assert_eq!(missed, Vec::<String>::new());
}
