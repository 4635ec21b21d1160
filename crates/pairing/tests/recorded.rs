//! Rounds that another program paired (`cases/README.md`): ours are the same.

use flate2::read::MultiGzDecoder;
use pairing::history::{Entry, Mark};
use pairing::{Bye, Colour, Dutch, Entrant, Format, Number, Tournament};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};

fn entry(game: &Value) -> Entry {
    match game["bye"].as_str() {
        Some("pairing") => Entry::Bye(Bye::Pairing),
        Some("half") => Entry::Bye(Bye::Half),
        Some(_) => Entry::Bye(Bye::Zero),
        None => Entry::Game {
            opponent: game["opp"].as_u64().expect("a number") as Number,
            colour: if game["color"] == "w" { Colour::White } else { Colour::Black },
            mark: Mark::of(game["result"].as_str().and_then(|sign| sign.chars().next()).expect("a sign")),
        },
    }
}

fn found(case: &Value) -> Value {
    let players = case["players"].as_array().expect("players");
    let entrants = players.iter().map(|player| Entrant {
        rating: player["rating"].as_u64().expect("a rating") as u32,
        absent: player["absent"] == true,
    });
    let histories: Vec<Vec<Entry>> = players
        .iter()
        .map(|player| player["games"].as_array().expect("games").iter().map(entry).collect())
        .collect();
    let tournament = Tournament::from_histories(entrants.collect(), &histories).expect("mirrored");
    let dutch = Dutch {
        rounds: case["rounds_total"].as_u64().expect("a number") as usize,
        first: if case["initial_color"] == "white" { Colour::White } else { Colour::Black },
    };
    match dutch.next(&tournament) {
        Ok(Some(round)) => {
            let pairs: Vec<_> = round.tables.iter().map(|table| &table.seats).collect();
            serde_json::json!([pairs, round.byes.first().map(|(number, _)| number)])
        }
        Ok(None) => panic!("the tournament is not over"),
        Err(pairing::Refusal::NoPairing) => serde_json::json!([null, null]),
        Err(refusal) => panic!("{refusal}"),
    }
}

#[test]
fn every_recorded_round_is_paired_alike() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/swiss-dutch.jsonl.gz");
    let lines = BufReader::new(MultiGzDecoder::new(File::open(path).expect("the cases are there"))).lines();
    let (mut rounds, mut different) = (0, Vec::new());
    for line in lines {
        let case: Value = serde_json::from_str(&line.expect("text")).expect("JSON");
        rounds += 1;
        let (expected, found) = (serde_json::json!([case["pairs"], case["bye"]]), found(&case));
        if expected != found {
            different.push(format!("{}: {expected}, not {found}", case["id"]));
        }
    }
    assert_eq!(rounds, 2407);
    assert!(
        different.is_empty(),
        "{} differ, such as\n{}",
        different.len(),
        different[..different.len().min(8)].join("\n")
    );
}
