//! Options as data: the options of a game, its presets, and [`Setup`], a checked choice of values. The command
//! line, the records and the forms of the pages are built from these tables.

use crate::message::Message;
use crate::seat::{Seat, SeatSet};
use crate::sides::Sides;
use std::fmt::Write;
use std::marker::PhantomData;
use strum::{VariantArray, VariantNames};

/// One option of a game.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct OptionSpec {
    /// Its name.
    pub name: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
    /// The range of whole numbers that it also accepts.
    pub numbers: Option<(u32, u32)>,
}

/// An option whose values are the variants of `T`, the default first: the table for front ends and the value
/// for the rules both come from this enum.
#[derive(Debug)]
pub struct Choice<T> {
    spec: OptionSpec,
    values: PhantomData<T>,
}

impl<T: VariantNames> Choice<T> {
    /// The option of this name.
    pub const fn new(name: &'static str) -> Self {
        Self { spec: OptionSpec { name, values: T::VARIANTS, numbers: None }, values: PhantomData }
    }
}

impl<T> Choice<T> {
    /// The same option, which also accepts whole numbers from `low` to `high`.
    pub const fn or_number(self, low: u32, high: u32) -> Self {
        let OptionSpec { name, values, .. } = self.spec;
        Self { spec: OptionSpec { name, values, numbers: Some((low, high)) }, values: PhantomData }
    }

    /// As data.
    pub const fn spec(&self) -> OptionSpec {
        let OptionSpec { name, values, numbers } = self.spec;
        OptionSpec { name, values, numbers }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.spec.name
    }
}

/// A switch that is off by default.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum OffOn {
    Off,
    On,
}

/// A switch that is on by default.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum OnOff {
    On,
    Off,
}

/// A named set of option values.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What differs from the defaults.
    pub sets: &'static [(&'static str, &'static str)],
}

/// Everything about a game that is known before it begins.
pub struct GameInfo {
    /// Its name on the command line, in records and in `locales/`.
    pub id: &'static str,
    /// How many can play, the usual number first.
    pub seats: &'static [u8],
    /// The letters of the seats in turn order, by number of players.
    pub letters: fn(seats: u8) -> &'static str,
    /// Every option, in the order in which forms show them.
    pub options: &'static [OptionSpec],
    /// The presets, the default first.
    pub presets: &'static [Preset],
    /// Whether the first player is drawn by lot and recorded.
    pub draws_first: bool,
    /// Defaults that depend on the number of seats.
    pub seat_defaults: fn(seats: u8) -> &'static [(&'static str, &'static str)],
    /// The seats that win and lose together with a seat, including itself.
    pub partners: fn(setup: &Setup, seat: Seat) -> SeatSet,
    /// Entries that precede the first turn of every record without being decisions, as seat and body.
    pub preamble: fn(setup: &Setup) -> Vec<(Seat, String)>,
}

impl std::fmt::Debug for GameInfo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameInfo").field("id", &self.id).finish_non_exhaustive()
    }
}

impl GameInfo {
    /// The defaults to build a `GameInfo` from: two seats, A and B, no partners, no options, no identifier.
    pub const PLAIN: Self = Self {
        id: "",
        seats: &[2],
        letters: |_| "AB",
        options: &[],
        presets: &[Preset { name: "standard", sets: &[] }],
        draws_first: false,
        seat_defaults: |_| &[],
        partners: |_, seat| SeatSet::of(seat),
        preamble: |_| Vec::new(),
    };

    /// The letter of a seat.
    pub fn letter(&self, seats: u8, seat: Seat) -> char {
        (self.letters)(seats).chars().nth(seat.index()).unwrap_or('?')
    }

    /// The seat of a letter.
    pub fn seat(&self, seats: u8, letter: char) -> Option<Seat> {
        (self.letters)(seats).chars().position(|c| c == letter).map(|i| Seat(i as u8))
    }
}

/// A choice of options, seats and first player that has been checked value by value.
#[derive(Clone, Debug)]
pub struct Setup {
    info: &'static GameInfo,
    preset: &'static Preset,
    values: Vec<String>,
    /// The number of players.
    pub seats: u8,
    /// The first player. Only Halma draws it; elsewhere it is the first seat.
    pub first: Seat,
}

impl Setup {
    /// The default game for the usual number of players.
    ///
    /// ```
    /// let setup = rules::options::Setup::new(rules::game_info("halma").unwrap());
    /// assert_eq!(setup.get("board"), "8x8");
    /// ```
    pub fn new(info: &'static GameInfo) -> Self {
        let values = info.options.iter().map(|spec| spec.values[0].to_string()).collect();
        let seats = info.seats[0];
        Self { info, preset: &info.presets[0], values, seats, first: Seat(0) }
    }

    /// A setup from user input or a file: a preset, then single options on top of it.
    ///
    /// ```
    /// use rules::{game_info, options::Setup};
    ///
    /// let skud = game_info("skud").expect("there is Skud");
    /// let setup = Setup::choose(skud, Some(3), None, [("oasis", "on")])?;
    /// assert_eq!((setup.seats, setup.summary().as_str()), (3, "preset=standard oasis=on"));
    /// let wrong = Setup::choose(skud, None, None, [("oasis", "perhaps")]).unwrap_err();
    /// assert_eq!(wrong.id, "unknown-value");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn choose<'a>(
        info: &'static GameInfo,
        seats: Option<u8>,
        preset: Option<&str>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Message> {
        let mut setup = Self::new(info);
        if let Some(seats) = seats {
            if !info.seats.contains(&seats) {
                return Err(Message::new("unknown-seats")
                    .number("seats", seats)
                    .names("allowed", info.seats.iter().map(u8::to_string)));
            }
            setup.seats = seats;
        }
        if let Some(name) = preset {
            let Some(preset) = info.presets.iter().find(|preset| preset.name == name) else {
                return Err(Message::new("unknown-preset")
                    .text("name", name)
                    .names("allowed", info.presets.iter().map(|preset| preset.name)));
            };
            setup.preset = preset;
        }
        for (name, value) in (info.seat_defaults)(setup.seats).iter().chain(setup.preset.sets) {
            setup.set(name, value)?;
        }
        for (name, value) in options {
            setup.set(name, value)?;
        }
        Ok(setup)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let Some(i) = self.info.options.iter().position(|spec| spec.name == name) else {
            return Err(Message::new("unknown-option")
                .text("name", name)
                .names("allowed", self.info.options.iter().map(|spec| spec.name)));
        };
        let spec = &self.info.options[i];
        let number = || {
            let (low, high) = spec.numbers?;
            let n: u32 = value.parse().ok()?;
            (low <= n && n <= high && n.to_string() == value).then_some(n)
        };
        if !spec.values.contains(&value) && number().is_none() {
            let range = spec.numbers.map(|(low, high)| format!("{low}–{high}"));
            let allowed = spec.values.iter().map(ToString::to_string).chain(range);
            return Err(Message::new("unknown-value")
                .text("name", name)
                .text("value", value)
                .names("allowed", allowed));
        }
        self.values[i] = value.to_string();
        Ok(())
    }

    /// The game of this setup.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// The preset that was chosen.
    pub fn preset(&self) -> &'static str {
        self.preset.name
    }

    /// The value of an option; empty for a name that the game does not have.
    pub fn get(&self, name: &str) -> &str {
        let i = self.info.options.iter().position(|spec| spec.name == name);
        i.map_or("", |i| &self.values[i])
    }

    /// The value of an option as its enum; the default if the option is set to a number.
    pub fn value<T: VariantNames + VariantArray + Copy>(&self, choice: &Choice<T>) -> T {
        let name = self.get(choice.name());
        let i = <T as VariantNames>::VARIANTS.iter().position(|other| *other == name);
        <T as VariantArray>::VARIANTS[i.unwrap_or(0)]
    }

    /// The value of an option, if it is a number.
    pub fn number<T>(&self, choice: &Choice<T>) -> Option<u32> {
        choice.spec.numbers.and_then(|_| self.get(choice.name()).parse().ok())
    }

    /// Every option with its value.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.info.options.iter().zip(&self.values).map(|(spec, value)| (spec.name, value.as_str()))
    }

    /// The options that differ from the preset, as `name=value`, after `preset=NAME`.
    ///
    /// ```
    /// use rules::{game_info, options::Setup};
    ///
    /// let halma = game_info("halma").expect("there is Halma");
    /// let setup = Setup::choose(halma, None, None, [("board", "10x10")])?;
    /// assert_eq!(setup.summary(), "preset=classic board=10x10");
    /// # Ok::<(), rules::message::Message>(())
    /// ```
    pub fn summary(&self) -> String {
        let mut text = format!("preset={}", self.preset.name);
        for (spec, value) in self.info.options.iter().zip(&self.values) {
            let sets = self.preset.sets.iter().chain((self.info.seat_defaults)(self.seats));
            let usual = sets.clone().find(|(name, _)| *name == spec.name).map(|(_, value)| *value);
            if usual.unwrap_or(spec.values[0]) != value {
                let _ = write!(text, " {}={value}", spec.name);
            }
        }
        text
    }

    /// Who wins together.
    pub fn sides(&self) -> Sides {
        Sides::new(self.seats, |seat| (self.info.partners)(self, seat))
    }

    /// The letter of a seat.
    pub fn letter(&self, seat: Seat) -> char {
        self.info.letter(self.seats, seat)
    }

    /// The letters of several seats, in seat order.
    pub fn letters(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| self.letter(seat)).collect()
    }
}
