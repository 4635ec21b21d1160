//! Notices: what waits for an account, what happened, and how and when the account is told.

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
    /// The account's time for its turn is running out. It waits until the turn is made.
    Deadline,
    /// A player offers a draw or asks for a takeback. It waits until it is answered.
    Offer,
    /// A player challenges the account to a game. It waits until the game begins or is declined.
    Challenge,
    /// A game of a tournament began.
    Pairing,
    /// Another game of the account began.
    Began,
    /// A game of the account ended.
    Over,
    /// A player wrote in the players' room of a game of the account.
    Message,
    /// A player whom the account follows is online.
    Followed,
    /// News of a club. `detail` says what happened.
    Club,
}

/// A notice in an account's list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticeView {
    /// The notice's identifier.
    pub id: String,
    /// The kind of notice.
    pub kind: NoticeKind,
    /// The game's identifier, the last part of its link.
    #[ts(optional)]
    pub game: Option<String>,
    /// The game's `id` in the catalogue.
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
    /// The player who caused the notice: who moved, offers, asks, wrote or is online.
    #[ts(optional)]
    pub who: Option<PlayerRef>,
    /// Details: `draw` or `takeback` for an offer; for a club `post`, `invitation`, `accepted`, `match` (a
    /// challenge) or `agreed` (a match to sign up for).
    #[ts(optional)]
    pub detail: Option<String>,
    /// When the notice was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Whether the account still has to act.
    pub waits: bool,
    /// Whether the account has read it.
    pub read: bool,
}

/// The numbers of unread notices and of waiting games. The socket also sends them whenever they change.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticeCount {
    /// The number of unread notices, up to 100.
    #[ts(type = "number")]
    pub unread: i64,
    /// The number of games in which the account is to move, up to 100.
    #[ts(type = "number")]
    pub games: i64,
}

/// A page of an account's notices, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct NoticePage {
    /// The notices of this page.
    pub notices: Vec<NoticeView>,
    /// The `before` parameter of the next page; `null` on the last page.
    #[ts(optional)]
    pub before: Option<String>,
    /// The numbers of unread notices and waiting games in total.
    pub count: NoticeCount,
}

/// The channels through which an account is told of one kind of notice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NoticeSwitch {
    /// The kind of notice.
    pub kind: NoticeKind,
    /// Whether it is in the list, with an unread mark.
    pub page: bool,
    /// Whether it is sent to the account's push devices.
    pub push: bool,
    /// Whether it is part of the next digest.
    pub mail: bool,
    /// Whether it is sent to the account's webhooks.
    pub webhook: bool,
}

/// Hours of each day without push messages. Notices from these hours are pushed when they end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct QuietHours {
    /// The beginning, in minutes after midnight (0 to 1439).
    pub from: u16,
    /// The end, in minutes after midnight. If it is earlier than `from`, it is on the next day.
    pub until: u16,
}

/// When digests are mailed. Each contains everything that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Digest {
    /// The hours of the day, 0 to 23, in order. If empty, no digests are sent.
    pub hours: Vec<u8>,
    /// The number of days from one day with digests to the next: 1 for every day, 7 for once a week, up to
    /// 30.
    pub days: u8,
}

/// An account's notification settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NoticeSettings {
    /// The channels of each kind. Missing kinds keep their defaults.
    pub switches: Vec<NoticeSwitch>,
    /// The quiet hours, if any.
    #[serde(default)]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
    /// The time zone of all hours, by its IANA name, such as `Europe/Warsaw`.
    pub time_zone: String,
    /// The code of the language of mails and webhooks: `en`, `fa`, `he`, `pl` or `pt`.
    pub language: String,
    /// When digests are mailed.
    pub digest: Digest,
}

/// The key with which the server identifies itself to push services.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushKey {
    /// An uncompressed P-256 public key in base64url: the browser's `applicationServerKey`.
    pub key: String,
}

/// A push subscription, as the browser describes it.
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
    /// The language code of the texts.
    pub language: String,
}

/// A device that receives push messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushDevice {
    /// The device's identifier on this server.
    pub id: String,
    /// The host of its push service.
    pub service: String,
    /// The browser's user agent when it subscribed.
    pub agent: String,
    /// The language code of the texts.
    pub language: String,
    /// When it subscribed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// The format of a webhook's messages.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum WebhookShape {
    /// A `PushMessage`.
    Plain,
    /// The format of Discord and compatible services: `content` and `embeds`.
    Discord,
}

/// A webhook to add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewWebhook {
    /// The address: `https://…` on a publicly reachable host.
    pub url: String,
    /// The format of its messages.
    pub shape: WebhookShape,
}

/// A webhook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Webhook {
    /// The webhook's identifier.
    pub id: String,
    /// The address.
    pub url: String,
    /// The format of its messages.
    pub shape: WebhookShape,
    /// When it was added, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The key of its signatures. Present only in the response that adds the webhook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// The result of a webhook test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct WebhookTest {
    /// The HTTP status of the answer; `null` if there was none.
    #[ts(optional)]
    pub status: Option<u16>,
    /// Whether the message counts as delivered.
    pub received: bool,
}

/// A message to a device or a webhook: an event and its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct PushMessage {
    /// The notice's identifier. Messages with the same identifier are about the same notice.
    pub id: String,
    /// The kind of notice; `null` for a test.
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
    /// The name of the player who caused it.
    #[ts(optional)]
    pub who: Option<String>,
    /// Details: `draw` or `takeback` for an offer; for a club `post`, `invitation`, `accepted`, `match` (a
    /// challenge) or `agreed` (a match to sign up for).
    #[ts(optional)]
    pub detail: Option<String>,
    /// When the notice was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The path to open, relative to the site: `/game/…`.
    pub path: String,
    /// The title, in `language`.
    pub title: String,
    /// The text, in `language`.
    pub body: String,
    /// The label of the button that opens it, in `language`.
    pub open: String,
    /// The label of the button that postpones it, in `language`.
    pub later: String,
    /// The language code of the texts.
    pub language: String,
}
