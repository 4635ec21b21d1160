//! Collection files: the puzzles of one game, a few bytes each, with random access by number.
//!
//! ```text
//! "teahpuz2"
//! length of the game's name, the name
//! number of setups, then for each its length and its text: `preset=classic board=10x10`
//! number of puzzles (four bytes), then the end offset of each, from the start of the first (four bytes)
//! the puzzles: setup, claim (two bytes), ways, level, effort, tempting, themes (four bytes), and the position as
//! packed by `layout`: the player to move, the reserves, the pieces
//! ```
//!
//! Numbers are little-endian. Opening a file checks its structure. Reading a puzzle checks that the rules
//! accept its position. `teahouse puzzle check` proves the claims.

use crate::claim::Claim;
use crate::difficulty::Difficulty;
use crate::layout::Layout;
use crate::puzzle::{Puzzle, name, name_hash, setup};
use crate::theme::Themes;
use rules::options::Setup;

const MAGIC: &[u8; 8] = b"teahpuz2";
/// Bytes of a puzzle before its position.
const HEAD: usize = 11;
/// The maximum number of puzzles in a file.
const MOST: usize = 1 << 20;

/// Why a file could not be read.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// The magic number is missing.
    #[error("this is no collection of puzzles")]
    Magic,
    /// The file is too short or too long.
    #[error("the collection has another length than it says: it may be cut off")]
    Length,
    /// The game or a setup is unknown.
    #[error("the collection names a game or options that this version does not know")]
    Setup,
    /// The puzzle with this number cannot be read.
    #[error("puzzle {0} of the collection cannot be read")]
    Puzzle(usize),
}

/// A collection in memory.
#[derive(Clone, Debug)]
pub struct Collection<'a> {
    game: &'static str,
    setups: Vec<Setup>,
    ends: &'a [u8],
    puzzles: &'a [u8],
}

/// Takes bytes from the front.
fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Result<&'a [u8], Broken> {
    let (taken, rest) = bytes.split_at_checked(count).ok_or(Broken::Length)?;
    *bytes = rest;
    Ok(taken)
}

/// Takes a text with a length prefix.
fn take_text<'a>(bytes: &mut &'a [u8]) -> Result<&'a str, Broken> {
    let len = take(bytes, 1)?[0];
    std::str::from_utf8(take(bytes, len.into())?).map_err(|_| Broken::Setup)
}

fn number(bytes: &[u8]) -> usize {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte))
}

impl<'a> Collection<'a> {
    pub fn open(file: &'a [u8]) -> Result<Self, Broken> {
        let mut rest = file.strip_prefix(MAGIC).ok_or(Broken::Magic)?;
        let game = take_text(&mut rest)?;
        let game = rules::game_info(game).ok_or(Broken::Setup)?.id;
        let mut setups = Vec::new();
        for _ in 0..take(&mut rest, 1)?[0] {
            let chosen = setup(game, take_text(&mut rest)?).map_err(|_| Broken::Setup)?;
            setups.push(chosen);
        }
        let count = number(take(&mut rest, 4)?);
        if count > MOST {
            return Err(Broken::Length);
        }
        let ends = take(&mut rest, 4 * count)?;
        let collection = Self { game, setups, ends, puzzles: rest };
        let rising = (0..count).all(|i| collection.begin(i) <= collection.begin(i + 1));
        let whole = rising && collection.begin(count) == rest.len();
        whole.then_some(collection).ok_or(Broken::Length)
    }

    /// The offset of a puzzle.
    fn begin(&self, i: usize) -> usize {
        i.checked_sub(1).and_then(|i| self.ends.get(4 * i..4 * i + 4)).map_or(0, number)
    }

    fn bytes(&self, i: usize) -> Option<&'a [u8]> {
        (i < self.len()).then_some(())?;
        self.puzzles.get(self.begin(i)..self.begin(i + 1))
    }

    pub fn game(&self) -> &'static str {
        self.game
    }

    pub fn len(&self) -> usize {
        self.ends.len() / 4
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The hash that a puzzle's name is made from, without a check of its position.
    pub(crate) fn hash(&self, i: usize) -> Option<u64> {
        let (setup, claim, layout) = self.parts(i)?;
        Some(name_hash(setup, claim, &layout))
    }

    /// The name of a puzzle, without a check of its position.
    pub fn name(&self, i: usize) -> Option<String> {
        self.hash(i).map(name)
    }

    fn parts(&self, i: usize) -> Option<(&Setup, Claim, Layout)> {
        let (head, layout) = self.bytes(i)?.split_at_checked(HEAD)?;
        let setup = self.setups.get(usize::from(head[0]))?;
        let claim = Claim::from_bytes([head[1], head[2]])?;
        Some((setup, claim, Layout::unpack(self.game, layout)?))
    }

    /// The puzzle with this number, or `None` if it does not exist or cannot be read.
    pub fn get(&self, i: usize) -> Option<Puzzle> {
        let (setup, claim, layout) = self.parts(i)?;
        let (themes, difficulty) = self.sort(i)?;
        let puzzle = Puzzle::new(self.game, &setup.summary(), claim, &layout.write(self.game)).ok()?;
        Some(puzzle.measured(self.bytes(i)?[3], themes, difficulty))
    }

    /// The themes and difficulty of a puzzle, without reading its position.
    pub fn sort(&self, i: usize) -> Option<(Themes, Difficulty)> {
        let head = self.bytes(i)?.get(..HEAD)?;
        let difficulty = Difficulty { level: head[4], effort: head[5], tempting: head[6] };
        Some((Themes::from_bits(number(&head[7..HEAD]) as u32)?, difficulty))
    }

    /// Reads every puzzle. The error names the first that cannot be read.
    pub fn read_all(&self) -> Result<Vec<Puzzle>, Broken> {
        (0..self.len()).map(|i| self.get(i).ok_or(Broken::Puzzle(i))).collect()
    }

    /// The puzzle with this name.
    pub fn find(&self, id: &str) -> Option<Puzzle> {
        (0..self.len()).filter_map(|i| self.get(i)).find(|puzzle| puzzle.id() == id)
    }

    /// The file with these puzzles of one game.
    pub fn pack(game: &str, puzzles: &[Puzzle]) -> Vec<u8> {
        let mut setups: Vec<String> = puzzles.iter().map(|puzzle| puzzle.setup.summary()).collect();
        setups.sort_unstable();
        setups.dedup();
        let mut file = MAGIC.to_vec();
        let text = |file: &mut Vec<u8>, text: &str| {
            file.push(text.len() as u8);
            file.extend(text.bytes());
        };
        text(&mut file, game);
        file.push(setups.len() as u8);
        setups.iter().for_each(|setup| text(&mut file, setup));
        let (mut ends, mut packed) = (Vec::new(), Vec::new());
        for puzzle in puzzles {
            let Some(layout) = Layout::read(game, &puzzle.position) else { continue };
            let Difficulty { level, effort, tempting } = puzzle.difficulty;
            packed.push(setups.binary_search(&puzzle.setup.summary()).unwrap_or(0) as u8);
            packed.extend(puzzle.claim.to_bytes());
            packed.extend([puzzle.ways, level, effort, tempting]);
            packed.extend(puzzle.themes.to_bits().to_le_bytes());
            layout.pack(game, &mut packed);
            ends.extend((packed.len() as u32).to_le_bytes());
        }
        file.extend((ends.len() as u32 / 4).to_le_bytes());
        file.extend(ends);
        file.extend(packed);
        file
    }
}

#[cfg(feature = "collections")]
impl Collection<'static> {
    /// The collections built into the program, one for each game.
    pub fn all() -> impl Iterator<Item = Self> {
        let files: [&[u8]; 3] = [
            include_bytes!("../data/skud.puz"),
            include_bytes!("../data/street.puz"),
            include_bytes!("../data/halma.puz"),
        ];
        files.into_iter().filter_map(|file| Self::open(file).ok())
    }

    /// The collection of a game.
    pub fn of(game: &str) -> Option<Self> {
        Self::all().find(|collection| collection.game == game)
    }
}

#[cfg(not(feature = "collections"))]
impl Collection<'static> {
    /// Empty, because no collections are built into this program.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}
