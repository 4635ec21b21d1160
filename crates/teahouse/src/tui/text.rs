//! Text on the screen. ratatui drops zero-width characters, including the isolates that keep Persian and Hebrew
//! in order, so this module lays lines into cells itself. Every right-to-left line is isolated as a whole and
//! stands at the right edge; the terminal orders the letters inside it. Boards, coordinates and notation do not
//! come through here: they stay as they are.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// Begins a run of right-to-left text.
const RLI: char = '\u{2067}';
/// Begins a run of left-to-right text.
const LRI: char = '\u{2066}';
/// Begins a run whose first letter decides.
const FSI: char = '\u{2068}';
const PDI: char = '\u{2069}';

/// A piece of a line in one style.
pub type Span = (String, Style);

/// A piece of a line.
pub fn span(text: impl Into<String>, style: impl Into<Style>) -> Span {
    (text.into(), style.into())
}

/// Notation or another text that is read from left to right in every language.
pub fn ltr(text: &str) -> String {
    format!("{LRI}{text}{PDI}")
}

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.graphemes(true).map(grapheme_width).sum()
}

fn grapheme_width(grapheme: &str) -> usize {
    if grapheme.starts_with(char::is_control) { 0 } else { grapheme.width() }
}

/// The way lines run in a language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pen {
    /// From right to left.
    pub rtl: bool,
}

impl Pen {
    /// A pen for texts that are the same in every language.
    pub const LTR: Self = Self { rtl: false };

    /// Writes one line; what does not fit ends in `…`.
    pub fn line(self, buf: &mut Buffer, area: Rect, spans: &[Span]) {
        let area = area.intersection(buf.area);
        if area.is_empty() {
            return;
        }
        let spans = fit(spans, area.width as usize);
        let taken: usize = spans.iter().map(|(text, _)| width(text)).sum();
        if taken == 0 {
            return;
        }
        let shift = if self.rtl { area.width - taken as u16 } else { 0 };
        let mut cells = Cells { buf, x: area.x + shift, y: area.y };
        let isolate = |c: char, cells: &mut Cells<'_>| cells.put(c.encode_utf8(&mut [0; 4]), Style::new());
        if self.rtl {
            isolate(RLI, &mut cells);
        }
        for (text, style) in &spans {
            let graphemes = text.graphemes(true).filter(|grapheme| self.rtl || !is_isolate(grapheme));
            graphemes.for_each(|grapheme| cells.put(grapheme, *style));
        }
        if self.rtl {
            let text: String = spans.iter().map(|(text, _)| text.as_str()).collect();
            (0..=open_now(&text).chars().count()).for_each(|_| isolate(PDI, &mut cells));
        }
    }

    /// Writes one line of one style.
    pub fn text(self, buf: &mut Buffer, area: Rect, text: &str, style: impl Into<Style>) {
        self.line(buf, area, &[span(text, style)]);
    }

    /// Writes a text broken into lines; says how many it took.
    pub fn paragraph(self, buf: &mut Buffer, area: Rect, text: &str, style: impl Into<Style>) -> u16 {
        let style = style.into();
        let lines = wrap(text, area.width as usize);
        let shown = lines.len().min(area.height as usize);
        for (i, line) in lines.iter().take(shown).enumerate() {
            let row = Rect { y: area.y + i as u16, height: 1, ..area };
            if i + 1 == shown && lines.len() > shown {
                self.text(buf, row, &format!("{line}…"), style);
            } else {
                self.text(buf, row, line, style);
            }
        }
        shown as u16
    }
}

/// The cells of a line while they are filled.
struct Cells<'a> {
    buf: &'a mut Buffer,
    x: u16,
    y: u16,
}

impl Cells<'_> {
    fn put(&mut self, grapheme: &str, style: Style) {
        let columns = grapheme_width(grapheme) as u16;
        if self.x + columns > self.buf.area.right() {
            return;
        }
        if columns > 0 {
            self.buf[(self.x, self.y)].set_symbol(grapheme).set_style(style);
            for extra in 1..columns {
                self.buf[(self.x + extra, self.y)].reset();
            }
            self.x += columns;
        } else if self.x > self.buf.area.left() && !grapheme.starts_with(char::is_control) {
            // A terminal keeps what has no width with the cell before it. It has to be part of that
            // cell here too, or each redrawing of this one would add another.
            let cell = &mut self.buf[(self.x - 1, self.y)];
            let symbol = format!("{}{grapheme}", cell.symbol());
            cell.set_symbol(&symbol);
        }
    }
}

/// Whether a grapheme only begins or ends an isolate.
fn is_isolate(grapheme: &str) -> bool {
    grapheme.starts_with([RLI, LRI, FSI, PDI])
}

/// Cuts a line to a width.
fn fit(spans: &[Span], room: usize) -> Vec<Span> {
    let whole: usize = spans.iter().map(|(text, _)| width(text)).sum();
    if whole <= room {
        return spans.to_vec();
    }
    let mut left = room.saturating_sub(1);
    let mut cut = Vec::new();
    for (text, style) in spans {
        let mut part = String::new();
        let mut full = false;
        for grapheme in text.graphemes(true) {
            let columns = grapheme_width(grapheme);
            if columns > left {
                full = true;
                break;
            }
            left -= columns;
            part.push_str(grapheme);
        }
        if full {
            part.push('…');
            cut.push((part, *style));
            break;
        }
        cut.push((part, *style));
    }
    cut
}

/// Breaks a text at spaces, and where a word is longer than a line also inside it. An isolate that a
/// break would tear apart is closed before it and opened again after it.
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').flat_map(|word| pieces(word, room.max(1))) {
            let gap = usize::from(!line.is_empty());
            if gap > 0 && width(&line) + gap + width(&word) > room {
                let open = open_now(&line);
                (0..open.chars().count()).for_each(|_| line.push(PDI));
                lines.push(std::mem::replace(&mut line, open));
                line.push_str(&word);
            } else {
                if gap > 0 {
                    line.push(' ');
                }
                line.push_str(&word);
            }
        }
        lines.push(line);
    }
    lines
}

/// The isolates that are open at the end of a line, as they were written.
fn open_now(line: &str) -> String {
    let mut open = Vec::new();
    for c in line.chars() {
        match c {
            RLI | LRI | FSI => open.push(c),
            PDI => _ = open.pop(),
            _ => {}
        }
    }
    open.into_iter().collect()
}

/// Cuts a word into pieces of at most `room` columns.
pub fn pieces(word: &str, room: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut taken = 0;
    for grapheme in word.graphemes(true) {
        taken += grapheme_width(grapheme);
        if taken > room {
            taken = grapheme_width(grapheme);
            all.push(String::new());
        }
        if let Some(piece) = all.last_mut() {
            piece.push_str(grapheme);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pen: Pen, room: u16, text: &str) -> String {
        let area = Rect::new(0, 0, room, 1);
        let mut buf = Buffer::empty(area);
        pen.text(&mut buf, area, text, Style::new());
        buf.content.iter().map(ratatui::buffer::Cell::symbol).collect()
    }

    #[test]
    fn left_to_right_text_stands_at_the_left_and_is_cut_with_an_ellipsis() {
        assert_eq!(drawn(Pen::LTR, 8, "Rose"), "Rose    ");
        assert_eq!(drawn(Pen::LTR, 4, "Rhododendron"), "Rho…");
    }

    #[test]
    fn right_to_left_text_is_isolated_at_the_right() {
        let line = drawn(Pen { rtl: true }, 8, "رز");
        assert_eq!(line, "      \u{2067}رز\u{2069}");
    }

    #[test]
    fn a_cut_line_closes_its_isolates() {
        let line = drawn(Pen { rtl: true }, 6, "رز \u{2068}(10,10)\u{2069}");
        assert_eq!(line, "رز \u{2068}(1…\u{2069}\u{2069}");
    }

    #[test]
    fn a_broken_isolate_is_closed_and_opened_again() {
        let lines = wrap("a \u{2066}b c\u{2069} d", 3);
        assert_eq!(lines, ["a \u{2066}b\u{2069}", "\u{2066}c\u{2069} d"]);
        assert_eq!(wrap("abcdef", 4), ["abcd", "ef"]);
        assert_eq!(wrap("", 4), Vec::<String>::new());
    }
}
