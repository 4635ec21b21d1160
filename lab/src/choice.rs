//! The choice of a game on the command line, with the arguments of `teahouse`.

use crate::Error;
use clap::Args;
use rules::catalogue::GameSpec;
use rules::game::Seat;
use rules::message::Message;
use rules::options::Setup;
use rules::table::AnyGame;

/// The arguments that choose the kind of a game.
#[derive(Args)]
pub struct GameArgs {
    /// A preset of the game
    #[arg(long)]
    preset: Option<String>,
    /// What differs from the preset, as `name=value`
    #[arg(short, long)]
    option: Vec<String>,
    /// How many players
    #[arg(long)]
    seats: Option<u8>,
    /// Who begins, by letter
    #[arg(long)]
    first: Option<String>,
}

/// A refusal of the rules as an error.
pub fn refused(message: Message) -> Error {
    Error::Asked(message.to_string())
}

impl GameArgs {
    /// The game of this name as the arguments describe it. A first player who is not named is drawn, where the game
    /// draws one and there is something to draw with.
    pub fn setup(&self, name: &str, draw: Option<&mut fastrand::Rng>) -> Result<Setup, Error> {
        let info = GameSpec::new(name).info().map_err(refused)?;
        let pair = |word: &'_ String| {
            let parts = word.split_once('=').map(|(name, value)| (name.to_string(), value.to_string()));
            parts.ok_or_else(|| Error::Asked(format!("{word}: write it as name=value")))
        };
        let options = self.option.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
        let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut setup = Setup::choose(info, self.seats, self.preset.as_deref(), options).map_err(refused)?;
        setup.first = match (&self.first, draw) {
            (Some(_), _) if !info.draws_first => {
                return Err(Error::Asked("in this game it is settled who begins".to_string()));
            }
            (Some(letter), _) => {
                let seat = letter.parse().ok().and_then(|letter: char| info.seat(setup.seats, letter));
                let letters = (info.letters)(setup.seats);
                seat.ok_or_else(|| Error::Asked(format!("{letter}: one of {letters} begins")))?
            }
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

/// Plays entries that a person has typed, as `entry;entry;…`.
pub fn play_turns(table: &mut dyn AnyGame, turns: &str) -> Result<(), Message> {
    for entry in turns.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
        // Entries numbered 0 are setup, which only the reader of records accepts.
        if entry.starts_with('0') { table.read_entry(entry)? } else { table.play(entry)? }
    }
    Ok(())
}
