//! Thousands of random events never break the screen, whatever the game, the size and the language.

use super::*;

const CODES: &[KeyCode] = &[
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Esc,
    KeyCode::Backspace,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::Delete,
    KeyCode::F(3),
    KeyCode::Null,
];

fn random_event(model: &Model, rng: &mut fastrand::Rng) -> Event {
    let at = Position { x: rng.u16(..140), y: rng.u16(..50) };
    match rng.u8(..40) {
        0 => Event::Resize(Size::new(rng.u16(1..150), rng.u16(1..60))),
        1 => Event::Resize(SMALLEST),
        2 | 3 => Event::Tick,
        4..=6 => Event::Click(at),
        7 => Event::Wheel(at, if rng.bool() { 1 } else { -1 }),
        8 => Event::Paste("(0,7)-(0,6)\n\u{2067}\0".to_string()),
        9..=14 => Event::Key(KeyEvent::from(KeyCode::Char('n'))),
        15..=18 if model.focus == Focus::Hand => Event::Key(KeyEvent::from(KeyCode::Char('1'))),
        15..=18 => Event::Key(KeyEvent::from(KeyCode::Enter)),
        19..=26 => Event::Key(KeyEvent::from(KeyCode::Char(rng.char(' '..='~')))),
        27 => Event::Key(KeyEvent::from(KeyCode::Char(rng.char('\0'..='\u{ffff}')))),
        28 => Event::Key(KeyEvent::new(KeyCode::Char(rng.lowercase()), KeyModifiers::CONTROL)),
        _ => Event::Key(KeyEvent::from(CODES[rng.usize(..CODES.len())])),
    }
}

fn run(game: &str, seats: u8, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let info = game_info(game).unwrap();
    let setup = Setup::choose(info, Some(seats), None, []).unwrap();
    let bots = vec![None, Some(Bot::Random)];
    let mut model = Model::new(setup.open(None).unwrap(), bots, SMALLEST);
    let mut turns = 0;
    for i in 0..4000 {
        // Effects are not performed: a random name must not become a file.
        let before = model.entries.len();
        let event = random_event(&model, &mut rng);
        let _ = update(&mut model, event);
        if model.view.outcome.is_some() {
            let _ = press(&mut model, KeyCode::Char('u'));
        }
        turns += usize::from(model.entries.len() > before);
        if i % 4 == 0 {
            drawn(&model, Lang::ALL[rng.usize(..Lang::ALL.len())]);
        }
    }
    assert!(turns > 2, "{game} {seats} {seed}: the keys should at least play");
}

#[test]
fn random_events_never_break_skud() {
    (2..=4).for_each(|seats| run("skud", seats, 11));
}

#[test]
fn random_events_never_break_street() {
    (0..2).for_each(|seed| run("street", 2, seed));
}

#[test]
fn random_events_never_break_halma() {
    [2, 4].into_iter().for_each(|seats| run("halma", seats, 5));
}
