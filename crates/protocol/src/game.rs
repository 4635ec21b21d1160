//! Games: how they are asked for and how they stand.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How time is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum TimeControl {
    /// A clock for each player that gains a little with each turn.
    Clock {
        /// What a player begins with, in seconds (5 to 10800).
        base: u32,
        /// What each turn adds, in seconds (0 to 180).
        increment: u32,
    },
    /// So many days for each turn (1 to 14).
    Days {
        /// How many.
        days: u32,
    },
    /// No limit.
    Unlimited,
}

/// Who sits, or is to sit, in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Sitter {
    /// Who asks.
    Me,
    /// Whoever comes.
    Anyone,
    /// A certain player, by name.
    Player {
        /// The name.
        name: String,
    },
    /// A computer opponent.
    Bot {
        /// From 1 to 10.
        level: u8,
    },
}

/// A game to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewGame {
    /// `skud`, `street` or `halma`.
    pub game: String,
    /// A named set of options; the usual one if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Single options over the preset.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
    /// How time is kept.
    #[serde(default = "unlimited")]
    #[ts(optional, as = "Option<_>")]
    pub time: TimeControl,
    /// Whether it counts for ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// Whether the lobby shows it; otherwise only who has the link can join.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub public: bool,
    /// Who sits where, in turn order; two to four, and not computers alone.
    #[serde(default = "me_and_anyone")]
    #[ts(optional, as = "Option<_>")]
    pub seats: Vec<Sitter>,
    /// Whether the seats are drawn by lot when the game begins.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub shuffle: bool,
}

fn unlimited() -> TimeControl {
    TimeControl::Unlimited
}

fn me_and_anyone() -> Vec<Sitter> {
    vec![Sitter::Me, Sitter::Anyone]
}

/// What is played, in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SetupView {
    /// `skud`, `street` or `halma`.
    pub game: String,
    /// The preset it was chosen from.
    pub preset: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The letters of the seats in turn order.
    pub letters: String,
    /// Who begins.
    pub first: String,
}

/// Where a game is in its life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Status {
    /// Seats are free.
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
    /// The account.
    pub id: String,
    /// The name.
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
    /// Its letter.
    pub seat: String,
    /// Who sits there.
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
    /// Whether they are connected.
    pub present: bool,
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

/// The clocks.
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
    /// The number of the entry that last changed the board; a turn says on which it builds.
    #[ts(type = "number")]
    pub board: i64,
    /// Who has to move.
    #[ts(optional)]
    pub to_move: Option<String>,
    /// The clocks, if there are any.
    #[ts(optional)]
    pub clocks: Option<Clocks>,
    /// When the turn has to be made, in a game by days.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// What is offered.
    pub offers: Offers,
    /// How it ended.
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// A game in full.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameState {
    /// Its identifier; the link ends with it.
    pub id: String,
    /// What is played.
    pub setup: SetupView,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts.
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
    /// How it stands.
    #[serde(flatten)]
    pub standing: Standing,
    /// The seat of who asks.
    #[ts(optional)]
    pub you: Option<String>,
    /// Their turn that waits for the opponent's.
    #[ts(optional)]
    pub premove: Option<NewTurn>,
    /// The game that follows it, if there is a rematch.
    #[ts(optional)]
    pub rematch: Option<String>,
}

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct LogEntry {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
    /// Who.
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

/// A turn to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTurn {
    /// The turn in notation, without number and seat.
    pub turn: String,
    /// The `board` of the game that it was chosen on. On another one it is refused with a conflict.
    #[ts(type = "number")]
    pub board: i64,
    /// The sender's own mark, up to 40 characters: the same turn sent again with it is not made again, and another
    /// turn with it is refused.
    #[serde(default)]
    #[ts(optional)]
    pub mark: Option<String>,
    /// Whether it waits for the opponent's turn and is made at once after it, if it is legal then.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub premove: bool,
}

/// What a player can do besides a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Action {
    /// Takes a free seat.
    Join,
    /// Gives a seat back before the game begins; the creator takes the game back.
    Leave,
    /// Gives up.
    Resign,
    /// Ends a game before its second turn.
    Abort,
    /// Offers a draw, once a turn, or agrees to one.
    Draw,
    /// Asks to take back the own last turn, once a turn, or agrees to it.
    Takeback,
    /// Declines what is offered, or withdraws it.
    Decline,
    /// Claims the game from an opponent who has to move and has left: had it open, and has given no sign of life for
    /// a minute. Every request is one. Only where there are clocks.
    Claim,
    /// Drops the own turn that waits for the opponent's.
    DropPremove,
}

/// Something to be done, with the sender's own mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewAction {
    /// What.
    pub action: Action,
    /// The seat to take, where several are free.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<String>,
}

/// That a turn or an action was entered: it is on the disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Accepted {
    /// The number of its entry; 0 for a premove that waits.
    #[ts(type = "number")]
    pub number: i64,
    /// How the game stands now.
    #[serde(flatten)]
    pub standing: Standing,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct GameCard {
    /// Its identifier.
    pub id: String,
    /// What is played.
    pub setup: SetupView,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts.
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
    /// Why it ended.
    #[ts(optional)]
    pub reason: Option<String>,
    /// When it was created.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When something last happened in it.
    #[ts(type = "number")]
    pub updated_at: i64,
}

/// A request to be paired with somebody who wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Seek {
    /// `skud`, `street` or `halma`.
    pub game: String,
    /// A named set of options; the usual one if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether it counts.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
}

/// What became of a request to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Paired {
    /// The game, if somebody waited; otherwise a notice comes when somebody does.
    #[ts(optional)]
    pub game: Option<String>,
}

/// A chat room of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

/// A message to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewMessage {
    /// Where.
    pub room: Room,
    /// The text, up to 500 characters.
    pub text: String,
}

/// A message that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Message {
    /// Its number in its room.
    #[ts(type = "number")]
    pub number: i64,
    /// Where.
    pub room: Room,
    /// Who; nobody if the account is gone.
    pub name: String,
    /// The text as it was written: to be escaped where it is shown.
    pub text: String,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
}

/// What the engine thinks of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Review {
    /// How many nodes each position was worth.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Each position in which a turn was made, and the last one if the game went on.
    pub turns: Vec<ReviewedTurn>,
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ReviewedTurn {
    /// The turn that was made.
    #[ts(optional)]
    pub entry: Option<String>,
    /// Who had to move.
    pub seat: String,
    /// What the position is worth to them, in hundredths, or the turns to a proven end.
    pub score: String,
    /// The share of a point that it promises them, from 0 to 1.
    pub chance: f64,
    /// The best line.
    pub line: Vec<String>,
    /// The share of a point that the turn gave away against the best one; none for a resignation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lost: Option<f64>,
    /// Its mark: `?!`, `?` or `??`; none if it gave little away.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<String>,
}
