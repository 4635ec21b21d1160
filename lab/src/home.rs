//! `lab home`: the run home in Halma, solved. A table says how many turns a side alone on the board needs to fill its
//! camp with its last pieces. A match of the engine that goes home by the table against the engine without it says
//! what the table is worth.

use crate::series::Series;
use crate::{Error, threads};
use engine::arena::{Allowance, Answer, Fault, Pace, Player, Thinking};
use engine::searcher::Engine;
use engine::stats::Pentanomial;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use rules::game::{Notation, Position, Seat};
use rules::halma::{Board, Halma, Options, Squares, Step};
use rules::options::Setup;
use rules::table::AnyGame;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::time::Instant;

/// Not reached yet.
const UNKNOWN: u8 = u8::MAX;

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// What is played: `halma:tournament`, `halma:tournament,board=10x10`.
    setup: String,
    /// How many pieces may still be outside their camp.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    pieces: u8,
    /// Nodes for each turn of the engine.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// Games of the match.
    #[arg(short = 'n', long, default_value_t = 400)]
    games: usize,
    #[command(flatten)]
    series: Series,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    let setup = crate::setup(&asked.setup)?;
    let options = Options::of(&setup).map_err(|message| Error::Asked(message.to_string()))?;
    if options.board == Board::Sixteen || options.per_hop {
        return Err(Error::Asked("take 8x8 or 10x10, with camp-exit=end-of-move".to_string()));
    }
    let start = Instant::now();
    let home = Home::solve(&options, asked.pieces.into(), threads(None));
    let seconds = start.elapsed().as_secs_f64();
    for (outside, turns) in home.turns.iter().enumerate().skip(1) {
        let all: Vec<u8> = turns.iter().map(|turns| turns.load(Relaxed)).collect();
        let known = all.iter().filter(|turns| **turns != UNKNOWN);
        let (count, sum) = known.clone().fold((0_u64, 0), |(n, sum), t| (n + 1, sum + u64::from(*t)));
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::best());
        zlib.write_all(&all)?;
        println!(
            "{outside} outside: {count} positions, {:.2} turns on average, {} at most; {} bytes compressed",
            sum as f64 / count.max(1) as f64,
            known.max().unwrap_or(&0),
            zlib.finish()?.len(),
        );
    }
    println!("solved in {seconds:.1} s");
    let (tally, seen) = play(asked, &setup, &home);
    let (elo, games) = (tally.elo(), 2 * tally.groups());
    println!(
        "{games} games at {} nodes: {:+.0} ({:+.0} to {:+.0}) Elo with the table; {} turns apart with {} pieces or fewer \
         outside, {} of them changed",
        asked.nodes, elo.value, elo.low, elo.high, seen.turns, asked.pieces, seen.changed,
    );
    Ok(())
}

/// A set of squares of the two smaller boards.
type Set = u128;

fn squares_of(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(square)
    })
}

/// All sets of `size` squares out of some, in the order of their ranks.
struct Subsets {
    sets: Vec<Set>,
    /// The place of each square among those chosen from.
    place: [u8; 128],
    size: usize,
}

/// How many ways there are to choose.
fn ways(of: usize, size: usize) -> usize {
    (0..size).fold(1, |ways, i| if of > i { ways * (of - i) / (i + 1) } else { 0 })
}

impl Subsets {
    fn new(squares: &[usize], size: usize) -> Self {
        let mut place = [0; 128];
        squares.iter().enumerate().for_each(|(at, square)| place[*square] = at as u8);
        let mut subsets = Self { sets: vec![0; ways(squares.len(), size)], place, size };
        let mut chosen: Vec<usize> = (0..size).collect();
        for _ in 0..subsets.sets.len() {
            let set = chosen.iter().fold(0, |set, at| set | 1 << squares[*at]);
            let rank = subsets.rank(set);
            subsets.sets[rank] = set;
            // The next in colexicographic order.
            let moves = (0..size).find(|i| *i + 1 == size || chosen[*i] + 1 < chosen[*i + 1]);
            if let Some(moves) = moves {
                chosen[moves] += 1;
                (0..moves).for_each(|i| chosen[i] = i);
            }
        }
        subsets
    }

    /// Squares are numbered upwards on every board, so places are found in order.
    fn rank(&self, set: Set) -> usize {
        debug_assert_eq!(set.count_ones() as usize, self.size);
        squares_of(set).enumerate().map(|(i, square)| ways(self.place[square].into(), i + 1)).sum()
    }
}

/// The least turns home from every position with few pieces outside.
struct Home {
    target: Set,
    beside: Vec<[Option<usize>; 8]>,
    behind: Vec<[Option<usize>; 8]>,
    /// For each number of pieces outside: the empty squares of the camp, and the squares outside.
    holes: Vec<Subsets>,
    outside: Vec<Subsets>,
    turns: Vec<Vec<AtomicU8>>,
}

impl Home {
    /// Goes back from the full camp, turn by turn: what leads to a position that needs `n` turns, and to none that needs
    /// fewer, needs `n + 1`.
    fn solve(options: &Options, most: usize, threads: usize) -> Self {
        let board = options.board;
        let squares: Vec<usize> = board.squares().map(usize::from).collect();
        let camp = options.target(Seat(0));
        let (inside, others): (Vec<_>, Vec<_>) = squares.iter().partition(|square| camp.contains(**square));
        let behind_by = |by: i8| {
            let at = |square: &usize| {
                let from = board.coord(*square as u8);
                DIRECTIONS.map(|(x, y)| {
                    let to = rules::view::Coord { x: from.x + by * x, y: from.y + by * y };
                    board.square(to).map(usize::from)
                })
            };
            squares.iter().map(at).collect()
        };
        let subsets = |squares: &[usize]| (0..=most).map(|size| Subsets::new(squares, size)).collect();
        let (holes, outside): (Vec<Subsets>, Vec<Subsets>) = (subsets(&inside), subsets(&others));
        let turns = holes.iter().zip(&outside);
        let turns = turns.map(|(holes, outside)| {
            (0..holes.sets.len() * outside.sets.len()).map(|_| AtomicU8::new(UNKNOWN)).collect()
        });
        let turns = turns.collect();
        let target = inside.iter().fold(0, |set, square| set | 1 << square);
        let home = Self { target, beside: behind_by(1), behind: behind_by(2), holes, outside, turns };
        home.turns[0][0].store(0, Relaxed);
        for layer in 0..UNKNOWN - 1 {
            if !home.go_back(layer, threads) {
                break;
            }
        }
        home
    }

    /// Notes what leads to the positions of a layer; whether there was anything new.
    fn go_back(&self, layer: u8, threads: usize) -> bool {
        let part = |thread: usize| {
            let mut found = false;
            for (outside, turns) in self.turns.iter().enumerate() {
                let others = self.outside[outside].sets.len();
                for (at, _) in turns
                    .iter()
                    .enumerate()
                    .skip(thread)
                    .step_by(threads)
                    .filter(|(_, t)| t.load(Relaxed) == layer)
                {
                    let holes = self.holes[outside].sets[at / others];
                    let own = self.target & !holes | self.outside[outside].sets[at % others];
                    found |= self.note_before(own, layer + 1);
                }
            }
            found
        };
        std::thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|thread| scope.spawn(move || part(thread))).collect();
            parts.into_iter().fold(false, |found, part| part.join().unwrap_or(true) | found)
        })
    }

    /// Notes the positions from which one turn leads to this one.
    fn note_before(&self, own: Set, turns: u8) -> bool {
        let mut found = false;
        for to in squares_of(own) {
            // What has arrived stays: nothing comes out of the camp.
            let barred = if self.target >> to & 1 == 0 { self.target } else { 0 };
            for from in squares_of(self.goals(own, to) & !barred) {
                if let Some(known) = self.cell(own & !(1 << to) | 1 << from)
                    && known.load(Relaxed) > turns
                {
                    known.store(turns, Relaxed);
                    found = true;
                }
            }
        }
        found
    }

    /// Where a piece can go alone among its own. Every move can be made back the way it came.
    fn goals(&self, own: Set, from: usize) -> Set {
        let others = own & !(1 << from);
        let steps = self.beside[from].iter().flatten().fold(0, |set, to| set | 1 << to) & !own;
        let (mut chain, mut edge): (Set, Set) = (1 << from, 1 << from);
        while edge != 0 {
            let mut next = 0;
            for square in squares_of(edge) {
                for (over, to) in self.beside[square].iter().zip(&self.behind[square]) {
                    if let (Some(over), Some(to)) = (over, to)
                        && others >> over & 1 == 1
                    {
                        next |= 1 << to;
                    }
                }
            }
            edge = next & !others & !chain;
            chain |= edge;
        }
        steps | chain & !(1 << from)
    }

    fn cell(&self, own: Set) -> Option<&AtomicU8> {
        let (holes, outside) = (self.target & !own, own & !self.target);
        let number = holes.count_ones() as usize;
        if number >= self.turns.len() || outside.count_ones() as usize != number {
            return None;
        }
        let at = self.holes[number].rank(holes) * self.outside[number].sets.len();
        self.turns[number].get(at + self.outside[number].rank(outside))
    }

    /// How many turns a set of pieces needs, as seat A sees the board; none with more pieces outside than were looked at.
    fn turns(&self, own: Set) -> Option<u8> {
        self.cell(own).map(|turns| turns.load(Relaxed)).filter(|turns| *turns != UNKNOWN)
    }

    /// The same for a seat of a position, as long as no other piece stands in the camp.
    fn turns_of(&self, position: &Halma, seat: Seat) -> Option<u8> {
        let options = position.options();
        if options.target(seat).meets(&position.pieces(options.opposite(seat))) {
            return None;
        }
        let last = usize::from(options.board.width()).pow(2) - 1;
        let seen = |square: usize| if seat.0 == 0 { square } else { last - square };
        self.turns(set_of(&position.pieces(seat), seen))
    }
}

fn set_of(squares: &Squares, seen: impl Fn(usize) -> usize) -> Set {
    squares.iter().fold(0, |set, square| set | 1 << seen(square))
}

const DIRECTIONS: [(i8, i8); 8] = [(1, 1), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1), (-1, -1)];

/// Whether the two sides have passed each other: from here on each goes home alone, or nearly so.
fn is_apart(position: &Halma) -> bool {
    let options = position.options();
    let last = 2 * (i32::from(options.board.width()) - 1);
    // Files and ranks from seat A's corner.
    let along = |square: usize| {
        let at = options.board.coord(square as u8);
        i32::from(at.x) + i32::from(at.y)
    };
    let outside = |seat| position.pieces(seat) & !options.target(seat);
    let rear_of_a = outside(Seat(0)).iter().map(along).min().unwrap_or(last);
    let rear_of_b = outside(Seat(1)).iter().map(along).max().unwrap_or(0);
    rear_of_a > rear_of_b
}

/// How often the table had something to say, and something else than the engine.
#[derive(Copy, Clone, Default)]
struct Seen {
    turns: u32,
    changed: u32,
}

impl Seen {
    fn and(self, other: Self) -> Self {
        Self { turns: self.turns + other.turns, changed: self.changed + other.changed }
    }
}

/// The engine, which goes home by the table where the sides are apart.
struct ByTable<'a> {
    player: Thinking,
    home: &'a Home,
    seen: Seen,
}

impl Player for ByTable<'_> {
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        self.player.begin(table)
    }

    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        let mut answer = self.player.turn(table, allowance)?;
        if let Ok(position) = Halma::read_position(table.setup(), &table.position())
            && is_apart(&position)
            && let Some(turns) = self.home.turns_of(&position, position.seat())
        {
            let after = |steps: &[Step]| {
                let mut after = position;
                steps.iter().for_each(|step| after.play(*step, &mut ()));
                self.home.turns_of(&after, position.seat())
            };
            self.seen.turns += 1;
            let played = position.read_turn(&answer.turn).unwrap_or_default();
            if after(&played).is_none_or(|left| left >= turns) {
                let mut steps = Vec::new();
                position.steps(&mut steps);
                let best = steps.iter().find(|step| after(&[**step]).is_some_and(|left| left < turns));
                if let Some(best) = best {
                    self.seen.changed += 1;
                    answer.turn = position.write_turn(&[*best]);
                }
            }
        }
        Ok(answer)
    }
}

/// Plays the match, each opening from both sides.
fn play(asked: &Asked, setup: &Setup, home: &Home) -> (Pentanomial, Seen) {
    let work = |numbers: &mut dyn Iterator<Item = usize>| {
        let (mut points, mut seen) = (Vec::new(), Seen::default());
        for number in numbers {
            let thinking = || {
                let engine = Box::new(Engine::<Halma>::new(16));
                Thinking { engine, threads: 1, level: None, pace: None }
            };
            let mut with = ByTable { player: thinking(), home, seen: Seen::default() };
            let mut without = thinking();
            let pace = Pace::Nodes(asked.nodes);
            if let Some((_, share)) =
                asked.series.game::<Halma>(setup, [&mut with, &mut without], pace, number)
            {
                points.push((number, share));
            }
            seen = seen.and(with.seen);
        }
        (points, seen)
    };
    let parts = asked.series.play(asked.games.next_multiple_of(2), work);
    let seen = parts.iter().map(|(_, seen)| *seen).fold(Seen::default(), Seen::and);
    let points: BTreeMap<usize, f64> = parts.into_iter().flat_map(|(points, _)| points).collect();
    let mut tally = Pentanomial::default();
    for (number, first) in &points {
        if let (true, Some(second)) = (number % 2 == 0, points.get(&(number + 1))) {
            tally.add((first + second) / 2.0);
        }
    }
    (tally, seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::halma::INFO;

    /// What the rules say of a side alone on the board: a turn less than before after the best move, never fewer.
    #[test]
    fn by_the_rules_the_best_move_saves_a_turn_and_none_saves_two() {
        for board in ["8x8", "10x10"] {
            let setup = Setup::choose(&INFO, None, None, [("board", board)]).expect("a setup");
            let options = Options::of(&setup).expect("options");
            let home = Home::solve(&options, 2, 2);
            let mut rng = fastrand::Rng::with_seed(5);
            for _ in 0..200 {
                let outside = rng.usize(1..=2);
                let holes = home.holes[outside].sets[rng.usize(..home.holes[outside].sets.len())];
                let others = home.outside[outside].sets[rng.usize(..home.outside[outside].sets.len())];
                let own = home.target & !holes | others;
                let names = squares_of(own).map(|square| {
                    let at = options.board.coord(square as u8);
                    format!("{}{}", char::from(b'a' + at.x as u8), at.y + 1)
                });
                let text = format!("A to move; B; A {}", names.collect::<Vec<_>>().join(" "));
                let position = Halma::read_position(&setup, &text).expect("a position");
                let mut steps = Vec::new();
                position.steps(&mut steps);
                let best = steps.iter().filter_map(|step| {
                    let mut after = position;
                    after.play(*step, &mut ());
                    home.turns_of(&after, Seat(0))
                });
                assert_eq!(best.min().map(|turns| turns + 1), home.turns_of(&position, Seat(0)), "{text}");
            }
        }
    }

    #[test]
    fn the_last_piece_before_the_last_square_needs_one_turn() {
        let setup = Setup::new(&INFO);
        let options = Options::of(&setup).expect("options");
        let home = Home::solve(&options, 1, 1);
        // The camp of seat A is in the upper right; e8 is its edge, d8 beside it.
        let hole = 1 << 60;
        assert_eq!(home.target & hole, hole);
        assert_eq!(home.turns(home.target), Some(0));
        assert_eq!(home.turns(home.target & !hole | 1 << 59), Some(1));
        assert!(home.turns[1].iter().all(|turns| turns.load(Relaxed) != UNKNOWN));
    }
}
