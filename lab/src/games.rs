//! The file format of recorded games, a few bytes per turn: the setup, the steps and the search score of each
//! turn, and the outcome. Steps are stored as indices into the rules' list of legal steps.

use crate::Error;
use crate::with_game;
use engine::game::Playable;
use rules::game::{Reason, Rules};
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"teahgam1";
/// In place of a score, for a random turn.
pub const RANDOM: i16 = i16::MIN;

/// A turn: the score of the search for the player to move, and the steps as indices.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Turn {
    /// Hundredths, proven results near ±30,000; or [`RANDOM`].
    pub score: i16,
    /// The index of each step in the list of legal steps.
    pub steps: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub struct RecordedGame {
    /// Which of the file's setups.
    pub setup: u8,
    /// The seat that won; `None` for a draw.
    pub winner: Option<u8>,
    /// Why it ended; `None` if it was cut off as a draw.
    pub reason: Option<Reason>,
    pub turns: Vec<Turn>,
}

/// A file that games are added to.
pub struct Writer {
    file: BufWriter<File>,
    path: PathBuf,
}

impl Writer {
    /// Opens a new file or one with the same setups; returns the number of games in it. A game truncated when
    /// the program was stopped is dropped.
    pub fn open(path: &Path, setups: &[String]) -> Result<(Self, usize), Error> {
        let failed = |error| Error::File(path.to_path_buf(), error);
        let mut games = 0;
        let file = if path.exists() {
            let mut reader = Reader::open(path)?;
            if reader.setups != setups {
                return Err(reader.broken("has other setups: give a new file, or the same setups"));
            }
            while reader.next_game()?.is_some() {
                games += 1;
            }
            let mut file = File::options().write(true).open(path).map_err(failed)?;
            file.set_len(reader.good).map_err(failed)?;
            file.seek(SeekFrom::End(0)).map_err(failed)?;
            file
        } else {
            let mut file = File::create(path).map_err(failed)?;
            let mut header = MAGIC.to_vec();
            header.extend(setups.join("\n").bytes());
            header.push(0);
            file.write_all(&header).map_err(failed)?;
            file
        };
        Ok((Self { file: BufWriter::new(file), path: path.to_path_buf() }, games))
    }

    /// Writes a game after those that are there.
    pub fn add(&mut self, game: &RecordedGame) -> Result<(), Error> {
        let reason = game.reason.and_then(|reason| Reason::ALL.iter().position(|known| *known == reason));
        let mut body =
            vec![game.setup, game.winner.map_or(255, |seat| seat), reason.map_or(255, |reason| reason as u8)];
        for turn in &game.turns {
            body.extend(turn.score.to_le_bytes());
            for step in &turn.steps {
                number(&mut body, (*step).into());
            }
        }
        let mut whole = Vec::with_capacity(body.len() + 3);
        number(&mut whole, body.len() as u32);
        whole.extend(body);
        self.file.write_all(&whole).map_err(|error| Error::File(self.path.clone(), error))
    }

    /// Flushes everything to the file.
    pub fn flush(&mut self) -> Result<(), Error> {
        self.file.flush().map_err(|error| Error::File(self.path.clone(), error))
    }
}

/// Writes a number in groups of seven bits.
fn number(out: &mut Vec<u8>, mut number: u32) {
    while number >= 128 {
        out.push(number as u8 | 128);
        number >>= 7;
    }
    out.push(number as u8);
}

/// A file that games are read from.
pub struct Reader {
    file: BufReader<File>,
    path: PathBuf,
    /// The setups that its games have.
    pub setups: Vec<String>,
    starts: Vec<Setup>,
    /// The end of the last complete game.
    good: u64,
}

impl Reader {
    /// Opens a file of games, which is read on demand.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let failed = |error| Error::File(path.to_path_buf(), error);
        let mut reader = Self {
            file: BufReader::new(File::open(path).map_err(failed)?),
            path: path.to_path_buf(),
            setups: Vec::new(),
            starts: Vec::new(),
            good: 0,
        };
        let mut magic = [0; 8];
        reader.file.read_exact(&mut magic).map_err(failed)?;
        if &magic != MAGIC {
            return Err(reader.broken("is no file of games"));
        }
        let mut text = Vec::new();
        std::io::BufRead::read_until(&mut reader.file, 0, &mut text).map_err(failed)?;
        reader.good = 8 + text.len() as u64;
        text.pop();
        let text = String::from_utf8(text).map_err(|_| reader.broken("has an unreadable head"))?;
        reader.setups = text.lines().map(str::to_string).collect();
        reader.starts = reader.setups.iter().map(|text| crate::setup(text)).collect::<Result<_, _>>()?;
        Ok(reader)
    }

    /// An error about this file.
    pub fn broken(&self, why: &str) -> Error {
        Error::Contents(self.path.clone(), why.to_string())
    }

    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.starts.first().map_or("", |setup| setup.info().id)
    }

    /// The setup with this number.
    pub fn start(&self, setup: u8) -> Option<&Setup> {
        self.starts.get(usize::from(setup))
    }

    /// The next game as stored; `None` at the end, or if the rest is truncated.
    pub fn next_game(&mut self) -> Result<Option<Vec<u8>>, Error> {
        let (mut len, mut shift, mut read) = (0u64, 0, 0u64);
        loop {
            let mut byte = [0];
            if self.file.read_exact(&mut byte).is_err() || shift > 28 {
                return Ok(None);
            }
            read += 1;
            len |= u64::from(byte[0] & 127) << shift;
            shift += 7;
            if byte[0] < 128 {
                break;
            }
        }
        let mut body = vec![0; len as usize];
        if self.file.read_exact(&mut body).is_err() {
            return Ok(None);
        }
        self.good += read + len;
        Ok(Some(body))
    }
}

/// Replays a stored game, calling `each` with the position before each turn and the turn.
pub fn replay<P: Rules>(
    body: &[u8],
    start: impl Fn(u8) -> Option<P>,
    mut each: impl FnMut(&P, &Turn),
) -> Option<RecordedGame> {
    let (head, mut rest) = body.split_at_checked(3)?;
    let mut game = RecordedGame {
        setup: head[0],
        winner: (head[1] < 4).then_some(head[1]),
        reason: Reason::ALL.get(usize::from(head[2])).copied(),
        turns: Vec::new(),
    };
    let mut position = start(game.setup)?;
    let mut steps = Vec::new();
    while !rest.is_empty() {
        let (score, after) = rest.split_at_checked(2)?;
        rest = after;
        let mut turn = Turn { score: i16::from_le_bytes([score[0], score[1]]), steps: Vec::new() };
        let before = position.clone();
        while position.turn() == before.turn() && position.outcome().is_none() {
            let mut number = 0usize;
            for shift in 0.. {
                let (byte, after) = rest.split_first()?;
                rest = after;
                number |= usize::from(byte & 127) << (7 * shift);
                if *byte < 128 || shift > 2 {
                    break;
                }
            }
            steps.clear();
            position.steps(&mut steps);
            position.play(*steps.get(number)?, &mut ());
            turn.steps.push(number as u16);
        }
        each(&before, &turn);
        game.turns.push(turn);
    }
    Some(game)
}

/// Prints a game as a record.
pub fn show(path: &Path, number: usize) -> Result<(), Error> {
    let mut reader = Reader::open(path)?;
    for _ in 0..number {
        reader.next_game()?.ok_or_else(|| reader.broken("has fewer games"))?;
    }
    let body = reader.next_game()?.ok_or_else(|| reader.broken("has fewer games"))?;
    with_game!(reader.game(), show_game(&reader, &body))
}

fn show_game<P: Playable>(reader: &Reader, body: &[u8]) -> Result<(), Error> {
    let broken = || reader.broken("has a game that cannot be replayed");
    let setup = body.first().and_then(|setup| reader.start(*setup)).ok_or_else(broken)?;
    let mut game = Game::<P>::new(setup.clone()).map_err(|message| reader.broken(&message.to_string()))?;
    let mut lines = Vec::new();
    let mut failed = false;
    let start = |_| P::start(setup).ok();
    let played = replay::<P>(body, start, |position, turn| {
        let (mut now, mut steps, mut listed) = (position.clone(), Vec::new(), Vec::new());
        for number in &turn.steps {
            listed.clear();
            now.steps(&mut listed);
            steps.push(listed[usize::from(*number)]);
            now.play(listed[usize::from(*number)], &mut ());
        }
        let text = position.write_turn(&steps);
        failed |= game.play(&text).is_err();
        let score = if turn.score == RANDOM { "random".to_string() } else { turn.score.to_string() };
        lines.push(format!("{text}\t{score}"));
    });
    let played = played.filter(|_| !failed).ok_or_else(broken)?;
    println!("{}", reader.setups[usize::from(played.setup)]);
    lines.iter().for_each(|line| println!("{line}"));
    println!("{}", game.entries().join(";"));
    println!("winner {:?}, {}", played.winner, played.reason.map_or("cut off", |reason| reason.id()));
    Ok(())
}

/// Prints how many games there are and how they ended, by setup.
pub fn count(paths: &[PathBuf]) -> Result<(), Error> {
    for path in paths {
        let mut reader = Reader::open(path)?;
        let mut ends: BTreeMap<(u8, &str, &str), usize> = BTreeMap::new();
        let (mut games, mut bytes) = (0, 0);
        while let Some(body) = reader.next_game()? {
            games += 1;
            bytes += body.len();
            let reason = Reason::ALL.get(usize::from(body[2])).map_or("cut-off", |reason| reason.id());
            let winner = ["first", "second", "drawn"][usize::from(body[1].min(2))];
            *ends.entry((body[0], reason, winner)).or_default() += 1;
        }
        println!("{}: {games} games, {bytes} bytes", path.display());
        for ((setup, reason, winner), count) in ends {
            println!("{:>8}  {} {reason} {winner}", count, reader.setups[usize::from(setup)]);
        }
    }
    Ok(())
}
