//! One hand-written evaluation for each game: a sum of features times weights.
//!
//! Every game has its weights in `weights.rs`, all in the same shape, so that `lab tune` can fit them. The
//! inputs of a net are in `inputs.rs`, the move-ordering hints in `hints.rs`.

use crate::game::Playable;

/// Defines the weights of a game: a struct of numbers and rows of numbers, and [`Weights`] for it.
macro_rules! weights {
    ($(#[$about:meta])* pub struct Weights { $($(#[$what:meta])* pub $name:ident: $kind:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone)]
        pub struct Weights { $($(#[$what])* pub $name: $kind,)* }

        impl crate::eval::Weights for Weights {
            fn fields(&mut self) -> Vec<(&'static str, &mut [i32])> {
                vec![$((stringify!($name), crate::eval::Values::values(&mut self.$name)),)*]
            }
        }
    };
}

mod halma;
#[cfg(feature = "sample")]
mod sample;
mod skud;
mod street;

/// The weights of an evaluation.
pub trait Weights: Clone + 'static {
    /// All weights, in named groups.
    fn fields(&mut self) -> Vec<(&'static str, &mut [i32])>;
}

/// A game whose evaluation, with two players, is a sum of features times weights.
pub trait Linear: Playable {
    /// The weights.
    type Weights: Weights;
    /// The weights that apply to this position.
    fn weights(&self) -> &'static Self::Weights;
    /// The value to the player to move under other weights, without a net.
    fn value_by(&self, weights: &Self::Weights) -> i32;
}

/// One weight, or a row of them.
trait Values {
    fn values(&mut self) -> &mut [i32];
}

impl Values for i32 {
    fn values(&mut self) -> &mut [i32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Values for [i32; N] {
    fn values(&mut self) -> &mut [i32] {
        self
    }
}
