//! Accounts: names, passwords, sessions, two-factor authentication, mail, deletion, profiles and reports.

mod accounts;
mod apps;
mod blocks;
mod common;
mod consents;
pub mod devices;
pub mod exchange;
mod export;
mod follows;
mod guesses;
pub mod identity;
mod leaving;
pub mod mail;
mod moderation;
pub mod params;
pub mod passwords;
mod profiles;
mod redirects;
mod sessions;
mod time_off;
mod tokens;
pub mod two_factor;
mod upkeep;
pub mod words;

use crate::fail::{Answer, Fail};
use crate::games::Games;
use crate::mailer::Mailer;
use crate::names::name_key;
use crate::node::hub::Hub;
use crate::node::limits::Limits;
use crate::store::{Store, accounts as kept};
use crate::time::Time;
use passwords::Passwords;
use std::sync::Arc;

pub struct People {
    store: Store,
    time: Time,
    /// For closing the connections of an account.
    hub: Arc<Hub>,
    limits: Arc<Limits>,
    games: Arc<Games>,
    passwords: Passwords,
    mailer: Arc<Mailer>,
    boards: Arc<profiles::Boards>,
    /// Days of time off per account and calendar year.
    time_off_days: u32,
}

impl People {
    pub fn new(games: &Arc<Games>, mailer: &Arc<Mailer>, time_off_days: u32) -> Self {
        Self {
            store: games.store.clone(),
            time: games.time.clone(),
            hub: Arc::clone(&games.hub),
            limits: Arc::clone(&games.limits),
            games: Arc::clone(games),
            passwords: Passwords::default(),
            mailer: Arc::clone(mailer),
            boards: Arc::default(),
            time_off_days,
        }
    }

    /// The threads that hash passwords; they hash other secrets, too.
    pub fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// The account with this name.
    pub async fn account_of(&self, name: &str) -> Answer<String> {
        kept::id_by_key(&self.store, &name_key(name)).await?.ok_or_else(Fail::missing)
    }
}
