//! SQL statements with their values, and transactions made of them.

use sqlx::any::AnyArguments;
use sqlx::{Any, AssertSqlSafe};
use std::borrow::Cow;
use std::sync::Arc;

/// A value of a statement; `None` is NULL.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Also for booleans.
    Int(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
}

macro_rules! values {
    ($($from:ty => $with:expr;)*) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Self {
                $with(value)
            }
        })*
    };
}
values! {
    i64 => |value| Value::Int(Some(value));
    Option<i64> => Value::Int;
    f64 => |value| Value::Real(Some(value));
    Option<f64> => Value::Real;
    String => |value| Value::Text(Some(value));
    Option<String> => Value::Text;
    &str => |value: &str| Value::Text(Some(value.to_string()));
    &String => |value: &String| Value::Text(Some(value.clone()));
    Option<&str> => |value: Option<&str>| Value::Text(value.map(str::to_string));
    bool => |value| Value::Int(Some(i64::from(value)));
    u8 => |value| Value::Int(Some(i64::from(value)));
}

/// A statement: a literal of this program, or built from our own names of tables and columns.
pub type Sql = Cow<'static, str>;
type Query<'q> = sqlx::query::Query<'q, Any, AnyArguments>;

pub fn bind<'q>(sql: &Sql, args: &[Value]) -> Query<'q> {
    #[cfg(test)]
    record(sql);
    let query = match sql {
        Cow::Borrowed(sql) => sqlx::query(*sql),
        Cow::Owned(sql) => sqlx::query(AssertSqlSafe(sql.clone())),
    };
    bind_values(query, args)
}

/// Binds the values of several joined statements, which are recorded one by one.
pub fn bind_joined<'q>(sql: &Arc<str>, args: impl IntoIterator<Item = &'q Value>) -> Query<'q> {
    bind_values(sqlx::query(AssertSqlSafe(Arc::clone(sql))), args)
}

fn bind_values<'q, 'v>(query: Query<'q>, args: impl IntoIterator<Item = &'v Value>) -> Query<'q> {
    args.into_iter().cloned().fold(query, |query, value| match value {
        Value::Int(number) => query.bind(number),
        // sqlx 0.9 binds NULL to PostgreSQL with a narrow type for a wide one and the other way round, and a
        // prepared statement keeps the types of its first use.
        Value::Real(None) => query.bind(Option::<f32>::None),
        Value::Real(number) => query.bind(number),
        Value::Text(text) => query.bind(text.map(storable)),
    })
}

/// The statements used in this process, for the test of query plans.
#[cfg(test)]
static RECORDED: std::sync::Mutex<std::collections::BTreeSet<String>> =
    std::sync::Mutex::new(std::collections::BTreeSet::new());

#[cfg(test)]
pub fn record(sql: &Sql) {
    crate::lock::lock(&RECORDED).insert(sql.to_string());
}

/// The statements used in this process so far.
#[cfg(test)]
pub fn recorded() -> std::collections::BTreeSet<String> {
    crate::lock::lock(&RECORDED).clone()
}

/// PostgreSQL rejects NUL in text, so it is replaced.
fn storable(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

/// A statement of a write.
#[derive(Clone, Debug)]
pub struct Statement {
    pub sql: Sql,
    /// For `$1`, `$2` and so on.
    pub args: Vec<Value>,
    /// How many rows it must change; otherwise the whole write is rolled back.
    pub must: Option<u64>,
}

/// A transaction: statements that are applied completely or not at all.
#[derive(Clone, Debug, Default)]
pub struct Write {
    /// In order.
    pub(super) statements: Vec<Statement>,
    /// Accounts whose sessions, tokens or rights change: they are removed from the caches.
    pub(super) forgets: Vec<String>,
    /// Whether clocks depend on it.
    pub(super) vital: bool,
}

impl Write {
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn and(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.statements.push(Statement { sql: Cow::Borrowed(sql), args, must: None });
        self
    }

    /// Adds a statement that must change exactly one row.
    pub(super) fn must(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.statements.push(Statement { sql: Cow::Borrowed(sql), args, must: Some(1) });
        self
    }

    /// Removes an account from the caches after the commit.
    pub(super) fn forgetting(mut self, account: &str) -> Self {
        self.forgets.push(account.to_string());
        self
    }

    /// Marks the write as one that clocks depend on.
    pub(super) fn vital(mut self) -> Self {
        self.vital = true;
        self
    }

    /// Appends another write to the same transaction.
    pub fn then(mut self, other: Self) -> Self {
        self.statements.extend(other.statements);
        self.forgets.extend(other.forgets);
        self.vital |= other.vital;
        self
    }
}
