//! How much there is for an account is a state, shown wherever the account is connected. On each node one task counts
//! and shows, so that no older count is shown after a newer one.

use super::Notices;
use crate::fail::Answer;
use crate::lock::lock;
use crate::node::bus::News;
use crate::store::notices as kept;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// The pause after a count that failed.
const AGAIN: Duration = Duration::from_secs(1);

/// The accounts whose counts have changed since they were shown.
#[derive(Default)]
pub(super) struct Changed {
    accounts: Mutex<BTreeSet<String>>,
    due: Notify,
}

impl Notices {
    /// Something has changed in the list of an account: every node shows it how much there is.
    pub(super) fn count_changed(&self, account: &str) {
        self.count_changed_here(account);
        self.games.bus.tell(News::Count(account.to_string()));
    }

    /// Another node, or this one, has changed the list of an account.
    pub fn count_changed_here(&self, account: &str) {
        if self.hub.count(account) > 0 {
            lock(&self.changed.accounts).insert(account.to_string());
            self.changed.due.notify_one();
        }
    }

    /// Shows accounts how much there is for them, until the server stops.
    pub async fn show_counts(self: Arc<Self>, stop: CancellationToken) {
        while stop.run_until_cancelled(self.changed.due.notified()).await.is_some() {
            loop {
                let next = lock(&self.changed.accounts).pop_first();
                let Some(account) = next else { break };
                if let Err(fail) = self.show_count(&account).await {
                    tracing::warn!(error = fail.problem.error, "a count of notices was not shown");
                    self.count_changed_here(&account);
                    stop.run_until_cancelled(tokio::time::sleep(AGAIN)).await;
                    break;
                }
            }
        }
    }

    async fn show_count(&self, account: &str) -> Answer<()> {
        let count = kept::count(&self.store, account).await?;
        self.hub.show_count(account, count);
        Ok(())
    }
}
