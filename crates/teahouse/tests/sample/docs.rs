//! The page about adding a game names every file that the sample game needed, and no file that is not there.

use std::path::{Path, PathBuf};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// How a source names the sample game.
const NAMES: [&str; 5] = ["mod sample;", "sample::", "sample: Sample", "\"sample\"", "sample = ["];

fn page() -> String {
    std::fs::read_to_string(Path::new(ROOT).join("docs/ADDING-A-GAME.md")).unwrap()
}

/// The files below a folder, without tests and what runs them.
fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["target", "tests", "xtask", "node_modules", "dist", "wasm"].contains(&name.as_str()) {
                files(&path, out);
            }
        } else if [".rs", ".toml", ".ts", ".svelte"].iter().any(|end| name.ends_with(end)) {
            out.push(path);
        }
    }
}

#[test]
fn the_page_lists_every_file_that_the_sample_game_needed() {
    let page = page();
    let mut all = Vec::new();
    ["crates", "web/src"].iter().for_each(|folder| files(&Path::new(ROOT).join(folder), &mut all));
    let touched: Vec<String> = all
        .iter()
        .filter(|path| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            path.ends_with("sample.rs") || NAMES.iter().any(|name| text.contains(name))
        })
        .map(|path| path.strip_prefix(ROOT).unwrap().display().to_string())
        .collect();
    assert!(touched.len() > 8, "{touched:?}");
    for file in touched {
        assert!(page.contains(&format!("`{file}`")), "docs/ADDING-A-GAME.md does not name {file}");
    }
}

/// Beside its own file, and the line that names this as a module, each crate that knows the game has one entry.
#[test]
fn one_entry_in_each_crate_is_enough() {
    let mut all = Vec::new();
    files(&Path::new(ROOT).join("crates"), &mut all);
    let names = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let text = text.replace("feature = \"sample\"", "").replace("mod sample;", "");
        NAMES.iter().chain(&["tests/sample/"]).any(|name| text.contains(name))
    };
    all.retain(|path| path.extension().is_some_and(|end| end == "rs") && !path.ends_with("sample.rs"));
    let mut entries: Vec<String> = all
        .iter()
        .filter(|path| names(path))
        .map(|path| path.strip_prefix(ROOT).unwrap().display().to_string())
        .collect();
    entries.sort_unstable();
    let expected = ["engine/src/games.rs", "rules/src/lib.rs", "texts/src/games.rs"];
    assert_eq!(entries, expected.map(|file| format!("crates/{file}")));
}

#[test]
fn every_file_that_the_page_names_is_there() {
    let named: Vec<String> = page()
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.contains('/') && !name.contains([' ', '\n']))
        .filter(|name| !name.starts_with("shared/"))
        .map(|name| name.replace("<game>", "halma").replace("<lang>", "en"))
        .collect();
    assert!(named.len() > 30, "{named:?}");
    for name in named {
        assert!(Path::new(ROOT).join(&name).exists(), "docs/ADDING-A-GAME.md names {name}");
    }
}
