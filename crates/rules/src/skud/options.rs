//! Skud's options and presets, as data and as the typed value that positions carry.

use super::tile::Kind;
use crate::message::Message;
use crate::options::{OptionSpec, Preset, Setup};

const fn spec(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, values, numbers: None }
}

/// Every option, the default value first.
pub const SPECS: &[OptionSpec] = &[
    spec("oasis", &["off", "on"]),
    spec("accents", &["four", "guest-picks-one", "double", "all", "agreed"]),
    spec("opening", &["same", "clashing", "free"]),
    spec("wheels", &["on", "off"]),
    spec("clash", &["enforced", "called"]),
    spec("lotus-takes-orchid", &["off", "on"]),
    spec("captured-specials", &["gone", "return"]),
    spec("last-flower", &["accents", "midlines", "none"]),
    spec("bamboo", &["always", "own-flower"]),
    spec("turtle", &["source", "pairs"]),
    spec("limits", &["on", "off"]),
    spec("aids", &["shown", "hidden"]),
];

/// The presets, the default first.
pub const PRESETS: &[Preset] = &[
    Preset { name: "standard", sets: &[] },
    Preset {
        name: "garden-gate",
        sets: &[
            ("lotus-takes-orchid", "on"),
            ("last-flower", "midlines"),
            ("bamboo", "own-flower"),
            ("turtle", "pairs"),
        ],
    },
];

/// How accents are chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Accents {
    /// Each player chooses this many.
    Each(u8),
    /// The first player chooses four for everybody.
    Agreed,
    /// The first player names one kind, one tile of it for each.
    One,
    /// Everybody has the whole set.
    All,
}

/// How the game opens.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The same flower for both; with more players one chosen by the next.
    Same,
    /// Host plants the kind that clashes with Guest's.
    Clashing,
    /// No opening plants.
    Free,
}

/// What ends the game when a reserve runs out of basic flowers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LastFlower {
    /// Most accents in the reserve, then most harmonies.
    Accents,
    /// Most harmonies across a midline.
    Midlines,
    /// Nothing.
    None,
}

/// The options as positions carry them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The expansion's tiles are in the set.
    pub oasis: bool,
    /// How accents are chosen.
    pub accents: Accents,
    /// How the game opens.
    pub opening: Opening,
    /// Wheels are in the set.
    pub wheels: bool,
    /// Clashes may stand until somebody calls them.
    pub called: bool,
    /// An Orchid whose owner has a blooming Lotus falls to any enemy flower.
    pub lotus_takes_orchid: bool,
    /// Captured special flowers go back to the reserve.
    pub specials_return: bool,
    /// The last-flower ending.
    pub last_flower: LastFlower,
    /// A Bamboo takes tiles back only beside a blooming flower of its owner.
    pub bamboo_own_flower: bool,
    /// A Turtle lets pairs of basic flowers harmonise, and nothing else.
    pub turtle_pairs: bool,
    /// Repetition and turn limit.
    pub limits: bool,
}

impl Options {
    /// The options of a setup; a clear message where they do not go together.
    pub fn new(setup: &Setup) -> Result<Self, Message> {
        let refuse = |name: &'static str| {
            Message::new("option-seats")
                .text("name", name)
                .text("value", setup.get(name))
                .number("seats", setup.seats)
        };
        let (oasis, wheels) = (setup.is_on("oasis"), setup.is_on("wheels"));
        let set: u8 = Kind::ACCENTS.into_iter().map(|kind| in_set(kind, oasis, wheels)).sum();
        let accents = match setup.get("accents") {
            "double" => Accents::Each(set.min(8)),
            "all" => Accents::All,
            "agreed" if setup.seats == 2 => return Err(refuse("accents")),
            "agreed" => Accents::Agreed,
            "guest-picks-one" => Accents::One,
            _ => Accents::Each(4),
        };
        let opening = match setup.get("opening") {
            "clashing" if setup.seats > 2 => return Err(refuse("opening")),
            "clashing" => Opening::Clashing,
            "free" => Opening::Free,
            _ => Opening::Same,
        };
        let last_flower = match setup.get("last-flower") {
            "midlines" => LastFlower::Midlines,
            "none" => LastFlower::None,
            _ => LastFlower::Accents,
        };
        Ok(Self {
            oasis,
            accents,
            opening,
            wheels,
            called: setup.get("clash") == "called",
            lotus_takes_orchid: setup.is_on("lotus-takes-orchid"),
            specials_return: setup.get("captured-specials") == "return",
            last_flower,
            bamboo_own_flower: setup.get("bamboo") == "own-flower",
            turtle_pairs: setup.get("turtle") == "pairs",
            limits: setup.is_on("limits"),
        })
    }

    /// How many tiles of an accent each player's set holds.
    pub fn in_set(&self, kind: Kind) -> u8 {
        in_set(kind, self.oasis, self.wheels)
    }
}

fn in_set(kind: Kind, oasis: bool, wheels: bool) -> u8 {
    match kind {
        Kind::Bamboo | Kind::Pond | Kind::Turtle if !oasis => 0,
        Kind::Wheel if !wheels => 0,
        _ if kind.is_flower() => 0,
        _ => kind.owned(),
    }
}
