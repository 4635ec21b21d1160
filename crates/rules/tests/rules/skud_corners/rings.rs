//! Rings, harmonies and the bonus.

use super::*;

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
    assert_eq!(next.stats().seat_stat("harmonies")[0], "4");
    assert_eq!(result(&next), "*");
}

#[test]
fn unblocking_counts_as_a_new_harmony_and_realigning_does_not() {
    let game = board('G', "-4,-6:GR3 0,-6:GW3 4,-6:GR4", "K", "", &[]);
    assert!(plays(&game, "(0,-6)-(0,-5)+K(0,3)").outcome().is_none(), "the flower between stepped aside");
    // R3 and R4 see each other along the column before and along the row after.
    let game = board('G', "0,-6:GR3 0,-3:GR4", "K", "", &[]);
    assert_eq!(refused(&game, "(0,-3)-(1,-6)+K(0,3)"), "no-bonus");
    assert_eq!(plays(&game, "(0,-3)-(1,-6)").stats().seat_stat("harmonies")[0], "1");
}

#[test]
fn planting_beside_a_pond_gives_no_bonus_even_if_it_harmonises() {
    let game = board('G', "0,-5:HP 4,-6:GR4", "K", "", &[("oasis", "on")]);
    let next = plays(&game, "R3(0,-6)");
    assert_eq!((next.stats().seat_stat("harmonies")[0].as_str(), next.pending()), ("1", false));
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
