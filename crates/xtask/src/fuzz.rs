//! The fuzz targets, built with the project's compiler: coverage comes from LLVM flags, so no nightly compiler
//! is needed. `cargo fuzz` runs the same targets with sanitizers.

use crate::command::{cargo, expect_success, expect_success_aside};
use std::path::Path;
use std::process::Command;

/// The targets: everything that reads untrusted input.
pub const TARGETS: [&str; 7] = ["record", "position", "notation", "body", "message", "net", "trf"];

/// The flags that libFuzzer needs.
const FLAGS: [&str; 7] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
    "-Ctarget-cpu=x86-64-v3",
];
/// Named explicitly, so that the flags do not apply to build scripts.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// Whether this machine can run them.
pub fn is_possible() -> bool {
    cfg!(all(target_arch = "x86_64", target_os = "linux"))
        && Command::new("c++").arg("--version").output().is_ok_and(|tried| tried.status.success())
}

pub fn build(root: &Path) -> Result<(), String> {
    let mut build = cargo();
    build.args(["build", "--release", "--target", PLATFORM, "--manifest-path", "fuzz/Cargo.toml"]);
    build.args(["--target-dir", "target/fuzz"]).current_dir(root).env("RUSTFLAGS", FLAGS.join(" "));
    expect_success_aside(&mut build, &root.join("target/fuzz.log"))
}

/// Runs a target for some seconds. The corpus that it grows stays in `target/fuzz`.
pub fn run(root: &Path, target: &str, seconds: u32) -> Result<(), String> {
    let learnt = root.join("target/fuzz/corpus").join(target);
    std::fs::create_dir_all(&learnt).map_err(|error| format!("{}: {error}", learnt.display()))?;
    let artifacts = root.join("target/fuzz/artifacts-");
    let mut fuzz = Command::new(root.join("target/fuzz").join(PLATFORM).join("release").join(target));
    fuzz.arg(learnt).arg(root.join("fuzz/corpus").join(target));
    fuzz.args([format!("-max_total_time={seconds}"), "-max_len=4000".into(), "-rss_limit_mb=1024".into()]);
    fuzz.args(["-print_final_stats=1", "-verbosity=0"])
        .arg(format!("-artifact_prefix={}", artifacts.display()));
    println!("fuzz target {target}:");
    expect_success(&mut fuzz)
}
