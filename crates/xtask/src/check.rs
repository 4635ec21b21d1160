//! `cargo xtask test`: every check of the project in a fixed order, each with its name and its time. A
//! person and the continuous integration run the same thing, so a green run here is a green run there.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::command::{cargo, expect_success, wait_at_most};
use crate::servers::{self, Servers};
use crate::stages::{Stages, slowest};
use crate::tools::{self, DENY, MACHETE, NEXTEST};
use crate::{debian, web};

/// How long the advisory database may take to arrive before we go on without it.
const FETCH_LIMIT: Duration = Duration::from_secs(60);

/// All tests: always the same packages, or their dependencies would be built again with other features.
const TESTS: [&str; 6] = ["nextest", "run", "--workspace", "--lib", "--bins", "--tests"];

/// The sample game through every layer. Only our own crates are built again for it, because its feature is theirs, and
/// without optimisation, because it needs none.
const SAMPLE: [&str; 7] =
    ["nextest", "run", "--workspace", "--features", "teahouse/sample", "--test", "sample"];

/// Runs all stages, up to the first that fails.
pub fn run(root: &Path) -> Result<(), String> {
    let path = tools::search_path(root)?;
    let cargo = |args: &[&str]| in_workspace(cargo(), args, root, &path);
    let nextest = |more: &[&str]| {
        let mut tests = cargo(&[&TESTS[..], more].concat());
        // Many tests wait more than they work.
        let threads = 2 * thread::available_parallelism().map_or(1, usize::from);
        tests.env("NEXTEST_TEST_THREADS", threads.to_string());
        tests
    };
    let mut report = Stages::new();

    report.stage("set up nextest", || tools::provide(&NEXTEST, root, &path))?;
    report.stage("fmt", || expect_success(&mut cargo(&["fmt", "--all", "--check"])))?;
    report.stage("clippy", || {
        expect_success(&mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--features",
            "teahouse/sample",
            "--",
            "-D",
            "warnings",
        ]))
    })?;
    report.stage("doc", || {
        let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--features", "teahouse/sample"]);
        expect_success(doc.env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    // Before the others, so that the program that they leave in `target/debug` is the one that ships.
    report
        .stage("sample game", || expect_success(cargo(&SAMPLE).env("CARGO_PROFILE_TEST_OPT_LEVEL", "0")))?;
    // Examples are not run; that they compile is seen above.
    report.stage("build the tests", || expect_success(&mut nextest(&["--no-run"])))?;
    // Both may install packages, so one comes after the other.
    let (pages, servers) = (web::find(root), servers::find());
    // While the tests wait, the pages and the next tools are built.
    thread::scope(|scope| {
        let aside = scope.spawn(|| {
            let built = if pages.is_ok() { web::build_aside(root) } else { Ok(()) };
            built?;
            [DENY, MACHETE].iter().try_for_each(|tool| tools::provide(tool, root, &path))
        });
        report.stage("nextest", || {
            let passed = expect_success(&mut nextest(&[]));
            println!("the slowest tests, in seconds:");
            for (seconds, name) in slowest(&root.join("target/nextest/default/junit.xml"), 10) {
                println!("{seconds:>8.1}  {name}");
            }
            passed
        })?;
        report.stage("types", || types_are_committed(root))?;
        match servers {
            Ok(programs) => report.stage("nextest with PostgreSQL and NATS", || {
                let servers = Servers::start(programs)?;
                let on_them = |which| {
                    expect_success(nextest(&["--run-ignored", "all", "-E", which]).envs(servers.variables()))
                };
                // This one kills the database. It comes alone, and before the others have filled it: a PostgreSQL
                // that was killed reads all its files before it serves again.
                on_them("test(death_of_nodes_database_and_bus)")?;
                on_them("package(server) | (binary(history) & test(two_nodes))")
            })?,
            Err(why) => report.skip("nextest with PostgreSQL and NATS", &why),
        }
        report.stage("doctests", || expect_success(&mut cargo(&["test", "--doc", "--workspace"])))?;
        report.stage("what was built meanwhile", || {
            aside.join().unwrap_or_else(|_| Err("it panicked".to_string()))
        })
    })?;
    match &pages {
        Ok(_) => {
            for (name, script) in web::CHECKS {
                report.stage(name, || web::check(root, script))?;
            }
        }
        Err(why) => report.skip("web", why),
    }
    match browser().filter(|_| pages.is_ok()) {
        Some(browser) => report
            .stage("web in a browser", || web::test(root, &root.join("target/debug/teahouse"), &browser))?,
        None => {
            report.skip("web in a browser", "there are no pages, or no browser: install the package chromium")
        }
    }
    report.stage("deny", || expect_success(&mut cargo(&["deny", "check", "bans", "licenses", "sources"])))?;
    report.stage("machete", || expect_success(&mut cargo(&["machete"])))?;
    match fetch_advisories(root, &path)? {
        Fetched::Yes => report.stage("advisories", || {
            expect_success(&mut cargo(&["deny", "--offline", "check", "advisories"]))
        })?,
        Fetched::No(why) => report.skip("advisories", why),
    }

    println!("\n{}", report.summary());
    Ok(())
}

/// The tests of the protocol write the browser's types; those in the repository have to be the same.
fn types_are_committed(root: &Path) -> Result<(), String> {
    let mut git = Command::new("git");
    git.args(["status", "--porcelain", "--", "web/src/protocol"]).current_dir(root);
    let changed = git.output().map_err(|error| format!("cannot run git: {error}"))?;
    let changed = String::from_utf8_lossy(&changed.stdout).into_owned();
    if changed.is_empty() { Ok(()) } else { Err(format!("commit what the tests have written:\n{changed}")) }
}

/// A browser for the tests, installed if need be and allowed.
fn browser() -> Option<PathBuf> {
    let find = || {
        let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        paths.map(PathBuf::from).into_iter().find(|path| path.exists())
    };
    find().or_else(|| debian::install(&["chromium"]).then(find).flatten())
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
