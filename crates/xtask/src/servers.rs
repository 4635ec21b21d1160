//! A PostgreSQL and a NATS server for the tests: on free ports, with data in a temporary folder, stopped and
//! removed at the end.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::debian::{self, is_root};

/// How long a server may take to come up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the programs are.
pub struct Programs {
    postgres: PathBuf,
    nats: PathBuf,
}

/// PostgreSQL and NATS while the tests run.
pub struct Servers {
    folder: PathBuf,
    programs: Programs,
    nats: Child,
    /// The URL of the PostgreSQL.
    database: String,
    /// The URL of an empty database in it.
    empty: String,
    /// A command that crashes and restarts it.
    restart: String,
    /// The URL of the NATS server.
    bus: String,
}

/// Finds the programs, or installs them if that is possible without asking; otherwise says why not.
pub fn find() -> Result<Programs, String> {
    if let Some(programs) = look() {
        return Ok(programs);
    }
    let installed = debian::install(&["postgresql", "nats-server"]);
    installed.then(look).flatten().ok_or_else(|| {
        "PostgreSQL and nats-server are not on this machine: install the packages postgresql and nats-server"
            .to_string()
    })
}

fn look() -> Option<Programs> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = versions
        .map(|version| version.path().join("bin"))
        .chain(env::split_paths(&path))
        .chain([PathBuf::from("/usr/sbin")])
        .collect();
    let find = |name: &str| folders.iter().find(|folder| folder.join(name).is_file()).cloned();
    Some(Programs { postgres: find("initdb")?, nats: find("nats-server")?.join("nats-server") })
}

/// PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
fn as_postgres(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

/// A free port below the range for outgoing connections. From that range a client that reconnects could get
/// the port while the server restarts, and block it.
fn free_port() -> Result<u16, String> {
    let first = 20_000 + (process::id() % 10_000) as u16;
    let free = (first..32_000).find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.ok_or_else(|| "there is no free port".to_string())
}

impl Servers {
    pub fn start(programs: Programs) -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("teahouse-servers-{}", std::process::id()));
        let said = |error: std::io::Error| error.to_string();
        fs::create_dir_all(folder.join("nats")).map_err(said)?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let data = folder.join("data");
        let initdb = programs.postgres.join("initdb");
        run(as_postgres(&initdb)
            .current_dir(&folder)
            .args(["-A", "trust", "-U", "teahouse", "-D"])
            .arg(&data))?;
        let port = free_port()?;
        // Tests kill PostgreSQL, not the machine: what the kernel has is kept, and waiting for the disk only takes time.
        let settings =
            format!("-p {port} -k {} -c listen_addresses=127.0.0.1 -c fsync=off", folder.display());
        let control = programs.postgres.join("pg_ctl");
        let log = folder.join("log");
        run(as_postgres(&control)
            .current_dir(&folder)
            .args(["-w", "-D"])
            .arg(&data)
            .args(["-o", &settings, "-l"])
            .arg(&log)
            .arg("start"))?;
        let nats_port = free_port()?;
        let nats = Command::new(&programs.nats)
            .args(["-js", "-a", "127.0.0.1", "-p", &nats_port.to_string(), "-sd"])
            .arg(folder.join("nats"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(said)?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", nats_port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err("nats-server does not come up".to_string());
            }
            thread::sleep(Duration::from_millis(50));
        }
        let database = format!("postgres://teahouse@127.0.0.1:{port}/postgres");
        let empty = format!("postgres://teahouse@127.0.0.1:{port}/empty");
        run(Command::new(programs.postgres.join("psql")).args([&database, "-c", "CREATE DATABASE empty"]))?;
        let mut crash = as_postgres(&control);
        crash
            .args(["-w", "-t", "180", "-m", "immediate", "-D"])
            .arg(&data)
            .args(["-o", &settings, "-l"])
            .arg(&log)
            .arg("restart");
        let words = std::iter::once(crash.get_program()).chain(crash.get_args());
        let restart = words.map(|word| format!("'{}'", word.display())).collect::<Vec<_>>().join(" ");
        let bus = format!("nats://127.0.0.1:{nats_port}");
        Ok(Self { folder, programs, nats, database, empty, restart, bus })
    }

    /// Environment variables for the tests; some start and kill their own NATS server.
    pub fn variables(&self) -> [(&str, &OsStr); 5] {
        [
            ("TEAHOUSE_TEST_DATABASE", self.database.as_ref()),
            ("TEAHOUSE_TEST_NATS", self.bus.as_ref()),
            ("TEAHOUSE_CRASH_DATABASE", self.empty.as_ref()),
            ("TEAHOUSE_CRASH_RESTART", self.restart.as_ref()),
            ("TEAHOUSE_CRASH_NATS", self.programs.nats.as_ref()),
        ]
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        let control = self.programs.postgres.join("pg_ctl");
        let data = self.folder.join("data");
        let _ = run(as_postgres(&control)
            .current_dir(&self.folder)
            .args(["-m", "immediate", "-D"])
            .arg(data)
            .arg("stop"));
        let _ = self.nats.kill();
        let _ = self.nats.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    // Discards the output: a started server would keep pipes open.
    let done = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    match done {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", command.get_program().display())),
        Err(error) => Err(format!("cannot run {}: {error}", command.get_program().display())),
    }
}
