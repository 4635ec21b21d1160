//! Keeps the dependency arrows between the crates pointing one way, as `docs/ARCHITECTURE.md` draws
//! them. Without this a shortcut from the rules to a front end would compile and stay.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::{Value, json};

/// Every crate of the workspace, with the siblings that it may depend on.
const ARROWS: [(&str, &[&str]); 12] = [
    ("teahouse-rules", &[]),
    ("teahouse-engine", &["teahouse-rules"]),
    ("teahouse-pairing", &[]),
    ("puzzles", &["teahouse-rules", "teahouse-engine"]),
    ("protocol", &["teahouse-rules"]),
    ("server", &["teahouse-rules", "teahouse-engine", "teahouse-pairing", "puzzles", "texts", "protocol"]),
    ("texts", &["teahouse-rules"]),
    (
        "teahouse",
        &["teahouse-rules", "teahouse-engine", "teahouse-pairing", "puzzles", "texts", "protocol", "server"],
    ),
    ("wasm", &["teahouse-rules", "teahouse-engine", "protocol"]),
    ("wasm-puzzles", &["teahouse-rules", "puzzles"]),
    ("lab", &["teahouse-rules", "teahouse-engine", "teahouse-pairing", "puzzles", "protocol", "server"]),
    ("xtask", &[]),
];

/// The external dependencies that the rules may have: no I/O, no async, and they build for the browser.
const OUTSIDE_THE_RULES: [&str; 3] = ["strum", "fastrand", "lz-str"];

/// What is wrong with a workspace, one sentence each.
fn violations(metadata: &Value) -> Vec<String> {
    let packages = list(&metadata["packages"]);
    let names: BTreeSet<&str> = packages.iter().map(|package| text(&package["name"])).collect();
    let mut wrong = Vec::new();
    for package in packages {
        let name = text(&package["name"]);
        let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == name) else {
            wrong.push(format!(
                "{name} is not in the table: add it to ARROWS in crates/xtask/tests/arrows.rs, \
                 with the crates it may depend on"
            ));
            continue;
        };
        for dependency in list(&package["dependencies"]) {
            let target = text(&dependency["name"]);
            if names.contains(target) {
                // Dev-dependencies couple crates, too, so every kind counts.
                if !allowed.contains(&target) {
                    wrong.push(format!("{name} must not depend on {target}"));
                }
            } else if name == "teahouse-rules"
                && dependency["kind"] != "dev"
                // Optional dependencies are only built on request.
                && dependency["optional"] != true
                && !OUTSIDE_THE_RULES.contains(&target)
            {
                wrong.push(format!(
                    "teahouse-rules must not depend on {target}: they allow only {OUTSIDE_THE_RULES:?}"
                ));
            }
        }
    }
    wrong
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("cargo metadata gives a list here")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("cargo metadata gives a string here")
}

/// A dependency as `cargo metadata` would show it; a normal one has no kind.
fn on(name: &str, kind: Option<&str>) -> Value {
    json!({ "name": name, "kind": kind })
}

/// A workspace as `cargo metadata` would show it.
fn workspace(crates: &[(&str, &[Value])]) -> Value {
    let packages: Vec<Value> = crates
        .iter()
        .map(|(name, dependencies)| json!({ "name": name, "dependencies": dependencies }))
        .collect();
    json!({ "packages": packages })
}

#[test]
fn the_arrows_of_this_workspace_point_one_way() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    assert!(list(&metadata["packages"]).iter().any(|package| package["name"] == "teahouse-rules"));
    assert_eq!(violations(&metadata), Vec::<String>::new());
}

#[test]
fn an_allowed_arrow_is_let_through() {
    let sound = workspace(&[
        ("teahouse-rules", &[on("strum", None), on("fastrand", None), on("proptest", Some("dev"))]),
        ("teahouse-engine", &[on("teahouse-rules", None), on("rayon", None)]),
        ("teahouse", &[on("teahouse-rules", None), on("teahouse-engine", None)]),
    ]);
    assert_eq!(violations(&sound), Vec::<String>::new());
}

#[test]
fn an_arrow_against_the_design_is_found() {
    let upward = workspace(&[("teahouse-rules", &[on("teahouse-engine", None)]), ("teahouse-engine", &[])]);
    assert_eq!(violations(&upward), ["teahouse-rules must not depend on teahouse-engine"]);
    let in_tests = workspace(&[("teahouse-rules", &[]), ("xtask", &[on("teahouse-rules", Some("dev"))])]);
    assert_eq!(violations(&in_tests), ["xtask must not depend on teahouse-rules"]);
}

#[test]
fn io_in_the_rules_is_found() {
    let async_rules = workspace(&[("teahouse-rules", &[on("strum", None), on("tokio", None)])]);
    let built_rules = workspace(&[("teahouse-rules", &[on("cc", Some("build"))])]);
    assert!(violations(&async_rules)[0].starts_with("teahouse-rules must not depend on tokio"));
    assert!(violations(&built_rules)[0].starts_with("teahouse-rules must not depend on cc"));
}

#[test]
fn a_crate_missing_from_the_table_is_found() {
    let wrong = violations(&workspace(&[("pantry", &[])]));
    assert_eq!(wrong.len(), 1);
    assert!(wrong[0].starts_with("pantry is not in the table: add it"), "{wrong:?}");
}
