//! Players as the command line names them: bots, the engine with its settings, and other programs.

use crate::bot::Bot;
use crate::external::{External, Program};
use crate::failure::Failure;
use crate::net::Judge;
use crate::texts::Texts;
use engine::arena::{Pace, Player, Thinking};
use engine::level::Level;
use rules::options::Setup;
use std::time::Duration;

/// A player that can be made as often as needed.
#[derive(Clone, Debug, PartialEq)]
pub enum Spec {
    Bot(Bot),
    /// The engine with settings.
    Engine {
        /// How many threads it uses.
        threads: usize,
        /// Its transposition table, in MiB.
        mib: usize,
        /// Overrides the pace of the match.
        pace: Option<Pace>,
        /// The net by name, and its contents once read.
        net: (String, Judge),
    },
    /// The engine at an experimental level.
    Trial(Level),
    /// A program that speaks the protocol of `docs/ENGINE-PROTOCOL.md`.
    Program(Program),
}

/// The default size of the engine's transposition table, in MiB.
const MEMORY: usize = 16;
/// The most that can be asked for.
const MOST_MEMORY: usize = 65_536;
const MOST_THREADS: usize = 256;

impl Spec {
    /// Reads `random`, `greedy`, `level:N`, `level:NODES/DEPTH/TURNS/TEMPERATURE/NOISE`, `engine`,
    /// `engine:threads=2,mib=64,time=50,net=FILE`, or a program: see [`program`].
    pub fn read(text: &str) -> Option<Self> {
        if let Some(bot) = Bot::find(text) {
            return Some(Self::Bot(bot));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            return program(command).map(Self::Program);
        }
        if let Some(row) = text.strip_prefix("level:") {
            return trial(row).map(Self::Trial);
        }
        let settings = match text.strip_prefix("engine")? {
            "" => "",
            rest => rest.strip_prefix(':')?,
        };
        let (mut threads, mut mib, mut pace, mut net) = (1, MEMORY, None, String::new());
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            let (name, value) = setting.split_once('=')?;
            let number = || value.parse().ok().filter(|n: &usize| *n > 0);
            match name {
                "threads" => threads = number()?.min(MOST_THREADS),
                "net" if !value.is_empty() => net = value.to_string(),
                "mib" => mib = number()?.min(MOST_MEMORY),
                _ => pace = Some(own_pace(name, value)?),
            }
        }
        Some(Self::Engine { threads, mib, pace, net: (net, Judge::Shipped) })
    }

    /// Reads the named net and checks that it is for this game.
    pub fn load_net(&mut self, texts: &Texts, game: &str) -> Result<(), Failure> {
        if let Self::Engine { net: (name, judge), .. } = self {
            *judge = Judge::read(texts, name)?;
            if let Some(mut engine) = engine::games::searcher(game, 1) {
                judge.apply(texts, &mut *engine)?;
            }
        }
        Ok(())
    }

    /// A player of this kind for a game; `None` if it cannot play the game or cannot be started.
    pub fn player(&self, setup: &Setup, seed: u64) -> Option<Box<dyn Player>> {
        let game = setup.info().id;
        match self {
            Self::Bot(bot) => bot.player(game, seed),
            Self::Trial(level) => crate::bot::at_level(game, *level, seed),
            Self::Engine { threads, mib, pace, net: (_, judge) } => {
                let mut engine = engine::games::searcher(game, *mib)?;
                engine.set_net(judge.choice()).ok()?;
                Some(Box::new(Thinking { engine, threads: *threads, level: None, pace: *pace }))
            }
            Self::Program(program) => Some(Box::new(External::new(program.clone(), setup.clone()))),
        }
    }

    /// Its own name, if it has one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Program(program) => program.name.as_deref(),
            _ => None,
        }
    }
}

/// Reads a command line, with the quotes of a shell: `./prog --fast "a file"`. Settings follow when the whole
/// command line is quoted: `"./prog --fast":name=New,Hash=64,time=50`. `name` is what the player is called,
/// `time`, `nodes` and `depth` its own pace; any other is an option of the program, without a value a button.
fn program(text: &str) -> Option<Program> {
    let (command, settings) = whole_quoted(text).unwrap_or((text.to_string(), ""));
    let words = shlex::split(&command).filter(|words| !words.is_empty())?;
    let mut program = Program { words, ..Program::default() };
    for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
        let (name, value) =
            setting.split_once('=').map_or((setting, None), |(name, value)| (name, Some(value)));
        match (name.trim(), value) {
            ("", _) => return None,
            ("name", Some(value)) => program.name = Some(value.to_string()),
            (pace @ ("time" | "nodes" | "depth"), Some(value)) => program.pace = Some(own_pace(pace, value)?),
            (name, value) => program.options.push((name.to_string(), value.map(str::to_string))),
        }
    }
    Some(program)
}

/// The text inside the quotes at the beginning, and the settings after the colon that follows them at once.
fn whole_quoted(text: &str) -> Option<(String, &str)> {
    let quote = text.chars().next().filter(|first| ['"', '\''].contains(first))?;
    // Inside double quotes a backslash keeps the next character.
    let mut kept = false;
    let end = text.char_indices().skip(1).find(|(_, c)| {
        let ends = *c == quote && !kept;
        kept = quote == '"' && *c == '\\' && !kept;
        ends
    })?;
    let settings = text[end.0 + 1..].strip_prefix(':')?;
    let [command] = shlex::split(&text[..=end.0])?.try_into().ok()?;
    Some((command, settings))
}

/// The pace of a single player.
fn own_pace(name: &str, value: &str) -> Option<Pace> {
    let n: u64 = value.parse().ok().filter(|n| *n > 0)?;
    match name {
        "time" => Some(Pace::Time(Duration::from_millis(n))),
        "nodes" => Some(Pace::Nodes(n)),
        "depth" => Some(Pace::Depth(n.min(100) as i32)),
        _ => None,
    }
}

/// A level from numbers in the order of the engine's table of levels.
fn trial(row: &str) -> Option<Level> {
    let (row, net) = row.strip_suffix("/net").map_or((row, false), |row| (row, true));
    let numbers: Vec<&str> = row.split('/').collect();
    let [nodes, depth, turns, temperature, noise] = numbers[..] else { return None };
    Some(Level {
        nodes: nodes.parse().ok().filter(|nodes| *nodes > 0)?,
        depth: depth.parse().ok()?,
        turns: turns.parse().ok().filter(|turns| *turns <= 1_000)?,
        temperature: temperature.parse().ok().filter(|temperature| *temperature <= 10_000)?,
        noise: noise.parse().ok().filter(|noise| (0..=100_000).contains(noise))?,
        net,
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
        let net = (String::new(), Judge::Shipped);
        assert_eq!(Spec::read("engine"), Some(Spec::Engine { threads: 1, mib: MEMORY, pace: None, net }));
        let pace = Some(Pace::Time(Duration::from_millis(50)));
        assert_eq!(
            Spec::read("engine:threads=2,mib=64,time=50,net=none"),
            Some(Spec::Engine { threads: 2, mib: 64, pace, net: ("none".to_string(), Judge::Shipped) })
        );
        let level =
            Level { nodes: 250, depth: 2, turns: 4, temperature: 150, noise: 38, net: false, seed: 0 };
        assert_eq!(Spec::read("level:250/2/4/150/38"), Some(Spec::Trial(level)));
        assert_eq!(Spec::read("level:250/2/4/150/38/net"), Some(Spec::Trial(Level { net: true, ..level })));
        for wrong in [
            "",
            "level:0",
            "level:11",
            "level:0/1/0/0/0",
            "level:9/1/0/0",
            "level:9/1/1001/0/0",
            "level:9/1/0/0/-1",
            "engines",
            "engine:x=1",
            "engine:threads=0",
            "cmd:",
            "cmd: ",
            "cmd:\"a",
            "cmd:\"a b\":time=0",
            "cmd:\"a b\":=1",
            "cmd:\"\":name=x",
        ] {
            assert_eq!(Spec::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_command_line_has_the_quotes_of_a_shell_and_settings_after_it() {
        let read = |text: &str| match Spec::read(text) {
            Some(Spec::Program(program)) => program,
            other => panic!("{text}: {other:?}"),
        };
        for (text, words) in [
            ("cmd:a  b", &["a", "b"][..]),
            ("cmd:\"/a b/c\" --d 'e  f' g\\ h", &["/a b/c", "--d", "e  f", "g h"]),
            ("cmd:\"/a b/c\"", &["/a b/c"]),
            ("cmd:a:name=b", &["a:name=b"]),
            ("cmd:\"a 'b c' \\\"d\\\"\":name=E", &["a", "b c", "d"]),
            ("cmd:'a \"b c\"':", &["a", "b c"]),
        ] {
            assert_eq!(read(text).words, words, "{text}");
        }
        let program = read("cmd:\"./prog --x\":name=Foo,EvalFile=net.bin,Clear Hash,nodes=50,Skill=");
        assert_eq!(
            (program.words, program.name.as_deref()),
            (vec!["./prog".into(), "--x".into()], Some("Foo"))
        );
        assert_eq!(program.pace, Some(Pace::Nodes(50)));
        let value = |text: &str| Some(text.to_string());
        assert_eq!(
            program.options,
            [("EvalFile".into(), value("net.bin")), ("Clear Hash".into(), None), ("Skill".into(), value(""))]
        );
    }
}
