//! The list of an account's notices: read, unread, waiting.

use super::Notices;
use crate::fail::{Answer, Fail};
use crate::store::notices::{self as kept, LAST, PAGE};
use protocol::notices::{NoticeCount, NoticePage};

impl Notices {
    /// A page of an account's notices, newest first, before a cursor.
    pub async fn page(&self, account: &str, before: Option<&str>) -> Answer<NoticePage> {
        let place = match before {
            None => LAST,
            Some(before) => {
                let parts = before.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
                parts.ok_or_else(|| Fail::bad("bad-page"))?
            }
        };
        let mut notices = kept::page(&self.store, account, place).await?;
        let more = notices.len() > PAGE;
        notices.truncate(PAGE);
        let last = notices.last().filter(|_| more);
        let before = last.map(|last| format!("{}-{}", last.at, last.id));
        Ok(NoticePage { notices, before, count: self.count(account).await? })
    }

    /// How many notices are unread or wait.
    pub async fn count(&self, account: &str) -> Answer<NoticeCount> {
        Ok(kept::count(&self.store, account).await?)
    }

    /// Marks a notice as read. A notice of another account is left alone.
    pub async fn read(&self, account: &str, id: &str) -> Answer<NoticeCount> {
        self.store.write(kept::read(account, id, self.time.now())).await?;
        self.count_changed(account);
        self.count(account).await
    }

    /// Marks all notices as read.
    pub async fn read_all(&self, account: &str) -> Answer<NoticeCount> {
        self.store.write(kept::read_all(account, self.time.now())).await?;
        self.count_changed(account);
        self.count(account).await
    }
}
