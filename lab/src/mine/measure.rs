//! Measures the difficulty of a puzzle: the level that solves it, the nodes that the engine needs, and the
//! number of tempting wrong steps.

use super::play::likes;
use engine::games::level;
use engine::level::LEVELS;
use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest, Searcher};
use puzzles::prover::Prover;
use puzzles::{Claim, Difficulty, Puzzling};
use rules::options::Setup;
use rules::table::Game;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The node limit of the engine at full strength.
const NODES: u64 = 4_000;
/// The highest level with fewer nodes than that in every game.
const FOUND: u8 = 7;
/// How often in a row a level that draws its turns at random must find a right one.
const DRAWS: u64 = 2;
/// How many turns the prover may try to judge one answer.
const EFFORT: u64 = 1_000_000;

/// The engines that measure puzzles.
pub struct Judge<P: Puzzling> {
    levels: Engine<P>,
    full: Engine<P>,
}

/// A cache of which answers are right.
struct Answers<'a, P: Puzzling> {
    position: &'a P,
    claim: Claim,
    known: HashMap<String, bool>,
}

impl<P: Puzzling> Answers<'_, P> {
    fn is_right(&mut self, turn: &str) -> bool {
        if let Some(known) = self.known.get(turn) {
            return *known;
        }
        let steps = self.position.read_turn(turn).unwrap_or_default();
        let mut next = self.position.clone();
        steps.into_iter().for_each(|step| next.play(step, &mut ()));
        let right =
            Prover::new(EFFORT).fulfils(self.claim, self.claim.turns(), self.position, &next) == Some(true);
        self.known.insert(turn.to_string(), right);
        right
    }
}

impl<P: Puzzling> Judge<P> {
    pub fn new() -> Self {
        Self { levels: Engine::new(1), full: Engine::new(1) }
    }

    /// The difficulty of finding a right turn. `None` if the puzzle is dull or its difficulty is unclear.
    pub fn measure(
        &mut self,
        setup: &Setup,
        position: &P,
        claim: Claim,
        right: &[Vec<P::Step>],
    ) -> Option<Difficulty> {
        let game = Game::<P>::from_position(setup.clone(), &position.write_position()).ok()?;
        let mut answers = Answers { position, claim, known: HashMap::new() };
        // The lower levels draw turns at random, so a single success may be luck.
        let mut solves = |number: u8| {
            let draws = level(P::INFO.id, number).map_or(1, |level| if level.turns == 0 { 1 } else { DRAWS });
            (0..draws).all(|draw| {
                let turn = answer(&mut self.levels, &game, number, position.key().wrapping_add(draw));
                turn.is_some_and(|turn| answers.is_right(&turn))
            })
        };
        let lowest = LEVELS.into_iter().find(|number| solves(*number)).unwrap_or(Difficulty::UNSOLVED);
        // A claim that does not involve the opponent may hold although another turn is better.
        let alone = matches!(claim, Claim::Leap(_) | Claim::Race(_));
        let agreed = !alone || solves(*LEVELS.end());
        let mut since = None;
        let request = SearchRequest::within(Limits::nodes(NODES));
        self.full.forget();
        let over = AtomicBool::new(false);
        self.full.think(&game, &request, &over, &mut |seen| {
            let right = seen.turns.first().is_some_and(|turn| answers.is_right(turn));
            since = if right { since.or(Some(seen.nodes)) } else { None };
            // Stop at a proven win: the turn will not change.
            over.store(right && seen.score.turns_to_end().is_some_and(|turns| turns > 0), Relaxed);
        });
        // Either the engine prefers another turn than the claim asks for, or a lower level was just lucky.
        if !agreed || (since.is_none() && lowest <= FOUND) {
            return None;
        }
        let effort = since.unwrap_or(2 * NODES).max(1).ilog2() as u8;
        Some(Difficulty { level: lowest, effort, tempting: tempting(position, right) })
    }

    /// Whether a level finds a right turn. The seed matters for levels that draw turns at random.
    pub fn solves(&mut self, setup: &Setup, position: &P, claim: Claim, number: u8, seed: u64) -> bool {
        let game = Game::<P>::from_position(setup.clone(), &position.write_position());
        let turn = game.ok().and_then(|game| answer(&mut self.levels, &game, number, seed));
        let mut answers = Answers { position, claim, known: HashMap::new() };
        turn.is_some_and(|turn| answers.is_right(&turn))
    }
}

/// The turn that a level plays.
fn answer<P: Puzzling>(engine: &mut Engine<P>, game: &Game<P>, number: u8, seed: u64) -> Option<String> {
    let request = SearchRequest::at(level(P::INFO.id, number)?.seeded(seed));
    let best = engine.best(game, &request, &AtomicBool::new(false), &mut |_| {})?;
    best.turns.into_iter().next()
}

/// How many wrong steps the policy prefers to the best right one.
fn tempting<P: Puzzling>(position: &P, right: &[Vec<P::Step>]) -> u8 {
    let likes = likes(position);
    let is_right = |step: &P::Step| right.iter().any(|turn| turn[0] == *step);
    let rights = likes.iter().filter(|(step, _)| is_right(step));
    let best = rights.filter_map(|(_, like)| *like).fold(f64::MIN, f64::max);
    let better = likes.iter().filter(|(step, like)| !is_right(step) && like.is_some_and(|like| like > best));
    better.count().min(255) as u8
}
