//! Local opponents: random, greedy (one step ahead), and the engine at levels. They see a game only through
//! [`AnyGame`], so they work for every game.

use crate::texts::Texts;
use engine::arena::{Allowance, Answer, Fault, Pace, Player, Thinking};
use engine::level::Level;
use rules::table::AnyGame;
use rules::view::Place;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Every legal step is equally likely.
    Random,
    /// The step after which it stands best by [`Rules::heuristic`](rules::game::Rules::heuristic).
    Greedy,
    /// The engine at a level.
    Level(u8),
}

pub const HIGHEST: u8 = 10;
/// The transposition table of a level, in MiB.
const LEVEL_MEMORY: usize = 16;

impl Bot {
    /// All bots, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Random, Self::Greedy].into_iter().chain((1..=HIGHEST).map(Self::Level))
    }

    /// Its name on the command line and in records.
    pub fn name(self) -> String {
        match self {
            Self::Random => "random".to_string(),
            Self::Greedy => "greedy".to_string(),
            Self::Level(n) => format!("level:{n}"),
        }
    }

    /// Its name for people.
    pub fn label(self, texts: &Texts) -> String {
        match self {
            Self::Random => texts.get("bot-random"),
            Self::Greedy => texts.get("bot-greedy"),
            Self::Level(n) => texts.with("bot-level", &[("n", n.into())]),
        }
    }

    /// The bot with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|bot| bot.name() == name)
    }

    /// Whether it needs time to think, so that it must not run on the thread of the screen.
    pub const fn thinks(self) -> bool {
        matches!(self, Self::Level(_))
    }

    /// The step it makes now; `None` when there is none. For bots that [think](Self::thinks) use
    /// [`player`](Self::player); here they look one step ahead.
    pub fn choose(self, table: &dyn AnyGame, rng: &mut fastrand::Rng) -> Option<Vec<Place>> {
        let steps = table.steps();
        let best: Vec<usize> = match self {
            Self::Random => (0..steps.len()).collect(),
            Self::Greedy | Self::Level(_) => {
                let standings = table.step_heuristics();
                let most = standings.iter().max()?;
                (0..standings.len().min(steps.len())).filter(|i| standings[*i] == *most).collect()
            }
        };
        let chosen = *rng.choice(&best)?;
        Some(steps[chosen].path.clone())
    }

    /// The bot as a player of whole turns; `None` if it cannot play the game.
    pub fn player(self, game: &str, seed: u64) -> Option<Box<dyn Player>> {
        match self {
            Self::Random | Self::Greedy => {
                Some(Box::new(Simple { bot: self, seed, rng: fastrand::Rng::with_seed(seed) }))
            }
            Self::Level(n) => at_level(game, engine::games::level(game, n)?, seed),
        }
    }
}

/// The engine at a level: a fixed number of nodes, the same on every machine.
pub fn at_level(game: &str, level: Level, seed: u64) -> Option<Box<dyn Player>> {
    let engine = engine::games::searcher(game, LEVEL_MEMORY)?;
    let thinking = Thinking { engine, threads: 1, level: Some(level), pace: Some(Pace::Free) };
    Some(Box::new(AtLevel { seed, thinking }))
}

/// A level as a player. Its draws differ from game to game, but are the same after the same opening.
struct AtLevel {
    seed: u64,
    thinking: Thinking,
}

impl Player for AtLevel {
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        let seed = self.seed ^ table.key();
        self.thinking.level = self.thinking.level.map(|level| level.seeded(seed));
        self.thinking.begin(table)
    }

    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        self.thinking.turn(table, allowance)
    }

    fn pace(&self) -> Option<Pace> {
        self.thinking.pace
    }
}

/// The bots of a game, each with what it has learnt from turn to turn.
#[derive(Default)]
pub struct SeatEngines(Vec<Seated>);

struct Seated {
    game: &'static str,
    seat: usize,
    bot: Bot,
    player: Box<dyn Player>,
}

impl SeatEngines {
    /// The whole turn that a bot makes for the seat to move, as a body in notation. A turn in progress is
    /// reconsidered. `None` if there is no turn.
    pub fn turn(&mut self, bot: Bot, table: &dyn AnyGame) -> Option<String> {
        let mut table = table.copy();
        while table.pending() && table.undo() {}
        let (game, seat) = (table.setup().info().id, table.seat().index());
        let same = |known: &Seated| known.game == game && known.seat == seat && known.bot == bot;
        let at = match self.0.iter().position(same) {
            Some(at) => at,
            None => {
                self.0.retain(|known| known.game == game && known.seat != seat);
                let mut player = bot.player(game, fastrand::u64(..))?;
                player.begin(&*table).ok()?;
                self.0.push(Seated { game, seat, bot, player });
                self.0.len() - 1
            }
        };
        let player = &mut self.0[at].player;
        let allowance = Allowance {
            pace: player.pace().unwrap_or(Pace::Free),
            left: Vec::new(),
            margin: std::time::Duration::MAX,
        };
        let answer = player.turn(&*table, &allowance).ok()?;
        Some(answer.turn).filter(|turn| !turn.is_empty())
    }
}

/// A bot without memory.
struct Simple {
    bot: Bot,
    seed: u64,
    rng: fastrand::Rng,
}

impl Player for Simple {
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        // The same opening is answered the same way, whatever was played before.
        self.rng = fastrand::Rng::with_seed(self.seed ^ table.key());
        Ok(())
    }

    fn turn(&mut self, table: &dyn AnyGame, _allowance: &Allowance) -> Result<Answer, Fault> {
        let mut table = table.copy();
        let mut turn = String::new();
        let from = table.turn();
        while table.outcome().is_none() && table.turn() == from {
            let path = self.bot.choose(&*table, &mut self.rng).ok_or_else(|| Fault::crash("lost"))?;
            table.step(&path).map_err(|why| Fault::Illegal(why.to_string()))?;
            if table.pending() {
                continue;
            }
            let entry = table.entries().pop().unwrap_or_default();
            turn = entry.split_once('.').map_or(String::new(), |(_, body)| body.to_string());
        }
        Ok(Answer { turn, ..Answer::default() })
    }

    fn pace(&self) -> Option<Pace> {
        Some(Pace::Free)
    }
}
