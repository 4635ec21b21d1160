//! The whole game screen: title, board, panel, what is said, the keys, and what lies over them.

use super::layout::{Layout, SMALLEST};
use super::model::{Focus, Layer, Model};
use super::text::{Pen, span};
use super::{art, board, keys, overlay, panel, words};
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rules::view::Place;

/// Draws the screen of a model.
pub fn draw(model: &Model, texts: &Texts, buf: &mut Buffer) {
    let pen = Pen { rtl: texts.is_rtl() };
    let Some(layout) = model.layout() else {
        draw_too_small(texts, buf);
        return;
    };
    draw_title(model, &layout, texts, pen, buf);
    board::draw(model, &layout, buf);
    panel::draw(model, &layout, texts, buf);
    draw_notice(model, &layout, texts, pen, buf);
    keys::draw(&current_keys(model, texts), layout.keys, pen, buf);
    overlay::draw(model, texts, buf);
}

/// Says how large the terminal has to be.
pub fn draw_too_small(texts: &Texts, buf: &mut Buffer) {
    let pen = Pen { rtl: texts.is_rtl() };
    let (columns, rows) = (i64::from(SMALLEST.width), i64::from(SMALLEST.height));
    let text = texts.with("tui-too-small", &[("columns", columns.into()), ("rows", rows.into())]);
    let margin = u16::from(buf.area.width > 20);
    let area = Rect { x: margin, width: buf.area.width - 2 * margin, ..buf.area };
    pen.paragraph(buf, area, &text, art::heading());
}

fn draw_title(model: &Model, layout: &Layout, texts: &Texts, pen: Pen, buf: &mut Buffer) {
    let over = words::outcome(texts, model);
    let seat = model.view.to_move.map(|letter| art::seat(model.seat_index(letter)));
    let bar =
        Style::new().fg(art::INK).bg(if over.is_some() { art::CURSOR } else { seat.unwrap_or(art::CHOSEN) });
    buf.set_style(layout.title, bar);
    let inner = Rect { x: 1, width: layout.title.width.saturating_sub(2), ..layout.title };
    let number = i64::from(model.view.number);
    let game = words::game(texts, model.view.game);
    let mut spans = vec![span(game, bar.add_modifier(Modifier::BOLD))];
    if let Some(outcome) = over {
        spans.push(span(format!("  ·  {outcome}"), bar.add_modifier(Modifier::BOLD)));
    } else {
        let turn = texts.with("tui-turn-number", &[("n", number.into())]);
        // What comes before the first turn has the number 0 in records; people need not know.
        let turn = if number > 0 { format!("  ·  {turn}") } else { String::new() };
        spans.push(span(format!("{turn}  ·  {}", words::task(texts, model)), bar));
    }
    pen.line(buf, inner, &spans);
}

fn draw_notice(model: &Model, layout: &Layout, texts: &Texts, pen: Pen, buf: &mut Buffer) {
    let area = layout.notice;
    let top = Rect { height: 1, ..area };
    if let Layer::Typing(line) = &model.layer {
        overlay::draw_input(&texts.get("tui-type"), line, top, buf);
    } else {
        pen.text(buf, top, &place_line(model, texts), Style::new());
    }
    let rest = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let over = model.view.outcome.is_some();
    if let Some(notice) = &model.notice {
        let style = if words::is_good(notice) { art::done() } else { art::refused() };
        pen.paragraph(buf, rest, &words::notice(texts, model, notice), style);
    } else if over {
        pen.paragraph(buf, rest, &texts.get("tui-after"), art::done());
    } else if model.bot_to_move() {
        let key = if model.paused { "tui-paused" } else { "tui-wait" };
        pen.paragraph(buf, rest, &texts.get(key), art::faint());
    } else if model.focus == Focus::Hand {
        pen.paragraph(buf, rest, &texts.get("tui-hand-hint"), art::faint());
    } else if model.path.last() == Some(&Place::At(model.cursor)) {
        pen.paragraph(buf, rest, &texts.get("tui-where"), art::done());
    } else if let Some(why) = &model.why {
        pen.paragraph(buf, rest, &texts.message_of(model.view.game, why), art::refused());
    } else {
        let key = if model.path.is_empty() { "tui-can-begin" } else { "tui-can-go" };
        pen.paragraph(buf, rest, &texts.get(key), art::done());
    }
}

/// What is under the cursor, after what has been chosen.
fn place_line(model: &Model, texts: &Texts) -> String {
    let here = match (model.focus, model.hand_tiles().get(model.hand)) {
        (Focus::Hand, Some(tile)) => texts.tile(tile),
        _ => model.point(model.cursor).map_or(String::new(), |point| words::point(texts, model, point)),
    };
    if model.path.is_empty() {
        return here;
    }
    let arrow = if texts.is_rtl() { " ← " } else { " → " };
    format!("{}{arrow}{here}", words::path(texts, model))
}

/// The keys that do something now, with what they do; what matters most comes first, as the last
/// ones may not find room.
fn current_keys(model: &Model, texts: &Texts) -> Vec<(String, String)> {
    let mut keys: Vec<(String, String)> = Vec::new();
    let mut add = |key: &str, text: &str| keys.push((key.to_string(), texts.get(text)));
    if matches!(model.layer, Layer::Typing(_)) {
        add("Enter", "tui-key-play");
        add("Tab", "tui-key-complete");
        add("Esc", "tui-key-back");
        return keys;
    }
    let choosing = !model.bot_to_move() && model.view.outcome.is_none();
    if choosing {
        model.words().iter().for_each(|word| add(&words::word_key(word), &format!("word-{word}")));
        add("Enter", "tui-key-choose");
        if !model.path.is_empty() || model.table.pending() {
            add("Esc", "tui-key-back");
        }
        if !model.hand_tiles().is_empty() {
            add("Tab", "tui-key-hand");
        }
        add("n", "tui-key-next");
        add(":", "tui-key-type");
    }
    add("?", "tui-key-help");
    add("q", "tui-key-quit");
    add("u", "tui-key-undo");
    add("r", "tui-key-redo");
    add("s", "tui-key-save");
    add("o", "tui-key-load");
    if model.bots.iter().any(Option::is_some) {
        add("b", "tui-key-pause");
    }
    if choosing {
        add("x", "tui-key-resign");
    }
    keys
}
