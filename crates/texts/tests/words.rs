//! Checks every text in `locales/`, including those of pages and emails: missing, duplicate and unused keys,
//! variables that differ from English, untranslated texts, unclosed notation, Latin digits in Persian prose,
//! `@` names that are not isolated, wrong spaces, the names, terms, words to avoid and widths of
//! `locales/terms.txt`, and, where the dictionaries are installed, spelling.
#![allow(clippy::unwrap_used)]

use fluent_syntax::ast::{Entry, Expression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::iter::successors;
use std::path::Path;
use std::process::Command;
use texts::Lang;
use walkdir::WalkDir;

struct Text {
    /// Language, file and key, as a finding names it.
    at: String,
    lang: Lang,
    key: String,
    /// The text in Fluent syntax, without indents.
    said: String,
    /// The text without variables, code and notation.
    prose: String,
}

/// By key, the text in each language, in the order of `Lang::ALL`. English, the first, is the source.
type Texts = BTreeMap<String, [Option<Text>; Lang::ALL.len()]>;

/// The files under a folder of the project that may have or use texts: their paths, and what is in them.
fn files(folder: &str) -> impl Iterator<Item = (String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let entries = WalkDir::new(root.join(folder)).sort_by_file_name().into_iter().map(Result::unwrap);
    entries.filter_map(move |entry| {
        let path = entry.path().strip_prefix(&root).unwrap().to_str().unwrap();
        let wanted = [".ftl", ".rs", ".ts", ".svelte"].iter().any(|ending| path.ends_with(ending));
        wanted.then(|| (path.to_string(), fs::read_to_string(entry.path()).unwrap()))
    })
}

/// The texts of all languages, and the duplicate keys.
fn read() -> (Texts, Vec<String>) {
    let (mut texts, mut twice) = (Texts::new(), Vec::new());
    for lang in Lang::ALL {
        for (path, source) in files(&format!("locales/{}", lang.code())) {
            let file = &path["locales/".len()..];
            for text in parse(lang, file, &source) {
                let before = texts.entry(text.key.clone()).or_default()[lang as usize].replace(text);
                twice.extend(before.map(|text| format!("{}: also stands in {file}", text.at)));
            }
        }
    }
    (texts, twice)
}

/// The texts of a file.
fn parse(lang: Lang, file: &str, source: &str) -> impl Iterator<Item = Text> {
    let (Ok(resource) | Err((resource, _))) = parser::parse(source);
    resource.body.into_iter().filter_map(move |entry| match entry {
        Entry::Message(Message { id, value: Some(value), .. }) => {
            let (key, at) = (id.name.to_string(), format!("{file} {}", id.name));
            let prose: String = speak(&value).split('`').step_by(2).collect();
            let prose = prose.split(['\u{2066}', '\u{2069}']).step_by(2).collect();
            let message = Message { id, value: Some(value), attributes: Vec::new(), comment: None };
            let said = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
            let said: Vec<_> = said[key.len() + " =".len()..].trim().lines().map(str::trim).collect();
            Some(Text { at, lang, key, said: said.join("\n"), prose })
        }
        Entry::Junk { content } => panic!("{file}: not understood: {content}"),
        _ => None,
    })
}

/// The words of a pattern, and of each variant of a choice in it.
fn speak(pattern: &Pattern<&str>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.to_string(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| speak(&variant.value) + "\n").collect()
        }
        PatternElement::Placeable { .. } => String::new(),
    });
    words.collect()
}

fn none(found: &[String]) {
    assert!(found.is_empty(), "{} findings in the texts\n{}", found.len(), found.join("\n"));
}

/// The faults that apply to a text.
fn faults(text: &Text, all: &[(bool, &str)]) -> Vec<String> {
    all.iter().filter(|(wrong, _)| *wrong).map(|(_, what)| format!("{}: {what}", text.at)).collect()
}

fn variables(text: &Text) -> BTreeSet<&str> {
    let other = |sign: char| !sign.is_ascii_alphanumeric() && sign != '_' && sign != '-';
    text.said.split('$').skip(1).filter_map(|rest| rest.split(other).next()).collect()
}

/// The cases of a text's choices, except plurals, which differ by language.
fn cases(text: &Text) -> BTreeSet<&str> {
    let names = text.said.lines().filter(|_| text.said.contains("->"));
    let names =
        names.filter_map(|line| Some(line.trim_start_matches('*').strip_prefix('[')?.split_once(']')?.0));
    names.filter(|name| !["zero", "one", "two", "few", "many", "other"].contains(name)).collect()
}

#[test]
fn languages_have_the_same_texts() {
    let (texts, mut found) = read();
    for row in texts.values() {
        let mut others = row.iter().flatten();
        let english = others.next().unwrap();
        let missing = Lang::ALL.into_iter().filter(|lang| row[*lang as usize].is_none());
        found.extend(missing.map(|lang| format!("{}: missing in {}", english.at, lang.code())));
        let letters = english.prose.chars().filter(|sign| sign.is_alphabetic()).count();
        for other in others {
            let all = [
                (!other.at.ends_with(&english.at["en".len()..]), "not in the file where English has it"),
                (variables(other) != variables(english), "other variables than in English"),
                (cases(other) != cases(english), "other cases than in English"),
                (letters > 16 && other.said == english.said, "still English"),
            ];
            found.extend(faults(other, &all));
        }
    }
    none(&found);
}

#[test]
fn texts_agree_with_the_table_of_terms() {
    let table = include_str!("../../../locales/terms.txt");
    let (columns, codes) =
        (table.lines().find_map(|line| line.strip_prefix("# key | ")), Lang::ALL.map(Lang::code));
    // A new language comes last, and may have no column yet.
    assert!(
        columns.is_some_and(|columns| codes.join(" | ").starts_with(columns)),
        "other columns than `Lang::ALL`"
    );
    none(&agree(table, &read().0));
}

/// Deviations from the table of terms.
fn agree(table: &str, texts: &Texts) -> Vec<String> {
    let (mut section, mut found) = ("", Vec::new());
    let all = || texts.values().flatten().flatten();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let row: Vec<&str> = line.split('|').map(str::trim).collect();
        match (section, row.as_slice()) {
            (_, [name]) => section = name,
            ("[names]", [key, names @ ..]) if names.len() <= Lang::ALL.len() => {
                for Text { at, lang, said, .. } in texts.get(*key).into_iter().flatten().flatten() {
                    let name = names.get(*lang as usize).filter(|name| said != *name);
                    found.extend(name.map(|name| format!("{at}: the glossary says {name}")));
                }
            }
            ("[terms]", stems @ [word, ..]) if (2..=Lang::ALL.len()).contains(&stems.len()) => {
                let rows = texts.values().filter(|row| row[0].iter().any(|text| says(&text.prose, word)));
                for Text { at, lang, prose, said, .. } in rows.flatten().flatten() {
                    let Some(stem) = stems.get(*lang as usize) else { continue };
                    let prose = prose.to_lowercase();
                    if !stem.to_lowercase().split('/').any(|stem| prose.contains(stem)) {
                        found.push(format!("{at}: no {stem} for “{word}” in “{said}”"));
                    }
                }
            }
            ("[avoid]", [code, words, better]) => {
                for Text { at, lang, said, .. } in all().filter(|text| text.lang.code() == *code) {
                    // Hebrew and Polish words may have prefixes; English ones must match from the beginning.
                    let there = |word: &&str| says(said, word) || *lang != Lang::En && said.contains(*word);
                    let there = words.split('/').filter(there);
                    found.extend(there.map(|word| format!("{at}: {word}; better: {better}")));
                }
            }
            ("[width]", [keys, most]) => {
                let named = |text: &&Text| keys.split('/').any(|pattern| fits(pattern, &text.key));
                for Text { at, said, .. } in all().filter(named) {
                    let width = said.chars().filter(|sign| *sign != '\u{200c}').count();
                    if width > most.parse().unwrap() {
                        found.push(format!("{at}: {width} characters, at most {most}: {said}"));
                    }
                }
            }
            _ => found.push(format!("terms.txt: what is “{line}”?")),
        }
    }
    found
}

/// Whether a text contains a word that begins with `word`.
fn says(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

/// Whether a key fits a pattern with at most one `*`.
fn fits(pattern: &str, key: &str) -> bool {
    pattern.split_once('*').map_or(pattern == key, |(start, end)| {
        key.strip_prefix(start).and_then(|rest| rest.strip_suffix(end)).is_some_and(|rest| !rest.is_empty())
    })
}

#[test]
fn notation_is_closed_and_digits_follow_the_language() {
    none(&read().0.values().flatten().flatten().flat_map(look).collect::<Vec<_>>());
}

/// The faults of a single text.
fn look(text: &Text) -> Vec<String> {
    let count = |sign: char| text.said.matches(sign).count();
    let mut words = text.prose.split(|sign: char| !sign.is_alphanumeric());
    let latin = |word: &str, kind: fn(&u8) -> bool| word.as_bytes().iter().any(kind);
    let number = |word| latin(word, u8::is_ascii_digit) && !latin(word, u8::is_ascii_alphabetic);
    let persian = text.lang == Lang::Fa;
    let all = [
        (count('`') % 2 == 1, "a backtick is not closed"),
        (count('\u{2066}') != count('\u{2069}'), "isolated notation is not closed"),
        (persian && words.any(number), "Latin digits in Persian"),
        ([" …", " %", " ٪"].iter().any(|sign| text.said.contains(sign)), "a space before … or %"),
        (text.prose.contains('@'), "a name with @ is not between backticks"),
        (!persian && text.said.contains(|sign| ('۰'..='۹').contains(&sign)), "Persian digits"),
    ];
    faults(text, &all)
}

/// A key whose last part is computed at run time counts as used if the sources contain its first part followed
/// by `{`.
#[test]
fn each_text_is_used_and_each_that_a_page_asks_for_exists() {
    let (texts, mut found) = (read().0, Vec::new());
    let (mut names, mut starts) = (BTreeSet::new(), BTreeSet::new());
    let crates = ["crates/texts/src", "crates/teahouse/src", "crates/server/src", "crates/rules/src"];
    for (path, source) in crates.into_iter().chain(["web/src", "web/vite.config.ts"]).flat_map(files) {
        for (at, _) in source.match_indices("t('").filter(|_| path.starts_with("web/")) {
            let key = source[at + "t('".len()..].split('\'').next().unwrap();
            let call = !source[..at].ends_with(|sign: char| sign.is_alphanumeric() || "_.".contains(sign));
            if call && !texts.contains_key(key) && !path.contains(".test.") {
                found.push(format!("{path}: there is no text {key}"));
            }
        }
        let part = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        for piece in source.replace("${", "{").split_inclusive(|sign| !part(sign)) {
            let word = piece.trim_end_matches(|sign| !part(sign));
            let made = word.len() > 2 && word.ends_with('-') && piece.ends_with(['{', '\'']);
            if made { &mut starts } else { &mut names }.insert(word.to_string());
        }
    }
    let english: Vec<_> = texts.values().flat_map(|row| &row[0]).collect();
    let all: String = english.iter().map(|text| text.said.as_str()).collect();
    for text in english {
        let made = match text.key.strip_prefix("says-") {
            // The key of a sentence of the rules is the identifier, possibly followed by the names of
            // parameters.
            Some(id) => successors(Some(id), |id| Some(id.rsplit_once('-')?.0)).any(|id| names.contains(id)),
            None => starts.iter().any(|start| text.key.starts_with(start)),
        };
        if !names.contains(&text.key) && !made && !all.contains(&format!("{{ {} }}", text.key)) {
            found.push(format!("{}: used nowhere", text.at));
        }
    }
    none(&found);
}

/// Reads `locales/spelling.txt`, and asks Debian's dictionaries for the rest.
#[test]
#[ignore = "needs hunspell, aspell and their dictionaries; `cargo xtask test` runs it where they are"]
fn words_are_in_a_dictionary_or_in_our_list() {
    let (texts, mut found) = (read().0, Vec::new());
    for lang in Lang::ALL {
        let written: Vec<_> = texts.values().flat_map(|row| &row[lang as usize]).map(written).collect();
        let list = include_str!("../../../locales/spelling.txt");
        let Some((program, dictionary, own)) = section(list, lang) else { continue };
        let unknown = unknown(program, dictionary, lang, &written.join("\n"));
        let unknown = unknown.iter().filter(|word| !own.contains(word.as_str()));
        found.extend(unknown.map(|word| format!("{}: {word}", lang.code())));
        let gone = own.iter().filter(|word| !written.iter().any(|text| text.contains(*word)));
        found.extend(gone.map(|word| format!("spelling.txt: no text in {} has {word}", lang.code())));
    }
    none(&found);
}

/// The words to look up. Dictionaries have no vowel marks and no Persian joiner, and Latin words in another
/// script are names.
fn written(text: &Text) -> String {
    let prose = text.prose.replace('’', "'").replace('״', "\"").replace('׳', "'").replace('\u{200c}', " ");
    let latin = |sign: &char| text.lang.is_rtl() && sign.is_ascii_alphanumeric();
    prose.chars().filter(|sign| !('\u{64b}'..='\u{652}').contains(sign) && !latin(sign)).collect()
}

/// The section of a language: the program and the dictionary that its first line names, and our own words.
fn section(list: &str, lang: Lang) -> Option<(&str, &str, BTreeSet<&str>)> {
    let start = format!("[{}] ", lang.code());
    let mut lines = list.lines().skip_while(|line| !line.starts_with(&start));
    let (program, dictionary) = lines.next()?[start.len()..].split_once(' ')?;
    let words = lines.take_while(|line| !line.starts_with('[')).flat_map(str::split_whitespace);
    Some((program, dictionary, words.collect()))
}

/// The words of a text that are not in a dictionary.
fn unknown(program: &str, dictionary: &str, lang: Lang, text: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("spelling-{}.txt", lang.code()));
    fs::write(&path, text).unwrap();
    let mut speller = Command::new(program);
    speller.args([if program == "aspell" { "list" } else { "-l" }, "-d", dictionary]);
    let said = speller.env("LC_ALL", "C.UTF-8").stdin(File::open(&path).unwrap()).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    let words = String::from_utf8(said.stdout).unwrap();
    words.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).map(str::to_string).collect()
}

/// A text with the key `key`.
fn text(lang: Lang, said: &str) -> Text {
    parse(lang, lang.code(), &format!("key = {said}")).next().unwrap()
}

#[test]
fn prose_leaves_out_variables_code_and_notation() {
    let prose = |said| text(Lang::En, said).prose;
    assert_eq!(prose("{ $n } of `1G.a` and \u{2066}(0,8)\u{2069} 5"), " of  and  5");
    assert_eq!(prose("{ $n ->\n[0] none\n*[other] { $n } turns\n}"), "none\n turns\n");
}

#[test]
fn a_language_has_the_cases_of_english_and_its_own_plurals() {
    let both = text(Lang::Pl, "{ $win ->\n[claim] a\n*[start] { $n ->\n[few] b\n*[other] c\n}\n}");
    assert_eq!(cases(&both).into_iter().collect::<Vec<_>>(), ["claim", "start"]);
    assert!(cases(&text(Lang::Pl, "[OPCJE]")).is_empty());
}

#[test]
fn a_name_with_its_sign_is_isolated() {
    assert_eq!(look(&text(Lang::He, "(@SkudPaiSho)")), ["he key: a name with @ is not between backticks"]);
    assert!(look(&text(Lang::He, "(`@SkudPaiSho`)")).is_empty());
}

#[test]
fn signs_follow_their_word() {
    assert_eq!(look(&text(Lang::En, "{ $n } %")), ["en key: a space before … or %"]);
    assert!(look(&text(Lang::En, "{ $n }% and { $n }…")).is_empty());
}

#[test]
fn our_own_words_are_those_of_a_language() {
    let list = "[en] hunspell en_GB\nHalma Skud\n[pl] hunspell pl_PL\nMandewila\n";
    assert_eq!(section(list, Lang::En), Some(("hunspell", "en_GB", ["Halma", "Skud"].into())));
    assert_eq!(section(list, Lang::Pl), Some(("hunspell", "pl_PL", ["Mandewila"].into())));
    assert_eq!(section(list, Lang::He), None);
}

#[test]
fn digits_follow_the_language() {
    assert_eq!(look(&text(Lang::Fa, "نوبت 30")), ["fa key: Latin digits in Persian"]);
    assert!(look(&text(Lang::Fa, "رز (R3) `1G`")).is_empty());
    assert_eq!(look(&text(Lang::Pl, "tura ۳")), ["pl key: Persian digits"]);
}

#[test]
fn a_term_is_looked_for_where_english_has_it() {
    let said = ["two gates", "دو دروازه", "שני שערים", "dwie bramy", "duas flores"];
    // A new language comes last.
    let row = Lang::ALL.map(|lang| said.get(lang as usize).map(|said| text(lang, said)));
    let found = agree("[terms]\ngate | درواز | שער | bram | port", &[("key".to_string(), row)].into());
    assert_eq!(found, ["pt key: no port for “gate” in “duas flores”"]);
}

#[test]
fn a_width_holds_for_the_keys_of_a_pattern() {
    assert!(fits("option-*-title", "option-skud-clash-title"));
    assert!(!fits("option-*-title", "option-title"));
    assert!(fits("tui-key-*", "tui-key-go"));
    assert!(!fits("word-pass", "word-passed"));
}
