//! Matches between two clubs.

use super::ClubRef;
use crate::game::TimeControl;
use crate::tournaments::{Pick, TournamentStatus};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// A challenge to another club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewClubMatch {
    /// The identifier of the challenged club.
    pub against: String,
    /// The game and its options.
    pub pick: Pick,
    /// The time control: a clock, or days per turn.
    pub time: TimeControl,
    /// Whether the games are rated.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// The number of boards: 1 to 10. The best-rated players of those who signed up play.
    pub boards: u32,
    /// When the match begins, in milliseconds since 1970; at most a year ahead.
    #[ts(type = "number")]
    pub starts_at: i64,
}

/// An answer to a challenge, by the challenged club or by the one that made it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ClubMatchAnswer {
    /// Accept the challenge.
    Agree,
    /// Decline the challenge.
    Refuse,
    /// Withdraw the challenge.
    Withdraw,
}

/// The status of a match.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubMatchStatus {
    /// The challenged club has not answered yet.
    Asked,
    /// Both clubs agreed. The match has a tournament.
    Agreed,
    /// The challenged club declined.
    Refused,
    /// The challenge was withdrawn.
    Withdrawn,
}

/// The score of a match.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubScore {
    /// The status of the match's tournament.
    pub status: TournamentStatus,
    /// The number of players who have signed up, first for the challenging club.
    pub players: [u32; 2],
    /// The points, first of the challenging club.
    pub points: [f64; 2],
}

/// A match between two clubs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMatch {
    /// The match's identifier.
    pub id: String,
    /// The club that made the challenge.
    pub home: ClubRef,
    /// The challenged club.
    pub away: ClubRef,
    /// The game and its options.
    pub pick: Pick,
    /// The time control.
    pub time: TimeControl,
    /// Whether the games are rated.
    pub rated: bool,
    /// The number of boards.
    pub boards: u32,
    /// When the match begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub starts_at: i64,
    /// The status of the match.
    pub status: ClubMatchStatus,
    /// The identifier of the match's tournament.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// The score in that tournament.
    #[ts(optional)]
    pub score: Option<ClubScore>,
}

/// A page of a club's matches, latest challenge first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMatches {
    /// The matches of this page.
    pub matches: Vec<ClubMatch>,
    /// The `before` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub before: Option<String>,
}
