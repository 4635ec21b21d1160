//! What other sites show of a link to a game: its players, which game, and a picture of the board.

use crate::app::Shared;
use crate::people::words::{liked, words};
use axum::http::{HeaderMap, header};
use protocol::game::GameState;
use texts::Lang;

/// The first page with what there is to show of the game that its address names; nothing for other addresses.
pub async fn page(app: &Shared, path: &str, headers: &HeaderMap, html: &str) -> Option<String> {
    let id = path.strip_prefix("game/")?;
    let game = app.games.state(id, None).await.ok()?;
    let origin = origin(app.config.public_url.as_deref(), headers)?;
    let (before, after) = html.split_once("</head>")?;
    Some(format!("{before}{}</head>{after}", tags(&game, liked(headers), &origin)))
}

/// Where the server is found from outside.
fn origin(public_url: Option<&str>, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = public_url {
        return Some(url.trim_end_matches('/').to_string());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    plain.then(|| format!("http://{host}"))
}

fn tags(game: &GameState, lang: Lang, origin: &str) -> String {
    // People without an account have no name to show.
    let people = game.seats.iter().filter_map(|seat| seat.player.as_ref()).filter(|player| !player.guest);
    let names: Vec<&str> = people.map(|player| player.name.as_str()).collect();
    let mut title = words(lang).get(&format!("game-{}", game.setup.game));
    if !names.is_empty() {
        title = format!("{} · {title}", names.join(" – "));
    }
    let address = format!("{origin}/game/{}", game.id);
    let picture = format!("{origin}/api/games/{}/picture?{}", game.id, game.standing.version);
    [
        ("og:site_name", "Teahouse"),
        ("og:type", "website"),
        ("og:title", &title),
        ("og:url", &address),
        ("og:image", &picture),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ]
    .map(|(property, content)| format!("<meta property=\"{property}\" content=\"{}\" />", escaped(content)))
    .concat()
}

/// A text as the value of an attribute.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn names_are_no_markup() {
        assert_eq!(escaped("<Iroh> & \"Zuko\""), "&lt;Iroh&gt; &amp; &quot;Zuko&quot;");
    }

    #[test]
    fn the_server_is_found_by_its_public_address_or_as_the_browser_found_it() {
        let headers = |host| [(header::HOST, HeaderValue::from_static(host))].into_iter().collect();
        assert_eq!(
            origin(Some("https://tea.example/"), &headers("x")).as_deref(),
            Some("https://tea.example")
        );
        assert_eq!(origin(None, &headers("[::1]:80")).as_deref(), Some("http://[::1]:80"));
        assert_eq!(origin(None, &headers("\"><script>")), None);
        assert_eq!(origin(None, &HeaderMap::new()), None);
    }
}
