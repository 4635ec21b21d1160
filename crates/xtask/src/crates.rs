//! `cargo xtask crates`: checks the published crates before they go to crates.io. It packs them, builds them as
//! their users would, and compares them with the last release by `cargo semver-checks`.

use std::path::Path;
use std::process::Command;

use crate::command::{cargo, expect_success};
use crate::tools::{self, SEMVER};

/// The crates that are published, in the order in which they depend on each other.
const PUBLISHED: [&str; 6] =
    ["--package", "teahouse-rules", "--package", "teahouse-engine", "--package", "teahouse-pairing"];

/// Packs the crates, then compares them with the last release.
pub fn run(root: &Path) -> Result<(), String> {
    let path = tools::search_path(root)?;
    // Uncommitted changes are allowed, so that it can be tried before a commit.
    let publish = ["publish", "--dry-run", "--allow-dirty"];
    expect_success(cargo().args(publish).args(PUBLISHED).current_dir(root))?;
    let Some(release) = last_release(root) else {
        println!("semver: there is no release yet to compare with");
        return Ok(());
    };
    tools::provide(&SEMVER, root, &path)?;
    let compare = ["semver-checks", "--baseline-rev", release.as_str()];
    expect_success(cargo().args(compare).args(PUBLISHED).current_dir(root).env("PATH", &path))
}

/// The tag of the last release before this commit.
fn last_release(root: &Path) -> Option<String> {
    let describe = ["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD^"];
    let said = Command::new("git").args(describe).current_dir(root).output().ok()?;
    said.status.success().then(|| String::from_utf8_lossy(&said.stdout).trim().to_string())
}
