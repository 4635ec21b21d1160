//! The corners of the rules, one test each.

use super::*;

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
    let found = |preset| {
        let start = Street::start(&setup(preset, &[])).unwrap();
        (figures(&start, "harmonies"), figures(&start, "midlines"))
    };
    let strings = |a: &str, b: &str| vec![a.to_string(), b.to_string()];
    assert_eq!(found("classic"), (strings("2", "2"), strings("N", "S")));
    assert_eq!(found("garden-gate"), (strings("1", "1"), strings("N", "S")));
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
    assert_eq!(AnyGame::position(&game), "1G H14 G14 5,5:G 0,0:HGHGH");
    game.play("(5,5)-(4,5)").unwrap();
    game.play("(0,0)-(0,4)").unwrap();
    assert_eq!(AnyGame::position(&game), "2G H14 G14 4,5:G 0,4:HGHGH");
}

#[test]
fn a_captor_cannot_capture_unless_it_releases() {
    let text = "H H0 G0 0,0:GH 1,0:G";
    let kept = game(&[], text);
    let why = kept.refusal(&[Place::at(0, 0), Place::at(1, 0)]).unwrap();
    assert_eq!(why, Message::new("captor-cannot-capture").point("from", "(0,0)").point("at", "(1,0)"));
    let mut released = game(&[("release", "on")], text);
    released.play("(0,0)-(1,0)").unwrap();
    assert_eq!(AnyGame::position(&released), "1G H0 G0 0,0:G 1,0:GH");
}

#[test]
fn a_released_stack_belongs_to_its_new_top_and_the_reach_is_counted_before() {
    let mut game = game(&[("release", "on"), ("captor-bonus", "per-captive")], "H H0 G0 -4,0:GHGH 8,0:G");
    game.play("(-4,0)-(2,0)").unwrap();
    assert_eq!(AnyGame::position(&game), "1G H0 G0 -4,0:GHG 2,0:H 8,0:G");
    game.play("(-4,0)-(-4,1)").unwrap();
    assert_eq!(AnyGame::position(&game), "2H H0 G0 -4,1:G -4,0:GH 2,0:H 8,0:G");
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
    assert_eq!(AnyGame::position(&game), "2H H5 G4 0,7:G 0,0:H 0,-7:G");
}

#[test]
fn a_stack_on_a_midline_blocks_and_makes_no_harmony() {
    let harmonies =
        |text| figures(&Street::read_position(&setup("classic", &[]), text).unwrap(), "harmonies");
    assert_eq!(harmonies("H H1 G1 -3,2:H 3,2:H 0,-1:G"), ["1", "0"]);
    assert_eq!(harmonies("H H1 G1 -3,2:H 3,2:H 0,2:H 0,-1:G"), ["0", "0"], "one's own stack blocks");
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
        AnyGame::position(&game),
        AnyGame::position(&self::game(&[], "2H H0 G5 0,8:H -3,2:H 3,2:H 8,0:G -3,-2:H 3,-2:H"))
    );
    game.play("claim").unwrap();
    assert_eq!(result(&game), "H claim");
    assert_eq!(game.legal_turns().len(), 0);
    assert_eq!(game.entries(), ["1G.claim", "2H.claim"]);
}

#[test]
fn a_claim_is_legal_but_not_counted() {
    let game = Game::<Street>::new(setup("classic", &[])).unwrap();
    assert_eq!((game.legal_turns().len(), game.stats().counts()[0].1), (171, 170));
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
