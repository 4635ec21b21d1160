//! Link previews for other sites: of a game its players, its name and a picture of the board; of a puzzle its
//! game and position.

use crate::app::Shared;
use crate::people::words::{liked, words};
use crate::puzzles::Puzzles;
use crate::sanitize::escaped;
use axum::http::{HeaderMap, header};
use protocol::game::GameState;
use texts::Lang;

/// The first page with the preview of the game or puzzle in the path; `None` for other paths.
pub async fn page(app: &Shared, path: &str, headers: &HeaderMap, html: &str) -> Option<String> {
    let lang = liked(headers);
    let shown = if let Some(day) = path.strip_prefix("puzzles/day/") {
        of_puzzle(app.puzzles.name_of_day(day).await?, path, lang)?
    } else if let Some(name) = path.strip_prefix("puzzles/") {
        of_puzzle(name, path, lang)?
    } else {
        of_game(&app.games.state(path.strip_prefix("game/")?, None).await.ok()?, lang)
    };
    let origin = origin(app.config.public_url.as_deref(), headers)?;
    let (before, after) = html.split_once("</head>")?;
    Some(format!("{before}{}</head>{after}", tags(&shown, &origin)))
}

/// A preview.
struct Shown {
    title: String,
    /// The paths of the page and of its picture.
    path: String,
    picture: String,
}

/// The public origin of the server.
fn origin(public_url: Option<&str>, headers: &HeaderMap) -> Option<String> {
    if let Some(url) = public_url {
        return Some(url.trim_end_matches('/').to_string());
    }
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    plain.then(|| format!("http://{host}"))
}

fn of_game(game: &GameState, lang: Lang) -> Shown {
    // Guests have no name to show.
    let people = game.seats.iter().filter_map(|seat| seat.player.as_ref()).filter(|player| !player.guest);
    let names: Vec<&str> = people.map(|player| player.name.as_str()).collect();
    let mut title = words(lang).get(&format!("game-{}", game.setup.game));
    if !names.is_empty() {
        title = format!("{} · {title}", names.join(" – "));
    }
    let picture = format!("/api/games/{}/picture?{}", game.id, game.standing.version);
    Shown { title, path: format!("/game/{}", game.id), picture }
}

/// The preview of a puzzle, under its own path or that of a day.
fn of_puzzle(name: &str, path: &str, lang: Lang) -> Option<Shown> {
    let game = Puzzles::game_of(name)?;
    let title =
        format!("{} · {}", words(lang).get("preview-puzzle"), words(lang).get(&format!("game-{game}")));
    Some(Shown { title, path: format!("/{path}"), picture: format!("/api/puzzles/{name}/picture") })
}

fn tags(shown: &Shown, origin: &str) -> String {
    let address = format!("{origin}{}", shown.path);
    let picture = format!("{origin}{}", shown.picture);
    [
        ("og:site_name", "Teahouse"),
        ("og:type", "website"),
        ("og:title", &shown.title),
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_link_to_a_puzzle_is_shown_in_the_language_of_the_reader() {
        let name = puzzles::Collection::of("halma").and_then(|halma| halma.name(0)).unwrap_or_default();
        let shown =
            |lang| of_puzzle(&name, "puzzles/x", lang).map(|shown| tags(&shown, "https://tea.example"));
        let english = shown(Lang::En).unwrap_or_default();
        assert!(english.contains("content=\"Puzzle · Halma\""), "{english}");
        let picture = format!("\"https://tea.example/api/puzzles/{name}/picture\"");
        assert!(english.contains(&picture) && english.contains("/puzzles/x\""), "{english}");
        assert!(shown(Lang::Pl).is_some_and(|polish| polish.contains("Zadanie · ")));
        assert!(of_puzzle("nothing", "puzzles/nothing", Lang::En).is_none());
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
