//! `teahouse rules`: the written rules of a game, with figures drawn in text. Texts, order and figures are those of the
//! pages: `locales/<language>/shared/rules-*.ftl` and `locales/rules/<game>.json`.

mod figure;
mod tiles;

use super::Out;
use crate::choice;
use crate::failure::Failure;
use crate::pager;
use crate::texts::Texts;
use crate::tui::text::{width, wrap};
use anstyle::{AnsiColor, Style};
use clap::Args;
use figure::Figure;
use ratatui::crossterm::terminal;
use serde::Deserialize;
use std::io::IsTerminal;

/// The width of the text without a terminal.
const ROOM: usize = 80;

/// The arguments of `teahouse rules`.
#[derive(Args)]
#[command(after_help = "\
teahouse rules skud
teahouse rules street claim
teahouse rules halma --lang pt > regras.txt")]
pub struct Rules {
    #[arg(value_name = "game")]
    game: String,
    #[arg(value_name = "section")]
    section: Option<String>,
}

/// A section of the rules: its title is the text `rules-<game>-<id>-title`, its parts are `…-1`, `…-2` and so on.
#[derive(Deserialize)]
struct Section {
    id: String,
    parts: Vec<Part>,
}

/// A part of a section.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    /// `p`, a paragraph; `li`, an item of a list; `circle`, the circle of the basic flowers.
    Text(String),
    /// Tiles with their names; `H:R3` is Host's.
    Tiles { tiles: Vec<String> },
    /// A card for each kind of tile.
    Cards { cards: Vec<String> },
    /// A position; the text of the part is its caption.
    Figure(Box<Figure>),
}

impl Rules {
    /// Prints the rules or one section, through a pager on a terminal.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let info = choice::info(texts, &self.game)?;
        let on_screen = std::io::stdout().is_terminal();
        let columns = terminal::size().ok().filter(|_| on_screen).map(|(columns, _)| usize::from(columns));
        let room = columns.map_or(ROOM, |columns| columns.clamp(40, 100));
        let lore = Texts::with_rules(texts.lang());
        let text = written(&lore, info.id, self.section.as_deref(), room)?;
        if on_screen {
            pager::show(texts, &text, out)?
        } else {
            write!(out, "{text}")?
        }
        Ok(())
    }
}

/// The sections of a game's rules, in order.
fn sections(game: &str) -> Vec<Section> {
    let source = texts::sections(game).unwrap_or("[]");
    // The file is part of the program, and a test reads it.
    serde_json::from_str(source).unwrap_or_default()
}

/// The rules of a game as text, or one section of them.
fn written(lore: &Texts, game: &'static str, only: Option<&str>, room: usize) -> Result<String, Failure> {
    let sections = sections(game);
    if let Some(name) = only.filter(|name| !sections.iter().any(|section| section.id == *name)) {
        let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        let allowed = sections.iter().map(|section| section.id.as_str()).collect::<Vec<_>>().join(", ");
        let args = [
            ("name", lore.code(&name).into_owned().into()),
            ("allowed", lore.code(&allowed).into_owned().into()),
        ];
        return Err(Failure::Usage(lore.with("error-unknown-section", &args)));
    }
    let mut page = Page { lore, game, room, text: String::new() };
    if only.is_none() {
        let game = lore.get(&format!("game-{game}"));
        page.heading(&lore.with("rules-page-title", &[("game", game.into())]), None);
    }
    for section in sections.iter().filter(|section| only.is_none_or(|only| section.id == only)) {
        page.section(section)?;
    }
    Ok(page.text)
}

/// A text being written.
struct Page<'a> {
    /// The texts, including those of the rules.
    lore: &'a Texts,
    game: &'static str,
    /// Columns for text; longer lines are broken.
    room: usize,
    text: String,
}

impl Page<'_> {
    /// A line of prose in the direction of the language.
    fn line(&mut self, line: &str) {
        if self.lore.is_rtl() {
            self.text.push_str(&format!("\u{2067}{line}\u{2069}\n"));
        } else {
            // Isolates are useless in text of one direction, and not every terminal hides them.
            self.text.extend(line.chars().filter(|c| !('\u{2066}'..='\u{2069}').contains(c)));
            self.text.push('\n');
        }
    }

    /// A line that runs from left to right in every language: boards and notation.
    fn code(&mut self, line: &str) {
        let line = self.lore.code(line);
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// A paragraph. Its first line begins with `lead`, the others are indented as far.
    fn paragraph(&mut self, lead: &str, text: &str) {
        let indent = " ".repeat(width(lead));
        for (i, line) in wrap(text, self.room - width(lead)).iter().enumerate() {
            self.line(&format!("{}{line}", if i == 0 { lead } else { indent.as_str() }));
        }
    }

    fn heading(&mut self, title: &str, name: Option<&str>) {
        let (bold, dim) = (Style::new().bold(), Style::new().fg_color(Some(AnsiColor::BrightBlack.into())));
        let name = name.map_or(String::new(), |name| format!("  {dim}({}){dim:#}", self.lore.code(name)));
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line(&format!("{bold}{title}{bold:#}{name}"));
    }

    fn section(&mut self, section: &Section) -> Result<(), Failure> {
        let (lore, game) = (self.lore, self.game);
        let key = |part: &str| format!("rules-{game}-{}-{part}", section.id);
        let texts: Vec<String> = (1..=section.parts.len()).map(|n| lore.get(&key(&n.to_string()))).collect();
        self.heading(&lore.get(&key("title")), Some(&section.id));
        let mut in_list = false;
        for (part, text) in section.parts.iter().zip(&texts) {
            let item = matches!(part, Part::Text(kind) if kind == "li");
            if !(item && in_list) {
                self.text.push('\n');
            }
            in_list = item;
            match part {
                Part::Text(kind) if kind == "circle" => {
                    self.circle();
                    self.caption(text);
                }
                Part::Text(_) => self.paragraph(if item { "• " } else { "" }, text),
                Part::Tiles { tiles } => {
                    self.tiles(tiles);
                    self.caption(text);
                }
                Part::Cards { cards } => self.cards(cards),
                Part::Figure(figure) => {
                    self.figure(figure)?;
                    self.caption(text);
                }
            }
        }
        Ok(())
    }

    fn caption(&mut self, text: &str) {
        self.text.push('\n');
        self.paragraph("  ", text);
    }
}

#[cfg(test)]
mod tests;
