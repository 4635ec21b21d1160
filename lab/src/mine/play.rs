//! The games that puzzles come from. Most turns are drawn by what the policy likes, as those of the lowest levels are: it
//! costs a thousandth of a search, and leaves much to be found. The others are those of the engine's levels.

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

/// A game is cut off after this many turns.
const LONGEST: u32 = 260;
/// One side in so many is played by a level; more often they are drawn.
const DRAWN: u8 = 12;
/// The highest level that plays; those above take long and seldom lose their way.
const HIGHEST: u8 = 5;
/// What a logit of 1 is in hints, where there is no policy or it has nothing to say.
const HINTS: f64 = 4_000.0;

/// The steps of a position with the logits of the policy, or what stands for them; barred ones have none.
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

/// Who plays a side.
enum Player {
    /// Turns are drawn; the higher the temperature, the stranger they are. Of wins at once it sees this share.
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

    /// The positions of a game between turns.
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

/// A turn by chance.
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

/// A step by chance: barred ones and those that lead nowhere only if there is no other.
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
