//! The commands, one file each.

pub mod admin;
pub mod analyse;
pub mod completions;
pub mod engine;
pub mod games;
pub mod man;
pub mod matches;
pub mod pair;
pub mod play;
pub mod puzzle;
pub mod rules;
pub mod serve;
pub mod show;

use crate::failure::Failure;
use crate::texts::Texts;
use clap::builder::TypedValueParser;
use clap::value_parser;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// Where commands write. Colours are stripped where the output is not a terminal.
pub type Out<'a> = dyn Write + 'a;

/// A limit of thinking that is a positive number.
fn limit() -> impl TypedValueParser<Value = u64> {
    value_parser!(u64).range(1..=1_000_000_000_000)
}

/// The number of engine threads.
fn threads() -> impl TypedValueParser<Value = u16> {
    value_parser!(u16).range(1..=256)
}

/// Writes one value as JSON, with an end of line.
fn json(out: &mut Out<'_>, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// Aligns columns: the first to the left, the others to the right.
fn aligned(texts: &Texts, rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell: &String| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let room = " ".repeat(widths[column] - cell.width());
            let cell = texts.isolate(cell);
            if column == 0 { format!("{cell}{room}") } else { format!("{room}{cell}") }
        });
        texts.code(cells.collect::<Vec<_>>().join("   ").trim_end()).into_owned()
    };
    rows.iter().map(line).collect()
}

/// A number with this many digits after the point, as an argument of a text.
fn decimal(value: f64, places: usize) -> FluentValue<'static> {
    let mut number = FluentNumber::from(value);
    number.options.minimum_fraction_digits = Some(places);
    FluentValue::Number(number)
}

/// A time in seconds, as the language writes it.
fn seconds(texts: &Texts, time: Duration) -> String {
    texts.with("report-seconds", &[("n", decimal(time.as_secs_f64(), 3))])
}
