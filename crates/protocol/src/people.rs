//! Accounts, sessions, tokens, profiles, ratings, moderation.

use crate::game::{GameCard, Room, Status};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A new account.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SignUp {
    /// The name that others see: 2 to 20 letters, digits, `-` or `_`.
    pub name: String,
    /// The password: 8 to 200 characters, neither the name nor one that many people use.
    pub password: String,
    /// For a forgotten password; it has to be confirmed.
    #[serde(default)]
    #[ts(optional)]
    pub mail: Option<String>,
}

/// Name and password.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// The code of the second factor, if the account has one.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// The own account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Me {
    /// The account.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a guest, without a password.
    pub guest: bool,
    /// Whether a program plays with it.
    pub bot: bool,
    /// Whether it may moderate.
    pub admin: bool,
    /// The mail address, if one was given.
    #[ts(optional)]
    pub mail: Option<String>,
    /// Whether the mail address is confirmed.
    pub mail_confirmed: bool,
    /// Whether a second factor is asked for.
    pub two_factor: bool,
    /// Until when it may not speak.
    #[ts(optional, type = "number")]
    pub muted_until: Option<i64>,
    /// When it was made.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// Where the account is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Session {
    /// Its identifier.
    pub id: String,
    /// The program that signed in, as it names itself.
    pub agent: String,
    /// When.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a token allows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export)]
pub enum Scope {
    /// To see what the account sees, messages among the players of its games included.
    Read,
    /// To create games and play them.
    Play,
    /// To write messages; to read them takes `read`.
    Chat,
}

/// A token to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewToken {
    /// What it is for, up to 60 characters.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
}

/// A token for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Token {
    /// Its identifier.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was last used, to the hour.
    #[ts(optional, type = "number")]
    pub used_at: Option<i64>,
    /// The secret; shown only once, when it is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// A second factor to be set up.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TwoFactorSetup {
    /// The secret, for typing.
    pub secret: String,
    /// The same as an `otpauth:` address.
    pub url: String,
    /// The address as a QR code.
    pub picture: QrCode,
}

/// A QR code to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct QrCode {
    /// How many squares it has along each side.
    pub size: u32,
    /// Its dark squares as an SVG path, each one wide.
    pub path: String,
}

/// Codes that stand in for the second factor, each once. They are shown only now.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A secret with a code that proves it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TwoFactorConfirm {
    /// The secret that was set up.
    pub secret: String,
    /// The code that it gives now.
    pub code: String,
    /// The password.
    pub password: String,
}

/// The password again, for what cannot be undone.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Password {
    /// The password.
    pub password: String,
}

/// A new password.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ChangePassword {
    /// The present one.
    pub password: String,
    /// The new one: 8 to 200 characters.
    pub new: String,
}

/// A mail address.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mail {
    /// The address.
    pub mail: String,
}

/// Another mail address; it counts when it is confirmed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ChangeMail {
    /// The address; none to have none.
    #[serde(default)]
    #[ts(optional)]
    pub mail: Option<String>,
    /// The password.
    pub password: String,
}

/// What a link in a mail carries.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Link {
    /// Its secret.
    pub secret: String,
}

/// A new password by the link in a mail.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ResetPassword {
    /// The secret of the link.
    pub secret: String,
    /// The new password: 8 to 200 characters.
    pub password: String,
}

/// A rating in one pool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Rating {
    /// The game and speed, as `skud/slow`; with `/many` after it for three and four players.
    pub pool: String,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How many games it is made of.
    #[ts(type = "number")]
    pub games: i64,
}

/// How many games ended how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Tally {
    /// Which game.
    pub game: String,
    /// Won.
    #[ts(type = "number")]
    pub won: i64,
    /// Drawn, or neither first nor last.
    #[ts(type = "number")]
    pub drawn: i64,
    /// Lost.
    #[ts(type = "number")]
    pub lost: i64,
}

/// A player as everybody may see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Profile {
    /// The account.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether the account was closed.
    pub closed: bool,
    /// When it was made.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The ratings.
    pub ratings: Vec<Rating>,
    /// The games by how they ended.
    pub tallies: Vec<Tally>,
}

/// Some of a player's games, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct History {
    /// The games.
    pub games: Vec<GameCard>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional)]
    pub before: Option<String>,
}

/// A place in a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Leader {
    /// The name.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// The rating.
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
    /// What is wrong, up to 500 characters.
    pub reason: String,
}

/// A report as an administrator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Report {
    /// Its identifier.
    pub id: String,
    /// Who reports; nobody if the account is gone.
    pub reporter: String,
    /// Who is reported; nobody if the account is gone.
    pub about: String,
    /// The game.
    #[ts(optional)]
    pub game: Option<String>,
    /// The message as it was.
    pub message: String,
    /// What is wrong.
    pub reason: String,
    /// When.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was dealt with.
    #[ts(optional, type = "number")]
    pub handled_at: Option<i64>,
}

/// A game in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnGame {
    /// Its identifier.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// The seat, from 0 in turn order.
    #[ts(type = "number")]
    pub seat: i64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss, by places with more than two.
    #[ts(optional)]
    pub score: Option<f64>,
    /// The rating before the game.
    #[ts(optional)]
    pub rating: Option<f64>,
    /// The rating after it.
    #[ts(optional)]
    pub rating_after: Option<f64>,
    /// When it was created.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When something last happened in it.
    #[ts(type = "number")]
    pub updated_at: i64,
}

/// A message in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnMessage {
    /// The game.
    pub game: String,
    /// Where.
    pub room: Room,
    /// The text as it was written.
    pub text: String,
    /// When.
    #[ts(type = "number")]
    pub at: i64,
}

/// A report in what is kept about an account that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnReport {
    /// Who is reported.
    pub about: String,
    /// The game.
    #[ts(optional)]
    pub game: Option<String>,
    /// The message as it was.
    pub message: String,
    /// What is wrong.
    pub reason: String,
    /// When.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A device that the account knows: somebody has signed in with it. Wrong passwords from elsewhere do not slow
/// it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Device {
    /// When somebody first signed in with it.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When somebody last did.
    #[ts(type = "number")]
    pub seen_at: i64,
}

/// Everything that is kept about an account, for its owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Export {
    /// The account.
    pub account: Me,
    /// Where it is signed in.
    pub sessions: Vec<Session>,
    /// The devices that it knows.
    pub devices: Vec<Device>,
    /// Its tokens, without their secrets.
    pub tokens: Vec<Token>,
    /// The games it plays and played.
    pub games: Vec<OwnGame>,
    /// What it said.
    pub messages: Vec<OwnMessage>,
    /// Its ratings.
    pub ratings: Vec<Rating>,
    /// The names of those it has blocked.
    pub blocks: Vec<String>,
    /// The reports it made.
    pub reports: Vec<OwnReport>,
}

/// For how long an account may not speak.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mute {
    /// Hours, 0 to 8760; 0 ends it.
    pub hours: u32,
}
