//! Skud Pai Sho in numbers.

use super::round::{
    CELLS, Motion, POINTS, Piece, SIDE, Ways, Windows, cell_at, number, numbers, pieces, point,
};
use super::{Shape, Space, Symmetry, actions_by, relative, same};
use rules::game::{Position, Seat};
use rules::options::Setup;
use rules::paisho::Window;
use rules::skud::{Kind, Part, Phase, Skud, Step};
use std::sync::LazyLock;

/// The planes of actions: arranges by distance, then plants, accents and boats.
pub struct Lookup {
    arranges: &'static Ways,
    /// The arranges of all flowers but Orchids.
    windows: &'static Windows,
    boats: &'static Ways,
    wheels: bool,
}

/// The rows of what a flower reaches within five steps. Each piece lies within one word of a window.
static PIECES: [Piece; 14] = pieces(5, 5, 7, Window::CENTRE as i32);

/// No flower goes further.
const REACH: i8 = 6;
const FLOWERS: usize = 8;
const ACCENTS: usize = Kind::ACCENTS.len();
/// Features: a reserve for each of four seats, then what follows.
const RESERVES: usize = 4 * Kind::COUNT;
const REST: [&str; 9] =
    ["phase", "seat", "mover", "owner", "seats", "playing", "passes", "turn-low", "turn-high"];

impl Lookup {
    fn plants(&self) -> usize {
        self.arranges.len()
    }

    fn accents(&self) -> usize {
        self.plants() + FLOWERS
    }

    fn boating(&self) -> usize {
        self.accents() + ACCENTS
    }

    /// The actions of steps that differ only in their last point.
    #[inline]
    fn alike(&self, step: Step) -> Alike<'_> {
        let plane = |plane: usize| Alike { lookup: numbers(), offset: 0, first: (plane * POINTS) as u16 };
        let from = |(lookup, offset), first: usize| Alike { lookup, offset, first: first as u16 };
        match step {
            Step::Arrange(at, _) => from(self.arranges.lookup(at), number(at)),
            Step::Boat(at, _) => from(self.boats.lookup(at), self.boating() * POINTS + number(at)),
            Step::Plant(kind, _) => plane(self.plants() + kind as usize % FLOWERS),
            Step::Accent(kind, _) => plane(self.accents() + accent(kind)),
            Step::Choose(_) | Step::Decline | Step::Pass | Step::Call => plane(0),
        }
    }

    /// The first action after the planes: accents to choose, then words.
    fn words(&self) -> usize {
        (self.boating() + self.boats.len()) * POINTS
    }
}

/// The actions of steps that differ only in their last point.
struct Alike<'t> {
    /// What is added for each place, from `offset` on.
    lookup: &'t [u16],
    offset: usize,
    first: u16,
}

impl Alike<'_> {
    #[inline(always)]
    fn action(&self, to: usize) -> u16 {
        self.first + self.lookup[to.wrapping_add(self.offset)]
    }
}

fn accent(kind: Kind) -> usize {
    (kind as usize).saturating_sub(Kind::Boat as usize)
}

impl Space for Skud {
    type Lookup = Lookup;

    fn table(setup: &Setup) -> Lookup {
        // The same for all games: each is made once.
        static ARRANGES: LazyLock<Ways> = LazyLock::new(|| Ways::new(|dx, dy| dx.abs() + dy.abs() <= REACH));
        static BOATS: LazyLock<Ways> = LazyLock::new(|| Ways::new(|dx, dy| dx.abs() <= 1 && dy.abs() <= 1));
        static WINDOWS: LazyLock<Windows> =
            LazyLock::new(|| Windows::new(&ARRANGES, &PIECES, Window::CENTRE));
        Lookup { arranges: &ARRANGES, windows: &WINDOWS, boats: &BOATS, wheels: setup.get("wheels") == "on" }
    }

    fn shape(table: &Lookup) -> Shape {
        Shape {
            actions: table.words() + ACCENTS + 3,
            most: 3104,
            planes: [1, SIDE, SIDE],
            codes: 1 + 4 * Kind::COUNT,
            features: RESERVES + REST.len(),
        }
    }

    fn plane_names() -> &'static [&'static str] {
        &["tile"]
    }

    fn feature_names() -> Vec<String> {
        let held = (0..4).flat_map(|seat| Kind::ALL.map(|kind| format!("reserve-{seat}-{}", kind.id())));
        held.chain(REST.map(str::to_string)).collect()
    }

    #[inline(always)]
    fn encode(table: &Lookup, step: Step) -> u16 {
        let at = |plane: usize, point| plane * POINTS + number(point);
        let action = match step {
            Step::Arrange(from, to) => table.arranges.action(from, to),
            Step::Plant(kind, to) => at(table.plants() + kind as usize % FLOWERS, to),
            Step::Accent(kind, to) => at(table.accents() + accent(kind), to),
            Step::Boat(from, to) => table.boating() * POINTS + table.boats.action(from, to),
            Step::Choose(kind) => table.words() + accent(kind),
            Step::Decline => table.words() + ACCENTS,
            Step::Pass => table.words() + ACCENTS + 1,
            Step::Call => table.words() + ACCENTS + 2,
        };
        action as u16
    }

    #[inline]
    fn each_legal(&self, table: &Lookup, _steps: &mut Vec<Step>, mut visit: impl FnMut(u16)) {
        self.each_part(|part| match part {
            Part::One(step) => visit(Self::encode(table, step)),
            Part::Many(step, points) => {
                let alike = table.alike(step);
                points.each(|to| visit(alike.action(to)));
            }
            Part::Arranges(goals) => {
                goals.each(|to| visit(table.arranges.action(goals.at, to) as u16));
            }
        });
    }

    #[inline]
    fn list_legal(&self, table: &Lookup, _steps: &mut Vec<Step>, row: &mut [u16]) -> usize {
        let mut count = 0;
        self.each_part(|part| match part {
            Part::One(step) => {
                row[count] = Self::encode(table, step);
                count += 1;
            }
            Part::Many(step, points) => {
                let (alike, row) = (table.alike(step), &mut row[count..]);
                // Counted here, where a register does it.
                let mut here = 0;
                points.each(|to| {
                    row[here] = alike.action(to);
                    here += 1;
                });
                count += here;
            }
            Part::Arranges(goals) => {
                let from = number(goals.at) as u16;
                let bits = |start: usize| (goals.near.0[start / 64] >> (start % 64)) as usize;
                count += table.windows.list(&PIECES, from, bits, &mut row[count..]);
            }
        });
        count
    }

    fn decode(table: &Lookup, action: u16) -> Option<Step> {
        let action = usize::from(action);
        if let Some(word) = action.checked_sub(table.words()) {
            return Some(match word.checked_sub(ACCENTS) {
                None => Step::Choose(Kind::ACCENTS[word]),
                Some(0) => Step::Decline,
                Some(1) => Step::Pass,
                Some(2) => Step::Call,
                Some(_) => return None,
            });
        }
        let (plane, at) = (action / POINTS, point(action % POINTS)?);
        if plane < table.plants() {
            return Some(Step::Arrange(at, table.arranges.end(at, plane)?));
        }
        if plane < table.accents() {
            return Some(Step::Plant(Kind::ALL[plane - table.plants()], at));
        }
        if plane < table.boating() {
            return Some(Step::Accent(Kind::ACCENTS[plane - table.accents()], at));
        }
        Some(Step::Boat(at, table.boats.end(at, plane - table.boating())?))
    }

    #[inline]
    fn observe(&self, viewer: Seat, _table: &Lookup, planes: &mut [u8], features: &mut [u8]) {
        let (viewer, seats) = (viewer.0, self.seats());
        for seat in 0..seats {
            let from = relative(seat, viewer, seats) as usize * Kind::COUNT;
            let code = 1 + from as u8;
            self.owned(Seat(seat)).each(|place| {
                let tile = self.tile(rules::paisho::Point(place as u16));
                planes[cell_at(place)] = code + tile.map_or(0, |tile| tile.kind() as u8);
            });
            for kind in Kind::ALL {
                features[from + kind as usize] = self.held(Seat(seat), kind);
            }
        }
        let phase = match self.phase() {
            Phase::Accents => 0,
            Phase::Opening => 1,
            Phase::Turn => 2,
            Phase::Called => 3,
            Phase::Bonus => 4,
        };
        let playing =
            self.remaining().iter().fold(0, |bits, seat| bits | 1 << relative(seat.0, viewer, seats));
        let [low, high, ..] = self.turn().to_le_bytes();
        let mover = relative(self.seat().0, viewer, seats);
        let owner = relative(self.owner_to_move().0, viewer, seats);
        let rest = [phase, viewer, mover, owner, seats, playing, self.passes(), low, high];
        features[RESERVES..].copy_from_slice(&rest);
    }

    /// Turns, exchanging the colours where the gardens change places; reflections too where no Wheel turns tiles
    /// clockwise. Exact from the first free turn on: the opening happens at given gates.
    fn symmetries(table: &Lookup) -> Vec<Symmetry> {
        let motions = Motion::ALL.into_iter().take(if table.wheels { 4 } else { 8 });
        motions.map(|motion| symmetry(table, motion)).collect()
    }
}

fn symmetry(table: &Lookup, motion: Motion) -> Symmetry {
    // A red point is where x and y have the same sign.
    let (x, y) = motion.apply(1, 1);
    let recolours = x != y;
    let kind_of = |kind: Kind| if recolours { kind.opposite() } else { kind };
    let to = |point| motion.point(point);
    let mut codes = vec![0];
    let mut features = Vec::new();
    for seat in 0..4 {
        codes.extend(Kind::ALL.map(|kind| (1 + seat * Kind::COUNT + kind_of(kind) as usize) as u8));
        // An exchange of two: where a kind goes is where it comes from.
        features.extend(Kind::ALL.map(|kind| (seat * Kind::COUNT + kind_of(kind) as usize) as u32));
    }
    features.extend((RESERVES..RESERVES + REST.len()).map(|i| i as u32));
    let cells = motion.cells();
    debug_assert_eq!(cells.len(), CELLS);
    let actions = actions_by::<Skud>(table, |step| match step {
        Step::Arrange(a, b) => Step::Arrange(to(a), to(b)),
        Step::Plant(kind, at) => Step::Plant(kind_of(kind), to(at)),
        Step::Accent(kind, at) => Step::Accent(kind, to(at)),
        Step::Boat(a, b) => Step::Boat(to(a), to(b)),
        word => word,
    });
    let codes = if recolours { codes } else { same(codes.len()) };
    Symmetry { name: motion.name, cells, actions, codes, features, swaps: false }
}
