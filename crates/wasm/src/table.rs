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

/// A game in progress, of any kind.
#[wasm_bindgen]
pub struct Game(pub(crate) Box<dyn AnyGame>);

/// A place as sent by a page.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Given {
    At { x: i8, y: i8 },
    Tile(String),
    Word(String),
}

#[wasm_bindgen]
impl Game {
    /// A new game, from a `GameSpec` as JSON.
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

    /// Everything a page shows, without legal steps and refusals.
    pub fn board_view(&self) -> String {
        json(&self.0.board_view())
    }

    /// The options, as records write them.
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

    /// Completed turns since the start; a pending one does not count.
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

    /// Why a path begins no legal step; `undefined` if it does.
    pub fn refusal(&self, path: &str) -> Option<String> {
        let why = self.path(path).map_or_else(Some, |path| self.0.refusal(&path));
        why.map(|why| json(&why))
    }

    /// What the player to move should do after a path.
    pub fn asks(&self, path: &str) -> Result<String, JsError> {
        let path = self.path(path).map_err(thrown)?;
        Ok(json(&self.0.asks(&path)))
    }

    /// What a turn from here would do, in facts that the rules can name.
    pub fn facts(&self, turn: &str) -> Result<String, JsError> {
        self.0.facts(turn).map(|facts| json(&facts)).map_err(thrown)
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

    /// Takes back the turn in progress, or else the last one.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Repeats the turn that was taken back last.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The entries of the record, complete turns only.
    pub fn entries(&self) -> Vec<String> {
        self.0.entries()
    }

    /// The entries as shown to people.
    pub fn shown_entries(&self) -> Vec<String> {
        self.0.shown_entries()
    }

    /// The entries as structured data.
    pub fn turns(&self) -> String {
        json(&self.0.entry_views())
    }

    /// A record with the setup of this game and other, unchecked entries.
    pub fn unread(&self, entries: Vec<String>) -> String {
        Record::unread(&*self.0, &entries).to_string()
    }

    /// The turn in progress so far, in notation.
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

    /// A copy of the game in which it is a seat's turn, for premoves; `undefined` where none can be chosen.
    pub fn at_turn_of(&self, seat: u8) -> Option<Self> {
        self.0.at_turn_of(Seat(seat)).map(Self)
    }

    /// A new game with the same setup. `first` begins, if the game draws the first player.
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
    /// A path from its JSON. Words must occur in a legal step; tiles may also be in a reserve.
    fn path(&self, text: &str) -> Result<Vec<Place>, Message> {
        let wrong = || Message::new("unknown-place");
        let given: Vec<Given> = serde_json::from_str(text).map_err(|_| wrong())?;
        let steps = self.0.steps();
        let known = |wanted: &dyn Fn(&Place) -> bool| {
            steps.iter().flat_map(|step| &step.path).find(|place| wanted(place)).copied()
        };
        let place = |given: &Given| match given {
            Given::At { x, y } => Some(Place::at(*x, *y)),
            Given::Tile(id) => {
                known(&|place| matches!(place, Place::Tile(known) if known == id)).or_else(|| self.held(id))
            }
            Given::Word(id) => known(&|place| matches!(place, Place::Word(known) if known == id)),
        };
        given.iter().map(|given| place(given).ok_or_else(wrong)).collect()
    }

    /// A kind of tile that somebody holds.
    fn held(&self, id: &str) -> Option<Place> {
        let seats = self.0.board_view().seats;
        let mut kinds = seats.iter().flat_map(|seat| &seat.reserve).map(|(kind, _)| *kind);
        kinds.find(|kind| *kind == id).map(Place::Tile)
    }
}

fn open(wanted: &str) -> Result<Box<dyn AnyGame>, Message> {
    let wanted: GameSpec = serde_json::from_str(wanted)
        .map_err(|error| Message::new("unknown-option").text("name", &error.to_string()))?;
    wanted.open()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use serde_json::{Value, from_str};

    fn played(game: &str, turns: &[&str]) -> Game {
        let mut game = Game::new(&format!(r#"{{"game":"{game}"}}"#)).unwrap();
        turns.iter().for_each(|turn| game.play(turn).unwrap());
        game
    }

    fn why(game: &Game, path: &str) -> Option<Value> {
        game.refusal(path).map(|text| from_str(&text).unwrap())
    }

    #[test]
    fn a_page_is_told_why_a_tile_of_a_reserve_cannot_be_chosen() {
        let game = played("skud", &["B,B,K,W", "B,B,R,W", "R3(0,-8)", "R3(0,8)"]);
        assert_eq!(why(&game, r#"[{"tile":"R"}]"#).unwrap()["id"], "needs-bonus");
        assert_eq!(why(&game, r#"[{"tile":"R5"}]"#), None);
        assert_eq!(why(&game, r#"[{"tile":"R5"},{"at":{"x":0,"y":0}}]"#).unwrap()["id"], "plant-in-gate");
        assert_eq!(why(&game, r#"[{"tile":"none"}]"#).unwrap()["id"], "unknown-place");
        assert_eq!(why(&played("street", &[]), r#"[{"tile":"tile"}]"#).unwrap()["id"], "port-taken");
    }

    #[test]
    fn a_page_is_told_what_to_do_next() {
        let asked = |game: &Game, path: &str| from_str::<Value>(&game.asks(path).unwrap()).unwrap();
        let game = played("skud", &["B,B,K,W", "B,B,R,W", "R3(0,-8)"]);
        let only = asked(&game, "[]");
        assert_eq!((&only["id"], &only["tile"]), (&"opening-only".into(), &"R3".into()));
        assert_eq!(asked(&game, r#"[{"tile":"R3"}]"#)["id"], "opening-gate");
        assert_eq!(asked(&played("halma", &[]), "[]")["id"], "halma");
    }

    #[test]
    fn a_page_gets_turns_taken_apart_and_gives_them_back_unread() {
        let game = played("street", &["(6,5)-(5,6)"]);
        let turns: Value = from_str(&game.turns()).unwrap();
        assert_eq!((&turns[0]["shown"], &turns[2]["seat"]), (&"1".into(), &"H".into()));
        assert_eq!(turns[2]["parts"][0]["points"][1]["name"], "(5,6)");
        let text = game.unread(vec!["0H.1".to_string(), "0G.1".to_string()]);
        assert_eq!(Game::read(&text).unwrap().turn(), 0);
    }
}
