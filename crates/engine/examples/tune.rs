//! Tunes the weights of a game's evaluation by games of the engine with itself.
//!
//! `cargo run --release -p engine --example tune -- GAME [--preset P] [--option NAME=VALUE]... [--games N]
//! [--nodes N] [--opening N] [--longest N] [--seed N] [--threads N] [--fade TURNS] [--spread N]`
//!
//! Prints how well the present weights and the new ones tell the results, of the games that the new ones were
//! made from and of every fifth game, which was held back; then the new weights as they stand in
//! `src/eval/`. The same options give the same weights, however many threads there are. Paste them in, build,
//! and let `teahouse match` decide between the programs of before and after (`cmd:` players, `--nodes`).
//!
//! A loss near 0.693 says that the evaluation tells little of these results: let the engine think longer, or
//! look nearer to the end.
//!
//! - `--nodes`: how much the engine thinks about a turn. `--opening`: random turns at the start.
//!   `--longest`: a game is a draw after so many turns.
//! - `--fade`: so many turns before the end a position tells half as much of the result.
//! - `--spread`: how far a weight may well be from its present value; less if there are few games.

use engine::think::Mind;
use engine::tune::{Data, Play, Sample, Tunable, fit, play};
use rules::options::Setup;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;

/// What was asked for.
struct Asked {
    game: String,
    named: Vec<(String, String)>,
}

impl Asked {
    fn read() -> Result<Self, String> {
        const KNOWN: [&str; 10] =
            ["preset", "option", "games", "nodes", "opening", "longest", "seed", "threads", "fade", "spread"];
        let mut given = std::env::args().skip(1);
        let game = given.next().ok_or("which game?")?;
        let mut named = Vec::new();
        while let Some(name) = given.next() {
            let name = name.strip_prefix("--").filter(|name| KNOWN.contains(name));
            let name = name.ok_or_else(|| format!("known: --{}", KNOWN.join(" --")))?;
            named.push((name.to_string(), given.next().ok_or_else(|| format!("--{name} needs a value"))?));
        }
        Ok(Self { game, named })
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.named.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn number<T: FromStr>(&self, name: &str, usual: T) -> Result<T, String> {
        let value = self.all(name).last();
        value.map_or(Ok(usual), |value| value.parse().map_err(|_| format!("--{name} {value}: not a number")))
    }
}

fn main() -> Result<(), String> {
    let asked = Asked::read()?;
    match asked.game.as_str() {
        "street" => tune::<rules::street::Street>(&asked),
        "halma" => tune::<rules::halma::Halma>(&asked),
        "skud" => tune::<rules::skud::Skud>(&asked),
        other => Err(format!("{other}: skud, street or halma")),
    }
}

fn tune<P: Tunable>(asked: &Asked) -> Result<(), String> {
    let options = asked.all("option").map(|option| option.split_once('=').unwrap_or((option, "")));
    let setup = Setup::choose(P::INFO, Some(2), asked.all("preset").last(), options).map_err(text)?;
    let how = Play {
        nodes: asked.number("nodes", 2_000)?,
        opening: asked.number("opening", 6)?,
        longest: asked.number("longest", 300)?,
    };
    let (games, seed) = (asked.number("games", 1_500)?, asked.number("seed", 1)?);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let games = play_all::<P>(&setup, &how, games, seed, asked.number("threads", cores)?);

    let fade = asked.number("fade", 40.0)?;
    let part = |held: bool| {
        let games = games.iter().enumerate().filter(move |(i, _)| (i % 5 == 4) == held);
        Data::new(games.map(|(_, game)| game.clone()), fade)
    };
    let (train, held) = (part(false), part(true));
    let fields = P::start(&setup).map_err(text)?.weights();
    let present: Vec<f64> = fields.iter().flat_map(|field| &field.values).copied().map(f64::from).collect();
    let scale = train.scale(&present);
    let found = fit(&train, &present, scale, asked.number("spread", 20.0)?);
    let after: Vec<f64> = found.iter().copied().map(f64::from).collect();

    let drawn = games.iter().filter(|game| game.last().is_some_and(|last| last.result == 0.5)).count();
    println!("{} games, {drawn} of them drawn, scale {scale:.0}", games.len());
    for (name, data) in [("train", &train), ("held back", &held)] {
        let loss = |weights: &[f64]| data.loss(weights, scale);
        let (before, after) = (loss(&present), loss(&after));
        println!("{name}: {} positions, loss {before:.5} before, {after:.5} after", data.len());
    }
    let mut rest = found.as_slice();
    for field in &fields {
        let (values, others) = rest.split_at(field.values.len());
        println!("{}", field.write(values));
        rest = others;
    }
    Ok(())
}

fn text(why: impl Display) -> String {
    why.to_string()
}

/// Plays games on so many threads; each has a seed of its own, so it does not matter who plays it.
fn play_all<P: Tunable>(
    setup: &Setup,
    how: &Play,
    games: usize,
    seed: u64,
    threads: usize,
) -> Vec<Vec<Sample>> {
    let next = &AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let mut played = vec![Vec::new(); games];
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let send = send.clone();
            scope.spawn(move || {
                let mut mind = Mind::<P>::new(4);
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let game =
                        play(&mut mind, setup, how, seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
                    if send.send((number, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (done, (number, game)) in receive.into_iter().enumerate() {
            played[number] = game;
            if (done + 1) % 100 == 0 {
                eprintln!("{} games", done + 1);
            }
        }
    });
    played
}
