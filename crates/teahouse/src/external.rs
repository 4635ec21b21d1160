//! Another program as a player, through the protocol of `docs/PROTOCOL.md`. It is not trusted: every answer is
//! waited for only so long, and a program that is gone or stuck is started anew for the next game.

use engine::arena::{Allowance, Answer, Fault, Pace, Player};
use rules::options::Setup;
use rules::table::Table;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// How much later than allowed an answer is still waited for, to tell late from stuck.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long an answer is waited for where no time is set.
const LONGEST: Duration = Duration::from_secs(600);
/// No line that a program writes is longer.
const LINE: u64 = 1 << 20;

/// A program as a player.
pub struct External {
    words: Vec<String>,
    setup: Setup,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        // It may be busy or refuse; it is not waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(words: &[String]) -> Option<Self> {
        let (program, arguments) = words.split_first()?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let (input, output) = (child.stdin.take()?, child.stdout.take()?);
        let (send, lines) = sync_channel(1024);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            loop {
                line.clear();
                match output.by_ref().take(LINE).read_until(b'\n', &mut line) {
                    Ok(0) | Err(_) => return,
                    Ok(_) => {}
                }
                if send.send(String::from_utf8_lossy(&line).trim().to_string()).is_err() {
                    return;
                }
            }
        });
        Some(Self { child, input, lines })
    }

    fn tell(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|_| Fault::Crash)
    }

    /// The lines up to the first that begins with `word`, which is given back; the others are heard.
    fn wait(&self, word: &str, longest: Duration, mut hear: impl FnMut(&str)) -> Result<String, Fault> {
        let until = Instant::now() + longest;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => hear(&line),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
            }
        }
    }
}

impl External {
    /// The program with its arguments, for a game.
    pub fn new(words: Vec<String>, setup: Setup) -> Self {
        Self { words, setup, running: None }
    }

    /// The program, started and told which game is played.
    fn running(&mut self) -> Result<&mut Running, Fault> {
        if self.running.is_none() {
            let mut running = Running::start(&self.words).ok_or(Fault::Crash)?;
            running.tell("uci")?;
            running.wait("uciok", READY, |_| {})?;
            let setup = &self.setup;
            running.tell(&format!("setoption name Game value {}", setup.info().id))?;
            running.tell(&format!("setoption name Seats value {}", setup.seats))?;
            running.tell(&format!("setoption name Preset value {}", setup.preset()))?;
            for (name, value) in setup.all() {
                running.tell(&format!("setoption name {name} value {value}"))?;
            }
            self.running = Some(running);
        }
        self.running.as_mut().ok_or(Fault::Crash)
    }

    fn begin_game(&mut self, table: &dyn Table) -> Result<(), Fault> {
        let first = table.setup().letter(table.setup().first);
        let draws = table.setup().info().draws_first;
        let running = self.running()?;
        if draws {
            running.tell(&format!("setoption name First value {first}"))?;
        }
        running.tell("newgame")?;
        running.tell("isready")?;
        running.wait("readyok", READY, |_| {}).map(|_| ())
    }

    fn ask(&mut self, table: &dyn Table, allowance: &Allowance) -> Result<Answer, Fault> {
        let start = table.start_position().map_or("start".to_string(), |text| format!("text {text}"));
        let (go, longest) = go(table, allowance);
        let running = self.running()?;
        running.tell(&format!("position {start} turns {}", table.entries().join(";")))?;
        running.tell(&go)?;
        let mut answer = Answer::default();
        let best = running.wait("bestmove", longest, |line| hear(line, &mut answer))?;
        answer.turn = best.split_whitespace().nth(1).unwrap_or("").to_string();
        Ok(answer)
    }
}

/// The `go` line for a turn, and how long its answer is waited for.
fn go(table: &dyn Table, allowance: &Allowance) -> (String, Duration) {
    match allowance.pace {
        Pace::Free => ("go movetime 1000".to_string(), LONGEST),
        Pace::Time(time) => (format!("go movetime {}", time.as_millis()), time + PATIENCE),
        Pace::Nodes(nodes) => (format!("go nodes {nodes}"), LONGEST),
        Pace::Depth(depth) => (format!("go depth {depth}"), LONGEST),
        Pace::Clock(base, increment) => {
            // A seat without a clock is told with the others' base.
            let told =
                |left: &Duration| if *left == Duration::MAX { base } else { *left }.as_millis().to_string();
            let millis: Vec<String> = allowance.left.iter().map(told).collect();
            let left = allowance.left.get(table.seat().index()).copied().unwrap_or(base);
            (format!("go time {} inc {}", millis.join(" "), increment.as_millis()), left + PATIENCE)
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
    fn begin(&mut self, table: &dyn Table) -> Result<(), Fault> {
        self.begin_game(table).inspect_err(|_| self.running = None)
    }

    fn turn(&mut self, table: &dyn Table, allowance: &Allowance) -> Result<Answer, Fault> {
        self.ask(table, allowance).inspect_err(|_| self.running = None)
    }
}

#[cfg(test)]
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
}
