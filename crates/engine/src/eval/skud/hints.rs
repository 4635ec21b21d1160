//! Which steps look promising, for all steps of a position at once: sets of points say what a step does,
//! and only the few that could close a ring are tried out.

use super::web::Web;
use super::weights::hint::{BLOCKS, BLOOMS, CAPTURE, LONG, LOST_HARMONY, NEW_HARMONY, PLANT};
use crate::game::FORCED;
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
    /// The position.
    pub position: &'a Skud,
    /// Who decides.
    pub seat: Seat,
    /// The own harmonies.
    pub own: &'a Web,
    /// Own flowers of each basic kind in bloom that no Knotweed drains, and every such Lotus.
    flowers: [Points; 6],
    lotuses: Points,
    drained: Points,
    rock_rows: u32,
    rock_columns: u32,
}

/// The points from which a flower of one kind would see a partner, by the way it would look from there.
pub struct Sight {
    by: [Points; 4],
}

impl Sight {
    #[inline]
    pub fn count(&self, at: usize) -> i32 {
        self.by.iter().map(|set| i32::from(set.contains(at))).sum()
    }

    /// The points that see two partners or more.
    fn twice(&self) -> Points {
        let [a, b, c, d] = self.by;
        (a & b) | (c & d) | ((a | b) & (c | d))
    }
}

impl<'a> Scene<'a> {
    fn new(position: &'a Skud, own: &'a Web) -> Self {
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

    /// Whom an own flower of a kind harmonises with.
    fn partners(&self, kind: Kind) -> Points {
        if !self.position.acting(Kind::Turtle).is_empty() {
            // Turtles bind anything to anything: too many is better than too few.
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
    fn links_of(&self, point: Point) -> i32 {
        let with = |link: &&super::web::Link| link.a == point || link.b == point;
        self.own.links().iter().filter(with).count() as i32
    }

    /// The goals from which an arranged flower might close a ring.
    fn closing(&self, from: Point, sight: &Sight, goals: Points) -> Points {
        let crossed = self.own.cuts_without(from);
        let opened = self.opened(from);
        let missing = 15 & !(crossed | opened.unwrap_or(0));
        let seeing = if opened.is_some() { goals } else { goals & sight.twice() };
        seeing & REGIONS[usize::from(missing)]
    }

    /// The half axes crossed by what a flower uncovers when it leaves; `None`: nothing.
    fn opened(&self, from: Point) -> Option<u8> {
        if GATES.contains(from.index()) {
            return None;
        }
        let mut opened = None;
        for (up, down) in [(Direction::East, Direction::West), (Direction::North, Direction::South)] {
            let (Some(a), Some(b)) = (self.position.nearest(from, up), self.position.nearest(from, down))
            else {
                continue;
            };
            if !self.position.bond(a, b).contains(self.seat) {
                continue;
            }
            opened = Some(opened.unwrap_or(0) | rules::skud::cuts(b, a));
        }
        opened
    }

    /// Whether a step closes an own ring.
    pub fn closes(&self, step: Step) -> bool {
        let mut next = self.position.clone();
        next.play(step, &mut ());
        next.rings().contains(self.seat)
    }

    fn blockers_without(&self, from: Point) -> Points {
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

/// Hints for all steps of a position.
pub fn all(position: &Skud, steps: &[Step], hints: &mut Vec<i32>) {
    if position.in_setup() {
        hints.extend(steps.iter().map(|step| setup_hint(*step)));
        return;
    }
    match position.seats() {
        2 => by_webs::<2>(position, steps, hints),
        _ => by_webs::<4>(position, steps, hints),
    }
}

fn by_webs<const SEATS: usize>(position: &Skud, steps: &[Step], hints: &mut Vec<i32>) {
    let webs = Web::of::<SEATS>(position);
    let seat = position.seat().index();
    let others = webs.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, web)| web);
    let enemy = others.max_by_key(|web| web.spans());
    let scene = Scene::new(position, &webs[seat]);
    if position.pending() {
        super::bonus::hints(&scene, enemy, steps, hints);
    } else {
        turn_hints(&scene, enemy, steps, hints);
    }
}

fn setup_hint(step: Step) -> i32 {
    match step {
        Step::Choose(Kind::Boat) => 400,
        Step::Choose(Kind::Wheel) => 300,
        Step::Choose(Kind::Knotweed | Kind::Rock) => 200,
        _ => 0,
    }
}

fn turn_hints(scene: &Scene, enemy: Option<&Web>, steps: &[Step], hints: &mut Vec<i32>) {
    let position = scene.position;
    let mut lines = Points::EMPTY;
    let mut main_lines = Points::EMPTY;
    for link in enemy.iter().flat_map(|web| web.links().iter().map(move |link| (link, web.span_of(link)))) {
        let between = between(link.0.a, link.0.b);
        lines |= between;
        if link.1 >= LONG {
            main_lines |= between;
        }
    }
    let near = scene.own.links().len() >= 2;
    let last = last_flower(position);
    // With every gate taken, a last flower needs one emptied by a turn that gives a bonus.
    let emptying = last.is_some() && (GATES & !position.occupied()).is_empty();
    let mut rest = steps;
    while let Some(step) = rest.first() {
        let Step::Arrange(from, _) = *step else {
            hints.push(match *step {
                Step::Plant(..) if last.is_some() => FORCED,
                Step::Plant(..) => PLANT,
                _ => 0,
            });
            rest = &rest[1..];
            continue;
        };
        let same = |step: &&Step| matches!(**step, Step::Arrange(other, _) if other == from);
        let count = rest.iter().take_while(same).count();
        let (group, later) = rest.split_at(count);
        rest = later;
        let kind = position.tile(from).map_or(Kind::Boat, |tile| tile.kind());
        let sight = scene.sight(kind, from, scene.blockers_without(from));
        let mut closing = Points::EMPTY;
        if near {
            let goals: Points = group.iter().filter_map(goal_of).collect();
            scene.closing(from, &sight, goals).each(|to| {
                if scene.closes(Step::Arrange(from, Point(to as u16))) {
                    closing.insert(to);
                }
            });
        }
        let leaves = match GATES.contains(from.index()) {
            true => BLOOMS,
            false => -scene.links_of(from) * LOST_HARMONY,
        };
        for to in group.iter().filter_map(goal_of) {
            if closing.contains(to) || (emptying && GATES.contains(from.index()) && sight.count(to) > 0) {
                hints.push(FORCED + 1);
                continue;
            }
            let mut hint = leaves + sight.count(to) * NEW_HARMONY;
            hint += i32::from(lines.contains(to)) * BLOCKS + i32::from(main_lines.contains(to)) * BLOCKS;
            hint += i32::from(position.occupied().contains(to)) * CAPTURE;
            hints.push(hint);
        }
    }
}

/// The basic flower that ends the game when the player to move plants it.
pub fn last_flower(position: &Skud) -> Option<Kind> {
    let held = |kind: &Kind| position.held(position.seat(), *kind);
    let all: u8 = Kind::BASIC.iter().map(held).sum();
    let ends = all == 1 && position.last_flower() != LastFlower::None;
    if ends { Kind::BASIC.into_iter().find(|kind| held(kind) > 0) } else { None }
}

fn goal_of(step: &Step) -> Option<usize> {
    match step {
        Step::Arrange(_, to) => Some(to.index()),
        _ => None,
    }
}

/// Appends captures, what closes a ring, and a last flower.
pub fn noisy(position: &Skud, out: &mut Vec<Step>) {
    if position.in_setup() {
        return;
    }
    match position.seats() {
        2 => noisy_by(position, &Web::of::<2>(position)[position.seat().index()], out),
        _ => noisy_by(position, &Web::of::<4>(position)[position.seat().index()], out),
    }
}

fn noisy_by(position: &Skud, own: &Web, out: &mut Vec<Step>) {
    let seat = position.seat();
    let gate = (GATES & !position.occupied()).first().map(|gate| Point(gate as u16));
    let barred = position.seats() > 2 && position.growing(seat);
    if let (Some(kind), Some(gate), false) = (last_flower(position), gate, barred) {
        out.push(Step::Plant(kind, gate));
    }
    let near = own.cuts.count_ones() >= 2;
    let hunters = hunters(position, seat);
    if hunters.is_empty() && !near {
        return;
    }
    let mut closers = Points::EMPTY;
    if near {
        position.movable().each(|i| {
            let missing = 15 & !own.cuts_without(Point(i as u16));
            if !REGIONS[usize::from(missing)].is_empty() {
                closers.insert(i);
            }
        });
    }
    if (hunters | closers).is_empty() {
        return;
    }
    let scene = Scene::new(position, own);
    position.goals(hunters | closers, |from, goals| {
        let kind = position.tile(from).map_or(Kind::Boat, |tile| tile.kind());
        let mut noisy = goals & position.occupied();
        if closers.contains(from.index()) {
            let sight = scene.sight(kind, from, scene.blockers_without(from));
            (scene.closing(from, &sight, goals) & !noisy).each(|to| {
                if scene.closes(Step::Arrange(from, Point(to as u16))) {
                    noisy.insert(to);
                }
            });
        }
        noisy.each(|to| out.push(Step::Arrange(from, Point(to as u16))));
    });
}

/// The own flowers that have something to capture nearby.
fn hunters(position: &Skud, seat: Seat) -> Points {
    let mut prey: [Points; Kind::COUNT] = [Points::EMPTY; Kind::COUNT];
    (position.occupied() & !position.owned(seat) & !GATES).each(|i| {
        if let Some(tile) = position.tile(Point(i as u16)) {
            prey[tile.kind() as usize].insert(i);
        }
    });
    let mut hunters = Points::EMPTY;
    let fierce = position.blooming(seat, Kind::Lotus).is_some();
    position.owned(seat).each(|i| {
        let from = Point(i as u16);
        let Some(kind) = position.tile(from).map(|tile| tile.kind()).filter(|kind| kind.is_flower()) else {
            return;
        };
        if kind == Kind::Orchid {
            if fierce {
                hunters.insert(i);
            }
            return;
        }
        let mut prey_of = prey[Kind::Orchid as usize];
        if kind.is_basic() {
            prey_of |= prey[kind.opposite() as usize];
        }
        let reach = kind.reach() as i32;
        let close = |j: usize| {
            let at = Point(j as u16);
            i32::from((at.x() - from.x()).abs()) + i32::from((at.y() - from.y()).abs()) <= reach
        };
        if prey_of.iter().any(close) {
            hunters.insert(i);
        }
    });
    hunters
}
