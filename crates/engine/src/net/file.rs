//! Nets as files.

use super::{BLOCK, MOST_HIDDEN, MOST_OUTPUT, Net};
use crate::trained::{Broken, File, split_numbers};

const MAGIC: &[u8; 8] = b"teahnet2";

impl Net {
    /// Reads a net for a game whose inputs have this shape.
    pub fn read(bytes: &[u8], game: &str, inputs: usize, buckets: usize) -> Result<Self, Broken> {
        Self::read_views(bytes, game, (inputs, buckets, 2))
    }

    /// Reads a net for three and four players; its file names the game with a `+` behind it.
    pub fn read_many(bytes: &[u8], game: &str, inputs: usize, buckets: usize) -> Result<Self, Broken> {
        Self::read_views(bytes, &format!("{game}+"), (inputs, buckets, 1))
    }

    fn read_views(
        bytes: &[u8],
        game: &str,
        (inputs, buckets, views): (usize, usize, usize),
    ) -> Result<Self, Broken> {
        let file = File::read(bytes, MAGIC, game)?;
        let [of_inputs, hidden, of_buckets, scale] = file.shape;
        let scale = scale as i32;
        let fits = hidden > 0 && hidden.is_multiple_of(BLOCK) && hidden <= MOST_HIDDEN;
        if of_inputs != inputs || of_buckets != buckets || !fits || scale.unsigned_abs() > 100_000 {
            return Err(Broken::OtherShape);
        }
        let small = inputs * hidden + hidden + buckets * views * hidden;
        let plain = file.unpack(small * 2 + buckets * 4)?;
        let (numbers, large) = plain.split_at(2 * small);
        let mut numbers = split_numbers(numbers);
        let large = large.chunks_exact(4);
        let net = Self {
            game: game.to_string(),
            inputs,
            hidden,
            buckets,
            scale,
            weights: numbers.by_ref().take(inputs * hidden).collect(),
            biases: numbers.by_ref().take(hidden).collect(),
            outputs: numbers.collect(),
            output_biases: large.map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
            hash: file.hash,
        };
        // Compared unsigned, because the lowest number has no positive counterpart and would pass as small.
        let bounded = net.outputs.iter().all(|weight| weight.unsigned_abs() <= MOST_OUTPUT.unsigned_abs())
            && net.output_biases.iter().all(|bias| bias.unsigned_abs() < 1 << 28);
        if bounded { Ok(net) } else { Err(Broken::Damaged) }
    }
}
