//! The count of an account's notices, sent to all its connections. One task per node reads and sends the
//! counts, so that a newer count is never overwritten by an older one.

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

/// The accounts whose counts have changed since they were sent.
#[derive(Default)]
pub(super) struct Changed {
    accounts: Mutex<BTreeSet<String>>,
    due: Notify,
}

impl Notices {
    /// Makes every node send the new count of an account.
    pub(super) fn count_changed(&self, account: &str) {
        self.count_changed_here(account);
        self.games.bus.tell(News::Count(account.to_string()));
    }

    /// Makes this node send the new count of an account.
    pub fn count_changed_here(&self, account: &str) {
        if self.hub.count(account) > 0 {
            lock(&self.changed.accounts).insert(account.to_string());
            self.changed.due.notify_one();
        }
    }

    /// Sends changed counts until the server stops.
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
