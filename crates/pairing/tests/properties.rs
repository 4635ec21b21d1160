//! What holds in every tournament, in thousands of random ones.
#![allow(clippy::unwrap_used)]

mod common;

use common::{play, run, wander, with_absences};
use pairing::{
    Arena, Bye, Colour, Dutch, Elimination, Event, Format, Groups, Number, Outcome, Reason, Refusal, Round,
    RoundRobin, Seats, Teams, Tournament,
};
use std::collections::{BTreeMap, BTreeSet};

/// How many random tournaments of each format.
fn times(usual: usize) -> usize {
    if std::env::var_os("TEAHOUSE_THOROUGH").is_some() { 10 * usual } else { usual }
}

fn pair(table: &pairing::Table) -> (Number, Number) {
    (table.seats[0].min(table.seats[1]), table.seats[0].max(table.seats[1]))
}

/// Everybody who is there has a place in the round, once.
fn everybody_once(tournament: &Tournament, round: &Round) {
    let seats = round.tables.iter().flat_map(|table| table.seats.iter().copied());
    let mut found: Vec<Number> = seats.chain(round.byes.iter().map(|bye| bye.0)).collect();
    found.sort_unstable();
    assert_eq!(found, tournament.present());
}

#[test]
fn in_a_swiss_nobody_meets_twice_and_colours_stay_even() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..times(3_000) {
        let mut tournament = Tournament::of(&vec![0; random.usize(2..=40)]);
        let dutch = Dutch { rounds: random.usize(1..=9), first: Colour::Black };
        let mut met = BTreeSet::new();
        let mut rested = BTreeSet::new();
        let mut colours: BTreeMap<Number, String> = BTreeMap::new();
        for at in 0..dutch.rounds {
            wander(&mut random, &mut tournament);
            let round = match dutch.next(&tournament) {
                Ok(round) => round.expect("there is a round"),
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::NoPairing);
                    break;
                }
            };
            everybody_once(&tournament, &round);
            assert_eq!(round.byes.len(), tournament.present().len() % 2);
            assert!(round.byes.iter().all(|bye| rested.insert(bye.0)));
            let round = with_absences(&mut random, &tournament, round);
            tournament.apply(Event::Paired(round)).unwrap();
            play(&mut random, &mut tournament, true);
            for table in &tournament.rounds[at].tables {
                let Some(Outcome::Played(_)) = table.outcome else {
                    let winner = table.seats.iter().zip(table.outcome.as_ref().unwrap().points());
                    rested.extend(winner.filter(|(_, points)| **points == 2).map(|(number, _)| *number));
                    continue;
                };
                assert!(met.insert(pair(table)), "{:?} meet twice", table.seats);
                for (number, colour) in table.seats.iter().zip(['W', 'B']) {
                    let own = colours.entry(*number).or_default();
                    own.push(colour);
                    let white = own.matches('W').count() as i32;
                    let balanced = (2 * white - own.len() as i32).abs() <= 2
                        && !own.ends_with("WWW")
                        && !own.ends_with("BBB");
                    // In the last round those at the top may be an exception.
                    assert!(balanced || at + 1 == dutch.rounds, "{number} had {own}");
                }
            }
        }
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_as_often_in_both_colours() {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in 0..times(2_000) {
        let (n, cycles) = (random.usize(2..=17), random.usize(1..=2));
        let mut tournament = Tournament::of(&vec![0; n]);
        let mut meetings: BTreeMap<(Number, Number), usize> = BTreeMap::new();
        let mut white = vec![0_i32; n + 1];
        let format = RoundRobin { cycles };
        run(&mut random, &mut tournament, &format, true, |tournament, round| {
            everybody_once(tournament, round);
            for table in &round.tables {
                *meetings.entry(pair(table)).or_default() += 1;
                white[table.seats[0] as usize] += 1;
                white[table.seats[1] as usize] -= 1;
            }
        })
        .unwrap();
        assert_eq!(meetings.len(), n * (n - 1) / 2);
        assert!(meetings.values().all(|&times| times == cycles));
        let most = i32::from(cycles == 1);
        assert!(white.iter().all(|balance| balance.abs() <= most), "{n} players: {white:?}");
    }
}

#[test]
fn the_berger_table_of_six_is_the_printed_one() {
    let mut tournament = Tournament::of(&[0; 6]);
    let mut printed = Vec::new();
    run(&mut fastrand::Rng::with_seed(0), &mut tournament, &RoundRobin { cycles: 1 }, true, |_, round| {
        printed.push(round.tables.iter().map(|table| (table.seats[0], table.seats[1])).collect::<Vec<_>>());
    })
    .unwrap();
    let table = [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ];
    assert_eq!(printed, table);
}

/// How often each has lost.
fn losses(tournament: &Tournament) -> BTreeMap<Number, usize> {
    let mut losses: BTreeMap<Number, usize> = tournament.numbers().map(|number| (number, 0)).collect();
    for table in tournament.rounds.iter().flat_map(|round| &round.tables) {
        let points = table.outcome.as_ref().unwrap().points();
        let loser = table.seats[usize::from(points[0] > points[1])];
        if table.reason != Reason::Third {
            *losses.entry(loser).or_default() += 1;
        }
    }
    losses
}

#[test]
fn an_elimination_ends_with_one_who_is_not_out() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..times(10_000) {
        let n = random.usize(2..=33);
        let format = Elimination { double: random.bool(), third_place: random.bool() };
        let lives = if format.double { 2 } else { 1 };
        let mut tournament = Tournament::of(&vec![0; n]);
        run(&mut random, &mut tournament, &format, false, |tournament, round| {
            let lost = losses(tournament);
            let mut seen = BTreeSet::new();
            for table in &round.tables {
                assert!(table.seats.iter().all(|number| seen.insert(*number)));
                assert!(
                    table.reason == Reason::Third || table.seats.iter().all(|number| lost[number] < lives)
                );
            }
            if tournament.rounds.is_empty() {
                // The best seeds rest.
                let rest: Vec<Number> = round.byes.iter().map(|bye| bye.0).collect();
                assert!(rest.iter().all(|&seed| seed as usize <= n.next_power_of_two() - n));
                assert_eq!(rest.len(), n.next_power_of_two() - n);
            }
        })
        .unwrap();
        let lost = losses(&tournament);
        assert_eq!(lost.values().filter(|&&lost| lost < lives).count(), 1, "{lost:?}");
        let thirds = tournament.rounds.iter().flat_map(|round| &round.tables);
        let thirds = thirds.filter(|table| table.reason == Reason::Third).count();
        assert_eq!(thirds, usize::from(!format.double && format.third_place && n > 3));
    }
}

#[test]
fn a_level_game_of_an_elimination_has_to_be_decided() {
    let mut tournament = Tournament::of(&[0; 2]);
    let format = Elimination { double: false, third_place: false };
    let round = format.next(&tournament).unwrap().unwrap();
    tournament.apply(Event::Paired(round)).unwrap();
    assert_eq!(format.next(&tournament), Err(Refusal::Unfinished { round: 0, table: 0 }));
    let level = Event::Ended { round: 0, table: 0, outcome: Outcome::Played(vec![1, 1]) };
    tournament.apply(level).unwrap();
    assert_eq!(format.next(&tournament), Err(Refusal::Level { round: 0, table: 0 }));
}

#[test]
fn whoever_leaves_an_elimination_forfeits() {
    let mut tournament = Tournament::of(&[0; 4]);
    tournament.apply(Event::Left(1)).unwrap();
    let format = Elimination { double: false, third_place: false };
    let round = format.next(&tournament).unwrap().unwrap();
    assert_eq!(round.tables[0].outcome, Some(Outcome::Forfeited(vec![0, 2])));
    assert_eq!(round.tables[1].outcome, None);
}

#[test]
fn groups_send_their_best_on_and_nobody_meets_the_own_group_at_once() {
    let mut random = fastrand::Rng::with_seed(4);
    for _ in 0..times(3_000) {
        let groups = random.usize(1..=5);
        let format = Groups {
            groups,
            advance: random.usize(1..=2),
            first: RoundRobin { cycles: 1 },
            then: Elimination { double: false, third_place: true },
        };
        let n = random.usize(2 * groups..=5 * groups);
        if groups * format.advance < 2 {
            continue;
        }
        let mut tournament = Tournament::of(&vec![0; n]);
        let dealt = format.deal(&tournament);
        let group = |number: Number| dealt.iter().position(|group| group.contains(&number)).unwrap();
        let mut knockout = 0;
        run(&mut random, &mut tournament, &format, false, |_, round| {
            let is_knockout = round.tables.iter().any(|table| table.reason != Reason::Schedule);
            knockout += usize::from(is_knockout);
            for table in &round.tables {
                let same = group(table.seats[0]) == group(table.seats[1]);
                assert!(is_knockout || same);
                assert!(knockout != 1 || !is_knockout || !same || groups == 1, "{table:?} of {dealt:?}");
            }
        })
        .unwrap();
        assert!(knockout > 0);
    }
}

#[test]
fn teams_sit_down_board_by_board() {
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..times(2_000) {
        let (teams, boards, reserves) = (random.usize(2..=8), random.usize(1..=4), random.usize(..=2));
        let size = boards + reserves;
        let rosters: Vec<Vec<Number>> =
            (0..teams).map(|team| (1..=size).map(|i| (team * size + i) as Number).collect()).collect();
        let team = |number: Number| (number as usize - 1) / size;
        let dutch = Dutch { rounds: 3.min(teams - 1), first: Colour::White };
        let format = Teams { rosters, boards, format: dutch };
        let mut tournament = Tournament::of(&vec![0; teams * size]);
        let mut met = BTreeSet::new();
        let ended = run(&mut random, &mut tournament, &format, true, |_, round| {
            for (i, table) in round.tables.iter().enumerate() {
                let (first, second) = (team(table.seats[0]), team(table.seats[1]));
                assert_ne!(first, second);
                // Without anybody away the boards of a match are all there, in order, colours in turn.
                let (home, board) = (team(round.tables[i - i % boards].seats[0]), i % boards);
                assert_eq!(first == home, board % 2 == 0);
                assert_eq!((table.seats[0] as usize - 1) % size, board);
                assert!(board > 0 || met.insert((first.min(second), first.max(second))));
            }
        });
        assert!(matches!(ended, Ok(()) | Err(Refusal::NoPairing)));
    }
}

#[test]
fn tables_of_several_seat_everybody_and_the_byes_go_round() {
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..times(3_000) {
        let (n, seats) = (random.usize(3..=30), random.usize(3..=4));
        let format = Seats { seats, rounds: random.usize(1..=6), only_full: random.bool() };
        let mut tournament = Tournament::of(&vec![0; n]);
        if n < seats && format.only_full {
            assert_eq!(format.next(&tournament), Err(Refusal::WrongCount { present: n }));
            continue;
        }
        let mut rests: BTreeMap<Number, usize> = tournament.numbers().map(|number| (number, 0)).collect();
        run(&mut random, &mut tournament, &format, true, |tournament, round| {
            everybody_once(tournament, round);
            let (small, out) = if format.only_full { (seats, n % seats) } else { (seats - 1, 1) };
            assert!(round.tables.iter().all(|table| (small..=seats).contains(&table.seats.len())));
            assert!(round.byes.len() <= out && (!format.only_full || round.byes.len() == out));
            for bye in &round.byes {
                *rests.get_mut(&bye.0).unwrap() += 1;
            }
            let (least, most) = (rests.values().min().unwrap(), rests.values().max().unwrap());
            assert!(most - least <= 1);
        })
        .unwrap();
    }
}

#[test]
fn at_tables_of_four_sixteen_players_meet_new_faces() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut repeated = 0;
    for _ in 0..100 {
        let mut tournament = Tournament::of(&[0; 16]);
        let mut met = BTreeSet::new();
        run(
            &mut random,
            &mut tournament,
            &Seats { seats: 4, rounds: 3, only_full: false },
            false,
            |_, round| {
                for table in &round.tables {
                    for (i, a) in table.seats.iter().enumerate() {
                        repeated +=
                            table.seats[..i].iter().filter(|b| !met.insert((*a.min(b), *a.max(b)))).count();
                    }
                }
            },
        )
        .unwrap();
    }
    // By chance it would be about 9 of the 48 meetings of the second and third round.
    assert!(repeated < 500, "{repeated} meetings of 4,800 in the second and third rounds are repeated");
}

#[test]
fn an_arena_pairs_all_who_are_free_and_nobody_twice_running() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..times(3_000) {
        let n = random.usize(2..=30);
        let mut tournament = Tournament::of(&(0..n).map(|_| random.u32(1000..2000)).collect::<Vec<_>>());
        let mut last: BTreeMap<Number, Number> = BTreeMap::new();
        let mut waited: BTreeMap<Number, usize> = BTreeMap::new();
        for _ in 0..30 {
            wander(&mut random, &mut tournament);
            let open = |tournament: &Tournament| -> BTreeSet<Number> {
                let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
                tables.filter(|table| table.outcome.is_none()).flat_map(|table| table.seats.clone()).collect()
            };
            let busy = open(&tournament);
            let free = tournament.present().into_iter().filter(|number| !busy.contains(number)).count();
            let round = Arena.next(&tournament).unwrap().unwrap();
            let seated: BTreeSet<Number> =
                round.tables.iter().flat_map(|table| table.seats.iter().copied()).collect();
            assert_eq!(seated.len(), 2 * round.tables.len());
            assert!(seated.is_disjoint(&busy));
            assert!(free - seated.len() <= 1 || free <= 3, "{} of {free} wait", free - seated.len());
            for table in &round.tables {
                let (a, b) = (table.seats[0], table.seats[1]);
                let again = last.get(&a) == Some(&b) && last.get(&b) == Some(&a);
                assert!(!again || tournament.present().len() == 2);
                assert_eq!(again, table.reason == Reason::Again);
                last.extend([(a, b), (b, a)]);
            }
            for number in tournament.present() {
                let waits = waited.entry(number).or_default();
                let idle = !seated.contains(&number) && !busy.contains(&number);
                *waits = if idle { *waits + 1 } else { 0 };
                assert!(*waits <= 1 || free <= 3, "{number} waits for the {waits}. time among {free}");
            }
            tournament.apply(Event::Paired(round)).unwrap();
            for round in 0..tournament.rounds.len() {
                for table in 0..tournament.rounds[round].tables.len() {
                    if tournament.rounds[round].tables[table].outcome.is_none() && random.bool() {
                        let outcome = Outcome::Played(vec![2, 0]);
                        tournament.apply(Event::Ended { round, table, outcome }).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn a_streak_in_an_arena_counts_twice_until_it_ends() {
    let mut tournament = Tournament::of(&[0, 0]);
    for points in [[2, 0], [2, 0], [2, 0], [1, 1], [2, 0]] {
        let table = pairing::Table {
            outcome: Some(Outcome::Played(points.to_vec())),
            ..pairing::Table::new(vec![1, 2], Reason::Free)
        };
        tournament.apply(Event::Paired(Round { tables: vec![table], byes: Vec::new() })).unwrap();
    }
    let scores = pairing::arena_scores(&tournament);
    // 2 + 2, then 4 on fire, a draw of 2 that ends it, and 2.
    assert_eq!((scores[0].points, scores[0].streak, scores[0].games), (12, 1, 5));
    assert_eq!((scores[1].points, scores[1].streak), (1, 0));
}

#[test]
fn a_tournament_is_rebuilt_from_its_log() {
    let mut random = fastrand::Rng::with_seed(9);
    let mut tournament = Tournament::default();
    let mut log = Vec::new();
    let mut note = |tournament: &mut Tournament, event: Event| {
        log.push(event.clone());
        tournament.apply(event).unwrap();
    };
    for rating in [1900, 1800, 1700, 1600, 1500] {
        note(&mut tournament, Event::Joined { rating });
    }
    for round in 0..3 {
        let paired = Dutch { rounds: 3, first: Colour::White }.next(&tournament).unwrap().unwrap();
        let tables = paired.tables.len();
        note(&mut tournament, Event::Paired(paired));
        for table in 0..tables {
            let points = if random.bool() { vec![2, 0] } else { vec![1, 1] };
            note(&mut tournament, Event::Ended { round, table, outcome: Outcome::Played(points) });
        }
    }
    assert_eq!(Tournament::replay(log).unwrap(), tournament);
}

#[test]
fn an_event_that_cannot_be_is_refused() {
    let mut tournament = Tournament::of(&[0, 0]);
    let before = tournament.clone();
    let twice = pairing::Table::new(vec![1, 1], Reason::Free);
    let nobody = Round { tables: Vec::new(), byes: vec![(3, Bye::Half)] };
    for (event, refusal) in [
        (Event::Left(0), Refusal::NoSuchEntrant(0)),
        (Event::Returned(3), Refusal::NoSuchEntrant(3)),
        (Event::Paired(Round { tables: vec![twice], byes: Vec::new() }), Refusal::TwiceInARound(1)),
        (Event::Paired(nobody), Refusal::NoSuchEntrant(3)),
        (
            Event::Ended { round: 0, table: 0, outcome: Outcome::Played(vec![2, 0]) },
            Refusal::NoSuchTable { round: 0, table: 0 },
        ),
    ] {
        assert_eq!(tournament.apply(event), Err(refusal));
    }
    assert_eq!(tournament, before);
}
