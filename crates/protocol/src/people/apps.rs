//! Apps of other people: what their owners register, and what an account lets them do.

use super::Scope;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An app to be registered.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct NewApp {
    /// What people call it, up to 60 characters.
    pub name: String,
    /// Its home page, by HTTPS.
    pub url: String,
    /// Where people may be sent back to, one to five: `https:`, a scheme of its own with a dot in it, or
    /// `http://127.0.0.1/…` and `http://[::1]/…`, with any port.
    pub redirects: Vec<String>,
    /// The most that it may ever ask for.
    pub scopes: Vec<Scope>,
}

/// An app that is registered, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct App {
    /// Its `client_id`; no secret.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its home page.
    pub url: String,
    /// Where people may be sent back to.
    pub redirects: Vec<String>,
    /// The most that it may ever ask for.
    pub scopes: Vec<Scope>,
    /// When it was registered.
    #[ts(type = "number")]
    pub created_at: i64,
}

/// Another name for an app.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct AppName {
    /// What people call it, up to 60 characters.
    pub name: String,
}

/// An app that an account lets do something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct AppAccess {
    /// The `client_id` of the app, to take its access away with.
    pub client: String,
    /// What people call it.
    pub name: String,
    /// Its home page; none for an app that comes with the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub url: Option<String>,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// Since when.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it last did something, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub used_at: Option<i64>,
}

/// What is to become of a person whom an app has sent to the page of consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum ConsentAsk {
    /// They are asked.
    Ask {
        /// What people call the app.
        name: String,
        /// Its home page; none for an app that comes with the server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        url: Option<String>,
        /// Where the answer goes.
        redirect: String,
        /// What it wants to do.
        scopes: Vec<Scope>,
    },
    /// The app has asked for something that cannot be: they go back to it, and it is told.
    Back {
        /// The address to go to.
        to: String,
    },
}

/// What a person answers an app.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct Consent {
    /// What stood after `?` in the address of the page, as it was.
    pub query: String,
    /// Whether the app may do what it asks for.
    pub allow: bool,
}

/// Where a person goes after their answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[ts(export)]
pub struct ConsentAnswer {
    /// The address of the app, with the answer.
    pub to: String,
}
