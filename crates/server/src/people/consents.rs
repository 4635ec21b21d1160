//! OAuth consents. An app sends a person to the consent page with a request. If they allow it, they return to
//! the app with a code, which is valid for a minute, once, and only with the verifier of its challenge
//! (PKCE). A wrong app or address is reported to the person, all other errors to the app.

use super::People;
use super::apps::{Known, built_in_name};
use super::identity::Identity;
use super::params::{Params, scopes};
use super::redirects;
use crate::fail::{Answer, Fail};
use crate::node::limits::CONSENTS;
use crate::secret;
use crate::store::Write;
use crate::store::consents::{self, Given, NewConsent};
use crate::store::tokens::in_order;
use crate::time::MINUTE;
use protocol::people::{AppAccess, Consent, ConsentAnswer, ConsentAsk, Scope};

/// How long a code is valid.
pub const CODE_LASTS: i64 = MINUTE;
/// The longest `state`, in bytes.
const STATE: usize = 2_000;
/// Parameters that must not be repeated.
const NAMES: [&str; 6] =
    ["response_type", "scope", "state", "code_challenge", "code_challenge_method", "response_mode"];

/// The request of an app whose identity and redirect address are verified.
struct Request {
    known: Known,
    redirect: String,
    state: Option<String>,
    /// The scopes and the challenge, or the error for the app.
    asked: Result<(Vec<Scope>, String), &'static str>,
}

impl Request {
    /// The redirect address with an answer. It names the issuer, against mix-up attacks (RFC 9207).
    fn answer(&self, answer: (&str, &str), issuer: &str) -> String {
        let state = self.state.as_deref().map(|state| ("state", state));
        let all: Vec<_> = [answer].into_iter().chain(state).chain([("iss", issuer)]).collect();
        redirects::with(&self.redirect, &all)
    }
}

/// Parses a request of an app that may ask for at most these scopes.
fn read(params: &Params, most: &[Scope]) -> Result<(Vec<Scope>, String), &'static str> {
    let too_long = params.get("state").is_some_and(|state| state.len() > STATE);
    if params.repeats(&NAMES) || too_long {
        return Err("invalid_request");
    }
    match params.get("response_type") {
        Some("code") => {}
        Some(_) => return Err("unsupported_response_type"),
        None => return Err("invalid_request"),
    }
    if params.get("response_mode").is_some_and(|mode| mode != "query") {
        return Err("invalid_request");
    }
    let challenge = params.get("code_challenge").filter(|challenge| is_challenge(challenge));
    let by_hash = params.get("code_challenge_method") == Some("S256");
    let challenge = challenge.filter(|_| by_hash).ok_or("invalid_request")?;
    let scopes = params.get("scope").and_then(scopes).ok_or("invalid_scope")?;
    if scopes.iter().any(|scope| !most.contains(scope)) {
        return Err("invalid_scope");
    }
    Ok((scopes, challenge.to_string()))
}

/// Whether a text can be a SHA-256 hash in base64url.
fn is_challenge(text: &str) -> bool {
    text.len() == 43 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

impl People {
    /// Parses the query of the consent page.
    async fn request(&self, query: &str) -> Answer<Request> {
        let params = Params::read(query.strip_prefix('?').unwrap_or(query));
        let id = params.get("client_id").ok_or_else(|| Fail::bad("unknown-app"))?;
        let known = self.app(id).await?.ok_or_else(|| Fail::bad("unknown-app"))?;
        let redirect = params.get("redirect_uri");
        let redirect = redirect.filter(|asked| redirects::is_known(asked, &known.app.redirects));
        let redirect = redirect.ok_or_else(|| Fail::bad("unknown-redirect"))?.to_string();
        let state = params.get("state").filter(|state| state.len() <= STATE).map(str::to_string);
        let asked = read(&params, &known.app.scopes);
        Ok(Request { known, redirect, state, asked })
    }

    /// What the consent page shows, or where it redirects.
    pub async fn consent_ask(&self, query: &str) -> Answer<ConsentAsk> {
        let request = self.request(query).await?;
        Ok(match &request.asked {
            Ok((scopes, _)) => ConsentAsk::Ask {
                name: request.known.app.name.clone(),
                url: request.known.url(),
                redirect: request.redirect.clone(),
                scopes: scopes.clone(),
            },
            Err(error) => ConsentAsk::Back { to: request.answer(("error", error), self.mailer.base()) },
        })
    }

    /// Handles the answer of the person. Returns the address to go to, with a code if access was granted.
    pub async fn consent(&self, who: &Identity, given: &Consent) -> Answer<ConsentAnswer> {
        let (request, issuer) = (self.request(&given.query).await?, self.mailer.base());
        let (scopes, challenge) = match &request.asked {
            Ok(asked) if given.allow => asked,
            Ok(_) => return Ok(ConsentAnswer { to: request.answer(("error", "access_denied"), issuer) }),
            Err(error) => return Ok(ConsentAnswer { to: request.answer(("error", error), issuer) }),
        };
        self.limits.count(CONSENTS, who.id()).await?;
        let code = format!("thc_{}", secret::random(43));
        let consent = NewConsent {
            id: &secret::id(),
            account: who.id(),
            client: &request.known.app.id,
            registered: request.known.registered,
            scopes,
            redirect: &request.redirect,
            challenge,
        };
        self.store.write(consent.add(&secret::hash(&code), self.time.now())).await?;
        Ok(ConsentAnswer { to: request.answer(("code", &code), issuer) })
    }

    /// The apps that have access to an account. Several devices with the same app count as one.
    pub async fn app_access(&self, account: &str) -> Answer<Vec<AppAccess>> {
        let mut apps: Vec<AppAccess> = Vec::new();
        for given in consents::list(&self.store, account).await? {
            let Given { client, name, url, scopes, created_at, used_at } = given;
            match apps.iter_mut().find(|app| app.client == client) {
                Some(app) => {
                    let all: Vec<Scope> = app.scopes.iter().copied().chain(scopes).collect();
                    app.scopes = in_order(&all);
                    app.used_at = app.used_at.max(used_at);
                }
                None => {
                    let name = name.or_else(|| built_in_name(&client)).unwrap_or_else(|| client.clone());
                    apps.push(AppAccess { client, name, url, scopes, created_at, used_at });
                }
            }
        }
        Ok(apps)
    }

    /// Revokes the access of an app and closes its connections.
    pub async fn end_app_access(&self, account: &str, client: &str) -> Answer<()> {
        let those = consents::of_client(&self.store, account, client).await?;
        if those.is_empty() {
            return Err(Fail::missing());
        }
        self.store.write(consents::end_client(account, client)).await?;
        those.iter().for_each(|id| self.hub.close_everywhere(account, Some(id)));
        Ok(())
    }

    /// Ends consents, each with its account, and closes their connections.
    pub(super) async fn end_consents(&self, those: &[(String, String)]) -> Answer<()> {
        let write =
            those.iter().fold(Write::new(), |write, (id, account)| write.then(consents::end(account, id)));
        self.store.write(write).await?;
        those.iter().for_each(|(id, account)| self.hub.close_everywhere(account, Some(id)));
        Ok(())
    }
}
