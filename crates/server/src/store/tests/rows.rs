//! Rows are read by names, and nothing is guessed.

use super::super::row::Row;
use serde::Deserialize;
use serde::de::DeserializeOwned;
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
    let row = database.fetch_one(sqlx::raw_sql(AssertSqlSafe(format!("SELECT {columns}")))).await.unwrap();
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
    assert_eq!(read(none).await, Ok(Tea { name: "Water".to_string(), hot: false, cups: None, leaf: None }));
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
        ("1 AS hot, 'x' AS name, 'red' AS leaf_colour, 1 AS leaf_weight", "unknown variant `red`"),
    ] {
        let wrong = read::<Tea>(columns).await.unwrap_err();
        assert!(wrong.contains(why), "{columns}: {wrong}");
    }
    assert!(read::<(i64, i64)>("1, 2, 3").await.is_err());
    assert!(read::<i64>("1, 2").await.is_err());
}
