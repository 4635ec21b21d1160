//! The laws that hold for every game alike, and the random walk on which they are looked at.
#![allow(dead_code, clippy::unwrap_used)]

use rules::game::{Observer, Position, Rules};
use rules::options::Setup;
use rules::table::{AnyGame, Game};
use rules::view::View;
use std::collections::HashMap;

/// A setup from words: `seats`, `preset`, then `name=value` options.
pub fn setup<R: Rules>(seats: u8, preset: &str, options: &[(&str, &str)]) -> Setup {
    Setup::choose(R::INFO, Some(seats), Some(preset), options.iter().copied()).unwrap()
}

/// How many positions are compared with a slow implementation: a quarter of those asked for, since they take minutes,
/// and all of them with `TEAHOUSE_THOROUGH` set.
pub fn share(positions: usize) -> usize {
    if std::env::var_os("TEAHOUSE_THOROUGH").is_some() { positions } else { positions / 4 }
}

/// A figure of each seat, as views show it.
pub fn figures<R: Rules>(position: &R, name: &str) -> Vec<String> {
    let mut view = View::default();
    position.describe(&mut view);
    let seats = view.seats.into_iter().flat_map(|seat| seat.figures);
    seats.filter(|(figure, _)| *figure == name).map(|(_, value)| value).collect()
}

/// Shows `visit` at least `count` positions of random games, those in the middle of a turn too.
pub fn walk<R: Rules>(setup: &Setup, seed: u64, count: usize, mut visit: impl FnMut(&R)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut seen = 0;
    while seen < count {
        let mut position = R::start(setup).unwrap();
        let mut steps = Vec::new();
        while position.outcome().is_none() && position.turn() < 400 {
            visit(&position);
            seen += 1;
            steps.clear();
            position.steps(&mut steps);
            // A bonus is declined half of the time, or declining would hardly be seen.
            let decline = position.decline().filter(|_| rng.bool());
            let step = decline.unwrap_or_else(|| steps[rng.usize(..steps.len())]);
            position.play(step, &mut ());
        }
        visit(&position);
        seen += 1;
    }
}

/// What an observer has heard, summed up.
#[derive(Default, PartialEq, Eq, Debug, Clone)]
pub struct Heard {
    pieces: HashMap<(u8, u16), i32>,
    held: HashMap<u8, u8>,
}

impl Heard {
    fn change(&mut self, piece: u8, point: u16, by: i32) {
        let count = self.pieces.entry((piece, point)).or_default();
        *count += by;
        if *count == 0 {
            self.pieces.remove(&(piece, point));
        }
    }
}

impl Observer for Heard {
    fn put(&mut self, piece: u8, point: u16) {
        self.change(piece, point, 1);
    }
    fn take(&mut self, piece: u8, point: u16) {
        self.change(piece, point, -1);
    }
    fn hold(&mut self, piece: u8, count: u8) {
        if count == 0 {
            self.held.remove(&piece);
        } else {
            self.held.insert(piece, count);
        }
    }
}

/// Checks the laws over random games: keys, observers, position text, notation, bulk counts.
pub fn laws<R: Rules>(setup: &Setup, seed: u64, games: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut strangers = Vec::new();
    for _ in 0..games {
        let mut game = Game::<R>::new(setup.clone()).unwrap();
        let mut heard = Heard::default();
        game.position().replay_into(&mut heard);
        while game.outcome().is_none() && game.turn() < 120 {
            let position = game.position().clone();
            let text = position.write_position();
            let again = R::read_position(setup, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(again.write_position(), text, "position text round-trips");
            assert_eq!(again.key(), position.key(), "key equals the recomputed key: {text}");

            let mut steps = Vec::new();
            position.steps(&mut steps);
            let mut same = Vec::new();
            again.steps(&mut same);
            assert_eq!(steps, same, "a position read back has the same steps: {text}");
            assert!(!steps.is_empty(), "an open game has a step: {text}");
            let views = game.steps();
            let mut paths: Vec<_> = views.iter().map(|view| view.path.clone()).collect();
            paths.sort();
            paths.dedup();
            assert_eq!(paths.len(), steps.len(), "every step has its own path: {text}");

            // Steps of other positions are legal here only if they are among those of this one.
            strangers.extend(steps.iter().copied().filter(|_| rng.u32(..8) == 0));
            while strangers.len() > 400 {
                strangers.swap_remove(rng.usize(..strangers.len()));
            }
            for step in steps.iter().chain(&strangers) {
                assert_eq!(position.is_legal(*step), steps.contains(step), "{step:?} in {text}");
            }

            let i = rng.usize(..steps.len());
            let mut next = position.clone();
            next.play(steps[i], &mut heard);
            let mut fresh = Heard::default();
            next.replay_into(&mut fresh);
            assert_eq!(heard, fresh, "replaying through an observer equals a refresh: {text} {:?}", steps[i]);
            game.step(&views[i].path).unwrap();
            assert_eq!(game.position().key(), next.key());
        }
        notation_round_trips(&game);
        while game.undo() {}
        assert_eq!(game.turn(), 0);
        while game.redo() {}
    }
}

/// The record of a game gives the same game.
pub fn notation_round_trips<R: Rules>(game: &Game<R>) {
    let record = rules::record::Record::of(game, &[], "2026-01-01");
    let text = record.to_string();
    let read = rules::record::Record::read(&text).unwrap();
    assert_eq!(read.to_string(), text, "a record round-trips byte for byte");
    let mut again = read.open().unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(again.entries(), game.entries());
    if !game.pending() {
        assert_eq!(again.key(), game.key());
        assert_eq!(again.outcome(), game.outcome());
    } else {
        let (mut begun, partial) = (game.copy(), game.partial());
        assert!(begun.play_whole(&partial).is_err(), "a turn that is not finished is no entry");
        assert_eq!(begun.key(), game.key(), "what is refused changes nothing");
    }
    while again.undo() {}
    for entry in &game.entries()[again.entries().len()..] {
        let (key, body) = (again.key(), entry.split_once('.').map_or("", |(_, body)| body));
        if body == "resign" {
            assert!(again.play_whole(body).is_err(), "{entry}");
            assert_eq!(again.key(), key, "what is refused changes nothing");
        } else {
            for text in [body, entry] {
                let mut copy = again.copy();
                assert_eq!(copy.play_whole(text).as_ref(), Ok(entry));
                let entries = copy.entries();
                assert_eq!(entries.last(), Some(entry), "the turn is made");
            }
        }
        again.redo();
    }
}

/// The bulk count equals the number of turns played one by one.
pub fn counts_agree<R: Rules>(setup: &Setup, seed: u64, positions: usize) {
    walk::<R>(setup, seed, positions, |position| {
        if position.outcome().is_none() {
            let played = played(position, 1);
            assert_eq!(position.turns(), played, "{}", position.write_position());
        }
    });
}

/// Perft without bulk counting at the leaves: every turn is played out.
pub fn played<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut steps = Vec::new();
    position.steps(&mut steps);
    let ahead = steps.into_iter().filter(|step| position.counted(*step)).map(|step| {
        let mut next = position.clone();
        next.play(step, &mut ());
        played(&next, if next.pending() { depth } else { depth - 1 })
    });
    ahead.sum()
}
