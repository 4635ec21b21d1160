//! Games in progress: the state derived from a game's log ([`play`]), the clocks, and the actors that own
//! games while they are in memory ([`actors`]).

mod actor;
pub mod actors;
pub mod acts;
mod ahead;
pub mod audience;
pub mod clock;
mod commit;
pub mod computers;
pub mod conditions;
pub mod create;
mod draft;
mod ending;
mod finish;
mod load;
pub mod loaded;
pub mod mail;
mod openings;
pub mod play;
mod premoves;
pub mod record;
mod seating;
mod turns;
mod view;
mod watch;

#[cfg(test)]
mod tests;

use crate::engine::jobs::Jobs;
use crate::node::bus::Bus;
use crate::node::hub::Hub;
use crate::node::limits::Limits;
use crate::node::outages::Outages;
use crate::node::presence::Presence;
use crate::store::Store;
use crate::supervise::Supervisor;
use crate::time::Time;
use actors::Actors;
use std::sync::{Arc, Weak};
use tokio::sync::broadcast;

/// The games of this node, with the services that they use.
pub struct Games {
    pub store: Store,
    pub time: Time,
    /// Times in which no node served.
    pub outages: Arc<Outages>,
    /// The connections of this node and their subscriptions.
    pub hub: Arc<Hub>,
    pub bus: Bus,
    /// Who was seen here recently, with or without a connection.
    pub presence: Arc<Presence>,
    /// Rate limits.
    pub limits: Arc<Limits>,
    /// Jobs for the engine.
    pub jobs: Arc<Jobs>,
    /// Tests inject panics with it.
    pub supervisor: Supervisor,
    pub actors: Actors,
    /// The identifiers of games that have ended on this node. A receiver that lags finds them in the
    /// database.
    pub ended: broadcast::Sender<String>,
    /// The identifiers of games that have changed on this node, in the same way.
    pub changed: broadcast::Sender<String>,
    /// For actors, which must not keep the games alive.
    pub me: Weak<Games>,
}
