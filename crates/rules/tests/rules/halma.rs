//! Halma: the common laws, the known counts, and the fast moves against slow and obvious ones.

use crate::common::{counts_agree, laws, setup};
use crate::slow::halma::{Bounds, Ends, Slow, SlowGame};
use rules::game::{Notation, Position, Rules};
use rules::halma::Halma;
use rules::options::Setup;
use rules::perft::perft;
use rules::table::{AnyGame, Game};

const ON: &str = "on";

/// Setups that between them hold every option, board and number of seats.
fn setups() -> Vec<Setup> {
    let exit = ("camp-exit", "per-hop");
    let mut setups = Vec::new();
    for board in ["8x8", "10x10", "16x16"] {
        let board = ("board", board);
        setups.push(setup::<Halma>(2, "classic", &[board]));
        setups.push(setup::<Halma>(2, "tournament", &[board, exit, ("no-return", ON)]));
        setups.push(setup::<Halma>(2, "classic", &[board, ("leave-by", "20"), ("limits", "off")]));
    }
    setups.push(setup::<Halma>(4, "classic", &[]));
    setups.push(setup::<Halma>(4, "tournament", &[("leave-by", "15"), ("no-return", ON)]));
    setups.push(setup::<Halma>(4, "tournament", &[("teams", ON), exit]));
    setups
}

#[test]
fn the_common_laws_hold_for_every_board_and_option() {
    for (seed, mut setup) in setups().into_iter().enumerate() {
        setup.first = rules::game::Seat(seed as u8 % setup.seats);
        laws::<Halma>(&setup, seed as u64, 2);
        counts_agree::<Halma>(&setup, seed as u64, 800);
    }
}

#[test]
fn perft_gives_the_known_counts() {
    let known: [(&str, &[u64]); 3] = [
        ("8x8", &[24, 576, 20_050, 700_034, 28_624_777]),
        ("10x10", &[32, 1_024, 46_016]),
        ("16x16", &[40, 1_600, 85_440, 4_562_496]),
    ];
    for (board, counts) in known {
        let start = Halma::start(&setup::<Halma>(2, "classic", &[("board", board)])).unwrap();
        for (i, count) in counts.iter().enumerate() {
            assert_eq!(perft(&start, i as u32 + 1), *count, "{board} depth {}", i + 1);
        }
    }
}

/// Compares one position with the slow implementation.
fn compare(bounds: Bounds, position: &Halma, paths: bool) {
    if position.outcome().is_some() {
        return;
    }
    let text = position.write_position();
    let slow = Slow::read(bounds, &text);
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let mut turns: Vec<_> = steps.iter().map(|step| position.write_turn(&[*step])).collect();
    turns.sort_unstable();
    assert_eq!(turns, slow.turns(), "{bounds:?} {text}");
    assert_eq!(position.turns(), turns.len() as u64, "{bounds:?} {text}");
    if paths && turns != ["pass"] {
        for step in steps {
            let pair = position.write_turn(&[step]);
            let shown = position.show_turn(&[step]);
            assert_eq!(&shown, &slow.shown(pair.split('-').next().unwrap())[&pair], "{bounds:?} {text}");
            assert_eq!(position.read_turn(&shown), Ok(vec![step]), "{bounds:?} {text}");
        }
    }
}

/// Positions of games whose players mostly head for the target camp, so that they come to be there.
fn compare_games(bounds: Bounds, setup: &Setup, rng: &mut fastrand::Rng, count: usize) {
    let mut seen = 0;
    while seen < count {
        let mut position = Halma::start(setup).unwrap();
        while position.outcome().is_none() && position.turn() < 300 * u32::from(setup.seats) {
            compare(bounds, &position, seen % 100 == 0);
            seen += 1;
            let mut steps = Vec::new();
            position.steps(&mut steps);
            let after = |step| {
                let mut next = position;
                next.play(step, &mut ());
                next
            };
            let tries = rng.usize(1..6);
            let seat = position.seat();
            let tried = (0..tries).map(|_| after(steps[rng.usize(..steps.len())]));
            position = tried.max_by_key(|next| next.heuristic(seat)).unwrap();
        }
    }
}

/// Positions with pieces set down anywhere, crowded around the camps.
fn compare_scattered(bounds: Bounds, setup: &Setup, rng: &mut fastrand::Rng, count: usize) {
    let corner = |rng: &mut fastrand::Rng| {
        let near = rng.i32(0..=bounds.width / 2).min(rng.i32(0..=bounds.width / 2));
        if rng.bool() { near } else { bounds.width - 1 - near }
    };
    for seen in 0..count {
        let letters = &"ABCD"[..bounds.seats];
        let mut text = format!("{} to move", letters.as_bytes()[rng.usize(..bounds.seats)] as char);
        let mut taken = std::collections::HashSet::new();
        for letter in letters.chars() {
            text += &format!("; {letter}");
            for _ in 0..rng.usize(1..=if bounds.width == 8 { 10 } else { 13 }) {
                let square = if rng.u8(..3) > 0 {
                    (corner(rng), corner(rng))
                } else {
                    (rng.i32(0..bounds.width), rng.i32(0..bounds.width))
                };
                if taken.insert(square) {
                    text += &format!(" {}{}", char::from(b'a' + square.0 as u8), square.1 + 1);
                }
            }
        }
        let position = Halma::read_position(setup, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
        compare(bounds, &position, seen % 100 == 0);
    }
}

fn compare_all(width: i32, seats: usize) {
    for (per_hop, no_return) in [(false, false), (true, false), (false, true), (true, true)] {
        let bounds = Bounds { width, seats, per_hop, no_return };
        let board = format!("{width}x{width}");
        let exit = if per_hop { "per-hop" } else { "end-of-move" };
        let back = if no_return { ON } else { "off" };
        let options = [("board", board.as_str()), ("camp-exit", exit), ("no-return", back)];
        let setup = setup::<Halma>(seats as u8, "classic", &options);
        let mut rng = fastrand::Rng::with_seed(width as u64);
        compare_games(bounds, &setup, &mut rng, 10_000);
        compare_scattered(bounds, &setup, &mut rng, 11_000);
    }
}

#[test]
fn moves_on_8x8_are_those_found_square_by_square() {
    compare_all(8, 2);
}

#[test]
fn moves_on_10x10_are_those_found_square_by_square() {
    compare_all(10, 2);
}

#[test]
fn moves_on_16x16_are_those_found_square_by_square() {
    compare_all(16, 2);
}

#[test]
fn moves_of_four_are_those_found_square_by_square() {
    compare_all(16, 4);
}

/// Four players whose pieces are in their target camps but for a few that stand near, shortly before the turn
/// limit: some finish, some are shut out, the rest shuffle until something ends the game.
fn nearly_home(rng: &mut fastrand::Rng, made: u32) -> String {
    let camp = |right: bool, top: bool, dx: i32, dy: i32| {
        let file = if right { 15 - dx } else { dx };
        let rank = if top { 15 - dy } else { dy };
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    };
    let mut text = format!("{} to move", ["A", "B", "C", "D"][rng.usize(..4)]);
    text += &format!("; turns A {made} B {made} C {made} D {made}");
    for (seat, (right, top)) in
        [('A', (true, true)), ('B', (true, false)), ('C', (false, false)), ('D', (false, true))]
    {
        text += &format!("; {seat}");
        let mut missing = rng.usize(1..4);
        for dx in 0..5 {
            for dy in 0..5 - dx {
                if dx == 4 || dy == 4 {
                    continue;
                }
                let left_out = missing > 0 && dx + dy == 3;
                let (dx, dy) = if left_out { (dx + 2, dy + 2) } else { (dx, dy) };
                missing -= usize::from(left_out);
                text += &format!(" {}", camp(right, top, dx, dy));
            }
        }
    }
    text
}

#[test]
fn four_players_end_as_a_plain_judge_says_and_the_first_finisher_has_won() {
    let bounds = Bounds { width: 16, seats: 4, per_hop: false, no_return: false };
    let mut rng = fastrand::Rng::with_seed(4);
    let mut won_and_drawn = 0;
    for (options, ends) in [
        (vec![], Ends { leave_by: None, full_camp: false, teams: false, limit: Some(1_000) }),
        (
            vec![("full-camp-wins", ON)],
            Ends { leave_by: None, full_camp: true, teams: false, limit: Some(1_000) },
        ),
        (vec![("teams", ON)], Ends { leave_by: None, full_camp: false, teams: true, limit: Some(1_000) }),
        (
            vec![("leave-by", "990")],
            Ends { leave_by: Some(990), full_camp: false, teams: false, limit: Some(1_000) },
        ),
    ] {
        let setup = setup::<Halma>(4, "classic", &options);
        for _ in 0..60 {
            let made = 1_000 - rng.u32(8..40);
            let text = nearly_home(&mut rng, made);
            let mut fast = Game::<Halma>::from_position(setup.clone(), &text).unwrap();
            let mut slow = SlowGame::new(bounds, ends, &text, made);
            let verdict = loop {
                let turns = fast.legal_turns();
                // A finishing move is hard to hit upon: the best of some.
                let seat = fast.seat();
                let stands = |body: &&String| {
                    let mut next = fast.clone();
                    next.play(body).unwrap();
                    next.position().heuristic(seat)
                };
                let tried: Vec<_> = (0..rng.usize(1..9)).map(|_| &turns[rng.usize(..turns.len())]).collect();
                let body = tried.into_iter().max_by_key(stands).unwrap();
                fast.play(body).unwrap();
                let verdict = slow.play(body);
                assert_eq!(fast.outcome().is_some(), verdict.is_some(), "{text} {:?}", fast.entries());
                if let Some(verdict) = verdict {
                    break verdict;
                }
            };
            let end = fast.view().outcome.unwrap();
            let winner = if end.winner.is_empty() { "draw" } else { &end.winner };
            assert_eq!(
                format!("{winner}: {}", end.ranking.join(" ")),
                verdict,
                "{text} {:?}",
                fast.entries()
            );
            won_and_drawn += u32::from(end.rest_drew);
        }
    }
    assert!(won_and_drawn > 10, "{won_and_drawn}");
}

#[test]
fn spoilt_texts_are_read_or_refused_without_a_panic() {
    let mut rng = fastrand::Rng::with_seed(7);
    let odd = ['A', 'D', ' ', ';', 'a', '1', '0', '9', '-', 'p', 'é', '\0', '\u{202e}'];
    for setup in setups() {
        let start = Halma::start(&setup).unwrap();
        let over = start.write_position() + "; ended camp; finished A; out B";
        let sources = [start.write_position(), over, "c2-c4-e4".to_string()];
        for _ in 0..600 {
            let mut text: Vec<char> = sources[rng.usize(..3)].chars().collect();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..text.len().max(1)).min(text.len());
                let strange = odd[rng.usize(..odd.len())];
                match rng.u8(..4) {
                    0 => text.truncate(at),
                    1 => text.insert(at, strange),
                    2 => drop(text.splice(at..(at + 1).min(text.len()), [strange])),
                    _ => drop(text.drain(at..(at + 2).min(text.len()))),
                }
            }
            let text: String = text.into_iter().collect();
            let _ = start.read_turn(&text);
            if let Ok(mut game) = Game::<Halma>::from_position(setup.clone(), &text) {
                let line = game.position().write_position();
                let again = Halma::read_position(&setup, &line).unwrap();
                assert_eq!(&again, game.position(), "{text}");
                let _ = (game.view(), game.refusals(&[]), game.legal_turns());
                let _ = game.play(&text);
            }
        }
    }
}
