//! Where tiles may go, and what they take.

use super::*;

#[test]
fn gates_may_be_crossed_but_not_entered() {
    let game = board('G', "0,7:GR3", "", "", &[]);
    assert_eq!(refused(&game, "(0,7)-(0,8)"), "gate");
    // Around the gate both ways are walled off, so the only way to (1,8) leads through it.
    let walled = board('G', "0,7:GR3 1,7:HK -1,7:HK", "", "", &[]);
    plays(&walled, "(0,7)-(1,8)");
    let taken = board('G', "0,7:GR3 1,7:HK -1,7:HK 0,8:HR3", "", "", &[]);
    assert_eq!(refused(&taken, "(0,7)-(1,8)"), "blocked");
}

#[test]
fn a_gate_between_two_tiles_hides_them_from_each_other() {
    let across = board('G', "8,-2:GR3 7,2:GR4", "K", "", &[]);
    assert_eq!(refused(&across, "(7,2)-(8,2)+K(0,0)"), "no-bonus");
}

#[test]
fn clashing_flowers_capture_each_other() {
    let game = board('G', "1,7:GR3 3,8:HW3 5,6:HW4", "", "", &[]);
    let next = plays(&game, "(1,7)-(3,8)");
    let view = next.view();
    let there = view.points.iter().find(|point| point.name == "(3,8)").unwrap();
    assert_eq!((there.stack[0].owner, there.stack[0].kind), ('G', "R3"));
    let held = |game: &Game<Skud>| game.view().seats[1].reserve.clone();
    assert_eq!(held(&next), held(&game), "what is captured leaves the game");
}

#[test]
fn other_flowers_do_not_capture_each_other() {
    let game = board('G', "1,7:GR3 3,8:HW4", "", "", &[]);
    assert_eq!(refused(&game, "(1,7)-(3,8)"), "cannot-capture");
}

#[test]
fn growing_tiles_are_never_captured() {
    let game = board('G', "0,6:GO 2,2:GL 0,8:HW4", "", "", &[]);
    assert_eq!(refused(&game, "(0,6)-(0,8)"), "gate");
}

#[test]
fn an_orchid_captures_any_flower_while_the_own_lotus_blooms() {
    let tiles = "0,-3:GO 3,-3:HW4 -3,-3:HL";
    let without = board('G', tiles, "", "", &[]);
    assert_eq!(refused(&without, "(0,-3)-(3,-3)"), "cannot-capture");
    let with = board('G', &format!("{tiles} 7,1:GL"), "", "", &[]);
    plays(&with, "(0,-3)-(3,-3)");
    plays(&with, "(0,-3)-(-3,-3)");
    let growing = board('G', &format!("{tiles} 8,0:GL"), "", "", &[]);
    assert_eq!(refused(&growing, "(0,-3)-(3,-3)"), "cannot-capture");
}

#[test]
fn an_orchid_captures_straight_from_a_gate() {
    let game = board('G', "0,-8:GO 7,1:GL 2,-7:HW4", "", "", &[]);
    plays(&game, "(0,-8)-(2,-7)");
}

#[test]
fn an_orchid_falls_to_basic_flowers_only_while_its_lotus_blooms() {
    let tiles = "1,7:GR3 3,8:HO";
    assert_eq!(refused(&board('G', tiles, "", "", &[]), "(1,7)-(3,8)"), "cannot-capture");
    plays(&board('G', &format!("{tiles} -7,1:HL"), "", "", &[]), "(1,7)-(3,8)");
}

#[test]
fn the_lotus_takes_an_orchid_only_by_option() {
    let tiles = "1,8:GL 3,8:HO -7,1:HL";
    assert_eq!(refused(&board('G', tiles, "", "", &[]), "(1,8)-(3,8)"), "cannot-capture");
    plays(&board('G', tiles, "", "", &[("lotus-takes-orchid", "on")]), "(1,8)-(3,8)");
    let orchid = "0,8:GO 3,8:HO -7,1:HL";
    assert_eq!(refused(&board('G', orchid, "", "", &[]), "(0,8)-(3,8)"), "cannot-capture");
    plays(&board('G', orchid, "", "", &[("lotus-takes-orchid", "on")]), "(0,8)-(3,8)");
}

#[test]
fn a_lotus_is_captured_by_nothing_but_an_orchid() {
    let game = board('G', "1,7:GR3 3,8:HL 3,6:GL", "", "", &[("lotus-takes-orchid", "on")]);
    assert_eq!(refused(&game, "(1,7)-(3,8)"), "cannot-capture");
    assert_eq!(refused(&game, "(3,6)-(3,8)"), "cannot-capture");
}

#[test]
fn captured_specials_return_by_option() {
    let tiles = "0,-3:GO -3,-3:HL 7,1:GL";
    let hand = |game: Game<Skud>| game.view().seats[1].reserve.iter().any(|(kind, _)| *kind == "L");
    assert!(!hand(plays(&board('G', tiles, "", "", &[]), "(0,-3)-(-3,-3)")));
    let returning = board('G', tiles, "", "", &[("captured-specials", "return")]);
    assert!(hand(plays(&returning, "(0,-3)-(-3,-3)")));
}

#[test]
fn tiles_beside_a_bamboo_are_safe() {
    let game = board('G', "1,7:GR3 3,8:HW3 4,8:GM", "", "", &[("oasis", "on")]);
    assert_eq!(refused(&game, "(1,7)-(3,8)"), "protected");
}

#[test]
fn an_orchid_traps_enemies_around_it_but_not_growing_ones() {
    let game = board('G', "1,7:GR3 2,8:HO", "", "", &[]);
    assert_eq!(refused(&game, "(1,7)-(1,5)"), "trapped");
    let growing = board('G', "0,8:GR3 1,8:HO", "", "", &[]);
    plays(&growing, "(0,8)-(-1,8)");
    let asleep = board('G', "1,8:GR3 0,8:HO", "", "", &[]);
    plays(&asleep, "(1,8)-(2,8)");
}

#[test]
fn two_orchids_next_to_each_other_trap_each_other() {
    let game = board('G', "0,0:GO 1,1:HO", "", "", &[]);
    assert_eq!(refused(&game, "(0,0)-(-1,0)"), "trapped");
    let mut game = plays(&game, "R3(0,-8)");
    assert_eq!(game.play("(1,1)-(2,1)").unwrap_err().id, "trapped");
}

#[test]
fn no_arrange_may_leave_a_clash_anywhere() {
    let sees = board('G', "0,-6:GR3 4,-5:HW3", "", "", &[]);
    assert_eq!(refused(&sees, "(0,-6)-(0,-5)"), "clash");
    // The Lily stands between a Rose and a Jasmine: it may only move along their line.
    let between = board('G', "-6,-6:GR3 0,-6:GW4 6,-6:HW3", "", "", &[]);
    assert_eq!(refused(&between, "(0,-6)-(0,-5)"), "clash");
    plays(&between, "(0,-6)-(1,-6)");
}

#[test]
fn a_rock_cancels_its_whole_row_beyond_other_tiles() {
    let tiles = "-6,-6:GR 0,-6:GR3 3,-6:GR4 -3,-6:HW5";
    let game = board('G', tiles, "", "", &[]);
    assert_eq!(game.stats().seat_stat("harmonies")[0], "0");
    let line = &game.view().lines[0];
    assert_eq!(line.state, LineState::Blocked);
}

#[test]
fn knotweed_drains_its_eight_neighbours_and_prevents_no_clash() {
    let game = board('G', "0,-6:GR3 3,-6:GR4 1,-5:HK", "", "", &[]);
    assert_eq!(game.stats().seat_stat("harmonies")[0], "0");
    assert_eq!(game.view().lines[0].state, LineState::Drained);
    let clash = board('G', "0,-6:GR3 4,-5:HW3 5,-4:HK", "", "", &[]);
    assert_eq!(refused(&clash, "(0,-6)-(0,-5)"), "clash");
}
