//! What the Dutch system knows of a player: score, opponents, colours and floats.

use crate::tournament::{Bye, Halves, Number, Outcome, Tournament};

/// One of the two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Colour {
    /// The first seat.
    White,
    /// The second seat.
    Black,
}

impl Colour {
    /// The other colour.
    pub fn other(self) -> Self {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// How strongly a colour is preferred (article 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// Whether a player met somebody of a lower or a higher score (article 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    None,
    Down,
    Up,
}

/// A player before a round.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub(super) number: Number,
    /// The place among all who have ever taken part. Its parity decides the colour if nothing else does.
    pub(super) place: usize,
    pub(super) score: Halves,
    /// Opponents in games that were played.
    pub(super) met: Vec<Number>,
    /// Colours in games that were played.
    pub(super) colours: Vec<Colour>,
    /// Has scored a win without playing, so cannot get the bye.
    pub(super) barred: bool,
    /// Floats in the last round and in the one before it.
    pub(super) floats: [Float; 2],
    pub(super) preference: Option<Colour>,
    pub(super) strength: Strength,
    /// Games with white minus games with black.
    pub(super) difference: i32,
    /// A topscorer: this is the last round, and the player has more than half of the possible points.
    pub(super) top: bool,
}

impl Player {
    fn new(number: Number) -> Self {
        Self {
            number,
            place: 0,
            score: 0,
            met: Vec::new(),
            colours: Vec::new(),
            barred: false,
            floats: [Float::None; 2],
            preference: None,
            strength: Strength::None,
            difference: 0,
            top: false,
        }
    }

    /// The colour of the last two games, if it was the same in both.
    pub(super) fn repeated(&self) -> Option<Colour> {
        match self.colours[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        }
    }

    fn prefer(&mut self) {
        let white = self.colours.iter().filter(|&&colour| colour == Colour::White).count() as i32;
        self.difference = 2 * white - self.colours.len() as i32;
        let Some(&last) = self.colours.last() else { return };
        let rarer = if self.difference > 0 { Colour::Black } else { Colour::White };
        (self.preference, self.strength) = if self.difference.abs() > 1 {
            (Some(rarer), Strength::Absolute)
        } else if self.repeated().is_some() {
            (Some(last.other()), Strength::Absolute)
        } else if self.difference != 0 {
            (Some(rarer), Strength::Strong)
        } else {
            (Some(last.other()), Strength::Mild)
        };
    }

    fn drift(&mut self, float: Float) {
        self.floats = [float, self.floats[0]];
    }

    /// Whether two players must not meet (C1, C3).
    pub(super) fn avoids(&self, other: &Player) -> bool {
        self.met.contains(&other.number)
            || (self.strength == Strength::Absolute
                && other.strength == Strength::Absolute
                && self.preference == other.preference
                && !self.top
                && !other.top)
    }
}

/// The players to be paired, ordered by score, then by number.
pub(super) fn players(tournament: &Tournament, last_round: bool) -> Vec<Player> {
    let mut players: Vec<Player> = tournament.numbers().map(Player::new).collect();
    let mut seen: Vec<bool> = tournament.entrants.iter().map(|entrant| !entrant.absent).collect();
    for round in &tournament.rounds {
        let before: Vec<Halves> = players.iter().map(|player| player.score).collect();
        let mut floats = vec![Float::None; players.len()];
        for table in &round.tables {
            let [white, black] = table.seats[..] else { continue };
            let (w, b) = (white as usize - 1, black as usize - 1);
            (seen[w], seen[b]) = (true, true);
            let points = table.outcome.as_ref().map_or(&[0, 0][..], Outcome::points);
            players[w].score += points[0];
            players[b].score += points[1];
            if let Some(Outcome::Played(_)) = table.outcome {
                players[w].met.push(black);
                players[b].met.push(white);
                players[w].colours.push(Colour::White);
                players[b].colours.push(Colour::Black);
                let (high, low) = if before[w] > before[b] { (w, b) } else { (b, w) };
                if before[high] != before[low] {
                    (floats[high], floats[low]) = (Float::Down, Float::Up);
                }
            } else {
                for (i, &points) in [w, b].into_iter().zip(points) {
                    floats[i] = if points > 0 { Float::Down } else { Float::None };
                    players[i].barred |= points >= 2;
                }
            }
        }
        for &(number, bye) in &round.byes {
            let i = number as usize - 1;
            players[i].score += bye.points();
            players[i].barred |= bye.points() >= 2;
            seen[i] |= bye == Bye::Pairing;
            floats[i] = if bye.points() > 0 { Float::Down } else { Float::None };
        }
        for (player, float) in players.iter_mut().zip(floats) {
            player.drift(float);
        }
    }
    let mut place = 0;
    for (player, seen) in players.iter_mut().zip(seen) {
        place += usize::from(seen);
        player.place = place;
        player.prefer();
        player.top = last_round && player.score as usize > tournament.rounds.len();
    }
    players.retain(|player| !tournament.entrant(player.number).absent);
    // A stable sort keeps equal scores in order of number.
    players.sort_by_key(|player| std::cmp::Reverse(player.score));
    players
}
