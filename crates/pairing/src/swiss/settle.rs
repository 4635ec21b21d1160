//! Settles a bracket: the best matching by the criteria, and among equals the first in the handbook's order (article 4).

use super::bracket::{Bracket, Paired, View};
use super::criteria::{Graph, Kind, Remainder, Vertex};
use crate::matching::Matcher;
use crate::matching::weight::{Weight, Wide};

/// The pairing of the bracket within a view, or `None` if there is none.
pub(super) fn settle(bracket: &Bracket, view: View) -> Option<Paired> {
    let mut graph = graph(bracket, view);
    if let View::Alone { floats } | View::Next { floats, .. } = view {
        graph.bye_from_here = floats == 1 && bracket.gives_bye();
    }
    let mut fixed = Vec::new();
    if let (View::Alone { floats }, true) = (view, bracket.moved.is_empty()) {
        graph.rank((bracket.residents.len() - floats) / 2);
    } else {
        let mut first = dispatch(&graph, Stage::Moved)?;
        if view == View::Rest && first.floats == 1 && bracket.gives_bye() {
            graph.bye_from_here = true;
            first = dispatch(&graph, Stage::Moved)?;
        }
        graph.parted = first.parted;
        let gone = |vertex: &Vertex| first.pairs.iter().any(|&(a, b)| [a, b].contains(&vertex.player));
        graph.vertices.retain(|vertex| vertex.kind == Kind::Nobody || !gone(vertex));
        graph.rank(first.remainder);
        fixed = first.pairs;
    }
    let rest = dispatch(&graph, Stage::Remainder)?;
    fixed.extend(rest.pairs);
    Some(Paired { pairs: fixed, floaters: rest.parted, left: rest.left })
}

impl Bracket<'_> {
    /// Whether the bye must come from this bracket, because nobody below may get it.
    fn gives_bye(&self) -> bool {
        self.field.bye.is_some_and(|score| score >= self.field.players[self.residents.start].score)
    }
}

/// The graph of a bracket within a view.
fn graph<'a>(bracket: &'a Bracket, view: View) -> Graph<'a> {
    let (next, rest, nobody) = match view {
        View::Alone { floats } => (0..0, 0..0, floats),
        View::Next { left, .. } => (bracket.next.clone(), 0..0, left),
        View::Rest => (bracket.next.clone(), bracket.rest.clone(), usize::from(bracket.open() % 2 == 1)),
    };
    let of = |kind| move |player| Vertex { kind, player };
    let vertices = bracket.moved.iter().copied().map(of(Kind::Moved));
    let vertices = vertices
        .chain(bracket.residents.clone().map(of(Kind::Resident)))
        .chain(next.map(of(Kind::Next)))
        .chain(rest.map(of(Kind::Rest)))
        .chain((0..nobody).map(of(Kind::Nobody)))
        .collect();
    let mut moved_scores: Vec<_> =
        bracket.moved.iter().map(|&player| bracket.field.players[player].score).collect();
    moved_scores.dedup();
    Graph { bracket, view, vertices, parted: Vec::new(), bye_from_here: false, remainder: None, moved_scores }
}

impl Bracket<'_> {
    /// The number of players who are not paired yet.
    fn open(&self) -> usize {
        self.moved.len() + self.rest.end - self.residents.start
    }
}

impl Graph<'_> {
    /// Numbers the residents who are left as the remainder.
    fn rank(&mut self, pairs: usize) {
        let mut next = 0;
        let place = self.vertices.iter().map(|vertex| {
            next += usize::from(vertex.kind == Kind::Resident);
            next.saturating_sub(1)
        });
        self.remainder = Some(Remainder { place: place.collect(), pairs });
    }

    fn of_kind(&self, kind: Kind) -> Vec<usize> {
        (0..self.vertices.len()).filter(|&i| self.vertices[i].kind == kind).collect()
    }

    /// The number of bits of each value, most important first.
    fn widths(&self) -> Vec<u32> {
        let mut most: Vec<i64> = Vec::new();
        self.each_edge(|_, _, values| {
            most.resize(values.len(), 0);
            for (most, value) in most.iter_mut().zip(values) {
                *most = (*most).max(value.abs());
            }
        });
        let pairs = self.vertices.len() as i64 / 2;
        // The magnitude of a sum is at most `most * pairs`. Differences of sums need one bit more.
        most.iter().map(|&most| if most == 0 { 0 } else { 65 - (most * pairs).leading_zeros() + 1 }).collect()
    }

    fn each_edge(&self, mut visit: impl FnMut(usize, usize, &[i64])) {
        let mut values = Vec::new();
        for (i, &a) in self.vertices.iter().enumerate() {
            for (j, &b) in self.vertices.iter().enumerate().skip(i + 1) {
                if self.has_edge(a, b) {
                    self.values(i, j, &mut values);
                    visit(i, j, &values);
                }
            }
        }
    }

    fn matcher<W: Weight>(&self, widths: &[u32]) -> Matcher<W> {
        let mut matcher = Matcher::new(self.vertices.len());
        self.each_edge(|i, j, values| {
            let (mut weight, mut bits) = (W::ZERO, 0);
            for (&value, &width) in values.iter().zip(widths).rev() {
                if value != 0 {
                    weight += W::shifted(value, bits);
                }
                bits += width;
            }
            matcher.edge(i, j, weight);
        });
        self.lean(&mut matcher, widths);
        matcher
    }

    /// Guesses the first prices as if the upper half met the lower half in order. The last two values are
    /// those of the order.
    fn lean<W: Weight>(&self, matcher: &mut Matcher<W>, widths: &[u32]) {
        let (Some(remainder), Some(&width)) = (&self.remainder, widths.last()) else { return };
        if width == 0 {
            return;
        }
        let half = W::shifted(1, width - 1);
        for v in self.of_kind(Kind::Resident) {
            let place = remainder.place[v];
            let upper = place < remainder.pairs;
            matcher.lean(v, if upper { W::shifted(place as i64, 0) - half } else { half });
        }
    }
}

/// What is decided on a graph. The remainder comes after the moved players.
#[derive(Clone, Copy)]
enum Stage {
    /// Which moved players are paired, and with whom.
    Moved,
    /// The pairs among the remaining residents.
    Remainder,
}

/// The result of a stage. Players are indices into the order.
struct Decided {
    pairs: Vec<(usize, usize)>,
    /// Moved players who float again; after the second stage all floaters.
    parted: Vec<usize>,
    /// The number of pairs to make among residents.
    remainder: usize,
    floats: usize,
    /// The players in view who are left over.
    left: Vec<usize>,
}

/// Runs a stage with the smallest weights that are wide enough.
fn dispatch(graph: &Graph, stage: Stage) -> Option<Decided> {
    let widths = graph.widths();
    // Leave room for prices, which may be sums of weights, and for doubling.
    let bits = widths.iter().sum::<u32>() + 2 * (usize::BITS - graph.vertices.len().leading_zeros()) + 6;
    if bits <= <i64 as Weight>::BITS {
        decide::<i64>(graph, &widths, stage)
    } else if bits <= <i128 as Weight>::BITS {
        decide::<i128>(graph, &widths, stage)
    } else if bits <= <Wide<8> as Weight>::BITS {
        decide::<Wide<8>>(graph, &widths, stage)
    } else {
        decide::<Wide<128>>(graph, &widths, stage)
    }
}

fn decide<W: Weight>(graph: &Graph, widths: &[u32], stage: Stage) -> Option<Decided> {
    let mut matcher = graph.matcher::<W>(widths);
    if !matcher.solve() {
        return None;
    }
    match stage {
        Stage::Moved => Some(decide_moved(graph, matcher)),
        Stage::Remainder => Some(decide_remainder(graph, matcher)),
    }
}

/// Pairs the first moved players who can be paired (4.4), each with the first possible resident (4.2).
fn decide_moved<W: Weight>(graph: &Graph, mut matcher: Matcher<W>) -> Decided {
    let (moved, residents) = (graph.of_kind(Kind::Moved), graph.of_kind(Kind::Resident));
    let (inside, kind) = (moved.len() + residents.len(), |x: usize| graph.vertices[x].kind);
    let player = |x: usize| graph.vertices[x].player;
    let floats = (0..inside).filter(|&x| matcher.mate(x) >= inside).count();
    let (paired, parted): (Vec<usize>, Vec<usize>) =
        moved.into_iter().partition(|&v| matcher.confine(v, |x| kind(x) == Kind::Resident));
    let mut pairs = Vec::new();
    for v in paired {
        let with = residents.iter().copied().find(|&x| matcher.force(v, x));
        pairs.push((player(v), player(with.expect("somebody is possible"))));
    }
    let remainder = residents.iter().filter(|&&x| kind(matcher.mate(x)) == Kind::Resident).count() / 2;
    Decided { pairs, parted: parted.into_iter().map(player).collect(), remainder, floats, left: Vec::new() }
}

/// Takes the first exchange (4.3), then the first transposition (4.2), of those that are as good as any.
fn decide_remainder<W: Weight>(graph: &Graph, mut matcher: Matcher<W>) -> Decided {
    let residents = graph.of_kind(Kind::Resident);
    let pairs = graph.remainder.as_ref().map_or(0, |remainder| remainder.pairs);
    let is_resident = |x: usize| graph.vertices[x].kind == Kind::Resident;
    let heads = |matcher: &Matcher<W>, v: usize| is_resident(matcher.mate(v)) && matcher.mate(v) > v;
    let (upper, lower) = residents.split_at(pairs);
    let exchanges = upper.iter().filter(|&&v| !heads(&matcher, v)).count();
    let mut open = exchanges;
    for &v in upper.iter().rev() {
        if open > 0 && matcher.confine(v, |x| !(is_resident(x) && x > v)) {
            open -= 1;
        }
    }
    open = exchanges;
    for &v in lower {
        if open > 0 && matcher.confine(v, |x| is_resident(x) && x > v) {
            open -= 1;
        }
    }
    for (i, &v) in residents.iter().enumerate() {
        if heads(&matcher, v) {
            let with = residents[i + 1..].iter().find(|&&x| matcher.force(v, x));
            with.expect("the partner is possible");
        }
    }
    let inside = |x: usize| matches!(graph.vertices[x].kind, Kind::Moved | Kind::Resident);
    let (mut made, mut parted) = (Vec::new(), Vec::new());
    for v in (0..graph.vertices.len()).filter(|&v| inside(v)) {
        let mate = matcher.mate(v);
        if !inside(mate) {
            parted.push(graph.vertices[v].player);
        } else if v < mate {
            made.push((graph.vertices[v].player, graph.vertices[mate].player));
        }
    }
    let is_left = |&v: &usize| graph.vertices[matcher.mate(v)].kind == Kind::Nobody;
    let players = (0..graph.vertices.len()).filter(|&v| graph.vertices[v].kind != Kind::Nobody);
    let left = players.filter(is_left).map(|v| graph.vertices[v].player).collect();
    let floats = parted.len();
    Decided { pairs: made, parted, remainder: pairs, floats, left }
}
