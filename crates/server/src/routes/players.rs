//! Players as everybody may see them: profiles, histories, records, leaderboards; and reports about them.

use super::games::account_of;
use crate::address::Address;
use crate::app::{App, Shared};
use crate::args;
use crate::auth::{Perhaps, Who};
use crate::cards_of;
use crate::chat::room_name;
use crate::fail::{Answer, Body, Fail, Path, Query};
use crate::game::view::cards;
use crate::limits::{DOWNLOADS, REPORTS};
use crate::people::export::rating_of;
use crate::secret;
use crate::store::Write;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::Problem;
use protocol::people::{History, Leader, NewReport, Profile, Scope, Tally};
use serde::Deserialize;
use sqlx::Row;
use std::sync::Arc;
use tokio::sync::mpsc;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many games a page of a history has.
const PAGE: usize = 50;
/// The longest reason of a report, in characters.
const LONGEST: usize = 500;
/// Who is in a leaderboard: so many games, and a rating this certain with two players or with more. Ratings
/// of two begin at 350, of more at 500.
const FEWEST_GAMES: i64 = 5;
const CERTAIN: f64 = 110.0;
const CERTAIN_MANY: f64 = 250.0;

/// All of them.
pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(profile))
        .routes(routes!(history))
        .routes(routes!(records))
        .routes(routes!(leaderboard))
        .routes(routes!(report))
}

/// A player with ratings and how many games ended how.
#[utoipa::path(get, path = "/api/players/{name}", tag = "players", params(("name" = String, Path)), responses(
    (status = 200, body = Profile), (status = 404, body = Problem)))]
async fn profile(State(app): State<Shared>, Path(name): Path<String>) -> Answer<Json<Profile>> {
    let id = account_of(&app, &name).await?;
    let sql = "SELECT name, bot, closed_at, created_at FROM accounts WHERE id = $1";
    let row = app.store.row(sql, args![&id]).await?.ok_or_else(Fail::missing)?;
    let sql = "SELECT g.game, SUM(CASE WHEN p.score >= 1 THEN 1 ELSE 0 END), \
               SUM(CASE WHEN p.score > 0 AND p.score < 1 THEN 1 ELSE 0 END), \
               SUM(CASE WHEN p.score <= 0 THEN 1 ELSE 0 END) \
               FROM players p JOIN games g ON g.id = p.game WHERE p.account = $1 AND g.status = 'over' \
               GROUP BY g.game ORDER BY g.game";
    let tallies = app.store.rows(sql, args![&id]).await?;
    let tally = |row: &sqlx::any::AnyRow| Tally {
        game: row.get(0),
        won: row.get(1),
        drawn: row.get(2),
        lost: row.get(3),
    };
    Ok(Json(Profile {
        name: row.get(0),
        bot: row.get::<i64, _>(1) == 1,
        closed: row.get::<Option<i64>, _>(2).is_some(),
        created_at: row.get(3),
        ratings: app.ratings(&id).await?,
        tallies: tallies.iter().map(tally).collect(),
        id,
    }))
}

/// Which part of a history.
#[derive(Debug, Deserialize, IntoParams)]
struct Part {
    /// What the page before gave as `before`; the newest games if nothing is said.
    before: Option<String>,
    /// `skud`, `street` or `halma`; all if nothing is said.
    game: Option<String>,
}

/// A place in a list of games, newest first: the moment and identifier of the last one before it.
fn place(before: Option<&str>) -> Answer<(i64, String)> {
    let Some(before) = before else { return Ok((i64::MAX, String::new())) };
    let bad = || Fail::bad("bad-request").with("detail", "before");
    let (moment, id) = before.split_once('.').ok_or_else(bad)?;
    Ok((moment.parse().map_err(|_| bad())?, id.to_string()))
}

/// The games of a player, the newest first, 50 at a time: those that are over, and those that are played for
/// everybody to watch; the own ones all.
#[utoipa::path(get, path = "/api/players/{name}/games", tag = "players", params(("name" = String, Path), Part),
    responses((status = 200, body = History), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn history(
    State(app): State<Shared>,
    Perhaps(who): Perhaps,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> Answer<Json<History>> {
    let id = account_of(&app, &name).await?;
    let own = who.is_some_and(|who| who.id() == id && who.may(Scope::Read).is_ok());
    let (moment, after) = place(part.before.as_deref())?;
    const SQL: &str = cards_of!(
        "SELECT x.id FROM games x WHERE x.id IN (SELECT y.game FROM players y WHERE y.account = $1) \
         AND (x.status = 'over' OR (x.status = 'playing' AND (x.public = 1 OR $5 = 1))) \
         AND ($4 = '' OR x.game = $4) AND (x.updated_at < $2 OR (x.updated_at = $2 AND x.id > $3)) \
         ORDER BY x.updated_at DESC, x.id LIMIT 51",
        "g.updated_at DESC"
    );
    let args = args![&id, moment, after, part.game.unwrap_or_default(), own];
    let mut games = cards(&app.store, SQL, args).await?;
    let more = games.len() > PAGE;
    games.truncate(PAGE);
    let before = games.last().filter(|_| more).map(|last| format!("{}.{}", last.updated_at, last.id));
    Ok(Json(History { games, before }))
}

/// The records of all finished games of a player as one text, the oldest first, a blank line between them.
#[utoipa::path(get, path = "/api/players/{name}/records", tag = "players", params(("name" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn records(
    State(app): State<Shared>,
    address: Address,
    Path(name): Path<String>,
) -> Answer<impl IntoResponse> {
    let id = account_of(&app, &name).await?;
    app.limit(DOWNLOADS, &address.key()).await?;
    // Games are read one by one as the text is fetched.
    let (out, texts) = mpsc::channel(1);
    let kind = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"games.txt\""),
    ];
    tokio::spawn(async move {
        if let Err(fail) = send_records(&app, &id, &out).await {
            // The text is begun: that it breaks off has to be seen.
            let _ = out.send(Err(std::io::Error::other(fail.problem.error))).await;
        }
    });
    let texts =
        futures_util::stream::unfold(texts, |mut texts| async move { Some((texts.recv().await?, texts)) });
    Ok((kind, axum::body::Body::from_stream(texts)))
}

async fn send_records(
    app: &Arc<App>,
    account: &str,
    out: &mpsc::Sender<std::io::Result<Bytes>>,
) -> Answer<()> {
    let (mut moment, mut last, mut first) = (i64::MIN, String::new(), true);
    loop {
        let sql = "SELECT DISTINCT g.id, g.updated_at FROM games g JOIN players p ON p.game = g.id \
                   WHERE p.account = $1 AND g.status = 'over' \
                   AND (g.updated_at > $2 OR (g.updated_at = $2 AND g.id > $3)) ORDER BY g.updated_at, g.id LIMIT 100";
        let rows = app.store.rows(sql, args![account, moment, &last]).await?;
        let Some(end) = rows.last() else { return Ok(()) };
        (last, moment) = (end.get(0), end.get(1));
        for row in &rows {
            let text = crate::record::text(&app.load(row.get(0)).await?);
            let text = if first { text } else { format!("\n{text}") };
            first = false;
            if out.send(Ok(text.into())).await.is_err() {
                return Ok(());
            }
        }
    }
}

/// Which leaderboard.
#[derive(Debug, Deserialize, IntoParams)]
struct Pool {
    /// The game and speed, as `skud/rapid`; with `/many` after it for three and four players.
    pool: String,
}

/// The 100 best of a game and speed.
#[utoipa::path(get, path = "/api/leaderboard", tag = "players", params(Pool), responses(
    (status = 200, body = Vec<Leader>), (status = 400, body = Problem)))]
async fn leaderboard(
    State(app): State<Shared>,
    Query(Pool { pool }): Query<Pool>,
) -> Answer<Json<Vec<Leader>>> {
    let certain = if pool.ends_with("/many") { CERTAIN_MANY } else { CERTAIN };
    let sql = "SELECT a.name, a.bot, r.pool, r.rating, r.deviation, r.games FROM ratings r \
               JOIN accounts a ON a.id = r.account WHERE r.pool = $1 AND r.games >= $2 AND r.deviation < $3 \
               AND a.closed_at IS NULL AND a.kind = 'user' ORDER BY r.rating DESC, a.id LIMIT 100";
    let rows = app.store.rows(sql, args![pool, FEWEST_GAMES, certain]).await?;
    let leader = |row: &sqlx::any::AnyRow| Leader {
        name: row.get(0),
        bot: row.get::<i64, _>(1) == 1,
        rating: rating_of(row, 2),
    };
    Ok(Json(rows.iter().map(leader).collect()))
}

/// Reports a player, or a message of theirs.
#[utoipa::path(post, path = "/api/reports", tag = "players", request_body = NewReport, responses(
    (status = 201), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 429, body = Problem)))]
async fn report(
    State(app): State<Shared>,
    who: Who,
    address: Address,
    Body(new): Body<NewReport>,
) -> Answer<StatusCode> {
    who.in_person()?;
    let reason = new.reason.trim();
    if reason.is_empty() || reason.chars().count() > LONGEST {
        return Err(Fail::bad("bad-reason").with("longest", LONGEST));
    }
    let about = account_of(&app, &new.name).await?;
    // Guests are made in no time.
    let from = if who.person.guest { address.key() } else { who.id().to_string() };
    app.limit(REPORTS, &from).await?;
    let message: String = match (&new.game, new.room, new.number) {
        (Some(game), Some(room), Some(number)) => {
            let sql = "SELECT text FROM chat WHERE game = $1 AND room = $2 AND number = $3 AND account = $4";
            let row = app.store.row(sql, args![game, room_name(room), number, &about]).await?;
            row.ok_or_else(Fail::missing)?.get(0)
        }
        (Some(game), None, None) => {
            let sql = "SELECT COUNT(*) FROM games WHERE id = $1";
            let known = app.store.count(sql, args![game]).await? > 0;
            known.then(String::new).ok_or_else(Fail::missing)?
        }
        (None, None, None) => String::new(),
        _ => return Err(Fail::bad("bad-request").with("detail", "number")),
    };
    let write = Write::new().must(
        "INSERT INTO reports (id, reporter, about, game, message, reason, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![secret::id(), who.id(), about, new.game, message, reason, app.time.now()],
    );
    app.store.write(write).await?;
    Ok(StatusCode::CREATED)
}
