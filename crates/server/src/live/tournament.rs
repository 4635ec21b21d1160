//! The stream of a tournament: its state, and then its changes, at most one line per second.

use super::stream::{ALIVE, Lines, connect, line, stream};
use crate::address::Address;
use crate::app::{App, Shared};
use crate::fail::{Answer, Fail, Path};
use crate::http::auth::MaybeUser;
use crate::node::connections::Admission;
use crate::node::hub::{Conn, Messages};
use crate::people::identity::Identity;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use protocol::Problem;
use protocol::tournaments::TournamentLine;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The shortest time between two lines.
const PAUSE: Duration = Duration::from_secs(1);
const QUEUE: usize = 4;

pub fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(tournament))
}

/// Streams a tournament and its changes.
#[utoipa::path(get, path = "/api/tournaments/{id}/stream", tag = "tournaments", params(("id" = String, Path)), responses(
    (status = 200, description = "one `TournamentLine` per line", content_type = "application/x-ndjson", body = TournamentLine),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 429, body = Problem)))]
async fn tournament(
    State(app): State<Shared>,
    MaybeUser(who): MaybeUser,
    Address(address): Address,
    place: Admission,
    Path(id): Path<String>,
) -> Answer<Response> {
    let connection = connect(&app, who.as_ref(), address)?;
    let versions = app.tournaments.listen(&id).await?;
    Ok(stream(id.clone(), (QUEUE, place), |out| async move {
        let (conn, messages) = connection;
        follow(&app, &id, who.as_ref(), (&conn, messages), versions, &out).await
    }))
}

async fn follow(
    app: &App,
    id: &str,
    who: Option<&Identity>,
    (conn, mut messages): (&Conn, Messages),
    mut versions: watch::Receiver<i64>,
    out: &Lines,
) -> Answer<()> {
    let gone = |_| Fail::unavailable();
    let view = app.tournaments.view(id, who).await?;
    let mut seen = view.version;
    out.send(Ok(line(&TournamentLine::Tournament { tournament: view }))).await.map_err(gone)?;
    loop {
        conn.heard.store(app.time.now(), Relaxed);
        let changed = tokio::select! {
            () = conn.closing.notified() => return Ok(()),
            () = out.closed() => return Ok(()),
            // Other events of the account belong to other streams.
            message = messages.next() => match message {
                Some(_) => continue,
                None => return Ok(()),
            },
            changed = tokio::time::timeout(ALIVE, versions.changed()) => changed,
        };
        let next = match changed {
            Err(_) => Bytes::from_static(b"\n"),
            Ok(Err(_)) => return Ok(()),
            Ok(Ok(())) => match app.tournaments.news(id, seen, who).await? {
                Some((version, news)) => {
                    seen = version;
                    line(&news)
                }
                None => continue,
            },
        };
        out.send(Ok(next)).await.map_err(gone)?;
        tokio::time::sleep(PAUSE).await;
    }
}
