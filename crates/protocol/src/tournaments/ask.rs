//! A tournament that is asked for.

use crate::game::TimeControl;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum FormatChoice {
    /// A Swiss tournament by the FIDE (Dutch) system.
    Dutch {
        /// 1 to 100.
        rounds: u32,
    },
    /// Everybody meets everybody.
    RoundRobin {
        /// How often: 1 to 4.
        cycles: u32,
    },
    /// Knock-out.
    Elimination {
        /// Whether whoever loses once goes on in a second bracket.
        double: bool,
        /// Whether the losers of the semi-finals meet.
        third_place: bool,
    },
    /// Groups, then a knock-out of the best of each.
    Groups {
        /// How many groups: 1 to 64.
        groups: u32,
        /// How many of each group go on.
        advance: u32,
        /// How often everybody meets in a group: 1 to 4.
        cycles: u32,
        /// Whether the losers of the semi-finals meet.
        third_place: bool,
    },
    /// Whoever is free is paired soon.
    Arena {
        /// How long it lasts, in minutes: 1 to 1440.
        minutes: u32,
    },
    /// Tables of three or four by score; points by place.
    Seats {
        /// 1 to 100.
        rounds: u32,
    },
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Pick {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// A named set of options (default: the usual one).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Single options over the preset.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
}

/// How one gets in.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Entry {
    /// Everybody who meets the conditions.
    #[default]
    Public,
    /// Those whom the organiser has invited.
    Invitation,
    /// Those who know the password.
    Password,
}

/// What entrants must meet. Ratings are those of the pool in which the first game counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Condition {
    /// The lowest rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub least_rating: Option<u32>,
    /// The highest rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most_rating: Option<u32>,
    /// How old the account must be, in days (at most 3650).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub account_days: u32,
}

/// What decides between equal points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum TieBreakName {
    /// Points against those who are tied, if all of them have met.
    DirectEncounter,
    /// The points of the opponents.
    Buchholz,
    /// The points of the opponents without the lowest.
    #[serde(rename = "buchholz-cut-1")]
    BuchholzCut1,
    /// The points of the opponents without the lowest and the highest.
    MedianBuchholz,
    /// The points of opponents, each times what was scored against them.
    SonnebornBerger,
    /// The sum of the points after each round.
    Progressive,
    /// Games that were played and won.
    Wins,
}

/// How a tournament comes again. Only the next one exists, made when this one begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum Recurrence {
    /// After so many days, at the same time of day (UTC).
    Days {
        /// 1 to 366.
        every: u32,
    },
    /// In the next month, on the same weekday of the same week, at the same time of day (UTC): such as each first
    /// Saturday. A fifth one is the last.
    Monthly,
}

/// The club of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct OfClub {
    /// The identifier of the club. Its owner and its helpers make tournaments of it.
    pub id: String,
    /// Whether only its members take part.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub members_only: bool,
}

/// A tournament to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTournament {
    /// 3 to 60 characters.
    pub name: String,
    /// Up to 2,000 characters of plain text.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub description: String,
    /// What is played: one, or up to 20 for a medley in which each round is the next one.
    pub picks: Vec<Pick>,
    /// How many sit at a table: 2, and with the format `seats` 3 or 4.
    #[serde(default = "two")]
    #[ts(optional, as = "Option<_>")]
    pub seats: u8,
    /// How time is kept: a clock, or days.
    pub time: TimeControl,
    /// Whether the games count for ratings. Games with a computer never do.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// Who meets whom.
    pub format: FormatChoice,
    /// When it begins, in milliseconds since 1970; at most a year ahead. Absent: when the organiser starts it.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub starts_at: Option<i64>,
    /// How one gets in.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub entry: Entry,
    /// The password, 4 to 60 characters, where the entry asks for one.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
    /// Names of those who are invited, up to 200.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub invited: Vec<String>,
    /// What entrants must meet.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub condition: Condition,
    /// With fewer it is called off at the start: 2 to 200.
    #[serde(default = "least")]
    #[ts(optional, as = "Option<_>")]
    pub least_players: u32,
    /// The most who take part: up to 2,000, in an arena 10,000.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub most_players: Option<i64>,
    /// Minutes before the start in which everybody has to check in: 0 (not) to 1440.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub check_in: u32,
    /// The last round before which one can still enter (Swiss and tables); 0: not after the start.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub late_entry: u32,
    /// The pause between rounds in seconds: 0 to 604800.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pause: u32,
    /// Days for a round, after which open games are forfeited by whoever has to move; 0: until they are over. At most
    /// 366.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub round_days: u32,
    /// Whether Saturday and Sunday (UTC) do not count for deadlines of rounds.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub weekends_off: bool,
    /// Whether the organiser may seat computers.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub computers: bool,
    /// Boards of a match of teams, 1 to 10; 0: everybody plays for themselves.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub team_boards: u32,
    /// What decides between equal points, in order, up to 7. Absent: what is usual for the format.
    #[serde(default)]
    #[ts(optional)]
    pub tie_breaks: Option<Vec<TieBreakName>>,
    /// How it comes again.
    #[serde(default)]
    #[ts(optional)]
    pub recurrence: Option<Recurrence>,
    /// The club that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub club: Option<OfClub>,
}

fn two() -> u8 {
    2
}

fn least() -> u32 {
    2
}
