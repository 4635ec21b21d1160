//! Statements with their values, and writes made of them.

use sqlx::any::AnyArguments;
use sqlx::{Any, AssertSqlSafe};

/// A value given to a statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// A whole number or nothing.
    MaybeInt(Option<i64>),
    /// A number or nothing.
    Real(Option<f64>),
    /// A text.
    Text(String),
    /// A text or nothing.
    MaybeText(Option<String>),
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
    i64 => Value::Int;
    Option<i64> => Value::MaybeInt;
    f64 => |value| Value::Real(Some(value));
    Option<f64> => Value::Real;
    String => Value::Text;
    Option<String> => Value::MaybeText;
    &str => |value: &str| Value::Text(value.to_string());
    &String => |value: &String| Value::Text(value.clone());
    Option<&str> => |value: Option<&str>| Value::MaybeText(value.map(str::to_string));
    bool => |value| Value::Int(i64::from(value));
    u8 => |value| Value::Int(i64::from(value));
}

pub fn bind<'q>(sql: &Sql, args: &[Value]) -> sqlx::query::Query<'q, Any, AnyArguments> {
    #[cfg(test)]
    record(sql);
    bind_joined(sql, args)
}

/// The same for several statements in one text, which no plan can be asked for.
pub fn bind_joined<'q>(sql: &Sql, args: &[Value]) -> sqlx::query::Query<'q, Any, AnyArguments> {
    let query = match sql {
        Sql::Written(sql) => sqlx::query(*sql),
        Sql::Built(sql) => sqlx::query(AssertSqlSafe(sql.clone())),
    };
    args.iter().cloned().fold(query, |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::MaybeInt(n) => query.bind(n),
        Value::Real(Some(n)) => query.bind(n),
        // sqlx 0.9 gives PostgreSQL the narrow type for a wide nothing and the other way round, and a statement
        // keeps the type that it was first used with.
        Value::Real(None) => query.bind(Option::<f32>::None),
        Value::Text(text) => query.bind(storable(text)),
        Value::MaybeText(text) => query.bind(text.map(storable)),
    })
}

/// What was asked in this process, for the test that explains it.
#[cfg(test)]
static RECORDED: std::sync::Mutex<std::collections::BTreeSet<String>> =
    std::sync::Mutex::new(std::collections::BTreeSet::new());

#[cfg(test)]
pub fn record(sql: &Sql) {
    crate::lock::lock(&RECORDED).insert(sql.text().to_string());
}

/// What was asked in this process so far.
#[cfg(test)]
pub fn recorded() -> std::collections::BTreeSet<String> {
    crate::lock::lock(&RECORDED).clone()
}

/// A statement: written in this code, or built from names of our own tables and columns.
#[derive(Clone, Debug)]
pub enum Sql {
    /// Written in this code.
    Written(&'static str),
    /// Built from names.
    Built(String),
}

impl Sql {
    /// The text.
    pub fn text(&self) -> &str {
        match self {
            Self::Written(sql) => sql,
            Self::Built(sql) => sql,
        }
    }
}

/// PostgreSQL rejects NUL in text, so it is replaced.
fn storable(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

/// One statement of a write.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The text.
    pub sql: Sql,
    /// Its values.
    pub args: Vec<Value>,
    /// How many rows it has to change; otherwise the whole write is undone.
    pub must: Option<u64>,
}

/// Statements that happen all or not at all.
#[derive(Clone, Debug, Default)]
pub struct Write {
    /// What is done, in order.
    pub(super) statements: Vec<Statement>,
    /// Accounts whose sessions, tokens or rights it changes: they are looked up again.
    pub(super) forgets: Vec<String>,
    /// Whether the clocks depend on it.
    pub(super) vital: bool,
}

impl Write {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// And a statement.
    pub(crate) fn and(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.statements.push(Statement { sql: Sql::Written(sql), args, must: None });
        self
    }

    /// And a statement that has to change exactly one row.
    pub(super) fn must(mut self, sql: &'static str, args: Vec<Value>) -> Self {
        self.statements.push(Statement { sql: Sql::Written(sql), args, must: Some(1) });
        self
    }

    /// An account has to be looked up again after it.
    pub(super) fn forgetting(mut self, account: &str) -> Self {
        self.forgets.push(account.to_string());
        self
    }

    /// The clocks depend on it.
    pub(super) fn vital(mut self) -> Self {
        self.vital = true;
        self
    }

    /// And all of another.
    pub fn then(mut self, other: Self) -> Self {
        self.statements.extend(other.statements);
        self.forgets.extend(other.forgets);
        self.vital |= other.vital;
        self
    }
}
