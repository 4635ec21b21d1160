//! Fills an empty database file with test data as after years of use: any number of accounts and games, with
//! logs copied from a few hundred games that were really played. It writes to the tables directly, without
//! the writer, so nothing else may use the file meanwhile.

use super::tallies::DERIVE;
use crate::time::{DAY, Moment};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Executor};
use std::path::Path;
use std::time::{Duration, Instant};

/// A game to be copied.
pub struct Template {
    /// Its `id` in the catalogue.
    pub game: String,
    /// As JSON.
    pub terms: String,
    /// Its rating pool.
    pub pool: String,
    /// `over` or `playing`.
    pub status: &'static str,
    pub turns: i64,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    /// After the last turn.
    pub position: String,
    /// The winners and the reason of the end.
    pub outcome: Option<(String, String)>,
    /// The score of the first seat.
    pub score: f64,
    /// The entries: seat, kind, body. One comes every five seconds.
    pub entries: Vec<(Option<i64>, &'static str, String)>,
}

/// The accounts to create.
#[derive(Copy, Clone)]
pub struct People<'a> {
    /// The name and name key of an account by its number.
    pub named: &'a dyn Fn(u32) -> (String, String),
    /// The hash of the password of all accounts.
    pub password: &'a str,
}

/// How many rows to create.
#[derive(Copy, Clone, Debug)]
pub struct Size {
    pub accounts: u32,
    pub games: u32,
}

/// Games per transaction.
const BATCH: u32 = 5_000;
/// The writer that created the tables may still have the file open for a moment.
const ALONE: Duration = Duration::from_secs(10);
const SETTINGS: &str = "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; \
                        PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY; PRAGMA locking_mode = EXCLUSIVE;";
const TEMPORARY: &str = "\
    CREATE TEMP TABLE template (id INTEGER PRIMARY KEY, game, terms, pool, status, turns, version, to_move, position, \
        winners, reason, score); \
    CREATE TEMP TABLE template_log (template, number, seat, kind, body, PRIMARY KEY (template, number)) WITHOUT ROWID; \
    CREATE TEMP TABLE batch (id TEXT, template, created, one, other);";
/// Three years, in milliseconds.
const SPAN: i64 = 3 * 365 * DAY;

/// The games of a batch: every twentieth is one of the first player, every thousandth is running. Running
/// games are recent; finished ones are up to three years old.
const MAKE_BATCH: &str = "\
    INSERT INTO batch WITH RECURSIVE n(i) AS (SELECT $1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < $2) \
    SELECT printf('g%011d', i), t.id, $3 - CASE WHEN t.status = 'playing' THEN 3600000 + i % 1000 * 1000 \
        ELSE 7200000 + i * 2654435761 % $4 END, \
        printf('a%011d', CASE WHEN i % 20 = 0 THEN 0 ELSE 1 + i * 48271 % ($5 - 1) END), \
        printf('a%011d', 1 + (i * 69621 + 17) % ($5 - 1)) \
    FROM n JOIN template t ON t.id = CASE WHEN i % 1000 = 7 THEN $6 + i / 1000 % $7 ELSE i % $6 END";
const COPY_BATCH: [&str; 4] = [
    "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, turns, creator, winners, reason, \
        created_at, updated_at, to_move, position) \
     SELECT b.id, t.game, t.terms, t.pool, 2, 0, 1, t.status, t.version, t.turns, b.one, t.winners, t.reason, \
        b.created, b.created + 5000 * t.version, t.to_move, t.position FROM batch b JOIN template t ON t.id = b.template",
    "INSERT INTO log (game, number, at, seat, kind, body, spent) \
     SELECT b.id, l.number, b.created + 5000 * l.number, l.seat, l.kind, l.body, 5000 \
     FROM batch b CROSS JOIN template_log l WHERE l.template = b.template",
    "INSERT INTO players (game, seat, account, rating_before, score, live, over_at, kind) \
     SELECT b.id, s.seat, CASE s.seat WHEN 0 THEN b.one ELSE b.other END, 1500, \
        CASE WHEN t.status = 'over' THEN CASE s.seat WHEN 0 THEN t.score ELSE 1 - t.score END END, \
        CASE WHEN t.status = 'over' THEN 0 ELSE 1 END, \
        CASE WHEN t.status = 'over' THEN b.created + 5000 * t.version END, t.game \
     FROM batch b JOIN template t ON t.id = b.template CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 1) s",
    "DELETE FROM batch",
];
/// Rows of other tables, derived from the accounts.
const OF_ACCOUNTS: [&str; 8] = [
    "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
     SELECT a.id, p.pool, 1200 + a.rowid * 7919 % 900 + 0.5, 60 + a.rowid % 90, 0.06, 3 + a.rowid % 60, a.created_at \
     FROM accounts a CROSS JOIN (SELECT DISTINCT pool FROM template) p",
    "INSERT INTO follows (account, other) SELECT DISTINCT a.id, printf('a%011d', (a.rowid * 31 + k.k * 977) % \
     (SELECT COUNT(*) FROM accounts)) FROM accounts a CROSS JOIN (SELECT 1 AS k UNION ALL SELECT 2 UNION ALL SELECT 3) k",
    "INSERT INTO blocks (account, other) SELECT id, 'a00000000000' FROM accounts WHERE rowid % 10 = 5",
    "INSERT INTO reports (id, reporter, about, message, reason, created_at, handled_at) \
     SELECT 'r' || rowid, id, 'a00000000000', '', 'rude', created_at, CASE WHEN rowid % 500 = 3 THEN NULL \
     ELSE created_at END FROM accounts WHERE rowid % 50 = 3",
    "INSERT INTO devices (hash, account, created_at, seen_at) SELECT 'd' || rowid, id, created_at, created_at FROM accounts",
    "INSERT INTO chat (game, room, number, account, text, at) SELECT game, 'players', 1, account, 'Good luck!', over_at \
     FROM players WHERE seat = 0 AND over_at IS NOT NULL AND rowid % 4 = 0",
    "INSERT INTO presence (account, game, node, until) SELECT id, '', 'before', created_at FROM accounts WHERE rowid % 5 = 0",
    // Some open games, with the terms of a running one.
    "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, creator, created_at, updated_at) \
     SELECT printf('o%011d', a.rowid), t.game, t.terms, t.pool, 2, 0, 1, 'open', 0, a.id, $1 - a.rowid * 1000, $1 \
     FROM (SELECT rowid, id FROM accounts LIMIT 150) a JOIN template t ON t.id = a.rowid % 100",
];

/// Fills the tables of a file; `tell` is called with the number of games so far.
pub async fn fill(
    path: &Path,
    size: Size,
    templates: &[Template],
    people: People<'_>,
    now: Moment,
    tell: &mut dyn FnMut(u32),
) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(path);
    let mut to = SqliteConnection::connect_with(&options).await?;
    let begun = Instant::now();
    while let Err(error) = to.execute("PRAGMA journal_mode = OFF").await {
        if begun.elapsed() > ALONE {
            return Err(error);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    to.execute(SETTINGS).await?;
    to.execute(TEMPORARY).await?;
    to.execute("BEGIN").await?;
    add_templates(&mut to, templates).await?;
    add_accounts(&mut to, size.accounts, people, now).await?;
    to.execute("COMMIT").await?;
    let over = templates.iter().filter(|template| template.status == "over").count() as i64;
    let playing = templates.len() as i64 - over;
    let mut done = 0;
    while done < size.games {
        let end = (done + BATCH).min(size.games);
        to.execute("BEGIN").await?;
        let batch = sqlx::query(MAKE_BATCH).bind(i64::from(done)).bind(i64::from(end)).bind(now).bind(SPAN);
        batch.bind(i64::from(size.accounts)).bind(over).bind(playing).execute(&mut to).await?;
        for sql in COPY_BATCH {
            to.execute(sql).await?;
        }
        to.execute("COMMIT").await?;
        done = end;
        tell(done);
    }
    to.execute("BEGIN").await?;
    for sql in OF_ACCOUNTS {
        let query = sqlx::query(sql);
        let query = if sql.contains("$1") { query.bind(now) } else { query };
        query.execute(&mut to).await?;
    }
    to.execute(
        "INSERT INTO players (game, seat, account, kind) SELECT g.id, s.seat, CASE s.seat WHEN 0 THEN g.creator END, g.game \
         FROM games g CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 1) s WHERE g.status = 'open'",
    )
    .await?;
    for sql in [DERIVE[2], DERIVE[4]] {
        to.execute(sql).await?;
    }
    to.execute("COMMIT").await?;
    to.execute("PRAGMA analysis_limit = 1000; ANALYZE; PRAGMA locking_mode = NORMAL;").await?;
    to.close().await
}

async fn add_templates(to: &mut SqliteConnection, templates: &[Template]) -> Result<(), sqlx::Error> {
    for (id, template) in (0i64..).zip(templates) {
        let Template { game, terms, pool, to_move, position, .. } = template;
        let (winners, reason) = template.outcome.clone().unzip();
        let sql = "INSERT INTO template VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        let row = sqlx::query(sql).bind(id).bind(game).bind(terms).bind(pool).bind(template.status);
        let row = row.bind(template.turns).bind(template.entries.len() as i64).bind(to_move).bind(position);
        row.bind(winners).bind(reason).bind(template.score).execute(&mut *to).await?;
        for (number, (seat, kind, body)) in (1i64..).zip(&template.entries) {
            let row =
                sqlx::query("INSERT INTO template_log VALUES ($1, $2, $3, $4, $5)").bind(id).bind(number);
            row.bind(*seat).bind(*kind).bind(body).execute(&mut *to).await?;
        }
    }
    Ok(())
}

async fn add_accounts(
    to: &mut SqliteConnection,
    count: u32,
    people: People<'_>,
    now: Moment,
) -> Result<(), sqlx::Error> {
    for i in 0..count {
        let (name, key) = (people.named)(i);
        let (id, guest) = (format!("a{i:011}"), i % 4 == 3);
        let created = now - i64::from(i) * 2_654_435_761 % SPAN - DAY;
        let sql = "INSERT INTO accounts (id, kind, name, name_key, password, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
        let row = sqlx::query(sql).bind(&id).bind(if guest { "guest" } else { "user" }).bind(name).bind(key);
        row.bind((!guest).then_some(people.password)).bind(created).execute(&mut *to).await?;
        let sql = "INSERT INTO sessions (id, hash, account, agent, created_at, seen_at) VALUES ($1, $1, $2, '', $3, $4)";
        let row = sqlx::query(sql).bind(format!("s{i:011}")).bind(id).bind(created);
        row.bind(now - i64::from(i % 50) * DAY).execute(&mut *to).await?;
    }
    Ok(())
}
