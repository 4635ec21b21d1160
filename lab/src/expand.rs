//! `lab expand`: turns games into training data for nets: quiet positions with the inputs of both views, the
//! hand-written value, the score of the search, and the result. With three and four players a position has a
//! row for each seat.

use crate::arrays::{Folder, Views, each_game, is_held_back};
use crate::games::{RANDOM, Reader, Turn, replay};
use crate::{Error, with_game};
use engine::game::{Evaluator, Playable};
use engine::many::Sides;
use engine::net::{Active, Nets};
use engine::score::Score;
use rules::game::{Outcome, Seat};
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
    /// The net for two with which that for three and four will judge; without it that of the program, `-` for none.
    #[arg(long)]
    net: Option<PathBuf>,
}

/// In place of a score, for a turn that was not searched.
const UNKNOWN: i16 = RANDOM;

/// Rows being collected.
#[derive(Default)]
struct Rows {
    views: Views,
    /// Hand-written value, score of the search, result in halves, bucket, whether held back.
    figures: Vec<[i16; 5]>,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let reader = Reader::open(&asked.files[0])?;
    let many = reader.start(0).is_some_and(|setup| setup.seats > 2);
    if many {
        with_game!(reader.game(), expand_many(asked))
    } else {
        with_game!(reader.game(), expand(asked))
    }
}

/// A file must not mix games for two with others.
fn alike(reader: &Reader, many: bool) -> bool {
    (0..).map_while(|setup| reader.start(setup)).all(|setup| (setup.seats > 2) == many)
}

fn expand_many<P: Playable>(asked: &Asked) -> Result<(), Error> {
    if P::MANY_INPUTS == 0 {
        return Err(Error::Asked(format!("{} has no net for three and four", P::INFO.id)));
    }
    let two = match asked.net.as_ref().map(|path| (path, path.to_str())) {
        None => engine::net::shipped::<P>(),
        Some((_, Some("-"))) => None,
        Some((path, _)) => Some(crate::net::<P>(path)?),
    };
    let (parts, games) = each_game::<P, Rows>(&asked.files, |reader, body, number, rows| {
        if alike(reader, true) {
            game_of_many::<P>(reader, body, (number, asked.every), two.into(), rows);
        }
    })?;
    let views = || parts.iter().map(|part| &part.views);
    let folder = Folder::create::<P>(&asked.out, views(), true)?;
    let figures = parts.iter().flat_map(|part| part.figures.iter().flatten().map(|figure| *figure as u16));
    folder.numbers("figures.i16", &mut { figures })?;
    let positions = parts.iter().map(|part| part.figures.len()).sum::<usize>();
    let (inputs, buckets, lead) = (P::MANY_INPUTS, P::MANY_BUCKETS, P::LOGISTIC_SCALE);
    let more = format!(
        "\"inputs\":{inputs},\"views\":1,\"points\":6,\"buckets\":{buckets},\"lead\":{lead},\"positions\":{positions}"
    );
    folder.describe::<P>(views(), games, &more)
}

/// Whether a position is used for training: it was searched, nothing is proven, nobody is threatened, and the
/// turn played is not noisy.
fn is_quiet<P: Playable>(position: &P, turn: &Turn, steps: &mut Vec<P::Step>) -> bool {
    if turn.score == RANDOM || Score(turn.score.into()).is_proven() || position.is_threatened() {
        return false;
    }
    steps.clear();
    position.steps(steps);
    let loud = turn.steps.first().and_then(|step| steps.get(usize::from(*step)));
    loud.is_some_and(|step| !position.noisy(*step))
}

/// The outcome of a recorded game; a draw if it was cut off.
fn end_of<P: Playable>(position: &P, turn: &Turn) -> Outcome {
    let (mut last, mut steps) = (position.clone(), Vec::new());
    for number in &turn.steps {
        steps.clear();
        last.steps(&mut steps);
        if let Some(step) = steps.get(usize::from(*number)) {
            last.play(*step, &mut ());
        }
    }
    last.outcome().unwrap_or_else(|| last.drawn())
}

/// Adds the quiet positions of a game of three or four, with a row for each seat whose place is open: the
/// static value, the score of its own next search, and the share of rivals that it finished ahead of.
fn game_of_many<P: Playable>(
    reader: &Reader,
    body: &[u8],
    (number, every): (usize, usize),
    nets: Nets,
    rows: &mut Rows,
) {
    let start = |setup| reader.start(setup).and_then(|setup| P::start(setup).ok());
    let mut turns: Vec<(P, Turn)> = Vec::new();
    let _ = replay::<P>(body, start, |position, turn| turns.push((position.clone(), turn.clone())));
    let Some((last, turn)) = turns.last() else { return };
    let end = end_of(last, turn);
    let held_back = i16::from(is_held_back(number));
    let mut steps = Vec::new();
    for (i, (position, turn)) in turns.iter().enumerate().filter(|(i, _)| (i + number).is_multiple_of(every))
    {
        if !is_quiet(position, turn, &mut steps) {
            continue;
        }
        let eval = P::Eval::new(position, nets);
        for seat in (0..position.seats()).map(Seat) {
            let sides = Sides::of(position, seat, true);
            if sides.settled(position, seat).is_some() {
                continue;
            }
            // Its next turn, with no random one before it.
            let searched = turns[i..].iter().take_while(|(_, turn)| turn.score != RANDOM);
            let own = searched.take(position.seats().into()).find(|(later, _)| later.seat() == seat);
            let score = own.map_or(UNKNOWN, |(_, turn)| turn.score);
            let mut view = Active::new();
            let (value, bucket) = eval.see(position, seat, &mut view);
            let places = sides.judge_by(position, |_| 0);
            let places = if sides.is_ours(position.seat()) { places } else { -places };
            let value = (value + places).clamp(-32_000, 32_000) as i16;
            rows.views.add_one(&view);
            rows.figures.push([value, score, sides.sixths(&end.ranking) as i16, bucket as i16, held_back]);
        }
    }
}

fn expand<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let seen = Mutex::new(HashSet::new());
    let (parts, games) = each_game::<P, Rows>(&asked.files, |reader, body, number, rows| {
        if alike(reader, false) {
            game_rows::<P>(reader, body, (number, asked.every), &seen, rows);
        }
    })?;
    let views = || parts.iter().map(|part| &part.views);
    let folder = Folder::create::<P>(&asked.out, views(), false)?;
    let figures = parts.iter().flat_map(|part| part.figures.iter().flatten().map(|figure| *figure as u16));
    folder.numbers("figures.i16", &mut { figures })?;
    let positions = parts.iter().map(|part| part.figures.len()).sum::<usize>();
    let (inputs, buckets, lead) = (P::INPUTS, P::BUCKETS, P::LOGISTIC_SCALE);
    let more = format!(
        "\"inputs\":{inputs},\"views\":2,\"points\":2,\"buckets\":{buckets},\"lead\":{lead},\"positions\":{positions}"
    );
    folder.describe::<P>(views(), games, &more)
}

/// Adds the quiet positions of a game, each once: at the start of a turn that was searched, with nothing
/// proven, nobody threatened, and no noisy turn played.
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
        if !is_quiet(position, turn, &mut steps) {
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
        let hand = P::Eval::new(position, Nets::NONE).evaluate(position).clamp(-32_000, 32_000) as i16;
        let result = match winner {
            255 => 1,
            seat => 2 * i16::from(seat == mover.0),
        };
        rows.figures.push([hand, turn.score, result, bucket as i16, held_back]);
    };
    let _ = replay::<P>(body, start, each);
}
