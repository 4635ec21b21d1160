//! Matches of two clubs.

use super::ClubRef;
use crate::game::TimeControl;
use crate::tournaments::{Pick, TournamentStatus};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// A match that a club asks another one for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewClubMatch {
    /// The identifier of the other club.
    pub against: String,
    /// What is played.
    pub pick: Pick,
    /// How time is kept: a clock, or days.
    pub time: TimeControl,
    /// Whether the games count for ratings.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// How many boards: 1 to 10. The best rated of those who have signed up play.
    pub boards: u32,
    /// When it begins, in milliseconds since 1970; at most a year ahead.
    #[ts(type = "number")]
    pub starts_at: i64,
}

/// How the other club answers; or the first one, which changes its mind.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum ClubMatchAnswer {
    /// It will be played.
    Agree,
    /// It will not.
    Refuse,
    /// The challenge is taken back.
    Withdraw,
}

/// Where a match is in its life.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr, EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum ClubMatchStatus {
    /// The other club has not answered.
    Asked,
    /// Both want it: it has a tournament.
    Agreed,
    /// The other club did not want it.
    Refused,
    /// The challenge was taken back.
    Withdrawn,
}

/// How a match stands.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubScore {
    /// Where it is in its life.
    pub status: TournamentStatus,
    /// How many have signed up for the club that asked, and for the other.
    pub players: [u32; 2],
    /// The points of the club that asked, and of the other.
    pub points: [f64; 2],
}

/// A match of two clubs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMatch {
    /// Its identifier.
    pub id: String,
    /// The club that asked.
    pub home: ClubRef,
    /// The other.
    pub away: ClubRef,
    /// What is played.
    pub pick: Pick,
    /// How time is kept.
    pub time: TimeControl,
    /// Whether the games count for ratings.
    pub rated: bool,
    /// How many boards.
    pub boards: u32,
    /// When it begins, in milliseconds since 1970.
    #[ts(type = "number")]
    pub starts_at: i64,
    /// Whether it will be played.
    pub status: ClubMatchStatus,
    /// The tournament in which it is played.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// How it stands there.
    #[ts(optional)]
    pub score: Option<ClubScore>,
}

/// A page of the matches of a club, the latest challenge first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ClubMatches {
    /// The matches of this page.
    pub matches: Vec<ClubMatch>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional)]
    pub before: Option<String>,
}
