//! One game of many, and all of them together.

use crate::memory::Rows;
use crate::playing::returns;
use crate::space::{Shape, Space};
use rules::game::{Outcome, Seat};
use rules::message::Message;
use rules::options::Setup;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The arrays that a step writes.
pub struct Out {
    pub planes: Option<Rows<u8>>,
    pub features: Option<Rows<u8>>,
    pub legal: Option<Rows<u16>>,
    pub counts: Rows<i32>,
    pub bits: Option<Rows<u8>>,
    pub rewards: Rows<f32>,
    /// 1: the game has ended; 2: it was cut off.
    pub done: Rows<u8>,
    pub seat: Rows<u8>,
}

/// Waking a thread takes as long as drawing or checking actions for about this many games.
const QUICK: usize = 512;

/// The threads that share the work: the caller's own and a pool of helpers.
pub struct Threads {
    count: usize,
    helpers: Option<rayon::ThreadPool>,
}

impl Threads {
    /// `count` threads, or one per core if it is 0.
    pub fn new(count: usize) -> Result<Self, String> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let count = if count == 0 { cores() } else { count };
        let pool = || rayon::ThreadPoolBuilder::new().num_threads(count - 1).build();
        let helpers = (count > 1).then(pool).transpose().map_err(|error| error.to_string())?;
        Ok(Self { count, helpers })
    }

    /// Runs `work` for every lane with its number.
    fn each<L: Send>(&self, lanes: &mut [L], work: impl Fn(usize, &mut L) + Sync) {
        self.each_by(1, lanes, work);
    }

    /// The same, where fewer than `least` lanes are not worth waking a thread.
    fn each_by<L: Send>(&self, least: usize, lanes: &mut [L], work: impl Fn(usize, &mut L) + Sync) {
        // Several pieces for each thread: a helper that wakes late does not hold up the others.
        let size = lanes.len().div_ceil(8 * self.count).max(least);
        let needed = self.count.min(lanes.len().div_ceil(size)).saturating_sub(1);
        let pieces = Mutex::new(lanes.chunks_mut(size).enumerate());
        let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
        let share = || {
            while let Some((piece, lanes)) = next() {
                for (i, lane) in lanes.iter_mut().enumerate() {
                    work(piece * size + i, lane);
                }
            }
        };
        match &self.helpers {
            Some(helpers) if needed > 0 => helpers.in_place_scope(|scope| {
                (0..needed).for_each(|_| scope.spawn(|_| share()));
                share();
            }),
            _ => share(),
        }
    }
}

/// All games, whichever is played.
pub trait Batch: Send + Sync {
    fn shape(&self) -> Shape;
    fn reset(&mut self, threads: &Threads, out: &Out, seed: u64);
    fn step(&mut self, threads: &Threads, out: &Out, actions: &Rows<i32>) -> Option<usize>;
    fn sample(&mut self, threads: &Threads, out: &Out, actions: &Rows<i32>);
    fn position(&self, lane: usize) -> Option<String>;
    fn totals(&self) -> (u64, u64);
}

/// The keys of the positions between turns, for the repetition rule.
struct Keys {
    all: Vec<u64>,
    /// A Bloom filter over them: a new position is nearly always known to be new without comparing keys.
    filter: [u64; 64],
}

impl Keys {
    fn clear(&mut self) {
        self.all.clear();
        self.filter.fill(0);
    }

    /// Adds a key; how often it was there before.
    #[inline]
    fn add(&mut self, key: u64) -> usize {
        let (word, bit) = (key as usize % self.filter.len(), 1 << (key >> 58));
        let known = self.filter[word] & bit != 0;
        let before = if known { self.all.iter().filter(|other| **other == key).count() } else { 0 };
        self.filter[word] |= bit;
        self.all.push(key);
        before
    }
}

struct Lane<R: Space> {
    position: R,
    keys: Keys,
    steps: Vec<R::Step>,
    rng: fastrand::Rng,
    games: u64,
    made: u64,
}

struct All<R: Space> {
    setup: Setup,
    table: R::Lookup,
    shape: Shape,
    /// The start for each seat that may begin.
    starts: Vec<R>,
    lanes: Vec<Lane<R>>,
    max_turns: u32,
    /// Random steps before a game is handed over.
    opening: u32,
}

/// Games of one kind.
pub fn batch<R: Space>(
    setup: &Setup,
    count: usize,
    max_turns: u32,
    opening: u32,
) -> Result<Box<dyn Batch>, Message> {
    let first = if setup.info().draws_first { 0..setup.seats } else { 0..1 };
    let start = |seat| {
        let mut setup = setup.clone();
        setup.first = Seat(seat);
        R::start(&setup)
    };
    let starts = first.map(start).collect::<Result<Vec<R>, _>>()?;
    let table = R::table(setup);
    let lane = || Lane {
        position: starts[0].clone(),
        keys: Keys { all: Vec::new(), filter: [0; 64] },
        steps: Vec::new(),
        rng: fastrand::Rng::with_seed(0),
        games: 0,
        made: 0,
    };
    let lanes = (0..count).map(|_| lane()).collect();
    let shape = R::shape(&table);
    Ok(Box::new(All { setup: setup.clone(), table, shape, starts, lanes, max_turns, opening }))
}

/// A number that spreads a seed over the lanes.
fn mixed(seed: u64, lane: usize) -> u64 {
    let mut x = seed ^ (lane as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

impl<R: Space> Lane<R> {
    fn begin(&mut self, starts: &[R], opening: u32) {
        loop {
            let first = if starts.len() > 1 { self.rng.usize(..starts.len()) } else { 0 };
            self.position = starts[first].clone();
            self.keys.clear();
            self.keys.add(self.position.key());
            let over = (0..opening).any(|_| {
                let step = self.position.random_step(&mut self.rng, &mut self.steps);
                step.is_none_or(|step| self.make(step).is_some())
            });
            if !over {
                return;
            }
        }
    }

    /// Makes a step; how the game ended, if it has.
    #[inline]
    fn make(&mut self, step: R::Step) -> Option<Outcome> {
        let turn = self.position.turn();
        self.position.play(step, &mut ());
        let outcome = self.position.outcome();
        let turned = outcome.is_none() && self.position.turn() != turn;
        if turned && self.keys.add(self.position.key()) >= 2 && self.position.repeats(&self.position) {
            return Some(self.position.drawn());
        }
        outcome
    }
}

impl<R: Space> All<R> {
    /// Writes what there is to know of a lane.
    #[inline]
    fn write(table: &R::Lookup, lane: &mut Lane<R>, i: usize, out: &Out) {
        // SAFETY: the arrays live as long as the batch, and each lane is at work on one thread only.
        unsafe {
            out.seat.row(i)[0] = lane.position.seat().0;
            if let (Some(planes), Some(features)) = (&out.planes, &out.features) {
                let (planes, features) = (planes.row(i), features.row(i));
                planes.fill(0);
                features.fill(0);
                lane.position.observe(lane.position.seat(), table, planes, features);
            }
            if out.legal.is_none() && out.bits.is_none() {
                return;
            }
            let mut count = 0;
            if let Some(legal) = &out.legal {
                count = lane.position.list_legal(table, &mut lane.steps, legal.row(i));
            }
            if let Some(bits) = &out.bits {
                let bits = bits.row(i);
                bits.fill(0);
                lane.position.each_legal(table, &mut lane.steps, |action| {
                    bits[usize::from(action) / 8] |= 1 << (action % 8);
                    count += 1;
                });
            }
            out.counts.row(i)[0] = count as i32;
        }
    }

    fn is_legal(table: &R::Lookup, lane: &Lane<R>, i: usize, out: &Out, action: i32) -> bool {
        let Ok(action) = u16::try_from(action) else { return false };
        if let Some(legal) = &out.legal {
            // SAFETY: as in `write`.
            let (legal, count) = unsafe { (legal.row(i), out.counts.row(i)[0]) };
            let legal = &legal[..usize::try_from(count).unwrap_or(0).min(legal.len())];
            // All of them are compared, several at once.
            return legal.iter().fold(false, |found, known| found | (*known == action));
        }
        R::decode(table, action).is_some_and(|step| lane.position.is_legal(step))
    }
}

impl<R: Space> Batch for All<R> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn reset(&mut self, threads: &Threads, out: &Out, seed: u64) {
        let (starts, table, opening) = (&self.starts, &self.table, self.opening);
        threads.each(&mut self.lanes, |i, lane| {
            lane.rng = fastrand::Rng::with_seed(mixed(seed, i));
            (lane.games, lane.made) = (0, 0);
            lane.begin(starts, opening);
            // SAFETY: as in `write`.
            unsafe {
                out.rewards.row(i).fill(0.0);
                out.done.row(i)[0] = 0;
            }
            Self::write(table, lane, i, out);
        });
    }

    fn step(&mut self, threads: &Threads, out: &Out, actions: &Rows<i32>) -> Option<usize> {
        let (starts, table, opening) = (&self.starts, &self.table, self.opening);
        let (setup, max_turns) = (&self.setup, self.max_turns);
        let first_wrong = AtomicUsize::new(usize::MAX);
        threads.each_by(QUICK, &mut self.lanes, |i, lane| {
            // SAFETY: as in `write`; the actions are only read.
            let action = unsafe { actions.row(i)[0] };
            if !Self::is_legal(table, lane, i, out, action) {
                first_wrong.fetch_min(i, Ordering::Relaxed);
            }
        });
        let wrong = first_wrong.into_inner();
        if wrong != usize::MAX {
            return Some(wrong);
        }
        threads.each(&mut self.lanes, |i, lane| {
            // SAFETY: as in `write`.
            let (action, rewards, done) =
                unsafe { (actions.row(i)[0], out.rewards.row(i), &mut out.done.row(i)[0]) };
            let Some(step) = R::decode(table, action as u16) else { return };
            lane.made += 1;
            let outcome = lane.make(step);
            *done = match outcome {
                Some(_) => 1,
                None if lane.position.turn() >= max_turns => 2,
                None => 0,
            };
            match outcome {
                Some(outcome) => rewards.copy_from_slice(&returns(setup, &outcome)[..rewards.len()]),
                None => rewards.fill(0.0),
            }
            if *done != 0 {
                lane.games += 1;
                lane.begin(starts, opening);
            }
            Self::write(table, lane, i, out);
        });
        None
    }

    fn sample(&mut self, threads: &Threads, out: &Out, actions: &Rows<i32>) {
        let table = &self.table;
        threads.each_by(QUICK, &mut self.lanes, |i, lane| {
            // SAFETY: as in `write`.
            let to = unsafe { &mut actions.row(i)[0] };
            *to = if let Some(legal) = &out.legal {
                // SAFETY: as in `write`.
                let (legal, count) = unsafe { (legal.row(i), out.counts.row(i)[0]) };
                let drawn = lane.rng.usize(..usize::try_from(count).unwrap_or(1).max(1));
                legal[drawn].into()
            } else {
                let step = lane.position.random_step(&mut lane.rng, &mut lane.steps);
                step.map_or(-1, |step| R::encode(table, step).into())
            };
        });
    }

    fn position(&self, lane: usize) -> Option<String> {
        self.lanes.get(lane).map(|lane| lane.position.write_position())
    }

    fn totals(&self) -> (u64, u64) {
        let sum = |of: fn(&Lane<R>) -> u64| self.lanes.iter().map(of).sum();
        (sum(|lane| lane.games), sum(|lane| lane.made))
    }
}
