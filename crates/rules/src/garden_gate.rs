//! Games of The Garden Gate, the public site for Pai Sho: turns its share links and its notation into records.
//!
//! A link is `name=value` pairs packed with LZ-string behind a `?`; its entries are written like ours, except
//! for the order of accents, an older sign for a bonus, and bonuses that the site writes but does not carry
//! out.

use crate::message::Message;
use crate::options::Setup;
use crate::record::Record;
use crate::table::AnyGame;

/// The longest link that is accepted, because a hostile one could unpack to a huge text. No link of a real game
/// is longer.
const LONGEST: usize = 8_192;

/// The preset with the site's rules.
const PRESET: &str = "garden-gate";
const ALWAYS: (&str, &str) = ("limits", "off");

/// The site's option names, current and old, and what they mean here.
const SKUD: [(&str, &str, (&str, &str)); 8] = [
    ("InformalStart", "Informal Start", ("opening", "free")),
    ("DoubleAccentTiles", "Double (8) Accent Tiles", ("accents", "double")),
    ("AllAccentTiles", "All Accent Tiles", ("accents", "all")),
    ("AncientOasisExpansion", "Ancient Oasis Expansion", ("oasis", "on")),
    ("NoWheels", "", ("wheels", "off")),
    ("SpecialFlowersBounce", "", ("captured-specials", "return")),
    ("NoAltWin", "", ("last-flower", "none")),
    ("NoHarmonyAids", "No Harmony Visual Aids", ("aids", "hidden")),
];
const STREET: [(&str, &str, (&str, &str)); 5] = [
    ("FormalWinCondition", "Formal win condition", ("win", "start")),
    ("OriginalBoardSetup", "Original Board Setup", ("setup", "classic")),
    ("ReleaseCaptiveTiles", "Release Captive Tiles", ("release", "on")),
    ("BonusMovementWithCaptive", "Bonus Movement With Captive (5)", ("captor-bonus", "five")),
    // Overrides the one above, so it comes later.
    ("BonusMovementPerCaptive", "Bonus Movement (+1) Per Captive", ("captor-bonus", "per-captive")),
];

/// A game as the site describes it.
struct Told<'a> {
    game: &'static str,
    options: Vec<(&'static str, &'static str)>,
    entries: &'a [&'a str],
}

/// The record of the game in a link of the site, or of its notation: one entry per line, or separated by `;`. A
/// Teahouse record is read as such.
///
/// ```
/// use rules::garden_gate;
///
/// let record = garden_gate::read("0H.2;0G.2;1H.(0,7)-(3,7)")?;
/// assert_eq!(record.tag("game"), Some("street"));
/// assert!(garden_gate::read("https://example.org/?nonsense").is_err());
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn read(text: &str) -> Result<Record, Message> {
    let trimmed = text.trim_start_matches('\u{feff}').trim();
    if let Some((_, query)) = trimmed.split_once('?').filter(|_| trimmed.starts_with("http")) {
        return of_link(query);
    }
    if trimmed.starts_with("0H.") { of_notation(trimmed) } else { Record::read(text) }
}

/// Reads the part of a link after the `?`.
fn of_link(query: &str) -> Result<Record, Message> {
    let damaged = || Message::new("link-damaged");
    if query.len() > LONGEST {
        return Err(damaged());
    }
    // Old links are not packed. In packed ones a program that decoded them as a form may have turned `+` into
    // spaces.
    let query = if query.contains('=') {
        query.to_string()
    } else {
        let pairs = lz_str::decompress_from_encoded_uri_component(&query.replace(' ', "+"));
        pairs.and_then(|pairs| String::from_utf16(&pairs).ok()).ok_or_else(damaged)?
    };
    let value = |wanted: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == wanted).map(|(_, value)| decoded(value))
    };
    let Some(notation) = value("game") else {
        // A link to somebody's game names it by a number that only the site can look up.
        let known = ["wg", "ig", "h", "tu"].iter().any(|name| value(name).is_some());
        return Err(if known { Message::new("link-no-game") } else { damaged() });
    };
    let (game, names) = match value("gameType").as_deref() {
        None | Some("1") => ("skud", &SKUD[..]),
        Some("5") => ("street", &STREET[..]),
        Some(_) => return Err(Message::new("link-other-game")),
    };
    let asked = value("gameOptions").map_or(Some(Vec::new()), |list| strings(&list)).ok_or_else(damaged)?;
    for name in &asked {
        if !names.iter().any(|(today, before, _)| name == today || name == before) {
            return Err(Message::new("link-option").text("name", name));
        }
    }
    let is_asked = |today: &str, before: &str| asked.iter().any(|name| name == today || name == before);
    let mut options = vec![ALWAYS];
    for (_, _, option) in names.iter().filter(|(today, before, _)| is_asked(today, before)) {
        options.retain(|(name, _)| *name != option.0);
        options.push(*option);
    }
    let player = |name| value(name).filter(|player| player != "undefined").unwrap_or_default();
    let game = Told { game, options, entries: &entries(&notation) }.play()?;
    let letters = (game.setup().info().letters)(2);
    let players: Vec<String> =
        letters.chars().map(|letter| player(if letter == 'H' { "host" } else { "guest" })).collect();
    Ok(Record::of(&*game, &players, ""))
}

/// A notation does not name its options. They are inferred from the first entries, and must make the whole game
/// playable.
fn of_notation(text: &str) -> Result<Record, Message> {
    let entries = entries(text);
    let first = entries.first().and_then(|entry| entry.split_once('.')).map_or("", |(_, body)| body);
    let mut refused = None;
    for (game, options) in guesses(first) {
        match (Told { game, options, entries: &entries }).play() {
            Ok(game) => return Ok(Record::of(&*game, &[], "")),
            Err(message) => refused = refused.or(Some(message)),
        }
    }
    Err(refused.unwrap_or_else(|| Message::new("link-damaged")))
}

type Options = Vec<(&'static str, &'static str)>;

/// The games that may begin with an entry, the most common first: the options that the entry implies, with each
/// choice of the others.
fn guesses(first: &str) -> Vec<(&'static str, Options)> {
    let tiles: Vec<&str> = first.split(',').collect();
    let has = |kinds: &[&str]| tiles.iter().any(|tile| kinds.contains(tile));
    let is_street = first.starts_with(|c: char| c.is_ascii_digit());
    let (game, shown, open): (_, Options, &[&[(&str, &str)]]) = if is_street {
        let setup = if first == "1" { vec![("setup", "classic")] } else { Vec::new() };
        let open: &[&[_]] = &[
            &[("captor-bonus", "five"), ("captor-bonus", "per-captive")],
            &[("release", "on")],
            &[("win", "start")],
        ];
        ("street", setup, open)
    } else {
        let mut shown = Vec::new();
        match tiles.len() {
            0..=4 => {}
            // Two of each kind except the Wheel.
            6 if !has(&["W"]) => shown.extend([("accents", "all"), ("wheels", "off")]),
            5..=8 => shown.push(("accents", "double")),
            _ => shown.push(("accents", "all")),
        }
        shown.extend(has(&["M", "P", "T"]).then_some(("oasis", "on")));
        (
            "skud",
            shown,
            &[&[("opening", "free")], &[("last-flower", "none")], &[("captured-specials", "return")]],
        )
    };
    let mut all: Vec<Options> = vec![[vec![ALWAYS], shown].concat()];
    for choices in open {
        let with = |chosen: &(&'static str, &'static str)| {
            all.iter().map(|options| [&options[..], &[*chosen]].concat()).collect::<Vec<_>>()
        };
        let more: Vec<Options> = choices.iter().flat_map(with).collect();
        all.extend(more);
    }
    all.into_iter().map(|options| (game, options)).collect()
}

fn entries(text: &str) -> Vec<&str> {
    text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()).collect()
}

impl Told<'_> {
    /// The game with its entries played.
    fn play(&self) -> Result<Box<dyn AnyGame>, Message> {
        let info = crate::game_info(self.game).ok_or_else(|| Message::new("link-other-game"))?;
        let mut game =
            Setup::choose(info, Some(2), Some(PRESET), self.options.iter().copied())?.open(None)?;
        // With `accents=all` nobody chooses, but the site still writes the sets down.
        let chosen = !self.options.contains(&("accents", "all"));
        for (i, entry) in
            self.entries.iter().enumerate().filter(|(_, entry)| chosen || !entry.starts_with('0'))
        {
            let entry = entry.replace('_', "+");
            let read = game.read_entry(&entry).or_else(|refused| {
                // The site's bot sometimes writes a bonus where there is none, and the site ignores it.
                let arrange = entry.split_once('+').map(|(arrange, _)| arrange);
                arrange.map_or(Err(refused), |arrange| game.read_entry(arrange))
            });
            read.map_err(|refused| refused.at_turn(i + 1))?;
        }
        Ok(game)
    }
}

/// A value with percent-encoding decoded.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match code.filter(|_| *byte == b'%').and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(code) => {
                bytes.push(code);
                rest = &after[2..];
            }
            None => {
                bytes.push(*byte);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A list of strings as JSON writes it; option names need no escapes.
fn strings(list: &str) -> Option<Vec<String>> {
    let inner = list.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    if inner.is_empty() {
        return Some(Vec::new());
    }
    inner.strip_prefix('"')?.strip_suffix('"')?.split("\",\"").map(|name| Some(name.to_string())).collect()
}
