//! The preferred language of a browser, and the texts of mails and names of games in it.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use std::sync::LazyLock;
use texts::{Lang, Texts};

/// The texts in a language. They are parsed once, because every visit needs the name of a game.
pub fn words(lang: Lang) -> &'static Texts {
    static WORDS: LazyLock<[Texts; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(Texts::of_mails));
    &WORDS[lang as usize]
}

/// The language that a browser prefers among ours; English by default.
pub fn liked(headers: &HeaderMap) -> Lang {
    let wishes = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut best = (0.0, Lang::En);
    for wish in wishes.split(',') {
        let mut parts = wish.split(';').map(str::trim);
        let lang = parts.next().and_then(Lang::find);
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        if let Some(lang) = lang.filter(|_| weight > best.0) {
            best = (weight, lang);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_language_that_is_liked_best_is_taken() {
        let asked =
            |wishes| liked(&[(ACCEPT_LANGUAGE, HeaderValue::from_static(wishes))].into_iter().collect());
        assert_eq!(asked("pt-BR,pt;q=0.9,en;q=0.8"), Lang::Pt);
        assert_eq!(asked("de, en;q=0.5, fa; q=0.7"), Lang::Fa);
        assert_eq!(asked("de;q=x,,;"), Lang::En);
        assert_eq!(asked("HE"), Lang::He);
        assert_eq!(liked(&HeaderMap::new()), Lang::En);
    }

    #[test]
    fn every_language_names_every_game() {
        for lang in Lang::ALL {
            for info in rules::GAMES {
                assert!(words(lang).has(&format!("game-{}", info.id)), "{} {}", lang.code(), info.id);
            }
        }
        assert_eq!(words(Lang::En).get("game-skud"), "Skud Pai Sho");
    }

    #[test]
    fn every_language_has_every_mail_and_its_own_words() {
        let mut seen = std::collections::HashSet::new();
        for lang in Lang::ALL {
            for kind in ["confirm", "reset"] {
                let link = "https://example.org/reset#abc";
                let text = |part| {
                    let key = format!("mail-{kind}-{part}");
                    assert!(words(lang).has(&key), "{key} in {}", lang.code());
                    words(lang).with(&key, &[("name", "Iroh".into()), ("link", link.into())])
                };
                let (subject, body) = (text("subject"), text("body"));
                assert!(!subject.contains('\n') && body.contains("Iroh"), "{subject} {body}");
                assert!(body.lines().any(|line| line == link), "{body}");
                assert!(seen.insert(subject) && seen.insert(body), "the same twice in {}", lang.code());
            }
        }
    }
}
