//! Notices of events in clubs. The write of a change queues its event in the club's tables. Any node turns it
//! into notices and deletes it once all members have theirs. If a node dies in between, another one repeats
//! this without duplicates.

use super::Notices;
use super::find::Found;
use crate::fail::Answer;
use crate::store::club_door::{self as kept, News};
use crate::store::club_members;
use protocol::notices::NoticeKind;

impl Notices {
    /// Creates the notices of new events in clubs.
    pub(super) async fn tell_clubs(&self) -> Answer<()> {
        for news in kept::news(&self.store).await? {
            match &news.account {
                Some(account) => self.tell_of_club(&news, vec![account.clone()]).await?,
                None => self.tell_members(&news).await?,
            }
            self.store.write(kept::told(&news.id)).await?;
        }
        Ok(())
    }

    /// Tells all members who want to hear of it, but of a challenge only owner and helpers.
    async fn tell_members(&self, news: &News) -> Answer<()> {
        let mut after = String::new();
        loop {
            let part = club_members::hearers(&self.store, &news.club, &after, news.kind == "match").await?;
            let Some(last) = part.last().cloned() else { return Ok(()) };
            after = last;
            let others = part.into_iter().filter(|account| Some(account) != news.who.as_ref());
            self.tell_of_club(news, others.collect()).await?;
        }
    }

    async fn tell_of_club(&self, news: &News, accounts: Vec<String>) -> Answer<()> {
        let found = |account: String| Found {
            account,
            kind: NoticeKind::Club,
            game: None,
            tournament: None,
            club: Some((news.club.clone(), news.id.clone())),
            who: news.who.clone(),
            detail: Some(news.kind.clone()),
            occasion: 0,
            waits: false,
            looks: false,
            quiet: false,
        };
        let told =
            self.keep_new(accounts.into_iter().map(|account| (found(account), None)).collect()).await?;
        for account in told {
            self.count_changed(&account);
        }
        Ok(())
    }
}
