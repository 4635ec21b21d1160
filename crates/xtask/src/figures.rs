//! `cargo xtask figures`: fills the marked blocks of the docs with the output of their commands. A block begins
//! with `<!-- figures: COMMAND -->` and ends with `<!-- end of figures -->`.

use crate::command::{cargo, expect_success};
use crate::{python, web};
use std::path::{Path, PathBuf};
use std::process::Command;

const BEGIN: &str = "<!-- figures: ";
const END: &str = "<!-- end of figures -->";

/// Runs every command that contains this text, and writes the output into its blocks.
pub fn run(root: &Path, which: &str) -> Result<(), String> {
    let docs = pages(root)?;
    let mut commands: Vec<String> = Vec::new();
    for (_, text) in &docs {
        commands.extend(places(text)?.into_iter().filter(|command| command.contains(which)));
    }
    commands.dedup();
    if commands.iter().any(|command| command.starts_with("lab ") || command.starts_with("node ")) {
        let build = ["build", "--release", "--package", "lab", "--package", "teahouse"];
        expect_success(cargo().args(build).current_dir(root))?;
    }
    for command in commands {
        println!("{command}");
        let block =
            format!("```text\n{}\n```\n<sup>`{command}`, {}</sup>", measured(root, &command)?, origin(root)?);
        for (path, _) in &docs {
            let text =
                std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            let filled = fill(&text, &command, &block)?;
            if filled != text {
                std::fs::write(path, filled).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    Ok(())
}

/// The pages that may have figures, with their texts.
fn pages(root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let docs = std::fs::read_dir(root.join("docs")).map_err(|error| format!("docs: {error}"))?;
    let mut paths: Vec<PathBuf> = docs.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.extend([root.join("README.md"), root.join("lab/README.md")]);
    paths.retain(|path| path.extension().is_some_and(|end| end == "md"));
    paths.sort();
    let read = |path: PathBuf| match std::fs::read_to_string(&path) {
        Ok(text) => Ok((path, text)),
        Err(error) => Err(format!("{}: {error}", path.display())),
    };
    paths.into_iter().map(read).collect()
}

/// The commands of the blocks of a page.
pub fn places(text: &str) -> Result<Vec<String>, String> {
    let command = |part: &str| {
        let (command, rest) = part.split_once(" -->").ok_or("a place for figures is not closed")?;
        let block = rest.split_once(END).ok_or_else(|| format!("{command}: no `{END}`"))?.0;
        if block.contains(BEGIN) { Err(format!("{command}: no `{END}`")) } else { Ok(command.to_string()) }
    };
    // Each part except the first starts inside a block and includes the text up to the next one.
    let parts: Vec<&str> = text.split(BEGIN).skip(1).collect();
    parts.into_iter().map(command).collect()
}

/// The page with new figures for a command.
pub fn fill(text: &str, command: &str, block: &str) -> Result<String, String> {
    let begin = format!("{BEGIN}{command} -->");
    let Some((before, rest)) = text.split_once(&begin) else { return Ok(text.to_string()) };
    let (_, after) = rest.split_once(END).ok_or_else(|| format!("{command}: no `{END}`"))?;
    Ok(format!("{before}{begin}\n{block}\n{END}{}", fill(after, command, block)?))
}

/// The output of a command.
fn measured(root: &Path, command: &str) -> Result<String, String> {
    let mut words = command.split_whitespace();
    let mut run = match words.next().unwrap_or_default() {
        "lab" => Command::new(root.join("target/release/lab")),
        "python" => Command::new(python::find(root)?),
        "node" => {
            web::find(root)?;
            let mut node = Command::new("node");
            node.current_dir(root.join("web")).env("TEAHOUSE_NATIVE", root.join("target/release/teahouse"));
            node
        }
        other => return Err(format!("{other}: figures come from lab, python or node")),
    };
    let done = run.args(words).output().map_err(|error| format!("{command}: {error}"))?;
    if !done.status.success() {
        return Err(format!("{command}: {}", String::from_utf8_lossy(&done.stderr)));
    }
    Ok(String::from_utf8_lossy(&done.stdout).trim_end().to_string())
}

/// Date, commit and machine of a measurement.
fn origin(root: &Path) -> Result<String, String> {
    let said = |program: &str, args: &[&str]| -> Result<String, String> {
        let done = Command::new(program).args(args).current_dir(root).output();
        let done = done.map_err(|error| format!("{program}: {error}"))?;
        Ok(String::from_utf8_lossy(&done.stdout).trim().to_string())
    };
    let (date, commit) = (said("date", &["-u", "+%F"])?, said("git", &["rev-parse", "--short", "HEAD"])?);
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name =
        info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ")).map(|(_, name)| name);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(format!("{date}, commit {commit}, {cores} cores of {}", name.unwrap_or("an unknown processor")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_filled_and_nothing_else_changes() {
        let page = "a\n<!-- figures: lab x -->\nold\n<!-- end of figures -->\nb\n<!-- figures: lab y -->\n<!-- end of figures -->\n";
        assert_eq!(places(page).as_deref(), Ok(&["lab x".to_string(), "lab y".to_string()][..]));
        let filled = fill(page, "lab x", "new").unwrap_or_default();
        assert_eq!(filled, page.replace("old", "new"));
        assert_eq!(fill(&filled, "lab x", "new"), Ok(filled.clone()));
        assert!(places("<!-- figures: lab x -->\n<!-- figures: lab y -->\n<!-- end of figures -->").is_err());
        assert!(places("<!-- figures: lab x -->\n").is_err());
    }

    /// The block of a command on a page.
    fn block_of(page: &str, command: &str) -> Option<String> {
        let (_, rest) = page.split_once(&format!("{BEGIN}{command} -->"))?;
        Some(rest.split_once(END)?.0.trim().to_string())
    }

    #[test]
    fn the_docs_have_their_figures_and_none_are_of_another_engine() -> Result<(), String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let source = std::fs::read_to_string(root.join("lab/src/bench/engine.rs"));
        let source = source.map_err(|error| error.to_string())?;
        let signature = source.split_once("SIGNATURE: u64 = ").and_then(|(_, rest)| rest.split_once(';'));
        let signature = signature.ok_or("the bench has no signature")?.0.replace('_', "");
        let mut seen = 0;
        for (path, page) in pages(&root)? {
            for command in places(&page)? {
                let block = block_of(&page, &command).unwrap_or_default();
                let caption = format!("\n<sup>`{command}`, 20");
                assert!(
                    block.starts_with("```text\n") && block.contains(&caption),
                    "{}: {command}",
                    path.display()
                );
                let of_this_engine = block.contains(&format!("\nBench: {signature}\n"));
                let again = "measure them again with `cargo xtask figures`";
                assert!(!command.starts_with("lab bench engine") || of_this_engine, "{command}: {again}");
                seen += 1;
            }
        }
        assert!(seen > 3, "{seen}");
        Ok(())
    }
}
