//! Players as the command line names them: bots, the engine with its settings, and other programs.

use crate::bot::Bot;
use crate::external::External;
use engine::arena::{Pace, Player, Thinking};
use engine::level::Level;
use rules::options::Setup;
use std::time::Duration;

/// A player that can be made as often as needed.
#[derive(Clone, Debug, PartialEq)]
pub enum Spec {
    /// A bot.
    Bot(Bot),
    /// The engine with settings.
    Engine {
        /// Whether it searches best-first.
        best_first: bool,
        /// How many threads it uses.
        threads: usize,
        /// How many MiB it remembers positions in.
        mib: usize,
        /// Its own pace.
        pace: Option<Pace>,
    },
    /// The engine at a level that is being tried out.
    Trial(Level),
    /// A program that speaks the protocol of `docs/PROTOCOL.md`, with its arguments.
    Program(Vec<String>),
}

/// What the engine remembers positions in if nothing is said, in MiB.
const MEMORY: usize = 16;
/// The most that can be asked for.
const MOST_MEMORY: usize = 65_536;
const MOST_THREADS: usize = 256;

impl Spec {
    /// Reads `random`, `greedy`, `level:N`, `level:NODES/DEPTH/OVERLOOK/NOISE`, `engine`,
    /// `engine:threads=2,mib=64,time=50`, `puct` with the same settings, or `cmd:PROGRAM ARGS`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(bot) = Bot::find(text) {
            return Some(Self::Bot(bot));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            let words: Vec<String> = command.split_whitespace().map(str::to_string).collect();
            return (!words.is_empty()).then_some(Self::Program(words));
        }
        if let Some(row) = text.strip_prefix("level:") {
            return trial(row).map(Self::Trial);
        }
        let best_first = text.starts_with("puct");
        let settings = match text.strip_prefix(if best_first { "puct" } else { "engine" })? {
            "" => "",
            rest => rest.strip_prefix(':')?,
        };
        let (mut threads, mut mib, mut pace) = (1, MEMORY, None);
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=')?;
            let n: u64 = value.parse().ok().filter(|n| *n > 0)?;
            match name {
                "threads" => threads = (n as usize).min(MOST_THREADS),
                "mib" => mib = (n as usize).min(MOST_MEMORY),
                "time" => pace = Some(Pace::Time(Duration::from_millis(n))),
                "nodes" => pace = Some(Pace::Nodes(n)),
                "depth" => pace = Some(Pace::Depth(n.min(100) as i32)),
                _ => return None,
            }
        }
        Some(Self::Engine { best_first, threads, mib, pace })
    }

    /// One of this kind for a game; `None` if it does not know the game or cannot be started.
    pub fn player(&self, setup: &Setup, seed: u64) -> Option<Box<dyn Player>> {
        let game = setup.info().id;
        match self {
            Self::Bot(bot) => bot.player(game, seed),
            Self::Trial(level) => crate::bot::at_level(game, *level, seed),
            Self::Engine { best_first, threads, mib, pace } => {
                let mind = if *best_first {
                    engine::bot::challenger(game, *mib)?
                } else {
                    engine::bot::thinker(game, *mib)?
                };
                Some(Box::new(Thinking { mind, threads: *threads, level: None, pace: *pace }))
            }
            Self::Program(words) => Some(Box::new(External::new(words.clone(), setup.clone()))),
        }
    }
}

/// A level by its numbers, as the rows of the engine's levels have them.
fn trial(row: &str) -> Option<Level> {
    let numbers: Vec<&str> = row.split('/').collect();
    let [nodes, depth, overlook, noise] = numbers[..] else { return None };
    Some(Level {
        nodes: nodes.parse().ok().filter(|nodes| *nodes > 0)?,
        depth: depth.parse().ok()?,
        overlook: overlook.parse().ok().filter(|overlook| *overlook <= 1_000)?,
        noise: noise.parse().ok().filter(|noise| (0..=100_000).contains(noise))?,
        seed: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        assert_eq!(Spec::read("greedy"), Some(Spec::Bot(Bot::Greedy)));
        assert_eq!(Spec::read("level:10"), Some(Spec::Bot(Bot::Level(10))));
        let usual = |best_first| Spec::Engine { best_first, threads: 1, mib: MEMORY, pace: None };
        assert_eq!(Spec::read("engine"), Some(usual(false)));
        assert_eq!(Spec::read("puct"), Some(usual(true)));
        let pace = Some(Pace::Time(Duration::from_millis(50)));
        assert_eq!(
            Spec::read("engine:threads=2,mib=64,time=50"),
            Some(Spec::Engine { best_first: false, threads: 2, mib: 64, pace })
        );
        assert_eq!(Spec::read("cmd:a  b"), Some(Spec::Program(vec!["a".to_string(), "b".to_string()])));
        let level = Level { nodes: 250, depth: 2, overlook: 450, noise: 38, seed: 0 };
        assert_eq!(Spec::read("level:250/2/450/38"), Some(Spec::Trial(level)));
        for wrong in [
            "",
            "level:0",
            "level:11",
            "level:0/1/0/0",
            "level:9/1/0",
            "level:9/1/1001/0",
            "level:9/1/0/-1",
            "engines",
            "engine:x=1",
            "engine:threads=0",
            "cmd:",
            "cmd: ",
        ] {
            assert_eq!(Spec::read(wrong), None, "{wrong}");
        }
    }
}
