//! The command line: finds the language, reads the arguments, hands over to a command and turns its
//! result into an exit code. It is a library so that the fuzz targets reach the engine's protocol.

mod bot;
mod choice;
mod cli;
mod commands;
mod draw;
mod external;
mod failure;
mod files;
mod net;
mod openings;
mod pager;
mod player;
mod processor;
pub use texts;
mod tui;
pub mod uci;

use failure::Failure;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use texts::{Lang, Texts};

/// Runs the program. Exit codes: 0 success, 1 failure, 2 wrong usage.
pub fn run() -> ExitCode {
    if processor::fits() { start() } else { processor::refuse() }
}

/// Separate from [`run`], so that none of it runs before the processor is checked.
#[inline(never)]
fn start() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let (lang, unknown) = language(&arguments);
    let texts = Texts::new(lang);
    let result = match unknown {
        Some(name) => Err(Failure::Usage(cli::unknown_language(&texts, &name))),
        None => cli::run(&texts, arguments),
    };
    let code = match &result {
        Ok(()) => 0,
        Err(failure) => failure.code(),
    };
    if let Err(failure) = result
        && let Some(text) = failure.text(&texts)
    {
        // If this fails, too, there is nowhere left to report it.
        let _ = writeln!(anstream::stderr(), "{text}");
    }
    ExitCode::from(code)
}

/// The language to use, and the name given if it is unknown. A language given by `--lang` must be known; for
/// any other in the environment English is used.
fn language(arguments: &[OsString]) -> (Lang, Option<String>) {
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let own = variable("TEAHOUSE_LANG");
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    let usual = environment.and_then(|name| Lang::find(&name)).unwrap_or(Lang::En);
    match said(arguments).or(own) {
        None => (usual, None),
        Some(name) => match Lang::find(&name) {
            Some(lang) => (lang, None),
            None => (usual, Some(name)),
        },
    }
}

/// The value of `--lang`, found before all other arguments, because messages about those are in that language.
fn said(arguments: &[OsString]) -> Option<String> {
    let mut words =
        arguments.iter().skip(1).take_while(|word| *word != "--").map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        if word == "--lang" {
            return words.next().map(|value| value.into_owned());
        }
        if let Some(value) = word.strip_prefix("--lang=") {
            return Some(value.to_string());
        }
    }
    None
}
