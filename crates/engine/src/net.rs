//! A small neural net whose output is added to a game's hand-written evaluation.
//!
//! A position has two views, of the player to move and of the opponent, each a set of active [`Inputs`]. Both
//! views go through one shared hidden layer; the clipped and squared results feed one output, chosen by the
//! phase of the game (bucket). All arithmetic is on integers, so every machine computes the same value. The
//! compiler vectorises the loops for AVX2, NEON or WebAssembly's `simd128`, and a test compares them with a
//! scalar form.
//!
//! Games of three and four have separate nets ([`load_many`]) with one view, that of the seat to evaluate for.
//! It has every other seat by its place in turn order.

mod file;

pub use crate::trained::Broken;

use crate::trained::keep;
use rules::game::{Rules, Seat};
use std::sync::{Mutex, PoisonError};

/// The widest hidden layer of one view.
pub const MOST_HIDDEN: usize = 128;
/// Hidden values are computed in blocks of this size.
pub(crate) const BLOCK: usize = 32;
/// 1.0 in the hidden layer.
const ONE_HIDDEN: i32 = 255;
/// 1.0 in the weights of the output.
const ONE_OUTPUT: i32 = 64;
/// The largest weight of the output: its product with a hidden value fits 16 bits.
const MOST_OUTPUT: i16 = 127;

/// The inputs of a net. `lab` trains with the same definition.
pub trait Inputs: Rules {
    /// How many inputs there are; 0 for a game without a net.
    const INPUTS: usize = 0;
    /// The number of phases of the game; each has its own output.
    const BUCKETS: usize = 1;
    /// How many symmetries the game has, the identity included.
    const SYMMETRIES: usize = 1;
    /// The file of the built-in net.
    const NET: Option<&'static [u8]> = None;
    /// How many inputs the net for three and four players has; 0 for a game without one. What is active is listed by
    /// [`Evaluator::see`](crate::game::Evaluator::see).
    const MANY_INPUTS: usize = 0;
    /// The number of phases of games of three and four, counted separately for each number of seats.
    const MANY_BUCKETS: usize = 1;
    /// The file of the built-in net for three and four players.
    const MANY_NET: Option<&'static [u8]> = None;

    /// Lists the active inputs in the view of each seat and returns the phase of the game; only for games of
    /// two.
    fn inputs(&self, _views: &mut [Active; 2]) -> usize {
        0
    }
    /// The input that corresponds to this one after a symmetry of the board.
    fn mirrored(_symmetry: usize, input: usize) -> usize {
        input
    }
    /// The same for the inputs of the net for three and four.
    fn many_mirrored(_symmetry: usize, input: usize) -> usize {
        input
    }
}

/// The nets that evaluate positions: one for two players, one for three and four.
#[derive(Copy, Clone, Debug, Default)]
pub struct Nets {
    /// The net for two players. Without a net for more, a game may also apply it to pairs of seats.
    pub two: Option<&'static Net>,
    /// The net for three and four.
    pub many: Option<&'static Net>,
}

impl Nets {
    /// The hand-written value alone.
    pub const NONE: Self = Self { two: None, many: None };

    /// The built-in nets of a game.
    pub fn shipped<P: Inputs>() -> Self {
        Self { two: shipped::<P>(), many: shipped_many::<P>() }
    }
}

impl From<Option<&'static Net>> for Nets {
    fn from(two: Option<&'static Net>) -> Self {
        Self { two, many: None }
    }
}

/// The place of another seat in the order of turns, seen by one: 0 itself, 1 the next, 3 the one before, and 2 the one
/// opposite, of whom there is none with three.
#[inline]
pub fn relative(seats: u8, seat: Seat, other: Seat) -> usize {
    let after = (other.0 + seats - seat.0) % seats;
    usize::from(if seats == 3 && after == 2 { 3 } else { after })
}

/// The built-in net of a game; `None` for a game without one, and in a program built without nets.
pub fn shipped<P: Inputs>() -> Option<&'static Net> {
    static READ: Mutex<Carried> = Mutex::new(Vec::new());
    carried::<P>(&READ, || P::NET.and_then(|bytes| load::<P>(bytes).ok()))
}

/// The same for three and four players.
pub fn shipped_many<P: Inputs>() -> Option<&'static Net> {
    static READ: Mutex<Carried> = Mutex::new(Vec::new());
    carried::<P>(&READ, || P::MANY_NET.and_then(|bytes| load_many::<P>(bytes).ok()))
}

/// The built-in nets loaded so far.
type Carried = Vec<(&'static str, Option<&'static Net>)>;

fn carried<P: Inputs>(
    read: &Mutex<Carried>,
    load: impl FnOnce() -> Option<&'static Net>,
) -> Option<&'static Net> {
    let mut read = read.lock().unwrap_or_else(PoisonError::into_inner);
    let known = read.iter().find(|(game, _)| *game == P::INFO.id).map(|(_, net)| *net);
    known.unwrap_or_else(|| {
        let net = load();
        read.push((P::INFO.id, net));
        net
    })
}

/// Reads a net for a game and keeps it for the life of the program, for searches on any thread. Each net is
/// kept once.
pub fn load<P: Inputs>(bytes: &[u8]) -> Result<&'static Net, Broken> {
    Net::read(bytes, P::INFO.id, P::INPUTS, P::BUCKETS).map(kept)
}

/// The same for a net for three and four players.
pub fn load_many<P: Inputs>(bytes: &[u8]) -> Result<&'static Net, Broken> {
    Net::read_many(bytes, P::INFO.id, P::MANY_INPUTS, P::MANY_BUCKETS).map(kept)
}

fn kept(net: Net) -> &'static Net {
    static KEPT: Mutex<Vec<&'static Net>> = Mutex::new(Vec::new());
    keep(&KEPT, net, |a, b| a.hash == b.hash && a.game == b.game)
}

/// The active inputs of a view, in a fixed-size buffer.
pub struct Active {
    inputs: [u16; Self::MOST],
    len: usize,
}

impl Active {
    /// More than any position has; inputs that do not fit are dropped.
    const MOST: usize = 512;

    /// An empty list.
    #[inline]
    pub const fn new() -> Self {
        Self { inputs: [0; Self::MOST], len: 0 }
    }

    /// Adds an input.
    #[inline]
    pub fn add(&mut self, input: usize) {
        if self.len < Self::MOST {
            self.inputs[self.len] = input as u16;
            self.len += 1;
        }
    }

    /// Removes all inputs.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// All active inputs.
    #[inline]
    pub fn get(&self) -> &[u16] {
        &self.inputs[..self.len]
    }
}

impl Default for Active {
    fn default() -> Self {
        Self::new()
    }
}

/// The hidden layer of one view before activation.
#[derive(Clone)]
#[repr(align(64))]
pub struct Sums([i16; MOST_HIDDEN]);

/// A trained net.
pub struct Net {
    game: String,
    inputs: usize,
    hidden: usize,
    buckets: usize,
    /// The value in hundredths of an output of 1.0.
    scale: i32,
    /// `hidden` weights for each input.
    weights: Vec<i16>,
    biases: Vec<i16>,
    /// For each bucket the weights of the mover's view, then the opponent's; with three and four players those
    /// of the one view.
    outputs: Vec<i16>,
    output_biases: Vec<i32>,
    hash: u64,
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({} {}x{}x{} {:016x})", self.game, self.inputs, self.hidden, self.buckets, self.hash)
    }
}

impl Net {
    /// The game that it was trained for, followed by `+` for three and four players.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The first bytes of the SHA-256 of its contents, to tell nets apart.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Inputs, hidden values of one view, and buckets.
    pub fn shape(&self) -> (usize, usize, usize) {
        (self.inputs, self.hidden, self.buckets)
    }

    /// The hidden layer of a view with no active input.
    pub fn empty(&self) -> Sums {
        let mut sums = Sums([0; MOST_HIDDEN]);
        sums.0[..self.hidden].copy_from_slice(&self.biases);
        sums
    }

    /// The hidden layer of a view.
    pub fn sums(&self, inputs: &[u16]) -> Sums {
        let mut sums = Sums([0; MOST_HIDDEN]);
        for from in (0..self.hidden).step_by(BLOCK) {
            sum_block(&self.weights, &self.biases, inputs, from, &mut sums.0[from..from + BLOCK]);
        }
        sums
    }

    /// Adds an input to a view.
    #[inline]
    pub fn add(&self, sums: &mut Sums, input: usize) {
        let row = &self.weights[input * self.hidden..(input + 1) * self.hidden];
        for (sum, weight) in sums.0.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }

    /// Removes an input from a view.
    #[inline]
    pub fn subtract(&self, sums: &mut Sums, input: usize) {
        let row = &self.weights[input * self.hidden..(input + 1) * self.hidden];
        for (sum, weight) in sums.0.iter_mut().zip(row) {
            *sum = sum.wrapping_sub(*weight);
        }
    }

    /// The value to the player to move, in hundredths.
    pub fn value(&self, mover: &Sums, other: &Sums, bucket: usize) -> i32 {
        let bucket = bucket.min(self.buckets - 1);
        let (one, two) = self.outputs[bucket * 2 * self.hidden..].split_at(self.hidden);
        let sum = dot(&mover.0[..self.hidden], one) + dot(&other.0[..self.hidden], &two[..self.hidden]);
        self.scaled(sum, bucket)
    }

    /// The value to the seat whose view this is, in hundredths; for nets for three and four players.
    pub fn value_alone(&self, view: &Sums, bucket: usize) -> i32 {
        let bucket = bucket.min(self.buckets - 1);
        let weights = &self.outputs[bucket * self.hidden..][..self.hidden];
        self.scaled(dot(&view.0[..self.hidden], weights), bucket)
    }

    fn scaled(&self, sum: i32, bucket: usize) -> i32 {
        let value = i64::from(sum / ONE_HIDDEN + self.output_biases[bucket]);
        (value * i64::from(self.scale) / i64::from(ONE_HIDDEN * ONE_OUTPUT)) as i32
    }

    /// The value of a position to the player to move, computed from scratch from the views of both seats.
    pub fn evaluate(&self, views: &[Active; 2], mover: Seat, bucket: usize) -> i32 {
        let sums = [self.sums(views[0].get()), self.sums(views[1].get())];
        self.value(&sums[mover.index() & 1], &sums[!mover.index() & 1], bucket)
    }
}

/// The sums of one block of a hidden layer, from hidden value `from` on: the biases and the rows of all inputs.
#[inline]
pub(crate) fn sum_block(weights: &[i16], biases: &[i16], inputs: &[u16], from: usize, out: &mut [i16]) {
    let mut block = [0i16; BLOCK];
    block.copy_from_slice(&biases[from..from + BLOCK]);
    for input in inputs {
        let start = usize::from(*input) * biases.len() + from;
        let row = &weights[start..start + BLOCK];
        for (sum, weight) in block.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*weight);
        }
    }
    out.copy_from_slice(&block);
}

/// The clipped and squared hidden values times the weights of the output.
#[inline]
fn dot(sums: &[i16], weights: &[i16]) -> i32 {
    let term = |(sum, weight): (&i16, &i16)| {
        let clipped = (*sum).clamp(0, ONE_HIDDEN as i16);
        i32::from(clipped) * i32::from(clipped.wrapping_mul(*weight))
    };
    sums.iter().zip(weights).map(term).sum()
}

#[cfg(test)]
mod tests;
