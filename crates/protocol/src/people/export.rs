//! The export: everything stored about an account, for its owner.

use super::{App, AppAccess, AwayTime, Me, Rating, Session, Token};
use crate::game::{Branch, Room, Status};
use crate::notices::{NoticeKind, NoticeSettings, PushDevice, Webhook};
use crate::puzzles::OwnPuzzles;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game in the export.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnGame {
    /// The game's identifier, the last part of its link.
    pub id: String,
    /// The game, by its `id` in the catalogue.
    pub game: String,
    /// Where the game is in its life cycle.
    pub status: Status,
    /// The account's seat, from 0 in turn order.
    #[ts(type = "number")]
    pub seat: i64,
    /// The account's score: 1 for a win, 0.5 for a draw, 0 for a loss.
    #[ts(optional)]
    pub score: Option<f64>,
    /// The rating before the game.
    #[ts(optional)]
    pub rating: Option<f64>,
    /// The rating after the game.
    #[ts(optional)]
    pub rating_after: Option<f64>,
    /// When the game was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When the game last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated_at: i64,
}

/// Conditional turns in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnConditions {
    /// The game's identifier, the last part of its link.
    pub game: String,
    /// The conditional turns as the account set them.
    pub branches: Vec<Branch>,
}

/// A chat message in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnMessage {
    /// The game's identifier, the last part of its link.
    pub game: String,
    /// The room. Players and spectators do not see each other's messages.
    pub room: Room,
    /// The text as the account wrote it.
    pub text: String,
    /// When the message was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A report in the export of the account that made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnReport {
    /// The name of the reported account.
    pub about: String,
    /// The reported game, if any.
    #[ts(optional)]
    pub game: Option<String>,
    /// The reported club, if any.
    #[ts(optional)]
    pub club: Option<String>,
    /// A copy of the reported message.
    pub message: String,
    /// The reason that the account gave.
    pub reason: String,
    /// When the report was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A club in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnClub {
    /// The club's identifier, the last part of its link.
    pub id: String,
    /// The club's name.
    pub name: String,
    /// The account's relation to the club: `owner`, `helper`, `member`, `asked`, `invited` or `banned`.
    pub what: String,
    /// Whether the account has muted the club.
    pub muted: bool,
    /// The text that belongs to the relation, such as the account's request to join.
    pub text: String,
    /// When the relation began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// A post of the account on a club's wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnClubPost {
    /// The club's identifier.
    pub club: String,
    /// The text of the post.
    pub text: String,
    /// When it was posted, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A tournament in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnTournament {
    /// The tournament's identifier, the last part of its link.
    pub id: String,
    /// The tournament's name.
    pub name: String,
    /// Whether the account created it.
    pub made: bool,
    /// When the account first had to do with it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: i64,
}

/// A device that has signed in to the account. Wrong passwords from elsewhere do not slow it down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Device {
    /// When the device first signed in, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When the device last signed in, in milliseconds since 1970.
    #[ts(type = "number")]
    pub seen_at: i64,
}

/// Everything stored about an account, for its owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Export {
    /// The account, including its mail address.
    pub account: Me,
    /// The account's sessions.
    pub sessions: Vec<Session>,
    /// The devices that have signed in.
    pub devices: Vec<Device>,
    /// The account's tokens, without their secrets.
    pub tokens: Vec<Token>,
    /// The apps that the account has registered.
    pub apps: Vec<App>,
    /// The apps that have access to the account.
    pub app_access: Vec<AppAccess>,
    /// The account's games.
    pub games: Vec<OwnGame>,
    /// The account's conditional turns in games that are not over.
    pub conditions: Vec<OwnConditions>,
    /// Every message of the account that is still stored.
    pub messages: Vec<OwnMessage>,
    /// The account's rating in each game and speed.
    pub ratings: Vec<Rating>,
    /// The names of blocked players.
    pub blocks: Vec<String>,
    /// The names of followed players.
    pub follows: Vec<String>,
    /// The reports that the account made.
    pub reports: Vec<OwnReport>,
    /// The account's puzzle data.
    pub puzzles: OwnPuzzles,
    /// The tournaments that the account created, helped with or took part in.
    pub tournaments: Vec<OwnTournament>,
    /// The clubs that the account belongs to or has another relation to.
    pub clubs: Vec<OwnClub>,
    /// The account's posts on club walls.
    pub club_posts: Vec<OwnClubPost>,
    /// The account's past, current and coming time off.
    pub time_off: Vec<AwayTime>,
    /// The account's notices.
    pub notices: Vec<OwnNotice>,
    /// The account's notification settings, if it has changed them.
    pub notice_settings: Option<NoticeSettings>,
    /// The account's push devices.
    pub push_devices: Vec<PushDevice>,
    /// The account's webhooks, without their secrets.
    pub webhooks: Vec<Webhook>,
}

/// A notice in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct OwnNotice {
    /// The kind of notice.
    pub kind: NoticeKind,
    /// The game's identifier.
    #[ts(optional)]
    pub game: Option<String>,
    /// The tournament's identifier.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// When the notice was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// When it was read, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub read_at: Option<i64>,
}
