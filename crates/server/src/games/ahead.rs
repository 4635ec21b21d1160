//! A copy of the board, to try turns on before they are made.

use rules::game::SeatSet;
use rules::message::Message;
use rules::table::AnyGame;

pub struct Ahead {
    table: Box<dyn AnyGame>,
    /// Seats that have resigned and are skipped when it is their turn.
    resigning: SeatSet,
}

impl Ahead {
    pub(super) fn new(table: Box<dyn AnyGame>, resigning: SeatSet) -> Self {
        Self { table, resigning }
    }

    /// The seat to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<u8> {
        self.table.outcome().is_none().then(|| self.table.seat().0)
    }

    /// The board after a turn, and the turn in the record's notation, without number and seat.
    pub fn after(&self, turn: &str) -> Result<(Self, String), Message> {
        let mut table = self.table.copy();
        let entry = read(&mut *table, turn)?;
        let mut resigning = self.resigning;
        while table.outcome().is_none() && resigning.contains(table.seat()) {
            let seat = table.seat();
            resigning = resigning.without(seat);
            table.resign(seat)?;
        }
        Ok((Self { table, resigning }, turn_of(&entry).to_string()))
    }
}

/// Makes a turn in a player's notation and returns its entry. A refused one changes nothing.
pub(super) fn read(table: &mut dyn AnyGame, text: &str) -> Result<String, Message> {
    // Resigning is an action of its own, so that nobody can resign for another seat.
    if text.contains("resign") || text.contains([';', '\n']) {
        return Err(Message::new("body-malformed").text("text", text));
    }
    table.play_whole(text)
}

/// The turn in an entry of the record: the part after number and seat.
pub(super) fn turn_of(entry: &str) -> &str {
    entry.split_once('.').map_or(entry, |(_, turn)| turn)
}
