//! Cookies: one for the session, one for the known device. Both carry a secret that only the server reads.

use crate::people::devices::LASTS;
use crate::people::identity::{SESSION_LASTS, SignedIn};
use crate::secret;
use axum::http::HeaderMap;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};

fn session_name(secure: bool) -> &'static str {
    if secure { "__Host-teahouse" } else { "teahouse" }
}

fn device_name(secure: bool) -> &'static str {
    if secure { "__Host-teahouse-device" } else { "teahouse-device" }
}

/// A cookie for a secret, with a lifetime in milliseconds.
fn cookie(name: &'static str, secure: bool, secret: &str, lasts: i64) -> Cookie<'static> {
    Cookie::build((name, secret.to_string()))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(::time::Duration::milliseconds(lasts))
        .build()
}

/// Sets the session cookie; an empty secret deletes it.
pub fn with_session(secure: bool, secret: &str) -> CookieJar {
    let lasts = if secret.is_empty() { 0 } else { SESSION_LASTS };
    CookieJar::new().add(cookie(session_name(secure), secure, secret, lasts))
}

/// Sets the device cookie.
pub fn with_device(secure: bool, secret: &str) -> CookieJar {
    CookieJar::new().add(cookie(device_name(secure), secure, secret, LASTS))
}

/// Sets both cookies.
pub fn with_both(secure: bool, signed_in: &SignedIn) -> CookieJar {
    let device = cookie(device_name(secure), secure, &signed_in.device, LASTS);
    with_session(secure, &signed_in.session).add(device)
}

/// The secret of a request's session cookie.
pub fn session_of(headers: &HeaderMap, secure: bool) -> Option<String> {
    CookieJar::from_headers(headers).get(session_name(secure)).map(|cookie| cookie.value().to_string())
}

/// The hash of a request's device secret.
pub fn device_of(headers: &HeaderMap, secure: bool) -> Option<String> {
    CookieJar::from_headers(headers).get(device_name(secure)).map(|cookie| secret::hash(cookie.value()))
}
