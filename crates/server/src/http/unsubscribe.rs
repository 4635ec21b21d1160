//! The unsubscribe link of digests: a page that asks, and a request that unsubscribes. Mail providers send
//! that request by themselves (RFC 8058), so it needs no session and no page before it.

use crate::app::Shared;
use crate::digest::SETTINGS;
use crate::fail::{Answer, Query};
use crate::people::words::{liked, words};
use crate::sanitize::escaped;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use texts::Lang;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The page may only show itself and submit its form.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; \
                      form-action 'self'";
const STYLE: &str = ":root{color-scheme:light dark}\
    body{margin:0;padding:3rem 1.25rem;background:light-dark(#f6eedf,#1d1814);color:light-dark(#2b2119,#f2e7d5);\
    font:1.125rem/1.5 system-ui,sans-serif}main{max-width:32rem;margin:auto}\
    a{color:light-dark(#8f2f22,#e58e76)}button{font:inherit;font-weight:600;padding:.7rem 1.4rem;border:0;\
    border-radius:.5rem;background:light-dark(#8f2f22,#e58e76);color:light-dark(#fff8ef,#2a120c);cursor:pointer}";

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(ask, stop))
}

/// Which link.
#[derive(Debug, Deserialize, IntoParams)]
struct Link {
    /// The link's secret.
    #[serde(default)]
    key: String,
    /// The code of the language of the mail with the link.
    #[serde(default)]
    lang: Option<String>,
}

impl Link {
    fn language(&self, headers: &HeaderMap) -> Lang {
        let named = self.lang.as_deref().and_then(Lang::find);
        named.unwrap_or_else(|| liked(headers))
    }
}

/// The page behind a digest's unsubscribe link. It asks for confirmation.
#[utoipa::path(get, path = "/api/mail/unsubscribe", tag = "account", params(Link), responses(
    (status = 200, content_type = "text/html", body = String), (status = 404, content_type = "text/html", body = String)))]
async fn ask(State(app): State<Shared>, headers: HeaderMap, Query(link): Query<Link>) -> Answer<Response> {
    let lang = link.language(&headers);
    let Some(mail) = app.digests.stops(&link.key).await? else { return Ok(expired(lang)) };
    let mail = format!("\u{2068}{mail}\u{2069}");
    let question = escaped(&words(lang).with("unsubscribe-ask", &[("mail", mail.into())]));
    let button = escaped(&words(lang).get("unsubscribe-button"));
    let body = format!("<p>{question}</p><form method=\"post\"><button>{button}</button></form>");
    Ok(page(lang, StatusCode::OK, &body))
}

/// Unsubscribes from digests with the link from one of them. The request body is ignored and no session is
/// needed.
#[utoipa::path(post, path = "/api/mail/unsubscribe", tag = "account", params(Link), responses(
    (status = 200, content_type = "text/html", body = String), (status = 404, content_type = "text/html", body = String)))]
async fn stop(State(app): State<Shared>, headers: HeaderMap, Query(link): Query<Link>) -> Answer<Response> {
    let lang = link.language(&headers);
    if !app.digests.stop(&link.key).await? {
        return Ok(expired(lang));
    }
    let done = escaped(&words(lang).get("unsubscribe-done"));
    Ok(page(lang, StatusCode::OK, &format!("<p>{done}</p>{}", settings(lang))))
}

fn expired(lang: Lang) -> Response {
    let expired = escaped(&words(lang).get("unsubscribe-expired"));
    page(lang, StatusCode::NOT_FOUND, &format!("<p>{expired}</p>{}", settings(lang)))
}

fn settings(lang: Lang) -> String {
    format!("<p><a href=\"{SETTINGS}\">{}</a></p>", escaped(&words(lang).get("unsubscribe-settings")))
}

fn page(lang: Lang, status: StatusCode, body: &str) -> Response {
    let (code, dir) = (lang.code(), if lang.is_rtl() { "rtl" } else { "ltr" });
    let title = escaped(&words(lang).get("unsubscribe-title"));
    let html = format!(
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{dir}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <meta name=\"robots\" content=\"noindex\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><main><h1>{title}</h1>{body}</main></body></html>\n"
    );
    // The URL contains a secret.
    let headers = [(header::CONTENT_SECURITY_POLICY, POLICY), (header::REFERRER_POLICY, "no-referrer")];
    (status, headers, Html(html)).into_response()
}
