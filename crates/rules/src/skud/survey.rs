//! Harmonies and rings of any arrangement of tiles, reachable or not, for case files and puzzles.

use super::board::Skud;
use super::harmony::crosses_midline;
use super::options::Options;
use super::tile::{Kind, Tile};
use crate::game::SeatSet;
use crate::message::Message;
use crate::options::Setup;
use crate::paisho::Point;

/// The harmonies and rings on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Survey {
    /// Harmonies as `OWNERS:x,y~x,y`, in code-point order.
    pub harmony_list: Vec<String>,
    /// How many harmonies of each seat cross a midline, by letter.
    pub crossing: Vec<(char, u32)>,
    /// The letters of those who have a ring.
    pub ring: String,
}

/// Surveys tiles written as `x,y:OWNER+KIND` (`-5,-4:GR4`).
pub fn survey(setup: &Setup, tiles: &[String]) -> Result<Survey, Message> {
    let mut board = Skud::empty(setup, Options::new(setup)?);
    for text in tiles {
        let (point, tile) = read_tile(setup, text)?;
        if board.tile(point).is_some() {
            return Err(Message::new("position-malformed").text("text", text));
        }
        board.put(tile, point, &mut ());
    }
    let mut harmony_list = Vec::new();
    let mut crossing: Vec<(char, u32)> =
        (setup.info().letters)(setup.seats).chars().map(|c| (c, 0)).collect();
    board.harmonies(|a, b, owners| {
        let name = |p: Point| format!("{},{}", p.x(), p.y());
        let (mut ends, letters) = ([name(a), name(b)], setup.letters(owners));
        ends.sort();
        harmony_list.push(format!("{letters}:{}~{}", ends[0], ends[1]));
        if crosses_midline(a, b) {
            owners.iter().for_each(|seat| crossing[seat.index()].1 += 1);
        }
    });
    harmony_list.sort();
    let ring = setup.letters(SeatSet(board.rings().0));
    Ok(Survey { harmony_list, crossing, ring })
}

/// Reads `x,y:OWNER+KIND`.
pub(super) fn read_tile(setup: &Setup, text: &str) -> Result<(Point, Tile), Message> {
    let read = || {
        let (point, tile) = text.split_once(':')?;
        let point = format!("({point})");
        let (point, rest) = Point::read(&point)?;
        let letter = tile.chars().next()?;
        let owner = setup.info().seat(setup.seats, letter)?;
        let kind = Kind::from_id(&tile[letter.len_utf8()..])?;
        rest.is_empty().then_some((point, Tile::new(owner, kind)))
    };
    read().ok_or_else(|| Message::new("position-malformed").text("text", text))
}
