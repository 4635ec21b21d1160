//! The policy: a small neural net that rates steps, as [`net`](crate::net) evaluates positions.
//!
//! The inputs of the player to move ([`Inputs`]) go through one hidden layer. A step is a set of features
//! ([`Steps`]), each with a row of numbers and a bias. The logit of a step is the dot product of the sum of its
//! rows with the hidden layer, plus the biases. All arithmetic is on integers, so the order of steps is the
//! same on every machine and in browsers.

mod file;

use crate::net::{Active, BLOCK, Broken, Inputs, sum_block};
use crate::trained::keep;
use rules::game::Seat;
use std::sync::{Mutex, PoisonError};

/// The widest hidden layer, both views together.
pub const MOST_HIDDEN: usize = 64;
/// How many features a step has at most.
pub const WIDTH: usize = 6;
/// 1.0 in the hidden layer, which is clipped there.
const ONE_HIDDEN: i16 = 127;
/// 1.0 in the rows of features.
const ONE_ROW: i32 = 32;
/// 1.0 in a logit.
pub const ONE: i32 = ONE_HIDDEN as i32 * ONE_ROW;
/// An unused feature slot.
const NONE: u16 = u16::MAX;

/// The step features of a policy. `lab` trains with the same definition.
pub trait Steps: Inputs {
    /// The number of features; 0 for a game without a policy.
    const STEP_FEATURES: usize = 0;
    /// The file of the built-in policy.
    const POLICY: Option<&'static [u8]> = None;

    /// Appends the hints of [`Playable::hints`](crate::game::Playable::hints) and lists the features of the
    /// position and of each step. Returns `false`, and changes nothing, where the policy does not apply: before
    /// the first regular turn, or with more than two seats.
    fn step_features(&self, _steps: &[Self::Step], _hints: &mut Vec<i32>, _seen: &mut StepFeatures) -> bool {
        false
    }
    /// The feature that corresponds to this one after a symmetry of the board.
    fn step_mirrored(_symmetry: usize, feature: usize) -> usize {
        feature
    }
}

/// The built-in policy of a game.
pub fn shipped<P: Steps>() -> Option<&'static Policy> {
    static READ: Mutex<Vec<(&str, Option<&'static Policy>)>> = Mutex::new(Vec::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let known = read.iter().find(|(game, _)| *game == P::INFO.id).map(|(_, policy)| *policy);
    known.unwrap_or_else(|| {
        let policy = P::POLICY.and_then(|bytes| load::<P>(bytes).ok());
        read.push((P::INFO.id, policy));
        policy
    })
}

/// Reads a policy for a game and keeps it for the life of the program, for searches on any thread. Each policy
/// is kept once.
pub fn load<P: Steps>(bytes: &[u8]) -> Result<&'static Policy, Broken> {
    static KEPT: Mutex<Vec<&'static Policy>> = Mutex::new(Vec::new());
    let policy = Policy::read(bytes, P::INFO.id, P::INPUTS, P::STEP_FEATURES)?;
    Ok(keep(&KEPT, policy, |a, b| a.hash == b.hash && a.game == b.game))
}

/// The input of a policy: a position and its steps.
#[derive(Default)]
pub struct StepFeatures {
    /// The active inputs of both seats' views.
    pub views: [Active; 2],
    /// The features of each step.
    steps: Vec<[u16; WIDTH]>,
    /// Whether each step is never left out for being unlikely.
    exempt: Vec<bool>,
}

impl StepFeatures {
    /// Clears everything.
    pub fn clear(&mut self) {
        self.views.iter_mut().for_each(Active::clear);
        self.steps.clear();
        self.exempt.clear();
    }

    /// Adds a step with its features. Features shared by many successive steps come first, because their sum is
    /// reused.
    #[inline]
    pub fn push<const N: usize>(&mut self, features: [usize; N], exempt: bool) {
        let mut all = [NONE; WIDTH];
        for (to, feature) in all.iter_mut().zip(features) {
            *to = feature as u16;
        }
        self.steps.push(all);
        self.exempt.push(exempt);
    }

    /// The features of a step.
    pub fn of(&self, step: usize) -> impl Iterator<Item = u16> + '_ {
        self.steps[step].iter().copied().filter(|feature| *feature != NONE)
    }

    /// Whether each step is never left out for being unlikely.
    pub fn exempt(&self) -> &[bool] {
        &self.exempt
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is no step.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

/// A trained policy.
pub struct Policy {
    game: String,
    inputs: usize,
    /// Hidden values of one view.
    hidden: usize,
    /// The number of views used: the mover's, or both.
    views: usize,
    features: usize,
    /// `hidden` weights for each input.
    weights: Vec<i16>,
    biases: Vec<i16>,
    /// `views * hidden` numbers for each feature.
    rows: Vec<i8>,
    row_biases: Vec<i16>,
    hash: u64,
}

impl std::fmt::Debug for Policy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { game, inputs, views, hidden, features, hash, .. } = self;
        write!(f, "Policy({game} {inputs}x{views}x{hidden}x{features} {hash:016x})")
    }
}

impl Policy {
    /// The first bytes of the SHA-256 of its contents, to tell policies apart.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Appends the logit of each step, in units of 1 / [`ONE`]. `mover` is the seat to move.
    pub fn logits(&self, seen: &StepFeatures, mover: Seat, out: &mut Vec<i32>) {
        let hidden = self.hidden_layer(&seen.views, mover);
        match self.views * self.hidden {
            32 => self.by_rows::<32>(&hidden, &seen.steps, out),
            _ => self.by_rows::<64>(&hidden, &seen.steps, out),
        }
    }

    /// The clipped hidden layer: the mover's view, then the opponent's if it is used.
    fn hidden_layer(&self, views: &[Active; 2], mover: Seat) -> [i16; MOST_HIDDEN] {
        let mut layer = [0; MOST_HIDDEN];
        for (view, part) in layer.chunks_exact_mut(self.hidden).take(self.views).enumerate() {
            let inputs = views[(mover.index() & 1) ^ view].get();
            for from in (0..self.hidden).step_by(BLOCK) {
                sum_block(&self.weights, &self.biases, inputs, from, &mut part[from..from + BLOCK]);
            }
        }
        layer.map(|sum| sum.clamp(0, ONE_HIDDEN))
    }

    /// The logits with `H` hidden values in all. Successive steps often share their first feature: its row is
    /// read once, and steps without other features share the logit.
    fn by_rows<const H: usize>(
        &self,
        hidden: &[i16; MOST_HIDDEN],
        steps: &[[u16; WIDTH]],
        out: &mut Vec<i32>,
    ) {
        let Some(hidden) = hidden.first_chunk::<H>() else { return };
        let dot = |sum: &[i16; H]| -> i32 {
            sum.iter().zip(hidden).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
        };
        let (mut first, mut shared, mut shared_bias, mut alone) = (NONE, [0i16; H], 0, 0);
        out.reserve(steps.len());
        out.extend(steps.iter().map(|features| {
            if features[0] != first {
                first = features[0];
                shared = [0; H];
                shared_bias = self.add_row(&mut shared, first);
                alone = dot(&shared) + shared_bias;
            }
            if features[1] == NONE {
                return alone;
            }
            let (mut sum, mut bias) = (shared, shared_bias);
            for feature in &features[1..] {
                if *feature == NONE {
                    break;
                }
                bias += self.add_row(&mut sum, *feature);
            }
            dot(&sum) + bias
        }));
    }

    /// Adds the row of a feature to a sum and returns its bias. Six rows of 8 bits fit into 16 bits.
    #[inline(always)]
    fn add_row<const H: usize>(&self, sum: &mut [i16; H], feature: u16) -> i32 {
        let feature = usize::from(feature);
        let Some(row) = self.rows.get(feature * H..).and_then(|rows| rows.first_chunk::<H>()) else {
            return 0;
        };
        for (sum, number) in sum.iter_mut().zip(row) {
            *sum += i16::from(*number);
        }
        i32::from(self.row_biases[feature])
    }
}

#[cfg(test)]
mod tests;
