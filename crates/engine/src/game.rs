//! A game as the engine sees it: the rules' [`Position`](rules::game::Position), an evaluation, and the hints
//! that order its steps.

use crate::net::{Active, Nets};
use crate::params::Params;
use crate::policy::Steps;
use crate::score::Score;
use rules::game::{Observer, Seat, SeatSet};

/// Evaluates positions. As an [`Observer`] it is notified of every piece placed or removed, so that a net can
/// update its sums incrementally; an evaluation that reads the whole position each time ignores the
/// notifications. Evaluating changes nothing, so one evaluator serves a position and its null move.
pub trait Evaluator<P>: Observer + Clone + Send + 'static {
    /// An evaluator for a position, built from scratch; without nets it uses the hand-written value alone.
    fn new(position: &P, nets: Nets) -> Self;
    /// The value to the player to move, in hundredths of a unit. Only for open games.
    fn evaluate(&self, position: &P) -> i32;
    /// The value to a seat and its partners against the others. The default uses
    /// [`Rules::heuristic`](rules::game::Rules::heuristic).
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
    /// Lists the active inputs of the net for three and four players in the view of a seat. Returns the
    /// hand-written value, to which the output of the net is added, and the phase. `lab` trains with the same
    /// definition.
    fn see(&self, position: &P, seat: Seat, _view: &mut Active) -> (i32, usize)
    where
        P: Playable,
    {
        (self.evaluate_for(position, seat), 0)
    }
}

/// A hint from which a step is never pruned or reduced.
pub const FORCED: i32 = 1_000_000;

/// A hint at or below which a selective search skips a step as long as there is another.
pub const BARRED: i32 = -FORCED;

/// A level of a game: nodes, depth, turns considered, temperature, noise and whether it uses the net, as in
/// [`Level`](crate::level::Level).
pub type LevelRow = (u64, u8, u32, u32, i32, bool);

/// A game that the engine plays.
pub trait Playable: Steps {
    /// Its evaluator.
    type Eval: Evaluator<Self>;
    /// The search parameters of this game.
    const PARAMS: Params = Params::standard();
    /// The number of slots in the history heuristic.
    const SLOTS: usize = 1024;
    /// The lead in hundredths that is worth an expected 0.73 points, which makes scores comparable between
    /// games. Fitted to self-play (the scale that `lab tune` prints).
    const LOGISTIC_SCALE: f64;
    /// Whether no piece ever leaves the board. Attributions are then relative to the mean of a player's pieces.
    const NO_CAPTURES: bool = false;
    /// Whether the search uses the policy; otherwise only levels do.
    const POLICY_SEARCHES: bool = false;
    /// Its levels, the weakest first.
    const LEVELS: [LevelRow; 10];

    /// Builds lookup tables ahead of the first search.
    fn prepare() {}
    /// A number from 1 to 2^24 - 1 that is unique among the steps of a position.
    fn pack(step: Self::Step) -> u32;
    /// The inverse of [`pack`](Playable::pack); `None` for any other number.
    fn unpack(packed: u32) -> Option<Self::Step>;
    /// The history slot of a step; similar steps share one.
    #[inline]
    fn slot(&self, step: Self::Step) -> usize {
        Self::pack(step) as usize % Self::SLOTS
    }
    /// Appends a move-ordering hint for each of `steps`, higher for more promising ones; [`FORCED`] or more for
    /// decisive ones. The default rates all alike.
    fn hints(&self, steps: &[Self::Step], hints: &mut Vec<i32>) {
        hints.extend(steps.iter().map(|_| 0));
    }
    /// Whether quiescence search follows a step: captures, what ends the game.
    #[inline]
    fn noisy(&self, _step: Self::Step) -> bool {
        false
    }
    /// Appends every noisy step. The default filters all steps; a game overrides it with something faster.
    fn noisy_steps(&self, out: &mut Vec<Self::Step>) {
        let from = out.len();
        self.steps(out);
        let noisy: Vec<_> = out.drain(from..).filter(|step| self.noisy(*step)).collect();
        out.extend(noisy);
    }
    /// Whether the opponent wins unless this turn prevents it. Such a position is searched, not evaluated.
    fn is_threatened(&self) -> bool {
        false
    }
    /// Whether a step makes no progress towards the end of the game. The lower levels avoid such steps, so that
    /// their games end.
    #[inline]
    fn stalls(&self, _step: Self::Step) -> bool {
        false
    }
    /// A proven result that needs no search, where the game knows one. It must equal what a search to the end
    /// would find.
    #[inline]
    fn proven(&self) -> Option<Score> {
        None
    }
}
