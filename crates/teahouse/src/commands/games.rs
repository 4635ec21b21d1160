//! `teahouse games`: what can be played, and how.

use super::json;
use crate::choice;
use crate::commands::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use anstyle::Style;
use clap::Args;
use rules::catalogue::CatalogueEntry;
use rules::options::{GameInfo, OptionSpec};
use serde_json::{Value, json};

/// The arguments of `teahouse games`.
#[derive(Args)]
#[command(after_help = "teahouse games\nteahouse games halma --json")]
pub struct Games {
    #[arg(id = "games-game", value_name = "game")]
    game: Option<String>,
    #[arg(long)]
    json: bool,
}

impl Games {
    /// Prints the games, or one of them.
    pub fn run(self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let one = self.game.map(|name| choice::info(texts, &name)).transpose()?;
        let games: Vec<&GameInfo> = one.map_or_else(|| rules::GAMES.to_vec(), |info| vec![info]);
        if self.json {
            let games: Vec<_> = games.iter().map(|info| data(texts, info)).collect();
            return json(out, &json!({ "lang": texts.lang().code(), "games": games }));
        }
        for (i, info) in games.into_iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            game(texts, info, out)?;
        }
        Ok(())
    }
}

fn game(texts: &Texts, info: &GameInfo, out: &mut Out<'_>) -> Result<(), Failure> {
    let bold = Style::new().bold();
    let title = texts.get(&format!("game-{}", info.id));
    writeln!(out, "{bold}{}{bold:#}  {title}", texts.code(info.id))?;
    writeln!(out, "  {}", texts.isolate(&texts.get(&format!("game-{}-about", info.id))))?;
    let seats: Vec<_> = info.seats.iter().map(|seats| texts.number(u64::from(*seats))).collect();
    writeln!(out, "\n  {} {}", texts.get("games-seats"), seats.join(&texts.get("list-comma")))?;
    writeln!(out, "\n  {}", texts.get("games-presets"))?;
    let widest = info.presets.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    for preset in info.presets {
        let room = " ".repeat(widest - preset.name.len());
        let sets: Vec<_> = preset.sets.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let about = texts.get(&format!("preset-{}-{}", info.id, preset.name));
        let sets =
            if sets.is_empty() { String::new() } else { format!(" ({})", texts.code(&sets.join(" "))) };
        writeln!(
            out,
            "    {bold}{}{bold:#}{room}  {}{sets}",
            texts.code(preset.name),
            texts.isolate(&about)
        )?;
    }
    writeln!(out, "\n  {}", texts.get("games-options"))?;
    for option in info.options {
        let about = texts.get(&format!("option-{}-{}", info.id, option.name));
        writeln!(out, "    {bold}{}{bold:#}  {}", texts.code(option.name), texts.isolate(&about))?;
        let widest = values(option).iter().map(|value| value.chars().count()).max().unwrap_or(0);
        for value in values(option) {
            let room = " ".repeat(widest - value.chars().count());
            let about = texts.value(info.id, option.name, value.split('–').next().unwrap_or(&value));
            writeln!(out, "        {}{room}  {}", texts.code(&value), texts.isolate(&about))?;
        }
    }
    Ok(())
}

/// The values of an option, the default first, numbers as a range.
fn values(option: &OptionSpec) -> Vec<String> {
    let range = option.numbers.map(|(low, high)| format!("{low}–{high}"));
    option.values.iter().map(ToString::to_string).chain(range).collect()
}

/// The entry of the catalogue, with the sentences that go with it.
fn data(texts: &Texts, info: &GameInfo) -> Value {
    let mut entry = json!(CatalogueEntry::from(info));
    let about = |of: &mut Value, key: &str| of["about"] = json!(texts.get(key));
    entry["name"] = json!(texts.get(&format!("game-{}", info.id)));
    about(&mut entry, &format!("game-{}-about", info.id));
    for (kind, list) in [("preset", "presets"), ("option", "options")] {
        for part in entry[list].as_array_mut().into_iter().flatten() {
            let key = format!("{kind}-{}-{}", info.id, part["name"].as_str().unwrap_or_default());
            about(part, &key);
        }
    }
    entry
}
