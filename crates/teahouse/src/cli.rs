//! The command line: its commands, and the errors for calls that cannot be parsed. The arguments of each
//! command are in its file in `commands/`.

mod help;

use crate::commands::play::on_a_terminal;
use crate::commands::{Out, admin, analyse, completions, engine, games, man, matches, pair, play};
use crate::commands::{puzzle, rules, serve, show};
use crate::failure::Failure;
use crate::texts::{Lang, Texts};
use crate::tui;
use anstream::AutoStream;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::io::{BufWriter, Write};

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "teahouse",
    version,
    after_help = "teahouse play skud\nteahouse play halma --bot B=greedy\nteahouse games skud"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Play(play::Play),
    Puzzle(puzzle::PuzzleArgs),
    Show(show::Show),
    Replay(show::Replay),
    Analyse(analyse::Analyse),
    #[command(after_help = "teahouse engine")]
    Engine,
    Match(matches::Match),
    Pair(pair::Pair),
    Serve(serve::Serve),
    Worker(serve::Worker),
    Admin(admin::Admin),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Reads the arguments and runs the command they name.
pub fn run(texts: &Texts, arguments: Vec<OsString>) -> Result<(), Failure> {
    let mut out = BufWriter::new(AutoStream::auto(std::io::stdout()));
    let matches = command(texts).try_get_matches_from(arguments);
    let done = match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(Cli { command: Some(command) }) => command.run(texts, &mut out),
        Ok(Cli { command: None }) => menu(texts, &mut out),
        Err(error) => explain(texts, &error, &mut out),
    };
    // Output before a failure is still wanted; the failure is what counts.
    let flushed = out.flush().map_err(Failure::from);
    done.and(flushed)
}

impl Command {
    fn run(self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        match self {
            Self::Games(games) => games.run(texts, out),
            Self::Rules(rules) => rules.run(texts, out),
            Self::Play(play) => play.run(texts, out),
            Self::Puzzle(puzzle) => puzzle.run(texts, out),
            Self::Show(show) => show.run(texts, out),
            Self::Replay(replay) => replay.run(texts, out),
            Self::Analyse(analyse) => analyse.run(texts, out),
            Self::Engine => engine::run(texts, out),
            Self::Match(matches) => matches.run(texts, out),
            Self::Pair(pair) => pair.run(texts, out),
            Self::Serve(serve) => serve.run(texts),
            Self::Worker(worker) => worker.run(texts),
            Self::Admin(admin) => admin.run(texts, out),
            Self::Completions(completions) => completions.run(command(texts), out),
            Self::Man(man) => man.run(texts, command(texts), out),
        }
    }
}

/// The command line with its help in a language.
fn command(texts: &Texts) -> clap::Command {
    help::translated(texts, Cli::command())
}

/// Without a command: the menu of games on a terminal, otherwise the help.
fn menu(texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
    if on_a_terminal() {
        return Ok(tui::start(texts.lang())?);
    }
    write!(out, "{}", command(texts).render_help().ansi())?;
    Ok(())
}

/// The error for an unknown language.
pub fn unknown_language(texts: &Texts, name: &str) -> String {
    let allowed = Lang::ALL.map(Lang::code).join(", ");
    let quoted: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
    let args = [
        ("name", texts.code(&quoted).into_owned().into()),
        ("allowed", texts.code(&allowed).into_owned().into()),
    ];
    texts.with("error-language", &args)
}

/// Help and version go to standard output; a mistake becomes a sentence.
fn explain(texts: &Texts, error: &clap::Error, out: &mut Out<'_>) -> Result<(), Failure> {
    let piece = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        Some(ContextValue::Number(n)) => n.to_string(),
        _ => String::new(),
    };
    let quoted = |text: String| {
        let text: String = text.chars().filter(|c| !c.is_control()).take(80).collect();
        texts.code(&text).into_owned()
    };
    let arg = ("arg", quoted(piece(ContextKind::InvalidArg)).into());
    let value = ("value", quoted(piece(ContextKind::InvalidValue)).into());
    let sentence = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            write!(out, "{}", error.render().ansi())?;
            return Ok(());
        }
        ErrorKind::UnknownArgument => texts.with("error-unknown-argument", &[arg]),
        ErrorKind::InvalidSubcommand => {
            let command = quoted(piece(ContextKind::InvalidSubcommand));
            texts.with("error-unknown-command", &[("command", command.into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            texts.get("error-missing-command")
        }
        ErrorKind::MissingRequiredArgument => texts.with("error-missing-argument", &[arg]),
        ErrorKind::ArgumentConflict if piece(ContextKind::PriorArg) == piece(ContextKind::InvalidArg) => {
            texts.with("error-argument-twice", &[arg])
        }
        ErrorKind::ArgumentConflict => texts.with("error-argument-conflict", &[arg]),
        ErrorKind::InvalidValue if piece(ContextKind::InvalidValue).is_empty() => {
            texts.with("error-missing-value", &[arg])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => texts.with("error-value", &[arg, value]),
        ErrorKind::InvalidUtf8 => texts.get("error-argument-encoding"),
        _ => texts.get("error-arguments"),
    };
    Err(Failure::Usage(format!("{sentence} {}", texts.get("error-see-help"))))
}
