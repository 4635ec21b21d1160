//! Every statement of `store/` is explained, on an empty database, on a filled one, and on a filled one with
//! statistics: none reads a whole table that grows. The statements are taken from the sources, so a new one is
//! explained, too.

use super::super::statement::bind;
use super::super::{Store, schema};
use super::database;
use crate::store::cards::{self, Part};
use crate::store::{clubs, notices, ratings, reports, seats, tournaments};
use crate::supervise::Supervisor;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use std::collections::{BTreeMap, BTreeSet};

/// Files whose statements go over everything on purpose: copies, filling, the schema itself.
const WHOLE: [&str; 4] = ["copy.rs", "fill.rs", "schema.rs", "snapshot.rs"];
/// Tables that stay small: the last has at most a row for each puzzle of the program.
const SMALL: [&str; 6] = ["nodes", "outages", "puzzle_standings", "notice_marks", "notice_ends", "club_news"];
/// Indexes of a few rows, and those that are read from one end up to a limit.
const FEW: [&str; 6] = [
    "games_running",
    "games_given_up",
    "games_bot",
    "analyses_failed",
    "reports_handled",
    "tournament_games_ended",
];
/// Statements that read all games of one player, or the ratings of all: an export, whether there is any, and the
/// counts of the leaderboards, which are kept in memory.
const ALLOWED: [(&str, &str); 6] = [
    ("players_account (account=?)", "ORDER BY g.created_at, g.id"),
    ("players_account (account=?)", "ORDER BY c.game, c.seat"),
    ("players_account (account=?)", "EXISTS (SELECT 1 FROM players p WHERE p.account"),
    ("SCAN ", "GROUP BY r.pool"),
    ("Seq Scan on ", "GROUP BY r.pool"),
    ("Index Scan using ", "GROUP BY r.pool"),
];

/// The texts in quotes that begin as statements do, by file; comments and tests are left out.
fn literals() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/store");
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        if path.is_dir() || WHOLE.contains(&name.as_str()) || name == "tests.rs" {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
        let text = text.split("pub const DERIVE").next().unwrap();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = lines.collect::<Vec<_>>().join("\n").replace("'\"'", "");
        for (at, part) in text.split('"').enumerate() {
            let words: Vec<&str> = part.split_whitespace().filter(|word| *word != "\\").collect();
            let begins = words.first().is_some_and(|first| {
                ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(first) && words.len() > 2
            });
            if at % 2 == 1 && begins {
                found.push((name.clone(), words.join(" ")));
            }
        }
    }
    found
}

/// The statements: those that are whole in the sources, and those that macros put together.
async fn statements(store: &Store) -> BTreeSet<String> {
    let part = |game| Part { before: (i64::MAX, ""), game, own: false };
    cards::open(store).await.unwrap();
    cards::running(store).await.unwrap();
    cards::own(store, "a1").await.unwrap();
    cards::history(store, "a1", &part("")).await.unwrap();
    cards::history(store, "a1", &part("skud")).await.unwrap();
    for list in ["running", "past"] {
        tournaments::latest(store, list, tournaments::LAST).await.unwrap();
    }
    tournaments::coming(store, (0, "")).await.unwrap();
    tournaments::joinable(store, (0, "")).await.unwrap();
    tournaments::of_club(store, "c1", tournaments::LAST).await.unwrap();
    clubs::club(store, "c1").await.unwrap();
    clubs::list(store, (i64::MAX, "")).await.unwrap();
    clubs::search(store, "x").await.unwrap();
    clubs::joined(store, "a1").await.unwrap();
    clubs::inviting(store, "a1").await.unwrap();
    notices::untold(store, "a1").await.unwrap();
    seats::load(store, "g1").await.unwrap();
    notices::page(store, "a1", notices::LAST).await.unwrap();
    notices::one(store, "n1").await.unwrap();
    reports::list(store, true).await.unwrap();
    reports::list(store, false).await.unwrap();
    let composed = super::super::statement::recorded();
    let plain = |sql: &String| sql.split_whitespace().collect::<Vec<_>>().join(" ");
    let composed: BTreeSet<String> = composed.iter().map(plain).collect();
    let mut all = BTreeSet::new();
    for (file, sql) in literals() {
        let of_macro = composed.iter().any(|whole| whole.contains(&sql));
        if !of_macro {
            assert!(!sql.ends_with("WHERE") && !sql.contains('{'), "{file}: {sql}");
            let next = values(&sql) + 1;
            all.insert(sql.replace("$IN", &format!("${next}, ${}", next + 1)));
        }
    }
    assert!(all.len() > 100, "{} statements", all.len());
    let books = [ratings::PLAYERS, ratings::SOLVERS];
    all.extend(books.iter().flat_map(|book| [book.first, book.next]).map(str::to_string));
    all.extend(composed.into_iter().filter(|sql| sql.starts_with("SELECT")));
    all
}

/// The tables of a statement, by the names that it gives them.
fn names(sql: &str, tables: &BTreeSet<String>) -> BTreeMap<String, String> {
    let words: Vec<&str> = sql.split([' ', '(', ')', ',']).filter(|word| !word.is_empty()).collect();
    let mut names = BTreeMap::new();
    for (word, next) in words.iter().zip(words.iter().skip(1).chain([&""])) {
        if tables.contains(*word) {
            names.insert((*word).to_string(), (*word).to_string());
            if next.len() == 1 {
                names.insert((*next).to_string(), (*word).to_string());
            }
        }
    }
    names
}

fn is_bad(line: &str, sql: &str, names: &BTreeMap<String, String>, filled: bool) -> bool {
    if ALLOWED.iter().any(|(plan, text)| line.contains(plan) && sql.contains(text)) {
        return false;
    }
    // By the account alone: all games of a player.
    if line.contains("players_account (account=?)") {
        return true;
    }
    let scanned = line.strip_prefix("SCAN ").map(|rest| rest.split(' ').next().unwrap_or_default());
    let scanned =
        scanned.or_else(|| line.split("Seq Scan on ").nth(1).and_then(|rest| rest.split(' ').next()));
    let table = scanned.and_then(|name| names.get(name));
    let few = FEW.iter().any(|index| line.ends_with(index));
    table.is_some_and(|table| !SMALL.contains(&table.as_str()) && !few)
        || (filled && is_whole_index(line, names))
}

/// Whether PostgreSQL reads an index from one end to the other: without sequential scans that is what is left to it.
/// In a table that is empty it always may, and the games that are not over are few here.
fn is_whole_index(line: &str, names: &BTreeMap<String, String>) -> bool {
    let Some((_, rest)) = line.split_once("Scan using ") else { return false };
    let mut words = rest.split(' ');
    let (index, table) = (words.next().unwrap_or_default(), words.nth(1).unwrap_or_default());
    let filled = FILL.iter().any(|sql| sql.starts_with(&format!("INSERT INTO {table} ")));
    let grows = names.contains_key(table) && filled && index != "games_changed";
    grows && !line.contains("Index Cond") && !FEW.contains(&index)
}

async fn explain(connection: &mut AnyConnection, sql: &str, sqlite: bool) -> Vec<String> {
    if sqlite {
        let plan = bind(&format!("EXPLAIN QUERY PLAN {sql}").into(), &[]);
        let rows = plan.fetch_all(connection).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
        return rows.iter().map(|row| row.get::<String, _>(3)).collect();
    }
    let count = values(sql);
    let raw = |sql: String| sqlx::raw_sql(AssertSqlSafe(sql));
    let _ = connection.execute(raw("DEALLOCATE ALL".into())).await;
    let types = vec!["bigint"; count].join(", ");
    if connection.execute(raw(format!("PREPARE plan AS {sql}"))).await.is_err() {
        let typed = connection.execute(raw(format!("PREPARE plan ({types}) AS {sql}"))).await;
        typed.unwrap_or_else(|error| panic!("{sql}: {error}"));
    }
    let nothing = vec!["NULL"; count].join(", ");
    let nothing = if count == 0 { String::new() } else { format!("({nothing})") };
    let rows = connection.fetch_all(raw(format!("EXPLAIN EXECUTE plan{nothing}"))).await.unwrap();
    // One text for each step of the plan, with what belongs to it.
    let mut steps: Vec<String> = Vec::new();
    for row in rows {
        let line: String = row.get(0);
        match steps.last_mut() {
            Some(last) if !line.contains("->") => *last = format!("{last} {}", line.trim()),
            _ => steps.push(line.trim().to_string()),
        }
    }
    steps
}

/// How many values a statement is given.
fn values(sql: &str) -> usize {
    (1..30).take_while(|n| sql.contains(&format!("${n}"))).count()
}

/// A house with some years behind it: many finished games, few that are played, many guests.
const FILL: [&str; 29] = [
    "INSERT INTO accounts (id, kind, name, name_key, created_at) \
     SELECT 'a' || i, CASE WHEN i % 3 = 0 THEN 'guest' ELSE 'user' END, 'n' || i, 'k' || i, i FROM n WHERE i <= 2000",
    "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, deadline, creator, created_at, \
     updated_at) SELECT 'g' || i, 'skud', '{}', 'skud/rapid', 2, 1, i % 2, CASE WHEN i % 50 = 0 THEN 'playing' \
     WHEN i % 50 = 1 THEN 'open' ELSE 'over' END, 9, CASE WHEN i % 50 = 0 THEN i END, 'a' || (1 + i % 2000), i, i FROM n",
    "INSERT INTO players (game, seat, account, kind, live, over_at, score) SELECT 'g' || i, 0, 'a' || (1 + i % 2000), \
     'skud', CASE WHEN i % 50 < 2 THEN 1 ELSE 0 END, CASE WHEN i % 50 < 2 THEN NULL ELSE i END, 1 FROM n",
    "INSERT INTO players (game, seat, account, kind, live, over_at, score) SELECT 'g' || i, 1, 'a1', \
     'skud', CASE WHEN i % 50 < 2 THEN 1 ELSE 0 END, CASE WHEN i % 50 < 2 THEN NULL ELSE i END, 0 FROM n",
    "INSERT INTO log (game, number, at, kind, body) SELECT 'g' || i, 1, i, 'start', '' FROM n",
    "INSERT INTO log (game, number, at, kind, body) SELECT 'g' || i, 2, i, 'turn', 'x' FROM n",
    "INSERT INTO sessions (id, hash, account, agent, created_at, seen_at) SELECT 's' || i, 'h' || i, 'a' || i, '', i, i \
     FROM n WHERE i <= 2000",
    "INSERT INTO apps (id, owner, name, url, redirects, scopes, created_at) \
     SELECT 'p' || i, 'a' || i, '', '', '', 'read', i FROM n WHERE i <= 2000",
    "INSERT INTO consents (id, account, client, app, scopes, code, redirect, challenge, family, created_at, renewed_at) \
     SELECT 'c' || i, 'a' || (1 + i % 2000), 'p' || (1 + i % 2000), 'p' || (1 + i % 2000), 'read', 'c' || i, '', '', \
     CASE WHEN i % 50 = 0 THEN NULL ELSE 'f' || i END, i, i FROM n",
    "INSERT INTO tokens (id, consent, hash, account, name, scopes, created_at, expires_at) \
     SELECT 'c' || i, 'c' || i, 'h' || i, 'a' || (1 + i % 2000), '', 'read', i, i FROM n",
    "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
     SELECT 'a' || i, 'skud/rapid', i, 100, 0.06, 9, i FROM n WHERE i <= 2000",
    "INSERT INTO chat (game, room, number, account, text, at) SELECT 'g' || i, 'players', 1, 'a1', 'x', i FROM n",
    "INSERT INTO blocks (account, other) SELECT 'a' || i, 'a1' FROM n WHERE i > 1 AND i <= 2000",
    "INSERT INTO reports (id, reporter, about, message, reason, created_at, handled_at) SELECT 'r' || i, 'a' || i, 'a1', \
     '', '', i, CASE WHEN i % 9 = 0 THEN NULL ELSE i END FROM n WHERE i <= 2000",
    "INSERT INTO tournaments (id, organiser, plan, status, list, listed_at, joinable, version, due, players, round, \
     starts_at, created_at) SELECT 't' || i, 'a' || i, '{}', 'over', CASE WHEN i % 50 = 0 THEN 'coming' ELSE 'past' END, \
     i, CASE WHEN i % 50 = 0 THEN 1 ELSE 0 END, 2, CASE WHEN i % 50 = 0 THEN i END, 2, 1, i, i FROM n WHERE i <= 2000",
    "INSERT INTO tournament_log (tournament, number, at, body) SELECT 't' || i, 1, i, '{}' FROM n WHERE i <= 2000",
    "INSERT INTO tournament_people (account, tournament, at) SELECT 'a' || i, 't' || i, i FROM n WHERE i <= 2000",
    "INSERT INTO tournament_games (game, tournament, ended, settled) SELECT 'g' || i, 't' || i, 1, 1 FROM n \
     WHERE i <= 2000",
    "INSERT INTO presence (account, game, node, until) SELECT 'a' || i, '', 'n', i FROM n WHERE i <= 2000",
    "INSERT INTO notices (id, account, kind, game, occasion, at, waits, shown, gone, read_at) SELECT 'n' || i, 'a' || (1 + i % 2000), 'turn', \
     'g' || i, i, i, CASE WHEN i % 50 = 0 THEN 1 ELSE 0 END, 1, i % 2, CASE WHEN i % 9 = 0 THEN NULL ELSE i END FROM n",
    "INSERT INTO notice_settings (account, settings, followed) SELECT 'a' || i, '{}', i % 2 FROM n WHERE i <= 2000",
    "INSERT INTO notice_deliveries (id, notice, account, way, target, due) SELECT 'd' || i, 'n' || i, 'a' || (1 + i % 2000), \
     'push', 't' || i, i FROM n",
    "INSERT INTO follows (account, other) SELECT 'a' || i, 'a1' FROM n WHERE i > 1 AND i <= 2000",
    "INSERT INTO clubs (id, name, name_key, description, languages, entry, public, most, members, version, created_at) \
     SELECT 'c' || i, 'n' || i, 'n' || i, '', '', 'open', 1, 5000, i, i, i FROM n",
    "INSERT INTO club_words (word, club) SELECT 'n' || i, 'c' || i FROM n",
    "INSERT INTO club_members (club, account, rank, since) SELECT 'c' || i, 'a' || (1 + i % 2000), i % 3, i FROM n",
    "INSERT INTO club_outsiders (club, account, kind, text, at) SELECT 'c' || i, 'a' || (1 + (i + 1) % 2000), 'asked', '', i \
     FROM n",
    "INSERT INTO club_posts (id, club, author, text, at) SELECT 'p' || i, 'c' || i, 'a1', 'x', i FROM n",
    "INSERT INTO club_matches (id, home, away, account, asked, status, at) SELECT 'm' || i, 'c' || i, 'c1', 'a1', '{}', \
     'refused', i FROM n",
];

#[tokio::test]
async fn no_statement_reads_a_whole_table_that_grows() {
    let folder = tempfile::tempdir().unwrap();
    let url = database::new().await.unwrap_or_else(|| Store::file(folder.path()));
    let store = Store::open_to_serve(&url, &Supervisor::default()).await.unwrap();
    let sqlite = store.is_file();
    let statements = statements(&store).await;
    let created = schema::MIGRATIONS.iter().flat_map(|(_, sql)| sql.split("CREATE TABLE ").skip(1));
    let tables: BTreeSet<String> =
        created.map(|rest| rest.split_whitespace().next().unwrap().to_string()).collect();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    if !sqlite {
        // A table of some thousand rows is read whole by choice: here it is so only where there is no other way.
        for way in ["seqscan", "hashjoin", "mergejoin"] {
            let sql = format!("SET enable_{way} = off");
            connection.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
        }
        connection.execute("SET plan_cache_mode = force_generic_plan").await.unwrap();
    }
    let mut bad = BTreeSet::new();
    for state in ["empty", "filled", "with statistics"] {
        match state {
            "filled" => {
                for sql in FILL {
                    let (into, rest) = sql.split_once("SELECT").unwrap();
                    let numbers =
                        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)";
                    let sql = format!("{into} {numbers} SELECT {rest}");
                    let done = connection.execute(sqlx::raw_sql(AssertSqlSafe(sql.clone()))).await;
                    done.unwrap_or_else(|error| panic!("{sql}: {error}"));
                }
            }
            "with statistics" => {
                connection.execute("ANALYZE").await.unwrap();
            }
            _ => {}
        }
        for sql in &statements {
            // The calendar and the identity of PostgreSQL.
            if sqlite && (sql.contains("EPOCH") || sql.contains("pg_")) {
                continue;
            }
            let names = names(sql, &tables);
            for line in explain(&mut connection, sql, sqlite).await {
                if is_bad(&line, sql, &names, state != "empty") {
                    bad.insert(format!("{state}: {line}\n  {sql}"));
                }
            }
        }
    }
    let bad: Vec<String> = bad.into_iter().collect();
    assert!(bad.is_empty(), "{} plans:\n{}", bad.len(), bad.join("\n"));
    store.close().await;
}

#[tokio::test]
async fn an_account_that_goes_is_found_by_an_index_in_every_table_that_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_to_serve(&Store::file(folder.path()), &Supervisor::default()).await.unwrap();
    let mut connection = AnyConnection::connect(&Store::file(folder.path())).await.unwrap();
    let sql = "SELECT m.name, f.\"from\" FROM sqlite_schema m, pragma_foreign_key_list(m.name) f \
               WHERE m.type = 'table' AND f.\"table\" = 'accounts'";
    let named = connection.fetch_all(sql).await.unwrap();
    assert!(named.len() > 12, "{}", named.len());
    for row in named {
        let (table, column): (String, String) = (row.get(0), row.get(1));
        let sql = format!("EXPLAIN QUERY PLAN DELETE FROM {table} WHERE {column} = 'a'");
        let plan = connection.fetch_all(sqlx::raw_sql(AssertSqlSafe(sql))).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| row.get::<String, _>(3)).collect();
        assert!(plan[0].starts_with("SEARCH"), "{table}.{column}: {plan:?}");
    }
    store.close().await;
}
