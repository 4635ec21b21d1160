//! What commands print.

use crate::Error;
use serde::Serialize;
use std::io::{Write, stdout};
use std::time::Duration;

/// Writes a line. Unlike `println!` it does not panic when the reader has gone.
#[macro_export]
macro_rules! line {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        writeln!(std::io::stdout(), $($part)*)?
    }};
}

/// Writes one value as JSON, with an end of line.
pub fn json(value: &impl Serialize) -> Result<(), Error> {
    let mut out = stdout().lock();
    serde_json::to_writer(&mut out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}

/// How often a second, as a whole number.
pub fn per_second(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64().max(1e-9)) as u64
}

/// A time in seconds.
pub fn seconds(time: Duration) -> String {
    format!("{:.3} s", time.as_secs_f64())
}

/// Writes rows with their columns aligned: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> Result<(), Error> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cell = |(column, cell): (usize, &String)| match column {
            0 => format!("{cell:<0$}", widths[column]),
            _ => format!("{cell:>0$}", widths[column]),
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        line!("{}", cells.join("   ").trim_end());
    }
    Ok(())
}
