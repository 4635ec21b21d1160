//! `cargo xtask wasm`: the rules and the engine as WebAssembly, to see that they still build for browsers.
//! The target comes from rustup, or the standard library is built from Debian's source packages where those
//! are installed. A machine with neither skips this and says so; only code that does not compile fails.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::cargo;
use crate::check::{expect_success, wait_at_most};

const TARGET: &str = "wasm32-unknown-unknown";
/// The packages that run in browsers.
const PACKAGES: [&str; 4] = ["--package", "rules", "--package", "engine"];
/// How long rustup may take to bring the target.
const FETCH_LIMIT: Duration = Duration::from_secs(60);

/// Debian's compiler lands beside rustup's, so it is always called by its whole name.
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std";

/// What this is for is that it compiles, so nothing is spent on quick code.
const QUICK_BUILD: [(&str, &str); 2] =
    [("CARGO_PROFILE_DEV_OPT_LEVEL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "0")];

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
    let debian = [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_LIBRARY].iter().all(|path| Path::new(path).exists());
    if debian { Ok(Way::Debian) } else { Err(why) }
}

/// Builds the packages; in a folder of its own, because another compiler may be at work.
pub fn build(root: &Path, way: Way) -> Result<(), String> {
    expect_success(&mut command(root, way))
}

fn command(root: &Path, way: Way) -> Command {
    let mut command = match way {
        Way::Toolchain => cargo(),
        Way::Debian => {
            let mut command = Command::new(DEBIAN_CARGO);
            // Building the standard library is not stable yet.
            command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", DEBIAN_RUSTC);
            command
        }
    };
    command.args(["build", "--locked", "--target", TARGET]).args(PACKAGES);
    if way == Way::Debian {
        command.arg("-Zbuild-std=std,panic_abort");
    }
    command.arg("--target-dir").arg(root.join("target/wasm")).current_dir(root).envs(QUICK_BUILD);
    command
}

/// Whether the toolchain that runs us has the target.
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

/// The compiler beside the cargo that started us.
fn rustc() -> PathBuf {
    let beside = env::var_os("CARGO").map(|cargo| Path::new(&cargo).with_file_name("rustc"));
    beside.filter(|path| path.exists()).unwrap_or_else(|| "rustc".into())
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
        for way in [Way::Toolchain, Way::Debian] {
            let command = command(Path::new("root"), way);
            let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect();
            let folder = args.iter().position(|arg| arg == "--target-dir").map(|i| args[i + 1].clone());
            assert!(folder.is_some_and(|folder| folder.ends_with("wasm")), "{args:?}");
            assert_eq!(args.iter().any(|arg| arg.starts_with("-Z")), way == Way::Debian);
        }
    }
}
