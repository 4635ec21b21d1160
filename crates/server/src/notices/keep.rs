//! What this node does so that nothing is missed: it looks at each game that changes here, a moment later and many at
//! once, so that no turn waits for it. It notes up to when it has done so. What a node that died, or was too slow, has
//! left is found from its note by whichever node looks next: games that have changed since, and ends of games, which
//! are noted with the end. To look twice changes nothing.

use super::Notices;
use super::find::{Found, NEARS, hearers};
use crate::fail::Answer;
use crate::store::notices::{self as kept, Spoken};
use crate::time::{MINUTE, Moment, SECOND};
use protocol::notices::NoticeKind;
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::TryRecvError;
use tokio_util::sync::CancellationToken;

/// Interval at which changes are taken together.
const TOGETHER: Duration = Duration::from_millis(300);
/// How many games are looked at together.
const BATCH: usize = 256;
/// How often a game is looked at that cannot be read.
const TRIES: u32 = 20;
/// Interval at which a node notes how far it has come, in rounds of [`TOGETHER`].
const MARK: u64 = 7;
/// A node that has noted nothing for this long has left something to the others.
const SILENT: i64 = 15 * SECOND;
/// How long before a note something may have been changed that was not told: the time that a write may take, and what
/// clocks differ.
const BACK: i64 = 45 * SECOND;
/// Interval at which turns are looked for that are nearly late.
const NEAR: i64 = MINUTE;
/// How long before, so that what was postponed meanwhile is found, too.
const NEAR_BACK: i64 = 10 * MINUTE;
/// How far back messages are looked for each time, and how many are remembered.
const SAID_BACK: i64 = 5 * SECOND;
const SAID: usize = 2_048;

/// Messages by game and number, for a quick look and in the order in which they came.
type Said = (HashSet<(String, i64)>, VecDeque<(String, i64)>);

/// What one node has done so far.
struct Round {
    number: u64,
    /// Games to be looked at.
    changed: BTreeSet<String>,
    /// How often each of them could not be looked at.
    failed: HashMap<String, u32>,
    /// When turns were looked for last that are nearly late.
    near: Option<Moment>,
    /// Messages since this moment may not be told; those that are.
    since: Moment,
    said: Said,
    followed: super::followed::Seen,
}

impl Notices {
    /// Tells what happens, until the server stops.
    pub async fn keep(self: Arc<Self>, stop: CancellationToken) {
        let mut events = self.games.changed.subscribe();
        let now = self.time.now();
        let mut round = Round {
            number: 0,
            changed: BTreeSet::new(),
            failed: HashMap::new(),
            near: None,
            since: now - BACK,
            said: Default::default(),
            followed: Default::default(),
        };
        while stop.run_until_cancelled(tokio::time::sleep(TOGETHER)).await.is_some() {
            let begun = self.time.now();
            loop {
                match events.try_recv() {
                    Ok(game) => round.changed.extend([game]),
                    // Too many at once: they are found like those of a node that died.
                    Err(TryRecvError::Lagged(_)) => {
                        if let Err(fail) = self.find_changed(begun - BACK, &mut round).await {
                            tracing::warn!(error = fail.problem.error, "changed games were not found");
                        }
                    }
                    Err(TryRecvError::Empty | TryRecvError::Closed) => break,
                }
            }
            if let Err(fail) = self.once(begun, &mut round).await {
                tracing::warn!(error = fail.problem.error, "notices were not told");
            }
            round.number += 1;
        }
    }

    async fn once(&self, begun: Moment, round: &mut Round) -> Answer<()> {
        if round.number.is_multiple_of(MARK) {
            self.take_over(begun, round).await?;
            round.changed.extend(kept::ends(&self.store).await?);
            self.tell_followed(&mut round.followed).await?;
            self.tell_clubs().await?;
        }
        self.find_near(begun, round).await?;
        while !round.changed.is_empty() {
            let batch: Vec<String> = round.changed.iter().take(BATCH).cloned().collect();
            let failed = self.look_at(&batch).await?;
            round.changed.retain(|id| !batch.contains(id));
            if self.again(failed, round).await? {
                break;
            }
        }
        self.tell_messages(round).await?;
        if round.number.is_multiple_of(MARK) && round.changed.is_empty() {
            self.store.write(kept::mark(&self.node, begun)).await?;
        }
        Ok(())
    }

    /// Games that could not be looked at are looked at again, but not for ever: one whose log cannot be read keeps
    /// nobody else waiting. Says whether there are any.
    async fn again(&self, failed: Vec<String>, round: &mut Round) -> Answer<bool> {
        round.failed.retain(|id, _| failed.contains(id));
        for id in &failed {
            let tries = round.failed.entry(id.clone()).or_default();
            *tries += 1;
            if *tries < TRIES {
                round.changed.insert(id.clone());
            } else {
                tracing::warn!(game = id, "a game cannot be looked at, its players are not told");
                self.store.write(kept::end_told(id)).await?;
                round.failed.remove(id);
            }
        }
        Ok(!failed.is_empty())
    }

    /// Looks for what nodes have left to tell that say nothing any more. A file has one server: whatever it did not
    /// tell before it ended is told when the next one begins.
    async fn take_over(&self, now: Moment, round: &mut Round) -> Answer<()> {
        let first = round.number == 0 && self.store.is_file();
        let marks = kept::marks(&self.store).await?.into_iter();
        // Begun again after a panic, it has forgotten what it was about to do.
        let again = round.number == 0;
        let is_left = |(node, at): &(String, Moment)| match *node == self.node {
            true => again,
            false => first || *at <= now - SILENT,
        };
        let left = marks.filter(is_left);
        let left: Vec<(String, Moment)> = left.collect();
        let Some(oldest) = left.iter().map(|(_, at)| *at).min() else { return Ok(()) };
        self.find_changed(oldest - BACK, round).await?;
        round.since = round.since.min(oldest - BACK);
        // Until this node has looked at all of that, it says itself that it has come no further.
        let mark = kept::mark(&self.node, oldest);
        let others = left.iter().filter(|(node, _)| *node != self.node);
        let write = others.fold(mark, |write, (node, at)| write.then(kept::unmark(node, *at)));
        self.store.write(write).await?;
        Ok(())
    }

    /// All open and running games that have changed since a moment are looked at. Those that have ended are noted
    /// elsewhere.
    async fn find_changed(&self, since: Moment, round: &mut Round) -> Answer<()> {
        let mut last = (since, String::new());
        loop {
            let found = kept::changed(&self.store, (last.0, &last.1)).await?;
            let Some((id, at)) = found.last().cloned() else { return Ok(()) };
            last = (at, id);
            round.changed.extend(found.into_iter().map(|(id, _)| id));
        }
    }

    /// Turns by days that have become nearly late are looked at: at first all of them, then those that have come so
    /// far since.
    async fn find_near(&self, now: Moment, round: &mut Round) -> Answer<()> {
        if round.near.is_some_and(|near| (near..near + NEAR).contains(&now)) {
            return Ok(());
        }
        for near in NEARS {
            let from = round.near.map_or(now, |last| last + near - NEAR_BACK);
            let mut last = (from, String::new());
            loop {
                let found = kept::near(&self.store, (last.0, &last.1), now + near).await?;
                let Some((id, at)) = found.last().cloned() else { break };
                last = (at, id);
                round.changed.extend(found.into_iter().map(|(id, _)| id));
            }
        }
        round.near = Some(now);
        Ok(())
    }

    /// Players hear of what was said in their games while they were not there: of the first message that they have not
    /// read, not of each.
    async fn tell_messages(&self, round: &mut Round) -> Answer<()> {
        let mut concerned = BTreeSet::new();
        let spoken = kept::spoken(&self.store, round.since).await?;
        let latest = spoken.last().map_or(round.since, |said| said.at);
        for said in spoken {
            let key = (said.game.clone(), said.number);
            if !round.said.0.insert(key.clone()) {
                continue;
            }
            round.said.1.push_back(key);
            if round.said.1.len() > SAID
                && let Some(oldest) = round.said.1.pop_front()
            {
                round.said.0.remove(&oldest);
            }
            concerned.extend(self.tell_message(said).await?);
        }
        round.since = round.since.max(latest - SAID_BACK);
        for account in concerned {
            self.count_changed(&account);
        }
        Ok(())
    }

    async fn tell_message(&self, said: Spoken) -> Answer<Vec<String>> {
        let Spoken { game, number, account, .. } = said;
        let speaker = account.clone();
        let hear = self.games.look(&game, move |seen| hearers(seen, speaker.as_deref())).await?;
        let mut new = Vec::new();
        for (hearer, looks) in hear {
            if looks || kept::has_unread_message(&self.store, &hearer, &game).await? {
                continue;
            }
            let found = Found {
                account: hearer,
                kind: NoticeKind::Message,
                game: Some(game.clone()),
                tournament: None,
                club: None,
                who: account.clone(),
                detail: None,
                occasion: number,
                waits: false,
                looks,
                quiet: false,
            };
            new.push((found, None));
        }
        self.keep_new(new).await
    }
}
