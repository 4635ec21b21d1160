//! `teahouse play`: gathers the table, the bots and the players, then hands over to the full-screen
//! game, or to the plain one in a pipe.

mod plain;

use crate::bot::{Bot, HIGHEST};
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::commands::show;
use crate::failure::Failure;
use crate::texts::Texts;
use crate::tui;
use clap::{Args, value_parser};
use rules::options::Setup;
use rules::table::AnyGame;
use std::io::IsTerminal;
use std::path::PathBuf;

/// The start of a game on this terminal.
pub struct Begin {
    pub table: Box<dyn AnyGame>,
    /// The bots, by seat.
    pub bots: Vec<Option<Bot>>,
    /// Names for the record, by seat; empty if not given.
    pub players: Vec<String>,
    /// Where the record goes at the end.
    pub save: Option<PathBuf>,
    /// The source of randomness.
    pub rng: fastrand::Rng,
}

/// The arguments of `teahouse play`.
#[derive(Args)]
#[command(after_help = "\
teahouse play skud --seats 3
teahouse play street --preset garden-gate --bot G=greedy
teahouse play halma --option board=10x10 --bot A=random --bot B=greedy --plain
teahouse play halma --level 4 --seat B")]
pub struct Play {
    #[arg(value_name = "game")]
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(long, value_name = "n", value_parser = value_parser!(u8).range(1..=i64::from(HIGHEST)))]
    level: Option<u8>,
    #[arg(long, value_name = "seat", requires = "level")]
    seat: Option<String>,
    #[arg(long, value_name = "bot")]
    bot: Vec<String>,
    #[arg(long, value_name = "player")]
    player: Vec<String>,
    #[arg(long, value_name = "text")]
    position: Option<String>,
    #[arg(long, value_name = "file")]
    load: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "n")]
    seed: Option<u64>,
    #[arg(long)]
    plain: bool,
}

/// Whether a person is at a terminal.
pub fn on_a_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

impl Play {
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let mut begin = self.begin(texts)?;
        if self.plain || !on_a_terminal() {
            return plain::play(texts, begin, out);
        }
        begin.table =
            tui::play(begin.table, begin.bots.clone(), begin.players.clone(), begin.rng.clone(), texts)?;
        match begin.save.take() {
            Some(path) => plain::save(texts, &begin, &path, out),
            None => Ok(()),
        }
    }

    fn begin(&self, texts: &Texts) -> Result<Begin, Failure> {
        let mut rng = self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
        let (table, loaded) = match &self.load {
            None => {
                let setup = self.kind.setup(texts, &self.game, Some(&mut rng))?;
                (choice::open(texts, setup, self.position.as_deref())?, None)
            }
            Some(path) => {
                let record = show::read(texts, path)?;
                (record.open().map_err(|message| Failure::Said("", message))?, Some(record))
            }
        };
        let setup = table.setup();
        let game = setup.info().id;
        if choice::info(texts, &self.game)?.id != game {
            let args = [("game", texts.get(&format!("game-{game}")).into())];
            return Err(Failure::Usage(texts.with("error-other-game", &args)));
        }
        let bots = self.bots(texts, setup)?;
        let letters = (setup.info().letters)(setup.seats).chars();
        let tag = |letter| {
            let tag = loaded.as_ref().and_then(|record| record.tag(&format!("player {letter}")));
            tag.unwrap_or("").to_string()
        };
        let mut players: Vec<String> = letters.map(tag).collect();
        for (player, bot) in players.iter_mut().zip(&bots) {
            if let Some(bot) = bot {
                *player = bot.name();
            }
        }
        for (seat, name) in by_seat(texts, setup, &self.player)? {
            players[seat] = name;
        }
        Ok(Begin { table, bots, players, save: self.save.clone(), rng })
    }

    /// The bots by seat: those that were named, and with a level the engine on every other seat.
    fn bots(&self, texts: &Texts, setup: &Setup) -> Result<Vec<Option<Bot>>, Failure> {
        let mut bots = vec![None; usize::from(setup.seats)];
        for (seat, name) in by_seat(texts, setup, &self.bot)? {
            let unknown = || {
                let allowed = Bot::all().map(Bot::name).collect::<Vec<_>>().join(", ");
                let args = [
                    ("name", texts.code(&name).into_owned().into()),
                    ("allowed", texts.code(&allowed).into_owned().into()),
                ];
                Failure::Usage(texts.with("error-bot", &args))
            };
            bots[seat] = Some(Bot::find(&name).ok_or_else(unknown)?);
        }
        if let Some(level) = self.level {
            let own = self.seat.as_ref().map(|seat| choice::seat(texts, setup, seat)).transpose()?;
            let own = own.unwrap_or(rules::game::Seat(0)).index();
            let others = bots.iter_mut().enumerate().filter(|(seat, bot)| *seat != own && bot.is_none());
            others.for_each(|(_, bot)| *bot = Some(Bot::Level(level)));
        }
        Ok(bots)
    }
}

/// The `SEAT=VALUE` pairs of an argument.
fn by_seat(texts: &Texts, setup: &Setup, words: &[String]) -> Result<Vec<(usize, String)>, Failure> {
    let mut pairs = Vec::new();
    for word in words {
        let Some((seat, value)) = word.split_once('=') else {
            return Err(Failure::Usage(
                texts.with("error-seat-form", &[("word", texts.code(word).into_owned().into())]),
            ));
        };
        pairs.push((choice::seat(texts, setup, seat)?.index(), value.to_string()));
    }
    Ok(pairs)
}
