//! Notices: what waits for an account and what has happened, and how it is delivered. Games do not know about
//! notices: an event says that a game has changed ([`keep`]), and the notices follow from the game's state
//! ([`find`]). A notice is stored once, under an identifier derived from account, kind, subject and occasion.
//! The same write queues it for delivery ([`tell`]): to devices ([`push`]), to webhooks ([`webhooks`]), into
//! the next digest. [`deliver`] runs in the background.

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

pub struct Notices {
    store: Store,
    time: Time,
    node: String,
    games: Arc<Games>,
    hub: Arc<Hub>,
    limits: Arc<Limits>,
    /// The client for push services and webhooks.
    post: Post,
    /// The public address, for links in webhooks.
    base: String,
    /// How push services contact the operator of this server.
    contact: String,
    keys: OnceCell<Keys>,
    /// The accounts whose counts have to be sent.
    changed: shown::Changed,
    /// Changes when there is something to deliver.
    due: watch::Sender<()>,
    /// Deliveries in progress, and the token that drops them.
    underway: TaskTracker,
    dead: CancellationToken,
}

impl Notices {
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
