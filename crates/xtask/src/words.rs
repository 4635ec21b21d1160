//! `cargo xtask words`: checks every text in `locales/` and prints what is wrong: keys that are missing, stand twice or
//! are used nowhere, other variables than in English, texts left in English, notation that is not closed, Latin digits
//! in Persian prose, and what `locales/terms.txt` says of names, terms, words to avoid and widths.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// English is the source; the others in the order of the columns of `terms.txt`.
const LANGUAGES: [&str; 5] = ["en", "fa", "he", "pl", "pt"];

/// A text by its key: the file it stands in, and what it says.
type Texts = BTreeMap<String, (String, String)>;

/// Checks all texts; the error lists the findings.
pub fn run(root: &Path) -> Result<(), String> {
    let mut found = Vec::new();
    let all: Vec<Texts> = LANGUAGES.iter().map(|language| read(root, language, &mut found)).collect();
    for (language, theirs) in LANGUAGES.iter().zip(&all).skip(1) {
        compare(language, &all[0], theirs, &mut found);
    }
    for (language, theirs) in LANGUAGES.iter().zip(&all) {
        for (key, (file, text)) in theirs {
            look(language, text)
                .into_iter()
                .for_each(|what| found.push(format!("{language}/{file} {key}: {what}")));
        }
    }
    let terms =
        fs::read_to_string(root.join("locales/terms.txt")).map_err(|error| format!("terms.txt: {error}"))?;
    agree(&terms, &all, &mut found);
    usage(root, &all[0], &mut found);
    if found.is_empty() {
        println!("{} texts in {} languages", all[0].len(), all.len());
        return Ok(());
    }
    Err(format!("{}\n{} findings in the texts", found.join("\n"), found.len()))
}

/// The texts of a language. A key is the first word of a line; what follows it is indented.
fn read(root: &Path, language: &str, found: &mut Vec<String>) -> Texts {
    let mut texts = Texts::new();
    for path in files(&root.join("locales").join(language), &["ftl"]) {
        let name = |path: &Path| {
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
        };
        let file = format!("{}/{}", path.parent().map(name).unwrap_or_default(), name(&path));
        let mut key = String::new();
        for line in fs::read_to_string(&path).unwrap_or_default().lines() {
            if line.starts_with([' ', '}']) || (line.is_empty() && !key.is_empty()) {
                let Some((_, text)) = texts.get_mut(&key) else { continue };
                text.push('\n');
                text.push_str(line.trim());
            } else if let Some((name, text)) = line.split_once('=').filter(|_| !line.starts_with('#')) {
                key = name.trim().to_string();
                let text = (file.clone(), text.trim().to_string());
                if let Some((before, _)) = texts.insert(key.clone(), text) {
                    found.push(format!("{language}/{file} {key}: also stands in {before}"));
                }
            } else {
                key.clear();
            }
        }
    }
    texts.values_mut().for_each(|(_, text)| text.truncate(text.trim_end().len()));
    texts
}

/// What a translation has to share with English.
fn compare(language: &str, english: &Texts, theirs: &Texts, found: &mut Vec<String>) {
    for (key, (file, text)) in english {
        let Some((other, translated)) = theirs.get(key) else {
            found.push(format!("{language}/{file} {key}: missing"));
            continue;
        };
        if other != file {
            found.push(format!("{language}/{other} {key}: stands in {file} in English"));
        }
        if variables(text) != variables(translated) {
            found.push(format!("{language}/{file} {key}: other variables than in English"));
        }
        let letters = prose(text).chars().filter(|letter| letter.is_alphabetic()).count();
        if letters > 16 && text == translated {
            found.push(format!("{language}/{file} {key}: still English"));
        }
    }
    for (key, (file, _)) in theirs.iter().filter(|(key, _)| !english.contains_key(*key)) {
        found.push(format!("{language}/{file} {key}: not in English"));
    }
}

/// What is wrong with a text by itself.
fn look(language: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if !text.matches('`').count().is_multiple_of(2) {
        wrong.push("a backtick is not closed".to_string());
    }
    if text.matches('\u{2066}').count() != text.matches('\u{2069}').count() {
        wrong.push("isolated notation is not closed".to_string());
    }
    let words = prose(&text.replace("[0]", ""));
    let words = words.split(|sign: char| !sign.is_alphanumeric());
    for word in words.filter(|word| word.chars().any(|sign| sign.is_ascii_digit())) {
        if language == "fa" && !word.chars().any(|sign| sign.is_ascii_alphabetic()) {
            wrong.push(format!("Latin digits in Persian: {word}"));
        }
    }
    if language != "fa" && text.contains(|sign| ('۰'..='۹').contains(&sign)) {
        wrong.push("Persian digits".to_string());
    }
    wrong
}

/// A text without what is put into it, and without code and notation.
fn prose(text: &str) -> String {
    let (mut out, mut braces, mut code, mut isolated) = (String::new(), 0, false, false);
    for sign in text.chars() {
        match sign {
            '{' => braces += 1,
            '}' => braces -= 1,
            '`' => code = !code,
            '\u{2066}' => isolated = true,
            '\u{2069}' => isolated = false,
            _ if braces == 0 && !code && !isolated => out.push(sign),
            // The variants of a choice stand inside its braces.
            _ if braces == 1 && text.contains("->") && !code && !isolated => out.push(sign),
            _ => {}
        }
    }
    out
}

fn variables(text: &str) -> BTreeSet<&str> {
    let names = text.split('$').skip(1);
    names
        .map(|rest| {
            rest.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').next().unwrap_or("")
        })
        .collect()
}

/// What the table of terms says.
fn agree(table: &str, all: &[Texts], found: &mut Vec<String>) {
    let mut section = "";
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with('[') {
            section = line;
            continue;
        }
        let row: Vec<&str> = line.split('|').map(str::trim).collect();
        match (section, row.as_slice()) {
            ("[names]", [key, names @ ..]) => {
                for ((language, texts), name) in LANGUAGES.iter().zip(all).zip(names) {
                    if texts.get(*key).is_some_and(|(_, text)| text != name) {
                        found.push(format!("{language} {key}: the glossary says {name}"));
                    }
                }
            }
            ("[terms]", [english, stems @ ..]) => {
                let named = all[0].iter().filter(|(_, (_, text))| says(&prose(text), english));
                for (key, (file, text)) in named {
                    let others = LANGUAGES.iter().zip(all).skip(1).zip(stems);
                    for ((language, texts), stem) in others {
                        let theirs =
                            texts.get(key).map_or(String::new(), |(_, text)| prose(text).to_lowercase());
                        if !stem.to_lowercase().split('/').any(|stem| theirs.contains(stem)) {
                            found.push(format!(
                                "{language}/{file} {key}: no {stem} for “{english}” in “{text}”"
                            ));
                        }
                    }
                }
            }
            ("[avoid]", [language, words, better]) => {
                let texts = LANGUAGES.iter().position(|name| name == language).map(|at| &all[at]);
                for (key, (file, text)) in texts.into_iter().flatten() {
                    // A Hebrew or Polish word may have something before it; an English one begins where it begins.
                    let said =
                        |word: &&str| if *language == "en" { says(text, word) } else { text.contains(*word) };
                    for word in words.split('/').filter(said) {
                        found.push(format!("{language}/{file} {key}: {word}; better: {better}"));
                    }
                }
            }
            ("[width]", [keys, most]) => {
                let most: usize = most.parse().unwrap_or(0);
                for (language, texts) in LANGUAGES.iter().zip(all) {
                    let named = |key: &str| keys.split('/').any(|pattern| fits(pattern, key));
                    for (key, (file, text)) in texts.iter().filter(|(key, _)| named(key)) {
                        let width = text.chars().filter(|sign| *sign != '\u{200c}').count();
                        if width > most {
                            found.push(format!(
                                "{language}/{file} {key}: {width} characters, at most {most}: {text}"
                            ));
                        }
                    }
                }
            }
            _ => found.push(format!("terms.txt: what is “{line}”?")),
        }
    }
}

/// Whether a word, or one that begins with it, stands in a text.
fn says(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

/// Whether a key fits a pattern with at most one `*`.
fn fits(pattern: &str, key: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => {
            key.len() > start.len() + end.len() && key.starts_with(start) && key.ends_with(end)
        }
        None => pattern == key,
    }
}

/// Whether each text is used, and each text that the pages ask for exists. A key whose last part is made while the
/// program runs is used if a piece of the sources ends with its first part and goes on with `{`.
fn usage(root: &Path, english: &Texts, found: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    let mut starts = BTreeSet::new();
    let folders =
        ["web/src", "crates/texts/src", "crates/teahouse/src", "crates/server/src", "crates/rules/src"];
    let sources = folders.iter().flat_map(|folder| files(&root.join(folder), &["rs", "ts", "svelte"]));
    for path in sources.chain([root.join("web/vite.config.ts")]) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        for (asked, _) in text.match_indices("t('") {
            let key = text[asked + 3..].split('\'').next().unwrap_or_default();
            let call =
                !text[..asked].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_' || sign == '.');
            let page = path.components().any(|part| part.as_os_str() == "web");
            if call && page && !english.contains_key(key) && !path.to_string_lossy().contains(".test.") {
                found.push(format!("{}: there is no text {key}", path.display()));
            }
        }
        let part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let mut rest = text.as_str();
        while let Some(at) = rest.find(part) {
            let word = &rest[at..];
            let end = word.find(|sign| !part(sign)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            if word.ends_with('-')
                && (after.starts_with('{') || after.starts_with("${") || after.starts_with('\''))
            {
                starts.insert(word.to_string());
            } else {
                names.insert(word.to_string());
            }
            rest = after;
        }
    }
    let texts: String = english.values().map(|(_, text)| text.as_str()).collect();
    for (key, (file, _)) in english {
        let made = || match key.strip_prefix("says-") {
            // A sentence of the rules has their identifier, and perhaps the names of its particulars after it.
            Some(said) => {
                let mut ends = said.match_indices('-').map(|(at, _)| at).chain([said.len()]);
                ends.any(|end| names.contains(&said[..end]))
            }
            None => starts.iter().any(|start| key.starts_with(start.as_str()) && start.len() > 2),
        };
        if !names.contains(key) && !made() && !texts.contains(&format!("{{ {key} }}")) {
            found.push(format!("en/{file} {key}: used nowhere"));
        }
    }
}

/// All files under a folder with one of these endings, in order.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    all.sort();
    let gathered = all.into_iter().flat_map(|path| {
        let wanted = path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted));
        if path.is_dir() {
            files(&path, endings)
        } else if wanted {
            vec![path]
        } else {
            Vec::new()
        }
    });
    gathered.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_leaves_out_variables_code_and_notation() {
        assert_eq!(prose("{ $n } of `1G.a` and \u{2066}(0,8)\u{2069} 5"), " of  and  5");
        assert!(prose("{ $n ->\n[one] { $n } turn\n*[other] { $n } turns\n}").contains("turns"));
    }

    #[test]
    fn digits_follow_the_language() {
        assert_eq!(look("fa", "نوبت 30"), ["Latin digits in Persian: 30"]);
        assert!(look("fa", "رز (R3) `1G`").is_empty());
        assert_eq!(look("pl", "tura ۳"), ["Persian digits"]);
    }

    #[test]
    fn a_term_is_looked_for_where_english_has_it() {
        let texts = |text: &str| Texts::from([("a-key".to_string(), (String::new(), text.to_string()))]);
        let all = ["two gates", "دو دروازه", "שני שערים", "dwie bramy", "duas flores"].map(texts);
        let mut found = Vec::new();
        agree("[terms]\ngate | درواز | שער | bram | port", &all, &mut found);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("pt/"), "{found:?}");
    }

    #[test]
    fn a_width_holds_for_the_keys_of_a_pattern() {
        assert!(fits("option-*-title", "option-skud-clash-title"));
        assert!(!fits("option-*-title", "option-title"));
        assert!(fits("tui-key-*", "tui-key-go"));
        assert!(!fits("word-pass", "word-passed"));
    }
}
