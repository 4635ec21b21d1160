//! The commands, one file each.

pub mod admin;
pub mod analyse;
pub mod bench;
pub mod engine;
pub mod games;
pub mod load;
pub mod matches;
pub mod perft;
pub mod play;
pub mod random;
pub mod serve;
pub mod show;
pub mod verify;

use crate::cli::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use serde::Serialize;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// Writes one value as JSON, with an end of line.
fn json(out: &mut Out<'_>, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// How often a second, as a whole number.
fn per_second(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64().max(1e-9)) as u64
}

/// Rows with their columns brought in line; the first column to the left, numbers to the right.
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

/// A time in seconds, as the language writes it.
fn seconds(texts: &Texts, time: Duration) -> String {
    let mut number = fluent_bundle::types::FluentNumber::from(time.as_secs_f64());
    number.options.minimum_fraction_digits = Some(3);
    texts.with("report-seconds", &[("n", fluent_bundle::FluentValue::Number(number))])
}
