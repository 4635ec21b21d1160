//! All tables as rows of names and values, for backup and restore.

use super::{Error, Filling, Rows, Snapshot, Value};
use serde_json::{Map, Value as Json};
use sqlx::any::AnyRow;
use sqlx::{Column, Row, TypeInfo, ValueRef};

/// The tables in an order in which they can be filled, each with the order of its rows.
pub const TABLES: [(&str, &str); 44] = [
    ("accounts", "id"),
    ("recovery_codes", "account, hash"),
    ("sessions", "id"),
    ("devices", "hash, account"),
    ("apps", "id"),
    ("consents", "id"),
    ("tokens", "id"),
    ("blocks", "account, other"),
    ("follows", "account, other"),
    ("time_off", "account, number"),
    ("reports", "id"),
    ("games", "id"),
    ("log", "game, number"),
    ("players", "game, seat"),
    ("chat", "game, room, number"),
    ("premoves", "game, seat"),
    ("conditions", "game, seat"),
    ("ratings", "account, pool"),
    ("puzzle_attempts", "account, mark"),
    ("puzzle_states", "account, puzzle"),
    ("puzzle_solvers", "account, game"),
    ("puzzle_tallies", "account, game, theme"),
    ("puzzle_days", "account, day"),
    ("puzzle_standings", "puzzle"),
    ("shown_puzzles", "day"),
    ("analyses", "game"),
    ("clubs", "id"),
    ("club_words", "word, club"),
    ("club_members", "club, account"),
    ("club_outsiders", "club, account"),
    ("club_posts", "id"),
    ("club_log", "club, number"),
    ("tournaments", "id"),
    ("tournament_log", "tournament, number"),
    ("tournament_people", "account, tournament"),
    ("tournament_games", "game"),
    ("club_matches", "id"),
    ("notices", "id"),
    ("notice_settings", "account"),
    ("push_devices", "id"),
    ("webhooks", "id"),
    ("push_keys", "id"),
    ("outages", "since"),
    ("nodes", "id"),
];

/// Those of the [`TABLES`] that the database has: an older schema lacks some.
pub async fn tables(snapshot: &mut Snapshot) -> Result<Vec<(&'static str, &'static str)>, Error> {
    let mut tables = Vec::new();
    for table in TABLES {
        if snapshot.has(table.0).await? {
            tables.push(table);
        }
    }
    Ok(tables)
}

/// The rows of one of the [`TABLES`].
pub fn rows<'a>(snapshot: &'a mut Snapshot, (table, order): (&str, &str)) -> Rows<'a> {
    snapshot.stream(format!("SELECT * FROM {table} ORDER BY {order}"))
}

/// The columns of a row that are not null.
pub fn fields(row: &AnyRow) -> Result<Map<String, Json>, sqlx::Error> {
    let mut fields = Map::new();
    for (i, column) in row.columns().iter().enumerate() {
        let value = row.try_get_raw(i)?;
        if value.is_null() {
            continue;
        }
        let value = match value.type_info().name() {
            "TEXT" => Json::from(row.try_get::<String, _>(i)?),
            "DOUBLE" | "REAL" => Json::from(row.try_get::<f64, _>(i)?),
            _ => Json::from(row.try_get::<i64, _>(i)?),
        };
        fields.insert(column.name().to_string(), value);
    }
    Ok(fields)
}

/// How many accounts and games there are.
pub async fn sizes(snapshot: &mut Snapshot) -> Result<(u64, u64), Error> {
    let sql = "SELECT (SELECT COUNT(*) FROM accounts), (SELECT COUNT(*) FROM games)";
    Ok(snapshot.all(sql, vec![]).await?.pop().unwrap_or_default())
}

/// Whether the database has no accounts and no games.
pub async fn is_empty(filling: &mut Filling) -> Result<bool, sqlx::Error> {
    for sql in ["SELECT COUNT(*) FROM accounts", "SELECT COUNT(*) FROM games"] {
        if filling.count(sql).await? > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A row to insert.
pub struct Insert(String, Vec<Value>);

impl Insert {
    /// From the columns of a row; `None` if they are invalid. Values never become part of the SQL.
    pub fn of(table: &str, content: &Json) -> Option<Self> {
        let fields = content.as_object().filter(|fields| !fields.is_empty())?;
        let plain = |name: &String| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        if !TABLES.iter().any(|(name, _)| *name == table) || !fields.keys().all(plain) {
            return None;
        }
        let names: Vec<&str> = fields.keys().map(String::as_str).collect();
        let places: Vec<String> = (1..=names.len()).map(|n| format!("${n}")).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
        let values = fields.values().map(|value| match value {
            Json::String(text) => Some(Value::from(text)),
            Json::Number(n) => Some(n.as_i64().map_or_else(|| Value::Real(n.as_f64()), Value::from)),
            _ => None,
        });
        Some(Self(sql, values.collect::<Option<_>>()?))
    }

    pub async fn run(self, filling: &mut Filling) -> Result<(), sqlx::Error> {
        filling.run(self.0, &self.1).await
    }
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::store::schema::MIGRATIONS;

    /// Tables left out, because they are worthless on another server: expired links, counters of requests and
    /// guesses, seeks, presence and addresses, deliveries in progress. Tallies are computed again.
    const LEFT: [&str; 13] = [
        "links",
        "limits",
        "seeks",
        "guesses",
        "presence",
        "computer_games",
        "openings",
        "tallies",
        "activity",
        "notice_deliveries",
        "notice_marks",
        "notice_ends",
        "club_news",
    ];

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
