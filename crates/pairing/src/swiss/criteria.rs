//! The criteria of a pair as numbers. C6 to C21 compare the sums over all pairs, one criterion after the other.

use super::bracket::{Bracket, View};
use super::player::{Float, Player, Strength};
use crate::tournament::Halves;

/// What a vertex of the graph stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Moved,
    Resident,
    Next,
    Rest,
    /// A dummy: the player matched with it is left over.
    Nobody,
}

/// A vertex, with the index of its player in the order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vertex {
    pub(super) kind: Kind,
    pub(super) player: usize,
}

impl Vertex {
    fn is_inside(self) -> bool {
        matches!(self.kind, Kind::Moved | Kind::Resident)
    }
}

/// The remainder of a bracket: the place of each vertex in its order, and the number of pairs in it.
#[derive(Clone)]
pub(super) struct Remainder {
    pub(super) place: Vec<usize>,
    pub(super) pairs: usize,
}

/// The graph of a bracket.
pub(super) struct Graph<'a> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) view: View,
    /// Sorted: moved players, residents, lower groups, dummies.
    pub(super) vertices: Vec<Vertex>,
    /// Moved players who float again.
    pub(super) parted: Vec<usize>,
    /// Whether the only floater gets the bye (C9).
    pub(super) bye_from_here: bool,
    pub(super) remainder: Option<Remainder>,
    /// The distinct scores of moved players, highest first.
    pub(super) moved_scores: Vec<Halves>,
}

impl Graph<'_> {
    fn player(&self, vertex: Vertex) -> &Player {
        &self.bracket.field.players[vertex.player]
    }

    /// Whether two vertices may be matched. `a` is before `b`.
    pub(super) fn has_edge(&self, a: Vertex, b: Vertex) -> bool {
        match (a.kind, b.kind, self.view) {
            (Kind::Moved, Kind::Moved, _) => false,
            (Kind::Nobody, Kind::Nobody, view) => matches!(view, View::Next { .. }),
            (_, Kind::Nobody, View::Rest) => self.bracket.field.may_rest(a.player),
            (_, Kind::Nobody, _) => true,
            (Kind::Moved, Kind::Resident, _) if self.parted.contains(&a.player) => false,
            _ => self.bracket.field.may_meet(a.player, b.player),
        }
    }

    /// Writes the values of an edge into `values`, most important first. `a` is before `b`.
    pub(super) fn values(&self, a: usize, b: usize, values: &mut Vec<i64>) {
        let (first, second) = (a, b);
        let (a, b) = (self.vertices[a], self.vertices[b]);
        values.clear();
        let paired = b.is_inside();
        let ahead = b.kind == Kind::Next;
        let score = if a.kind == Kind::Nobody { 0 } else { self.player(a).score };
        let by_score =
            |yes: bool| self.moved_scores.iter().map(move |&moved| i64::from(yes && moved == score));
        // C6, C7, C8.
        values.push(i64::from(paired));
        values.extend(by_score(paired));
        values.push(i64::from(ahead));
        values.extend(by_score(ahead));
        values.push(i64::from(ahead && a.kind == Kind::Resident));
        self.extend_quality(a, b, values);
        if let Some(remainder) = &self.remainder {
            let inside = paired && a.kind == Kind::Resident;
            let (place, other) = (remainder.place[first], remainder.place[second]);
            // As few exchanges as possible, then the smallest difference of the exchanged numbers (4.3).
            values.push(-i64::from(inside && place >= remainder.pairs && other >= remainder.pairs));
            values.push(if inside { -(place as i64) } else { 0 });
        }
    }

    /// C9 to C21.
    fn extend_quality(&self, a: Vertex, b: Vertex, values: &mut Vec<i64>) {
        let floats = a.is_inside() && !b.is_inside();
        let paired = b.is_inside();
        let moved = a.kind == Kind::Moved;
        let bye = self.bracket.field.bye;
        let unplayed = if floats && self.bye_from_here && Some(self.player(a).score) == bye {
            self.bracket.field.rounds - self.player(a).colours.len()
        } else {
            0
        };
        values.push(-(unplayed as i64));
        if paired {
            values.extend(clash(self.player(a), self.player(b)).map(|bad| -i64::from(bad)));
        } else {
            values.extend([0; 4]);
        }
        let had = |vertex: Vertex, back: usize, float: Float| self.player(vertex).floats[back] == float;
        for back in 0..2 {
            values.push(-i64::from(floats && !moved && had(a, back, Float::Down)));
            values.push(-i64::from(paired && moved && had(b, back, Float::Up)));
        }
        for back in 0..2 {
            let again =
                [floats && moved && had(a, back, Float::Down), paired && moved && had(b, back, Float::Up)];
            for again in again {
                let score = self.moved_scores.iter();
                values.extend(score.map(|&moved| -i64::from(again && moved == self.player(a).score)));
            }
        }
    }
}

/// Whether a pair violates C10, C11, C12 and C13.
fn clash(a: &Player, b: &Player) -> [bool; 4] {
    if a.preference.is_none() || a.preference != b.preference {
        return [false; 4];
    }
    let absolute = [a, b].map(|player| player.strength == Strength::Absolute);
    let both = absolute == [true; 2];
    let wide = a.difference.abs() > 1 && b.difference.abs() > 1;
    let preferred = a.preference;
    let third = |denied: &Player| denied.repeated().is_some() && denied.repeated() != preferred;
    // The player with the smaller colour difference does not get the colour; with equal ones, the one who has
    // not just had it twice.
    let thrice = both
        && match a.difference.abs().cmp(&b.difference.abs()) {
            std::cmp::Ordering::Equal => third(a) && third(b),
            std::cmp::Ordering::Greater => third(b),
            std::cmp::Ordering::Less => third(a),
        };
    let strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong && !both;
    [wide && both, thrice, true, strong]
}
