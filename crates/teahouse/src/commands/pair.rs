//! `teahouse pair`: the next round of a Swiss tournament, from TRF to TRF.

use super::{decimal, json};
use crate::commands::Out;
use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::{Args, value_parser};
use pairing::trf::{Fault, MOST_PLAYERS, MOST_ROUNDS, Trf, What};
use pairing::{Dutch, Format, Refusal};
use std::path::PathBuf;

/// The arguments of `teahouse pair`.
#[derive(Args)]
#[command(after_help = "\
teahouse pair club.trf > next.trf
teahouse pair club.trf --rounds 7 --json")]
pub struct Pair {
    #[arg(value_name = "file")]
    trf: PathBuf,
    #[arg(long = "rounds", value_name = "n", value_parser = value_parser!(u16).range(1..=MOST_ROUNDS as i64))]
    swiss_rounds: Option<u16>,
    #[arg(long)]
    json: bool,
}

impl Pair {
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let text = files::read_text(&self.trf, texts)?;
        let mut trf = Trf::read(&text)
            .map_err(|fault| files::failure_because(texts, &self.trf, explain(texts, &fault)))?;
        let rounds = self.swiss_rounds.map(usize::from).or(trf.rounds);
        let rounds = rounds.ok_or_else(|| Failure::Failed(texts.get("error-pair-rounds")))?;
        let dutch = Dutch { rounds, first: trf.first_colour() };
        let round = dutch
            .next(&trf.tournament)
            .map_err(|refusal| Failure::Failed(refused(texts, &refusal)))?
            .ok_or_else(|| Failure::Failed(texts.with("error-pair-over", &[("rounds", rounds.into())])))?;
        // In TRF such a round would look unpaired.
        if trf.tournament.present().is_empty() {
            return Err(Failure::Failed(texts.get("error-pair-nobody")));
        }
        if self.json {
            return json(out, &round);
        }
        trf.add(round).map_err(|fault| files::failure_because(texts, &self.trf, explain(texts, &fault)))?;
        write!(out, "{}", trf.write())?;
        Ok(())
    }
}

/// What is wrong with a text, as a sentence.
fn explain(texts: &Texts, fault: &Fault) -> String {
    let number = |number: u32| ("number", number.into());
    let why = match &fault.what {
        What::NoPlayers => texts.get("error-trf-no-players"),
        What::TooManyPlayers => texts.with("error-trf-players", &[("most", MOST_PLAYERS.into())]),
        What::TooManyRounds => texts.with("error-trf-rounds", &[("most", MOST_ROUNDS.into())]),
        What::Column { column } => texts.with("error-trf-column", &[("column", (*column).into())]),
        What::SameNumber(same) => texts.with("error-trf-same", &[number(*same)]),
        What::MissingNumber(missing) => texts.with("error-trf-missing", &[number(*missing)]),
        What::Points { number: who, halves } => {
            let points = decimal(f64::from(*halves) / 2.0, 1);
            texts.with("error-trf-points", &[number(*who), ("points", points)])
        }
        What::Rounds(refusal) => refused(texts, refusal),
    };
    match fault.line {
        0 => why,
        line => texts.with("error-trf-line", &[("line", line.into()), ("why", why.into())]),
    }
}

/// Why there is no round, as a sentence.
fn refused(texts: &Texts, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::Unfinished { round, table } => {
            texts.with("error-pair-open", &[("round", (round + 1).into()), ("table", (table + 1).into())])
        }
        Refusal::NotMirrored { round, number } => {
            texts.with("error-trf-mirror", &[("round", (round + 1).into()), ("number", number.into())])
        }
        Refusal::TwiceInARound(number) => texts.with("error-trf-twice", &[("number", number.into())]),
        Refusal::NoSuchEntrant(number) => texts.with("error-trf-missing", &[("number", number.into())]),
        _ => texts.get("error-pair-none"),
    }
}
