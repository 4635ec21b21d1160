//! The pages of the web client, embedded in the program. Browsers cache files whose names contain a hash
//! forever and revalidate the others. Files compressed at build time are sent compressed.

use crate::app::Shared;
use crate::config::Pages;
use crate::fail::Fail;
use crate::http::preview;
use crate::people::words::liked;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;
use texts::Lang;

/// Pages may load from and connect to this server only, without inline scripts and styles.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const FIRST: &str = "index.html";
/// The folder of files with a hash in their names.
const LASTING: &str = "assets/";
/// Paths of the API: unknown ones give an error, not a page.
const NO_PAGES: [&str; 2] = ["api/", "metrics"];

/// A file, or the first page, which interprets the path itself.
pub async fn serve(State(app): State<Shared>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if NO_PAGES.iter().any(|other| path.starts_with(other)) || !matches!(method, Method::GET | Method::HEAD) {
        return Fail::missing().into_response();
    }
    let Some(pages) = app.config.pages else { return Fail::missing().into_response() };
    let find = |name| find(pages, name, &headers);
    let named = if path.is_empty() { None } else { find(path).map(|found| (path, found)) };
    // A path with an extension is a file, unless the browser wants HTML: names of players may contain dots.
    let reads = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let reads = reads.is_some_and(|kinds| kinds.contains("text/html"));
    let page = || {
        let is_file = !reads && path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        if is_file { None } else { find(FIRST).map(|found| (FIRST, found)) }
    };
    match named.or_else(page) {
        Some((name, (file, packed))) => {
            let mut response = answer(name, file, packed, &headers);
            if let Some(html) = shown(&app, name, path, &headers).await {
                response = with_headers(html.into_response(), FIRST);
            }
            if let Some(link) = words(pages, liked(&headers)).filter(|_| name == FIRST) {
                response.headers_mut().insert(header::LINK, link);
            }
            response
        }
        None => Fail::missing().into_response(),
    }
}

/// The first page with link previews, if the path is that of a game or puzzle.
async fn shown(app: &Shared, name: &str, path: &str, headers: &HeaderMap) -> Option<String> {
    let file = (app.config.pages?.file)(FIRST).filter(|_| name == FIRST)?;
    preview::page(app, path, headers, std::str::from_utf8(&file.data).ok()?).await
}

/// A header that preloads the texts that the page needs first.
fn words(pages: Pages, lang: Lang) -> Option<HeaderValue> {
    let mark = format!("{LASTING}locale-{}-", lang.code());
    let file = (pages.names)().into_iter().find(|name| name.starts_with(&mark) && name.ends_with(".js"))?;
    HeaderValue::from_str(&format!("</{file}>; rel=modulepreload")).ok()
}

/// A file, and whether it is the compressed one, if the browser accepts that.
fn find(pages: Pages, name: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, bool)> {
    // Compressed files cannot be requested by their own names.
    if name.ends_with(".br") {
        return None;
    }
    let takes = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let takes =
        takes.is_some_and(|text| text.split(',').any(|word| word.trim().split(';').next() == Some("br")));
    let packed = if takes { (pages.file)(&format!("{name}.br")) } else { None };
    packed.map(|file| (file, true)).or_else(|| (pages.file)(name).map(|file| (file, false)))
}

fn answer(name: &str, file: EmbeddedFile, packed: bool, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response =
        if known { StatusCode::NOT_MODIFIED.into_response() } else { file.data.into_owned().into_response() };
    response = with_headers(response, name);
    let out = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    if packed {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

/// Adds the content type, caching and security headers.
fn with_headers(mut response: Response, name: &str) -> Response {
    let keep = if name.starts_with(LASTING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, kind(name));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    out.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// The content type by the extension. All our texts are UTF-8.
fn kind(name: &str) -> HeaderValue {
    let kind = mime_guess::from_path(name).first_raw().unwrap_or("application/octet-stream");
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    HeaderValue::try_from(format!("{kind}{charset}")).unwrap_or(HeaderValue::from_static(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_pages_has_its_kind() {
        for (name, wanted) in [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/index-1a.js", "text/javascript; charset=utf-8"),
            ("assets/index.css", "text/css; charset=utf-8"),
            ("icon.svg", "image/svg+xml"),
            ("icon.png", "image/png"),
            ("font.woff2", "font/woff2"),
            ("engine.wasm", "application/wasm"),
            ("manifest.webmanifest", "application/manifest+json"),
            ("words.json", "application/json"),
            ("a.unknown-ending", "application/octet-stream"),
        ] {
            assert_eq!(kind(name), wanted, "{name}");
        }
    }
}
