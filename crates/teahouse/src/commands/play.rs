//! `teahouse play`: gathers the table, the bots and the players, then hands over to the full-screen
//! game, or to the plain one in a pipe.

mod plain;

use crate::bot::Bot;
use crate::cli::Out;
use crate::commands::show;
use crate::failure::Failure;
use crate::texts::Texts;
use crate::{choice, cli, tui};
use clap::ArgMatches;
use rules::options::Setup;
use rules::table::Table;
use std::io::IsTerminal;
use std::path::PathBuf;

/// Everything that a game on this terminal begins with.
pub struct Begin {
    /// The game.
    pub table: Box<dyn Table>,
    /// Who plays by itself, by seat.
    pub bots: Vec<Option<Bot>>,
    /// Names for the record, by seat; empty where nobody said one.
    pub players: Vec<String>,
    /// Where the record goes at the end.
    pub save: Option<PathBuf>,
    /// The source of all that is drawn.
    pub rng: fastrand::Rng,
}

/// The menu of games, for a person who has not said what they want; help where nobody sits.
pub fn menu(texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
    if on_a_terminal() {
        return Ok(tui::start(texts.lang())?);
    }
    write!(out, "{}", cli::command(texts).render_help().ansi())?;
    Ok(())
}

/// Plays a game.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let mut begin = begin(texts, matches)?;
    if matches.get_flag("plain") || !on_a_terminal() {
        return plain::play(texts, begin, out);
    }
    begin.table =
        tui::play(begin.table, begin.bots.clone(), begin.players.clone(), begin.rng.clone(), texts)?;
    match begin.save.take() {
        Some(path) => plain::save(texts, &begin, &path, out),
        None => Ok(()),
    }
}

fn on_a_terminal() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

fn begin(texts: &Texts, matches: &ArgMatches) -> Result<Begin, Failure> {
    let seed = matches.get_one::<u64>("seed").copied();
    let mut rng = seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed);
    let position = matches.get_one::<String>("position").map(String::as_str);
    let (table, loaded) = match matches.get_one::<PathBuf>("load") {
        None => {
            let setup = choice::setup(texts, matches, Some(&mut rng))?;
            (choice::open(texts, setup, position)?, None)
        }
        Some(path) => {
            let record = show::read(texts, path)?;
            (record.open().map_err(|message| Failure::Said("", message))?, Some(record))
        }
    };
    let setup = table.setup();
    let named = matches.get_one::<String>("game").map_or("", String::as_str);
    if choice::info(texts, named)?.id != setup.info().id {
        return Err(Failure::Usage(
            texts.with(
                "error-other-game",
                &[("game", texts.get(&format!("game-{}", setup.info().id)).into())],
            ),
        ));
    }
    let seats = usize::from(setup.seats);
    let mut bots = vec![None; seats];
    for (seat, name) in by_seat(texts, setup, matches, "bot")? {
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
    if let Some(level) = matches.get_one::<u8>("level") {
        let own =
            matches.get_one::<String>("seat").map(|seat| choice::seat(texts, setup, seat)).transpose()?;
        let own = own.unwrap_or(rules::game::Seat(0)).index();
        let others = bots.iter_mut().enumerate().filter(|(seat, bot)| *seat != own && bot.is_none());
        others.for_each(|(_, bot)| *bot = Some(Bot::Level(*level)));
    }
    let letters = (setup.info().letters)(setup.seats).chars();
    let tag = |letter| {
        loaded.as_ref().and_then(|record| record.tag(&format!("player {letter}"))).unwrap_or("").to_string()
    };
    let mut players: Vec<String> = letters.map(tag).collect();
    for (player, bot) in players.iter_mut().zip(&bots) {
        if let Some(bot) = bot {
            *player = bot.name();
        }
    }
    for (seat, name) in by_seat(texts, setup, matches, "player")? {
        players[seat] = name;
    }
    let save = matches.get_one::<PathBuf>("save").cloned();
    Ok(Begin { table, bots, players, save, rng })
}

/// The `SEAT=VALUE` pairs of an argument.
fn by_seat(
    texts: &Texts,
    setup: &Setup,
    matches: &ArgMatches,
    name: &str,
) -> Result<Vec<(usize, String)>, Failure> {
    let mut pairs = Vec::new();
    for word in matches.get_many::<String>(name).into_iter().flatten() {
        let Some((seat, value)) = word.split_once('=') else {
            return Err(Failure::Usage(
                texts.with("error-seat-form", &[("word", texts.code(word).into_owned().into())]),
            ));
        };
        pairs.push((choice::seat(texts, setup, seat)?.index(), value.to_string()));
    }
    Ok(pairs)
}
