//! Acknowledged means kept: a server under load is killed again and again, and after each restart every turn
//! that it acknowledged is there, none twice, and every game replays.
//!
//! `TEAHOUSE_KILLS=20 cargo nextest run -p teahouse --test crash` kills it as often as that; a usual run less often.
//! `TEAHOUSE_CRASH_DATABASE` names an empty PostgreSQL database, and `TEAHOUSE_CRASH_RESTART` a command that crashes
//! and restarts it: then, run with `--run-ignored all`, the database is killed as well as the server.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const TEAHOUSE: &str = env!("CARGO_BIN_EXE_teahouse");

fn teahouse(args: &[&str]) -> Command {
    let mut command = Command::new(TEAHOUSE);
    command.args(args).env("TEAHOUSE_LANG", "en").env("RUST_LOG", "error");
    command
}

fn with(database: Option<&str>) -> Vec<String> {
    database.map_or_else(Vec::new, |database| vec!["--database".to_string(), database.to_string()])
}

struct House {
    port: u16,
    data: tempfile::TempDir,
    /// A PostgreSQL instead of a file in the folder.
    database: Option<String>,
    server: Child,
}

impl House {
    fn new(database: Option<String>) -> Self {
        // Below the ports of outgoing connections: a client must not be given it while nobody listens.
        let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = std::iter::repeat_with(|| fastrand::u16(20_000..32_000)).find(free).unwrap();
        let data = tempfile::tempdir().unwrap();
        let server = Self::start(port, data.path(), database.as_deref());
        Self { port, data, database, server }
    }

    fn start(port: u16, data: &Path, database: Option<&str>) -> Child {
        let (listen, data) = (format!("127.0.0.1:{port}"), data.to_str().unwrap());
        let mut command =
            teahouse(&["serve", "--listen", &listen, "--data", data, "--no-limits", "--workers", "1"]);
        let server = command.args(with(database)).stdout(Stdio::null()).spawn().unwrap();
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "the server does not come up");
            std::thread::sleep(Duration::from_millis(20));
        }
        server
    }

    fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }

    fn restart(&mut self) {
        self.server = Self::start(self.port, self.data.path(), self.database.as_deref());
    }

    /// Every game replays, and every acknowledged turn is in the log under its number and mark.
    fn check(&self, acknowledged: &Path) -> usize {
        // What is acknowledged from here on may come after the copy.
        let text = std::fs::read_to_string(acknowledged).unwrap_or_default();
        let data = self.data.path().to_str().unwrap();
        let database = with(self.database.as_deref());
        let checked = teahouse(&["admin", "check", "--data", data]).args(&database).output().unwrap();
        let said = String::from_utf8_lossy(&checked.stdout).into_owned();
        assert!(checked.status.success(), "{said}");
        let copy = self.data.path().join("copy.jsonl.gz");
        let mut backup = teahouse(&["admin", "backup", "--data", data, copy.to_str().unwrap()]);
        let backup = backup.args(&database).output().unwrap();
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
        let lines = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
        let mut count = 0;
        for line in lines.lines() {
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

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

#[test]
fn what_was_acknowledged_survives_every_kill() {
    survive(House::new(None), None);
}

#[test]
#[ignore = "needs a PostgreSQL of its own"]
fn what_was_acknowledged_survives_the_death_of_the_database() {
    let named = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
    survive(House::new(Some(named("TEAHOUSE_CRASH_DATABASE"))), Some(&named("TEAHOUSE_CRASH_RESTART")));
}

/// Kills under load; with a command for it, the database and the server in turn.
fn survive(mut house: House, restart_database: Option<&str>) {
    let kills: u64 = std::env::var("TEAHOUSE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(4);
    let acknowledged = house.data.path().join("acknowledged");
    let url = format!("http://127.0.0.1:{}", house.port);
    let seconds = (kills * 3 + 4).to_string();
    let note = acknowledged.to_str().unwrap();
    let args = ["load", &url, "--pairs", "20", "--seconds", &seconds, "--acknowledged", note, "--json"];
    let mut load = teahouse(&args).stdout(Stdio::piped()).spawn().unwrap();
    let mut rng = fastrand::Rng::new();
    let mut counts = Vec::new();
    for number in 0..kills {
        std::thread::sleep(Duration::from_millis(rng.u64(300..1_500)));
        match restart_database {
            Some(command) if number % 2 == 0 => {
                let done = Command::new("sh").args(["-c", command]).stdout(Stdio::null()).status().unwrap();
                assert!(done.success(), "{command}: {done}");
                counts.push(house.check(&acknowledged));
            }
            _ => {
                house.kill();
                counts.push(house.check(&acknowledged));
                house.restart();
            }
        }
    }
    let finished = load.wait().unwrap();
    let mut said = String::new();
    std::io::Read::read_to_string(&mut load.stdout.take().unwrap(), &mut said).unwrap();
    house.kill();
    let count = house.check(&acknowledged);
    println!("{kills} kills, {count} acknowledged turns kept, on the way {counts:?}; {said}");
    assert!(finished.success(), "{said}");
    assert!(count > 100 && counts.windows(2).all(|pair| pair[0] <= pair[1]), "{counts:?} {count}");
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert!(said["reconnects"].as_u64().unwrap() > 0);
}
