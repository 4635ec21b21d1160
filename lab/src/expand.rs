//! From games to what a net learns from: quiet positions with the inputs of both views, the hand-written value,
//! what the search thought, and the result. One folder of plain arrays, described by `meta.json`.

use crate::games::{RANDOM, Reader, Turn, replay};
use crate::{Error, with_game};
use engine::game::{Evaluator, Playable};
use engine::net::Active;
use engine::score::Score;
use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// One game of this many is held back, to see when a net begins to learn games by heart.
const HELD_BACK: usize = 20;

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
    /// The inputs of the mover's view and the opponent's, one after the other.
    inputs: Vec<u16>,
    /// How many inputs each of the views has.
    counts: Vec<u16>,
    /// Hand-written value, score of the search, result in halves, bucket, whether held back.
    figures: Vec<[i16; 5]>,
}

/// Expands.
pub fn run(asked: &Asked) -> Result<(), Error> {
    let game = Reader::open(&asked.files[0])?.game();
    with_game!(game, expand(asked))
}

fn expand<P: Playable>(asked: &Asked) -> Result<(), Error> {
    P::prepare();
    let seen = Mutex::new(HashSet::new());
    let mut all = Rows::default();
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
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let parts: Vec<Rows> = std::thread::scope(|scope| {
            let work = || {
                let mut rows = Rows::default();
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    let Some(body) = bodies.get(number) else { return rows };
                    game_rows::<P>(&reader, body, (games + number, asked.every), &seen, &mut rows);
                }
            };
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        games += bodies.len();
        for part in parts {
            all.inputs.extend(part.inputs);
            all.counts.extend(part.counts);
            all.figures.extend(part.figures);
        }
    }
    write::<P>(&asked.out, &all, games)
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
    let held_back = i16::from(number.wrapping_mul(0x9E37_79B1) >> 7 & 0xFFFF < 0x1_0000 / HELD_BACK);
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
        for view in [mover.index(), 1 - mover.index()] {
            rows.counts.push(views[view].get().len() as u16);
            rows.inputs.extend(views[view].get());
        }
        let hand = P::Eval::new(position, None).evaluate(position).clamp(-32_000, 32_000) as i16;
        let result = match winner {
            255 => 1,
            seat => 2 * i16::from(seat == mover.0),
        };
        rows.figures.push([hand, turn.score, result, bucket as i16, held_back]);
    };
    let _ = replay::<P>(body, start, each);
}

fn write<P: Playable>(out: &Path, rows: &Rows, games: usize) -> Result<(), Error> {
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
    numbers("inputs.u16", &mut rows.inputs.iter().copied())?;
    numbers("counts.u16", &mut rows.counts.iter().copied())?;
    numbers("figures.i16", &mut rows.figures.iter().flatten().map(|figure| *figure as u16))?;
    let mirrored = (0..P::SYMMETRIES)
        .flat_map(|symmetry| (0..P::INPUTS).map(move |input| P::mirrored(symmetry, input) as u16));
    numbers("mirrored.u16", &mut mirrored.into_iter())?;
    let most = rows.counts.iter().max().copied().unwrap_or(0);
    let meta = format!(
        "{{\"game\":\"{}\",\"inputs\":{},\"buckets\":{},\"symmetries\":{},\"lead\":{},\"positions\":{},\"games\":{games},\"most\":{most}}}\n",
        P::INFO.id,
        P::INPUTS,
        P::BUCKETS,
        P::SYMMETRIES,
        P::LOGISTIC_SCALE,
        rows.figures.len(),
    );
    let path = out.join("meta.json");
    std::fs::write(&path, &meta).map_err(|error| Error::File(path, error))?;
    print!("{meta}");
    Ok(())
}
