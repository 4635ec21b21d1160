//! The options of the protocol: the game with its options, and the settings of the engine.

use crate::bot;
use rules::GAMES;
use rules::catalogue::GameSpec;
use rules::message::Message;
use rules::options::{GameInfo, Setup};

pub struct Options {
    info: &'static GameInfo,
    seats: Option<u8>,
    preset: Option<String>,
    sets: Vec<(String, String)>,
    first: Option<char>,
    /// Threads of a search.
    pub threads: usize,
    /// How many best lines are shown.
    pub lines: usize,
    /// The transposition table, in MiB.
    pub memory: usize,
    /// The level at which to play; 0 for full strength.
    pub level: u8,
    /// Time reserved for sending the answer, in milliseconds.
    pub overhead: u64,
}

/// What a setting changed.
#[derive(PartialEq, Eq, Debug)]
pub enum Changed {
    /// How the engine thinks.
    Engine,
    /// The rules of the game.
    Rules,
    Game,
}

const THREADS: u64 = 256;
const LINES: u64 = 64;
const MEMORY: u64 = 16;
const OVERHEAD: (u64, u64) = (5, 5000);
/// The value that selects the built-in net.
pub const OWN_NET: &str = "<own>";

impl Options {
    /// The first game with its usual options.
    pub fn new() -> Self {
        Self {
            info: GAMES[0],
            seats: None,
            preset: None,
            sets: Vec::new(),
            first: None,
            threads: 1,
            lines: 1,
            memory: MEMORY as usize,
            level: 0,
            overhead: OVERHEAD.0,
        }
    }

    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// The game with its options.
    pub fn setup(&self) -> Result<Setup, Message> {
        let sets = self.sets.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut setup = Setup::choose(self.info, self.seats, self.preset.as_deref(), sets)?;
        if let Some(seat) = self.first.and_then(|letter| self.info.seat(setup.seats, letter)) {
            setup.first = seat;
        }
        Ok(setup)
    }

    /// Sets one option; names are found whatever their case. `most_memory` is in MiB.
    pub fn set(&mut self, name: &str, value: &str, most_memory: u64) -> Result<Changed, Message> {
        let wrong =
            || Message::new("unknown-value").text("name", name).text("value", value).text("allowed", "");
        let number = |low: u64, high: u64| {
            let allowed = format!("{low}–{high}");
            value.parse().ok().filter(|n| (low..=high).contains(n)).ok_or_else(|| {
                Message::new("unknown-value")
                    .text("name", name)
                    .text("value", value)
                    .names("allowed", [allowed])
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.memory = number(1, most_memory)? as usize,
            "threads" => self.threads = number(1, THREADS)? as usize,
            "multipv" => self.lines = number(1, LINES)? as usize,
            "overhead" => self.overhead = number(0, OVERHEAD.1)?,
            "level" => self.level = number(0, bot::HIGHEST.into())? as u8,
            // Only says what the other side may do.
            "ponder" => {}
            "game" => {
                let info = GameSpec::new(value).info()?;
                (self.info, self.seats, self.preset, self.first) = (info, None, None, None);
                self.sets.clear();
                return Ok(Changed::Game);
            }
            "first" => {
                let setup = self.setup()?;
                let mut letters = value.chars();
                let letter = letters.next().filter(|c| self.info.seat(setup.seats, *c).is_some());
                let known = letter.filter(|_| letters.next().is_none() && self.info.draws_first);
                self.first = Some(known.ok_or_else(wrong)?);
                return Ok(Changed::Rules);
            }
            _ => return self.set_rule(name, value),
        }
        Ok(Changed::Engine)
    }

    /// Sets an option of the game; unknown ones are refused and change nothing.
    fn set_rule(&mut self, name: &str, value: &str) -> Result<Changed, Message> {
        let before = (self.seats, self.preset.clone(), self.sets.clone());
        let lower = name.to_ascii_lowercase();
        match lower.as_str() {
            "seats" => {
                let unknown = || {
                    let allowed = self.info.seats.iter().map(ToString::to_string);
                    Message::new("unknown-seats").text("seats", value).names("allowed", allowed)
                };
                self.seats = Some(value.parse().map_err(|_| unknown())?);
            }
            "preset" => self.preset = Some(value.to_string()),
            _ => {
                let known = self.info.options.iter().find(|spec| spec.name.eq_ignore_ascii_case(name));
                let name = known.map_or(name, |spec| spec.name).to_string();
                self.sets.retain(|(known, _)| *known != name);
                self.sets.push((name, value.to_string()));
            }
        }
        match self.setup() {
            Ok(_) => Ok(Changed::Rules),
            Err(message) => {
                (self.seats, self.preset, self.sets) = before;
                Err(message)
            }
        }
    }

    /// Lists every option, for `uci`.
    pub fn list(&self, most_memory: u64, say: &dyn Fn(&str)) {
        let games = GAMES.iter().map(|info| info.id);
        say(&format!("option name Game type combo default {}{}", self.info.id, vars(games)));
        self.list_rules(say);
        say(&format!("option name Hash type spin default {MEMORY} min 1 max {most_memory}"));
        say("option name Clear Hash type button");
        say(&format!("option name Threads type spin default 1 min 1 max {THREADS}"));
        say(&format!("option name MultiPV type spin default 1 min 1 max {LINES}"));
        say(&format!("option name Level type spin default 0 min 0 max {}", bot::HIGHEST));
        say("option name Ponder type check default false");
        say(&format!("option name EvalFile type string default {OWN_NET}"));
        say(&format!("option name Overhead type spin default {} min 0 max {}", OVERHEAD.0, OVERHEAD.1));
    }

    /// Lists the options of the game.
    pub fn list_rules(&self, say: &dyn Fn(&str)) {
        let info = self.info;
        let seats = info.seats.iter().map(ToString::to_string);
        say(&format!("option name Seats type combo default {}{}", info.seats[0], vars(seats)));
        let presets = info.presets.iter().map(|preset| preset.name);
        say(&format!("option name Preset type combo default {}{}", info.presets[0].name, vars(presets)));
        if info.draws_first {
            let most = info.seats.iter().max().copied().unwrap_or(2);
            let letters = (info.letters)(most);
            let first = letters.chars().next().unwrap_or('A');
            say(&format!("option name First type combo default {first}{}", vars(letters.chars())));
        }
        for spec in info.options {
            // An option that also takes numbers cannot be a combo.
            let line = match spec.numbers {
                None => format!("combo default {}{}", spec.values[0], vars(spec.values.iter())),
                Some(_) => format!("string default {}", spec.values[0]),
            };
            say(&format!("option name {} type {line}", spec.name));
        }
    }
}

fn vars(values: impl Iterator<Item = impl std::fmt::Display>) -> String {
    values.map(|value| format!(" var {value}")).collect()
}
