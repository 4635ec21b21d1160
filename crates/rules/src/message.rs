//! Messages from the rules to people: an identifier with parameters, never a sentence. The sentences are in
//! `locales/`, in every language, under the same identifiers.

use std::fmt;

/// One parameter of a [`Message`], typed so that a front end can name it in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A kind of tile or piece, by its identifier (`R3`, `K`).
    Tile(&'static str),
    /// A seat by its letter.
    Seat(char),
    /// A point as notation writes it.
    Point(String),
    /// A piece of the input or an identifier, shown as it is.
    Text(String),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => n.fmt(f),
            Self::Tile(id) => id.fmt(f),
            Self::Seat(letter) => letter.fmt(f),
            Self::Point(text) | Self::Text(text) => text.fmt(f),
        }
    }
}

/// Something to tell a person: why a point is refused, what is wrong with a text.
///
/// ```
/// use rules::message::Message;
/// let message = Message::new("out-of-reach").number("reach", 3);
/// assert_eq!(message.to_string(), "out-of-reach reach=3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Message {
    /// The key of its sentence in `locales/`, without the prefix `says-`.
    pub id: &'static str,
    /// Its parameters, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// The longest quotation of input.
const QUOTE: usize = 60;

impl Message {
    /// A message without parameters yet.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// The same message about one turn of a record, counted from 1.
    pub fn at_turn(self, turn: usize) -> Self {
        Self { args: [vec![("turn", Arg::Number(turn as i64))], self.args].concat(), ..self }
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// Adds a kind of tile.
    pub fn tile(self, name: &'static str, id: &'static str) -> Self {
        self.with(name, Arg::Tile(id))
    }

    /// Adds a seat.
    pub fn seat(self, name: &'static str, letter: char) -> Self {
        self.with(name, Arg::Seat(letter))
    }

    /// Adds a point.
    pub fn point(self, name: &'static str, point: impl fmt::Display) -> Self {
        self.with(name, Arg::Point(point.to_string()))
    }

    /// Adds a list of our own names, uncut.
    pub fn names<S: AsRef<str>>(self, name: &'static str, names: impl IntoIterator<Item = S>) -> Self {
        let names: Vec<_> = names.into_iter().map(|name| name.as_ref().to_string()).collect();
        self.with(name, Arg::Text(names.join(", ")))
    }

    /// Adds a quotation, shortened to a readable length and without control characters.
    pub fn text(self, name: &'static str, text: &str) -> Self {
        let mut quote: String =
            text.chars().take(QUOTE).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        if text.chars().nth(QUOTE).is_some() {
            quote.push('…');
        }
        self.with(name, Arg::Text(quote))
    }
}

impl fmt::Display for Message {
    /// The identifier and its parameters, for logs and tests; people get the sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl std::error::Error for Message {}
