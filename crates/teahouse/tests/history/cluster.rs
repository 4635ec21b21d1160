//! The server under test: one process, or two that share PostgreSQL and NATS. Processes are killed and started again,
//! as machines are.

#[path = "../../../server/tests/common/database.rs"]
mod database;

use crate::history::Record;
use std::io::BufReader;
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

const TEAHOUSE: &str = env!("CARGO_BIN_EXE_teahouse");
/// How long a node may take to come up.
const PATIENCE: Duration = Duration::from_secs(60);

/// The server: its nodes have one database.
pub struct Cluster {
    data: tempfile::TempDir,
    /// A PostgreSQL and a NATS, or a file.
    shared: Option<(String, String)>,
    nodes: Vec<Node>,
}

struct Node {
    port: u16,
    process: Mutex<Option<Child>>,
}

impl Cluster {
    /// A node with a file.
    pub fn alone() -> Self {
        Self::open(None, 1)
    }

    /// Two nodes with a database of their own in the PostgreSQL and on the NATS that the tests were given.
    pub async fn pair() -> Self {
        let named = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
        let database = database::new().await.unwrap_or_else(|| named("TEAHOUSE_TEST_DATABASE"));
        Self::open(Some((database, named("TEAHOUSE_TEST_NATS"))), 2)
    }

    fn open(shared: Option<(String, String)>, count: usize) -> Self {
        let mut ports: Vec<u16> = Vec::new();
        while ports.len() < count {
            // Below the ports of outgoing connections: a client must not be given it while nobody listens.
            let port = fastrand::u16(20_000..32_000);
            if !ports.contains(&port) && TcpListener::bind(("127.0.0.1", port)).is_ok() {
                ports.push(port);
            }
        }
        let nodes = ports.into_iter().map(|port| Node { port, process: Mutex::new(None) }).collect();
        let cluster = Self { data: tempfile::tempdir().unwrap(), shared, nodes };
        (0..count).for_each(|node| cluster.start(node));
        cluster
    }

    /// How many nodes there are.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Where a node listens.
    pub fn host(&self, node: usize) -> String {
        format!("127.0.0.1:{}", self.nodes[node].port)
    }

    fn folder(&self, node: usize) -> PathBuf {
        self.data.path().join(node.to_string())
    }

    fn database(&self) -> Vec<String> {
        let folder = self.folder(0).display().to_string();
        let mut args = vec!["--data".to_string(), folder];
        if let Some((database, _)) = &self.shared {
            args.extend(["--database".to_string(), database.clone()]);
        }
        args
    }

    fn teahouse(&self) -> Command {
        let mut command = Command::new(TEAHOUSE);
        command.env("TEAHOUSE_LANG", "en").env("RUST_LOG", "warn");
        command
    }

    /// Starts a node; comes back when it listens.
    pub fn start(&self, node: usize) {
        let mut command = self.teahouse();
        command.args(["serve", "--no-limits", "--workers", "1", "--listen", &self.host(node)]);
        command.arg("--data").arg(self.folder(node));
        if let Some((database, nats)) = &self.shared {
            command.args(["--database", database, "--nats", nats]);
        }
        let log = std::fs::OpenOptions::new().create(true).append(true).open(self.log_file(node)).unwrap();
        let process = command.stdout(Stdio::null()).stderr(log).spawn().unwrap();
        *self.nodes[node].process.lock().unwrap() = Some(process);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.nodes[node].port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "node {node} does not come up:\n{}", self.log(node));
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn log_file(&self, node: usize) -> PathBuf {
        self.data.path().join(format!("{node}.log"))
    }

    /// What a node has logged, the end of it.
    pub fn log(&self, node: usize) -> String {
        let log = std::fs::read_to_string(self.log_file(node)).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(30)..].join("\n")
    }

    pub fn kill(&self, node: usize) {
        if let Some(mut process) = self.nodes[node].process.lock().unwrap().take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Asks a node to stop, and waits until it has.
    pub fn stop(&self, node: usize) {
        let process = self.nodes[node].process.lock().unwrap().take();
        if let Some(mut process) = process {
            signal(&process, "TERM");
            let _ = process.wait();
        }
    }

    /// Holds a node still, as a machine that sleeps, or lets it go on.
    pub fn freeze(&self, node: usize, freeze: bool) {
        if let Some(process) = &*self.nodes[node].process.lock().unwrap() {
            signal(process, if freeze { "STOP" } else { "CONT" });
        }
    }

    /// What the database has. No node runs meanwhile.
    pub fn record(&self) -> Record {
        let checked = self.teahouse().args(["admin", "check"]).args(self.database()).output().unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
        let copy = self.data.path().join("copy.jsonl.gz");
        let _ = std::fs::remove_file(&copy);
        let mut backup = self.teahouse();
        let done = backup.args(["admin", "backup"]).args(self.database()).arg(&copy).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let file = std::fs::File::open(&copy).unwrap();
        Record::read(BufReader::new(flate2::read::GzDecoder::new(file)))
    }
}

fn signal(process: &Child, name: &str) {
    let _ = Command::new("kill").args([&format!("-{name}"), &process.id().to_string()]).status();
}

impl Drop for Cluster {
    fn drop(&mut self) {
        (0..self.count()).for_each(|node| self.kill(node));
    }
}
