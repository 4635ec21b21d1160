//! The board: grounds, then harmonies, then what stands on the points, then what can be done.

use super::art;
use super::layout::Layout;
use super::lines::Strokes;
use super::model::{Focus, Model};
use crate::draw::is_round;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use rules::view::{Coord, Place, PointView};
use std::collections::BTreeSet;

/// Draws the board of a model.
pub fn draw(model: &Model, layout: &Layout, buf: &mut Buffer) {
    Board::of(model, layout).draw(buf);
}

struct Board<'a> {
    model: &'a Model,
    layout: &'a Layout,
    round: bool,
    strokes: Strokes,
    /// Points that may come next.
    open: BTreeSet<Coord>,
    chosen: BTreeSet<Coord>,
    /// Points that the last turn touched.
    last: BTreeSet<Coord>,
    /// Tiles of closed rings.
    ringed: BTreeSet<Coord>,
}

impl<'a> Board<'a> {
    fn of(model: &'a Model, layout: &'a Layout) -> Self {
        let path = model.path.iter();
        let at = |place: &Place| if let Place::At(at) = place { Some(*at) } else { None };
        Self {
            round: is_round(&model.view),
            strokes: Strokes::of(model, layout),
            open: model.next_points().into_iter().collect(),
            chosen: path.filter_map(at).collect(),
            last: model.view.last.iter().flat_map(|last| last.points.iter().copied()).collect(),
            ringed: model.view.rings.iter().flat_map(|ring| ring.points.iter().copied()).collect(),
            model,
            layout,
        }
    }

    fn draw(&self, buf: &mut Buffer) {
        self.draw_labels(buf);
        for point in &self.model.view.points {
            self.draw_ground(buf, point);
        }
        let mut taken = BTreeSet::new();
        for point in self.model.view.points.iter().filter(|point| !point.stack.is_empty()) {
            let first = self.layout.content(point.at);
            taken.extend([(first.x, first.y), (first.x + 1, first.y)]);
            if self.round {
                self.draw_tile(buf, point);
            } else {
                self.draw_piece(buf, point);
            }
        }
        self.strokes.draw(buf, |cell| taken.contains(&(cell.x, cell.y)));
        for point in self.model.view.points.iter().filter(|point| point.stack.is_empty()) {
            self.draw_empty(buf, point);
        }
        if self.model.focus == Focus::Board {
            self.draw_cursor(buf);
        }
    }

    fn draw_labels(&self, buf: &mut Buffer) {
        let style = art::faint();
        let cursor = self.model.cursor;
        for point in &self.model.view.points {
            let Coord { x, y } = point.at;
            let (column, row) = labels(point);
            let here = |same: bool| if same { art::key() } else { style };
            let area = self.layout.column_label(x);
            let shift = u16::from(self.layout.cell.width == 3 && column.len() == 1);
            buf.set_stringn(area.x + shift, area.y, column, 2, here(x == cursor.x));
            let area = self.layout.row_label(y);
            buf.set_stringn(area.x, area.y, format!("{row:>2}"), 2, here(y == cursor.y));
        }
    }

    fn look(&self, point: &PointView) -> art::Ground {
        if self.round {
            let port = point.marks.iter().any(|mark| mark.starts_with("port"));
            return art::point(if port { "port" } else { point.ground });
        }
        let camp = point.ground.strip_prefix("camp-").and_then(|seat| seat.bytes().next());
        let dark = (i16::from(point.at.x) + i16::from(point.at.y)) % 2 == 0;
        art::square(dark, camp.map(|letter| usize::from(letter.wrapping_sub(b'a'))))
    }

    /// The background of a point: its ground, or a highlight.
    fn back(&self, point: &PointView) -> Color {
        let goal = !self.model.path.is_empty() && self.open.contains(&point.at);
        if self.chosen.contains(&point.at) {
            art::CHOSEN
        } else if goal {
            art::TARGET
        } else if self.last.contains(&point.at) {
            art::LAST
        } else if !self.round && self.open.contains(&point.at) {
            art::MOVABLE
        } else {
            self.look(point).back
        }
    }

    fn draw_ground(&self, buf: &mut Buffer, point: &PointView) {
        let look = self.look(point);
        let spot = self.layout.spot(point.at).intersection(buf.area);
        buf.set_style(spot, Style::new().bg(self.back(point)).fg(look.ink));
        if point.stack.is_empty() {
            let anchor = self.layout.anchor(point.at);
            buf.set_stringn(anchor.x, anchor.y, look.dot, 1, Style::new());
        }
    }

    fn draw_empty(&self, buf: &mut Buffer, point: &PointView) {
        if self.model.path.is_empty() || !self.open.contains(&point.at) {
            return;
        }
        let anchor = self.layout.anchor(point.at);
        let style = Style::new().fg(art::CHOSEN).add_modifier(Modifier::BOLD);
        buf.set_stringn(anchor.x, anchor.y, if self.round { "○" } else { "+" }, 1, style);
    }

    /// A tile of a round board: two columns in its owner's colour, and edges in its owner's shape.
    fn draw_tile(&self, buf: &mut Buffer, point: &PointView) {
        let Some(top) = point.stack.last() else { return };
        let seat = self.model.seat_index(top.owner);
        let chosen = self.chosen.contains(&point.at);
        let goal = !self.model.path.is_empty() && self.open.contains(&point.at);
        let movable = self.model.path.is_empty() && self.open.contains(&point.at);
        let mut face = Style::new().fg(art::INK).bg(if chosen { art::CHOSEN } else { art::seat(seat) });
        if movable {
            face = face.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        }
        let code = art::tile(top.kind, point.stack.len());
        let first = self.layout.content(point.at);
        buf.set_stringn(first.x, first.y, code, 2, face);
        let [left, right] = if goal {
            ["×", "×"]
        } else if self.ringed.contains(&point.at) {
            ["«", "»"]
        } else {
            art::edges(seat)
        };
        let colour = if goal { art::CHOSEN } else { art::seat(seat) };
        let edge = Style::new().fg(colour).add_modifier(Modifier::BOLD);
        let ends = [(first.x.wrapping_sub(1), left), (first.x + 2, right)];
        for (x, sign) in ends.into_iter().skip(usize::from(self.layout.cell.width < 4)) {
            let cell = Position { x, y: first.y };
            if !self.strokes.covers(cell) {
                buf.set_stringn(x, first.y, sign, 1, edge);
            }
        }
    }

    /// A piece on a square, as large as the square.
    fn draw_piece(&self, buf: &mut Buffer, point: &PointView) {
        let Some(top) = point.stack.last() else { return };
        let seat = self.model.seat_index(top.owner);
        let spot = self.layout.spot(point.at);
        let ink = Style::new().fg(art::seat(seat)).add_modifier(Modifier::BOLD);
        let mut row = |down: u16, right: u16, text: &str, style: Style| {
            buf.set_stringn(spot.x + right, spot.y + down, text, spot.width.into(), style);
        };
        if spot.height == 1 {
            row(0, 0, art::disc(seat), ink);
            return;
        }
        let face = Style::new().fg(art::INK).bg(art::seat(seat)).add_modifier(Modifier::BOLD);
        let side = (spot.width - 4) / 2;
        row(0, side, "▗▄▄▖", ink);
        row(1, side, "▐  ▌", ink);
        row(1, side + 1, &format!("{}{}", art::disc(seat), top.owner), face);
        if spot.height > 2 {
            row(2, side, "▝▀▀▘", ink);
        }
    }

    fn draw_cursor(&self, buf: &mut Buffer) {
        let Some(point) = self.model.point(self.model.cursor) else { return };
        let style = Style::new().fg(art::INK).bg(art::CURSOR).add_modifier(Modifier::BOLD);
        let spot = self.layout.spot(point.at);
        let row = self.layout.anchor(point.at).y;
        let (left, right) = match (self.round, spot.width) {
            (true, _) => (self.layout.content(point.at).x - 1, self.layout.content(point.at).x + 2),
            (false, 2) => (spot.x - 1, spot.x + 1),
            (false, width) => (spot.x, spot.x + width - 1),
        };
        buf.set_stringn(left, row, "►", 1, style);
        buf.set_stringn(right, row, "◄", 1, style);
        if point.stack.is_empty() {
            let inside = Rect { x: left + 1, y: row, width: right - left - 1, height: 1 };
            buf.set_style(inside, style);
        }
    }
}

/// The labels of the column and the row of a point, read off its name: `c2`, `(3,-1)`.
fn labels(point: &PointView) -> (&str, &str) {
    let name = point.name.trim_matches(['(', ')']);
    let digits = name.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
    name.split_once(',').unwrap_or(name.split_at(digits))
}
