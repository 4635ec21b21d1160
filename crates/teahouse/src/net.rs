//! The choice of the engine's net, on the command line and by `EvalFile`.

use crate::failure::Failure;
use crate::files;
use crate::texts::Texts;
use engine::net::Broken;
use engine::searcher::{NetChoice, Searcher};
use std::io::Read;
use std::path::Path;

/// The name of the hand-written evaluation alone.
pub const NONE: &str = "none";

/// What the engine evaluates with.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Judge {
    /// The built-in net.
    #[default]
    Shipped,
    /// The hand-written evaluation alone.
    None,
    /// The net of a file: its name and contents.
    File(String, Vec<u8>),
}

impl Judge {
    /// Parses the choice: a file, `none`, or nothing for the built-in net.
    pub fn read(texts: &Texts, said: &str) -> Result<Self, Failure> {
        match said {
            "" => return Ok(Self::Shipped),
            NONE => return Ok(Self::None),
            _ => {}
        }
        let path = Path::new(said);
        let mut bytes = Vec::new();
        let read = files::open(path).and_then(|file| file.take(files::LIMIT).read_to_end(&mut bytes));
        read.map_err(|error| files::failure(texts, path, &error))?;
        Ok(Self::File(said.to_string(), bytes))
    }

    /// The choice in the engine's terms.
    pub fn choice(&self) -> NetChoice<'_> {
        match self {
            Self::Shipped => NetChoice::Shipped,
            Self::None => NetChoice::None,
            Self::File(_, bytes) => NetChoice::File(bytes),
        }
    }

    /// Applies the choice to an engine.
    pub fn apply(&self, texts: &Texts, engine: &mut dyn Searcher) -> Result<(), Failure> {
        engine.set_net(self.choice()).map_err(|broken| {
            let name = if let Self::File(name, _) = self { name } else { "" };
            let file = texts.code(&files::shown(Path::new(name))).into_owned();
            let (key, game) = match broken {
                Broken::NoNet => ("net-none", String::new()),
                Broken::Damaged => ("net-damaged", String::new()),
                Broken::OtherShape => ("net-other-shape", String::new()),
                Broken::OtherGame(game) => ("net-other-game", texts.code(&game).into_owned()),
            };
            Failure::Failed(texts.with(key, &[("file", file.into()), ("game", game.into())]))
        })
    }
}
