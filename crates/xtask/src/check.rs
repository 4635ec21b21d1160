//! `cargo xtask test`: every check of the project in a fixed order, each with its name and its time. A
//! person and the continuous integration run the same thing, so a green run here is a green run there.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use crate::servers::{self, Servers};
use crate::tools::{self, DENY, NEXTEST};
use crate::{apt, cargo, web};

/// How long the advisory database may take to arrive before we go on without it.
const FETCH_LIMIT: Duration = Duration::from_secs(60);

/// All tests: always the same packages, or their dependencies would be built again with other features.
const TESTS: [&str; 6] = ["nextest", "run", "--workspace", "--lib", "--bins", "--tests"];

/// Runs all stages, up to the first that fails.
pub fn run(root: &Path) -> Result<(), String> {
    let path = tools::search_path(root)?;
    let cargo = |args: &[&str]| in_workspace(cargo(), args, root, &path);
    let mut report = Stages::new();

    report.stage("set up nextest", || tools::provide(&NEXTEST, root, &path))?;
    report.stage("fmt", || expect_success(&mut cargo(&["fmt", "--all", "--check"])))?;
    report.stage("clippy", || {
        expect_success(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    })?;
    report.stage("doc", || {
        expect_success(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    // Examples are not run; that they compile is seen above.
    report.stage("nextest", || expect_success(&mut cargo(&TESTS)))?;
    // The tests of the protocol write the browser's types; those in the repository have to be the same.
    report.stage("types", || {
        let mut git = Command::new("git");
        git.args(["status", "--porcelain", "--", "web/src/protocol"]).current_dir(root);
        let changed = git.output().map_err(|error| format!("cannot run git: {error}"))?;
        let changed = String::from_utf8_lossy(&changed.stdout).into_owned();
        if changed.is_empty() {
            Ok(())
        } else {
            Err(format!("commit what the tests have written:\n{changed}"))
        }
    })?;
    match servers::find() {
        Ok(programs) => report.stage("nextest with PostgreSQL and NATS", || {
            let servers = Servers::start(programs)?;
            let on_them = |which| {
                let mut tests = cargo(&[&TESTS[..], &["--run-ignored", "all", "-E", which]].concat());
                tests
                    .env("TEAHOUSE_TEST_DATABASE", &servers.database)
                    .env("TEAHOUSE_TEST_NATS", &servers.bus)
                    .env("TEAHOUSE_CRASH_DATABASE", &servers.empty)
                    .env("TEAHOUSE_CRASH_RESTART", &servers.restart)
                    .env("TEAHOUSE_CRASH_NATS", servers.nats_program());
                expect_success(&mut tests)
            };
            // This one kills the database. It comes alone, and before the others have filled it: a PostgreSQL that
            // was killed reads all its files before it serves again.
            on_them("test(death_of_nodes_database_and_bus)")?;
            on_them("package(server) | (binary(history) & test(two_nodes))")
        })?,
        Err(why) => report.skip("nextest with PostgreSQL and NATS", &why),
    }
    report.stage("doctests", || expect_success(&mut cargo(&["test", "--doc", "--workspace"])))?;
    // A browser waits more than it works: meanwhile the next tool is built.
    thread::scope(|scope| {
        let built = match web::find(root) {
            Ok(way) => report.stage("web", || web::build(root, way)).map(|()| true)?,
            Err(why) => {
                report.skip("web", &why);
                false
            }
        };
        let tool = scope.spawn(|| tools::provide(&DENY, root, &path));
        for (name, script) in web::CHECKS.into_iter().filter(|_| built) {
            report.stage(name, || web::check(root, script))?;
        }
        match browser() {
            Some(browser) if built => report.stage("web in a browser", || {
                web::test(root, &root.join("target/debug/teahouse"), &browser)
            })?,
            _ => report
                .skip("web in a browser", "there are no pages, or no browser: install the package chromium"),
        }
        report.stage("set up deny", || tool.join().unwrap_or_else(|_| Err("it panicked".to_string())))
    })?;
    report.stage("deny", || expect_success(&mut cargo(&["deny", "check", "bans", "licenses", "sources"])))?;
    match fetch_advisories(root, &path)? {
        Fetched::Yes => report.stage("advisories", || {
            expect_success(&mut cargo(&["deny", "--offline", "check", "advisories"]))
        })?,
        Fetched::No(why) => report.skip("advisories", why),
    }

    println!("\n{}", report.summary());
    Ok(())
}

/// A browser for the tests, installed if need be and allowed.
fn browser() -> Option<PathBuf> {
    let find = || {
        let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        paths.map(PathBuf::from).into_iter().find(|path| path.exists())
    };
    find().or_else(|| apt::install(&["chromium"]).then(find).flatten())
}

/// Whether the list of known faults in published crates is here.
enum Fetched {
    Yes,
    No(&'static str),
}

/// The list lives on a git host. Where that cannot be reached the run says so and goes on; an advisory
/// that applies to us fails it.
fn fetch_advisories(root: &Path, path: &OsString) -> Result<Fetched, String> {
    // Called by its own name, so that it is the program itself that a timeout ends; and logged into a
    // file, so that a git it leaves behind keeps no pipe of ours open. Git is to give up by itself on a
    // silent host, and to ask nobody for a password.
    let target = root.join("target");
    let file = fs::create_dir_all(&target)
        .and_then(|()| File::create(target.join("advisories.log")))
        .map_err(|error| format!("cannot write target/advisories.log: {error}"))?;
    let fetched = wait_at_most(
        in_workspace(Command::new("cargo-deny"), &["fetch", "db"], root, path)
            .envs([("GIT_HTTP_LOW_SPEED_LIMIT", "1"), ("GIT_HTTP_LOW_SPEED_TIME", "20")])
            .env("GIT_TERMINAL_PROMPT", "0")
            .stderr(file),
        FETCH_LIMIT,
    );
    match fetched.map_err(|error| format!("cannot run cargo-deny: {error}"))? {
        Some(status) if status.success() => Ok(Fetched::Yes),
        Some(_) => Ok(Fetched::No("the advisory database could not be fetched, see target/advisories.log")),
        None => Ok(Fetched::No("the advisory database did not arrive in time")),
    }
}

fn in_workspace(mut command: Command, args: &[&str], root: &Path, path: &OsString) -> Command {
    command.args(args).current_dir(root).env("PATH", path);
    command
}

/// Runs a command that must succeed.
pub fn expect_success(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run {}: {error}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// The exit status, or nothing when the command had to be ended.
pub fn wait_at_most(command: &mut Command, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let mut child = command.spawn()?;
    let deadline = Instant::now() + limit;
    while Instant::now() < deadline {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(50));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// Announces the stages and keeps count of them.
struct Stages {
    started: Instant,
    passed: usize,
    skipped: Vec<&'static str>,
}

impl Stages {
    fn new() -> Self {
        Stages { started: Instant::now(), passed: 0, skipped: Vec::new() }
    }

    fn stage(&mut self, name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        println!("\n=== {name}");
        let started = Instant::now();
        let result = work();
        let seconds = started.elapsed().as_secs_f64();
        match result {
            Ok(()) => {
                println!("=== {name}: passed in {seconds:.1} s");
                self.passed += 1;
                Ok(())
            }
            Err(reason) => Err(format!(
                "=== {name}: FAILED after {seconds:.1} s ({reason})\n\n\
                 test: FAILED at {name}; stages passed before it: {}",
                self.passed
            )),
        }
    }

    /// A stage that this machine cannot run, and why. The summary names it, so that nobody takes it
    /// for passed.
    fn skip(&mut self, name: &'static str, why: &str) {
        println!("\n=== {name}: SKIPPED, {why}");
        self.skipped.push(name);
    }

    fn summary(&self) -> String {
        let seconds = self.started.elapsed().as_secs_f64();
        let mut line = format!("test: passed, {} stages in {seconds:.1} s", self.passed);
        if !self.skipped.is_empty() {
            line += &format!("; SKIPPED: {}", self.skipped.join(", "));
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_stage_ends_the_run_with_its_name() {
        let mut report = Stages::new();
        assert_eq!(report.stage("first", || Ok(())), Ok(()));
        let message = report.stage("second", || Err("exit status: 1".into())).expect_err("it failed");
        assert!(message.contains("FAILED at second; stages passed before it: 1"), "{message}");
        assert_eq!(report.passed, 1);
    }

    #[test]
    fn a_skipped_stage_is_named_in_the_summary() {
        let mut report = Stages::new();
        assert!(!report.summary().contains("SKIPPED"));
        report.skip("advisories", "no network");
        assert!(report.summary().ends_with("; SKIPPED: advisories"), "{}", report.summary());
        assert_eq!(report.passed, 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_command_that_hangs_is_ended() {
        let ended = wait_at_most(Command::new("sleep").arg("60"), Duration::from_millis(100));
        assert!(matches!(ended, Ok(None)), "{ended:?}");
        let done = wait_at_most(&mut Command::new("true"), Duration::from_secs(60));
        assert!(matches!(done, Ok(Some(status)) if status.success()), "{done:?}");
    }
}
