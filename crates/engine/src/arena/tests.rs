#![allow(clippy::unwrap_used)]

use super::*;
use rules::game::Reason;
use rules::options::Setup;

fn table(game: &str, seats: u8, options: &[(&str, &str)]) -> Box<dyn AnyGame> {
    let info = rules::game_info(game).unwrap();
    let setup = Setup::choose(info, Some(seats), None, options.iter().copied()).unwrap();
    setup.open(None).unwrap()
}

fn thinking(game: &str) -> Thinking {
    Thinking { engine: crate::games::searcher(game, 1).unwrap(), threads: 1, level: None, pace: None }
}

const MATCH_TERMS: MatchTerms =
    MatchTerms { pace: Pace::Nodes(50), margin: Duration::from_millis(20), longest: 40 };

/// A player with a fixed answer.
struct Puppet(&'static str, Duration);

impl Player for Puppet {
    fn begin(&mut self, _table: &dyn AnyGame) -> Result<(), Fault> {
        if self.0 == "gone" { Err(Fault::crash("ended")) } else { Ok(()) }
    }

    fn turn(&mut self, _table: &dyn AnyGame, _allowance: &Allowance) -> Result<Answer, Fault> {
        std::thread::sleep(self.1);
        Ok(Answer { turn: self.0.to_string(), ..Answer::default() })
    }
}

#[test]
fn a_mind_plays_every_game_against_itself_without_fault() {
    for game in ["skud", "street", "halma"] {
        let mut table = table(game, 2, &[]);
        let (mut a, mut b) = (thinking(game), thinking(game));
        let played = play(&mut *table, &mut [&mut a, &mut b], &MATCH_TERMS);
        assert_eq!(played.fault, None, "{game}");
        assert!(table.outcome().is_some() || table.turn() == 40, "{game}");
        assert!(played.spent.iter().all(|spent| spent.turns > 0 && spent.nodes.0 > 0), "{game}");
    }
}

#[test]
fn faults_are_told_apart_and_lose() {
    let slow = Duration::from_millis(60);
    let cases = [
        (Puppet("a1-a9", Duration::ZERO), "illegal a1-a9"),
        (Puppet("2A.c2-c3", Duration::ZERO), "illegal 2A.c2-c3"),
        (Puppet("1B.c2-c3", Duration::ZERO), "illegal 1B.c2-c3"),
        (Puppet("", Duration::ZERO), "illegal "),
        (Puppet("gone", Duration::ZERO), "crash ended"),
        (Puppet("c2-c3", slow), "late"),
    ];
    for (mut puppet, fault) in cases {
        let mut table = table("halma", 2, &[]);
        let mut other = thinking("halma");
        let terms = MatchTerms { pace: Pace::Time(Duration::from_millis(10)), ..MATCH_TERMS };
        let played = play(&mut *table, &mut [&mut puppet, &mut other], &terms);
        let failed = played.fault.as_ref().unwrap();
        assert_eq!((failed.seat, failed.losers), (Seat(0), SeatSet(1)));
        assert!(failed.fault.to_string().starts_with(fault), "{fault}: {}", failed.fault);
        assert!(fault != "late" || played.spent[0].over >= Duration::from_millis(50));
        assert_eq!(played.spent[1], Spent::default());
        assert_eq!((share(&played, &[0, 1]), share(&played, &[1, 0])), (0.0, 1.0));
    }
}

#[test]
fn a_whole_entry_is_a_turn_and_giving_up_is_an_answer() {
    for (answer, entry) in [("1A.c2-c3", "1A.c2-c3"), ("resign", "1A.resign"), ("1A.resign", "1A.resign")] {
        let mut table = table("halma", 2, &[]);
        let mut other = thinking("halma");
        let terms = MatchTerms { longest: 1, ..MATCH_TERMS };
        let played = play(&mut *table, &mut [&mut Puppet(answer, Duration::ZERO), &mut other], &terms);
        assert_eq!((played.fault, table.entries().join(";").as_str()), (None, entry));
    }
}

#[test]
fn a_partner_loses_with_whoever_fails() {
    let mut table = table("halma", 4, &[("teams", "on")]);
    let mut players = [0; 4].map(|_| Puppet("c3-d4", Duration::ZERO));
    let mut seated: Vec<&mut dyn Player> =
        players.iter_mut().map(|player| player as &mut dyn Player).collect();
    let played = play(&mut *table, &mut seated, &MATCH_TERMS);
    let failed = played.fault.as_ref().unwrap();
    assert_eq!((failed.seat, failed.losers), (Seat(1), SeatSet(0b1010)));
    assert_eq!((share(&played, &[0, 1, 0, 1]), share(&played, &[1, 0, 1, 0])), (1.0, 0.0));
}

#[test]
fn a_clock_runs_down_and_is_added_to() {
    struct Watcher(Vec<Duration>);
    impl Player for Watcher {
        fn begin(&mut self, _table: &dyn AnyGame) -> Result<(), Fault> {
            Ok(())
        }
        fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
            self.0.push(allowance.left[table.seat().index()]);
            std::thread::sleep(Duration::from_millis(2));
            let turn = table.legal_turns().swap_remove(0);
            Ok(Answer { turn, ..Answer::default() })
        }
    }
    let (mut a, mut b) = (Watcher(Vec::new()), Watcher(Vec::new()));
    let pace = Pace::Clock(Duration::from_secs(60), Duration::from_millis(1));
    let played =
        play(&mut *table("halma", 2, &[]), &mut [&mut a, &mut b], &MatchTerms { pace, ..MATCH_TERMS });
    assert_eq!(played.fault, None);
    assert_eq!(a.0[0], Duration::from_secs(60));
    assert!(a.0.windows(2).all(|pair| pair[1] < pair[0]), "{:?}", a.0);
}

#[test]
fn everybody_sits_everywhere() {
    let seated = |game: &str, seats: u8, options: &[(&str, &str)]| {
        seatings(seats, &table(game, seats, options).setup().sides())
    };
    assert_eq!(seated("halma", 2, &[]), [[0, 1], [1, 0]]);
    assert_eq!(seated("halma", 4, &[("teams", "on")]), [[0, 1, 0, 1], [1, 0, 1, 0]]);
    assert_eq!(seated("skud", 3, &[]), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
}

#[test]
fn points_follow_the_ranking() {
    let ended = |ranking: [u8; 4]| {
        let ranking = ranking.map(SeatSet);
        let outcome = Outcome { winner: ranking[0], reason: Reason::Camp, ranking };
        PlayedGame { outcome: Some(outcome), fault: None, spent: Vec::new() }
    };
    // Seat 2 first, 0 and 3 share the second place, 1 is last.
    let played = ended([0b0100, 0b1001, 0b0010, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| place(&played, 4, Seat(seat))), [2.5, 4.0, 1.0, 2.5]);
    assert_eq!(share(&played, &[1, 1, 0, 1]), 1.0);
    assert_eq!(share(&played, &[0, 1, 1, 1]), 0.5);
    let fault = Forfeit {
        seat: Seat(1),
        fault: Fault::Time(Duration::ZERO),
        losers: SeatSet::of(Seat(1)),
        log: Vec::new(),
    };
    let failed = PlayedGame { outcome: None, fault: Some(fault), spent: Vec::new() };
    assert_eq!([0, 1, 2].map(|seat| place(&failed, 3, Seat(seat))), [1.5, 3.0, 1.5]);
    let teams = ended([0b0101, 0b1010, 0, 0]);
    assert_eq!(share(&teams, &[0, 1, 0, 1]), 1.0);
}

#[test]
fn an_opening_is_as_long_as_asked_and_the_same_for_the_same_seed() {
    for (game, seats) in [("skud", 2), ("skud", 3), ("street", 2), ("halma", 2)] {
        let open = |seed| {
            let mut table = table(game, seats, &[]);
            random_opening(&mut *table, 7, &mut fastrand::Rng::with_seed(seed));
            assert_eq!((table.turn(), table.pending()), (7, false), "{game}");
            table.entries()
        };
        assert_eq!(open(3), open(3));
        assert_ne!(open(3), open(4));
    }
}
