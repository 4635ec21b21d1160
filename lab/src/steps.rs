//! From games to what a policy learns from: for each step of each searched turn what the policy sees of the position,
//! and the features of the step that was played beside others of the list. One folder of plain arrays, described by
//! `meta.json`.

use crate::games::{RANDOM, Reader, Turn, replay};
use crate::{Error, with_game};
use engine::game::{FORCED, Playable};
use engine::policy::{Policy, StepFeatures, WIDTH};
use engine::score::Score;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// One game of this many is held back, to see when a policy begins to learn games by heart.
const HELD_BACK: usize = 20;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// Files of games, all of one game.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder for the arrays.
    #[arg(long, required_unless_present = "policy")]
    out: Option<PathBuf>,
    /// Writes nothing, but says how well this policy finds the steps of the games held back.
    #[arg(long)]
    policy: Option<PathBuf>,
    /// How many steps of a list are kept, the one that was played the first of them.
    #[arg(long, default_value_t = 64)]
    candidates: usize,
    /// Takes the steps of one turn of this many.
    #[arg(long, default_value_t = 1)]
    every: usize,
}

/// Rows in the making.
#[derive(Default)]
struct Rows {
    /// The inputs of the mover's view and the opponent's, one after the other.
    inputs: Vec<u16>,
    /// How many inputs each of the views has.
    counts: Vec<u16>,
    /// The features of each candidate.
    steps: Vec<u16>,
    /// Candidates, length of the whole list, whether held back.
    figures: Vec<[u16; 3]>,
    /// What a policy says, of the games held back.
    ranks: Vec<Rank>,
}

/// How many steps were thought better than the one that was played.
struct Rank {
    /// In the middle of a turn.
    pending: bool,
    policy: usize,
    hint: usize,
    /// Legal steps.
    steps: usize,
    exempt: usize,
}

/// Expands.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = Reader::open(&asked.files[0])?.game();
    with_game!(game, expand(asked))
}

fn expand<P: Playable>(asked: &Asked) -> Result<(), Error> {
    P::prepare();
    if P::STEP_FEATURES == 0 {
        return Err(Error::Asked(format!("{} has no features of steps", P::INFO.id)));
    }
    let policy = asked.policy.as_deref().map(crate::policy::<P>).transpose()?;
    let mut parts = Vec::new();
    let mut games = 0;
    for path in &asked.files {
        let mut reader = Reader::open(path)?;
        if reader.game() != P::INFO.id {
            return Err(reader.broken("is of another game"));
        }
        let mut bodies = Vec::new();
        while let Some(body) = reader.next_game()? {
            bodies.push(body);
        }
        let next = AtomicUsize::new(0);
        let work = || {
            let mut rows = Rows::default();
            loop {
                let number = next.fetch_add(1, Relaxed);
                let Some(body) = bodies.get(number) else { return rows };
                game_rows::<P>(&reader, body, games + number, asked, policy, &mut rows);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..crate::threads(None)).map(|_| scope.spawn(work)).collect();
            parts.extend(threads.into_iter().filter_map(|thread| thread.join().ok()));
        });
        games += bodies.len();
    }
    if let Some(policy) = policy {
        tell(policy, &parts);
    }
    match &asked.out {
        Some(out) => write::<P>(out, &parts, games, asked.candidates),
        None => Ok(()),
    }
}

/// Says how well a policy finds the steps that were played.
fn tell(policy: &Policy, parts: &[Rows]) {
    let ranks: Vec<_> = parts.iter().flat_map(|part| &part.ranks).collect();
    for (name, pending) in [("first steps", false), ("later steps", true)] {
        let ranks: Vec<_> = ranks.iter().filter(|rank| rank.pending == pending).collect();
        let count = ranks.len().max(1) as f64;
        let share = |by: fn(&Rank) -> usize| {
            [1, 4, 16].map(|most| ranks.iter().filter(|rank| by(rank) < most).count() as f64 / count)
        };
        let mean = |of: fn(&Rank) -> usize| ranks.iter().map(|rank| of(rank) as f64).sum::<f64>() / count;
        println!(
            "{policy:?}, {} {name} of {:.0}, {:.1} exempt: first, of the first four, first sixteen {:.3?}, mean rank {:.2}; by the hint {:.3?}, {:.2}",
            ranks.len(),
            mean(|rank| rank.steps),
            mean(|rank| rank.exempt),
            share(|rank| rank.policy),
            mean(|rank| rank.policy) + 1.0,
            share(|rank| rank.hint),
            mean(|rank| rank.hint) + 1.0,
        );
    }
}

/// Adds the steps of a game: those of turns that a search has chosen, except where all were lost or one was forced.
fn game_rows<P: Playable>(
    reader: &Reader,
    body: &[u8],
    number: usize,
    asked: &Asked,
    policy: Option<&Policy>,
    rows: &mut Rows,
) {
    let start = |setup| reader.start(setup).and_then(|setup| P::start(setup).ok());
    let held_back = u16::from(number.wrapping_mul(0x9E37_79B1) >> 7 & 0xFFFF < 0x1_0000 / HELD_BACK);
    let mut rng = fastrand::Rng::with_seed(number as u64);
    let mut place = number;
    let (mut listed, mut hints, mut seen) = (Vec::new(), Vec::new(), StepFeatures::default());
    let mut logits = Vec::new();
    let each = |position: &P, turn: &Turn| {
        let score = Score(turn.score.into());
        if turn.score == RANDOM || (score.is_proven() && score.0 < 0) {
            return;
        }
        place += 1;
        if !place.is_multiple_of(asked.every) {
            return;
        }
        let mut position = position.clone();
        for step in &turn.steps {
            let played = usize::from(*step);
            listed.clear();
            hints.clear();
            seen.clear();
            position.steps(&mut listed);
            let Some(step) = listed.get(played) else { return };
            // Forced steps come first without a policy.
            if listed.len() > 1
                && position.step_features(&listed, &mut hints, &mut seen)
                && hints.iter().all(|hint| *hint < FORCED)
            {
                if let (Some(policy), 1) = (policy, held_back) {
                    logits.clear();
                    policy.logits(&seen, position.seat(), &mut logits);
                    // Of those that are held equal half come before.
                    let better = |of: &[i32]| {
                        let before = |than: i32| of.iter().filter(|value| **value > than).count();
                        (before(of[played]) + before(of[played] - 1)) / 2
                    };
                    rows.ranks.push(Rank {
                        pending: position.pending(),
                        policy: better(&logits),
                        hint: better(&hints),
                        steps: listed.len(),
                        exempt: seen.exempt().iter().filter(|exempt| **exempt).count(),
                    });
                }
                let mover = position.seat().index();
                for view in [mover, 1 - mover] {
                    rows.counts.push(seen.views[view].get().len() as u16);
                    rows.inputs.extend(seen.views[view].get());
                }
                let kept = candidates(played, listed.len(), asked.candidates, &mut rng);
                for candidate in 0..asked.candidates {
                    let features = kept.get(candidate).into_iter().flat_map(|step| seen.of(*step));
                    rows.steps.extend(features.chain(std::iter::repeat(P::STEP_FEATURES as u16)).take(WIDTH));
                }
                rows.figures.push([kept.len() as u16, listed.len() as u16, held_back]);
            }
            position.play(*step, &mut ());
        }
    };
    let _ = replay::<P>(body, start, each);
}

/// The step that was played, then others by lot.
fn candidates(played: usize, steps: usize, most: usize, rng: &mut fastrand::Rng) -> Vec<usize> {
    let mut all: Vec<usize> = (0..steps).collect();
    all.swap(0, played);
    for i in 1..steps.min(most) {
        all.swap(i, rng.usize(i..steps));
    }
    all.truncate(most);
    all
}

fn write<P: Playable>(out: &Path, parts: &[Rows], games: usize, candidates: usize) -> Result<(), Error> {
    std::fs::create_dir_all(out).map_err(|error| Error::File(out.to_path_buf(), error))?;
    let numbers = |name: &str, numbers: &mut dyn Iterator<Item = u16>| {
        let path = out.join(name);
        let failed = |error| Error::File(path.clone(), error);
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&path).map_err(failed)?);
        for number in numbers {
            file.write_all(&number.to_le_bytes()).map_err(failed)?;
        }
        file.flush().map_err(failed)
    };
    numbers("inputs.u16", &mut parts.iter().flat_map(|part| part.inputs.iter().copied()))?;
    numbers("counts.u16", &mut parts.iter().flat_map(|part| part.counts.iter().copied()))?;
    numbers("steps.u16", &mut parts.iter().flat_map(|part| part.steps.iter().copied()))?;
    numbers("figures.u16", &mut parts.iter().flat_map(|part| part.figures.iter().flatten().copied()))?;
    let symmetries = 0..P::SYMMETRIES;
    let mirrored = |count: usize, map: fn(usize, usize) -> usize| {
        symmetries
            .clone()
            .flat_map(move |symmetry| (0..count).map(move |number| map(symmetry, number) as u16))
    };
    numbers("mirrored.u16", &mut mirrored(P::INPUTS, P::mirrored))?;
    numbers("step_mirrored.u16", &mut mirrored(P::STEP_FEATURES, P::step_mirrored))?;
    let most = parts.iter().flat_map(|part| &part.counts).max().copied().unwrap_or(0);
    let meta = format!(
        "{{\"game\":\"{}\",\"inputs\":{},\"features\":{},\"width\":{WIDTH},\"candidates\":{candidates},\"symmetries\":{},\"rows\":{},\"games\":{games},\"most\":{most}}}\n",
        P::INFO.id,
        P::INPUTS,
        P::STEP_FEATURES,
        P::SYMMETRIES,
        parts.iter().map(|part| part.figures.len()).sum::<usize>(),
    );
    let path = out.join("meta.json");
    std::fs::write(&path, &meta).map_err(|error| Error::File(path, error))?;
    print!("{meta}");
    Ok(())
}
