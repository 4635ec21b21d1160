//! The board as it may become: turns are tried here before anybody makes them.

use rules::game::SeatSet;
use rules::message::Message;
use rules::table::AnyGame;

/// A board on which turns are tried.
pub struct Ahead {
    table: Box<dyn AnyGame>,
    /// Those who have given up and are passed over when it is their turn.
    resigning: SeatSet,
}

impl Ahead {
    /// The board as it is.
    pub(super) fn new(table: Box<dyn AnyGame>, resigning: SeatSet) -> Self {
        Self { table, resigning }
    }

    /// Who has to move; nobody when the game is over.
    pub fn to_move(&self) -> Option<u8> {
        self.table.outcome().is_none().then(|| self.table.seat().0)
    }

    /// The board after a turn, and the turn as the record has it, without number and seat.
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

/// Makes a turn as a person has written it, and gives its entry of the record. What is refused changes nothing.
pub(super) fn read(table: &mut dyn AnyGame, text: &str) -> Result<String, Message> {
    // Giving up is an action of its own, so that nobody gives up for somebody else.
    if text.contains("resign") || text.contains([';', '\n']) {
        return Err(Message::new("body-malformed").text("text", text));
    }
    table.play_whole(text)
}

/// The turn in an entry of the record: what follows number and seat.
pub(super) fn turn_of(entry: &str) -> &str {
    entry.split_once('.').map_or(entry, |(_, turn)| turn)
}
