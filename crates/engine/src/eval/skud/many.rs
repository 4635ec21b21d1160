//! The inputs of the net for three and four players in the view of a seat: the features of every seat, by its
//! place in turn order, and the value to the seat against each of the others alone. The net learns what these
//! mean for the whole table.

use super::symmetry::{basics, recoloured, turned_ways};
use super::web::Web;
use crate::net::{Active, relative};
use rules::game::{Position, Seat};
use rules::paisho::{Point, STRIDE};
use rules::skud::{GATES, Kind, Skud};

// Where each group of a seat's inputs begins.
const SPANS: usize = 0;
const CUTS: usize = SPANS + 2 * 33;
const COVER: usize = CUTS + 16;
const LEFT: usize = COVER + 64;
const HELD: usize = LEFT + 19;
const ACCENTS: usize = HELD + Kind::COUNT * 3;
const COUNT: usize = ACCENTS + 8;
const CROSSING: usize = COUNT + 16;
const GROWING: usize = CROSSING + 12;
const BLOOMING: usize = GROWING + 3;
/// The value to the viewing seat against this one.
const AGAINST: usize = BLOOMING + 16;
/// Whether it is still in the game.
const REMAINS: usize = AGAINST + STEPS;
const MOVER: usize = REMAINS + 1;
/// Kinds of tiles by region of the board.
const TILES: usize = MOVER + 1;
const GROUP: usize = TILES + Kind::COUNT * REGIONS;

/// The same values sorted, the worst first, which shows how many opponents are dangerous.
const ORDER: usize = 4 * GROUP;
const RULES: usize = ORDER + 3 * STEPS;
/// How many inputs there are.
pub const INPUTS: usize = RULES + 3;
/// Phases of the game, with three players and with four.
pub const BUCKETS: usize = 8;

const STEPS: usize = 32;
/// Regions of the board, three by three, which each symmetry of the board maps to each other.
const REGIONS: usize = 9;

/// A value in hundredths as one of 32 buckets, finer near zero.
const fn step(value: i32) -> usize {
    let size = value.unsigned_abs() as usize;
    let step = match size {
        0..400 => size / 50,
        400..1_200 => 8 + (size - 400) / 200,
        1_200..2_400 => 12 + (size - 1_200) / 400,
        _ => 15,
    };
    if value < 0 { 15 - step } else { 16 + step }
}

fn region(place: usize) -> usize {
    let third = |along: usize| usize::from(along > 5) + usize::from(along > 10);
    third(place / STRIDE as usize) * 3 + third(place % STRIDE as usize)
}

/// Lists the active inputs in the view of a seat, given its values against each of the others, and returns the
/// phase.
pub fn list(
    position: &Skud,
    seat: Seat,
    webs: &[Web; 4],
    pairs: &[Option<i32>; 4],
    view: &mut Active,
) -> usize {
    let seats = position.seats();
    let mut fewest = usize::MAX;
    for other in (0..seats).map(Seat) {
        let start = relative(seats, seat, other) * GROUP;
        let web = &webs[other.index()];
        let (first, second) = web.spans();
        let span = |span: i32| (span / 8).clamp(0, 32) as usize;
        let left = basics(position, other);
        let held = |kind: &Kind| usize::from(position.held(other, *kind));
        view.add(start + SPANS + span(first));
        view.add(start + SPANS + 33 + span(second));
        view.add(start + CUTS + usize::from(web.cuts));
        let mut cover = web.cover;
        while cover != 0 {
            view.add(start + COVER + cover.trailing_zeros() as usize);
            cover &= cover - 1;
        }
        view.add(start + LEFT + left.min(18));
        for kind in Kind::ALL {
            (0..held(&kind).min(3)).for_each(|count| view.add(start + HELD + kind as usize * 3 + count));
        }
        view.add(start + ACCENTS + Kind::ACCENTS.iter().map(held).sum::<usize>().min(7));
        view.add(start + COUNT + (web.count as usize).min(15));
        view.add(start + CROSSING + (web.crossing as usize).min(11));
        let owned = position.owned(other);
        view.add(start + GROWING + ((owned & GATES).len() as usize).min(2));
        view.add(start + BLOOMING + ((owned & !GATES).len() as usize).min(15));
        if let Some(value) = pairs[other.index()] {
            view.add(start + AGAINST + step(value));
        }
        if position.remaining().contains(other) {
            view.add(start + REMAINS);
            fewest = fewest.min(left);
        }
        owned.each(|place| {
            if let Some(tile) = position.tile(Point(place as u16)) {
                view.add(start + TILES + tile.kind() as usize * REGIONS + region(place));
            }
        });
    }
    view.add(relative(seats, seat, position.seat()) * GROUP + MOVER);
    let mut order = pairs.map(|value| value.unwrap_or(i32::MAX));
    order.sort_unstable();
    for (place, value) in order.into_iter().take_while(|value| *value != i32::MAX).take(3).enumerate() {
        view.add(ORDER + place * STEPS + step(value));
    }
    view.add(RULES + position.last_flower() as usize);
    let phase = match fewest {
        0..=3 => 0,
        4..=7 => 1,
        8..=12 => 2,
        _ => 3,
    };
    usize::from(seats > 3) * 4 + phase
}

/// The input that corresponds to this one after an optional flip and a rotation of the board.
pub fn mirrored(turns: usize, flipped: bool, input: usize) -> usize {
    let (start, inside) = (input / GROUP * GROUP, input % GROUP);
    if input >= ORDER {
        return input;
    }
    let kind_of = |kind: usize| recoloured(kind, turns, flipped);
    start
        + match inside {
            CUTS..COVER => CUTS + turned_ways(inside - CUTS, turns, flipped),
            COVER..LEFT => {
                let part = inside - COVER;
                let part = if flipped { 63 - part } else { part };
                COVER + (part + turns * 16) % 64
            }
            HELD..ACCENTS => HELD + kind_of((inside - HELD) / 3) * 3 + (inside - HELD) % 3,
            TILES.. => {
                let (kind, region) = ((inside - TILES) / REGIONS, (inside - TILES) % REGIONS);
                let (x, y) = (region % 3, region / 3);
                let flip = if flipped { (x, 2 - y) } else { (x, y) };
                let (x, y) = (0..turns).fold(flip, |(x, y), _| (2 - y, x));
                TILES + kind_of(kind) * REGIONS + y * 3 + x
            }
            _ => inside,
        }
}
