//! Everything a request may need.

use crate::args;
use crate::bus::{Bus, News};
use crate::config::Config;
use crate::game::rooms::Rooms;
use crate::game::seating::Person;
use crate::hub::{Hub, wire};
use crate::jobs::Jobs;
use crate::limits::Limits;
use crate::outages::Outages;
use crate::people::mail::Mailer;
use crate::people::passwords::Passwords;
use crate::store::{Refused, Store};
use crate::time::Time;
use protocol::live::ToClient;
use std::sync::Arc;

/// Everything a request may need.
pub struct App {
    /// What the server was told.
    pub config: Config,
    /// The database.
    pub store: Store,
    /// The time.
    pub time: Time,
    /// The name of this node.
    pub node: String,
    /// Times in which nobody served.
    pub outages: Outages,
    /// Who listens.
    pub hub: Hub,
    /// Games in memory.
    pub rooms: Rooms,
    /// The line to other nodes.
    pub bus: Bus,
    /// Work for the engine.
    pub jobs: Jobs,
    /// How much of what anybody may do.
    pub limits: Limits,
    /// Where passwords are worked on.
    pub passwords: Passwords,
    /// The way of mail.
    pub mailer: Mailer,
    /// The figures for Prometheus.
    pub figures: metrics_exporter_prometheus::PrometheusHandle,
}

/// The same for all requests.
pub type Shared = Arc<App>;

impl App {
    /// A player by account.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, Refused> {
        let sql = "SELECT id, name, kind, bot FROM accounts WHERE id = $1 AND closed_at IS NULL";
        Ok(self.store.row(sql, args![id]).await?.and_then(|row| Person::of(&row, 0)))
    }

    /// A player by name.
    pub async fn person_by_name(&self, name: &str) -> Result<Option<Person>, Refused> {
        let sql = "SELECT id, name, kind, bot FROM accounts WHERE name_key = $1 AND closed_at IS NULL";
        let key = crate::people::name_key(name);
        Ok(self.store.row(sql, args![key]).await?.and_then(|row| Person::of(&row, 0)))
    }

    /// Whether one of two accounts wants nothing to do with the other.
    pub async fn is_blocked(&self, one: &str, other: &str) -> Result<bool, Refused> {
        let sql = "SELECT COUNT(*) FROM blocks WHERE (account = $1 AND other = $2) OR (account = $2 AND other = $1)";
        Ok(self.store.count(sql, args![one, other]).await? > 0)
    }

    /// Takes in what another node tells.
    pub async fn hear(&self, news: News) {
        match news {
            News::Game(id) => self.heard_of(&id).await,
            News::Renamed(account) => self.reread(&account).await,
            News::Said(id, room, message) => {
                if let Some(at) = self.rooms.find(&id) {
                    let players = Some(room == protocol::game::Room::Players);
                    at.listeners.tell(&wire(&ToClient::Said { id, message }), players);
                }
            }
            News::Lobby(text) => self.hub.tell_lobby(&text.into()),
            News::Notice(account, notice) => self.hub.tell_account(&account, &notice),
            News::Close(account, session) => self.hub.close(&account, session.as_deref()),
        }
    }

    /// Closes the connections of an account, or of one of its sessions, on every node.
    pub async fn close_connections(&self, account: &str, session: Option<&str>) {
        self.hub.close(account, session);
        self.bus.tell(&News::Close(account.to_string(), session.map(str::to_string))).await;
    }

    /// Whether the server can do its work: the database answers.
    pub async fn is_ready(&self) -> bool {
        self.store.count("SELECT COUNT(*) FROM nodes", vec![]).await.is_ok()
    }
}
