//! Time off: while somebody is away, their clock stands in games by days.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A time off that somebody wants to take.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTimeOff {
    /// When it begins, in milliseconds since 1970; absent: now. One that has begun keeps its beginning.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub begins: Option<i64>,
    /// When it ends.
    #[ts(type = "number")]
    pub until: i64,
}

/// A time off.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AwayTime {
    /// When it begins or began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begins: i64,
    /// When it ends or ended.
    #[ts(type = "number")]
    pub until: i64,
}

/// What is left of a calendar year (UTC).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct YearLeft {
    /// The year.
    pub year: i16,
    /// What is left of it, in milliseconds; what was asked for is taken off.
    #[ts(type = "number")]
    pub left: i64,
}

/// The time off of an account, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TimeOff {
    /// The days of a calendar year that an account may take.
    pub days_a_year: u32,
    /// The one that runs or comes, if there is one.
    #[ts(optional)]
    pub now: Option<AwayTime>,
    /// What is left of this year and of the next one.
    pub left: Vec<YearLeft>,
}
