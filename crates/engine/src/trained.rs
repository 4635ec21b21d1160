//! The file format of nets and policies: a header of fixed size, then the compressed numbers.

use sha2::{Digest, Sha256};
use std::sync::{Mutex, PoisonError};

/// Magic, game, four numbers of the shape, hash.
const HEADER: usize = 8 + 8 + 4 * 4 + 8;
/// The largest unpacked size.
const LARGEST: usize = 64 << 20;

/// Why a net or a policy could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The file is not a net, or has another version.
    NoNet,
    /// The file is truncated or damaged.
    Damaged,
    /// The net was trained for another game, named here.
    OtherGame(String),
    /// The shape of the net does not fit this program's inputs.
    OtherShape,
}

/// A file with its parsed header.
pub struct File<'a> {
    /// The numbers of its shape.
    pub shape: [usize; 4],
    /// The first bytes of the SHA-256 of its numbers.
    pub hash: u64,
    packed: &'a [u8],
}

impl<'a> File<'a> {
    /// Reads the header of a file of this kind for a game.
    pub fn read(bytes: &'a [u8], magic: &[u8; 8], game: &str) -> Result<Self, Broken> {
        let (header, packed) = bytes.split_at_checked(HEADER).ok_or(Broken::NoNet)?;
        if &header[..8] != magic {
            return Err(Broken::NoNet);
        }
        let named = String::from_utf8_lossy(&header[8..16]).trim_end_matches('\0').to_string();
        if named != game {
            return Err(Broken::OtherGame(named));
        }
        let word = |i: usize| {
            let at = 16 + 4 * i;
            u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]) as usize
        };
        let hash = u64::from_be_bytes(header[32..40].try_into().map_err(|_| Broken::NoNet)?);
        Ok(Self { shape: [0, 1, 2, 3].map(word), hash, packed })
    }

    /// Unpacks the numbers: `len` bytes whose hash must match the header.
    pub fn unpack(&self, len: usize) -> Result<Vec<u8>, Broken> {
        let plain = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(self.packed, LARGEST)
            .map_err(|_| Broken::Damaged)?;
        if plain.len() == len && hash_of(&plain) == self.hash { Ok(plain) } else { Err(Broken::Damaged) }
    }
}

/// Decodes 16-bit numbers. They are stored zigzag-encoded (0, -1, 1, -2 …), all low bytes before all high
/// bytes, because that compresses better.
pub fn split_numbers(bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    let (low, high) = bytes.split_at(bytes.len() / 2);
    low.iter().zip(high).map(|(low, high)| {
        let folded = u16::from_le_bytes([*low, *high]);
        (folded >> 1) as i16 ^ -((folded & 1) as i16)
    })
}

/// The first bytes of the SHA-256.
pub fn hash_of(plain: &[u8]) -> u64 {
    Sha256::digest(plain).iter().take(8).fold(0, |hash, byte| hash << 8 | u64::from(*byte))
}

/// Keeps a value for the life of the program, for searches on any thread. Equal values are kept once.
pub fn keep<T>(kept: &Mutex<Vec<&'static T>>, new: T, same: impl Fn(&T, &T) -> bool) -> &'static T {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.iter().find(|known| same(known, &new)) {
        return known;
    }
    let new: &'static T = Box::leak(Box::new(new));
    kept.push(new);
    new
}
