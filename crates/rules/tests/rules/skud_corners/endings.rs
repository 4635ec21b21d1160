//! How a game begins and ends.

use super::*;

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

#[test]
fn an_end_by_the_last_flower_says_whose_it_was_and_what_was_counted() {
    let counted = |tiles: &str, guest: &str, host: &str| {
        let text = format!("turn 9G | {tiles} | G R3 {guest} | H 3xR3 {host}");
        let mut game = Game::<Skud>::from_position(setup::<Skud>(2, "standard", &[]), &text).unwrap();
        game.play("R3(0,-8)").unwrap();
        let end = game.view().outcome.unwrap();
        assert_eq!(end.by, "G");
        end.counts.into_iter().map(|count| (count.name, count.values)).collect::<Vec<_>>()
    };
    assert_eq!(counted("-", "2xK", "K"), [("accents", vec![('G', 2), ('H', 1)])]);
    let equal = counted("0,-6:HR4 4,-6:HR5", "K", "K");
    assert_eq!(equal[1], ("harmonies", vec![('G', 0), ('H', 1)]), "equal accents are told first");
}
