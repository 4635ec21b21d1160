//! Tournaments over REST.

use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::http::auth::MaybeUser;
use crate::people::identity::Identity;
use crate::tournaments::Listing;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::Problem;
use protocol::people::Scope;
use protocol::tournaments::{
    CrossTable, JoinTournament, NewAct, NewTournament, RoundView, Standings, TableView, TournamentEntry,
    TournamentPage, TournamentView,
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(list_tournaments, create_tournament))
        .routes(routes!(show_tournament))
        .routes(routes!(tournament_standings))
        .routes(routes!(tournament_rounds))
        .routes(routes!(tournament_round))
        .routes(routes!(tournament_tables))
        .routes(routes!(cross_table))
        .routes(routes!(tournament_log))
        .routes(routes!(export_tournament))
        .routes(routes!(join_tournament))
        .routes(routes!(act_in_tournament))
}

/// Which tournaments to list.
#[derive(Debug, Deserialize, IntoParams)]
struct Which {
    /// `running`, `open` (those that can be joined now; the default), `coming`, `past` or `mine`.
    #[serde(default)]
    which: Option<String>,
    /// The `after` of the previous page.
    #[serde(default)]
    after: Option<String>,
}

/// Lists tournaments, 20 per page. The lists `open` and `coming` have the earliest first, the others the latest.
#[utoipa::path(get, path = "/api/tournaments", tag = "tournaments", params(Which), responses(
    (status = 200, body = TournamentPage), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn list_tournaments(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Query(Which { which, after }): Query<Which>,
) -> Answer<Json<TournamentPage>> {
    let listing = match which.as_deref().unwrap_or("open") {
        "running" => Listing::Running,
        "open" => Listing::Open,
        "coming" => Listing::Coming,
        "past" => Listing::Past,
        "mine" => Listing::Mine,
        _ => return Err(Fail::bad("bad-request").with("detail", "which")),
    };
    let account = match (listing, &who) {
        (Listing::Mine, Some(who)) => who.require_scope(Scope::Read)?.id(),
        (Listing::Mine, None) => return Err(Fail::nobody()),
        _ => "",
    };
    Ok(Json(app.tournaments.list(listing, after.as_deref().unwrap_or_default(), account).await?))
}

/// Creates a tournament. The creator becomes its organiser.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = NewTournament, responses(
    (status = 201, body = TournamentView), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem),
    (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn create_tournament(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewTournament>,
) -> Answer<(StatusCode, Json<TournamentView>)> {
    let made = app.tournaments.create(who.require_scope(Scope::Play)?, &new).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Returns a tournament.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "tournaments", params(("id" = String, Path)), responses(
    (status = 200, body = TournamentView), (status = 404, body = Problem)))]
async fn show_tournament(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
) -> Answer<Json<TournamentView>> {
    Ok(Json(app.tournaments.view(&id, who.as_ref()).await?))
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct From {
    /// The number of lines to skip.
    #[serde(default)]
    from: usize,
}

/// The standings, 100 lines per page. Before the start they list the players.
#[utoipa::path(get, path = "/api/tournaments/{id}/standings", tag = "tournaments",
    params(("id" = String, Path), From), responses((status = 200, body = Standings), (status = 400, body = Problem),
    (status = 404, body = Problem)))]
async fn tournament_standings(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(From { from }): Query<From>,
) -> Answer<Json<Standings>> {
    Ok(Json(app.tournaments.standings(&id, from).await?))
}

/// All rounds of a tournament with up to 256 players and 100 rounds.
#[utoipa::path(get, path = "/api/tournaments/{id}/rounds", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = Vec<RoundView>), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn tournament_rounds(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Answer<Json<Vec<RoundView>>> {
    Ok(Json(app.tournaments.rounds(&id).await?))
}

/// One round, numbered from 1.
#[utoipa::path(get, path = "/api/tournaments/{id}/rounds/{round}", tag = "tournaments",
    params(("id" = String, Path), ("round" = u32, Path)), responses((status = 200, body = RoundView),
    (status = 404, body = Problem)))]
async fn tournament_round(
    State(app): State<Shared>,
    Path((id, round)): Path<(String, u32)>,
) -> Answer<Json<RoundView>> {
    Ok(Json(app.tournaments.round(&id, round).await?))
}

/// Up to 100 tables in play, those of the best players first.
#[utoipa::path(get, path = "/api/tournaments/{id}/playing", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = Vec<TableView>), (status = 404, body = Problem)))]
async fn tournament_tables(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Answer<Json<Vec<TableView>>> {
    Ok(Json(app.tournaments.playing(&id).await?))
}

/// The cross table: the results of all players against each other, for up to 100 players.
#[utoipa::path(get, path = "/api/tournaments/{id}/cross", tag = "tournaments", params(("id" = String, Path)),
    responses((status = 200, body = CrossTable), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn cross_table(State(app): State<Shared>, Path(id): Path<String>) -> Answer<Json<CrossTable>> {
    Ok(Json(app.tournaments.cross(&id).await?))
}

/// Which entries.
#[derive(Debug, Deserialize, IntoParams)]
struct After {
    /// The number of the last known entry.
    #[serde(default)]
    after: i64,
}

/// The tournament's log, oldest first, at most 200 entries. Entries for manual actions name the account that
/// took them.
#[utoipa::path(get, path = "/api/tournaments/{id}/log", tag = "tournaments", params(("id" = String, Path), After),
    responses((status = 200, body = Vec<TournamentEntry>), (status = 400, body = Problem),
    (status = 404, body = Problem)))]
async fn tournament_log(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
) -> Answer<Json<Vec<TournamentEntry>>> {
    Ok(Json(app.tournaments.log(&id, after).await?))
}

/// The file format.
#[derive(Debug, Deserialize, IntoParams)]
struct As {
    /// `json`, `csv` or `trf` (the FIDE report format, for tables of two).
    #[serde(rename = "as")]
    format: String,
}

/// Exports a tournament as a file.
#[utoipa::path(get, path = "/api/tournaments/{id}/export", tag = "tournaments", params(("id" = String, Path), As),
    responses((status = 200, content_type = "text/plain", body = String), (status = 400, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn export_tournament(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(As { format }): Query<As>,
) -> Answer<impl IntoResponse> {
    let file = app.tournaments.export(&id, &format).await?;
    let name = format!("attachment; filename=\"{id}.{}\"", file.ending);
    Ok(([(header::CONTENT_TYPE, file.kind.to_string()), (header::CONTENT_DISPOSITION, name)], file.text))
}

/// Joins a tournament, for the first time or again. Password guesses are rate-limited.
#[utoipa::path(post, path = "/api/tournaments/{id}/join", tag = "tournaments", params(("id" = String, Path)),
    request_body = JoinTournament, responses((status = 200, body = TournamentView), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn join_tournament(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(join): Body<JoinTournament>,
) -> Answer<Json<TournamentView>> {
    Ok(Json(app.tournaments.join(&id, who.require_scope(Scope::Play)?, &join).await?))
}

/// Withdraws, checks in or asks for a bye or, as the organiser, manages the tournament. The log has all of
/// it.
#[utoipa::path(post, path = "/api/tournaments/{id}/acts", tag = "tournaments", params(("id" = String, Path)),
    request_body = NewAct, responses((status = 200, body = TournamentView), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 429, body = Problem)))]
async fn act_in_tournament(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
    Body(act): Body<NewAct>,
) -> Answer<Json<TournamentView>> {
    Ok(Json(app.tournaments.act(&id, who.require_scope(Scope::Play)?, &act).await?))
}
