//! Authentication: by the cookie of a session, or by a token.

use crate::address::{self, Address};
use crate::app::Shared;
use crate::fail::Fail;
use crate::http::cookies::session_of;
use crate::people::identity::Identity;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Whether a changing request comes from our own pages. Browsers name the origin; other programs send none.
pub fn is_same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    if matches!(text(axum::http::HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site"))
    {
        return false;
    }
    let Some(origin) = text(ORIGIN) else { return !headers.contains_key(ORIGIN) };
    let (scheme, host) = origin.split_once("://").unwrap_or_default();
    // Without TLS, an attacker on the network could serve a page from our host.
    let secure = public_url.is_some_and(|url| url.starts_with("https://"));
    (text(HOST).is_some_and(|ours| ours == host) && (scheme == "https" || !secure))
        || public_url.is_some_and(|url| url.trim_end_matches('/') == origin)
}

/// The client address of a request.
impl FromRequestParts<Shared> for Address {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        Ok(Self(address::of(peer, &parts.headers, app.config.proxies)))
    }
}

/// A request from our own pages or from no page at all. Handlers that create sessions require it, so that no
/// other site can sign anybody in or out.
pub struct SameOrigin;

impl FromRequestParts<Shared> for SameOrigin {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        let ours = is_same_origin(&parts.headers, app.config.public_url.as_deref());
        if ours { Ok(Self) } else { Err(Fail::forbidden("cross-site")) }
    }
}

/// The sender of a request, if signed in. An invalid secret is an error, not anonymous access.
pub struct MaybeUser(pub Option<Identity>);

impl FromRequestParts<Shared> for MaybeUser {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        let who = identify(parts, app).await?;
        if let Some(who) = &who {
            // Every request is a sign of life.
            let address = Address::from_request_parts(parts, app).await?;
            app.presence.seen(who.id(), &address.key(), app.time.now());
        }
        Ok(Self(who))
    }
}

async fn identify(parts: &Parts, app: &Shared) -> Result<Option<Identity>, Fail> {
    if let Some(value) = parts.headers.get(AUTHORIZATION) {
        let secret = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        return app.people.by_token(secret.unwrap_or("").trim()).await.map(Some);
    }
    let Some(secret) = session_of(&parts.headers, app.config.is_secure()) else { return Ok(None) };
    let safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && !is_same_origin(&parts.headers, app.config.public_url.as_deref()) {
        return Err(Fail::forbidden("cross-site"));
    }
    app.people.by_session(&secret).await
}

/// The sender of a request, who must be signed in.
impl FromRequestParts<Shared> for Identity {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, Fail> {
        MaybeUser::from_request_parts(parts, app).await?.0.ok_or_else(Fail::nobody)
    }
}
