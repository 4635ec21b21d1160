//! The cargo tools that the checks need and a fresh machine lacks. Installed ones are used as they are; missing
//! ones are built into `target/tools`, so nothing outside the checkout changes.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::command::cargo;

/// A cargo subcommand from crates.io, at the version known to work.
pub struct Tool {
    /// What comes after `cargo`.
    pub subcommand: &'static str,
    package: &'static str,
    features: &'static [&'static str],
}

pub const NEXTEST: Tool = Tool {
    subcommand: "nextest",
    package: "cargo-nextest@0.9.143",
    // Without the self-update, which needs an HTTP client, and without system probes.
    features: &["--no-default-features"],
};

/// Checks the dependencies.
pub const DENY: Tool = Tool { subcommand: "deny", package: "cargo-deny@0.20.2", features: &[] };

/// Finds dependencies that nothing uses.
pub const MACHETE: Tool = Tool { subcommand: "machete", package: "cargo-machete@0.9.2", features: &[] };

/// Compares the interface of a crate with that of an earlier version.
pub const SEMVER: Tool =
    Tool { subcommand: "semver-checks", package: "cargo-semver-checks@0.51.0", features: &[] };

/// The tools run for seconds and compile for minutes, so build time matters more than speed.
const QUICK_BUILD: [(&str, &str); 5] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
    ("CARGO_PROFILE_RELEASE_STRIP", "none"),
];

/// The search path with our own tools after those of the machine.
pub fn search_path(root: &Path) -> Result<OsString, String> {
    let machine = env::var_os("PATH").unwrap_or_default();
    let ours = root.join("target/tools/bin");
    env::join_paths(env::split_paths(&machine).chain([ours])).map_err(|error| error.to_string())
}

/// A copy of this program, because a parallel build may replace its file.
pub fn own_copy(root: &Path) -> Result<PathBuf, String> {
    let copy = root.join("target/tools/xtask");
    let copied =
        fs::create_dir_all(root.join("target/tools")).and_then(|()| fs::copy(env::current_exe()?, &copy));
    copied.map(|_| copy).map_err(|error| format!("cannot copy this program to target/tools: {error}"))
}

/// Makes sure that a tool works, and builds it otherwise.
pub fn provide(tool: &Tool, root: &Path, path: &OsString) -> Result<(), String> {
    if answers(tool, path) {
        return Ok(());
    }
    println!("cargo {} is not here yet: building it into target/tools, once", tool.subcommand);
    let status = cargo()
        .args(["install", "--quiet", "--locked", tool.package])
        .args(tool.features)
        .arg("--root")
        .arg(root.join("target/tools"))
        .envs(QUICK_BUILD)
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if status.success() && answers(tool, path) {
        Ok(())
    } else {
        Err(format!("could not build {}", tool.package))
    }
}

fn answers(tool: &Tool, path: &OsString) -> bool {
    Command::new(format!("cargo-{}", tool.subcommand))
        .arg("--version")
        .env("PATH", path)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
