//! One puzzle, as everybody sees it.

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
    /// The position in its one-line form.
    pub position: String,
    /// What is claimed of it.
    pub claim: Claim,
    /// How many first steps begin a right turn.
    pub ways: u8,
    /// What the solution does.
    pub themes: Themes,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What its name is made from.
    pub(crate) hash: u64,
}

/// The letters of names: none of them looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Letters of a name.
const NAME: u32 = 8;

/// The setup of a game with options as `preset=classic board=10x10`.
pub fn setup(game: &str, options: &str) -> Result<Setup, Message> {
    Record::read(&format!("game: {game}\nseats: 2\noptions: {options}\n"))?.setup()
}

impl Puzzle {
    /// A puzzle without themes and difficulty. The position is read, the claim is not proven.
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

    /// A puzzle to be judged only, as small as a page needs it: its position is not normalised, its name means nothing.
    /// Nothing that shows a board is asked for, so that the prover's module for browsers has none of it.
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

    /// The same with what was found out about it.
    #[must_use]
    pub fn measured(self, ways: u8, themes: Themes, difficulty: Difficulty) -> Self {
        Self { ways, themes, difficulty, ..self }
    }

    pub fn game(&self) -> &'static str {
        self.setup.info().id
    }

    /// Its name: the same as long as position, options and claim are.
    pub fn id(&self) -> String {
        name(self.hash)
    }

    /// The position as a game to be played.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, Message> {
        self.setup.clone().open(Some(&self.position))
    }

    /// The same for all puzzles that are one: those that differ by a symmetry or by whose the pieces are.
    pub fn canonical(&self) -> Vec<u8> {
        let Some(layout) = Layout::read(self.game(), &self.position) else { return Vec::new() };
        let mut key = layout::canonical(self.game(), &layout);
        key.extend(self.claim.to_bytes());
        key.extend(self.setup.summary().bytes());
        key
    }
}

/// The name that a number stands for.
pub(crate) fn name(hash: u64) -> String {
    (0..NAME).map(|i| char::from(LETTERS[(hash >> (5 * i) & 31) as usize])).collect()
}

/// A number for what a puzzle is about.
pub(crate) fn name_hash(setup: &Setup, claim: Claim, layout: &Layout) -> u64 {
    let mut bytes = setup.summary().into_bytes();
    bytes.extend(claim.to_bytes());
    layout.pack(setup.info().id, &mut bytes);
    bytes.iter().fold(mix(setup.info().id.len() as u64), |hash, byte| mix(hash ^ u64::from(*byte)))
}
