//! Halma: one test for each rule that is easily got wrong.

use crate::common::setup;
use rules::game::{Notation, Position, Reason, Rules, Seat};
use rules::halma::Halma;
use rules::options::Setup;
use rules::record::{Record, result_tag};
use rules::table::{AnyGame, Game};
use rules::view::Place;

const ON: &str = "on";

fn two(options: &[(&str, &str)]) -> Setup {
    setup::<Halma>(2, "classic", options)
}

fn four(options: &[(&str, &str)]) -> Setup {
    setup::<Halma>(4, "classic", options)
}

fn game(setup: Setup, position: &str) -> Game<Halma> {
    Game::from_position(setup, position).unwrap_or_else(|why| panic!("{position}: {why}"))
}

/// The goals of the piece on a square.
fn goals(game: &Game<Halma>, from: &str) -> Vec<String> {
    let turns = game.legal_turns();
    let pairs = turns.iter().filter_map(|turn| turn.split_once('-'));
    pairs.filter(|(start, _)| *start == from).map(|(_, to)| to.to_string()).collect()
}

fn refused(game: &Game<Halma>, body: &str) -> String {
    game.position().read_turn(body).unwrap_err().to_string()
}

fn play(game: &mut Game<Halma>, bodies: &str) {
    for body in bodies.split(' ') {
        game.play(body).unwrap_or_else(|why| panic!("{body}: {why}"));
    }
}

/// Result and ranking: `B camp: B A`.
fn result(game: &Game<Halma>) -> String {
    let ranking = game.view().outcome.map_or(Vec::new(), |outcome| outcome.ranking);
    format!("{}: {}", result_tag(game.setup(), game.outcome()), ranking.join(" "))
}

/// The squares of a ground.
fn ground(setup: &Setup, ground: &str) -> Vec<String> {
    let view = Game::<Halma>::new(setup.clone()).unwrap().view();
    view.points.into_iter().filter(|point| point.ground == ground).map(|point| point.name).collect()
}

fn without(squares: &[String], left_out: &str) -> String {
    let kept: Vec<_> = squares.iter().filter(|square| *square != left_out).cloned().collect();
    kept.join(" ")
}

#[test]
fn camps_have_10_15_19_and_13_squares() {
    for (board, count) in [("8x8", 10), ("10x10", 15), ("16x16", 19)] {
        let setup = two(&[("board", board)]);
        assert_eq!(ground(&setup, "camp-a").len(), count);
        assert_eq!(ground(&setup, "camp-b").len(), count);
    }
    for (camp, corner) in [("camp-a", "a1"), ("camp-b", "a16"), ("camp-c", "p16"), ("camp-d", "p1")] {
        let squares = ground(&four(&[]), camp);
        assert_eq!(squares.len(), 13);
        assert!(squares.contains(&corner.to_string()));
    }
    assert!(!ground(&two(&[("board", "16x16")]), "camp-a").contains(&"f1".to_string()));
}

#[test]
fn four_play_on_16x16_only_and_teams_need_four() {
    let start = |setup: &Setup| Halma::start(setup).map(|_| ()).unwrap_err().to_string();
    assert_eq!(start(&four(&[("board", "8x8")])), "four-need-large-board board=8x8");
    assert_eq!(start(&two(&[("teams", ON)])), "teams-need-four");
    assert_eq!(four(&[]).get("board"), "16x16");
}

#[test]
fn a_step_does_not_go_on_with_a_jump() {
    let game = game(two(&[]), "A to move; A a1; B c3");
    assert_eq!(goals(&game, "a1"), ["a2", "b1", "b2"]);
    assert_eq!(refused(&game, "a1-b2-d4"), "illegal-path from=a1 to=b2");
}

#[test]
fn a_piece_cannot_jump_over_itself() {
    let game = game(two(&[]), "A to move; A c3; B d3 h1");
    let jumps: Vec<_> = goals(&game, "c3").into_iter().filter(|to| to.ends_with('3')).collect();
    assert_eq!(jumps, ["b3", "e3"]);
    assert_eq!(refused(&game, "c3-e3-c3-a3"), "illegal-path from=c3 to=a3");
}

#[test]
fn a_chain_may_pass_its_start_but_not_end_there() {
    let game = game(two(&[]), "A to move; A c3; B b3 d3 h1");
    assert_eq!(refused(&game, "c3-e3-c3"), "same-point at=c3");
    assert!(game.position().read_turn("c3-e3-c3-a3").is_ok());
}

#[test]
fn pieces_of_any_colour_are_jumped_and_stay() {
    let mut game = game(two(&[]), "A to move; A c3 c4; B c6 h1");
    play(&mut game, "c3-c7");
    assert!(game.position().write_position().ends_with("A c4 c7; B h1 c6"));
}

#[test]
fn the_path_shown_is_the_shortest_and_the_first_by_file_then_rank() {
    let mut game = game(two(&[]), "A to move; A c3; B c4 d5 d3 e4");
    assert!(game.position().read_turn("c3-e3-e5").is_ok());
    assert_eq!(refused(&game, "c3-e5-e3"), "illegal-path from=c3 to=e5");
    play(&mut game, "c3-e5");
    assert_eq!(game.shown_entries(), ["1A.c3-c5-e5"]);
    assert_eq!(game.entries(), ["1A.c3-e5"]);
}

#[test]
fn only_the_exact_form_of_a_body_is_read() {
    let game = Game::<Halma>::new(two(&[])).unwrap();
    for body in
        ["C2-c3", "c02-c3", "c2-c03", "c2", "c2-", "-c3", "c2--c3", "c2-c3-", " c2-c3", "c2-i3", "c2-c9", ""]
    {
        assert!(refused(&game, body).starts_with("body-malformed"), "{body}");
    }
    assert_eq!(refused(&game, "pass"), "cannot-pass");
    assert_eq!(refused(&game, "e2-e3"), "empty-point at=e2");
    assert_eq!(refused(&game, "h5-h4"), "not-your-piece at=h5 seat=B");
    assert_eq!(refused(&game, "c2-b2"), "occupied at=b2 seat=A");
    assert_eq!(refused(&game, "c2-h1"), "out-of-reach at=h1");
    let shut_in = self::game(two(&[]), "A to move; A a1 g1; B a2 b1 b2 a3 c1 c3");
    assert_eq!(refused(&shut_in, "a1-a5"), "no-move-from-here at=a1");
}

#[test]
fn a_piece_in_its_target_camp_may_not_end_outside() {
    let game = game(two(&[]), "A to move; A g6; B f6 h1");
    assert_eq!(goals(&game, "g6"), ["f7", "g7", "h5", "h6", "h7"]);
    assert_eq!(refused(&game, "g6-g5"), "leaves-target-camp at=g5");
    assert_eq!(refused(&game, "g6-e6"), "leaves-target-camp at=e6");
}

#[test]
fn a_chain_may_pass_outside_the_target_camp() {
    let position = "A to move; A g6; B f6 e7 h1";
    let free = game(two(&[]), position);
    assert!(free.position().read_turn("g6-e6-e8").is_ok());
    assert!(free.position().read_turn("g6-e8").is_ok());
    let bound = game(two(&[("camp-exit", "per-hop")]), position);
    assert_eq!(refused(&bound, "g6-e6-e8"), "hop-leaves-target-camp at=e6");
    assert_eq!(refused(&bound, "g6-e8"), "chain-leaves-target-camp at=e8");
}

#[test]
fn per_hop_binds_a_piece_that_entered_in_the_same_chain() {
    let position = "A to move; A e6; B e7 d8 h1";
    assert!(game(two(&[]), position).position().read_turn("e6-e8-c8").is_ok());
    let bound = game(two(&[("camp-exit", "per-hop")]), position);
    assert!(bound.position().read_turn("e6-e8").is_ok());
    assert_eq!(refused(&bound, "e6-c8"), "chain-leaves-target-camp at=c8");
}

#[test]
fn per_hop_lets_a_chain_go_on_within_the_camp() {
    let bound = game(two(&[("camp-exit", "per-hop")]), "A to move; A e8; B f8 h7 h1");
    assert!(bound.position().read_turn("e8-g8").is_ok());
    let far = game(two(&[("camp-exit", "per-hop")]), "A to move; A e8; B f8 g7 h1");
    assert!(far.position().read_turn("e8-g8-g6").is_ok());
}

#[test]
fn no_return_forbids_ending_in_the_own_camp_but_not_passing_it() {
    let position = "A to move; A a5 d1; B b4 c2 h1";
    let free = game(two(&[]), position);
    assert!(goals(&free, "a5").contains(&"c3".to_string()));
    let bound = game(two(&[("no-return", ON)]), "A to move; A e1 a1; B d2 b2 h1");
    assert!(goals(&bound, "e1").contains(&"c3".to_string()));
    assert_eq!(refused(&bound, "e1-d1"), "returns-to-own-camp at=d1");
    assert!(goals(&bound, "a1").contains(&"a2".to_string()), "a piece at home may stay there");
    let through = game(two(&[("no-return", ON)]), "A to move; A e1; B d1 c2 h1");
    assert_eq!(refused(&through, "e1-c1"), "returns-to-own-camp at=c1");
    assert!(through.position().read_turn("e1-c1-c3").is_ok());
}

#[test]
fn who_cannot_move_must_pass_and_the_pass_counts_as_a_turn() {
    let position = "A to move; A a1; B a2 b1 b2 a3 c1 c3 h1";
    let mut game = game(two(&[]), position);
    assert_eq!(game.legal_turns(), ["pass"]);
    assert_eq!(game.stats().counts()[0].1, 1);
    assert_eq!(refused(&game, "a1-a2"), "must-pass");
    assert_eq!(game.refusal(&[Place::at(0, 0)]).unwrap().to_string(), "must-pass");
    play(&mut game, "pass h1-h2 pass");
    assert_eq!(game.entries(), ["1A.pass", "1B.h1-h2", "2A.pass"]);
    assert_eq!(game.next_entry(), (2, Seat(1)));
}

#[test]
fn the_first_player_is_the_one_drawn_and_numbers_are_each_seats_own() {
    let mut setup = two(&[]);
    setup.first = Seat(1);
    let mut game = Game::<Halma>::new(setup).unwrap();
    for entry in ["1B.h5-h4", "1A.d1-e2", "2B.h4-h3"] {
        game.read_entry(entry).unwrap();
    }
    assert!(game.read_entry("3A.c1-d1").is_err());
    assert!(game.read_entry("2B.e2-e3").is_err());
}

#[test]
fn a_full_target_camp_wins() {
    let camp = ground(&two(&[]), "camp-b");
    let position = format!("A to move; A {} e7; B a1", without(&camp, "e8"));
    let mut game = game(two(&[]), &position);
    assert_eq!(game.outcome(), None);
    play(&mut game, "e7-e8");
    assert_eq!(result(&game), "A camp: A B");
    assert!(game.legal_turns().is_empty());
    assert_eq!(game.play("a1-a2").unwrap_err().to_string(), "game-over reason=camp");
}

#[test]
fn a_full_target_camp_already_stands_in_a_position_set_up() {
    let camp = ground(&two(&[]), "camp-b").join(" ");
    for seat in ["A", "B"] {
        let game = game(two(&[]), &format!("{seat} to move; A {camp}; B a1"));
        assert_eq!(result(&game), "A camp: A B");
    }
}

#[test]
fn a_camp_filled_with_others_pieces_wins_only_by_its_option_and_with_nobody_at_home() {
    let camp = ground(&two(&[]), "camp-b");
    let stalled = |last: &str| format!("A to move; A {} {last}; B h8 a8", without(&camp, "h8"));
    let mut plain = game(two(&[]), &stalled("e4"));
    play(&mut plain, "e4-e5");
    assert_eq!(plain.outcome(), None);
    let full = [("full-camp-wins", ON)];
    let mut away = game(two(&full), &stalled("e4"));
    assert_eq!(away.outcome(), None, "the mover must have moved");
    play(&mut away, "e4-e5");
    assert_eq!(result(&away), "A full-camp: A B");
    let mut home = game(two(&full), &stalled("a2"));
    play(&mut home, "a2-a3");
    assert_eq!(home.outcome(), None);
    let stands = stalled("e4").replace("A to move", "B to move");
    assert_eq!(result(&game(two(&full), &stands)), "A full-camp: A B");
    let past = stands.replace("to move;", "to move; turns A 3 B 3;");
    assert_eq!(game(two(&full), &past).outcome(), None, "with a past the turn before may be a pass");
}

#[test]
fn a_camp_with_a_partners_piece_is_not_full() {
    let camp = ground(&four(&[]), "camp-c");
    let rest = without(&camp, "p16");
    for (holder, expected) in [("B", true), ("C", false)] {
        let [b, c] =
            [("B", "a8"), ("C", "a9")].map(|(seat, else_at)| if seat == holder { "p16" } else { else_at });
        let position = format!("A to move; A {rest} e4; B {b}; C {c}; D d9 d10");
        let setup = four(&[("full-camp-wins", ON), ("teams", ON)]);
        let mut game = game(setup, &position);
        play(&mut game, "e4-e5");
        assert_eq!(game.view().seats[0].state == "finished", expected, "{holder}");
    }
}

#[test]
fn leave_by_is_judged_after_the_own_nth_turn_and_every_later_one() {
    let mut at_last = Game::<Halma>::new(two(&[("leave-by", "2")])).unwrap();
    play(&mut at_last, "c2-c3 f7-f6");
    assert_eq!(at_last.outcome(), None);
    play(&mut at_last, "c3-c4");
    assert_eq!(result(&at_last), "B leave-by: B A");
    let mut later = game(two(&[("leave-by", "2")]), "A to move; turns A 7 B 7; A e1; B d4");
    play(&mut later, "e1-d1");
    assert_eq!(result(&later), "B leave-by: B A");
    let position = "A to move; turns A 1 B 1; A a1; B a2 b1 b2 a3 c1 c3 h1";
    let mut passed = game(two(&[("leave-by", "2")]), position);
    play(&mut passed, "pass");
    assert_eq!(result(&passed), "B leave-by: B A");
}

#[test]
fn leave_by_on_is_30_50_or_80_turns() {
    for (board, n, from, to) in
        [("8x8", 30, "d1", "e1"), ("10x10", 50, "e1", "f1"), ("16x16", 80, "e1", "f2")]
    {
        for (made, over) in [(n - 2, false), (n - 1, true)] {
            let position = format!("A to move; turns A {made} B {made}; A a1 {from}; B d5");
            let mut game = game(two(&[("board", board), ("leave-by", ON)]), &position);
            play(&mut game, &format!("{from}-{to}"));
            assert_eq!(game.outcome().is_some(), over, "{board} {made}");
        }
    }
}

#[test]
fn with_four_who_stays_at_home_is_out_and_the_pieces_stay() {
    let position = "A to move; turns A 4 B 4 C 4 D 4; A a1 h8; B h9; C i9; D i8";
    let mut game = game(four(&[("leave-by", "5")]), position);
    play(&mut game, "h8-h7");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.view().seats[0].state, "out");
    play(&mut game, "h9-h10 i9-i10 i8-h8 h10-h9");
    assert_eq!(game.seat(), Seat(2), "a player who is out takes no more turns");
    assert!(game.position().write_position().contains("A a1 h7"));
}

#[test]
fn a_draw_stands_when_nobody_still_in_could_move() {
    let setup = two(&[("board", "10x10"), ("limits", "off")]);
    let [a, b] = ["camp-a", "camp-b"].map(|camp| ground(&setup, camp));
    let position = format!("A to move; A a1 {}; B j10 {}", without(&b, "j10"), without(&a, "a1"));
    let blocked = game(setup.clone(), &position);
    assert_eq!(result(&blocked), "draw no-moves: AB");
    let line = blocked.position().write_position();
    assert_eq!(game(setup, &line).position().write_position(), line);
}

#[test]
fn the_third_occurrence_draws_and_comes_before_the_turn_limit() {
    let shuffle = "a1-a2 h8-h7 a2-a1 h7-h8";
    let start = |turns: u32| format!("A to move; turns A {turns} B {turns}; A a1; B h8");
    let mut third = game(two(&[]), &start(496));
    play(&mut third, shuffle);
    play(&mut third, "a1-a2 h8-h7 a2-a1");
    assert_eq!(third.outcome(), None);
    play(&mut third, "h7-h8");
    assert_eq!(result(&third), "draw repetition: AB");
    let mut second = game(two(&[]), &start(498));
    play(&mut second, shuffle);
    assert_eq!(result(&second), "draw turn-limit: AB");
    let mut endless = game(two(&[("limits", "off")]), &start(498));
    play(&mut endless, &[shuffle; 5].join(" "));
    assert_eq!(endless.outcome(), None);
}

#[test]
fn finishers_rank_first_and_those_still_in_share_a_drawn_place() {
    let camp = ground(&four(&[]), "camp-d");
    let position = format!("B to move; A a8; B {} m3; C a9; D h1", without(&camp, "m2"));
    let mut game = game(four(&[]), &position);
    play(&mut game, "m3-m2");
    assert_eq!(game.outcome(), None);
    let seats = game.view().seats;
    assert_eq!((seats[1].state, seats[1].place, seats[0].place), ("finished", Some(1), None));
    for _ in 0..2 {
        play(&mut game, "a9-b9 h1-i1 a8-b8 b9-a9 i1-h1 b8-a8");
    }
    assert_eq!(result(&game), "B repetition: B ACD");
    assert!(game.view().outcome.unwrap().rest_drew);
}

#[test]
fn the_first_finisher_has_won_however_the_others_draw() {
    let camp = ground(&four(&[]), "camp-d");
    let near = format!("B {} m3", without(&camp, "m2"));
    let mut late =
        game(four(&[]), &format!("B to move; turns A 999 B 50 C 999 D 999; A a8; {near}; C a9; D h1"));
    play(&mut late, "m3-m2 a9-b9 h1-i1");
    assert_eq!(late.outcome(), None);
    play(&mut late, "a8-b8");
    assert_eq!(result(&late), "B turn-limit: B ACD");
    let mut partly_out =
        game(four(&[]), &format!("B to move; turns A 999 B 50 C 999 D 999; A a8; {near}; C a9; D h1"));
    play(&mut partly_out, "m3-m2 resign h1-i1 a8-b8");
    assert_eq!(result(&partly_out), "B turn-limit: B AD C");
    let mut nobody = game(four(&[]), "B to move; turns A 999 B 999 C 999 D 999; A a8; B b8; C a9; D h1");
    play(&mut nobody, "resign a9-b9 h1-i1 a8-b7");
    assert_eq!(result(&nobody), "draw turn-limit: ACD B");
}

#[test]
fn a_team_of_which_one_has_finished_draws_with_the_other() {
    let camp = ground(&four(&[]), "camp-d");
    let position =
        format!("B to move; turns A 999 B 50 C 999 D 999; A a8; B {} m3; C a9; D h1", without(&camp, "m2"));
    let mut game = game(four(&[("teams", ON)]), &position);
    play(&mut game, "m3-m2 a9-b9 h1-i1 a8-b8");
    assert_eq!(result(&game), "draw turn-limit: ABCD");
}

#[test]
fn a_record_that_calls_a_finishers_win_a_draw_is_still_read() {
    let camp = ground(&four(&[]), "camp-d");
    let position =
        format!("B to move; turns A 999 B 50 C 999 D 999; A a8; B {} m3; C a9; D h1", without(&camp, "m2"));
    let mut game = game(four(&[]), &position);
    play(&mut game, "m3-m2 a9-b9 h1-i1 a8-b8");
    let record = Record::of(&game, &[], "2026-11-16").to_string();
    assert!(record.contains("\nresult: B turn-limit\n"), "{record}");
    let opens = |result: &str| Record::read(&record.replace("B turn-limit", result)).unwrap().open().is_ok();
    assert!(opens("B turn-limit") && opens("draw turn-limit"));
    assert!(!opens("draw repetition") && !opens("A turn-limit"));
}

#[test]
fn four_play_until_one_is_left_and_the_last_out_ranks_before_the_first() {
    let mut game = Game::<Halma>::new(four(&[])).unwrap();
    game.read_entry("1A.c3-d4").unwrap();
    game.read_entry("1D.resign").unwrap();
    game.read_entry("1B.resign").unwrap();
    assert_eq!(game.seat(), Seat(2));
    game.read_entry("1C.n14-m13").unwrap();
    assert_eq!(game.seat(), Seat(0));
    assert!(game.read_entry("2B.resign").is_err(), "who is out cannot give up again");
    game.read_entry("2A.resign").unwrap();
    assert_eq!(result(&game), "C resign: C A B D");
    assert_eq!(game.outcome().unwrap().reason, Reason::Resign);
}

#[test]
fn with_two_the_other_wins_when_one_gives_up() {
    let mut game = Game::<Halma>::new(two(&[])).unwrap();
    game.read_entry("1B.resign").unwrap();
    assert_eq!(result(&game), "A resign: A B");
    assert_eq!(game.entries(), ["1B.resign"]);
}

#[test]
fn a_team_wins_when_both_have_finished_or_an_opponent_is_out() {
    let teams = [("teams", ON)];
    let [a, c] = ["camp-a", "camp-c"].map(|camp| ground(&four(&[]), camp));
    let position =
        format!("A to move; A {} m13; B a8; C {}; D h1", without(&c, "n14"), without(&a, "c3") + " d4");
    let mut both = game(four(&teams), &position);
    play(&mut both, "m13-n14");
    assert_eq!(both.outcome(), None);
    play(&mut both, "a8-b8 d4-c3");
    assert_eq!(result(&both), "AC camp: AC BD");
    let mut out = Game::<Halma>::new(four(&teams)).unwrap();
    play(&mut out, "resign");
    assert_eq!(result(&out), "BD resign: BD AC");
}

#[test]
fn a_position_says_everything_and_judges_what_stands() {
    let setup = four(&[("leave-by", "30")]);
    let line = "C to move; turns A 9 B 30 C 9 D 9; finished A; out B; A p16; B a16; C h8; D h9";
    let game = game(setup.clone(), line);
    assert_eq!(game.position().write_position(), line);
    assert_eq!(game.next_entry(), (10, Seat(2)));
    let late = Halma::read_position(&setup, &line.replace("; out B", "")).unwrap();
    assert_eq!(late.write_position(), line, "B has stayed at home for too long");
}

#[test]
fn impossible_positions_are_refused_with_the_part_that_is_wrong() {
    let eleven = "A to move; B h8; A a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3";
    for (line, why) in [
        ("", "position-malformed text="),
        ("A to move; A a1", "position-lacks part=B"),
        ("A a1; B h8", "position-lacks part=to move"),
        ("A to move; A a1; B a1", "position-impossible text=a1"),
        ("A to move; A a1 a1; B h8", "position-impossible text=a1"),
        ("A to move; A i1; B h8", "position-malformed text=i1"),
        ("C to move; A a1; B h8", "position-malformed text=C to move"),
        ("A to move; A a1; B h8; turns A x", "position-malformed text=turns A x"),
        ("A to move; A a1; B h8; turns A 9999999", "position-impossible text=turns A 9999999"),
        ("A to move; A a1; B h8; finished A", "position-impossible text=A to move"),
        ("A to move; A a1; B h8; finished B", "position-lacks part=ended"),
        ("A to move; A a1; B h8; ended camp", "position-impossible text=ended camp"),
        ("A to move; A a1; B h8; ended no-moves", "position-impossible text=ended no-moves"),
        (eleven, "position-impossible text=A a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3"),
    ] {
        let found = Halma::read_position(&two(&[]), line).map(|_| ()).unwrap_err();
        assert_eq!(found.to_string(), why, "{line}");
    }
}

#[test]
fn every_square_that_may_not_come_next_has_a_reason() {
    let game = Game::<Halma>::new(two(&[])).unwrap();
    let first = game.refusals(&[]);
    let origins = game.view().origins.len();
    assert_eq!(first.len() + origins, 64);
    let next = game.refusals(&[Place::at(2, 1)]);
    let goals =
        game.view().origins.iter().find(|origin| origin.place == Place::at(2, 1)).unwrap().steps.len();
    assert_eq!(next.len() + goals, 64);
    assert!(next.iter().any(|refused| refused.why.id == "same-point"));
}

#[test]
fn the_key_covers_squares_side_to_move_and_who_is_still_in() {
    let key = |line: &str| Halma::read_position(&four(&[]), line).unwrap().key();
    let base = "A to move; turns A 1 B 1 C 1 D 1; A a8; B b8; C c8; D d8";
    assert_eq!(key(base), key(&base.replace("A 1", "A 5")));
    for other in [base.replace("A to", "B to"), base.replace("a8", "a9"), format!("{base}; out D")] {
        assert_ne!(key(base), key(&other));
    }
    assert_eq!(key(&format!("{base}; out D")), key(&format!("{base}; finished D")));
}

#[test]
fn whoever_resigns_is_shown_as_such_and_not_as_out() {
    let mut game = Game::<Halma>::new(four(&[])).unwrap();
    game.resign(Seat(2)).unwrap();
    let states: Vec<_> = game.board_view().seats.iter().map(|seat| seat.state).collect();
    assert_eq!(states, ["in", "in", "resigned", "in"]);
    game.undo();
    assert_eq!(game.board_view().seats[2].state, "in");
}

#[test]
fn pieces_left_at_home_are_counted_when_they_decide() {
    let mut game = game(two(&[("leave-by", "2")]), "A to move; turns A 1 B 1; A a1 b1 d4; B h8 g8 e5");
    play(&mut game, "d4-d3");
    let end = game.view().outcome.unwrap();
    assert_eq!((end.reason, &end.by[..]), ("leave-by", "A"));
    assert_eq!(end.counts[0].values, [('A', 2)]);
}
