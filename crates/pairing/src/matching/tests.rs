use super::*;

/// The weight of the heaviest perfect matching of the unused vertices, by brute force.
fn brute(n: usize, weights: &[Vec<Option<i64>>], used: &mut Vec<bool>) -> Option<i64> {
    let Some(u) = (0..n).find(|&u| !used[u]) else { return Some(0) };
    used[u] = true;
    let mut best = None;
    for v in u + 1..n {
        if used[v] {
            continue;
        }
        if let Some(weight) = weights[u][v] {
            used[v] = true;
            if let Some(rest) = brute(n, weights, used) {
                best = best.max(Some(rest + weight));
            }
            used[v] = false;
        }
    }
    used[u] = false;
    best
}

fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v)))
}

fn random_graph(random: &mut fastrand::Rng) -> (usize, Vec<Vec<Option<i64>>>) {
    let n = random.usize(1..=5) * 2;
    let (density, most) = (random.f64(), [1, 3, 50, 1 << 40][random.usize(..4)]);
    let mut weights = vec![vec![None; n]; n];
    for (u, v) in pairs(n) {
        if random.f64() < 0.3 + density {
            let weight = Some(random.i64(-most..=most));
            weights[u][v] = weight;
            weights[v][u] = weight;
        }
    }
    (n, weights)
}

fn build<W: Weight>(n: usize, weights: &[Vec<Option<i64>>]) -> Matcher<W> {
    let mut matcher = Matcher::new(n);
    for (u, v) in pairs(n) {
        if let Some(weight) = weights[u][v] {
            matcher.edge(u, v, W::shifted(weight, 0));
        }
    }
    matcher
}

fn weigh<W: Weight>(matcher: &Matcher<W>, weights: &[Vec<Option<i64>>]) -> i64 {
    let pairs = (0..matcher.n).map(|u| (u, matcher.mate(u)));
    pairs
        .filter(|(u, v)| u < v)
        .map(|(u, v)| {
            assert_eq!(matcher.mate(v), u);
            weights[u][v].expect("a matching has edges only")
        })
        .sum()
}

#[test]
fn the_matching_is_as_heavy_as_any() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..20_000 {
        let (n, weights) = random_graph(&mut random);
        let best = brute(n, &weights, &mut vec![false; n]);
        let mut plain = build::<i64>(n, &weights);
        assert_eq!(plain.solve(), best.is_some(), "{weights:?}");
        let mut wide = build::<weight::Wide<2>>(n, &weights);
        assert_eq!(wide.solve(), best.is_some());
        if let Some(best) = best {
            assert_eq!(weigh(&plain, &weights), best, "{weights:?}");
            assert_eq!(weigh(&wide, &weights), best);
        }
    }
}

#[test]
fn a_question_is_granted_exactly_if_the_matching_stays_as_heavy() {
    let mut random = fastrand::Rng::with_seed(2);
    for _ in 0..20_000 {
        let (n, mut weights) = random_graph(&mut random);
        let Some(best) = brute(n, &weights, &mut vec![false; n]) else { continue };
        let mut matcher = build::<i64>(n, &weights);
        assert!(matcher.solve());
        let mut fixed = vec![false; n];
        for _ in 0..2 * n {
            let u = random.usize(..n);
            if fixed[u] {
                continue;
            }
            let mut narrowed = weights.clone();
            let granted = if random.bool() {
                let v = random.usize(..n);
                for x in (0..n).filter(|&x| x != v) {
                    narrowed[u][x] = None;
                    narrowed[x][u] = None;
                }
                let granted = v != u && !fixed[v] && matcher.force(u, v);
                if granted {
                    (fixed[u], fixed[v]) = (true, true);
                }
                granted
            } else {
                let keep = random.u32(..);
                for x in (0..n).filter(|&x| keep >> x & 1 == 0) {
                    narrowed[u][x] = None;
                    narrowed[x][u] = None;
                }
                matcher.confine(u, |x| keep >> x & 1 == 1)
            };
            let possible = brute(n, &narrowed, &mut vec![false; n]) == Some(best);
            assert_eq!(granted, possible, "{u} of {weights:?}");
            if granted {
                weights = narrowed;
            }
            assert_eq!(weigh(&matcher, &weights), best);
        }
    }
}
