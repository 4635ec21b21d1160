//! Three and four players, and written positions.

use super::*;

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
    // A closed ring is no longer forming.
    assert_eq!(arcs("-4,4:GR3 4,4:GR4 4,-4:GR3 -4,-4:GR4"), (vec![], 1));
    // Through the centre there is no way around it.
    assert_eq!(arcs("0,5:GR3 0,-5:GR4"), (vec![], 0));
}
