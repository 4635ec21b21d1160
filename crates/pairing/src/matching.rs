//! Maximum-weight perfect matchings of general graphs, and the queries on them that a pairing needs.
//!
//! Edmonds' blossom algorithm in its primal-dual form, O(n³) on a dense graph. A pairing does not want just
//! any heaviest matching, but the first of them in the handbook's order. So a solved graph can be asked to
//! [force](Matcher::force) a pair or to [confine](Matcher::confine) a vertex to some partners. It does so
//! only if the matching stays as heavy. Such a query is cheap: it is one short search that starts from the
//! dual variables of the solution and stops as soon as the weight would fall.
//!
//! The code calls the dual variables prices.

mod blossom;
mod search;
pub(crate) mod weight;

use blossom::Blossom;
use search::Search;
use weight::Weight;

/// A vertex if below `n`, otherwise a blossom.
type Node = usize;

const NONE: usize = usize::MAX;

/// A graph of `n` vertices with weights, and its heaviest perfect matching.
pub(crate) struct Matcher<W> {
    n: usize,
    /// Twice the weight of each edge, so that all prices are whole numbers.
    weights: Vec<W>,
    /// The adjacency matrix: a row of bits for each vertex.
    edges: Vec<u64>,
    words: usize,
    /// The offsets of the first prices: see [`Matcher::lean`].
    leans: Vec<W>,
    state: State<W>,
}

/// The part that a search changes, cloned to undo it.
#[derive(Clone)]
struct State<W> {
    /// The dual variable of each vertex. The prices of two vertices add up to at least the weight of their edge.
    price: Vec<W>,
    mate: Vec<usize>,
    alive: Vec<bool>,
    /// The blossom directly around each node, or `NONE`.
    parent: Vec<Node>,
    /// The outermost node around each vertex.
    top: Vec<Node>,
    blossoms: Vec<Option<Blossom<W>>>,
}

impl<W: Weight> Matcher<W> {
    /// A graph without edges.
    pub(crate) fn new(n: usize) -> Self {
        let words = n.div_ceil(64);
        Self {
            n,
            weights: vec![W::ZERO; n * n],
            edges: vec![0; n * words],
            words,
            leans: vec![W::ZERO; n],
            state: State {
                price: vec![W::ZERO; n],
                mate: vec![NONE; n],
                alive: vec![true; n],
                parent: vec![NONE; n],
                top: (0..n).collect(),
                blossoms: Vec::new(),
            },
        }
    }

    pub(crate) fn edge(&mut self, u: usize, v: usize, weight: W) {
        let weight = weight.double();
        self.weights[u * self.n + v] = weight;
        self.weights[v * self.n + u] = weight;
        self.edges[u * self.words + v / 64] |= 1 << (v % 64);
        self.edges[v * self.words + u / 64] |= 1 << (u % 64);
    }

    fn has(&self, u: usize, v: usize) -> bool {
        self.edges[u * self.words + v / 64] >> (v % 64) & 1 == 1
    }

    fn cut(&mut self, u: usize, v: usize) {
        self.edges[u * self.words + v / 64] &= !(1 << (v % 64));
        self.edges[v * self.words + u / 64] &= !(1 << (u % 64));
    }

    fn weight(&self, u: usize, v: usize) -> W {
        self.weights[u * self.n + v]
    }

    /// The prices of two vertices minus the weight of their edge. Blossoms around both are not counted.
    fn slack(&self, u: usize, v: usize) -> W {
        self.state.price[u] + self.state.price[v] - self.weight(u, v)
    }

    /// The partner in the matching.
    pub(crate) fn mate(&self, u: usize) -> usize {
        self.state.mate[u]
    }

    /// Lowers the first price of a vertex by twice this. A good guess saves most of the search, and a bad one
    /// does no harm.
    pub(crate) fn lean(&mut self, u: usize, lean: W) {
        self.leans[u] = lean.double();
    }

    /// Finds a maximum-weight perfect matching. False if there is no perfect matching.
    pub(crate) fn solve(&mut self) -> bool {
        if !self.n.is_multiple_of(2) {
            return false;
        }
        for u in 0..self.n {
            let lean = self.leans[u];
            let Some(most) = self.neighbours(u).map(|v| self.weight(u, v) + lean + self.leans[v]).max()
            else {
                return false;
            };
            let half = if most.half_is_odd() { most.half() - W::shifted(1, 0) } else { most.half() };
            self.state.price[u] = half - lean;
        }
        // Lower each price as far as the others allow, so that many edges are tight from the start. Prices stay even.
        for u in 0..self.n {
            let least = self.neighbours(u).map(|v| self.weight(u, v) - self.state.price[v]).max();
            self.state.price[u] = least.unwrap_or(W::ZERO);
        }
        for u in 0..self.n {
            if self.state.mate[u] == NONE {
                let is_free = |&v: &usize| self.state.mate[v] == NONE && self.slack(u, v) == W::ZERO;
                if let Some(v) = { self.neighbours(u).find(is_free) } {
                    self.state.mate[u] = v;
                    self.state.mate[v] = u;
                }
            }
        }
        self.complete(None)
    }

    /// The neighbours of `u`, in ascending order.
    fn neighbours(&self, u: usize) -> impl Iterator<Item = usize> {
        let row = &self.edges[u * self.words..(u + 1) * self.words];
        row.iter().enumerate().flat_map(|(i, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    i * 64 + bit
                })
            })
        })
    }

    /// If some heaviest matching pairs these vertices, pairs them for good and removes both from the graph.
    pub(crate) fn force(&mut self, u: usize, v: usize) -> bool {
        if !self.state.alive[u] || !self.state.alive[v] || !self.has(u, v) || !self.is_tight(u, v) {
            return false;
        }
        let target = self.total() - self.weight(u, v);
        let before = (self.state.mate[u] != v).then(|| self.state.clone());
        self.open(u);
        self.open(v);
        for gone in [u, v] {
            self.part(gone);
            self.state.alive[gone] = false;
        }
        let done = self.complete(Some(target));
        if done {
            (self.state.mate[u], self.state.mate[v]) = (v, u);
        } else if let Some(before) = before {
            self.state = before;
        }
        done
    }

    /// Removes all edges of `u` but those to vertices that `keep` accepts, if the matching stays as heavy
    /// without them.
    pub(crate) fn confine(&mut self, u: usize, keep: impl Fn(usize) -> bool) -> bool {
        let lost: Vec<usize> = self.neighbours(u).filter(|&v| self.state.alive[v] && !keep(v)).collect();
        let target = self.total();
        let before = self.state.clone();
        self.open(u);
        if lost.contains(&self.state.mate[u]) {
            self.part(u);
        }
        let rows = [u].into_iter().chain(lost.iter().copied());
        let edges: Vec<(usize, Vec<u64>)> =
            rows.map(|v| (v, self.edges[v * self.words..(v + 1) * self.words].to_vec())).collect();
        for &v in &lost {
            self.cut(u, v);
        }
        let done = self.complete(Some(target));
        if !done {
            self.state = before;
            for (v, row) in edges {
                self.edges[v * self.words..(v + 1) * self.words].copy_from_slice(&row);
            }
        }
        done
    }

    /// Whether the edge is tight, blossoms included. No heaviest matching contains an edge that is not.
    fn is_tight(&self, u: usize, v: usize) -> bool {
        let mut paid = self.slack(u, v);
        let mut around = self.state.parent[u];
        while around != NONE {
            if self.holds(around, v) {
                paid += self.blossom(around).price;
            }
            around = self.state.parent[around];
        }
        paid == W::ZERO
    }

    /// The weight of the matching without forced pairs, in the unit of `weights`.
    fn total(&self) -> W {
        let mut sum = W::ZERO;
        for u in 0..self.n {
            let v = self.state.mate[u];
            if self.state.alive[u] && v != NONE && u < v {
                sum += self.weight(u, v);
            }
        }
        sum
    }

    /// The sum of all prices, which is an upper bound on the weight.
    fn bound(&self) -> W {
        let mut sum = W::ZERO;
        for u in 0..self.n {
            if self.state.alive[u] {
                sum += self.state.price[u];
            }
        }
        for (i, blossom) in self.state.blossoms.iter().enumerate() {
            if let Some(blossom) = blossom {
                sum += blossom.price.times(self.vertices(self.n + i).len() / 2);
            }
        }
        sum
    }

    /// Removes the pair of a vertex from the matching.
    fn part(&mut self, u: usize) {
        let v = std::mem::replace(&mut self.state.mate[u], NONE);
        if v != NONE {
            self.state.mate[v] = NONE;
        }
    }

    /// Matches all unmatched vertices. Fails if the matching cannot weigh `target`; without a target any
    /// weight will do.
    fn complete(&mut self, target: Option<W>) -> bool {
        let mut budget = target.map(|target| self.bound() - target);
        while (0..self.n).any(|u| self.state.alive[u] && self.state.mate[u] == NONE) {
            if budget.is_some_and(|budget| budget < W::ZERO) || !Search::new(self).augment(&mut budget) {
                return false;
            }
        }
        target.is_none_or(|target| self.total() == target)
    }
}

#[cfg(test)]
mod tests;
