//! Draws a position as lines of text from its [`View`]: the board with coordinates at the edges, then reserves,
//! harmonies, rings, and whose turn it is.

use crate::texts::Texts;
use anstyle::{AnsiColor, Style};
use rules::view::{Coord, LineState, OutcomeView, PointView, RingView, View};
use std::fmt::Write;

/// The colours of the seats in turn order.
const SEATS: [AnsiColor; 4] =
    [AnsiColor::BrightCyan, AnsiColor::BrightYellow, AnsiColor::BrightMagenta, AnsiColor::BrightGreen];

/// How wide one point is drawn, and how it is named at the edges.
struct Grid {
    cell: usize,
    column: fn(i8) -> String,
    row: fn(i8) -> String,
}

fn letter_of(x: i8) -> String {
    char::from(b'a'.wrapping_add_signed(x)).to_string()
}

const ROUND: Grid = Grid { cell: 4, column: |x| x.to_string(), row: |y| y.to_string() };
const SQUARE: Grid = Grid { cell: 2, column: letter_of, row: |y| (i16::from(y) + 1).to_string() };

/// Whether the points are those of a round board, written `(x,y)`, not squares with a letter.
pub fn is_round(view: &View) -> bool {
    view.points.first().is_some_and(|point| point.name.starts_with('('))
}

/// The board, one line a row, with parentheses around the circled points.
pub fn board(view: &View, circled: &[Coord]) -> Vec<String> {
    let grid = if is_round(view) { ROUND } else { SQUARE };
    let columns = span(view.points.iter().map(|point| point.at.x));
    let rows = span(view.points.iter().map(|point| point.at.y));
    let edge = style(AnsiColor::BrightBlack);
    let names = columns.clone().fold(String::from("    "), |mut line, x| {
        let _ = write!(line, " {:^room$}", (grid.column)(x), room = grid.cell - 1);
        line
    });
    let names = format!("{edge}{}{edge:#}", names.trim_end());
    let mut lines = vec![names.clone()];
    for y in rows.rev() {
        let row = (grid.row)(y);
        let mut line = format!("{edge}{row:>4}{edge:#}");
        let is_circled = |x: i8| circled.contains(&Coord { x, y });
        // The character before a point also closes the circle of the previous point.
        let sign = |x: i8| match (is_circled(x.wrapping_sub(1)), is_circled(x)) {
            (true, true) => Some('|'),
            (false, true) => Some('('),
            (true, false) => Some(')'),
            (false, false) => None,
        };
        for x in columns.clone() {
            match view.points.iter().find(|point| point.at == Coord { x, y }) {
                Some(point) => line.push_str(&cell(view, &grid, point, sign(x))),
                None => {
                    let _ = write!(line, "{}{:room$}", sign(x).unwrap_or(' '), "", room = grid.cell - 1);
                }
            }
        }
        let _ = write!(line, "{}{edge}{row}{edge:#}", sign(columns.end() + 1).unwrap_or(' '));
        lines.push(line);
    }
    lines.push(names);
    lines
}

fn span(values: impl Iterator<Item = i8> + Clone) -> std::ops::RangeInclusive<i8> {
    values.clone().min().unwrap_or(0)..=values.max().unwrap_or(-1)
}

fn style(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(colour.into()))
}

/// The style of a seat's letter.
pub fn seat_style(view: &View, letter: char) -> Style {
    let seat = view.seats.iter().position(|seat| seat.letter == letter).unwrap_or(0);
    style(SEATS[seat % SEATS.len()]).bold()
}

/// One point: a sign or a mark for the last turn, then what stands there or what the ground is.
fn cell(view: &View, grid: &Grid, point: &PointView, sign: Option<char>) -> String {
    let room = grid.cell - 1;
    let moved = view.last.as_ref().is_some_and(|last| last.points.contains(&point.at));
    let mark = sign.unwrap_or(match (moved, point.stack.is_empty()) {
        (true, false) => '>',
        (true, true) => '<',
        (false, _) => ' ',
    });
    match point.stack.last() {
        None => {
            let (text, style) = ground(point);
            let text = if room < 3 { text.trim_matches([' ', '[', ']']) } else { text };
            let text = if text.is_empty() { "." } else { text };
            format!("{mark}{style}{text:^room$}{style:#}")
        }
        Some(top) => {
            let text = match (top.kind, point.stack.len()) {
                ("piece", _) => top.owner.to_string(),
                ("tile", 1) => format!(" {}", top.owner),
                ("tile", height) => format!(" {}{height}", top.owner),
                (kind, _) => format!("{}{kind}", top.owner.to_ascii_lowercase()),
            };
            let style = seat_style(view, top.owner);
            let style = if moved { style.underline() } else { style };
            format!("{mark}{style}{text:<room$}{style:#}")
        }
    }
}

/// The sign of an empty point: pure gardens by their letter, borders and midlines by a cross.
fn ground(point: &PointView) -> (&'static str, Style) {
    let dim = style(AnsiColor::BrightBlack);
    if point.marks.iter().any(|mark| mark.starts_with("port")) {
        return ("[ ]", style(AnsiColor::Yellow));
    }
    match point.ground {
        "gate" => ("[ ]", style(AnsiColor::Yellow)),
        "red" => (" r ", style(AnsiColor::Red)),
        "white" => (" w ", style(AnsiColor::White)),
        "red-neutral" | "white-neutral" => (" : ", dim),
        ground if ground.starts_with("camp") => (" : ", style(AnsiColor::Yellow)),
        ground if ground.starts_with("red-white") || ground.starts_with("street") || ground == "centre" => {
            (" + ", dim)
        }
        _ => (" · ", dim),
    }
}

/// The notes under the board.
pub fn notes(texts: &Texts, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in &view.seats {
        let paint = seat_style(view, seat.letter);
        let name = texts.seat(view.game, seat.letter);
        let mut parts = Vec::new();
        if seat.state != "in" {
            parts.push(texts.get(&format!("state-{}", seat.state)));
        }
        for (figure, value) in &seat.figures {
            parts.push(format!("{} {}", texts.get(&format!("figure-{figure}")), texts.figure(value)));
        }
        let reserve: Vec<_> = seat
            .reserve
            .iter()
            .map(|(kind, count)| match *kind {
                // A game's only kind needs no name.
                "tile" => count.to_string(),
                kind => format!("{count}×{kind}"),
            })
            .collect();
        if !reserve.is_empty() {
            parts.push(format!("{} {}", texts.get("draw-reserve"), texts.code(&reserve.join(" "))));
        }
        let comma = texts.get("list-comma");
        let parts: Vec<_> = parts.iter().map(|part| texts.isolate(part)).collect();
        lines.push(format!(
            "{paint}{}{paint:#} {name}: {}",
            texts.code(&seat.letter.to_string()),
            parts.join(&comma)
        ));
    }
    lines.extend(harmonies(texts, view));
    lines.extend(rings(texts, view));
    if let Some(last) = &view.last {
        lines.push(texts.with("draw-last", &[("entry", texts.code(&last.entry).into_owned().into())]));
    }
    lines.push(state(texts, view));
    lines
}

/// The closed rings, each in one line.
pub fn rings(texts: &Texts, view: &View) -> Vec<String> {
    let sentence = |ring: &RingView| {
        let points: Vec<_> = ring.points.iter().map(|at| format!("({},{})", at.x, at.y)).collect();
        let args = [
            ("seat", texts.seat(view.game, ring.owner).into()),
            ("points", texts.code(&points.join(" ")).into_owned().into()),
        ];
        texts.with("draw-ring", &args)
    };
    view.rings.iter().map(sentence).collect()
}

/// The harmonies of each owner and state in one line, unless aids are off.
pub fn harmonies(texts: &Texts, view: &View) -> Vec<String> {
    if view.options.iter().any(|(name, value)| *name == "aids" && value == "hidden") {
        return Vec::new();
    }
    let mut lines: Vec<(String, LineState, Vec<String>)> = Vec::new();
    for line in &view.lines {
        let text = format!("({},{})~({},{})", line.from.x, line.from.y, line.to.x, line.to.y);
        match lines.iter_mut().find(|(owners, state, _)| *owners == line.owners && *state == line.state) {
            Some((_, _, list)) => list.push(text),
            None => lines.push((line.owners.clone(), line.state, vec![text])),
        }
    }
    lines.sort_by_key(|(owners, state, _)| (*state as u8, owners.clone()));
    let sentence = |(owners, state, list): (String, LineState, Vec<String>)| {
        let key = match state {
            LineState::Live => "line-live",
            LineState::Drained => "line-drained",
            LineState::Blocked => "line-blocked",
        };
        let args = [
            ("seats", texts.seats(view.game, &owners).into()),
            ("state", texts.get(key).into()),
            ("lines", texts.code(&list.join("  ")).into_owned().into()),
        ];
        texts.with("draw-harmonies", &args)
    };
    lines.into_iter().map(sentence).collect()
}

/// Whose turn it is, or how it ended.
pub fn state(texts: &Texts, view: &View) -> String {
    if let Some(outcome) = &view.outcome {
        return result(texts, view.game, outcome);
    }
    let seat = view.to_move.map_or(String::new(), |letter| texts.seat(view.game, letter));
    let label = view.entry_seat.map_or(String::new(), |letter| format!("{}{letter}.", view.number));
    let key = if view.phase == "turn" { "draw-to-move" } else { "draw-to-move-now" };
    let args = [
        ("seat", seat.into()),
        ("phase", texts.get(&format!("phase-{}", view.phase)).into()),
        ("entry", texts.code(&label).into_owned().into()),
    ];
    texts.with(key, &args)
}

/// A result in words.
pub fn result(texts: &Texts, game: &str, outcome: &OutcomeView) -> String {
    let reason = reason(texts, game, outcome);
    if outcome.winner.is_empty() {
        return texts.with("draw-draw", &[("reason", reason.into())]);
    }
    let seats = texts.seats(game, &outcome.winner);
    texts.with("draw-won", &[("seats", seats.into()), ("reason", reason.into())])
}

/// Why a game ended, in words, and by which counts.
pub fn reason(texts: &Texts, game: &str, outcome: &OutcomeView) -> String {
    let mut reason = texts.get(&format!("reason-{}", outcome.reason));
    for count in &outcome.counts {
        let value = |(letter, n): &(char, u32)| {
            let args = [("name", texts.seat(game, *letter).into()), ("n", u64::from(*n).into())];
            texts.with("count-of", &args)
        };
        let values: Vec<String> = count.values.iter().map(value).collect();
        let values = values.join(", ");
        reason = format!(
            "{reason}; {}",
            texts.with(&format!("count-{}", count.name), &[("values", values.into())])
        );
    }
    if outcome.rest_drew { texts.with("reason-rest-drew", &[("reason", reason.into())]) } else { reason }
}

/// Board and notes together, with each board line isolated in right-to-left text.
pub fn whole(texts: &Texts, view: &View) -> String {
    let board = board(view, &[]).into_iter().map(|line| texts.code(&line).into_owned());
    let mut text: String = board.collect::<Vec<_>>().join("\n");
    text.push('\n');
    for line in notes(texts, view) {
        text.push('\n');
        text.push_str(&line);
    }
    text.push('\n');
    text
}
