//! The choice of a game on the command line: its name, preset, options, seats and first player, the
//! same everywhere a game is named.

use crate::failure::Failure;
use crate::texts::Texts;
use clap::ArgMatches;
use rules::catalogue::Request;
use rules::game::Seat;
use rules::message::Message;
use rules::options::{GameInfo, Setup};
use rules::table::Table;

/// The game of that name; a clear word if there is none.
pub fn info(texts: &Texts, name: &str) -> Result<&'static GameInfo, Failure> {
    Request::new(name).info().map_err(|unknown| Failure::Usage(texts.message(&unknown)))
}

/// The game that `GAME`, `--preset`, `--option`, `--seats` and `--first` describe. A first player
/// who is not named is drawn, where the game draws one and there is something to draw with.
pub fn setup(
    texts: &Texts,
    matches: &ArgMatches,
    draw: Option<&mut fastrand::Rng>,
) -> Result<Setup, Failure> {
    let name = matches.get_one::<String>("game").map_or("", String::as_str);
    setup_of(texts, info(texts, name)?, matches, draw)
}

/// The same for a game that is known already.
pub fn setup_of(
    texts: &Texts,
    info: &'static GameInfo,
    matches: &ArgMatches,
    draw: Option<&mut fastrand::Rng>,
) -> Result<Setup, Failure> {
    let mut options = Vec::new();
    for word in matches.get_many::<String>("option").into_iter().flatten() {
        let wrong = || {
            let word = texts.code(word).into_owned();
            Failure::Usage(texts.with("error-option-form", &[("word", word.into())]))
        };
        options.push(word.split_once('=').ok_or_else(wrong)?);
    }
    let preset = matches.get_one::<String>("preset").map(String::as_str);
    let seats = matches.get_one::<u8>("seats").copied();
    let said = |message: Message| Failure::Usage(texts.message_of(info.id, &message));
    let mut setup = Setup::choose(info, seats, preset, options).map_err(said)?;
    setup.first = match (matches.get_one::<String>("first"), draw) {
        (Some(letter), _) => first(texts, &setup, letter)?,
        (None, Some(rng)) if info.draws_first => Seat(rng.u8(..setup.seats)),
        (None, _) => Seat(0),
    };
    Ok(setup)
}

fn first(texts: &Texts, setup: &Setup, text: &str) -> Result<Seat, Failure> {
    let info = setup.info();
    if !info.draws_first {
        return Err(Failure::Usage(texts.get("error-no-first")));
    }
    seat(texts, setup, text)
}

/// The seat of a letter.
pub fn seat(texts: &Texts, setup: &Setup, text: &str) -> Result<Seat, Failure> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(|letter| setup.info().seat(setup.seats, letter.to_ascii_uppercase()));
    seat.filter(|_| letters.next().is_none()).ok_or_else(|| {
        let allowed =
            (setup.info().letters)(setup.seats).chars().map(String::from).collect::<Vec<_>>().join(", ");
        let args = [
            ("seat", texts.code(text).into_owned().into()),
            ("allowed", texts.code(&allowed).into_owned().into()),
        ];
        Failure::Usage(texts.with("error-seat", &args))
    })
}

/// A table with that game, from its start or from a position in its one-line form.
pub fn open(texts: &Texts, setup: Setup, position: Option<&str>) -> Result<Box<dyn Table>, Failure> {
    let game = setup.info().id;
    setup.open(position).map_err(|message| Failure::Usage(texts.message_of(game, &message)))
}

/// Plays entries that a person has typed, as `entry;entry;…` or one in each argument.
pub fn play_turns(table: &mut dyn Table, turns: &str) -> Result<(), Failure> {
    let game = table.setup().info().id;
    for entry in turns.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        // Entries numbered 0 are set-up that only a record's reader knows.
        let played = if entry.starts_with('0') { table.read_entry(entry) } else { table.play(entry) };
        played.map_err(|message| Failure::Said(game, message))?;
    }
    Ok(())
}
