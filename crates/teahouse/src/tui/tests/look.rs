//! What the screen shows, in several sizes and languages.

use super::*;
use rules::view::{LineState, LineView, RingView};

#[test]
fn a_small_terminal_shows_board_seats_turns_and_keys() {
    for (game, seats, wanted) in [
        ("skud", ["Guest", "Host"], ["Choose a tile", "harmonies 0"]),
        ("street", ["Host", "Guest"], ["midlines N", "◉ ×14"]),
        ("halma", ["Player A", "Player B"], ["in camp 10", "arrived 0"]),
    ] {
        let text = drawn(&screen_of(game), Lang::En);
        for piece in seats.into_iter().chain(wanted).chain(["Turns", "undo", "quit", "help"]) {
            assert!(text.contains(piece), "{piece} in {text}");
        }
        assert_eq!(text.lines().count(), 24);
    }
}

#[test]
fn halma_for_four_fits_a_small_terminal() {
    let info = game_info("halma").unwrap();
    let setup = Setup::choose(info, Some(4), None, []).unwrap();
    let model = Model::new(setup.open(None).unwrap(), Vec::new(), SMALLEST);
    let text = drawn(&model, Lang::En);
    for piece in ["●", "○", "◆", "◇", "16", " a ", "Player D"] {
        assert!(text.contains(piece), "{piece} in {text}");
    }
}

#[test]
fn a_large_terminal_draws_larger_points() {
    let mut model = screen_of("street");
    model.size = LARGE;
    let layout = model.layout().unwrap();
    assert_eq!(layout.cell, Size::new(4, 2));
    let text = drawn(&model, Lang::En);
    assert!(text.contains("▐◉ ━━━━━━━━━━━━━━◉ ▌"), "{text}");
    assert!(text.contains("(◉ ━━━━━━━━━━━━━━◉ )"), "{text}");
}

#[test]
fn hidden_aids_draw_no_lines() {
    let shown = skud_with_a_harmony(&[]);
    assert!(drawn(&shown, Lang::En).contains("━"));
    let hidden = skud_with_a_harmony(&[("aids", "hidden")]);
    assert!(!hidden.view.lines.is_empty());
    assert!(!drawn(&hidden, Lang::En).contains("━"));
}

#[test]
fn prevented_harmonies_and_rings_have_strokes_of_their_own() {
    let mut model = Model::new(table("skud", &[]), Vec::new(), LARGE);
    let corner = |x, y| Coord { x, y };
    let line = |from, to, state| LineView { from, to, owners: "G".to_string(), state, by: None };
    model.view.lines = vec![
        line(corner(-5, 3), corner(5, 3), LineState::Drained),
        line(corner(0, 6), corner(0, -6), LineState::Drained),
        line(corner(-3, -7), corner(3, -7), LineState::Blocked),
    ];
    let text = drawn(&model, Lang::En);
    for strokes in ["╌╌╌╌", "╎", "┼", "──×──"] {
        assert!(text.contains(strokes), "{strokes} in {text}");
    }
    let points = vec![corner(-5, 3), corner(5, 3), corner(5, -3), corner(-5, -3)];
    let ends = points.iter().zip(points.iter().cycle().skip(1));
    model.view.lines = ends.map(|(a, b)| line(*a, *b, LineState::Live)).collect();
    model.view.lines.push(line(corner(0, 6), corner(0, -6), LineState::Live));
    model.view.rings = vec![RingView { owner: 'G', points }];
    let text = drawn(&model, Lang::En);
    for strokes in ["════", "║", "╬", "┃"] {
        assert!(text.contains(strokes), "{strokes} in {text}");
    }
}

/// Two flowers of Guest in harmony on one row.
fn skud_with_a_harmony(options: &[(&str, &str)]) -> Model {
    let mut model = Model::new(table("skud", options), Vec::new(), LARGE);
    for turn in [
        "R,R,W,W",
        "B,B,K,K",
        "R3(0,-8)",
        "R3(0,8)",
        "(0,-8)-(1,-6)",
        "(0,8)-(-1,6)",
        "R4(0,-8)",
        "R4(0,8)",
        "(0,-8)-(-2,-6)",
    ] {
        keys(&mut model, &format!(":{turn}\n"));
        assert_eq!(model.layer, Layer::None, "{turn}: {:?}", model.notice);
    }
    assert_eq!(model.view.phase, "bonus");
    model
}

#[test]
fn a_bonus_offers_its_tiles_and_a_key_to_decline() {
    let mut model = skud_with_a_harmony(&[]);
    let text = drawn(&model, Lang::En);
    for piece in ["harmony bonus", "decline the bonus", "Knotweed", "Boat", "White Lotus"] {
        assert!(text.contains(piece), "{piece} in {text}");
    }
    keys(&mut model, "d");
    assert_eq!(model.view.phase, "turn");
    assert_eq!(model.view.to_move, Some('H'));
}

#[test]
fn persian_is_isolated_at_the_right_and_the_board_stays() {
    let mut model = screen_of("street");
    let english = drawn(&model, Lang::En);
    let persian = drawn(&model, Lang::Fa);
    assert!(persian.contains("میزبان") && persian.contains("نوبت‌ها"), "{persian}");
    for (theirs, ours) in persian.lines().zip(english.lines()).skip(1).take(18) {
        let board = |line: &str| line.split('│').next().unwrap_or("").to_string();
        assert_eq!(board(theirs), board(ours));
    }
    for line in persian.lines() {
        let mut open = 0;
        for c in line.chars() {
            match c {
                '\u{2066}'..='\u{2068}' => open += 1,
                '\u{2069}' => open -= 1,
                _ => {}
            }
            assert!(open >= 0, "{line}");
        }
        assert_eq!(open, 0, "{line}");
    }
    keys(&mut model, "?");
    assert!(drawn(&model, Lang::Fa).contains("کلیدها و نمادها"));
}

#[test]
fn every_language_has_words_for_everything_on_the_screen() {
    for lang in Lang::ALL {
        for game in ["skud", "street", "halma"] {
            let mut model = Model::new(table(game, &[]), vec![None, Some(Bot::Random)], LARGE);
            let mut rng = fastrand::Rng::with_seed(3);
            for _ in 0..15 {
                for layer in ["", "?", "s", "o", "x", ":"] {
                    keys(&mut model, layer);
                    let text = drawn(&model, lang);
                    assert!(!text.contains("⟨tui-"), "{text}");
                    model.layer = Layer::None;
                }
                let point = rng.usize(..model.view.points.len());
                model.cursor = model.view.points[point].at;
                model.look();
                let bot = Bot::Random.choose(model.table.as_ref(), &mut rng);
                let Some(path) = bot else { break };
                model.table.step(&path).unwrap();
                model.refresh();
            }
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_says_so() {
    let mut model = screen_of("halma");
    update(&mut model, Event::Resize(Size::new(60, 20)));
    let text = drawn(&model, Lang::En);
    assert!(text.contains("80 columns"), "{text}");
    keys(&mut model, "n\n?q");
    update(&mut model, Event::Resize(LARGE));
    assert!(drawn(&model, Lang::En).contains("Player A"));
}
