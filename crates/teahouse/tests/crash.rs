//! Acknowledged means kept: a server under load is killed again and again, and after each restart every turn
//! that it acknowledged is there, none twice, and every game replays.
//!
//! `TEAHOUSE_KILLS=20 cargo nextest run -p teahouse --test crash` kills it as often as that; a usual run less often.
//! Run with `--run-ignored all`, two nodes, their PostgreSQL and their NATS are killed in turn:
//! `TEAHOUSE_CRASH_DATABASE` names an empty PostgreSQL database, `TEAHOUSE_CRASH_RESTART` a command that crashes and
//! restarts it, and `TEAHOUSE_CRASH_NATS` the program `nats-server`.

#![allow(clippy::unwrap_used)]

use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const TEAHOUSE: &str = env!("CARGO_BIN_EXE_teahouse");

fn teahouse(args: &[&str]) -> Command {
    let mut command = Command::new(TEAHOUSE);
    command.args(args).env("TEAHOUSE_LANG", "en").env("RUST_LOG", "error");
    command
}

/// A free port below those of outgoing connections: a client must not be given it while nobody listens.
fn free_port() -> u16 {
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    std::iter::repeat_with(|| fastrand::u16(20_000..32_000)).find(free).unwrap()
}

/// Waits until something listens there.
fn wait_for(port: u16) {
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing comes up at {port}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A process that is killed and started again, and listens at the same port each time.
struct Process {
    port: u16,
    command: Command,
    child: Child,
}

impl Process {
    fn new(port: u16, mut command: Command) -> Self {
        let child = command.stdout(Stdio::null()).spawn().unwrap();
        wait_for(port);
        Self { port, command, child }
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn restart(&mut self) {
        self.child = self.command.spawn().unwrap();
        wait_for(self.port);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What nodes share if there are several.
struct Shared {
    database: String,
    /// Crashes the database and restarts it.
    restart: String,
    bus: Process,
}

struct Cluster {
    data: tempfile::TempDir,
    nodes: Vec<Process>,
    shared: Option<Shared>,
}

impl Cluster {
    /// One node with a file.
    fn alone() -> Self {
        let mut cluster = Self { data: tempfile::tempdir().unwrap(), nodes: Vec::new(), shared: None };
        cluster.add_node();
        cluster
    }

    /// Two nodes with a PostgreSQL and a NATS.
    fn pair() -> Self {
        let named = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
        let data = tempfile::tempdir().unwrap();
        let port = free_port();
        let mut nats = Command::new(named("TEAHOUSE_CRASH_NATS"));
        nats.args(["-js", "-a", "127.0.0.1", "-p", &port.to_string(), "-sd"]).arg(data.path().join("nats"));
        nats.stderr(Stdio::null());
        let bus = Process::new(port, nats);
        let (database, restart) = (named("TEAHOUSE_CRASH_DATABASE"), named("TEAHOUSE_CRASH_RESTART"));
        let mut cluster = Self { data, nodes: Vec::new(), shared: Some(Shared { database, restart, bus }) };
        cluster.add_node();
        cluster.add_node();
        cluster
    }

    fn add_node(&mut self) {
        let (port, folder) = (free_port(), self.data.path().join(self.nodes.len().to_string()));
        let listen = format!("127.0.0.1:{port}");
        let mut command =
            teahouse(&["serve", "--listen", &listen, "--no-limits", "--workers", "1", "--data"]);
        command.arg(folder);
        if let Some(shared) = &self.shared {
            let bus = format!("nats://127.0.0.1:{}", shared.bus.port);
            command.args(["--database", &shared.database, "--nats", &bus]);
        }
        self.nodes.push(Process::new(port, command));
    }

    /// An administrator's command about the database.
    fn admin(&self, verb: &str) -> Command {
        let mut command = teahouse(&["admin", verb, "--data"]);
        command.arg(self.data.path().join("0"));
        if let Some(shared) = &self.shared {
            command.args(["--database", &shared.database]);
        }
        command
    }

    /// Kills the next of the processes and restarts it; meanwhile everything is checked.
    fn crash(&mut self, number: usize, check: impl Fn(&Self)) {
        let of = self.nodes.len() + if self.shared.is_some() { 2 } else { 0 };
        let which = number % of;
        if which < self.nodes.len() {
            self.nodes[which].kill();
            check(self);
            return self.nodes[which].restart();
        }
        let shared = self.shared.as_mut().unwrap();
        if which == self.nodes.len() {
            let done =
                Command::new("sh").args(["-c", &shared.restart]).stdout(Stdio::null()).status().unwrap();
            assert!(done.success(), "{}: {done}", shared.restart);
            check(self);
        } else {
            shared.bus.kill();
            check(self);
            self.shared.as_mut().unwrap().bus.restart();
        }
    }

    /// Every game replays, and every acknowledged turn is in the log under its number and key.
    fn check(&self, acknowledged: &[PathBuf]) -> usize {
        // What is acknowledged from here on may come after the copy.
        let texts: Vec<String> =
            acknowledged.iter().map(|note| std::fs::read_to_string(note).unwrap_or_default()).collect();
        let checked = self.admin("check").output().unwrap();
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(checked.status.success(), "{said}");
        let copy = self.data.path().join("copy.jsonl.gz");
        let _ = std::fs::remove_file(&copy);
        let backup = self.admin("backup").arg(&copy).output().unwrap();
        assert!(backup.status.success(), "{}", String::from_utf8_lossy(&backup.stderr));
        let mut log: HashMap<(String, i64), String> = HashMap::new();
        let file = std::fs::File::open(&copy).unwrap();
        for line in BufReader::new(flate2::read::GzDecoder::new(file)).lines() {
            let (table, row): (String, serde_json::Value) = serde_json::from_str(&line.unwrap()).unwrap();
            if table == "log" {
                let key = (row["game"].as_str().unwrap().to_string(), row["number"].as_i64().unwrap());
                let twice = log.insert(key, row["mark"].as_str().unwrap_or("").to_string());
                assert!(twice.is_none());
            }
        }
        // The last line may be half written by the load generator, never by the server.
        let whole = texts.iter().filter_map(|text| text.rsplit_once('\n'));
        let mut count = 0;
        for line in whole.flat_map(|(lines, _)| lines.lines()) {
            let words: Vec<&str> = line.split(' ').collect();
            let key = (words[0].to_string(), words[1].parse().unwrap());
            assert_eq!(
                log.get(&key).map(String::as_str),
                Some(words[2]),
                "an acknowledged turn is lost: {line}"
            );
            count += 1;
        }
        count
    }
}

#[test]
fn what_was_acknowledged_survives_every_kill() {
    survive(Cluster::alone());
}

#[test]
#[ignore = "needs a PostgreSQL of its own, and NATS"]
fn what_was_acknowledged_survives_the_death_of_nodes_database_and_bus() {
    survive(Cluster::pair());
}

/// Waits until another turn is acknowledged at every node: nothing is learnt from a kill while nobody plays.
fn wait_for_turns(notes: &[PathBuf]) {
    let size = |note: &PathBuf| std::fs::metadata(note).map_or(0, |meta| meta.len());
    let (begun, before) = (Instant::now(), notes.iter().map(size).collect::<Vec<_>>());
    while std::iter::zip(notes, &before).any(|(note, before)| size(note) == *before) {
        assert!(begun.elapsed() < Duration::from_secs(120), "nobody plays");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Asks a program to stop, as a person at the keyboard does.
fn interrupt(child: &Child) {
    let done = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(done.success());
}

/// Players at every node, while one process after the other is killed.
fn survive(mut cluster: Cluster) {
    let kills: usize = std::env::var("TEAHOUSE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4);
    let notes: Vec<PathBuf> = (0..cluster.nodes.len())
        .map(|node| cluster.data.path().join(format!("acknowledged-{node}")))
        .collect();
    // Enough to have turns under way at every kill, and few enough for all of them to be looked at after each.
    let rate = (200 / cluster.nodes.len()).to_string();
    let loads: Vec<Child> = std::iter::zip(&cluster.nodes, &notes)
        .map(|(node, note)| {
            let url = format!("http://127.0.0.1:{}", node.port);
            // The lab is built with all tests, beside the program.
            let mut load = Command::new(Path::new(TEAHOUSE).with_file_name("lab"));
            load.args(["load", &url, "--pairs", "20", "--rate", &rate, "--seconds", "86400", "--json"]);
            load.arg("--acknowledged").arg(note).stdout(Stdio::piped()).spawn().expect("cargo build -p lab")
        })
        .collect();
    let mut rng = fastrand::Rng::new();
    let counts = RefCell::new(Vec::new());
    for number in 0..kills {
        wait_for_turns(&notes);
        std::thread::sleep(Duration::from_millis(rng.u64(300..1_500)));
        cluster.crash(number, |cluster| counts.borrow_mut().push(cluster.check(&notes)));
    }
    wait_for_turns(&notes);
    let said: Vec<String> = loads
        .into_iter()
        .map(|load| {
            interrupt(&load);
            let done = load.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&done.stdout).into_owned();
            assert!(done.status.success(), "{said}");
            said
        })
        .collect();
    cluster.nodes.iter_mut().for_each(Process::kill);
    let (count, counts) = (cluster.check(&notes), counts.into_inner());
    println!("{kills} kills, {count} acknowledged turns kept, on the way {counts:?}; {said:?}");
    assert!(count > 100 && counts.is_sorted() && counts.last() <= Some(&count), "{counts:?} {count}");
    for said in said {
        let said: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert!(said["reconnects"].as_u64().unwrap() > 0);
    }
}
