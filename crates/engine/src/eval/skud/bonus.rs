//! Hints for the steps of a harmony bonus: hundreds, of which a few matter. What each would break is summed
//! up once for every row, column and point.

use super::hints::{REGIONS, Scene, between};
use super::web::{Link, Web};
use crate::game::FORCED;
use rules::game::Position;
use rules::paisho::{Point, Points, STRIDE, surround};
use rules::skud::{GATES, Kind, OPEN, PLACES, Step};

const DECLINE: i32 = 1_500;
const PLANT: i32 = 5_000;
const LOTUS: i32 = 4_000;
const ORCHID: i32 = 3_000;
/// What an accent costs before it does anything.
const ACCENT: i32 = -2_000;
const NEW_HARMONY: i32 = 3_000;
/// What breaking a harmony is worth: at least, and for each 256th that its chain reaches.
const BREAK: i32 = 800;
const BREAK_SPAN: i32 = 16;

/// What harmonies are worth to break, by where they can be broken; own ones count against it.
struct Breaks {
    rows: [i32; 18],
    columns: [i32; 18],
    /// Standing in the way.
    lines: [i32; PLACES],
    /// By the tiles at the ends.
    ends: [i32; PLACES],
    /// The ends around a point, each counted.
    near: [i32; PLACES],
}

impl Breaks {
    fn new(own: &Web, enemy: Option<&Web>) -> Self {
        let mut breaks = Self {
            rows: [0; 18],
            columns: [0; 18],
            lines: [0; PLACES],
            ends: [0; PLACES],
            near: [0; PLACES],
        };
        let worth = |web: &Web, link: &Link| BREAK + BREAK_SPAN * web.span_of(link);
        own.links().iter().for_each(|link| breaks.add(link, -worth(own, link)));
        if let Some(web) = enemy {
            web.links().iter().for_each(|link| breaks.add(link, worth(web, link)));
        }
        breaks
    }

    fn add(&mut self, link: &Link, worth: i32) {
        let (a, b) = (link.a, link.b);
        if a.y() == b.y() {
            self.rows[a.index() / STRIDE as usize] += worth;
        } else {
            self.columns[a.index() % STRIDE as usize] += worth;
        }
        between(a, b).each(|i| self.lines[i] += worth);
        for end in [a.index(), b.index()] {
            self.ends[end] += worth;
            (surround(Points::of(end)) & OPEN).each(|i| self.near[i] += worth);
        }
    }
}

/// Hints for the steps of a bonus.
pub fn hints(scene: &Scene, enemy: Option<&Web>, steps: &[Step], hints: &mut Vec<i32>) {
    let position = scene.position;
    let rings = position.rings();
    if !rings.is_empty() {
        // A ring stands already: whatever lets the turn end well, and simply.
        hints.extend(steps.iter().map(|step| ring_hint(scene, *step)));
        return;
    }
    let last = super::hints::last_flower(position).is_some();
    let breaks = Breaks::new(scene.own, enemy);
    let missing = 15 & !scene.own.cuts;
    let several = scene.own.links().len() >= 2;
    let near = surround(position.occupied());
    // A Wheel, Bamboo or Turtle changes only the three rows and columns around it.
    let may_close = |at: Point| {
        let (x, y) = (at.x(), at.y());
        let reach = u8::from(x >= 0) | u8::from(x <= 0) << 1 | u8::from(y >= 0) << 2 | u8::from(y <= 0) << 3;
        several && missing & !reach == 0 && near.contains(at.index())
    };
    let forced = |step: Step, may: bool, hint: i32| if may && scene.closes(step) { FORCED + 1 } else { hint };
    let mut boated: Option<(Point, super::hints::Sight, usize, i32)> = None;
    for step in steps {
        let hint = match *step {
            Step::Decline => DECLINE,
            Step::Plant(kind, at) => {
                let hint = match kind {
                    Kind::Lotus => LOTUS,
                    Kind::Orchid => ORCHID,
                    _ if last => FORCED,
                    _ => PLANT,
                };
                let may = several
                    && !GATES.contains(at.index())
                    && REGIONS[usize::from(missing)].contains(at.index());
                forced(*step, may, hint)
            }
            Step::Accent(kind, at) => {
                let i = at.index();
                match kind {
                    Kind::Rock => {
                        let line = breaks.rows[i / STRIDE as usize] + breaks.columns[i % STRIDE as usize];
                        ACCENT + line
                    }
                    Kind::Knotweed => ACCENT + breaks.near[i].max(breaks.near[i] + breaks.lines[i]),
                    Kind::Wheel => {
                        forced(*step, may_close(at), ACCENT + breaks.lines[i] + breaks.near[i] / 2)
                    }
                    Kind::Bamboo => forced(*step, may_close(at), ACCENT + breaks.near[i]),
                    Kind::Boat => forced(*step, several, ACCENT),
                    Kind::Turtle => forced(*step, may_close(at), ACCENT + breaks.lines[i]),
                    _ => ACCENT + breaks.lines[i],
                }
            }
            Step::Boat(at, to) => {
                if boated.as_ref().is_none_or(|boated| boated.0 != at) {
                    let kind = position.tile(at).map_or(Kind::Boat, |tile| tile.kind());
                    let own = position.owned(scene.seat).contains(at.index()) || kind == Kind::Lotus;
                    let any = own || !position.acting(Kind::Turtle).is_empty();
                    let kind = if any { kind } else { Kind::Boat };
                    let sight = scene.sight(kind, at, position.occupied() | GATES);
                    let missing = 15 & !scene.own.cuts_without(at);
                    boated = Some((at, sight, usize::from(missing), breaks.ends[at.index()]));
                }
                boated.as_ref().map_or(ACCENT, |(_, sight, missing, ends)| {
                    let i = to.index();
                    let seen = sight.count(i);
                    let may = several && seen >= 2 && REGIONS[*missing].contains(i);
                    forced(*step, may, ACCENT + ends + seen * NEW_HARMONY + breaks.lines[i])
                })
            }
            _ => 0,
        };
        hints.push(hint);
    }
}

fn ring_hint(scene: &Scene, step: Step) -> i32 {
    let mut next = scene.position.clone();
    next.play(step, &mut ());
    let rings = next.rings();
    match (rings.contains(scene.seat), rings.without(scene.seat).is_empty()) {
        (true, true) if step == Step::Decline => FORCED + 3,
        (true, true) => FORCED + 2,
        (false, false) => 0,
        _ => FORCED,
    }
}
