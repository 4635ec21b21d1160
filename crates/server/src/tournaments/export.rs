//! Exports of tournaments for other programs.

use super::state::State;
use super::{Tournaments, missing};
use crate::fail::{Answer, Fail};
use crate::store::tournaments as kept;
use pairing::{Bye, Number, Outcome};
use protocol::tournaments::{RoundView, Standings};
use serde::Serialize;
use std::collections::HashMap;
use std::fmt::Write as _;

pub struct File {
    /// The content type.
    pub kind: &'static str,
    /// The extension.
    pub ending: &'static str,
    pub text: String,
}

/// The whole tournament as JSON.
#[derive(Serialize)]
struct Whole {
    tournament: protocol::tournaments::TournamentView,
    standings: Standings,
    rounds: Vec<RoundView>,
}

impl Tournaments {
    /// A tournament as `json`, `csv` or `trf`.
    pub async fn export(&self, id: &str, format: &str) -> Answer<File> {
        match format {
            "json" => self.json(id).await,
            "csv" => self.csv(id).await,
            "trf" => self.trf(id).await,
            _ => Err(Fail::bad("bad-request").with("detail", "as")),
        }
    }

    async fn json(&self, id: &str) -> Answer<File> {
        let state = self.state(id).await?;
        let mut standings = self.standings(id, 0).await?;
        while standings.lines.len() < standings.total {
            let more = self.standings(id, standings.lines.len()).await?;
            if more.lines.is_empty() {
                break;
            }
            standings.lines.extend(more.lines);
        }
        let mut rounds = Vec::new();
        for round in 1..=state.core.rounds.len() {
            match self.round(id, round as u32).await {
                Ok(round) => rounds.push(round),
                // The round was taken back meanwhile.
                Err(fail) if fail == missing() => break,
                Err(fail) => return Err(fail),
            }
        }
        let whole = Whole { tournament: self.view(id, None).await?, standings, rounds };
        let text = serde_json::to_string_pretty(&whole).map_err(|_| Fail::internal())?;
        Ok(File { kind: "application/json", ending: "json", text: text + "\n" })
    }

    async fn names_by_number(&self, state: &State) -> Answer<HashMap<Number, String>> {
        let ids: Vec<String> = state.players.iter().filter_map(|player| player.account.clone()).collect();
        let people = kept::people(&self.store, &ids).await?;
        let people: HashMap<String, String> = people.into_iter().map(|one| (one.id, one.name)).collect();
        let numbered = (1..).zip(state.players.iter());
        let name = |(number, player): (Number, &super::state::Player)| {
            let of_person = player.account.as_ref().and_then(|account| people.get(account).cloned());
            let of_computer = player.level.map(|level| format!("Computer {level}"));
            (number, of_person.or(of_computer).unwrap_or_else(|| "-".to_string()))
        };
        Ok(numbered.map(name).collect())
    }

    async fn csv(&self, id: &str) -> Answer<File> {
        let state = self.state(id).await?;
        let names = self.names_by_number(&state).await?;
        let mut text = String::from("place,number,name,team,rating,points,games,performance");
        for name in state.plan.tie_breaks() {
            let name = serde_json::to_value(name).unwrap_or_default();
            let _ = write!(text, ",{}", name.as_str().unwrap_or_default());
        }
        text.push_str("\r\n");
        for line in state.places().iter() {
            let Some(player) = state.player(line.number) else { continue };
            let name = names.get(&line.number).map_or("", String::as_str);
            let rating = if player.rating > 0 { player.rating.to_string() } else { String::new() };
            let performance = line.performance.map(|value| value.to_string()).unwrap_or_default();
            let team = player.team.as_deref().unwrap_or_default();
            let _ = write!(
                text,
                "{},{},{},{},{rating},{},{},{performance}",
                line.place,
                line.number,
                cell(name),
                cell(team),
                line.points,
                line.games,
            );
            for value in &line.values {
                let _ = write!(text, ",{value}");
            }
            text.push_str("\r\n");
        }
        Ok(File { kind: "text/csv; charset=utf-8", ending: "csv", text })
    }

    /// FIDE's tournament report, as `teahouse pair` reads it.
    async fn trf(&self, id: &str) -> Answer<File> {
        let state = self.state(id).await?;
        if state.plan.asked.seats != 2 || state.plan.is_arena() {
            return Err(Fail::conflict("no-report"));
        }
        let names = self.names_by_number(&state).await?;
        Ok(File { kind: "text/plain; charset=utf-8", ending: "trf", text: report(&state, &names) })
    }
}

/// A quoted CSV cell. Texts that a spreadsheet would run as a formula get a quote before them.
fn cell(text: &str) -> String {
    let text = text.replace('"', "\"\"");
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("\"{}{text}\"", if formula { "'" } else { "" })
}

fn report(state: &State, names: &HashMap<Number, String>) -> String {
    let mut text = format!("012 {}\n", state.plan.asked.name);
    let _ = writeln!(text, "062 {}", state.players.len());
    if let Some(rounds) = state.rounds() {
        let _ = writeln!(text, "XXR {rounds}");
    }
    let _ = writeln!(text, "XXC white1");
    for line in state.places().iter() {
        let number = line.number;
        let name: String = names.get(&number).map_or("", String::as_str).chars().take(33).collect();
        let rating = state.player(number).map_or(0, |player| player.rating);
        let rating = if rating > 0 { rating.to_string() } else { String::new() };
        let _ = write!(
            text,
            "001 {number:4}      {name:<33} {rating:>4}                            {:4.1} {:4}",
            line.points, line.place
        );
        for round in &state.core.rounds {
            text.push_str(&entry(round, number));
        }
        text.push('\n');
    }
    text
}

/// A round in a player's line of the report.
fn entry(round: &pairing::Round, number: Number) -> String {
    for table in &round.tables {
        let [first, second] = table.seats[..] else { continue };
        let (opponent, colour, seat) = match number {
            number if number == first => (second, 'w', 0),
            number if number == second => (first, 'b', 1),
            _ => continue,
        };
        let own = |outcome: &Outcome| outcome.points().get(seat).copied().unwrap_or(0);
        let sign = match &table.outcome {
            None => ' ',
            Some(played @ Outcome::Played(_)) => ['0', '=', '1'][own(played).min(2) as usize],
            Some(forfeited) => {
                if own(forfeited) > 0 {
                    '+'
                } else {
                    '-'
                }
            }
        };
        return format!("  {opponent:4} {colour} {sign}");
    }
    let sign = match round.byes.iter().find(|(other, _)| *other == number).map(|(_, bye)| *bye) {
        Some(Bye::Pairing) => 'U',
        Some(Bye::Full) => 'F',
        Some(Bye::Half) => 'H',
        Some(Bye::Zero) | None => 'Z',
    };
    format!("  0000 - {sign}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_formula_and_ends_no_cell() {
        assert_eq!(cell("=1+1"), "\"'=1+1\"");
        assert_eq!(cell("a\"b,c"), "\"a\"\"b,c\"");
    }
}
