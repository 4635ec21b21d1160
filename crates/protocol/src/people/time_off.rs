//! Time off: while players are away, their clocks stop in correspondence games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A time off to take.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTimeOff {
    /// When it begins, in milliseconds since 1970; absent for now. A time off that has already begun keeps
    /// its beginning.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub begins: Option<i64>,
    /// When it ends, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: i64,
}

/// A period of time off.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AwayTime {
    /// When it begins or began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begins: i64,
    /// When it ends or ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: i64,
}

/// What remains of a calendar year's allowance (UTC).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct YearLeft {
    /// The year.
    pub year: i16,
    /// The remaining time, in milliseconds. Time off that is already booked is deducted.
    #[ts(type = "number")]
    pub left: i64,
}

/// An account's time off, for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TimeOff {
    /// The number of days that an account may take per calendar year.
    pub days_a_year: u32,
    /// The current or coming time off, if any.
    #[ts(optional)]
    pub now: Option<AwayTime>,
    /// What remains of this year and of the next one.
    pub left: Vec<YearLeft>,
}
