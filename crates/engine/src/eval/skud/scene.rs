//! The data for rating steps: which harmonies they make, break and uncover.

use super::web::{Link, Web};
use rules::game::{Position, Seat};
use rules::paisho::{BOARD, Point, Points, STRIDE, surround};
use rules::skud::{Direction, GATES, Kind, LastFlower, PLACES, RAYS, Skud, Step, view};

/// The points that could cross the missing half axes with their row and column.
pub static REGIONS: [Points; 16] = {
    let mut regions = [Points::EMPTY; 16];
    let mut missing = 0;
    while missing < 16 {
        let mut place = 0;
        while place < PLACES {
            let point = Point(place as u16);
            let (x, y) = (point.x(), point.y());
            let fits = (missing & 1 == 0 || x > 0)
                && (missing & 2 == 0 || x < 0)
                && (missing & 4 == 0 || y > 0)
                && (missing & 8 == 0 || y < 0);
            if BOARD.contains(place) && fits {
                regions[missing].insert(place);
            }
            place += 1;
        }
        missing += 1;
    }
    regions
};

/// What the steps of a position are measured by.
pub struct Scene<'a> {
    pub position: &'a Skud,
    /// The seat to decide.
    pub seat: Seat,
    /// The player's harmonies.
    pub own: &'a Web,
    /// The player's blooming flowers that no Knotweed drains, by basic kind, and every such Lotus.
    flowers: [Points; 6],
    lotuses: Points,
    drained: Points,
    rock_rows: u32,
    rock_columns: u32,
}

/// The points from which a flower of one kind would see a partner, by direction.
pub struct Sight {
    by: [Points; 4],
}

impl Sight {
    /// How many partners a flower would see from a point.
    #[inline]
    pub fn count(&self, at: usize) -> i32 {
        self.by.iter().map(|set| i32::from(set.contains(at))).sum()
    }

    /// In which directions a flower would see a partner from a point: east, west, north, south, one bit each.
    #[inline]
    pub fn ways(&self, at: usize) -> usize {
        let [east_of, west_of, north_of, south_of] = self.by.map(|set| usize::from(set.contains(at)));
        west_of | east_of << 1 | south_of << 2 | north_of << 3
    }

    /// The points that see two partners or more.
    fn twice(&self) -> Points {
        let [a, b, c, d] = self.by;
        (a & b) | (c & d) | ((a | b) & (c | d))
    }
}

impl<'a> Scene<'a> {
    /// What the steps of a position are measured by, with the player's harmonies.
    pub fn new(position: &'a Skud, own: &'a Web) -> Self {
        let seat = position.seat();
        let mut scene = Self {
            position,
            seat,
            own,
            flowers: [Points::EMPTY; 6],
            lotuses: Points::EMPTY,
            drained: surround(position.acting(Kind::Knotweed)),
            rock_rows: 0,
            rock_columns: 0,
        };
        position.acting(Kind::Rock).each(|i| {
            scene.rock_rows |= 1 << (i / STRIDE as usize);
            scene.rock_columns |= 1 << (i % STRIDE as usize);
        });
        let own = position.owned(seat);
        (position.occupied() & !GATES & !scene.drained).each(|i| {
            let kind = position.tile(Point(i as u16)).map_or(Kind::Boat, |tile| tile.kind());
            if kind == Kind::Lotus {
                scene.lotuses.insert(i);
            } else if kind.is_basic() && own.contains(i) {
                scene.flowers[kind as usize].insert(i);
            }
        });
        scene
    }

    /// The partners of a flower of this kind.
    fn partners(&self, kind: Kind) -> Points {
        if !self.position.acting(Kind::Turtle).is_empty() {
            // Turtles harmonise with anything; overestimating is better than underestimating.
            let flowers =
                |i: &usize| self.position.tile(Point(*i as u16)).is_some_and(|tile| tile.kind().is_flower());
            return (self.position.occupied() & !GATES).iter().filter(flowers).collect();
        }
        let all = |set: Points, kind: &Kind| set | self.flowers[*kind as usize];
        match kind {
            Kind::Lotus => Kind::BASIC.iter().fold(Points::EMPTY, all),
            _ if kind.is_basic() => {
                let near = Kind::BASIC.iter().filter(|other| other.neighbours(kind));
                near.fold(self.lotuses, all)
            }
            _ => Points::EMPTY,
        }
    }

    /// Where a flower of a kind that leaves `from` would see partners, with `blockers` in the way.
    pub fn sight(&self, kind: Kind, from: Point, blockers: Points) -> Sight {
        let mut by = [Points::EMPTY; 4];
        self.partners(kind).without(from.index()).each(|i| {
            let (row, column) = (i / STRIDE as usize, i % STRIDE as usize);
            if self.rock_rows >> row & 1 == 0 {
                by[0] |= view(i, Direction::East, blockers);
                by[1] |= view(i, Direction::West, blockers);
            }
            if self.rock_columns >> column & 1 == 0 {
                by[2] |= view(i, Direction::North, blockers);
                by[3] |= view(i, Direction::South, blockers);
            }
        });
        Sight { by: by.map(|set| set & !self.drained) }
    }

    /// How many harmonies a flower has now.
    pub fn links_of(&self, point: Point) -> i32 {
        let with = |link: &&Link| link.a == point || link.b == point;
        self.own.links().iter().filter(with).count() as i32
    }

    /// The goals from which an arranged flower might close a ring.
    pub fn closing(&self, from: Point, sight: &Sight, goals: Points) -> Points {
        let crossed = self.own.cuts_without(from);
        let opened = self.opened(from);
        let missing = 15 & !(crossed | opened.unwrap_or(0));
        let seeing = if opened.is_some() { goals } else { goals & sight.twice() };
        seeing & REGIONS[usize::from(missing)]
    }

    /// The half axes crossed by the harmonies that a flower uncovers when it leaves; `None` if there are none.
    pub fn opened(&self, from: Point) -> Option<u8> {
        if GATES.contains(from.index()) {
            return None;
        }
        let mut opened = None;
        let [east, north, west, south] = self.position.around(from);
        for (a, b) in [(east, west), (north, south)] {
            let (Some(a), Some(b)) = (a, b) else { continue };
            if !self.position.bond(a, b).contains(self.seat) {
                continue;
            }
            opened = Some(opened.unwrap_or(0) | rules::skud::cuts(b, a));
        }
        opened
    }

    /// Whether a step closes a ring of the player.
    pub fn closes(&self, step: Step) -> bool {
        let mut next = self.position.clone();
        next.play(step, &mut ());
        next.rings().contains(self.seat)
    }

    /// The blockers once a flower has left `from`.
    pub fn blockers_without(&self, from: Point) -> Points {
        self.position.occupied().without(from.index()) | GATES
    }
}

/// The points strictly between two ends of a harmony.
pub fn between(a: Point, b: Point) -> Points {
    let (up, down) = if a.y() == b.y() {
        (Direction::East, Direction::West)
    } else {
        (Direction::North, Direction::South)
    };
    RAYS[a.index()][up as usize] & RAYS[b.index()][down as usize]
}

/// The basic flower that ends the game when the player to move plants it.
pub fn last_flower(position: &Skud) -> Option<Kind> {
    let held = |kind: &Kind| position.held(position.seat(), *kind);
    let all: u8 = Kind::BASIC.iter().map(held).sum();
    let ends = all == 1 && position.last_flower() != LastFlower::None;
    if ends { Kind::BASIC.into_iter().find(|kind| held(kind) > 0) } else { None }
}
