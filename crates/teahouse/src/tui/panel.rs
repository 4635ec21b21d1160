//! The panel beside the board: the seats with their tiles, the tiles that can be chosen now, and the turns so
//! far. Where space is short, waiting seats take a single line.

use super::art;
use super::layout::Layout;
use super::model::{Focus, Model};
use super::text::{Pen, Span, ltr, pieces, span, width};
use super::words;
use crate::draw::is_round;
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use rules::view::SeatView;

/// The columns of one kind in a reserve: `R3×3 `.
const KIND: u16 = 5;
/// From this width on the figures of a seat share a line.
const ONE_LINE: u16 = 30;
/// The rows that the list of turns keeps.
const TURNS: u16 = 4;

/// Where the parts of the panel lie.
struct Parts {
    /// For every seat its rows; one row is only its heading.
    seats: Vec<Rect>,
    hand: Rect,
    /// How many tiles stand beside each other in the hand.
    columns: usize,
    turns: Rect,
}

impl Parts {
    fn of(model: &Model, layout: &Layout) -> Self {
        let panel = layout.panel;
        let inner = Rect { x: panel.x + 2, width: panel.width.saturating_sub(3), ..panel };
        let tiles = model.hand_tiles().len() as u16;
        let (hand, columns) = hand_rows(tiles, &inner);
        let mut heights: Vec<u16> =
            model.view.seats.iter().map(|seat| seat_rows(seat, inner.width)).collect();
        let room = inner.height.saturating_sub(TURNS + hand);
        for (i, seat) in model.view.seats.iter().enumerate().rev() {
            if heights.iter().sum::<u16>() > room && model.view.to_move != Some(seat.letter) {
                heights[i] = 1;
            }
        }
        let mut y = inner.y;
        let mut take = |height: u16| {
            let height = height.min(inner.bottom().saturating_sub(y));
            y += height;
            Rect { y: y - height, height, ..inner }
        };
        Self {
            seats: heights.into_iter().map(&mut take).collect(),
            hand: take(hand),
            columns,
            turns: take(inner.height),
        }
    }

    fn tile(&self, index: usize) -> Rect {
        let (down, right) = (index / self.columns, index % self.columns);
        let width = self.hand.width / self.columns as u16;
        Rect { x: self.hand.x + right as u16 * width, y: self.hand.y + 1 + down as u16, width, height: 1 }
            .intersection(self.hand)
    }
}

/// The rows of the hand with its heading, and the tiles in a row: a list with names where there is
/// room for it, else a grid.
fn hand_rows(tiles: u16, inner: &Rect) -> (u16, usize) {
    if tiles == 0 {
        return (0, 1);
    }
    if tiles + 2 <= inner.height / 2 {
        return (tiles + 2, 1);
    }
    let columns = (inner.width / 6).max(1);
    (tiles.div_ceil(columns) + 2, columns.into())
}

fn seat_rows(seat: &SeatView, columns: u16) -> u16 {
    let per_row = (columns / KIND).max(1) as usize;
    let reserve = seat.reserve.len().div_ceil(per_row) as u16;
    1 + figure_rows(seat, columns) + reserve + 1
}

fn figure_rows(seat: &SeatView, columns: u16) -> u16 {
    let figures = seat.figures.len() as u16;
    if columns < ONE_LINE { figures } else { figures.min(1) }
}

/// How many tiles stand beside each other in the hand.
pub fn hand_columns(model: &Model) -> usize {
    model.layout().map_or(1, |layout| Parts::of(model, &layout).columns)
}

/// The tile of the hand under a cell of the screen.
pub fn tile_at(model: &Model, layout: &Layout, position: Position) -> Option<&'static str> {
    let parts = Parts::of(model, layout);
    let tiles = model.hand_tiles();
    (0..tiles.len()).find(|i| parts.tile(*i).contains(position)).map(|i| tiles[i])
}

pub fn draw(model: &Model, layout: &Layout, texts: &Texts, buf: &mut Buffer) {
    let pen = Pen { rtl: texts.is_rtl() };
    let panel = layout.panel;
    for y in panel.top()..panel.bottom() {
        buf.set_stringn(panel.x, y, "│", 1, art::faint());
    }
    let parts = Parts::of(model, layout);
    for (index, area) in parts.seats.iter().enumerate() {
        draw_seat(model, index, *area, texts, pen, buf);
    }
    draw_hand(model, &parts, texts, pen, buf);
    draw_turns(model, parts.turns, texts, pen, buf);
}

fn row(area: Rect, down: u16) -> Rect {
    Rect { y: area.y + down, height: 1, ..area }.intersection(area)
}

fn draw_seat(model: &Model, index: usize, area: Rect, texts: &Texts, pen: Pen, buf: &mut Buffer) {
    let seat = &model.view.seats[index];
    let to_move = model.view.to_move == Some(seat.letter);
    let name = if to_move { art::heading().add_modifier(Modifier::UNDERLINED) } else { Style::new() };
    let mut heading = sample(model, index, seat.letter);
    heading.push(span(" ", Style::new()));
    heading.push(span(texts.seat(model.view.game, seat.letter), name));
    if let Some(bot) = model.bots.get(index).copied().flatten() {
        heading.push(span(format!(" · {}", bot.label(texts)), art::faint()));
    }
    if seat.state != "in" {
        heading.push(span(format!(" · {}", texts.get(&format!("state-{}", seat.state))), art::faint()));
    }
    if to_move {
        heading.push(span(if pen.rtl { " ►" } else { " ◄" }, art::key()));
    }
    pen.line(buf, row(area, 0), &heading);
    let narrow = area.width < ONE_LINE;
    let room = if narrow { area.width } else { area.width / seat.figures.len().max(1) as u16 };
    let figures: Vec<_> =
        seat.figures.iter().map(|(name, value)| figure(texts, name, value, room.into())).collect();
    let down = 1 + figure_rows(seat, area.width);
    if narrow {
        for (text, i) in figures.iter().zip(1..) {
            pen.text(buf, row(area, i), text, Style::new());
        }
    } else {
        pen.text(buf, row(area, 1), &figures.join(" · "), Style::new());
    }
    let per_row = (area.width / KIND).max(1) as usize;
    for (i, kinds) in seat.reserve.chunks(per_row).enumerate() {
        let spans: Vec<Span> = kinds
            .iter()
            .flat_map(|(kind, left)| {
                let code = art::tile(kind, 1);
                let face = Style::new().fg(art::seat(index));
                [span(code, face), span(format!("{:<3}", format!("×{left}")), Style::new())]
            })
            .collect();
        // Codes run from left to right in every language; only their position differs.
        let taken: usize = spans.iter().map(|(text, _)| width(text)).sum();
        let line = row(area, down + i as u16);
        let shift = if pen.rtl { line.width.saturating_sub(taken as u16) } else { 0 };
        Pen::LTR.line(buf, Rect { x: line.x + shift, width: line.width - shift, ..line }, &spans);
    }
}

/// A figure with its name. Directions explain themselves where there is no room for more.
fn figure(texts: &Texts, name: &str, value: &str, room: usize) -> String {
    let said = texts.figure(value);
    let whole = format!("{} {said}", words::figure(texts, name));
    let explains_itself = value.parse::<u64>().is_err() && !value.is_empty();
    if explains_itself && width(&whole) > room { said } else { whole }
}

/// A tile or piece of the seat, as on the board, with its letter.
fn sample(model: &Model, index: usize, letter: char) -> Vec<Span> {
    let colour = Style::new().fg(art::seat(index)).add_modifier(Modifier::BOLD);
    if !is_round(&model.view) {
        return vec![span(art::disc(index), colour)];
    }
    let [left, right] = art::edges(index);
    let face = Style::new().fg(art::INK).bg(art::seat(index));
    // Brackets are mirrored in right-to-left text; here they are shapes and must not be.
    vec![
        span("\u{2066}", colour),
        span(left, colour),
        span(letter, face),
        span(format!("{right}\u{2069}"), colour),
    ]
}

fn draw_hand(model: &Model, parts: &Parts, texts: &Texts, pen: Pen, buf: &mut Buffer) {
    let tiles = model.hand_tiles();
    if tiles.is_empty() {
        return;
    }
    let focus = model.focus == Focus::Hand && !model.bot_to_move();
    let heading = if focus { art::key() } else { art::heading() };
    pen.text(buf, row(parts.hand, 0), &texts.get("tui-hand"), heading);
    for (i, tile) in tiles.iter().enumerate() {
        let key = if i < 9 { (i + 1).to_string() } else { " ".to_string() };
        let here = focus && i == model.hand;
        let style = if here { Style::new().fg(art::INK).bg(art::CURSOR) } else { Style::new() };
        let code = art::tile(tile, 1);
        let mut spans = vec![span(format!("{key} "), if here { style } else { art::key() })];
        spans.push(span(ltr(&code), style));
        if parts.columns == 1 {
            spans.push(span(format!(" {}", texts.tile(tile)), style));
            let left = model.left_of(tile).map(|left| format!(" ×{}", texts.number(left.into())));
            spans.push(span(left.unwrap_or_default(), art::faint()));
            pen.line(buf, parts.tile(i), &spans);
        } else {
            Pen::LTR.line(buf, parts.tile(i), &spans);
        }
    }
}

fn draw_turns(model: &Model, area: Rect, texts: &Texts, pen: Pen, buf: &mut Buffer) {
    pen.text(buf, row(area, 0), &texts.get("tui-turns"), art::heading());
    let mut entries = model.entries.clone();
    let partial = model.table.partial();
    if !partial.is_empty() {
        let (number, _) = model.table.next_entry();
        let letter = model.view.entry_seat.unwrap_or(' ');
        entries.push(format!("{number}{letter}.{partial} …"));
    }
    let newest = entries.len();
    let columns = usize::from(area.width.saturating_sub(2)).max(1);
    let rows: Vec<(usize, String)> = (1..)
        .zip(&entries)
        .flat_map(|(i, entry)| entry_rows(entry, columns).into_iter().map(move |text| (i, text)))
        .collect();
    let room = area.height.saturating_sub(1) as usize;
    let end = rows.len().saturating_sub(model.scroll).max(room.min(rows.len()));
    let from = end.saturating_sub(room);
    for (i, (entry, text)) in rows[from..end].iter().enumerate() {
        let style = if *entry == newest { art::heading() } else { Style::new() };
        let mark = match i {
            0 if from > 0 => "↑ ",
            i if i + 1 == room && end < rows.len() => "↓ ",
            _ => "  ",
        };
        pen.line(buf, row(area, 1 + i as u16), &[span(mark, art::faint()), span(ltr(text), style)]);
    }
}

/// An entry in rows: a long turn goes on in the next one, if it can with its bonus.
fn entry_rows(entry: &str, columns: usize) -> Vec<String> {
    if width(entry) <= columns {
        return vec![entry.to_string()];
    }
    let bonus = entry.find('+').unwrap_or(entry.len());
    let parts = [&entry[..bonus], &entry[bonus..]];
    parts.into_iter().filter(|part| !part.is_empty()).flat_map(|part| pieces(part, columns)).collect()
}
