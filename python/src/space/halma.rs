//! Halma in numbers.

use super::round::Motion;
use super::{Shape, Space, Symmetry, actions_by, relative, same};
use rules::game::{Ending, Position, Seat};
use rules::halma::{Board, Halma, Options, Step};
use rules::options::Setup;
use rules::view::Coord;

/// An action is a square and a goal; the pass is the action from a1 to a1.
pub struct Lookup {
    board: Board,
    seats: u8,
}

const FEATURES: [&str; 8] =
    ["seat", "mover", "seats", "playing", "teams", "leave-by", "turn-low", "turn-high"];

impl Lookup {
    fn squares(&self) -> usize {
        usize::from(self.board.width()).pow(2)
    }

    /// The cell of a square; the top rank comes first.
    fn cell(&self, square: usize) -> usize {
        let width = usize::from(self.board.width());
        (width - 1 - square / width) * width + square % width
    }

    /// Where a square goes.
    fn moved(&self, motion: Motion, square: u8) -> u8 {
        let last = self.board.width() as i8 - 1;
        let Coord { x, y } = self.board.coord(square);
        // Around the middle, in half squares.
        let (x, y) = motion.apply(2 * x - last, 2 * y - last);
        let to = Coord { x: (x + last) / 2, y: (y + last) / 2 };
        self.board.square(to).unwrap_or(square)
    }
}

impl Space for Halma {
    type Lookup = Lookup;

    fn table(setup: &Setup) -> Lookup {
        let board = Options::of(setup).map_or(Board::Eight, |options| options.board);
        Lookup { board, seats: setup.seats }
    }

    fn shape(table: &Lookup) -> Shape {
        let width = usize::from(table.board.width());
        Shape {
            actions: table.squares().pow(2),
            most: match table.board {
                Board::Eight => 1056,
                Board::Ten => 2080,
                Board::Sixteen => 5152,
            },
            planes: [2, width, width],
            codes: 5,
            features: FEATURES.len(),
        }
    }

    fn plane_names() -> &'static [&'static str] {
        &["piece", "camp"]
    }

    fn feature_names() -> Vec<String> {
        FEATURES.map(str::to_string).to_vec()
    }

    #[inline]
    fn encode(table: &Lookup, step: Step) -> u16 {
        (usize::from(step.from) * table.squares() + usize::from(step.to)) as u16
    }

    fn decode(table: &Lookup, action: u16) -> Option<Step> {
        let (from, to) = (usize::from(action) / table.squares(), usize::from(action) % table.squares());
        (from < table.squares() && (from != to || from == 0))
            .then_some(Step { from: from as u8, to: to as u8 })
    }

    #[inline]
    fn observe(&self, viewer: Seat, table: &Lookup, planes: &mut [u8], features: &mut [u8]) {
        let (viewer, seats) = (viewer.0, table.seats);
        let (pieces, camps) = planes.split_at_mut(table.squares());
        for seat in 0..seats {
            let code = 1 + relative(seat, viewer, seats);
            self.pieces(Seat(seat)).each(|square| pieces[table.cell(square)] = code);
            self.options().home(Seat(seat)).each(|square| camps[table.cell(square)] = code);
        }
        let playing = self.playing().iter().fold(0, |bits, seat| bits | 1 << relative(seat.0, viewer, seats));
        let [low, high, ..] = self.turn().to_le_bytes();
        let leave = self.options().leave_by.map_or(0, |turn| turn.min(255) as u8);
        let teams = u8::from(self.options().teams);
        let mover = relative(self.seat().0, viewer, seats);
        features.copy_from_slice(&[viewer, mover, seats, playing, teams, leave, low, high]);
    }

    /// Two players: the diagonal through the camps is an axis, and the players may change places. Four: the board may
    /// be turned, and everybody moves on by a seat; a reflection would reverse their order.
    fn symmetries(table: &Lookup) -> Vec<Symmetry> {
        let motions = if table.seats == 2 { [0, 6, 2, 7] } else { [0, 1, 2, 3] };
        motions.into_iter().map(|i| symmetry(table, Motion::ALL[i])).collect()
    }
}

fn symmetry(table: &Lookup, motion: Motion) -> Symmetry {
    let actions = actions_by::<Halma>(table, |step| {
        if step.is_pass() {
            return step;
        }
        Step { from: table.moved(motion, step.from), to: table.moved(motion, step.to) }
    });
    let mut cells = vec![0; table.squares()];
    for square in table.board.squares() {
        cells[table.cell(table.moved(motion, square).into())] = table.cell(square.into()) as u32;
    }
    let (x, y) = motion.apply(1, 1);
    Symmetry {
        name: motion.name,
        cells,
        actions,
        codes: same(5),
        features: same(FEATURES.len()),
        swaps: (x, y) != (1, 1),
    }
}
