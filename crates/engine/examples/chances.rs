//! Fits `LEAD` of each game: the lead in hundredths that promises 0.73 of a point. The engine plays with itself
//! from random openings; every score that it gave is held against the result of the game.
//!
//! `cargo run --release -p engine --example chances [GAMES [NODES [GAME]]]`

use engine::limits::Limits;
use engine::score::Score;
use engine::think::Ask;
use engine::{arena, bot};
use rules::options::Setup;
use std::sync::atomic::AtomicBool;

/// What is played: the game, its preset and its board, where there are several.
const PLAN: [(&str, &str, &str); 7] = [
    ("skud", "standard", ""),
    ("skud", "garden-gate", ""),
    ("street", "classic", ""),
    ("street", "garden-gate", ""),
    ("halma", "classic", "8x8"),
    ("halma", "classic", "10x10"),
    ("halma", "classic", "16x16"),
];
const LONGEST: u32 = 400;

/// The scores of one game, each with the share of the point that its player took.
fn play(setup: &Setup, seed: u64, nodes: u64) -> Option<Vec<(Score, f64)>> {
    let mut table = (setup.info().open)(setup.clone(), None).ok()?;
    arena::random_opening(&mut *table, 6, &mut fastrand::Rng::with_seed(seed));
    let mut mind = bot::thinker(setup.info().id, 4)?;
    let (ask, never) = (Ask::within(Limits::nodes(nodes)), AtomicBool::new(false));
    let mut scores = Vec::new();
    while table.outcome().is_none() && table.turn() < LONGEST {
        let found = mind.think(&*table, &ask, &never, &mut |_| {})?;
        scores.push((table.seat(), found.score));
        table.play(found.turns.first()?).ok()?;
    }
    let outcome = table.outcome();
    let share = |seat| match outcome {
        Some(outcome) if !outcome.is_draw() => f64::from(u8::from(outcome.winner.contains(seat))),
        _ => 0.5,
    };
    // What is proven says nothing of what scores are worth.
    let open = scores.into_iter().filter(|(_, score)| !score.is_proven());
    Some(open.map(|(seat, score)| (score, share(seat))).collect())
}

/// How badly a lead explains what happened: the mean of what is lost by betting on it.
fn surprise(scores: &[(Score, f64)], lead: f64) -> f64 {
    let cost = |(score, share): &(Score, f64)| {
        let chance = score.chance(lead).clamp(1e-9, 1.0 - 1e-9);
        -share * chance.ln() - (1.0 - share) * (1.0 - chance).ln()
    };
    scores.iter().map(cost).sum::<f64>() / scores.len().max(1) as f64
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, other: u64| arguments.get(i).and_then(|word| word.parse().ok()).unwrap_or(other);
    let (games, nodes) = (number(0, 100), number(1, 2_000));
    let wanted = |game: &str| arguments.get(2).is_none_or(|word| word == game);
    for (game, preset, board) in PLAN.into_iter().filter(|(game, ..)| wanted(game)) {
        let Some(info) = rules::game_info(game) else { continue };
        let options = Some(("board", board)).filter(|_| !board.is_empty());
        let Ok(setup) = Setup::choose(info, Some(2), Some(preset), options) else { continue };
        let scores: Vec<_> = (0..games).filter_map(|seed| play(&setup, seed, nodes)).flatten().collect();
        let leads = (1..=200).map(|n| f64::from(n) * 10.0);
        let best = leads.min_by(|a, b| surprise(&scores, *a).total_cmp(&surprise(&scores, *b)));
        let lead = best.unwrap_or_default();
        println!(
            "{game} {preset} {board}: lead {lead} ({:.3}, {} scores)",
            surprise(&scores, lead),
            scores.len()
        );
        for from in [0, 50, 100, 200, 400, 800] {
            let near = |(score, _): &&(Score, f64)| (from..2 * from.max(25)).contains(&score.0.abs());
            let ahead = |(score, share): &(Score, f64)| if score.0 < 0 { 1.0 - share } else { *share };
            let found: Vec<_> = scores.iter().filter(near).collect();
            let (n, sum) = (found.len().max(1) as f64, found.iter().map(|one| ahead(one)).sum::<f64>());
            let said: f64 = found.iter().map(|one| Score(one.0.0.abs()).chance(lead)).sum();
            println!(
                "  ahead by {from}: {} scores, {:.3} promised, {:.3} taken",
                found.len(),
                said / n,
                sum / n
            );
        }
    }
}
