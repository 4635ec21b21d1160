//! Layouts: the pieces of a position, converted to and from text and bytes, and transformed by the board's
//! symmetries.
//!
//! A layout has no turn number, which matters only for the limits of long games. All puzzles begin at turn
//! [`NUMBER`], far from those limits.

mod halma;
mod skud;
mod street;

/// The turn number of every puzzle.
const NUMBER: u32 = 20;
/// The number of kinds of tiles in a reserve.
const KINDS: usize = 15;
/// The maximum number of pieces in a position.
const MOST_PIECES: usize = 127;

/// A piece or a stack, with a code that each game defines.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Piece {
    x: i8,
    y: i8,
    code: u8,
}

/// The pieces on the board, the reserves, and the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    seat: u8,
    /// The number of tiles of each kind in each seat's reserve.
    reserves: [[u8; KINDS]; 2],
    pieces: Vec<Piece>,
}

/// How a game's positions are written and packed.
struct Form {
    read: fn(&str) -> Option<Layout>,
    write: fn(&Layout) -> String,
    /// How many kinds a reserve can have.
    kinds: usize,
    /// Whether the code of a piece is just its owner.
    plain: bool,
    place: fn(i8, i8) -> u8,
    point: fn(u8) -> Option<(i8, i8)>,
    symmetries: fn(&Layout) -> Vec<Layout>,
}

fn form(game: &str) -> Option<&'static Form> {
    Some(match game {
        "skud" => &skud::FORM,
        "street" => &street::FORM,
        "halma" => &halma::FORM,
        _ => return None,
    })
}

impl Layout {
    /// Reads a position, or returns `None` for one that no puzzle can have.
    pub fn read(game: &str, text: &str) -> Option<Self> {
        let mut layout = (form(game)?.read)(text)?;
        layout.pieces.sort_unstable();
        (layout.pieces.len() <= MOST_PIECES).then_some(layout)
    }

    /// The position as text for the rules.
    pub fn write(&self, game: &str) -> String {
        form(game).map_or_else(String::new, |form| (form.write)(self))
    }

    /// Appends the bytes of the layout.
    pub fn pack(&self, game: &str, out: &mut Vec<u8>) {
        let Some(form) = form(game) else { return };
        out.push(self.seat);
        for reserve in &self.reserves {
            out.extend(&reserve[..form.kinds]);
        }
        if form.plain {
            for owner in 0..2 {
                let own: Vec<&Piece> = self.pieces.iter().filter(|piece| piece.code == owner).collect();
                out.push(own.len() as u8);
                out.extend(own.iter().map(|piece| (form.place)(piece.x, piece.y)));
            }
        } else {
            out.push(self.pieces.len() as u8);
            out.extend(self.pieces.iter().flat_map(|piece| [(form.place)(piece.x, piece.y), piece.code]));
        }
    }

    /// Reads the bytes of one layout from [`pack`](Self::pack), or returns `None` if there is anything else.
    pub fn unpack(game: &str, bytes: &[u8]) -> Option<Self> {
        let form = form(game)?;
        let (&seat, mut rest) = bytes.split_first()?;
        let mut layout = Self { seat, reserves: [[0; KINDS]; 2], pieces: Vec::new() };
        for reserve in &mut layout.reserves {
            let (held, after) = rest.split_at_checked(form.kinds)?;
            reserve[..form.kinds].copy_from_slice(held);
            rest = after;
        }
        for owner in 0..if form.plain { 2 } else { 1 } {
            let (&count, after) = rest.split_first()?;
            let size = if form.plain { 1 } else { 2 };
            let (pieces, after) = after.split_at_checked(size * usize::from(count))?;
            rest = after;
            for piece in pieces.chunks(size) {
                let (x, y) = (form.point)(piece[0])?;
                layout.pieces.push(Piece { x, y, code: piece.get(1).copied().unwrap_or(owner) });
            }
        }
        layout.pieces.sort_unstable();
        let fits = rest.is_empty() && seat < 2 && layout.pieces.len() <= MOST_PIECES;
        fits.then_some(layout)
    }

    /// The layout with each piece replaced.
    fn mapped(&self, map: impl Fn(Piece) -> Piece) -> Self {
        let mut pieces: Vec<Piece> = self.pieces.iter().copied().map(map).collect();
        pieces.sort_unstable();
        Self { pieces, ..self.clone() }
    }
}

/// Numbers the points of the round board: row by row from the south, each row from the west.
mod round {
    use rules::paisho::Point;

    /// How far a row extends from its middle.
    fn reach(y: i8) -> i8 {
        (12 - y.abs()).min(8)
    }

    /// The number of a point.
    pub fn place(x: i8, y: i8) -> u8 {
        let below: i16 = (-8..y).map(|row| 2 * i16::from(reach(row)) + 1).sum();
        (below + i16::from(x + reach(y))) as u8
    }

    /// The point with a number.
    pub fn point(place: u8) -> Option<(i8, i8)> {
        let mut left = i16::from(place);
        for y in -8..=8 {
            let width = 2 * i16::from(reach(y)) + 1;
            if left < width {
                let x = left as i8 - reach(y);
                return Point::new(x, y).map(|_| (x, y));
            }
            left -= width;
        }
        None
    }
}

/// The least of the symmetric layouts, as bytes. It is the same for positions that differ only by a symmetry
/// or by an exchange of the players.
pub(crate) fn canonical(game: &str, layout: &Layout) -> Vec<u8> {
    let Some(form) = form(game) else { return Vec::new() };
    let packed = |layout: &Layout| {
        let mut bytes = Vec::new();
        layout.pack(game, &mut bytes);
        bytes
    };
    (form.symmetries)(layout).iter().chain([layout]).map(packed).min().unwrap_or_default()
}
