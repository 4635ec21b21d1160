//! The texts of the terminal and the Python package, in five languages. They are in `locales/`, one folder per
//! language with a subfolder per audience, and are embedded in the program. Rules and commands name a key; this
//! crate finds the sentence, formats numbers, and isolates notation in right-to-left text.

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

/// First strong isolate: begins text that determines its own direction.
const FSI: char = '\u{2068}';
/// Begins an isolate from left to right.
const LRI: char = '\u{2066}';
/// The end of an isolate.
const PDI: char = '\u{2069}';

/// The number formatter of a language. Fluent needs a plain function, hence the macro.
macro_rules! formatter {
    ([$(($lang:ident $($rest:tt)*))*] $which:ident) => {
        match $which { $(Lang::$lang => |value, _| number(Lang::$lang, value),)* }
    };
}

/// The sentences of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// English, for missing keys; a test ensures that there are none.
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

    /// The texts of emails and the names of the games, for servers. Variables are not isolated, because the
    /// marks would break links.
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

    /// The texts of a language with the written rules of the games, for `teahouse rules`.
    pub fn with_rules(lang: Lang) -> Self {
        let mut texts = Self::new(lang);
        texts.add(lang.lore());
        texts
    }

    fn add(&mut self, sources: impl IntoIterator<Item = &'static str>) {
        for source in sources {
            // Malformed messages are skipped, and the tests report them as missing.
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

    /// A message of the rules as a sentence.
    pub fn message(&self, message: &Message) -> String {
        self.message_of("", message)
    }

    /// A message of a known game, with the game's names of seats and its variants of sentences.
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
        // Games give the same refusal with different parameters; a sentence for exactly these takes precedence.
        let names = message.args.iter().map(|(name, _)| *name).filter(|name| *name != "turn");
        let exact = names.fold(format!("says-{}", message.id), |key, name| format!("{key}-{name}"));
        let plain = format!("says-{}", message.id);
        let sentence = self.with(if self.has(&exact) { &exact } else { &plain }, &args);
        // In a record the number of the entry is added to the sentence.
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

    /// Isolates notation, coordinates or a file name from left to right.
    pub fn code<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.is_rtl() { format!("{LRI}{text}{PDI}").into() } else { text.into() }
    }

    /// Isolates a piece of text with its own direction.
    pub fn isolate<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.is_rtl() { format!("{FSI}{text}{PDI}").into() } else { text.into() }
    }
}

/// In the language files notation is in `backticks`. Left-to-right languages show them; in right-to-left
/// languages, where Latin letters stand out anyway, they become isolates.
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
