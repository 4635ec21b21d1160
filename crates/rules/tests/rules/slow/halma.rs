//! Halma once more, slow and obvious: plain loops over a map of squares, read from the position's text.
//! It shares nothing with the crate but that text.

use std::collections::{BTreeMap, HashMap, HashSet};

/// File and rank from 0.
pub type Square = (i32, i32);

/// The rules that bind a move.
#[derive(Copy, Clone, Debug)]
pub struct Bounds {
    pub width: i32,
    pub seats: usize,
    pub per_hop: bool,
    pub no_return: bool,
}

/// The board and whose turn it is.
pub struct Slow {
    bounds: Bounds,
    to_move: char,
    board: HashMap<Square, char>,
}

fn square(name: &str) -> Square {
    let file = i32::from(name.as_bytes()[0]) - i32::from(b'a');
    (file, name[1..].parse::<i32>().unwrap() - 1)
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}

impl Slow {
    pub fn read(bounds: Bounds, text: &str) -> Self {
        let mut slow = Self { bounds, to_move: '?', board: HashMap::new() };
        for part in text.split("; ") {
            let words: Vec<&str> = part.split(' ').collect();
            if part.ends_with("to move") {
                slow.to_move = part.chars().next().unwrap();
            } else if words[0].len() == 1 {
                let seat = part.chars().next().unwrap();
                slow.board.extend(words[1..].iter().map(|name| (square(name), seat)));
            }
        }
        slow
    }

    fn on_board(&self, (file, rank): Square) -> bool {
        (0..self.bounds.width).contains(&file) && (0..self.bounds.width).contains(&rank)
    }

    /// Whether a square is in the camp where a seat starts.
    pub fn in_camp(&self, seat: char, (file, rank): Square) -> bool {
        let last = self.bounds.width - 1;
        let (dx, dy) = match (self.bounds.seats, seat) {
            (_, 'A') => (file, rank),
            (2, 'B') | (4, 'C') => (last - file, last - rank),
            (4, 'B') => (file, last - rank),
            (4, 'D') => (last - file, rank),
            _ => panic!("no seat {seat}"),
        };
        match (self.bounds.width, self.bounds.seats) {
            (8, 2) => dx + dy <= 3,
            (10, 2) => dx + dy <= 4,
            (16, 2) => dx + dy <= 5 && (dx, dy) != (5, 0) && (dx, dy) != (0, 5),
            (16, 4) => dx + dy <= 4 && (dx, dy) != (4, 0) && (dx, dy) != (0, 4),
            other => panic!("no board {other:?}"),
        }
    }

    fn in_target(&self, square: Square) -> bool {
        let owner = match (self.bounds.seats, self.to_move) {
            (2, 'A') | (4, 'D') => 'B',
            (2, 'B') | (4, 'C') => 'A',
            (4, 'A') => 'C',
            _ => 'D',
        };
        self.in_camp(owner, square)
    }

    fn may_end(&self, from: Square, to: Square) -> bool {
        let home = |square| self.in_camp(self.to_move, square);
        let leaves_target = self.in_target(from) && !self.in_target(to);
        let returns_home = !home(from) && home(to);
        from != to && !leaves_target && !(self.bounds.no_return && returns_home)
    }

    /// The squares one hop away, with the piece lifted from `start`.
    fn hops(&self, start: Square, at: Square) -> Vec<Square> {
        let stands = |square: Square| square != start && self.board.contains_key(&square);
        let mut landings = Vec::new();
        for dx in -1..=1 {
            for dy in -1..=1 {
                let over = (at.0 + dx, at.1 + dy);
                let to = (at.0 + 2 * dx, at.1 + 2 * dy);
                if (dx, dy) != (0, 0) && self.on_board(to) && stands(over) && !stands(to) {
                    let leaves = self.in_target(at) && !self.in_target(to);
                    if !(self.bounds.per_hop && leaves) {
                        landings.push(to);
                    }
                }
            }
        }
        landings
    }

    fn jump_on(&self, start: Square, at: Square, seen: &mut HashSet<Square>) {
        for to in self.hops(start, at) {
            if seen.insert(to) {
                self.jump_on(start, to, seen);
            }
        }
    }

    fn goals(&self, from: Square) -> HashSet<Square> {
        let mut goals = HashSet::new();
        self.jump_on(from, from, &mut goals);
        for dx in -1..=1 {
            for dy in -1..=1 {
                let to = (from.0 + dx, from.1 + dy);
                if self.on_board(to) && !self.board.contains_key(&to) {
                    goals.insert(to);
                }
            }
        }
        goals.retain(|to| self.may_end(from, *to));
        goals
    }

    /// Every legal turn, sorted.
    pub fn turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for (from, seat) in &self.board {
            if *seat == self.to_move {
                let goals = self.goals(*from);
                turns.extend(goals.into_iter().map(|to| format!("{}-{}", name(*from), name(to))));
            }
        }
        if turns.is_empty() {
            turns.push("pass".to_string());
        }
        turns.sort_unstable();
        turns
    }

    /// The path shown for each move of the piece on `from`: the best of all paths of each length.
    pub fn shown(&self, from: &str) -> BTreeMap<String, String> {
        let from = square(from);
        let mut best: HashMap<Square, Vec<Square>> = HashMap::from([(from, vec![from])]);
        let mut last = best.clone();
        while !last.is_empty() {
            let mut next: HashMap<Square, Vec<Square>> = HashMap::new();
            for path in last.values() {
                for to in self.hops(from, path[path.len() - 1]) {
                    let longer = [&path[..], &[to]].concat();
                    if !best.contains_key(&to) && next.get(&to).is_none_or(|other| longer < *other) {
                        next.insert(to, longer);
                    }
                }
            }
            best.extend(next.clone());
            last = next;
        }
        let shown = self.goals(from).into_iter().map(|to| {
            let path = best.get(&to).cloned().unwrap_or(vec![from, to]);
            let names: Vec<_> = path.into_iter().map(name).collect();
            (format!("{}-{}", name(from), name(to)), names.join("-"))
        });
        shown.collect()
    }
}

/// What ends a game, besides a full camp.
#[derive(Copy, Clone, Debug)]
pub struct Ends {
    pub leave_by: Option<u32>,
    pub full_camp: bool,
    pub teams: bool,
    /// Repetition, and the last turn of everybody.
    pub limit: Option<u32>,
}

/// A whole game, judged turn by turn with nothing but lists.
pub struct SlowGame {
    slow: Slow,
    ends: Ends,
    playing: Vec<char>,
    finished: Vec<char>,
    out: Vec<char>,
    made: BTreeMap<char, u32>,
    seen: Vec<(BTreeMap<Square, char>, char, Vec<char>)>,
}

impl SlowGame {
    /// A game from a position in which everybody still plays and has made `made` turns.
    pub fn new(bounds: Bounds, ends: Ends, text: &str, made: u32) -> Self {
        let playing: Vec<char> = "ABCD"[..bounds.seats].chars().collect();
        let made = playing.iter().map(|seat| (*seat, made)).collect();
        let slow = Slow::read(bounds, text);
        let mut game =
            Self { slow, ends, playing, finished: Vec::new(), out: Vec::new(), made, seen: Vec::new() };
        game.note();
        game
    }

    fn note(&mut self) {
        let board = self.slow.board.iter().map(|(square, seat)| (*square, *seat)).collect();
        self.seen.push((board, self.slow.to_move, self.playing.clone()));
    }

    fn all_squares(&self) -> Vec<Square> {
        let width = self.slow.bounds.width;
        (0..width).flat_map(|file| (0..width).map(move |rank| (file, rank))).collect()
    }

    fn holds(&self, seat: char, square: Square) -> bool {
        self.slow.board.get(&square) == Some(&seat)
    }

    /// Whether the one to move has just finished.
    fn has_finished(&self) -> bool {
        let seat = self.slow.to_move;
        let partner = match seat {
            'A' => 'C',
            'B' => 'D',
            'C' => 'A',
            _ => 'B',
        };
        let squares = self.all_squares();
        let target: Vec<_> = squares.iter().copied().filter(|square| self.slow.in_target(*square)).collect();
        let home = squares.iter().any(|square| self.slow.in_camp(seat, *square) && self.holds(seat, *square));
        let own = target.iter().filter(|square| self.holds(seat, **square)).count();
        let full = target.iter().all(|square| self.slow.board.contains_key(square));
        let partners = self.ends.teams && target.iter().any(|square| self.holds(partner, *square));
        own == target.len() || (self.ends.full_camp && full && own > 0 && !home && !partners)
    }

    fn somebody_can_move(&mut self) -> bool {
        let to_move = self.slow.to_move;
        let mut found = false;
        for seat in self.playing.clone() {
            self.slow.to_move = seat;
            found |= self.slow.turns() != ["pass"];
        }
        self.slow.to_move = to_move;
        found
    }

    /// Makes a turn; says how the game has ended, if it has: the winner or `draw`, then the places.
    pub fn play(&mut self, body: &str) -> Option<String> {
        let seat = self.slow.to_move;
        let mut left = false;
        *self.made.get_mut(&seat).unwrap() += 1;
        if let Some((from, to)) = body.split_once('-') {
            self.slow.board.remove(&square(from));
            self.slow.board.insert(square(to), seat);
            if self.has_finished() {
                self.finished.push(seat);
                left = true;
            }
        }
        let home = |at: &Square| self.slow.in_camp(seat, *at) && self.holds(seat, *at);
        let late = self.ends.leave_by.is_some_and(|turns| self.made[&seat] >= turns);
        if !left && late && self.all_squares().iter().any(home) {
            self.out.push(seat);
            left = true;
        }
        let order: Vec<char> = "ABCDABCD".chars().filter(|letter| self.made.contains_key(letter)).collect();
        let own = order.iter().position(|letter| *letter == seat).unwrap();
        if left {
            self.playing.retain(|other| *other != seat);
        }
        let next = order[own + 1..].iter().find(|letter| self.playing.contains(letter));
        self.slow.to_move = next.copied().unwrap_or(seat);
        self.note();
        self.verdict()
    }

    fn verdict(&mut self) -> Option<String> {
        let letters = |seats: &[char]| seats.iter().collect::<String>();
        if self.ends.teams {
            for (team, others) in [("AC", "BD"), ("BD", "AC")] {
                let done = team.chars().all(|seat| self.finished.contains(&seat));
                if done || self.out.first().is_some_and(|seat| others.contains(*seat)) {
                    return Some(format!("{team}: {team} {others}"));
                }
            }
        }
        let decided = !self.ends.teams && self.playing.len() == 1;
        let last = self.seen.last().unwrap();
        let repeated = self.seen.iter().filter(|earlier| *earlier == last).count() >= 3;
        let spent = |limit| self.playing.iter().all(|seat| self.made[seat] >= limit);
        let limited = self.ends.limit.is_some_and(|limit| repeated || spent(limit));
        if !decided && !limited && self.somebody_can_move() {
            return None;
        }
        if self.ends.teams {
            return Some("draw: ABCD".to_string());
        }
        // Finishers in order, those still in together, those out: the last to go first.
        let mut places: Vec<String> = self.finished.iter().map(|seat| seat.to_string()).collect();
        places.push(letters(&self.playing));
        places.extend(self.out.iter().rev().map(|seat| seat.to_string()));
        let won = decided || !self.finished.is_empty();
        let winner = if won { places[0].clone() } else { "draw".to_string() };
        Some(format!("{winner}: {}", places.join(" ")))
    }
}
