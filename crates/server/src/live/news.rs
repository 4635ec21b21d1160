//! What other nodes tell.

use crate::app::App;
use crate::node::bus::News;
use crate::node::hub::Outgoing;

/// Takes in what another node tells.
pub async fn hear(app: &App, news: News) {
    match news {
        News::Game(id) => app.games.heard_of(&id).await,
        News::Renamed(account) => app.games.reread(&account).await,
        News::Said(id, _, message) => {
            if let Some(at) = app.games.rooms.find(&id) {
                at.say(&message);
            }
        }
        News::Missed => app.bus.miss(),
        News::Beat => {}
        News::Lobby(text) => match serde_json::from_str(&text) {
            Ok(message) => app.hub.tell_lobby(&Outgoing::new(message)),
            Err(error) => tracing::warn!(%error, "news of the lobby cannot be read"),
        },
        News::Notice(account, notice) => app.hub.tell_account(&account, &notice),
        News::Present(node, notes) => app.games.heard_of_presence(&node, notes).await,
        News::Done(key) => app.jobs.done(&key),
        News::Close(account, session) => app.hub.close(&account, session.as_deref()),
    }
}
