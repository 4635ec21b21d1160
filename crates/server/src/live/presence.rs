//! Writes this node's presence notes to the database, and tells other nodes.

use crate::app::{App, Shared};
use crate::node::bus::News;
use crate::node::presence::{Note, is_of_game, ticks};
use tokio_util::sync::CancellationToken;

/// Writes the due notes.
pub async fn note(app: &App) {
    let is_over = |game: &str| app.games.actors.find(game).is_some_and(|audience| audience.is_over());
    match app.presence.note(&app.store, app.time.now(), is_over).await {
        Err(error) => tracing::warn!(%error, "presence was not noted"),
        Ok(notes) if app.bus.is_on() => {
            // Only for display: decisions use the database.
            let notes: Vec<Note> = notes.into_iter().filter(is_of_game).collect();
            if !notes.is_empty() {
                app.bus.tell(News::Present(app.node.clone(), notes));
            }
        }
        Ok(_) => {}
    }
}

/// Writes notes until stopped.
pub async fn keep(app: Shared, stop: CancellationToken) {
    let mut ticks = ticks();
    while stop.run_until_cancelled(app.presence.due(&mut ticks)).await.is_some() {
        note(&app).await;
    }
}
