//! Every sentence that a person reads in the terminal, in five languages; the Python package says the same. The words
//! are in `locales/`, one folder a language and in it one for each reader, and are part of the program, so that it needs
//! no files. Rules and commands name a key; this crate finds the sentence, gives numbers their digits and keeps notation
//! in order in right-to-left text.

#[macro_use]
mod lang;
mod files;
mod games;
mod numbers;

pub use games::sections;
pub use lang::Lang;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use numbers::{digits, number};
use rules::message::{Arg, Message};
use std::borrow::Cow;

/// First strong isolate: what follows finds its own direction and does not disturb its surroundings.
const FSI: char = '\u{2068}';
/// The same, left to right whatever it holds.
const LRI: char = '\u{2066}';
/// The end of an isolate.
const PDI: char = '\u{2069}';

/// How a language writes numbers: a function without a state, since Fluent wants one.
macro_rules! formatter {
    ([$(($lang:ident $($rest:tt)*))*] $which:ident) => {
        match $which { $(Lang::$lang => |value, _| number(Lang::$lang, value),)* }
    };
}

/// The sentences of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// English, should a key be missing; a test sees to it that none is.
    fallback: Option<Box<Texts>>,
}

impl Texts {
    /// The sentences of a language.
    pub fn new(lang: Lang) -> Self {
        let fallback = (lang != Lang::En).then(|| Box::new(Self::new(Lang::En)));
        let mut texts = Self::empty(lang, lang.is_rtl());
        texts.fallback = fallback;
        texts.add(lang.sources());
        texts
    }

    /// The sentences of mails and the names of the games, which a server needs. No marks of direction stand around
    /// what is put into them: a link would not be one any more.
    pub fn of_mails(lang: Lang) -> Self {
        let mut texts = Self::empty(lang, false);
        texts.add(lang.games().chain(lang.mail()));
        texts
    }

    fn empty(lang: Lang, isolating: bool) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
        bundle.set_use_isolating(isolating);
        bundle.set_formatter(Some(each_language!(formatter! lang)));
        Self { lang, bundle, fallback: None }
    }

    /// The sentences of a language and the written rules of the games, which only `teahouse rules` needs.
    pub fn with_rules(lang: Lang) -> Self {
        let mut texts = Self::new(lang);
        texts.add(lang.lore());
        texts
    }

    fn add(&mut self, sources: impl IntoIterator<Item = &'static str>) {
        for source in sources {
            // What cannot be read is left out and found missing by the tests.
            let (Ok(resource) | Err((resource, _))) =
                FluentResource::try_new(isolate_code(self.lang, source));
            self.bundle.add_resource_overriding(resource);
        }
    }

    /// The language that they are in; single ones may be English.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether it is written from right to left.
    pub fn is_rtl(&self) -> bool {
        self.lang.is_rtl()
    }

    /// Whether there is a sentence for this key in this language.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence of a key.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of a key with its variables.
    pub fn with(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return match &self.fallback {
                Some(english) => english.with(key, args),
                None => format!("⟨{key}⟩"),
            };
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// What the rules have to say. Tiles, seats and reasons are named in this language.
    pub fn message(&self, message: &Message) -> String {
        self.message_of("", message)
    }

    /// The same where the game is known, so that seats have its names and sentences its words.
    pub fn message_of(&self, game: &str, message: &Message) -> String {
        let turn = message.args.iter().find(|(name, _)| *name == "turn");
        // A sentence may choose its words by the game: `{ $game -> [halma] … }`.
        let known = std::iter::once(("game", FluentValue::from(game)));
        let args: Vec<_> = known
            .chain(message.args.iter().map(|(name, arg)| {
                let value = match arg {
                    Arg::Number(n) => FluentValue::from(*n),
                    Arg::Tile(id) => FluentValue::from(self.tile(id)),
                    Arg::Seat(letter) => FluentValue::from(self.seat(game, *letter)),
                    Arg::Text(id) if matches!(*name, "reason" | "why") => {
                        FluentValue::from(self.get(&format!("{name}-{id}")))
                    }
                    Arg::Point(text) | Arg::Text(text) => FluentValue::from(self.code(text)),
                };
                (*name, value)
            }))
            .collect();
        // The games give the same refusal with different particulars; a sentence for exactly these
        // comes before the general one.
        let names = message.args.iter().map(|(name, _)| *name).filter(|name| *name != "turn");
        let exact = names.fold(format!("says-{}", message.id), |key, name| format!("{key}-{name}"));
        let plain = format!("says-{}", message.id);
        let sentence = self.with(if self.has(&exact) { &exact } else { &plain }, &args);
        // In a record the number of the entry comes along; the sentence itself does not know it.
        match turn {
            Some((_, Arg::Number(n))) => {
                self.with("says-in-entry", &[("turn", (*n).into()), ("what", sentence.into())])
            }
            _ => sentence,
        }
    }

    /// The name of a kind of tile or piece.
    pub fn tile(&self, id: &str) -> String {
        self.get(&format!("tile-{id}"))
    }

    /// The name of a seat; its letter where the game has no name for it.
    pub fn seat(&self, game: &str, letter: char) -> String {
        let key = format!("seat-{game}-{letter}");
        if self.has(&key) { self.get(&key) } else { letter.to_string() }
    }

    /// What a value of an option means.
    pub fn value(&self, game: &str, option: &str, value: &str) -> String {
        let keys = [
            format!("value-{game}-{option}-{value}"),
            format!("value-{game}-{option}-number"),
            format!("value-{value}"),
        ];
        let number = value.bytes().all(|b| b.is_ascii_digit());
        let known = keys.iter().enumerate().find(|(i, key)| (*i != 1 || number) && self.has(key));
        self.get(known.map_or(&keys[0], |(_, key)| key))
    }

    /// The names of several seats, joined.
    pub fn seats(&self, game: &str, letters: &str) -> String {
        let names: Vec<_> =
            letters.chars().map(|letter| self.isolate(&self.seat(game, letter)).into_owned()).collect();
        names.join(&self.get("list-and"))
    }

    /// A whole number with this language's digits.
    pub fn number(&self, n: u64) -> String {
        digits(self.lang, &n.to_string())
    }

    /// A figure of the rules: a number with this language's digits, or midlines by their directions.
    pub fn figure(&self, value: &str) -> String {
        if let Ok(number) = value.parse() {
            return self.number(number);
        }
        let direction = |letter: char| self.get(&format!("direction-{}", letter.to_ascii_lowercase()));
        let names: Vec<String> = value.chars().map(direction).collect();
        let letters = names.iter().all(|name| name.chars().count() == 1);
        if names.is_empty() { "–".to_string() } else { names.join(if letters { "" } else { " " }) }
    }

    /// Notation, coordinates, a name of a file: left to right and in one piece inside any text.
    pub fn code<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.is_rtl() { format!("{LRI}{text}{PDI}").into() } else { text.into() }
    }

    /// A piece of text that finds its own direction, in one piece inside any other.
    pub fn isolate<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.is_rtl() { format!("{FSI}{text}{PDI}").into() } else { text.into() }
    }
}

/// In the language files notation stands in `backticks`. People who write from left to right see
/// them; in right-to-left text, where foreign letters stand out anyway, they become isolates.
fn isolate_code(lang: Lang, source: &str) -> String {
    if !lang.is_rtl() {
        return source.to_string();
    }
    let mut open = false;
    let isolate = |c| {
        if c != '`' {
            return c;
        }
        open = !open;
        if open { LRI } else { PDI }
    };
    source.chars().map(isolate).collect()
}

#[cfg(test)]
mod tests;
