//! What can go wrong with a command, and the exit code that says so.

use crate::texts::Texts;
use rules::message::Message;
use std::io;

/// Why a command ends without having done what was asked.
#[derive(Debug)]
pub enum Failure {
    /// It was asked for in a wrong way.
    Usage(String),
    /// It failed, for this reason.
    Failed(String),
    /// The rules refuse, in the words of this game.
    Said(&'static str, Message),
    /// It failed, and that has been reported already.
    Reported,
    /// Writing or reading failed.
    Io(io::Error),
}

impl Failure {
    /// 2 for a wrong command line, 1 for other failures, 0 where the reader of a pipe has gone.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            // Whoever reads our output has had enough: `teahouse … | head` is no failure.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Failed(_) | Self::Said(..) | Self::Reported | Self::Io(_) => 1,
        }
    }

    /// What to tell the person; nothing when all has been said.
    pub fn text(&self, texts: &Texts) -> Option<String> {
        let text = match self {
            Self::Usage(text) | Self::Failed(text) => text.clone(),
            Self::Said(game, message) => texts.message_of(game, message),
            Self::Reported => return None,
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return None,
            Self::Io(error) => texts.with("error-io", &[("why", error.to_string().into())]),
        };
        Some(format!("{} {text}", texts.get("error-heading")))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
