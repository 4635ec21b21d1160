//! The report of a match: a line and an object for programs, a table for people.

use super::{Plan, Results, faults};
use crate::commands::{Out, aligned, decimal};
use crate::failure::Failure;
use crate::texts::Texts;
use engine::arena::Spent;
use engine::stats::Sprt;
use serde_json::{Value, json};

fn mean(sum: f64, count: u64) -> f64 {
    sum / count.max(1) as f64
}

/// The score in one line for programs.
pub fn summary_line(results: &Results, sprt: Option<Sprt>) -> String {
    let elo = results.tally.elo();
    let score = results.tally.score();
    let pairs = results.tally.pairs().map(|n| n.to_string()).join(",");
    let by_side = |values: [String; 2]| values.join(",");
    let fault = |kind: usize| by_side([0, 1].map(|side| results.faults[side][kind].to_string()));
    let spent = |f: fn(&Spent) -> f64| by_side([0, 1].map(|side| format!("{:.1}", f(&results.spent[side]))));
    let test = sprt.map_or(String::new(), |sprt| {
        let ratio = results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1);
        format!(" llr={ratio:.2} sprt={}", sprt.verdict(&results.tally).name())
    });
    format!(
        "match: games={} wins={} draws={} losses={} score={:.4} score_low={:.4} score_high={:.4} \
         elo={:+.1} elo_low={:+.1} elo_high={:+.1} los={:.4} pairs={pairs}{test} place={} crashes={} time={} illegal={} \
         cut={} depth={} nodes={} ms={} longest_ms={} over_ms={}",
        results.games,
        results.wins,
        results.draws,
        results.losses,
        score.value,
        score.low,
        score.high,
        elo.value,
        elo.low,
        elo.high,
        results.tally.superiority(),
        by_side(results.places.map(|(sum, count)| format!("{:.3}", mean(sum, count)))),
        fault(0),
        fault(1),
        fault(2),
        results.cut,
        spent(|spent| mean(spent.depth.0 as f64, spent.depth.1)),
        spent(|spent| mean(spent.nodes.0 as f64, spent.nodes.1)),
        spent(|spent| mean(spent.time.as_secs_f64() * 1e3, spent.turns)),
        spent(|spent| spent.longest.as_secs_f64() * 1e3),
        spent(|spent| spent.over.as_secs_f64() * 1e3),
    )
}

/// The match for programs.
pub fn data(plan: &Plan, results: &Results, sprt: Option<Sprt>) -> Value {
    let (score, elo) = (results.tally.score(), results.tally.elo());
    let side = |side: usize| {
        let spent = &results.spent[side];
        json!({
            "player": plan.names[side],
            "crashes": results.faults[side][0],
            "time_losses": results.faults[side][1],
            "illegal": results.faults[side][2],
            "place": mean(results.places[side].0, results.places[side].1),
            "turns": spent.turns,
            "depth": mean(spent.depth.0 as f64, spent.depth.1),
            "nodes": mean(spent.nodes.0 as f64, spent.nodes.1),
            "milliseconds": mean(spent.time.as_secs_f64() * 1e3, spent.turns),
            "longest": spent.longest.as_secs_f64() * 1e3,
            "over": spent.over.as_secs_f64() * 1e3,
        })
    };
    let test = sprt.map(|sprt| {
        json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1),
            "bound": Sprt::bound(),
            "verdict": sprt.verdict(&results.tally).name(),
        })
    });
    json!({
        "game": plan.setup.info().id,
        "options": plan.setup.summary(),
        "seats": plan.setup.seats,
        "seed": plan.seed,
        "games": results.games,
        "stopped": results.stopped,
        "wins": results.wins,
        "draws": results.draws,
        "losses": results.losses,
        "cut_off": results.cut,
        // JSON has no infinity, so a clean sweep has no Elo, only one end of its interval.
        "score": { "value": score.value, "low": score.low, "high": score.high },
        "elo": { "value": elo.value, "low": elo.low, "high": elo.high },
        "superiority": results.tally.superiority(),
        "pairs": (plan.seatings.len() == 2).then(|| results.tally.pairs()),
        "sprt": test,
        "sides": [side(0), side(1)],
        "faults": results.broken.iter().map(|broken| faults::data(plan, broken)).collect::<Vec<_>>(),
    })
}

/// An Elo difference for people; infinite for a clean sweep.
fn shown_elo(texts: &Texts, elo: f64) -> String {
    if elo.is_finite() {
        texts.with("match-elo-value", &[("n", decimal(elo, 1))])
    } else {
        texts.code(if elo > 0.0 { "+∞" } else { "−∞" }).into_owned()
    }
}

/// What a sequential test says so far.
fn shown_test(texts: &Texts, results: &Results, sprt: Sprt) -> String {
    let verdict = sprt.verdict(&results.tally).name();
    let args = [
        ("ratio", decimal(results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1), 2)),
        ("bound", decimal(Sprt::bound(), 2)),
        ("verdict", texts.get(&format!("match-sprt-{verdict}")).into()),
    ];
    texts.with("match-sprt", &args)
}

/// Prints the match for people.
pub fn print(
    texts: &Texts,
    plan: &Plan,
    results: &Results,
    sprt: Option<Sprt>,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let name = |side: usize| texts.code(&plan.names[side]).into_owned();
    let game = texts.get(&format!("game-{}", plan.setup.info().id));
    let args = [("n", results.games.into()), ("game", game.into())];
    writeln!(out, "{}  {}\n", texts.with("match-heading", &args), texts.code(&plan.setup.summary()))?;
    let args = [
        ("name", name(0).into()),
        ("other", name(1).into()),
        ("wins", results.wins.into()),
        ("draws", results.draws.into()),
        ("losses", results.losses.into()),
    ];
    writeln!(out, "{}", texts.with("match-results", &args))?;
    if results.stopped {
        writeln!(out, "{}", texts.get("match-stopped"))?;
    }
    let percent = |share: f64| texts.with("report-percent", &[("n", decimal(share * 100.0, 1))]);
    let score = results.tally.score();
    let args = [
        ("score", percent(score.value).into()),
        ("low", percent(score.low).into()),
        ("high", percent(score.high).into()),
    ];
    writeln!(out, "{}", texts.with("match-score", &args))?;
    let elo = results.tally.elo();
    let args = [
        ("elo", shown_elo(texts, elo.value).into()),
        ("low", shown_elo(texts, elo.low).into()),
        ("high", shown_elo(texts, elo.high).into()),
    ];
    writeln!(out, "{}", texts.with("match-elo", &args))?;
    if plan.seatings.len() == 2 {
        let pairs = results.tally.pairs().map(|n| n.to_string()).join(" ");
        writeln!(out, "{}", texts.with("match-pairs", &[("pairs", texts.code(&pairs).into_owned().into())]))?;
    } else {
        let place = |side: usize| decimal(mean(results.places[side].0, results.places[side].1), 2);
        writeln!(out, "{}", texts.with("match-places", &[("own", place(0)), ("other", place(1))]))?;
    }
    if let Some(sprt) = sprt {
        writeln!(out, "{}", shown_test(texts, results, sprt))?;
    }
    writeln!(out)?;
    for line in aligned(texts, &cost_rows(texts, plan, results)) {
        writeln!(out, "{line}")?;
    }
    faults::report(texts, plan, &results.broken, out)?;
    writeln!(out, "{}", summary_line(results, sprt))?;
    Ok(())
}

/// What the turns of both sides cost, and what went wrong, with a heading.
fn cost_rows(texts: &Texts, plan: &Plan, results: &Results) -> Vec<Vec<String>> {
    let heads = ["crashes", "late", "illegal", "depth", "nodes", "time", "longest", "over"];
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(heads.map(|head| texts.get(&format!("match-column-{head}"))));
    for side in 0..2 {
        let spent = &results.spent[side];
        let millis = |value: f64| texts.with("report-milliseconds", &[("n", decimal(value, 1))]);
        let mut row = vec![texts.code(&plan.names[side]).into_owned()];
        row.extend(results.faults[side].map(|n| texts.number(n)));
        row.push(
            texts.with("report-number", &[("n", decimal(mean(spent.depth.0 as f64, spent.depth.1), 1))]),
        );
        row.push(texts.number(mean(spent.nodes.0 as f64, spent.nodes.1) as u64));
        row.push(millis(mean(spent.time.as_secs_f64() * 1e3, spent.turns)));
        row.push(millis(spent.longest.as_secs_f64() * 1e3));
        row.push(millis(spent.over.as_secs_f64() * 1e3));
        rows.push(row);
    }
    rows
}
