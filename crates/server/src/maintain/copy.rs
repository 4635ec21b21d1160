//! Backup and restore. A backup is one file with one row per line, as JSON: the table and the columns that
//! are not null. The first line identifies the file, the last has the number of rows of each table.

use crate::error::Error;
use crate::store::Store;
use crate::store::copy::{self, Insert};
use crate::store::location::Location;
use crate::store::schema;
use crate::store::tallies;
use crate::supervise::Supervisor;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;

/// The names of the first and the last line.
const BEGIN: &str = "backup";
const END: &str = "end";
/// Format 2 added the first and the last line.
const FORMAT: u64 = 2;

/// The last line of a backup.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Counts {
    rows: u64,
    tables: BTreeMap<String, u64>,
}

impl Counts {
    fn add(&mut self, table: &str) {
        self.rows += 1;
        *self.tables.entry(table.to_string()).or_default() += 1;
    }

    /// Compares the rows found with those that the last line promises.
    fn check(&self, told: &Self) -> Result<(), Error> {
        for table in self.tables.keys().chain(told.tables.keys()) {
            let of = |counts: &Self| counts.tables.get(table).copied().unwrap_or(0);
            if of(self) != of(told) {
                return Err(Error::Count { table: table.clone(), told: of(told), found: of(self) });
            }
        }
        Ok(())
    }
}

/// The result of a restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    pub rows: u64,
    /// Whether the backup has row counts; those of older versions have none.
    pub counted: bool,
}

/// The result of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    pub rows: u64,
    /// The schema version: versions of the program that know it can restore the backup.
    pub schema: i64,
}

/// Writes a backup. The database is not changed, even if its schema is older. The backup is a snapshot, so
/// the server may keep running.
pub async fn backup(database: &str, out: &mut dyn Write) -> Result<Copied, Error> {
    let store = Store::open(database).await?;
    let rows = write_all(&store, out).await;
    store.close().await;
    Ok(Copied { rows: rows?, schema: store.version() })
}

async fn write_all(store: &Store, out: &mut dyn Write) -> Result<u64, Error> {
    let mut snapshot = store.snapshot().await?;
    let mut counts = Counts::default();
    let about = serde_json::json!({
        "format": FORMAT, "version": env!("CARGO_PKG_VERSION"), "schema": store.version(),
    });
    line(out, BEGIN, &about)?;
    for table in copy::tables(&mut snapshot).await? {
        let mut rows = copy::rows(&mut snapshot, table);
        while let Some(row) = rows.next().await? {
            line(out, table.0, &copy::fields(&row)?)?;
            counts.add(table.0);
        }
    }
    line(out, END, &counts)?;
    out.flush()?;
    Ok(counts.rows)
}

fn line(out: &mut dyn Write, name: &str, content: &impl Serialize) -> std::io::Result<()> {
    serde_json::to_writer(&mut *out, &(name, content))?;
    out.write_all(b"\n")
}

/// Fills an empty database from a backup, completely or not at all. Creates the file and its folder if
/// needed; no server may use it meanwhile.
pub async fn restore(database: &str, input: &mut dyn BufRead) -> Result<Restored, Error> {
    let new = match Location::of(database)? {
        Location::File(path) if !path.exists() => Some(path),
        _ => None,
    };
    let store = Store::open_to_serve(database, &Supervisor::default()).await?;
    let filled = fill(&store, input).await;
    store.close().await;
    if let (Err(_), Some(path)) = (&filled, new) {
        remove(&path);
    }
    filled
}

/// Removes a file created in vain: a server would take it for a database without accounts.
fn remove(path: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(name);
    }
}

async fn fill(store: &Store, input: &mut dyn BufRead) -> Result<Restored, Error> {
    let mut filling = store.fill().await?;
    if !copy::is_empty(&mut filling).await? {
        return Err(Error::NotEmpty);
    }
    let (mut counts, mut told, mut counted) = (Counts::default(), None::<Counts>, false);
    for (number, line) in (1..).zip(input.lines()) {
        let wrong = || Error::NotACopy(number);
        let (table, content): (String, Json) = serde_json::from_str(&line?).map_err(|_| wrong())?;
        match table.as_str() {
            _ if told.is_some() => return Err(wrong()),
            BEGIN if number == 1 && content["format"] == FORMAT => {
                let found = content["schema"].as_i64().unwrap_or(0);
                if found > schema::KNOWN {
                    return Err(Error::NewerCopy { found, known: schema::KNOWN });
                }
                counted = true;
            }
            END if counted => told = Some(serde_json::from_value(content).map_err(|_| wrong())?),
            _ => {
                let insert = Insert::of(&table, &content).ok_or_else(wrong)?;
                let refused = |error: sqlx::Error| Error::Line { line: number, why: error.to_string() };
                insert.run(&mut filling).await.map_err(refused)?;
                counts.add(&table);
            }
        }
    }
    if let Some(told) = &told {
        counts.check(told)?;
    } else if counted || counts.rows == 0 {
        return Err(Error::Cut);
    }
    tallies::derive(&mut filling).await?;
    filling.commit().await?;
    Ok(Restored { rows: counts.rows, counted })
}
