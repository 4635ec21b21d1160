//! Tournaments: how they are asked for, how they stand, and what happens in them.

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

/// Where a tournament is in its life.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum TournamentStatus {
    /// It has not begun.
    Coming,
    /// It is being played, or pauses.
    Running,
    /// It was played to its end.
    Over,
    /// It was called off.
    Cancelled,
}

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentCard {
    /// Its identifier, the last part of its link.
    pub id: String,
    /// Its name, as the organiser wrote it: to be escaped where it is shown.
    pub name: String,
    /// What is played; several in a medley, one after the other.
    pub picks: Vec<Pick>,
    /// How many sit at a table.
    pub seats: u8,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether its games count for ratings.
    pub rated: bool,
    /// Who meets whom.
    pub format: FormatChoice,
    /// How one gets in.
    pub entry: Entry,
    /// Where it is in its life.
    pub status: TournamentStatus,
    /// When it begins or began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub starts_at: i64,
    /// Whether it waits for its organiser to start it; `starts_at` is then when it is called off.
    pub by_hand: bool,
    /// When it ended.
    #[ts(optional, type = "number")]
    pub ended_at: Option<i64>,
    /// How many take part.
    #[ts(type = "number")]
    pub players: i64,
    /// The rounds that were paired so far.
    #[ts(type = "number")]
    pub round: i64,
    /// The rounds that are planned, as far as that is known.
    #[ts(optional, type = "number")]
    pub rounds: Option<i64>,
    /// Who made it; absent if the account is gone.
    #[ts(optional)]
    pub organiser: Option<PlayerRef>,
    /// The name of the winner, once there is one.
    #[ts(optional)]
    pub winner: Option<String>,
}

/// A page of tournaments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentPage {
    /// The tournaments, in the order of the list.
    pub tournaments: Vec<TournamentCard>,
    /// What to ask for as `after` to get the ones after these; none at the end.
    #[ts(optional)]
    pub after: Option<String>,
}

/// A tournament as it stands. Standings, rounds and the log are read for themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TournamentView {
    /// What a list shows of it, as fields of the tournament itself.
    #[serde(flatten)]
    pub card: TournamentCard,
    /// What the organiser says of it: plain text, to be escaped where it is shown.
    pub description: String,
    /// The number of the last entry of its log.
    #[ts(type = "number")]
    pub version: i64,
    /// Whether it pauses: no new round begins.
    pub paused: bool,
    /// When something happens by itself the next time: the start, a round, a deadline, the end.
    #[ts(optional, type = "number")]
    pub next_at: Option<i64>,
    /// When games of this round that are not over are forfeited.
    #[ts(optional, type = "number")]
    pub deadline: Option<i64>,
    /// What entrants must meet.
    pub condition: Condition,
    /// The fewest and the most who play.
    #[ts(type = "number")]
    pub least_players: i64,
    /// The most who take part.
    #[ts(type = "number")]
    pub most_players: i64,
    /// Minutes before the start in which everybody has to check in; 0 without.
    pub check_in: u32,
    /// The last round before which one can still enter; 0: not after the start.
    pub late_entry: u32,
    /// The pause between rounds, in seconds.
    pub pause: u32,
    /// Days for a round, after which open games are forfeited; 0: until they are over.
    pub round_days: u32,
    /// Whether Saturday and Sunday (UTC) do not count for deadlines of rounds.
    pub weekends_off: bool,
    /// Whether the organiser may seat computers.
    pub computers: bool,
    /// Boards of a match; 0: everybody plays for themselves.
    pub team_boards: u32,
    /// The names of the teams so far.
    pub teams: Vec<String>,
    /// What decides between equal points, in order.
    pub tie_breaks: Vec<TieBreakName>,
    /// How it comes again, if it does.
    #[ts(optional)]
    pub recurrence: Option<Recurrence>,
    /// The tournament that follows it by the rule.
    #[ts(optional)]
    pub next: Option<String>,
    /// The club that it belongs to, for those who may see the club.
    #[ts(optional)]
    pub club: Option<ClubRef>,
    /// Whether only members of the club take part.
    pub members_only: bool,
    /// In a match of clubs: both, whose members play for them.
    pub clubs: Vec<ClubRef>,
    /// Those who help the organiser.
    pub helpers: Vec<PlayerRef>,
    /// The first three at the end.
    pub podium: Vec<StandingLine>,
    /// The account that asks, if it is signed in.
    #[ts(optional)]
    pub you: Option<You>,
}

/// A tournament from the side of whoever asks.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct You {
    /// Whether they are the organiser or a helper.
    pub organises: bool,
    /// Their number, if they have ever joined.
    #[ts(optional)]
    pub number: Option<u32>,
    /// Whether they take part and have not withdrawn.
    pub takes_part: bool,
    /// Whether they have checked in.
    pub checked_in: bool,
    /// Whether they were invited.
    pub invited: bool,
    /// The rounds, from 1, for which they have asked for a bye.
    pub byes: Vec<u32>,
    /// Their game that is being played.
    #[ts(optional)]
    pub game: Option<String>,
    /// The place in the standings.
    #[ts(optional, type = "number")]
    pub place: Option<usize>,
    /// Why they cannot join now, as an identifier of a problem; absent if they can, or have.
    #[ts(optional)]
    pub refused: Option<String>,
}
