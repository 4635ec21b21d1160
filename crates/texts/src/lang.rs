//! The languages, and where their texts are.

use crate::games::GAMES;

/// A language of the program.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Persian.
    Fa,
    /// Hebrew.
    He,
    /// Polish.
    Pl,
    /// Portuguese.
    Pt,
}

/// Files of one language, embedded.
macro_rules! locale {
    ($lang:literal) => {
        locale!($lang: "shared/games", "shared/says", "terminal/common", "terminal/help", "terminal/report", "terminal/play", "terminal/tui", "terminal/engine", "terminal/server")
    };
    ($lang:literal: $($file:literal),*) => {
        &[$(include_str!(concat!("../../../locales/", $lang, "/", $file, ".ftl"))),*]
    };
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 5] = [Self::En, Self::Fa, Self::He, Self::Pl, Self::Pt];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fa => "fa",
            Self::He => "he",
            Self::Pl => "pl",
            Self::Pt => "pt",
        }
    }

    /// The language of a code or a locale name: `pt`, `pt_BR.UTF-8`, `fa-IR`.
    pub fn find(name: &str) -> Option<Self> {
        let code = name.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }

    /// Every text but the written rules.
    pub(crate) fn sources(self) -> Vec<&'static str> {
        let general: &[_] = match self {
            Self::En => locale!("en"),
            Self::Fa => locale!("fa"),
            Self::He => locale!("he"),
            Self::Pl => locale!("pl"),
            Self::Pt => locale!("pt"),
        };
        let games = GAMES.iter().map(|game| game.words[self as usize]);
        general.iter().copied().chain(games).collect()
    }

    /// The long texts of the written rules.
    pub(crate) fn lore(self) -> Vec<&'static str> {
        let cards: &[_] = match self {
            Self::En => locale!("en": "shared/rules-cards"),
            Self::Fa => locale!("fa": "shared/rules-cards"),
            Self::He => locale!("he": "shared/rules-cards"),
            Self::Pl => locale!("pl": "shared/rules-cards"),
            Self::Pt => locale!("pt": "shared/rules-cards"),
        };
        let games = GAMES.iter().map(|game| game.lore[self as usize]);
        cards.iter().copied().chain(games).collect()
    }

    /// Whether it is written from right to left.
    pub const fn is_rtl(self) -> bool {
        matches!(self, Self::Fa | Self::He)
    }

    /// What stands between groups of three digits, and from how many digits on groups are made.
    pub(crate) const fn grouping(self) -> (&'static str, usize) {
        match self {
            Self::En | Self::He => (",", 4),
            Self::Fa => ("٬", 4),
            Self::Pl => ("\u{a0}", 5),
            Self::Pt => (".", 4),
        }
    }
}
