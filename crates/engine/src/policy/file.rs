//! Policies as files: a header of fixed size, then the numbers, compressed, as in the files of nets.

use super::{MOST_HIDDEN, Policy};
use crate::net::{BLOCK, Broken, hash_of, split_numbers};

const MAGIC: &[u8; 8] = b"teahpol1";
/// Magic, game, inputs, hidden, views, features, hash.
const HEADER: usize = 8 + 8 + 4 * 4 + 8;
/// No policy is larger than this when unpacked.
const LARGEST: usize = 64 << 20;

impl Policy {
    /// Reads a policy for a game whose inputs and steps have this shape.
    pub fn read(bytes: &[u8], game: &str, inputs: usize, features: usize) -> Result<Self, Broken> {
        let (header, packed) = bytes.split_at_checked(HEADER).ok_or(Broken::NoNet)?;
        if &header[..8] != MAGIC {
            return Err(Broken::NoNet);
        }
        let word = |i: usize| {
            let bytes = [header[i], header[i + 1], header[i + 2], header[i + 3]];
            u32::from_le_bytes(bytes) as usize
        };
        let named = String::from_utf8_lossy(&header[8..16]).trim_end_matches('\0').to_string();
        if named != game {
            return Err(Broken::OtherGame(named));
        }
        let (hidden, views) = (word(20), word(24));
        let fits = hidden.is_multiple_of(BLOCK) && matches!(views, 1 | 2);
        let wide = hidden.saturating_mul(views);
        if word(16) != inputs || word(28) != features || !fits || !matches!(wide, BLOCK | MOST_HIDDEN) {
            return Err(Broken::OtherShape);
        }
        let hash = u64::from_be_bytes(header[32..40].try_into().map_err(|_| Broken::NoNet)?);
        let plain = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(packed, LARGEST)
            .map_err(|_| Broken::Damaged)?;
        let (small, rows) = (inputs * hidden + hidden + features, features * wide);
        if plain.len() != small * 2 + rows || hash_of(&plain) != hash {
            return Err(Broken::Damaged);
        }
        let (numbers, rows) = plain.split_at(small * 2);
        let mut numbers = split_numbers(numbers);
        Ok(Self {
            game: named,
            inputs,
            hidden,
            views,
            features,
            weights: numbers.by_ref().take(inputs * hidden).collect(),
            biases: numbers.by_ref().take(hidden).collect(),
            row_biases: numbers.collect(),
            rows: rows.iter().map(|byte| *byte as i8).collect(),
            hash,
        })
    }
}
