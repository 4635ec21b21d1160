//! The words of mails and the names of the games, in the five languages of `locales/`.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

/// A language: its code, the words of mails and those of the games.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Language(&'static str, &'static str, &'static str);

/// A language by its code.
macro_rules! language {
    ($code:literal) => {
        Language(
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
const LANGUAGES: [Language; 5] =
    [language!("en"), language!("fa"), language!("he"), language!("pl"), language!("pt")];

impl Language {
    /// The one of ours that a browser likes best.
    pub fn of(headers: &HeaderMap) -> Self {
        let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut best = (0.0, LANGUAGES[0]);
        for wish in wishes.split(',') {
            let mut parts = wish.split(';');
            let code = parts.next().and_then(|tag| tag.trim().split('-').next()).unwrap_or_default();
            let weight =
                parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
            let ours = LANGUAGES.into_iter().find(|language| language.0.eq_ignore_ascii_case(code));
            if let Some(language) = ours.filter(|_| weight > best.0) {
                best = (weight, language);
            }
        }
        best.1
    }

    /// Its code, such as `fa`.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// A text of some words by its key, for a name and a link.
    fn text(self, words: &str, key: &str, (name, link): (&str, &str)) -> Option<String> {
        let mut bundle = FluentBundle::new(vec![self.0.parse().ok()?]);
        // A link with marks of direction around it would not be one any more.
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(words.to_string()).ok()?).ok()?;
        let args: FluentArgs<'_> = [("name", name), ("link", link)].into_iter().collect();
        let mut errors = Vec::new();
        let text =
            bundle.format_pattern(bundle.get_message(key)?.value()?, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Subject and body of a mail of a kind: `confirm` or `reset`.
    pub fn mail(self, kind: &str, name: &str, link: &str) -> Option<(String, String)> {
        let text = |part| self.text(self.1, &format!("mail-{kind}-{part}"), (name, link));
        Some((text("subject")?, text("body")?))
    }

    /// The name of a game.
    pub fn game(self, id: &str) -> Option<String> {
        self.text(self.2, &format!("game-{id}"), ("", ""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(wishes: &'static str) -> &'static str {
        Language::of(&[(ACCEPT_LANGUAGE, axum::http::HeaderValue::from_static(wishes))].into_iter().collect())
            .0
    }

    #[test]
    fn the_language_that_is_liked_best_is_taken() {
        assert_eq!(asked("pt-BR,pt;q=0.9,en;q=0.8"), "pt");
        assert_eq!(asked("de, en;q=0.5, fa;q=0.7"), "fa");
        assert_eq!(asked("de;q=x,,;"), "en");
        assert_eq!(asked("HE"), "he");
        assert_eq!(Language::of(&HeaderMap::new()).0, "en");
    }

    #[test]
    fn every_language_names_every_game() {
        for language in LANGUAGES {
            for info in rules::GAMES {
                assert!(
                    language.game(info.id).is_some_and(|name| !name.is_empty()),
                    "{} {}",
                    language.0,
                    info.id
                );
            }
        }
        assert_eq!(LANGUAGES[0].game("skud").as_deref(), Some("Skud Pai Sho"));
    }

    #[test]
    fn every_language_has_every_mail_and_its_own_words() {
        let mut seen = std::collections::HashSet::new();
        for language in LANGUAGES {
            for kind in ["confirm", "reset"] {
                let mail = language.mail(kind, "Iroh", "https://example.org/reset#abc");
                let (subject, body) = mail.unwrap_or_else(|| panic!("{kind} in {}", language.0));
                assert!(!subject.contains('\n') && body.contains("Iroh"), "{subject} {body}");
                assert!(body.lines().any(|line| line == "https://example.org/reset#abc"), "{body}");
                assert!(seen.insert(subject) && seen.insert(body), "the same twice in {}", language.0);
            }
            let keys = language.1.lines().filter(|line| line.starts_with("mail-")).count();
            assert_eq!(keys, 4, "{}", language.0);
        }
        assert_eq!(LANGUAGES[0].mail("unknown", "", ""), None);
    }
}
