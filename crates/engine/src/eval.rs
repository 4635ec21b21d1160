//! One hand-written evaluation for each game: a sum of features times weights.
//!
//! Every game has its weights in `weights.rs`, all in the same shape, so that `lab tune` can fit them. What a net
//! sees is in `inputs.rs`, and which steps look promising in `hints.rs`.

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
    /// All weights, those that stand together with their name.
    fn fields(&mut self) -> Vec<(&'static str, &mut [i32])>;
}

/// A game whose evaluation, with two players, is a sum of features times weights.
pub trait Linear: Playable {
    /// The weights.
    type Weights: Weights;
    /// The weights by which this position is judged.
    fn weights(&self) -> &'static Self::Weights;
    /// What the position is worth to the player to move by other weights, without a net.
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
