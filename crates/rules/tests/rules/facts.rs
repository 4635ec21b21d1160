//! What a turn does, as people are told it.

use rules::catalogue::GameSpec;
use rules::table::AnyGame;
use rules::view::Fact;

fn at(game: &str, position: &str) -> Box<dyn AnyGame> {
    GameSpec { position: Some(position.to_string()), ..GameSpec::new(game) }.open().unwrap()
}

fn found(table: &dyn AnyGame, turn: &str, id: &str) -> Option<Fact> {
    table.facts(turn).unwrap().into_iter().find(|fact| fact.id == id)
}

/// Guest lacks one flower of a ring, and may bring it.
const RING: &str = "0,-8:GW4 3,4:GR3 -3,4:GR4 -3,-4:GR5 5,-6:GR4 0,8:HR3 | G R3 | H R3";

#[test]
fn a_turn_that_closes_a_ring_wins_and_nothing_else_is_told() {
    let table = at("skud", &format!("turn 15G | {RING}"));
    let facts = table.facts("(5,-6)-(3,-4)").unwrap();
    assert_eq!(facts.iter().map(|fact| fact.id).collect::<Vec<_>>(), ["wins"]);
}

#[test]
fn a_ring_that_can_be_closed_is_a_threat_until_it_is_stopped() {
    let table = at("skud", &format!("turn 15G | {RING}"));
    assert!(found(&*table, "(5,-6)-(5,-5)", "threatens").is_some());
    let away = table.legal_turns().into_iter().find(|turn| found(&*table, turn, "threatens").is_none());
    assert!(away.is_some(), "not every turn keeps the threat");
}

#[test]
fn a_harmony_is_told_with_its_two_flowers() {
    let table = at("skud", "turn 9G | 0,-5:GR3 4,-6:GR4 | G 2xR3 | H R3");
    let fact = found(&*table, "(4,-6)-(3,-5)", "harmony").unwrap();
    let mut kinds = [fact.tile.unwrap(), fact.other.unwrap()];
    kinds.sort_unstable();
    assert_eq!(kinds, ["R3", "R4"]);
}

#[test]
fn midlines_are_won_and_lost() {
    let held = |table: &dyn AnyGame, letter| {
        table.board_view().arms.iter().filter(|arm| arm.owners.contains(letter)).count()
    };
    let mut table = GameSpec::new("street").open().unwrap();
    assert_eq!((held(&*table, 'H'), held(&*table, 'G')), (1, 1), "the start holds one each");
    let mut random = fastrand::Rng::with_seed(3);
    let mut told = 0;
    for _ in 0..80 {
        let letter = table.setup().letter(table.seat());
        let Some(turn) = random.choice(table.legal_turns()) else { break };
        let (won, lost) =
            (found(&*table, &turn, "midline").is_some(), found(&*table, &turn, "loses-midline").is_some());
        let before = held(&*table, letter);
        table.play(&turn).unwrap();
        let after = held(&*table, letter);
        assert_eq!((won, lost), (after > before, after < before), "{turn}");
        told += usize::from(won || lost);
    }
    assert!(told > 0, "something was won or lost");
}

#[test]
fn a_race_is_told_in_single_steps() {
    let table = at("halma", "A to move; A a1 b2 d4; B h8 g8 e5");
    // Over b2 to c3, from there over d4 it cannot: e5 is taken.
    assert_eq!(found(&*table, "a1-c3", "forward").unwrap().number, Some(2));
    assert_eq!(found(&*table, "d4-c3", "back").unwrap().number, Some(1));
    assert!(found(&*table, "b2-b3", "forward").is_none(), "a single step is not worth a word");
}

#[test]
fn facts_change_nothing_and_refuse_what_the_rules_refuse() {
    for game in ["skud", "street", "halma"] {
        let mut table = GameSpec::new(game).open().unwrap();
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..40 {
            let Some(turn) = random.choice(table.legal_turns()) else { break };
            let key = table.key();
            table.facts(&turn).unwrap();
            assert_eq!(table.key(), key);
            table.play(&turn).unwrap();
        }
        assert!(table.facts("nothing").is_err());
    }
}
