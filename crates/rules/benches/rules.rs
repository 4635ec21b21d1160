//! The speed of the rules: `cargo bench -p teahouse-rules`. What each is for is in `docs/SPEED.md`.
#![allow(clippy::unwrap_used)]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rules::catalogue::GameSpec;
use rules::record::Record;
use rules::table::AnyGame;
use std::hint::black_box;

/// A game of each kind after this number of random turns, the same every time.
const TURNS: u32 = 40;

/// Whole turns that perft counts, by game.
const DEPTHS: [(&str, u32); 3] = [("skud", 1), ("street", 2), ("halma", 3)];

/// The games, each some turns in.
fn tables() -> impl Iterator<Item = (&'static str, Box<dyn AnyGame>)> {
    rules::GAMES.iter().map(|info| {
        let (mut table, mut rng) = (GameSpec::new(info.id).open().unwrap(), fastrand::Rng::with_seed(1));
        while table.turn() < TURNS || table.pending() {
            let steps = table.steps();
            table.step(&rng.choice(&steps).unwrap().path).unwrap();
        }
        assert_eq!(table.outcome(), None, "{}", info.id);
        (info.id, table)
    })
}

/// Every legal step of a position.
fn steps(c: &mut Criterion) {
    let mut group = c.benchmark_group("steps");
    for (game, table) in tables() {
        group.bench_function(game, |b| b.iter(|| table.stats().list_steps(black_box(1))));
    }
}

/// A turn is read from text, made, and taken back.
fn play_and_undo(c: &mut Criterion) {
    let mut group = c.benchmark_group("play and undo");
    for (game, mut table) in tables() {
        let turn = table.legal_turns().swap_remove(0);
        group.bench_function(game, |b| {
            b.iter(|| {
                table.play(black_box(&turn)).unwrap();
                table.undo()
            });
        });
    }
}

/// Sequences of whole turns are counted.
fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (game, depth) in DEPTHS {
        let table = tables().find(|(id, _)| *id == game).unwrap().1;
        group.bench_function(format!("{game} {depth}"), |b| {
            b.iter(|| table.stats().perft(black_box(depth)));
        });
    }
}

/// A record is read, and every turn of it is checked.
fn read_record(c: &mut Criterion) {
    let mut group = c.benchmark_group("read record");
    for (game, table) in tables() {
        let text = Record::of(&*table, &[], "2026-01-01").to_string();
        group.bench_function(game, |b| {
            b.iter_batched(
                || text.clone(),
                |text| Record::read(&text).unwrap().open().unwrap().turn(),
                BatchSize::SmallInput,
            );
        });
    }
}

criterion_group!(benches, steps, play_and_undo, perft, read_record);
criterion_main!(benches);
