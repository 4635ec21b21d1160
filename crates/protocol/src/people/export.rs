//! Everything that an account has written and done, for its owner.

use super::{App, AppAccess, AwayTime, Me, Rating, Session, Token};
use crate::game::{Branch, Room, Status};
use crate::notices::{NoticeKind, NoticeSettings, PushDevice, Webhook};
use crate::puzzles::OwnPuzzles;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnGame {
    /// The game's identifier, the last part of its link.
    pub id: String,
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// The seat, from 0 in turn order.
    #[ts(type = "number")]
    pub seat: i64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
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

/// Conditional turns in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnConditions {
    /// The game's identifier, the last part of its link.
    pub game: String,
    /// As they were set.
    pub branches: Vec<Branch>,
}

/// A message in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnMessage {
    /// The game's identifier, the last part of its link.
    pub game: String,
    /// The room: players and spectators do not hear each other.
    pub room: Room,
    /// The text as it was written.
    pub text: String,
    /// When it was entered, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A report in what is kept about an account that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnReport {
    /// The name of the reported account.
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
}

/// A club in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnClub {
    /// Its identifier, the last part of its link.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What the account is there: `owner`, `helper`, `member`, `asked`, `invited` or `banned`.
    pub what: String,
    /// Whether it does not want to hear of it.
    pub muted: bool,
    /// What was said with it.
    pub text: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// What an account has written on the wall of a club.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnClubPost {
    /// The identifier of the club.
    pub club: String,
    /// The text as it was kept.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A tournament in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnTournament {
    /// Its identifier, the last part of its link.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether the account made it.
    pub made: bool,
    /// Since when it concerns the account, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
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
    /// The account, with its mail address.
    pub account: Me,
    /// Where it is signed in.
    pub sessions: Vec<Session>,
    /// The devices that it knows.
    pub devices: Vec<Device>,
    /// Its tokens, without their secrets.
    pub tokens: Vec<Token>,
    /// The apps that it has registered.
    pub apps: Vec<App>,
    /// The apps that it lets do something.
    pub app_access: Vec<AppAccess>,
    /// The games it plays and played.
    pub games: Vec<OwnGame>,
    /// The conditional turns that it has set in games that are not over.
    pub conditions: Vec<OwnConditions>,
    /// Every message that it wrote and that is still kept.
    pub messages: Vec<OwnMessage>,
    /// Its rating in each game and speed.
    pub ratings: Vec<Rating>,
    /// The names of those it has blocked.
    pub blocks: Vec<String>,
    /// The names of those it follows.
    pub follows: Vec<String>,
    /// The reports it made.
    pub reports: Vec<OwnReport>,
    /// What it did with puzzles.
    pub puzzles: OwnPuzzles,
    /// The tournaments that it made, helped with or took part in.
    pub tournaments: Vec<OwnTournament>,
    /// The clubs that it is in, or has to do with.
    pub clubs: Vec<OwnClub>,
    /// What it has written on their walls.
    pub club_posts: Vec<OwnClubPost>,
    /// When it was, is or will be away.
    pub time_off: Vec<AwayTime>,
    /// What it was told.
    pub notices: Vec<OwnNotice>,
    /// How it wants to be told, if it has said so.
    pub notice_settings: Option<NoticeSettings>,
    /// The devices that are told.
    pub push_devices: Vec<PushDevice>,
    /// The webhooks that are told, without their secrets.
    pub webhooks: Vec<Webhook>,
}

/// A notice in what is kept about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnNotice {
    /// What it was about.
    pub kind: NoticeKind,
    /// The game's identifier.
    #[ts(optional)]
    pub game: Option<String>,
    /// The tournament's identifier.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// When it came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// When it was read.
    #[ts(optional, type = "number")]
    pub read_at: Option<i64>,
}
