//! The price of each route, and the middleware that charges it. Files are free, because they need no
//! database.

use crate::address;
use crate::app::Shared;
use crate::node::limits::{Place, Price};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

/// The place of a request while it runs. A handler that continues after its answer keeps it.
pub type Held = Arc<Place>;

/// Routes that need neither the database nor much work.
const FREE: [&str; 3] = ["/healthz", "/api/catalogue", "/api/docs"];

/// The price of a request; `None` if it is free.
fn of(method: &Method, route: &str) -> Option<Price> {
    let changes = *method != Method::GET && *method != Method::HEAD;
    Some(match route {
        "/api/games" | "/api/seeks" if *method == Method::POST => Price::NewGame,
        "/api/games/{id}/rematch" => Price::NewGame,
        "/api/games" | "/api/players/{name}/games" => Price::List,
        "/api/tournaments" if *method == Method::POST => Price::NewGame,
        "/api/tournaments" => Price::List,
        "/api/tournaments/{id}/export" => Price::Download,
        "/api/tournaments/{id}/join" => Price::Play,
        "/api/tournaments/{id}/rounds"
        | "/api/tournaments/{id}/cross"
        | "/api/tournaments/{id}/stream"
        | "/api/tournaments/{id}/acts" => Price::List,
        route if route.starts_with("/api/tournaments/{id}") => Price::Game,
        "/api/clubs" if *method == Method::POST => Price::NewGame,
        "/api/clubs"
        | "/api/clubs/{id}/members"
        | "/api/clubs/{id}/outsiders"
        | "/api/clubs/{id}/posts"
        | "/api/clubs/{id}/log"
        | "/api/clubs/{id}/tournaments"
        | "/api/clubs/{id}/matches" => Price::List,
        route if route.starts_with("/api/clubs/{id}") => Price::Play,
        "/api/notices" => Price::List,
        "/api/stream/event" => Price::Lobby,
        "/api/board/game/stream/{id}" => Price::Watch,
        "/api/games/{id}" | "/api/games/{id}/log" | "/api/games/{id}/legal" | "/api/games/{id}/record" => {
            Price::Game
        }
        "/api/games/{id}/picture" | "/api/puzzles/{name}/picture" => Price::Picture,
        "/api/puzzles/attempts"
        | "/api/puzzles/{name}/solution"
        | "/api/puzzles/{name}/judge"
        | "/api/games/{id}/moment" => Price::Proof,
        "/api/puzzles/days" | "/api/puzzles/bundle" | "/api/puzzles/next" => Price::List,
        "/api/puzzles/progress" => Price::Profile,
        "/api/games/{id}/review" => Price::Review,
        "/api/games/{id}/conditions" if !changes => Price::Game,
        "/api/games/{id}/turns"
        | "/api/games/{id}/conditions"
        | "/api/games/{id}/actions"
        | "/api/games/{id}/chat"
        | "/api/board/game/{id}/move/{turn}"
        | "/api/board/game/{id}/{action}" => Price::Play,
        "/api/players/{name}" | "/api/leaderboard" | "/api/leaderboards" | "/api/records" => Price::Profile,
        "/api/players/{name}/records" | "/api/account/export" => Price::Download,
        "/api/account" | "/api/account/password" | "/api/account/two-factor" if changes => Price::Password,
        "/api/session" if *method == Method::POST => Price::Password,
        // Their refusals cost more.
        "/oauth/token" | "/oauth/revoke" | "/api/consent" if changes => Price::Play,
        "/api/apps" | "/api/apps/{id}" if changes => Price::NewGame,
        "/api/account/reset" if *method == Method::PUT => Price::Password,
        // No rows, but half a megabyte of output, and a scan of open files.
        "/api/openapi.json" | "/metrics" => Price::Game,
        route if FREE.iter().any(|free| route.starts_with(free)) => return None,
        _ => Price::Plain,
    })
}

/// The price of a page: that of a game reads the game for the preview. That of a puzzle needs no database.
fn of_page(path: &str) -> Option<Price> {
    path.starts_with("/game/").then_some(Price::Game)
}

/// Charges a request, then waits for a place among those of its network. It runs after the body is read, so
/// that slow uploads hold no place.
pub async fn pay(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let route = request.extensions().get::<MatchedPath>();
    let price = match route {
        Some(route) => of(request.method(), route.as_str()),
        None => of_page(request.uri().path()),
    };
    let (Some(peer), Some(price)) = (peer, price) else { return next.run(request).await };
    let from = address::of(peer, request.headers(), app.config.proxies);
    if let Err(fail) = app.limits.price(from, price) {
        return fail.into_response();
    }
    let place = match app.limits.enter(from).await {
        Ok(place) => Arc::new(place),
        Err(fail) => return fail.into_response(),
    };
    request.extensions_mut().insert(Arc::clone(&place));
    let response = next.run(request).await;
    drop(place);
    response
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn what_takes_long_costs_more_and_only_what_needs_no_database_is_free() {
        let api = serde_json::to_value(crate::openapi()).unwrap();
        let mut free = Vec::new();
        for (path, item) in api["paths"].as_object().unwrap() {
            for method in item.as_object().unwrap().keys() {
                let method: Method = method.to_uppercase().parse().unwrap();
                if of(&method, path).is_none() {
                    free.push(path.as_str());
                }
            }
        }
        assert_eq!(free, ["/api/catalogue", "/healthz"]);
        assert!(of(&Method::GET, "/metrics").is_some() && of(&Method::GET, "/api/openapi.json").is_some());
        let units = |method, route| of(&method, route).map_or(0, Price::units);
        assert!(units(Method::GET, "/api/games/{id}/picture") > units(Method::GET, "/api/games/{id}"));
        assert!(units(Method::POST, "/api/puzzles/attempts") > units(Method::GET, "/api/puzzles/{name}"));
        assert!(units(Method::POST, "/api/session") > units(Method::GET, "/api/session"));
        assert_eq!((of_page("/"), of_page("/assets/x.js")), (None, None));
        assert_eq!(of_page("/game/abc"), Some(Price::Game));
    }
}
