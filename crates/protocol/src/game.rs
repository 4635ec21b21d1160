//! Games: how they are asked for and how they stand.

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

/// Where a game is in its life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Status {
    /// Some seats are still free; nobody can move.
    Open,
    /// It is being played.
    Playing,
    /// It was played to its end.
    Over,
    /// It ended before it counted.
    Aborted,
}

/// A player as others see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PlayerRef {
    /// The account's identifier, which stays when the name changes.
    pub id: String,
    /// The name that everybody sees; it may change.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// Whether a program plays.
    pub bot: bool,
}

/// A seat of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SeatView {
    /// The seat's letter in notation.
    pub seat: String,
    /// Who plays; absent while the seat is free.
    #[ts(optional)]
    pub player: Option<PlayerRef>,
    /// Who is asked to.
    #[ts(optional)]
    pub invited: Option<PlayerRef>,
    /// The level of the computer that plays.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The rating before the game, and after it.
    #[ts(optional)]
    pub rating: Option<f64>,
    /// The rating after the game.
    #[ts(optional)]
    pub rating_after: Option<f64>,
    /// What the game counted for this seat once it is over: 1 for a win, 0.5 for a draw, 0 for a loss. Partners win
    /// and lose together; of three or four sides only the first has won.
    #[ts(optional)]
    pub score: Option<f64>,
    /// Whether they are connected.
    pub present: bool,
    /// In a game by days: until when they have time off, in milliseconds since 1970. Meanwhile their clock stands.
    #[ts(optional, type = "number")]
    pub away_until: Option<i64>,
}

/// A turn that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TurnView {
    /// The entry of the record, with number and seat.
    pub entry: String,
    /// When it was made.
    #[ts(type = "number")]
    pub at: i64,
    /// What the clock was charged, in milliseconds.
    #[ts(type = "number")]
    pub spent: i64,
}

/// The clocks of a game at one moment. A client counts down from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Clocks {
    /// What each seat has left at `at`, in milliseconds.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    /// The seat whose clock runs.
    #[ts(optional)]
    pub running: Option<String>,
    /// The moment that these figures are true of.
    #[ts(type = "number")]
    pub at: i64,
}

/// What was offered and waits for an answer: the letters of those who offered or agreed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Offers {
    /// To call it a draw.
    pub draw: String,
    /// To take back: first the one who asks, then those who agree.
    pub takeback: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Outcome {
    /// The winners' letters; empty if nobody won.
    pub winners: String,
    /// Why: a reason of the rules, `time`, `agreement`, `left` or `aborted`.
    pub reason: String,
    /// Whether the winner had finished before and the others then drew for this reason.
    #[serde(default)]
    pub rest_drew: bool,
    /// The letters best first, those sharing a place together.
    pub ranking: Vec<String>,
}

/// What changes while a game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Standing {
    /// Where the game is in its life.
    pub status: Status,
    /// The number of the last entry of its log.
    #[ts(type = "number")]
    pub version: i64,
    /// The number of the entry that last changed the position; a turn says which one it was chosen in.
    #[ts(type = "number")]
    pub position_version: i64,
    /// Who has to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The clocks, if there are any.
    #[ts(optional)]
    pub clocks: Option<Clocks>,
    /// When the turn has to be made, in a game by days.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// Draws and takebacks that wait for an answer.
    pub offers: Offers,
    /// How it ended; absent while it is open or played.
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// A game in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameState {
    /// Its identifier; the link ends with it.
    pub id: String,
    /// The game and every option.
    pub setup: SetupView,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it was created.
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
    /// The seat of the player who asks.
    #[ts(optional)]
    pub you: Option<String>,
    /// Their turn that waits for the opponent's.
    #[ts(optional)]
    pub premove: Option<NewTurn>,
    /// The game that follows it, if there is a rematch.
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The tournament in which it is played, by its identifier.
    #[ts(optional)]
    pub tournament: Option<String>,
}

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct LogEntry {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// When it was entered, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The letter of the seat that did it; absent where nobody's seat did, as at the start.
    #[ts(optional)]
    pub seat: Option<String>,
    /// What: `join`, `leave`, `start`, `turn`, `takeback`, `resign`, `flag`, `left`, `draw`, `abort`,
    /// `offer-draw`, `offer-takeback`, `decline`, `rematch`.
    pub kind: String,
    /// The turn's entry, or whatever belongs to the kind.
    pub body: String,
    /// What the clock was charged, in milliseconds.
    #[ts(type = "number")]
    pub spent: i64,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameCard {
    /// The game's identifier, the last part of its link.
    pub id: String,
    /// The game and every option.
    pub setup: SetupView,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Where it is in its life.
    pub status: Status,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// How many turns were made.
    #[ts(type = "number")]
    pub turns: i64,
    /// The position in its one-line form.
    #[ts(optional)]
    pub position: Option<String>,
    /// Who has to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// When the turn has to be made, in a game by days.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// Who won; empty in a draw.
    #[ts(optional)]
    pub winners: Option<String>,
    /// Why it ended, as in `Outcome`; absent before.
    #[ts(optional)]
    pub reason: Option<String>,
    /// When it was created.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When something last happened in it.
    #[ts(type = "number")]
    pub updated_at: i64,
}
