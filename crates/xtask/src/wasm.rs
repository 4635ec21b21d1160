//! The rules, the engine and the prover of puzzles as WebAssembly. The target comes from rustup, or, where that
//! cannot be reached, Debian's compiler (`debian.rs`) is used.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::command::{cargo, expect_success, rustc, wait_at_most};
use crate::debian;

/// The target that the pages are built for.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// How long rustup may take to install the target.
const FETCH_LIMIT: Duration = Duration::from_secs(60);

/// Features that all current browsers have.
const FEATURES: &str = "-C target-feature=+simd128,+bulk-memory";

/// A module that pages load.
#[derive(Copy, Clone, Debug)]
pub struct Module {
    package: &'static str,
    /// The name of its files in `web/src/wasm`.
    pub name: &'static str,
    /// Extra cargo configuration.
    config: Option<&'static str>,
}

/// All modules: rules and engine, and the prover, which only puzzles load.
pub const MODULES: [Module; 2] = [
    Module { package: "wasm", name: "teahouse", config: None },
    // It is loaded with the first turn, so it is optimised for size: the longest proofs take a tenth of a
    // second anyway.
    Module { package: "wasm-puzzles", name: "puzzles", config: Some("profile.release.opt-level='z'") },
];

/// Where the target's standard library comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// The toolchain has it.
    Toolchain,
    /// It is built from Debian's sources with Debian's compiler.
    Debian,
}

/// A way to build, or why there is none.
pub fn find(root: &Path) -> Result<Way, String> {
    if has_target() {
        return Ok(Way::Toolchain);
    }
    let why = match fetch_target(root) {
        Ok(()) if has_target() => return Ok(Way::Toolchain),
        Ok(()) => format!("rustup did not bring {TARGET}, see target/wasm.log"),
        Err(why) => why,
    };
    if debian::has_compiler() { Ok(Way::Debian) } else { Err(why) }
}

/// Builds a module, in a separate folder because the compiler may differ.
pub fn release(root: &Path, way: Way, module: Module) -> Result<PathBuf, String> {
    expect_success(&mut command(root, way, module)?)?;
    let file = format!("release/{}.wasm", module.package.replace('-', "_"));
    Ok(root.join("target/wasm").join(TARGET).join(file))
}

fn command(root: &Path, way: Way, module: Module) -> Result<Command, String> {
    let mut command = match way {
        Way::Toolchain => {
            let mut cargo = cargo();
            cargo.arg("build");
            cargo
        }
        Way::Debian => debian::build()?,
    };
    command.args(["--release", "--locked", "--target", TARGET, "--package", module.package]);
    command.args(module.config.iter().flat_map(|config| ["--config", config]));
    command.arg("--target-dir").arg(root.join("target/wasm")).current_dir(root).env("RUSTFLAGS", FEATURES);
    // A panic ends the worker, so there is nothing to unwind to.
    command.env("CARGO_PROFILE_RELEASE_PANIC", "abort");
    Ok(command)
}

/// Whether our toolchain has the target.
fn has_target() -> bool {
    let folder = Command::new(rustc())
        .args(["--print", "target-libdir", "--target", TARGET])
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok());
    folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

fn fetch_target(root: &Path) -> Result<(), String> {
    let target = root.join("target");
    let log = fs::create_dir_all(&target)
        .and_then(|()| File::create(target.join("wasm.log")))
        .map_err(|error| format!("cannot write target/wasm.log: {error}"))?;
    let fetched = wait_at_most(
        Command::new("rustup").args(["target", "add", TARGET]).stdout(Stdio::null()).stderr(log),
        FETCH_LIMIT,
    );
    match fetched {
        Ok(Some(_)) => Ok(()),
        Ok(None) => Err(format!("{TARGET} did not arrive in time")),
        Err(_) => Err(format!("there is no rustup to bring {TARGET}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_compiler_never_touches_the_usual_target_folder() {
        for (way, module) in [Way::Toolchain, Way::Debian].into_iter().zip(MODULES) {
            let command = command(Path::new("root"), way, module).expect("there is a compiler");
            let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect();
            let folder = args.iter().position(|arg| arg == "--target-dir").map(|i| args[i + 1].clone());
            assert!(folder.is_some_and(|folder| folder.ends_with("wasm")), "{args:?}");
            assert_eq!(args.iter().any(|arg| arg.starts_with("-Z")), way == Way::Debian);
        }
    }
}
