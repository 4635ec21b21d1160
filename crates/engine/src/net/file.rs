//! Nets as files: a header of fixed size, then the weights, compressed.

use super::{BLOCK, MOST_HIDDEN, MOST_OUTPUT, Net};
use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"teahnet1";
/// Magic, game, inputs, hidden, buckets, scale, hash.
const HEADER: usize = 8 + 8 + 4 * 4 + 8;
/// No net is larger than this when unpacked.
const LARGEST: usize = 64 << 20;

/// Why a net could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The file is no net, or one of another version.
    NoNet,
    /// The file is cut off or damaged.
    Damaged,
    /// The net was trained for another game, named here.
    OtherGame(String),
    /// The net has another shape than this program's inputs.
    OtherShape,
}

impl Net {
    /// Reads a net for a game whose inputs have this shape.
    pub fn read(bytes: &[u8], game: &str, inputs: usize, buckets: usize) -> Result<Self, Broken> {
        let (header, packed) = bytes.split_at_checked(HEADER).ok_or(Broken::NoNet)?;
        if &header[..8] != MAGIC {
            return Err(Broken::NoNet);
        }
        let word = |i: usize| {
            let bytes = [header[i], header[i + 1], header[i + 2], header[i + 3]];
            u32::from_le_bytes(bytes) as usize
        };
        let named = String::from_utf8_lossy(&header[8..16]).trim_end_matches('\0').to_string();
        let net = Self {
            game: named,
            inputs: word(16),
            hidden: word(20),
            buckets: word(24),
            scale: word(28) as i32,
            weights: Vec::new(),
            biases: Vec::new(),
            outputs: Vec::new(),
            output_biases: Vec::new(),
            hash: u64::from_be_bytes(header[32..40].try_into().map_err(|_| Broken::NoNet)?),
        };
        if net.game != game {
            return Err(Broken::OtherGame(net.game));
        }
        let hidden = net.hidden;
        let fits = hidden > 0 && hidden.is_multiple_of(BLOCK) && hidden <= MOST_HIDDEN;
        if net.inputs != inputs || net.buckets != buckets || !fits || net.scale.unsigned_abs() > 100_000 {
            return Err(Broken::OtherShape);
        }
        let small = inputs * hidden + hidden + buckets * 2 * hidden;
        let plain = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(packed, LARGEST)
            .map_err(|_| Broken::Damaged)?;
        if plain.len() != small * 2 + buckets * 4 || hash_of(&plain) != net.hash {
            return Err(Broken::Damaged);
        }
        net.filled(&plain, small)
    }

    fn filled(mut self, plain: &[u8], small: usize) -> Result<Self, Broken> {
        let (numbers, large) = plain.split_at(2 * small);
        let mut numbers = split_numbers(numbers);
        self.weights = numbers.by_ref().take(self.inputs * self.hidden).collect();
        self.biases = numbers.by_ref().take(self.hidden).collect();
        self.outputs = numbers.collect();
        let large = large.chunks_exact(4);
        self.output_biases = large.map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        // Without a sign: the lowest number has no opposite, and would pass as small.
        let bounded = self.outputs.iter().all(|weight| weight.unsigned_abs() <= MOST_OUTPUT.unsigned_abs())
            && self.output_biases.iter().all(|bias| bias.unsigned_abs() < 1 << 28);
        if bounded { Ok(self) } else { Err(Broken::Damaged) }
    }
}

/// Numbers of 16 bits come as all their low bytes, then all their high bytes: they pack better so.
pub(crate) fn split_numbers(bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    let (low, high) = bytes.split_at(bytes.len() / 2);
    low.iter().zip(high).map(|(low, high)| i16::from_le_bytes([*low, *high]))
}

/// The first bytes of the SHA-256.
pub(crate) fn hash_of(plain: &[u8]) -> u64 {
    Sha256::digest(plain).iter().take(8).fold(0, |hash, byte| hash << 8 | u64::from(*byte))
}
