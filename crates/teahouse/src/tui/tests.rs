//! The game screen driven by keys and looked at as text, without a terminal.
#![allow(clippy::unwrap_used)]

use super::files::perform;
use super::layout::SMALLEST;
use super::model::{Focus, Layer, Model, Notice};
use super::screen;
use super::update::{Effect, Event, update};
use crate::bot::Bot;
use crate::texts::{Lang, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};
use rules::game_info;
use rules::options::Setup;
use rules::table::AnyGame;
use rules::view::{Coord, Place};

mod docs;
mod fuzz;
mod look;

const LARGE: Size = Size::new(120, 40);

fn table(game: &str, options: &[(&str, &str)]) -> Box<dyn AnyGame> {
    let info = game_info(game).unwrap();
    let setup = Setup::choose(info, None, None, options.iter().copied()).unwrap();
    setup.open(None).unwrap()
}

fn screen_of(game: &str) -> Model {
    Model::new(table(game, &[]), Vec::new(), SMALLEST)
}

fn press(model: &mut Model, code: KeyCode) -> Option<Effect> {
    update(model, Event::Key(KeyEvent::from(code)))
}

fn keys(model: &mut Model, text: &str) {
    for c in text.chars() {
        let code = match c {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{1b}' => KeyCode::Esc,
            '↑' => KeyCode::Up,
            '↓' => KeyCode::Down,
            '←' => KeyCode::Left,
            '→' => KeyCode::Right,
            c => KeyCode::Char(c),
        };
        let effect = press(model, code);
        assert!(effect.is_none_or(|effect| !perform(model, effect)), "left by {c:?}");
    }
}

/// Walks the cursor to a point with the arrows.
fn walk(model: &mut Model, x: i8, y: i8) {
    for _ in 0..80 {
        let Coord { x: from_x, y: from_y } = model.cursor;
        let code = match (x - from_x, y - from_y) {
            (0, 0) => return,
            (1.., _) => KeyCode::Right,
            (..0, _) => KeyCode::Left,
            (_, 1..) => KeyCode::Up,
            _ => KeyCode::Down,
        };
        press(model, code);
    }
    panic!("the cursor does not reach {x},{y}");
}

thread_local! {
    static TEXTS: Vec<Texts> = Lang::ALL.into_iter().map(Texts::new).collect();
}

fn drawn(model: &Model, lang: Lang) -> String {
    let mut terminal = Terminal::new(TestBackend::new(model.size.width, model.size.height)).unwrap();
    TEXTS.with(|texts| {
        let texts = texts.iter().find(|texts| texts.lang() == lang).unwrap();
        terminal.draw(|frame| screen::draw(model, texts, frame.buffer_mut())).unwrap();
    });
    text_of(terminal.backend().buffer())
}

fn text_of(buf: &Buffer) -> String {
    let rows = buf.content.chunks(buf.area.width.into());
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
}

#[test]
fn halma_is_played_with_the_arrows_and_enter() {
    let mut model = screen_of("halma");
    walk(&mut model, 2, 1);
    keys(&mut model, "\n");
    assert_eq!(model.path, [Place::at(2, 1)]);
    walk(&mut model, 2, 2);
    assert_eq!(model.why, None);
    keys(&mut model, "\n");
    assert_eq!(model.entries, ["1A.c2-c3"]);
    assert!(drawn(&model, Lang::En).contains("1A.c2-c3"));
    // The second player at the same terminal.
    walk(&mut model, 5, 6);
    keys(&mut model, " k");
    walk(&mut model, 5, 5);
    keys(&mut model, " ");
    assert_eq!(model.entries, ["1A.c2-c3", "1B.f7-f6"]);
}

#[test]
fn a_mouse_can_do_the_same() {
    let mut model = screen_of("halma");
    let layout = model.layout().unwrap();
    for (x, y) in [(2, 1), (2, 2)] {
        update(&mut model, Event::Click(layout.anchor(Coord { x, y })));
    }
    assert_eq!(model.entries, ["1A.c2-c3"]);
}

#[test]
fn street_is_played_with_keys_hand_and_claim() {
    let mut model = screen_of("street");
    // Away from the port, an answer, then a tile from the reserve onto it.
    walk(&mut model, 0, 7);
    keys(&mut model, "\n");
    walk(&mut model, 0, 6);
    keys(&mut model, "\n");
    keys(&mut model, ":(6,-5)-(5,-5)\n");
    assert_eq!(model.hand_tiles().len(), 1);
    keys(&mut model, "\t");
    assert_eq!(model.focus, Focus::Hand);
    keys(&mut model, "\n");
    assert_eq!((model.focus, model.cursor), (Focus::Board, Coord { x: 0, y: 7 }));
    keys(&mut model, "\n");
    assert_eq!(model.entries[4], "2H.L(0,7)");
    // A claim is asked about; no first, then yes.
    keys(&mut model, "cn");
    assert_eq!(model.entries.len(), 5);
    keys(&mut model, "cy");
    assert_eq!(model.entries[5], "2G.claim");
}

#[test]
fn skud_is_opened_with_the_keys_of_the_hand() {
    let mut model = screen_of("skud");
    for _ in 0..8 {
        assert_eq!((model.view.phase, model.focus), ("accents", Focus::Hand));
        keys(&mut model, "1");
    }
    assert_eq!(model.view.phase, "opening");
    keys(&mut model, "R\n");
    assert_eq!(model.cursor, Coord { x: 0, y: -8 }, "the only gate it may go to");
    keys(&mut model, "\n");
    keys(&mut model, "1\n");
    assert_eq!(model.view.phase, "turn");
    walk(&mut model, 0, -8);
    keys(&mut model, "\n");
    let goal = model.next_points()[0];
    walk(&mut model, goal.x, goal.y);
    keys(&mut model, "\n");
    assert_eq!(model.entries.len(), 5);
}

#[test]
fn escape_takes_back_a_choice_and_a_step_of_an_unfinished_turn() {
    let mut model = screen_of("skud");
    keys(&mut model, "12");
    let partial = model.table.partial();
    keys(&mut model, "\u{1b}");
    assert!(model.table.partial().len() < partial.len());
    let mut model = screen_of("halma");
    keys(&mut model, "n\n\u{1b}");
    assert!(model.path.is_empty());
}

#[test]
fn a_refused_point_says_why() {
    let texts = Texts::new(Lang::En);
    let mut model = screen_of("halma");
    walk(&mut model, 4, 4);
    let why = model.why.clone().expect("an empty square begins nothing");
    let sentence = texts.message_of("halma", &why);
    assert!(drawn(&model, Lang::En).contains(&sentence.chars().take(18).collect::<String>()), "{sentence}");
    walk(&mut model, 2, 1);
    keys(&mut model, "\n");
    walk(&mut model, 6, 1);
    assert_eq!(model.why.as_ref().unwrap().id, "out-of-reach");
    keys(&mut model, "\n");
    assert!(matches!(&model.notice, Some(Notice::Refused(why)) if why.id == "out-of-reach"));
    assert!(model.entries.is_empty());
}

#[test]
fn another_own_piece_begins_the_choice_again() {
    let mut model = screen_of("halma");
    walk(&mut model, 2, 1);
    keys(&mut model, "\n");
    walk(&mut model, 1, 2);
    keys(&mut model, "\n");
    assert_eq!(model.path, [Place::at(1, 2)]);
    keys(&mut model, "\n");
    assert!(model.path.is_empty(), "the same one again puts it down");
}

#[test]
fn typed_notation_is_played_and_a_wrong_line_can_be_mended() {
    let mut model = screen_of("halma");
    keys(&mut model, "c2-c9\n");
    assert!(matches!(model.layer, Layer::Typing(_)));
    assert!(matches!(model.notice, Some(Notice::Refused(_))));
    press(&mut model, KeyCode::Backspace);
    keys(&mut model, "3\n");
    assert_eq!(model.entries, ["1A.c2-c3"]);
    let mut street = screen_of("street");
    keys(&mut street, "(0,7)-(0,\t");
    let Layer::Typing(line) = &street.layer else { panic!() };
    assert!(line.text().starts_with("(0,7)-(0,"));
}

#[test]
fn turns_are_taken_back_and_made_again() {
    let mut model = screen_of("halma");
    keys(&mut model, ":c2-c3\n:f7-f6\n");
    keys(&mut model, "uu");
    assert!(model.entries.is_empty());
    keys(&mut model, "u");
    assert_eq!(model.notice, Some(Notice::Plain("tui-no-undo")));
    keys(&mut model, "rr");
    assert_eq!(model.entries, ["1A.c2-c3", "1B.f7-f6"]);
    keys(&mut model, "r");
    assert_eq!(model.notice, Some(Notice::Plain("tui-no-redo")));
}

#[test]
fn against_a_bot_undo_goes_back_to_the_person() {
    for bot in [Bot::Random, Bot::Greedy] {
        let mut model = Model::new(table("halma", &[]), vec![None, Some(bot)], SMALLEST);
        keys(&mut model, ":c2-c3\n");
        assert!(model.bot_is_due());
        keys(&mut model, ":d1-d2\n");
        assert_eq!(model.entries.len(), 1, "nobody moves for the bot");
        update(&mut model, Event::Tick);
        assert_eq!(model.entries.len(), 2);
        assert!(!model.bot_is_due());
        keys(&mut model, "u");
        assert!(model.entries.is_empty());
        assert_eq!(model.view.to_move, Some('A'));
        keys(&mut model, "r");
        assert_eq!(model.entries.len(), 2);
    }
}

#[test]
fn bots_alone_play_to_the_end_and_can_be_paused() {
    let mut model = Model::new(table("street", &[]), vec![Some(Bot::Greedy), Some(Bot::Random)], SMALLEST);
    keys(&mut model, "b");
    assert!(!model.bot_is_due());
    keys(&mut model, "b");
    for _ in 0..60 {
        update(&mut model, Event::Tick);
    }
    assert!(model.entries.len() > 40 || model.view.outcome.is_some());
    keys(&mut model, "u");
    assert!(!model.bot_is_due(), "taking back stops the bots");
}

#[test]
fn a_game_is_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let name = file.to_str().unwrap();
    let mut model = screen_of("street");
    model.players = vec!["Ana".to_string(), "Bo".to_string()];
    keys(&mut model, ":(6,5)-(5,6)\n");
    assert!(model.unsaved());
    press(&mut model, KeyCode::Char('s'));
    update(&mut model, Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    keys(&mut model, &format!("{name}\n"));
    assert!(!model.unsaved());
    assert!(std::fs::read_to_string(&file).unwrap().contains("1H.(6,5)-(5,6)"));

    let mut other = screen_of("halma");
    keys(&mut other, &format!("o{name}\n"));
    assert_eq!(other.view.game, "street");
    assert_eq!(other.entries, model.entries);
    assert_eq!(other.players, ["Ana", "Bo"]);
    // The same file may be written again; another that exists is asked about.
    keys(&mut other, ":(6,-5)-(5,-6)\ns\n");
    assert!(!other.unsaved());
    keys(&mut model, ":(-6,-5)-(-5,-6)\n");
    model.file = None;
    press(&mut model, KeyCode::Char('s'));
    update(&mut model, Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    keys(&mut model, &format!("{name}\nn"));
    assert!(model.unsaved());
}

#[test]
fn files_that_cannot_be_read_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let binary = folder.path().join("binary");
    std::fs::write(&binary, [0xff, 0xfe, 0]).unwrap();
    let nuls = folder.path().join("nuls");
    std::fs::write(&nuls, "game: halma\n\0").unwrap();
    let mut model = screen_of("halma");
    let mut load = |name: &str| {
        keys(&mut model, &format!("o{name}\n"));
        model.notice.clone().unwrap()
    };
    assert!(matches!(load(binary.to_str().unwrap()), Notice::File("tui-file-not-text", _)));
    assert!(matches!(load(nuls.to_str().unwrap()), Notice::Refused(_)));
    assert!(matches!(load(folder.path().to_str().unwrap()), Notice::File("tui-file-folder", _)));
    assert!(matches!(load("no-such-file"), Notice::File("tui-file-missing", _)));
}

#[test]
fn leaving_an_unsaved_game_is_asked_about() {
    let mut model = screen_of("halma");
    assert_eq!(press(&mut model, KeyCode::Char('q')), Some(Effect::Quit));
    keys(&mut model, ":c2-c3\n");
    assert_eq!(press(&mut model, KeyCode::Char('q')), None);
    assert_eq!(press(&mut model, KeyCode::Char('n')), None);
    press(&mut model, KeyCode::Char('q'));
    assert_eq!(press(&mut model, KeyCode::Char('y')), Some(Effect::Quit));
    let ctrl_c = || Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert_eq!(update(&mut model, ctrl_c()), None);
    assert_eq!(update(&mut model, ctrl_c()), Some(Effect::Quit));
}

#[test]
fn resigning_ends_the_game_with_a_banner() {
    let mut model = screen_of("street");
    keys(&mut model, "xn");
    assert!(model.view.outcome.is_none());
    keys(&mut model, "xy");
    let text = drawn(&model, Lang::En);
    assert!(text.contains("Guest wins: resignation"), "{text}");
    keys(&mut model, "u");
    assert!(model.view.outcome.is_none());
}

#[test]
fn the_cursor_reaches_every_point_of_every_board() {
    for game in ["skud", "street", "halma"] {
        let mut model = screen_of(game);
        for at in model.view.points.iter().map(|point| point.at).collect::<Vec<_>>() {
            model.focus = Focus::Board;
            walk_anyhow(&mut model, at);
        }
    }
}

/// Walks along rows first or columns first, whichever stays on the board.
fn walk_anyhow(model: &mut Model, at: Coord) {
    for _ in 0..60 {
        if model.cursor == at {
            return;
        }
        let by = |d: i8, back, on| if d < 0 { back } else { on };
        if model.cursor.y != at.y && (model.cursor.x == at.x || model.cursor.x.abs() <= at.x.abs()) {
            press(model, by(at.y - model.cursor.y, KeyCode::Down, KeyCode::Up));
        } else if model.cursor.x != at.x {
            press(model, by(at.x - model.cursor.x, KeyCode::Left, KeyCode::Right));
        }
    }
    panic!("{at:?} is out of reach, the cursor is at {:?}", model.cursor);
}

#[test]
fn the_move_list_scrolls_and_comes_back_with_a_new_turn() {
    let mut model = Model::new(table("halma", &[]), vec![Some(Bot::Random); 2], SMALLEST);
    for _ in 0..60 {
        update(&mut model, Event::Tick);
    }
    assert!(!drawn(&model, Lang::En).contains(" 1A."));
    for _ in 0..30 {
        press(&mut model, KeyCode::PageUp);
    }
    assert!(drawn(&model, Lang::En).contains(" 1A."));
    let layout = model.layout().unwrap();
    let panel = Position { x: layout.panel.x + 3, y: layout.panel.bottom() - 2 };
    update(&mut model, Event::Wheel(panel, -1));
    update(&mut model, Event::Tick);
    assert_eq!(model.scroll, 0);
}
