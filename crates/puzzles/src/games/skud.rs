//! Skud: a winning turn closes a ring, or plants the player's last basic flower.
//!
//! A ring crosses all four half axes. New harmonies lie on the rows and columns of the points that a turn
//! changes. So a turn whose points cannot supply the missing half axes closes no ring. Accents that only
//! block or cancel never make a harmony: before such a bonus, the arrange must already have closed a ring.

use super::Puzzling;
use crate::theme::{Theme, Themes};
use crate::turns::Visit;
use rules::game::{Position, Seat};
use rules::paisho::{Point, Points, surround};
use rules::skud::{GATES, Kind, LastFlower, Skud, Step, cuts, through_centre};

/// The half axes that harmonies on the rows and columns within `reach` of a point can cross, numbered as in [`cuts`].
fn axes_from(at: Point, reach: i8) -> u8 {
    let (x, y) = (at.x(), at.y());
    u8::from(x + reach > 0)
        | u8::from(x < reach) << 1
        | u8::from(y + reach > 0) << 2
        | u8::from(y < reach) << 3
}

/// The half axes that no harmony of a seat crosses.
fn missing(position: &Skud, seat: Seat) -> u8 {
    let mut crossed = 0;
    position.harmonies(|a, b, owners| {
        if owners.contains(seat) && !through_centre(a, b) {
            crossed |= cuts(a, b);
        }
    });
    15 & !crossed
}

/// How the player to move could win at once.
struct Chances {
    seat: Seat,
    /// Whether one basic flower is left, and planting it ends the game.
    last: bool,
    /// Whether the reserve has an accent that can make harmonies, or a Pond lets flowers bloom where they are
    /// planted.
    tricks: bool,
}

impl Chances {
    fn of(position: &Skud) -> Self {
        let seat = position.seat();
        let basics: u8 = Kind::BASIC.iter().map(|kind| position.held(seat, *kind)).sum();
        let accents = [Kind::Boat, Kind::Wheel, Kind::Bamboo, Kind::Turtle];
        Self {
            seat,
            last: basics == 1 && position.last_flower() != LastFlower::None,
            tricks: !position.acting(Kind::Pond).is_empty()
                || accents.iter().any(|kind| position.held(seat, *kind) > 0),
        }
    }

    /// Whether a turn that begins with this step may win.
    fn may_begin(&self, step: Step, missing: u8) -> bool {
        match step {
            Step::Plant(_, at) => self.last || !GATES.contains(at.index()),
            Step::Arrange(from, to) => {
                self.last || self.tricks || missing & !(axes_from(from, 0) | axes_from(to, 0)) == 0
            }
            _ => true,
        }
    }

    /// Whether a bonus may win where declining it does not. `missing` is that after the arrange.
    fn may_end(&self, middle: &Skud, bonus: Step, missing: u8) -> bool {
        let supplies = |at: Point, reach| missing & !axes_from(at, reach) == 0;
        // The accent may turn or remove a tile next to it, whose effect reaches one point further.
        let around =
            |at: Point| supplies(at, 2) && surround(Points::of(at.index())).meets(&middle.occupied());
        match bonus {
            Step::Plant(kind, at) => {
                (self.last && kind.is_basic()) || (!GATES.contains(at.index()) && supplies(at, 0))
            }
            Step::Boat(_, to) => supplies(to, 0),
            Step::Accent(Kind::Boat, _) => true,
            Step::Accent(Kind::Wheel | Kind::Bamboo | Kind::Turtle, at) => around(at),
            _ => false,
        }
    }

    /// Visits the turns that continue with a bonus after an arrange.
    fn bonuses(&self, step: Step, middle: &Skud, visit: &mut Visit<'_, Skud>) -> bool {
        let ring = middle.rings().contains(self.seat);
        if !(ring || self.last || self.tricks) {
            return true;
        }
        let missing = missing(middle, self.seat);
        let mut bonuses = Vec::new();
        middle.steps(&mut bonuses);
        bonuses.retain(|bonus| *bonus != Step::Decline && (ring || self.may_end(middle, *bonus, missing)));
        bonuses.into_iter().all(|bonus| {
            let mut next = middle.clone();
            next.play(bonus, &mut ());
            visit(&[step, bonus], &next)
        })
    }
}

impl Puzzling for Skud {
    fn each_finisher(&self, visit: &mut Visit<'_, Self>) -> bool {
        let chances = Chances::of(self);
        let missing = missing(self, chances.seat);
        let (mut steps, mut begun) = (Vec::new(), Vec::new());
        self.steps(&mut steps);
        steps.retain(|step| chances.may_begin(*step, missing));
        for step in steps {
            let mut next = self.clone();
            next.play(step, &mut ());
            if !next.pending() {
                if !visit(&[step], &next) {
                    return false;
                }
                continue;
            }
            let mut ended = next.clone();
            ended.play(Step::Decline, &mut ());
            if !visit(&[step, Step::Decline], &ended) {
                return false;
            }
            begun.push((step, next));
        }
        begun.into_iter().all(|(step, middle)| chances.bonuses(step, &middle, visit))
    }

    fn may_be_near(&self) -> bool {
        missing(self, self.seat()).count_ones() <= 2
    }

    fn breaks_ring(&self, turn: &[Step]) -> bool {
        let other = Seat(1 - self.seat().0);
        let harmonies = |position: &Self| {
            let mut found = Vec::new();
            position.harmonies(|a, b, owners| found.extend(owners.contains(other).then_some((a, b))));
            found
        };
        let mut next = self.clone();
        turn.iter().for_each(|step| next.play(*step, &mut ()));
        let left = harmonies(&next);
        harmonies(self).iter().any(|harmony| !left.contains(harmony))
    }

    fn themes(&self, turn: &[Step]) -> Themes {
        let mut themes = Themes::NONE;
        let mut flower = |kind: Kind| match kind {
            Kind::Lotus => themes = themes.with(Theme::Lotus),
            Kind::Orchid => themes = themes.with(Theme::Orchid),
            _ => {}
        };
        let mut found = Vec::new();
        for (i, step) in turn.iter().enumerate() {
            if i > 0 && *step != Step::Decline {
                found.push(Theme::Bonus);
            }
            match *step {
                Step::Plant(kind, _) => {
                    found.push(Theme::Plant);
                    flower(kind);
                }
                Step::Arrange(from, to) => {
                    found.extend(self.tile(to).map(|_| Theme::Capture));
                    self.tile(from).into_iter().for_each(|tile| flower(tile.kind()));
                }
                Step::Accent(kind, _) => found.push(match kind {
                    Kind::Rock => Theme::Rock,
                    Kind::Knotweed => Theme::Knotweed,
                    Kind::Wheel => Theme::Wheel,
                    Kind::Boat => Theme::Boat,
                    _ => Theme::Oasis,
                }),
                Step::Boat(..) => found.push(Theme::Boat),
                _ => {}
            }
        }
        found.into_iter().fold(themes, Themes::with)
    }
}
