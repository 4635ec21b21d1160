//! `lab steps`: turns games into training data for policies: for each step of each searched turn the inputs of
//! the position, and the features of the step played and of other legal steps.

use crate::arrays::{Folder, Views, each_game, is_held_back};
use crate::games::{RANDOM, Reader, Turn, replay};
use crate::{Error, with_game};
use engine::game::{FORCED, Playable};
use engine::policy::{Policy, StepFeatures, WIDTH};
use engine::score::Score;
use std::path::PathBuf;

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

/// Rows being collected.
#[derive(Default)]
struct Rows {
    views: Views,
    /// The features of each candidate.
    steps: Vec<u16>,
    /// Candidates, length of the whole list, whether held back.
    figures: Vec<[u16; 3]>,
    /// The ranks by a policy, for the games held back.
    ranks: Vec<Rank>,
}

/// How many steps were rated above the one played.
struct Rank {
    /// In the middle of a turn.
    pending: bool,
    policy: usize,
    hint: usize,
    steps: usize,
    exempt: usize,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = Reader::open(&asked.files[0])?.game();
    with_game!(game, expand(asked))
}

fn expand<P: Playable>(asked: &Asked) -> Result<(), Error> {
    if P::STEP_FEATURES == 0 {
        return Err(Error::Asked(format!("{} has no features of steps", P::INFO.id)));
    }
    let policy = asked.policy.as_deref().map(crate::policy::<P>).transpose()?;
    let (parts, games) = each_game::<P, Rows>(&asked.files, |reader, body, number, rows| {
        game_rows::<P>(reader, body, number, asked, policy, rows);
    })?;
    if let Some(policy) = policy {
        tell(policy, &parts);
    }
    let Some(out) = &asked.out else { return Ok(()) };
    let views = || parts.iter().map(|part| &part.views);
    let folder = Folder::create::<P>(out, views(), false)?;
    folder.numbers("steps.u16", &mut parts.iter().flat_map(|part| part.steps.iter().copied()))?;
    let figures = parts.iter().flat_map(|part| part.figures.iter().flatten().copied());
    folder.numbers("figures.u16", &mut { figures })?;
    folder.mirrored::<P>("step_mirrored.u16", P::STEP_FEATURES, P::step_mirrored)?;
    let rows = parts.iter().map(|part| part.figures.len()).sum::<usize>();
    let (inputs, features, candidates) = (P::INPUTS, P::STEP_FEATURES, asked.candidates);
    let more = format!(
        "\"inputs\":{inputs},\"features\":{features},\"width\":{WIDTH},\"candidates\":{candidates},\"rows\":{rows}"
    );
    folder.describe::<P>(views(), games, &more)
}

/// Prints how well a policy predicts the steps played.
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

/// Adds the steps of a game: those of searched turns, except where all were lost or one was forced.
fn game_rows<P: Playable>(
    reader: &Reader,
    body: &[u8],
    number: usize,
    asked: &Asked,
    policy: Option<&Policy>,
    rows: &mut Rows,
) {
    let start = |setup| reader.start(setup).and_then(|setup| P::start(setup).ok());
    let held_back = u16::from(is_held_back(number));
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
                    // Half of the ties count as better.
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
                rows.views.add(&seen.views, position.seat().index());
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

/// The step played, then random others.
fn candidates(played: usize, steps: usize, most: usize, rng: &mut fastrand::Rng) -> Vec<usize> {
    let mut all: Vec<usize> = (0..steps).collect();
    all.swap(0, played);
    for i in 1..steps.min(most) {
        all.swap(i, rng.usize(i..steps));
    }
    all.truncate(most);
    all
}
