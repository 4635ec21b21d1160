//! Names: which are allowed, and which ones look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// The length of a name, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 2..=20;
/// The length of a club's name, and the signs allowed in it besides letters, digits and spaces.
const TITLES: std::ops::RangeInclusive<usize> = 3..=40;
const SIGNS: [char; 5] = ['-', '_', '\'', '.', '&'];
/// Prefixes that only the server assigns: guests, computer opponents, deleted accounts.
const BEGINNINGS: [&str; 4] = ["guest-", "level", "anonymous", "closed-"];
/// Names that sound official, in our languages.
const OFFICES: [&str; 28] = [
    "admin",
    "administrator",
    "administrador",
    "administration",
    "mod",
    "mods",
    "moderator",
    "moderador",
    "moderation",
    "support",
    "suporte",
    "wsparcie",
    "system",
    "sysadmin",
    "root",
    "staff",
    "official",
    "oficial",
    "security",
    "webmaster",
    "postmaster",
    "operator",
    "teahouse",
    "מנהל",
    "תמיכה",
    "مدیر",
    "پشتیبانی",
    "ادمین",
];
/// Words that add nothing to an official name.
const FILLERS: [&str; 8] = ["team", "help", "desk", "the", "bot", "account", "online", "service"];
/// The name of the project. No name may begin with it.
const PROJECT: &str = "teahouse";

/// The scripts of our languages. A name uses only one, because most lookalike letters are from two scripts.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Script {
    Latin,
    Hebrew,
    Arabic,
}

fn script(c: char) -> Option<Script> {
    match c {
        // The letters of European languages. The rarer ones have too many lookalikes.
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{17f}' => c.is_alphabetic().then_some(Script::Latin),
        '\u{5d0}'..='\u{5ea}' => Some(Script::Hebrew),
        '\u{6f0}'..='\u{6f9}' => Some(Script::Arabic),
        '\u{620}'..='\u{6d3}' => (c.is_alphabetic() && !is_mark(c)).then_some(Script::Arabic),
        _ => None,
    }
}

/// Vowel signs of Arabic script: names that differ only in them look alike.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{640}' | '\u{64b}'..='\u{65f}' | '\u{670}')
}

/// A valid name, normalised: 2 to 20 letters and digits of one of our scripts, `-` and `_`.
pub fn read(name: &str) -> Option<String> {
    // Bounds the work; longer names are refused anyway.
    let name: String = name.chars().take(200).nfkc().collect();
    let plain = |c: char| c.is_ascii_digit() || matches!(c, '-' | '_');
    let mut scripts = name.chars().filter(|c| !plain(*c)).map(script);
    let first = scripts.next().unwrap_or(Some(Script::Latin));
    let one = first.is_some() && scripts.all(|other| other == first);
    let begins = name.chars().next().is_some_and(char::is_alphanumeric);
    (one && begins && LENGTHS.contains(&name.chars().count())).then_some(name)
}

/// A valid club name, normalised: 3 to 40 characters, words with single spaces between them, each in one of
/// our scripts.
pub fn read_title(name: &str) -> Option<String> {
    let name: String = name.chars().take(200).nfkc().collect();
    let name = name.trim();
    let plain = |c: &char| c.is_ascii_digit() || SIGNS.contains(c);
    let one_script = |word: &str| {
        let mut scripts = word.chars().filter(|c| !plain(c)).map(script);
        let first = scripts.next().unwrap_or(Some(Script::Latin));
        !word.is_empty() && first.is_some() && scripts.all(|other| other == first)
    };
    let begins = name.chars().next().is_some_and(char::is_alphanumeric);
    let letters = name.chars().filter(|c| c.is_alphanumeric()).count();
    let fits = TITLES.contains(&name.chars().count()) && letters >= *TITLES.start();
    (fits && begins && name.split(' ').all(one_script)).then(|| name.to_string())
}

/// The key for comparing names of clubs. It ignores spaces and signs.
pub fn title_key(name: &str) -> String {
    name_key(&name.chars().filter(|c| c.is_alphanumeric()).collect::<String>())
}

/// The words of a club's name, as search keys.
pub fn title_words(name: &str) -> Vec<String> {
    name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(name_key).collect()
}

/// Whether a name is official or resembles an official one: `admin_`, `adrnin`, `Teahouse-Support`.
pub fn is_reserved(name: &str) -> bool {
    let key = name_key(name).replace('_', "-");
    if BEGINNINGS.iter().any(|beginning| key.starts_with(&name_key(beginning))) {
        return true;
    }
    let is_office = |part: &str| {
        let looks = [look(part), look(part.trim_matches(|c: char| c.is_ascii_digit()))];
        OFFICES.iter().any(|office| looks.contains(&look(office)))
    };
    let whole: String = key_letters(name).collect();
    let plain = whole.trim_matches(|c: char| c.is_ascii_digit());
    look(&whole).starts_with(&look(PROJECT))
        || name.split(['-', '_']).any(is_office)
        || is_office(&whole)
        || is_made_of_offices(&look(plain))
}

fn key_letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| !matches!(c, '-' | '_'))
}

/// How a text looks at a glance: without accents, and with one form for lookalike letters and pairs of
/// letters.
fn look(text: &str) -> String {
    let bare = |text: &str| -> String {
        text.nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c)).collect()
    };
    let digit = |c: char| match c {
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        c => c,
    };
    let folded: String = name_key(&bare(text)).chars().map(digit).collect();
    // Unicode's skeleton maps `m` to `rn`; these pairs it lacks.
    let folded = folded.replace("vv", "w").replace("cl", "d").replace('ł', "l");
    skeleton(&folded).collect()
}

/// Whether the text consists of official words and fillers, with at least one official word.
fn is_made_of_offices(look_of_it: &str) -> bool {
    fn from(rest: &str, office: bool, offices: &[String], fillers: &[String]) -> bool {
        let after = |word: &String| rest.strip_prefix(word.as_str()).filter(|_| !word.is_empty());
        (rest.is_empty() && office)
            || offices.iter().filter_map(after).any(|rest| from(rest, true, offices, fillers))
            || fillers.iter().filter_map(after).any(|rest| from(rest, office, offices, fillers))
    }
    let looks = |words: &[&str]| words.iter().map(|word| look(word)).collect::<Vec<_>>();
    from(look_of_it, false, &looks(&OFFICES), &looks(&FILLERS))
}

/// The key for comparing names. Lookalike names have the same key.
pub fn name_key(name: &str) -> String {
    let fold = |c: char| match c {
        // In many typefaces these are one stroke, or one ring.
        'i' | 'ı' | '1' => 'l',
        '0' => 'o',
        // Arabic and Persian have their own forms of some letters and digits.
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        'ة' => 'ه',
        '۰'..='۹' => char::from(b'0' + (c as u32 - '۰' as u32) as u8),
        _ => c,
    };
    let folded = name.chars().take(200).nfkc().flat_map(char::to_lowercase).nfkc().map(fold);
    // A second pass, for digits that the first made ASCII.
    folded.map(fold).collect::<String>().trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_letters_of_one_of_our_scripts() {
        let names = ["Iroh", "żółw", "João-2", "شیرین_۷", "חתול", "42", "a_", "ｆｕｌｌ"];
        for name in names {
            assert!(read(name).is_some(), "{name}");
        }
        assert_eq!(read("ｆｕｌｌ").as_deref(), Some("full"));
        let long = "a".repeat(21);
        let refused = [
            "",
            "a",
            &long,
            "two words",
            "-a",
            "__",
            "a\0b",
            "a\u{200d}b",
            "ivаn",
            "Ωmega",
            "a<b>",
            "שa",
            "a'--",
            "ǀǀ",
            "ab\u{301}\u{302}c\u{334}",
            "..",
            "a/b",
            "سـلام",
            "\u{202e}abc",
            "😀😀",
        ];
        for name in refused {
            assert_eq!(read(name), None, "{name:?}");
        }
    }

    #[test]
    fn the_name_of_a_club_has_words_of_one_script_each() {
        for name in ["White Lotus", "Go 2024", "باشگاه چای", "מועדון Halma", "Kółko & Pai Sho", "O'Neill Jr."]
        {
            assert_eq!(read_title(name).as_deref(), Some(name));
        }
        assert_eq!(read_title("  Ｔｅａ Club ").as_deref(), Some("Tea Club"));
        let long = "a".repeat(41);
        for name in [
            "",
            "ab",
            "a  b c",
            "tea\u{200b}",
            "teа house",
            "אtea",
            "---",
            "'tea",
            "a\nbc",
            "<b>x</b>",
            &long,
        ] {
            assert_eq!(read_title(name), None, "{name:?}");
        }
        assert_eq!(title_key("White Lotus"), title_key("white-l0tus"));
        assert_eq!(title_words("White-Lotus 2"), ["whlte", "lotus", "2"]);
    }

    #[test]
    fn what_looks_alike_is_one_name() {
        let same = [
            ("Iroh", "lroh"),
            ("Zuko", "zuk0"),
            ("ŻÓŁW", "żółw"),
            ("علي", "علی"),
            ("a1", "A۱"),
            ("ｆull", "Full"),
        ];
        for (one, other) in same {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Iroh"), name_key("Zuko"));
        assert_ne!(name_key("a-b"), name_key("ab"));
    }

    #[test]
    fn the_project_keeps_its_own_names() {
        for name in [
            "guest-abc",
            "GUEST-abc",
            "guest_abc",
            "Level3",
            "1evel9",
            "anonymous2",
            "closed-x",
            "Admin",
            "adm1n",
            "admin_",
            "adrnin",
            "ADMIN-",
            "Admin-2",
            "admin2024",
            "4dmin",
            "ádmin",
            "a-d-m-i-n",
            "Teahouse-Support",
            "TeahouseTeam",
            "tea_house",
            "teahouse7",
            "SupportTeam",
            "the-moderators-mod",
            "M0derat0r",
            "Suporte",
            "מנהל",
            "پشتیبانی",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for name in [
            "guest",
            "adminton",
            "modest",
            "Iroh",
            "Modem",
            "teapot",
            "Rootbeer",
            "Roman",
            "helpful",
            "Team7",
            "Botan",
            "Bernard",
            "maria-1",
            "شیرین",
            "חתול",
            "42",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
