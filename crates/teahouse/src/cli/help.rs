//! The help of every command, translated. The commands declare their arguments; this file adds the sentences
//! from `locales/` by id and replaces all of clap's English. Names of options are the same in every language.

use crate::texts::Texts;
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, ArgAction, Command};
use texts::Lang;

/// The whole command line with its help in a language.
pub fn translated(texts: &Texts, root: Command) -> Command {
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let name = root.get_name().to_string();
    below(texts, root.arg(version.display_order(950)), &name)
}

/// A command and its subcommands. The path is how it is called, and gives the keys of its texts.
fn below(texts: &Texts, command: Command, path: &str) -> Command {
    let key = path.split_once(' ').map_or(path, |(_, below)| below).replace(' ', "-");
    let long = format!("help-{key}-long");
    let template = format!(
        "{{about-with-newline}}\n{{before-help}}{} {{usage}}\n\n{{all-args}}{{after-help}}",
        texts.get("help-heading-usage")
    );
    let lang = Arg::new("lang").long("lang").global(true).value_name("lang").display_order(900);
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(950);
    let shown = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let command = command
        .about(prose(texts, &format!("help-{key}")))
        .before_help(Resettable::from(texts.has(&long).then(|| prose(texts, &long).into())))
        .after_help(examples(texts, &shown))
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .max_term_width(100)
        .subcommand_help_heading(texts.get("help-heading-commands"))
        .subcommand_value_name(value_name(texts, "command"))
        .args([lang, help])
        .mut_args(|arg| described(texts, arg))
        .mut_subcommands(|command| {
            let path = format!("{path} {}", command.get_name());
            below(texts, command, &path)
        });
    with_usage(texts, command, path)
}

/// The usage line without clap's words.
fn with_usage(texts: &Texts, command: Command, path: &str) -> Command {
    let usage = command.clone().bin_name(path).render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace("[OPTIONS]", &value_name(texts, "options"));
    command.override_usage(StyledStr::from(texts.code(&usage).into_owned()))
}

/// An argument with its sentence, its heading and the name of its value, which the command gives as keys. Defaults
/// and possible values are told in the sentence.
fn described(texts: &Texts, arg: Arg) -> Arg {
    let heading = match arg.get_help_heading() {
        Some(heading) => heading,
        None if arg.is_positional() => "arguments",
        None => "options",
    };
    let heading = texts.get(&format!("help-heading-{heading}"));
    let help = prose(texts, &format!("help-arg-{}", arg.get_id().as_str().replace('_', "-")));
    let arg = arg.help_heading(heading).help(help);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| value_name(texts, name)).collect();
    arg.value_names(names).hide_default_value(true).hide_possible_values(true)
}

/// The name of a value. Each word is isolated, so that `NAME=VALUE` and its neighbours keep their order in the
/// left-to-right usage line.
fn value_name(texts: &Texts, key: &str) -> String {
    let text = texts.get(&format!("meta-{key}"));
    let isolated = text.split_inclusive(['=', '+']).map(|part| {
        let (word, sign) = part.split_at(part.trim_end_matches(['=', '+']).len());
        format!("{}{sign}", texts.isolate(word))
    });
    isolated.collect()
}

fn examples(texts: &Texts, shown: &str) -> String {
    let lines: Vec<_> = shown.lines().map(|line| format!("  {}", texts.code(line))).collect();
    format!("{}\n{}", texts.get("help-heading-examples"), lines.join("\n"))
}

/// A sentence of help as a block with its own direction.
fn prose(texts: &Texts, key: &str) -> String {
    let code = |lang: Lang| match texts.is_rtl() {
        true => texts.code(lang.code()).into_owned(),
        false => format!("`{}`", lang.code()),
    };
    let text = texts.with(key, &[("languages", Lang::ALL.map(code).join(" ").into())]);
    text.lines().map(|line| texts.isolate(line).into_owned()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use clap::{Command, CommandFactory};
    use std::collections::BTreeSet;

    /// The keys that a command and those below it ask for.
    fn keys(command: &Command, path: &str, all: &mut BTreeSet<String>) {
        all.extend([format!("help-{path}"), format!("help-{path}-long")]);
        for arg in command.get_arguments() {
            all.insert(format!("help-arg-{}", arg.get_id().as_str().replace('_', "-")));
            all.extend(arg.get_value_names().unwrap_or_default().iter().map(|name| format!("meta-{name}")));
        }
        for below in command.get_subcommands() {
            let name = below.get_name();
            let path = if path == "teahouse" { name.to_string() } else { format!("{path}-{name}") };
            keys(below, &path, all);
        }
    }

    #[test]
    fn no_help_is_written_for_what_is_not_there() {
        let mut known = BTreeSet::new();
        keys(&crate::cli::Cli::command(), "teahouse", &mut known);
        // The arguments that every command has.
        known.extend(["arg-lang", "arg-help", "arg-version"].map(|key| format!("help-{key}")));
        known.extend(["lang", "command", "options"].map(|key| format!("meta-{key}")));
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/terminal");
        let mut found = Vec::new();
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let written =
                text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_string());
            let help = |key: &String| {
                (key.starts_with("help-") && !key.starts_with("help-heading-")) || key.starts_with("meta-")
            };
            found.extend(written.filter(help).filter(|key| !known.contains(key)));
        }
        assert!(found.is_empty(), "{found:?}");
    }
}
