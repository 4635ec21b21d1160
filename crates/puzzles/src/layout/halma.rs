//! Halma: `A to move; turns A 20 B 20; A a1 b2; B h8`.

use super::{Form, KINDS, Layout, NUMBER, Piece};
use std::fmt::Write;

pub(super) const FORM: Form = Form {
    read,
    write,
    kinds: 0,
    plain: true,
    place: |x, y| (y as u8) << 4 | x as u8 & 15,
    point: |place| Some(((place & 15) as i8, (place >> 4) as i8)),
    symmetries,
};

fn read(text: &str) -> Option<Layout> {
    let mut layout = Layout { seat: 2, reserves: [[0; KINDS]; 2], pieces: Vec::new() };
    for part in text.split(';') {
        let words: Vec<&str> = part.split_ascii_whitespace().collect();
        match &words[..] {
            [letter, "to", "move"] => layout.seat = owner(letter)?,
            ["turns", ..] => {}
            [letter, squares @ ..] => {
                let code = owner(letter)?;
                for square in squares {
                    let (file, rank) = (square.as_bytes().first()?, square.get(1..)?.parse::<i8>().ok()?);
                    let x = i8::try_from(file.checked_sub(b'a')?).ok()?;
                    ((0..16).contains(&x) && (1..=16).contains(&rank)).then_some(())?;
                    layout.pieces.push(Piece { x, y: rank - 1, code });
                }
            }
            [] => return None,
        }
    }
    (layout.seat < 2).then_some(layout)
}

fn owner(letter: &str) -> Option<u8> {
    ["A", "B"].iter().position(|known| *known == letter).map(|seat| seat as u8)
}

fn write(layout: &Layout) -> String {
    let letter = ["A", "B"];
    let mut text = format!("{} to move; turns A {NUMBER} B {NUMBER}", letter[usize::from(layout.seat & 1)]);
    for owner in 0..2 {
        let _ = write!(text, "; {}", letter[usize::from(owner)]);
        for piece in layout.pieces.iter().filter(|piece| piece.code == owner) {
            let _ = write!(text, " {}{}", char::from(b'a' + piece.x as u8), piece.y + 1);
        }
    }
    text
}

/// The camps lie in opposite corners. So the board may be reflected in the diagonal between them, and turned
/// by 180° if the players are exchanged. A layout does not have the width of the board, so it is guessed as
/// the least standard width that the pieces fit.
fn symmetries(layout: &Layout) -> Vec<Layout> {
    let last = layout.pieces.iter().map(|piece| piece.x.max(piece.y)).max().unwrap_or(0);
    let width = [7, 9, 15].into_iter().find(|width| last <= *width).unwrap_or(15);
    let transpose = |piece: Piece| Piece { x: piece.y, y: piece.x, ..piece };
    let turn = |piece: Piece| Piece { x: width - piece.x, y: width - piece.y, code: piece.code ^ 1 };
    let turned = Layout { seat: layout.seat ^ 1, ..layout.mapped(turn) };
    vec![layout.mapped(transpose), turned.mapped(transpose), turned]
}
