//! How the menu looks: one line a choice, and under them what the chosen line means.

use super::{Menu, Problem, Row};
use crate::bot::Bot;
use crate::texts::Texts;
use crate::tui::layout::SMALLEST;
use crate::tui::text::{Pen, ltr, span};
use crate::tui::{art, keys, overlay, screen, words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::{Modifier, Style};

/// The widest the lines get.
const WIDEST: u16 = 110;
/// The rows above the lines: title and a gap.
const ABOVE: u16 = 3;
/// The rows under them: what a line means, and the keys.
const BELOW: u16 = 5;

/// The room for the lines.
fn field(size: Size) -> Rect {
    let width = size.width.saturating_sub(4).min(WIDEST);
    Rect { x: (size.width - width) / 2, y: ABOVE, width, height: size.height.saturating_sub(ABOVE + BELOW) }
}

/// The first line shown.
fn first_row(menu: &Menu) -> usize {
    let room = usize::from(field(menu.size).height).max(1);
    let last = menu.rows().len().saturating_sub(room);
    menu.row.saturating_sub(room / 2).min(last)
}

/// The line under a cell of the screen.
pub fn row_at(menu: &Menu, at: Position) -> Option<usize> {
    let field = field(menu.size);
    let row = first_row(menu) + usize::from(at.y.checked_sub(field.y)?);
    (field.contains(at) && row < menu.rows().len()).then_some(row)
}

pub fn draw(menu: &Menu, texts: &Texts, buf: &mut Buffer) {
    if menu.size.width < SMALLEST.width || menu.size.height < SMALLEST.height {
        screen::draw_too_small(texts, buf);
        return;
    }
    let pen = Pen { rtl: texts.is_rtl() };
    let field = field(menu.size);
    let bar = Style::new().fg(art::INK).bg(art::CURSOR).add_modifier(Modifier::BOLD);
    let title = Rect { x: 0, y: 0, width: menu.size.width, height: 1 };
    buf.set_style(title, bar);
    pen.text(buf, Rect { x: 1, width: title.width - 2, ..title }, &texts.get("tui-menu"), bar);
    let rows = menu.rows();
    let first = first_row(menu);
    for (i, y) in (first..rows.len()).zip(field.top()..field.bottom()) {
        draw_row(menu, rows[i], i == menu.row, Rect { y, height: 1, ..field }, texts, buf);
    }
    let more = |y: u16, sign: &str, buf: &mut Buffer| {
        buf.set_stringn(field.x + field.width / 2, y, sign, 1, art::faint());
    };
    if first > 0 {
        more(field.top() - 1, "▲", buf);
    }
    if first + usize::from(field.height) < rows.len() {
        more(field.bottom(), "▼", buf);
    }
    let about = Rect { y: field.bottom() + 1, height: BELOW - 2, ..field };
    match &menu.problem {
        Some(problem) => _ = pen.paragraph(buf, about, &said(menu, problem, texts), art::refused()),
        None => _ = pen.paragraph(buf, about, &meaning(menu, rows[menu.row], texts), Style::new()),
    }
    let keys = [
        ("↑ ↓", "tui-menu-go"),
        ("← →", "tui-menu-change"),
        ("s", "tui-menu-start-key"),
        ("o", "tui-key-load"),
        ("q", "tui-key-quit"),
    ];
    let keys = keys.map(|(key, text)| (key.to_string(), texts.get(text)));
    keys::draw(&keys, Rect { y: menu.size.height - 1, height: 1, ..field }, pen, buf);
    if let Some(line) = &menu.loading {
        overlay::draw_name(&texts.get("tui-load-from"), line, texts, buf);
    }
}

fn said(menu: &Menu, problem: &Problem, texts: &Texts) -> String {
    match problem {
        Problem::Refused(message) => texts.message_of(menu.info().id, message),
        Problem::File(key, file) => texts.with(key, &[("file", words::code(texts, file).into())]),
    }
}

/// What a line is called, and the value it has.
fn label(menu: &Menu, row: Row, texts: &Texts) -> (String, String) {
    let info = menu.info();
    match row {
        Row::Language => (texts.get("tui-menu-language"), menu.lang.own_name().to_string()),
        Row::Game => (texts.get("tui-menu-game"), words::game(texts, info.id)),
        Row::Seats => (texts.get("tui-menu-seats"), texts.number(menu.seat_count().into())),
        Row::Preset => {
            let name = menu.preset_name();
            (texts.get("tui-menu-preset"), texts.get(&format!("preset-{}-{name}-title", info.id)))
        }
        Row::Option(i) => {
            let spec = &info.options[i];
            let value = menu.value(spec);
            let shown = match value.parse() {
                Ok(n) if spec.numbers.is_some() => texts.number(n),
                _ => texts.value(info.id, spec.name, &value),
            };
            (texts.get(&format!("option-{}-{}-title", info.id, spec.name)), shown)
        }
        Row::Player(i) => {
            let letter = menu.letters().get(i).copied().unwrap_or(' ');
            (texts.seat(info.id, letter), player(menu.players[i], texts))
        }
        Row::Start => (texts.get("tui-menu-start"), String::new()),
        Row::Load => (texts.get("tui-load-from"), String::new()),
        Row::Leave => (texts.get("tui-menu-leave"), String::new()),
    }
}

fn player(bot: Option<Bot>, texts: &Texts) -> String {
    bot.map_or_else(|| texts.get("tui-person"), |bot| bot.label(texts))
}

fn draw_row(menu: &Menu, row: Row, here: bool, area: Rect, texts: &Texts, buf: &mut Buffer) {
    let pen = Pen { rtl: texts.is_rtl() };
    let (name, value) = label(menu, row, texts);
    let base = if here { Style::new().fg(art::INK).bg(art::seat(0)) } else { Style::new() };
    buf.set_style(area, base);
    let action = matches!(row, Row::Start | Row::Load | Row::Leave);
    let name_style = if action || here { base.add_modifier(Modifier::BOLD) } else { base };
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    if action {
        let sign = if row == Row::Start { "▶ " } else { "· " };
        pen.line(buf, inner, &[span(sign, name_style), span(name, name_style)]);
        return;
    }
    let name_width = inner.width * 11 / 20;
    let value_width = inner.width - name_width - 1;
    let (name_x, value_x) =
        if pen.rtl { (inner.right() - name_width, inner.x) } else { (inner.x, inner.right() - value_width) };
    pen.text(buf, Rect { x: name_x, width: name_width, ..inner }, &name, name_style);
    let arrows = if here { ["‹ ", " ›"] } else { ["  ", "  "] };
    // In right-to-left text these signs turn round by themselves.
    let spans = [span(arrows[0], base), span(value, name_style), span(arrows[1], base)];
    pen.line(buf, Rect { x: value_x, width: value_width, ..inner }, &spans);
}

/// What a line means, in a sentence or two.
fn meaning(menu: &Menu, row: Row, texts: &Texts) -> String {
    let info = menu.info();
    match row {
        Row::Language => texts.get("tui-menu-language-about"),
        Row::Game => texts.get(&format!("game-{}-about", info.id)),
        Row::Option(i) => {
            let spec = &info.options[i];
            let about = texts.get(&format!("option-{}-{}", info.id, spec.name));
            let (_, value) = label(menu, row, texts);
            let code = ltr(&format!("{}={}", spec.name, menu.value(spec)));
            let numbers = spec.numbers.map(|(low, high)| {
                let args = [("low", i64::from(low).into()), ("high", i64::from(high).into())];
                texts.with("tui-menu-numbers", &args)
            });
            format!("{about}: {value}. {}\n{code}", numbers.unwrap_or_default())
        }
        Row::Seats => texts.get("tui-menu-seats-about"),
        Row::Preset => {
            let about = texts.get(&format!("preset-{}-{}", info.id, menu.preset_name()));
            format!("{about}.\n{}", ltr(&format!("preset={}", menu.preset_name())))
        }
        Row::Player(_) => texts.get("tui-menu-player-about"),
        Row::Start => texts.get("tui-menu-start-about"),
        Row::Load => texts.get("tui-menu-load-about"),
        Row::Leave => String::new(),
    }
}
