//! Skud Pai Sho a second time, slow and obvious: a grid of names, every candidate tried on a copy, every
//! clash looked for by walking. It reads the position's text and shares nothing else with the crate.

use std::collections::{BTreeMap, BTreeSet};

type Point = (i32, i32);
type Tile = (char, &'static str);

const NAMES: [&str; 15] = ["R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "B", "K", "M", "P", "R", "T", "W"];
const CIRCLE: [&str; 6] = ["R3", "R4", "R5", "W3", "W4", "W5"];
const AROUND: [Point; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const ORTHOGONAL: [Point; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn name(text: &str) -> &'static str {
    NAMES.into_iter().find(|name| *name == text).unwrap()
}

fn on_board((x, y): Point) -> bool {
    x.abs() <= 8 && y.abs() <= 8 && x.abs() + y.abs() <= 12
}

fn is_gate((x, y): Point) -> bool {
    (x == 0 || y == 0) && x.abs() + y.abs() == 8
}

fn all_points() -> impl Iterator<Item = Point> {
    (-8..=8).flat_map(|x| (-8..=8).map(move |y| (x, y))).filter(|p| on_board(*p))
}

fn basic(kind: &str) -> bool {
    CIRCLE.contains(&kind)
}

fn flower(kind: &str) -> bool {
    basic(kind) || kind == "L" || kind == "O"
}

fn clash(a: &str, b: &str) -> bool {
    a.len() == 2 && b.len() == 2 && a[..1] != b[..1] && a[1..] == b[1..]
}

fn neighbours(a: &str, b: &str) -> bool {
    let place = |kind| CIRCLE.iter().position(|name| *name == kind);
    match (place(a), place(b)) {
        (Some(a), Some(b)) => (a + 1) % 6 == b || (b + 1) % 6 == a,
        _ => false,
    }
}

/// Whether the garden lets the kind stand there.
fn garden(kind: &str, (x, y): Point) -> bool {
    let pure = x.abs() + y.abs() <= 6 && x * y != 0;
    !(basic(kind) && pure && (kind.starts_with('R') == (x * y < 0)))
}

fn text((x, y): Point) -> String {
    format!("({x},{y})")
}

/// Column by column, the place of the kind in the list of names and the owner; a copy is cheap.
#[derive(Clone, Copy)]
pub struct Grid([[Option<(u8, u8)>; 17]; 17]);

impl Grid {
    fn get(&self, p: Point) -> Option<Tile> {
        let (kind, owner) = if on_board(p) { self.0[(p.0 + 8) as usize][(p.1 + 8) as usize] } else { None }?;
        Some((owner.into(), NAMES[usize::from(kind)]))
    }

    fn set(&mut self, p: Point, tile: Option<Tile>) {
        let code = |kind| NAMES.iter().position(|name| *name == kind).unwrap() as u8;
        self.0[(p.0 + 8) as usize][(p.1 + 8) as usize] = tile.map(|(owner, kind)| (code(kind), owner as u8));
    }

    fn tiles(&self) -> impl Iterator<Item = (Point, Tile)> {
        all_points().filter_map(|p| self.get(p).map(|tile| (p, tile)))
    }

    fn around(&self, p: Point) -> impl Iterator<Item = (Point, Tile)> {
        AROUND.into_iter().filter_map(move |d| {
            let q = (p.0 + d.0, p.1 + d.1);
            self.get(q).map(|tile| (q, tile))
        })
    }

    /// The tile that a tile on `p` sees in a direction.
    fn seen(&self, p: Point, d: Point) -> Option<Point> {
        let mut q = (p.0 + d.0, p.1 + d.1);
        while on_board(q) && !is_gate(q) {
            if self.get(q).is_some() {
                return Some(q);
            }
            q = (q.0 + d.0, q.1 + d.1);
        }
        None
    }

    fn pairs(&self) -> Vec<(Point, Point)> {
        let blooming = self.tiles().filter(|(p, _)| !is_gate(*p));
        blooming
            .flat_map(|(p, _)| [(0, 1), (1, 0)].into_iter().filter_map(move |d| Some((p, self.seen(p, d)?))))
            .collect()
    }

    /// Walks along every row and column, remembering the last tile since the last gate. Nearly all the time of a
    /// comparison is spent here, so it looks at places in the list of names, where a flower and the one that it
    /// clashes with are three apart.
    pub fn has_clash(&self) -> bool {
        let clashes = |i: usize, at: &dyn Fn(usize) -> Option<(u8, u8)>| {
            let mut last = NAMES.len();
            for j in 0..17 {
                if ((i == 0 || i == 16) && j == 8) || (i == 8 && (j == 0 || j == 16)) {
                    last = NAMES.len();
                } else if let Some((kind, _)) = at(j) {
                    let kind = usize::from(kind);
                    if kind < 6 && last < 6 && kind.abs_diff(last) == 3 {
                        return true;
                    }
                    last = kind;
                }
            }
            false
        };
        (0..17).any(|i| clashes(i, &|j| self.0[i][j]) || clashes(i, &|j| self.0[j][i]))
    }
}

/// A position with its options by name.
#[derive(Clone)]
pub struct Slow {
    pub phase: String,
    pub seat: char,
    pub grid: Grid,
    reserve: BTreeMap<char, BTreeMap<&'static str, u32>>,
    options: BTreeMap<String, String>,
}

impl Slow {
    pub fn read(position: &str, options: &BTreeMap<String, String>) -> Self {
        let parts: Vec<&str> = position.split(" | ").collect();
        let (phase, entry) = parts[0].split_once(' ').unwrap();
        let mut grid = Grid([[None; 17]; 17]);
        for word in parts[1].split(' ').filter(|word| *word != "-") {
            let (point, tile) = word.split_once(':').unwrap();
            let (x, y) = point.split_once(',').unwrap();
            let owner = tile.chars().next().unwrap();
            grid.set((x.parse().unwrap(), y.parse().unwrap()), Some((owner, name(&tile[1..]))));
        }
        let mut reserve = BTreeMap::new();
        for part in &parts[2..] {
            let (letter, held) = part.split_once(' ').unwrap();
            if letter.len() == 1 {
                let held = held.split(' ').filter(|word| *word != "-").map(|word| {
                    let (count, kind) = word.split_once('x').unwrap_or(("1", word));
                    (name(kind), count.parse().unwrap())
                });
                reserve.insert(letter.chars().next().unwrap(), held.collect());
            }
        }
        let seat = entry.chars().last().unwrap();
        Self { phase: phase.to_string(), seat, grid, reserve, options: options.clone() }
    }

    fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    fn holds(&self, kind: &str) -> bool {
        self.reserve[&self.seat].get(kind).is_some_and(|count| *count > 0)
    }

    fn growing(&self) -> bool {
        self.grid.tiles().any(|(p, tile)| is_gate(p) && tile.0 == self.seat)
    }

    fn blooming(&self, owner: char, kind: &str) -> bool {
        self.grid.tiles().any(|(p, tile)| !is_gate(p) && tile == (owner, name(kind)))
    }

    fn enforced(&self) -> bool {
        self.is("clash", "enforced")
    }

    fn stands(&self, grid: &Grid) -> bool {
        self.enforced() && grid.has_clash()
    }

    /// Every legal step in notation; declining is the empty text.
    pub fn steps(&self) -> BTreeSet<String> {
        match self.phase.as_str() {
            "turn" | "called" => self.turn_steps(),
            "bonus" => self.bonus_steps(),
            _ => BTreeSet::new(),
        }
    }

    fn turn_steps(&self) -> BTreeSet<String> {
        let mut steps = BTreeSet::new();
        for kind in CIRCLE.into_iter().filter(|kind| self.holds(kind)) {
            self.plant(kind, self.reserve.len() > 2 && self.growing(), &mut steps);
        }
        for (from, to) in self.arranges() {
            steps.insert(format!("{}-{}", text(from), text(to)));
        }
        if steps.is_empty() {
            steps.insert("pass".to_string());
        }
        if !self.enforced() && self.grid.has_clash() {
            steps.insert("call".to_string());
        }
        steps
    }

    /// Where a flower may be planted: gates, unless they are barred, and around Ponds.
    fn plant(&self, kind: &'static str, gates_barred: bool, steps: &mut BTreeSet<String>) {
        for p in all_points().filter(|p| self.grid.get(*p).is_none()) {
            let fine = if is_gate(p) {
                !gates_barred
            } else {
                let mut grid = self.grid;
                grid.set(p, Some((self.seat, kind)));
                let pond = self.grid.around(p).any(|(_, tile)| tile.1 == "P");
                pond && garden(kind, p) && !self.stands(&grid)
            };
            if fine {
                steps.insert(format!("{kind}{}", text(p)));
            }
        }
    }

    fn trapped(&self, p: Point) -> bool {
        let held = |(q, tile): (Point, Tile)| tile.1 == "O" && tile.0 != self.seat && !is_gate(q);
        !is_gate(p) && self.grid.around(p).any(held)
    }

    fn captures(&self, mover: &str, (at, target): (Point, Tile)) -> bool {
        let bamboo = self.grid.around(at).any(|(_, tile)| tile.1 == "M");
        if is_gate(at) || !flower(target.1) || bamboo || target.0 == self.seat {
            return false;
        }
        let open = self.blooming(target.0, "L");
        if mover == "O" && self.blooming(self.seat, "L") {
            return true;
        }
        match target.1 {
            "L" => false,
            "O" => open && (basic(mover) || self.is("lotus-takes-orchid", "on")),
            kind => clash(mover, kind),
        }
    }

    pub fn arranges(&self) -> Vec<(Point, Point)> {
        let mut found = Vec::new();
        for (from, tile) in self.grid.tiles() {
            if tile.0 != self.seat || !flower(tile.1) || self.trapped(from) {
                continue;
            }
            let reach = match tile.1 {
                "L" => 2,
                "O" => 6,
                kind => kind[1..].parse().unwrap(),
            };
            for to in self.reached(from, reach) {
                let target = self.grid.get(to);
                let lands = target.is_none_or(|target| self.captures(tile.1, (to, target)));
                if to == from || is_gate(to) || !garden(tile.1, to) || !lands {
                    continue;
                }
                if !self.stands(&self.arranged(from, to)) {
                    found.push((from, to));
                }
            }
        }
        found
    }

    fn reached(&self, from: Point, reach: u32) -> BTreeSet<Point> {
        let mut reached = BTreeSet::from([from]);
        let mut edge = vec![from];
        for _ in 0..reach {
            let mut next = Vec::new();
            for p in edge {
                for d in ORTHOGONAL {
                    let q = (p.0 + d.0, p.1 + d.1);
                    if on_board(q) && reached.insert(q) && self.grid.get(q).is_none() {
                        next.push(q);
                    }
                }
            }
            edge = next;
        }
        reached
    }

    fn arranged(&self, from: Point, to: Point) -> Grid {
        let mut grid = self.grid;
        grid.set(to, grid.get(from));
        grid.set(from, None);
        grid
    }

    /// Whether an arrange gives a bonus: a pair of physical tiles in harmony that was not before.
    pub fn gives_bonus(&self, from: Point, to: Point) -> bool {
        let before: BTreeSet<_> = self.own_pairs(&self.grid).into_iter().collect();
        // Afterwards the tile on `to` is the one that stood on `from`; what stood on `to` is gone.
        let was = |p: Point| if p == to { from } else { p };
        self.own_pairs(&self.arranged(from, to)).into_iter().any(|(a, b)| {
            let (a, b) = (was(a), was(b));
            !before.contains(&(a, b)) && !before.contains(&(b, a))
        })
    }

    fn own_pairs(&self, grid: &Grid) -> Vec<(Point, Point)> {
        self.harmonies(grid)
            .into_iter()
            .filter(|(_, owners)| owners.contains(&self.seat))
            .map(|(pair, _)| pair)
            .collect()
    }

    /// Every harmony with its owners.
    pub fn harmonies(&self, grid: &Grid) -> Vec<((Point, Point), BTreeSet<char>)> {
        let mut found = Vec::new();
        for (a, b) in grid.pairs() {
            let rock = grid
                .tiles()
                .any(|(p, tile)| tile.1 == "R" && (if a.0 == b.0 { p.0 == a.0 } else { p.1 == a.1 }));
            let drained = |p| grid.around(p).any(|(_, tile)| tile.1 == "K");
            if !rock && !drained(a) && !drained(b) {
                let owners = self.owners(grid, a, b);
                if !owners.is_empty() {
                    found.push(((a, b), owners));
                }
            }
        }
        found
    }

    fn owners(&self, grid: &Grid, a: Point, b: Point) -> BTreeSet<char> {
        let (one, other) = (grid.get(a).unwrap(), grid.get(b).unwrap());
        if !flower(one.1) || !flower(other.1) {
            return BTreeSet::new();
        }
        let plain = match (one.1, other.1) {
            ("L", kind) if basic(kind) => Some(other.0),
            (kind, "L") if basic(kind) => Some(one.0),
            (x, y) if neighbours(x, y) && one.0 == other.0 => Some(one.0),
            _ => None,
        };
        let turtles = |p| {
            grid.around(p).filter(|(_, tile)| tile.1 == "T").map(|(_, tile)| tile.0).collect::<BTreeSet<_>>()
        };
        if self.is("turtle", "pairs") {
            let near: BTreeSet<_> = turtles(a).union(&turtles(b)).copied().collect();
            let harmonise = plain.is_some() || (basic(one.1) && basic(other.1) && !near.is_empty());
            return match harmonise {
                false => BTreeSet::new(),
                true if one.0 == other.0 => BTreeSet::from([one.0]),
                true if near.is_empty() => plain.into_iter().collect(),
                true => near,
            };
        }
        if let Some(owner) = plain {
            return BTreeSet::from([owner]);
        }
        let mut owners = BTreeSet::new();
        if basic(other.1) {
            owners.extend(turtles(a));
        }
        if basic(one.1) {
            owners.extend(turtles(b));
        }
        owners
    }

    fn bonus_steps(&self) -> BTreeSet<String> {
        let mut steps = BTreeSet::from([String::new()]);
        let growing = self.growing();
        let many = self.reserve.len() > 2;
        for kind in NAMES.into_iter().filter(|kind| self.holds(kind)) {
            if basic(kind) {
                if !growing {
                    self.plant(kind, false, &mut steps);
                }
            } else if flower(kind) {
                self.plant(kind, many && growing, &mut steps);
            } else {
                for p in all_points().filter(|p| !is_gate(*p)) {
                    self.accent(kind, p, &mut steps);
                }
            }
        }
        steps
    }

    fn accent(&self, kind: &'static str, p: Point, steps: &mut BTreeSet<String>) {
        let label = format!("{kind}{}", text(p));
        let mut grid = self.grid;
        match (kind, self.grid.get(p)) {
            ("B", Some(tile)) if flower(tile.1) => {
                for d in AROUND {
                    let q = (p.0 + d.0, p.1 + d.1);
                    if on_board(q) && !is_gate(q) && self.grid.get(q).is_none() && garden(tile.1, q) {
                        let mut grid = self.grid;
                        grid.set(q, Some(tile));
                        grid.set(p, Some((self.seat, "B")));
                        if !self.stands(&grid) {
                            steps.insert(format!("{label}-{}", text(q)));
                        }
                    }
                }
            }
            ("B", Some(_)) => {
                grid.set(p, None);
                if !self.stands(&grid) {
                    steps.insert(label);
                }
            }
            ("B", None) | (_, Some(_)) => {}
            ("W", None) => {
                let around: Vec<_> = AROUND.iter().map(|d| (p.0 + d.0, p.1 + d.1)).collect();
                grid.set(p, Some((self.seat, "W")));
                around.iter().filter(|q| on_board(**q)).for_each(|q| grid.set(*q, None));
                for (i, q) in around.iter().enumerate() {
                    let Some(tile) = self.grid.get(*q) else { continue };
                    let to = around[(i + 1) % 8];
                    if tile.1 == "R" || is_gate(*q) || !on_board(to) || is_gate(to) || !garden(tile.1, to) {
                        return;
                    }
                    grid.set(to, Some(tile));
                }
                if !self.stands(&grid) {
                    steps.insert(label);
                }
            }
            ("M", None) => {
                let growing = self.grid.around(p).any(|(q, _)| is_gate(q));
                let own =
                    self.grid.around(p).any(|(q, tile)| !is_gate(q) && tile.0 == self.seat && flower(tile.1));
                let always = self.is("bamboo", "always");
                if always && growing {
                    return;
                }
                if always || (own && !growing) {
                    self.grid.around(p).for_each(|(q, _)| grid.set(q, None));
                }
                grid.set(p, Some((self.seat, "M")));
                if !self.stands(&grid) {
                    steps.insert(label);
                }
            }
            (_, None) => {
                steps.insert(label);
            }
        }
    }

    /// Whether a seat has a ring: some way along its harmonies leads back to where it began after
    /// going around the centre, counted where it crosses the western half axis.
    pub fn ring(&self, grid: &Grid, seat: char) -> bool {
        let through = |a: Point, b: Point| {
            (a.0 == 0 && b.0 == 0 && a.1 * b.1 <= 0) || (a.1 == 0 && b.1 == 0 && a.0 * b.0 <= 0)
        };
        let owned = self.harmonies(grid).into_iter().filter(|(_, owners)| owners.contains(&seat));
        let edges: Vec<_> = owned.map(|(pair, _)| pair).filter(|(a, b)| !through(*a, *b)).collect();
        let crossing = |a: Point, b: Point| match (a.0 == b.0 && a.0 < 0, a.1 < 0, b.1 < 0) {
            (true, true, false) => 1,
            (true, false, true) => -1,
            _ => 0,
        };
        edges.iter().any(|(start, _)| {
            let mut seen = BTreeSet::from([(*start, 0i32)]);
            let mut open = vec![(*start, 0)];
            while let Some((p, turns)) = open.pop() {
                for (a, b) in edges.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]).filter(|(a, _)| *a == p) {
                    let state: (Point, i32) = (b, turns + crossing(a, b));
                    if state.1.abs() <= 3 && seen.insert(state) {
                        open.push(state);
                    }
                }
            }
            seen.iter().any(|(p, turns)| p == start && *turns != 0)
        })
    }
}
