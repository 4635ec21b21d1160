//! Creates notices for all that changes on this node. A task looks at changed games in batches, shortly after
//! their changes, so that no turn waits for it. It records a mark: the time up to which it has done so. If a
//! node dies or falls behind, another one continues from its mark and finds games that have changed since,
//! and unprocessed ends of games, which are recorded with the end. Looking twice changes nothing.

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

/// Interval at which changes are collected.
const TOGETHER: Duration = Duration::from_millis(300);
/// Games looked at per batch.
const BATCH: usize = 256;
/// Attempts at a game that cannot be read.
const TRIES: u32 = 20;
/// A node records its mark once in this many rounds of [`TOGETHER`].
const MARK: u64 = 7;
/// Other nodes take over if a mark is older than this.
const SILENT: i64 = 15 * SECOND;
/// Searches start this long before a mark: a change may be committed after its time by the duration of a
/// write and the clock skew between nodes.
const BACK: i64 = 45 * SECOND;
/// Interval at which near deadlines are looked for.
const NEAR: i64 = MINUTE;
/// The overlap of these searches, to find deadlines that were postponed meanwhile.
const NEAR_BACK: i64 = 10 * MINUTE;
/// The overlap of searches for messages, and how many messages are remembered to recognise duplicates.
const SAID_BACK: i64 = 5 * SECOND;
const SAID: usize = 2_048;

/// Messages by game and number: a set for lookup, and the order for eviction.
type Said = (HashSet<(String, i64)>, VecDeque<(String, i64)>);

/// The state of this node's task.
struct Round {
    number: u64,
    /// Games to look at.
    changed: BTreeSet<String>,
    /// Failed attempts per game.
    failed: HashMap<String, u32>,
    /// When near deadlines were last looked for.
    near: Option<Moment>,
    /// Messages since this moment may be untold, except the remembered ones.
    since: Moment,
    said: Said,
    followed: super::followed::Seen,
}

impl Notices {
    /// Creates notices until the server stops.
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
                    // The channel overflowed: find the changes in the database, as after the death of a node.
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

    /// Retries games that could not be read, but not forever: a game with an unreadable log must not hold up
    /// others. Returns whether there are any.
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

    /// Takes over the work of nodes whose marks are old. A database file has one server: at its start it
    /// takes over what the last one left.
    async fn take_over(&self, now: Moment, round: &mut Round) -> Answer<()> {
        let first = round.number == 0 && self.store.is_file();
        let marks = kept::marks(&self.store).await?.into_iter();
        // After a restart by a panic, this node's own work in progress is lost as well.
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
        // Until this node has done that work, its own mark must not be later.
        let mark = kept::mark(&self.node, oldest);
        let others = left.iter().filter(|(node, _)| *node != self.node);
        let write = others.fold(mark, |write, (node, at)| write.then(kept::unmark(node, *at)));
        self.store.write(write).await?;
        Ok(())
    }

    /// Schedules all open and running games that have changed since a moment. Ended ones are recorded
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

    /// Schedules correspondence games whose deadline has come near: at first all of them, then the new ones.
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

    /// Tells players of messages in their games while they were away: only of the first unread one.
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
