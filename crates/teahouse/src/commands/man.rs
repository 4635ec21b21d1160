//! `teahouse man`: a manual page for each command, from the same texts as the help.

use super::Out;
use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use clap::{Args, Command};
use std::io;
use std::path::PathBuf;

/// The headings that the generator writes in English.
const HEADINGS: [&str; 5] = ["NAME", "SYNOPSIS", "DESCRIPTION", "EXTRA", "VERSION"];

/// The arguments of `teahouse man`.
#[derive(Args)]
#[command(after_help = "\
teahouse man ~/.local/share/man/man1
teahouse man --lang pl ~/.local/share/man/pl/man1
teahouse man | man -l -")]
pub struct Man {
    #[arg(id = "pages", value_name = "folder")]
    folder: Option<PathBuf>,
}

impl Man {
    /// Writes the pages of the whole command line, or prints the first.
    pub fn run(&self, texts: &Texts, mut command: Command, out: &mut Out<'_>) -> Result<(), Failure> {
        command.build();
        let Some(folder) = &self.folder else {
            let (_, page) = page(texts, command)?;
            return Ok(write!(out, "{page}")?);
        };
        std::fs::create_dir_all(folder).map_err(|error| files::failure(texts, folder, &error))?;
        let mut commands = vec![command];
        while let Some(command) = commands.pop() {
            commands.extend(command.get_subcommands().cloned());
            let (name, page) = page(texts, command)?;
            let path = folder.join(name);
            files::replace(&path, &page).map_err(|error| files::failure(texts, &path, &error))?;
        }
        Ok(())
    }
}

/// The page of a command and the name of its file.
fn page(texts: &Texts, command: Command) -> io::Result<(String, String)> {
    let text = |part: Option<&clap::builder::StyledStr>| part.map(ToString::to_string).unwrap_or_default();
    let about = text(command.get_before_help().or(command.get_about()));
    // The help and the page have different headings for the examples.
    let examples = text(command.get_after_help());
    let examples = examples.split_once('\n').map_or("", |(_, lines)| lines).to_string();
    let man = clap_mangen::Man::new(command.long_about(about).after_help(examples))
        .source(concat!("teahouse ", env!("CARGO_PKG_VERSION")));
    let mut page = Vec::new();
    man.render(&mut page)?;
    // groff prints only some of the bidi marks, which would break their pairs, so they are removed.
    let mut page = String::from_utf8_lossy(&page).replace(|c| ('\u{2066}'..='\u{2069}').contains(&c), "");
    for heading in HEADINGS {
        let own = texts.get(&format!("man-{}", heading.to_lowercase())).to_uppercase();
        page = page.replacen(&format!(".SH {heading}\n"), &format!(".SH {own}\n"), 1);
    }
    Ok((man.get_filename(), page))
}
