//! Tournaments: their settings, state and history.

mod act;
mod ask;
mod table;

pub use act::{Happening, JoinTournament, NewAct, TournamentEntry, TournamentLine};
pub use ask::{Condition, Entry, FormatChoice, NewTournament, OfClub, Pick, Recurrence, TieBreakName};
pub use table::{
    CrossLine, CrossTable, Match, Place, RoundView, SeatResult, StandingLine, Standings, TableView,
};

use crate::clubs::ClubRef;
use crate::game::{PlayerRef, TimeControl};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// Where a tournament is in its life cycle.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum TournamentStatus {
    /// The tournament has not begun.
    Coming,
    /// The tournament is being played, or is paused.
    Running,
    /// The tournament was played to its end.
    Over,
    /// The tournament was cancelled.
    Cancelled,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentCard {
    /// The tournament's identifier, the last part of its link.
    pub id: String,
    /// The name, as the organiser wrote it. Escape it before display.
    pub name: String,
    /// The games and their options. A medley has several, played one after the other.
    pub picks: Vec<Pick>,
    /// The number of players per table.
    pub seats: u8,
    /// The time control.
    pub time: TimeControl,
    /// Whether the games are rated.
    pub rated: bool,
    /// The format, which decides who plays whom.
    pub format: FormatChoice,
    /// How players can join.
    pub entry: Entry,
    /// Where the tournament is in its life cycle.
    pub status: TournamentStatus,
    /// When the tournament begins or began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub starts_at: i64,
    /// Whether the organiser starts the tournament. If they do not, it is cancelled at `starts_at`.
    pub by_hand: bool,
    /// When the tournament ended, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub ended_at: Option<i64>,
    /// The number of players.
    #[ts(type = "number")]
    pub players: i64,
    /// The number of rounds paired so far.
    #[ts(type = "number")]
    pub round: i64,
    /// The number of planned rounds, if it is known.
    #[ts(optional, type = "number")]
    pub rounds: Option<i64>,
    /// The organiser; `null` if the account was deleted.
    #[ts(optional)]
    pub organiser: Option<PlayerRef>,
    /// The winner's name, once there is one.
    #[ts(optional)]
    pub winner: Option<String>,
}

/// A page of tournaments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentPage {
    /// The tournaments, in the order of the list.
    pub tournaments: Vec<TournamentCard>,
    /// The `after` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub after: Option<String>,
}

/// The state of a tournament. Standings, rounds and log have their own endpoints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentView {
    /// The fields that a list also shows, as fields of the tournament itself.
    #[serde(flatten)]
    pub card: TournamentCard,
    /// The organiser's description: plain text. Escape it before display.
    pub description: String,
    /// The number of the last log entry.
    #[ts(type = "number")]
    pub version: i64,
    /// Whether the tournament is paused, so that no new round begins.
    pub paused: bool,
    /// When the next automatic event is due (the start, a round, a deadline, the end), in milliseconds since
    /// 1970.
    #[ts(optional, type = "number")]
    pub next_at: Option<i64>,
    /// When unfinished games of this round are forfeited, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// The conditions for joining.
    pub condition: Condition,
    /// The minimum number of players. With fewer the tournament is cancelled at the start.
    #[ts(type = "number")]
    pub least_players: i64,
    /// The maximum number of players.
    #[ts(type = "number")]
    pub most_players: i64,
    /// The number of minutes before the start in which all players must check in; 0 if they need not.
    pub check_in: u32,
    /// The last round before which players can still join; 0 if they cannot join after the start.
    pub late_entry: u32,
    /// The pause between rounds, in seconds.
    pub pause: u32,
    /// The days per round, after which unfinished games are forfeited; 0 for no limit.
    pub round_days: u32,
    /// Whether Saturdays and Sundays (UTC) do not count towards the deadlines of rounds.
    pub weekends_off: bool,
    /// Whether the organiser may add computers.
    pub computers: bool,
    /// The number of boards of a team match; 0 if everybody plays for themselves.
    pub team_boards: u32,
    /// The names of the teams so far.
    pub teams: Vec<String>,
    /// The tie-breaks, in order.
    pub tie_breaks: Vec<TieBreakName>,
    /// How the tournament recurs, if it does.
    #[ts(optional)]
    pub recurrence: Option<Recurrence>,
    /// The identifier of the next tournament of the recurrence.
    #[ts(optional)]
    pub next: Option<String>,
    /// The club that the tournament belongs to, if the caller may see the club.
    #[ts(optional)]
    pub club: Option<ClubRef>,
    /// Whether only members of the club can join.
    pub members_only: bool,
    /// For a match between clubs: both clubs. Their members play for them.
    pub clubs: Vec<ClubRef>,
    /// The organiser's helpers.
    pub helpers: Vec<PlayerRef>,
    /// The first three, at the end.
    pub podium: Vec<StandingLine>,
    /// The caller's relation to the tournament, if signed in.
    #[ts(optional)]
    pub you: Option<You>,
}

/// The caller's relation to a tournament.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct You {
    /// Whether the caller is the organiser or a helper.
    pub organises: bool,
    /// The caller's pairing number, if they have ever joined.
    #[ts(optional)]
    pub number: Option<u32>,
    /// Whether the caller takes part and has not withdrawn.
    pub takes_part: bool,
    /// Whether the caller has checked in.
    pub checked_in: bool,
    /// Whether the caller is invited.
    pub invited: bool,
    /// The rounds, from 1, for which the caller has asked for a bye.
    pub byes: Vec<u32>,
    /// The identifier of the caller's running game.
    #[ts(optional)]
    pub game: Option<String>,
    /// The caller's place in the standings.
    #[ts(optional, type = "number")]
    pub place: Option<usize>,
    /// The error that joining would give now, as an identifier of a problem; `null` if the caller can join or
    /// has joined.
    #[ts(optional)]
    pub refused: Option<String>,
}
