//! A whole conversation with the engine: the input is what the other side says, line by line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Arc;
use teahouse::texts::{Lang, Texts};
use teahouse::uci::Uci;

thread_local! {
    /// Read once: it is the lines that are tested, not the languages.
    static TEXTS: Texts = Texts::new(Lang::En);
}

/// What only asks for much memory or many threads is not the point here.
fn is_costly(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    let many = line.split(|c: char| !c.is_ascii_digit()).any(|number| number.len() > 1 || number > "3");
    ["hash", "threads"].iter().any(|word| line.contains(word)) && many
}

fuzz_target!(|input: &[u8]| {
    let input = String::from_utf8_lossy(input);
    TEXTS.with(|texts| {
        let say = |line: &str| assert!(!line.contains(['\n', '\r']), "one line at a time: {line:?}");
        let mut uci = Uci::new(texts, Arc::new(say));
        uci.hear("setoption name Hash value 1");
        for line in input.lines().filter(|line| !is_costly(line)) {
            if !uci.hear(line) {
                break;
            }
        }
    });
});
