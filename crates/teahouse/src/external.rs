//! Another program as a player, through the protocol of `docs/ENGINE-PROTOCOL.md`. It is not trusted: every
//! answer has a time limit, and a program that has exited or hangs is restarted for the next game. Its standard
//! error is kept for the report.

use engine::arena::{Allowance, Answer, Crash, Fault, Pace, Player};
use rules::options::Setup;
use rules::table::AnyGame;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a program may take to get ready.
pub const READY: Duration = Duration::from_secs(20);
/// How long after the margin to wait for an answer, to tell late from stuck.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long to wait for an answer if no time is set.
const LONGEST: Duration = Duration::from_secs(600);
/// How long a program that has closed its output has to exit and to flush its standard error.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// The longest line that is read.
const LINE: u64 = 1 << 20;
/// How much of standard error is kept: lines, and characters in each.
const LOG: (usize, usize) = (20, 400);

/// A program, and how it is to play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The program and its arguments.
    pub words: Vec<String>,
    /// Its display name.
    pub name: Option<String>,
    /// Options to set, with their values; a button has none.
    pub options: Vec<(String, Option<String>)>,
    /// Overrides the pace of the match.
    pub pace: Option<Pace>,
}

/// A program as a player.
pub struct External {
    program: Program,
    setup: Setup,
    running: Option<Running>,
    /// The standard error of the last process that failed.
    log: Vec<String>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    errors: Errors,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        // It may be busy or refuse, so this does not wait.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The last lines of standard error.
struct Errors {
    kept: Arc<Mutex<VecDeque<String>>>,
    /// Closed at the end of the stream.
    done: Receiver<()>,
}

/// Reads the lines of a stream on a separate thread and passes them on until the receiver is gone.
fn read_lines(stream: impl Read + Send + 'static, mut take: impl FnMut(String) -> bool + Send + 'static) {
    std::thread::spawn(move || {
        let mut stream = BufReader::new(stream);
        let mut line = Vec::new();
        loop {
            line.clear();
            match stream.by_ref().take(LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) if !take(String::from_utf8_lossy(&line).trim_end().to_string()) => return,
                Ok(_) => {}
            }
        }
    });
}

impl Errors {
    fn of(stream: impl Read + Send + 'static) -> Self {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let (alive, done) = sync_channel(0);
        let log = kept.clone();
        read_lines(stream, move |line| {
            // Dropped with this function, when the stream ends.
            let _ = &alive;
            let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
            if log.len() == LOG.0 {
                log.pop_front();
            }
            let line = line.chars().map(|c| if c.is_control() { ' ' } else { c });
            log.push_back(line.take(LOG.1).collect::<String>());
            true
        });
        Self { kept, done }
    }

    /// The lines kept, after waiting for the end.
    fn take(&self, longest: Duration) -> Vec<String> {
        let _ = self.done.recv_timeout(longest);
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner)).into()
    }
}

impl Running {
    fn start(words: &[String]) -> Result<Self, Fault> {
        let failed = |said: String| Fault::Crash(Crash { why: "start", said });
        let (program, arguments) = words.split_first().ok_or_else(|| failed(String::new()))?;
        let mut command = Command::new(program);
        // Ctrl-C for the match must not reach its programs; they exit when their input closes.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(failed(String::new()));
        };
        let (send, lines) = sync_channel(1024);
        read_lines(output, move |line| send.send(line).is_ok());
        Ok(Self { child, input, lines, errors: Errors::of(errors) })
    }

    /// The fault of a program that no longer reads or writes.
    fn gone(&mut self) -> Fault {
        let until = Instant::now() + LAST_WORDS;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => {
                    return Fault::Crash(Crash { why: "ended", said: status.to_string() });
                }
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(5)),
                _ => return Fault::crash("closed"),
            }
        }
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| self.gone())
    }

    /// Reads lines until one begins with `word`, and returns it; the others go to `hear`. `None` if it does not
    /// come in time.
    fn wait(
        &mut self,
        word: &str,
        longest: Duration,
        mut hear: impl FnMut(&str),
    ) -> Result<Option<String>, Fault> {
        let now = Instant::now();
        let until = now.checked_add(longest).unwrap_or(now + LONGEST);
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(Some(line)),
                Ok(line) => hear(&line),
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    /// Waits for an answer that the protocol requires.
    fn expect(&mut self, word: &str, hear: impl FnMut(&str)) -> Result<(), Fault> {
        let silent = || Fault::Crash(Crash { why: "silent", said: word.to_string() });
        self.wait(word, READY, hear)?.map(|_| ()).ok_or_else(silent)
    }
}

impl External {
    /// A program, for a game.
    pub fn new(program: Program, setup: Setup) -> Self {
        Self { program, setup, running: None, log: Vec::new() }
    }

    /// The program, started and set up for the game.
    fn running(&mut self) -> Result<&mut Running, Fault> {
        if self.running.is_none() {
            let running = self.running.insert(Running::start(&self.program.words)?);
            running.tell("uci")?;
            let mut offered = Vec::new();
            running.expect("uciok", |line| offered.extend(offered_option(line)))?;
            let setup = &self.setup;
            running.tell(&format!("setoption name Game value {}", setup.info().id))?;
            running.tell(&format!("setoption name Seats value {}", setup.seats))?;
            running.tell(&format!("setoption name Preset value {}", setup.preset()))?;
            for (name, value) in setup.all() {
                running.tell(&format!("setoption name {name} value {value}"))?;
            }
            for (name, value) in &self.program.options {
                if !offered.iter().any(|offered| offered.eq_ignore_ascii_case(name)) {
                    return Err(Fault::Crash(Crash { why: "option", said: name.clone() }));
                }
                running.tell(&match value {
                    Some(value) => format!("setoption name {name} value {value}"),
                    None => format!("setoption name {name}"),
                })?;
            }
        }
        self.running.as_mut().ok_or_else(|| Fault::crash("closed"))
    }

    fn begin_game(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        let first = table.setup().letter(table.setup().first);
        let draws = table.setup().info().draws_first;
        let running = self.running()?;
        if draws {
            running.tell(&format!("setoption name First value {first}"))?;
        }
        running.tell("newgame")?;
        running.tell("isready")?;
        running.expect("readyok", |_| {})
    }

    fn ask(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        let start = table.start_position().map_or("start".to_string(), |text| format!("text {text}"));
        let (go, longest) = go(table, allowance);
        let running = self.running()?;
        let entries = table.entries();
        let turns = if entries.is_empty() { String::new() } else { format!(" turns {}", entries.join(";")) };
        running.tell(&format!("position {start}{turns}"))?;
        running.tell(&go)?;
        let mut answer = Answer::default();
        let best = running.wait("bestmove", longest, |line| hear(line, &mut answer))?;
        // The arena computes by how much it was late.
        let best = best.ok_or(Fault::Time(Duration::ZERO))?;
        answer.turn = best.split_whitespace().nth(1).unwrap_or("").to_string();
        Ok(answer)
    }

    /// Kills a program that failed and keeps its last lines.
    fn fail(&mut self) {
        self.log.clear();
        if let Some(mut running) = self.running.take() {
            // A program that keeps running would keep its standard error open.
            let _ = running.child.kill();
            self.log = running.errors.take(LAST_WORDS);
        }
    }
}

/// The name of the option that an `option` line offers.
fn offered_option(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (["option", "name"], rest) = words.split_at_checked(2)? else { return None };
    let end = rest.iter().position(|word| *word == "type").unwrap_or(rest.len());
    Some(rest[..end].join(" "))
}

/// The `go` line for a turn, and how long its answer is waited for.
fn go(table: &dyn AnyGame, allowance: &Allowance) -> (String, Duration) {
    let patience = allowance.margin.saturating_add(PATIENCE);
    match allowance.pace {
        Pace::Free => ("go movetime 1000".to_string(), LONGEST),
        Pace::Time(time) => (format!("go movetime {}", time.as_millis()), time.saturating_add(patience)),
        Pace::Nodes(nodes) => (format!("go nodes {nodes}"), LONGEST),
        Pace::Depth(depth) => (format!("go depth {depth}"), LONGEST),
        Pace::Clock(base, increment) => {
            // A seat without a clock is reported with the base of the others.
            let told =
                |left: &Duration| if *left == Duration::MAX { base } else { *left }.as_millis().to_string();
            let millis: Vec<String> = allowance.left.iter().map(told).collect();
            let left = allowance.left.get(table.seat().index()).copied().unwrap_or(base);
            let go = format!("go time {} inc {}", millis.join(" "), increment.as_millis());
            (go, left.saturating_add(patience))
        }
    }
}

/// Takes depth and nodes from an `info` line.
fn hear(line: &str, answer: &mut Answer) {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return;
    }
    while let Some(word) = words.next() {
        match word {
            "depth" => answer.depth = words.next().and_then(|n| n.parse().ok()).or(answer.depth),
            "nodes" => answer.nodes = words.next().and_then(|n| n.parse().ok()).or(answer.nodes),
            "string" | "pv" => return,
            _ => {}
        }
    }
}

impl Player for External {
    fn begin(&mut self, table: &dyn AnyGame) -> Result<(), Fault> {
        let begun = self.begin_game(table);
        begun.inspect_err(|_| self.fail())
    }

    fn turn(&mut self, table: &dyn AnyGame, allowance: &Allowance) -> Result<Answer, Fault> {
        let answer = self.ask(table, allowance);
        answer.inspect_err(|_| self.fail())
    }

    fn pace(&self) -> Option<Pace> {
        self.program.pace
    }

    fn log(&mut self) -> Vec<String> {
        match &self.running {
            Some(running) => running.errors.take(Duration::ZERO),
            None => std::mem::take(&mut self.log),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn depth_and_nodes_are_heard_of_info_lines_alone() {
        let mut answer = Answer::default();
        hear("info depth 3 score cp 12 nodes 400 nps 9 pv a1-a2", &mut answer);
        hear("info string depth 9", &mut answer);
        hear("depth 8", &mut answer);
        hear("info depth x nodes", &mut answer);
        assert_eq!((answer.depth, answer.nodes), (Some(3), Some(400)));
    }

    #[test]
    fn options_are_read_from_the_lines_that_offer_them() {
        assert_eq!(offered_option("option name Clear Hash type button").as_deref(), Some("Clear Hash"));
        assert_eq!(offered_option("option name Hash").as_deref(), Some("Hash"));
        assert_eq!(offered_option("info string option name Hash"), None);
        assert_eq!(offered_option("option"), None);
    }

    #[test]
    fn an_answer_is_waited_for_beyond_any_margin() {
        let info = rules::game_info("halma").unwrap();
        let table = Setup::new(info).open(None).unwrap();
        let [time, margin] = [100, 30_000].map(Duration::from_millis);
        for pace in [Pace::Time(time), Pace::Clock(time, Duration::ZERO)] {
            let allowance = Allowance { pace, left: vec![time; 2], margin };
            assert!(go(&*table, &allowance).1 > time + margin);
        }
        let endless = Allowance { pace: Pace::Time(time), left: Vec::new(), margin: Duration::MAX };
        assert_eq!(go(&*table, &endless).1, Duration::MAX);
    }
}
