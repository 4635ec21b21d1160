//! Games: how they are created, and their state.

mod acts;
mod chat;
mod conditions;
mod review;
mod setup;

pub use acts::{Accepted, Action, NewAction, NewTurn};
pub use chat::{Message, NewMessage, Room};
pub use conditions::{Branch, Conditions, NewConditions};
pub use review::{Review, ReviewedTurn};
pub use setup::{NewGame, NewRecord, Paired, ReadRecord, Seek, Seekers, SetupView, Sitter, TimeControl};

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// Where a game is in its life cycle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Status {
    /// Some seats are still free, so nobody can move.
    Open,
    /// The game is being played.
    Playing,
    /// The game was played to its end.
    Over,
    /// The game ended before it counted.
    Aborted,
}

/// A player as others see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PlayerRef {
    /// The account's identifier. It stays the same when the name changes.
    pub id: String,
    /// The display name. It may change.
    pub name: String,
    /// Whether the player is a guest.
    pub guest: bool,
    /// Whether the account is a bot.
    pub bot: bool,
}

/// A seat of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SeatView {
    /// The seat's letter in notation.
    pub seat: String,
    /// The player; `null` while the seat is free.
    #[ts(optional)]
    pub player: Option<PlayerRef>,
    /// The player who is invited to the seat.
    #[ts(optional)]
    pub invited: Option<PlayerRef>,
    /// The level of the computer that plays the seat.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The rating before the game.
    #[ts(optional)]
    pub rating: Option<f64>,
    /// The rating after the game.
    #[ts(optional)]
    pub rating_after: Option<f64>,
    /// The seat's score once the game is over: 1 for a win, 0.5 for a draw, 0 for a loss. Partners win and
    /// lose together. With three or four sides only the first place wins.
    #[ts(optional)]
    pub score: Option<f64>,
    /// Whether the player is connected.
    pub present: bool,
    /// In a correspondence game: the end of the player's time off, in milliseconds since 1970. Their clock is
    /// stopped until then.
    #[ts(optional, type = "number")]
    pub away_until: Option<i64>,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TurnView {
    /// The turn's entry in the record, with number and seat.
    pub entry: String,
    /// When the turn was played, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The time charged to the clock, in milliseconds.
    #[ts(type = "number")]
    pub spent: i64,
}

/// The clocks of a game at one moment. Clients count down from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Clocks {
    /// The time left for each seat at the moment `at`, in milliseconds.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    /// The seat whose clock is running.
    #[ts(optional)]
    pub running: Option<String>,
    /// The moment of these readings, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// Pending offers. Each field lists the letters of the players who offered or agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Offers {
    /// Draw offers.
    pub draw: String,
    /// Takeback requests: the requester first, then those who agree.
    pub takeback: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Outcome {
    /// The winners' letters; empty if nobody won.
    pub winners: String,
    /// The reason: one from the rules, or `time`, `agreement`, `left` or `aborted`.
    pub reason: String,
    /// Whether the winner had already finished, and the other players then drew for this reason.
    #[serde(default)]
    pub rest_drew: bool,
    /// The letters from first to last place. Players who share a place are in one string.
    pub ranking: Vec<String>,
}

/// The part of a game's state that changes during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Standing {
    /// Where the game is in its life cycle.
    pub status: Status,
    /// The number of the last log entry.
    #[ts(type = "number")]
    pub version: i64,
    /// The number of the log entry that last changed the position. A turn states the version it was chosen
    /// in.
    #[ts(type = "number")]
    pub position_version: i64,
    /// The seat to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The clocks, in a game with clocks.
    #[ts(optional)]
    pub clocks: Option<Clocks>,
    /// In a correspondence game: when the turn is due, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// Draw offers and takeback requests that wait for an answer.
    pub offers: Offers,
    /// The outcome; `null` until the game is over.
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// The full state of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameState {
    /// The game's identifier, the last part of its link.
    pub id: String,
    /// The game and all its options.
    pub setup: SetupView,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether the game is in the lobby.
    pub public: bool,
    /// When the game was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The turns so far.
    pub turns: Vec<TurnView>,
    /// The position in its one-line form.
    pub position: String,
    /// Status, version, clocks, offers and outcome, as fields of the game itself.
    #[serde(flatten)]
    pub standing: Standing,
    /// The caller's seat, if the caller is a player.
    #[ts(optional)]
    pub you: Option<String>,
    /// The caller's premove, which waits for the opponent's turn.
    #[ts(optional)]
    pub premove: Option<NewTurn>,
    /// The identifier of the rematch, if there is one.
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The identifier of the tournament that the game belongs to.
    #[ts(optional)]
    pub tournament: Option<String>,
}

/// An entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct LogEntry {
    /// The entry's number, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// When the entry was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The letter of the seat that acted; `null` if none did, as at the start.
    #[ts(optional)]
    pub seat: Option<String>,
    /// The kind of entry: `join`, `leave`, `start`, `turn`, `takeback`, `resign`, `flag`, `left`, `draw`,
    /// `abort`, `offer-draw`, `offer-takeback`, `decline`, `rematch`.
    pub kind: String,
    /// The turn's entry in the record, or other data of this kind.
    pub body: String,
    /// The time charged to the clock, in milliseconds.
    #[ts(type = "number")]
    pub spent: i64,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameCard {
    /// The game's identifier, the last part of its link.
    pub id: String,
    /// The game and all its options.
    pub setup: SetupView,
    /// The time control.
    pub time: TimeControl,
    /// Whether the game is rated.
    pub rated: bool,
    /// Where the game is in its life cycle.
    pub status: Status,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The number of turns played.
    #[ts(type = "number")]
    pub turns: i64,
    /// The position in its one-line form.
    #[ts(optional)]
    pub position: Option<String>,
    /// The seat to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// In a correspondence game: when the turn is due, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// The winners' letters; empty in a draw.
    #[ts(optional)]
    pub winners: Option<String>,
    /// The reason of the end, as in `Outcome`; `null` until the game is over.
    #[ts(optional)]
    pub reason: Option<String>,
    /// When the game was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When the game last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated_at: i64,
}
