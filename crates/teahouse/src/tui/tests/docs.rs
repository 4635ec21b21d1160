//! The pictures in `docs/TERMINAL.md` match the screen. After a change of its looks, draw them again with
//! `TEAHOUSE_DRAW_DOCS=1 cargo test -p teahouse docs`.

use super::*;
use crate::tui::menu::{self, Menu};
use crate::tui::model::Choice;
use rules::record::Record;
use std::path::{Path, PathBuf};

/// A picture by its name in the page: the record, the language, the size, the keys.
const PICTURES: &[(&str, &str, Lang, Size, &str)] = &[
    ("skud-en", "skud", Lang::En, LARGE, ""),
    ("skud-fa", "skud", Lang::Fa, SMALLEST, "u→→→↑↑↑↑↑↑↑\n"),
    ("street-en", "street", Lang::En, SMALLEST, ""),
    ("street-fa", "street", Lang::Fa, SMALLEST, "\n↑↑↑↑↑"),
    ("halma-en", "halma", Lang::En, SMALLEST, "\n"),
    ("halma-fa", "halma", Lang::Fa, SMALLEST, ""),
];

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn picture(game: &str, lang: Lang, size: Size, pressed: &str) -> String {
    let text = std::fs::read_to_string(docs().join(format!("games/{game}.txt"))).unwrap();
    let table = Record::read(&text).unwrap().open().unwrap_or_else(|why| panic!("{game}: {why}"));
    let choice = Choice { table, bots: Vec::new(), players: Vec::new(), file: None };
    let mut model = Model::from_choice(choice, size);
    keys(&mut model, pressed);
    trimmed(&drawn(&model, lang))
}

fn menu_picture() -> String {
    let menu = Menu::new(Lang::En, SMALLEST);
    let mut terminal = Terminal::new(TestBackend::new(SMALLEST.width, SMALLEST.height)).unwrap();
    terminal.draw(|frame| menu::draw(&menu, &Texts::new(Lang::En), frame.buffer_mut())).unwrap();
    trimmed(&text_of(terminal.backend().buffer()))
}

fn trimmed(text: &str) -> String {
    text.lines().map(|line| line.trim_end().to_string() + "\n").collect()
}

#[test]
fn the_pictures_in_the_docs_are_what_the_screen_shows() {
    let page = docs().join("TERMINAL.md");
    let mut text = std::fs::read_to_string(&page).unwrap();
    let pictures = PICTURES
        .iter()
        .map(|(name, game, lang, size, pressed)| (*name, picture(game, *lang, *size, pressed)))
        .chain([("menu-en", menu_picture())]);
    for (name, picture) in pictures {
        let begin = format!("<!-- {name} -->\n```text\n");
        let from = text.find(&begin).unwrap_or_else(|| panic!("no picture {name}")) + begin.len();
        let to = from + text[from..].find("```").unwrap();
        if std::env::var_os("TEAHOUSE_DRAW_DOCS").is_some() {
            text.replace_range(from..to, &picture);
            continue;
        }
        assert_eq!(text[from..to], picture, "{name}: draw the page again, see tests/docs.rs");
    }
    if std::env::var_os("TEAHOUSE_DRAW_DOCS").is_some() {
        std::fs::write(&page, &text).unwrap();
    }
}
