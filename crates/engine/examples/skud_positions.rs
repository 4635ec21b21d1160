//! Makes the positions of `positions/skud.txt`: rings with a tile or two out of place among other tiles,
//! drawn by chance, and solved by trying all turns. The same seed gives the same file.
//!
//! `cargo run --release -p engine --example skud_positions [SEED] > crates/engine/positions/skud.txt`

#[path = "../tests/solver/mod.rs"]
mod solver;

use fastrand::Rng;
use rules::game::{Position, Rules};
use rules::options::Setup;
use rules::skud::{INFO, Kind, Skud, Step};
use solver::{Solver, each_turn, won};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How many positions of each sort are kept for each preset.
const WANTED: [(&str, usize); 6] =
    [("win-1", 8), ("bonus-win", 20), ("win-2", 12), ("win-3", 1), ("save", 14), ("bonus-save", 8)];
/// More right answers than this are not written down.
const ANSWERS: usize = 8;
/// Turns tried for one question before it is given up.
const EFFORT: u64 = 100_000;
/// Positions drawn for each preset.
const DRAWN: u64 = 20_000;

type Turn = Vec<Step>;

/// The turns that win within so many own turns; `None`: too many, or too hard.
fn winning(position: &Skud, turns: u32) -> Option<Vec<Turn>> {
    let mut solver = Solver { left: EFFORT };
    let mut found = Vec::new();
    let whole = each_turn(position, |turn, next| {
        let wins = match next.outcome() {
            Some(_) => Some(won(position, next)),
            None if turns == 1 => Some(false),
            None => solver.holds(next, turns - 1).map(|holds| !holds),
        };
        if wins == Some(true) {
            found.push(turn.to_vec());
        }
        wins.is_some() && (turns == 1 || found.len() <= ANSWERS)
    });
    whole.then_some(found)
}

fn is_bonus(turn: &[Step]) -> bool {
    turn.len() > 1 && turn.last() != Some(&Step::Decline)
}

/// The turns after which the other does not win at once; `None`: too many without a bonus, or too hard.
fn saving(position: &Skud) -> Option<Vec<Turn>> {
    let mut solver = Solver { left: 10 * EFFORT };
    let mut found: Vec<Turn> = Vec::new();
    let whole = each_turn(position, |turn, next| {
        let safe = solver.is_safe(position, next, 1);
        if safe == Some(true) {
            found.push(turn.to_vec());
        }
        safe.is_some() && (found.len() <= ANSWERS || found.iter().all(|turn| is_bonus(turn)))
    });
    (whole && !found.is_empty()).then_some(found)
}

/// What a position asks, with the right answers.
fn question(position: &Skud, left: &BTreeMap<&'static str, usize>) -> Option<(&'static str, Vec<Turn>)> {
    let wins = winning(position, 1)?;
    if !wins.is_empty() {
        let sort = if wins.iter().all(|turn| is_bonus(turn)) { "bonus-win" } else { "win-1" };
        return Some((sort, wins));
    }
    let threatened = position.handed_on()?;
    let mut solver = Solver { left: EFFORT };
    if solver.wins(&threatened, 1)? {
        let saves = saving(position)?;
        return Some((if saves.iter().all(|turn| is_bonus(turn)) { "bonus-save" } else { "save" }, saves));
    }
    let two = if left["win-2"] + left["win-3"] > 0 { winning(position, 2)? } else { return None };
    if !two.is_empty() {
        return Some(("win-2", two));
    }
    let three = if left["win-3"] > 0 { winning(position, 3)? } else { return None };
    (!three.is_empty()).then_some(("win-3", three))
}

/// A position as text: four corners of a ring, one or two moved away, and some tiles anywhere.
fn draw(rng: &mut Rng) -> String {
    let mut tiles: BTreeMap<(i8, i8), String> = BTreeMap::new();
    let builder = *rng.choice(&['G', 'H']).unwrap_or(&'G');
    let mover = *rng.choice(&['G', 'H']).unwrap_or(&'G');
    let (west, east) = (-rng.i8(1..=7), rng.i8(1..=7));
    let (south, north) = (-rng.i8(1..=7), rng.i8(1..=7));
    let first = rng.usize(0..6);
    let pair = [Kind::BASIC[first], Kind::BASIC[(first + 1) % 6]];
    let away = rng.usize(0..4);
    for (i, (mut x, mut y)) in
        [(west, south), (west, north), (east, north), (east, south)].into_iter().enumerate()
    {
        if i == away || (i == (away + 1) % 4 && rng.u8(0..3) == 0) {
            x += rng.i8(-2..=2);
            y += rng.i8(-2..=2);
        }
        tiles.insert((y, x), format!("{builder}{}", pair[i % 2].id()));
    }
    for owner in ['G', 'H'] {
        for _ in 0..rng.u8(2..=5) {
            let kind = *rng.choice(&Kind::ALL[..8]).unwrap_or(&Kind::R3);
            let at = *rng.choice(&[(0, 8), (8, 0), (0, -8), (-8, 0)]).unwrap_or(&(0, 8));
            let at = if rng.u8(0..3) == 0 { at } else { (rng.i8(-7..=7), rng.i8(-7..=7)) };
            tiles.entry(at).or_insert_with(|| format!("{owner}{}", kind.id()));
        }
    }
    let board: Vec<String> = tiles.iter().map(|((y, x), tile)| format!("{x},{y}:{tile}")).collect();
    let mut text = format!("turn 20{mover} | {}", board.join(" "));
    let accents = rng.u8(0..3) > 0;
    for owner in ['G', 'H'] {
        let _ = write!(text, " | {owner} R3 W4");
        for kind in ["B", "K", "R", "W"] {
            if accents && rng.bool() {
                let _ = write!(text, " {kind}");
            }
        }
    }
    text
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed: u64 = std::env::args().nth(1).map_or(Ok(1), |text| text.parse())?;
    println!("# sort, preset, position, right turns (any: play shows it); skud_positions, seed {seed}");
    for preset in ["standard", "garden-gate"] {
        let setup = Setup::choose(&INFO, None, Some(preset), []).map_err(|message| format!("{message:?}"))?;
        let mut left: BTreeMap<&str, usize> = WANTED.into_iter().collect();
        let mut rng = Rng::with_seed(seed);
        for _ in 0..DRAWN {
            let Ok(position) = Skud::read_position(&setup, &draw(&mut rng)) else { continue };
            // Over already, or against the rules.
            if position.handed_on().is_none() {
                continue;
            }
            let Some((sort, turns)) = question(&position, &left) else { continue };
            if left[sort] == 0 {
                continue;
            }
            left.entry(sort).and_modify(|left| *left -= 1);
            let answers = match turns.len() {
                1..=ANSWERS => {
                    turns.iter().map(|turn| position.write_turn(turn)).collect::<Vec<_>>().join(" ")
                }
                _ => "any".to_string(),
            };
            println!("{sort}\t{preset}\t{}\t{answers}", position.write_position());
            if left.values().all(|left| *left == 0) {
                break;
            }
        }
        eprintln!("{preset}: not found {left:?}");
    }
    Ok(())
}
