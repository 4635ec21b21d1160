//! All players of a round: who may meet whom, and whether the remaining players can be paired at all.

use super::player::Player;
use crate::matching::Matcher;
use crate::tournament::Halves;
use std::ops::Range;

/// The players of a round, in order. Other modules refer to them by index.
pub(super) struct Field<'a> {
    pub(super) players: &'a [Player],
    /// Rounds played so far.
    pub(super) rounds: usize,
    /// The score of the player who gets the bye, as low as possible (C5). `None` with an even number of players.
    pub(super) bye: Option<Halves>,
    allowed: Vec<bool>,
}

impl<'a> Field<'a> {
    /// `None` if no pairing obeys the absolute rules.
    pub(super) fn new(players: &'a [Player], rounds: usize) -> Option<Self> {
        let n = players.len();
        let mut allowed = vec![false; n * n];
        for (i, player) in players.iter().enumerate() {
            for (j, other) in players.iter().enumerate().skip(i + 1) {
                if !player.avoids(other) {
                    allowed[i * n + j] = true;
                    allowed[j * n + i] = true;
                }
            }
        }
        let mut field = Self { players, rounds, bye: None, allowed };
        let all: Vec<usize> = (0..n).collect();
        if n.is_multiple_of(2) {
            return field.can_complete(&all).then_some(field);
        }
        let mut scores: Vec<Halves> =
            players.iter().filter(|player| !player.barred).map(|player| player.score).collect();
        scores.sort_unstable();
        scores.dedup();
        for score in scores {
            field.bye = Some(score);
            if field.can_complete(&all) {
                return Some(field);
            }
        }
        None
    }

    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.players.len() + b]
    }

    /// Whether a player may get the bye (C2, C5).
    pub(super) fn may_rest(&self, player: usize) -> bool {
        let player = &self.players[player];
        !player.barred && self.bye.is_some_and(|score| player.score <= score)
    }

    /// The groups of equal score, highest first.
    pub(super) fn groups(&self) -> Vec<Range<usize>> {
        let mut start = 0;
        let groups = self.players.chunk_by(|a, b| a.score == b.score);
        groups
            .map(|group| {
                start += group.len();
                start - group.len()..start
            })
            .collect()
    }

    /// Whether these players can all be paired, with a bye if their number is odd (C1 to C5).
    pub(super) fn can_complete(&self, players: &[usize]) -> bool {
        let n = players.len();
        let odd = n % 2;
        let mut matcher = Matcher::<i64>::new(n + odd);
        for (i, &a) in players.iter().enumerate() {
            for (j, &b) in players.iter().enumerate().skip(i + 1) {
                if self.may_meet(a, b) {
                    matcher.edge(i, j, 0);
                }
            }
            if odd == 1 && self.may_rest(a) {
                matcher.edge(i, n, 0);
            }
        }
        matcher.solve()
    }

    /// The same for floaters, the group they join (`next`) and all lower players. In addition as few players
    /// as possible may leave that group: none, or with an odd number one of its residents.
    pub(super) fn can_complete_with(
        &self,
        floaters: &[usize],
        next: Range<usize>,
        rest: Range<usize>,
    ) -> bool {
        let bracket = floaters.len() + next.len();
        let players: Vec<usize> = floaters.iter().copied().chain(next).chain(rest).collect();
        let n = players.len();
        let mut matcher = Matcher::<i64>::new(n + n % 2);
        for (i, &a) in players.iter().enumerate() {
            let floats = i < floaters.len();
            for (j, &b) in players.iter().enumerate().skip(i + 1) {
                let apart = floats && (j < floaters.len() || j >= bracket && bracket > floaters.len());
                if !apart && self.may_meet(a, b) {
                    matcher.edge(i, j, -i64::from(i < bracket && j >= bracket));
                }
            }
            let apart = floats && bracket > floaters.len();
            if n % 2 == 1 && !apart && self.may_rest(a) {
                matcher.edge(i, n, -i64::from(i < bracket));
            }
        }
        if !matcher.solve() {
            return false;
        }
        let leave = (0..bracket).filter(|&i| matcher.mate(i) >= bracket).count();
        leave <= bracket % 2 || bracket == floaters.len()
    }

    /// Whether these players can be paired with `left` of them left over. The first `apart` must not meet each other.
    pub(super) fn can_match(&self, players: &[usize], apart: usize, left: usize) -> bool {
        let n = players.len();
        let mut matcher = Matcher::<i64>::new(n + left);
        for (i, &a) in players.iter().enumerate() {
            for (j, &b) in players.iter().enumerate().skip(apart.max(i + 1)) {
                if self.may_meet(a, b) {
                    matcher.edge(i, j, 0);
                }
            }
            for j in n..n + left {
                matcher.edge(i, j, 0);
            }
        }
        matcher.solve()
    }
}
