//! The engine protocol of `docs/ENGINE-PROTOCOL.md`, line by line. It does no I/O itself: [`Uci::hear`] takes a
//! line, and output goes through a callback.

mod options;
mod thinking;

use crate::net::Judge;
use crate::openings;
use crate::texts::Texts;
use crate::{draw, failure::Failure};
use engine::limits::Limits;
use engine::searcher::SearchRequest;
use options::Options;
use rules::table::AnyGame;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use thinking::{Running, Thought, Workshop};

/// Where output lines go; searches write from their own thread.
pub type Say = Arc<dyn Fn(&str) + Send + Sync>;

/// The protocol's state between two lines.
pub struct Uci<'a> {
    texts: &'a Texts,
    say: Say,
    options: Options,
    /// The game, once a position was set.
    table: Option<Box<dyn AnyGame>>,
    workshop: Workshop,
    running: Option<Running>,
}

/// What the `go` line asks for.
#[derive(Default)]
struct Go {
    times: Vec<u64>,
    increments: Vec<u64>,
    movetime: Option<u64>,
    depth: Option<u64>,
    nodes: Option<u64>,
    perft: Option<u64>,
    infinite: bool,
    ponder: bool,
    only: Vec<String>,
}

impl<'a> Uci<'a> {
    /// A session that writes to `say`.
    pub fn new(texts: &'a Texts, say: Say) -> Self {
        let options = Options::new();
        Self { texts, say, options, table: None, workshop: Workshop::default(), running: None }
    }

    /// Handles a line; `false` after `quit`.
    pub fn hear(&mut self, line: &str) -> bool {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "quit" => return false,
            "uci" => self.introduce(),
            "isready" => {
                self.prepare();
                self.say("readyok");
            }
            "stop" => self.stop(),
            "ponderhit" => match &self.running {
                Some(running) => running.ponder_hit(),
                None => self.complain("engine-not-thinking"),
            },
            "setoption" | "newgame" | "ucinewgame" | "position" | "go" | "d" if self.is_thinking() => {
                self.complain("engine-thinking");
            }
            "setoption" => self.set_option(rest),
            "newgame" | "ucinewgame" => {
                self.workshop.forget();
                self.table = None;
                self.prepare();
            }
            "position" => {
                self.set_position(rest);
                self.prepare();
            }
            "go" => self.go(rest),
            "d" => self.show(),
            _ => {
                let word = self.texts.code(&shortened(word)).into_owned();
                self.inform(&self.texts.with("engine-unknown", &[("word", word.into())]));
            }
        }
        true
    }

    /// Handles the end of input: waits for searches with a limit and stops the others.
    pub fn end(&mut self) {
        if let Some(running) = self.running.take() {
            running.finish(&mut self.workshop);
        }
    }

    fn say(&self, line: &str) {
        (self.say)(line);
    }

    /// Writes an `info string` line.
    fn inform(&self, text: &str) {
        self.say(&format!("info string {}", text.replace(['\n', '\r'], " ")));
    }

    fn complain(&self, key: &str) {
        self.inform(&self.texts.get(key));
    }

    fn complain_of(&self, failure: &Failure) {
        if let Some(text) = failure.text(self.texts) {
            self.inform(&text);
        }
    }

    fn introduce(&self) {
        self.say(concat!("id name Teahouse ", env!("CARGO_PKG_VERSION")));
        self.say("id author the authors of Teahouse");
        self.options.list(self.workshop.most_memory(), &|line| self.say(line));
        self.say("uciok");
    }

    /// Whether a search is running; collects one that has finished.
    fn is_thinking(&mut self) -> bool {
        if self.running.as_ref().is_some_and(Running::is_done)
            && let Some(running) = self.running.take()
        {
            running.finish(&mut self.workshop);
        }
        self.running.is_some()
    }

    /// Prepares the engine for the next search, so that this does not cost time of a turn.
    fn prepare(&mut self) {
        if !self.is_thinking() {
            let (game, level) = (self.options.info().id, self.options.level);
            self.workshop.prepare(game, self.options.memory, engine::games::level(game, level));
        }
    }

    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop();
            running.finish(&mut self.workshop);
        }
    }

    /// `name NAME [value VALUE]`.
    fn set_option(&mut self, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let Some(("name", words)) = words.split_first().map(|(first, words)| (*first, words)) else {
            return self.complain("engine-option-form");
        };
        let at = words.iter().position(|word| *word == "value").unwrap_or(words.len());
        let name = words[..at].join(" ");
        let value = words.get(at + 1..).unwrap_or(&[]).join(" ");
        if name.eq_ignore_ascii_case("clear hash") {
            return self.workshop.forget();
        }
        if name.eq_ignore_ascii_case("evalfile") {
            return self.set_net(&value);
        }
        let most = self.workshop.most_memory();
        match self.options.set(&name, &value, most) {
            Err(message) => {
                let game = self.options.info().id;
                self.inform(&self.texts.message_of(game, &message));
            }
            Ok(options::Changed::Engine) => {}
            Ok(options::Changed::Rules) => self.table = None,
            Ok(options::Changed::Game) => {
                self.table = None;
                self.options.list_rules(&|line| self.say(line));
            }
        }
    }

    /// Sets the net: a file, `none`, or nothing for the built-in one.
    fn set_net(&mut self, value: &str) {
        let value = if value == options::OWN_NET { "" } else { value };
        let set = Judge::read(self.texts, value).and_then(|judge| {
            let of = (self.options.info().id, self.options.memory);
            self.workshop.set_judge(self.texts, of, judge)
        });
        if let Err(failure) = set {
            self.complain_of(&failure);
        }
    }

    /// `start` or `text POSITION`, then `turns ENTRY;ENTRY;…`.
    fn set_position(&mut self, rest: &str) {
        let known = rest == "start" || rest.starts_with("start ") || rest.starts_with("text ");
        if !known {
            return self.complain("engine-position-form");
        }
        let setup = match self.options.setup() {
            Ok(setup) => setup,
            Err(message) => {
                let game = self.options.info().id;
                return self.inform(&self.texts.message_of(game, &message));
            }
        };
        match openings::at(setup, rest) {
            Ok(table) if table.pending() => self.complain("engine-pending"),
            Ok(table) => self.table = Some(table),
            Err(failure) => self.complain_of(&failure),
        }
    }

    /// The current game; a new one if no position was set.
    fn table(&mut self) -> Option<&dyn AnyGame> {
        if self.table.is_none() {
            self.set_position("start");
        }
        self.table.as_deref()
    }

    fn show(&mut self) {
        let texts = self.texts;
        let Some(table) = self.table() else { return };
        let lines = format!("{}{}", draw::whole(texts, &table.view()), table.position());
        // Colours are for terminals; programs get plain text.
        let plain = anstream::adapter::strip_str(&lines).to_string();
        plain.lines().for_each(|line| self.say(line));
    }

    fn go(&mut self, rest: &str) {
        let begun = Instant::now();
        let go = self.read_go(rest);
        let say = self.say.clone();
        let overhead = Duration::from_millis(self.options.overhead);
        let (threads, lines, memory, level) =
            (self.options.threads, self.options.lines, self.options.memory, self.options.level);
        let Some(table) = self.table().map(AnyGame::copy) else { return };
        if table.outcome().is_some() {
            self.complain("phase-over");
            return self.say("bestmove none");
        }
        if let Some(depth) = go.perft {
            let depth = depth.min(99) as u32;
            self.running = Some(Running::start(&mut self.workshop, say, Thought::Count { table, depth }));
            return;
        }
        let mut only = go.only.clone();
        only.retain(|turn| {
            let mut copy = table.copy();
            let legal = !turn.starts_with(|c: char| c.is_ascii_digit()) && copy.play(turn).is_ok();
            if !legal {
                let turn = self.texts.code(&shortened(turn)).into_owned();
                self.inform(&self.texts.with("engine-not-legal", &[("turn", turn.into())]));
            }
            legal && turn != "resign"
        });
        if only.is_empty() && !go.only.is_empty() {
            return self.say("bestmove none");
        }
        // Time counts from when the line was read; while pondering, from the ponder hit.
        let from = Arc::new(if go.ponder { OnceLock::new() } else { OnceLock::from(begun) });
        let limits = Limits { from: Some(from), ..go.limits(table.seat().index(), overhead) };
        let level = if go.infinite { None } else { engine::games::level(table.setup().info().id, level) };
        let held = go.infinite || go.ponder;
        let request = SearchRequest { limits, lines, only, threads, level };
        let thought = Thought::Search { table, request, memory, held };
        self.running = Some(Running::start(&mut self.workshop, say, thought));
    }

    fn read_go(&self, rest: &str) -> Go {
        let mut go = Go::default();
        let mut words = rest.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut numbers = |most: usize| {
                let mut found = Vec::new();
                while found.len() < most
                    && let Some(number) = words.peek().and_then(|word| word.parse::<i64>().ok())
                {
                    // A clock that has run out may be zero or negative.
                    found.push(number.max(0) as u64);
                    words.next();
                }
                found
            };
            match word {
                "time" => go.times = numbers(4),
                "inc" => go.increments = numbers(4),
                "movetime" => go.movetime = numbers(1).pop(),
                "depth" => go.depth = numbers(1).pop(),
                "nodes" => go.nodes = numbers(1).pop(),
                "perft" => go.perft = numbers(1).pop(),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    let turns = words.next().unwrap_or("").split(';').filter(|turn| !turn.is_empty());
                    go.only = turns.map(str::to_string).collect();
                }
                _ => {
                    let word = self.texts.code(&shortened(word)).into_owned();
                    self.inform(&self.texts.with("engine-unknown", &[("word", word.into())]));
                }
            }
        }
        go
    }
}

impl Drop for Uci<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Go {
    /// The limits of a search for a seat; a level adds its own.
    fn limits(&self, seat: usize, overhead: Duration) -> Limits {
        let millis = |ms: u64| Duration::from_millis(ms.min(1 << 40));
        let mut limits = match (self.movetime, self.times.get(seat).or(self.times.last())) {
            _ if self.infinite => Limits::default(),
            (Some(time), _) => Limits::turn(millis(time), overhead),
            (None, Some(left)) => {
                let increment = self.increments.get(seat).or(self.increments.last()).copied().unwrap_or(0);
                Limits::clock(millis(*left), millis(increment), overhead)
            }
            (None, None) => Limits::default(),
        };
        limits.depth = self.depth.map(|depth| depth.clamp(1, 99) as i32);
        limits.nodes = self.nodes.map(|nodes| nodes.max(1));
        limits
    }
}

/// A word as it can be quoted in one line.
fn shortened(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(60).collect()
}

#[cfg(test)]
mod tests;
