//! Deletes what has expired: sessions, links, counters, guests who never came back, and open games that
//! nobody joins. It works in small batches with pauses between them, so that turns never wait.

use super::People;
use super::consents::CODE_LASTS;
use super::exchange::REFRESH_LASTS;
use super::identity::SESSION_LASTS;
use crate::error::Error;
use crate::fail::Answer;
use crate::store::Write;
use crate::store::upkeep::{self, Guest, OfGuest, Open, PORTION};
use crate::time::{DAY, MINUTE};
use protocol::game::{Action, NewAction};
use std::time::Duration;

/// The pause after a batch.
const PAUSE: Duration = Duration::from_millis(20);
/// How long an open game waits for players.
const OPEN_LASTS: i64 = DAY;
/// After this silence of a guest, nodes with a connection of theirs renew the presence.
const SILENT: i64 = 4 * MINUTE;
/// After this silence a guest has left.
const LEFT: i64 = 6 * MINUTE;
/// How long old seeks are stored.
const SEEK_LASTS: i64 = 60 * MINUTE;
/// How long notices stay in the list, except those that wait for an action.
const NOTICE_LASTS: i64 = 60 * DAY;

impl People {
    /// Deletes what has expired.
    pub async fn tidy(&self) -> Result<(), Error> {
        let now = self.time.now();
        self.in_portions(|| upkeep::sessions(now - SESSION_LASTS)).await?;
        self.in_portions(|| upkeep::codes(now - CODE_LASTS)).await?;
        self.in_portions(|| upkeep::consents(now - REFRESH_LASTS)).await?;
        self.in_portions(|| upkeep::links(now)).await?;
        self.in_portions(|| upkeep::limits(now - DAY)).await?;
        self.in_portions(|| upkeep::presence(now - DAY)).await?;
        self.in_portions(|| upkeep::seeks(now - SEEK_LASTS)).await?;
        self.in_portions(|| upkeep::guesses(now - DAY)).await?;
        self.in_portions(|| upkeep::devices(now - super::devices::LASTS)).await?;
        self.in_portions(|| upkeep::withdrawn_notices(now - DAY)).await?;
        self.in_portions(|| upkeep::old_notices(now - NOTICE_LASTS)).await?;
        self.forget_guests(now - DAY).await?;
        if self.store.is_file() {
            self.store.write(upkeep::optimize()).await?;
        }
        Ok(())
    }

    async fn in_portions(&self, what: impl Fn() -> Write) -> Result<(), Error> {
        while self.store.write(what()).await?.first() == Some(&(PORTION as u64)) {
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Deletes guests from before a moment who have no session. A guest without games is deleted completely;
    /// one with games only loses its personal data.
    async fn forget_guests(&self, before: i64) -> Result<(), Error> {
        let mut last = (0, String::new());
        loop {
            let guests = upkeep::guests(&self.store, last.0, &last.1, before).await?;
            let Some(end) = guests.last() else { return Ok(()) };
            last = (end.created_at, end.id.clone());
            for Guest { id, left_traces, .. } in guests.into_iter().filter(|guest| !guest.signed_in) {
                let forgotten = if left_traces {
                    self.erase(&id).await
                } else {
                    self.store.write(upkeep::forget_guest(&id)).await.map(|_| ()).map_err(Into::into)
                };
                if let Err(fail) = forgotten {
                    tracing::warn!(error = fail.problem.error, "a guest was not forgotten");
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Ends open games that have waited for a day, and those of guests who have left.
    pub async fn end_open_games(&self) -> Result<(), Error> {
        let now = self.time.now();
        for open in upkeep::open_since(&self.store, now - OPEN_LASTS).await? {
            self.end_open_game(&open).await;
        }
        let here = self.hub.accounts();
        for OfGuest { open, seen } in upkeep::open_of_silent_guests(&self.store, now - SILENT).await? {
            if here.contains(&open.creator) {
                // Tells the other nodes before they take the guest for gone.
                self.games.presence.still_here(&open.creator, now);
            } else if seen < now - LEFT {
                self.end_open_game(&open).await;
            }
        }
        Ok(())
    }

    async fn end_open_game(&self, Open { id, creator }: &Open) {
        let leave = NewAction { action: Action::Leave, seat: None };
        let left: Answer<_> = self.games.act(id, creator, &leave).await;
        if let Err(fail) = left {
            // Somebody may have joined at the same moment.
            tracing::debug!(game = id, error = fail.problem.error, "an open game was not ended");
        }
        tokio::time::sleep(PAUSE).await;
    }
}
