//! How grounds, tiles and pieces look: tables only, in the 256 colours that every terminal has. What
//! tells two things apart by colour does so by its shape too.

use ratatui::style::{Color, Modifier, Style};

/// The colours of the seats in turn order; black reads well on all of them.
const SEATS: [Color; 4] = [Color::Indexed(39), Color::Indexed(214), Color::Indexed(77), Color::Indexed(176)];
/// What stands left and right of a tile, by seat.
const EDGES: [[&str; 2]; 4] = [["▐", "▌"], ["(", ")"], ["[", "]"], ["{", "}"]];
/// A piece of one column, by seat.
const DISCS: [&str; 4] = ["●", "○", "◆", "◇"];

/// Black on something bright.
pub const INK: Color = Color::Indexed(16);
pub const CURSOR: Color = Color::Indexed(226);
/// Where the next place may be.
pub const TARGET: Color = Color::Indexed(28);
/// A square whose piece can move.
pub const MOVABLE: Color = Color::Indexed(58);
/// What the last turn touched.
pub const LAST: Color = Color::Indexed(60);
/// What has been chosen.
pub const CHOSEN: Color = Color::Indexed(231);

/// The colour of the seat with this index.
pub fn seat(index: usize) -> Color {
    SEATS[index % SEATS.len()]
}

/// The edges of a tile of the seat with this index.
pub fn edges(index: usize) -> [&'static str; 2] {
    EDGES[index % EDGES.len()]
}

/// A piece of the seat with this index in one column.
pub fn disc(index: usize) -> &'static str {
    DISCS[index % DISCS.len()]
}

/// How a ground looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// The background, behind points and tiles.
    pub back: Color,
    /// The dot of an empty point.
    pub dot: &'static str,
    pub ink: Color,
}

const fn ground(back: u8, dot: &'static str, ink: u8) -> Ground {
    Ground { back: Color::Indexed(back), dot, ink: Color::Indexed(ink) }
}

/// The look of a ground of a round board, by its identifier.
pub fn point(id: &str) -> Ground {
    match id {
        "gate" | "port" => ground(94, "⌂", 229),
        "red" => ground(52, "•", 167),
        "white" => ground(240, "◦", 254),
        "red-white" => ground(95, "+", 217),
        "red-white-neutral" => ground(95, "*", 223),
        "red-neutral" => ground(52, "∙", 180),
        "white-neutral" => ground(240, "∙", 223),
        "street-n" | "street-s" => ground(238, "┆", 248),
        "street-e" | "street-w" => ground(238, "┄", 248),
        "centre" => ground(238, "┼", 248),
        _ => ground(235, "·", 243),
    }
}

/// The look of a square: chequered, and tinted where it is the camp of the seat with this index.
pub fn square(dark: bool, camp: Option<usize>) -> Ground {
    const CAMPS: [[u8; 2]; 4] = [[24, 17], [130, 94], [28, 22], [96, 53]];
    let [light, shade] = camp.map_or([243, 238], |index| CAMPS[index % CAMPS.len()]);
    let (dot, ink) = match (camp, dark) {
        (Some(_), _) => ("∘", 250),
        (None, true) => ("·", 244),
        (None, false) => (" ", 244),
    };
    ground(if dark { shade } else { light }, dot, ink)
}

/// What is written on the top tile of a stack, two columns: flowers by their code, the others by letter and sign. The
/// only kind of a game says nothing: a sign and the height of the stack.
pub fn tile(kind: &str, height: usize) -> String {
    match kind {
        "tile" | "piece" => stack(height),
        "L" => "L❀".to_string(),
        "O" => "O✿".to_string(),
        "R" => "R▲".to_string(),
        "W" => "W✲".to_string(),
        "K" => "K✗".to_string(),
        "B" => "B◗".to_string(),
        "M" => "M‖".to_string(),
        "P" => "P≈".to_string(),
        "T" => "T◉".to_string(),
        code => format!("{code:<2.2}"),
    }
}

/// A stack of plain tiles: a sign, and its height where there is more than one.
fn stack(height: usize) -> String {
    match height {
        0 | 1 => "◉ ".to_string(),
        2..=9 => format!("◉{height}"),
        _ => "◉+".to_string(),
    }
}

pub fn heading() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// The style of a key that can be pressed.
pub fn key() -> Style {
    Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD)
}

/// The style of what matters less.
pub fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// The style of a refusal.
pub fn refused() -> Style {
    Style::new().fg(Color::LightRed)
}

/// The style of something that went well.
pub fn done() -> Style {
    Style::new().fg(Color::Green)
}
