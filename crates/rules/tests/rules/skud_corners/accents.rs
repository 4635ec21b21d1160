//! Each accent tile.

use super::*;

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
    assert_eq!(game.stats().seat_stat("harmonies"), ["1", "0"]);
    assert_eq!(board('G', "0,-6:HL 4,-6:GL", "", "", &[]).stats().seat_stat("harmonies"), ["0", "0"]);
}
