//! Faults from outside: a log that cannot be written, a full disk, a server that is killed or stands still, a
//! second server on the same folder, broken files. Nothing acknowledged is lost, nobody is charged, and the
//! message says what is wrong.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use reqwest::Method;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

const TEAHOUSE: &str = env!("CARGO_BIN_EXE_teahouse");
/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn teahouse(args: &[&str]) -> Command {
    let mut command = Command::new(TEAHOUSE);
    command.args(args).env("TEAHOUSE_LANG", "en").env("RUST_LOG", "info");
    command
}

/// Tries until it is so.
fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn full() -> File {
    OpenOptions::new().write(true).open("/dev/full").unwrap()
}

/// A server of its own.
struct TestServer {
    port: u16,
    process: Child,
    runtime: tokio::runtime::Runtime,
    http: reqwest::Client,
}

impl TestServer {
    /// A server in a folder, started by a command that gets the arguments of `teahouse`.
    fn start(data: &Path, prepare: impl FnOnce(&mut Command)) -> Self {
        let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
        let port = std::iter::repeat_with(|| fastrand::u16(20_000..32_000)).find(free).unwrap();
        // Ignored signals stay ignored: a limit on the size of files is to be an error, not the end.
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "trap '' XFSZ; exec \"$@\"",
            "sh",
            TEAHOUSE,
            "serve",
            "--no-limits",
            "--workers",
            "1",
        ]);
        command.args(["--listen", &format!("127.0.0.1:{port}"), "--data", data.to_str().unwrap()]);
        command
            .env("TEAHOUSE_LANG", "en")
            .env("RUST_LOG", "info")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        prepare(&mut command);
        let process = command.spawn().unwrap();
        until("the server does not come up", || TcpStream::connect(("127.0.0.1", port)).ok());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        Self { port, process, runtime, http }
    }

    /// A request; gives the code, the text and the cookie that was set.
    fn send(&self, method: Method, path: &str, cookie: &str, body: Value) -> (u16, String, String) {
        self.runtime.block_on(async {
            let url = format!("http://127.0.0.1:{}{path}", self.port);
            let mut request = self.http.request(method, url).header("cookie", cookie);
            if !body.is_null() {
                request = request.json(&body);
            }
            let reply = request.send().await.unwrap_or_else(|error| panic!("{path}: {error}"));
            let set = reply.headers().get("set-cookie").map(|set| set.to_str().unwrap().to_string());
            let set = set.map(|set| set.split(';').next().unwrap().to_string());
            (reply.status().as_u16(), reply.text().await.unwrap(), set.unwrap_or_default())
        })
    }

    fn get(&self, path: &str) -> (u16, String) {
        let (code, text, _) = self.send(Method::GET, path, "", Value::Null);
        (code, text)
    }

    fn ready(&self) -> (u16, Value) {
        let (code, text) = self.get("/readyz");
        (code, serde_json::from_str(&text).unwrap())
    }

    fn guest(&self) -> (u16, String) {
        let (code, _, cookie) = self.send(Method::POST, "/api/guest", "", Value::Null);
        (code, cookie)
    }

    fn post(&self, path: &str, cookie: &str, body: Value) -> Value {
        let (code, text, _) = self.send(Method::POST, path, cookie, body);
        assert!(code < 300, "{path}: {code} {text}");
        serde_json::from_str(&text).unwrap_or(Value::Null)
    }

    fn figure(&self, name: &str) -> u64 {
        let (_, text) = self.get("/metrics");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.process.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    fn end(&mut self) -> ExitStatus {
        until("the server does not end", || self.process.try_wait().unwrap())
    }

    /// Asks it to stop, and it does.
    fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.end().success());
    }

    /// The most that one of its files may have, in bytes.
    fn limit_files(&self, most: &str) {
        let (pid, most) = (self.process.id().to_string(), format!("--fsize={most}:unlimited"));
        let set = Command::new("prlimit").args(["--pid", &pid, &most]).status().unwrap();
        assert!(set.success(), "this test needs prlimit of util-linux");
    }

    /// Serves as usual, and says how many lines it could not log.
    fn serves_without_a_log(&self, path: &str, times: usize) {
        for _ in 0..times {
            assert_eq!(self.get(path).0, 404);
        }
        assert_eq!(self.guest().0, 201);
        assert_eq!(self.ready().0, 200);
        until("no line was dropped", || (self.figure("teahouse_log_lines_dropped_total") > 0).then_some(()));
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_full_log_costs_no_request() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(folder.path(), |command| {
        command.stdout(full()).stderr(full());
    });
    server.serves_without_a_log("/api/nothing", 20);
    server.stop();
}

#[test]
fn a_reader_of_the_log_that_died_costs_no_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(folder.path(), |command| {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
    });
    server.process.stdout.take();
    server.process.stderr.take();
    server.serves_without_a_log("/api/nothing", 20);
    server.stop();
}

#[test]
fn a_reader_of_the_log_that_stands_still_costs_no_request() {
    let folder = tempfile::tempdir().unwrap();
    // Both pipes are open, and nobody reads.
    let mut server = TestServer::start(folder.path(), |command| {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
    });
    // More than the pipe and the lines that may wait hold together.
    server.serves_without_a_log(&format!("/api/{}", "x".repeat(7_000)), 800);
    let (stdout, stderr) = (server.process.stdout.take(), server.process.stderr.take());
    server.stop();
    drop((stdout, stderr));
}

#[test]
fn a_disk_that_was_full_is_written_again_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    // The log is on the same disk, and as full as everything else.
    let mut log = File::create(folder.path().join("log")).unwrap();
    log.write_all(&vec![b'\n'; 8 << 20]).unwrap();
    let server = TestServer::start(&data, |command| {
        command.stderr(log);
    });
    let mut kept = vec![server.guest().1];
    let most = std::fs::metadata(data.join("teahouse.db-wal")).unwrap().len() + 100_000;
    server.limit_files(&most.to_string());
    until("the disk is never full", || {
        let (code, cookie) = server.guest();
        assert!(code == 201 || code == 503, "{code}");
        if code == 201 {
            kept.push(cookie);
        }
        (code == 503).then_some(())
    });
    let parts = until("it says that it is ready", || {
        let (code, said) = server.ready();
        (code == 503).then_some(said)
    });
    assert_eq!((&parts["ready"], &parts["parts"]["database"]), (&json!(false), &json!("ok")), "{parts}");
    assert!(["full", "failing"].contains(&parts["parts"]["writer"].as_str().unwrap()), "{parts}");
    assert_eq!(server.get("/healthz").0, 200, "it lives all the same");
    server.limit_files("unlimited");
    until("it stays unable to write", || (server.ready().0 == 200).then_some(()));
    let (code, cookie) = server.guest();
    assert_eq!(code, 201);
    kept.push(cookie);
    assert!(server.figure("teahouse_log_lines_dropped_total") > 0);
    server.stop();
    let server = TestServer::start(&data, |_| {});
    for cookie in &kept {
        assert_eq!(server.send(Method::GET, "/api/account", cookie, Value::Null).0, 200, "a guest is lost");
    }
    server.stop();
}

/// A game with running clocks: its path, and the cookies of its players.
fn game(server: &TestServer) -> String {
    let [one, two] = [server.guest().1, server.guest().1];
    let time = json!({ "kind": "clock", "base": 10_000, "increment": 0 });
    let seats = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    let new = json!({ "game": "halma", "time": time, "seats": seats, "public": true });
    let id = server.post("/api/games", &one, new)["id"].as_str().unwrap().to_string();
    let path = format!("/api/games/{id}");
    server.post(&format!("{path}/actions"), &two, json!({ "action": "join" }));
    for _ in 0..2 {
        let state: Value = serde_json::from_str(&server.get(&path).1).unwrap();
        let mover = if state["to_move"] == state["seats"][0]["seat"] { &one } else { &two };
        let (_, legal, _) = server.send(Method::GET, &format!("{path}/legal"), mover, Value::Null);
        let legal: Value = serde_json::from_str(&legal).unwrap();
        let turn = json!({ "turn": legal[0], "position_version": state["position_version"] });
        server.post(&format!("{path}/turns"), mover, turn);
    }
    path
}

/// What both clocks have left together, in milliseconds.
fn left(server: &TestServer, game: &str) -> i64 {
    let state: Value = serde_json::from_str(&server.get(game).1).unwrap();
    let clocks = state["clocks"]["left"].as_array().unwrap();
    clocks.iter().map(|left| left.as_i64().unwrap()).sum()
}

#[test]
fn seconds_in_which_the_server_was_away_cost_no_player_anything() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(folder.path(), |_| {});
    let game = game(&server);
    for (kill, seconds) in [(true, 1), (false, 1), (true, 2), (false, 2)] {
        let (before, begun) = (left(&server, &game), Instant::now());
        let away = if kill {
            server.process.kill().unwrap();
            server.process.wait().unwrap();
            let away = Instant::now();
            std::thread::sleep(Duration::from_secs(seconds));
            let away = away.elapsed();
            server = TestServer::start(folder.path(), |_| {});
            away
        } else {
            server.signal("-STOP");
            let away = Instant::now();
            std::thread::sleep(Duration::from_secs(seconds));
            let away = away.elapsed();
            server.signal("-CONT");
            away
        };
        let charged = before - left(&server, &game);
        // What the clock may have run at most: everything that passed but the time away.
        let most = (begun.elapsed() - away).as_millis() as i64;
        assert!(charged <= most + 50, "{seconds} s, killed {kill}: charged {charged} ms of at most {most}");
    }
    server.stop();
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// Runs a command to its end.
fn run(command: &mut Command) -> Output {
    let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            child.kill().unwrap();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().unwrap()
}

/// A command that has to fail, and what it says.
fn refused(command: &mut Command) -> String {
    let output = run(command);
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    said(&output)
}

/// A command that has to work, and what it says.
fn done(command: &mut Command) -> String {
    let output = run(command);
    assert!(output.status.success(), "{}", said(&output));
    said(&output)
}

#[test]
fn a_folder_has_one_server_and_nobody_else_reads_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/server");
    let (there, copy) = (data.to_str().unwrap(), folder.path().join("copy.jsonl.gz"));
    let copied = copy.to_str().unwrap();
    let server = TestServer::start(&data, |_| {});
    server.guest();
    let second = refused(&mut teahouse(&["serve", "--listen", "127.0.0.1:0", "--data", there]));
    assert!(
        second.contains("teahouse.lock") && second.contains(&server.process.id().to_string()),
        "{second}"
    );
    done(&mut teahouse(&["admin", "backup", "--data", there, copied]));
    done(&mut teahouse(&["admin", "check", "--data", there]));
    let restore = refused(&mut teahouse(&["admin", "restore", "--data", there, copied]));
    assert!(restore.contains("teahouse.lock"), "{restore}");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.iter().any(|path| path.ends_with("teahouse.db-wal")), "{files:?}");
    for path in files.iter().chain([&copy]) {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
    server.stop();
    // Files that an older version made are closed to others as well.
    let database = data.join("teahouse.db");
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let server = TestServer::start(&data, |_| {});
    assert_eq!(mode(&database), 0o600);
    server.stop();
}

/// The lines of a copy.
fn lines(copy: &Path) -> Vec<String> {
    let file = std::io::BufReader::new(flate2::read::GzDecoder::new(File::open(copy).unwrap()));
    file.lines().map(Result::unwrap).collect()
}

fn write_lines(copy: &Path, lines: &[String]) {
    let mut file = flate2::write::GzEncoder::new(File::create(copy).unwrap(), flate2::Compression::fast());
    for line in lines {
        writeln!(file, "{line}").unwrap();
    }
    file.finish().unwrap();
}

#[test]
fn a_copy_is_restored_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("one"), folder.path().join("copy"));
    let server = TestServer::start(&data, |_| {});
    game(&server);
    server.stop();
    done(&mut teahouse(&["admin", "backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]));
    let whole = lines(&copy);
    let restore = |lines: &[String], name: &str| {
        let (bad, into) = (folder.path().join("bad"), folder.path().join(name).join("inside"));
        write_lines(&bad, lines);
        let (from, to) = (bad.to_str().unwrap().to_string(), into.to_str().unwrap().to_string());
        (teahouse(&["admin", "restore", "--data", &to, &from]), into)
    };
    let n = whole.len();
    let without_end = whole[..n - 1].to_vec();
    let without_a_row: Vec<_> =
        whole.iter().filter(|line| !line.starts_with("[\"nodes\"")).cloned().collect();
    let mut spoilt = whole.clone();
    spoilt[n - 2] = "[\"nodes\",{\"id\":1".to_string();
    let mut twice = whole.clone();
    twice.insert(2, whole[1].clone());
    let mut after = whole.clone();
    after.push(whole[1].clone());
    let cases = [
        ("cut", without_end, "closing line is missing"),
        ("row", without_a_row, "`nodes`"),
        ("spoilt", spoilt, &format!("Line {}", n - 1)),
        ("twice", twice, "line 3"),
        ("after", after, &format!("Line {}", n + 1)),
    ];
    for (name, lines, says) in cases {
        let (mut command, into) = restore(&lines, name);
        let heard = refused(&mut command);
        assert!(heard.contains(says), "{name}: {heard}");
        assert!(!into.join("teahouse.db").exists(), "{name} left a database");
    }
    // A file that ends in the middle: its own name is in the message.
    let mut bytes = Vec::new();
    File::open(&copy).unwrap().read_to_end(&mut bytes).unwrap();
    let short = folder.path().join("short");
    std::fs::write(&short, &bytes[..bytes.len() - 20]).unwrap();
    let to = folder.path().join("never");
    let mut command =
        teahouse(&["admin", "restore", "--data", to.to_str().unwrap(), short.to_str().unwrap()]);
    let heard = refused(&mut command);
    assert!(heard.contains(short.to_str().unwrap()), "{heard}");
    // The whole one, into a folder that is not there yet; and one as older versions wrote them.
    let (mut command, into) = restore(&whole, "two");
    assert!(!done(&mut command).contains("older version"));
    done(&mut teahouse(&["admin", "check", "--data", into.to_str().unwrap()]));
    // Whoever copies the file of the database alone has everything.
    let (alone, again) = (folder.path().join("alone"), folder.path().join("again"));
    std::fs::create_dir(&alone).unwrap();
    std::fs::copy(into.join("teahouse.db"), alone.join("teahouse.db")).unwrap();
    done(&mut teahouse(&["admin", "backup", "--data", alone.to_str().unwrap(), again.to_str().unwrap()]));
    assert_eq!(lines(&again), whole);
    let (mut command, into) = restore(&whole[1..n - 1], "old");
    assert!(done(&mut command).contains("older version"));
    done(&mut teahouse(&["admin", "check", "--data", into.to_str().unwrap()]));
    // Where there is something, nothing is restored.
    let (mut command, _) = restore(&whole, "two");
    assert!(refused(&mut command).contains("already"));
}

#[test]
fn a_check_of_an_empty_house_says_that_it_found_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let check = || done(&mut teahouse(&["admin", "check", "--data", data]));
    let server = TestServer::start(folder.path(), |_| {});
    // It listens before its tables are there.
    assert_eq!(server.ready().0, 200);
    let nobody = "The database is empty";
    assert!(check().contains(nobody), "{}", check());
    server.guest();
    assert!(!check().contains(nobody), "{}", check());
}

#[test]
fn what_keeps_a_server_from_starting_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let serve = |args: &[&str]| {
        let mut command = teahouse(&["serve", "--listen", "127.0.0.1:0"]);
        command.args(args);
        command
    };
    std::fs::create_dir(at("broken")).unwrap();
    std::fs::write(at("broken/teahouse.db"), "this is a letter, and no database\n".repeat(200)).unwrap();
    let heard = refused(&mut serve(&["--data", &at("broken")]));
    assert!(heard.contains("broken/teahouse.db") && heard.contains("not a database"), "{heard}");
    // The server waits for a database that is not up yet, then says what it saw.
    let heard =
        refused(&mut serve(&["--data", &at("x"), "--database", "postgres://me:secret@127.0.0.1:1/tea"]));
    assert!(heard.contains("127.0.0.1:1/tea") && heard.contains("refused"), "{heard}");
    assert!(!heard.contains("secret") && !heard.contains("pool"), "{heard}");
    let heard = refused(&mut serve(&["--data", &at("x"), "--public-url", "tea.example"]));
    assert!(heard.contains("`tea.example`") && heard.contains("https://"), "{heard}");
    let nats = ["--nats", "nats://127.0.0.1:1", "--nats-prefix", "tea.house"];
    let (mut server, mut worker) = (serve(&["--data", &at("x")]), teahouse(&["worker"]));
    for command in [&mut server, &mut worker] {
        let heard = refused(command.args(nats));
        assert!(heard.contains("`tea.house`") && heard.contains("--nats-prefix"), "{heard}");
    }
    std::fs::write(at("file"), "").unwrap();
    let heard = refused(&mut serve(&["--data", &at("file/inside")]));
    assert!(heard.contains("file/inside"), "{heard}");
    let heard = refused(serve(&["--data", &at("x")]).env("TEAHOUSE_SMTP_FILE", at("no-such-file")));
    assert!(heard.contains("no-such-file"), "{heard}");
    let heard = refused(&mut teahouse(&["admin", "backup", "--data", &at("nowhere"), &at("copy")]));
    assert!(heard.contains("nowhere/teahouse.db") && !Path::new(&at("nowhere")).exists(), "{heard}");
    let heard = refused(&mut teahouse(&["admin", "restore", "--data", &at("y"), &at("no-copy")]));
    assert!(heard.contains("no-copy") && !Path::new(&at("y")).exists(), "{heard}");
}
