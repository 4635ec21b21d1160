//! A game in progress.

use crate::{json, thrown};
use rules::catalogue::GameSpec;
use rules::game::Seat;
use rules::message::Message;
use rules::record::Record;
use rules::table::AnyGame;
use rules::view::Place;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

/// A game in progress, whichever it is.
#[wasm_bindgen]
pub struct Game(pub(crate) Box<dyn AnyGame>);

/// A place as it comes from a page.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Given {
    At { x: i8, y: i8 },
    Tile(String),
    Word(String),
}

#[wasm_bindgen]
impl Game {
    /// A new game, from the JSON of what it is to be.
    #[wasm_bindgen(constructor)]
    pub fn new(wanted: &str) -> Result<Self, JsError> {
        open(wanted).map(Self).map_err(thrown)
    }

    /// The game of a record.
    pub fn read(text: &str) -> Result<Self, JsError> {
        Record::read(text).and_then(|record| record.open()).map(Self).map_err(thrown)
    }

    /// The record of the game.
    pub fn record(&self, players: Vec<String>, date: &str) -> String {
        Record::of(&*self.0, &players, date).to_string()
    }

    /// Everything a page shows.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// The name of the game.
    pub fn id(&self) -> String {
        self.0.setup().info().id.to_string()
    }

    /// Everything a page shows where nothing can be done.
    pub fn board_view(&self) -> String {
        json(&self.0.board_view())
    }

    /// What is played, as records write it.
    pub fn options(&self) -> String {
        self.0.setup().summary()
    }

    /// The seat that decides, from 0.
    pub fn seat(&self) -> u8 {
        self.0.seat().0
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.0.setup().seats
    }

    /// Completed turns.
    pub fn turn(&self) -> u32 {
        self.0.turn()
    }

    /// Whether a turn has begun and is not complete.
    pub fn pending(&self) -> bool {
        self.0.pending()
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// Makes the step with this path.
    pub fn step(&mut self, path: &str) -> Result<(), JsError> {
        let path = self.path(path).map_err(thrown)?;
        self.0.step(&path).map_err(thrown)
    }

    /// Every point that may not come next after a path, with the reason.
    pub fn refusals(&self, path: &str) -> Result<String, JsError> {
        let path = self.path(path).map_err(thrown)?;
        Ok(json(&self.0.refusals(&path)))
    }

    /// The board as it would be after a step, to show what it makes and breaks.
    pub fn preview(&self, path: &str) -> Result<String, JsError> {
        let path = self.path(path).map_err(thrown)?;
        let mut copy = self.0.copy();
        copy.step(&path).map_err(thrown)?;
        Ok(json(&copy.board_view()))
    }

    /// Makes a turn written by a person or an entry of a record.
    pub fn play(&mut self, text: &str) -> Result<(), JsError> {
        self.0.play(text).map_err(thrown)
    }

    /// A seat gives up.
    pub fn resign(&mut self, seat: u8) -> Result<(), JsError> {
        self.0.resign(Seat(seat)).map_err(thrown)
    }

    /// Takes back the last step.
    pub fn undo_step(&mut self) -> bool {
        self.0.undo_step()
    }

    /// Takes back the last turn, or what there is of this one.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Makes again the turn that was taken back.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The entries of the record, complete turns only.
    pub fn entries(&self) -> Vec<String> {
        self.0.entries()
    }

    /// The same as people see them.
    pub fn shown_entries(&self) -> Vec<String> {
        self.0.shown_entries()
    }

    /// What this turn has so far, in notation.
    pub fn partial(&self) -> String {
        self.0.partial()
    }

    /// The position in its one-line form.
    pub fn position(&self) -> String {
        self.0.position()
    }

    /// Every legal turn, in notation.
    pub fn legal_turns(&self) -> Vec<String> {
        self.0.legal_turns()
    }

    /// A game from here as if it were a seat's turn already; nothing where no turn can be chosen before its time.
    pub fn at_turn_of(&self, seat: u8) -> Option<Self> {
        self.0.at_turn_of(Seat(seat)).map(Self)
    }

    /// A new game of the same kind. `first` begins, where that is drawn.
    pub fn again(&self, first: Option<u8>) -> Result<Self, JsError> {
        let mut setup = self.0.setup().clone();
        if let Some(first) = first.filter(|first| setup.info().draws_first && *first < setup.seats) {
            setup.first = Seat(first);
        }
        setup.open(None).map(Self).map_err(thrown)
    }

    /// A copy of the game.
    pub fn copy(&self) -> Self {
        Self(self.0.copy())
    }
}

impl Game {
    /// A path from its JSON. Tiles and words are found among those that a step may name here.
    fn path(&self, text: &str) -> Result<Vec<Place>, Message> {
        let wrong = || Message::new("unknown-place");
        let given: Vec<Given> = serde_json::from_str(text).map_err(|_| wrong())?;
        let steps = self.0.steps();
        let known = |wanted: &dyn Fn(&Place) -> bool| {
            steps.iter().flat_map(|step| &step.path).find(|place| wanted(place)).copied()
        };
        let place = |given: &Given| match given {
            Given::At { x, y } => Some(Place::at(*x, *y)),
            Given::Tile(id) => known(&|place| matches!(place, Place::Tile(known) if known == id)),
            Given::Word(id) => known(&|place| matches!(place, Place::Word(known) if known == id)),
        };
        given.iter().map(|given| place(given).ok_or_else(wrong)).collect()
    }
}

fn open(wanted: &str) -> Result<Box<dyn AnyGame>, Message> {
    let wanted: GameSpec = serde_json::from_str(wanted)
        .map_err(|error| Message::new("unknown-option").text("name", &error.to_string()))?;
    wanted.open()
}
