//! `cargo xtask test`: every check of the project in a fixed order, each with its name and its time. People and
//! continuous integration run the same command, so a run that passes here passes there.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::command::{cargo, expect_success, expect_success_aside, wait_at_most};
use crate::servers::{self, Programs, Servers};
use crate::stages::{Stages, slowest};
use crate::tools::{self, DENY, MACHETE, NEXTEST};
use crate::{debian, fuzz, python, web};

/// How long the advisory database may take to arrive before we go on without it.
const FETCH_LIMIT: Duration = Duration::from_secs(60);

/// All tests: always the same packages, or their dependencies would be built again with other features.
const TESTS: [&str; 6] = ["nextest", "run", "--workspace", "--lib", "--bins", "--tests"];

/// The sample game is checked with everything else.
const WITH_SAMPLE: [&str; 3] = ["--workspace", "--features", "teahouse/sample"];

/// Runs all stages, up to the first that fails.
pub fn run(root: &Path) -> Result<(), String> {
    let run = Run { root, path: tools::search_path(root)?, report: Stages::new() };
    let program = tools::own_copy(root)?;
    // Builds often keep only one core busy, and many tests mostly wait. So independent work is fetched, built
    // and checked at the same time.
    let (found, ()) = both(|| run.beside_tests(&program), || run.tests())?;
    run.spelling(found.dictionaries)?;
    both(|| run.beside_browser(found.servers, found.python), || run.browser(found.browser))?;
    run.dependencies(found.advisories)?;
    println!("\n{}", run.report.summary());
    Ok(())
}

/// Runs one thing beside another; both must succeed.
fn both<A: Send, B>(
    aside: impl FnOnce() -> Result<A, String> + Send,
    here: impl FnOnce() -> Result<B, String>,
) -> Result<(A, B), String> {
    thread::scope(|scope| {
        let aside = scope.spawn(aside);
        let here = here()?;
        let aside = aside.join().map_err(|_| "what ran beside the tests panicked".to_string())??;
        Ok((aside, here))
    })
}

/// Whether a download succeeded, or why not.
type Fetched = Result<(), &'static str>;

/// What the later stages need, or why it is not there.
struct Found {
    servers: Result<Programs, String>,
    browser: Option<PathBuf>,
    /// Whether every language has its dictionary.
    dictionaries: bool,
    /// A Python with the package, and what its tests need.
    python: Result<PathBuf, String>,
    /// Whether the advisory database was fetched.
    advisories: Fetched,
}

/// Where a run takes place.
struct Run<'a> {
    root: &'a Path,
    /// The search path, with our own tools.
    path: OsString,
    report: Stages,
}

impl Run<'_> {
    fn command(&self, mut command: Command, args: &[&str]) -> Command {
        command.args(args).current_dir(self.root).env("PATH", &self.path);
        command
    }

    fn cargo(&self, args: &[&str]) -> Command {
        self.command(cargo(), args)
    }

    fn nextest(&self, more: &[&str]) -> Command {
        let mut tests = self.cargo(&[&TESTS[..], more].concat());
        // Many tests mostly wait.
        let threads = 2 * thread::available_parallelism().map_or(1, usize::from);
        tests.env("NEXTEST_TEST_THREADS", threads.to_string());
        tests
    }

    fn before_tests(&self) -> Result<(), String> {
        let with_sample = |what, more: &[&str]| self.cargo(&[&[what], &WITH_SAMPLE[..], more].concat());
        self.report.stage("set up nextest", || tools::provide(&NEXTEST, self.root, &self.path))?;
        self.report.stage("fmt", || {
            expect_success(&mut self.cargo(&["fmt", "--all", "--check"]))?;
            let python = ["fmt", "--check", "--manifest-path", "python/Cargo.toml"];
            expect_success(&mut self.cargo(&python))
        })?;
        self.report.stage("clippy", || {
            expect_success(&mut with_sample("clippy", &["--all-targets", "--", "-D", "warnings"]))
        })?;
        self.report.stage("doc", || {
            expect_success(with_sample("doc", &["--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
        })?;
        // Before the other tests, so that these leave the shipped program in `target/debug`. Only our own
        // crates are built twice, because only they have the feature; and without optimisation, which is not
        // needed.
        self.report.stage("sample game", || {
            let args = [&["nextest", "run"], &WITH_SAMPLE[..], &["--test", "sample"]].concat();
            expect_success(self.cargo(&args).env("CARGO_PROFILE_TEST_OPT_LEVEL", "0"))
        })?;
        // Examples are not run; clippy has compiled them.
        self.report.stage("build the tests", || expect_success(&mut self.nextest(&["--no-run"])))
    }

    fn tests(&self) -> Result<(), String> {
        self.before_tests()?;
        self.report.stage("nextest", || {
            let passed = expect_success(&mut self.nextest(&[]));
            println!("the slowest tests, in seconds:");
            for (seconds, name) in slowest(&self.root.join("target/nextest/default/junit.xml"), 10) {
                println!("{seconds:>8.1}  {name}");
            }
            passed
        })?;
        // The tests of the protocol write the TypeScript types; the committed ones must be the same.
        self.report.stage("types", || self.unchanged("web/src/protocol"))?;
        if self.has_torch() {
            self.report.stage("training", || {
                expect_success(&mut self.nextest(&["--run-ignored", "only", "-E", "package(lab)"]))
            })?;
        } else {
            self.report.skip("training", "there is no PyTorch: see lab/train/requirements.txt");
        }
        self.report.stage("doctests", || expect_success(&mut self.cargo(&["test", "--doc", "--workspace"])))
    }

    /// The spelling of every text.
    fn spelling(&self, dictionaries: bool) -> Result<(), String> {
        if !dictionaries {
            let why = format!("there are no dictionaries: install the packages {}", SPELLING.join(", "));
            self.report.skip("spelling", &why);
            return Ok(());
        }
        self.report.stage("spelling", || {
            expect_success(&mut self.nextest(&["--run-ignored", "only", "-E", "package(texts)"]))
        })
    }

    /// The tests that need a PostgreSQL and a NATS.
    fn tests_on(&self, servers: Result<Programs, String>) -> Result<(), String> {
        let programs = match servers {
            Ok(programs) => programs,
            Err(why) => {
                self.report.skip("nextest with PostgreSQL and NATS", &why);
                return Ok(());
            }
        };
        self.report.stage("nextest with PostgreSQL and NATS", || {
            let servers = Servers::start(programs)?;
            let log = self.root.join("target/tests-on-servers.log");
            let on_them = |which| {
                let mut tests = self.nextest(&["--run-ignored", "all", "-E", which]);
                expect_success_aside(tests.envs(servers.variables()), &log)
            };
            // This test kills the database. It runs alone, and before the others fill the database: after a
            // kill PostgreSQL reads all its files before it serves again.
            on_them("test(death_of_nodes_database_and_bus)")?;
            on_them("package(server) | (binary(history) & test(two_nodes))")
        })
    }

    /// The pages, and what the later stages need.
    fn beside_tests(&self, program: &Path) -> Result<Found, String> {
        // All may install packages, so they run one after the other.
        let (pages, servers) = (web::find(self.root), servers::find());
        let browser = pages.is_ok().then(browser).flatten();
        let dictionaries = dictionaries(self.root)?;
        match pages {
            Ok(_) => self.pages(program)?,
            Err(why) => self.report.skip("web", &why),
        }
        self.report.stage("set up deny and machete", || {
            [DENY, MACHETE].iter().try_for_each(|tool| tools::provide(tool, self.root, &self.path))
        })?;
        let python = python::find(self.root);
        if let Ok(python) = &python {
            self.report.stage("python build", || python::build(self.root, python))?;
        }
        Ok(Found { servers, browser, dictionaries, python, advisories: self.fetch_advisories()? })
    }

    fn pages(&self, program: &Path) -> Result<(), String> {
        self.report.stage("web build", || web::build_aside(self.root, program))?;
        web::CHECKS
            .iter()
            .try_for_each(|(name, script)| self.report.stage(name, || web::check(self.root, script)))
    }

    /// The tests on servers, those of the Python package, and the fuzz targets.
    fn beside_browser(
        &self,
        servers: Result<Programs, String>,
        python: Result<PathBuf, String>,
    ) -> Result<(), String> {
        self.tests_on(servers)?;
        match python {
            Ok(python) => self.report.stage("python", || {
                python::test(self.root, &python, &self.root.join("target/debug/teahouse"))
            })?,
            Err(why) => self.report.skip("python", &why),
        }
        if !fuzz::is_possible() {
            self.report.skip("fuzz", "it needs Linux on x86-64 and a C++ compiler");
            return Ok(());
        }
        self.report.stage("build the fuzz targets", || fuzz::build(self.root))?;
        self.report.stage("fuzz, a minute in all", || {
            fuzz::TARGETS.iter().try_for_each(|target| fuzz::run(self.root, target, 10))
        })
    }

    fn has_torch(&self) -> bool {
        let tried = self.command(Command::new("python3"), &["-c", "import torch, numpy"]).output();
        tried.is_ok_and(|tried| tried.status.success())
    }

    fn browser(&self, browser: Option<PathBuf>) -> Result<(), String> {
        match browser {
            Some(browser) => {
                // Some of the tests also run in Firefox, where it is installed. Downloading it would take as
                // long as the tests.
                let firefox =
                    env::var_os("TEAHOUSE_FIREFOX").unwrap_or_else(|| "/usr/bin/firefox-esr".into());
                if !Path::new(&firefox).exists() {
                    let why = "there is no Firefox: install the package firefox-esr, or name one in TEAHOUSE_FIREFOX";
                    self.report.skip("web in Firefox", why);
                }
                self.report.stage("web in a browser", || {
                    web::test(self.root, &self.root.join("target/debug/teahouse"), &browser)
                })
            }
            None => {
                self.report.skip(
                    "web in a browser",
                    "there are no pages, or no browser: install the package chromium",
                );
                Ok(())
            }
        }
    }

    fn dependencies(&self, advisories: Fetched) -> Result<(), String> {
        // The Python package is a workspace of its own.
        let deny = |args: &[&str]| {
            ["Cargo.toml", "python/Cargo.toml"].iter().try_for_each(|manifest| {
                let graph = ["deny", "--config", "deny.toml", "--manifest-path", *manifest];
                expect_success(&mut self.cargo(&[&graph, args].concat()))
            })
        };
        self.report.stage("deny", || deny(&["check", "bans", "licenses", "sources"]))?;
        // Called by its own name: as a subcommand of cargo it would misread its arguments.
        self.report
            .stage("machete", || expect_success(&mut self.command(Command::new("cargo-machete"), &[])))?;
        match advisories {
            Ok(()) => self.report.stage("advisories", || deny(&["--offline", "check", "advisories"])),
            Err(why) => {
                self.report.skip("advisories", why);
                Ok(())
            }
        }
    }

    /// Fails if a folder differs from what is committed.
    fn unchanged(&self, folder: &str) -> Result<(), String> {
        let status = self.command(Command::new("git"), &["status", "--porcelain", "--", folder]).output();
        let changed = status.map_err(|error| format!("cannot run git: {error}"))?.stdout;
        let changed = String::from_utf8_lossy(&changed).into_owned();
        if changed.is_empty() {
            Ok(())
        } else {
            Err(format!("commit what the tests have written:\n{changed}"))
        }
    }

    /// Fetches the advisory database of published crates. If its git host cannot be reached, the run says why
    /// and continues; an advisory that applies fails it.
    fn fetch_advisories(&self) -> Result<Fetched, String> {
        // Called directly, so that a timeout ends the program itself, and logged to a file, so that a leftover git
        // process does not keep our pipe open. Git must give up on a silent host and never ask for a password.
        let log = File::create(self.root.join("target/advisories.log"))
            .map_err(|error| format!("cannot write target/advisories.log: {error}"))?;
        let mut fetch = self.command(Command::new("cargo-deny"), &["fetch", "db"]);
        fetch
            .envs([("GIT_HTTP_LOW_SPEED_LIMIT", "1"), ("GIT_HTTP_LOW_SPEED_TIME", "20")])
            .env("GIT_TERMINAL_PROMPT", "0")
            .stderr(log);
        let fetched = wait_at_most(&mut fetch, FETCH_LIMIT);
        Ok(match fetched.map_err(|error| format!("cannot run cargo-deny: {error}"))? {
            Some(status) if status.success() => Ok(()),
            Some(_) => Err("the advisory database could not be fetched, see target/advisories.log"),
            None => Err("the advisory database did not arrive in time"),
        })
    }
}

/// Debian's packages for the spelling of our languages.
const SPELLING: [&str; 7] =
    ["hunspell", "hunspell-en-gb", "hunspell-he", "hunspell-pl", "hunspell-pt-br", "aspell", "aspell-fa"];

/// Whether every dictionary that `locales/spelling.txt` names is there, installed if need be and allowed.
fn dictionaries(root: &Path) -> Result<bool, String> {
    let list = fs::read_to_string(root.join("locales/spelling.txt")).map_err(|error| error.to_string())?;
    let named = list.lines().filter_map(|line| line.strip_prefix('[')?.split_once("] ")?.1.split_once(' '));
    let files: Vec<[String; 2]> = named
        .map(|(program, dictionary)| match program {
            "aspell" => ["bin/aspell".to_string(), format!("lib/aspell/{dictionary}.multi")],
            _ => [format!("bin/{program}"), format!("share/{program}/{dictionary}.dic")],
        })
        .collect();
    let here = || files.iter().flatten().all(|file| Path::new("/usr").join(file).exists());
    Ok(here() || debian::install(&SPELLING) && here())
}

/// A browser for the tests, installed if need be and allowed.
pub fn browser() -> Option<PathBuf> {
    let find = || {
        let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        paths.map(PathBuf::from).into_iter().find(|path| path.exists())
    };
    find().or_else(|| debian::install(&["chromium"]).then(find).flatten())
}
