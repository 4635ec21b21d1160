//! The words of mails and the names of the games, in the five languages of `locales/`.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::LazyLock;

/// One of our languages: its place among [`SOURCES`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Language(usize);

/// What is written of a language: its code, the words of mails and those of the games.
type Source = (&'static str, &'static str, &'static str);

/// A language by its code.
macro_rules! language {
    ($code:literal) => {
        (
            $code,
            include_str!(concat!("../../../../locales/", $code, "/mail/mail.ftl")),
            concat!(
                include_str!(concat!("../../../../locales/", $code, "/shared/skud.ftl")),
                include_str!(concat!("../../../../locales/", $code, "/shared/street.ftl")),
                include_str!(concat!("../../../../locales/", $code, "/shared/halma.ftl")),
            ),
        )
    };
}

/// All of them; the first is for everybody who understands none of the others.
const SOURCES: [Source; 5] =
    [language!("en"), language!("fa"), language!("he"), language!("pl"), language!("pt")];

/// The words of one text of a language.
type Words = FluentBundle<FluentResource>;

/// The words of mails and of games of each language, parsed once: the name of a game is asked for with every visit.
static WORDS: LazyLock<[Option<(Words, Words)>; 5]> =
    LazyLock::new(|| SOURCES.map(|(code, mail, games)| Some((parse(code, mail)?, parse(code, games)?))));

fn parse(code: &str, words: &str) -> Option<Words> {
    #[cfg(test)]
    tests::PARSED.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    let mut bundle = FluentBundle::new_concurrent(vec![code.parse().ok()?]);
    // A link with marks of direction around it would not be one any more.
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(words.to_string()).ok()?).ok()?;
    Some(bundle)
}

impl Language {
    /// The one of ours that a browser likes best.
    pub fn of(headers: &HeaderMap) -> Self {
        let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut best = (0.0, Self(0));
        for wish in wishes.split(',') {
            let mut parts = wish.split(';');
            let code = parts.next().and_then(|tag| tag.trim().split('-').next()).unwrap_or_default();
            let weight =
                parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
            let ours = SOURCES.iter().position(|(ours, ..)| ours.eq_ignore_ascii_case(code));
            if let Some(ours) = ours.filter(|_| weight > best.0) {
                best = (weight, Self(ours));
            }
        }
        best.1
    }

    /// Its code, such as `fa`.
    pub fn code(self) -> &'static str {
        SOURCES[self.0].0
    }

    /// A text of some words by its key, for a name and a link.
    fn text(words: &Words, key: &str, (name, link): (&str, &str)) -> Option<String> {
        let args: FluentArgs<'_> = [("name", name), ("link", link)].into_iter().collect();
        let mut errors = Vec::new();
        let text =
            words.format_pattern(words.get_message(key)?.value()?, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Subject and body of a mail of a kind: `confirm` or `reset`.
    pub fn mail(self, kind: &str, name: &str, link: &str) -> Option<(String, String)> {
        let (words, _) = WORDS[self.0].as_ref()?;
        let text = |part| Self::text(words, &format!("mail-{kind}-{part}"), (name, link));
        Some((text("subject")?, text("body")?))
    }

    /// The name of a game.
    pub fn game(self, id: &str) -> Option<String> {
        let (_, words) = WORDS[self.0].as_ref()?;
        Self::text(words, &format!("game-{id}"), ("", ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// How many texts were parsed.
    pub static PARSED: AtomicUsize = AtomicUsize::new(0);

    fn languages() -> impl Iterator<Item = Language> {
        (0..SOURCES.len()).map(Language)
    }

    fn asked(wishes: &'static str) -> &'static str {
        Language::of(&[(ACCEPT_LANGUAGE, axum::http::HeaderValue::from_static(wishes))].into_iter().collect())
            .code()
    }

    #[test]
    fn words_are_parsed_once_however_often_they_are_asked_for() {
        for _ in 0..20 {
            for language in languages() {
                assert!(language.game("halma").is_some() && language.mail("reset", "", "").is_some());
            }
        }
        assert_eq!(PARSED.load(Ordering::SeqCst), 2 * SOURCES.len());
    }

    #[test]
    fn the_language_that_is_liked_best_is_taken() {
        assert_eq!(asked("pt-BR,pt;q=0.9,en;q=0.8"), "pt");
        assert_eq!(asked("de, en;q=0.5, fa;q=0.7"), "fa");
        assert_eq!(asked("de;q=x,,;"), "en");
        assert_eq!(asked("HE"), "he");
        assert_eq!(Language::of(&HeaderMap::new()).code(), "en");
    }

    #[test]
    fn every_language_names_every_game() {
        for language in languages() {
            for info in rules::GAMES {
                assert!(
                    language.game(info.id).is_some_and(|name| !name.is_empty()),
                    "{} {}",
                    language.code(),
                    info.id
                );
            }
        }
        assert_eq!(Language(0).game("skud").as_deref(), Some("Skud Pai Sho"));
    }

    #[test]
    fn every_language_has_every_mail_and_its_own_words() {
        let mut seen = std::collections::HashSet::new();
        for language in languages() {
            for kind in ["confirm", "reset"] {
                let mail = language.mail(kind, "Iroh", "https://example.org/reset#abc");
                let (subject, body) = mail.unwrap_or_else(|| panic!("{kind} in {}", language.code()));
                assert!(!subject.contains('\n') && body.contains("Iroh"), "{subject} {body}");
                assert!(body.lines().any(|line| line == "https://example.org/reset#abc"), "{body}");
                assert!(seen.insert(subject) && seen.insert(body), "the same twice in {}", language.code());
            }
            let keys = SOURCES[language.0].1.lines().filter(|line| line.starts_with("mail-")).count();
            assert_eq!(keys, 4, "{}", language.code());
        }
        assert_eq!(Language(0).mail("unknown", "", ""), None);
    }
}
