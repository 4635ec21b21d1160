//! `lab positions skud`: random rings with a tile or two out of place among other tiles, solved by exhaustive
//! search. The same seed gives the same positions.
//!
//! The parts: `short`, wins in one and two turns of the player and the only defences against an immediate win;
//! `bonus`, wins and defences that need a certain kind of bonus; `long`, wins in three turns. For `long` the
//! search only proposes positions; that a turn wins and that no shorter win exists is proven by trying all
//! turns of both sides.

// The engine's tests hold its answers to the same solver.
#[path = "../../../crates/engine/tests/engine/solver.rs"]
mod solver;

use crate::Error;
use engine::limits::Limits;
use engine::searcher::{Engine, SearchRequest, Searcher};
use fastrand::Rng;
use rules::game::{Notation, Position};
use rules::options::Setup;
use rules::skud::{INFO, Kind, Skud, Step};
use rules::table::Game;
use solver::{Solver, Turn, each_turn};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::AtomicBool;

/// How many positions of each sort are kept for each preset.
const SHORT: [(&str, usize); 5] =
    [("win-1", 8), ("bonus-win", 20), ("win-2", 12), ("save", 14), ("bonus-save", 8)];
/// Options, and the kinds of bonus that alone win or hold; `*` is a basic flower.
const BONUSES: [(&str, &str, &[&str]); 8] = [
    ("standard", "bonus-win", &["B", "W", "*"]),
    ("standard", "bonus-save", &["B", "K", "R", "W"]),
    ("garden-gate", "bonus-win", &["B", "W", "*"]),
    ("garden-gate", "bonus-save", &["B", "K", "R", "W"]),
    ("standard oasis=on", "bonus-win", &["M", "T", "L"]),
    ("standard oasis=on", "bonus-save", &["M", "P", "T"]),
    ("garden-gate oasis=on", "bonus-win", &["M", "T", "L"]),
    ("garden-gate oasis=on", "bonus-save", &["M", "P", "T"]),
];
/// How many of each kind of bonus are kept.
const EACH_BONUS: usize = 2;
/// How many wins in three own turns are kept for each preset.
const LONG: usize = 6;
/// More right answers than this are not written down.
const ANSWERS: usize = 8;
/// Turns tried for one question before it is given up.
const EFFORT: u64 = 100_000;
/// The same for a win in three own turns.
const LONG_EFFORT: u64 = 20_000_000;
/// Nodes in which the search proposes one.
const LONG_NODES: u64 = 8_000;
/// Positions drawn for each preset, and for each kind of bonus.
const DRAWN: u64 = 20_000;

/// The turns that win within this many turns of its own; `None`: too many, or too hard.
fn winning(position: &Skud, turns: u32) -> Option<Vec<Turn>> {
    let mut solver = Solver::new(EFFORT);
    let mut found = Vec::new();
    let whole = each_turn(position, |turn, next| {
        let wins = solver.turn_wins(position, next, turns);
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

/// What is placed as the bonus of a turn; `*` for a basic flower.
fn bonus_of(turn: &[Step]) -> Option<&'static str> {
    match turn.get(1)? {
        Step::Plant(kind, _) if kind.is_basic() => Some("*"),
        Step::Plant(kind, _) | Step::Accent(kind, _) => Some(kind.id()),
        Step::Boat(..) => Some(Kind::Boat.id()),
        _ => None,
    }
}

/// The turns after which the other does not win at once; `None`: too many without a bonus, or too hard.
fn saving(position: &Skud) -> Option<Vec<Turn>> {
    let mut solver = Solver::new(10 * EFFORT);
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
    let threatened = position.null_move()?;
    if Solver::new(EFFORT).wins(&threatened, 1)? {
        let saves = saving(position)?;
        return Some((if saves.iter().all(|turn| is_bonus(turn)) { "bonus-save" } else { "save" }, saves));
    }
    let two = if left["win-2"] > 0 { winning(position, 2)? } else { return None };
    (!two.is_empty()).then_some(("win-2", two))
}

/// The turns that win within three own turns where none does within two, and whether these are all.
fn winning_in_three(setup: &Setup, position: &Skud) -> Option<(Vec<Turn>, bool)> {
    let game = Game::<Skud>::from_position(setup.clone(), &position.write_position()).ok()?;
    let (request, never) = (SearchRequest::within(Limits::nodes(LONG_NODES)), AtomicBool::new(false));
    let seen = Engine::<Skud>::new(1).best(&game, &request, &never, &mut |_| {})?;
    if seen.score.turns_to_end() != Some(5) {
        return None;
    }
    let mut solver = Solver::new(LONG_EFFORT);
    if solver.wins(position, 2)? {
        return None;
    }
    let mut found = Vec::new();
    let whole = each_turn(position, |turn, next| {
        let wins = solver.turn_wins(position, next, 3);
        if wins == Some(true) {
            found.push(turn.to_vec());
        }
        wins.is_some() && found.len() <= ANSWERS
    });
    if whole || found.len() > ANSWERS {
        return (whole && !found.is_empty()).then_some((found, true));
    }
    // Too many to try: at least what the search sees is a win.
    let first = position.read_turn(&seen.turns[0]).ok()?;
    if !found.iter().any(|turn| position.write_turn(turn) == seen.turns[0]) {
        let mut next = position.clone();
        first.iter().for_each(|step| next.play(*step, &mut ()));
        if next.pending() {
            next.play(Step::Decline, &mut ());
        }
        (Solver::new(LONG_EFFORT).turn_wins(position, &next, 3)?).then(|| found.push(first))?;
    }
    Some((found, false))
}

/// A board as text: four corners of somebody's ring, one or two moved away, and some tiles anywhere; with whose
/// ring it is, and somebody to move.
fn draw_board(rng: &mut Rng) -> (String, char, char) {
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
    (board.join(" "), builder, mover)
}

/// A position as text, with a few flowers and perhaps accents in reserve.
fn draw(rng: &mut Rng) -> String {
    let (board, _, mover) = draw_board(rng);
    let mut text = format!("turn 20{mover} | {board}");
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

/// A position as text in which a bonus may win or hold, with what it needs in reserve.
fn draw_bonus(rng: &mut Rng, sort: &str, kind: &str) -> String {
    let (mut board, builder, _) = draw_board(rng);
    let mover = if (sort == "bonus-win") == (builder == 'G') { 'G' } else { 'H' };
    if kind == "L" {
        // A Lotus is planted away from the gates beside a Pond alone.
        let _ = write!(board, " {},{}:{mover}P", rng.i8(-5..=5), rng.i8(-5..=5));
    }
    let mut text = format!("turn 20{mover} | {board}");
    for owner in ['G', 'H'] {
        let _ = match kind {
            "*" => write!(text, " | {owner} {}", if rng.bool() { "R3" } else { "W4" }),
            _ => write!(text, " | {owner} 2xR3 2xW4"),
        };
        if owner == mover && kind != "*" {
            let _ = write!(text, " {kind}");
        }
    }
    text
}

/// A position as text with little in reserve, so that all turns can be tried.
fn draw_long(rng: &mut Rng) -> String {
    let (board, _, mover) = draw_board(rng);
    let mut text = format!("turn 20{mover} | {board}");
    for owner in ['G', 'H'] {
        let _ = write!(
            text,
            " | {owner} {}",
            *rng.choice(&["R3 W4", "R3 R5 W4", "2xR3 W3 2xW4"]).unwrap_or(&"R3")
        );
        if rng.u8(0..6) == 0 {
            let _ = write!(text, " {}", *rng.choice(&["R", "W"]).unwrap_or(&"R"));
        }
    }
    text
}

fn choose(label: &str) -> Result<Setup, Error> {
    let mut words = label.split(' ');
    let preset = words.next();
    Setup::choose(&INFO, None, preset, words.filter_map(|word| word.split_once('=')))
        .map_err(|message| Error::Asked(message.to_string()))
}

/// The position, if the rules allow it and the game goes on.
fn read(setup: &Setup, text: &str) -> Option<Skud> {
    Skud::read_position(setup, text).ok().filter(|position| position.null_move().is_some())
}

fn tell(sort: &str, label: &str, position: &Skud, turns: &[Turn], whole: bool) {
    let mut answers = match turns.len() {
        1..=ANSWERS => turns.iter().map(|turn| position.write_turn(turn)).collect::<Vec<_>>().join(" "),
        _ => "any".to_string(),
    };
    if !whole {
        answers += " …";
    }
    println!("{sort}\t{label}\t{}\t{answers}", position.write_position());
}

fn short(seed: u64, label: &str) -> Result<(), Error> {
    let setup = choose(label)?;
    let mut left: BTreeMap<&str, usize> = SHORT.into_iter().collect();
    let mut rng = Rng::with_seed(seed);
    for _ in 0..DRAWN {
        let Some(position) = read(&setup, &draw(&mut rng)) else { continue };
        let Some((sort, turns)) = question(&position, &left) else { continue };
        if left[sort] == 0 {
            continue;
        }
        left.entry(sort).and_modify(|left| *left -= 1);
        tell(sort, label, &position, &turns, true);
        if left.values().all(|left| *left == 0) {
            break;
        }
    }
    eprintln!("{label}: not found {left:?}");
    Ok(())
}

fn bonus(seed: u64, (label, sort, kinds): (&str, &str, &[&str])) -> Result<(), Error> {
    let setup = choose(label)?;
    for (i, kind) in kinds.iter().enumerate() {
        let mut left = EACH_BONUS;
        let mut rng = Rng::with_seed(seed ^ (100 * label.len() + 10 * sort.len() + i) as u64);
        for _ in 0..DRAWN {
            let Some(position) = read(&setup, &draw_bonus(&mut rng, sort, kind)) else { continue };
            let turns = if sort == "bonus-win" {
                winning(&position, 1).filter(|turns| !turns.is_empty())
            } else {
                let handed = position.null_move();
                let threatened = handed.is_some_and(|next| Solver::new(EFFORT).wins(&next, 1) == Some(true));
                let loses = threatened && Solver::new(EFFORT).wins(&position, 1) == Some(false);
                if loses { saving(&position) } else { None }
            };
            let fits = |turns: &Vec<Turn>| turns.iter().all(|turn| bonus_of(turn) == Some(kind));
            let Some(turns) = turns.filter(fits) else { continue };
            tell(sort, label, &position, &turns, true);
            left -= 1;
            if left == 0 {
                break;
            }
        }
        eprintln!("{label} {sort} {kind}: not found {left}");
    }
    Ok(())
}

fn long(seed: u64, label: &str) -> Result<(), Error> {
    let setup = choose(label)?;
    let mut left = LONG;
    let mut rng = Rng::with_seed(seed ^ label.len() as u64);
    while left > 0 {
        let Some(position) = read(&setup, &draw_long(&mut rng)) else { continue };
        let Some((turns, whole)) = winning_in_three(&setup, &position) else { continue };
        tell("win-3", label, &position, &turns, whole);
        left -= 1;
    }
    Ok(())
}

fn make(seed: u64, parts: &[String]) -> Result<(), Error> {
    let wanted = |part: &str| parts.is_empty() || parts.iter().any(|word| word == part);
    println!("# sort, options, position, right turns (any: play shows it; …: these and perhaps others)");
    println!(
        "# made and proven by trying all turns, by: cargo run --release -p lab -- positions skud --seed {seed}"
    );
    for label in ["standard", "garden-gate"] {
        if wanted("short") {
            short(seed, label)?;
        }
    }
    for plan in BONUSES {
        if wanted("bonus") {
            bonus(seed, plan)?;
        }
    }
    for label in ["standard", "garden-gate"] {
        if wanted("long") {
            long(seed, label)?;
        }
    }
    Ok(())
}

impl super::Positions for Skud {
    fn make(asked: &super::Asked) -> Result<(), Error> {
        make(asked.seed, &asked.parts)
    }
}
