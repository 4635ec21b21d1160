//! Standings, rounds and the cross table.

use super::Pick;
use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct StandingLine {
    /// The place, from 1. Players who are still tied share it.
    #[ts(type = "number")]
    pub place: usize,
    /// The pairing number.
    pub number: u32,
    /// The player; `null` for a computer and if the account was deleted.
    #[ts(optional)]
    pub player: Option<PlayerRef>,
    /// The level, for a computer.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The player's team.
    #[ts(optional)]
    pub team: Option<String>,
    /// The player's rating on joining; `null` for a computer.
    #[ts(optional)]
    pub rating: Option<u32>,
    /// Whether the player has withdrawn or was removed.
    pub away: bool,
    /// In a correspondence tournament: the end of the player's time off, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub away_until: Option<i64>,
    /// Whether the player has checked in.
    pub checked_in: bool,
    /// The points.
    pub points: f64,
    /// The values of the tie-breaks, in the order of `tie_breaks` in the tournament.
    pub tie_breaks: Vec<f64>,
    /// The number of finished games.
    #[ts(type = "number")]
    pub games: usize,
    /// The number of consecutive wins in an arena. From two on, the next game counts double.
    pub streak: u32,
    /// The performance rating: the rating at which the player's results would have been expected.
    #[ts(optional)]
    pub performance: Option<i32>,
}

/// A team in the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Place {
    /// The place, from 1.
    #[ts(type = "number")]
    pub place: usize,
    /// The team's name.
    pub team: String,
    /// The match points: 1 for a won match, 0.5 for a drawn one.
    pub points: f64,
    /// The points on all boards together.
    pub board_points: f64,
}

/// A page of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Standings {
    /// The version of the tournament that these standings belong to.
    #[ts(type = "number")]
    pub version: i64,
    /// The total number of lines.
    #[ts(type = "number")]
    pub total: usize,
    /// The lines of this page.
    pub lines: Vec<StandingLine>,
    /// The teams, best first; empty if there are none.
    pub teams: Vec<Place>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SeatResult {
    /// The pairing number.
    pub number: u32,
    /// The player's name; `null` for a computer and if the account was deleted.
    #[ts(optional)]
    pub name: Option<String>,
    /// The level, for a computer.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The points from this game, once it is over.
    #[ts(optional)]
    pub points: Option<f64>,
}

/// The place of a table in a bracket or a team match.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Match {
    /// A match of the bracket. Matches are numbered from 0 in their round.
    Bracket {
        /// The number of the match.
        slot: u32,
    },
    /// The game for third place.
    Third,
    /// A board of a team match. Matches are numbered from 0 in their round.
    Board {
        /// The number of the match.
        team_match: u32,
    },
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TableView {
    /// The round, from 1.
    pub round: u32,
    /// The table in its round, from 1.
    pub table: u32,
    /// The players by seat. The first seat moves first in most games.
    pub seats: Vec<SeatResult>,
    /// The identifier of the game; `null` for a game between computers or one that was forfeited at once.
    #[ts(optional)]
    pub game: Option<String>,
    /// Whether the table has a result.
    pub over: bool,
    /// Whether the result is a forfeit or was set by the organiser without a game.
    pub forfeited: bool,
    /// The organiser's reason for the result.
    #[ts(optional)]
    pub reason: Option<String>,
    /// The table's place in a bracket or a team match.
    #[ts(optional)]
    pub place: Option<Match>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct RoundView {
    /// The round, from 1.
    pub round: u32,
    /// The game of the round and its options.
    pub pick: Pick,
    /// When the round was paired, in milliseconds since 1970.
    #[ts(type = "number")]
    pub paired_at: i64,
    /// The tables, in order.
    pub tables: Vec<TableView>,
    /// The players without a game, with their points for the round.
    pub byes: Vec<SeatResult>,
}

/// A line of the cross table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct CrossLine {
    /// The player.
    pub line: StandingLine,
    /// The points against each of the other players, game by game, in the order of the lines.
    pub cells: Vec<Vec<f64>>,
}

/// The results of all players against each other, for up to 100 players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct CrossTable {
    /// The lines, in the order of the standings.
    pub lines: Vec<CrossLine>,
}
