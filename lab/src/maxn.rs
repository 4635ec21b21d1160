//! Max^n: every player maximises their own share. A position has a share of the whole for each seat; a branch
//! is cut when the rest of the whole cannot improve on the parent's best (shallow pruning). `lab many` compares
//! it with the engine's best-reply search.

use engine::attribution::Attribution;
use engine::game::{Evaluator, Playable};
use engine::level::Level;
use engine::line::{DEEPEST, Line};
use engine::net::{Broken, Nets};
use engine::node_counter::{NodeCounter, Progress};
use engine::params::Params;
use engine::score::Score;
use engine::searcher::{NetChoice, OnInfo, SearchRequest, Searcher, Variation};
use engine::task::{Cost, Task};
use engine::tt::{Bound, Entry, TranspositionTable};
use rules::game::{Seat, SeatSet};
use rules::table::AnyGame;
use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

/// The lead in hundredths that is worth three quarters of a share.
const SCALE: i64 = 60;
/// The value of a place that is certain to be gained or lost while the game goes on, in hundredths.
const PLACE: i64 = 10 * SCALE;

/// The sum of the shares of all seats.
const WHOLE: i32 = 10_000;
/// Shares above the whole minus this are won games; an earlier win is worth more.
const CERTAIN: i32 = 200;
/// Marks the keys in the table, because scores of other searches mean something else.
const KEYS: u64 = 0xC2B2_AE3D_27D4_EB4F;

/// The share of each seat.
type Shares = [i32; 4];

/// The preference of a seat: its own greater share, then smaller shares of the next seats. A total order, so
/// the result does not depend on move order.
fn prefer(a: &Shares, b: &Shares, seat: Seat, seats: u8) -> Ordering {
    let own = a[seat.index()].cmp(&b[seat.index()]);
    (1..seats).fold(own, |order, by| {
        let other = usize::from((seat.0 + by) % seats);
        order.then_with(|| b[other].cmp(&a[other]))
    })
}

/// The shares by a final ranking, `turns` from the root.
fn by_ranking(ranking: &[SeatSet; 4], seats: u8, turns: u32) -> Shares {
    let beaten = |seat: Seat| {
        let own = ranking.iter().position(|place| place.contains(seat)).unwrap_or(3);
        ranking[own + 1..].iter().map(|place| place.len() as i32).sum::<i32>()
    };
    let mut weights = [0; 4];
    (0..seats).for_each(|seat| weights[usize::from(seat)] = beaten(Seat(seat)).pow(2));
    let sum: i32 = weights.iter().sum();
    let late = (turns as i32).min(CERTAIN - 1);
    let part = |weight: i32| if weight == sum { WHOLE - late } else { weight * (WHOLE - 2 * CERTAIN) / sum };
    if sum == 0 { even(seats) } else { weights.map(part) }
}

fn even(seats: u8) -> Shares {
    std::array::from_fn(|seat| if seat < usize::from(seats) { WHOLE / i32::from(seats) } else { 0 })
}

/// The shares by the evaluation of an open game.
fn by_judgement<P: Playable>(position: &P, eval: &P::Eval) -> Shares {
    let seats = position.seats();
    let ranking = position.drawn().ranking;
    let mut weights = [0_i64; 4];
    for seat in (0..seats).map(Seat) {
        let own = ranking.iter().position(|place| place.contains(seat)).unwrap_or(3);
        let count = |places: &[SeatSet]| places.iter().map(|place| i64::from(place.len())).sum::<i64>();
        let certain = PLACE * (count(&ranking[own + 1..]) - count(&ranking[..own]));
        let value = i64::from(eval.evaluate_for(position, seat)) + certain;
        weights[seat.index()] = 1_000 + 999 * value / (SCALE + value.abs());
    }
    let sum: i64 = weights.iter().sum();
    let most = i64::from(WHOLE - 2 * CERTAIN);
    weights.map(|weight| (weight * most / sum.max(1)) as i32)
}

struct Search<'a, P: Playable> {
    task: &'a Task<'a, P>,
    /// The best steps of positions seen before.
    table: &'a TranspositionTable,
    counter: NodeCounter<'a>,
}

impl<P: Playable> Search<'_, P> {
    /// The best line at a depth; `None` if the search ended before there was one.
    fn deepen(&mut self, eval: &P::Eval, depth: i32) -> Option<Line<P::Step>> {
        let root = self.task.root;
        let (shares, steps) = self.node(root, eval, depth, 0, WHOLE)?;
        let own = shares[root.seat().index()];
        let score = match WHOLE - own {
            late if late < CERTAIN => Score::win_in(late as u32),
            _ => Score::estimate(own - WHOLE / i32::from(root.seats())),
        };
        (!self.counter.is_over() && !steps.is_empty()).then_some(Line { score, steps })
    }

    /// The shares of a position with the line to them. Cut once the player to move has more than `most`,
    /// because then the parent has a better step. `None` when the search is over.
    fn node(
        &mut self,
        position: &P,
        eval: &P::Eval,
        depth: i32,
        ply: usize,
        most: i32,
    ) -> Option<(Shares, Vec<P::Step>)> {
        if (depth <= 0 && !position.pending()) || ply >= DEEPEST {
            return Some((by_judgement(position, eval), Vec::new()));
        }
        let (seat, seats) = (position.seat(), position.seats());
        let key = position.key() ^ KEYS;
        let mut best: Option<(Shares, Vec<P::Step>)> = None;
        for step in self.ordered(position, key) {
            let mut next = position.clone();
            let mut next_eval = eval.clone();
            next.play(step, &mut next_eval);
            self.counter.count();
            if self.counter.is_over() {
                return None;
            }
            let completed = next.turn() > position.turn();
            let (shares, line) = match next.outcome() {
                Some(outcome) => {
                    let turns = next.turn() - self.task.root.turn();
                    (by_ranking(&outcome.ranking, seats, turns), Vec::new())
                }
                None => {
                    let own = best.as_ref().map_or(0, |(shares, _)| shares[seat.index()]);
                    let bound = if next.seat() == seat { most } else { WHOLE - own };
                    let depth = depth - i32::from(completed);
                    self.node(&next, &next_eval, depth, ply + 1, bound)?
                }
            };
            if best.as_ref().is_none_or(|(known, _)| prefer(&shares, known, seat, seats).is_gt()) {
                let mut steps = vec![step];
                steps.extend(line);
                let enough = shares[seat.index()] > most;
                best = Some((shares, steps));
                if enough {
                    break;
                }
            }
        }
        if let Some((_, steps)) = &best {
            let entry = Entry {
                step: P::pack(steps[0]),
                score: Score::DRAW,
                depth: depth.clamp(0, 120) as i8,
                bound: Bound::Lower,
            };
            self.table.put(key, entry);
        }
        Some(best.unwrap_or_else(|| (even(seats), Vec::new())))
    }

    /// The steps of a position: the best one of an earlier search first, then by the game's hints.
    fn ordered(&self, position: &P, key: u64) -> Vec<P::Step> {
        let (mut steps, mut hints) = (Vec::new(), Vec::new());
        position.steps(&mut steps);
        position.hints(&steps, &mut hints);
        let known = self.table.get(key).map_or(0, |entry| entry.step);
        let mut order: Vec<_> = hints.into_iter().zip(steps).collect();
        order.sort_by_key(|(hint, step)| {
            std::cmp::Reverse(if P::pack(*step) == known { i32::MAX } else { *hint })
        });
        order.into_iter().map(|(_, step)| step).collect()
    }
}

/// An engine with this search. It supports what a match needs: one line, one thread, no levels.
pub struct MaxN<P: Playable> {
    table: TranspositionTable,
    nets: Nets,
    game: std::marker::PhantomData<P>,
}

impl<P: Playable> MaxN<P> {
    /// An engine with a table of this size in MiB.
    pub fn new(mebibytes: usize) -> Self {
        P::prepare();
        Self {
            table: TranspositionTable::new(mebibytes),
            nets: Nets::shipped::<P>(),
            game: std::marker::PhantomData,
        }
    }
}

impl<P: Playable> Searcher for MaxN<P> {
    fn think(
        &mut self,
        table: &dyn AnyGame,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: OnInfo<'_>,
    ) -> Vec<Variation> {
        let Some(task) = Task::<P>::of(table, request, stop) else { return Vec::new() };
        self.table.next_search();
        let progress = Progress::default();
        let counter = NodeCounter::new(&progress, &task.clock, stop, Params::CLOCK_NODES);
        let mut search = Search { task: &task, table: &self.table, counter };
        let eval = P::Eval::new(task.root, self.nets);
        let (mut reached, mut best) = (0, Line { score: Score::DRAW, steps: Vec::new() });
        for depth in 1..=Params::DEEPEST {
            if depth > 1 && !task.clock.may_deepen(depth) {
                break;
            }
            let Some(line) = search.deepen(&eval, depth) else { break };
            (reached, best) = (depth, line);
            let cost = Cost { nodes: search.counter.nodes(), fullness: self.table.fullness() };
            on_info(&task.report(depth, 1, &best, cost));
            if best.score.turns_to_end().is_some_and(|turns| turns.abs() <= depth) {
                break;
            }
        }
        let known = |position: &P| self.table.get(position.key() ^ KEYS).map_or(0, |entry| entry.step);
        best.steps = task.complete(best.steps, known);
        let cost = Cost { nodes: search.counter.nodes(), fullness: self.table.fullness() };
        vec![task.report(reached, 1, &best, cost)]
    }

    fn set_level(&mut self, _: Option<Level>) {}

    fn forget(&mut self) {
        self.table.clear();
    }

    fn resize(&mut self, mebibytes: usize) {
        self.table.resize(mebibytes);
    }

    fn chance(&self, score: Score) -> f64 {
        score.chance(P::LOGISTIC_SCALE)
    }

    fn attribute(&self, _: &dyn AnyGame) -> Vec<Attribution> {
        Vec::new()
    }

    fn set_net(&mut self, choice: NetChoice<'_>) -> Result<(), Broken> {
        self.nets = choice.find::<P>(self.nets)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
