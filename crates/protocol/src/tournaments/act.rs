//! Actions in a tournament, and its log.

use super::{TournamentStatus, TournamentView};
use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A request to join a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct JoinTournament {
    /// The password, if the tournament requires one.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
    /// The team, in a team tournament (2 to 40 characters). The first player who names a team founds it.
    #[serde(default)]
    #[ts(optional)]
    pub team: Option<String>,
}

/// An action in a tournament. The first three are for players, the rest for the organiser and helpers
/// (helpers cannot cancel the tournament or appoint helpers). Reasons have 3 to 200 characters and are
/// public. Rounds and tables are numbered from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum NewAct {
    /// Withdraws: the player gets no further games. Joining again undoes this.
    Leave,
    /// Checks in before the start.
    CheckIn,
    /// Asks for a bye: half a point instead of a game, in a round that is not paired yet. At most two per
    /// player.
    Bye {
        /// The round.
        round: u32,
    },
    /// Starts the tournament now.
    Start,
    /// Pauses the tournament: no new round begins until it resumes.
    Pause,
    /// Resumes the tournament.
    Resume,
    /// Cancels the tournament. Running games go on, but count for nothing here.
    Cancel {
        /// The reason.
        reason: String,
    },
    /// Sends an announcement to all players.
    Announce {
        /// The text: 1 to 500 characters.
        text: String,
    },
    /// Invites an account, which can then join.
    Invite {
        /// The name of the account.
        name: String,
    },
    /// Makes an account a helper, or ends that.
    Helper {
        /// The name of the account.
        name: String,
        /// Whether the account is a helper.
        helps: bool,
    },
    /// Adds a computer as a player.
    Computer {
        /// The level, from 1 to 10.
        level: u8,
        /// The computer's team, in a team tournament.
        #[serde(default)]
        #[ts(optional)]
        team: Option<String>,
    },
    /// Removes a player, who gets no further games and cannot come back.
    Remove {
        /// The pairing number.
        number: u32,
        /// The reason.
        reason: String,
    },
    /// Gives a player's place, with all points so far, to another account.
    Replace {
        /// The pairing number.
        number: u32,
        /// The name of the account that takes over.
        name: String,
        /// The reason.
        reason: String,
    },
    /// Sets or corrects a result, or adjudicates a running game, which ends it.
    Result {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The points of each seat: with two players 1 for a win, 0.5 for a draw.
        points: Vec<f64>,
        /// Whether a player did not appear, so that the game does not count as played.
        forfeit: bool,
        /// The reason.
        reason: String,
    },
    /// Takes back the last round and pairs it again. None of its games may have a turn yet.
    PairAgain {
        /// The reason.
        reason: String,
    },
    /// Postpones the next event: the start, the next round, the deadline of the round or the end of the
    /// arena.
    Extend {
        /// By how many minutes (1 to 43200).
        minutes: u32,
        /// The reason.
        reason: String,
    },
}

/// An event in a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Happening {
    /// The tournament was created.
    Made,
    /// A player joined, for the first time or again.
    Joined {
        /// The player's name; `null` for a computer and if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
        /// The level, for a computer.
        #[ts(optional)]
        level: Option<u8>,
    },
    /// A player withdrew or did not check in.
    Left {
        /// The pairing number. Before the start it is provisional.
        number: u32,
        /// The player's name; `null` for a computer and if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
    },
    /// A player checked in.
    CheckedIn {
        /// The pairing number. Before the start it is provisional.
        number: u32,
        /// The player's name; `null` for a computer and if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
    },
    /// A player asked for a bye.
    Bye {
        /// The pairing number. Before the start it is provisional.
        number: u32,
        /// The player's name; `null` for a computer and if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
        /// The round.
        round: u32,
    },
    /// The tournament began.
    Started,
    /// A round was paired, and its games begin.
    Paired {
        /// The round.
        round: u32,
        /// The number of its tables.
        tables: u32,
    },
    /// A game ended.
    Ended {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The points of each seat.
        points: Vec<f64>,
        /// Whether the game was forfeited.
        forfeited: bool,
    },
    /// The organiser set a result.
    Result {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The points of each seat.
        points: Vec<f64>,
        /// Whether the game counts as not played.
        forfeited: bool,
        /// The reason.
        reason: String,
    },
    /// The tournament was paused.
    Paused,
    /// The tournament resumed.
    Resumed,
    /// The organiser made an announcement.
    Announced {
        /// The text: plain text. Escape it before display.
        text: String,
    },
    /// An account was invited.
    Invited {
        /// The account's name; `null` if it was deleted.
        #[ts(optional)]
        name: Option<String>,
    },
    /// An account became a helper, or stopped being one.
    Helper {
        /// The account's name; `null` if it was deleted.
        #[ts(optional)]
        name: Option<String>,
        /// Whether the account is a helper.
        helps: bool,
    },
    /// A player was removed.
    Removed {
        /// The pairing number. Before the start it is provisional.
        number: u32,
        /// The player's name; `null` for a computer and if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
        /// The reason.
        reason: String,
    },
    /// A player's place was given to another account.
    Replaced {
        /// The pairing number.
        number: u32,
        /// The new player's name; `null` if the account was deleted.
        #[ts(optional)]
        name: Option<String>,
        /// The reason.
        reason: String,
    },
    /// The last round was taken back.
    PairedAgain {
        /// The round.
        round: u32,
        /// The reason.
        reason: String,
    },
    /// The next event was postponed.
    Extended {
        /// The new time, in milliseconds since 1970.
        #[ts(type = "number")]
        until: i64,
        /// The reason.
        reason: String,
    },
    /// A knock-out game was drawn. Another one is played, with the seats changed.
    Again {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// The tournament ended.
    Over,
    /// The tournament was cancelled.
    Cancelled {
        /// The reason; `too-few` if too few players had joined.
        reason: String,
    },
}

/// An entry of a tournament's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentEntry {
    /// The entry's number, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The account that did it by hand; `null` if it happened automatically or the account was deleted.
    #[ts(optional)]
    pub by: Option<PlayerRef>,
    /// The event.
    pub what: Happening,
}

/// A line of a tournament's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
// The first line of a stream is larger than the others, but only one exists at a time.
#[allow(clippy::large_enum_variant)]
pub enum TournamentLine {
    /// The first line: the state of the tournament.
    Tournament {
        /// The tournament, including the caller's relation to it.
        tournament: TournamentView,
    },
    /// The events since the last line. There is at most one line per second.
    Entries {
        /// The entries in order. If there are more than 100, only the latest 100.
        entries: Vec<TournamentEntry>,
        /// The number of the last entry.
        #[ts(type = "number")]
        version: i64,
        /// Where the tournament is in its life cycle.
        status: TournamentStatus,
        /// When the next automatic event is due, in milliseconds since 1970.
        #[ts(optional, type = "number")]
        next_at: Option<i64>,
        /// The identifier of the caller's running game.
        #[ts(optional)]
        game: Option<String>,
    },
}
