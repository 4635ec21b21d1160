//! The corners of Skud's rules, one test each.

mod accents;
mod captures;
mod endings;
mod rings;
mod seats;

use crate::common::setup;
use rules::game::{Notation, Outcome, Reason, Seat};
use rules::record::result_tag;
use rules::skud::Skud;
use rules::table::{AnyGame, Game};
use rules::view::{LineState, Place};

const BASICS: &str = "3xR3 3xR4 3xR5 3xW3 3xW4 3xW5";

/// A position of two players with tiles and bonus tiles in hand; the flowers on the board are taken
/// from full sets.
fn board(seat: char, tiles: &str, guest: &str, host: &str, options: &[(&str, &str)]) -> Game<Skud> {
    preset("standard", seat, tiles, guest, host, options)
}

fn preset(
    preset: &str,
    seat: char,
    tiles: &str,
    guest: &str,
    host: &str,
    options: &[(&str, &str)],
) -> Game<Skud> {
    let reserve = |owner: char, extra: &str| {
        let mut words = vec![owner.to_string()];
        for kind in BASICS.split(' ').map(|word| &word[2..]) {
            let standing = tiles.split(' ').filter(|tile| tile.ends_with(&format!(":{owner}{kind}"))).count();
            if standing < 3 {
                words.push(format!("{}x{kind}", 3 - standing));
            }
        }
        words.extend(extra.split(' ').filter(|word| !word.is_empty()).map(str::to_string));
        words.join(" ")
    };
    let tiles = if tiles.is_empty() { "-" } else { tiles };
    let text = format!("turn 5{seat} | {tiles} | {} | {}", reserve('G', guest), reserve('H', host));
    Game::from_position(setup::<Skud>(2, preset, options), &text)
        .unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn result(game: &Game<Skud>) -> String {
    result_tag(game.setup(), game.outcome())
}

/// The identifier of the reason why a turn is refused.
fn refused(game: &Game<Skud>, body: &str) -> &'static str {
    game.copy().play(body).expect_err(body).id
}

fn plays(game: &Game<Skud>, body: &str) -> Game<Skud> {
    let mut next = game.clone();
    next.play(body).unwrap_or_else(|why| panic!("{body}: {why}"));
    next
}

fn tile_at(game: &Game<Skud>, name: &str) -> Option<String> {
    let view = game.view();
    let point = view.points.iter().find(|point| point.name == name).unwrap();
    point.stack.last().map(|piece| format!("{}{}", piece.owner, piece.kind))
}

/// Three corners of Guest's ring and the fourth one step away.
const NEARLY_RING: &str = "5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-3:GR4";
