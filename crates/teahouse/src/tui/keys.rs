//! Keys with what they do, in the rows at the bottom of a screen or a box.

use super::art;
use super::text::{Pen, Span, span, width};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws keys with what they do, row by row; what does not fit is left to the help.
pub fn draw(keys: &[(String, String)], area: Rect, pen: Pen, buf: &mut Buffer) {
    let mut rows: Vec<Vec<Span>> = vec![Vec::new()];
    let mut taken = 0;
    for (key, text) in keys {
        let columns = width(key) + width(text) + 3;
        if taken + columns > area.width as usize + 2 {
            rows.push(Vec::new());
            taken = 0;
        }
        taken += columns;
        if let Some(row) = rows.last_mut() {
            row.push(span(format!("\u{2066}{key}\u{2069}"), art::key()));
            row.push(span(format!(" {text}  "), Style::new()));
        }
    }
    for (row, y) in rows.iter_mut().zip(area.top()..area.bottom()) {
        if let Some(last) = row.last_mut() {
            last.0.truncate(last.0.trim_end().len());
        }
        pen.line(buf, Rect { y, height: 1, ..area }, row);
    }
}
