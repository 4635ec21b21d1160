//! Limits on public open games per account and network: the lobby lists at most 200.

use super::Games;
use crate::fail::{Answer, Fail};
use crate::store::{Write, games};

/// The most public open games of one account and of one network.
const MOST_OPEN: i64 = 5;
const MOST_OPEN_HERE: i64 = 10;

impl Games {
    /// Checks the limits for one more public open game.
    pub(super) async fn may_open(&self, account: &str) -> Answer<()> {
        if self.limits.is_off() {
            return Ok(());
        }
        if games::count_open(&self.store, account).await? >= MOST_OPEN {
            return Err(Fail::conflict("too-many-open-games").with("most", MOST_OPEN));
        }
        let Some(address) = self.presence.address(account) else { return Ok(()) };
        if games::count_open_from(&self.store, &address).await? >= MOST_OPEN_HERE {
            return Err(Fail::conflict("too-many-open-games-here").with("most", MOST_OPEN_HERE));
        }
        Ok(())
    }

    /// Records the network of a public open game, if it is known.
    pub(super) fn opening(&self, game: &str, creator: Option<&str>) -> Write {
        let address = creator.and_then(|creator| self.presence.address(creator));
        address.map_or_else(Write::new, |address| games::add_opening(game, &address))
    }
}
