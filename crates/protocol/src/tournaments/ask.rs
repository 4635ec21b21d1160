//! A new tournament's settings.

use crate::game::TimeControl;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The format of a tournament, which decides who plays whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum FormatChoice {
    /// A Swiss tournament with the FIDE (Dutch) system.
    Dutch {
        /// The number of rounds: 1 to 100.
        rounds: u32,
    },
    /// A round robin: everybody plays everybody.
    RoundRobin {
        /// How often each pair meets: 1 to 4.
        cycles: u32,
    },
    /// A knock-out tournament.
    Elimination {
        /// Whether it is a double elimination: players who lose once go on in a second bracket.
        double: bool,
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Groups, followed by a knock-out of the best players of each group.
    Groups {
        /// The number of groups: 1 to 64.
        groups: u32,
        /// The number of players from each group who advance.
        advance: u32,
        /// How often each pair of a group meets: 1 to 4.
        cycles: u32,
        /// Whether the losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// An arena: free players are paired continuously.
    Arena {
        /// The duration in minutes: 1 to 1440.
        minutes: u32,
    },
    /// Tables of three or four players, seated by score. Points are given by place.
    Seats {
        /// The number of rounds: 1 to 100.
        rounds: u32,
    },
}

/// A game and its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Pick {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// The preset (default: the game's usual one).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Options that differ from the preset.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
}

/// How players can join.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Entry {
    /// Any player who meets the conditions.
    #[default]
    Public,
    /// Only invited players.
    Invitation,
    /// Only players who know the password.
    Password,
}

/// The conditions for joining. Ratings are those of the pool in which the first game counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Condition {
    /// The minimum rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub least_rating: Option<u32>,
    /// The maximum rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most_rating: Option<u32>,
    /// The minimum age of the account, in days (at most 3650).
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub account_days: u32,
}

/// A tie-break.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum TieBreakName {
    /// The points against the tied players, if all of them have met.
    DirectEncounter,
    /// The sum of the opponents' points.
    Buchholz,
    /// The sum of the opponents' points without the lowest.
    #[serde(rename = "buchholz-cut-1")]
    BuchholzCut1,
    /// The sum of the opponents' points without the lowest and the highest.
    MedianBuchholz,
    /// The sum of the opponents' points, each multiplied by the points scored against that opponent.
    SonnebornBerger,
    /// The sum of the points after each round.
    Progressive,
    /// The number of games played and won.
    Wins,
}

/// How a tournament recurs. Only the next one exists; it is created when this one begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum Recurrence {
    /// After a number of days, at the same time of day (UTC).
    Days {
        /// The number of days: 1 to 366.
        every: u32,
    },
    /// In the next month, on the same weekday of the same week, at the same time of day (UTC): for example
    /// every first Saturday. A fifth weekday counts as the last one.
    Monthly,
}

/// The club of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct OfClub {
    /// The club's identifier. Its owner and helpers can create tournaments for it.
    pub id: String,
    /// Whether only members of the club can join.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub members_only: bool,
}

/// A tournament to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewTournament {
    /// The name: 3 to 60 characters.
    pub name: String,
    /// The description: up to 2,000 characters of plain text.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub description: String,
    /// The games and their options: one, or up to 20 for a medley, which moves on to the next with each
    /// round.
    pub picks: Vec<Pick>,
    /// The number of players per table: 2, or with the format `seats` 3 or 4.
    #[serde(default = "two")]
    #[ts(optional, as = "Option<_>")]
    pub seats: u8,
    /// The time control: a clock, or days per turn.
    pub time: TimeControl,
    /// Whether the games are rated. Games with a computer never are.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub rated: bool,
    /// The format, which decides who plays whom.
    pub format: FormatChoice,
    /// When the tournament begins, in milliseconds since 1970; at most a year ahead. If absent, the organiser
    /// starts it.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub starts_at: Option<i64>,
    /// How players can join.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub entry: Entry,
    /// The password, if the entry requires one: 4 to 60 characters.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
    /// The names of invited players, up to 200.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub invited: Vec<String>,
    /// The conditions for joining.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub condition: Condition,
    /// The minimum number of players: 2 to 200. With fewer the tournament is cancelled at the start.
    #[serde(default = "least")]
    #[ts(optional, as = "Option<_>")]
    pub least_players: u32,
    /// The maximum number of players: up to 2,000, in an arena 10,000.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub most_players: Option<i64>,
    /// The number of minutes before the start in which all players must check in: 0 (no check-in) to 1440.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub check_in: u32,
    /// The last round before which players can still join (Swiss and tables); 0 if they cannot join after the
    /// start.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub late_entry: u32,
    /// The pause between rounds, in seconds: 0 to 604800.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pause: u32,
    /// The days per round, after which unfinished games are forfeited by the player to move: at most 366; 0
    /// for no limit.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub round_days: u32,
    /// Whether Saturdays and Sundays (UTC) do not count towards the deadlines of rounds.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub weekends_off: bool,
    /// Whether the organiser may add computers.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub computers: bool,
    /// The number of boards of a team match, 1 to 10; 0 if everybody plays for themselves.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub team_boards: u32,
    /// The tie-breaks, in order, up to 7. If absent, the usual ones of the format.
    #[serde(default)]
    #[ts(optional)]
    pub tie_breaks: Option<Vec<TieBreakName>>,
    /// How the tournament recurs.
    #[serde(default)]
    #[ts(optional)]
    pub recurrence: Option<Recurrence>,
    /// The club that the tournament belongs to.
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
