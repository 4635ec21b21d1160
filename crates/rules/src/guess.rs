//! Guesses which game a list of turns belongs to, for turns pasted without the tags of a record.

use crate::GAMES;
use crate::game::Seat;
use crate::options::{GameInfo, Setup};
use crate::table::AnyGame;

/// The number of entries to try; the first ones are enough to tell.
const ENTRIES: usize = 16;

/// Turns without tags, and the game that they probably belong to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "rules/"))]
pub struct Guess {
    /// The entries, one by one.
    pub entries: Vec<String>,
    /// The game in which the most entries are legal.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
}

/// Reads a text as entries separated by `;` or line breaks; `None` if it is anything else.
///
/// ```
/// let guess = rules::guess::guess("1A.b1-d3; 1B.g8-e6").expect("these are entries");
/// assert_eq!((guess.game, guess.seats, guess.entries.len()), ("halma", 2, 2));
/// assert!(rules::guess::guess("1.e4 e5").is_none());
/// ```
pub fn guess(text: &str) -> Option<Guess> {
    let entries = text.split([';', '\r', '\n']).map(str::trim).filter(|entry| !entry.is_empty());
    let entries: Vec<String> = entries.map(str::to_string).collect();
    let letters: Option<Vec<char>> = entries.iter().map(|entry| letter(entry)).collect();
    let letters = letters.filter(|letters| !letters.is_empty())?;
    let fits = |(info, seats): &(&GameInfo, u8)| {
        letters.iter().all(|letter| (info.letters)(*seats).contains(*letter))
    };
    let tables = GAMES.iter().flat_map(|info| info.seats.iter().map(|seats| (*info, *seats)));
    let usual = (GAMES[0], GAMES[0].seats[0]);
    // Among equals the first is the most common.
    let (info, seats) = tables
        .filter(fits)
        .map(|(info, seats)| (readable(info, seats, &entries), (info, seats)))
        .reduce(|best, other| if other.0 > best.0 { other } else { best })
        .map_or(usual, |(_, table)| table);
    Some(Guess { entries, game: info.id, seats })
}

/// The letter of the seat, if the text has the form of an entry.
fn letter(entry: &str) -> Option<char> {
    let (label, body) = entry.split_once('.')?;
    let number = label.strip_suffix(|letter: char| letter.is_ascii_uppercase())?;
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let said = body.chars().next().is_some_and(|first| !first.is_whitespace());
    label.chars().last().filter(|_| digits && said)
}

/// How many entries can be played in order, with the default options or with one option changed.
fn readable(info: &'static GameInfo, seats: u8, entries: &[String]) -> usize {
    let changed =
        info.options.iter().flat_map(|option| option.values.iter().map(|value| (option.name, *value)));
    let setups = std::iter::once(None).chain(changed.map(Some));
    let setups = setups.filter_map(|change| Setup::choose(info, Some(seats), None, change).ok());
    let first = if info.draws_first { seats } else { 1 };
    let begun = |mut setup: Setup, seat| {
        setup.first = Seat(seat);
        setup.open(None).ok()
    };
    let tables = setups.flat_map(|setup| (0..first).filter_map(move |seat| begun(setup.clone(), seat)));
    tables.map(|table| played(table, entries)).max().unwrap_or(0)
}

fn played(mut table: Box<dyn AnyGame>, entries: &[String]) -> usize {
    let preamble =
        Some(table.entries()).filter(|preamble| entries.starts_with(preamble)).map_or(0, |own| own.len());
    let rest = entries.iter().take(ENTRIES).skip(preamble);
    preamble + rest.take_while(|entry| table.play(entry).is_ok()).count()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn found(text: &str) -> (&'static str, u8) {
        let guess = guess(text).unwrap();
        (guess.game, guess.seats)
    }

    #[test]
    fn turns_are_of_the_game_in_which_they_can_be_played() {
        assert_eq!(found("0H.B,B,K,W;0G.B,B,R,W;1G.R3(0,-8)"), ("skud", 2));
        assert_eq!(found("0H.1;0G.1;1H.(-7,0)-(-6,-2)"), ("street", 2));
        assert_eq!(found("1H.(-7,0)-(-6,-2)"), ("street", 2));
        assert_eq!(found("1A.b1-d3\r\n1B.g8-e6"), ("halma", 2));
    }

    #[test]
    fn options_and_who_began_do_not_matter() {
        assert_eq!(found("0H.2;0G.2"), ("street", 2));
        assert_eq!(found("0G.K;1G.R3(0,-8)"), ("skud", 2));
        assert_eq!(found("1B.g8-e6;1A.b1-d3"), ("halma", 2));
        assert_eq!(found("1A.b1-d3;1B.o16-m14"), ("halma", 2));
    }

    #[test]
    fn seats_follow_from_the_letters() {
        assert_eq!(found("1A.b1-d3;1B.g8-e6;1C.a8-a7"), ("halma", 4));
        assert_eq!(found("0S.R,W,K,B;0W.R,W,K,B;0N.R,W,K,B;0E.R,W,K,B"), ("skud", 4));
        // Text that is legal nowhere counts as the most common game.
        assert_eq!(found("1X.go"), (GAMES[0].id, GAMES[0].seats[0]));
    }

    #[test]
    fn anything_but_entries_is_no_guess() {
        for text in ["", ";", "hello", "1.e4 e5", "1A.", "1A. b1", "A.b1", "1a.b1", "1A.b1-d3;hello"] {
            assert_eq!(guess(text), None, "{text}");
        }
    }
}
