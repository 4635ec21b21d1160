//! An account: signing in, sessions, tokens, passwords, mail.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// An account to be made. A guest who signs up keeps the games.
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

/// What an account signs in with.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct SignIn {
    /// The name of the account, in any case.
    pub name: String,
    /// The password as it was chosen: nothing is trimmed.
    pub password: String,
    /// The code of the second factor, if the account has one.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// The account of the request, as only its owner sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Me {
    /// The account's identifier, which stays when the name changes.
    pub id: String,
    /// The name that everybody sees; it may change.
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
    /// The session's identifier, to end it with.
    pub id: String,
    /// The program that signed in, as it names itself.
    pub agent: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a token allows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export)]
pub enum Scope {
    /// To see what the account sees, messages among the players of its games included.
    Read,
    /// To create games and play them.
    Play,
    /// To write messages; to read them takes `read`.
    Chat,
}

impl Scope {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Chat];
}

/// A token to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewToken {
    /// What it is for, up to 60 characters.
    pub name: String,
    /// What requests with it may do; everything else is refused.
    pub scopes: Vec<Scope>,
}

/// A token for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct Token {
    /// The token's identifier, to revoke it with; no secret.
    pub id: String,
    /// What it is for.
    pub name: String,
    /// What requests with it may do; everything else is refused.
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
    /// The same as an `otpauth:` address, which apps also read from a QR code of it.
    pub url: String,
}

/// Codes that stand in for the second factor, each once. They are shown only now.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct RecoveryCodes {
    /// The codes, each good for one sign-in.
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
    /// The password of the account, asked for again.
    pub password: String,
}

/// The password again, for what cannot be undone.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Password {
    /// The password of the account, asked for again.
    pub password: String,
}

/// A change of the password. It ends all other sessions.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ChangePassword {
    /// The password up to now.
    pub password: String,
    /// The new one: 8 to 200 characters.
    pub new: String,
}

/// An address that a link for a new password is sent to, if an account has it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Mail {
    /// The address as the account gave it.
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
    /// The password of the account, asked for again.
    pub password: String,
}

/// What a link in a mail carries.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Link {
    /// The secret from the link in the mail.
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
