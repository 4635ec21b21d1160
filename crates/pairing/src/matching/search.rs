//! One phase of the algorithm: a search from all unmatched vertices at once, until an augmenting path joins
//! two of them.

use super::blossom::Blossom;
use super::weight::Weight;
use super::{Matcher, NONE, Node};

/// The label of a node in the alternating forest.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from an unmatched vertex, along the forest.
    Even,
    Odd,
}

/// A phase over the outermost nodes.
pub(super) struct Search<'a, W> {
    matcher: &'a mut Matcher<W>,
    label: Vec<Label>,
    /// For odd nodes: the edge that reached them, from outside to inside.
    entry: Vec<(usize, usize)>,
    /// The even vertex with the least slack to each node, or `NONE`.
    nearest: Vec<usize>,
    /// For blossoms: the vertex inside that has the least slack to each vertex outside, or `NONE`.
    gates: Vec<Vec<usize>>,
    queue: Vec<usize>,
    mark: Vec<usize>,
    marks: usize,
}

impl<'a, W: Weight> Search<'a, W> {
    pub(super) fn new(matcher: &'a mut Matcher<W>) -> Self {
        // A blossom has at least three nodes, so there are never more than half as many blossoms as vertices.
        let nodes = matcher.n + matcher.n / 2 + 1;
        let mut search = Self {
            label: vec![Label::Free; nodes],
            entry: vec![(NONE, NONE); nodes],
            nearest: vec![NONE; nodes],
            gates: vec![Vec::new(); nodes],
            queue: Vec::new(),
            mark: vec![0; nodes],
            marks: 0,
            matcher,
        };
        for node in search.tops() {
            search.find_gates(node);
        }
        for u in 0..search.matcher.n {
            if search.matcher.state.alive[u] && search.matcher.state.mate[u] == NONE {
                search.make_even(search.top(u));
            }
        }
        search
    }

    fn top(&self, v: usize) -> Node {
        self.matcher.state.top[v]
    }

    /// The outermost nodes.
    fn tops(&self) -> Vec<Node> {
        let state = &self.matcher.state;
        let blossoms = state.blossoms.iter().enumerate();
        let nodes = blossoms.filter(|(_, blossom)| blossom.is_some()).map(|(i, _)| self.matcher.n + i);
        (0..self.matcher.n)
            .filter(|&u| state.alive[u])
            .chain(nodes)
            .filter(|&node| state.parent[node] == NONE)
            .collect()
    }

    /// Finds an augmenting path between two unmatched vertices and flips it. `budget` is how much the bound
    /// may still fall, and is reduced by what this search takes. False if there is no path within the budget.
    pub(super) fn augment(mut self, budget: &mut Option<W>) -> bool {
        let exposed = self
            .tops()
            .into_iter()
            .filter(|&top| self.matcher.state.mate[self.matcher.base(top)] == NONE)
            .count();
        loop {
            while let Some(u) = self.queue.pop() {
                if self.scan(u) {
                    return true;
                }
            }
            let Some(step) = self.least_step() else { return false };
            if let Some(budget) = budget {
                *budget -= step.times(exposed);
                if *budget < W::ZERO {
                    return false;
                }
            }
            self.reprice(step);
            if self.follow() {
                return true;
            }
        }
    }

    /// Visits all edges of an even vertex. True if it completed an augmenting path.
    fn scan(&mut self, u: usize) -> bool {
        for word in 0..self.matcher.words {
            let mut left = self.matcher.edges[u * self.matcher.words + word];
            while left != 0 {
                let v = word * 64 + left.trailing_zeros() as usize;
                left &= left - 1;
                let top = self.top(v);
                if !self.matcher.state.alive[v] || top == self.top(u) {
                    continue;
                }
                let slack = self.matcher.slack(u, v);
                if slack == W::ZERO {
                    if self.label[top] != Label::Odd && self.reach(u, v) {
                        return true;
                    }
                } else {
                    self.offer(u, top);
                }
            }
        }
        false
    }

    /// The vertex of a node that has the least slack to a vertex outside.
    fn gate(&self, node: Node, u: usize) -> usize {
        if node >= self.matcher.n {
            self.gates[node][u]
        } else if self.matcher.has(u, node) {
            node
        } else {
            NONE
        }
    }

    /// Updates the nearest even vertex of a node with a candidate.
    fn offer(&mut self, u: usize, node: Node) {
        let gate = self.gate(node, u);
        if gate == NONE {
            return;
        }
        let best = self.nearest[node];
        if best == NONE || self.matcher.slack(u, gate) < self.matcher.slack(best, self.gate(node, best)) {
            self.nearest[node] = u;
        }
    }

    /// Finds the nearest even vertex of a node again.
    fn find_nearest(&mut self, node: Node) {
        self.nearest[node] = NONE;
        for u in 0..self.matcher.n {
            let top = self.top(u);
            if self.matcher.state.alive[u] && top != node && self.label[top] == Label::Even {
                self.offer(u, node);
            }
        }
    }

    /// Fills the gates of a blossom from those of its nodes.
    fn find_gates(&mut self, node: Node) {
        if node < self.matcher.n {
            return;
        }
        let cycle = self.matcher.blossom(node).cycle.clone();
        for &inner in &cycle {
            if inner >= self.matcher.n && self.gates[inner].is_empty() {
                self.find_gates(inner);
            }
        }
        let mut gates = vec![NONE; self.matcher.n];
        for inner in cycle {
            for (u, best) in gates.iter_mut().enumerate() {
                let gate = self.gate(inner, u);
                if gate != NONE
                    && (*best == NONE || self.matcher.slack(u, gate) < self.matcher.slack(u, *best))
                {
                    *best = gate;
                }
            }
        }
        self.gates[node] = gates;
    }

    fn make_even(&mut self, node: Node) {
        self.label[node] = Label::Even;
        self.queue.extend(self.matcher.vertices(node));
    }

    /// Follows a tight edge from an even vertex to a node that is not odd.
    fn reach(&mut self, u: usize, v: usize) -> bool {
        let (from, to) = (self.top(u), self.top(v));
        if self.label[to] == Label::Free {
            self.label[to] = Label::Odd;
            self.entry[to] = (u, v);
            let next = self.top(self.matcher.state.mate[self.matcher.base(to)]);
            self.nearest[next] = NONE;
            self.make_even(next);
            return false;
        }
        match self.meeting(from, to) {
            Some(meeting) => {
                self.bloom(u, v, meeting);
                false
            }
            None => {
                self.turn(from, u, v);
                self.turn(to, v, u);
                true
            }
        }
    }

    /// The edges that lead two steps towards the root, to the next even node. `None` for a root.
    fn up(&self, even: Node) -> Option<[(usize, usize); 2]> {
        let base = self.matcher.base(even);
        let mate = self.matcher.state.mate[base];
        (mate != NONE).then(|| {
            let (outside, inside) = self.entry[self.top(mate)];
            [(base, mate), (inside, outside)]
        })
    }

    /// The nearest common ancestor of two even nodes.
    fn meeting(&mut self, a: Node, b: Node) -> Option<Node> {
        self.marks += 1;
        let mut ways = [Some(a), Some(b)];
        while ways.iter().any(Option::is_some) {
            for way in &mut ways {
                if let Some(node) = *way {
                    if self.mark[node] == self.marks {
                        return Some(node);
                    }
                    self.mark[node] = self.marks;
                    *way = self.up(node).map(|[_, (_, above)]| self.top(above));
                }
            }
        }
        None
    }

    /// The nodes and edges from an even node up to an ancestor.
    fn way(&self, mut even: Node, end: Node) -> (Vec<Node>, Vec<(usize, usize)>) {
        let (mut nodes, mut links) = (vec![even], Vec::new());
        while even != end {
            let steps = self.up(even).expect("the end is above");
            for (_, far) in steps {
                nodes.push(self.top(far));
            }
            links.extend(steps);
            even = self.top(steps[1].1);
        }
        (nodes, links)
    }

    /// Makes a blossom of the cycle that is closed by an edge between two even nodes.
    fn bloom(&mut self, u: usize, v: usize, meeting: Node) {
        let (mut cycle, mut links) = self.way(self.top(u), meeting);
        cycle.reverse();
        links.reverse();
        for link in &mut links {
            *link = (link.1, link.0);
        }
        let (mut nodes, back) = self.way(self.top(v), meeting);
        nodes.pop();
        cycle.extend(nodes);
        links.push((u, v));
        links.extend(back);
        let odd: Vec<Node> = cycle.iter().copied().filter(|&node| self.label[node] == Label::Odd).collect();
        let node = self.matcher.enclose(Blossom { cycle, links, price: W::ZERO });
        self.label[node] = Label::Even;
        self.find_gates(node);
        self.find_nearest(node);
        for inner in odd {
            self.queue.extend(self.matcher.vertices(inner));
        }
    }

    /// Flips the path from an even node up to its root, after the node got a new partner.
    fn turn(&mut self, mut even: Node, mut inner: usize, mut outer: usize) {
        loop {
            let old = self.matcher.state.mate[self.matcher.base(even)];
            self.matcher.rebase(even, inner);
            self.matcher.state.mate[inner] = outer;
            if old == NONE {
                return;
            }
            let odd = self.top(old);
            let (above, gate) = self.entry[odd];
            self.matcher.rebase(odd, gate);
            self.matcher.state.mate[gate] = above;
            (even, inner, outer) = (self.top(above), above, gate);
        }
    }

    /// How far the prices can change until another edge is tight or the price of an odd blossom is zero.
    fn least_step(&self) -> Option<W> {
        let mut least = None;
        for node in self.tops() {
            if self.label[node] == Label::Odd && node >= self.matcher.n {
                least = lesser(least, self.matcher.blossom(node).price.half());
            }
            let near = self.nearest[node];
            if near != NONE {
                let slack = self.matcher.slack(near, self.gate(node, near));
                match self.label[node] {
                    Label::Free => least = lesser(least, slack),
                    Label::Even => least = lesser(least, slack.half()),
                    Label::Odd => {}
                }
            }
        }
        least
    }

    fn reprice(&mut self, step: W) {
        let n = self.matcher.n;
        for u in 0..n {
            if self.matcher.state.alive[u] {
                match self.label[self.matcher.state.top[u]] {
                    Label::Even => self.matcher.state.price[u] -= step,
                    Label::Odd => self.matcher.state.price[u] += step,
                    Label::Free => {}
                }
            }
        }
        for node in self.tops().into_iter().filter(|&node| node >= n) {
            let label = self.label[node];
            let price = &mut self.matcher.blossom_mut(node).price;
            match label {
                Label::Even => *price += step.double(),
                Label::Odd => *price -= step.double(),
                Label::Free => {}
            }
        }
    }

    /// Follows the edges that have become tight, and expands odd blossoms whose price has become zero.
    fn follow(&mut self) -> bool {
        for node in self.tops() {
            // An earlier iteration may have put this node into a blossom.
            let near = self.nearest[node];
            if near == NONE || self.matcher.state.parent[node] != NONE || self.label[node] == Label::Odd {
                continue;
            }
            let gate = self.gate(node, near);
            if self.top(near) != node && self.matcher.slack(near, gate) == W::ZERO && self.reach(near, gate) {
                return true;
            }
        }
        for node in self.tops() {
            if node >= self.matcher.n
                && self.label[node] == Label::Odd
                && self.matcher.blossom(node).price == W::ZERO
            {
                self.unfold(node);
            }
        }
        false
    }

    /// Expands an odd blossom. The path through it from its entry to its base stays in the forest.
    fn unfold(&mut self, node: Node) {
        let entry = self.entry[node];
        let mut place = self.matcher.place(node, entry.1);
        if !place.is_multiple_of(2) {
            self.matcher.blossom_mut(node).reverse();
            place = self.matcher.blossom(node).cycle.len() - place;
        }
        let Blossom { cycle, links, .. } = self.matcher.release(node);
        self.label[node] = Label::Free;
        self.nearest[node] = NONE;
        self.gates[node] = Vec::new();
        for (i, &inner) in cycle.iter().enumerate() {
            self.find_gates(inner);
            self.nearest[inner] = NONE;
            self.label[inner] = Label::Free;
            if i <= place && i.is_multiple_of(2) {
                self.label[inner] = Label::Odd;
                // It is reached from the even node that follows in the cycle.
                self.entry[inner] = if i == place { entry } else { (links[i].1, links[i].0) };
            }
        }
        for (i, &inner) in cycle.iter().enumerate() {
            if i < place && !i.is_multiple_of(2) {
                self.make_even(inner);
                self.find_nearest(inner);
            } else if i > place {
                self.find_nearest(inner);
            }
        }
    }
}

fn lesser<W: Weight>(least: Option<W>, value: W) -> Option<W> {
    Some(least.map_or(value, |least| least.min(value)))
}
