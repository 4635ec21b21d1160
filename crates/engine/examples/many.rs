//! Which search suits three and four players: one seat of best reply meets a table of another method, from every
//! seat in turn.
//!
//! `cargo run --release -p engine --example many -- GAME SEATS paranoid|max-n NODES GROUPS`
//!
//! Prints the share of the points that best reply takes from those it plays for with the others; half is even.

use engine::arena::{self, Pace, Player, Terms, Thinking};
use engine::game::Playable;
use engine::many::Method;
use engine::params::Params;
use engine::stats::Tally;
use engine::think::{Mind, Thinker};
use rules::options::Setup;
use std::time::Duration;

const OPENING: u32 = 6;
const MEMORY: usize = 16;

fn mind<P: Playable>(many: Method) -> Box<dyn Thinker> {
    Box::new(Mind::<P>::with(MEMORY, Params { many, ..P::params() }))
}

fn player(game: &str, many: Method) -> Thinking {
    let mind =
        if game == "skud" { mind::<rules::skud::Skud>(many) } else { mind::<rules::halma::Halma>(many) };
    Thinking { mind, threads: 1, level: None, pace: None }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, other, nodes, groups] = &words[..] else {
        return Err("give GAME SEATS paranoid|max-n NODES GROUPS".into());
    };
    let seats: u8 = seats.parse()?;
    let other = match other.as_str() {
        "paranoid" => Method::Paranoid,
        "max-n" => Method::MaxN,
        _ => return Err("the other method is paranoid or max-n".into()),
    };
    let info = rules::game_info(game).ok_or("the game is skud or halma")?;
    let options: &[(&str, &str)] = if game == "halma" { &[("board", "16x16")] } else { &[] };
    let terms = Terms { pace: Pace::Nodes(nodes.parse()?), margin: Duration::MAX, longest: 1_000 };
    let mut tally = Tally::default();
    for group in 0..groups.parse::<u64>()? {
        let setup = Setup::choose(info, Some(seats), None, options.iter().copied())
            .map_err(|message| format!("{message:?}"))?;
        let mut start = (info.open)(setup, None).map_err(|message| format!("{message:?}"))?;
        arena::random_opening(&mut *start, OPENING, &mut fastrand::Rng::with_seed(group));
        let seatings = arena::seatings(seats, false);
        let mut points = 0.0;
        for seating in &seatings {
            let method = |side: &usize| if *side == 0 { Method::BestReply } else { other };
            let mut players: Vec<Thinking> = seating.iter().map(|side| player(game, method(side))).collect();
            let mut sitting: Vec<&mut dyn Player> =
                players.iter_mut().map(|player| player as &mut dyn Player).collect();
            points += arena::share(&arena::play(&mut *start.copy(), &mut sitting, &terms), seating);
        }
        tally.add(points / seatings.len() as f64);
        let score = tally.score();
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
