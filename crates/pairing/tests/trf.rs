//! TRF: what is read is written again, and nonsense is refused.
#![allow(clippy::unwrap_used)]

mod common;

use pairing::trf::{MOST_ROUNDS, Trf, What};
use pairing::{Colour, Dutch, Event, Format, Outcome, Reason, Refusal, Round, Table, Tournament};

/// A line of a player without rounds.
fn line(number: u32, points: &str) -> String {
    format!(
        "001 {number:4} m wm {:<33} 1900 BRA  1234567890 1990/01/01 {points:>4} {number:4}",
        format!("Åsa, Ñ {number}")
    )
}

fn file(rows: &[(&str, &str)]) -> String {
    let mut text = "012 Club\nXXR 5\n".to_string();
    for (number, (points, rounds)) in (1..).zip(rows) {
        text.push_str(&line(number, points));
        text.push_str(rounds);
        text.push('\n');
    }
    text + "132 a line of something else\n"
}

#[test]
fn a_tournament_is_read_paired_and_written() {
    let text = file(&[
        ("1.0", "     2 w 1"),
        ("0.0", "     1 b 0"),
        ("0.5", "  0000 - H"),
        ("1.0", "  0000 - U"),
        ("0.0", "  0000 - Z  0000 - Z"),
    ]);
    let mut trf = Trf::read(&text).unwrap();
    assert_eq!((trf.rounds, trf.tournament.rounds.len()), (Some(5), 1));
    assert!(trf.tournament.entrants[4].absent && !trf.tournament.entrants[3].absent);
    assert_eq!(trf.first_colour(), Colour::White);
    let round = Dutch { rounds: 5, first: Colour::White }.next(&trf.tournament).unwrap().unwrap();
    trf.add(round).unwrap();
    let written = trf.write();
    let mut again = Trf::read(&written).unwrap();
    // What was asked for has been noted, and the round is open.
    assert_eq!(again.tournament.rounds.len(), 2);
    again.tournament.entrants.clone_from(&trf.tournament.entrants);
    for (one, other) in again.tournament.histories().iter().zip(trf.tournament.histories()) {
        assert_eq!(*one, other);
    }
    for (line, before) in written.lines().zip(text.lines()) {
        assert!(line.starts_with(before.split("  0000 - Z  ").next().unwrap().trim_end()), "{line}");
    }
}

#[test]
fn who_stays_away_from_the_next_round_is_still_away_when_it_is_written_unpaired() {
    let rows = [
        ("1.0", "     2 w 1"),
        ("0.0", "     1 b 0"),
        ("0.5", "  0000 - H  0000 - F"),
        ("1.0", "  0000 - U"),
    ];
    let nobody_played = [("0.0", ""), ("0.0", "  0000 - H  0000 -")];
    for text in [file(&rows) + "XXZ 2\n", file(&[("0.0", ""), ("0.0", "")]) + "XXZ 2\n", file(&nobody_played)]
    {
        let mut trf = Trf::read(&text).unwrap();
        let mut again = Trf::read(&trf.write()).unwrap();
        assert_eq!(again.tournament, trf.tournament);
        assert!(again.tournament.entrants[1].absent);
        let none = || pairing::Round { tables: Vec::new(), byes: Vec::new() };
        trf.add(none()).unwrap();
        again.add(none()).unwrap();
        assert_eq!(again.tournament, trf.tournament);
    }
}

#[test]
fn as_many_rounds_as_can_be_are_read_again_and_no_more_are_added() {
    let mut trf = Trf::read(&file(&[("0.0", ""), ("0.0", "")])).unwrap();
    let won = Some(Outcome::Played(vec![2, 0]));
    let round = || {
        let table = Table { outcome: won.clone(), ..Table::new(vec![1, 2], Reason::Recorded) };
        Round { tables: vec![table], byes: Vec::new() }
    };
    for _ in 0..MOST_ROUNDS {
        trf.add(round()).unwrap();
    }
    assert_eq!(trf.add(round()).unwrap_err().what, What::TooManyRounds);
    let text = trf.write();
    let again = Trf::read(&text).unwrap();
    assert_eq!(again.tournament.histories(), trf.tournament.histories());
    assert_eq!(again.tournament.scores(), [800, 0]);
    assert_eq!(again.write(), text);
    // Nobody can ask for a bye in a round that cannot be.
    let asked = Trf::read(&(text.clone() + "XXZ 1\n")).unwrap();
    assert_eq!(Trf::read(&asked.write()).unwrap().tournament.rounds.len(), MOST_ROUNDS);
}

#[test]
fn a_byte_order_mark_hides_no_line_of_a_joined_file() {
    let rows = [("0.0", ""), ("0.0", "")];
    let text = file(&rows).replace("\n001", "\n\u{feff}001");
    let read = Trf::read(&text).unwrap();
    assert_eq!(read.tournament, Trf::read(&file(&rows)).unwrap().tournament);
    assert_eq!(read.write(), Trf::read(&file(&rows)).unwrap().write());
}

#[test]
fn random_tournaments_survive_being_written() {
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..300 {
        let n = random.usize(2..=20);
        let rows = vec![("0.0", ""); n];
        let mut trf = Trf::read(&file(&rows)).unwrap();
        for _ in 0..random.usize(..5) {
            common::wander(&mut random, &mut trf.tournament);
            let dutch = Dutch { rounds: 5, first: Colour::White };
            let Ok(Some(round)) = dutch.next(&trf.tournament) else { break };
            let round = common::with_absences(&mut random, &trf.tournament, round);
            trf.tournament.apply(Event::Paired(round)).unwrap();
            common::play(&mut random, &mut trf.tournament, true);
        }
        let again = Trf::read(&trf.write()).unwrap();
        assert_eq!(again.write(), trf.write());
        let tables = |tournament: &Tournament| tournament.histories();
        assert_eq!(tables(&again.tournament), tables(&trf.tournament));
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let two = |a: &str, b: &str| file(&[("0.0", a), ("0.0", b)]);
    let number = 2;
    for (text, line, what) in [
        (String::new(), 0, What::NoPlayers),
        ("001 abcd".to_string(), 1, What::Column { column: 5 }),
        (line(1, "x"), 1, What::Column { column: 81 }),
        (line(1, "0.3"), 1, What::Column { column: 81 }),
        (line(2, "0.0"), 1, What::MissingNumber(1)),
        (format!("{}\n{}", line(1, "0.0"), line(1, "0.0")), 2, What::SameNumber(1)),
        (line(1, "1.0"), 1, What::Points { number: 1, halves: 0 }),
        (two("     2 x 0", ""), 3, What::Column { column: 97 }),
        (two("     2 w ?", ""), 3, What::Column { column: 99 }),
        (two("  ab   w 0", ""), 3, What::Column { column: 92 }),
        ("XXR many".to_string(), 1, What::Column { column: 5 }),
        ("XXR 401".to_string(), 1, What::TooManyRounds),
        (line(1, "0.0") + &" ".repeat(4100) + "1", 1, What::TooManyRounds),
        (two("     2 w 0", ""), 3, What::Rounds(Refusal::NotMirrored { round: 0, number: 1 })),
        (two("     2 w 0", "     1 w 0"), 3, What::Rounds(Refusal::NotMirrored { round: 0, number: 1 })),
        (two("     2 w 0", "     1 b +"), 3, What::Rounds(Refusal::NotMirrored { round: 0, number: 1 })),
        (two("", "     2 w 0"), 4, What::Rounds(Refusal::NotMirrored { round: 0, number })),
        (two("", "  9999 w 0"), 4, What::Rounds(Refusal::NotMirrored { round: 0, number })),
        (file(&[("0.0", "")]) + "XXZ 7\n", 5, What::Rounds(Refusal::NoSuchEntrant(7))),
    ] {
        let fault = Trf::read(&text).expect_err(&text);
        assert_eq!((fault.line, &fault.what), (line, &what), "{text}");
    }
}

#[test]
fn no_noise_brings_the_reader_down() {
    let mut random = fastrand::Rng::with_seed(12);
    let good = file(&[("1.0", "     2 w 1"), ("0.0", "     1 b 0"), ("1.0", "  0000 - U")]);
    for _ in 0..20_000 {
        let mut chars: Vec<char> = good.chars().collect();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..chars.len());
            match random.u32(..3) {
                0 => chars[at] = random.char('\0'..='\u{24f}'),
                1 => drop(chars.remove(at)),
                _ => chars.insert(at, random.char('0'..='9')),
            }
        }
        if let Ok(trf) = Trf::read(&chars.into_iter().collect::<String>()) {
            // Whatever was understood can be paired or refused, and written.
            let _ = Dutch { rounds: 5, first: Colour::White }.next(&trf.tournament);
            assert!(Trf::read(&trf.write()).is_ok());
        }
    }
}
