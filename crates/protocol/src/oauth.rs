//! What apps of other people and the server say to each other: OAuth 2 (RFC 6749, 7009, 8414), with the names that it
//! has for everything. Pages do not read it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What an app sends to get tokens, as a form. Which fields it takes depends on the first.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenForm {
    /// `authorization_code` or `refresh_token`.
    pub grant_type: String,
    /// Which app asks.
    pub client_id: String,
    /// The code that the person came back with.
    pub code: Option<String>,
    /// The address that they came back to, as it was asked for.
    pub redirect_uri: Option<String>,
    /// What the challenge was made of.
    pub code_verifier: Option<String>,
    /// The refresh token of the last answer.
    pub refresh_token: Option<String>,
    /// Words with spaces between them: less than the person has allowed, for the next access token.
    pub scope: Option<String>,
}

/// What an app sends to give its access back, as a form.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RevokeForm {
    /// An access token or a refresh token.
    pub token: String,
    /// Which app asks.
    pub client_id: String,
    /// Not needed: what the token is can be seen.
    pub token_type_hint: Option<String>,
}

/// The tokens of an app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TokenAnswer {
    /// For requests: `Authorization: Bearer …`.
    pub access_token: String,
    /// `Bearer`.
    pub token_type: String,
    /// In how many seconds the access token ends.
    pub expires_in: i64,
    /// For the next access token, once: each answer has another one.
    pub refresh_token: String,
    /// What the access token allows, as words with spaces between them.
    pub scope: String,
}

/// Why an app gets no tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TokenError {
    /// `invalid_request`, `invalid_client`, `invalid_grant`, `invalid_scope` or `unsupported_grant_type`.
    pub error: String,
    /// The same in a sentence, for whoever writes the app.
    pub error_description: String,
}

/// Where apps find what (RFC 8414).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AuthorizationServer {
    /// The address of the server, which answers name as `iss`.
    pub issuer: String,
    /// The page that asks a person.
    pub authorization_endpoint: String,
    /// Where codes and refresh tokens become access tokens.
    pub token_endpoint: String,
    /// Where access is given back.
    pub revocation_endpoint: String,
    /// How apps prove that they are themselves here: not at all.
    pub revocation_endpoint_auth_methods_supported: Vec<String>,
    /// The same for tokens.
    pub token_endpoint_auth_methods_supported: Vec<String>,
    /// What may be asked for.
    pub scopes_supported: Vec<String>,
    /// `code`.
    pub response_types_supported: Vec<String>,
    /// `query`.
    pub response_modes_supported: Vec<String>,
    /// What tokens are given for.
    pub grant_types_supported: Vec<String>,
    /// `S256`.
    pub code_challenge_methods_supported: Vec<String>,
    /// Answers say who gave them.
    pub authorization_response_iss_parameter_supported: bool,
}
