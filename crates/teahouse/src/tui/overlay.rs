//! Overlays over the board: help, questions, file names.

use super::line_edit::LineEdit;
use super::model::{Layer, Model, Question};
use super::text::{Pen, Span, span, width, wrap};
use super::{art, keys, words};
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

/// The keys that the help explains.
const KEYS: &[(&str, &str)] = &[
    ("← ↓ ↑ →  h j k l", "tui-help-move"),
    ("Enter  Space", "tui-help-choose"),
    ("Esc", "tui-help-back"),
    ("n  N", "tui-help-next"),
    ("Tab  1–9", "tui-help-hand"),
    (":  /", "tui-help-type"),
    ("u  r", "tui-help-undo"),
    ("PgUp  PgDn", "tui-help-scroll"),
    ("s  o", "tui-help-files"),
    ("b", "tui-help-pause"),
    ("x", "tui-help-resign"),
    ("q  Ctrl-C", "tui-help-quit"),
];
/// The signs that it explains on a round board.
const SIGNS: &[(&str, &str)] =
    &[("○  ×", "tui-help-goals"), ("━  ═  «»", "tui-help-lines"), ("╌  ─×─", "tui-help-prevented")];

/// Draws the layer of a model.
pub fn draw(model: &Model, texts: &Texts, buf: &mut Buffer) {
    match &model.layer {
        Layer::None | Layer::Typing(_) => {}
        Layer::Help(from) => draw_help(model, *from, texts, buf),
        Layer::SaveAs(line) => draw_name(&texts.get("tui-save-as"), line, texts, buf),
        Layer::LoadFrom(line) => draw_name(&texts.get("tui-load-from"), line, texts, buf),
        Layer::Ask(question) => draw_question(model, question, texts, buf),
    }
}

/// A box in the middle of the screen; gives the room inside.
fn frame(title: &str, columns: u16, rows: u16, texts: &Texts, buf: &mut Buffer) -> Rect {
    let area = Rect {
        x: buf.area.width.saturating_sub(columns) / 2,
        y: buf.area.height.saturating_sub(rows) / 2,
        width: columns,
        height: rows,
    }
    .intersection(buf.area);
    // A row of right-to-left text may not be cut in the middle: its isolates would stay open.
    let cleared = if texts.is_rtl() { Rect { x: 0, width: buf.area.width, ..area } } else { area };
    Clear.render(cleared, buf);
    Block::bordered().border_type(BorderType::Rounded).border_style(art::key()).render(area, buf);
    let pen = Pen { rtl: texts.is_rtl() };
    let title = format!(" {title} ");
    let room = (width(&title) as u16).min(area.width.saturating_sub(4));
    let x = if pen.rtl { area.right().saturating_sub(2 + room) } else { area.x + 2 };
    pen.text(buf, Rect { x, y: area.y, width: room, height: 1 }, &title, art::heading());
    Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

fn draw_help(model: &Model, from: u16, texts: &Texts, buf: &mut Buffer) {
    let pen = Pen { rtl: texts.is_rtl() };
    let columns = buf.area.width.saturating_sub(4).min(96);
    let signs = if crate::draw::is_round(&model.view) { SIGNS } else { &[] };
    let keys = 18;
    let room = columns.saturating_sub(4 + keys) as usize;
    let mut rows: Vec<(String, String)> = Vec::new();
    for (sign, text) in KEYS.iter().chain(signs) {
        for (i, line) in wrap(&texts.get(text), room).into_iter().enumerate() {
            rows.push((if i == 0 { (*sign).to_string() } else { String::new() }, line));
        }
    }
    let height = (rows.len() as u16 + 2).min(buf.area.height);
    let inner = frame(&texts.get("tui-help"), columns, height, texts, buf);
    let from = usize::from(from).min(rows.len().saturating_sub(inner.height.into()));
    for ((sign, line), y) in rows.iter().skip(from).zip(inner.top()..inner.bottom()) {
        let (sign_x, text_x) =
            if pen.rtl { (inner.right() - keys + 1, inner.x) } else { (inner.x, inner.x + keys) };
        let sign_area = Rect { x: sign_x, y, width: keys - 1, height: 1 };
        let shift = if pen.rtl { sign_area.width.saturating_sub(width(sign) as u16) } else { 0 };
        buf.set_stringn(sign_area.x + shift, y, sign, (keys - 1).into(), art::key());
        pen.text(buf, Rect { x: text_x, y, width: inner.width - keys, height: 1 }, line, Style::new());
    }
}

/// Asks for the name of a file.
pub fn draw_name(title: &str, line: &LineEdit, texts: &Texts, buf: &mut Buffer) {
    let inner = frame(title, 60.min(buf.area.width), 4, texts, buf);
    draw_input("", line, Rect { height: 1, ..inner }, buf);
    let pen = Pen { rtl: texts.is_rtl() };
    let area = Rect { y: inner.y + 1, height: 1, ..inner };
    let keys = [("Enter", "tui-key-go"), ("Esc", "tui-key-back")];
    keys::draw(&keys.map(|(key, text)| (key.to_string(), texts.get(text))), area, pen, buf);
}

fn draw_question(model: &Model, question: &Question, texts: &Texts, buf: &mut Buffer) {
    let text = match question {
        Question::Quit => texts.get("tui-ask-quit"),
        Question::Resign => {
            let letter = model.view.to_move.unwrap_or(' ');
            texts.with("tui-ask-resign", &[("seat", texts.seat(model.view.game, letter).into())])
        }
        Question::Say(word) => texts.get(&format!("tui-ask-{word}")),
        Question::Overwrite(file) => {
            texts.with("tui-ask-overwrite", &[("file", words::code(texts, file).into())])
        }
        Question::Load(_) => texts.get("tui-ask-load"),
    };
    let pen = Pen { rtl: texts.is_rtl() };
    let lines = wrap(&text, 52).len() as u16;
    let inner = frame(&texts.get("tui-question"), 56.min(buf.area.width), lines + 3, texts, buf);
    pen.paragraph(buf, inner, &text, art::heading());
    let area = Rect { y: inner.y + lines, height: 1, ..inner };
    let keys = [("y", "tui-key-yes"), ("n", "tui-key-no")];
    keys::draw(&keys.map(|(key, text)| (key.to_string(), texts.get(text))), area, pen, buf);
}

/// A line that is typed, with its caret; the end is kept in sight. Notation and file names are
/// written from left to right in every language.
pub fn draw_input(prompt: &str, line: &LineEdit, area: Rect, buf: &mut Buffer) {
    let caret = Style::new().add_modifier(Modifier::REVERSED);
    let (before, after) = line.halves();
    let room = (area.width as usize).saturating_sub(width(prompt) + 4);
    let mut before: Vec<char> = before.chars().collect();
    while before.len() > room {
        before.remove(0);
    }
    let mut after = after.chars();
    let under = after.next().unwrap_or(' ');
    let spans: [Span; 5] = [
        span(prompt, art::faint()),
        span(" › ", art::key()),
        span(before.into_iter().collect::<String>(), art::heading()),
        span(under, caret),
        span(after.collect::<String>(), art::heading()),
    ];
    Pen::LTR.line(buf, area, &spans);
}
