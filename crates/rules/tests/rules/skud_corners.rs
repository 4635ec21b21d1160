//! The corners of Skud's rules, one test each.

use crate::common::setup;
use rules::game::{Outcome, Reason, Rules, Seat};
use rules::record::result_tag;
use rules::skud::Skud;
use rules::table::{Game, Table};
use rules::view::{LineState, Place};

const BASICS: &str = "3xR3 3xR4 3xR5 3xW3 3xW4 3xW5";

/// A position of two players with tiles and bonus tiles in hand; the flowers on the board are taken
/// from full sets.
fn board(seat: char, tiles: &str, guest: &str, host: &str, options: &[(&str, &str)]) -> Game<Skud> {
    preset("standard", seat, tiles, guest, host, options)
}

fn preset(
    preset: &str,
    seat: char,
    tiles: &str,
    guest: &str,
    host: &str,
    options: &[(&str, &str)],
) -> Game<Skud> {
    let reserve = |owner: char, extra: &str| {
        let mut words = vec![owner.to_string()];
        for kind in BASICS.split(' ').map(|word| &word[2..]) {
            let standing = tiles.split(' ').filter(|tile| tile.ends_with(&format!(":{owner}{kind}"))).count();
            if standing < 3 {
                words.push(format!("{}x{kind}", 3 - standing));
            }
        }
        words.extend(extra.split(' ').filter(|word| !word.is_empty()).map(str::to_string));
        words.join(" ")
    };
    let tiles = if tiles.is_empty() { "-" } else { tiles };
    let text = format!("turn 5{seat} | {tiles} | {} | {}", reserve('G', guest), reserve('H', host));
    Game::from_position(setup::<Skud>(2, preset, options), &text)
        .unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn result(game: &Game<Skud>) -> String {
    result_tag(game.setup(), game.outcome())
}

/// The identifier of the reason why a turn is refused.
fn refused(game: &Game<Skud>, body: &str) -> &'static str {
    game.copy().play(body).expect_err(body).id
}

fn plays(game: &Game<Skud>, body: &str) -> Game<Skud> {
    let mut next = game.clone();
    next.play(body).unwrap_or_else(|why| panic!("{body}: {why}"));
    next
}

/// Three corners of Guest's ring and the fourth one step away.
const NEARLY_RING: &str = "5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-3:GR4";

#[test]
fn a_bonus_can_be_declined() {
    let mut game = board('G', "0,-6:GR3 3,-5:GR4", "K", "", &[]);
    game.step(&[Place::at(3, -5), Place::at(3, -6)]).unwrap();
    assert!(game.pending(), "a new harmony gives a bonus");
    game.step(&[Place::Word("decline")]).unwrap();
    assert_eq!(game.seat(), Seat(1));
    assert_eq!(game.entries(), ["5G.(3,-5)-(3,-6)"], "a declined bonus adds nothing to the record");
}

#[test]
fn a_closed_ring_wins() {
    let game = board('G', NEARLY_RING, "R", "", &[]);
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)")), "G ring");
    let view = plays(&game, "(5,-3)-(5,-2)").view();
    assert_eq!(view.rings.len(), 1);
    assert_eq!(view.rings[0].points.len(), 4);
}

#[test]
fn the_bonus_may_be_taken_although_the_arrange_closed_a_ring() {
    let game = board('G', NEARLY_RING, "R", "", &[]);
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)+R(0,7)")), "G ring");
}

#[test]
fn a_bonus_can_undo_the_own_ring() {
    let game = board('G', NEARLY_RING, "R K", "", &[]);
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)+R(0,2)")), "*");
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)+K(4,3)")), "*");
}

#[test]
fn a_bonus_can_hand_a_ring_to_the_opponent() {
    let tiles = "5,2:HR3 -5,2:HR4 -5,-2:HR3 5,-2:HR4 0,2:GR 7,5:GR5 6,4:GR4";
    let game = board('G', tiles, "B", "", &[]);
    assert_eq!(result(&plays(&game, "(6,4)-(7,4)")), "*");
    assert_eq!(result(&plays(&game, "(6,4)-(7,4)+B(0,2)")), "H ring");
}

#[test]
fn two_rings_at_once_are_a_draw() {
    let tiles = format!("{NEARLY_RING} 2,5:HR3 -2,5:HR4 -2,-5:HR3 2,-5:HR4 0,5:HR");
    let game = board('G', &tiles, "B", "", &[]);
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)")), "G ring");
    assert_eq!(result(&plays(&game, "(5,-3)-(5,-2)+B(0,5)")), "draw ring");
}

#[test]
fn a_ring_beside_the_centre_is_none() {
    let game = board('G', "7,1:GR3 2,1:GR4 2,5:GR3 7,4:GR4", "", "", &[]);
    assert_eq!(result(&plays(&game, "(7,4)-(7,5)")), "*");
}

#[test]
fn a_harmony_across_the_centre_is_no_part_of_a_ring() {
    // Both ways around the lower half use the line through (0,0).
    let game = board('G', "-5,0:GR3 5,0:GR4 5,3:GR3 -5,2:GR4", "", "", &[]);
    let next = plays(&game, "(-5,2)-(-5,3)");
    assert_eq!(next.position().figure("harmonies")[0], "4");
    assert_eq!(result(&next), "*");
}

#[test]
fn unblocking_counts_as_a_new_harmony_and_realigning_does_not() {
    let game = board('G', "-4,-6:GR3 0,-6:GW3 4,-6:GR4", "K", "", &[]);
    assert!(plays(&game, "(0,-6)-(0,-5)+K(0,3)").outcome().is_none(), "the flower between stepped aside");
    // R3 and R4 see each other along the column before and along the row after.
    let game = board('G', "0,-6:GR3 0,-3:GR4", "K", "", &[]);
    assert_eq!(refused(&game, "(0,-3)-(1,-6)+K(0,3)"), "no-bonus");
    assert_eq!(plays(&game, "(0,-3)-(1,-6)").position().figure("harmonies")[0], "1");
}

#[test]
fn planting_beside_a_pond_gives_no_bonus_even_if_it_harmonises() {
    let game = board('G', "0,-5:HP 4,-6:GR4", "K", "", &[("oasis", "on")]);
    let next = plays(&game, "R3(0,-6)");
    assert_eq!((next.position().figure("harmonies")[0].as_str(), next.pending()), ("1", false));
}

#[test]
fn a_bonus_plants_a_basic_flower_only_without_a_growing_one() {
    let tiles = "0,-6:GR3 3,-5:GR4";
    let game = board('G', tiles, "L", "", &[]);
    plays(&game, "(3,-5)-(3,-6)+W3(0,8)");
    let game = board('G', &format!("{tiles} 8,0:GW5"), "L", "", &[]);
    assert_eq!(refused(&game, "(3,-5)-(3,-6)+W3(0,8)"), "has-growing");
    plays(&game, "(3,-5)-(3,-6)+L(0,8)");
}

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
    assert_eq!(game.position().figure("harmonies")[0], "0");
    let line = &game.view().lines[0];
    assert_eq!(line.state, LineState::Blocked);
}

#[test]
fn knotweed_drains_its_eight_neighbours_and_prevents_no_clash() {
    let game = board('G', "0,-6:GR3 3,-6:GR4 1,-5:HK", "", "", &[]);
    assert_eq!(game.position().figure("harmonies")[0], "0");
    assert_eq!(game.view().lines[0].state, LineState::Drained);
    let clash = board('G', "0,-6:GR3 4,-5:HW3 5,-4:HK", "", "", &[]);
    assert_eq!(refused(&clash, "(0,-6)-(0,-5)"), "clash");
}

/// A harmony to be made anywhere far from what is tested, so that a bonus follows.
const BONUS: &str = "-8,-1:GR3 -7,-4:GR4";
const ARRANGE: &str = "(-7,-4)-(-8,-4)";

fn bonus(game: &Game<Skud>, accent: &str) -> Result<Game<Skud>, &'static str> {
    let mut next = game.clone();
    next.play(&format!("{ARRANGE}+{accent}")).map(|()| next).map_err(|why| why.id)
}

fn with_bonus(tiles: &str, hand: &str, options: &[(&str, &str)]) -> Game<Skud> {
    board('G', format!("{BONUS} {tiles}").trim(), hand, "", options)
}

fn tile_at(game: &Game<Skud>, name: &str) -> Option<String> {
    let view = game.view();
    let point = view.points.iter().find(|point| point.name == name).unwrap();
    point.stack.last().map(|piece| format!("{}{}", piece.owner, piece.kind))
}

#[test]
fn a_wheel_turns_everything_around_it_clockwise() {
    let game = with_bonus("3,6:HW4 4,6:GK 4,4:HB", "W", &[]);
    let next = bonus(&game, "W(3,5)").unwrap();
    assert_eq!(tile_at(&next, "(4,6)").as_deref(), Some("HW4"));
    assert_eq!(tile_at(&next, "(4,5)").as_deref(), Some("GK"));
    assert_eq!(tile_at(&next, "(3,4)").as_deref(), Some("HB"));
    assert_eq!(tile_at(&next, "(3,5)").as_deref(), Some("GW"));
}

#[test]
fn a_wheel_with_nothing_around_it_is_allowed() {
    assert!(bonus(&with_bonus("", "W", &[]), "W(5,5)").is_ok());
}

#[test]
fn a_wheel_turns_no_rock() {
    assert_eq!(bonus(&with_bonus("3,6:HR", "W", &[]), "W(3,5)").err(), Some("wheel-rock"));
}

#[test]
fn a_wheel_beside_a_gate_needs_it_empty_and_pushes_nothing_in() {
    let growing = with_bonus("0,8:HW4", "W", &[]);
    assert_eq!(bonus(&growing, "W(1,7)").err(), Some("wheel-growing"));
    let pushed = with_bonus("0,7:HW4", "W", &[]);
    assert_eq!(bonus(&pushed, "W(1,7)").err(), Some("wheel-ground"));
    let beside = with_bonus("1,8:HW4", "W", &[]);
    assert_eq!(tile_at(&bonus(&beside, "W(1,7)").unwrap(), "(2,8)").as_deref(), Some("HW4"));
    assert_eq!(bonus(&beside, "W(0,8)").err(), Some("gate"));
}

#[test]
fn a_wheel_at_the_rim_pushes_nothing_off_the_board() {
    let off = with_bonus("2,8:HW4", "W", &[]);
    assert_eq!(bonus(&off, "W(3,8)").err(), Some("wheel-ground"));
    let inward = with_bonus("4,8:HW4", "W", &[]);
    assert_eq!(tile_at(&bonus(&inward, "W(3,8)").unwrap(), "(4,7)").as_deref(), Some("HW4"));
}

#[test]
fn a_wheel_pushes_no_flower_into_the_other_garden_and_makes_no_clash() {
    // North of (0,5) a white flower turns north-east into the red garden.
    let garden = with_bonus("0,5:HW4", "W", &[]);
    assert_eq!(bonus(&garden, "W(0,4)").err(), Some("wheel-ground"));
    let clash = with_bonus("3,7:HW4 8,1:HR4 4,-7:HR4", "W", &[]);
    assert_eq!(bonus(&clash, "W(3,6)").err(), Some("clash"));
}

#[test]
fn a_boat_moves_a_flower_of_either_player_and_stays() {
    for owner in ['G', 'H'] {
        let game = with_bonus(&format!("3,7:{owner}W4"), "B", &[]);
        let next = bonus(&game, "B(3,7)-(4,8)").unwrap();
        assert_eq!(tile_at(&next, "(3,7)").as_deref(), Some("GB"));
        assert_eq!(tile_at(&next, "(4,8)"), Some(format!("{owner}W4")), "the flower keeps its owner");
    }
}

#[test]
fn a_boat_removes_every_kind_of_accent_and_itself() {
    for owner in ['G', 'H'] {
        for kind in ["R", "W", "K", "B", "M", "P", "T"] {
            let game = with_bonus(&format!("3,7:{owner}{kind}"), "B", &[("oasis", "on")]);
            let next = bonus(&game, "B(3,7)").unwrap_or_else(|why| panic!("{owner}{kind}: {why}"));
            assert_eq!(tile_at(&next, "(3,7)"), None, "{owner}{kind}");
            let held = next
                .view()
                .seats
                .iter()
                .any(|seat| seat.reserve.iter().any(|(id, _)| ["B", kind].contains(id)));
            assert!(!held, "both leave the game: {owner}{kind}");
        }
    }
}

#[test]
fn a_boat_uncovers_no_clash_and_makes_none() {
    let uncovered = with_bonus("-6,-6:HR3 0,-6:HK 6,-6:HW3", "B", &[]);
    assert_eq!(bonus(&uncovered, "B(0,-6)").err(), Some("clash"));
    // A flower may leave: the Boat covers what it stood between.
    let covered = with_bonus("-6,-6:HR3 0,-6:HL 6,-6:HW3", "B", &[]);
    assert!(bonus(&covered, "B(0,-6)-(0,-5)").is_ok());
    let made = with_bonus("3,7:HW4 4,2:HR4", "B", &[]);
    assert_eq!(bonus(&made, "B(3,7)-(4,7)").err(), Some("clash"));
}

#[test]
fn a_boat_needs_a_blooming_flower_with_a_way_out() {
    assert_eq!(bonus(&with_bonus("0,8:HW4", "B", &[]), "B(0,8)-(1,8)").err(), Some("gate"));
    let shut_in = "4,8:HW4 3,8:HK 3,7:HK 4,7:GK 5,7:GK";
    assert_eq!(bonus(&with_bonus(shut_in, "B", &[]), "B(4,8)-(5,8)").err(), Some("body-malformed"));
    assert_eq!(bonus(&with_bonus(shut_in, "B", &[]), "B(4,8)-(3,8)").err(), Some("boat-no-way"));
}

#[test]
fn bamboo_sends_everything_around_it_home() {
    let tiles = "3,7:HW4 4,7:GK 5,7:HR";
    let next = bonus(&with_bonus(tiles, "M", &[("oasis", "on")]), "M(4,6)").unwrap();
    assert_eq!(
        [tile_at(&next, "(3,7)"), tile_at(&next, "(4,7)"), tile_at(&next, "(5,7)")],
        [None, None, None]
    );
    let held = |seat: usize, kind: &str| next.view().seats[seat].reserve.iter().any(|(id, _)| *id == kind);
    assert!(held(0, "K") && held(1, "R"), "reserves may hold more than was chosen");
    assert_eq!(tile_at(&next, "(4,6)").as_deref(), Some("GM"));
}

#[test]
fn bamboo_beside_a_growing_tile_is_refused_or_does_nothing_by_option() {
    let tiles = "0,8:HW4 2,8:GR5";
    assert_eq!(bonus(&with_bonus(tiles, "M", &[("oasis", "on")]), "M(1,8)").err(), Some("bamboo-growing"));
    let lenient = with_bonus(tiles, "M", &[("oasis", "on"), ("bamboo", "own-flower")]);
    let next = bonus(&lenient, "M(1,8)").unwrap();
    assert_eq!(tile_at(&next, "(2,8)").as_deref(), Some("GR5"), "it just stands there");
    let enemy = with_bonus("3,7:HW4", "M", &[("oasis", "on"), ("bamboo", "own-flower")]);
    assert_eq!(tile_at(&bonus(&enemy, "M(3,6)").unwrap(), "(3,7)").as_deref(), Some("HW4"));
}

#[test]
fn flowers_bloom_at_once_beside_a_pond() {
    let game = board('G', "0,0:HP", "", "", &[("oasis", "on")]);
    plays(&game, "R3(1,1)");
    assert_eq!(refused(&game, "W3(1,1)"), "red-garden");
    assert_eq!(refused(&game, "R3(2,2)"), "plant-in-gate");
    let clash = board('G', "0,0:HP 7,1:HW3", "", "", &[("oasis", "on")]);
    assert_eq!(refused(&clash, "R3(1,1)"), "clash");
}

#[test]
fn a_turtle_lets_strangers_harmonise_for_its_owner() {
    let owners = |preset_name: &str, tiles: &str| {
        let game = preset(preset_name, 'G', tiles, "", "", &[("oasis", "on")]);
        game.view().lines.iter().map(|line| line.owners.clone()).collect::<Vec<_>>()
    };
    // Roses of two players, a Turtle of each beside them.
    let strangers = "0,-6:GR3 4,-6:HR3 1,-7:HT";
    assert_eq!(owners("standard", strangers), ["H"]);
    assert_eq!(owners("garden-gate", strangers), ["H"]);
    assert_eq!(owners("standard", &format!("{strangers} 5,-5:GT")), ["GH"]);
    // One owner's tiles: the source gives them to the Turtle, the public game to the tiles' owner.
    let own = "0,-6:GR3 4,-6:GR3 1,-7:HT";
    assert_eq!(owners("standard", own), ["H"]);
    assert_eq!(owners("garden-gate", own), ["G"]);
    // An Orchid must stand beside the Turtle itself.
    assert_eq!(owners("standard", "0,-6:GO 4,-6:GR3 1,-7:HT"), ["H"]);
    assert_eq!(owners("standard", "0,-6:GO 4,-6:GR3 5,-7:HT"), Vec::<String>::new());
    assert_eq!(owners("garden-gate", "0,-6:GO 4,-6:GR3 1,-7:HT"), Vec::<String>::new());
    assert_eq!(owners("standard", "0,-6:GO 4,-6:HL 1,-7:HT"), Vec::<String>::new());
}

#[test]
fn a_lotus_harmony_belongs_to_the_basic_flower() {
    let game = board('G', "0,-6:HL 4,-6:GR3", "", "", &[]);
    assert_eq!(game.position().figure("harmonies"), ["1", "0"]);
    assert_eq!(board('G', "0,-6:HL 4,-6:GL", "", "", &[]).position().figure("harmonies"), ["0", "0"]);
}

/// Guest plants the last basic flower of the reserve.
fn last_flower(tiles: &str, guest: &str, host: &str, options: &[(&str, &str)]) -> String {
    let text = format!("turn 9G | {tiles} | G R3 {guest} | H 3xR3 {host}");
    let mut game =
        Game::<Skud>::from_position(setup::<Skud>(2, "standard", options), text.replace("  ", " ").trim())
            .unwrap();
    game.play("R3(0,-8)").unwrap();
    result(&game)
}

#[test]
fn the_last_flower_ends_the_game_for_whoever_has_more_accents() {
    assert_eq!(last_flower("-", "2xK", "K", &[]), "G last-flower");
    assert_eq!(last_flower("-", "K", "K R", &[]), "H last-flower");
}

#[test]
fn equal_accents_compare_harmonies_and_then_draw() {
    assert_eq!(last_flower("0,-6:HR4 4,-6:HR5", "K", "K", &[]), "H last-flower");
    assert_eq!(last_flower("-", "K", "K", &[]), "draw last-flower");
}

#[test]
fn the_last_flower_can_be_judged_by_midlines_or_not_at_all() {
    let midlines = [("last-flower", "midlines")];
    assert_eq!(last_flower("-4,-6:HR4 4,-6:HR5", "2xK", "K", &midlines), "H last-flower");
    assert_eq!(last_flower("1,-6:HR4 4,-6:HR5", "2xK", "K", &midlines), "draw last-flower");
    assert_eq!(last_flower("-", "2xK", "K", &[("last-flower", "none")]), "*");
}

#[test]
fn called_clashes_go_home_and_give_no_bonus() {
    let called = [("clash", "called")];
    let mut game = board('G', "0,-6:GR3 4,-6:HW3 0,-4:HW4", "K", "", &called);
    game.read_entry("5G.call").unwrap();
    assert!(!game.pending() && game.seat() == Seat(0), "the turn goes on");
    assert_eq!([tile_at(&game, "(0,-6)"), tile_at(&game, "(4,-6)")], [None, None]);
    assert_eq!(game.copy().play("call").unwrap_err().id, "no-clash-to-call");
    game.read_entry("5G.R3(0,-8)").unwrap();
    assert_eq!(game.entries(), ["5G.call", "5G.R3(0,-8)"]);
    let enforced = board('G', "0,-6:GR3", "", "", &[]);
    assert_eq!(refused(&enforced, "call"), "calls-not-in-play");
}

#[test]
fn clash_conditions_fall_away_where_clashes_are_called() {
    let game = board('G', "0,-6:GR3 4,-5:HW3", "", "", &[("clash", "called")]);
    let next = plays(&game, "(0,-6)-(0,-5)");
    assert!(next.legal_turns().contains(&"call".to_string()), "whoever made it");
}

#[test]
fn a_player_with_nothing_to_do_passes_and_all_passing_is_a_draw() {
    let options = [("last-flower", "none"), ("limits", "off")];
    let setup = setup::<Skud>(2, "standard", &options);
    let mut game = Game::<Skud>::from_position(setup, "turn 7G | - | G - | H -").unwrap();
    assert_eq!(game.legal_turns(), ["pass"]);
    game.play("pass").unwrap();
    assert_eq!(result(&game), "*");
    game.play("pass").unwrap();
    assert_eq!(result(&game), "draw stuck");
    assert_eq!(game.entries(), ["7G.pass", "7H.pass"]);
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = board('G', "0,-5:GR3 1,5:HR3", "", "", &[]);
    let round = ["(0,-5)-(-1,-5)", "(1,5)-(0,5)", "(-1,-5)-(0,-5)", "(0,5)-(1,5)"];
    for body in round.into_iter().chain(round).take(7) {
        game.play(body).unwrap();
        assert_eq!(result(&game), "*");
    }
    game.play(round[3]).unwrap();
    assert_eq!(result(&game), "draw repetition");
    assert!(game.undo() && game.outcome().is_none(), "a turn taken back reopens the game");
}

#[test]
fn the_turn_limit_is_a_draw_after_the_last_players_turn_300() {
    let text = format!("turn 300G | - | G {BASICS} | H {BASICS}");
    let mut game = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), &text).unwrap();
    game.play("R3(0,-8)").unwrap();
    assert_eq!(result(&game), "*");
    game.play("R3(0,8)").unwrap();
    assert_eq!(result(&game), "draw turn-limit");
    let mut unlimited =
        Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[("limits", "off")]), &text).unwrap();
    unlimited.play("R3(0,-8)").unwrap();
    unlimited.play("R3(0,8)").unwrap();
    assert_eq!(result(&unlimited), "*");
}

#[test]
fn host_copies_or_clashes_with_the_opening_flower() {
    for (opening, answer) in [("same", "R4"), ("clashing", "W4")] {
        let mut game =
            Game::<Skud>::new(setup::<Skud>(2, "standard", &[("accents", "all"), ("opening", opening)]))
                .unwrap();
        game.play("1G.R4(0,-8)").unwrap();
        assert_eq!(game.legal_turns(), [format!("{answer}(0,8)")]);
    }
}

#[test]
fn accents_are_read_in_any_order_and_written_sorted() {
    let mut game = Game::<Skud>::new(setup::<Skud>(2, "standard", &[])).unwrap();
    game.read_entry("0H.W,R,R,K").unwrap();
    assert_eq!(game.entries(), ["0H.K,R,R,W"]);
    assert_eq!(game.copy().read_entry("0G.R,R,R,K").unwrap_err().id, "accent-choice");
    assert_eq!(game.copy().read_entry("0G.R,R,K").unwrap_err().id, "too-few-accents");
    assert_eq!(game.copy().read_entry("0G.R,R,K,K,B").unwrap_err().id, "too-many-accents");
    assert_eq!(game.copy().read_entry("0G.R,R,K,M").unwrap_err().id, "not-in-set");
}

#[test]
fn guest_picks_one_accent_for_each_player() {
    let each = [("accents", "guest-picks-each")];
    let mut game = Game::<Skud>::new(setup::<Skud>(2, "standard", &each)).unwrap();
    let start = game.view();
    assert_eq!((start.entry_seat, start.to_move, start.chosen_for), (Some('G'), Some('G'), Some('G')));
    assert_eq!(game.legal_turns().len(), 16, "four kinds for each of two");
    let refused = |entry: &str| game.copy().read_entry(entry).unwrap_err().id;
    assert_eq!(refused("0G.GK"), "too-few-accents");
    for body in ["K", "K,R", "HR,GK", "GK,GR", "GK,HR,GB", "GK,HL", "GK,HR3", "GK,H"] {
        assert_eq!(refused(&format!("0G.{body}")), "body-malformed", "{body}");
    }
    assert_eq!(refused("0G.GK,HM"), "not-in-set");

    game.step(&[Place::Tile("K")]).unwrap();
    assert_eq!((game.partial().as_str(), game.view().chosen_for, game.pending()), ("GK", Some('H'), true));
    game.step(&[Place::Tile("R")]).unwrap();
    assert_eq!(game.entries(), ["0G.GK,HR"]);
    let view = game.view();
    assert_eq!((view.phase, view.entry_seat, view.chosen_for), ("opening", Some('G'), None));
    let accents = |seat: usize| {
        let held = view.seats[seat].reserve.iter().filter(|(id, _)| ["B", "K", "R", "W"].contains(id));
        held.copied().collect::<Vec<_>>()
    };
    assert_eq!((accents(0), accents(1)), (vec![("K", 1)], vec![("R", 1)]));

    let mut many = Game::<Skud>::new(setup::<Skud>(4, "standard", &each)).unwrap();
    many.read_entry("0S.SK,WR,NB,EK").unwrap();
    assert_eq!(many.entries(), ["0S.SK,WR,NB,EK"]);
    assert_eq!(many.next_entry().0, 1);
}

fn four(options: &[(&str, &str)]) -> Game<Skud> {
    let mut game =
        Game::<Skud>::new(setup::<Skud>(4, "standard", &[&[("accents", "all")], options].concat())).unwrap();
    for entry in ["1S.R3(0,-8)", "1W.R4(-8,0)", "1N.R5(0,8)", "1E.W3(8,0)"] {
        game.read_entry(entry).unwrap();
    }
    game
}

#[test]
fn the_next_player_chooses_the_opening_flower() {
    let start = |seats| Game::<Skud>::new(setup::<Skud>(seats, "standard", &[("accents", "all")])).unwrap();
    let mut game = start(4);
    let mut choosers = Vec::new();
    for entry in ["1S.R3(0,-8)", "1W.R4(-8,0)", "1N.R5(0,8)", "1E.W3(8,0)"] {
        choosers.push(game.setup().letter(game.seat()));
        game.read_entry(entry).unwrap();
    }
    assert_eq!(choosers, ['W', 'N', 'E', 'E']);
    let mut game = start(3);
    let mut choosers = Vec::new();
    for entry in ["1S.R3(0,-8)", "1W.R4(-8,0)", "1N.R5(0,8)"] {
        choosers.push(game.setup().letter(game.seat()));
        game.read_entry(entry).unwrap();
    }
    assert_eq!(choosers, ['W', 'N', 'N']);
    assert!(game.copy().play("2S.(0,-8)-(1,-8)").is_ok());
}

#[test]
fn with_more_players_only_one_flower_may_grow() {
    let game = four(&[]);
    assert_eq!(refused(&game, "R4(8,0)"), "has-growing");
    let three = Game::<Skud>::from_position(
        setup::<Skud>(3, "standard", &[("oasis", "on")]),
        &format!("turn 4S | 0,-8:SR3 -1,-4:SR4 2,-7:SR3 7,2:WP | S R4 R5 L | W {BASICS} | N {BASICS}"),
    )
    .unwrap();
    assert_eq!(refused(&three, "(-1,-4)-(-1,-7)+L(8,0)"), "has-growing");
    plays(&three, "(-1,-4)-(-1,-7)+L(7,3)");
    plays(&three, "R5(7,3)");
}

#[test]
fn who_resigns_is_skipped_and_the_last_one_wins() {
    let mut game = four(&[]);
    game.read_entry("2S.resign").unwrap();
    game.read_entry("2W.(-8,0)-(-7,1)").unwrap();
    game.read_entry("2N.resign").unwrap();
    game.read_entry("2E.(8,0)-(7,1)").unwrap();
    assert_eq!(game.next_entry(), (3, Seat(1)), "South is skipped");
    assert!(game.copy().read_entry("3E.resign").is_err(), "only on one's own turn");
    game.read_entry("3W.resign").unwrap();
    assert_eq!(result(&game), "E resign");
}

#[test]
fn who_resigned_cannot_win_by_a_ring() {
    let text = format!(
        "turn 9S | 5,2:NR3 -5,2:NR4 -5,-2:NR3 5,-2:NR4 0,2:SR | S {BASICS} | W {BASICS} | N R3 | out N"
    );
    let mut game = Game::<Skud>::from_position(setup::<Skud>(3, "standard", &[]), &text).unwrap();
    assert_eq!(game.view().seats[2].state, "resigned");
    game.play("R3(0,-8)").unwrap();
    assert_eq!(result(&game), "*");
    let standing = text.replace(" 0,2:SR", "");
    let game = Game::<Skud>::from_position(setup::<Skud>(3, "standard", &[]), &standing).unwrap();
    assert_eq!(result(&game), "*");
}

#[test]
fn who_resigned_ranks_behind_those_still_in() {
    let ranking = |game: &Game<Skud>| game.view().outcome.unwrap().ranking.join(" ");
    let last = |setup, out: &str| {
        let text = format!(
            "turn 300N | 5,2:NR3 -5,3:SR4 | S {BASICS} | W {BASICS} | N {BASICS} | E {BASICS} | out {out}"
        );
        let text = text.replace(&format!("N {BASICS}"), "N 2xR3 R4").replace(&format!("S {BASICS}"), "S R5");
        Game::<Skud>::from_position(setup, &text).unwrap()
    };
    // The turn limit: South and North draw, West and East are out.
    let drawn = plays(&last(setup::<Skud>(4, "standard", &[]), "W E"), "(5,2)-(5,3)");
    assert_eq!((result(&drawn).as_str(), ranking(&drawn).as_str()), ("draw turn-limit", "SN WE"));
    // Repetition.
    let mut game = four(&[]);
    for entry in ["2S.(0,-8)-(1,-8)", "2W.(-8,0)-(-8,1)", "2N.resign", "2E.(8,0)-(8,-1)"] {
        game.read_entry(entry).unwrap();
    }
    let there = ["(1,-8)-(2,-8)", "(-8,1)-(-8,2)", "(8,-1)-(8,-2)"];
    let back = ["(2,-8)-(1,-8)", "(-8,2)-(-8,1)", "(8,-2)-(8,-1)"];
    for body in [there, back, there, back].concat() {
        game = plays(&game, body);
    }
    assert_eq!((result(&game).as_str(), ranking(&game).as_str()), ("draw repetition", "SWE N"));
    // A win.
    let mut game = four(&[]);
    for entry in ["2S.resign", "2W.(-8,0)-(-7,1)", "2N.resign", "2E.(8,0)-(7,1)", "3W.resign"] {
        game.read_entry(entry).unwrap();
    }
    assert_eq!(ranking(&game), "E SWN");
    let text = format!(
        "turn 9S | 5,2:NR3 -5,2:NR4 -5,-2:NR3 5,-2:NR4 | S {BASICS} | W {BASICS} | N R3 | E R3 | out E"
    );
    let ring = Game::<Skud>::from_position(setup::<Skud>(4, "standard", &[]), &text).unwrap();
    assert_eq!((result(&ring).as_str(), ranking(&ring).as_str()), ("N ring", "N SW E"));
}

#[test]
fn options_that_do_not_fit_the_seats_are_refused() {
    let start = |seats, option| {
        Game::<Skud>::new(setup::<Skud>(seats, "standard", &[option])).err().map(|why| why.id)
    };
    assert_eq!(start(2, ("accents", "agreed")), Some("option-seats"));
    assert_eq!(start(3, ("opening", "clashing")), Some("option-seats"));
    assert_eq!(start(3, ("accents", "agreed")), None);
}

#[test]
fn a_written_position_in_which_a_clash_stands_allows_only_what_mends_it() {
    let game = board('G', "0,-6:GR3 4,-6:HW3 -5,5:HK", "", "", &[]);
    let turns = game.legal_turns();
    assert!(turns.contains(&"(0,-6)-(0,-5)".to_string()));
    assert!(!turns.contains(&"(0,-6)-(1,-6)".to_string()) && !turns.contains(&"R4(0,-8)".to_string()));
}

#[test]
fn positions_that_cannot_be_are_refused_and_nothing_panics() {
    let setup = setup::<Skud>(2, "standard", &[]);
    for (text, id) in [
        ("", "position-malformed"),
        ("turn 5G", "position-malformed"),
        ("turn 5X | - | G - | H -", "position-malformed"),
        ("turn 05G | - | G - | H -", "position-malformed"),
        ("turn 5G | 9,0:GR3 | G - | H -", "position-malformed"),
        ("turn 5G | 0,0:GR3 0,0:HR3 | G - | H -", "position-impossible"),
        ("turn 5G | 0,8:GK | G - | H -", "position-impossible"),
        ("turn 5G | -1,1:GR3 | G - | H -", "position-impossible"),
        ("turn 5G | 1,1:GR3 | G 3xR3 | H -", "too-many-tiles"),
        ("turn 5G | - | G 4xR3 | H -", "position-malformed"),
        ("turn 5G | - | H - | G -", "position-malformed"),
        ("opening 1H | - | G 3xR3 | H 3xR3", "position-impossible"),
        ("turn 5G | - | G R3 | H R3 | out G", "position-impossible"),
        ("turn 5G | - | G R3 | H R3 | passes 9", "position-malformed"),
    ] {
        assert_eq!(Skud::read_position(&setup, text).err().map(|why| why.id), Some(id), "{text}");
    }
}

#[test]
fn a_draw_names_everybody() {
    let text = format!("turn 300H | - | G {BASICS} | H {BASICS}");
    let mut game = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), &text).unwrap();
    game.play("R3(0,-8)").unwrap();
    let outcome: Outcome = game.outcome().unwrap();
    assert_eq!((outcome.reason, outcome.is_draw(), outcome.ranking[0].len()), (Reason::TurnLimit, true, 2));
}

#[test]
fn a_forming_ring_is_shown_from_half_way_on() {
    let arcs = |tiles: &str| {
        let view = board('G', tiles, "", "", &[]).view();
        let ways = view.arcs.iter().map(|arc| {
            let mut points: Vec<_> = arc.points.iter().map(|at| (at.x, at.y)).collect();
            // Either end may come first.
            if points[0] > points[points.len() - 1] {
                points.reverse();
            }
            (arc.owner, points)
        });
        (ways.collect::<Vec<_>>(), view.rings.len())
    };
    let three_sides = [(-4, -4), (4, -4), (4, 4), (-4, 4)];
    assert_eq!(
        arcs("-4,4:GR3 4,4:GR4 4,-4:GR5 -4,-4:GW3"),
        (vec![('G', three_sides.to_vec())], 0),
        "three sides of a square"
    );
    // A side chain is left out, two sides are half the way, one is not.
    assert_eq!(arcs("-4,4:GR3 4,4:GR4 4,-4:GR5 -4,-4:GW3 -4,7:GR4").0[0].1, three_sides);
    assert_eq!(arcs("-4,4:GR3 4,4:GR4 4,-4:GR3").0, [('G', vec![(-4, 4), (4, 4), (4, -4)])]);
    assert_eq!(arcs("-4,4:GR3 4,4:GR4"), (vec![], 0));
    // What is closed forms no more.
    assert_eq!(arcs("-4,4:GR3 4,4:GR4 4,-4:GR3 -4,-4:GR4"), (vec![], 1));
    // Through the centre there is no way around it.
    assert_eq!(arcs("0,5:GR3 0,-5:GR4"), (vec![], 0));
}
