//! One puzzle: a position and a claim, without the solution.

use crate::attempt::no_puzzles;
use crate::difficulty::Difficulty;
use crate::games::Puzzling;
use crate::layout::Layout;
use crate::theme::Themes;
use crate::{Claim, layout, with_puzzling};
use rules::message::Message;
use rules::options::Setup;
use rules::record::Record;
use rules::table::AnyGame;
use rules::zobrist::mix;

#[derive(Clone, Debug)]
pub struct Puzzle {
    pub setup: Setup,
    /// The position in its one-line notation.
    pub position: String,
    pub claim: Claim,
    /// The number of first steps that begin a right turn.
    pub ways: u8,
    /// The themes of the solution.
    pub themes: Themes,
    pub difficulty: Difficulty,
    /// The hash that the name is made from.
    pub(crate) hash: u64,
}

/// The letters of names, without those that are easily confused.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// The length of a name.
const NAME: u32 = 8;

/// The setup of a game with options such as `preset=classic board=10x10`.
pub fn setup(game: &str, options: &str) -> Result<Setup, Message> {
    Record::read(&format!("game: {game}\nseats: 2\noptions: {options}\n"))?.setup()
}

impl Puzzle {
    /// A puzzle without themes and difficulty. Checks the position, but does not prove the claim.
    pub fn new(game: &str, options: &str, claim: Claim, position: &str) -> Result<Self, Message> {
        let setup = setup(game, options)?;
        let unfit = || Message::new("position-impossible").text("text", position);
        let layout = Layout::read(game, position).ok_or_else(unfit)?;
        let position = layout.write(game);
        let table = setup.clone().open(Some(&position))?;
        if table.outcome().is_some() || table.pending() {
            return Err(unfit());
        }
        let hash = name_hash(&setup, claim, &layout);
        let (themes, difficulty) = (Themes::NONE, Difficulty::default());
        Ok(Self { setup, position, claim, ways: 1, themes, difficulty, hash })
    }

    /// A puzzle that is only judged. Its position is not normalised, and it has no meaningful name. It avoids
    /// the code that shows boards, to keep that out of the prover's WebAssembly module.
    pub fn posed(game: &str, options: &str, claim: Claim, position: &str) -> Result<Self, Message> {
        fn asks<P: Puzzling>(setup: &Setup, position: &str) -> Result<bool, Message> {
            let position = P::read_position(setup, position)?;
            Ok(position.outcome().is_none() && !position.pending())
        }
        let setup = setup(game, options)?;
        if !with_puzzling!(game, asks(&setup, position), Err(no_puzzles(game)))? {
            return Err(Message::new("position-impossible").text("text", position));
        }
        let (themes, difficulty) = (Themes::NONE, Difficulty::default());
        Ok(Self { setup, position: position.to_string(), claim, ways: 1, themes, difficulty, hash: 0 })
    }

    /// The puzzle with its measured properties.
    #[must_use]
    pub fn measured(self, ways: u8, themes: Themes, difficulty: Difficulty) -> Self {
        Self { ways, themes, difficulty, ..self }
    }

    pub fn game(&self) -> &'static str {
        self.setup.info().id
    }

    /// The name, which depends only on position, options and claim.
    pub fn id(&self) -> String {
        name(self.hash)
    }

    /// A game that begins at the position.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        self.setup.clone().open(Some(&self.position))
    }

    /// A key that is equal for puzzles that differ only by a symmetry or by an exchange of the players.
    pub fn canonical(&self) -> Vec<u8> {
        let Some(layout) = Layout::read(self.game(), &self.position) else { return Vec::new() };
        let mut key = layout::canonical(self.game(), &layout);
        key.extend(self.claim.to_bytes());
        key.extend(self.setup.summary().bytes());
        key
    }
}

/// The name for a hash.
pub(crate) fn name(hash: u64) -> String {
    (0..NAME).map(|i| char::from(LETTERS[(hash >> (5 * i) & 31) as usize])).collect()
}

/// The hash of setup, claim and position.
pub(crate) fn name_hash(setup: &Setup, claim: Claim, layout: &Layout) -> u64 {
    let mut bytes = setup.summary().into_bytes();
    bytes.extend(claim.to_bytes());
    layout.pack(setup.info().id, &mut bytes);
    bytes.iter().fold(mix(setup.info().id.len() as u64), |hash, byte| mix(hash ^ u64::from(*byte)))
}
