//! Every kind of claim on a position made by hand, and the way through a puzzle.

use puzzles::prover::Prover;
use puzzles::{Claim, Puzzle, Puzzling, Verdict, hint, judge, solution};
use rules::game::Position;
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use rules::view::Place;

/// The first steps of all right turns; none if the claim does not hold.
fn right<P: Puzzling>(puzzle: &Puzzle) -> Vec<String> {
    let position = P::read_position(&puzzle.setup, &puzzle.position).unwrap();
    let proof = Prover::new(2_000_000).establish(&position, puzzle.claim, 8).unwrap();
    proof.map_or(Vec::new(), |proof| proof.right.iter().map(|turn| position.write_turn(&turn[..1])).collect())
}

fn halma(claim: Claim, position: &str) -> Puzzle {
    Puzzle::new("halma", "preset=classic", claim, position).unwrap()
}

/// A needs h5, which is two steps from h3 and one jump over h4.
const NEAR: &str = "A to move; A h3 e8 f7 f8 g6 g7 g8 h6 h7 h8; B h4 a1 a2 a3 b1 b2 b3 c1 c2 d1";

#[test]
fn a_win_at_once_is_the_jump_into_the_last_square() {
    let puzzle = halma(Claim::Win(1), NEAR);
    assert_eq!(right::<Halma>(&puzzle), ["h3-h5"]);
    assert_eq!(judge(&puzzle, &[], "h3-h5").unwrap(), Verdict::Solved);
    assert_eq!(judge(&puzzle, &[], "h3-g4").unwrap(), Verdict::Wrong { refutation: Vec::new() });
    assert_eq!(judge(&puzzle, &[], "h3-h9").unwrap_err().id, "body-malformed");
    assert_eq!(hint(&puzzle, &[]).unwrap(), [Place::at(7, 2), Place::at(7, 4)]);
    assert_eq!(solution(&puzzle, &[]).unwrap(), ["h3-h5"]);
    // It is not a win in two: that would be sooner than claimed.
    assert!(right::<Halma>(&halma(Claim::Win(2), NEAR)).is_empty());
}

#[test]
fn a_race_counts_ones_own_turns_alone() {
    // Without the piece to jump over it takes two steps.
    let alone = NEAR.replace("B h4 ", "B a8 ");
    let puzzle = halma(Claim::Race(2), &alone);
    assert_eq!(right::<Halma>(&puzzle), ["h3-g4", "h3-h4"]);
    assert_eq!(judge(&puzzle, &[], "h3-h4").unwrap(), Verdict::Right { reply: None });
    let line = ["h3-h4".to_string()];
    assert_eq!(judge(&puzzle, &line, "h4-h5").unwrap(), Verdict::Solved);
    assert_eq!(solution(&puzzle, &line).unwrap(), ["h4-h5"]);
    assert!(right::<Halma>(&halma(Claim::Race(3), &alone)).is_empty());
}

#[test]
fn a_leap_is_the_furthest_way_ahead() {
    let text = "A to move; A a1 c1 b8; B a2 a4 h8";
    let puzzle = halma(Claim::Leap(4), text);
    assert_eq!(right::<Halma>(&puzzle), ["a1-a5"]);
    assert_eq!(judge(&puzzle, &[], "a1-a3").unwrap(), Verdict::Wrong { refutation: Vec::new() });
    assert!(right::<Halma>(&halma(Claim::Leap(2), text)).is_empty());
}

#[test]
fn the_fourth_midline_is_taken_or_prevented() {
    // Host holds three midlines, N, E and S, and takes W with the stack that is not on any line yet.
    let line = include_str!("../../../engine/positions/street.txt")
        .lines()
        .find(|line| line.starts_with("hold 1 | garden-gate"))
        .unwrap();
    let [_, _, text, turns] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
    let puzzle = Puzzle::new("street", "preset=garden-gate", Claim::Hold(1), text).unwrap();
    assert_eq!(right::<Street>(&puzzle).join(" "), turns);
    let first = turns.split(' ').next().unwrap();
    assert_eq!(judge(&puzzle, &[], first).unwrap(), Verdict::Solved);
    // Any other turn is answered with the win.
    let position = <Street as rules::game::Notation>::read_position(&puzzle.setup, &puzzle.position).unwrap();
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let name = |step| rules::game::Notation::write_turn(&position, &[step]);
    let wrong =
        steps.into_iter().map(name).find(|turn| !turns.split(' ').any(|right| right == turn)).unwrap();
    let Verdict::Wrong { refutation } = judge(&puzzle, &[], &wrong).unwrap() else { panic!("{wrong}") };
    let mut table = puzzle.open().unwrap();
    let solver = table.seat();
    [vec![wrong], refutation].concat().iter().for_each(|turn| table.play(turn).unwrap());
    assert!(table.outcome().is_some_and(|end| !end.is_draw() && !end.winner.contains(solver)));
}

#[test]
fn a_ring_is_closed_and_a_win_in_two_is_played_to_its_end() {
    let lines = include_str!("../../../engine/positions/skud.txt").lines();
    let of = |sort: &'static str| {
        lines.clone().find(move |line| line.starts_with(sort)).unwrap().split('\t').collect::<Vec<_>>()
    };
    let ring = of("win-1\tstandard");
    let puzzle = Puzzle::new("skud", "preset=standard", Claim::Win(1), ring[2]).unwrap();
    let answer = ring[3].split(' ').next().unwrap();
    assert_eq!(judge(&puzzle, &[], answer).unwrap(), Verdict::Solved);
    let two = of("win-2\tstandard");
    let puzzle = Puzzle::new("skud", "preset=standard", Claim::Win(2), two[2]).unwrap();
    assert!(!right::<Skud>(&puzzle).is_empty());
    let line = solution(&puzzle, &[]).unwrap();
    assert_eq!(line.len(), 3, "{line:?}");
    let mut table = puzzle.open().unwrap();
    let solver = table.seat();
    line.iter().for_each(|turn| table.play(turn).unwrap());
    assert!(table.outcome().is_some_and(|end| end.winner.contains(solver)));
    // The first turn is right, and the answer to it is the one that was shown.
    assert_eq!(judge(&puzzle, &[], &line[0]).unwrap(), Verdict::Right { reply: Some(line[1].clone()) });
    assert_eq!(judge(&puzzle, &line[..2], &line[2]).unwrap(), Verdict::Solved);
}
