//! The build of the web client: rules, engine and prover as WebAssembly, the npm packages of the lock file, and the
//! pages by Vite. Missing programs are installed if that is possible without asking. Otherwise the error names them.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::SystemTime;

use crate::command::{cargo, expect_success, expect_success_aside};
use crate::wasm;

/// Checks that the machine has what the build needs. The error says what is missing and how to get it.
pub fn find(root: &Path) -> Result<wasm::Way, String> {
    if !answers("npm") {
        return Err(
            "the web client needs Node.js 20 or newer with npm: install the packages nodejs and npm, \
                    or see https://nodejs.org"
                .to_string(),
        );
    }
    wasm::find(root).map_err(|why| {
        format!(
            "the web client needs the WebAssembly target: {why}. Run `rustup target add {}`, or on Debian \
             install the packages rustc-web, cargo-web and rust-web-src",
            wasm::TARGET
        )
    })
}

/// Whether the pages in `web/dist` are newer than all of their sources.
pub fn is_current(root: &Path) -> bool {
    let built = modified(&root.join("web/dist/index.html"));
    let sources = ["web", "locales", "crates", "Cargo.lock"].map(|name| newest(&root.join(name)));
    built.is_some_and(|built| sources.into_iter().flatten().all(|source| source < built))
}

/// When something at or below a path last changed, ignoring build outputs.
fn newest(path: &Path) -> Option<SystemTime> {
    if ["web/dist", "web/node_modules", "web/src/wasm"].iter().any(|made| path.ends_with(made)) {
        return None;
    }
    let below = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest(&entry.path()));
    // A folder's time changes when files are added or removed, but here the build adds some itself.
    below.chain(modified(path).filter(|_| !path.ends_with("web") && !path.ends_with("web/src"))).max()
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}

/// Builds everything into `web/dist`, which the server embeds.
pub fn build(root: &Path, way: wasm::Way) -> Result<(), String> {
    let web = root.join("web");
    println!("web: rules, engine and prover as WebAssembly");
    for module in wasm::MODULES {
        let file = wasm::release(root, way, module)?;
        let mut bindgen = cargo();
        bindgen
            .args(["run", "--quiet", "--locked", "--manifest-path"])
            .arg(root.join("tools/bindgen/Cargo.toml"))
            .arg("--target-dir")
            .arg(root.join("target/bindgen"))
            .arg("--")
            .args([file, web.join("src/wasm"), module.name.into()]);
        expect_success(&mut bindgen)?;
    }
    if !is_installed(&web) {
        println!("web: packages");
        npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    }
    println!("web: pages");
    npm(&web, &["run", "--silent", "build"])
}

/// The same in a separate process, in parallel to other work; `program` is this program.
pub fn build_aside(root: &Path, program: &Path) -> Result<(), String> {
    expect_success_aside(Command::new(program).arg("web").current_dir(root), &root.join("target/web.log"))
}

/// The checks of the pages that need no browser, as stage name and script of `package.json`. The tests use the
/// rules built for the browser.
pub const CHECKS: [(&str, &str); 6] = [
    ("web format", "format:check"),
    ("web lint", "lint"),
    ("web types", "check"),
    ("web unit tests", "test"),
    ("JavaScript package", "package"),
    ("JavaScript package tests", "package:test"),
];

/// Runs a script of `package.json`, in parallel to other work.
pub fn check(root: &Path, script: &str) -> Result<(), String> {
    let log = root.join(format!("target/web-{}.log", script.replace(':', "-")));
    let mut npm = Command::new("npm");
    npm.args(["run", "--silent", script]).current_dir(root.join("web"));
    expect_success_aside(&mut npm, &log)
}

/// Runs the browser tests.
pub fn test(root: &Path, server: &Path, browser: &Path) -> Result<(), String> {
    let mut tests = Command::new("npm");
    tests
        .args(["run", "--silent", "e2e"])
        .current_dir(root.join("web"))
        .env("TEAHOUSE_SERVER", server)
        .env("TEAHOUSE_BROWSER", browser);
    expect_success(&mut tests)
}

/// Whether the installed packages match the lock file.
fn is_installed(web: &Path) -> bool {
    let time = |file: &str| modified(&web.join(file));
    match (time("node_modules/.package-lock.json"), time("package-lock.json")) {
        (Some(installed), Some(wanted)) => installed >= wanted,
        _ => false,
    }
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    expect_success(Command::new("npm").args(args).current_dir(web))
}

fn answers(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
