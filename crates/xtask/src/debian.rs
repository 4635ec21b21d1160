//! Debian's packages. They are installed only as root, as on a fresh machine of the continuous integration.
//! Debian's compiler builds for browsers where rustup cannot be reached.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::command::{rustc, wait_at_most};

/// How long an installation may take.
const LIMIT: Duration = Duration::from_secs(240);

/// Debian's compiler is installed beside rustup's, so it is always called by its full path.
const CARGO: &str = "/usr/bin/cargo";
const RUSTC: &str = "/usr/bin/rustc";
const LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std";

/// Installs packages if that is possible without asking; returns whether it did.
pub fn install(packages: &[&str]) -> bool {
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // Without a network there is no point in waiting.
        wait_at_most(&mut command, LIMIT).is_ok_and(|status| status.is_some_and(|status| status.success()))
    };
    let install = [&["install", "-y", "-q", "--no-install-recommends"], packages].concat();
    is_root() && (apt(&install) || apt(&["update", "-q"]) && apt(&install))
}

/// Whether we are root.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Whether Debian's compiler and the sources of the standard library are here, or could be installed.
pub fn has_compiler() -> bool {
    let here = || [CARGO, RUSTC, LIBRARY].iter().all(|path| Path::new(path).exists());
    here() || (install(&["rustc-web", "cargo-web", "rust-web-src"]) && here())
}

/// Debian's cargo, set up to build the standard library as well, because Debian has no package of it for the target.
pub fn build() -> Result<Command, String> {
    let mut command = Command::new(CARGO);
    // Building the standard library is not stable yet. The linker is that of our own toolchain.
    command
        .args(["build", "-Zbuild-std=std,panic_abort"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", RUSTC)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    Ok(command)
}

/// The linker that came with the compiler beside us.
fn linker() -> Result<PathBuf, String> {
    let folder = Command::new(rustc()).args(["--print", "target-libdir"]).output();
    let folder = folder.map_err(|error| format!("cannot run rustc: {error}"))?.stdout;
    let folder = PathBuf::from(String::from_utf8_lossy(&folder).trim()).with_file_name("bin");
    Ok(folder.join("rust-lld"))
}
