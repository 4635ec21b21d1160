//! Cleans messages of people: removes invisible characters that change how other text looks, and refuses
//! texts that show nothing. Also escapes text for HTML.

use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The most accents on one letter. Hebrew and Arabic need several; stacks of them cover the lines of others.
const MARKS: usize = 4;

/// Whether writing needs an invisible character: line breaks, joiners of Persian and emoji, direction marks
/// that end with their line.
fn is_needed(c: char) -> bool {
    matches!(c, '\n' | '\u{200c}' | '\u{200d}' | '\u{200e}' | '\u{200f}' | '\u{61c}')
}

/// Characters that no writing needs: controls, direction overrides, unassigned characters.
fn is_hidden(c: char) -> bool {
    use GeneralCategory::{Control, Format, PrivateUse, Surrogate, Unassigned};
    match c {
        _ if is_needed(c) => false,
        // Signs of numbers and verses, which are visible.
        '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{8e2}' => false,
        // The flags of countries within countries.
        '\u{e0020}'..='\u{e007f}' => false,
        _ => matches!(c.general_category(), Control | Format | PrivateUse | Surrogate | Unassigned),
    }
}

/// Whether a character by itself is visible.
fn shows(c: char) -> bool {
    // Blank letters.
    let blank =
        matches!(c, '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    let tag = matches!(c, '\u{e0020}'..='\u{e007f}');
    !(blank || tag || c.is_whitespace() || is_needed(c) || is_hidden(c) || is_combining_mark(c))
}

/// Escapes a text for HTML, including attribute values.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A message, cleaned; `None` if it is too long or shows nothing.
pub fn message(text: &str, longest: usize) -> Option<String> {
    if text.chars().count() > longest || text.contains('\0') {
        return None;
    }
    let mut marks = 0;
    let kept = text.chars().filter(|c| {
        marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS && !is_hidden(*c)
    });
    let kept: String = kept.collect();
    kept.chars().any(shows).then(|| kept.trim().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_nothing_is_no_message() {
        let long = "x".repeat(501);
        for text in [
            "",
            "  \n ",
            "\u{200b}\u{200b}",
            "\u{200c}\u{200d}\u{2060}",
            "\u{feff}",
            "\u{202e}\u{2066}",
            "\u{3164}\u{2800}",
            "\u{ad}",
            "\u{301}\u{302}",
            "\u{7}\u{1b}",
            "a\0b",
            "\u{e0061}",
            &long,
        ] {
            assert_eq!(message(text, 500), None, "{text:?}");
        }
    }

    #[test]
    fn every_language_is_kept_as_it_is_written() {
        for text in [
            "hello",
            "می‌خواهم",
            "שָׁלוֹם",
            "مُحَمَّدٌ",
            "żółw",
            "não",
            "👩‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "a\nb",
            "۱۲۳",
            "…—“”",
        ] {
            assert_eq!(message(text, 500).as_deref(), Some(text), "{text:?}");
        }
    }

    #[test]
    fn what_is_hidden_is_taken_out() {
        assert_eq!(message("abc\u{202e}def\u{2069}", 500).as_deref(), Some("abcdef"));
        assert_eq!(message(" a\u{200b}b\u{7}\u{1b}[31m ", 500).as_deref(), Some("ab[31m"));
        let tower = format!("a{}b", "\u{301}".repeat(40));
        assert_eq!(message(&tower, 500).as_deref(), Some("a\u{301}\u{301}\u{301}\u{301}b"));
    }
}
