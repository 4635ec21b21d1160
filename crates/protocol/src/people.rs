//! Accounts, sessions, tokens, profiles, ratings and moderation.

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
    /// The game and speed, such as `skud/slow`, followed by `/many` for three and four players.
    pub pool: String,
    /// The rating. The scale starts at 1500.
    pub rating: f64,
    /// The current rating deviation. It falls with each game and rises with time.
    pub deviation: f64,
    /// The number of rated games.
    #[ts(type = "number")]
    pub games: i64,
}

/// A player's results in a game. Partners win and lose together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Tally {
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// Wins: first place, alone or with a partner.
    #[ts(type = "number")]
    pub won: i64,
    /// Draws: a shared first place.
    #[ts(type = "number")]
    pub drawn: i64,
    /// Losses: every other result, including second place among three or four.
    #[ts(type = "number")]
    pub lost: i64,
}

/// A player's public profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Profile {
    /// The account's identifier. It stays the same when the name changes.
    pub id: String,
    /// The display name. It may change.
    pub name: String,
    /// Whether the account is a bot.
    pub bot: bool,
    /// Whether the account is closed.
    pub closed: bool,
    /// When the account was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The rating in each game and speed with rated games.
    pub ratings: Vec<Rating>,
    /// The results by game.
    pub tallies: Vec<Tally>,
    /// The days of the last six months on which games ended, in order.
    pub activity: Vec<Activity>,
}

/// A day of a player's activity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Activity {
    /// The beginning of the day (UTC), in milliseconds since 1970.
    #[ts(type = "number")]
    pub day: i64,
    /// The number of games that ended that day.
    #[ts(type = "number")]
    pub games: i64,
}

/// A player whom the account follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Followed {
    /// The display name. It may change.
    pub name: String,
    /// Whether the player was active here in the last few minutes.
    pub online: bool,
    /// The identifier of a public game that the player is playing.
    #[ts(optional)]
    pub playing: Option<String>,
}

/// A leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Board {
    /// The game and speed, such as `skud/slow`, followed by `/many` for three and four players.
    pub pool: String,
    /// The number of players on it.
    #[ts(type = "number")]
    pub players: i64,
}

/// A page of a player's games, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct History {
    /// The games of this page.
    pub games: Vec<GameCard>,
    /// The `before` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub before: Option<String>,
}

/// An entry of a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Leader {
    /// The display name. It may change.
    pub name: String,
    /// Whether the account is a bot.
    pub bot: bool,
    /// The rating that the leaderboard sorts by.
    #[serde(flatten)]
    pub rating: Rating,
}

/// A report of a player or a message.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewReport {
    /// The name of the reported player.
    pub name: String,
    /// The game with the message.
    #[serde(default)]
    #[ts(optional)]
    pub game: Option<String>,
    /// The room of the message.
    #[serde(default)]
    #[ts(optional)]
    pub room: Option<Room>,
    /// The number of the message in its room.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub number: Option<i64>,
    /// The reported club. `name` is then its owner, or the author of the post.
    #[serde(default)]
    #[ts(optional)]
    pub club: Option<String>,
    /// The identifier of a post on the club's wall.
    #[serde(default)]
    #[ts(optional)]
    pub post: Option<String>,
    /// The reason, up to 500 characters.
    pub reason: String,
}

/// A report, for administrators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Report {
    /// The report's identifier, for marking it as handled.
    pub id: String,
    /// The name of the reporter; empty if the account was deleted.
    pub reporter: String,
    /// The name of the reported player; empty if the account was deleted.
    pub about: String,
    /// The reported game, if any.
    #[ts(optional)]
    pub game: Option<String>,
    /// The reported club, if any.
    #[ts(optional)]
    pub club: Option<String>,
    /// A copy of the reported message.
    pub message: String,
    /// The reporter's reason.
    pub reason: String,
    /// When the report was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was handled, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub handled_at: Option<i64>,
}

/// A mute: how long an account may not write messages.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mute {
    /// The duration in hours (0 to 8760); 0 ends the mute.
    pub hours: u32,
}
