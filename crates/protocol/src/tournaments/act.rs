//! What is done in a tournament, and what has happened in it.

use super::{TournamentStatus, TournamentView};
use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A wish to take part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct JoinTournament {
    /// Where the entry asks for it.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
    /// In a tournament of teams: the team, which the first who names it founds (2 to 40 characters).
    #[serde(default)]
    #[ts(optional)]
    pub team: Option<String>,
}

/// Something that is done. The first three are for players, the rest for the organiser and helpers (helpers cannot
/// cancel, or name helpers). Reasons have 3 to 200 characters and are seen by all. Rounds and tables count from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum NewAct {
    /// Withdraws: no further games. Joining again brings one back.
    Leave,
    /// Says before the start that one is there.
    CheckIn,
    /// Asks for half a point instead of a game in a round that is not paired yet, twice at most.
    Bye {
        /// The round.
        round: u32,
    },
    /// Begins now.
    Start,
    /// No new round begins until it goes on.
    Pause,
    /// It goes on.
    Resume,
    /// Calls it off; games that are played go on, and count for nothing here.
    Cancel {
        /// Why.
        reason: String,
    },
    /// Says something to everybody.
    Announce {
        /// 1 to 500 characters.
        text: String,
    },
    /// Allows an account to join by invitation.
    Invite {
        /// The name of the account.
        name: String,
    },
    /// Makes an account a helper, or ends it.
    Helper {
        /// The name of the account.
        name: String,
        /// Whether it helps from now on.
        helps: bool,
    },
    /// Seats a computer as a player.
    Computer {
        /// From 1 to 10.
        level: u8,
        /// Its team, in a tournament of teams.
        #[serde(default)]
        #[ts(optional)]
        team: Option<String>,
    },
    /// Removes a player: no further games, and no coming back.
    Remove {
        /// The pairing number.
        number: u32,
        /// Why.
        reason: String,
    },
    /// Gives a place to another account, with everything that was scored so far.
    Replace {
        /// The pairing number.
        number: u32,
        /// The name of the account that takes it over.
        name: String,
        /// Why.
        reason: String,
    },
    /// Sets or corrects a result, or adjudicates a game that is being played, which ends it.
    Result {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The points of each seat: 1 for a win of two, 0.5 for a draw.
        points: Vec<f64>,
        /// Whether somebody did not appear, so that the game does not count as played.
        forfeit: bool,
        /// Why.
        reason: String,
    },
    /// Takes back the last round and pairs it again, while no game of it has a turn.
    PairAgain {
        /// Why.
        reason: String,
    },
    /// Moves the next moment (start, next round, deadline of the round, end of the arena).
    Extend {
        /// By how many minutes: 1 to 43200.
        minutes: u32,
        /// Why.
        reason: String,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Happening {
    /// It was made.
    Made,
    /// Somebody takes part, for the first time or again.
    Joined {
        /// The name; absent for a computer, and if the account is gone.
        #[ts(optional)]
        name: Option<String>,
        /// The level of a computer.
        #[ts(optional)]
        level: Option<u8>,
    },
    /// Somebody has withdrawn, or did not check in.
    Left {
        /// The pairing number; before the start it is provisional.
        number: u32,
        /// The name; absent for a computer, and if the account is gone.
        #[ts(optional)]
        name: Option<String>,
    },
    /// Somebody is there.
    CheckedIn {
        /// The pairing number; before the start it is provisional.
        number: u32,
        /// The name; absent for a computer, and if the account is gone.
        #[ts(optional)]
        name: Option<String>,
    },
    /// Somebody asked for a bye.
    Bye {
        /// The pairing number; before the start it is provisional.
        number: u32,
        /// The name; absent for a computer, and if the account is gone.
        #[ts(optional)]
        name: Option<String>,
        /// The round.
        round: u32,
    },
    /// It began.
    Started,
    /// A round is paired, and its games begin.
    Paired {
        /// The round.
        round: u32,
        /// How many tables it has.
        tables: u32,
    },
    /// A game has ended.
    Ended {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
        /// The points of each seat.
        points: Vec<f64>,
        /// Whether it was forfeited.
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
        /// Whether it counts as not played.
        forfeited: bool,
        /// Why.
        reason: String,
    },
    /// No new round begins.
    Paused,
    /// It goes on.
    Resumed,
    /// Something that the organiser says to everybody.
    Announced {
        /// Plain text, to be escaped where it is shown.
        text: String,
    },
    /// Somebody may join by invitation.
    Invited {
        /// The name; absent if the account is gone.
        #[ts(optional)]
        name: Option<String>,
    },
    /// Somebody helps the organiser from now on, or no longer.
    Helper {
        /// The name; absent if the account is gone.
        #[ts(optional)]
        name: Option<String>,
        /// Whether they help.
        helps: bool,
    },
    /// A player was removed.
    Removed {
        /// The pairing number; before the start it is provisional.
        number: u32,
        /// The name; absent for a computer, and if the account is gone.
        #[ts(optional)]
        name: Option<String>,
        /// Why.
        reason: String,
    },
    /// A place was given to another account.
    Replaced {
        /// The pairing number.
        number: u32,
        /// The new name; absent if the account is gone.
        #[ts(optional)]
        name: Option<String>,
        /// Why.
        reason: String,
    },
    /// The last round was taken back.
    PairedAgain {
        /// The round.
        round: u32,
        /// Why.
        reason: String,
    },
    /// The next moment was moved.
    Extended {
        /// To when, in milliseconds since 1970.
        #[ts(type = "number")]
        until: i64,
        /// Why.
        reason: String,
    },
    /// A knock-out game was drawn: another one is played, with the seats changed.
    Again {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// It is over.
    Over,
    /// It was called off.
    Cancelled {
        /// Why; `too-few` where too few had come.
        reason: String,
    },
}

/// One entry of a tournament's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentEntry {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who did it by hand; absent where it happened by itself, and if the account is gone.
    #[ts(optional)]
    pub by: Option<PlayerRef>,
    /// What.
    pub what: Happening,
}

/// A line of the stream of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(export)]
// The first line of a stream is longer than those that follow; there is only ever one at a time.
#[allow(clippy::large_enum_variant)]
pub enum TournamentLine {
    /// The first line: how it stands.
    Tournament {
        /// The tournament, with what concerns the account that listens.
        tournament: TournamentView,
    },
    /// What has happened since, at most one line a second.
    Entries {
        /// The entries in order, the latest 100 where there were more.
        entries: Vec<TournamentEntry>,
        /// The number of the last one.
        #[ts(type = "number")]
        version: i64,
        /// Where it is in its life.
        status: TournamentStatus,
        /// When something happens by itself the next time.
        #[ts(optional, type = "number")]
        next_at: Option<i64>,
        /// The game of the account that listens, if one is being played.
        #[ts(optional)]
        game: Option<String>,
    },
}
