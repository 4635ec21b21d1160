//! `lab many`: compares search methods for three and four players. One seat with best reply plays against seats
//! with another method, once from every seat. Prints the share of the points that best reply takes; a half is
//! even.

use crate::maxn::MaxN;
use crate::{Error, with_game};
use engine::arena::{self, MatchTerms, Pace, Player, Thinking};
use engine::game::Playable;
use engine::params::Params;
use engine::searcher::{Engine, Searcher};
use engine::stats::Pentanomial;
use rules::options::Setup;
use std::time::Duration;

const OPENING: u32 = 6;
const MEMORY: usize = 16;
const BEST_REPLY: &str = "best-reply";

/// What was asked for.
#[derive(clap::Args)]
pub struct Asked {
    /// A game for three or four.
    game: String,
    /// How many players, 3 or 4.
    seats: u8,
    /// The other method.
    #[arg(value_parser = ["paranoid", "max-n"])]
    other: String,
    /// Nodes for each turn.
    nodes: u64,
    /// How many openings are played, from every seat.
    groups: u64,
}

pub fn run(asked: &Asked) -> Result<(), Error> {
    with_game!(asked.game.as_str(), play(asked))
}

/// A player with the named method.
fn player<P: Playable>(method: &str) -> Thinking {
    let alpha_beta = |best_reply| Engine::<P>::with(MEMORY, Params { best_reply, ..P::PARAMS });
    let engine: Box<dyn Searcher> = match method {
        "max-n" => Box::new(MaxN::<P>::new(MEMORY)),
        method => Box::new(alpha_beta(method == BEST_REPLY)),
    };
    Thinking { engine, threads: 1, level: None, pace: None }
}

fn play<P: Playable>(asked: &Asked) -> Result<(), Error> {
    let setup = Setup::choose(P::INFO, Some(asked.seats), None, [])
        .map_err(|message| Error::Asked(message.to_string()))?;
    let terms = MatchTerms { pace: Pace::Nodes(asked.nodes), margin: Duration::MAX, longest: 1_000 };
    let mut tally = Pentanomial::default();
    for group in 0..asked.groups {
        let mut start = setup.clone().open(None).map_err(|message| Error::Asked(message.to_string()))?;
        arena::random_opening(&mut *start, OPENING, &mut fastrand::Rng::with_seed(group));
        let seatings = arena::seatings(asked.seats, &start.setup().sides());
        let mut points = 0.0;
        for seating in &seatings {
            let method = |side: &usize| if *side == 0 { BEST_REPLY } else { asked.other.as_str() };
            let mut players: Vec<Thinking> = seating.iter().map(|side| player::<P>(method(side))).collect();
            let mut sitting: Vec<&mut dyn Player> =
                players.iter_mut().map(|player| player as &mut dyn Player).collect();
            points += arena::share(&arena::play(&mut *start.copy(), &mut sitting, &terms), seating);
        }
        tally.add(points / seatings.len() as f64);
        let (score, seats) = (tally.score(), asked.seats);
        println!(
            "{} groups of {seats} games: {:.3} ({:.3} to {:.3})",
            group + 1,
            score.value,
            score.low,
            score.high
        );
    }
    Ok(())
}
