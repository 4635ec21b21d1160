//! Programs from Debian's packages, for who may install them: on a fresh machine of the continuous integration
//! that is everybody, on a person's machine nobody is surprised.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::check::wait_at_most;

/// How long an installation may take.
const LIMIT: Duration = Duration::from_secs(240);

/// Installs packages where that is possible without asking; says whether it did.
pub fn install(packages: &[&str]) -> bool {
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // Where there is no network nobody wants to wait for it.
        wait_at_most(&mut command, LIMIT).is_ok_and(|status| status.is_some_and(|status| status.success()))
    };
    let install = [&["install", "-y", "-q", "--no-install-recommends"], packages].concat();
    is_root() && (apt(&install) || apt(&["update", "-q"]) && apt(&install))
}

/// Whether we may do everything on this machine.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
