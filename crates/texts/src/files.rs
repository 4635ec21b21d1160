//! The files of each language, embedded.

use crate::games::GAMES;
use crate::lang::{InAll, Lang};

/// The texts of terminal and pages, except those of the games.
static GENERAL: [InAll; 11] = [
    in_all!("shared/games"),
    in_all!("shared/puzzles"),
    in_all!("shared/says"),
    in_all!("terminal/common"),
    in_all!("terminal/help"),
    in_all!("terminal/report"),
    in_all!("terminal/play"),
    in_all!("terminal/puzzle"),
    in_all!("terminal/tui"),
    in_all!("terminal/engine"),
    in_all!("terminal/server"),
];
static CARDS: InAll = in_all!("shared/rules-cards");
static MAIL: [InAll; 3] = [in_all!("mail/mail"), in_all!("mail/notices"), in_all!("mail/digest")];

impl Lang {
    /// All texts except the written rules and the emails.
    pub(crate) fn sources(self) -> impl Iterator<Item = &'static str> {
        GENERAL.iter().map(move |file| file[self as usize]).chain(self.games())
    }

    /// The long texts of the written rules.
    pub(crate) fn lore(self) -> impl Iterator<Item = &'static str> {
        let games = GAMES.iter().map(move |game| game.lore[self as usize]);
        std::iter::once(CARDS[self as usize]).chain(games)
    }

    /// The words of the games.
    pub(crate) fn games(self) -> impl Iterator<Item = &'static str> {
        GAMES.iter().map(move |game| game.words[self as usize])
    }

    /// The texts of emails and push messages.
    pub(crate) fn mail(self) -> impl Iterator<Item = &'static str> {
        MAIL.iter().map(move |file| file[self as usize])
    }
}
