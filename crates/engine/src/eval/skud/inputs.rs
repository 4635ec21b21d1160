//! The inputs of a net: tiles, reserves, and the structure of the harmonies, which only a far larger net could
//! derive from the tiles.

use super::many;
use super::symmetry::{basics, recoloured, turn, turned_ways};
use super::web::Web;
use crate::net::{Active, Inputs};
use rules::game::Seat;
use rules::paisho::{Point, STRIDE};
use rules::skud::{GATES, Kind, LastFlower, Skud};

/// Places of the grid.
pub const GRID: usize = 17 * STRIDE as usize;
/// Sectors around the centre.
pub const SECTORS: usize = 16;

// Where each group of inputs begins. Each comes twice: own, then the opponent's.
const TILES: usize = 0;
const HELD: usize = TILES + 2 * Kind::COUNT * GRID;
const ENDS: usize = HELD + 2 * Kind::COUNT * 3;
const LINKS: usize = ENDS + 2 * GRID;
const SPANS: usize = LINKS + 2 * SECTORS * SECTORS;
const CUTS: usize = SPANS + 2 * 2 * 33;
const COVER: usize = CUTS + 2 * 16;
const LEFT: usize = COVER + 2 * 64;
const GROWING: usize = LEFT + 2 * 19;
/// The last-flower ending: rule, lead, flowers left on both sides; then the lead in the tie-break.
const LEAD: usize = GROWING + 2 * 5;
const TIE: usize = LEAD + 3 * LEADS * LEFT_STEPS * LEFT_STEPS;
const RULES: usize = TIE + LEADS * LEFT_STEPS * LEFT_STEPS;
const ALL: usize = RULES + 3;

const LEADS: usize = 9;
const LEFT_STEPS: usize = 8;

/// The seats of a game for two.
pub const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

/// The number of flowers left, in buckets that grow coarser.
const fn left_step(flowers: usize) -> usize {
    match flowers {
        0..=4 => flowers,
        5..=6 => 5,
        7..=9 => 6,
        _ => 7,
    }
}

/// The sector of each point. Each symmetry of the board maps sectors to sectors, because no point lies on an
/// edge between two.
pub static SECTOR: [u8; GRID] = {
    let mut sectors = [0; GRID];
    let mut place = 0;
    while place < GRID {
        let (x, y) = ((place % STRIDE as usize) as i32 - 8, (place / STRIDE as usize) as i32 - 8);
        sectors[place] = sector(x, y);
        place += 1;
    }
    sectors
};

const fn sector(x: i32, y: i32) -> u8 {
    let (ax, ay) = (x.abs(), y.abs());
    let (small, large) = if ax < ay { (ax, ay) } else { (ay, ax) };
    // The tangents of 11.25 and 33.75 degrees.
    let eighth = (small * 100_000 > large * 19_891) as i32 + (small * 100_000 > large * 66_818) as i32;
    let quarter = if ax < ay { 4 - eighth } else { eighth };
    let half = if x < 0 { 8 - quarter } else { quarter };
    ((if y < 0 { 16 - half } else { half }) % 16) as u8
}

/// The state of the last-flower ending between two seats.
struct Account {
    basics: [usize; 2],
    leads: [i32; 2],
    ties: [i32; 2],
}

impl Account {
    fn new(position: &Skud, pair: [Seat; 2], webs: [&Web; 2]) -> Self {
        let accents = |seat| Kind::ACCENTS.iter().map(|kind| i32::from(position.held(seat, *kind))).sum();
        let (basics, accents) = (pair.map(|seat| basics(position, seat)), pair.map(accents));
        let (leads, ties) = match position.last_flower() {
            LastFlower::Midlines => ([webs[0].crossing as i32, webs[1].crossing as i32], [0, 0]),
            _ => (accents, [webs[0].count as i32, webs[1].count as i32]),
        };
        Self { basics, leads, ties }
    }
}

/// The phase of the game between two seats.
pub fn bucket(position: &Skud, pair: [Seat; 2]) -> usize {
    match basics(position, pair[0]).min(basics(position, pair[1])) {
        0..=3 => 0,
        4..=7 => 1,
        8..=12 => 2,
        _ => 3,
    }
}

/// Lists the inputs of the views of two seats. An input for one side in one view is the input for the opponent
/// in the other. Pieces of other seats are left out.
pub fn list(position: &Skud, pair: [Seat; 2], webs: [&Web; 2], views: &mut [Active; 2]) {
    let account = Account::new(position, pair, webs);
    // The input at `start` of a group with `size` inputs a side, for the side of a seat.
    let mut add = |start: usize, size: usize, seat: usize, input: usize| {
        views[0].add(start + seat * size + input);
        views[1].add(start + (1 - seat) * size + input);
    };
    position.occupied().each(|i| {
        if let Some(tile) = position.tile(Point(i as u16))
            && let Some(seat) = pair.iter().position(|seat| *seat == tile.owner())
        {
            add(TILES, Kind::COUNT * GRID, seat, tile.kind() as usize * GRID + i);
        }
    });
    for (seat, web) in webs.into_iter().enumerate() {
        for kind in Kind::ALL {
            let held = usize::from(position.held(pair[seat], kind)).min(3);
            (0..held).for_each(|count| add(HELD, Kind::COUNT * 3, seat, kind as usize * 3 + count));
        }
        web.ends(|i| add(ENDS, GRID, seat, i));
        for link in web.links() {
            let (a, b) = (SECTOR[link.a.index()], SECTOR[link.b.index()]);
            add(LINKS, SECTORS * SECTORS, seat, usize::from(a.min(b)) * SECTORS + usize::from(a.max(b)));
        }
        let (first, second) = web.spans();
        let step = |span: i32| (span / 8).clamp(0, 32) as usize;
        add(SPANS, 66, seat, step(first));
        add(SPANS, 66, seat, 33 + step(second));
        add(CUTS, 16, seat, web.cuts.into());
        let mut cover = web.cover;
        while cover != 0 {
            add(COVER, 64, seat, cover.trailing_zeros() as usize);
            cover &= cover - 1;
        }
        add(LEFT, 19, seat, account.basics[seat].min(18));
        add(GROWING, 5, seat, (position.owned(pair[seat]) & GATES).len() as usize);
    }
    let rule = position.last_flower() as usize;
    for (own, view) in views.iter_mut().enumerate() {
        view.add(RULES + rule);
        let flowers = left_step(account.basics[own]) * LEFT_STEPS + left_step(account.basics[1 - own]);
        let step = |values: &[i32; 2]| {
            let lead = (values[own] - values[1 - own]).clamp(-4, 4) + 4;
            lead as usize * LEFT_STEPS * LEFT_STEPS + flowers
        };
        view.add(LEAD + rule * LEADS * LEFT_STEPS * LEFT_STEPS + step(&account.leads));
        if account.leads[0] == account.leads[1] {
            view.add(TIE + step(&account.ties));
        }
    }
}

impl Inputs for Skud {
    const INPUTS: usize = ALL;
    const BUCKETS: usize = 4;
    /// The turns and reflections of the square. A reflection reverses Wheels, which is close enough.
    const SYMMETRIES: usize = 8;
    #[cfg(feature = "nets")]
    const NET: Option<&'static [u8]> = Some(include_bytes!("../../../nets/skud.net"));
    const MANY_INPUTS: usize = many::INPUTS;
    const MANY_BUCKETS: usize = many::BUCKETS;
    #[cfg(feature = "nets")]
    const MANY_NET: Option<&'static [u8]> = Some(include_bytes!("../../../nets/skud-many.net"));

    fn inputs(&self, views: &mut [Active; 2]) -> usize {
        let [one, two] = &Web::of::<2>(self);
        list(self, BOTH, [one, two], views);
        bucket(self, BOTH)
    }

    fn mirrored(symmetry: usize, input: usize) -> usize {
        let (turns, flipped) = (symmetry % 4, symmetry >= 4);
        let group = |start: usize, size: usize| {
            let inside = input - start;
            (inside / size, inside % size)
        };
        let kind_of = |kind: usize| recoloured(kind, turns, flipped);
        let turned = |sector: usize| turned_sector(sector, turns, flipped);
        match input {
            HELD.. if input < ENDS => {
                let (side_kind, count) = group(HELD, 3);
                let (side, kind) = (side_kind / Kind::COUNT, side_kind % Kind::COUNT);
                HELD + (side * Kind::COUNT + kind_of(kind)) * 3 + count
            }
            TILES.. if input < HELD => {
                let (side_kind, place) = group(TILES, GRID);
                let (side, kind) = (side_kind / Kind::COUNT, side_kind % Kind::COUNT);
                TILES + (side * Kind::COUNT + kind_of(kind)) * GRID + moved(place, turns, flipped)
            }
            ENDS.. if input < LINKS => {
                let (side, place) = group(ENDS, GRID);
                ENDS + side * GRID + moved(place, turns, flipped)
            }
            LINKS.. if input < SPANS => {
                let (side, pair) = group(LINKS, SECTORS * SECTORS);
                let (a, b) = (turned(pair / SECTORS), turned(pair % SECTORS));
                LINKS + (side * SECTORS + a.min(b)) * SECTORS + a.max(b)
            }
            CUTS.. if input < COVER => {
                let (side, cuts) = group(CUTS, 16);
                CUTS + side * 16 + turned_ways(cuts, turns, flipped)
            }
            COVER.. if input < LEFT => {
                let (side, part) = group(COVER, 64);
                let part = if flipped { 63 - part } else { part };
                COVER + side * 64 + (part + turns * 16) % 64
            }
            _ => input,
        }
    }

    fn many_mirrored(symmetry: usize, input: usize) -> usize {
        many::mirrored(symmetry % 4, symmetry >= 4, input)
    }
}

/// The image of a sector.
pub fn turned_sector(sector: usize, turns: usize, flipped: bool) -> usize {
    let sector = if flipped { (SECTORS - sector) % SECTORS } else { sector };
    (sector + turns * SECTORS / 4) % SECTORS
}

/// The image of a place of the grid.
pub fn moved(place: usize, turns: usize, flipped: bool) -> usize {
    let stride = STRIDE as usize;
    let (x, y) = ((place % stride) as i32 - 8, (place / stride) as i32 - 8);
    if x > 8 {
        return place;
    }
    let (x, y) = turn((x, y), turns, flipped);
    (y + 8) as usize * stride + (x + 8) as usize
}
