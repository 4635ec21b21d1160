//! The project's tasks, so that nothing has to be set up by hand: `cargo xtask start` starts the server, `cargo
//! xtask test` runs every check. It uses the standard library only, because it is compiled before anything
//! else. The checks are in `check.rs`, the tools they need in `tools.rs` and `debian.rs`, and the build of the
//! pages in `web.rs` and `wasm.rs`.

mod check;
mod command;
mod crates;
mod debian;
mod figures;
mod fuzz;
mod python;
mod servers;
mod stages;
mod tools;
mod wasm;
mod web;

use crate::command::{cargo, expect_success};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;

const USAGE: &str = "\
The chores of the project.

  cargo xtask start [ARGS…]   build `teahouse` and run it with ARGS (none: serve the games;
                              `menu`: play in the terminal)
  cargo xtask test            set up the tools, then run every check; stops at the first that fails
  cargo xtask servers CMD…    run CMD with a PostgreSQL and a NATS of its own, named in its environment
  cargo xtask python          build the Python package and run its tests
  cargo xtask web             build the web client into web/dist
  cargo xtask figures [WORD]  measure again what the docs show, or those commands that have WORD in them
  cargo xtask fuzz [SECONDS]  give each fuzz target hostile input for so long (an hour if not said)
  cargo xtask pictures        make the pictures of docs/pictures from the running program
  cargo xtask crates          pack the crates for crates.io, and compare them with the last release
";

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let task = args.next().unwrap_or_default();
    let rest: Vec<OsString> = args.collect();
    let result = match (task.to_str(), rest.as_slice()) {
        (Some("start"), args) => start(args),
        (Some("test"), []) => test(),
        (Some("servers"), [program, args @ ..]) => beside_servers(program, args),
        (Some("python"), []) => python(),
        (Some("web"), []) => web(),
        (Some("figures"), args) if args.len() < 2 => {
            let which = args.first().map(|word| word.to_string_lossy()).unwrap_or_default();
            workspace_root().and_then(|root| figures::run(&root, &which)).map(done)
        }
        (Some("fuzz"), args) if args.len() < 2 => fuzz(args.first()),
        (Some("pictures"), []) => pictures(),
        (Some("crates"), []) => workspace_root().and_then(|root| crates::run(&root)).map(done),
        (Some("help" | "--help" | "-h"), _) => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        _ => {
            eprint!("{USAGE}");
            Ok(ExitCode::from(2))
        }
    };
    result.unwrap_or_else(|message| {
        eprintln!("{message}");
        ExitCode::FAILURE
    })
}

fn done((): ()) -> ExitCode {
    ExitCode::SUCCESS
}

/// Starts the server or the game in the current folder, so that relative file names work, and returns its exit
/// code.
fn start(args: &[OsString]) -> Result<ExitCode, String> {
    let args = match args {
        [] => vec![OsString::from("serve")],
        [only] if only == "menu" => Vec::new(),
        args => args.to_vec(),
    };
    let root = workspace_root()?;
    if !root.join("target/start/teahouse").exists() {
        eprintln!(
            "The first start builds everything: about six minutes on two cores. Later ones take seconds."
        );
    }
    let program = |verb| {
        let mut cargo = cargo();
        cargo.args([verb, "--profile", "start", "--package", "teahouse", "--manifest-path"]);
        cargo.arg(root.join("Cargo.toml"));
        cargo
    };
    // Serving needs the pages. They are built in parallel to the program and embedded at the end.
    if args.first().is_some_and(|first| first == "serve") && !web::is_current(&root) {
        web::find(&root)?;
        eprintln!("program: rules, engine and server; meanwhile the pages, see target/web.log");
        let own = tools::own_copy(&root)?;
        thread::scope(|scope| {
            let pages = scope.spawn(|| web::build_aside(&root, &own));
            expect_success(&mut program("build"))?;
            eprintln!("pages: the last of them");
            pages.join().unwrap_or_else(|_| Err("the build of the pages panicked".to_string()))
        })?;
        eprintln!("program: with its pages");
    }
    let status =
        program("run").arg("--").args(args).status().map_err(|error| format!("cannot run cargo: {error}"))?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn fuzz(seconds: Option<&OsString>) -> Result<ExitCode, String> {
    let root = workspace_root()?;
    let seconds = seconds.map_or(Some(3_600), |seconds| seconds.to_str()?.parse().ok());
    let seconds = seconds.ok_or("SECONDS is a whole number")?;
    if !fuzz::is_possible() {
        return Err("fuzz targets need Linux on x86-64 and a C++ compiler".to_string());
    }
    fuzz::build(&root)?;
    fuzz::TARGETS.iter().try_for_each(|target| fuzz::run(&root, target, seconds)).map(done)
}

fn pictures() -> Result<ExitCode, String> {
    let root = workspace_root()?;
    web()?;
    expect_success(cargo().args(["build", "--package", "teahouse"]).current_dir(&root))?;
    let browser = check::browser().ok_or("there is no browser: install the package chromium")?;
    let mut node = Command::new("node");
    node.arg("e2e/pictures.mjs").current_dir(root.join("web"));
    node.env("TEAHOUSE_SERVER", root.join("target/debug/teahouse")).env("TEAHOUSE_BROWSER", browser);
    expect_success(&mut node)?;
    Ok(ExitCode::SUCCESS)
}

fn test() -> Result<ExitCode, String> {
    check::run(&workspace_root()?)?;
    Ok(ExitCode::SUCCESS)
}

fn beside_servers(program: &OsString, args: &[OsString]) -> Result<ExitCode, String> {
    let servers = servers::Servers::start(servers::find()?)?;
    expect_success(Command::new(program).args(args).envs(servers.variables()))?;
    Ok(ExitCode::SUCCESS)
}

fn python() -> Result<ExitCode, String> {
    let root = workspace_root()?;
    let found = python::find(&root)?;
    python::build(&root, &found)?;
    python::test(&root, &found, &root.join("target/debug/teahouse"))?;
    Ok(ExitCode::SUCCESS)
}

fn web() -> Result<ExitCode, String> {
    let root = workspace_root()?;
    web::build(&root, web::find(&root)?)?;
    Ok(ExitCode::SUCCESS)
}

/// Asked at run time, so that a checkout still works after it was moved.
fn workspace_root() -> Result<PathBuf, String> {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").ok_or("run me as `cargo xtask`")?;
    let root = Path::new(&xtask).ancestors().nth(2).ok_or("run me as `cargo xtask`")?;
    Ok(root.to_path_buf())
}
