//! Tells followers, if they want it, when a player comes online; once a day.

use super::Notices;
use super::find::Found;
use crate::fail::Answer;
use crate::store::notices as kept;
use crate::time::DAY;
use protocol::notices::NoticeKind;
use std::collections::HashSet;

/// How many arrivals are looked up at once.
const TOGETHER: usize = 100;

/// The players who have come online today, as far as this node knows.
#[derive(Default)]
pub(super) struct Seen {
    day: i64,
    accounts: HashSet<String>,
}

impl Notices {
    /// Tells the followers of players who have come online.
    pub(super) async fn tell_followed(&self, seen: &mut Seen) -> Answer<()> {
        let day = self.time.now() / DAY;
        if seen.day != day {
            *seen = Seen { day, accounts: HashSet::new() };
        }
        let came = self.games.presence.take_came();
        let came: Vec<String> =
            came.into_iter().filter(|account| seen.accounts.insert(account.clone())).collect();
        for part in came.chunks(TOGETHER) {
            let followers = kept::followers(&self.store, part).await?;
            let found = |(account, other): (String, String)| Found {
                account,
                kind: NoticeKind::Followed,
                game: None,
                tournament: None,
                club: None,
                who: Some(other),
                detail: None,
                occasion: day,
                waits: false,
                looks: false,
                quiet: false,
            };
            let told = self.keep_new(followers.into_iter().map(|one| (found(one), None)).collect()).await?;
            for account in told {
                self.count_changed(&account);
            }
        }
        Ok(())
    }
}
