//! The Python package: built into a virtual environment under `target`, and tested there.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::command::expect_success_aside;

/// Packages for the build and the tests.
const PACKAGES: [&str; 5] = ["maturin>=1.7,<2", "numpy", "pytest", "pettingzoo", "gymnasium"];

/// Tested only if there is a wheel for this machine, because compiling it takes too long.
const OPENSPIEL: &str = "open_spiel";

/// A third-party OAuth client and its HTTP library, to test our server against where available.
const AUTHLIB: [&str; 2] = ["authlib>=1.3", "requests"];

/// Checks that Python is new enough and can create virtual environments.
const PROBE: &str = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";

/// A virtual environment with everything that the package needs, or why there is none.
pub fn find(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target/python");
    let python = folder.join("bin/python");
    fs::create_dir_all(root.join("target")).map_err(|error| error.to_string())?;
    let log = root.join("target/python.log");
    let logged = |command: &mut Command| {
        let done = File::create(&log)
            .and_then(|file| Ok(command.stdout(file.try_clone()?).stderr(file).status()?.success()));
        done.unwrap_or(false)
    };
    let probe = Command::new("python3").args(["-c", PROBE]).stderr(Stdio::null()).status();
    if !probe.is_ok_and(|status| status.success()) {
        return Err("there is no Python 3.10 or later with venv and pip".to_string());
    }
    if !python.exists() && !logged(Command::new("python3").args(["-m", "venv"]).arg(&folder)) {
        return Err("no environment could be made, see target/python.log".to_string());
    }
    if !logged(pip_install(&python).args(PACKAGES)) {
        return Err("pip could not install what the package needs, see target/python.log".to_string());
    }
    if !logged(pip_install(&python).args(["--only-binary=:all:", OPENSPIEL])) {
        println!("python: without OpenSpiel, which has no wheel for this machine");
    }
    if !logged(pip_install(&python).args(AUTHLIB)) {
        println!("python: without Authlib, which could not be installed");
    }
    Ok(python)
}

fn pip_install(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}

/// Builds the package as its users do, in parallel to other work.
pub fn build(root: &Path, python: &Path) -> Result<(), String> {
    let build = root.join("target/python-build");
    let path = env::join_paths(
        python
            .parent()
            .into_iter()
            .map(Path::to_path_buf)
            .chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())),
    );
    let path = path.map_err(|error| error.to_string())?;
    let mut install = pip_install(python);
    install
        .args(["--no-build-isolation", "--no-deps", "--force-reinstall"])
        .arg(root.join("python"))
        .env("PATH", &path)
        .env("CARGO_TARGET_DIR", env::var_os("CARGO_TARGET_DIR").unwrap_or(build.into()))
        // The tests play short games, so build time matters more than speed.
        .envs(
            [("OPT_LEVEL", "1"), ("LTO", "off"), ("CODEGEN_UNITS", "16")]
                .map(|(name, value)| (format!("CARGO_PROFILE_RELEASE_{name}"), value)),
        );
    expect_success_aside(&mut install, &root.join("target/python-build.log"))
}

/// Runs the tests of the built package, in parallel to other work; `program` is the server for tests that need
/// one.
pub fn test(root: &Path, python: &Path, program: &Path) -> Result<(), String> {
    // Run from outside the package's sources, so that the installed package is tested.
    let mut tests = Command::new(python);
    tests
        .args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"])
        .arg(root.join("python/tests"))
        .current_dir(root.join("target"))
        .env("TEAHOUSE_PROGRAM", program);
    expect_success_aside(&mut tests, &root.join("target/python-tests.log"))
}
