//! Move-ordering hints for all steps of a position at once. Sets of points tell what a step does; only the few
//! steps that could close a ring are tried out.

use super::scene::{REGIONS, Scene, Sight, between, last_flower};
use super::steps::{self, Effect, Hunt};
use super::web::Web;
use super::weights::hint::{BLOCKS, BLOOMS, CAPTURE, LONG, LOST_HARMONY, NEW_HARMONY, PLANT, RING_NEAR};
use crate::game::FORCED;
use crate::policy::StepFeatures;
use rules::game::{Position, Seat};
use rules::paisho::{Point, Points};
use rules::skud::{GATES, Kind, Skud, Step};

/// Hints for all steps of a position.
pub fn all(position: &Skud, steps: &[Step], hints: &mut Vec<i32>) {
    if position.in_setup() {
        hints.extend(steps.iter().map(|step| setup_hint(*step)));
        return;
    }
    match position.seats() {
        2 => by_webs(position, &Web::of::<2>(position), steps, hints, None),
        _ => by_webs(position, &Web::of::<4>(position), steps, hints, None),
    }
}

/// The same for two players, with the policy features of the position and the steps.
pub fn with_features(position: &Skud, steps: &[Step], hints: &mut Vec<i32>, seen: &mut StepFeatures) {
    let webs = Web::of::<2>(position);
    steps::views(position, [&webs[0], &webs[1]], seen);
    by_webs(position, &webs, steps, hints, Some(seen));
}

fn by_webs(
    position: &Skud,
    webs: &[Web],
    steps: &[Step],
    hints: &mut Vec<i32>,
    seen: Option<&mut StepFeatures>,
) {
    let seat = position.seat().index();
    let others = webs.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, web)| web);
    let enemy = others.max_by_key(|web| web.spans());
    let scene = Scene::new(position, &webs[seat]);
    if position.pending() {
        super::bonus::hints(&scene, enemy, steps, hints, seen);
    } else {
        turn_hints(&scene, enemy, steps, hints, seen);
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

/// The data for rating the steps of a turn.
struct Turn<'a> {
    scene: &'a Scene<'a>,
    /// The points between the ends of an enemy harmony; of one in a long chain; of one in a chain that may soon
    /// be a ring.
    lines: Points,
    main_lines: Points,
    ring_lines: Points,
    /// The points between the ends of the player's own harmonies.
    own_lines: Points,
    /// Whether the player's longest chain may soon be a ring.
    ring_near: bool,
    /// Whether there are enough harmonies for a step to close a ring.
    several: bool,
    /// The basic flower that is the last one, so that planting it ends the game.
    last: Option<Kind>,
    /// Whether every gate is taken, so that the last flower needs a gate emptied by a turn that gives a bonus.
    emptying: bool,
    /// Who can capture whom; only for a policy.
    hunt: Option<Hunt>,
}

impl<'a> Turn<'a> {
    fn new(scene: &'a Scene<'a>, enemy: Option<&Web>, policy: bool) -> Self {
        let position = scene.position;
        let last = last_flower(position);
        let own_links = scene.own.links();
        let mut turn = Self {
            scene,
            lines: Points::EMPTY,
            main_lines: Points::EMPTY,
            ring_lines: Points::EMPTY,
            own_lines: own_links.iter().fold(Points::EMPTY, |all, link| all | between(link.a, link.b)),
            ring_near: scene.own.spans().0 >= RING_NEAR,
            several: own_links.len() >= 2,
            last,
            emptying: last.is_some() && (GATES & !position.occupied()).is_empty(),
            hunt: policy.then(|| Hunt::new(position)),
        };
        if let Some(web) = enemy {
            for link in web.links() {
                let (between, span) = (between(link.a, link.b), web.span_of(link));
                turn.lines |= between;
                if span >= LONG {
                    turn.main_lines |= between;
                }
                if span >= RING_NEAR {
                    turn.ring_lines |= between;
                }
            }
        }
        turn
    }

    /// The goals of a flower that close a ring.
    fn closing(&self, from: Point, sight: &Sight, group: &[Step]) -> Points {
        let mut closing = Points::EMPTY;
        if self.several {
            let goals: Points = group.iter().filter_map(goal_of).collect();
            self.scene.closing(from, sight, goals).each(|to| {
                if self.scene.closes(Step::Arrange(from, Point(to as u16))) {
                    closing.insert(to);
                }
            });
        }
        closing
    }

    /// Whether the bonus for a harmony that this step makes can end the game well: by planting the last flower,
    /// with the new harmony counted.
    fn ends_well(&self, step: Step) -> bool {
        let Some(last) = self.last else { return false };
        let mut next = self.scene.position.clone();
        next.play(step, &mut ());
        let plant = |gate: usize| Step::Plant(last, Point(gate as u16));
        let Some(gate) = GATES.iter().find(|gate| next.pending() && next.is_legal(plant(*gate))) else {
            return false;
        };
        next.play(plant(gate), &mut ());
        next.outcome().is_some_and(|outcome| outcome.winner.contains(self.scene.seat))
    }

    /// All steps of one flower.
    fn arranges(
        &self,
        from: Point,
        group: &[Step],
        hints: &mut Vec<i32>,
        mut seen: Option<&mut StepFeatures>,
    ) {
        let Self { scene, lines, main_lines, ring_lines, own_lines, .. } = self;
        let position = scene.position;
        let kind = position.tile(from).map_or(Kind::Boat, |tile| tile.kind());
        let sight = scene.sight(kind, from, scene.blockers_without(from));
        let closing = self.closing(from, &sight, group);
        let blooms = GATES.contains(from.index());
        let lost = if blooms { 0 } else { scene.links_of(from) };
        let leaves = if blooms { BLOOMS } else { -lost * LOST_HARMONY };
        let uncovers = seen.is_some() && scene.opened(from).is_some();
        for to in group.iter().filter_map(goal_of) {
            let (gained, captures) = (sight.count(to), position.occupied().contains(to));
            let blocks = usize::from(lines.contains(to)) + usize::from(main_lines.contains(to));
            if let (Some(seen), Some(hunt)) = (seen.as_deref_mut(), &self.hunt) {
                let (ways, stands_in) = (sight.ways(to), own_lines.contains(to));
                let effect = Effect { ways, gained, lost, blocks, captures, blooms, uncovers, stands_in };
                let exempt = ring_lines.contains(to) || (self.ring_near && gained > lost);
                steps::arrange(seen, hunt, kind, (from, Point(to as u16)), &effect, exempt);
            }
            let forced = closing.contains(to) || (self.emptying && blooms && gained > 0);
            let step = Step::Arrange(from, Point(to as u16));
            hints.push(if forced || (gained > 0 && self.ends_well(step)) {
                FORCED + 1
            } else {
                leaves + gained * NEW_HARMONY + blocks as i32 * BLOCKS + i32::from(captures) * CAPTURE
            });
        }
    }
}

fn turn_hints(
    scene: &Scene,
    enemy: Option<&Web>,
    steps: &[Step],
    hints: &mut Vec<i32>,
    mut seen: Option<&mut StepFeatures>,
) {
    let turn = Turn::new(scene, enemy, seen.is_some());
    let mut rest = steps;
    while let Some(step) = rest.first() {
        let Step::Arrange(from, _) = *step else {
            let hint = match *step {
                Step::Plant(..) if turn.last.is_some() => FORCED,
                Step::Plant(..) => PLANT,
                _ => 0,
            };
            hints.push(hint);
            if let Some(seen) = seen.as_deref_mut() {
                steps::other(scene.position, seen, *step, hint);
            }
            rest = &rest[1..];
            continue;
        };
        let same = |step: &&Step| matches!(**step, Step::Arrange(other, _) if other == from);
        let (group, later) = rest.split_at(rest.iter().take_while(same).count());
        rest = later;
        turn.arranges(from, group, hints, seen.as_deref_mut());
    }
}

fn goal_of(step: &Step) -> Option<usize> {
    match step {
        Step::Arrange(_, to) => Some(to.index()),
        _ => None,
    }
}

/// Appends captures, steps that close a ring, and a last flower.
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

/// The player's flowers with something to capture nearby.
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
