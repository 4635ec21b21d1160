//! Blossoms: odd cycles of nodes that act as one node.

use super::weight::Weight;
use super::{Matcher, NONE, Node};

/// An odd cycle of nodes. The first contains the base, the only vertex whose partner is outside.
#[derive(Clone)]
pub(super) struct Blossom<W> {
    pub(super) cycle: Vec<Node>,
    /// The edge from each node of the cycle to the next, as a vertex in this node and a vertex in the next.
    pub(super) links: Vec<(usize, usize)>,
    /// The dual variable of the blossom, which counts for every edge inside it.
    pub(super) price: W,
}

impl<W: Weight> Blossom<W> {
    /// Reverses the direction of the cycle. The first node stays.
    pub(super) fn reverse(&mut self) {
        self.cycle[1..].reverse();
        self.links.reverse();
        for link in &mut self.links {
            *link = (link.1, link.0);
        }
    }
}

impl<W: Weight> Matcher<W> {
    pub(super) fn blossom(&self, node: Node) -> &Blossom<W> {
        self.state.blossoms[node - self.n].as_ref().expect("a node from n on is a blossom")
    }

    pub(super) fn blossom_mut(&mut self, node: Node) -> &mut Blossom<W> {
        self.state.blossoms[node - self.n].as_mut().expect("a node from n on is a blossom")
    }

    /// Adds a blossom around outermost nodes.
    pub(super) fn enclose(&mut self, blossom: Blossom<W>) -> Node {
        let free = self.state.blossoms.iter().position(Option::is_none);
        let slot = free.unwrap_or_else(|| {
            self.state.blossoms.push(None);
            self.state.parent.push(NONE);
            self.state.blossoms.len() - 1
        });
        let node = self.n + slot;
        self.state.parent[node] = NONE;
        for &inner in &blossom.cycle {
            self.state.parent[inner] = node;
        }
        self.state.blossoms[slot] = Some(blossom);
        for v in self.vertices(node) {
            self.state.top[v] = node;
        }
        node
    }

    /// Removes an outermost blossom. Its nodes become outermost.
    pub(super) fn release(&mut self, node: Node) -> Blossom<W> {
        let blossom = self.state.blossoms[node - self.n].take().expect("a node from n on is a blossom");
        for &inner in &blossom.cycle {
            self.state.parent[inner] = NONE;
            for v in self.vertices(inner) {
                self.state.top[v] = inner;
            }
        }
        blossom
    }

    /// All vertices in a node.
    pub(super) fn vertices(&self, node: Node) -> Vec<usize> {
        let (mut found, mut open) = (Vec::new(), vec![node]);
        while let Some(node) = open.pop() {
            if node < self.n {
                found.push(node);
            } else {
                open.extend(self.blossom(node).cycle.iter().rev());
            }
        }
        found
    }

    pub(super) fn holds(&self, blossom: Node, v: usize) -> bool {
        let mut node = v;
        while node != NONE && node != blossom {
            node = self.state.parent[node];
        }
        node == blossom
    }

    /// The vertex of a node whose partner is outside.
    pub(super) fn base(&self, mut node: Node) -> usize {
        while node >= self.n {
            node = self.blossom(node).cycle[0];
        }
        node
    }

    /// The index in the cycle of the node that contains a vertex.
    pub(super) fn place(&self, blossom: Node, v: usize) -> usize {
        let mut node = v;
        while self.state.parent[node] != blossom {
            node = self.state.parent[node];
        }
        let cycle = &self.blossom(blossom).cycle;
        cycle.iter().position(|&inner| inner == node).expect("a node is in its parent's cycle")
    }

    /// Makes a vertex the base of its node, by changing the pairs along the cycles.
    pub(super) fn rebase(&mut self, node: Node, v: usize) {
        if node < self.n {
            return;
        }
        let mut place = self.place(node, v);
        if !place.is_multiple_of(2) {
            self.blossom_mut(node).reverse();
            place = self.blossom(node).cycle.len() - place;
        }
        for i in (0..place).step_by(2) {
            let (near, far) = self.blossom(node).links[i];
            let (a, b) = (self.blossom(node).cycle[i], self.blossom(node).cycle[i + 1]);
            self.rebase(a, near);
            self.rebase(b, far);
            self.state.mate[near] = far;
            self.state.mate[far] = near;
        }
        let inner = self.blossom(node).cycle[place];
        self.rebase(inner, v);
        let blossom = self.blossom_mut(node);
        blossom.cycle.rotate_left(place);
        blossom.links.rotate_left(place);
    }

    /// Removes every blossom around a vertex. Each of their vertices takes over half of the blossom's price, so
    /// the edges inside stay tight. The edge from the base to the outside does not, so it leaves the matching.
    pub(super) fn open(&mut self, v: usize) {
        while self.state.top[v] != v {
            self.burst(self.state.top[v], false);
        }
    }

    /// Removes an outermost blossom, and with `all` every blossom inside it.
    fn burst(&mut self, node: Node, all: bool) {
        let paid = self.blossom(node).price;
        // Prices stay even. If half of the blossom's price is odd, its vertices pay one more, and no edge
        // stays tight.
        let odd = paid.half_is_odd();
        let share = if odd { paid.half() + W::shifted(1, 0) } else { paid.half() };
        if paid != W::ZERO {
            self.part(self.base(node));
        }
        for u in self.vertices(node) {
            self.state.price[u] += share;
            if odd {
                self.part(u);
            }
        }
        for inner in self.release(node).cycle {
            if (all || odd) && inner >= self.n {
                self.burst(inner, true);
            }
        }
    }
}
