//! The features of a step for a policy: which tile goes where, and what that does to the harmonies.
//!
//! `hints` and `bonus` fill these in, because they work out what each step does.

use super::inputs::{BOTH, GRID, SECTOR, SECTORS, list, moved, turned_sector};
use super::symmetry::{recoloured, turn, turned_ways};
use super::web::Web;
use super::weights::bonus_hint;
use crate::policy::StepFeatures;
use rules::game::Position;
use rules::paisho::{BOARD, Point, Points, spread};
use rules::skud::{GATES, Kind, Skud, Step};

const FLOWERS: usize = 8;
const ACCENTS: usize = Kind::ACCENTS.len();
/// The farthest that a flower goes in one direction.
const FAR: i32 = 6;
const WAYS: usize = (2 * FAR + 1) as usize;
/// Bonus hints are bucketed in steps of 250.
const WORTHS: usize = 64;
/// The kinds of steps with a worth feature: a flower planted, a Boat, each accent.
const CLASSES: usize = 2 + ACCENTS;

// Where each group of features begins.
/// A flower moves: from where.
const FROM: usize = 0;
/// A flower moves, or is planted in the open: where to.
const TO: usize = FROM + FLOWERS * GRID;
/// A flower moves: how far east and north.
const WAY: usize = TO + FLOWERS * GRID;
/// A flower moves: what it does to the harmonies; see [`Effect`].
const EFFECT: usize = WAY + FLOWERS * WAYS * WAYS;
/// A flower moves: in which directions it will have a partner, by sector.
const SIGHT: usize = EFFECT + Effect::COUNT;
/// A flower moves: whether it can be captured before and after, attacks, uncovers a harmony, blocks one of the player's.
const RISK: usize = SIGHT + 16 * SECTORS;
/// A flower is planted: kind and gate, then the same as a bonus.
const PLANT: usize = RISK + FLOWERS * 32;
const ACCENT: usize = PLANT + 2 * FLOWERS * 5;
/// A Boat moves one of the player's flowers, or another.
const BOAT_FROM: usize = ACCENT + ACCENTS * GRID;
const BOAT_TO: usize = BOAT_FROM + 2 * GRID;
/// The hint of a step of a bonus.
const WORTH: usize = BOAT_TO + GRID;
const DECLINE: usize = WORTH + CLASSES * WORTHS;
const PASS: usize = DECLINE + 1;
const CALL: usize = DECLINE + 2;
const CHOOSE: usize = DECLINE + 3;
/// An accent without effect on any harmony, anywhere: most steps of a bonus.
const IDLE: usize = CHOOSE + 1;
/// How many features there are.
pub const FEATURES: usize = IDLE + ACCENTS;

/// The effect of moving a flower.
#[derive(Copy, Clone)]
pub struct Effect {
    /// Partners seen from its goal, by direction: east, west, north, south.
    pub ways: usize,
    /// New harmonies.
    pub gained: i32,
    /// Harmonies given up.
    pub lost: i32,
    /// It blocks an enemy harmony (1), or one of a long chain (2).
    pub blocks: usize,
    pub captures: bool,
    /// It leaves a gate.
    pub blooms: bool,
    /// It uncovers a harmony of the player's.
    pub uncovers: bool,
    /// It ends between the ends of a harmony of the player's.
    pub stands_in: bool,
}

/// Who can capture whom, by the kind of the player's flower.
pub struct Hunt {
    /// The points where an enemy could capture it.
    danger: [Points; FLOWERS],
    /// The points from which it attacks an enemy.
    attack: [Points; FLOWERS],
}

impl Hunt {
    /// Who can capture whom, considering only the distance.
    pub fn new(position: &Skud) -> Self {
        let seat = position.seat();
        let mut hunt = Self { danger: [Points::EMPTY; FLOWERS], attack: [Points::EMPTY; FLOWERS] };
        let mut enemies = [Points::EMPTY; FLOWERS];
        (position.occupied() & !position.owned(seat)).each(|i| {
            if let Some(kind) = position.tile(Point(i as u16)).map(|tile| tile.kind())
                && (kind as usize) < FLOWERS
            {
                enemies[kind as usize].insert(i);
            }
        });
        let open = BOARD & !position.occupied();
        let around = |from: Points, reach: u32| {
            let mut reached = from;
            for _ in 1..reach {
                reached = spread(reached) & (open | from);
            }
            spread(reached)
        };
        let orchid = Kind::Orchid as usize;
        for kind in Kind::BASIC {
            let hunters = enemies[kind.opposite() as usize];
            if hunters.is_empty() {
                continue;
            }
            let reached = around(hunters, kind.opposite().reach());
            hunt.danger[kind as usize] = reached;
            hunt.danger[orchid] |= reached;
            let prey = hunters & !GATES;
            if !prey.is_empty() {
                hunt.attack[kind as usize] = around(prey, kind.reach());
            }
        }
        hunt
    }
}

impl Effect {
    const COUNT: usize = 4 * 4 * 3 * 2 * 2;

    fn number(&self) -> usize {
        let few = |count: i32| count.clamp(0, 3) as usize;
        let changes = few(self.gained) * 4 + few(self.lost);
        ((changes * 3 + self.blocks) * 2 + usize::from(self.captures)) * 2 + usize::from(self.blooms)
    }
}

/// A flower moves.
pub fn arrange(
    seen: &mut StepFeatures,
    hunt: &Hunt,
    kind: Kind,
    (from, to): (Point, Point),
    effect: &Effect,
    exempt: bool,
) {
    let kind = kind as usize % FLOWERS;
    let part = |from: i8, to: i8| ((i32::from(to) - i32::from(from)).clamp(-FAR, FAR) + FAR) as usize;
    let way = part(from.x(), to.x()) * WAYS + part(from.y(), to.y());
    let sight = effect.ways * SECTORS + usize::from(SECTOR[to.index()]);
    let bits = [
        !effect.blooms && hunt.danger[kind].contains(from.index()),
        hunt.danger[kind].contains(to.index()),
        hunt.attack[kind].contains(to.index()),
        effect.uncovers,
        effect.stands_in,
    ];
    let risk = bits.into_iter().fold(0, |all, bit| 2 * all + usize::from(bit));
    let features = [
        FROM + kind * GRID + from.index(),
        TO + kind * GRID + to.index(),
        WAY + kind * WAYS * WAYS + way,
        EFFECT + effect.number(),
        SIGHT + sight,
        RISK + kind * 32 + risk,
    ];
    seen.push(features, exempt);
}

/// Any other step, with its hint.
pub fn other(position: &Skud, seen: &mut StepFeatures, step: Step, hint: i32) {
    let worth = |class: usize| {
        let worth = (hint.clamp(-6_000, 9_999) + 6_000) / 250;
        WORTH + class * WORTHS + worth as usize
    };
    let accent = |kind: Kind| kind as usize - Kind::Boat as usize;
    match step {
        Step::Plant(kind, at) => {
            let flower = kind as usize % FLOWERS;
            let bonus = usize::from(position.pending());
            let plant = PLANT + (bonus * FLOWERS + flower) * 5 + gate(at);
            if GATES.contains(at.index()) {
                seen.push([plant, worth(0)], false);
            } else {
                seen.push([plant, TO + flower * GRID + at.index(), worth(0)], false);
            }
        }
        Step::Accent(kind, _) if hint == bonus_hint::ACCENT => seen.push([IDLE + accent(kind)], false),
        Step::Accent(kind, at) => {
            seen.push([ACCENT + accent(kind) * GRID + at.index(), worth(2 + accent(kind))], false);
        }
        Step::Boat(at, to) => {
            let other = usize::from(!position.owned(position.seat()).contains(at.index()));
            seen.push([BOAT_FROM + other * GRID + at.index(), BOAT_TO + to.index(), worth(1)], false);
        }
        Step::Decline => seen.push([DECLINE], false),
        Step::Pass => seen.push([PASS], false),
        Step::Call => seen.push([CALL], false),
        Step::Choose(_) | Step::Arrange(..) => seen.push([CHOOSE], false),
    }
}

/// The index of a gate by direction; 4 for any other point.
fn gate(at: Point) -> usize {
    match (GATES.contains(at.index()), at.x(), at.y()) {
        (false, ..) => 4,
        (_, 0, y) => usize::from(y > 0),
        (_, x, _) => 2 + usize::from(x > 0),
    }
}

/// Lists the views of both seats.
pub fn views(position: &Skud, webs: [&Web; 2], seen: &mut StepFeatures) {
    list(position, BOTH, webs, &mut seen.views);
}

/// The feature that corresponds to this one after a symmetry of the board.
pub fn mirrored(symmetry: usize, feature: usize) -> usize {
    let (turns, flipped) = (symmetry % 4, symmetry >= 4);
    let group = |start: usize, size: usize| {
        let inside = feature - start;
        (inside / size, inside % size)
    };
    let kind_of = |kind: usize| recoloured(kind, turns, flipped);
    match feature {
        FROM..WAY => {
            let (table_kind, place) = group(FROM, GRID);
            let (table, kind) = (table_kind / FLOWERS, table_kind % FLOWERS);
            FROM + (table * FLOWERS + kind_of(kind)) * GRID + moved(place, turns, flipped)
        }
        WAY..EFFECT => {
            let (kind, way) = group(WAY, WAYS * WAYS);
            let (x, y) = turn(((way / WAYS) as i32 - FAR, (way % WAYS) as i32 - FAR), turns, flipped);
            WAY + (kind_of(kind) * WAYS + (x + FAR) as usize) * WAYS + (y + FAR) as usize
        }
        RISK..PLANT => {
            let (kind, risk) = group(RISK, 32);
            RISK + kind_of(kind) * 32 + risk
        }
        SIGHT..RISK => {
            let (ways, sector) = group(SIGHT, SECTORS);
            SIGHT + turned_ways(ways, turns, flipped) * SECTORS + turned_sector(sector, turns, flipped)
        }
        PLANT..ACCENT => {
            let (bonus_kind, gate) = group(PLANT, 5);
            let (bonus, kind) = (bonus_kind / FLOWERS, bonus_kind % FLOWERS);
            // South, north, west and east, as `gate` has them.
            let gate = match [(0, -1), (0, 1), (-1, 0), (1, 0)].get(gate) {
                Some(way) => match turn(*way, turns, flipped) {
                    (0, y) => usize::from(y > 0),
                    (x, _) => 2 + usize::from(x > 0),
                },
                None => gate,
            };
            PLANT + (bonus * FLOWERS + kind_of(kind)) * 5 + gate
        }
        ACCENT..WORTH => {
            let (table, place) = group(ACCENT, GRID);
            ACCENT + table * GRID + moved(place, turns, flipped)
        }
        _ => feature,
    }
}
