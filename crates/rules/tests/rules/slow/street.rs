//! Street once more, slow and obvious: read from the text of a position, written straight from the
//! rules, sharing nothing with the crate but that text.
#![allow(dead_code, clippy::unwrap_used)]

use std::collections::{BTreeMap, HashMap};

pub type At = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub struct Slow {
    pub options: HashMap<String, String>,
    pub number: u32,
    pub to_move: char,
    pub reserve: BTreeMap<char, u32>,
    /// The owners at each point from bottom to top, row by row; most are empty.
    pub stacks: Vec<Vec<char>>,
}

/// A move from one point to another; a deploy goes from the port to the port.
pub type Action = (At, At);

/// Every place of the square around the board.
fn square() -> impl Iterator<Item = At> {
    (-8..=8).rev().flat_map(|y| (-8..=8).map(move |x| (x, y)))
}

fn index((x, y): At) -> usize {
    ((y + 8) * 17 + x + 8) as usize
}

fn on_board((x, y): At) -> bool {
    x.abs() <= 8 && y.abs() <= 8 && x * x + y * y < 81
}

fn port(seat: char) -> At {
    if seat == 'H' { (0, 7) } else { (0, -7) }
}

fn other(seat: char) -> char {
    if seat == 'H' { 'G' } else { 'H' }
}

fn read_at(text: &str) -> At {
    let (x, y) = text.trim_matches(['(', ')']).split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

impl Slow {
    pub fn read<'a, 'b>(options: impl Iterator<Item = (&'a str, &'b str)>, text: &str) -> Self {
        let options = options.map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let parts: Vec<&str> = text.split(' ').collect();
        let (number, to_move) = parts[0].split_at(parts[0].len() - 1);
        let reserve =
            parts[1..3].iter().map(|p| (p.chars().next().unwrap(), p[1..].parse().unwrap())).collect();
        let mut stacks = vec![Vec::new(); 17 * 17];
        for part in &parts[3..] {
            let (at, owners) = part.split_once(':').unwrap();
            stacks[index(read_at(at))] = owners.chars().collect();
        }
        Self {
            options,
            number: if number.is_empty() { 1 } else { number.parse().unwrap() },
            to_move: to_move.chars().next().unwrap(),
            reserve,
            stacks,
        }
    }

    pub fn write(&self) -> String {
        let mut text =
            format!("{}{} H{} G{}", self.number, self.to_move, self.reserve[&'H'], self.reserve[&'G']);
        for (x, y) in square().filter(|at| self.top(*at).is_some()) {
            text += &format!(" {x},{y}:{}", self.stacks[index((x, y))].iter().collect::<String>());
        }
        text
    }

    pub fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    pub fn top(&self, at: At) -> Option<char> {
        self.stacks[index(at)].last().copied()
    }

    fn reach(&self, at: At) -> u32 {
        let reach: u32 = self.options["reach"].parse().unwrap();
        let captives = self.stacks[index(at)].len() as u32 - 1;
        match self.options["captor-bonus"].as_str() {
            _ if captives == 0 => reach,
            "one" => reach + 1,
            "none" => reach,
            "per-captive" => reach + captives,
            "five" => 5,
            other => panic!("{other}"),
        }
    }

    /// Where the stack at a point may go: step by step, over empty points and own stacks.
    fn goals(&self, from: At) -> Vec<At> {
        let may_capture = self.stacks[index(from)].len() == 1 || self.is("release", "on");
        let mut seen = [false; 17 * 17];
        seen[index(from)] = true;
        let mut edge = vec![from];
        let mut goals = Vec::new();
        for _ in 0..self.reach(from) {
            let mut next = Vec::new();
            for (x, y) in edge {
                for at in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                    if !on_board(at) || seen[index(at)] {
                        continue;
                    }
                    seen[index(at)] = true;
                    match self.top(at) {
                        None => {
                            goals.push(at);
                            next.push(at);
                        }
                        Some(owner) if owner == self.to_move => next.push(at),
                        Some(_) if may_capture => goals.push(at),
                        Some(_) => {}
                    }
                }
            }
            edge = next;
        }
        goals
    }

    /// Every stack of a seat.
    fn tops(&self, seat: char) -> Vec<At> {
        square().filter(|at| self.top(*at) == Some(seat)).collect()
    }

    /// Every move and deploy.
    pub fn actions(&self) -> Vec<Action> {
        let own = self.tops(self.to_move);
        let mut actions = Vec::new();
        for from in &own {
            actions.extend(self.goals(*from).into_iter().map(|to| (*from, to)));
        }
        let home = port(self.to_move);
        if self.reserve[&self.to_move] > 0 && self.top(home).is_none() && own.len() < 16 {
            actions.push((home, home));
        }
        actions
    }

    pub fn after(&self, body: &str) -> Self {
        let mut next = self.clone();
        if let Some((from, to)) = body.split_once(")-(") {
            let (from, to) = (read_at(from), read_at(to));
            let mut moving = std::mem::take(&mut next.stacks[index(from)]);
            if self.is("release", "on") {
                let top = moving.pop().unwrap();
                next.stacks[index(from)] = std::mem::replace(&mut moving, vec![top]);
            }
            next.stacks[index(to)].extend(moving);
        } else if body.starts_with('L') {
            next.stacks[index(port(self.to_move))] = vec![self.to_move];
            *next.reserve.get_mut(&self.to_move).unwrap() -= 1;
        }
        next.number += u32::from(self.to_move == 'G');
        next.to_move = other(self.to_move);
        next
    }

    /// Every harmony of a seat, as the midline it crosses.
    pub fn harmonies(&self, seat: char) -> Vec<char> {
        let own = self.tops(seat);
        let mut found = Vec::new();
        for &(x, y) in own.iter().filter(|(x, y)| *x != 0 && *y != 0) {
            for &(a, b) in own.iter().filter(|(a, b)| *a != 0 && *b != 0) {
                if y == b && x < 0 && a > 0 && (x + 1..a).all(|x| self.top((x, y)).is_none()) {
                    found.push(if y > 0 { 'N' } else { 'S' });
                }
                if x == a && y < 0 && b > 0 && (y + 1..b).all(|y| self.top((x, y)).is_none()) {
                    found.push(if x > 0 { 'E' } else { 'W' });
                }
            }
        }
        found
    }

    pub fn midlines(harmonies: &[char]) -> String {
        "NESW".chars().filter(|midline| harmonies.contains(midline)).collect()
    }

    /// Whether a seat holds the four midlines.
    pub fn holds(&self, seat: char) -> bool {
        Self::midlines(&self.harmonies(seat)) == "NESW"
    }

    /// How a turn that starts here ends the game at once: winner or `draw`, and the reason.
    pub fn verdict(&self, actions: &[Action]) -> Option<(String, &'static str)> {
        let holds = |seat| self.holds(seat);
        let idle = other(self.to_move);
        match self.options["win"].as_str() {
            "immediate" if holds('H') && holds('G') => return Some(("draw".to_string(), "midlines")),
            "immediate" if holds(idle) => return Some((idle.to_string(), "midlines")),
            "immediate" | "start" if holds(self.to_move) => {
                return Some((self.to_move.to_string(), "midlines"));
            }
            _ => {}
        }
        if actions.is_empty() {
            return Some((idle.to_string(), "no-move"));
        }
        let over = self.is("limits", "on") && self.number > 500;
        over.then(|| ("draw".to_string(), "turn-limit"))
    }
}
