//! Whole lines of a solver, and proofs as trees.

use puzzles::{Claim, Collection, Puzzle, Tree, Verdict, judge, judge_line, proof, solution};
use rules::table::AnyGame;

const EFFORT: u64 = 300_000;

/// Some puzzles of each game that are quickly proven, with their solutions.
fn some() -> Vec<(Puzzle, Vec<String>)> {
    let mut some = Vec::new();
    for collection in Collection::all() {
        let step = (collection.len() / 25).max(1);
        for number in (0..collection.len()).step_by(step) {
            let puzzle = collection.get(number).unwrap();
            let Ok(line) = puzzles::solution_within(&puzzle, &[], EFFORT) else { continue };
            some.push((puzzle, line));
        }
    }
    assert!(some.len() > 30, "{}", some.len());
    some
}

fn own(claim: Claim, line: &[String]) -> Vec<String> {
    let every = if matches!(claim, Claim::Race(_)) { 1 } else { 2 };
    line.iter().step_by(every).cloned().collect()
}

#[test]
fn a_whole_line_is_judged_as_its_turns_are_one_by_one() {
    let mut several = 0;
    for (puzzle, line) in some() {
        let own = own(puzzle.claim, &line);
        let judged = |turns: &[String]| judge_line(&puzzle, turns, EFFORT).unwrap().solved;
        assert!(judged(&own), "{} {}", puzzle.id(), puzzle.claim);
        for length in 0..own.len() {
            assert!(!judged(&own[..length]), "{}: too few turns", puzzle.id());
        }
        several += usize::from(own.len() > 1);
        let wrong = puzzle
            .open()
            .unwrap()
            .legal_turns()
            .into_iter()
            .take(20)
            .find(|turn| matches!(judge(&puzzle, &[], turn), Ok(Verdict::Wrong { .. })));
        if let Some(wrong) = wrong {
            let mut turns = own.clone();
            turns[0] = wrong;
            assert!(!judged(&turns), "{}: what follows a wrong turn does not count", puzzle.id());
        }
        assert!(judge_line(&puzzle, &["nonsense".to_string()], EFFORT).is_err());
        assert_eq!(solution(&puzzle, &[]).unwrap(), line, "{}: with more effort the same", puzzle.id());
    }
    assert!(several > 5, "{several}");
}

/// Follows a tree to each of its ends; counts them.
fn follow(table: &dyn AnyGame, tree: &Tree, claim: Claim, left: u8) -> usize {
    let mut next = table.copy();
    next.play_whole(&tree.turn).unwrap();
    if tree.replies.is_empty() {
        let fulfilled = match claim {
            Claim::Win(_) => next.outcome().is_some(),
            Claim::Hold(_) => left == 1 || next.outcome().is_some(),
            Claim::Race(_) | Claim::Leap(_) => true,
        };
        assert!(fulfilled, "{claim}: {}", next.position());
        return 1;
    }
    if matches!(claim, Claim::Race(_)) {
        assert!(tree.replies.len() == 1 && tree.replies[0].turn.is_none());
        return 1;
    }
    assert_eq!(tree.replies.len(), next.legal_turns().len(), "{claim}: every reply is there");
    let mut ends = 0;
    for reply in &tree.replies {
        let mut last = next.copy();
        last.play_whole(reply.turn.as_ref().unwrap()).unwrap();
        assert_eq!(last.outcome().is_some(), reply.then.is_none());
        ends += reply.then.as_ref().map_or(1, |then| follow(&*last, then, claim, left - 1));
    }
    ends
}

#[test]
fn a_proof_goes_on_after_every_reply_until_the_claim_is_fulfilled() {
    let (mut proofs, mut ends) = (0, 0);
    for (puzzle, _) in some().into_iter().filter(|(puzzle, _)| {
        matches!(puzzle.claim, Claim::Win(1 | 2) | Claim::Hold(_) | Claim::Race(_) | Claim::Leap(_))
    }) {
        let Ok(tree) = proof(&puzzle, EFFORT) else { continue };
        let (_, number) = puzzle.claim.parts();
        ends += follow(&*puzzle.open().unwrap(), &tree, puzzle.claim, number);
        proofs += 1;
    }
    assert!(proofs > 20 && ends > 100, "{proofs} {ends}");
}
