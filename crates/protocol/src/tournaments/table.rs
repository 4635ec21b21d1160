//! Standings, rounds and the cross table.

use super::Pick;
use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Somebody who takes part, with a place in the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct StandingLine {
    /// The place, from 1; those whom nothing divides share it.
    #[ts(type = "number")]
    pub place: usize,
    /// The pairing number.
    pub number: u32,
    /// Who; absent for a computer, and if the account is gone.
    #[ts(optional)]
    pub player: Option<PlayerRef>,
    /// The level of a computer.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The team they play for.
    #[ts(optional)]
    pub team: Option<String>,
    /// The rating with which they entered; absent for a computer.
    #[ts(optional)]
    pub rating: Option<u32>,
    /// Whether they have withdrawn or were removed.
    pub away: bool,
    /// In a tournament by days: until when they have time off, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub away_until: Option<i64>,
    /// Whether they have checked in.
    pub checked_in: bool,
    /// The points.
    pub points: f64,
    /// The values of the tie-breaks, in their order.
    pub tie_breaks: Vec<f64>,
    /// How many games they have finished.
    #[ts(type = "number")]
    pub games: usize,
    /// Wins in a row, in an arena; from two on the next game counts twice.
    pub streak: u32,
    /// The rating that their results would have been expected of.
    #[ts(optional)]
    pub performance: Option<i32>,
}

/// A team's place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Place {
    /// The place, from 1.
    #[ts(type = "number")]
    pub place: usize,
    /// The team.
    pub team: String,
    /// Match points: 1 for a won match, 0.5 for a drawn one.
    pub points: f64,
    /// Points on all boards.
    pub board_points: f64,
}

/// A page of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Standings {
    /// The version of the tournament that they are true of.
    #[ts(type = "number")]
    pub version: i64,
    /// How many lines there are in all.
    #[ts(type = "number")]
    pub total: usize,
    /// The lines of this page.
    pub lines: Vec<StandingLine>,
    /// The teams, best first; empty without teams.
    pub teams: Vec<Place>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct SeatResult {
    /// The pairing number.
    pub number: u32,
    /// The name; absent for a computer, and if the account is gone.
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of a computer.
    #[ts(optional)]
    pub level: Option<u8>,
    /// The points of this game, once it is over.
    #[ts(optional)]
    pub points: Option<f64>,
}

/// Where in a bracket a table stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum Match {
    /// A match of the bracket, counted from 0 in its round.
    Bracket {
        /// The match.
        slot: u32,
    },
    /// The game for the third place.
    Third,
    /// A board of a match of teams, counted from 0 in its round.
    Board {
        /// The match.
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
    /// Who sits where; the first seat begins in most games.
    pub seats: Vec<SeatResult>,
    /// The game that is or was played; absent for a game of computers alone, or one that was forfeited at once.
    #[ts(optional)]
    pub game: Option<String>,
    /// Whether it has a result.
    pub over: bool,
    /// Whether the result is a forfeit, or was set by the organiser without a game.
    pub forfeited: bool,
    /// The reason that the organiser gave for the result.
    #[ts(optional)]
    pub reason: Option<String>,
    /// The place in a bracket or a match.
    #[ts(optional)]
    pub place: Option<Match>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct RoundView {
    /// The round, from 1.
    pub round: u32,
    /// What is played in it.
    pub pick: Pick,
    /// When it was paired.
    #[ts(type = "number")]
    pub paired_at: i64,
    /// The tables in order.
    pub tables: Vec<TableView>,
    /// Who has no game, with the points for it.
    pub byes: Vec<SeatResult>,
}

/// A line of the cross table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct CrossLine {
    /// Who.
    pub line: StandingLine,
    /// The points against each of the others, game by game, in the order of the lines.
    pub cells: Vec<Vec<f64>>,
}

/// Who scored what against whom. For up to 100 players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct CrossTable {
    /// The lines in the order of the standings.
    pub lines: Vec<CrossLine>,
}
