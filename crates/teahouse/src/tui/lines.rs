//! Harmonies as strokes between their tiles. Strokes of several harmonies can meet in one cell, so they are
//! collected first and drawn once.

use super::art;
use super::layout::Layout;
use super::model::Model;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier, Style};
use rules::view::{Coord, LineState, LineView};
use std::collections::BTreeMap;

/// How a stroke is drawn; of several in one cell the strongest counts.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Weight {
    /// Cancelled by a Rock.
    Blocked,
    /// Drained by a Knotweed.
    Drained,
    /// A harmony that counts, unlike one that a Rock or Knotweed cancels.
    Live,
    /// It is part of a ring.
    Ring,
}

/// What crosses a cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Stroke {
    across: bool,
    down: bool,
    /// The middle of something cancelled.
    crossed: bool,
    weight: Weight,
    colour: Color,
}

impl Stroke {
    fn symbol(self) -> &'static str {
        if self.crossed {
            return "×";
        }
        match (self.weight, self.across, self.down) {
            (Weight::Ring, true, true) => "╬",
            (Weight::Ring, true, false) => "═",
            (Weight::Ring, ..) => "║",
            (Weight::Live, true, true) => "╋",
            (Weight::Live, true, false) => "━",
            (Weight::Live, ..) => "┃",
            (Weight::Drained | Weight::Blocked, true, true) => "┼",
            (Weight::Drained, true, false) => "╌",
            (Weight::Drained, ..) => "╎",
            (Weight::Blocked, true, false) => "─",
            (Weight::Blocked, ..) => "│",
        }
    }

    fn style(self) -> Style {
        let style = Style::new().fg(self.colour);
        match self.weight {
            Weight::Live | Weight::Ring => style.add_modifier(Modifier::BOLD),
            _ => style.add_modifier(Modifier::DIM),
        }
    }
}

/// All strokes of a position by the cells they cross.
#[derive(Default)]
pub struct Strokes {
    cells: BTreeMap<(u16, u16), Stroke>,
}

impl Strokes {
    /// The strokes of a model; none where they are not to be drawn.
    pub fn of(model: &Model, layout: &Layout) -> Self {
        let mut strokes = Self::default();
        if model.aids() {
            model.view.lines.iter().for_each(|line| strokes.line(model, layout, line));
        }
        strokes
    }

    fn line(&mut self, model: &Model, layout: &Layout, line: &LineView) {
        let owners: Vec<usize> = line.owners.chars().map(|letter| model.seat_index(letter)).collect();
        let weight = match line.state {
            LineState::Live if in_ring(model, line) => Weight::Ring,
            LineState::Live => Weight::Live,
            LineState::Drained => Weight::Drained,
            LineState::Blocked => Weight::Blocked,
        };
        let cells = between(layout, line.from, line.to);
        let middle = cells.get(cells.len() / 2).copied();
        let across = line.from.y == line.to.y;
        for (i, cell) in cells.into_iter().enumerate() {
            // Harmonies with several owners alternate their colours.
            let owner = owners.get(i / 2 % owners.len().max(1)).copied().unwrap_or(0);
            let stroke = Stroke {
                across,
                down: !across,
                crossed: weight == Weight::Blocked && Some(cell) == middle,
                weight,
                colour: art::seat(owner),
            };
            self.add(cell, stroke);
        }
    }

    fn add(&mut self, cell: Position, stroke: Stroke) {
        let old = *self.cells.entry((cell.x, cell.y)).or_insert(stroke);
        let strongest = if stroke.weight >= old.weight { stroke } else { old };
        let merged = Stroke {
            across: old.across || stroke.across,
            down: old.down || stroke.down,
            crossed: old.crossed || stroke.crossed,
            ..strongest
        };
        self.cells.insert((cell.x, cell.y), merged);
    }

    /// Whether something crosses this cell.
    pub fn covers(&self, cell: Position) -> bool {
        self.cells.contains_key(&(cell.x, cell.y))
    }

    /// Draws the strokes, except in cells that `taken` keeps.
    pub fn draw(&self, buf: &mut Buffer, taken: impl Fn(Position) -> bool) {
        for ((x, y), stroke) in &self.cells {
            let cell = Position { x: *x, y: *y };
            if buf.area.contains(cell) && !taken(cell) {
                buf[cell].set_symbol(stroke.symbol()).set_style(stroke.style());
            }
        }
    }
}

/// The cells between two tiles of one row or column, without what is written on the tiles.
fn between(layout: &Layout, a: Coord, b: Coord) -> Vec<Position> {
    if a.y == b.y {
        let (left, right) = if a.x < b.x { (a, b) } else { (b, a) };
        let y = layout.content(left).y;
        (layout.content(left).x + 2..layout.content(right).x).map(|x| Position { x, y }).collect()
    } else if a.x == b.x {
        let (top, bottom) = if a.y > b.y { (a, b) } else { (b, a) };
        let x = layout.anchor(top).x;
        (layout.anchor(top).y + 1..layout.anchor(bottom).y).map(|y| Position { x, y }).collect()
    } else {
        Vec::new()
    }
}

/// Whether both ends of a harmony stand next to each other in a ring of one of its owners.
fn in_ring(model: &Model, line: &LineView) -> bool {
    model.view.rings.iter().filter(|ring| line.owners.contains(ring.owner)).any(|ring| {
        let next = ring.points.iter().cycle().skip(1);
        ring.points
            .iter()
            .zip(next)
            .any(|(a, b)| (*a, *b) == (line.from, line.to) || (*a, *b) == (line.to, line.from))
    })
}
