//! Games with more than two players. Alpha-beta needs two sides, so the seats are split in two: partners
//! together, or one player against all others. In a best-reply search only one of the opponents answers each
//! turn; the others skip theirs.

use crate::game::{Evaluator, Playable};
use crate::params::Params;
use crate::score::Score;
use rules::game::{Outcome, Seat, SeatSet};

/// The seats in two sides, and the value of a result to the root's side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    root: Seat,
    /// The seats on the root's side.
    ours: SeatSet,
    /// The seats that still compete with the root for a place; empty where the game has two sides.
    rivals: SeatSet,
    best_reply: bool,
}

impl Sides {
    /// The sides for the player to move at the root; `best_reply` as in [`Params`].
    pub fn at<P: Playable>(root: &P, best_reply: bool) -> Self {
        Self::of(root, root.seat(), best_reply)
    }

    /// The sides for another seat.
    pub fn of<P: Playable>(root: &P, seat: Seat, best_reply: bool) -> Self {
        let ours = root.partners(seat);
        let all = SeatSet::all(root.seats());
        let alone = root.seats() > 2 && ours == SeatSet::of(seat);
        let contends = |place: &&SeatSet| place.contains(seat);
        let rivals = root.drawn().ranking.iter().find(contends).copied().unwrap_or(all).without(seat);
        Self {
            root: seat,
            ours,
            rivals: if alone { rivals } else { SeatSet::NONE },
            best_reply: alone && best_reply,
        }
    }

    /// Whether two seats are on one side.
    #[inline]
    pub fn together(&self, a: Seat, b: Seat) -> bool {
        self.ours.contains(a) == self.ours.contains(b)
    }

    /// Whether a seat is on the root's side.
    #[inline]
    pub fn is_ours(&self, seat: Seat) -> bool {
        self.ours.contains(seat)
    }

    /// Whether only one opponent answers each turn.
    #[inline]
    pub fn one_reply(&self) -> bool {
        self.best_reply
    }

    #[inline]
    fn has_places(&self) -> bool {
        !self.rivals.is_empty()
    }

    /// The number of rivals that the root is ahead of and behind in a ranking.
    fn compared(&self, ranking: &[SeatSet; 4]) -> (i32, i32) {
        let own = ranking.iter().position(|place| place.contains(self.root)).unwrap_or(3);
        let rivals = |places: &[SeatSet]| {
            places.iter().map(|place| (place.0 & self.rivals.0).count_ones()).sum::<u32>()
        };
        (rivals(&ranking[own + 1..]) as i32, rivals(&ranking[..own]) as i32)
    }

    fn by_place(&self, ranking: &[SeatSet; 4]) -> Score {
        let (above, below) = self.compared(ranking);
        if above as u32 == self.rivals.len() {
            Score::win_in(1)
        } else if above == 0 && below > 0 {
            Score::loss_in(1)
        } else {
            Score::estimate((above - below) * Params::PLACE)
        }
    }

    #[inline]
    fn seen_by(&self, seat: Seat, score: Score) -> Score {
        if self.ours.contains(seat) { score } else { -score }
    }

    /// The value of a finished game to a seat, one turn earlier.
    #[inline]
    pub fn value_of(&self, outcome: &Outcome, seat: Seat) -> Score {
        if self.has_places() {
            self.seen_by(seat, self.by_place(&outcome.ranking))
        } else if outcome.is_draw() {
            Score::DRAW
        } else {
            let won = outcome.winner.0 & self.ours.0 != 0;
            self.seen_by(seat, if won { Score::win_in(1) } else { Score::loss_in(1) })
        }
    }

    /// The value to a seat once the root's place is certain, even if the others play on.
    #[inline]
    pub fn settled<P: Playable>(&self, position: &P, seat: Seat) -> Option<Score> {
        if !self.has_places() {
            return None;
        }
        let ranking = position.drawn().ranking;
        let alone = ranking.contains(&SeatSet::of(self.root));
        alone.then(|| self.seen_by(seat, self.by_place(&ranking)))
    }

    /// The value of a draw by repetition to a seat. With two sides the root values it `contempt` hundredths
    /// below an even position.
    pub fn repeated<P: Playable>(&self, position: &P, seat: Seat, contempt: i32) -> Score {
        if self.has_places() {
            let outcome = position.drawn();
            self.value_of(&outcome, seat)
        } else {
            self.seen_by(seat, Score(-contempt))
        }
    }

    /// The share of its rivals that the root is ahead of in a ranking, in sixths; three without rivals.
    pub fn sixths(&self, ranking: &[SeatSet; 4]) -> i32 {
        let (above, below) = self.compared(ranking);
        if above + below > 0 { 6 * above / (above + below) } else { 3 }
    }

    /// The value to the player to move; only for more than two seats.
    pub fn judge<P: Playable>(&self, position: &P, eval: &P::Eval) -> i32 {
        self.judge_by(position, |seat| eval.evaluate_for(position, seat))
    }

    /// The same, with a given evaluation for positions in which all places are open.
    pub fn judge_by<P: Playable>(&self, position: &P, evaluate: impl FnOnce(Seat) -> i32) -> i32 {
        let mut value = evaluate(self.root);
        if self.has_places() {
            let (above, below) = self.compared(&position.drawn().ranking);
            value += (above - below) * Params::PLACE;
        }
        if self.ours.contains(position.seat()) { value } else { -value }
    }
}
