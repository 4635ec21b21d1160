//! The moment that decided a game.

use puzzles::{Claim, Collection, Verdict, judge, judge_line, moment};

const EFFORT: u64 = 300_000;

#[test]
fn a_win_that_was_let_go_is_found_and_a_game_without_one_has_no_moment() {
    let (mut found, mut none) = (0, 0);
    for collection in Collection::all() {
        let step = (collection.len() / 40).max(1);
        for number in (0..collection.len()).step_by(step) {
            let puzzle = collection.get(number).unwrap();
            if !matches!(puzzle.claim, Claim::Win(1 | 2) | Claim::Hold(1)) {
                continue;
            }
            let mut game = puzzle.open().unwrap();
            let (_, seat) = game.next_entry();
            let wrong = game.legal_turns().into_iter().take(30).find(|turn| {
                matches!(judge(&puzzle, &[], turn), Ok(Verdict::Wrong { .. }))
                    && puzzle
                        .open()
                        .is_ok_and(|mut game| game.play_whole(turn).is_ok() && game.outcome().is_none())
            });
            let Some(wrong) = wrong else { continue };
            game.play_whole(&wrong).unwrap();
            if let Some(moment) = moment(&*game, seat, EFFORT) {
                assert_eq!((moment.played.as_str(), moment.entry), (wrong.as_str(), 0));
                assert_eq!(moment.puzzle.position, puzzle.position);
                // It is a puzzle like any other: its own turn does not solve it.
                assert!(!judge_line(&moment.puzzle, &[wrong], EFFORT).unwrap().solved);
                found += 1;
            }
        }
    }
    for info in rules::GAMES {
        let mut game = rules::catalogue::GameSpec::new(info.id).open().unwrap();
        for _ in 0..6 {
            let turn = game.legal_turns().remove(0);
            game.play_whole(&turn).unwrap();
        }
        let (_, seat) = game.next_entry();
        game.resign(seat).unwrap();
        none += usize::from(moment(&*game, seat, 20_000).is_none());
    }
    assert!(found >= 8, "{found}");
    assert_eq!(none, rules::GAMES.len());
}
