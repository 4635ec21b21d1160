//! Notices: what waits for accounts and what has happened, and by which ways they hear of it. Games know nothing of
//! it: one event says that a game has changed ([`keep`]), and what waits there for whom follows from how it stands
//! ([`find`]). A notice is kept once, under an identifier that follows from account, kind, subject and occasion, and in
//! the same write it is given to those who bring it somewhere ([`tell`]): to devices ([`push`]), to webhooks
//! ([`webhooks`]), into the next digest. [`deliver`] brings it, and nobody waits for that.

mod clubs;
mod deliver;
mod devices;
mod find;
mod followed;
mod keep;
mod list;
mod post;
mod push;
pub mod settings;
mod shown;
mod tell;
mod webhooks;
mod words;

use crate::config::Config;
use crate::games::Games;
use crate::node::hub::Hub;
use crate::node::limits::Limits;
use crate::store::Store;
use crate::time::Time;
use post::Post;
use push::Keys;
use std::sync::Arc;
use tokio::sync::{OnceCell, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The notices, with the services that they need.
pub struct Notices {
    store: Store,
    time: Time,
    /// The name of this node.
    node: String,
    games: Arc<Games>,
    hub: Arc<Hub>,
    limits: Arc<Limits>,
    /// The way to push services and webhooks.
    post: Post,
    /// Where the pages are, for links in webhooks.
    base: String,
    /// How push services reach whoever runs the server.
    contact: String,
    keys: OnceCell<Keys>,
    /// Whose counts have to be shown.
    changed: shown::Changed,
    /// Changes when there is something to bring.
    due: watch::Sender<()>,
    /// What is on its way, and what drops it.
    underway: TaskTracker,
    dead: CancellationToken,
}

impl Notices {
    /// The notices about these games, on a node of a name.
    pub fn new(games: &Arc<Games>, config: &Config, node: &str) -> Self {
        let base = config.base();
        let contact = if config.is_secure() { base.clone() } else { format!("mailto:{}", config.mail_from) };
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            node: node.to_string(),
            games: Arc::clone(games),
            hub: Arc::clone(&games.hub),
            limits: Arc::clone(&games.limits),
            post: Post::new(config.reach_local),
            base,
            contact,
            keys: OnceCell::new(),
            changed: shown::Changed::default(),
            due: watch::Sender::new(()),
            underway: TaskTracker::new(),
            dead: CancellationToken::new(),
        }
    }
}
