//! Street's options: the table for front ends, the presets, and a small typed value for the rules.

use crate::options::{Choice, OffOn, OnOff, OptionSpec, Preset, Setup};
use strum::{VariantArray, VariantNames};

/// The setup of the tiles.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum Layout {
    Classic,
    Modern,
}

/// How far a stack without captives moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
enum Reach {
    #[strum(serialize = "3")]
    Three,
    #[strum(serialize = "4")]
    Four,
}

const SETUP: Choice<Layout> = Choice::new("setup");
const REACH: Choice<Reach> = Choice::new("reach");
const CAPTOR_BONUS: Choice<CaptorBonus> = Choice::new("captor-bonus");
const RELEASE: Choice<OffOn> = Choice::new("release");
const WIN: Choice<Win> = Choice::new("win");
const LIMITS: Choice<OnOff> = Choice::new("limits");

/// Every option, the default value first.
pub const SPECS: &[OptionSpec] =
    &[SETUP.spec(), REACH.spec(), CAPTOR_BONUS.spec(), RELEASE.spec(), WIN.spec(), LIMITS.spec()];

/// The presets, the default first.
pub const PRESETS: &[Preset] = &[
    Preset { name: "classic", sets: &[] },
    Preset {
        name: "garden-gate",
        sets: &[("setup", "modern"), ("reach", "4"), ("captor-bonus", "none"), ("win", "immediate")],
    },
];

/// How much further a stack with a captive moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CaptorBonus {
    /// One step, however many captives.
    One,
    /// Nothing.
    None,
    /// One step for every tile under the top, of either colour.
    PerCaptive,
    /// A captor moves five steps, whatever the reach.
    Five,
}

/// How the four midlines win.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Win {
    /// By a true claim.
    Claim,
    /// For the player who holds them when their turn starts.
    Start,
    /// For the player who holds them after any turn.
    Immediate,
}

/// The options of one game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether the tiles begin as in the modern setup.
    pub modern: bool,
    /// How far a stack without captives moves.
    pub reach: u8,
    /// How much further a captor moves.
    pub bonus: CaptorBonus,
    /// Whether a captor leaves its captives behind when it moves.
    pub release: bool,
    /// How the four midlines win.
    pub win: Win,
    /// Whether repetition and the turn limit end the game.
    pub limits: bool,
}

impl Options {
    /// The options that a setup names.
    pub fn of(setup: &Setup) -> Self {
        Self {
            modern: setup.value(&SETUP) == Layout::Modern,
            reach: match setup.value(&REACH) {
                Reach::Three => 3,
                Reach::Four => 4,
            },
            bonus: setup.value(&CAPTOR_BONUS),
            release: setup.value(&RELEASE) == OffOn::On,
            win: setup.value(&WIN),
            limits: setup.value(&LIMITS) == OnOff::On,
        }
    }

    /// How far a stack moves, by the number of tiles under its top.
    #[inline]
    pub const fn reach_over(&self, captives: u32) -> u32 {
        let reach = self.reach as u32;
        match self.bonus {
            _ if captives == 0 => reach,
            CaptorBonus::One => reach + 1,
            CaptorBonus::None => reach,
            CaptorBonus::PerCaptive => reach + captives,
            CaptorBonus::Five => 5,
        }
    }
}
