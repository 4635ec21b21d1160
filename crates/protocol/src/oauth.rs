//! OAuth 2 messages between third-party apps and the server (RFC 6749, 7009, 8414), with the names of these
//! standards. The pages do not use them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A token request, as a form. `grant_type` decides which of the other fields apply.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenForm {
    /// `authorization_code` or `refresh_token`.
    pub grant_type: String,
    /// The `client_id` of the app.
    pub client_id: String,
    /// The authorization code from the redirect.
    pub code: Option<String>,
    /// The redirect address, exactly as in the authorization request.
    pub redirect_uri: Option<String>,
    /// The PKCE verifier that the challenge was made from.
    pub code_verifier: Option<String>,
    /// The refresh token from the last token response.
    pub refresh_token: Option<String>,
    /// Scopes, separated by spaces. Restricts the next access token to fewer scopes than the person has
    /// allowed.
    pub scope: Option<String>,
}

/// A request to revoke access, as a form.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct RevokeForm {
    /// An access token or a refresh token.
    pub token: String,
    /// The `client_id` of the app.
    pub client_id: String,
    /// Ignored: the server recognises the kind of token.
    pub token_type_hint: Option<String>,
}

/// A token response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TokenAnswer {
    /// The access token. Send it as `Authorization: Bearer …`.
    pub access_token: String,
    /// Always `Bearer`.
    pub token_type: String,
    /// The lifetime of the access token, in seconds.
    pub expires_in: i64,
    /// The refresh token for the next access token. It works once; each response has a new one.
    pub refresh_token: String,
    /// The scopes of the access token, separated by spaces.
    pub scope: String,
}

/// An OAuth error response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TokenError {
    /// The error: `invalid_request`, `invalid_client`, `invalid_grant`, `invalid_scope` or
    /// `unsupported_grant_type`.
    pub error: String,
    /// The error as a sentence, for the app's developer.
    pub error_description: String,
}

/// The metadata of the authorization server (RFC 8414).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AuthorizationServer {
    /// The server's address. Authorization responses repeat it as `iss`.
    pub issuer: String,
    /// The consent page.
    pub authorization_endpoint: String,
    /// The endpoint that exchanges codes and refresh tokens for access tokens.
    pub token_endpoint: String,
    /// The endpoint that revokes tokens.
    pub revocation_endpoint: String,
    /// How apps authenticate to the revocation endpoint: `none`.
    pub revocation_endpoint_auth_methods_supported: Vec<String>,
    /// How apps authenticate to the token endpoint: `none`.
    pub token_endpoint_auth_methods_supported: Vec<String>,
    /// The scopes that apps can ask for.
    pub scopes_supported: Vec<String>,
    /// Always `code`.
    pub response_types_supported: Vec<String>,
    /// Always `query`.
    pub response_modes_supported: Vec<String>,
    /// The supported grant types.
    pub grant_types_supported: Vec<String>,
    /// Always `S256`.
    pub code_challenge_methods_supported: Vec<String>,
    /// Whether authorization responses name their issuer as `iss`.
    pub authorization_response_iss_parameter_supported: bool,
}
