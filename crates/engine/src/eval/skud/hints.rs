//! Which steps look promising, for all steps of a position at once: sets of points say what a step does,
//! and only the few that could close a ring are tried out.

use super::scene::{REGIONS, Scene, between, last_flower};
use super::web::Web;
use super::weights::hint::{BLOCKS, BLOOMS, CAPTURE, LONG, LOST_HARMONY, NEW_HARMONY, PLANT};
use crate::game::FORCED;
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
