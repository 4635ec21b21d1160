//! A game as the engine plays it: the rules' hot face, an evaluation, and what the search must know to try
//! the right steps first.

use crate::net::{Active, Nets};
use crate::params::Params;
use crate::policy::Steps;
use crate::score::Score;
use rules::game::{Observer, Seat, SeatSet};

/// Judges positions. It hears every piece put and taken on the way, so that a net can keep its sums up to
/// date; an evaluation that looks at the whole position each time leaves the [`Observer`] part empty. Judging
/// changes nothing, so one evaluator serves every look at a position, also after a null move.
pub trait Evaluator<P>: Observer + Clone + Send + 'static {
    /// The judge of a position, from nothing; without a net by the hand-written value alone.
    fn new(position: &P, nets: Nets) -> Self;
    /// How the player who decides stands, in hundredths of an even unit. Only of a game that goes on.
    fn evaluate(&self, position: &P) -> i32;
    /// How a seat stands against the others, its partners counted with it. Without knowledge of its own a
    /// game with more than two seats is judged by the rules' plain figure.
    fn evaluate_for(&self, position: &P, seat: Seat) -> i32
    where
        P: Playable,
    {
        if position.seats() == 2 {
            let value = self.evaluate(position);
            return if seat == position.seat() { value } else { -value };
        }
        let side = position.partners(seat);
        let others = SeatSet(SeatSet::all(position.seats()).0 & !side.0);
        let mean = |seats: SeatSet| {
            let sum: i64 = seats.iter().map(|seat| position.heuristic(seat)).sum();
            sum / i64::from(seats.len().max(1))
        };
        (mean(side) - mean(others)) as i32
    }
    /// What the net for three and four sees of a position from the view of a seat: lists the active inputs, and gives the
    /// value to which that net's is added, and the phase. `lab` trains with the same definition.
    fn see(&self, position: &P, seat: Seat, _view: &mut Active) -> (i32, usize)
    where
        P: Playable,
    {
        (self.evaluate_for(position, seat), 0)
    }
}

/// A hint from which a step is never pruned or reduced.
pub const FORCED: i32 = 1_000_000;

/// A hint up to which a step is left out of a selective search as long as there is any other.
pub const BARRED: i32 = -FORCED;

/// A level of a game: nodes, depth, turns thought of, temperature, noise and whether the net judges, as
/// [`Level`](crate::level::Level) has them.
pub type LevelRow = (u64, u8, u32, u32, i32, bool);

/// A game that the engine plays.
pub trait Playable: Steps {
    /// Judges its positions; it hears of each step.
    type Eval: Evaluator<Self>;
    /// The search's numbers for this game.
    const PARAMS: Params = Params::standard();
    /// How many slots the history of steps has.
    const SLOTS: usize = 1024;
    /// The lead in hundredths that promises 0.73 of a point, so that a score means as much in one game as in
    /// another: fitted to games of the engine with itself (the scale that `lab tune` prints).
    const LOGISTIC_SCALE: f64;
    /// Whether no piece ever leaves the board: then a piece is worth what it does more than the others.
    const NO_CAPTURES: bool = false;
    /// Whether the search looks at steps as the policy says; without it only levels do.
    const POLICY_SEARCHES: bool = false;
    /// Its levels for people, the lowest first.
    const LEVELS: [LevelRow; 10];

    /// Builds what is looked up later, so that no search has to.
    fn prepare() {}
    /// A number from 1 below 2^24 that tells the steps of a position apart.
    fn pack(step: Self::Step) -> u32;
    /// The step that was packed so; `None` for a number that no step has.
    fn unpack(packed: u32) -> Option<Self::Step>;
    /// The slot of a step in the history: steps that mean much the same share one.
    #[inline]
    fn slot(&self, step: Self::Step) -> usize {
        Self::pack(step) as usize % Self::SLOTS
    }
    /// Appends how promising each step looks, best highest, by the order of `steps`; [`FORCED`] and above for those
    /// that decide. Looked at once for all steps of a position. A game that cannot say calls all alike.
    fn hints(&self, steps: &[Self::Step], hints: &mut Vec<i32>) {
        hints.extend(steps.iter().map(|_| 0));
    }
    /// Whether quiescence search follows a step: captures, what ends the game.
    #[inline]
    fn noisy(&self, _step: Self::Step) -> bool {
        false
    }
    /// Appends every noisy step; a game that can find them without listing all does so.
    fn noisy_steps(&self, out: &mut Vec<Self::Step>) {
        let from = out.len();
        self.steps(out);
        let noisy: Vec<_> = out.drain(from..).filter(|step| self.noisy(*step)).collect();
        out.extend(noisy);
    }
    /// Whether the opponent wins unless this turn prevents it: such a position is not judged but searched.
    fn is_threatened(&self) -> bool {
        false
    }
    /// Whether a step brings its player no nearer to the end of the game, where the game can say: the lower levels make
    /// such a step only if there is no other, so that their games end.
    #[inline]
    fn stalls(&self, _step: Self::Step) -> bool {
        false
    }
    /// The result that is certain from here without looking at any step, where the game knows one: it must
    /// be what a search to the end would find.
    #[inline]
    fn proven(&self) -> Option<Score> {
        None
    }
}
