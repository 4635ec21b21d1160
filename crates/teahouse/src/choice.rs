//! The choice of a game on the command line: its name, preset, options, seats and first player, the
//! same everywhere a game is named.

use crate::failure::Failure;
use crate::texts::Texts;
use clap::Args;
use rules::catalogue::GameSpec;
use rules::game::Seat;
use rules::message::Message;
use rules::options::{GameInfo, Setup};
use rules::table::AnyGame;

/// The game with this name, or an error that says there is none.
pub fn info(texts: &Texts, name: &str) -> Result<&'static GameInfo, Failure> {
    GameSpec::new(name).info().map_err(|unknown| Failure::Usage(texts.message(&unknown)))
}

/// The arguments that choose the kind of a game.
#[derive(Args)]
pub struct GameArgs {
    #[arg(long, value_name = "name", help_heading = "game")]
    preset: Option<String>,
    #[arg(short, long, value_name = "option", help_heading = "game")]
    option: Vec<String>,
    #[arg(long, value_name = "n", help_heading = "game")]
    seats: Option<u8>,
    #[arg(long, value_name = "seat", help_heading = "game")]
    first: Option<String>,
}

impl GameArgs {
    /// The game of this name as the arguments describe it. A first player who is not named is drawn, where the game
    /// draws one and there is something to draw with.
    pub fn setup(
        &self,
        texts: &Texts,
        name: &str,
        draw: Option<&mut fastrand::Rng>,
    ) -> Result<Setup, Failure> {
        let info = info(texts, name)?;
        let mut options = Vec::new();
        for word in &self.option {
            let wrong = || {
                let word = texts.code(word).into_owned();
                Failure::Usage(texts.with("error-option-form", &[("word", word.into())]))
            };
            options.push(word.split_once('=').ok_or_else(wrong)?);
        }
        let said = |message: Message| Failure::Usage(texts.message_of(info.id, &message));
        let mut setup = Setup::choose(info, self.seats, self.preset.as_deref(), options).map_err(said)?;
        setup.first = match (&self.first, draw) {
            (Some(letter), _) => first(texts, &setup, letter)?,
            (None, Some(rng)) if info.draws_first => Seat(rng.u8(..setup.seats)),
            (None, _) => Seat(0),
        };
        Ok(setup)
    }

    /// Whether the first player of every game is drawn by lot.
    pub fn draws_first(&self, setup: &Setup) -> bool {
        setup.info().draws_first && self.first.is_none()
    }
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
pub fn open(texts: &Texts, setup: Setup, position: Option<&str>) -> Result<Box<dyn AnyGame>, Failure> {
    let game = setup.info().id;
    setup.open(position).map_err(|message| Failure::Usage(texts.message_of(game, &message)))
}

/// Plays entries that a person has typed, as `entry;entry;…` or one in each argument.
pub fn play_turns(table: &mut dyn AnyGame, turns: &str) -> Result<(), Failure> {
    let game = table.setup().info().id;
    for entry in turns.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        // Entries numbered 0 are setup, which only the reader of records accepts.
        let played = if entry.starts_with('0') { table.read_entry(entry) } else { table.play(entry) };
        played.map_err(|message| Failure::Said(game, message))?;
    }
    Ok(())
}
