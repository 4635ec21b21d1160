//! Tokens of apps: a code is exchanged for an access token and a refresh token, and a refresh token for the
//! next two. A refresh token has two parts: one shared by its family, which finds the consent, and one that
//! only the newest has. So an old token is recognised without being stored. If an old token or a used code is
//! presented, either side may be the thief, so the consent ends.

use super::People;
use super::params::{Params, scopes};
use crate::error::Error;
use crate::fail::Fail;
use crate::secret::{self, hash};
use crate::store::consents::{self, Access, Consent};
use crate::store::tokens::words;
use crate::time::{DAY, HOUR};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::oauth::TokenAnswer;
use protocol::people::Scope;
use sha2::{Digest, Sha256};

/// How long an access token is valid.
const ACCESS_LASTS: i64 = HOUR;
/// How long an unused refresh token is valid.
pub const REFRESH_LASTS: i64 = 90 * DAY;
/// The prefix of access tokens.
const ACCESS: &str = "tha";
/// The prefix of refresh tokens.
const REFRESH: &str = "thr";
/// The length of each secret part of a token.
const SECRET: usize = 43;
/// Parameters that must not be repeated.
const NAMES: [&str; 8] =
    ["grant_type", "client_id", "code", "redirect_uri", "code_verifier", "refresh_token", "scope", "token"];

/// Why an app gets no token.
#[derive(Debug)]
pub enum Denied {
    /// An OAuth error: its code, and a description for developers.
    Said(&'static str, &'static str),
    /// Any other error.
    Fail(Fail),
}

impl From<Fail> for Denied {
    fn from(fail: Fail) -> Self {
        Self::Fail(fail)
    }
}

impl From<Error> for Denied {
    fn from(error: Error) -> Self {
        Self::Fail(error.into())
    }
}

fn missing(why: &'static str) -> Denied {
    Denied::Said("invalid_request", why)
}

fn bad_grant(why: &'static str) -> Denied {
    Denied::Said("invalid_grant", why)
}

/// Whether a verifier belongs to a challenge (RFC 7636).
fn verifies(verifier: &str, challenge: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
    (43..=128).contains(&verifier.len())
        && verifier.bytes().all(plain)
        && URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes())) == challenge
}

/// New tokens for an app.
struct Fresh {
    access: String,
    refresh: String,
}

impl Fresh {
    /// New tokens in a family.
    fn of(family: &str) -> Self {
        let access = format!("{ACCESS}_{}", secret::random(SECRET));
        Self { access, refresh: format!("{REFRESH}_{family}_{}", secret::random(SECRET)) }
    }

    fn answer(self, scopes: &[Scope]) -> TokenAnswer {
        TokenAnswer {
            access_token: self.access,
            token_type: "Bearer".to_string(),
            expires_in: ACCESS_LASTS / 1_000,
            refresh_token: self.refresh,
            scope: words(scopes),
        }
    }
}

/// The family part of a refresh token, if it has the form of one.
fn family_of(refresh: &str) -> Option<&str> {
    let (family, own) = refresh.strip_prefix(REFRESH)?.strip_prefix('_')?.split_once('_')?;
    (family.len() == SECRET && own.len() == SECRET).then_some(family)
}

impl People {
    /// Exchanges a code or a refresh token for new tokens.
    pub async fn exchange(&self, params: &Params) -> Result<TokenAnswer, Denied> {
        let client = self.client_of(params).await?;
        match params.get("grant_type") {
            Some("authorization_code") => self.exchange_code(&client, params).await,
            Some("refresh_token") => self.exchange_refresh(&client, params).await,
            Some(_) => Err(Denied::Said("unsupported_grant_type", "use authorization_code or refresh_token")),
            None => Err(missing("grant_type is missing")),
        }
    }

    /// The app of the request.
    async fn client_of(&self, params: &Params) -> Result<String, Denied> {
        if params.repeats(&NAMES) {
            return Err(missing("a parameter stands twice"));
        }
        let id = params.get("client_id").ok_or_else(|| missing("client_id is missing"))?;
        let known = self.app(id).await?;
        known.map(|known| known.app.id).ok_or(Denied::Said("invalid_client", "there is no such app"))
    }

    async fn exchange_code(&self, client: &str, params: &Params) -> Result<TokenAnswer, Denied> {
        let code = params.get("code").ok_or_else(|| missing("code is missing"))?;
        let redirect = params.get("redirect_uri").ok_or_else(|| missing("redirect_uri is missing"))?;
        let verifier = params.get("code_verifier").ok_or_else(|| missing("code_verifier is missing"))?;
        let consent = consents::by_code(&self.store, &hash(code)).await?;
        let consent = consent.ok_or_else(|| bad_grant("the code is not good"))?;
        if consent.used {
            return Err(self.stolen(consent, "the code was used before").await);
        }
        let now = self.time.now();
        if now - consent.created_at >= super::consents::CODE_LASTS {
            return Err(bad_grant("the code is too old"));
        }
        if consent.client != client {
            return Err(bad_grant("the code was given to another app"));
        }
        if consent.redirect != redirect {
            return Err(bad_grant("redirect_uri is not the one that the code was sent to"));
        }
        if !verifies(verifier, &consent.challenge) {
            return Err(bad_grant("code_verifier does not fit code_challenge"));
        }
        let family = secret::random(SECRET);
        let fresh = Fresh::of(&family);
        let access = hash(&fresh.access);
        let access = Access { hash: &access, scopes: &consent.scopes, now, expires: now + ACCESS_LASTS };
        let write = consent.use_code(&hash(&family), &hash(&fresh.refresh), &access);
        match self.store.write(write).await {
            Ok(_) => Ok(fresh.answer(&consent.scopes)),
            Err(Error::Conflict) => Err(self.stolen(consent, "the code was used before").await),
            Err(error) => Err(error.into()),
        }
    }

    async fn exchange_refresh(&self, client: &str, params: &Params) -> Result<TokenAnswer, Denied> {
        let old = params.get("refresh_token").ok_or_else(|| missing("refresh_token is missing"))?;
        let family = family_of(old).ok_or_else(|| bad_grant("the refresh token is not good"))?;
        let consent = consents::by_family(&self.store, &hash(family)).await?;
        let now = self.time.now();
        let consent = consent.filter(|consent| now - consent.renewed_at < REFRESH_LASTS);
        let consent = consent.ok_or_else(|| bad_grant("the refresh token is not good"))?;
        if consent.client != client {
            return Err(bad_grant("the refresh token was given to another app"));
        }
        let asked = match params.get("scope") {
            Some(text) => scopes(text).filter(|asked| asked.iter().all(|one| consent.scopes.contains(one))),
            None => Some(consent.scopes.clone()),
        };
        let asked = asked.ok_or(Denied::Said("invalid_scope", "the person has not allowed that"))?;
        let fresh = Fresh::of(family);
        let access = hash(&fresh.access);
        let access = Access { hash: &access, scopes: &asked, now, expires: now + ACCESS_LASTS };
        match self.store.write(consent.refresh(&hash(old), &hash(&fresh.refresh), &access)).await {
            Ok(_) => {
                if asked != consent.scopes {
                    // Open connections may have wider scopes than the new token.
                    self.hub.close_everywhere(&consent.account, Some(&consent.id));
                }
                Ok(fresh.answer(&asked))
            }
            Err(Error::Conflict) => Err(self.stolen(consent, "the refresh token was used before").await),
            Err(error) => Err(error.into()),
        }
    }

    /// Ends a consent whose code or refresh token was used twice.
    async fn stolen(&self, consent: Consent, why: &'static str) -> Denied {
        tracing::warn!(app = consent.client, account = consent.account, why, "an app has lost its access");
        match self.end_consents(&[(consent.id, consent.account)]).await {
            Ok(()) => bad_grant(why),
            Err(fail) => fail.into(),
        }
    }

    /// Revokes the consent of a token. An unknown token is no error.
    pub async fn give_back(&self, params: &Params) -> Result<(), Denied> {
        let client = self.client_of(params).await?;
        let token = params.get("token").ok_or_else(|| missing("token is missing"))?;
        let consent = match family_of(token) {
            Some(family) => consents::by_family(&self.store, &hash(family)).await?,
            None => consents::by_access(&self.store, &hash(token)).await?,
        };
        match consent {
            Some(consent) if consent.client != client => Err(bad_grant("the token was given to another app")),
            Some(consent) => Ok(self.end_consents(&[(consent.id, consent.account)]).await?),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_met_by_what_it_was_made_of() {
        // The example of RFC 7636.
        let (verifier, challenge) =
            ("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
        assert!(verifies(verifier, challenge));
        assert!(
            !verifies(challenge, challenge)
                && !verifies(&verifier[1..], challenge)
                && !verifies("", challenge)
        );
        let short = "short";
        assert!(!verifies(short, &URL_SAFE_NO_PAD.encode(Sha256::digest(short))));
    }

    #[test]
    fn a_refresh_token_says_which_family_it_is_of() {
        let family = secret::random(SECRET);
        let fresh = Fresh::of(&family);
        assert_eq!(family_of(&fresh.refresh), Some(family.as_str()));
        for wrong in ["", "thr_", "thr__", &fresh.access, &fresh.refresh[1..], "th_x_y"] {
            assert_eq!(family_of(wrong), None, "{wrong}");
        }
        assert_ne!(Fresh::of(&family).refresh, fresh.refresh);
    }
}
