//! Random tournaments.

#![allow(dead_code, reason = "each file of tests uses a part")]

use pairing::{Bye, Event, Format, Outcome, Refusal, Round, Tournament};

/// Results by chance: mostly played, sometimes forfeited by one or both.
pub fn play(random: &mut fastrand::Rng, tournament: &mut Tournament, draws: bool) {
    let round = tournament.rounds.len() - 1;
    for table in 0..tournament.rounds[round].tables.len() {
        let seats = tournament.rounds[round].tables[table].seats.len();
        if tournament.rounds[round].tables[table].outcome.is_some() {
            continue;
        }
        let outcome = match random.u32(..20) {
            0 if draws => Outcome::Forfeited(vec![0; seats]),
            1 if seats == 2 => Outcome::Forfeited(vec![2, 0]),
            2 if seats == 2 => Outcome::Forfeited(vec![0, 2]),
            3..9 if draws && seats == 2 => Outcome::Played(vec![1, 1]),
            _ => {
                let mut points: Vec<u32> = (0..seats as u32).map(|place| 2 * place).collect();
                random.shuffle(&mut points);
                Outcome::Played(points)
            }
        };
        tournament.apply(Event::Ended { round, table, outcome }).expect("the table is there");
    }
}

/// People go and come back. Those who are away in a round have a bye in it.
pub fn wander(random: &mut fastrand::Rng, tournament: &mut Tournament) {
    for number in tournament.numbers() {
        let event = if random.u32(..12) == 0 { Event::Left(number) } else { Event::Returned(number) };
        tournament.apply(event).expect("the number is there");
    }
}

/// Notes byes for those who are away.
pub fn with_absences(random: &mut fastrand::Rng, tournament: &Tournament, mut round: Round) -> Round {
    for number in tournament.numbers() {
        if tournament.entrants[number as usize - 1].absent {
            round.byes.push((number, if random.bool() { Bye::Half } else { Bye::Zero }));
        }
    }
    round
}

/// Plays a tournament to its end, and looks at each round before it is played.
pub fn run(
    random: &mut fastrand::Rng,
    tournament: &mut Tournament,
    format: &impl Format,
    draws: bool,
    mut look: impl FnMut(&Tournament, &Round),
) -> Result<(), Refusal> {
    for _ in 0..1_000 {
        let Some(round) = format.next(tournament)? else { return Ok(()) };
        look(tournament, &round);
        tournament.apply(Event::Paired(round)).expect("the round is sound");
        play(random, tournament, draws);
    }
    panic!("the tournament does not end");
}
