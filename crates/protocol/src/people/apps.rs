//! Third-party apps: their registration, and their access to accounts.

use super::Scope;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An app to register.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewApp {
    /// The display name, up to 60 characters.
    pub name: String,
    /// The home page (HTTPS).
    pub url: String,
    /// One to five redirect addresses: `https:`, a custom scheme that contains a dot, or `http://127.0.0.1/…`
    /// and `http://[::1]/…` with any port.
    pub redirects: Vec<String>,
    /// All scopes that the app may ask for.
    pub scopes: Vec<Scope>,
}

/// A registered app, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct App {
    /// The `client_id`. Not secret.
    pub id: String,
    /// The app's display name.
    pub name: String,
    /// The home page.
    pub url: String,
    /// The redirect addresses.
    pub redirects: Vec<String>,
    /// All scopes that the app may ask for.
    pub scopes: Vec<Scope>,
    /// When the app was registered, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// A new name for an app.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct AppName {
    /// The display name, up to 60 characters.
    pub name: String,
}

/// An app with access to the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AppAccess {
    /// The app's `client_id`, for revoking its access.
    pub client: String,
    /// The app's display name.
    pub name: String,
    /// The app's home page; absent for an app that comes with the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub url: Option<String>,
    /// The scopes that the app was given.
    pub scopes: Vec<Scope>,
    /// When access was given, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When the app last used its access, in milliseconds since 1970, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub used_at: Option<i64>,
}

/// What the consent page does with a person whom an app has sent there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum ConsentAsk {
    /// It asks for consent.
    Ask {
        /// The app's display name.
        name: String,
        /// The app's home page; absent for an app that comes with the server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        url: Option<String>,
        /// The address that the answer redirects to.
        redirect: String,
        /// The scopes that the app asks for.
        scopes: Vec<Scope>,
    },
    /// It redirects to the app with an error, because the request is not valid.
    Back {
        /// The address to redirect to.
        to: String,
    },
}

/// A person's answer to an app's request.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Consent {
    /// The unchanged query string of the consent page, without `?`.
    pub query: String,
    /// Whether the app gets the access it asks for.
    pub allow: bool,
}

/// Where the person is redirected after answering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ConsentAnswer {
    /// The app's address, including the answer.
    pub to: String,
}
