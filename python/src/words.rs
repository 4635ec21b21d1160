//! Sentences in five languages: the same texts and the same code as the terminal's.

use rules::message::Message;
use std::sync::OnceLock;
use texts::{Lang, Texts};

/// The sentences of a language, read once.
fn texts(lang: Lang) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    TEXTS[lang as usize].get_or_init(|| Texts::new(lang))
}

/// What a message says, in every language by its code.
pub fn sentences(game: &str, message: &Message) -> Vec<(&'static str, String)> {
    Lang::ALL.into_iter().map(|lang| (lang.code(), texts(lang).message_of(game, message))).collect()
}

/// The text of a key in a language; `None` for a language or key that there is not.
pub fn word(lang: &str, key: &str) -> Option<String> {
    let texts = texts(Lang::find(lang)?);
    texts.has(key).then(|| texts.get(key))
}
