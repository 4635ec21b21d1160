//! The position: tiles, reserves, and the next decision.

use super::lines::{Lines, PLACES};
use super::options::{Accents, LastFlower, Opening, Options};
use super::tile::{GATE_POINTS, GATES, Kind, Tile};
use crate::game::{Observer, Outcome, Seat, SeatSet};
use crate::options::Setup;
use crate::paisho::{Point, Points, surround};
use crate::zobrist;

/// What the next step decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Another accent for the seat.
    Accents,
    /// The flower that the seat opens with.
    Opening,
    /// A turn.
    Turn,
    /// A turn after clashes were called.
    Called,
    /// The harmony bonus of an arrange.
    Bonus,
}

impl Phase {
    /// Its name in positions and views.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A position of Skud Pai Sho.
#[derive(Clone)]
pub struct Skud {
    pub(super) tiles: [Tile; PLACES],
    pub(super) occupied: Points,
    /// The tiles by rows and columns, because sight is queried more often than tiles move.
    pub(super) lines: Lines,
    pub(super) owned: [Points; 4],
    /// Accents with an effect on their surroundings; the others only block.
    pub(super) knotweeds: Points,
    pub(super) rocks: Points,
    pub(super) bamboos: Points,
    pub(super) ponds: Points,
    pub(super) turtles: Points,
    pub(super) reserve: [[u8; Kind::COUNT]; 4],
    pub(super) options: Options,
    pub(super) key: u64,
    pub(super) turn: u32,
    pub(super) number: u16,
    pub(super) phase: Phase,
    /// The seat whose entry is being written.
    pub(super) seat: Seat,
    pub(super) seats: u8,
    /// The players who have not resigned.
    pub(super) remaining: SeatSet,
    /// Passes in succession.
    pub(super) passes: u8,
    /// Whether there is a clash although clashes are enforced, which only a written position can have.
    pub(super) tainted: bool,
    pub(super) outcome: Option<Outcome>,
}

const _: () = assert!(size_of::<Skud>() < 1024, "positions are copied all the time");

impl Skud {
    /// An empty board with full flower reserves and no accents.
    pub(super) fn empty(setup: &Setup, options: Options) -> Self {
        let mut flowers = [0; Kind::COUNT];
        for kind in Kind::ALL.into_iter().filter(|kind| kind.is_flower()) {
            flowers[kind as usize] = kind.owned();
        }
        Self {
            tiles: [Tile::NONE; PLACES],
            occupied: Points::EMPTY,
            lines: Lines::EMPTY,
            owned: [Points::EMPTY; 4],
            knotweeds: Points::EMPTY,
            rocks: Points::EMPTY,
            bamboos: Points::EMPTY,
            ponds: Points::EMPTY,
            turtles: Points::EMPTY,
            reserve: std::array::from_fn(
                |seat| if seat < setup.seats.into() { flowers } else { [0; Kind::COUNT] },
            ),
            options,
            key: 0,
            turn: 0,
            number: 0,
            phase: Phase::Accents,
            seat: Seat(0),
            seats: setup.seats,
            remaining: SeatSet::all(setup.seats),
            passes: 0,
            tainted: false,
            outcome: None,
        }
    }

    /// The start of a game.
    pub(super) fn begin(setup: &Setup, options: Options) -> Self {
        let mut position = Self::empty(setup, options);
        match options.accents {
            Accents::All => {
                for seat in 0..setup.seats.into() {
                    for kind in Kind::ACCENTS {
                        position.reserve[seat][kind as usize] = options.in_set(kind);
                    }
                }
                position.begin_opening();
            }
            // With two players Host, the second seat, chooses first.
            Accents::Each(_) if setup.seats == 2 => position.seat = Seat(1),
            _ => {}
        }
        position.key = position.computed_key();
        position
    }

    /// Enters the opening, or the first turn if there is none; the caller updates the key.
    pub(super) fn begin_opening(&mut self) {
        self.number = 1;
        self.seat = self.remaining.iter().next().unwrap_or(Seat(0));
        self.phase = if self.options.opening == Opening::Free { Phase::Turn } else { Phase::Opening };
    }

    /// The key computed from scratch, which the incremental one must equal.
    pub(super) fn computed_key(&self) -> u64 {
        let mut key = self.state_key();
        self.occupied.each(|i| key ^= zobrist::piece(self.tiles[i].0, i as u16));
        for seat in 0..self.seats {
            for kind in Kind::ALL {
                let count = self.reserve[seat as usize][kind as usize];
                key ^= zobrist::held(Tile::new(Seat(seat), kind).0, count);
            }
        }
        key
    }

    /// The part of the key apart from board and reserves.
    #[inline]
    pub(super) fn state_key(&self) -> u64 {
        let state = (self.phase as u32) << 8 | u32::from(self.seat.0) << 4 | u32::from(self.remaining.0);
        zobrist::state(0, state)
    }

    /// The tile on a point.
    #[inline]
    pub fn tile(&self, point: Point) -> Option<Tile> {
        let tile = self.tiles[point.index()];
        (tile != Tile::NONE).then_some(tile)
    }

    #[inline]
    fn effect(&mut self, kind: Kind) -> Option<&mut Points> {
        match kind {
            Kind::Knotweed => Some(&mut self.knotweeds),
            Kind::Rock => Some(&mut self.rocks),
            Kind::Bamboo => Some(&mut self.bamboos),
            Kind::Pond => Some(&mut self.ponds),
            Kind::Turtle => Some(&mut self.turtles),
            _ => None,
        }
    }

    /// Puts a tile on an empty point.
    #[inline]
    pub(super) fn put<O: Observer>(&mut self, tile: Tile, point: Point, observer: &mut O) {
        let i = point.index();
        self.tiles[i] = tile;
        self.occupied.insert(i);
        self.lines.change(i);
        self.owned[tile.owner().index()].insert(i);
        if !tile.kind().is_flower()
            && let Some(set) = self.effect(tile.kind())
        {
            set.insert(i);
        }
        self.key ^= zobrist::piece(tile.0, point.0);
        observer.put(tile.0, point.0);
    }

    /// Takes the tile from a point.
    #[inline]
    pub(super) fn take<O: Observer>(&mut self, point: Point, observer: &mut O) -> Tile {
        let i = point.index();
        let tile = self.tiles[i];
        self.tiles[i] = Tile::NONE;
        self.occupied.remove(i);
        self.lines.change(i);
        self.owned[tile.owner().index()].remove(i);
        if !tile.kind().is_flower()
            && let Some(set) = self.effect(tile.kind())
        {
            set.remove(i);
        }
        self.key ^= zobrist::piece(tile.0, point.0);
        observer.take(tile.0, point.0);
        tile
    }

    /// Changes how many tiles of a kind a reserve holds.
    #[inline]
    pub(super) fn hold<O: Observer>(&mut self, tile: Tile, change: i8, observer: &mut O) {
        let count = &mut self.reserve[tile.owner().index()][tile.kind() as usize];
        self.key ^= zobrist::held(tile.0, *count);
        *count = count.saturating_add_signed(change);
        self.key ^= zobrist::held(tile.0, *count);
        observer.hold(tile.0, *count);
    }

    /// How many tiles of a kind the seat's reserve holds.
    #[inline]
    pub fn held(&self, seat: Seat, kind: Kind) -> u8 {
        self.reserve[seat.index()][kind as usize]
    }

    /// Whether a seat has a growing tile.
    #[inline]
    pub fn growing(&self, seat: Seat) -> bool {
        self.owned[seat.index()].meets(&GATES)
    }

    /// The points that hold a tile.
    #[inline]
    pub fn occupied(&self) -> Points {
        self.occupied
    }

    /// The points that hold a tile of the seat.
    #[inline]
    pub fn owned(&self, seat: Seat) -> Points {
        self.owned[seat.index()]
    }

    /// The points with an accent of a kind; only for accents with an effect on their surroundings.
    #[inline]
    pub fn acting(&self, kind: Kind) -> Points {
        match kind {
            Kind::Knotweed => self.knotweeds,
            Kind::Rock => self.rocks,
            Kind::Bamboo => self.bamboos,
            Kind::Pond => self.ponds,
            Kind::Turtle => self.turtles,
            _ => Points::EMPTY,
        }
    }

    /// The rule for the end by the last flower.
    #[inline]
    pub fn last_flower(&self) -> LastFlower {
        self.options.last_flower
    }

    /// The players who have not resigned.
    #[inline]
    pub fn remaining(&self) -> SeatSet {
        self.remaining
    }

    /// The seat's blooming special flower of a kind; there is at most one.
    #[inline]
    pub fn blooming(&self, seat: Seat, kind: Kind) -> Option<Point> {
        if self.reserve[seat.index()][kind as usize] > 0 {
            return None;
        }
        let tile = Tile::new(seat, kind);
        let set = self.owned[seat.index()] & !GATES;
        let found = set.iter().find(|i| self.tiles[*i] == tile);
        found.map(|i| Point(i as u16))
    }

    /// The points where the seat's flowers are trapped: around enemy Orchids in bloom.
    #[inline]
    pub fn traps(&self, seat: Seat) -> Points {
        let mut traps = Points::EMPTY;
        for other in (0..self.seats).map(Seat).filter(|other| *other != seat) {
            if let Some(orchid) = self.blooming(other, Kind::Orchid) {
                traps |= surround(Points::of(orchid.index()));
            }
        }
        traps & !GATES
    }

    /// The nearest tile that a blooming tile on this point would see in each direction, in the order of
    /// [`Direction::ALL`](super::Direction::ALL). Gates end the view.
    #[inline]
    pub fn around(&self, from: Point) -> [Option<Point>; 4] {
        self.lines.around(from)
    }

    /// Whether the next decision is before the first free turn.
    #[inline]
    pub fn in_setup(&self) -> bool {
        matches!(self.phase, Phase::Accents | Phase::Opening)
    }

    /// What the next step decides.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose accent or flower is chosen, even if another seat chooses it.
    #[inline]
    pub fn owner_to_move(&self) -> Seat {
        self.seat
    }

    /// Passes in succession.
    #[inline]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    pub(super) fn home_gate(&self, seat: Seat) -> Point {
        // Two players sit south and north.
        GATE_POINTS[if self.seats == 2 { seat.index() * 2 } else { seat.index() } % 4]
    }

    pub(super) fn letter(&self, seat: Seat) -> char {
        super::INFO.letter(self.seats, seat)
    }

    /// The next seat still in, after `seat`.
    pub(super) fn seat_after(&self, seat: Seat) -> Seat {
        let order = (1..=self.seats).map(|i| Seat((seat.0 + i) % self.seats));
        order.into_iter().find(|next| self.remaining.contains(*next)).unwrap_or(seat)
    }
}
