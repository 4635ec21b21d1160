//! Recorded rounds of Swiss tournaments: what is known before each, and the pairing that another program made of it.

use pairing::history::{Entry, Mark};
use pairing::{Bye, Colour, Dutch, Entrant, Format, Number, Refusal, Tournament};
use serde_json::{Map, Value, json};

/// The pairs and the bye of the round that a case describes; nothing if it is not one.
pub fn pair(case: &Map<String, Value>) -> Option<[Value; 2]> {
    if case.get("system")? != "dutch" {
        return None;
    }
    let (mut entrants, mut histories) = (Vec::new(), Vec::new());
    for (number, player) in (1_u64..).zip(case.get("players")?.as_array()?) {
        if player["n"] != number {
            return None;
        }
        let rating = u32::try_from(player["rating"].as_u64()?).ok()?;
        entrants.push(Entrant { rating, absent: player["absent"].as_bool()? });
        histories.push(player["games"].as_array()?.iter().map(entry).collect::<Option<Vec<_>>>()?);
    }
    let tournament = Tournament::from_histories(entrants, &histories).ok()?;
    let dutch = Dutch {
        rounds: usize::try_from(case.get("rounds_total")?.as_u64()?).ok()?,
        first: colour(case.get("initial_color")?.as_str()?)?,
    };
    match dutch.next(&tournament) {
        Ok(Some(round)) => {
            let pairs: Vec<_> = round.tables.iter().map(|table| &table.seats).collect();
            Some([json!(pairs), json!(round.byes.first().map(|(number, _)| number))])
        }
        Err(Refusal::NoPairing) => Some([Value::Null, Value::Null]),
        _ => None,
    }
}

fn colour(word: &str) -> Option<Colour> {
    match word {
        "white" | "w" => Some(Colour::White),
        "black" | "b" => Some(Colour::Black),
        _ => None,
    }
}

fn entry(game: &Value) -> Option<Entry> {
    Some(match game["bye"].as_str() {
        Some("pairing") => Entry::Bye(Bye::Pairing),
        Some("half") => Entry::Bye(Bye::Half),
        Some("zero") => Entry::Bye(Bye::Zero),
        Some(_) => return None,
        None => Entry::Game {
            opponent: Number::try_from(game["opp"].as_u64()?).ok()?,
            colour: colour(game["color"].as_str()?)?,
            mark: Some(Mark::of(game["result"].as_str()?.chars().next()?)?),
        },
    })
}
