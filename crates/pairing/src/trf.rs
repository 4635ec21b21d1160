//! TRF, the text format that pairing programs exchange: FIDE's tournament report, one line per player in
//! fixed columns.
//!
//! The reader understands players and their rounds (`001`), the number of rounds (`XXR`, `142`), the first
//! colour (`XXC`, `152`) and absences from the next round (`XXZ`, or an entry for it in the player's line).
//! It keeps every other line as it is. Columns are those of the handbook, counted in characters from 1.

use crate::history::{Entry, Mark};
use crate::refusal::Refusal;
use crate::swiss::Colour;
use crate::tournament::{Bye, Entrant, Halves, Number, Round, Tournament};
use std::fmt;
use std::sync::Arc;

/// The maximum number of players: a Swiss round needs memory for every pair of them.
pub const MOST_PLAYERS: usize = 2_000;
/// The maximum number of rounds, for reading and writing.
pub const MOST_ROUNDS: usize = 400;

/// The columns of a player's line, from 0: number, rating, points, place, and the start of the rounds.
const NUMBER: std::ops::Range<usize> = 4..8;
const RATING: std::ops::Range<usize> = 48..52;
const POINTS: std::ops::Range<usize> = 80..84;
const ROUNDS: usize = 91;
/// The columns of a round: four for the opponent, then the colour and the result, with gaps.
const WIDTH: usize = 10;

/// Why a text could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 if no single line is at fault.
    pub line: usize,
    /// What is wrong.
    pub what: What,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// There are no players.
    NoPlayers,
    /// There are more players than [`MOST_PLAYERS`].
    TooManyPlayers,
    /// There are more rounds than [`MOST_ROUNDS`].
    TooManyRounds,
    /// A column contains something that TRF does not allow there.
    Column {
        /// The first column, from 1.
        column: usize,
    },
    /// Two players have the same number.
    SameNumber(Number),
    /// The numbers do not run from 1 to the number of players.
    MissingNumber(Number),
    /// The points of a player do not match the rounds.
    Points {
        /// The player.
        number: Number,
        /// The points from the rounds, in halves.
        halves: Halves,
    },
    /// The rounds contradict each other.
    Rounds(Refusal),
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(to, "line {}: ", self.line)?;
        }
        match &self.what {
            What::NoPlayers => write!(to, "there is no player (a line that begins with 001)"),
            What::TooManyPlayers => write!(to, "there are more than {MOST_PLAYERS} players"),
            What::TooManyRounds => write!(to, "there are more than {MOST_ROUNDS} rounds"),
            What::Column { column } => write!(to, "column {column} holds something else than TRF has there"),
            What::SameNumber(number) => write!(to, "number {number} is there twice"),
            What::MissingNumber(number) => write!(to, "number {number} is missing"),
            What::Points { number, halves } => {
                write!(to, "number {number} has {:.1} points by the rounds", f64::from(*halves) / 2.0)
            }
            What::Rounds(refusal) => refusal.fmt(to),
        }
    }
}

impl std::error::Error for Fault {}

/// A line of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Line {
    /// A player's line: all text before the points, and the place with its gaps.
    Player {
        number: Number,
        before: String,
        place: String,
    },
    Other(String),
}

/// A tournament in TRF.
///
/// ```
/// use pairing::{Dutch, Format, trf::Trf};
///
/// let text = "\
/// 012 Two players\n\
/// 001    1      Ana                               1800                             0.0    1\n\
/// 001    2      Ben                               1700                             0.0    2\n\
/// XXR 1\n";
/// let mut trf = Trf::read(text).unwrap();
/// let dutch = Dutch { rounds: trf.rounds.unwrap(), first: trf.first_colour() };
/// trf.add(dutch.next(&trf.tournament).unwrap().unwrap()).unwrap();
/// assert!(trf.write().contains("0.0    1     2 w  \n"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trf {
    /// The players and rounds.
    pub tournament: Tournament,
    /// The number of planned rounds, if the file has it.
    pub rounds: Option<usize>,
    /// The first colour, if the file has it.
    pub first: Option<Colour>,
    lines: Vec<Line>,
    /// Byes that the file requests for the next round.
    asked: Vec<(Number, Bye)>,
}

/// What was read from a player's line.
struct Read {
    line: usize,
    number: Number,
    rating: u32,
    points: Option<Halves>,
    entries: Vec<Option<Entry>>,
}

impl Trf {
    /// Reads a tournament.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut trf = Self {
            tournament: Tournament::default(),
            rounds: None,
            first: None,
            lines: Vec::new(),
            asked: Vec::new(),
        };
        let (mut players, mut away) = (Vec::new(), Vec::new());
        // Some programs end lines with a carriage return only.
        let ends = |c: char| c == '\n' || c == '\r';
        // In concatenated files any line may begin with a byte-order mark.
        let lines = text.split(ends).map(|line| line.trim_start_matches('\u{feff}'));
        let lines = lines.enumerate().filter(|(_, line)| !line.trim().is_empty());
        for (i, line) in lines {
            let at = i + 1;
            let word = line.split_whitespace().next().unwrap_or("");
            let rest = line.trim_start().strip_prefix(word).unwrap_or("").trim();
            match word {
                "001" => {
                    let (kept, read) = player(line, at)?;
                    if players.len() >= MOST_PLAYERS {
                        return Err(Fault { line: at, what: What::TooManyPlayers });
                    }
                    trf.lines.push(kept);
                    players.push(read);
                    continue;
                }
                "XXR" | "142" => {
                    let rounds = rest.parse().map_err(|_| column(at, 5))?;
                    if rounds > MOST_ROUNDS {
                        return Err(Fault { line: at, what: What::TooManyRounds });
                    }
                    trf.rounds = Some(rounds);
                }
                "XXC" | "152" => {
                    trf.first = rest.split_whitespace().find_map(first_colour).or(trf.first);
                }
                "XXZ" => {
                    for number in rest.split_whitespace() {
                        away.push((at, number.parse::<Number>().map_err(|_| column(at, 5))?));
                    }
                    // It describes the round that will be added.
                    continue;
                }
                _ => {}
            }
            trf.lines.push(Line::Other(line.to_string()));
        }
        trf.assemble(players, &away)?;
        Ok(trf)
    }

    /// Builds the tournament from the players' lines.
    fn assemble(&mut self, mut players: Vec<Read>, away: &[(usize, Number)]) -> Result<(), Fault> {
        players.sort_by_key(|player| player.number);
        for (number, player) in (1..).zip(&players) {
            if player.number < number {
                return Err(Fault { line: player.line, what: What::SameNumber(player.number) });
            }
            if player.number > number {
                return Err(Fault { line: player.line, what: What::MissingNumber(number) });
            }
        }
        if players.is_empty() {
            return Err(Fault { line: 0, what: What::NoPlayers });
        }
        // A last round that has only requested byes is the one to be paired next.
        let last = |player: &Read| player.entries.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        let length = players.iter().map(last).max().unwrap_or(0);
        let is_round = |at: usize| {
            let entries = players.iter().filter_map(|player| player.entries.get(at).copied().flatten());
            entries.into_iter().any(|entry| matches!(entry, Entry::Game { .. } | Entry::Bye(Bye::Pairing)))
        };
        let rounds = if length > 0 && !is_round(length - 1) { length - 1 } else { length };
        let mut entrants: Vec<Entrant> =
            players.iter().map(|player| Entrant { rating: player.rating, absent: false }).collect();
        let mut histories = Vec::new();
        for player in &players {
            if let Some(Entry::Bye(bye)) = player.entries.get(rounds).copied().flatten() {
                entrants[player.number as usize - 1].absent = true;
                self.asked.push((player.number, bye));
            }
            let entries = (0..rounds).map(|at| player.entries.get(at).copied().flatten());
            histories.push(entries.map(|entry| entry.unwrap_or(Entry::Bye(Bye::Zero))).collect());
        }
        for &(line, number) in away {
            let entrant = (number as usize).checked_sub(1).and_then(|i| entrants.get_mut(i));
            entrant.ok_or(Fault { line, what: What::Rounds(Refusal::NoSuchEntrant(number)) })?.absent = true;
            if self.asked.iter().all(|(other, _)| *other != number) {
                self.asked.push((number, Bye::Zero));
            }
        }
        self.asked.sort_by_key(|&(number, _)| number);
        self.tournament = Tournament::from_histories(entrants, &histories).map_err(|refusal| {
            let line = match refusal {
                Refusal::NotMirrored { number, .. } | Refusal::TwiceInARound(number) => {
                    players.get(number as usize - 1).map_or(0, |player| player.line)
                }
                _ => 0,
            };
            Fault { line, what: What::Rounds(refusal) }
        })?;
        let asked =
            |number: Number| self.asked.iter().find(|(other, _)| *other == number).map(|(_, bye)| *bye);
        for (player, halves) in players.iter().zip(self.tournament.scores()) {
            // Some programs already count a bye in the next round.
            let more = asked(player.number).map_or(0, Bye::points);
            if player.points.is_some_and(|points| points != halves && points != halves + more) {
                let what = What::Points { number: player.number, halves };
                return Err(Fault { line: player.line, what });
            }
        }
        Ok(())
    }

    /// The first colour: the file's, or else that of the best player in the first round.
    pub fn first_colour(&self) -> Colour {
        let best = self.tournament.rounds.first().and_then(|round| {
            let seats = round.tables.iter().map(|table| &table.seats);
            let white = |seats: &Vec<Number>| {
                if seats.iter().min() == seats.first() { Colour::White } else { Colour::Black }
            };
            seats.min_by_key(|seats| seats.iter().min().copied()).map(white)
        });
        self.first.or(best).unwrap_or(Colour::White)
    }

    /// Adds a round, with the byes requested for it. Fails if there are [`MOST_ROUNDS`] already.
    pub fn add(&mut self, mut round: Round) -> Result<(), Fault> {
        if self.tournament.rounds.len() >= MOST_ROUNDS {
            return Err(Fault { line: 0, what: What::TooManyRounds });
        }
        round.byes.append(&mut self.asked);
        self.tournament.rounds.push(Arc::new(round));
        Ok(())
    }

    /// The text that was read, with the current rounds and points.
    pub fn write(&self) -> String {
        let (scores, histories) = (self.tournament.scores(), self.tournament.histories());
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Other(line) => text.push_str(line),
                Line::Player { number, before, place } => {
                    let i = *number as usize - 1;
                    let points = f64::from(scores[i]) / 2.0;
                    text.push_str(before);
                    // A score of 100 or more needs the gap before it.
                    if points >= 100.0 {
                        text.pop();
                    }
                    text.push_str(&format!("{points:4.1}{place}"));
                    text.extend(histories[i].iter().map(|&entry| written(entry)));
                    // A requested bye goes into the columns of the next round.
                    let asked = self.asked.iter().find(|(other, _)| other == number);
                    let asked = asked.filter(|_| self.tournament.rounds.len() < MOST_ROUNDS);
                    text.extend(asked.map(|&(_, bye)| written(Entry::Bye(bye))));
                }
            }
            text.push('\n');
        }
        text
    }
}

fn first_colour(word: &str) -> Option<Colour> {
    match word {
        "white1" | "W" | "w" => Some(Colour::White),
        "black1" | "B" | "b" => Some(Colour::Black),
        _ => None,
    }
}

fn column(line: usize, column: usize) -> Fault {
    Fault { line, what: What::Column { column } }
}

/// Reads a player's line.
fn player(line: &str, at: usize) -> Result<(Line, Read), Fault> {
    let chars: Vec<char> = line.trim_end().chars().collect();
    let field = |range: std::ops::Range<usize>| -> String {
        let end = range.end.min(chars.len());
        chars.get(range.start..end).unwrap_or(&[]).iter().collect::<String>().trim().to_string()
    };
    let number = field(NUMBER).parse().map_err(|_| column(at, NUMBER.start + 1))?;
    let rating = match &field(RATING)[..] {
        "" => 0,
        rating => rating.parse().map_err(|_| column(at, RATING.start + 1))?,
    };
    let wide = chars.get(POINTS.start - 1).is_some_and(char::is_ascii_digit);
    let points = match &field(POINTS.start - usize::from(wide)..POINTS.end)[..] {
        "" => None,
        points => Some(halves(points).ok_or(column(at, POINTS.start + 1))?),
    };
    let length = chars.len().saturating_sub(ROUNDS).div_ceil(WIDTH);
    if length > MOST_ROUNDS {
        return Err(Fault { line: at, what: What::TooManyRounds });
    }
    let mut entries = Vec::new();
    for start in (0..length).map(|i| ROUNDS + i * WIDTH) {
        let [opponent, colour, result] =
            [start..start + 4, start + 5..start + 6, start + 7..start + 8].map(field);
        let entry = entry([&opponent, &colour, &result]).map_err(|offset| column(at, start + offset + 1))?;
        entries.push(entry);
    }
    let pad = |range: std::ops::Range<usize>| -> String {
        range.map(|i| chars.get(i).copied().unwrap_or(' ')).collect()
    };
    let gap = if wide { " ".to_string() } else { pad(POINTS.start - 1..POINTS.start) };
    let before = pad(0..POINTS.start - 1) + &gap;
    // The gap before the first round is part of the round's own width.
    let kept = Line::Player { number, before, place: pad(POINTS.end..ROUNDS - 2) };
    Ok((kept, Read { line: at, number, rating, points, entries }))
}

/// Parses points with one decimal, into halves.
fn halves(text: &str) -> Option<Halves> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let whole: Halves = whole.trim().parse().ok()?;
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    whole.checked_mul(2)?.checked_add(half)
}

/// Reads a round: opponent, colour, result. The error is the offset of the wrong character.
fn entry([opponent, colour, result]: [&str; 3]) -> Result<Option<Entry>, usize> {
    let opponent: Number = match opponent {
        "" => 0,
        number => number.parse().map_err(|_| 0_usize)?,
    };
    if opponent == 0 {
        return match result {
            "" if matches!(colour, "" | "-") => Ok(None),
            // Old files write the bye as a forfeit win without an opponent.
            "U" | "+" => Ok(Some(Entry::Bye(Bye::Pairing))),
            "F" => Ok(Some(Entry::Bye(Bye::Full))),
            "H" => Ok(Some(Entry::Bye(Bye::Half))),
            "Z" | "-" => Ok(Some(Entry::Bye(Bye::Zero))),
            _ => Err(7),
        };
    }
    let colour = match colour {
        "w" => Colour::White,
        "b" => Colour::Black,
        _ => return Err(5),
    };
    let mark = match result {
        "" => None,
        "W" => Some(Mark::Win),
        "D" => Some(Mark::Draw),
        "L" => Some(Mark::Loss),
        sign => Some(sign.chars().next().and_then(Mark::of).ok_or(7_usize)?),
    };
    Ok(Some(Entry::Game { opponent, colour, mark }))
}

/// A round as text, with the gap before it.
fn written(entry: Entry) -> String {
    match entry {
        Entry::Bye(bye) => {
            let sign = match bye {
                Bye::Pairing => 'U',
                Bye::Full => 'F',
                Bye::Half => 'H',
                Bye::Zero => 'Z',
            };
            format!("  0000 - {sign}")
        }
        Entry::Game { opponent, colour, mark } => {
            let colour = if colour == Colour::White { 'w' } else { 'b' };
            format!("  {opponent:4} {colour} {}", mark.map_or(' ', Mark::sign))
        }
    }
}
