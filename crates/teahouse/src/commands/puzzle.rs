//! `teahouse puzzle`: a puzzle at a time on the terminal, and `teahouse puzzle check`, which proves them all again.

mod check;
mod solve;

use crate::commands::Out;
use crate::failure::Failure;
use crate::texts::Texts;
use clap::{Args, Subcommand};
use puzzles::{Collection, Puzzle, Theme, today};

/// The arguments of `teahouse puzzle`.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
#[command(after_help = "\
teahouse puzzle
teahouse puzzle skud --theme close-ring
teahouse puzzle --today
teahouse puzzle check halma")]
pub struct PuzzleArgs {
    #[arg(value_name = "game")]
    game: Option<String>,
    #[arg(long, value_name = "theme")]
    theme: Option<String>,
    #[arg(long, conflicts_with_all = ["game", "theme"])]
    today: bool,
    #[arg(long, value_name = "name", conflicts_with_all = ["game", "theme", "today"])]
    puzzle: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
}

impl PuzzleArgs {
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        match &self.command {
            Some(Command::Check(check)) => check.run(texts, out),
            None => solve::solve(texts, &self.choose(texts)?, out),
        }
    }

    /// The puzzle asked for, or a random one.
    fn choose(&self, texts: &Texts) -> Result<Puzzle, Failure> {
        let none = || Failure::Failed(texts.get("error-no-puzzle"));
        if self.today {
            // In UTC, as on servers, so that everybody has the same puzzle.
            let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
            return today(&now.date().to_string()).ok_or_else(none);
        }
        if let Some(id) = &self.puzzle {
            return Collection::all().find_map(|collection| collection.find(id)).ok_or_else(none);
        }
        let theme = self.theme.as_deref().map(|id| theme(texts, id)).transpose()?;
        let fits = |collection: &Collection<'_>, i| {
            let sort = collection.sort(i);
            sort.is_some_and(|(themes, _)| theme.is_none_or(|theme| themes.contains(theme)))
        };
        let collections = of_game(texts, self.game.as_deref())?;
        let found: Vec<(&Collection<'_>, usize)> = collections
            .iter()
            .flat_map(|collection| (0..collection.len()).map(move |i| (collection, i)))
            .filter(|(collection, i)| fits(collection, *i))
            .collect();
        let (collection, i) = *fastrand::choice(&found).ok_or_else(none)?;
        collection.get(i).ok_or_else(none)
    }
}

/// The collections of a game, or all.
fn of_game(texts: &Texts, game: Option<&str>) -> Result<Vec<Collection<'static>>, Failure> {
    let game = game.map(|name| crate::choice::info(texts, name)).transpose()?;
    Ok(Collection::all().filter(|all| game.is_none_or(|game| game.id == all.game())).collect())
}

fn theme(texts: &Texts, id: &str) -> Result<Theme, Failure> {
    Theme::find(id).ok_or_else(|| {
        let allowed: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
        let name: String = id.chars().filter(|c| !c.is_control()).take(40).collect();
        let args = [
            ("name", texts.code(&name).into_owned().into()),
            ("allowed", texts.code(&allowed.join(", ")).into_owned().into()),
        ];
        Failure::Usage(texts.with("error-theme", &args))
    })
}
