//! Who asks: by the cookie of a session, or by a token.

use crate::app::Shared;
use crate::args;
use crate::fail::Fail;
use crate::game::seating::Person;
use crate::secret;
use crate::store::Write;
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::people::Scope;
use sqlx::Row;

/// An hour, in milliseconds: that seldom it is noted that a session is used.
const HOUR: i64 = 3_600_000;
/// How long a session lasts that nobody uses.
pub const SESSION_LASTS: i64 = 60 * 24 * HOUR;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Who {
    /// The player.
    pub person: Person,
    /// The session or token by which they ask.
    pub session: String,
    /// Whether they may moderate.
    pub admin: bool,
    /// Until when they may not speak.
    pub muted_until: i64,
    /// What the token allows; a session allows everything.
    scopes: Option<Vec<Scope>>,
}

impl Who {
    /// The account.
    pub fn id(&self) -> &str {
        &self.person.id
    }

    /// Whether a token allows it; a session always does.
    pub fn may(&self, scope: Scope) -> Result<&Self, Fail> {
        let allowed = self.scopes.as_ref().is_none_or(|scopes| scopes.contains(&scope));
        let name = serde_json::to_value(scope).unwrap_or_default();
        allowed.then_some(self).ok_or_else(|| Fail::forbidden("token-scope").with("scope", name))
    }

    /// Whether they came by a session: the account itself is not for programs.
    pub fn in_person(&self) -> Result<&Self, Fail> {
        self.scopes.is_none().then_some(self).ok_or_else(|| Fail::forbidden("session-only"))
    }

    /// Whether they have an account with a password, and came by a session.
    pub fn with_account(&self) -> Result<&Self, Fail> {
        self.in_person()?;
        (!self.person.guest).then_some(self).ok_or_else(|| Fail::forbidden("account-only"))
    }

    /// Whether they may moderate.
    pub fn as_admin(&self) -> Result<&Self, Fail> {
        self.in_person()?;
        self.admin.then_some(self).ok_or_else(|| Fail::forbidden("admin-only"))
    }
}

/// Scopes as the database has them.
pub fn scopes_of(text: &str) -> Vec<Scope> {
    let scope = |word: &str| match word {
        "read" => Some(Scope::Read),
        "play" => Some(Scope::Play),
        "chat" => Some(Scope::Chat),
        _ => None,
    };
    text.split(' ').filter_map(scope).collect()
}

fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Host-teahouse" } else { "teahouse" }
}

/// The cookie that carries a session; an empty secret takes it away.
pub fn cookie(secure: bool, secret: &str) -> Cookie<'static> {
    let age = if secret.is_empty() { 0 } else { SESSION_LASTS / 1_000 };
    Cookie::build((cookie_name(secure), secret.to_string()))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(::time::Duration::seconds(age))
        .build()
}

/// Whether a request that changes something comes from our own pages: browsers say where from, other programs
/// say nothing.
pub fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    if matches!(text(axum::http::HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site"))
    {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return !headers.contains_key(ORIGIN) };
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    text(HOST).is_some_and(|ours| ours == host)
        || public_url.is_some_and(|url| url.trim_end_matches('/') == origin)
}

/// A request from our own pages or from no page at all. What makes a session asks for it: no other page signs
/// anybody in or out.
pub struct Ours;

impl FromRequestParts<Shared> for Ours {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        let ours = is_ours(&parts.headers, app.config.public_url.as_deref());
        if ours { Ok(Self) } else { Err(Fail::forbidden("cross-site")) }
    }
}

/// Who a request comes from, if anybody is signed in. A secret that is wrong is an error, not nobody.
pub struct Perhaps(pub Option<Who>);

impl FromRequestParts<Shared> for Perhaps {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        if let Some(value) = parts.headers.get(AUTHORIZATION) {
            let secret = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            return by_token(app, secret.unwrap_or("").trim()).await.map(|who| Self(Some(who)));
        }
        let jar = CookieJar::from_headers(&parts.headers);
        let Some(cookie) = jar.get(cookie_name(app.config.is_secure())) else { return Ok(Self(None)) };
        let safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
        if !safe && !is_ours(&parts.headers, app.config.public_url.as_deref()) {
            return Err(Fail::forbidden("cross-site"));
        }
        by_session(app, cookie.value()).await.map(Self)
    }
}

/// Who a request comes from; somebody has to be signed in.
impl FromRequestParts<Shared> for Who {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        Perhaps::from_request_parts(parts, app).await?.0.ok_or_else(Fail::nobody)
    }
}

async fn by_session(app: &Shared, secret: &str) -> Result<Option<Who>, Fail> {
    let sql = "SELECT a.id, a.name, a.kind, a.bot, s.id, a.admin, a.muted_until, s.seen_at FROM sessions s \
               JOIN accounts a ON a.id = s.account WHERE s.hash = $1 AND a.closed_at IS NULL AND s.seen_at > $2";
    let now = app.time.now();
    let row = app.store.row(sql, args![secret::hash(secret), now - SESSION_LASTS]).await?;
    let Some(row) = row else { return Ok(None) };
    let session: String = row.get(4);
    if now - row.get::<i64, _>(7) > HOUR {
        let sql = "UPDATE sessions SET seen_at = $2 WHERE id = $1";
        app.store.write(Write::new().and(sql, args![&session, now])).await?;
    }
    Ok(Person::of(&row, 0).map(|person| Who {
        person,
        session,
        admin: row.get::<i64, _>(5) == 1,
        muted_until: row.get(6),
        scopes: None,
    }))
}

async fn by_token(app: &Shared, secret: &str) -> Result<Who, Fail> {
    let sql = "SELECT a.id, a.name, a.kind, a.bot, t.id, t.scopes, a.muted_until, t.used_at FROM tokens t \
               JOIN accounts a ON a.id = t.account WHERE t.hash = $1 AND a.closed_at IS NULL";
    let row = app.store.row(sql, args![secret::hash(secret)]).await?.ok_or_else(Fail::nobody)?;
    let (session, now): (String, _) = (row.get(4), app.time.now());
    if now - row.get::<Option<i64>, _>(7).unwrap_or(0) > HOUR {
        let sql = "UPDATE tokens SET used_at = $2 WHERE id = $1";
        app.store.write(Write::new().and(sql, args![&session, now])).await?;
    }
    let person = Person::of(&row, 0).ok_or_else(Fail::nobody)?;
    let scopes = Some(scopes_of(row.get(5)));
    Ok(Who { person, session, admin: false, muted_until: row.get(6), scopes })
}
