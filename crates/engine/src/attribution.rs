//! Attributes the value of a position to its pieces, by evaluating it without each one.

use crate::game::{Evaluator, Playable};
use crate::net::Nets;
use rules::table::{AnyGame, Game};
use rules::view::{Coord, Piece};

/// A piece, and its share of the value for the player to move.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Attribution {
    /// Where the pieces stand.
    pub at: Coord,
    /// The piece, or the top one of a stack.
    pub piece: Piece,
    /// Its contribution in hundredths; negative if it helps somebody else. In games without captures, relative
    /// to the mean of its owner's pieces.
    pub hundredths: i32,
}

/// The contribution of each piece, the largest absolute value first; empty if the game is over.
pub fn attribute<P: Playable>(table: &dyn AnyGame, nets: Nets) -> Vec<Attribution> {
    let Some(game) = table.as_any().downcast_ref::<Game<P>>().filter(|_| table.outcome().is_none()) else {
        return Vec::new();
    };
    let position = game.position();
    let value = |position: &P| P::Eval::new(position, nets).evaluate_for(position, table.seat());
    let whole = value(position);
    let part = |at: Coord, piece: Piece| {
        let rest = position.without(at)?;
        Some(Attribution { at, piece, hundredths: whole - value(&rest) })
    };
    let points = table.board_view().points;
    let mut parts: Vec<Attribution> =
        points.iter().filter_map(|point| part(point.at, *point.stack.last()?)).collect();
    if P::NO_CAPTURES {
        compare_with_others(&mut parts);
    }
    parts.sort_by_key(|part| (-part.hundredths.abs(), part.at));
    parts
}

/// Subtracts from each piece the mean of its owner's pieces.
fn compare_with_others(parts: &mut [Attribution]) {
    let means: Vec<i32> = parts
        .iter()
        .map(|part| {
            let side = || parts.iter().filter(|other| other.piece.owner == part.piece.owner);
            side().map(|other| other.hundredths).sum::<i32>() / side().count().max(1) as i32
        })
        .collect();
    for (part, mean) in parts.iter_mut().zip(means) {
        part.hundredths -= mean;
    }
}

#[cfg(test)]
mod tests {
    use crate::games::searcher;
    use rules::catalogue::GameSpec;

    /// The attributions in a position, as texts of point and sign.
    fn parts(game: &str, position: &str) -> Vec<(i8, i8, i32)> {
        let table = GameSpec { position: Some(position.to_string()), ..GameSpec::new(game) }
            .open()
            .expect("it is a position");
        let found = searcher(game, 1).expect("it is a game").attribute(&*table);
        found.iter().map(|part| (part.at.x, part.at.y, part.hundredths)).collect()
    }

    #[test]
    fn tiles_of_a_harmony_help_their_owner() {
        let reserves =
            "G 3xR3 2xR4 3xR5 3xW3 3xW4 3xW5 L O 2xB R W | H 3xR3 2xR4 2xR5 3xW3 3xW4 3xW5 L O 2xB K W";
        let found = parts("skud", &format!("turn 6H | 4,1:HR4 4,5:HR5 -8,0:GR4 | {reserves}"));
        assert_eq!(found.len(), 3);
        let of = |x, y| found.iter().find(|part| (part.0, part.1) == (x, y)).expect("it stands there").2;
        assert!(of(4, 1) > 0 && of(4, 5) > 0 && of(-8, 0) < of(4, 1), "{found:?}");
    }

    #[test]
    fn a_straggler_hurts_its_owner() {
        let ahead = "h8 g8 f8 e8 h7 g7 f7 h6 g6";
        let found = parts(
            "halma",
            &format!("A to move; turns A 30 B 30; A {ahead} a1; B a2 b2 c2 d2 a3 b3 c3 a4 b4 d4"),
        );
        let straggler = found.iter().find(|part| (part.0, part.1) == (0, 0)).expect("it stands there");
        assert!(straggler.2 < 0 && straggler.2.abs() >= found[1].2.abs(), "{found:?}");
    }

    #[test]
    fn a_game_that_is_over_has_no_shares() {
        let mut table = GameSpec::new("street").open().expect("it is a game");
        table.resign(table.seat()).expect("one can give up");
        assert!(searcher("street", 1).expect("it is a game").attribute(&*table).is_empty());
    }
}
