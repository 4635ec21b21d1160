#![allow(clippy::unwrap_used)]

use super::*;
use crate::texts::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

fn press(menu: &mut Menu, code: KeyCode) -> Option<Request> {
    menu.update(Event::Key(KeyEvent::from(code)))
}

fn drawn(menu: &Menu) -> String {
    let area = Rect::from(menu.size);
    let mut buf = Buffer::empty(area);
    draw(menu, &Texts::new(menu.lang), &mut buf);
    let rows = buf.content.chunks(area.width.into());
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
}

fn goto(menu: &mut Menu, row: Row) {
    menu.row = menu.rows().iter().position(|known| *known == row).unwrap();
}

fn choose_game(menu: &mut Menu, id: &str) {
    goto(menu, Row::Game);
    for _ in 0..GAMES.len() {
        if menu.info().id != id {
            press(menu, KeyCode::Right);
        }
    }
    assert_eq!(menu.info().id, id);
}

#[test]
fn every_game_and_option_can_be_chosen_and_started() {
    for info in GAMES {
        let mut menu = Menu::new(Lang::En, SIZE);
        choose_game(&mut menu, info.id);
        for row in 0..menu.rows().len() {
            menu.row = row;
            let text = drawn(&menu);
            assert!(!text.contains('⟨'), "{text}");
        }
        let Some(Request::Play(choice)) = press(&mut menu, KeyCode::Char('s')) else { panic!("{}", info.id) };
        assert_eq!(choice.table.setup().info().id, info.id);
        assert_eq!(choice.bots.len(), usize::from(info.seats[0]));
    }
}

const SIZE: Size = Size::new(80, 24);

#[test]
fn options_seats_and_players_reach_the_game() {
    let mut menu = Menu::new(Lang::En, SIZE);
    choose_game(&mut menu, "halma");
    goto(&mut menu, Row::Option(0));
    press(&mut menu, KeyCode::Right);
    goto(&mut menu, Row::Player(1));
    press(&mut menu, KeyCode::Left);
    assert_eq!(menu.players[1], Some(Bot::Level(10)));
    for _ in 0..3 {
        press(&mut menu, KeyCode::Right);
    }
    goto(&mut menu, Row::Start);
    let Some(Request::Play(choice)) = press(&mut menu, KeyCode::Enter) else { panic!() };
    assert_eq!(choice.table.setup().get("board"), "10x10");
    assert_eq!(choice.bots, [None, Some(Bot::Greedy)]);
}

#[test]
fn a_number_can_be_typed_where_an_option_takes_one() {
    let mut menu = Menu::new(Lang::En, SIZE);
    choose_game(&mut menu, "halma");
    let leave_by = menu.info().options.iter().position(|spec| spec.name == "leave-by").unwrap();
    goto(&mut menu, Row::Option(leave_by));
    press(&mut menu, KeyCode::Char('4'));
    press(&mut menu, KeyCode::Char('5'));
    assert_eq!(menu.value(&menu.info().options[leave_by]), "45");
    press(&mut menu, KeyCode::Right);
    assert_eq!(menu.value(&menu.info().options[leave_by]), "off");
}

#[test]
fn options_that_do_not_go_together_are_explained_and_not_started() {
    let mut menu = Menu::new(Lang::En, SIZE);
    choose_game(&mut menu, "halma");
    let teams = menu.info().options.iter().position(|spec| spec.name == "teams").unwrap();
    goto(&mut menu, Row::Option(teams));
    press(&mut menu, KeyCode::Right);
    assert!(menu.problem.is_some());
    assert!(press(&mut menu, KeyCode::Char('s')).is_none());
    press(&mut menu, KeyCode::Right);
    assert!(menu.problem.is_none());
}

#[test]
fn the_language_changes_at_once() {
    let mut menu = Menu::new(Lang::En, SIZE);
    menu.row = 0;
    press(&mut menu, KeyCode::Right);
    assert_eq!(menu.lang, Lang::Fa);
    let text = drawn(&menu);
    assert!(text.contains("زبان"), "{text}");
    press(&mut menu, KeyCode::Right);
    assert!(drawn(&menu).contains("שפה"));
}

#[test]
fn a_missing_record_is_named_and_the_menu_stays() {
    let mut menu = Menu::new(Lang::En, SIZE);
    press(&mut menu, KeyCode::Char('o'));
    for c in "no-such-file".chars() {
        assert!(press(&mut menu, KeyCode::Char(c)).is_none());
    }
    assert!(press(&mut menu, KeyCode::Enter).is_none());
    assert!(drawn(&menu).contains("no-such-file"), "{}", drawn(&menu));
}

#[test]
fn random_keys_never_break_the_menu() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut menu = Menu::new(Lang::En, SIZE);
    let codes = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Enter,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::Char('7'),
        KeyCode::Char('o'),
        KeyCode::Backspace,
        KeyCode::End,
    ];
    for _ in 0..1000 {
        let _ = press(&mut menu, codes[rng.usize(..codes.len())]);
        menu.update(Event::Resize(Size::new(rng.u16(1..130), rng.u16(1..50))));
        let at = ratatui::layout::Position { x: rng.u16(..130), y: rng.u16(..50) };
        menu.update(Event::Click(at));
        drawn(&menu);
    }
}
