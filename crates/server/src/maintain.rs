//! Looking after the database: a copy of everything as one file, a new database from it, and whether all of
//! it is in order. The copy is the same for SQLite and PostgreSQL, so it also moves a house from one to the
//! other.

use crate::args;
use crate::game::entry::Entry;
use crate::game::play::{Play, Terms};
use crate::game::view::status_name;
use crate::store::{Refused, Snapshot, Store, Value, Write};
use rules::game::{Seat, SeatSet};
use serde_json::{Map, Value as Json};
use sqlx::{Column, Row, TypeInfo, ValueRef};
use std::io::BufRead;

/// The tables in the order in which they can be filled.
const TABLES: [(&str, &str); 14] = [
    ("accounts", "id"),
    ("recovery_codes", "account, hash"),
    ("sessions", "id"),
    ("tokens", "id"),
    ("blocks", "account, other"),
    ("reports", "id"),
    ("games", "id"),
    ("log", "game, number"),
    ("players", "game, seat"),
    ("chat", "game, room, number"),
    ("ratings", "account, pool"),
    ("analyses", "game"),
    ("outages", "since"),
    ("nodes", "id"),
];

/// Why it could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The database cannot be used.
    #[error("{0}")]
    Database(String),
    /// The file cannot be used.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The file is not such a copy; the line where it ends to be one.
    #[error("line {0}")]
    NotACopy(usize),
    /// There is something in the database already.
    #[error("not empty")]
    NotEmpty,
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self::Database(refused.to_string())
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// Writes everything, one row a line; gives how many. The server may run meanwhile: it is the state of one moment.
pub async fn backup(database: &str, out: &mut dyn std::io::Write) -> Result<u64, Trouble> {
    let store = Store::open(database).await?;
    let rows = copy(&store, out).await;
    store.close().await;
    rows
}

async fn copy(store: &Store, out: &mut dyn std::io::Write) -> Result<u64, Trouble> {
    let mut snapshot = store.snapshot().await?;
    let mut count = 0;
    for (table, order) in TABLES {
        let sql = format!("SELECT * FROM {table} ORDER BY {order}");
        let mut rows = snapshot.stream(sql);
        while let Some(row) = rows.next().await? {
            let fields = row.columns().iter().enumerate().map(|(i, column)| {
                let value =
                    row.try_get_raw(i).map(|value| (value.is_null(), value.type_info().name().to_string()));
                let json = match value {
                    Ok((true, _)) | Err(_) => Json::Null,
                    Ok((false, kind)) => match kind.as_str() {
                        "TEXT" => row.try_get::<String, _>(i).map_or(Json::Null, Json::from),
                        "DOUBLE" | "REAL" => row.try_get::<f64, _>(i).map_or(Json::Null, Json::from),
                        _ => row.try_get::<i64, _>(i).map_or(Json::Null, Json::from),
                    },
                };
                (column.name().to_string(), json)
            });
            // What is nothing is left out.
            let fields: Map<String, Json> = fields.filter(|(_, value)| !value.is_null()).collect();
            serde_json::to_writer(&mut *out, &(table, fields)).map_err(std::io::Error::from)?;
            out.write_all(b"\n")?;
            count += 1;
        }
    }
    out.flush()?;
    Ok(count)
}

/// Fills an empty database from a copy; gives how many rows there were.
pub async fn restore(database: &str, input: &mut dyn BufRead) -> Result<u64, Trouble> {
    let store = Store::open(database).await?;
    let filled = fill(&store, input).await;
    store.close().await;
    filled
}

async fn fill(store: &Store, input: &mut dyn BufRead) -> Result<u64, Trouble> {
    if store.count("SELECT COUNT(*) FROM accounts", vec![]).await? > 0
        || store.count("SELECT COUNT(*) FROM games", vec![]).await? > 0
    {
        return Err(Trouble::NotEmpty);
    }
    let mut count = 0;
    let mut write = Write::new();
    for (number, line) in input.lines().enumerate() {
        let wrong = || Trouble::NotACopy(number + 1);
        let (table, fields): (String, Map<String, Json>) =
            serde_json::from_str(&line?).map_err(|_| wrong())?;
        let known = TABLES.iter().any(|(name, _)| *name == table);
        let named = fields.keys().all(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_'));
        if !known || !named || fields.is_empty() {
            return Err(wrong());
        }
        let names: Vec<&str> = fields.keys().map(String::as_str).collect();
        let places: Vec<String> = (1..=names.len()).map(|n| format!("${n}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
        let values = fields.values().map(|value| match value {
            Json::String(text) => Ok(Value::Text(text.clone())),
            Json::Number(n) if n.is_i64() => Ok(Value::Int(n.as_i64().unwrap_or(0))),
            Json::Number(n) => Ok(Value::Real(n.as_f64())),
            _ => Err(wrong()),
        });
        write = write.built(sql, values.collect::<Result<_, _>>()?);
        count += 1;
        // The whole copy may not fit into memory; a part that fails is seen, and the database is begun anew.
        if count % 500 == 0 {
            store.write(std::mem::take(&mut write)).await?;
        }
    }
    store.write(write).await?;
    Ok(count)
}

/// What was looked at, and what is not in order.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Games.
    pub games: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Turns.
    pub turns: u64,
    /// What is wrong, one line each.
    pub wrong: Vec<String>,
}

/// Replays every game by its log and compares it with what is noted of it. The server may run meanwhile: what is
/// looked at is the state of one moment.
pub async fn check(database: &str) -> Result<Findings, Trouble> {
    let store = Store::open(database).await?;
    let findings = look(&store).await;
    store.close().await;
    findings
}

async fn look(store: &Store) -> Result<Findings, Trouble> {
    let mut findings = Findings::default();
    if store.is_file() {
        for row in store.rows("PRAGMA integrity_check", vec![]).await? {
            let said: String = row.get(0);
            if said != "ok" {
                findings.wrong.push(said);
            }
        }
    }
    let mut snapshot = store.snapshot().await?;
    let mut last = String::new();
    loop {
        let sql = "SELECT id, terms, status, version, turns, winners FROM games WHERE id > $1 ORDER BY id LIMIT 200";
        let games = snapshot.rows(sql, args![&last]).await?;
        let Some(end) = games.last() else { break };
        last = end.get(0);
        for game in &games {
            let id: String = game.get(0);
            findings.games += 1;
            if let Err(wrong) = look_at(&mut snapshot, game, &id, &mut findings).await? {
                findings.wrong.push(format!("{id}: {wrong}"));
            }
        }
    }
    Ok(findings)
}

async fn look_at(
    snapshot: &mut Snapshot,
    game: &sqlx::any::AnyRow,
    id: &str,
    findings: &mut Findings,
) -> Result<Result<(), String>, Trouble> {
    let terms: Terms = match serde_json::from_str(game.get(1)) {
        Ok(terms) => terms,
        Err(error) => return Ok(Err(error.to_string())),
    };
    let seats = snapshot.rows("SELECT seat, bot FROM players WHERE game = $1", args![id]).await?;
    let bots = seats.iter().filter(|row| row.get::<Option<String>, _>(1).is_some());
    let bots = bots.fold(SeatSet::NONE, |bots, row| bots.with(Seat(row.get::<i64, _>(0) as u8)));
    let mut play = match Play::new(terms, bots) {
        Ok(play) => play,
        Err(message) => return Ok(Err(message.to_string())),
    };
    let sql = "SELECT number, at, seat, kind, body, spent, mark FROM log WHERE game = $1 ORDER BY number";
    for row in snapshot.rows(sql, args![id]).await? {
        let number: i64 = row.get(0);
        if number != play.version() + 1 {
            return Ok(Err(format!("{} is followed by {number}", play.version())));
        }
        let Some(entry) = Entry::of(&row) else { return Ok(Err(format!("{number} cannot be read"))) };
        if let Err(message) = play.apply(&entry) {
            return Ok(Err(format!("{number}: {message}")));
        }
        findings.entries += 1;
        findings.turns += u64::from(entry.kind == crate::game::entry::Kind::Turn);
    }
    let noted: (String, i64, i64, Option<String>) = (game.get(2), game.get(3), game.get(4), game.get(5));
    let winners = play.outcome().map(|outcome| outcome.winners.clone());
    let found = (status_name(play.status()).to_string(), play.version(), play.turns().len() as i64, winners);
    Ok(if noted == found { Ok(()) } else { Err(format!("{noted:?} is noted, {found:?} found")) })
}

/// Lets an account moderate, or no longer; `false` if there is none of this name.
pub async fn set_admin(database: &str, name: &str, admin: bool) -> Result<bool, Trouble> {
    let store = Store::open(database).await?;
    let sql = "UPDATE accounts SET admin = $2 WHERE name_key = $1 AND kind = 'user' AND closed_at IS NULL";
    let write = Write::new().and(sql, args![crate::people::name_key(name), admin]);
    let changed = store.write(write).await;
    store.close().await;
    Ok(changed?.first() == Some(&1))
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::store::MIGRATIONS;

    /// What is worth nothing in another house: links that ran out, counts of requests, people who wait.
    const LEFT: [&str; 3] = ["links", "limits", "seeks"];

    #[test]
    fn every_table_is_copied_or_left_on_purpose() {
        let named = MIGRATIONS.iter().flat_map(|(_, sql)| sql.split("CREATE TABLE ").skip(1));
        let mut named: Vec<&str> = named.filter_map(|rest| rest.split_whitespace().next()).collect();
        let mut known: Vec<&str> = TABLES.iter().map(|(table, _)| *table).chain(LEFT).collect();
        named.sort_unstable();
        known.sort_unstable();
        assert_eq!(known, named);
    }
}
