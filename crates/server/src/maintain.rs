//! Maintenance of the database: backup to one file, restore into a new database, and consistency checks. The
//! backup format is the same for SQLite and PostgreSQL, so it also moves a server from one to the other.

mod copy;
pub mod fill;

pub use crate::store::schema::KNOWN as SCHEMA;
pub use copy::{Copied, Restored, backup, restore};

use crate::error::Error;
use crate::games::play::Play;
use crate::store::games::{Compared, ToCheck, to_check};
use crate::store::log::Kind;
use crate::store::{Snapshot, Store, accounts, copy as copy_of, log, seats};

/// The result of a check.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Guests included.
    pub accounts: u64,
    pub games: u64,
    /// Entries of the games' logs.
    pub entries: u64,
    pub turns: u64,
    /// One line per fault.
    pub wrong: Vec<String>,
}

/// The progress of a check.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The database checks its own file.
    File,
    /// Games replayed, of how many.
    Games(u64, u64),
}

/// Progress is reported after this many games.
const TOLD: u64 = 10_000;

/// Replays every game from its log and compares the result with its row. The check reads a snapshot, so the
/// server may keep running.
pub async fn check(database: &str) -> Result<Findings, Error> {
    check_and_tell(database, &mut |_| {}).await
}

/// The same with progress. It has no deadline.
pub async fn check_and_tell(
    database: &str,
    tell: &mut (dyn FnMut(Progress) + Send),
) -> Result<Findings, Error> {
    let store = Store::open(database).await?;
    let findings = look(&store, tell).await;
    store.close().await;
    findings
}

async fn look(store: &Store, tell: &mut (dyn FnMut(Progress) + Send)) -> Result<Findings, Error> {
    tell(Progress::File);
    let mut findings = Findings { wrong: store.integrity().await?, ..Findings::default() };
    let mut snapshot = store.snapshot().await?;
    let (accounts, all) = copy_of::sizes(&mut snapshot).await?;
    findings.accounts = accounts;
    tell(Progress::Games(0, all));
    let mut last = String::new();
    loop {
        let games = to_check(&mut snapshot, &last).await?;
        let Some(end) = games.last() else { break };
        last = end.id.clone();
        for game in games {
            findings.games += 1;
            if findings.games.is_multiple_of(TOLD) {
                tell(Progress::Games(findings.games, all));
            }
            let id = game.id.clone();
            if let Err(wrong) = look_at(&mut snapshot, game, &mut findings).await? {
                findings.wrong.push(format!("{id}: {wrong}"));
            }
        }
    }
    Ok(findings)
}

async fn look_at(
    snapshot: &mut Snapshot,
    ToCheck { id, terms, noted }: ToCheck,
    findings: &mut Findings,
) -> Result<Result<(), String>, Error> {
    let terms = match serde_json::from_str(&terms) {
        Ok(terms) => terms,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let mut play = match Play::new(terms, seats::bots(snapshot, &id).await?) {
        Ok(play) => play,
        Err(message) => return Ok(Err(message.to_string())),
    };
    for (number, entry) in log::all(snapshot, &id).await? {
        if number != play.version() + 1 {
            return Ok(Err(format!("{} is followed by {number}", play.version())));
        }
        let entry = match entry {
            Ok(entry) => entry,
            Err(refused) => return Ok(Err(format!("{number} cannot be read: {refused}"))),
        };
        if let Err(message) = play.apply(&entry) {
            return Ok(Err(format!("{number}: {message}")));
        }
        findings.entries += 1;
        findings.turns += u64::from(entry.kind == Kind::Turn);
    }
    let outcome = play.outcome();
    // Games that ended before a finisher won against the others' draw are stored as drawn.
    let noted_drawn = noted.winners.as_ref().is_some_and(|winners| winners.is_empty());
    let older = noted_drawn && outcome.is_some_and(|outcome| outcome.rest_drew);
    let winners = outcome.map(|outcome| if older { String::new() } else { outcome.winners.clone() });
    let found = Compared {
        status: <&str>::from(play.status()).to_string(),
        version: play.version(),
        turns: play.turns().len() as i64,
        winners,
    };
    Ok(if noted == found { Ok(()) } else { Err(format!("{noted:?} is noted, {found:?} found")) })
}

/// Grants or revokes moderation rights; `false` if there is no account with this name.
pub async fn set_admin(database: &str, name: &str, admin: bool) -> Result<bool, Error> {
    let store = Store::open(database).await?;
    let changed = store.write(accounts::set_admin(&crate::names::name_key(name), admin)).await;
    store.close().await;
    Ok(changed?.first() == Some(&1))
}
