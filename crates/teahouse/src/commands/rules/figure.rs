//! A position of the rules: the terminal's own board, then arrows and harmonies in words.

use super::Page;
use crate::draw;
use crate::failure::Failure;
use rules::catalogue::GameSpec;
use rules::message::Message;
use rules::view::{Coord, View};
use serde::Deserialize;

/// A position that the rules make by playing turns.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    wanted: GameSpec,
    #[serde(default)]
    turns: Vec<String>,
    /// The seat at the bottom of the page's board; the terminal has one side only.
    #[serde(default, rename = "bottom")]
    _bottom: Option<String>,
    /// The part of the board that is shown: left, lowest, right, highest.
    crop: Option<[f32; 4]>,
    /// Points with a circle.
    #[serde(default)]
    circles: Vec<[i8; 2]>,
    /// Arrows from one point to another.
    #[serde(default)]
    arrows: Vec<[i8; 4]>,
}

impl Figure {
    fn view(&self) -> Result<View, Failure> {
        let said = |why: Message| Failure::Failed(why.to_string());
        let mut table = self.wanted.open().map_err(said)?;
        for turn in &self.turns {
            table.play(turn).map_err(said)?;
        }
        let mut view = table.board_view();
        if let Some([left, low, right, high]) = self.crop {
            let shown = |at: Coord| {
                (left..=right).contains(&f32::from(at.x)) && (low..=high).contains(&f32::from(at.y))
            };
            view.points.retain(|point| shown(point.at));
            view.lines.retain(|line| shown(line.from) && shown(line.to));
        }
        Ok(view)
    }
}

impl Page<'_> {
    /// The board of a figure and what is drawn on it.
    pub(super) fn figure(&mut self, figure: &Figure) -> Result<(), Failure> {
        let view = figure.view()?;
        let circles: Vec<Coord> = figure.circles.iter().map(|[x, y]| Coord { x: *x, y: *y }).collect();
        draw::board(&view, &circles).iter().for_each(|line| self.code(line));
        if !figure.arrows.is_empty() {
            let name = |x: i8, y: i8| {
                let point = view.points.iter().find(|point| point.at == Coord { x, y });
                point.map_or_else(|| format!("({x},{y})"), |point| point.name.clone())
            };
            let arrows = figure
                .arrows
                .iter()
                .map(|[x, y, to_x, to_y]| format!("{} → {}", name(*x, *y), name(*to_x, *to_y)));
            self.code(&format!("  {}", arrows.collect::<Vec<_>>().join("   ")));
        }
        for sentence in draw::harmonies(self.lore, &view).into_iter().chain(draw::rings(self.lore, &view)) {
            self.paragraph("  ", &sentence);
        }
        Ok(())
    }
}
