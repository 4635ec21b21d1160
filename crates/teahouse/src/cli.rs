//! The arguments of every command, and the help about them. Names of options are the same in every
//! language; everything around them comes from `locales/`.

use crate::bot::HIGHEST;
use crate::commands;
use crate::failure::Failure;
use crate::texts::{Lang, Texts};
use anstream::AutoStream;
use clap::builder::{StyledStr, ValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

/// Where commands write. Colours vanish by themselves where nobody can see them.
pub type Out<'a> = dyn Write + 'a;

/// Reads the arguments and runs the command they name.
pub fn run(texts: &Texts, arguments: Vec<OsString>) -> Result<(), Failure> {
    let mut out = BufWriter::new(AutoStream::auto(std::io::stdout()));
    let done = match command(texts).try_get_matches_from(arguments) {
        Ok(matches) => dispatch(texts, &matches, &mut out),
        Err(error) => explain(texts, &error, &mut out),
    };
    // What was written before a failure is still wanted; the failure itself is the news.
    let flushed = out.flush().map_err(Failure::from);
    done.and(flushed)
}

fn dispatch(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    match matches.subcommand() {
        None => commands::play::menu(texts, out),
        Some(("games", matches)) => commands::games::run(texts, matches, out),
        Some(("play", matches)) => commands::play::run(texts, matches, out),
        Some(("show", matches)) => commands::show::show(texts, matches, out),
        Some(("replay", matches)) => commands::show::replay(texts, matches, out),
        Some(("perft", matches)) => commands::perft::run(texts, matches, out),
        Some(("random", matches)) => commands::random::run(texts, matches, out),
        Some(("verify", matches)) => commands::verify::run(texts, matches, out),
        Some(("analyse", matches)) => commands::analyse::run(texts, matches, out),
        Some(("engine", _)) => commands::engine::run(texts, out),
        Some(("match", matches)) => commands::matches::run(texts, matches, out),
        Some(("bench", matches)) => commands::bench::run(texts, matches, out),
        Some(("serve", matches)) => commands::serve::run(texts, matches),
        Some(("worker", matches)) => commands::serve::worker(texts, matches),
        Some(("admin", matches)) => commands::admin::run(texts, matches, out),
        Some(("load", matches)) => commands::load::run(texts, matches, out),
        // Not reached: the parser refuses every other name.
        Some((_, _)) => Err(Failure::Reported),
    }
}

/// The whole command line.
pub fn command(texts: &Texts) -> Command {
    let root = plain_command(texts, "teahouse")
        .version(env!("CARGO_PKG_VERSION"))
        .about(prose(texts, "help-teahouse"))
        .subcommand_help_heading(texts.get("help-heading-commands"))
        .subcommand_value_name(texts.get("meta-command"))
        .arg(flag(texts, "version").short('V').action(ArgAction::Version))
        .after_help(examples(
            texts,
            &["teahouse play skud", "teahouse play halma --bot B=greedy", "teahouse games skud"],
        ))
        .subcommands([
            games(texts),
            play(texts),
            show(texts),
            replay(texts),
            perft(texts),
            random(texts),
            verify(texts),
            analyse(texts),
            named(texts, "engine", &["teahouse engine"]),
            matches(texts),
            bench(texts),
            serve(texts),
            worker(texts),
            admin(texts),
            load(texts),
        ]);
    with_usage(texts, root, "teahouse")
}

fn games(texts: &Texts) -> Command {
    let game = Arg::new("game").value_name(texts.get("meta-game"));
    named(texts, "games", &["teahouse games", "teahouse games halma --json"])
        .arg(described(texts, game, "games-game"))
        .arg(flag(texts, "json"))
}

fn play(texts: &Texts) -> Command {
    let shown = &[
        "teahouse play skud --seats 3",
        "teahouse play street --preset garden-gate --bot G=greedy",
        "teahouse play halma --option board=10x10 --bot A=random --bot B=greedy --plain",
        "teahouse play halma --level 4 --seat B",
    ];
    of_a_game(texts, named(texts, "play", shown))
        .arg(valued(texts, "level", "meta-n").value_parser(value_parser!(u8).range(1..=i64::from(HIGHEST))))
        .arg(valued(texts, "seat", "meta-seat").requires("level"))
        .arg(valued(texts, "bot", "meta-bot").action(ArgAction::Append))
        .arg(valued(texts, "player", "meta-player").action(ArgAction::Append))
        .arg(valued(texts, "position", "meta-text"))
        .arg(valued(texts, "load", "meta-file").value_parser(value_parser!(PathBuf)))
        .arg(valued(texts, "save", "meta-file").value_parser(value_parser!(PathBuf)))
        .arg(valued(texts, "seed", "meta-n").value_parser(value_parser!(u64)))
        .arg(flag(texts, "plain"))
}

fn show(texts: &Texts) -> Command {
    let shown =
        &["teahouse show game.txt", "teahouse show game.txt --turn 12", "teahouse show - --json < game.txt"];
    options_of_a_game(texts, named(texts, "show", shown).arg(file(texts, "file-or-game")))
        .arg(valued(texts, "turn", "meta-n").short('t').value_parser(value_parser!(u32)))
        .arg(valued(texts, "position", "meta-text"))
        .arg(flag(texts, "json"))
}

fn replay(texts: &Texts) -> Command {
    named(texts, "replay", &["teahouse replay game.txt", "teahouse replay game.txt --from 20 --to 30"])
        .arg(file(texts, "file"))
        .arg(valued(texts, "from", "meta-n").value_parser(value_parser!(u32)))
        .arg(valued(texts, "to", "meta-n").value_parser(value_parser!(u32)))
        .arg(flag(texts, "json"))
}

fn perft(texts: &Texts) -> Command {
    let shown = &[
        "teahouse perft halma -d 5",
        "teahouse perft street -d 2 --divide",
        "teahouse perft skud -d 3 --preset garden-gate \\\n    --turns \"0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)\"",
    ];
    of_a_game(texts, named(texts, "perft", shown))
        .arg(
            valued(texts, "depth", "meta-n")
                .short('d')
                .required(true)
                .value_parser(value_parser!(u32).range(1..=99)),
        )
        .arg(flag(texts, "divide"))
        .arg(valued(texts, "position", "meta-text"))
        .arg(valued(texts, "turns", "meta-entries"))
        .arg(flag(texts, "json"))
}

fn random(texts: &Texts) -> Command {
    let shown =
        &["teahouse random skud -n 100 --seed 7", "teahouse random halma -n 1000 --seed 1 --seats 4 --json"];
    of_a_game(texts, named(texts, "random", shown))
        .arg(
            valued(texts, "games", "meta-n")
                .short('n')
                .value_parser(value_parser!(u64).range(1..=1_000_000_000)),
        )
        .arg(valued(texts, "seed", "meta-n").value_parser(value_parser!(u64)))
        .arg(flag(texts, "plain-turns"))
        .arg(valued(texts, "longest", "meta-n").value_parser(value_parser!(u32).range(1..)))
        .arg(flag(texts, "json"))
}

fn verify(texts: &Texts) -> Command {
    named(
        texts,
        "verify",
        &["teahouse verify cases/*.jsonl.gz", "teahouse verify --most 3 cases/skud-rings.jsonl"],
    )
    .arg(file(texts, "files").num_args(1..).action(ArgAction::Append))
    .arg(valued(texts, "most", "meta-n").value_parser(value_parser!(u64)))
    .arg(flag(texts, "json"))
}

fn matches(texts: &Texts) -> Command {
    let shown = &[
        "teahouse match engine greedy --game halma -n 200 --time 100",
        "teahouse match level:3 level:2 --game street -n 400",
        "teahouse match engine:threads=2 engine --game skud --tc 10000+100 --sprt 0,10",
        "teahouse match engine \"cmd:other-engine --fast\" --game halma --nodes 20000 --save games",
    ];
    let side = |name: &'static str| {
        let arg = Arg::new(name).value_name(texts.get(&format!("meta-{name}"))).required(true);
        described(texts, arg, name)
    };
    let command = named(texts, "match", shown)
        .arg(side("player-a"))
        .arg(side("player-b"))
        .arg(valued(texts, "game", "meta-game").required(true));
    options_of_a_game(texts, command)
        .arg(
            valued(texts, "games", "meta-n")
                .short('n')
                .value_parser(value_parser!(u64).range(1..=100_000_000)),
        )
        .arg(limit(texts, "time", "meta-ms").conflicts_with_all(["nodes", "depth", "tc"]))
        .arg(limit(texts, "nodes", "meta-n").conflicts_with_all(["depth", "tc"]))
        .arg(
            valued(texts, "depth", "meta-n")
                .short('d')
                .value_parser(value_parser!(u32).range(1..=99))
                .conflicts_with("tc"),
        )
        .arg(valued(texts, "tc", "meta-tc"))
        .arg(valued(texts, "margin", "meta-ms").value_parser(value_parser!(u64).range(..=1_000_000_000)))
        .arg(valued(texts, "concurrency", "meta-n").value_parser(value_parser!(u16).range(1..=1024)))
        .arg(valued(texts, "openings", "meta-openings"))
        .arg(valued(texts, "seed", "meta-n").value_parser(value_parser!(u64)))
        .arg(valued(texts, "sprt", "meta-sprt").allow_hyphen_values(true))
        .arg(valued(texts, "longest", "meta-n").value_parser(value_parser!(u32).range(1..)))
        .arg(valued(texts, "save-in", "meta-folder").long("save").value_parser(value_parser!(PathBuf)))
        .arg(flag(texts, "json"))
}

fn analyse(texts: &Texts) -> Command {
    let shown = &[
        "teahouse analyse game.txt --time 200",
        "teahouse analyse game.txt --from 10 --to 20 --depth 5 --json",
        "teahouse analyse halma --lines 3 --turns \"c2-c3;h8-f6\"",
    ];
    options_of_a_game(texts, named(texts, "analyse", shown).arg(file(texts, "file-or-game")))
        .arg(valued(texts, "position", "meta-text"))
        .arg(valued(texts, "turns", "meta-entries"))
        .arg(limit(texts, "time", "meta-ms"))
        .arg(valued(texts, "depth", "meta-n").short('d').value_parser(value_parser!(u32).range(1..=99)))
        .arg(limit(texts, "nodes", "meta-n"))
        .arg(valued(texts, "lines", "meta-n").value_parser(value_parser!(u16).range(1..=64)))
        .arg(valued(texts, "net", "meta-file"))
        .arg(threads(texts))
        .arg(valued(texts, "from", "meta-n").value_parser(value_parser!(u32)))
        .arg(valued(texts, "to", "meta-n").value_parser(value_parser!(u32)))
        .arg(flag(texts, "json"))
}

fn threads(texts: &Texts) -> Arg {
    valued(texts, "threads", "meta-n").value_parser(value_parser!(u16).range(1..=256))
}

/// A limit of thinking that is a positive number.
fn limit(texts: &Texts, name: &'static str, meta: &str) -> Arg {
    valued(texts, name, meta).value_parser(value_parser!(u64).range(1..=1_000_000_000_000))
}

/// Where the database is.
fn of_a_house(texts: &Texts, command: Command) -> Command {
    command
        .arg(valued(texts, "data", "meta-folder").value_parser(value_parser!(PathBuf)))
        .arg(valued(texts, "database", "meta-url"))
}

fn serve(texts: &Texts) -> Command {
    let shown = &[
        "teahouse serve",
        "teahouse serve --listen 0.0.0.0:8080 --public-url https://tea.example --proxies 1",
        "teahouse serve --database postgres://teahouse@db/teahouse --nats nats://bus:4222",
    ];
    of_a_house(texts, named(texts, "serve", shown))
        .arg(valued(texts, "listen", "meta-address").value_parser(value_parser!(std::net::SocketAddr)))
        .arg(valued(texts, "nats", "meta-url"))
        .arg(valued(texts, "public-url", "meta-url"))
        .arg(valued(texts, "proxies", "meta-n").value_parser(value_parser!(u8)))
        .arg(valued(texts, "smtp", "meta-url"))
        .arg(valued(texts, "mail-from", "meta-address"))
        .arg(valued(texts, "workers", "meta-n").value_parser(value_parser!(u8)))
        .arg(flag(texts, "json-log"))
        .arg(valued(texts, "per-address", "meta-n").value_parser(value_parser!(u32).range(1..)))
        .arg(flag(texts, "no-limits"))
}

fn worker(texts: &Texts) -> Command {
    named(texts, "worker", &["teahouse worker --nats nats://bus:4222 --workers 8"])
        .arg(valued(texts, "nats", "meta-url"))
        .arg(valued(texts, "workers", "meta-n").value_parser(value_parser!(u8).range(1..)))
        .arg(flag(texts, "json-log"))
}

fn admin(texts: &Texts) -> Command {
    let file = |name| {
        let arg = Arg::new("copy").value_name(texts.get("meta-file")).required(true);
        described(texts, arg.value_parser(value_parser!(PathBuf)), name)
    };
    let player =
        || described(texts, Arg::new("name").value_name(texts.get("meta-name")).required(true), "name");
    let backup = named(texts, "backup", &["teahouse admin backup teahouse.jsonl.gz"]).arg(file("copy-to"));
    let restore =
        named(texts, "restore", &["teahouse admin restore teahouse.jsonl.gz"]).arg(file("copy-from"));
    let check = named(texts, "check", &["teahouse admin check"]).arg(flag(texts, "json"));
    let promote = named(texts, "promote", &["teahouse admin promote ana"]).arg(player());
    let demote = named(texts, "demote", &["teahouse admin demote ana"]).arg(player());
    let parts = [backup, restore, check, promote, demote].map(|part| of_a_house(texts, part));
    named(texts, "admin", &["teahouse admin check", "teahouse admin backup teahouse.jsonl.gz"])
        .subcommand_required(true)
        .subcommand_help_heading(texts.get("help-heading-commands"))
        .subcommand_value_name(texts.get("meta-command"))
        .subcommands(parts)
}

fn load(texts: &Texts) -> Command {
    let shown = &[
        "teahouse load http://127.0.0.1:7474",
        "teahouse load http://127.0.0.1:7474 --sockets 10000",
        "teahouse load http://127.0.0.1:7474 --soak --minutes 10",
    ];
    let url = Arg::new("server").value_name(texts.get("meta-url")).required(true);
    let number = |name, most| valued(texts, name, "meta-n").value_parser(value_parser!(u32).range(0..=most));
    named(texts, "load", shown)
        .arg(described(texts, url, "server"))
        .arg(number("pairs", 1_000))
        .arg(number("sockets", 20_000))
        .arg(number("bots", 200))
        .arg(number("rate", 100_000))
        .arg(number("seconds", 600))
        .arg(flag(texts, "soak"))
        .arg(number("minutes", 1_440))
        .arg(valued(texts, "seed", "meta-n").value_parser(value_parser!(u64)))
        .arg(valued(texts, "acknowledged", "meta-file").value_parser(value_parser!(PathBuf)))
        .arg(valued(texts, "pid", "meta-n").value_parser(value_parser!(u32)))
        .arg(flag(texts, "json"))
}

fn bench(texts: &Texts) -> Command {
    let rules = named(texts, "rules", &["teahouse bench rules", "teahouse bench rules --json"])
        .arg(flag(texts, "quick"))
        .arg(flag(texts, "json"));
    let engine = named_as(texts, "engine", "bench-engine", &["teahouse bench engine --threads 2"])
        .arg(threads(texts))
        .arg(flag(texts, "quick"))
        .arg(flag(texts, "json"));
    named(texts, "bench", &["teahouse bench", "teahouse bench rules"])
        .subcommand_help_heading(texts.get("help-heading-commands"))
        .subcommand_value_name(texts.get("meta-command"))
        .subcommands([engine, rules])
}

/// A command with our own headings and nothing of clap's English.
fn plain_command(texts: &Texts, name: &'static str) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{{before-help}}{} {{usage}}\n\n{{all-args}}{{after-help}}",
        texts.get("help-heading-usage")
    );
    Command::new(name)
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .max_term_width(100)
}

fn named(texts: &Texts, name: &'static str, shown: &[&str]) -> Command {
    named_as(texts, name, name, shown)
}

/// A command whose texts stand under another name, where two have the same.
fn named_as(texts: &Texts, name: &'static str, key: &str, shown: &[&str]) -> Command {
    plain_command(texts, name)
        .about(prose(texts, &format!("help-{key}")))
        .before_help(prose(texts, &format!("help-{key}-long")))
        .after_help(examples(texts, shown))
}

/// The usage line of a command and its subcommands, freed of clap's words.
fn with_usage(texts: &Texts, mut command: Command, path: &str) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    for name in names {
        let path = format!("{path} {name}");
        command = command.mut_subcommand(&name, |sub| with_usage(texts, sub, &path));
    }
    let lang = Arg::new("lang")
        .long("lang")
        .global(true)
        .value_name(texts.get("meta-lang"))
        .help_heading(texts.get("help-heading-options"))
        .help(prose(texts, "help-arg-lang"))
        .display_order(900);
    let help = flag(texts, "help").short('h').action(ArgAction::Help);
    let command = command.arg(lang).arg(help);
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &texts.get("meta-options"));
    command.override_usage(StyledStr::from(texts.code(&usage).into_owned()))
}

fn examples(texts: &Texts, shown: &[&str]) -> String {
    let lines = shown.iter().flat_map(|example| example.lines());
    let lines: Vec<_> = lines.map(|line| format!("  {}", texts.code(line))).collect();
    format!("{}\n{}", texts.get("help-heading-examples"), lines.join("\n"))
}

/// A sentence of help as a block of its own direction.
fn prose(texts: &Texts, key: &str) -> String {
    let text = texts.get(key);
    text.lines().map(|line| texts.isolate(line).into_owned()).collect::<Vec<_>>().join("\n")
}

fn described(texts: &Texts, arg: Arg, name: &str) -> Arg {
    let heading = if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
    arg.help_heading(texts.get(heading)).help(prose(texts, &format!("help-arg-{name}")))
}

fn flag(texts: &Texts, name: &'static str) -> Arg {
    let last = matches!(name, "help" | "version");
    let arg = Arg::new(name).long(name).action(ArgAction::SetTrue);
    described(texts, if last { arg.display_order(950) } else { arg }, name)
}

fn valued(texts: &Texts, name: &'static str, meta: &str) -> Arg {
    described(texts, Arg::new(name).long(name).value_name(texts.get(meta)), name)
}

fn file(texts: &Texts, name: &'static str) -> Arg {
    let meta = if name == "files" { "file" } else { name };
    let arg = Arg::new(name).value_name(texts.get(&format!("meta-{meta}"))).required(true);
    described(texts, arg.value_parser(value_parser!(PathBuf)), name)
}

/// `GAME` and all that chooses its kind.
fn of_a_game(texts: &Texts, command: Command) -> Command {
    let game = Arg::new("game").value_name(texts.get("meta-game")).required(true);
    options_of_a_game(texts, command.arg(described(texts, game, "game")))
}

fn options_of_a_game(texts: &Texts, command: Command) -> Command {
    let parser: ValueParser = value_parser!(u8).into();
    let heading = texts.get("help-heading-game");
    [
        valued(texts, "preset", "meta-name"),
        valued(texts, "option", "meta-option").short('o').action(ArgAction::Append),
        valued(texts, "seats", "meta-n").value_parser(parser),
        valued(texts, "first", "meta-seat"),
    ]
    .into_iter()
    .fold(command, |command, arg| command.arg(arg.help_heading(heading.clone())))
}

/// What to say about a language that is none of ours.
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
