//! Long-lived connections: the socket and the streams, and how they hear of events on other nodes.

pub mod catch_up;
pub mod news;
pub mod presence;
pub mod socket;
pub mod stream;
pub mod tournament;

use crate::app::App;
use crate::fail::{Answer, Fail};
use crate::node::limits::LIVE;
use std::net::IpAddr;

/// Refuses one more live connection if the address or the account has too many.
fn admit(app: &App, address: IpAddr, account: Option<&str>) -> Answer<()> {
    app.limits.socket(address)?;
    let many = account.is_some_and(|account| app.hub.count(account) >= LIVE);
    if many && !app.limits.is_off() { Err(Fail::too_many(60)) } else { Ok(()) }
}
