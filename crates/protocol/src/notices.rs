//! Notices: what waits for an account and what has happened, by which ways the account hears of it, and when.

use crate::game::PlayerRef;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a notice is about.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum NoticeKind {
    /// It is the account's turn. It waits until the turn is made.
    Turn,
    /// The time for the account's turn is nearly up. It waits until the turn is made.
    Deadline,
    /// Somebody offers a draw or asks to take back. It waits until it is answered.
    Offer,
    /// Somebody asks for a game. It waits until the game begins or is declined.
    Challenge,
    /// A game of a tournament began.
    Pairing,
    /// Another game of the account began.
    Began,
    /// A game of the account is over.
    Over,
    /// Somebody wrote in the players' room of a game of the account.
    Message,
    /// Somebody whom the account follows is there.
    Followed,
    /// News of a club: `detail` says which.
    Club,
}

/// A notice in the list of an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticeView {
    /// The notice's identifier.
    pub id: String,
    /// What it is about.
    pub kind: NoticeKind,
    /// The game's identifier, the last part of its link.
    #[ts(optional)]
    pub game: Option<String>,
    /// Which game it is, by its `id` in the catalogue.
    #[ts(optional)]
    pub game_kind: Option<String>,
    /// The tournament's identifier.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// The club's identifier.
    #[ts(optional)]
    pub club: Option<String>,
    /// The club's name.
    #[ts(optional)]
    pub club_name: Option<String>,
    /// Who has brought it about: the player who has moved, offers, asks, wrote or is there.
    #[ts(optional)]
    pub who: Option<PlayerRef>,
    /// More about it: `draw` or `takeback` for an offer; for a club `post`, `invitation`, `accepted`, `match` (a challenge)
    /// or `agreed` (a match to sign up for).
    #[ts(optional)]
    pub detail: Option<String>,
    /// When it came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whether the account has to do something, still.
    pub waits: bool,
    /// Whether the account has seen it.
    pub read: bool,
}

/// How much there is for an account. It comes over the socket as well, whenever it changes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticeCount {
    /// Notices that were not read; at most 100 are counted.
    #[ts(type = "number")]
    pub unread: i64,
    /// Games in which the account has to move; at most 100 are counted.
    #[ts(type = "number")]
    pub games: i64,
}

/// Some of an account's notices, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticePage {
    /// The notices of this page.
    pub notices: Vec<NoticeView>,
    /// What to ask for as `before` to get the ones after these; none at the end.
    #[ts(optional)]
    pub before: Option<String>,
    /// How much there is in all.
    pub count: NoticeCount,
}

/// By which ways an account hears of one kind of notice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NoticeSwitch {
    /// Which kind.
    pub kind: NoticeKind,
    /// In the list, with an unread mark.
    pub page: bool,
    /// On the devices that the account has signed up.
    pub push: bool,
    /// In the next digest.
    pub mail: bool,
    /// To the webhooks of the account.
    pub webhook: bool,
}

/// Hours at which no device makes a sound, each day: what comes then is pushed when they end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct QuietHours {
    /// When they begin, in minutes after midnight, 0 to 1439.
    pub from: u16,
    /// When they end, in minutes after midnight; before `from` it is the next day.
    pub until: u16,
}

/// When mails go out: one for everything that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Digest {
    /// The hours of the day, 0 to 23, in order. Without any there is no mail.
    pub hours: Vec<u8>,
    /// How many days are between two days with mail: 1 for every day, 7 for once a week, up to 30.
    pub days: u8,
}

/// How an account wants to hear of things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NoticeSettings {
    /// One for each kind. Those that are missing stay as they are by default.
    pub switches: Vec<NoticeSwitch>,
    /// When no device makes a sound.
    #[serde(default)]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
    /// The time zone of hours, by its name in the IANA database: `Europe/Warsaw`.
    pub time_zone: String,
    /// The language of mails and webhooks, by its code: `en`, `fa`, `he`, `pl` or `pt`.
    pub language: String,
    /// When mails go out.
    pub digest: Digest,
}

/// The key with which the server proves to push services who it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushKey {
    /// A public key on the curve P-256, uncompressed, in base64url: the browser's `applicationServerKey`.
    pub key: String,
}

/// A device that wants to be told, as its browser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewPushDevice {
    /// The address at the push service.
    pub endpoint: String,
    /// The browser's public key, `keys.p256dh` of the subscription.
    pub p256dh: String,
    /// The shared secret, `keys.auth` of the subscription.
    pub auth: String,
    /// The language of the words, by its code.
    pub language: String,
}

/// A device that is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushDevice {
    /// The device's identifier here.
    pub id: String,
    /// The host of its push service.
    pub service: String,
    /// The browser that it was signed up with, as it calls itself.
    pub agent: String,
    /// The language of the words, by its code.
    pub language: String,
    /// When it was signed up, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// What is sent to a webhook.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum WebhookShape {
    /// A `PushMessage`.
    Plain,
    /// What Discord and those who copy it read: `content` and `embeds`.
    Discord,
}

/// An address to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewWebhook {
    /// Where to: `https://…`, on a machine that everybody can reach.
    pub url: String,
    /// What is sent there.
    pub shape: WebhookShape,
}

/// An address that is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Webhook {
    /// The webhook's identifier.
    pub id: String,
    /// Where to.
    pub url: String,
    /// What is sent there.
    pub shape: WebhookShape,
    /// When it was added, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The key of its signatures; shown only when it is added.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// How a webhook answered to a test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct WebhookTest {
    /// The code of the answer; none if there was no answer.
    #[ts(optional)]
    pub status: Option<u16>,
    /// Whether it counts as received.
    pub received: bool,
}

/// What a device or a webhook is sent: what has happened, and the words for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushMessage {
    /// The notice's identifier. Sent twice it is the same notice.
    pub id: String,
    /// What it is about; none for a test.
    #[ts(optional)]
    pub kind: Option<NoticeKind>,
    /// The game's identifier.
    #[ts(optional)]
    pub game: Option<String>,
    /// The tournament's identifier.
    #[ts(optional)]
    pub tournament: Option<String>,
    /// The club's identifier.
    #[ts(optional)]
    pub club: Option<String>,
    /// The name of whoever has brought it about.
    #[ts(optional)]
    pub who: Option<String>,
    /// More about it: `draw` or `takeback` for an offer; for a club `post`, `invitation`, `accepted`, `match` (a challenge)
    /// or `agreed` (a match to sign up for).
    #[ts(optional)]
    pub detail: Option<String>,
    /// When it came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What to open, from the beginning of the site: `/game/…`.
    pub path: String,
    /// The title, in `language`.
    pub title: String,
    /// The text, in `language`.
    pub body: String,
    /// What opens it, in `language`.
    pub open: String,
    /// What puts it off, in `language`.
    pub later: String,
    /// The language of the words, by its code.
    pub language: String,
}
