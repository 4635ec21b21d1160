//! How many open games for everybody one account and one network may have: the lobby has room for 200.

use super::Games;
use crate::fail::{Answer, Fail};
use crate::store::{Write, games};

/// Open games for everybody at once, for one account and for one network.
const MOST_OPEN: i64 = 5;
const MOST_OPEN_HERE: i64 = 10;

impl Games {
    /// Whether an account may open one more game for everybody.
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

    /// Notes from where an open game for everybody comes, if that is known.
    pub(super) fn opening(&self, game: &str, creator: Option<&str>) -> Write {
        let address = creator.and_then(|creator| self.presence.address(creator));
        address.map_or_else(Write::new, |address| games::add_opening(game, &address))
    }
}
