//! From games to what a net learns from: quiet positions with the inputs of both views, the hand-written value,
//! what the search thought, and the result.

use crate::arrays::{Folder, Views, each_game, is_held_back};
use crate::games::{RANDOM, Reader, Turn, replay};
use crate::{Error, with_game};
use engine::game::{Evaluator, Playable};
use engine::net::Active;
use engine::score::Score;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Mutex;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// Files of games, all of one game.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder for the arrays.
    #[arg(long)]
    out: PathBuf,
    /// Takes one quiet position of this many.
    #[arg(long, default_value_t = 1)]
    every: usize,
}

/// Positions in the making.
#[derive(Default)]
struct Rows {
    views: Views,
    /// Hand-written value, score of the search, result in halves, bucket, whether held back.
    figures: Vec<[i16; 5]>,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = Reader::open(&asked.files[0])?.game();
    with_game!(game, expand(asked))
}

fn expand<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let seen = Mutex::new(HashSet::new());
    let (parts, games) = each_game::<P, Rows>(&asked.files, |reader, body, number, rows| {
        game_rows::<P>(reader, body, (number, asked.every), &seen, rows);
    })?;
    let views = || parts.iter().map(|part| &part.views);
    let folder = Folder::create::<P>(&asked.out, views())?;
    let figures = parts.iter().flat_map(|part| part.figures.iter().flatten().map(|figure| *figure as u16));
    folder.numbers("figures.i16", &mut { figures })?;
    let positions = parts.iter().map(|part| part.figures.len()).sum::<usize>();
    let (buckets, lead) = (P::BUCKETS, P::LOGISTIC_SCALE);
    let more = format!("\"buckets\":{buckets},\"lead\":{lead},\"positions\":{positions}");
    folder.describe::<P>(views(), games, &more)
}

/// Adds the quiet positions of a game: where a turn starts, the search has thought, nothing is proven, nobody is
/// threatened, and what was played is no capture or the like. Each position once.
fn game_rows<P: Playable>(
    reader: &Reader,
    body: &[u8],
    (number, every): (usize, usize),
    seen: &Mutex<HashSet<u64>>,
    rows: &mut Rows,
) {
    let start = |setup| reader.start(setup).and_then(|setup| P::start(setup).ok());
    let winner = body.get(1).copied().unwrap_or(255);
    let held_back = i16::from(is_held_back(number));
    let mut place = number;
    let mut steps = Vec::new();
    let each = |position: &P, turn: &Turn| {
        if turn.score == RANDOM || Score(turn.score.into()).is_proven() || position.is_threatened() {
            return;
        }
        steps.clear();
        position.steps(&mut steps);
        let loud = turn.steps.first().and_then(|step| steps.get(usize::from(*step)));
        if loud.is_none_or(|step| position.noisy(*step)) {
            return;
        }
        place += 1;
        if !place.is_multiple_of(every) {
            return;
        }
        let fresh = seen.lock().is_ok_and(|mut seen| seen.insert(position.key()));
        if !fresh {
            return;
        }
        let mover = position.seat();
        let mut views = [Active::new(), Active::new()];
        let bucket = position.inputs(&mut views);
        rows.views.add(&views, mover.index());
        let hand = P::Eval::new(position, None).evaluate(position).clamp(-32_000, 32_000) as i16;
        let result = match winner {
            255 => 1,
            seat => 2 * i16::from(seat == mover.0),
        };
        rows.figures.push([hand, turn.score, result, bucket as i16, held_back]);
    };
    let _ = replay::<P>(body, start, each);
}
