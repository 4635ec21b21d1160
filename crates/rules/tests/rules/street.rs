//! Street Pai Sho: the laws of every game, a slow second implementation, and the corners of the rules.

use crate::slow::street::Slow;
use proptest::prelude::*;
use rules::game::{Position, Rules, Seat};
use rules::message::Message;
use rules::options::Setup;
use rules::paisho::{Point, reading_order};
use rules::street::{INFO, PORTS, Step, Street};
use rules::table::{Game, Table};
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
        (1..=depth).map(|depth| game.measured().perft(depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts("classic", 3), [170, 28_900, 4_850_691]);
    assert_eq!(counts("garden-gate", 3), [253, 64_000, 16_330_117]);
}

#[test]
fn playing_every_turn_gives_the_same_count_as_bulk_counting() {
    let start = Street::start(&setup("classic", &[])).unwrap();
    assert_eq!(crate::common::played(&start, 2), 28_900);
}

/// A step as the slow implementation writes it; none for a claim.
fn action(position: &Street, step: Step) -> Option<crate::slow::street::Action> {
    let at = |point: Point| (i32::from(point.x()), i32::from(point.y()));
    match step {
        Step::Move { from, to } => Some((at(from), at(to))),
        Step::Deploy => Some((at(PORTS[position.seat().index()]), at(PORTS[position.seat().index()]))),
        Step::Claim => None,
    }
}

/// Compares everything that the two implementations say of one position.
fn agree(setup: &Setup, position: &Street) -> Slow {
    let text = position.write_position();
    let slow = Slow::read(setup.all(), &text);
    assert_eq!(slow.write(), text);
    let mut actions = slow.actions();
    let verdict = slow.verdict(&actions);
    let outcome = position.outcome().map(|outcome| {
        let winner = if outcome.is_draw() { "draw".to_string() } else { setup.letters(outcome.winner) };
        (winner, outcome.reason.id())
    });
    assert_eq!(outcome, verdict, "{text} {}", setup.summary());
    if verdict.is_some() {
        actions.clear();
    }

    let mut steps = Vec::new();
    position.steps(&mut steps);
    let claims = steps.iter().filter(|step| **step == Step::Claim).count();
    assert_eq!(claims, usize::from(slow.is("win", "claim") && verdict.is_none()), "{text}");
    let mut listed: Vec<_> = steps.into_iter().filter_map(|step| action(position, step)).collect();
    listed.sort_unstable();
    actions.sort_unstable();
    assert_eq!(listed, actions, "{text} {}", setup.summary());
    assert_eq!(position.turns() as usize, actions.len(), "{text} {}", setup.summary());

    let harmonies = ['H', 'G'].map(|seat| slow.harmonies(seat));
    assert_eq!(
        position.figure("harmonies"),
        harmonies.each_ref().map(|found| found.len().to_string()),
        "{text}"
    );
    assert_eq!(position.figure("midlines"), harmonies.map(|found| Slow::midlines(&found)), "{text}");
    slow
}

/// Walks through random games in which captures and deploys are sought, and compares.
fn agree_over_games(setup: &Setup, seed: u64, positions: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut seen = 0;
    while seen < positions {
        let mut position = Street::start(setup).unwrap();
        let eager = rng.bool();
        while seen < positions {
            let slow = agree(setup, &position);
            seen += 1;
            if position.outcome().is_some() || position.turn() > 600 {
                break;
            }
            let mut steps = Vec::new();
            position.steps(&mut steps);
            let wanted = |step: &Step| match step {
                Step::Move { to, .. } => !position.stack(*to).is_empty(),
                Step::Deploy => true,
                Step::Claim => false,
            };
            let sought: Vec<_> = steps.iter().copied().filter(wanted).collect();
            let step = if eager && rng.bool() && !sought.is_empty() { sought } else { steps };
            let step = step[rng.usize(..step.len())];
            let after = slow.after(&position.write_turn(&[step]));
            let claimed = step == Step::Claim && slow.holds(slow.to_move);
            position.play(step, &mut ());
            assert_eq!(position.write_position(), after.write());
            if claimed {
                assert_eq!(position.outcome().unwrap().reason.id(), "claim");
                break;
            }
        }
    }
}

/// A position that no game need lead to: tiles anywhere, in stacks of any height.
fn scattered(rng: &mut fastrand::Rng) -> String {
    let letter = |rng: &mut fastrand::Rng| if rng.bool() { 'H' } else { 'G' };
    let mut points: Vec<Point> = reading_order().collect();
    rng.shuffle(&mut points);
    if rng.bool() {
        // Crowded into one corner, stacks are hemmed in.
        let (x, y) = (rng.i8(-8..=8), rng.i8(-8..=8));
        points.sort_by_key(|at| at.x().abs_diff(x).max(at.y().abs_diff(y)));
    }
    let mut text = format!("{}{}", rng.u32(495..505), letter(rng));
    text += &format!(" H{} G{}", rng.u32(0..4), rng.u32(0..4));
    let mut left = rng.usize(0..100);
    for at in points {
        let height = if rng.bool() { 1 } else { rng.usize(1..8) };
        if left < height {
            break;
        }
        left -= height;
        let stack: String = (0..height).map(|_| letter(rng)).collect();
        text += &format!(" {},{}:{stack}", at.x(), at.y());
    }
    text
}

fn agree_over_scattered(setup: &Setup, seed: u64, positions: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..positions {
        let text = scattered(&mut rng);
        let position = Street::read_position(setup, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let slow = agree(setup, &position);
        let mut steps = Vec::new();
        position.steps(&mut steps);
        if !steps.is_empty() {
            let step = steps[rng.usize(..steps.len())];
            let body = position.write_turn(&[step]);
            assert_eq!(position.read_turn(&body), Ok(vec![step]));
            let mut next = position.clone();
            next.play(step, &mut ());
            assert_eq!(next.write_position(), slow.after(&body).write(), "{text} {body}");
            let again = Street::read_position(setup, &next.write_position()).unwrap();
            assert_eq!(next.key(), again.key(), "{text} {body}");
            assert_eq!(next.figure("midlines"), again.figure("midlines"), "{text} {body}");
        }
    }
}

// In three tests, so that they run side by side.
fn agree_over_sets(sets: std::ops::Range<usize>) {
    for (i, setup) in option_sets().iter().enumerate().skip(sets.start).take(sets.len()) {
        agree_over_games(setup, i as u64, crate::common::share(20_000));
        agree_over_scattered(setup, i as u64, crate::common::share(1_500));
    }
}

#[test]
fn the_slow_implementation_agrees_with_the_presets_and_bonus_one() {
    agree_over_sets(0..6);
}

#[test]
fn the_slow_implementation_agrees_with_bonus_none_and_per_captive() {
    agree_over_sets(6..14);
}

#[test]
fn the_slow_implementation_agrees_with_bonus_five() {
    agree_over_sets(14..18);
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
fn the_setups_are_those_of_the_rules() {
    let start = |preset| Street::start(&setup(preset, &[])).unwrap().write_position();
    assert_eq!(
        start("classic"),
        "1H H14 G14 0,7:H -6,5:H -2,5:H 2,5:H 6,5:H -4,3:H 4,3:H -7,0:H 7,0:G \
         -4,-3:G 4,-3:G -6,-5:G -2,-5:G 2,-5:G 6,-5:G 0,-7:G"
    );
    assert_eq!(
        start("garden-gate"),
        "1H H14 G14 0,7:H -6,5:H -2,5:H 2,5:H 6,5:H -4,3:H 0,3:H 4,3:H \
         -4,-3:G 0,-3:G 4,-3:G -6,-5:G -2,-5:G 2,-5:G 6,-5:G 0,-7:G"
    );
    let figures = |preset| {
        let start = Street::start(&setup(preset, &[])).unwrap();
        (start.figure("harmonies"), start.figure("midlines"))
    };
    let strings = |a: &str, b: &str| vec![a.to_string(), b.to_string()];
    assert_eq!(figures("classic"), (strings("2", "2"), strings("N", "S")));
    assert_eq!(figures("garden-gate"), (strings("1", "1"), strings("N", "S")));
}

/// How far the stack at a point gets to the east.
fn eastward(game: &Game<Street>, from: (i8, i8)) -> i8 {
    let goes = |n: &i8| game.refusal(&[Place::at(from.0, from.1), Place::at(from.0 + n, from.1)]).is_none();
    (1..=8).filter(goes).max().unwrap_or(0)
}

#[test]
fn a_captor_moves_as_far_as_its_bonus_says() {
    let text = "H H0 G0 -8,0:H -8,2:GH -8,-2:HGGH 8,0:G";
    for (bonus, reach, far) in [
        ("one", "3", [3, 4, 4]),
        ("one", "4", [4, 5, 5]),
        ("none", "3", [3, 3, 3]),
        ("none", "4", [4, 4, 4]),
        ("per-captive", "3", [3, 4, 6]),
        ("per-captive", "4", [4, 5, 7]),
        ("five", "3", [3, 5, 5]),
        ("five", "4", [4, 5, 5]),
    ] {
        let game = game(&[("captor-bonus", bonus), ("reach", reach)], text);
        assert_eq!([(-8, 0), (-8, 2), (-8, -2)].map(|at| eastward(&game, at)), far, "{bonus} {reach}");
    }
}

#[test]
fn a_stack_passes_own_stacks_and_never_enemies() {
    let own = game(&[], "H H0 G0 8,0:H 7,0:H 6,0:H 8,1:G 8,-1:G 0,0:G");
    assert!(own.legal_turns().contains(&"(8,0)-(5,0)".to_string()));
    let enemy = game(&[], "H H0 G0 8,0:H 7,0:G 8,1:G 8,-1:G 0,0:G -8,0:H");
    let turns = enemy.legal_turns();
    assert_eq!(turns.iter().filter(|turn| turn.starts_with("(8,0)")).count(), 3, "captures only: {turns:?}");
}

#[test]
fn a_captured_captor_goes_down_with_all_under_it() {
    let mut game = game(&[], "H H14 G14 0,0:HGHG 0,2:H 5,5:G");
    game.play("(0,2)-(0,0)").unwrap();
    assert_eq!(Table::position(&game), "1G H14 G14 5,5:G 0,0:HGHGH");
    game.play("(5,5)-(4,5)").unwrap();
    game.play("(0,0)-(0,4)").unwrap();
    assert_eq!(Table::position(&game), "2G H14 G14 4,5:G 0,4:HGHGH");
}

#[test]
fn a_captor_cannot_capture_unless_it_releases() {
    let text = "H H0 G0 0,0:GH 1,0:G";
    let kept = game(&[], text);
    let why = kept.refusal(&[Place::at(0, 0), Place::at(1, 0)]).unwrap();
    assert_eq!(why, Message::new("captor-cannot-capture").point("from", "(0,0)").point("at", "(1,0)"));
    let mut released = game(&[("release", "on")], text);
    released.play("(0,0)-(1,0)").unwrap();
    assert_eq!(Table::position(&released), "1G H0 G0 0,0:G 1,0:GH");
}

#[test]
fn a_released_stack_belongs_to_its_new_top_and_the_reach_is_counted_before() {
    let mut game = game(&[("release", "on"), ("captor-bonus", "per-captive")], "H H0 G0 -4,0:GHGH 8,0:G");
    game.play("(-4,0)-(2,0)").unwrap();
    assert_eq!(Table::position(&game), "1G H0 G0 -4,0:GHG 2,0:H 8,0:G");
    game.play("(-4,0)-(-4,1)").unwrap();
    assert_eq!(Table::position(&game), "2H H0 G0 -4,1:G -4,0:GH 2,0:H 8,0:G");
}

#[test]
fn released_tiles_lift_above_sixteen_and_only_bar_deploying() {
    let row = |n: i8| (0..n).map(|i| format!(" {},{}:H", i % 8 - 4, 5 - i / 8)).collect::<String>();
    let text = format!("H H3 G3{} 0,-3:HH 7,0:G", row(15));
    let mut game = game(&[("release", "on")], &text);
    assert_eq!(game.refusal(&[Place::Tile("tile")]), Some(Message::new("board-full").number("limit", 16)));
    game.play("(0,-3)-(1,-3)").unwrap();
    game.play("(7,0)-(7,1)").unwrap();
    let tops = game.view().points.iter().filter(|p| p.stack.last().is_some_and(|t| t.owner == 'H')).count();
    assert_eq!(tops, 17);
    assert!(!game.legal_turns().contains(&"L(0,7)".to_string()));
    assert!(game.legal_turns().contains(&"(1,-3)-(1,-4)".to_string()));
}

#[test]
fn sixteen_uncaptured_tiles_bar_deploying_and_captured_ones_do_not_count() {
    let row = |n: i8| (0..n).map(|i| format!(" {},{}:H", i % 8 - 4, 5 - i / 8)).collect::<String>();
    let deploys = |text: String| game(&[], &text).legal_turns().contains(&"L(0,7)".to_string());
    assert!(deploys(format!("H H1 G1{}", row(15))));
    assert!(!deploys(format!("H H1 G1{}", row(16))));
    assert!(deploys(format!("H H1 G1{} 0,-3:HHHHHG", row(15))));
}

#[test]
fn any_stack_on_the_port_prevents_deploying() {
    let refused = |text| game(&[], text).refusal(&[Place::Tile("tile")]);
    let taken = |seat| Some(Message::new("port-taken").point("at", "(0,7)").seat("seat", seat));
    assert_eq!(refused("H H5 G5 0,7:H 0,0:G"), taken('H'));
    assert_eq!(refused("H H5 G5 0,7:HG 0,0:H"), taken('G'));
    assert_eq!(refused("H H0 G5 0,6:HG 0,0:H"), Some(Message::new("reserve-empty")));
    assert_eq!(refused("H H5 G5 0,-7:G 0,0:H"), None);
    let mut game = game(&[], "G H5 G5 0,7:G 0,0:H");
    game.play("L(0,-7)").unwrap();
    assert_eq!(Table::position(&game), "2H H5 G4 0,7:G 0,0:H 0,-7:G");
}

#[test]
fn a_stack_on_a_midline_blocks_and_makes_no_harmony() {
    let harmonies = |text| Street::read_position(&setup("classic", &[]), text).unwrap().figure("harmonies");
    assert_eq!(harmonies("H H1 G1 -3,2:H 3,2:H 0,-1:G"), ["1", "0"]);
    assert_eq!(harmonies("H H1 G1 -3,2:H 3,2:H 0,2:H 0,-1:G"), ["0", "0"], "the own stack blocks");
    assert_eq!(harmonies("H H1 G1 -3,2:H 3,2:H 1,2:G 0,-1:G"), ["0", "0"], "an enemy blocks");
    assert_eq!(harmonies("H H1 G1 -3,0:H 3,0:H 0,4:H 0,-4:H 0,-1:G"), ["0", "0"], "on the axes");
    assert_eq!(harmonies("H H1 G1 2,-3:GH 2,3:H 0,-1:G"), ["1", "0"], "captors count by their top");
    assert_eq!(harmonies("H H1 G1 -2,3:H 2,3:H 5,3:H 0,-1:G"), ["1", "0"], "only neighbours");
}

/// Host holds the four midlines, with a fifth tile to move; Guest has one tile.
const HOST_HOLDS: &str = "-3,2:H 3,2:H -3,-2:H 3,-2:H 0,8:H 8,0:G";

#[test]
fn only_a_claim_wins_with_win_claim() {
    let mut game = game(&[], &format!("G H0 G5 {HOST_HOLDS}"));
    assert_eq!(result(&game), "*");
    game.play("claim").unwrap();
    assert_eq!(result(&game), "*", "a false claim");
    assert_eq!(
        Table::position(&game),
        Table::position(&self::game(&[], "2H H0 G5 0,8:H -3,2:H 3,2:H 8,0:G -3,-2:H 3,-2:H"))
    );
    game.play("claim").unwrap();
    assert_eq!(result(&game), "H claim");
    assert_eq!(game.legal_turns().len(), 0);
    assert_eq!(game.entries(), ["1G.claim", "2H.claim"]);
}

#[test]
fn a_claim_is_legal_but_not_counted() {
    let game = Game::<Street>::new(setup("classic", &[])).unwrap();
    assert_eq!((game.legal_turns().len(), game.measured().counts()[0].1), (171, 170));
    let start = Game::<Street>::new(setup("classic", &[("win", "start")])).unwrap();
    assert_eq!(start.legal_turns().len(), 170);
    assert_eq!(start.refusal(&[Place::Word("claim")]), Some(Message::new("claim-not-in-play")));
}

#[test]
fn with_win_start_the_player_whose_turn_starts_wins() {
    let mut game = game(&[("win", "start")], &format!("G H0 G5 {HOST_HOLDS}"));
    assert_eq!(result(&game), "*", "it is Guest's turn");
    game.play("(8,0)-(7,0)").unwrap();
    assert_eq!(result(&game), "H midlines");
}

#[test]
fn with_win_immediate_both_are_looked_at_and_both_at_once_is_a_draw() {
    let immediate = &[("win", "immediate")];
    assert_eq!(result(&game(immediate, &format!("G H0 G5 {HOST_HOLDS}"))), "H midlines");
    let text = "H H0 G0 -3,2:H 3,2:H -3,-2:H 5,-2:H -5,6:G 5,6:G -5,-6:G 5,-6:G";
    let mut both = game(immediate, text);
    assert_eq!(result(&both), "*", "Host's tile stands in the way of both");
    both.play("(5,-2)-(3,-2)").unwrap();
    assert_eq!(result(&both), "draw midlines");
    let mut opened = game(immediate, text);
    opened.play("(5,-2)-(6,-2)").unwrap();
    assert_eq!(result(&opened), "G midlines", "the mover can hand it to the other");
}

#[test]
fn a_player_who_can_neither_move_nor_deploy_loses() {
    let taken = |reserve| {
        let mut game = game(&[], &format!("H H0 G{reserve} 0,0:G 0,3:H 5,5:H"));
        game.play("(0,3)-(0,0)").unwrap();
        result(&game)
    };
    assert_eq!(taken(0), "H no-move");
    assert_eq!(taken(1), "*", "Guest can deploy");
    let hemmed = "8,0:HG 8,1:H 8,-1:H 7,0:H";
    assert_eq!(result(&game(&[], &format!("G H0 G0 {hemmed}"))), "H no-move", "a claim does not save");
    assert_eq!(result(&game(&[("release", "on")], &format!("G H0 G0 {hemmed}"))), "*", "it can capture");
}

#[test]
fn the_third_occurrence_is_a_draw_even_with_a_true_claim_open() {
    let turns = ["(0,8)-(0,7)", "(8,0)-(8,1)", "(0,7)-(0,8)", "(8,1)-(8,0)"];
    for (limits, end) in [("on", "draw repetition"), ("off", "*")] {
        let mut game = game(&[("limits", limits)], &format!("H H0 G5 {HOST_HOLDS}"));
        for turn in turns.iter().chain(&turns) {
            assert_eq!(result(&game), "*");
            game.play(turn).unwrap();
        }
        assert_eq!(result(&game), end);
    }
    // A position with other captives below the same tops is another position.
    let mut game = game(&[], "H H0 G0 0,0:H 0,1:G 5,5:H 5,6:G");
    game.play("(0,0)-(0,1)").unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn guests_turn_500_is_the_last() {
    let text = format!("500G H0 G5 {HOST_HOLDS}");
    let mut limited = game(&[], &text);
    limited.play("500G.(8,0)-(8,1)").unwrap();
    assert_eq!(result(&limited), "draw turn-limit");
    let mut open = game(&[("limits", "off")], &text);
    open.play("(8,0)-(8,1)").unwrap();
    assert_eq!(open.next_entry(), (501, Seat(0)));
    let mut won = game(&[("win", "start")], &text);
    won.play("(8,0)-(8,1)").unwrap();
    assert_eq!(result(&won), "H midlines", "the midlines come first");
}

#[test]
fn either_player_may_resign_at_any_time() {
    for (seat, entry) in [(0, "2H.resign"), (1, "1G.resign")] {
        let mut game = Game::<Street>::new(setup("classic", &[])).unwrap();
        game.play("(6,5)-(5,6)").unwrap();
        game.resign(Seat(seat)).unwrap();
        assert_eq!(result(&game), format!("{} resign", ['G', 'H'][seat as usize]));
        assert_eq!(game.entries().last().unwrap(), entry);
        crate::common::notation_round_trips(&game);
        assert_eq!(game.view().seats[seat as usize].state, "resigned");
    }
    let mut early = Game::<Street>::new(setup("classic", &[])).unwrap();
    early.resign(Seat(1)).unwrap();
    assert_eq!(early.entries(), ["0H.1", "0G.1", "1G.resign"]);
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
        let harmonies: usize = position.figure("harmonies").iter().map(|n| n.parse::<usize>().unwrap()).sum();
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
    assert!(Table::position(&game).ends_with("HGH"));
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
    let standing = |text| Street::read_position(&setup("classic", &[]), text).unwrap().standing(Seat(0));
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
            let _ = (position.turns(), position.write_position(), position.standing(Seat(0)));
        }
    }
}
