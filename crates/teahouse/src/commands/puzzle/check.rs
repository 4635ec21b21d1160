//! `teahouse puzzle check`: proves every puzzle again, on all cores.

use crate::commands::{Out, aligned, seconds};
use crate::failure::Failure;
use crate::texts::Texts;
use clap::Args;
use puzzles::prover::Prover;
use puzzles::{Collection, Puzzle, Puzzling, with_puzzling};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;

/// The turns that a proof may try, far more than any puzzle needed when it was mined.
const EFFORT: u64 = 50_000_000;

/// The arguments of `teahouse puzzle check`.
#[derive(Args)]
#[command(after_help = "teahouse puzzle check\nteahouse puzzle check halma")]
pub struct Check {
    #[arg(value_name = "game")]
    game: Option<String>,
}

/// Puzzles counted by something.
type Counts = BTreeMap<String, usize>;

impl Check {
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let mut wrong = 0;
        for collection in super::of_game(texts, self.game.as_deref())? {
            wrong += check(texts, &collection, out)?;
        }
        if wrong > 0 { Err(Failure::Reported) } else { Ok(()) }
    }
}

/// Proves the puzzles of a game, prints figures, and returns how many are wrong.
fn check(texts: &Texts, collection: &Collection<'_>, out: &mut Out<'_>) -> Result<usize, Failure> {
    let broken = |_| Failure::Failed(texts.get("error-collection"));
    let puzzles = collection.read_all().map_err(broken)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, wrong, begun) = (AtomicUsize::new(0), Mutex::new(Vec::new()), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(puzzle) = puzzles.get(next.fetch_add(1, Relaxed)) {
                    if !with_puzzling!(puzzle.game(), is_true(puzzle), false) {
                        wrong.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(puzzle.id());
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let args = [
        ("n", puzzles.len().into()),
        ("game", texts.get(&format!("game-{}", collection.game())).into()),
        ("time", seconds(texts, begun.elapsed()).into()),
        ("cores", texts.number(cores as u64).into()),
    ];
    writeln!(out, "{}", texts.with("puzzle-checked", &args))?;
    for (key, counts) in figures(&puzzles) {
        writeln!(out, "\n{}", texts.get(key))?;
        let rows: Vec<Vec<String>> =
            counts.iter().map(|(name, count)| vec![name.clone(), texts.number(*count as u64)]).collect();
        aligned(texts, &rows).iter().try_for_each(|row| writeln!(out, "  {row}"))?;
    }
    writeln!(out)?;
    for id in &wrong {
        writeln!(out, "{}", texts.with("puzzle-untrue", &[("id", texts.code(id).into_owned().into())]))?;
    }
    Ok(wrong.len())
}

/// Whether the claim holds, with as many first steps as the puzzle says.
fn is_true<P: Puzzling>(puzzle: &Puzzle) -> bool {
    let Ok(position) = P::read_position(&puzzle.setup, &puzzle.position) else { return false };
    let proof = Prover::new(EFFORT).establish(&position, puzzle.claim, puzzle.ways.into());
    matches!(proof, Ok(Some(proof)) if proof.right.len() == usize::from(puzzle.ways))
}

/// How many puzzles there are by options, claim, theme, lowest level and first rating.
fn figures(puzzles: &[Puzzle]) -> [(&'static str, Counts); 5] {
    let mut by = [Counts::new(), Counts::new(), Counts::new(), Counts::new()];
    for puzzle in puzzles {
        let [options, claims, themes, levels] = &mut by;
        *options.entry(puzzle.setup.summary()).or_default() += 1;
        *claims.entry(puzzle.claim.to_string()).or_default() += 1;
        for theme in puzzle.themes.iter() {
            *themes.entry(theme.id().to_string()).or_default() += 1;
        }
        *levels.entry(format!("{:2}", puzzle.difficulty.level)).or_default() += 1;
    }
    let [options, claims, themes, levels] = by;
    [
        ("puzzle-by-options", options),
        ("puzzle-by-claim", claims),
        ("puzzle-by-theme", themes),
        ("puzzle-by-level", levels),
        ("puzzle-by-band", by_band(puzzles)),
    ]
}

/// How many puzzles there are in each band of ratings.
fn by_band(puzzles: &[Puzzle]) -> Counts {
    let mut ratings: Vec<u16> = puzzles.iter().map(|puzzle| puzzle.difficulty.rating()).collect();
    ratings.sort_unstable();
    let name = |band: &[u16]| Some((format!("{:4}–{}", band.first()?, band.last()?), band.len()));
    puzzles::bands(&ratings).filter_map(name).collect()
}
