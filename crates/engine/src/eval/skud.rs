//! The evaluation of Skud: harmonies, how close they are to a ring, and the lead for the last-flower ending.

mod bonus;
mod hints;
mod inputs;
mod levels;
mod many;
mod scene;
mod steps;
mod symmetry;
mod web;
mod weights;

use crate::eval::Linear;
use crate::game::{Evaluator, LevelRow, Playable};
use crate::net::{Active, Net, Nets};
use crate::params::Params;
use crate::policy::{StepFeatures, Steps};
use rules::game::{Observer, Position, Seat};
use rules::paisho::{Point, STRIDE, surround};
use rules::skud::{GATES, Kind, LastFlower, PLACES, Skud, Step};
use web::Web;
use weights::{SECOND, WEIGHTS, Weights};

/// Evaluates the whole position each time.
#[derive(Clone)]
pub struct Eval {
    nets: Nets,
}

impl Observer for Eval {}

impl Evaluator<Skud> for Eval {
    fn new(_: &Skud, nets: Nets) -> Self {
        Self { nets }
    }

    fn evaluate(&self, position: &Skud) -> i32 {
        self.evaluate_for(position, position.seat())
    }

    fn evaluate_for(&self, position: &Skud, seat: Seat) -> i32 {
        if position.seats() == 2 {
            return tempo(position, seat) + self.judge::<2>(position, seat, |_, _| ());
        }
        let Some(net) = self.nets.many.filter(|_| !position.in_setup()) else {
            return tempo(position, seat) + self.judge::<4>(position, seat, |_, _| ());
        };
        let mut view = Active::new();
        let (value, bucket) = self.see(position, seat, &mut view);
        value + net.value_alone(&net.sums(view.get()), bucket)
    }

    fn see(&self, position: &Skud, seat: Seat, view: &mut Active) -> (i32, usize) {
        let webs = Web::of::<4>(position);
        let mut pairs = [None; 4];
        let value =
            self.judge_by(position, &webs, seat, |other, value| pairs[other.index() & 3] = Some(value));
        let bucket = many::list(position, seat, &webs, &pairs, view);
        (tempo(position, seat) + value, bucket)
    }
}

/// The value of being to move.
fn tempo(position: &Skud, seat: Seat) -> i32 {
    if seat == position.seat() { WEIGHTS.tempo } else { -WEIGHTS.tempo }
}

impl Eval {
    #[inline(always)]
    fn judge<const SEATS: usize>(&self, position: &Skud, seat: Seat, told: impl FnMut(Seat, i32)) -> i32 {
        self.judge_by(position, &Web::of::<SEATS>(position), seat, told)
    }

    #[inline(always)]
    fn judge_by<const SEATS: usize>(
        &self,
        position: &Skud,
        webs: &[Web; SEATS],
        seat: Seat,
        told: impl FnMut(Seat, i32),
    ) -> i32 {
        let more = |other| self.nets.two.map_or(0, |net| against(net, position, [seat, other], webs));
        stand(position, webs, seat, &WEIGHTS, more, told)
    }
}

/// The output of a net for the first of two seats. With more seats it sees only these two.
fn against(net: &Net, position: &Skud, pair: [Seat; 2], webs: &[Web]) -> i32 {
    let mut views = [Active::new(), Active::new()];
    inputs::list(position, pair, pair.map(|seat| &webs[seat.index()]), &mut views);
    let bucket = inputs::bucket(position, pair);
    if position.seat() == pair[1] {
        -net.evaluate(&views, Seat(1), bucket)
    } else {
        net.evaluate(&views, Seat(0), bucket)
    }
}

/// The state of the last-flower ending.
struct Account {
    /// The lead in what the ending compares, and in the tie-break.
    lead: (i32, i32),
    /// Basic flowers still to plant.
    flowers: i32,
}

/// The value to a seat against the best of the others, with a given addition for each of them. Reports the
/// value against each.
///
/// Always inlined, as are its parts, so that the shipped weights become constants.
#[inline(always)]
fn stand<const SEATS: usize>(
    position: &Skud,
    webs: &[Web; SEATS],
    seat: Seat,
    w: &Weights,
    more: impl Fn(Seat) -> i32,
    mut told: impl FnMut(Seat, i32),
) -> i32 {
    let side = |seat: Seat| side(position, seat, &webs[seat.index()], w);
    let (own, account) = side(seat);
    let others = position.remaining().without(seat).iter();
    others
        .map(|other| {
            let (value, theirs) = side(other);
            let value = own - value + ending(position, &account, &theirs, w) + more(other);
            told(other, value);
            value
        })
        .min()
        .unwrap_or(0)
}

/// The weighted features of one player.
#[inline(always)]
fn side(position: &Skud, seat: Seat, web: &Web, w: &Weights) -> (i32, Account) {
    let mut value = web.count as i32 * w.harmony + web.crossing as i32 * w.crossing;
    value += web.cover.count_ones() as i32 * w.cover + web.cuts.count_ones() as i32 * w.axis;
    let (first, second) = web.spans();
    let worth = |span: i32| w.span[(span / 8).clamp(0, 32) as usize];
    value += worth(first) + worth(second) * SECOND / 16;

    let owned = position.owned(seat);
    let mut flowers = owned & !GATES;
    let growing = (owned & GATES).len() as i32;
    let basics: i32 = Kind::BASIC.iter().map(|kind| i32::from(position.held(seat, *kind))).sum();
    let mut accents = 0;
    for (kind, worth) in Kind::ACCENTS.iter().zip(w.accents) {
        let held = i32::from(position.held(seat, *kind));
        accents += held;
        value += held * worth;
    }
    let mut blooming = 0;
    flowers.each(|i| {
        let kind = position.tile(Point(i as u16)).map(|tile| tile.kind());
        match kind {
            Some(Kind::Lotus) => value += w.lotus,
            Some(Kind::Orchid) => value += w.orchid,
            Some(kind) if kind.is_basic() => blooming += 1,
            _ => flowers.remove(i),
        }
    });
    value += blooming * w.bloom + growing.min(2) * w.grow;
    value += (flowers & position.traps(seat)).len() as i32 * w.trapped;
    let knotweeds = position.acting(Kind::Knotweed);
    if !knotweeds.is_empty() {
        value += (flowers & surround(knotweeds)).len() as i32 * w.drained;
    }
    let lead = match position.last_flower() {
        LastFlower::Midlines => (web.crossing as i32, 0),
        _ => (accents, web.count as i32),
    };
    (value, Account { lead, flowers: basics })
}

/// The value of the last-flower ending: the leader can hurry towards it.
#[inline(always)]
fn ending(position: &Skud, own: &Account, theirs: &Account, w: &Weights) -> i32 {
    if position.last_flower() == LastFlower::None {
        return 0;
    }
    let by = own.lead.0 - theirs.lead.0;
    let tie = own.lead.1 - theirs.lead.1;
    let promise = |lead: i32, each: i32| {
        let left = if lead > 0 { own.flowers } else { theirs.flowers };
        lead.clamp(-4, 4) * each / (left + 1)
    };
    match position.last_flower() {
        LastFlower::Midlines => promise(by, w.midline_ending),
        _ if by == 0 => promise(tie, w.tie_ending),
        _ => by.signum() * w.accent_lead + promise(by.signum() * (3 + by.abs()) / 2, w.accent_ending),
    }
}

/// 64 regions of about two by two points.
static REGION: [u8; PLACES] = {
    let mut regions = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        let (row, column) = (place / STRIDE as usize, place % STRIDE as usize);
        regions[place] = ((row * 8 / 18) * 8 + column * 8 / 18) as u8;
        place += 1;
    }
    regions
};

impl Playable for Skud {
    type Eval = Eval;
    /// A ring can appear suddenly: little reverse futility pruning, more null moves.
    const PARAMS: Params = Params { reverse_depth: 1, reverse_margin: 120, ..Params::standard() };
    const POLICY_SEARCHES: bool = true;
    const LOGISTIC_SCALE: f64 = 800.0;
    const LEVELS: [LevelRow; 10] = levels::LEVELS;

    fn pack(step: Step) -> u32 {
        let (kind, a, b) = match step {
            Step::Decline => (1, 0, 0),
            Step::Pass => (1, 1, 0),
            Step::Call => (1, 2, 0),
            Step::Choose(kind) => (1, 3, kind as u32),
            Step::Plant(kind, at) => (2, u32::from(at.0), kind as u32),
            Step::Accent(kind, at) => (3, u32::from(at.0), kind as u32),
            Step::Arrange(from, to) => (4, u32::from(from.0), u32::from(to.0)),
            Step::Boat(at, to) => (5, u32::from(at.0), u32::from(to.0)),
        };
        kind << 18 | a << 9 | b
    }

    fn unpack(packed: u32) -> Option<Step> {
        let (a, b) = ((packed >> 9 & 511) as usize, (packed & 511) as usize);
        let point = |i: usize| (i < PLACES).then_some(Point(i as u16));
        let kind = || Kind::ALL.get(b).copied();
        Some(match (packed >> 18, a) {
            (1, 0) => Step::Decline,
            (1, 1) => Step::Pass,
            (1, 2) => Step::Call,
            (1, 3) => Step::Choose(kind()?),
            (2, _) => Step::Plant(kind()?, point(a)?),
            (3, _) => Step::Accent(kind()?, point(a)?),
            (4, _) => Step::Arrange(point(a)?, point(b)?),
            (5, _) => Step::Boat(point(a)?, point(b)?),
            _ => return None,
        })
    }

    fn slot(&self, step: Step) -> usize {
        let region = |at: Point| usize::from(REGION[at.index()]);
        let accent = |kind: Kind| kind as usize - Kind::Boat as usize;
        match step {
            Step::Arrange(from, to) => {
                let kind = self.tile(from).map_or(0, |tile| tile.kind() as usize % 8);
                kind * 64 + region(to)
            }
            Step::Accent(kind, at) => 512 + accent(kind) * 64 + region(at),
            Step::Boat(_, to) => 512 + region(to),
            Step::Plant(kind, at) => {
                let gate = match (GATES.contains(at.index()), at.x(), at.y()) {
                    (false, ..) => 4,
                    (_, 0, y) => usize::from(y > 0),
                    (_, x, _) => 2 + usize::from(x > 0),
                };
                960 + gate * 8 + kind as usize % 8
            }
            Step::Decline => 1000,
            Step::Pass => 1001,
            Step::Call => 1002,
            Step::Choose(kind) => 1003 + accent(kind),
        }
    }

    fn hints(&self, steps: &[Step], hints: &mut Vec<i32>) {
        hints::all(self, steps, hints);
    }

    fn noisy(&self, step: Step) -> bool {
        matches!(step, Step::Arrange(_, to) if self.tile(to).is_some())
    }

    fn noisy_steps(&self, out: &mut Vec<Step>) {
        hints::noisy(self, out);
    }
}

impl Linear for Skud {
    type Weights = Weights;

    fn weights(&self) -> &'static Weights {
        &WEIGHTS
    }

    fn value_by(&self, weights: &Weights) -> i32 {
        stand(self, &Web::of::<2>(self), self.seat(), weights, |_| 0, |_, _| ()) + weights.tempo
    }
}

impl Steps for Skud {
    const STEP_FEATURES: usize = steps::FEATURES;
    #[cfg(feature = "nets")]
    const POLICY: Option<&'static [u8]> = Some(include_bytes!("../../nets/skud.pol"));

    fn step_features(&self, steps: &[Step], hints: &mut Vec<i32>, seen: &mut StepFeatures) -> bool {
        if self.in_setup() || self.seats() > 2 {
            return false;
        }
        hints::with_features(self, steps, hints, seen);
        true
    }

    fn step_mirrored(symmetry: usize, feature: usize) -> usize {
        steps::mirrored(symmetry, feature)
    }
}
