//! Saving and loading: the only place where the full-screen game touches files.

use super::model::{Choice, Layer, Model, Notice, Question};
use super::update::Effect;
use crate::files;
use rules::options::Setup;
use rules::record::Record;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;

/// The largest record that is read; real ones have a few kilobytes.
const LARGEST: u64 = 8 << 20;

/// Performs an effect; `true` to leave the game.
pub fn perform(model: &mut Model, effect: Effect) -> bool {
    match effect {
        Effect::Quit => return true,
        Effect::Save { file, over } => save(model, file, over),
        Effect::Load(file) => load(model, file),
    }
    false
}

fn save(model: &mut Model, file: String, over: bool) {
    let record = Record::of(model.table.as_ref(), &model.player_names(), &today()).to_string();
    match write(&file, &record, over) {
        Ok(()) => {
            model.saved = model.table.entries();
            model.notice = Some(Notice::File("tui-saved", file.clone()));
            model.file = Some(file);
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            model.layer = Layer::Ask(Question::Overwrite(file));
        }
        Err(error) => model.notice = Some(Notice::File(problem(&error), file)),
    }
}

fn write(file: &str, text: &str, over: bool) -> io::Result<()> {
    let path = at_home(file);
    if !over && path.exists() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    files::replace(&path, text)
}

fn load(model: &mut Model, file: String) {
    let text = match read(&file) {
        Ok(text) => text,
        Err(error) => {
            model.notice = Some(Notice::File(problem(&error), file));
            return;
        }
    };
    let opened = rules::garden_gate::read(&text).and_then(|record| Ok((record.open()?, record)));
    match opened {
        Ok((table, record)) => {
            // Bots keep their seats where the seats are the same.
            let same = usize::from(table.setup().seats) == model.bots.len();
            let bots = if same { model.bots.clone() } else { Vec::new() };
            let players = players(&record, table.setup());
            let choice = Choice { table, bots, players, file: Some(file.clone()) };
            *model = Model::from_choice(choice, model.size);
            model.notice = Some(Notice::File("tui-loaded", file));
        }
        Err(why) => model.notice = Some(Notice::Refused(why)),
    }
}

/// The players as a record names them, by seat.
pub fn players(record: &Record, setup: &Setup) -> Vec<String> {
    let letters = (setup.info().letters)(setup.seats).chars();
    letters.map(|letter| record.tag(&format!("player {letter}")).unwrap_or("").to_string()).collect()
}

/// Reads a record from a file of a reasonable size.
pub fn read(file: &str) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(at_home(file))?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}

/// The path of a name as people type it: `~/` is the home folder, as in a shell.
fn at_home(file: &str) -> PathBuf {
    match (file.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(file),
    }
}

/// The message key of an error.
pub fn problem(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound => "tui-file-missing",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "tui-file-denied",
        ErrorKind::IsADirectory => "tui-file-folder",
        ErrorKind::FileTooLarge => "tui-file-large",
        ErrorKind::InvalidData => "tui-file-not-text",
        _ => "tui-file-failed",
    }
}

fn today() -> String {
    jiff::Zoned::now().date().to_string()
}

impl Model {
    /// The name that is offered for a file.
    pub fn file_name(&self) -> String {
        self.file.clone().unwrap_or_else(|| format!("{}-{}.txt", self.view.game, today()))
    }

    /// The players as a record names them.
    fn player_names(&self) -> Vec<String> {
        let names = self.players.iter().zip(&self.bots);
        names
            .map(|(name, bot)| match bot {
                Some(bot) if name.is_empty() => bot.name(),
                _ => name.clone(),
            })
            .collect()
    }
}
