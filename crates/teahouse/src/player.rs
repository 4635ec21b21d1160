//! Players as the command line names them: bots, the engine with its settings, and other programs.

use crate::bot::Bot;
use crate::external::External;
use engine::arena::{Pace, Player, Thinking};
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
    /// A program that speaks the protocol of `docs/PROTOCOL.md`, with its arguments.
    Program(Vec<String>),
}

/// What the engine remembers positions in if nothing is said, in MiB.
const MEMORY: usize = 16;
/// The most that can be asked for.
const MOST_MEMORY: usize = 65_536;
const MOST_THREADS: usize = 256;

impl Spec {
    /// Reads `random`, `greedy`, `level:N`, `engine`, `engine:threads=2,mib=64,time=50`, `puct` with the same
    /// settings, or `cmd:PROGRAM ARGS`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(bot) = Bot::find(text) {
            return Some(Self::Bot(bot));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            let words: Vec<String> = command.split_whitespace().map(str::to_string).collect();
            return (!words.is_empty()).then_some(Self::Program(words));
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
        for wrong in ["", "level:0", "level:11", "engines", "engine:x=1", "engine:threads=0", "cmd:", "cmd: "]
        {
            assert_eq!(Spec::read(wrong), None, "{wrong}");
        }
    }
}
