//! Street's options: the table that front ends show, the presets, and the same choice as a small
//! typed value that the hot code can branch on.

use crate::options::{OptionSpec, Preset, Setup};

/// Every option, the default value first.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "setup", values: &["classic", "modern"], numbers: None },
    OptionSpec { name: "reach", values: &["3", "4"], numbers: None },
    OptionSpec { name: "captor-bonus", values: &["one", "none", "per-captive", "five"], numbers: None },
    OptionSpec { name: "release", values: &["off", "on"], numbers: None },
    OptionSpec { name: "win", values: &["claim", "start", "immediate"], numbers: None },
    OptionSpec { name: "limits", values: &["on", "off"], numbers: None },
];

/// The presets, the default first.
pub static PRESETS: &[Preset] = &[
    Preset { name: "classic", sets: &[] },
    Preset {
        name: "garden-gate",
        sets: &[("setup", "modern"), ("reach", "4"), ("captor-bonus", "none"), ("win", "immediate")],
    },
];

/// How much further a stack with a captive moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Win {
    /// By a true claim.
    Claim,
    /// For the player who holds them when the own turn starts.
    Start,
    /// For whoever holds them after any turn.
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
            modern: setup.get("setup") == "modern",
            reach: if setup.get("reach") == "4" { 4 } else { 3 },
            bonus: match setup.get("captor-bonus") {
                "none" => CaptorBonus::None,
                "per-captive" => CaptorBonus::PerCaptive,
                "five" => CaptorBonus::Five,
                _ => CaptorBonus::One,
            },
            release: setup.is_on("release"),
            win: match setup.get("win") {
                "start" => Win::Start,
                "immediate" => Win::Immediate,
                _ => Win::Claim,
            },
            limits: setup.is_on("limits"),
        }
    }

    /// How far a stack moves that has so many tiles under its top.
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
