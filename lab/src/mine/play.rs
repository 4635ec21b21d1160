//! Plays the games that puzzles come from. Most players draw their turns at random by the policy, as the
//! lowest levels do. That costs a thousandth of a search, and leaves many mistakes to find. The other players
//! are levels of the engine.

use super::EARLIEST;
use crate::Error;
use engine::arena::random_opening;
use engine::game::BARRED;
use engine::games::level;
use engine::policy::{self, ONE, StepFeatures};
use engine::searcher::{Engine, SearchRequest, Searcher};
use puzzles::Puzzling;
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use std::sync::atomic::AtomicBool;

/// The maximum number of turns in a game.
const LONGEST: u32 = 260;
/// One side in this many is played by a level. The others draw their turns at random.
const DRAWN: u8 = 12;
/// The highest level that plays. Higher levels are slow and make few mistakes.
const HIGHEST: u8 = 5;
/// The value of a logit of 1 in hints, which replace the policy where there is none.
const HINTS: f64 = 4_000.0;

/// The steps of a position with the logits of the policy, or scaled hints without a policy. Barred steps have `None`.
pub fn likes<P: Puzzling>(position: &P) -> Vec<(P::Step, Option<f64>)> {
    let (mut steps, mut hints, mut logits) = (Vec::new(), Vec::new(), Vec::new());
    let mut seen = StepFeatures::default();
    position.steps(&mut steps);
    let policy = policy::shipped::<P>();
    let scale = match policy.filter(|_| position.step_features(&steps, &mut hints, &mut seen)) {
        Some(policy) => {
            policy.logits(&seen, position.seat(), &mut logits);
            f64::from(ONE)
        }
        None => {
            position.hints(&steps, &mut hints);
            logits.clone_from(&hints);
            HINTS
        }
    };
    let like = |i: usize| (hints[i] > BARRED).then(|| f64::from(logits[i]) / scale);
    steps.iter().enumerate().map(|(i, step)| (*step, like(i))).collect()
}

/// The player of one side.
enum Player {
    /// Draws turns at random by the policy, with a temperature. `sees` is the probability to notice an immediate win.
    Drawn { temperature: f64, sees: f64 },
    /// A level of the engine.
    Level(u8),
}

impl Player {
    fn any(rng: &mut fastrand::Rng) -> Self {
        if rng.u8(..DRAWN) == 0 {
            return Self::Level(rng.u8(2..=HIGHEST));
        }
        Self::Drawn { temperature: 0.3 + 0.9 * rng.f64(), sees: 0.3 + 0.7 * rng.f64() }
    }
}

/// Plays games.
pub struct Games<P: Puzzling> {
    engine: Engine<P>,
}

impl<P: Puzzling> Games<P> {
    pub fn new() -> Self {
        Self { engine: Engine::new(1) }
    }

    /// Plays a game, and returns its positions between turns from turn `EARLIEST` on.
    pub fn play(&mut self, setup: &Setup, seed: u64) -> Result<Vec<P>, Error> {
        let broken = |message: rules::message::Message| Error::Asked(message.to_string());
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut game = Game::<P>::new(setup.clone()).map_err(broken)?;
        random_opening(&mut game, rng.u32(6..=16), &mut rng);
        let players = [Player::any(&mut rng), Player::any(&mut rng)];
        let mut positions = Vec::new();
        while game.outcome().is_none() && game.turn() < LONGEST {
            if game.turn() >= EARLIEST && !game.pending() {
                positions.push(game.position().clone());
            }
            let turn = match players[game.seat().index()] {
                Player::Level(number) => self.search(&game, number, seed),
                Player::Drawn { temperature, sees } => drawn(game.position(), temperature, sees, &mut rng),
            };
            let Some(turn) = turn else { break };
            game.play(&turn).map_err(broken)?;
        }
        Ok(positions)
    }

    fn search(&mut self, game: &Game<P>, number: u8, seed: u64) -> Option<String> {
        let request = SearchRequest::at(level(P::INFO.id, number)?.seeded(seed));
        let best = self.engine.best(game, &request, &AtomicBool::new(false), &mut |_| {})?;
        best.turns.into_iter().next()
    }
}

/// A random turn.
fn drawn<P: Puzzling>(position: &P, temperature: f64, sees: f64, rng: &mut fastrand::Rng) -> Option<String> {
    let (mut turn, mut now) = (Vec::new(), position.clone());
    while now.outcome().is_none() && now.turn() == position.turn() {
        let likes = likes(&now);
        let wins = |step: &P::Step| {
            let mut next = now.clone();
            next.play(*step, &mut ());
            next.outcome().is_some_and(|end| end.winner.contains(position.seat()))
        };
        let win = likes.iter().map(|(step, _)| *step).find(wins).filter(|_| rng.f64() < sees);
        let step = win.or_else(|| draw(&now, &likes, temperature, rng))?;
        turn.push(step);
        now.play(step, &mut ());
    }
    Some(position.write_turn(&turn))
}

/// A random step. Barred and stalling steps are practically never drawn if there are others.
fn draw<P: Puzzling>(
    position: &P,
    likes: &[(P::Step, Option<f64>)],
    temperature: f64,
    rng: &mut fastrand::Rng,
) -> Option<P::Step> {
    let most = likes.iter().filter_map(|(_, like)| *like).fold(f64::MIN, f64::max);
    let weigh = |(step, like): &(P::Step, Option<f64>)| match like {
        Some(like) if !position.stalls(*step) => ((like - most) / temperature).exp(),
        _ => 1e-9,
    };
    let weights: Vec<f64> = likes.iter().map(weigh).collect();
    let mut at = rng.f64() * weights.iter().sum::<f64>();
    let drawn = weights.iter().position(|weight| {
        at -= weight;
        at < 0.0
    });
    likes.get(drawn.unwrap_or(0)).map(|(step, _)| *step)
}
