//! Handles messages from other nodes. Nothing here waits: what concerns a game goes into the mailbox of its
//! actor, so that games are updated concurrently and none delays the others.

use crate::app::App;
use crate::games::mail::Mail;
use crate::node::bus::News;

/// Handles a message from another node.
pub fn hear(app: &App, news: News) {
    match news {
        News::Game(id) => app.games.actors.hint(&id, || Mail::News),
        News::Renamed(account) => app.games.actors.hint_all(|| Mail::Names(Some(account.clone()))),
        News::TimeOff(account) => app.games.actors.hint_all(|| Mail::TimeOff(account.clone())),
        News::Said(id, _, message) => app.games.actors.hint(&id, || Mail::Said(message)),
        News::Missed => app.bus.miss(),
        News::Beat => {}
        News::Lobby => app.hub.lobby_changed_here(),
        News::Notice(account, notice) => app.hub.tell_account(&account, &notice),
        News::Count(account) => app.notices.count_changed_here(&account),
        News::Present(node, notes) => app.games.heard_of_presence(&node, notes),
        News::Done(key) => app.jobs.done(&key),
        News::Close(account, session) => app.hub.close(&account, session.as_deref()),
    }
}
