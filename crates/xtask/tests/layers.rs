//! No files of a crate may depend on each other in a cycle. The server is also layered: a module uses only
//! modules of lower layers, and SQL is only in `store/`. Without this test a shortcut from a service up to a
//! handler would compile and stay.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The crates whose files are looked at.
const CRATES: [&str; 9] = [
    "crates/rules",
    "crates/engine",
    "crates/protocol",
    "crates/server",
    "crates/texts",
    "crates/teahouse",
    "crates/wasm",
    "crates/xtask",
    "lab",
];

/// The layers of the server from the ground up, with the top-level modules of each. Modules of one layer do not use each other.
const LAYERS: [&[&str]; 14] = [
    &["error"],
    &["address", "config", "fail", "lock", "log", "names", "picture", "sanitize", "secret", "terms", "time"],
    &["mailer", "rating", "supervise"],
    &["store"],
    &["node"],
    &["engine"],
    &["games"],
    &["people"],
    &["chat", "lobby", "notices", "puzzles", "tournaments"],
    &["clubs", "digest"],
    &["app"],
    &["http"],
    &["live", "maintain"],
    &["serve"],
];

/// The sources by module, such as `games::rooms`: without comments and without what is only built for tests.
type Sources = BTreeMap<String, String>;

fn code(text: &str) -> String {
    // Tests are at the end of a file, in a module.
    let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\n#[allow(clippy::unwrap_used)]\nmod tests {"];
    let end = tests.iter().filter_map(|tests| text.find(tests)).min().unwrap_or(text.len());
    let lines = text[..end].lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn sources(folder: &Path, below: &str, out: &mut Sources) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name").to_string();
        if name == "tests" || (below.is_empty() && (name == "lib" || name == "main")) {
            continue;
        }
        if path.is_dir() {
            sources(&path, &format!("{below}{name}::"), out);
        } else {
            let text = std::fs::read_to_string(&path).expect("it is a text");
            out.insert(format!("{below}{name}"), code(&text));
        }
    }
}

fn all(name: &str) -> Sources {
    let mut out = Sources::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name).join("src"), "", &mut out);
    assert!(out.len() > 2, "{name}: {}", out.len());
    out
}

fn server() -> Sources {
    all("crates/server")
}

/// Reads a path with what it branches into, such as `games::{play::Play, rooms}`; gives the rest of the text.
fn branches<'t>(text: &'t str, before: &str, out: &mut Vec<String>) -> &'t str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        while !rest.trim_start().starts_with('}') && !rest.is_empty() {
            rest = branches(rest, before, out).trim_start();
            rest = rest.strip_prefix(',').unwrap_or(rest);
        }
        return rest.trim_start().strip_prefix('}').unwrap_or("");
    }
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let (path, rest) = (format!("{before}::{}", &text[..end]), &text[end..]);
    match rest.strip_prefix("::") {
        Some(rest) => branches(rest, &path, out),
        // `as` and a glob add nothing.
        None => {
            out.push(path);
            rest.find([',', '}', ';'])
                .filter(|_| rest.starts_with(" as ") || end == 0)
                .map_or(rest, |at| &rest[at..])
        }
    }
}

/// The modules of this crate that a module names, as far as they are files.
fn used(module: &str, code: &str, known: &Sources) -> BTreeSet<String> {
    let mut paths = Vec::new();
    for start in ["crate", "super"] {
        for rest in code.split(&format!("{start}::")).skip(1) {
            branches(rest, start, &mut paths);
        }
    }
    let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
    let file = |path: String| {
        let path = match path.strip_prefix("super::") {
            Some(path) if parent.is_empty() => path.to_string(),
            Some(path) => format!("{parent}::{path}"),
            None => path.strip_prefix("crate::")?.to_string(),
        };
        let mut path = path.as_str();
        while !known.contains_key(path) {
            path = path.rsplit_once("::")?.0;
        }
        (path != module).then(|| path.to_string())
    };
    paths.into_iter().filter_map(file).collect()
}

fn top(module: &str) -> &str {
    module.split("::").next().unwrap_or_default()
}

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&top(module)))
}

/// The arrows between top-level modules that do not point down.
fn arrows_up(sources: &Sources) -> BTreeSet<String> {
    let arrow = |from: &str, to: &str| {
        let inside = top(from) == top(to);
        (!inside && layer(to) >= layer(from)).then(|| format!("{from} -> {to}"))
    };
    let of = |(from, code): (&String, &String)| {
        used(from, code, sources).iter().filter_map(|to| arrow(from, to)).collect::<Vec<_>>()
    };
    sources.iter().flat_map(of).collect()
}

/// The files that use each other in a circle. A module and the files below it are one.
fn circles(sources: &Sources) -> BTreeMap<String, BTreeSet<String>> {
    let family = |one: &str, other: &str| {
        one.starts_with(&format!("{other}::")) || other.starts_with(&format!("{one}::"))
    };
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, code) in sources {
        let used = used(module, code, sources).into_iter().filter(|to| !family(module, to)).collect();
        arrows.insert(module.clone(), used);
    }
    let reach = |from: &str| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from.to_string()]);
        while let Some(module) = next.pop() {
            let used = arrows.get(&module).into_iter().flatten().filter(|to| !seen.contains(*to));
            let used: Vec<String> = used.cloned().collect();
            seen.extend(used.iter().cloned());
            next.extend(used);
        }
        seen
    };
    let back = |module: &str, used: &BTreeSet<String>| {
        used.iter().filter(|to| *to == module || reach(to).contains(module)).cloned().collect::<BTreeSet<_>>()
    };
    let circle = arrows.iter().map(|(module, used)| (module.clone(), back(module, used)));
    circle.filter(|(_, used)| !used.is_empty()).collect()
}

/// Whether a line has a statement of SQL.
fn has_sql(line: &str) -> bool {
    let update = line.contains("UPDATE ") && line.contains(" SET ");
    update || ["SELECT ", "INSERT INTO ", "DELETE FROM ", "PRAGMA "].iter().any(|word| line.contains(word))
}

#[test]
fn no_arrow_points_up() {
    let sources = server();
    for module in sources.keys() {
        assert!(layer(module).is_some(), "{module} has no layer: add it to LAYERS");
    }
    assert_eq!(arrows_up(&sources), BTreeSet::new());
}

#[test]
fn no_files_use_each_other_in_a_circle() {
    for name in CRATES {
        let found = circles(&all(name));
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}

#[test]
fn sql_is_written_in_the_store_only() {
    let outside = server().into_iter().filter(|(module, _)| top(module) != "store");
    let with: Vec<String> =
        outside.filter(|(_, code)| code.lines().any(has_sql)).map(|(module, _)| module).collect();
    assert_eq!(with, [""; 0]);
}

#[test]
fn what_is_against_the_order_is_seen_however_it_is_written() {
    let source = |text: &str| code(text);
    let sources = Sources::from(
        [
            ("games", source("pub mod play;\npub mod rooms;\nuse rooms::Rooms;")),
            ("games::play", source("use super::rooms::Room;\n// crate::http\n#[cfg(test)]\nmod tests {\n    use crate::app;\n}")),
            ("games::rooms", source("use crate::{\n    serve,\n    games::{self, play::{Play as P, Other}},\n};\nfn x() { crate::http::x(); }")),
            ("http", source("use crate::games::rooms::*;")),
            ("app", String::new()),
            ("serve", source("use crate::{app, http};")),
        ]
        .map(|(module, code)| (module.to_string(), code)),
    );
    let up: Vec<String> = arrows_up(&sources).into_iter().collect();
    assert_eq!(up, ["games::rooms -> http", "games::rooms -> serve"]);
    let circle: Vec<String> = circles(&sources).into_keys().collect();
    assert_eq!(circle, ["games::play", "games::rooms", "http", "serve"]);
    let line = sources.into_iter().filter(|(module, _)| module != "games::rooms").collect();
    assert_eq!(circles(&line), BTreeMap::new());
    assert!(has_sql("let sql = \"SELECT id FROM games\";") && has_sql("\"UPDATE games SET id = id\""));
    assert!(!has_sql("// a select that updates"));
}
