//! A game in progress with its numbers: the rules' [`AnyGame`] and the game's [`Space`] behind one face.

use crate::space::{Shape, Space, Symmetry};
use rules::game::{Outcome, Seat, SeatSet};
use rules::message::Message;
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use rules::view::StepView;
use std::sync::Arc;

/// What a game is in numbers, whichever it is.
pub trait Numbers: Send + Sync {
    /// The size of everything.
    fn shape(&self) -> Shape;
    /// The names of the planes.
    fn plane_names(&self) -> &'static [&'static str];
    /// The names of the features.
    fn feature_names(&self) -> Vec<String>;
    /// The maps of the board onto itself that the rules keep.
    fn symmetries(&self) -> Vec<Symmetry>;
}

/// A game in progress, whichever it is.
pub trait Playing: Send + Sync {
    fn table(&self) -> &dyn AnyGame;
    /// The game, to change it.
    fn table_mut(&mut self) -> &mut dyn AnyGame;
    fn copy(&self) -> Box<dyn Playing>;
    fn numbers(&self) -> &dyn Numbers;
    /// Every legal action; remembered until the position changes.
    fn actions(&mut self) -> &[u16];
    /// Makes an action if it is legal.
    fn act(&mut self, action: u16) -> bool;
    /// The actions of the turn that has begun.
    fn begun(&self) -> Vec<u16>;
    /// An action as people see it; `None` for a number that no step has.
    fn shown(&self, action: u16) -> Option<StepView>;
    /// The actions of a whole turn in notation.
    fn actions_of(&self, body: &str) -> Result<Vec<u16>, Message>;
    /// Writes planes and features as a seat sees them.
    fn observe(&self, viewer: Seat, planes: &mut [u8], features: &mut [u8]);
}

struct LookupOf<R: Space>(R::Lookup);

impl<R: Space> Numbers for LookupOf<R> {
    fn shape(&self) -> Shape {
        R::shape(&self.0)
    }

    fn plane_names(&self) -> &'static [&'static str] {
        R::plane_names()
    }

    fn feature_names(&self) -> Vec<String> {
        R::feature_names()
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        R::symmetries(&self.0)
    }
}

struct At<R: Space> {
    game: Game<R>,
    numbers: Arc<LookupOf<R>>,
    /// Room for the steps of a position.
    steps: Vec<R::Step>,
    /// Room for the legal actions of a position; none is taken before somebody asks for them.
    row: Vec<u16>,
    /// How many there are, where they are known: before the end there are always some.
    listed: usize,
}

impl<R: Space> At<R> {
    fn boxed(game: Game<R>, numbers: Arc<LookupOf<R>>) -> Box<dyn Playing> {
        Box::new(Self { game, numbers, steps: Vec::new(), row: Vec::new(), listed: 0 })
    }
}

impl<R: Space> Playing for At<R> {
    fn table(&self) -> &dyn AnyGame {
        &self.game
    }

    fn table_mut(&mut self) -> &mut dyn AnyGame {
        self.listed = 0;
        &mut self.game
    }

    fn copy(&self) -> Box<dyn Playing> {
        Self::boxed(self.game.clone(), self.numbers.clone())
    }

    fn numbers(&self) -> &dyn Numbers {
        &*self.numbers
    }

    fn actions(&mut self) -> &[u16] {
        if self.listed == 0 && self.game.outcome().is_none() {
            let table = &self.numbers.0;
            self.row.resize(R::shape(table).most, 0);
            self.listed = self.game.position().list_legal(table, &mut self.steps, &mut self.row);
        }
        &self.row[..self.listed]
    }

    fn act(&mut self, action: u16) -> bool {
        let Some(step) = R::decode(&self.numbers.0, action) else { return false };
        let listed = self.row[..self.listed].contains(&action);
        if listed {
            self.game.make_unchecked(step);
        }
        let made = listed || self.listed == 0 && self.game.make(step);
        if made {
            self.listed = 0;
        }
        made
    }

    fn begun(&self) -> Vec<u16> {
        self.game.begun().into_iter().map(|step| R::encode(&self.numbers.0, step)).collect()
    }

    fn shown(&self, action: u16) -> Option<StepView> {
        R::decode(&self.numbers.0, action).map(|step| self.game.step_view(step))
    }

    fn actions_of(&self, body: &str) -> Result<Vec<u16>, Message> {
        let steps = self.game.position().read_turn(body)?;
        Ok(steps.into_iter().map(|step| R::encode(&self.numbers.0, step)).collect())
    }

    fn observe(&self, viewer: Seat, planes: &mut [u8], features: &mut [u8]) {
        self.game.position().observe(viewer, &self.numbers.0, planes, features);
    }
}

fn sit<R: Space>(table: &dyn AnyGame) -> Option<Box<dyn Playing>> {
    let game = table.as_any().downcast_ref::<Game<R>>()?.clone();
    let numbers = Arc::new(LookupOf(R::table(game.setup())));
    Some(At::boxed(game, numbers))
}

/// Runs generic code with the game of a setup, `with_game!(setup, R => …)`. Every game of the package is named in the
/// last rule, once.
macro_rules! with_game {
    ($setup:expr, $game:ident => $body:expr; $($position:ty),*) => {
        match $setup.info().id {
            $(id if id == <$position as rules::game::Rules>::INFO.id => {
                type $game = $position;
                Some($body)
            })*
            _ => None,
        }
    };
    ($setup:expr, $game:ident => $body:expr) => {
        $crate::playing::with_game!(
            $setup, $game => $body; rules::skud::Skud, rules::street::Street, rules::halma::Halma
        )
    };
}
pub(crate) use with_game;

/// The game behind a table.
pub fn playing(table: &dyn AnyGame) -> Option<Box<dyn Playing>> {
    with_game!(table.setup(), R => sit::<R>(table)).flatten()
}

/// What each seat gets at the end: of the other sides the share that its own stands before, less the share that it
/// stands behind. With two sides that is 1, 0 or -1, also for partners; in any case the sum is 0.
pub fn returns(setup: &Setup, outcome: &Outcome) -> [f32; 4] {
    let sides = setup.sides();
    let mut returns = [0.0; 4];
    for seat in SeatSet::all(setup.seats).iter() {
        returns[seat.index()] = (2.0 * sides.share(&outcome.ranking, seat) - 1.0) as f32;
    }
    returns
}
