//! Accounts: sign-up, sessions, tokens, passwords and mail addresses.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sign-up. Guests who sign up keep their games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SignUp {
    /// The display name: 2 to 20 letters, digits, `-` or `_`.
    pub name: String,
    /// The password: 8 to 200 characters, neither the name nor a common password.
    pub password: String,
    /// The mail address for password resets. It must be confirmed.
    #[serde(default)]
    #[ts(optional)]
    pub mail: Option<String>,
}

/// Credentials for signing in.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SignIn {
    /// The account's name. Case does not matter.
    pub name: String,
    /// The password, exactly as it was chosen.
    pub password: String,
    /// The code of the second factor, if the account uses one.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// The caller's account, with private data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Me {
    /// The account's identifier. It stays the same when the name changes.
    pub id: String,
    /// The display name. It may change.
    pub name: String,
    /// Whether the account is a guest, without a password.
    pub guest: bool,
    /// Whether the account is a bot.
    pub bot: bool,
    /// Whether the account may moderate.
    pub admin: bool,
    /// The mail address, if there is one.
    #[ts(optional)]
    pub mail: Option<String>,
    /// Whether the mail address is confirmed.
    pub mail_confirmed: bool,
    /// Whether two-factor authentication is on.
    pub two_factor: bool,
    /// The end of the account's mute, in milliseconds since 1970.
    #[ts(optional, type = "number")]
    pub muted_until: Option<i64>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A session of the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Session {
    /// The session's identifier, for ending it.
    pub id: String,
    /// The user agent that signed in.
    pub agent: String,
    /// When the session began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was last used, in milliseconds since 1970, to the hour.
    #[ts(type = "number")]
    pub seen_at: i64,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// A permission of a token.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Scope {
    /// See what the account sees, including messages among the players of its games.
    Read,
    /// Create and play games.
    Play,
    /// Write messages. Reading them requires `read`.
    Chat,
}

impl Scope {
    /// All scopes, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Chat];
}

/// A token to create.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewToken {
    /// Its purpose, up to 60 characters.
    pub name: String,
    /// What requests with the token may do. All else is refused.
    pub scopes: Vec<Scope>,
}

/// A personal access token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Token {
    /// The token's identifier, for revoking it. Not secret.
    pub id: String,
    /// Its purpose.
    pub name: String,
    /// What requests with the token may do. All else is refused.
    pub scopes: Vec<Scope>,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was last used, in milliseconds since 1970, to the hour.
    #[ts(optional, type = "number")]
    pub used_at: Option<i64>,
    /// The secret. Present only in the response that creates the token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// A second factor to confirm.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct TwoFactorSetup {
    /// The secret, for typing it in.
    pub secret: String,
    /// The secret as an `otpauth:` URL, for a QR code.
    pub url: String,
}

/// Recovery codes. They replace the second factor and are shown only once.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct RecoveryCodes {
    /// The codes. Each works for one sign-in.
    pub codes: Vec<String>,
}

/// Confirms a second factor with a code from it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TwoFactorConfirm {
    /// The secret from the setup.
    pub secret: String,
    /// The current code.
    pub code: String,
    /// The account's current password.
    pub password: String,
}

/// The password, required for changes that cannot be undone.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Password {
    /// The account's current password.
    pub password: String,
}

/// A change of the password. All other sessions end.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ChangePassword {
    /// The current password.
    pub password: String,
    /// The new password: 8 to 200 characters.
    pub new: String,
}

/// A request for a password reset. If an account has the address, a link is sent to it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mail {
    /// The account's mail address.
    pub mail: String,
}

/// A change of the mail address. It takes effect once it is confirmed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ChangeMail {
    /// The new address; `null` to remove the address.
    #[serde(default)]
    #[ts(optional)]
    pub mail: Option<String>,
    /// The account's current password.
    pub password: String,
}

/// The secret from a link in a mail.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Link {
    /// The secret from the link in the mail.
    pub secret: String,
}

/// A password reset with the link from a mail.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ResetPassword {
    /// The secret from the link.
    pub secret: String,
    /// The new password: 8 to 200 characters.
    pub password: String,
}
