//! Passwords that are guessed first: the user's own name, and common ones. A list and a few rules instead of
//! an estimate of strength, so that a refusal can be explained in one sentence.

use crate::fail::{Answer, Fail};
use std::collections::HashSet;
use std::sync::LazyLock;

/// With its licence at the top.
const LIST: &str = include_str!("../../data/common-passwords.txt");

static COMMON: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| LIST.lines().filter(|line| !line.starts_with('#')).collect());

/// The most characters that people append to a word for a digit and a sign.
const TAIL: usize = 5;

/// Refuses a password that is guessed first; `own` is what is known of the account: name and mail.
pub fn check(password: &str, own: &[&str]) -> Answer<()> {
    if is_guessed(password, own) { Err(Fail::bad("common-password")) } else { Ok(()) }
}

fn is_guessed(password: &str, own: &[&str]) -> bool {
    let folded = password.trim().to_lowercase();
    let is_common = |text: &str| COMMON.contains(text) || COMMON.contains(plain(text).as_str());
    is_common(&folded)
        || is_common(word(&folded))
        || repeats(&folded).is_some_and(|part| part.chars().count() < 4 || is_common(part))
        || is_run(&folded)
        || own.iter().flat_map(|own| own.split('@').next()).chain(own.iter().copied()).any(|own| {
            let own = own.to_lowercase();
            let (whole, part) = (letters(&folded), letters(word(&folded)));
            let backwards: String = own.chars().rev().collect();
            let same = |own: &str| !own.is_empty() && (own == whole || own == part);
            same(&letters(&own)) || same(&letters(&backwards)) || repeats(&folded) == Some(own.as_str())
        })
}

/// The word without a short prefix or suffix of digits and signs.
fn word(text: &str) -> &str {
    let word = text.trim_matches(|c: char| !c.is_alphabetic());
    if text.chars().count() - word.chars().count() <= TAIL { word } else { text }
}

/// Only the letters and digits.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Replaces digits and signs that stand for letters.
fn plain(text: &str) -> String {
    let letter = |c| match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    };
    text.chars().map(letter).collect()
}

/// The text that it repeats, if it does.
fn repeats(text: &str) -> Option<&str> {
    let cuts = text.char_indices().map(|(at, _)| at).skip(1);
    let parts = cuts.take_while(|at| at * 2 <= text.len()).map(|at| &text[..at]);
    parts
        .into_iter()
        .find(|part| text.len().is_multiple_of(part.len()) && text.split(part).all(str::is_empty))
}

/// Whether it only counts up or down in digits or letters.
fn is_run(text: &str) -> bool {
    let codes: Vec<i64> = text.chars().map(|c| i64::from(u32::from(c))).collect();
    let steps = |by: i64| codes.windows(2).all(|pair| pair[1] - pair[0] == by);
    codes.len() > 1 && (steps(1) || steps(-1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_refused() {
        let own = ["Iroh-of-Ba", "dragon.west@example.org"];
        for password in [
            "password",
            "PASSWORD",
            "Password1!",
            "p4ssw0rd",
            "sunshine2024",
            "12345678",
            "1234567890",
            "987654321",
            "abcdefgh",
            "qwertyuiop",
            "aaaaaaaaaa",
            "abababab",
            "dragondragon",
            "iroh-of-ba",
            "IrohOfBa",
            "irohofba99",
            "ab-fo-hori",
            "iroh-of-bairoh-of-ba",
            "dragon.west",
            "dragon.west@example.org",
        ] {
            assert!(is_guessed(password, &own), "{password}");
        }
        for password in
            ["leaves from the vine", "falling so slow", "wrong password", "żółw lubi herbatę", "k7#mQ2vx"]
        {
            assert!(!is_guessed(password, &own), "{password}");
        }
        assert!(COMMON.len() > 10_000 && !COMMON.contains(""));
    }
}
