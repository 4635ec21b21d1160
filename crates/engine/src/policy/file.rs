//! Policies as files.

use super::{MOST_HIDDEN, Policy};
use crate::net::BLOCK;
use crate::trained::{Broken, File, split_numbers};

const MAGIC: &[u8; 8] = b"teahpol2";

impl Policy {
    /// Reads a policy for a game whose inputs and steps have this shape.
    pub fn read(bytes: &[u8], game: &str, inputs: usize, features: usize) -> Result<Self, Broken> {
        let file = File::read(bytes, MAGIC, game)?;
        let [of_inputs, hidden, views, of_features] = file.shape;
        let fits = hidden.is_multiple_of(BLOCK) && matches!(views, 1 | 2);
        let wide = hidden.saturating_mul(views);
        if of_inputs != inputs || of_features != features || !fits || !matches!(wide, BLOCK | MOST_HIDDEN) {
            return Err(Broken::OtherShape);
        }
        let small = inputs * hidden + hidden + features;
        let plain = file.unpack(small * 2 + features * wide)?;
        let (numbers, rows) = plain.split_at(small * 2);
        let mut numbers = split_numbers(numbers);
        Ok(Self {
            game: game.to_string(),
            inputs,
            hidden,
            views,
            features,
            weights: numbers.by_ref().take(inputs * hidden).collect(),
            biases: numbers.by_ref().take(hidden).collect(),
            row_biases: numbers.collect(),
            rows: rows.iter().map(|byte| *byte as i8).collect(),
            hash: file.hash,
        })
    }
}
