//! Skud's options and presets, as data and as the typed value that positions carry.

use super::tile::Kind;
use crate::message::Message;
use crate::options::{Choice, OffOn, OnOff, OptionSpec, Preset, Setup};
use strum::{VariantArray, VariantNames};

/// How accents are chosen, as the values of the option.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum AccentRule {
    Four,
    GuestPicksOne,
    GuestPicksEach,
    Double,
    All,
    Agreed,
}

/// How clashes are treated.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Clash {
    Enforced,
    Called,
}

/// Where captured special flowers go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Specials {
    Gone,
    Return,
}

/// When a Bamboo takes tiles back.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Bamboo {
    Always,
    OwnFlower,
}

/// What a Turtle does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Turtle {
    Source,
    Pairs,
}

/// Whether harmonies are drawn: part of the agreement, but used only by front ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Aids {
    Shown,
    Hidden,
}

const OASIS: Choice<OffOn> = Choice::new("oasis");
const ACCENTS: Choice<AccentRule> = Choice::new("accents");
const OPENING: Choice<Opening> = Choice::new("opening");
const WHEELS: Choice<OnOff> = Choice::new("wheels");
const CLASH: Choice<Clash> = Choice::new("clash");
const LOTUS_TAKES_ORCHID: Choice<OffOn> = Choice::new("lotus-takes-orchid");
const CAPTURED_SPECIALS: Choice<Specials> = Choice::new("captured-specials");
const LAST_FLOWER: Choice<LastFlower> = Choice::new("last-flower");
const BAMBOO: Choice<Bamboo> = Choice::new("bamboo");
const TURTLE: Choice<Turtle> = Choice::new("turtle");
const LIMITS: Choice<OnOff> = Choice::new("limits");
const AIDS: Choice<Aids> = Choice::new("aids");

/// Every option, the default value first.
pub const SPECS: &[OptionSpec] = &[
    OASIS.spec(),
    ACCENTS.spec(),
    OPENING.spec(),
    WHEELS.spec(),
    CLASH.spec(),
    LOTUS_TAKES_ORCHID.spec(),
    CAPTURED_SPECIALS.spec(),
    LAST_FLOWER.spec(),
    BAMBOO.spec(),
    TURTLE.spec(),
    LIMITS.spec(),
    AIDS.spec(),
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
    /// The first player chooses one tile for each player.
    OneForEach,
    /// Everybody has the whole set.
    All,
}

/// How the game opens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Opening {
    /// The same flower for both; with more players one chosen by the next.
    Same,
    /// Host plants the kind that clashes with Guest's.
    Clashing,
    /// No opening plants.
    Free,
}

/// What ends the game when a reserve runs out of basic flowers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
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
    /// Clashes are allowed until somebody calls them.
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
    /// The options of a setup, or a message if they do not fit together.
    pub fn new(setup: &Setup) -> Result<Self, Message> {
        let refuse = |name: &'static str| {
            Message::new("option-seats")
                .text("name", name)
                .text("value", setup.get(name))
                .number("seats", setup.seats)
        };
        let (oasis, wheels) = (setup.value(&OASIS) == OffOn::On, setup.value(&WHEELS) == OnOff::On);
        let set: u8 = Kind::ACCENTS.into_iter().map(|kind| in_set(kind, oasis, wheels)).sum();
        let accents = match setup.value(&ACCENTS) {
            AccentRule::Four => Accents::Each(4),
            AccentRule::Double => Accents::Each(set.min(8)),
            AccentRule::All => Accents::All,
            AccentRule::Agreed if setup.seats == 2 => return Err(refuse("accents")),
            AccentRule::Agreed => Accents::Agreed,
            AccentRule::GuestPicksOne => Accents::One,
            AccentRule::GuestPicksEach => Accents::OneForEach,
        };
        let opening = setup.value(&OPENING);
        if opening == Opening::Clashing && setup.seats > 2 {
            return Err(refuse("opening"));
        }
        Ok(Self {
            oasis,
            accents,
            opening,
            wheels,
            called: setup.value(&CLASH) == Clash::Called,
            lotus_takes_orchid: setup.value(&LOTUS_TAKES_ORCHID) == OffOn::On,
            specials_return: setup.value(&CAPTURED_SPECIALS) == Specials::Return,
            last_flower: setup.value(&LAST_FLOWER),
            bamboo_own_flower: setup.value(&BAMBOO) == Bamboo::OwnFlower,
            turtle_pairs: setup.value(&TURTLE) == Turtle::Pairs,
            limits: setup.value(&LIMITS) == OnOff::On,
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
