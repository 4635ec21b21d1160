//! Hints for the steps of a harmony bonus. There are hundreds, of which a few matter, so what each would break
//! is summed up once for every row, column and point.

use super::scene::{REGIONS, Scene, Sight, between, last_flower};
use super::steps;
use super::web::{Link, Web};
use super::weights::bonus_hint::{ACCENT, BREAK, BREAK_SPAN, DECLINE, LOTUS, NEW_HARMONY, ORCHID, PLANT};
use crate::game::FORCED;
use crate::policy::StepFeatures;
use rules::game::Position;
use rules::paisho::{Point, Points, STRIDE, surround};
use rules::skud::{GATES, Kind, OPEN, PLACES, Step};

/// The value of breaking harmonies, by the points where they can be broken; the player's own count negative.
struct Breaks {
    rows: [i32; 18],
    columns: [i32; 18],
    /// By standing in the way.
    lines: [i32; PLACES],
    /// By the tiles at the ends.
    ends: [i32; PLACES],
    /// By the number of ends around a point.
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
pub fn hints(
    scene: &Scene,
    enemy: Option<&Web>,
    steps: &[Step],
    hints: &mut Vec<i32>,
    seen: Option<&mut StepFeatures>,
) {
    let from = hints.len();
    give(scene, enemy, steps, hints);
    let Some(seen) = seen else { return };
    for (step, hint) in steps.iter().zip(&hints[from..]) {
        steps::other(scene.position, seen, *step, *hint);
    }
}

fn give(scene: &Scene, enemy: Option<&Web>, steps: &[Step], hints: &mut Vec<i32>) {
    let position = scene.position;
    if !position.rings().is_empty() {
        // A ring is closed already: prefer steps that end the turn well and simply.
        hints.extend(steps.iter().map(|step| ring_hint(scene, *step)));
        return;
    }
    let bonus = Bonus {
        scene,
        breaks: Breaks::new(scene.own, enemy),
        missing: 15 & !scene.own.cuts,
        several: scene.own.links().len() >= 2,
        near: surround(position.occupied()),
        last: last_flower(position).is_some(),
    };
    let mut boated: Option<Boated> = None;
    hints.extend(steps.iter().map(|step| match *step {
        Step::Decline => DECLINE,
        Step::Plant(kind, at) => bonus.plant(kind, at),
        Step::Accent(kind, at) => bonus.accent(kind, at),
        Step::Boat(at, to) => {
            if boated.as_ref().is_none_or(|boated| boated.at != at) {
                boated = Some(bonus.boated(at));
            }
            boated.as_ref().map_or(ACCENT, |boated| bonus.boat(boated, to))
        }
        _ => 0,
    }));
}

/// The data for rating the steps of a bonus.
struct Bonus<'a> {
    scene: &'a Scene<'a>,
    breaks: Breaks,
    /// The half axes that the player's harmonies do not cross.
    missing: u8,
    /// Whether the player has enough harmonies for a step to close a ring.
    several: bool,
    /// The points around tiles.
    near: Points,
    /// Whether a basic flower is the last one, so that planting it ends the game.
    last: bool,
}

/// A tile that a Boat may move, with what holds for every goal.
struct Boated {
    at: Point,
    sight: Sight,
    missing: usize,
    ends: i32,
}

impl Bonus<'_> {
    /// The hint, or the decisive one if the step closes a ring; `may` says whether it could.
    fn unless_closing(&self, step: Step, may: bool, hint: i32) -> i32 {
        if may && self.scene.closes(step) { FORCED + 1 } else { hint }
    }

    fn plant(&self, kind: Kind, at: Point) -> i32 {
        let hint = match kind {
            Kind::Lotus => LOTUS,
            Kind::Orchid => ORCHID,
            _ if self.last => FORCED,
            _ => PLANT,
        };
        let may = self.several
            && !GATES.contains(at.index())
            && REGIONS[usize::from(self.missing)].contains(at.index());
        self.unless_closing(Step::Plant(kind, at), may, hint)
    }

    /// Whether a Wheel, Bamboo or Turtle may close a ring: it changes only the three rows and columns around it.
    fn may_close(&self, at: Point) -> bool {
        let (x, y) = (at.x(), at.y());
        let reach = u8::from(x >= 0) | u8::from(x <= 0) << 1 | u8::from(y >= 0) << 2 | u8::from(y <= 0) << 3;
        self.several && self.missing & !reach == 0 && self.near.contains(at.index())
    }

    fn accent(&self, kind: Kind, at: Point) -> i32 {
        let Breaks { rows, columns, lines, near, .. } = &self.breaks;
        let i = at.index();
        let step = Step::Accent(kind, at);
        match kind {
            Kind::Rock => ACCENT + rows[i / STRIDE as usize] + columns[i % STRIDE as usize],
            Kind::Knotweed => ACCENT + near[i].max(near[i] + lines[i]),
            Kind::Wheel => self.unless_closing(step, self.may_close(at), ACCENT + lines[i] + near[i] / 2),
            Kind::Bamboo => self.unless_closing(step, self.may_close(at), ACCENT + near[i]),
            Kind::Boat => self.unless_closing(step, self.several, ACCENT),
            Kind::Turtle => self.unless_closing(step, self.may_close(at), ACCENT + lines[i]),
            _ => ACCENT + lines[i],
        }
    }

    fn boated(&self, at: Point) -> Boated {
        let position = self.scene.position;
        let kind = position.tile(at).map_or(Kind::Boat, |tile| tile.kind());
        let own = position.owned(self.scene.seat).contains(at.index()) || kind == Kind::Lotus;
        let any = own || !position.acting(Kind::Turtle).is_empty();
        let kind = if any { kind } else { Kind::Boat };
        let sight = self.scene.sight(kind, at, position.occupied() | GATES);
        let missing = 15 & !self.scene.own.cuts_without(at);
        Boated { at, sight, missing: usize::from(missing), ends: self.breaks.ends[at.index()] }
    }

    fn boat(&self, boated: &Boated, to: Point) -> i32 {
        let i = to.index();
        let seen = boated.sight.count(i);
        let may = self.several && seen >= 2 && REGIONS[boated.missing].contains(i);
        let hint = ACCENT + boated.ends + seen * NEW_HARMONY + self.breaks.lines[i];
        self.unless_closing(Step::Boat(boated.at, to), may, hint)
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
