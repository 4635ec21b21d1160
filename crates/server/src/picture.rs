//! The board of a game as a picture, for the link previews of other sites.

use protocol::game::SetupView;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::catalogue::GameSpec;
use rules::view::{Coord, LineState, PointView, View};
use std::fmt::Write as _;

/// The tiles and the styles, generated from the art of the web client.
const TILES: &str = include_str!("../data/tiles.svg");
/// The size that sites expect of a preview.
const SIZE: (u32, u32) = (1_200, 630);
/// The background.
const PAPER: &str = r#"<rect class="paper" x="-600" y="-315" width="1200" height="630"/>"#;
/// The distance between points, and half the width of a round board with and without its rim. As in the web
/// client.
const UNIT: f64 = 40.0;
const RIM: f64 = 412.0;
const FIELD: f64 = 378.0;
/// The margin around the squares of a square board.
const EDGE: f64 = 30.0;
/// Half the height of the board in the picture.
const HALF: f64 = 300.0;

/// The board as PNG; `None` if the rules refuse the position.
pub fn png(setup: &SetupView, position: &str) -> Option<Vec<u8>> {
    rendered(&svg(setup, position, PAPER)?, SIZE, Transform::identity())
}

/// The board without background, as a square PNG, `width` pixels wide.
pub fn board(setup: &SetupView, position: &str, width: u16) -> Option<Vec<u8>> {
    let scale = f32::from(width) / (2.0 * HALF as f32);
    let corner = |size: u32| (HALF as f32 - size as f32 / 2.0) * scale;
    let square = Transform::from_row(scale, 0.0, 0.0, scale, corner(SIZE.0), corner(SIZE.1));
    rendered(&svg(setup, position, "")?, (width.into(), width.into()), square)
}

fn rendered(svg: &str, (width, height): (u32, u32), transform: Transform) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut picture = Pixmap::new(width, height)?;
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture.encode_png().ok()
}

fn svg(setup: &SetupView, position: &str, paper: &str) -> Option<String> {
    let request = GameSpec {
        game: setup.game.clone(),
        seats: u8::try_from(setup.letters.len()).ok(),
        preset: Some(setup.preset.clone()),
        options: setup.options.clone(),
        first: setup.letters.find(&setup.first).and_then(|seat| u8::try_from(seat).ok()),
        position: Some(position.to_string()),
    };
    let board = Board::new(request.open().ok()?.board_view(), &setup.letters);
    let mut out = TILES.trim_end().strip_suffix("</svg>")?.to_string() + paper;
    board.draw(&mut out).ok()?;
    out.push_str("</svg>");
    Some(out)
}

/// A position with what is needed to draw it.
struct Board<'a> {
    view: View,
    letters: &'a str,
    /// The coordinates of the centre.
    middle: (f64, f64),
    /// Half the width, margin included, in the units of the board.
    half: f64,
}

impl<'a> Board<'a> {
    fn new(view: View, letters: &'a str) -> Self {
        // Round boards count points from the centre, square ones from a corner.
        let round = view.points.iter().any(|point| point.at.x < 0);
        let far = view.points.iter().map(|point| point.at.x.max(point.at.y)).max().unwrap_or_default();
        let middle = if round { 0.0 } else { f64::from(far) / 2.0 };
        let half = if round { RIM } else { (middle + 0.5) * UNIT + EDGE };
        Self { view, letters, middle: (middle, middle), half }
    }

    fn place(&self, at: Coord) -> (f64, f64) {
        ((f64::from(at.x) - self.middle.0) * UNIT, (self.middle.1 - f64::from(at.y)) * UNIT)
    }

    fn seat(&self, letter: char) -> usize {
        self.letters.find(letter).unwrap_or_default()
    }

    fn draw(&self, out: &mut String) -> std::fmt::Result {
        write!(out, r#"<g transform="scale({:.4})"><g class="ground">"#, HALF / self.half)?;
        let is = |ground| self.view.points.iter().any(|point| point.ground == ground);
        if self.middle.0 > 0.0 {
            self.squares(out)?;
        } else {
            round(out, is("red"), is("centre"))?;
        }
        out.push_str("</g>");
        self.harmonies(out)?;
        for point in &self.view.points {
            self.tile(out, point)?;
        }
        out.push_str("</g>");
        Ok(())
    }

    fn squares(&self, out: &mut String) -> std::fmt::Result {
        let (half, width) = (self.half, 2.0 * self.half);
        write!(
            out,
            r#"<rect class="rim" x="-{half}" y="-{half}" width="{width}" height="{width}" rx="14"/>"#
        )?;
        for PointView { at, ground, .. } in &self.view.points {
            let (x, y) = self.place(*at);
            let (x, y) = (x - UNIT / 2.0, y - UNIT / 2.0);
            let shade = if (at.x + at.y) % 2 == 0 { "dark" } else { "light" };
            for class in [shade, *ground].into_iter().filter(|class| *class != "plain") {
                write!(out, r#"<rect class="{class}" x="{x}" y="{y}" width="{UNIT}" height="{UNIT}"/>"#)?;
            }
        }
        Ok(())
    }

    fn harmonies(&self, out: &mut String) -> std::fmt::Result {
        for line in self.view.lines.iter().filter(|line| line.state == LineState::Live) {
            let ((x, y), (to_x, to_y)) = (self.place(line.from), self.place(line.to));
            let seat = line.owners.chars().next().map_or(0, |owner| self.seat(owner));
            for class in ["casing", "harmony"] {
                write!(out, r#"<path class="{class} seat{seat}" d="M{x} {y}L{to_x} {to_y}"/>"#)?;
            }
        }
        Ok(())
    }

    fn tile(&self, out: &mut String, point: &PointView) -> std::fmt::Result {
        let Some(piece) = point.stack.last() else { return Ok(()) };
        let ((x, y), seat, kind) = (self.place(point.at), self.seat(piece.owner), piece.kind);
        write!(out, r##"<g class="seat{seat}" transform="translate({x} {y}) scale(0.38)">"##)?;
        write!(out, r##"<use href="#body"/><use href="#{kind}"/></g>"##)
    }
}

/// A round board with gardens, with streets, or with neither.
fn round(out: &mut String, gardens: bool, streets: bool) -> std::fmt::Result {
    write!(out, r#"<circle class="rim" r="{RIM}"/><circle class="field" r="{FIELD}"/>"#)?;
    if gardens {
        out.push_str(r#"<path class="red" d="M0 0L280 0L0 -280ZM0 0L-280 0L0 280Z"/>"#);
        out.push_str(r#"<path class="white" d="M0 0L-280 0L0 -280ZM0 0L280 0L0 280Z"/>"#);
    } else if streets {
        out.push_str(r#"<path class="lane" d="M-376 0H376M0 -376V376"/>"#);
    }
    out.push_str(r#"<path class="grid" d=""#);
    for step in -8..=8 {
        let along = f64::from(step) * UNIT;
        let far = (FIELD * FIELD - along * along).sqrt();
        write!(out, "M{along} -{far:.1}V{far:.1}M-{far:.1} {along}H{far:.1}")?;
    }
    out.push_str(r#""/>"#);
    if gardens {
        out.push_str(r#"<path class="edge" d="M0 -280L280 0L0 280L-280 0ZM-320 0H320M0 -320V320"/>"#);
        for (x, y) in [(0, -320), (320, 0), (0, 320), (-320, 0)] {
            write!(out, r#"<circle class="gate" cx="{x}" cy="{y}" r="22"/>"#)?;
            write!(out, r#"<circle class="gate-ring" cx="{x}" cy="{y}" r="15"/>"#)?;
        }
    }
    write!(out, r#"<circle class="lip" r="{FIELD}"/>"#)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// What is drawn of the first position of a game.
    fn drawn(game: &str) -> (SetupView, String) {
        let table = GameSpec::new(game).open().unwrap();
        let letters: String = table.board_view().seats.iter().map(|seat| seat.letter).collect();
        let setup = SetupView {
            game: game.to_string(),
            preset: table.setup().preset().to_string(),
            options: table.setup().all().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
            first: letters[..1].to_string(),
            letters,
        };
        (setup, table.position())
    }

    #[test]
    fn every_game_has_a_picture() {
        for info in rules::GAMES {
            let (setup, position) = drawn(info.id);
            let picture = png(&setup, &position).unwrap();
            assert_eq!(&picture[1..4], b"PNG", "{}", info.id);
            assert_eq!(picture[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "{}: 1200 by 630", info.id);
            let alone = board(&setup, &position, 264).unwrap();
            assert_eq!(alone[16..24], [0, 0, 1, 8, 0, 0, 1, 8], "{}: 264 by 264", info.id);
            if let Some(folder) = std::env::var_os("TEAHOUSE_PICTURES") {
                std::fs::write(std::path::Path::new(&folder).join(format!("{}.png", info.id)), picture)
                    .unwrap();
            }
        }
    }

    #[test]
    fn the_tiles_on_the_board_are_in_the_picture() {
        let (setup, position) = drawn("halma");
        let svg = svg(&setup, &position, PAPER).unwrap();
        let pieces = svg.matches(r##"href="#piece""##).count();
        assert!(pieces >= 20, "{pieces} pieces in {svg}");
        assert_eq!(png(&setup, "nonsense"), None);
    }

    #[test]
    fn every_kind_of_tile_has_its_art() {
        for kind in
            ["R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "R", "W", "K", "B", "M", "P", "T", "tile", "piece"]
        {
            assert!(TILES.contains(&format!(r#"<g id="{kind}" "#)), "{kind}");
        }
    }
}
