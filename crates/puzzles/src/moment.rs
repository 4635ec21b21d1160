//! The decisive moment of a lost game as a personal puzzle: the last turn with which the loser provably
//! missed a win or a defence.

use crate::attempt::{Verdict, judge_within};
use crate::claim::Claim;
use crate::difficulty::Difficulty;
use crate::games::Puzzling;
use crate::prover::Prover;
use crate::puzzle::Puzzle;
use crate::themed::themes;
use crate::with_puzzling;
use rules::game::Seat;
use rules::table::{AnyGame, Game};

/// How many turns of the loser are examined, last first.
const BACK: usize = 10;
/// The maximum number of right first steps. With more, the moment was not decisive.
const WAYS: usize = 6;
/// What the player may have missed, shortest first.
const CLAIMS: [Claim; 5] = [Claim::Win(1), Claim::Win(2), Claim::Hold(1), Claim::Hold(2), Claim::Win(3)];

/// A decisive mistake.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position before it, and what was possible there.
    pub puzzle: Puzzle,
    /// The number of entries of the record before it.
    pub entry: usize,
    /// The turn that was played.
    pub played: String,
}

/// The last turn of a seat that is provably a mistake. The prover may try `effort` turns for each claim.
/// `None` if there is no such turn among the last ten of the seat, or if the game has more than two players.
pub fn moment(game: &dyn AnyGame, seat: Seat, effort: u64) -> Option<Moment> {
    if game.setup().seats != 2 {
        return None;
    }
    let (mut table, mut looked) = (game.copy(), 0);
    while looked < BACK {
        let played = table.entries().pop()?;
        if !table.undo() {
            return None;
        }
        let (entry, (turn, mover)) = (table.entries().len(), table.next_entry());
        // Turn 0 is the choice of accents.
        if turn == 0 {
            return None;
        }
        let Some((_, body)) = played.split_once('.').filter(|_| mover == seat && table.outcome().is_none())
        else {
            continue;
        };
        looked += 1;
        let (game, options, position) = (table.setup().info().id, table.setup().summary(), table.position());
        let pose = |claim| Puzzle::new(game, &options, claim, &position).ok();
        if let Some(puzzle) = missed(pose, body, effort) {
            return Some(Moment { puzzle, entry, played: body.to_string() });
        }
    }
    None
}

/// What a turn missed, if that is provable by trying `effort` turns for each claim. `pose` makes the puzzle
/// with a claim about the position before the turn.
pub fn missed(pose: impl Fn(Claim) -> Option<Puzzle>, played: &str, effort: u64) -> Option<Puzzle> {
    let puzzle = CLAIMS.into_iter().filter_map(pose).find_map(|puzzle| established(puzzle, effort))?;
    matches!(judge_within(&puzzle, &[], played, effort), Ok(Verdict::Wrong { .. })).then_some(puzzle)
}

/// The puzzle with its ways and themes, if its claim holds.
fn established(puzzle: Puzzle, effort: u64) -> Option<Puzzle> {
    fn run<P: Puzzling>(puzzle: &Puzzle, effort: u64) -> Option<Puzzle> {
        let game = Game::<P>::from_position(puzzle.setup.clone(), &puzzle.position).ok()?;
        let position = game.position();
        let proof = Prover::<P>::new(effort).establish(position, puzzle.claim, WAYS).ok()??;
        let themes = themes(position, puzzle.claim, proof.right.first()?);
        let ways = u8::try_from(proof.right.len()).ok()?;
        Some(puzzle.clone().measured(ways, themes, Difficulty::default()))
    }
    with_puzzling!(puzzle.game(), run(&puzzle, effort), None)
}
