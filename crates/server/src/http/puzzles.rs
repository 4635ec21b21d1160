//! Puzzles over REST: puzzles of the day, single ones, training, attempts, progress, solutions, votes.

use crate::app::Shared;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::http::auth::MaybeUser;
use crate::people::identity::Identity;
use crate::puzzles::{Puzzles, Wish};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::Problem;
use protocol::people::Scope;
use protocol::puzzles::{
    AttemptAnswers, GameMoment, Judgement, NewAttempts, NewJudgement, NewVote, Puzzle, PuzzleDay, PuzzleDays,
    PuzzleProgress, PuzzleSolution,
};
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Pictures drawn concurrently.
static DRAWING: Semaphore = Semaphore::const_new(2);

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(puzzle_days))
        .routes(routes!(puzzle_day))
        .routes(routes!(next_puzzle))
        .routes(routes!(puzzle_bundle))
        .routes(routes!(send_attempts))
        .routes(routes!(puzzle_progress))
        .routes(routes!(puzzle))
        .routes(routes!(puzzle_picture))
        .routes(routes!(puzzle_solution))
        .routes(routes!(judge_puzzle))
        .routes(routes!(vote_on_puzzle))
        .routes(routes!(game_moment))
}

/// The position in the list.
#[derive(Debug, Deserialize, IntoParams)]
struct Before {
    /// A day, such as `2026-11-18`. Returns the days before it (default: up to today).
    before: Option<String>,
}

/// The daily puzzles, latest day first, 31 per page.
#[utoipa::path(get, path = "/api/puzzles/days", tag = "puzzles", params(Before), responses(
    (status = 200, body = PuzzleDays), (status = 400, body = Problem)))]
async fn puzzle_days(
    State(app): State<Shared>,
    Query(Before { before }): Query<Before>,
) -> Answer<Json<PuzzleDays>> {
    Ok(Json(app.puzzles.days(before.as_deref()).await?))
}

/// The puzzle of a day (UTC), such as `2026-11-18` or `today`. It is the same for everyone. Future days have
/// none yet.
#[utoipa::path(get, path = "/api/puzzles/days/{day}", tag = "puzzles", params(("day" = String, Path)), responses(
    (status = 200, body = PuzzleDay), (status = 404, body = Problem)))]
async fn puzzle_day(State(app): State<Shared>, Path(day): Path<String>) -> Answer<Json<PuzzleDay>> {
    Ok(Json(app.puzzles.day(&day).await?))
}

/// Which puzzle to solve.
#[derive(Debug, Deserialize, IntoParams)]
struct Wished {
    /// A game, by its `id` in the catalogue (default: any).
    game: Option<String>,
    /// A theme, such as `close-ring` (default: any).
    theme: Option<String>,
    /// The wanted difficulty, as a rating (default: the solver's own rating).
    rating: Option<f64>,
    /// The names of puzzles to exclude, at most 100, separated by commas.
    not: Option<String>,
}

/// A puzzle for training. Signed-in solvers get none that they tried in the last 30 days.
#[utoipa::path(get, path = "/api/puzzles/next", tag = "puzzles", params(Wished), responses(
    (status = 200, body = Puzzle), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn next_puzzle(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Query(Wished { game, theme, rating, not }): Query<Wished>,
) -> Answer<Json<Puzzle>> {
    let who = who.as_ref().filter(|who| who.require_scope(Scope::Read).is_ok());
    Ok(Json(app.puzzles.next(who.map(Identity::id), &Wish { game, theme, rating, not }).await?))
}

/// How many puzzles, and which.
#[derive(Debug, Deserialize, IntoParams)]
struct Bundled {
    /// A game, by its `id` in the catalogue (default: any).
    game: Option<String>,
    /// A theme, such as `close-ring` (default: any).
    theme: Option<String>,
    /// The wanted difficulty, as a rating (default: all difficulties).
    rating: Option<f64>,
    /// The number of puzzles, at most 100 (default: 60).
    count: Option<usize>,
}

/// Puzzles for a run against the clock or for offline use, easiest first.
#[utoipa::path(get, path = "/api/puzzles/bundle", tag = "puzzles", params(Bundled), responses(
    (status = 200, body = Vec<Puzzle>), (status = 400, body = Problem)))]
async fn puzzle_bundle(
    State(app): State<Shared>,
    Query(Bundled { game, theme, rating, count }): Query<Bundled>,
) -> Answer<Json<Vec<Puzzle>>> {
    Ok(Json(app.puzzles.bundle(&Wish { game, theme, rating, not: None }, count).await?))
}

/// Returns a puzzle.
#[utoipa::path(get, path = "/api/puzzles/{name}", tag = "puzzles", params(("name" = String, Path)), responses(
    (status = 200, body = Puzzle), (status = 404, body = Problem)))]
async fn puzzle(State(app): State<Shared>, Path(name): Path<String>) -> Answer<Json<Puzzle>> {
    Ok(Json(app.puzzles.find(&name).await?))
}

/// An image of the puzzle's position, 1200 by 630 pixels, for link previews.
#[utoipa::path(get, path = "/api/puzzles/{name}/picture", tag = "puzzles", params(("name" = String, Path)), responses(
    (status = 200, content_type = "image/png", body = Vec<u8>), (status = 404, body = Problem)))]
async fn puzzle_picture(Path(name): Path<String>) -> Answer<impl IntoResponse> {
    if Puzzles::game_of(&name).is_none() {
        return Err(Fail::missing());
    }
    let place = DRAWING.acquire().await.map_err(|_| Fail::unavailable())?;
    let drawn = tokio::task::spawn_blocking(move || {
        // Held until the picture is drawn, even if the client has gone.
        let _place = place;
        Puzzles::picture(&name)
    });
    let drawn = drawn.await.ok().flatten().ok_or_else(Fail::unavailable)?;
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")], drawn))
}

/// Stores attempts, in any order; each `key` counts once. The server judges the turns itself. Only an
/// account's first attempt at a puzzle is rated, and only if it was made without help, in training or as the
/// daily puzzle.
#[utoipa::path(post, path = "/api/puzzles/attempts", tag = "puzzles", request_body = NewAttempts, responses(
    (status = 200, body = AttemptAnswers), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem)))]
async fn send_attempts(
    State(app): State<Shared>,
    who: Identity,
    Body(new): Body<NewAttempts>,
) -> Answer<Json<AttemptAnswers>> {
    Ok(Json(app.puzzles.attempt(&who.require_scope(Scope::Play)?.person, &new).await?))
}

/// The account's progress: ratings, counts by theme, the streak of daily puzzles, and the puzzles to repeat.
#[utoipa::path(get, path = "/api/puzzles/progress", tag = "puzzles", responses(
    (status = 200, body = PuzzleProgress), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn puzzle_progress(State(app): State<Shared>, who: Identity) -> Answer<Json<PuzzleProgress>> {
    Ok(Json(app.puzzles.progress(who.require_scope(Scope::Read)?.id()).await?))
}

/// Returns the solution of a puzzle. After that the account's attempts at it are not rated.
#[utoipa::path(post, path = "/api/puzzles/{name}/solution", tag = "puzzles", params(("name" = String, Path)),
    responses((status = 200, body = PuzzleSolution), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn puzzle_solution(
    State(app): State<Shared>,
    who: Identity,
    Path(name): Path<String>,
) -> Answer<Json<PuzzleSolution>> {
    Ok(Json(app.puzzles.solution(own_account(&who)?, &name).await?))
}

/// Judges a turn, for programs without the prover. After that the account's attempts at the puzzle are not
/// rated.
#[utoipa::path(post, path = "/api/puzzles/{name}/judge", tag = "puzzles", params(("name" = String, Path)),
    request_body = NewJudgement, responses((status = 200, body = Judgement), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn judge_puzzle(
    State(app): State<Shared>,
    who: Identity,
    Path(name): Path<String>,
    Body(new): Body<NewJudgement>,
) -> Answer<Json<Judgement>> {
    Ok(Json(app.puzzles.judge(own_account(&who)?, &name, new).await?))
}

/// Votes on a puzzle that the account has tried. Training stops offering a puzzle once enough solvers have
/// voted it dull.
#[utoipa::path(put, path = "/api/puzzles/{name}/vote", tag = "puzzles", params(("name" = String, Path)),
    request_body = NewVote, responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn vote_on_puzzle(
    State(app): State<Shared>,
    who: Identity,
    Path(name): Path<String>,
    Body(new): Body<NewVote>,
) -> Answer<StatusCode> {
    app.puzzles.vote(own_account(&who)?, &name, new.vote).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller's last turn in a finished game that provably gave away a win or the defence, as a personal
/// puzzle. The response is 204 if there is no such turn that can be shown.
#[utoipa::path(post, path = "/api/games/{id}/moment", tag = "puzzles", params(("id" = String, Path)), responses(
    (status = 200, body = GameMoment), (status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn game_moment(
    State(app): State<Shared>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<axum::response::Response> {
    Ok(match app.puzzles.moment(who.require_scope(Scope::Read)?.id(), &id).await? {
        Some(moment) => Json(moment).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Requires an account with a password: guests are free, so one could ask for the solution for somebody else.
fn own_account(who: &Identity) -> Answer<&str> {
    let who = who.require_scope(Scope::Play)?;
    if who.person.guest { Err(Fail::forbidden("account-only")) } else { Ok(who.id()) }
}
