//! How long a round takes, and how that grows: `cargo bench -p teahouse-pairing`.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use pairing::{Arena, Colour, Dutch, Event, Format, Outcome, Tournament};
use std::time::Duration;

/// A tournament after some rounds, with results by chance.
fn played(players: usize, rounds: usize, format: &impl Format) -> Tournament {
    let mut random = fastrand::Rng::with_seed(35);
    let mut ratings: Vec<u32> = (0..players).map(|_| random.u32(1000..2400)).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let mut tournament = Tournament::of(&ratings);
    for round in 0..rounds {
        let paired = format.next(&tournament).expect("it can be paired").expect("it goes on");
        let tables = paired.tables.len();
        tournament.apply(Event::Paired(paired)).expect("the round is sound");
        for table in 0..tables {
            let points = [vec![2, 0], vec![0, 2], vec![1, 1]][random.usize(..3)].clone();
            let ended = Event::Ended { round, table, outcome: Outcome::Played(points) };
            tournament.apply(ended).expect("the table is there");
        }
    }
    tournament
}

fn rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("dutch");
    group.sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(2));
    let dutch = Dutch { rounds: 9, first: Colour::White };
    for players in [125, 250, 500, 1_000] {
        for before in [0, 1, 4, 8] {
            let tournament = played(players, before, &dutch);
            let id = BenchmarkId::new(format!("round {}", before + 1), players);
            group.bench_function(id, |bencher| bencher.iter(|| dutch.next(&tournament)));
        }
    }
    group.finish();
    let mut group = criterion.benchmark_group("arena");
    group.sample_size(10);
    for players in [1_000, 10_000] {
        let tournament = played(players, 10, &Arena);
        let id = BenchmarkId::from_parameter(players);
        group.bench_function(id, |bencher| bencher.iter(|| Arena.next(&tournament)));
    }
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
