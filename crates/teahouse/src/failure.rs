//! The failures of a command, with their exit codes.

use crate::texts::Texts;
use rules::message::Message;
use std::io;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// It failed, for this reason.
    Failed(String),
    /// The rules refused, with a message in the words of this game.
    Said(&'static str, Message),
    /// It failed, and the failure has already been reported.
    Reported,
    /// Writing or reading failed.
    Io(io::Error),
}

impl Failure {
    /// 2 for a wrong command line, 1 for other failures, 0 if the reader of a pipe has gone.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            // The reader has closed the pipe: `teahouse … | head` is not a failure.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Failed(_) | Self::Said(..) | Self::Reported | Self::Io(_) => 1,
        }
    }

    /// The message for the person; `None` if it was already reported.
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
