//! Accounts, sessions, tokens, profiles, ratings, moderation.

mod account;
mod apps;
mod export;
mod time_off;

pub use account::{
    ChangeMail, ChangePassword, Link, Mail, Me, NewToken, Password, RecoveryCodes, ResetPassword, Scope,
    Session, SignIn, SignUp, Token, TwoFactorConfirm, TwoFactorSetup,
};
pub use apps::{App, AppAccess, AppName, Consent, ConsentAnswer, ConsentAsk, NewApp};
pub use export::{
    Device, Export, OwnClub, OwnClubPost, OwnConditions, OwnGame, OwnMessage, OwnNotice, OwnReport,
    OwnTournament,
};
pub use time_off::{AwayTime, NewTimeOff, TimeOff, YearLeft};

use crate::game::{GameCard, Room};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A rating in one pool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Rating {
    /// The game and speed, as `skud/slow`; with `/many` after it for three and four players.
    pub pool: String,
    /// The rating on a scale that begins at 1500.
    pub rating: f64,
    /// How uncertain it is now: less with each game, more with time.
    pub deviation: f64,
    /// How many games it is made of.
    #[ts(type = "number")]
    pub games: i64,
}

/// How many games ended how. Partners win and lose together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Tally {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// Won: alone, or with a partner, in the first place.
    #[ts(type = "number")]
    pub won: i64,
    /// Drawn: the first place was shared.
    #[ts(type = "number")]
    pub drawn: i64,
    /// Lost: all else, also as the second of three or four.
    #[ts(type = "number")]
    pub lost: i64,
}

/// A player as everybody may see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Profile {
    /// The account's identifier, which stays when the name changes.
    pub id: String,
    /// The name that everybody sees; it may change.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether the account was closed.
    pub closed: bool,
    /// When it was made.
    #[ts(type = "number")]
    pub created_at: i64,
    /// A rating for each game and speed that was played rated.
    pub ratings: Vec<Rating>,
    /// The games by how they ended.
    pub tallies: Vec<Tally>,
    /// The days of the last half-year on which games ended, in order.
    pub activity: Vec<Activity>,
}

/// A day of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Activity {
    /// When the day began (UTC).
    #[ts(type = "number")]
    pub day: i64,
    /// How many games ended on it.
    #[ts(type = "number")]
    pub games: i64,
}

/// A player whom the account follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Followed {
    /// The name that everybody sees; it may change.
    pub name: String,
    /// Whether the player has done something here within the last minutes.
    pub online: bool,
    /// A game that the player plays and everybody may watch.
    #[ts(optional)]
    pub playing: Option<String>,
}

/// A leaderboard that is not empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Board {
    /// The game and speed, as `skud/rapid`; with `/many` after it for three and four players.
    pub pool: String,
    /// How many players are on it.
    #[ts(type = "number")]
    pub players: i64,
}

/// Some of a player's games, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct History {
    /// The games of this page, the latest first.
    pub games: Vec<GameCard>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional)]
    pub before: Option<String>,
}

/// A place in a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Leader {
    /// The name that everybody sees; it may change.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// The rating by which the list is sorted.
    #[serde(flatten)]
    pub rating: Rating,
}

/// A report of a message or a player.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewReport {
    /// Who is reported, by name.
    pub name: String,
    /// The game in which it was said.
    #[serde(default)]
    #[ts(optional)]
    pub game: Option<String>,
    /// The room and number of the message.
    #[serde(default)]
    #[ts(optional)]
    pub room: Option<Room>,
    /// The number of the message in its room.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub number: Option<i64>,
    /// The club that it is about; then `name` is its owner, or who wrote the post.
    #[serde(default)]
    #[ts(optional)]
    pub club: Option<String>,
    /// The identifier of a post on the wall of the club.
    #[serde(default)]
    #[ts(optional)]
    pub post: Option<String>,
    /// What is wrong, up to 500 characters.
    pub reason: String,
}

/// A report as an administrator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Report {
    /// The report's identifier, to settle it with.
    pub id: String,
    /// Who reports; nobody if the account is gone.
    pub reporter: String,
    /// Who is reported; nobody if the account is gone.
    pub about: String,
    /// The game that it is about, if any.
    #[ts(optional)]
    pub game: Option<String>,
    /// The club that it is about, if any.
    #[ts(optional)]
    pub club: Option<String>,
    /// The message as it was.
    pub message: String,
    /// What the reporter wrote.
    pub reason: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was dealt with.
    #[ts(optional, type = "number")]
    pub handled_at: Option<i64>,
}

/// For how long an account may not speak.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mute {
    /// Hours, 0 to 8760; 0 ends it.
    pub hours: u32,
}
