//! Running other programs.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// The cargo that started us, so that a toolchain chosen on the command line applies throughout.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The compiler beside the cargo that started us.
pub fn rustc() -> PathBuf {
    let beside = env::var_os("CARGO").map(|cargo| Path::new(&cargo).with_file_name("rustc"));
    beside.filter(|path| path.exists()).unwrap_or_else(|| "rustc".into())
}

/// Runs a command that must succeed.
pub fn expect_success(command: &mut Command) -> Result<(), String> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run {}: {error}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

/// The same for a command that runs in parallel: its output is printed at once when it ends, and stays in a
/// file under `target`.
pub fn expect_success_aside(command: &mut Command, log: &Path) -> Result<(), String> {
    let said = |error: io::Error| format!("cannot write {}: {error}", log.display());
    let file = File::create(log).map_err(said)?;
    let result = expect_success(command.stdout(file.try_clone().map_err(said)?).stderr(file));
    print!("{}", fs::read_to_string(log).map_err(said)?);
    result
}

/// The exit status, or `None` if the command was killed at the limit.
pub fn wait_at_most(command: &mut Command, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let mut child = command.spawn()?;
    let deadline = Instant::now() + limit;
    while Instant::now() < deadline {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(50));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_command_that_hangs_is_ended() {
        let ended = wait_at_most(Command::new("sleep").arg("60"), Duration::from_millis(100));
        assert!(matches!(ended, Ok(None)), "{ended:?}");
        let done = wait_at_most(&mut Command::new("true"), Duration::from_secs(60));
        assert!(matches!(done, Ok(Some(status)) if status.success()), "{done:?}");
    }
}
