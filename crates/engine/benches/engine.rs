//! The speed of the engine: `cargo bench -p teahouse-engine`. What each is for is in `docs/SPEED.md`.
#![allow(clippy::unwrap_used)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::game::{Evaluator, Playable};
use engine::limits::Limits;
use engine::searcher::SearchRequest;
use engine::{arena, games};
use rules::catalogue::GameSpec;
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;
use rules::table::{AnyGame, Game};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;

/// A game of each kind after this number of random turns, the same every time.
const TURNS: u32 = 24;

/// The nodes of a search.
const NODES: u64 = 2_000;

/// A game some turns in.
fn table(game: &str) -> Box<dyn AnyGame> {
    let mut table = GameSpec::new(game).open().unwrap();
    arena::random_opening(&mut *table, TURNS, &mut fastrand::Rng::with_seed(1));
    table
}

/// Judges one position of a game, by the hand-written value alone or with the net that the engine plays by.
fn judge<P: Playable>(c: &mut Criterion, with_net: bool) {
    let name = if with_net { "evaluate with net" } else { "evaluate" };
    let nets = if with_net { engine::net::Nets::shipped::<P>() } else { engine::net::Nets::NONE };
    let table = table(P::INFO.id);
    let position = table.as_any().downcast_ref::<Game<P>>().unwrap().position();
    P::prepare();
    c.benchmark_group(name).bench_function(P::INFO.id, |b| {
        b.iter_batched(
            || P::Eval::new(position, nets),
            |eval| eval.evaluate(black_box(position)),
            BatchSize::SmallInput,
        );
    });
}

fn evaluation(c: &mut Criterion) {
    for with_net in [false, true] {
        judge::<Skud>(c, with_net);
        judge::<Street>(c, with_net);
        judge::<Halma>(c, with_net);
    }
}

/// A search of a fixed number of nodes by an engine that knows nothing yet.
fn search(c: &mut Criterion) {
    let mut group = c.benchmark_group(format!("search {NODES} nodes"));
    let (request, never) = (SearchRequest::within(Limits::nodes(NODES)), AtomicBool::new(false));
    for info in rules::GAMES {
        let (table, mut engine) = (table(info.id), games::searcher(info.id, 1).unwrap());
        group.bench_function(info.id, |b| {
            b.iter(|| {
                engine.forget();
                engine.best(&*table, &request, &never, &mut |_| {}).unwrap().nodes
            });
        });
    }
}

criterion_group!(benches, evaluation, search);
criterion_main!(benches);
