//! Street Pai Sho: the laws of every game, a slow second implementation, and the corners of the rules.

mod agreement;
mod corners;

use crate::common::figures;
use agreement::scattered;
use proptest::prelude::*;
use rules::game::{Notation, Position, Rules, Seat};
use rules::message::Message;
use rules::options::Setup;
use rules::paisho::{Point, reading_order};
use rules::street::{INFO, PORTS, Step, Street};
use rules::table::{AnyGame, Game};
use rules::view::Place;

fn setup(preset: &str, options: &[(&str, &str)]) -> Setup {
    crate::common::setup::<Street>(2, preset, options)
}

/// A game from a position, with options over the classic preset.
fn game(options: &[(&str, &str)], text: &str) -> Game<Street> {
    Game::from_position(setup("classic", options), text).unwrap()
}

/// `H midlines`, `draw repetition`, `*`.
fn result(game: &Game<Street>) -> String {
    rules::record::result_tag(game.setup(), game.outcome())
}

/// Every way to move: reach, bonus and release, with the setups and wins spread over them.
fn option_sets() -> Vec<Setup> {
    let mut sets = vec![setup("classic", &[]), setup("garden-gate", &[])];
    for (i, bonus) in ["one", "none", "per-captive", "five"].into_iter().enumerate() {
        for (j, (reach, release)) in
            [("3", "off"), ("3", "on"), ("4", "off"), ("4", "on")].into_iter().enumerate()
        {
            let options = [
                ("captor-bonus", bonus),
                ("reach", reach),
                ("release", release),
                ("setup", ["classic", "modern"][(i + j) % 2]),
                ("win", ["claim", "start", "immediate"][(i + j) % 3]),
                ("limits", ["on", "off"][i % 2]),
            ];
            sets.push(setup("classic", &options));
        }
    }
    sets
}

#[test]
fn the_laws_of_every_game_hold() {
    for (seed, setup) in option_sets().iter().enumerate() {
        crate::common::laws::<Street>(setup, seed as u64, 6);
        crate::common::counts_agree::<Street>(setup, seed as u64, 2_000);
    }
}

#[test]
fn perft_gives_the_known_counts() {
    let counts = |preset, depth| {
        let game = Game::<Street>::new(setup(preset, &[])).unwrap();
        (1..=depth).map(|depth| game.stats().perft(depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts("classic", 3), [170, 28_900, 4_850_691]);
    assert_eq!(counts("garden-gate", 3), [253, 64_000, 16_330_117]);
}

#[test]
fn playing_every_turn_gives_the_same_count_as_bulk_counting() {
    let start = Street::start(&setup("classic", &[])).unwrap();
    assert_eq!(crate::common::played(&start, 2), 28_900);
}

#[test]
fn a_random_step_is_any_legal_step_and_each_as_likely() {
    let texts = [
        "H H14 G14 0,0:GH 3,0:G -1,0:G 5,5:H -8,0:GGH",
        "G H0 G3 0,0:GHG 3,0:G -1,0:H 0,-7:GGG",
        "H H1 G1 8,4:H 8,3:H 7,4:G 8,2:G 7,3:G",
    ];
    let mut rng = fastrand::Rng::with_seed(5);
    for setup in option_sets() {
        for text in texts {
            let position = Street::read_position(&setup, text).unwrap();
            let (mut steps, mut buffer) = (Vec::new(), Vec::new());
            position.steps(&mut steps);
            let mut drawn = vec![0u32; steps.len()];
            for _ in 0..200 * steps.len() {
                let step = position.random_step(&mut rng, &mut buffer).unwrap();
                drawn[steps.iter().position(|legal| *legal == step).unwrap()] += 1;
            }
            // Around 200 each with a deviation of 14.
            assert!(drawn.iter().all(|n| (110..290).contains(n)), "{} {text} {drawn:?}", setup.summary());
        }
    }
}

#[test]
fn bodies_are_read_exactly_as_written() {
    let game = Game::<Street>::new(setup("classic", &[])).unwrap();
    let refused = |body: &str| game.position().read_turn(body).unwrap_err().id;
    for body in [
        "",
        "pass",
        "Claim",
        "claim ",
        " claim",
        "(2,5)-(4,5) ",
        "(2,5) -(4,5)",
        "(2,5)-(04,5)",
        "(2,5)-(-0,5)",
        "(2,5)-(+4,5)",
        "(2,5)-(9,5)",
        "(2,5)(4,5)",
        "(2,5)-",
        "(2,5)",
        "L",
        "L0,7",
        "L(0,7) ",
        "l(0,7)",
        "1",
        "(2,5)-(4,5);",
        "(2,5)-(4,5)-(5,5)",
        "🀄",
        "(２,5)-(4,5)",
    ] {
        assert_eq!(refused(body), "body-malformed", "{body:?}");
    }
    for (body, id) in [
        ("(2,5)-(2,5)", "same-point"),
        ("(2,5)-(6,5)", "own-stack"),
        ("(2,5)-(7,5)", "out-of-reach"),
        ("(1,5)-(2,4)", "empty-point"),
        ("(2,-5)-(2,-4)", "not-your-piece"),
        ("L(0,7)", "port-taken"),
        ("L(0,6)", "port-taken"),
    ] {
        assert_eq!(refused(body), id, "{body}");
    }
}

#[test]
fn refusals_name_the_true_reason() {
    let game = game(&[], "H H3 G3 0,0:H 1,0:G -1,0:G 0,1:G 0,-1:H 0,-2:G 1,-1:G -1,-1:G 8,0:HG 8,1:GH 7,0:H");
    let why = |path: &[Place]| game.refusal(path).map(|why| why.to_string());
    let from = Place::at(0, 0);
    assert_eq!(why(&[from, Place::at(1, 0)]), None);
    assert_eq!(why(&[from, Place::at(2, 0)]).unwrap(), "blocked at=(2,0) reach=3");
    assert_eq!(why(&[from, Place::at(4, 0)]).unwrap(), "out-of-reach at=(4,0) reach=3");
    assert_eq!(why(&[from, Place::at(0, -1)]).unwrap(), "own-stack at=(0,-1)");
    assert_eq!(why(&[from, from]).unwrap(), "same-point at=(0,0)");
    assert_eq!(why(&[Place::at(3, 3)]).unwrap(), "empty-point at=(3,3)");
    assert_eq!(why(&[Place::at(8, 0)]).unwrap(), "not-your-piece at=(8,0) seat=G");
    assert_eq!(
        why(&[Place::at(8, 1), Place::at(8, 0)]).unwrap(),
        "captor-cannot-capture from=(8,1) at=(8,0)"
    );
    assert_eq!(why(&[Place::Tile("tile"), Place::at(0, 6)]).unwrap(), "port-only at=(0,6) port=(0,7)");
    assert_eq!(why(&[Place::at(8, 8)]).unwrap(), "unknown-place");
    assert_eq!(why(&[Place::Tile("R3")]).unwrap(), "unknown-place");
    assert_eq!(why(&[Place::Word("claim"), from]).unwrap(), "step-complete");
    let hemmed = self::game(&[], "H H3 G3 8,0:GH 8,1:G 8,-1:G 7,0:G");
    assert_eq!(hemmed.refusal(&[Place::at(8, 0)]).unwrap().to_string(), "no-move-from-here at=(8,0)");
}

#[test]
fn every_point_is_a_legal_target_or_refused() {
    crate::common::walk::<Street>(&setup("classic", &[]), 3, 300, |position| {
        let game = Game::<Street>::from_position(setup("classic", &[]), &position.write_position()).unwrap();
        let view = game.view();
        assert_eq!(view.points.len(), 249);
        for origin in &view.origins {
            let refused = game.refusals(&[origin.place]).len();
            let offered = origin.steps.iter().filter(|step| step.path.len() == 2).count();
            assert_eq!(refused + offered, 249, "{:?}", origin.place);
        }
        let harmonies: usize =
            figures(position, "harmonies").iter().map(|n| n.parse::<usize>().unwrap()).sum();
        assert_eq!(view.lines.len(), harmonies);
    });
}

#[test]
fn the_view_shows_streets_ports_stacks_and_figures() {
    let view = game(&[], "12G H0 G13 -3,2:GH 3,2:H 0,7:G").view();
    let point = |x, y| view.points.iter().find(|p| (p.at.x, p.at.y) == (x, y)).unwrap();
    let grounds = [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0), (1, 1)].map(|(x, y)| point(x, y).ground);
    assert_eq!(grounds, ["centre", "street-n", "street-e", "street-s", "street-w", "plain"]);
    assert_eq!((&point(0, 7).marks[..], &point(0, -7).marks[..]), (&["port-h"][..], &["port-g"][..]));
    let stack: String = point(-3, 2).stack.iter().map(|piece| piece.owner).collect();
    assert_eq!((stack.as_str(), point(-3, 2).stack[0].kind), ("GH", "tile"));
    assert_eq!((view.number, view.to_move, view.phase), (12, Some('G'), "turn"));
    assert_eq!((&view.seats[0].reserve[..], &view.seats[1].reserve[..]), (&[][..], &[("tile", 13)][..]));
    let figures = [("harmonies", "1".to_string()), ("midlines", "N".to_string())];
    assert_eq!(view.seats[0].figures, figures);
    assert_eq!((view.lines.len(), view.lines[0].owners.as_str()), (1, "H"));
}

#[test]
fn positions_are_read_exactly_or_refused() {
    let read = |text: &str| Street::read_position(&setup("classic", &[]), text).map(|p| p.write_position());
    assert_eq!(read("G H1 G2 0,0:HG").unwrap(), "1G H1 G2 0,0:HG");
    assert_eq!(read("7H H1 G2 0,-1:H 0,0:HG").unwrap(), "7H H1 G2 0,0:HG 0,-1:H");
    for text in [
        "",
        " ",
        "H",
        "X H1 G1",
        "0H H1 G1",
        "01H H1 G1",
        "-1H H1 G1",
        "H G1 H1",
        "H H01 G1",
        "H H G1",
        "H H1 G-1",
        "H  H1 G1",
        "H H1 G1 ",
        "H H1 G1 0,0",
        "H H1 G1 0,0:",
        "H H1 G1 0,0:X",
        "H H1 G1 9,0:H",
        "H H1 G1 8,5:H",
        "H H1 G1 (0,0):H",
        "H H1 G1 -0,0:H",
        "99999999999H H1 G1",
        "é H1 G1",
        "H H1 G1 0,0:H\0",
        "H H1 G1 0,0):H",
    ] {
        assert_eq!(read(text).unwrap_err().id, "position-malformed", "{text:?}");
    }
    let tall = format!("H H1 G1 0,0:{}", "HG".repeat(63));
    for text in ["H H1 G1 0,0:H 1,0:G 0,0:G", "H H300 G1", "H H100 G28", &tall] {
        assert_eq!(read(text).unwrap_err().id, "position-impossible", "{text:?}");
    }
    let tallest = format!("H H1 G0 0,1:H 0,0:{}", "HG".repeat(62));
    let mut game = game(&[], &tallest);
    game.play("(0,1)-(0,0)").unwrap();
    assert!(AnyGame::position(&game).ends_with("HGH"));
}

#[test]
fn options_are_listed_with_their_defaults_first() {
    let defaults: Vec<_> = INFO.options.iter().map(|spec| (spec.name, spec.values[0])).collect();
    assert_eq!(
        defaults,
        [
            ("setup", "classic"),
            ("reach", "3"),
            ("captor-bonus", "one"),
            ("release", "off"),
            ("win", "claim"),
            ("limits", "on")
        ]
    );
    let gate = setup("garden-gate", &[]);
    let values: Vec<_> = gate.all().map(|(_, value)| value).collect();
    assert_eq!(values, ["modern", "4", "none", "off", "immediate", "on"]);
}

#[test]
fn the_greedy_bot_prefers_midlines() {
    let standing = |text| Street::read_position(&setup("classic", &[]), text).unwrap().heuristic(Seat(0));
    assert!(standing("H H1 G1 -3,2:H 3,2:H 5,-5:G") > standing("H H1 G1 -3,2:H 3,1:H 5,-5:G"));
    assert!(standing("H H1 G1 -3,2:GH 3,1:H") > standing("H H1 G1 -3,2:H 3,1:H 5,-5:G"));
}

fn step() -> impl Strategy<Value = Step> {
    let point = || prop_oneof![any::<u16>(), 0u16..320].prop_map(Point);
    let moves = (point(), point()).prop_map(|(from, to)| Step::Move { from, to });
    prop_oneof![8 => moves, 1 => Just(Step::Deploy), 1 => Just(Step::Claim)]
}

proptest! {
    #[test]
    fn no_text_panics(text in "\\PC*", body in "[L()0-9,-]{0,16}", position in "[0-9]{0,3}[HG] H[0-9]{1,3} G[0-9]{1,2}( [-0-9,]{1,5}:[HG]{1,9}){0,9}") {
        let setup = setup("classic", &[("release", "on"), ("captor-bonus", "per-captive")]);
        let start = Street::start(&setup).unwrap();
        let _ = start.read_turn(&text);
        let _ = start.read_turn(&body);
        let _ = Street::read_position(&setup, &text);
        if let Ok(read) = Street::read_position(&setup, &position) {
            let again = Street::read_position(&setup, &read.write_position()).unwrap();
            prop_assert_eq!(again.write_position(), read.write_position());
        }
    }

    #[test]
    fn no_step_panics_however_illegal(
        seed: u64,
        release: bool,
        steps in proptest::collection::vec(step(), 1..60),
    ) {
        let release = if release { "on" } else { "off" };
        let setup = setup("classic", &[("release", release), ("captor-bonus", "per-captive")]);
        let text = scattered(&mut fastrand::Rng::with_seed(seed));
        let mut position = Street::read_position(&setup, &text).unwrap();
        for step in steps {
            position.play(step, &mut ());
            let _ = (position.turns(), position.write_position(), position.heuristic(Seat(0)));
        }
    }
}
