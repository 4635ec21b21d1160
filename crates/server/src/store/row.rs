//! Rows of results, read by column names through serde, so that the types of the protocol can be read
//! directly. A struct takes the columns named like its fields. A field that is a struct itself takes the
//! columns with its name as prefix: `person_id` is the `id` of `person`. A column without a field and a field
//! without a column are errors, because either is a misspelt name. Booleans are 0 or 1 in tables, and the
//! database's own type in expressions; a list is a text of words.
//!
//! sqlx's own `FromRow` could read neither the types of `protocol` nor booleans of a table, and its macro
//! builds every database driver a second time.

use super::Error;
use serde::de::value::{Error as Wrong, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use sqlx::any::{AnyRow, AnyTypeInfoKind as Kind};
use sqlx::{Any, Column, Row as _, ValueRef};

/// A row of a result. Reading it can fail but never panics: a database may contain unexpected values.
pub struct Row(pub(super) AnyRow);

impl Row {
    /// The row as a struct, as a tuple of its columns in order, or as the value of its only column.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Error> {
        read(self.whole())
    }

    /// One column, or the columns of one struct, where the rest of the row is read separately or may be
    /// invalid.
    pub fn get<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, Error> {
        read(self.whole().field(name).ok_or_else(|| Error::Database(format!("there is no column {name}")))?)
    }

    fn whole(&self) -> Part<'_> {
        Part { row: &self.0, columns: (0..self.0.len()).collect(), skip: 0 }
    }
}

fn read<T: DeserializeOwned>(part: Part<'_>) -> Result<T, Error> {
    T::deserialize(part).map_err(|wrong| Error::Database(format!("a row cannot be read: {wrong}")))
}

/// Parses a column of JSON; for `deserialize_with`.
pub fn json<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    serde_json::from_str(&String::deserialize(from)?).map_err(D::Error::custom)
}

/// Some columns of a row; `skip` is the length of their common prefix.
struct Part<'r> {
    row: &'r AnyRow,
    columns: Vec<usize>,
    skip: usize,
}

impl<'r> Part<'r> {
    fn name(&self, column: usize) -> &'r str {
        &self.row.column(column).name()[self.skip..]
    }

    /// The column with the name of a field, or those with its name as prefix.
    fn field(&self, field: &str) -> Option<Self> {
        let those = |rest: fn(&str) -> bool| -> Vec<usize> {
            let is_rest = |column: &usize| self.name(*column).strip_prefix(field).is_some_and(rest);
            self.columns.iter().copied().filter(is_rest).collect()
        };
        let (one, many) = (those(str::is_empty), those(|rest| rest.starts_with('_')));
        let (columns, skip) =
            if one.is_empty() { (many, self.skip + field.len() + 1) } else { (one, self.skip) };
        (!columns.is_empty()).then_some(Self { row: self.row, columns, skip })
    }

    fn get<T: sqlx::Decode<'r, Any> + sqlx::Type<Any>>(&self) -> Result<T, Wrong> {
        let [column] = self.columns[..] else { return Err(Wrong::custom("there is not one column")) };
        self.row.try_get(column).map_err(Wrong::custom)
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Part<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Part<'de> {
    type Error = Wrong;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let parts = fields.iter().filter_map(|field| Some((*field, self.field(field)?)));
        let parts: Vec<(&str, Self)> = parts.collect();
        let is_taken = |column: &usize| parts.iter().any(|(_, part)| part.columns.contains(column));
        match self.columns.iter().find(|column| !is_taken(column)) {
            Some(column) => Err(Wrong::unknown_field(self.name(*column), fields)),
            None => visitor.visit_map(MapDeserializer::new(parts.into_iter())),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        let (row, skip) = (self.row, self.skip);
        let columns = self.columns.into_iter().map(|column| Part { row, columns: vec![column], skip });
        let mut columns = SeqDeserializer::new(columns);
        let tuple = visitor.visit_seq(&mut columns)?;
        columns.end().map(|()| tuple)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let is_null = |column: &usize| self.row.try_get_raw(*column).is_ok_and(|value| value.is_null());
        if self.columns.iter().all(is_null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let truth = self.get().or_else(|_| self.get::<i64>().map(|number| number == 1))?;
        visitor.visit_bool(truth)
    }

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

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let [column] = self.columns[..] else { return Err(Wrong::custom("there is not one column")) };
        let value = self.row.try_get_raw(column).map_err(Wrong::custom)?;
        let visited: Result<_, Wrong> = match value.type_info().kind() {
            Kind::Null => visitor.visit_unit(),
            Kind::Bool => visitor.visit_bool(self.get()?),
            Kind::SmallInt | Kind::Integer | Kind::BigInt => visitor.visit_i64(self.get()?),
            Kind::Real => visitor.visit_f32(self.get()?),
            Kind::Double => visitor.visit_f64(self.get()?),
            Kind::Text | Kind::Blob => visitor.visit_borrowed_str(self.get()?),
        };
        visited.map_err(|wrong| Wrong::custom(format!("{}: {wrong}", self.row.column(column).name())))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct tuple_struct map identifier ignored_any
    }
}
