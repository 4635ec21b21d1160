//! How hard a puzzle is: which level solves it, how long the engine looks for it, what else looks tempting.

use engine::games::level;
use engine::level::LEVELS;
use engine::limits::Limits;
use engine::policy::{self, StepFeatures};
use engine::searcher::{Engine, SearchRequest, Searcher};
use puzzles::prover::Prover;
use puzzles::{Claim, Difficulty, Puzzling};
use rules::options::Setup;
use rules::table::Game;
use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

/// Nodes in which the engine at full strength may find a right turn.
const NODES: u64 = 16_000;
/// Turns tried to judge one answer.
const EFFORT: u64 = 5_000_000;

/// Measures puzzles.
pub struct Judge<P: Puzzling> {
    levels: Engine<P>,
    full: Engine<P>,
}

/// Which answers are right, proven once each.
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

    /// How hard it is to find one of the right turns.
    pub fn measure(
        &mut self,
        setup: &Setup,
        position: &P,
        claim: Claim,
        right: &[Vec<P::Step>],
    ) -> Option<Difficulty> {
        let game = Game::<P>::from_position(setup.clone(), &position.write_position()).ok()?;
        let mut answers = Answers { position, claim, known: HashMap::new() };
        let never = AtomicBool::new(false);
        let mut solves = |number: u8| {
            let Some(level) = level(P::INFO.id, number) else { return false };
            let request = SearchRequest::at(level.seeded(position.key()));
            let best = self.levels.best(&game, &request, &never, &mut |_| {});
            best.and_then(|best| best.turns.into_iter().next()).is_some_and(|turn| answers.is_right(&turn))
        };
        let lowest = LEVELS.into_iter().find(|number| solves(*number)).unwrap_or(Difficulty::UNSOLVED);
        let mut since = None;
        let request = SearchRequest::within(Limits::nodes(NODES));
        self.full.forget();
        self.full.think(&game, &request, &never, &mut |seen| {
            let right = seen.turns.first().is_some_and(|turn| answers.is_right(turn));
            since = if right { since.or(Some(seen.nodes)) } else { None };
        });
        let effort = since.unwrap_or(2 * NODES).max(1).ilog2() as u8;
        Some(Difficulty { level: lowest, effort, tempting: tempting(position, right) })
    }
}

/// How many wrong steps look better than the best right one.
fn tempting<P: Puzzling>(position: &P, right: &[Vec<P::Step>]) -> u8 {
    let (mut steps, mut hints, mut logits) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = StepFeatures::default();
    position.steps(&mut steps);
    match policy::shipped::<P>().filter(|_| position.step_features(&steps, &mut hints, &mut seen)) {
        Some(policy) => policy.logits(&seen, position.seat(), &mut logits),
        None => position.hints(&steps, &mut logits),
    }
    let is_right = |step: &P::Step| right.iter().any(|turn| turn[0] == *step);
    let best = steps.iter().zip(&logits).filter(|(step, _)| is_right(step)).map(|(_, logit)| *logit).max();
    let better = steps.iter().zip(&logits).filter(|(step, logit)| !is_right(step) && Some(**logit) > best);
    better.count().min(255) as u8
}
