//! Rows of answers, read by the names of their columns through serde, so that what clients are sent can be read as it
//! is. A struct takes the columns that are named as its fields are, and a field that is a struct itself those that
//! begin with its name: `person_id` is the `id` of `person`. A column that no field takes is an error, and so is a
//! field that no column fills: either is a misspelt name. Truth values are 0 or 1 in tables and whatever the database
//! has for them in expressions.
//!
//! sqlx's own `FromRow` would read none of the types of `protocol`, no truth value of a table, and its macro builds
//! every database driver a second time.

use super::Error;
use serde::de::value::{Error as Wrong, SeqDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use sqlx::any::{AnyRow, AnyTypeInfoKind as Kind};
use sqlx::{Any, Column, ColumnIndex, Row as _, ValueRef};

/// A row of an answer. Reading it can fail, and never panics: a database may hold what this program does not expect.
pub struct Row(pub(super) AnyRow);

impl Row {
    /// The row as a struct, as a tuple of its columns in order, or as the value of its only column.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        let columns = Columns { row: &self.0, prefix: String::new() };
        T::deserialize(columns).map_err(|wrong| Error::Database(format!("a row cannot be read: {wrong}")))
    }

    /// One column, where the rest of the row may not be good.
    pub fn get<T: DeserializeOwned>(&self, name: &str) -> Result<T, Error> {
        let at = name.index(&self.0)?;
        T::deserialize(Cell { row: &self.0, at }).map_err(|wrong| Error::Database(format!("{name}: {wrong}")))
    }
}

/// A value that a column holds as JSON; for `deserialize_with`.
pub fn json<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    serde_json::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
}

/// The columns whose names begin with a prefix, by the rest of their names.
struct Columns<'r> {
    row: &'r AnyRow,
    prefix: String,
}

impl<'r> Columns<'r> {
    fn cells(&self) -> impl Iterator<Item = (&'r str, Cell<'r>)> {
        let Self { row, prefix } = self;
        let row: &'r AnyRow = row;
        let columns = row.columns().iter().enumerate();
        columns.filter_map(move |(at, column)| {
            Some((column.name().strip_prefix(prefix.as_str())?, Cell { row, at }))
        })
    }

    /// The column that is named as a field is.
    fn cell(&self, field: &str) -> Option<Cell<'r>> {
        let at = format!("{}{field}", self.prefix).as_str().index(self.row).ok()?;
        Some(Cell { row: self.row, at })
    }

    /// Whether a field takes a column.
    fn takes(&self, field: &str, name: &str) -> bool {
        let Some(rest) = name.strip_prefix(field) else { return false };
        rest.is_empty() || (rest.starts_with('_') && self.cell(field).is_none())
    }
}

impl<'de> Deserializer<'de> for Columns<'de> {
    type Error = Wrong;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        for (name, _) in self.cells() {
            if !fields.iter().any(|field| self.takes(field, name)) {
                return Err(Wrong::unknown_field(name, fields));
            }
        }
        visitor.visit_map(Fields { columns: self, fields, field: "" })
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.cells().all(|(_, cell)| cell.is_null()) {
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        let mut cells = SeqDeserializer::new(self.cells().map(|(_, cell)| cell));
        let tuple = visitor.visit_seq(&mut cells)?;
        cells.end().map(|()| tuple)
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let mut cells = self.cells();
        match (cells.next(), cells.next()) {
            (Some((_, only)), None) => only.deserialize_any(visitor),
            _ => Err(Wrong::custom("there is not one column")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple_struct map enum identifier ignored_any
    }
}

/// The fields of a struct that have columns.
struct Fields<'r> {
    columns: Columns<'r>,
    /// Those still to come.
    fields: &'static [&'static str],
    /// The one whose name was given last.
    field: &'static str,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        while let Some((field, rest)) = self.fields.split_first() {
            (self.field, self.fields) = (field, rest);
            if self.columns.cells().any(|(name, _)| self.columns.takes(field, name)) {
                return seed.deserialize(field.into_deserializer()).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let Columns { row, prefix } = &self.columns;
        let value = match self.columns.cell(self.field) {
            Some(cell) => seed.deserialize(cell),
            None => seed.deserialize(Columns { row, prefix: format!("{prefix}{}_", self.field) }),
        };
        value.map_err(|wrong| Wrong::custom(format!("{}: {wrong}", self.field)))
    }
}

/// One column of one row.
#[derive(Copy, Clone)]
struct Cell<'r> {
    row: &'r AnyRow,
    at: usize,
}

impl<'r> Cell<'r> {
    fn get<T: sqlx::Decode<'r, Any> + sqlx::Type<Any>>(self) -> Result<T, Wrong> {
        self.row.try_get(self.at).map_err(Wrong::custom)
    }

    fn is_null(self) -> bool {
        self.row.try_get_raw(self.at).is_ok_and(|value| value.is_null())
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Cell<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Cell<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let value = self.row.try_get_raw(self.at).map_err(Wrong::custom)?;
        match value.type_info().kind() {
            Kind::Null => visitor.visit_unit(),
            Kind::Bool => visitor.visit_bool(self.get()?),
            Kind::SmallInt | Kind::Integer | Kind::BigInt => visitor.visit_i64(self.get()?),
            Kind::Real => visitor.visit_f32(self.get()?),
            Kind::Double => visitor.visit_f64(self.get()?),
            Kind::Text | Kind::Blob => visitor.visit_borrowed_str(self.get()?),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.get::<i64>() {
            Ok(number) => visitor.visit_bool(number == 1),
            Err(_) => self.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    /// A list is a text of words.
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_seq(SeqDeserializer::new(self.get::<&str>()?.split_whitespace()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(self.get::<&str>()?.into_deserializer())
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Colour {
        DarkGreen,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Leaf {
        colour: Colour,
        weight: f64,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    struct Tea {
        name: String,
        hot: bool,
        cups: Option<u8>,
        leaf: Option<Leaf>,
    }

    async fn read<T: DeserializeOwned>(columns: &str) -> Result<T, String> {
        sqlx::any::install_default_drivers();
        let mut database = AnyConnection::connect("sqlite::memory:").await.unwrap();
        let row =
            database.fetch_one(sqlx::raw_sql(AssertSqlSafe(format!("SELECT {columns}")))).await.unwrap();
        Row(row).read().map_err(|error| error.to_string())
    }

    #[tokio::test]
    async fn a_row_is_read_by_the_names_of_its_columns() {
        let tea = "2 AS cups, 1 AS hot, 'Jasmine' AS name";
        let plain = Tea { name: "Jasmine".to_string(), hot: true, cups: Some(2), leaf: None };
        assert_eq!(read(tea).await, Ok(Tea { ..plain }));
        let full = format!("{tea}, 'dark-green' AS leaf_colour, 3 AS leaf_weight");
        let tea: Tea = read(&full).await.unwrap();
        assert_eq!(tea.leaf, Some(Leaf { colour: Colour::DarkGreen, weight: 3.0 }));
        let none = "NULL AS cups, 0 AS hot, 'Water' AS name, NULL AS leaf_colour, NULL AS leaf_weight";
        assert_eq!(
            read(none).await,
            Ok(Tea { name: "Water".to_string(), hot: false, cups: None, leaf: None })
        );
        assert_eq!(read("7").await, Ok(7));
        assert_eq!(read("NULL").await, Ok(None::<String>));
        assert_eq!(read("'oolong', 3").await, Ok(("oolong".to_string(), 3)));
    }

    #[tokio::test]
    async fn a_misspelt_name_and_a_strange_value_are_errors() {
        for (columns, why) in [
            ("2 AS cup, 1 AS hot, 'Jasmine' AS name", "unknown field `cup`"),
            ("1 AS hot", "missing field `name`"),
            ("300 AS cups, 1 AS hot, 'Jasmine' AS name", "cups: invalid value"),
            ("1 AS hot, NULL AS name", "name: invalid type"),
            (
                "1 AS hot, 'x' AS name, 'red' AS leaf_colour, 1 AS leaf_weight",
                "leaf: colour: unknown variant `red`",
            ),
        ] {
            let wrong = read::<Tea>(columns).await.unwrap_err();
            assert!(wrong.contains(why), "{columns}: {wrong}");
        }
        assert!(read::<(i64, i64)>("1, 2, 3").await.is_err());
        assert!(read::<i64>("1, 2").await.is_err());
    }
}
