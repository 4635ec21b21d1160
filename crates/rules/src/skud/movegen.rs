//! Move generation. Steps are generated as sets of points, so that listing and counting share the code with
//! different [`Sink`]s.

mod sink;

pub use sink::Part;
pub(super) use sink::{Count, Draw, Sink};

use super::board::{Phase, Skud};
use super::lines::{Direction, RAYS, View};
use super::options::{Accents, Opening};
use super::tile::{GATES, Kind, OPEN, is_gate};
use crate::game::{Position, Seat};
use crate::paisho::{BOARD, Padded, Point, Points, Walk, flood, surround};
use sink::{Any, Goals, Parts, Wanted};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// An accent for the reserve, before the game.
    Choose(Kind),
    /// A flower from the reserve onto the board.
    Plant(Kind, Point),
    /// A flower moves.
    Arrange(Point, Point),
    /// An accent onto the board; a Boat here means onto an accent.
    Accent(Kind, Point),
    /// A Boat onto a flower, which goes to the second point.
    Boat(Point, Point),
    /// No bonus.
    Decline,
    /// Nothing to plant and nothing to arrange.
    Pass,
    /// All clashing tiles go back.
    Call,
}

/// The flowers in bloom by kind, and what they see.
#[derive(Default)]
pub(super) struct Bloom {
    /// Where they stand.
    at: [Points; 8],
    /// The points that some basic flower of a kind sees, including the first tile in the way; empty if clashes
    /// are not enforced.
    seen: [Points; 6],
    /// The points where a tile may stand between two that clash: those seen by flowers of opposite kinds.
    between: Points,
}

impl Bloom {
    /// The points where a flower of a kind would clash.
    #[inline]
    pub(super) fn barred(&self, kind: Kind) -> Points {
        if kind.is_basic() { self.seen[kind.opposite() as usize] } else { Points::EMPTY }
    }
}

impl Skud {
    /// Every flower in bloom.
    #[inline]
    pub(super) fn bloom(&self) -> Bloom {
        let mut bloom = self.bloom_of(|_| true);
        let [a, b, c, d, e, f] = bloom.seen;
        bloom.between = (a & d) | (b & e) | (c & f);
        bloom
    }

    /// The same for some of the basic kinds only.
    #[inline]
    fn bloom_of(&self, which: impl Fn(Kind) -> bool) -> Bloom {
        let mut bloom = Bloom { between: BOARD, ..Bloom::default() };
        let mut views = [View::default(); 6];
        (self.occupied & !GATES).each(|i| {
            let kind = self.tiles[i].kind();
            if kind.is_flower() {
                bloom.at[kind as usize].insert(i);
            }
            if kind.is_basic() && which(kind) {
                views[kind as usize].add(&self.lines.ends(Point(i as u16)));
            }
        });
        if !self.options.called {
            bloom.seen = views.map(|view| view.points());
        }
        bloom
    }

    /// Calls `visit` with all legal steps in the order of [`Position::steps`], grouped by similarity.
    #[inline]
    pub fn each_part(&self, visit: impl FnMut(Part)) {
        self.generate(&mut Parts(visit));
    }

    /// Feeds every legal step to the sink.
    #[inline]
    pub(super) fn generate(&self, sink: &mut impl Sink) {
        if self.outcome.is_some() {
            return;
        }
        if self.tainted {
            return self.mending_steps().into_iter().for_each(|step| sink.one(step));
        }
        match self.phase {
            Phase::Accents => self.choices(sink),
            Phase::Opening => {
                let gate = self.home_gate(self.seat);
                self.opening_kinds().for_each(|kind| sink.one(Step::Plant(kind, gate)));
            }
            Phase::Turn | Phase::Called => self.turn_steps(sink),
            Phase::Bonus => {
                sink.one(Step::Decline);
                let bloom = self.bloom();
                self.bonus_plants(&bloom, sink);
                self.accents(BOARD, &bloom, sink);
            }
        }
    }

    /// Whether a step is legal, checking only steps of its kind where that is faster.
    pub(super) fn may_make(&self, step: Step) -> bool {
        let mut wanted = Wanted { step, found: false };
        let usual = self.outcome.is_none() && !self.tainted;
        // A flower is barred only by what flowers of the opposite kind see.
        let against = |flower: Kind| self.bloom_of(|kind| kind.clashes(flower));
        match (step, self.phase) {
            (Step::Decline, Phase::Bonus) if usual => return true,
            (Step::Plant(kind, _), Phase::Turn | Phase::Called) if usual => {
                self.plants(&against(kind), &mut wanted)
            }
            (Step::Plant(kind, _), Phase::Bonus) if usual => self.bonus_plants(&against(kind), &mut wanted),
            (Step::Arrange(from, _), Phase::Turn | Phase::Called) if usual => {
                let flower = Points::of(from.index()) & self.movable();
                let bloom = self.tile(from).map(|tile| against(tile.kind())).unwrap_or_default();
                self.arranges(flower, &bloom, &mut wanted);
            }
            (Step::Accent(kind, at), Phase::Bonus) if usual => {
                if self.held(self.seat, kind) > 0 && !kind.is_flower() {
                    // Only what a Boat does depends on what the flowers see, and not on an accent.
                    self.accent(kind, Points::of(at.index()), &Bloom::default(), &mut wanted);
                }
            }
            (Step::Boat(at, _), Phase::Bonus) if usual => {
                if self.held(self.seat, Kind::Boat) > 0 {
                    self.accent(Kind::Boat, Points::of(at.index()), &self.bloom(), &mut wanted);
                }
            }
            _ => self.generate(&mut wanted),
        }
        wanted.found
    }

    /// Accents are chosen in the order of their letters, so that each choice occurs once; letters too late to
    /// complete the choice are skipped.
    fn choices(&self, sink: &mut impl Sink) {
        let Some(receiver) = self.receivers().next() else { return };
        let reserve = &self.reserve[receiver.index()];
        let left = self.accents_to_choose().saturating_sub(self.accents_held(receiver));
        let last = Kind::ACCENTS.into_iter().rfind(|kind| reserve[*kind as usize] > 0);
        for kind in Kind::ACCENTS.into_iter().filter(|kind| last.is_none_or(|last| *kind >= last)) {
            let free = |kind: Kind| self.options.in_set(kind).saturating_sub(reserve[kind as usize]);
            let rest: u8 = Kind::ACCENTS.into_iter().filter(|later| *later >= kind).map(free).sum();
            if free(kind) > 0 && rest >= left {
                sink.one(Step::Choose(kind));
            }
        }
    }

    /// The seats that the player to move still chooses accents for, in order: where one player chooses a tile
    /// for each, all that have none; else the player's own.
    pub(super) fn receivers(&self) -> impl Iterator<Item = Seat> {
        let for_each = self.options.accents == Accents::OneForEach;
        (0..self.seats)
            .map(Seat)
            .filter(move |seat| if for_each { self.accents_held(*seat) == 0 } else { *seat == self.seat })
    }

    /// How many accents the seat's reserve holds.
    pub(super) fn accents_held(&self, seat: Seat) -> u8 {
        Kind::ACCENTS.iter().map(|kind| self.held(seat, *kind)).sum()
    }

    /// How many accents each of the [receivers](Self::receivers) gets.
    pub(super) fn accents_to_choose(&self) -> u8 {
        match self.options.accents {
            Accents::Each(count) => count,
            Accents::Agreed => 4,
            Accents::One | Accents::OneForEach => 1,
            Accents::All => 0,
        }
    }

    /// The kinds that the seat may open with.
    pub(super) fn opening_kinds(&self) -> impl Iterator<Item = Kind> {
        let answer = self.seats == 2 && self.seat == Seat(1);
        let first = self.tile(self.home_gate(Seat(0))).filter(|_| answer).map(|tile| tile.kind());
        let only = first.map(|kind| match self.options.opening {
            Opening::Clashing => kind.opposite(),
            _ => kind,
        });
        Kind::BASIC.into_iter().filter(move |kind| only.is_none_or(|only| only == *kind))
    }

    fn turn_steps(&self, sink: &mut impl Sink) {
        let calls = self.options.called && !self.clashing().is_empty();
        if calls {
            sink.one(Step::Call);
        }
        let bloom = self.bloom();
        let mut any = Any { sink, found: false };
        self.plants(&bloom, &mut any);
        self.arranges(self.movable_with(&bloom), &bloom, &mut any);
        if !any.found {
            sink.one(Step::Pass);
        }
    }

    /// The empty points around Ponds, gates apart.
    #[inline]
    pub(super) fn pond_points(&self) -> Points {
        if self.ponds.is_empty() { Points::EMPTY } else { surround(self.ponds) & OPEN & !self.occupied }
    }

    /// The plants of a turn.
    #[inline]
    pub(super) fn plants(&self, bloom: &Bloom, sink: &mut impl Sink) {
        let barred = self.seats > 2 && self.growing(self.seat);
        let gates = if barred { Points::EMPTY } else { GATES & !self.occupied };
        let ponds = self.pond_points();
        if gates.is_empty() && ponds.is_empty() {
            return;
        }
        for kind in Kind::BASIC.into_iter().filter(|kind| self.held(self.seat, *kind) > 0) {
            let beside = ponds & *kind.ground() & !bloom.barred(kind);
            sink.many(gates | beside, |at| Step::Plant(kind, at));
        }
    }

    /// The flowers of the player to move that are free to move.
    #[inline]
    pub fn movable(&self) -> Points {
        self.owned[self.seat.index()] & !self.traps(self.seat)
    }

    /// The same with known traps.
    #[inline]
    fn movable_with(&self, bloom: &Bloom) -> Points {
        let own = self.owned[self.seat.index()];
        own & !(surround(bloom.at[Kind::Orchid as usize] & !own) & !GATES)
    }

    /// Calls `visit` for each flower of the player to move among `flowers` that can be arranged, with its
    /// goals.
    pub fn goals(&self, flowers: Points, visit: impl FnMut(Point, Points)) {
        let bloom = self.bloom();
        self.arranges(flowers & self.movable_with(&bloom), &bloom, &mut Goals(visit));
    }

    /// Every arrange of the movable `flowers`.
    #[inline]
    pub(super) fn arranges(&self, flowers: Points, bloom: &Bloom, sink: &mut impl Sink) {
        let empty = BOARD & !self.occupied;
        let walk = Walk::over(empty);
        let captures = Captures::new(self, bloom);
        flowers.each(|i| {
            let kind = self.tiles[i].kind();
            if !kind.is_flower() {
                return;
            }
            let from = Point(i as u16);
            let mut ends = (empty | captures.by(bloom, kind)) & *kind.ground() & !bloom.barred(kind);
            if !self.options.called
                && bloom.between.contains(i)
                && let Some(cover) = self.cover(from)
            {
                ends &= cover;
            }
            match kind.reach() {
                reach @ ..=Walk::REACH => sink.arranges(walk.from(from, reach, &Padded::new(ends))),
                reach => {
                    let goals = flood(from, empty, ends, reach) & ends;
                    sink.many(goals, |to| Step::Arrange(from, to));
                }
            }
        });
    }

    /// Where the tile on a point must go if leaving would uncover a clash: between the two that would clash, or
    /// onto one of them. `None` if it uncovers no clash.
    #[inline]
    pub(super) fn cover(&self, at: Point) -> Option<Points> {
        let pairs = self.lines.ends(at).pairs();
        let clashing = pairs.map(|(a, b)| self.tiles[a.index()].clashes(self.tiles[b.index()]));
        // Rare, so it is kept out of line.
        if clashing[0] | clashing[1] { self.cover_of(at, pairs, clashing) } else { None }
    }

    #[cold]
    fn cover_of(&self, at: Point, pairs: [(Point, Point); 2], clashing: [bool; 2]) -> Option<Points> {
        // In a gate no tile is in bloom.
        let blooming = |end: Point| end != at && !is_gate(end);
        let mut cover: Option<Points> = None;
        let ways = [(Direction::East, Direction::West), (Direction::North, Direction::South)];
        for (i, ((a, b), (up, down))) in pairs.into_iter().zip(ways).enumerate() {
            if clashing[i] && blooming(a) && blooming(b) && !is_gate(at) {
                let between = RAYS[a.index()][up as usize] & RAYS[b.index()][down as usize];
                let segment = between.with(a.index()).with(b.index());
                cover = Some(cover.map_or(segment, |other| other & segment));
            }
        }
        cover
    }

    /// The steps of a position with a forbidden clash. The sets above assume that there is none, so here every
    /// step is tried.
    pub(super) fn mending_steps(&self) -> Vec<Step> {
        let mut lenient = self.clone();
        lenient.tainted = false;
        lenient.options.called = true;
        let mut steps = Vec::new();
        lenient.generate(&mut steps);
        steps.retain(|step| match step {
            Step::Call | Step::Pass => false,
            Step::Decline | Step::Choose(_) => true,
            _ => {
                let mut next = self.clone();
                next.play(*step, &mut ());
                next.clashing().is_empty()
            }
        });
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
        steps
    }

    fn bonus_plants(&self, bloom: &Bloom, sink: &mut impl Sink) {
        let growing = self.growing(self.seat);
        let gates = GATES & !self.occupied;
        let ponds = self.pond_points();
        if !growing {
            self.plants(bloom, sink);
        }
        for kind in Kind::SPECIAL.into_iter().filter(|kind| self.held(self.seat, *kind) > 0) {
            let gates = if self.seats > 2 && growing { Points::EMPTY } else { gates };
            sink.many(gates | ponds, |at| Step::Plant(kind, at));
        }
    }
}

/// What the flowers of the player to move may capture.
struct Captures {
    /// Enemy tiles that are not protected.
    enemies: Points,
    /// Those of them that are Orchids whose owner has a blooming Lotus.
    open_orchids: Points,
    /// What the player's Orchid captures.
    by_orchid: Points,
    /// Whether a Lotus captures Orchids that are open to all.
    by_lotus: bool,
}

impl Captures {
    #[inline]
    fn new(position: &Skud, bloom: &Bloom) -> Self {
        let own = position.owned[position.seat.index()];
        let [lotuses, orchids] = [Kind::Lotus, Kind::Orchid].map(|kind| bloom.at[kind as usize]);
        let mut enemies = position.occupied & !own & !GATES;
        if !position.bamboos.is_empty() {
            enemies &= !surround(position.bamboos);
        }
        let mut open_orchids = Points::EMPTY;
        if orchids.meets(&enemies) {
            for owned in position.owned.iter().filter(|owned| owned.meets(&lotuses)) {
                open_orchids |= orchids & enemies & *owned;
            }
        }
        let by_lotus = position.options.lotus_takes_orchid;
        let mut by_orchid = if by_lotus { open_orchids } else { Points::EMPTY };
        if own.meets(&lotuses) {
            by_orchid = enemies & bloom.at.into_iter().fold(Points::EMPTY, |all, kind| all | kind);
        }
        Self { enemies, open_orchids, by_orchid, by_lotus }
    }

    #[inline]
    fn by(&self, bloom: &Bloom, kind: Kind) -> Points {
        match kind {
            Kind::Orchid => self.by_orchid,
            Kind::Lotus if self.by_lotus => self.open_orchids,
            _ if kind.is_basic() => bloom.at[kind.opposite() as usize] & self.enemies | self.open_orchids,
            _ => Points::EMPTY,
        }
    }
}

/// Whether a flower of the player to move could capture the tile on a point, reach apart.
pub(super) fn may_capture(position: &Skud, kind: Kind, at: Point) -> bool {
    let bloom = position.bloom();
    Captures::new(position, &bloom).by(&bloom, kind).contains(at.index())
}
