//! The layout of the screen, computed from the sizes of terminal and board, so that clicks can be resolved
//! without drawing.

use crate::draw::is_round;
use ratatui::layout::{Position, Rect, Size};
use rules::view::{Coord, View};

/// The smallest terminal in which everything stays usable.
pub const SMALLEST: Size = Size::new(80, 24);

/// The narrowest panel beside the board, its rule included.
const PANEL: u16 = 26;
/// The widest panel; further columns go to the margins of the board.
const PANEL_MAX: u16 = 52;
/// The rows under the board that are never given up.
const BELOW: u16 = 4;
/// The columns of the row labels.
const LABELS: u16 = 3;

/// The areas of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Whose turn it is.
    pub title: Rect,
    /// The board with its labels.
    pub board: Rect,
    /// Seats, hand and turns.
    pub panel: Rect,
    /// What is said about the cursor and the last key.
    pub notice: Rect,
    pub keys: Rect,
    /// The columns and rows of a point.
    pub cell: Size,
    low: Coord,
    high: Coord,
}

/// The sizes a point can have, the largest first.
const POINTS: &[Size] = &[Size::new(4, 2), Size::new(3, 1)];
/// The sizes a square can have, the largest first.
const SQUARES: &[Size] = &[Size::new(6, 3), Size::new(4, 2), Size::new(2, 1)];

fn corners(view: &View) -> Option<(Coord, Coord)> {
    let xs = || view.points.iter().map(|point| point.at.x);
    let ys = || view.points.iter().map(|point| point.at.y);
    Some((Coord { x: xs().min()?, y: ys().min()? }, Coord { x: xs().max()?, y: ys().max()? }))
}

impl Layout {
    /// The layout of a view on a screen; `None` if the screen is too small.
    pub fn of(size: Size, view: &View) -> Option<Self> {
        if size.width < SMALLEST.width || size.height < SMALLEST.height {
            return None;
        }
        let (low, high) = corners(view)?;
        let columns = (i16::from(high.x) - i16::from(low.x) + 1) as u16;
        let rows = (i16::from(high.y) - i16::from(low.y) + 1) as u16;
        let span = |cell: &Size| (columns * cell.width + LABELS, rows * cell.height + 1);
        let fits = |cell: &&Size| {
            let (width, height) = span(cell);
            width + PANEL <= size.width && height + 1 + BELOW <= size.height
        };
        let cell = *if is_round(view) { POINTS } else { SQUARES }.iter().find(fits)?;
        let (width, height) = span(&cell);
        let panel_width = (size.width - width).min(PANEL_MAX);
        let field = size.width - panel_width;
        // The rows under the board: at most six, so that a tall terminal centres the board instead.
        let below = (size.height - 1 - height).min(6);
        let middle = size.height - 1 - below;
        let keys = if below > BELOW { 2 } else { 1 };
        Some(Self {
            title: Rect::new(0, 0, size.width, 1),
            board: Rect::new((field - width) / 2, 1 + (middle - height) / 2, width, height),
            panel: Rect::new(field, 1, panel_width, middle),
            notice: Rect::new(1, 1 + middle, size.width - 2, below - keys),
            keys: Rect::new(1, size.height - keys, size.width - 2, keys),
            cell,
            low,
            high,
        })
    }

    /// The cells of a point.
    pub fn spot(&self, at: Coord) -> Rect {
        let right = (i16::from(at.x) - i16::from(self.low.x)) as u16;
        let down = (i16::from(self.high.y) - i16::from(at.y)) as u16;
        Rect {
            x: self.board.x + LABELS + right * self.cell.width,
            y: self.board.y + down * self.cell.height,
            width: self.cell.width,
            height: self.cell.height,
        }
    }

    /// The cell in the middle of a point, where its dot is and where lines cross.
    pub fn anchor(&self, at: Coord) -> Position {
        let spot = self.spot(at);
        Position { x: spot.x + (spot.width - 1) / 2, y: spot.y + (spot.height - 1) / 2 }
    }

    /// The first column of what stands on a point (two columns wide).
    pub fn content(&self, at: Coord) -> Position {
        let spot = self.spot(at);
        Position { x: spot.x + (spot.width.max(2) - 2) / 2, y: self.anchor(at).y }
    }

    /// Where the label of a column goes: under the board.
    pub fn column_label(&self, x: i8) -> Rect {
        let at = Coord { x, y: self.low.y };
        Rect { x: self.content(at).x, y: self.spot(at).bottom(), width: 2, height: 1 }
    }

    /// Where the label of a row goes: left of the board.
    pub fn row_label(&self, y: i8) -> Rect {
        let row = self.anchor(Coord { x: self.low.x, y }).y;
        Rect { x: self.board.x, y: row, width: LABELS - 1, height: 1 }
    }

    /// The coordinates under a cell of the screen, whether or not a point is there.
    pub fn coord_at(&self, position: Position) -> Option<Coord> {
        let right = position.x.checked_sub(self.board.x + LABELS)? / self.cell.width;
        let down = position.y.checked_sub(self.board.y)? / self.cell.height;
        let x = i16::from(self.low.x) + i16::try_from(right).ok()?;
        let y = i16::from(self.high.y) - i16::try_from(down).ok()?;
        (x <= i16::from(self.high.x) && y >= i16::from(self.low.y))
            .then_some(Coord { x: x as i8, y: y as i8 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::view::PointView;

    fn square(side: i8, round: bool) -> View {
        let mut view = View::default();
        for (y, x) in (0..side).rev().flat_map(|y| (0..side).map(move |x| (y, x))) {
            let name = if round { format!("({x},{y})") } else { "a1".to_string() };
            let at = Coord { x, y };
            view.points.push(PointView { at, name, ground: "", stack: Vec::new(), marks: Vec::new() });
        }
        view
    }

    #[test]
    fn every_board_fits_the_smallest_terminal() {
        for (side, round) in [(17, true), (8, false), (10, false), (16, false)] {
            let view = square(side, round);
            assert!(Layout::of(SMALLEST, &view).is_some(), "{side}");
            assert!(Layout::of(Size::new(79, 24), &view).is_none());
            for size in [SMALLEST, Size::new(120, 40), Size::new(300, 90)] {
                let layout = Layout::of(size, &view).expect("it fits");
                for area in [layout.title, layout.board, layout.panel, layout.notice, layout.keys] {
                    assert_eq!(area.intersection(Rect::from(size)), area, "{side} {size:?}");
                    assert!(area.area() > 0);
                }
                assert!(layout.board.right() <= layout.panel.x);
                assert!(layout.board.bottom() <= layout.notice.y);
            }
        }
    }

    #[test]
    fn a_click_finds_the_point_it_is_on() {
        let view = square(17, true);
        for size in [SMALLEST, Size::new(120, 40)] {
            let layout = Layout::of(size, &view).expect("it fits");
            for point in &view.points {
                assert_eq!(layout.coord_at(layout.anchor(point.at)), Some(point.at));
            }
            assert_eq!(layout.coord_at(Position { x: 0, y: 5 }), None);
            assert_eq!(layout.coord_at(layout.panel.as_position()), None);
        }
    }
}
