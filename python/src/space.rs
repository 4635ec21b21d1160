//! Games as numbers: a fixed action space, observations as small planes, symmetries as index tables.
//!
//! An action is one [`Step`](rules::game::Position::Step) of the rules. On the round board an action is a plane and a
//! point, so that a convolutional policy head fits it: the plane says what is done there.

mod halma;
mod round;
mod skud;
mod street;

use rules::game::{Rules, Seat};
use rules::options::Setup;

/// How one symmetry of a game changes numbers.
pub struct Symmetry {
    pub name: &'static str,
    /// For each cell of a plane the cell that its value comes from.
    pub cells: Vec<u32>,
    /// What each action becomes.
    pub actions: Vec<u32>,
    /// What each value of the first plane becomes.
    pub codes: Vec<u8>,
    /// For each feature the feature that its value comes from.
    pub features: Vec<u32>,
    /// Whether the position becomes one in which the players have changed places.
    pub swaps: bool,
}

/// The size of a game in numbers.
#[derive(Copy, Clone)]
pub struct Shape {
    /// How many actions there are.
    pub actions: usize,
    /// More actions than any position has. An odd number of cache lines: rows whose length is a power of two would
    /// compete for the same few sets of a cache.
    pub most: usize,
    /// Planes, rows and columns.
    pub planes: [usize; 3],
    /// How many values the first plane takes.
    pub codes: usize,
    /// How many features there are besides the planes.
    pub features: usize,
}

/// A game in numbers.
pub trait Space: Rules {
    /// What the numbers need to know.
    type Lookup: Send + Sync + 'static;

    /// The table of a game.
    fn table(setup: &Setup) -> Self::Lookup;
    /// The size of everything.
    fn shape(table: &Self::Lookup) -> Shape;
    /// The names of the planes.
    fn plane_names() -> &'static [&'static str];
    /// The names of the features.
    fn feature_names() -> Vec<String>;
    /// The action of a step.
    fn encode(table: &Self::Lookup, step: Self::Step) -> u16;
    /// Shows `visit` every legal action; `steps` is room to list in.
    #[inline]
    fn each_legal(&self, table: &Self::Lookup, steps: &mut Vec<Self::Step>, mut visit: impl FnMut(u16)) {
        steps.clear();
        self.steps(steps);
        steps.iter().for_each(|step| visit(Self::encode(table, *step)));
    }
    /// Writes every legal action into a row of at least `most`, and tells how many there are.
    #[inline]
    fn list_legal(&self, table: &Self::Lookup, steps: &mut Vec<Self::Step>, row: &mut [u16]) -> usize {
        let mut count = 0;
        self.each_legal(table, steps, |action| {
            row[count] = action;
            count += 1;
        });
        count
    }
    /// The step of an action; `None` for a number that no step has.
    fn decode(table: &Self::Lookup, action: u16) -> Option<Self::Step>;
    /// Writes the planes and the features as a seat sees them: owners are counted from that seat on. Both are given
    /// filled with zeros.
    fn observe(&self, viewer: Seat, table: &Self::Lookup, planes: &mut [u8], features: &mut [u8]);
    /// Every symmetry, the identity first.
    fn symmetries(table: &Self::Lookup) -> Vec<Symmetry>;
}

/// A seat counted from another one on.
#[inline]
fn relative(seat: u8, viewer: u8, seats: u8) -> u8 {
    if seat >= viewer { seat - viewer } else { seat + seats - viewer }
}

/// What every action becomes by a change of steps.
fn actions_by<R: Space>(table: &R::Lookup, change: impl Fn(R::Step) -> R::Step) -> Vec<u32> {
    let all = 0..R::shape(table).actions as u32;
    let becomes = |action: u32| {
        R::decode(table, action as u16).map_or(action, |step| u32::from(R::encode(table, change(step))))
    };
    all.map(becomes).collect()
}

/// The numbers from 0 on, unchanged.
fn same<T: TryFrom<usize>>(count: usize) -> Vec<T> {
    (0..count).filter_map(|i| T::try_from(i).ok()).collect()
}
