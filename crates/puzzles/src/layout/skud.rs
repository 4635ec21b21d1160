//! Skud: `turn 20H | -5,-4:GR4 4,8:HK | G 3xR3 L | H 3xR3 W5`. The code of a tile is its kind, plus 16 for Host.

use super::{Form, KINDS, Layout, NUMBER, Piece, round};
use rules::paisho::Point;
use rules::skud::Kind;
use std::fmt::Write;

pub(super) const FORM: Form =
    Form { read, write, kinds: KINDS, plain: false, place: round::place, point: round::point, symmetries };

const LETTERS: &str = "GH";
const HOST: u8 = 16;

fn owner(letter: char) -> Option<u8> {
    LETTERS.find(letter).map(|seat| seat as u8)
}

fn read(text: &str) -> Option<Layout> {
    let mut parts = text.split(" | ");
    let head = parts.next()?.strip_prefix("turn ")?;
    let seat = owner(head.chars().last()?)?;
    let mut layout = Layout { seat, reserves: [[0; KINDS]; 2], pieces: Vec::new() };
    let board = parts.next()?;
    for word in board.split(' ').filter(|_| board != "-") {
        let (at, tile) = word.split_once(':')?;
        let (x, y) = at.split_once(',')?;
        let at = Point::new(x.parse().ok()?, y.parse().ok()?)?;
        let mut letters = tile.chars();
        let (owner, kind) = (owner(letters.next()?)?, Kind::from_id(letters.as_str())?);
        layout.pieces.push(Piece { x: at.x(), y: at.y(), code: owner * HOST + kind as u8 });
    }
    for reserve in &mut layout.reserves {
        let (_, held) = parts.next()?.split_once(' ')?;
        for word in held.split(' ').filter(|_| held != "-") {
            let (count, id) = word.split_once('x').unwrap_or(("1", word));
            reserve[Kind::from_id(id)? as usize] = count.parse().ok()?;
        }
    }
    // What may follow (consecutive passes, players who have left) occurs in no puzzle.
    parts.next().is_none().then_some(layout)
}

fn kind(code: u8) -> &'static str {
    Kind::ALL.get(usize::from(code % HOST)).map_or("?", |kind| kind.id())
}

fn write(layout: &Layout) -> String {
    let letter = |seat: u8| LETTERS.chars().nth(seat.into()).unwrap_or('?');
    let mut text = format!("turn {NUMBER}{} |", letter(layout.seat));
    for piece in &layout.pieces {
        let _ = write!(text, " {},{}:{}{}", piece.x, piece.y, letter(piece.code / HOST), kind(piece.code));
    }
    if layout.pieces.is_empty() {
        text.push_str(" -");
    }
    for (seat, reserve) in layout.reserves.iter().enumerate() {
        let _ = write!(text, " | {}", letter(seat as u8));
        for (kind, count) in Kind::ALL.iter().zip(reserve) {
            let _ = match count {
                0 => Ok(()),
                1 => write!(text, " {}", kind.id()),
                n => write!(text, " {n}x{}", kind.id()),
            };
        }
        if reserve.iter().all(|count| *count == 0) {
            text.push_str(" -");
        }
    }
    text
}

/// The kind with red and white exchanged. Neighbours and opposites on the circle of harmonies stay so.
fn recoloured(kind: u8) -> u8 {
    if kind < 6 { (kind + 3) % 6 } else { kind }
}

/// The board may be rotated and reflected, and the players exchanged. Half of these maps exchange the
/// gardens, and with them the colours of the flowers. A reflection reverses the direction of Wheels, so it is
/// not an exact symmetry. It counts as one, so that a collection does not have puzzles that look alike.
fn symmetries(layout: &Layout) -> Vec<Layout> {
    type Map = (fn(i8, i8) -> (i8, i8), bool);
    const MAPS: [Map; 8] = [
        (|x, y| (x, y), false),
        (|x, y| (-x, -y), false),
        (|x, y| (y, x), false),
        (|x, y| (-y, -x), false),
        (|x, y| (-x, y), true),
        (|x, y| (x, -y), true),
        (|x, y| (-y, x), true),
        (|x, y| (y, -x), true),
    ];
    let mut all = Vec::new();
    for (map, recolours) in MAPS {
        let kind = |code: u8| if recolours { recoloured(code % HOST) } else { code % HOST };
        let moved = |piece: Piece| {
            let (x, y) = map(piece.x, piece.y);
            Piece { x, y, code: piece.code / HOST * HOST + kind(piece.code) }
        };
        let mut one = layout.mapped(moved);
        if recolours {
            one.reserves = one.reserves.map(|held| {
                let mut other = held;
                (0..6).for_each(|kind| other[usize::from(recoloured(kind))] = held[usize::from(kind)]);
                other
            });
        }
        let swapped = Layout {
            seat: one.seat ^ 1,
            reserves: [one.reserves[1], one.reserves[0]],
            ..one.mapped(|piece| Piece { code: piece.code ^ HOST, ..piece })
        };
        all.extend([one, swapped]);
    }
    all
}
