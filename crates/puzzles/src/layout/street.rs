//! Street: `20G H14 G13 0,7:H -4,3:GH`. The code of a stack is a one bit, then the owners' bits from bottom to top.

use super::{Form, KINDS, Layout, NUMBER, Piece, round};
use rules::paisho::Point;
use std::fmt::Write;

pub(super) const FORM: Form =
    Form { read, write, kinds: 1, plain: false, place: round::place, point: round::point, symmetries };

const LETTERS: &str = "HG";

fn owner(letter: char) -> Option<u8> {
    LETTERS.find(letter).map(|seat| seat as u8)
}

fn read(text: &str) -> Option<Layout> {
    let mut layout = Layout { seat: 2, reserves: [[0; KINDS]; 2], pieces: Vec::new() };
    let mut parts = text.split(' ');
    layout.seat = owner(parts.next()?.chars().last()?)?;
    for (seat, letter) in LETTERS.char_indices() {
        layout.reserves[seat][0] = parts.next()?.strip_prefix(letter)?.parse().ok()?;
    }
    for part in parts {
        let (at, owners) = part.split_once(':')?;
        let (x, y) = at.split_once(',')?;
        let at = Point::new(x.parse().ok()?, y.parse().ok()?)?;
        // A byte has room for seven tiles.
        let mut code = 1u8;
        for letter in owners.chars() {
            code = code.checked_mul(2)? | owner(letter)?;
        }
        layout.pieces.push(Piece { x: at.x(), y: at.y(), code });
    }
    Some(layout)
}

/// The owners of a stack from bottom to top.
fn owners(code: u8) -> impl Iterator<Item = usize> {
    let tiles = 7 - code.max(1).leading_zeros();
    (0..tiles).rev().map(move |bit| usize::from(code >> bit & 1))
}

fn write(layout: &Layout) -> String {
    let letter = |seat: usize| LETTERS.chars().nth(seat).unwrap_or('H');
    let mut text = format!("{NUMBER}{}", letter(layout.seat.into()));
    for seat in 0..2 {
        let _ = write!(text, " {}{}", letter(seat), layout.reserves[seat][0]);
    }
    for piece in &layout.pieces {
        let _ = write!(text, " {},{}:", piece.x, piece.y);
        text.extend(owners(piece.code).map(letter));
    }
    text
}

/// East and west are symmetric. North and south are exchanged together with the players.
fn symmetries(layout: &Layout) -> Vec<Layout> {
    let mirror = |piece: Piece| Piece { x: -piece.x, ..piece };
    let swap = |code: u8| {
        let tiles = 7 - code.max(1).leading_zeros();
        code ^ ((1u16 << tiles) - 1) as u8
    };
    let exchanged = Layout {
        seat: layout.seat ^ 1,
        reserves: [layout.reserves[1], layout.reserves[0]],
        ..layout.mapped(|piece| Piece { y: -piece.y, code: swap(piece.code), ..piece })
    };
    vec![layout.mapped(mirror), exchanged.mapped(mirror), exchanged]
}
