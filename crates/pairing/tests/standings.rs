//! Standings against tables worked by hand. Values of tie-breaks are in quarters of a point.
#![allow(clippy::unwrap_used)]

use pairing::standings::{TieBreak, cross_table, performance, rated_games, standings};
use pairing::{Bye, Event, Number, Outcome, Reason, Round, Table, Tournament};
use std::sync::Arc;

fn played(ratings: &[u32], rounds: &[&[(Number, Number, u32, u32)]]) -> Tournament {
    let mut tournament = Tournament::of(ratings);
    for games in rounds {
        let tables = games.iter().map(|&(white, black, own, other)| Table {
            outcome: Some(Outcome::Played(vec![own, other])),
            ..Table::new(vec![white, black], Reason::Schedule)
        });
        tournament.apply(Event::Paired(Round { tables: tables.collect(), byes: Vec::new() })).unwrap();
    }
    tournament
}

/// 1 beats 4, draws with 2 and loses to 3; 2 draws with 3 and beats 4; 3 beats 4.
fn four() -> Tournament {
    played(
        &[1800, 1700, 1600, 1500],
        &[&[(1, 4, 2, 0), (2, 3, 1, 1)], &[(4, 3, 0, 2), (1, 2, 1, 1)], &[(2, 4, 2, 0), (3, 1, 2, 0)]],
    )
}

#[test]
fn the_usual_tie_breaks_are_those_of_the_table() {
    let breaks = [
        TieBreak::Buchholz { cut_low: 0, cut_high: 0 },
        TieBreak::Buchholz { cut_low: 1, cut_high: 0 },
        TieBreak::Buchholz { cut_low: 1, cut_high: 1 },
        TieBreak::SonnebornBerger,
        TieBreak::Progressive,
        TieBreak::Wins,
    ];
    let table = standings(&four(), &breaks);
    let lines: Vec<_> =
        table.iter().map(|line| (line.place, line.number, line.points, &line.values[..])).collect();
    assert_eq!(
        lines,
        [
            (1, 3, 5, &[14, 14, 6, 10, 18, 2][..]),
            (2, 2, 4, &[16, 16, 6, 8, 14, 1][..]),
            (3, 1, 3, &[18, 18, 8, 4, 16, 1][..]),
            (4, 4, 0, &[24, 18, 8, 0, 0, 0][..]),
        ]
    );
}

#[test]
fn a_direct_encounter_decides_between_those_who_all_have_met() {
    // 1 and 2 have three halves each, and 1 has beaten 2.
    let tournament = played(
        &[0; 4],
        &[&[(1, 2, 2, 0), (3, 4, 2, 0)], &[(3, 1, 2, 0), (2, 4, 2, 0)], &[(1, 4, 1, 1), (2, 3, 1, 1)]],
    );
    let order = |breaks: &[TieBreak]| -> Vec<(usize, Number)> {
        standings(&tournament, breaks).iter().map(|line| (line.place, line.number)).collect()
    };
    assert_eq!(order(&[]), [(1, 3), (2, 1), (2, 2), (4, 4)]);
    assert_eq!(order(&[TieBreak::DirectEncounter]), [(1, 3), (2, 1), (3, 2), (4, 4)]);
    // After the first round nobody who is tied has met, so it decides nothing.
    let mut early = tournament.clone();
    early.rounds.truncate(1);
    let places: Vec<usize> =
        standings(&early, &[TieBreak::DirectEncounter]).iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 1, 3, 3]);
}

#[test]
fn a_round_without_a_game_counts_as_an_opponent_with_the_own_points() {
    let mut tournament = Tournament::of(&[0; 3]);
    let table =
        Table { outcome: Some(Outcome::Played(vec![2, 0])), ..Table::new(vec![1, 2], Reason::Recorded) };
    let round = Round { tables: vec![table], byes: vec![(3, Bye::Half)] };
    tournament.apply(Event::Paired(round)).unwrap();
    let breaks = [TieBreak::Buchholz { cut_low: 0, cut_high: 0 }, TieBreak::SonnebornBerger];
    let values: Vec<_> =
        standings(&tournament, &breaks).into_iter().map(|line| (line.number, line.values)).collect();
    assert_eq!(values, [(1, vec![0, 0]), (3, vec![2, 1]), (2, vec![4, 0])]);
}

/// A round of tables of two with their points, and byes.
fn swiss(tables: &[(Number, Number, u32, u32)], byes: &[(Number, Bye)]) -> Round {
    let table = |&(white, black, own, other): &(Number, Number, u32, u32)| Table {
        outcome: Some(Outcome::Played(vec![own, other])),
        ..Table::new(vec![white, black], Reason::Recorded)
    };
    Round { tables: tables.iter().map(table).collect(), byes: byes.to_vec() }
}

#[test]
fn whoever_has_left_counts_as_drawing_and_a_cut_takes_what_was_not_played_by_choice() {
    let mut tournament = Tournament::of(&[0; 4]);
    for round in [
        swiss(&[(1, 2, 2, 0), (3, 4, 2, 0)], &[]),
        swiss(&[(1, 3, 2, 0)], &[(2, Bye::Zero), (4, Bye::Half)]),
        swiss(&[(1, 4, 2, 0)], &[(2, Bye::Zero), (3, Bye::Half)]),
    ] {
        tournament.apply(Event::Paired(round)).unwrap();
    }
    let breaks = [
        TieBreak::Buchholz { cut_low: 0, cut_high: 0 },
        TieBreak::Buchholz { cut_low: 1, cut_high: 0 },
        TieBreak::SonnebornBerger,
    ];
    let values: Vec<_> = standings(&tournament, &breaks)
        .into_iter()
        .map(|line| (line.number, line.points, line.values))
        .collect();
    // 2 has left with nothing, and counts for 1 as one point. The half point of 3 is cut before the opponent with less.
    let by_hand =
        [(1, 6, vec![12, 10, 12]), (3, 3, vec![20, 14, 5]), (4, 1, vec![20, 18, 1]), (2, 0, vec![12, 12, 0])];
    assert_eq!(values, by_hand);
}

#[test]
fn a_round_that_was_not_played_counts_no_more_than_who_was_missed_or_than_draws_give() {
    let mut tournament = Tournament::of(&[0; 5]);
    let forfeited =
        Table { outcome: Some(Outcome::Forfeited(vec![2, 0])), ..Table::new(vec![1, 4], Reason::Recorded) };
    let mut first = swiss(&[(2, 3, 2, 0)], &[(5, Bye::Pairing)]);
    first.tables.push(forfeited);
    let rounds = [
        first,
        swiss(&[(1, 2, 2, 0), (5, 3, 2, 0)], &[(4, Bye::Zero)]),
        swiss(&[(1, 5, 1, 1), (2, 4, 2, 0)], &[(3, Bye::Pairing)]),
    ];
    for round in rounds {
        tournament.apply(Event::Paired(round)).unwrap();
    }
    let breaks = [TieBreak::Buchholz { cut_low: 0, cut_high: 0 }, TieBreak::SonnebornBerger];
    let table = standings(&tournament, &breaks);
    let of = |number: Number| {
        table.iter().find(|line| line.number == number).map(|line| &line.values[..]).unwrap()
    };
    // 1 has 5 halves. 4, who did not appear, has none, which is less: 0 + 4 + 5.
    assert_eq!(of(1), [18, 13]);
    // 5 has 5 halves, too, but three draws give three: 3 + 2 + 5, and 3·2 + 2·2 + 5.
    assert_eq!(of(5), [20, 15]);
    // 3 has 2 halves, which are fewer than three: 4 + 5 + 2.
    assert_eq!(of(3), [22, 4]);
}

#[test]
fn where_everybody_meets_everybody_a_forfeited_game_counts_as_played() {
    let mut tournament = four();
    // 3 did not appear against 2, and it was the only game that divides them.
    let table = tournament.rounds[0].tables.iter().position(|table| table.seats == [2, 3]).unwrap();
    Arc::make_mut(&mut tournament.rounds[0]).tables[table].outcome = Some(Outcome::Forfeited(vec![2, 0]));
    let breaks = [TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins];
    let table = standings(&tournament, &breaks);
    let lines: Vec<_> = table.iter().map(|line| (line.number, line.points, &line.values[..])).collect();
    // 2 has 5 halves: a draw with 1, who has 3, wins against 3, who has 4, and 4, who has none.
    assert_eq!(lines[0], (2, 5, &[0, 11, 1][..]));
    assert_eq!(lines[1], (3, 4, &[0, 6, 2][..]));
}

#[test]
fn the_cross_table_mirrors_itself() {
    let tournament = four();
    let order = standings(&tournament, &[]);
    let cells = cross_table(&tournament, &order);
    // In order 3, 2, 1, 4.
    assert_eq!(cells[0], [vec![], vec![1], vec![2], vec![2]]);
    for (i, row) in cells.iter().enumerate() {
        for (j, cell) in row.iter().enumerate() {
            let both: Vec<u32> = cell.iter().zip(&cells[j][i]).map(|(a, b)| a + b).collect();
            assert_eq!(both, vec![2; usize::from(i != j)]);
        }
    }
}

#[test]
fn a_performance_is_what_the_score_would_have_been_expected_of() {
    let tournament = four();
    // 5 of 6 halves against 1700, 1500 and 1800: 1667 + 400·log10(5) = 1667 + 280.
    assert_eq!(performance(&rated_games(&tournament, 3)), Some(1946));
    assert_eq!(performance(&rated_games(&tournament, 4)), Some(900));
    assert_eq!(performance(&[(0, 2)]), None);
}
