//! `teahouse match`: plays paired openings with seats swapped, several games at once, until the number of games
//! is reached or a sequential test decides.

mod faults;
mod play;
mod report;

use super::{json, limit};
use crate::choice::{self, GameArgs};
use crate::commands::Out;
use crate::failure::Failure;
use crate::player::Spec;
use crate::texts::Texts;
use crate::{files, openings};
use clap::{Args, value_parser};
use engine::arena::{self, Forfeit, MatchTerms, Pace, PlayedGame, Spent};
use engine::stats::{Pentanomial, Sprt};
use indicatif::{ProgressBar, ProgressStyle};
use openings::Openings;
use rules::game::Seat;
use rules::options::Setup;
use rules::table::AnyGame;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The defaults: time for a turn, and random turns of the opening.
const TIME: Duration = Duration::from_millis(100);
const OPENING: u32 = 6;
/// For the engine and for programs alike: on a busy machine a thread may wait this long before it runs again.
const MARGIN: u64 = 1_000;

/// The arguments of `teahouse match`.
#[derive(Args)]
#[command(after_help = "\
teahouse match engine greedy --game halma -n 200 --time 100
teahouse match level:3 level:2 --game street -n 400
teahouse match engine:threads=2 engine --game skud --tc 10000+100 --sprt 0,10
teahouse match engine \"cmd:other-engine --fast\" --game halma --nodes 20000 --save games")]
pub struct Match {
    #[arg(value_name = "player-a")]
    player_a: String,
    #[arg(value_name = "player-b")]
    player_b: String,
    #[arg(long, value_name = "game")]
    game: String,
    #[command(flatten)]
    kind: GameArgs,
    #[arg(short = 'n', long, value_name = "n", default_value_t = 100, value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    #[arg(long, value_name = "ms", value_parser = limit(), conflicts_with_all = ["nodes", "depth", "tc"])]
    time: Option<u64>,
    #[arg(long, value_name = "n", value_parser = limit(), conflicts_with_all = ["depth", "tc"])]
    nodes: Option<u64>,
    #[arg(short, long, value_name = "n", value_parser = value_parser!(u32).range(1..=99), conflicts_with = "tc")]
    depth: Option<u32>,
    #[arg(long, value_name = "tc")]
    tc: Option<String>,
    #[arg(long, value_name = "ms", default_value_t = MARGIN, value_parser = value_parser!(u64).range(..=1_000_000_000))]
    margin: u64,
    #[arg(long, value_name = "n", value_parser = value_parser!(u16).range(1..=1024))]
    concurrency: Option<u16>,
    #[arg(long, value_name = "openings")]
    openings: Option<String>,
    #[arg(long, value_name = "n", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "sprt", allow_hyphen_values = true)]
    sprt: Option<String>,
    #[arg(long, value_name = "n", default_value_t = 1000, value_parser = value_parser!(u32).range(1..))]
    longest: u32,
    #[arg(id = "last-opening", long = "minutes", value_name = "n", value_parser = value_parser!(u64).range(1..=1_000_000))]
    minutes: Option<u64>,
    #[arg(id = "save-in", long = "save", value_name = "folder")]
    save: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Everything that the games of a match share.
struct Plan {
    setup: Setup,
    /// Whether the first player is drawn again for every opening.
    draws_first: bool,
    sides: [Spec; 2],
    names: [String; 2],
    seatings: Vec<Vec<usize>>,
    openings: Openings,
    terms: MatchTerms,
    groups: u64,
    /// No opening starts after this time.
    until: Option<Instant>,
    seed: u64,
    save: Option<PathBuf>,
    date: String,
}

/// The games from one opening.
struct Group {
    games: Vec<Finished>,
}

/// A game of the match, when it is over.
struct Finished {
    /// Its number among the openings, and among the games of its opening.
    name: String,
    played: PlayedGame,
    seating: Vec<usize>,
    /// Why the record could not be kept.
    unsaved: Option<std::io::Error>,
}

/// The results of the match.
#[derive(Default)]
struct Results {
    tally: Pentanomial,
    wins: u64,
    draws: u64,
    losses: u64,
    cut: u64,
    games: u64,
    places: [(f64, u64); 2],
    faults: [[u64; 3]; 2],
    /// The games that broke off, in order.
    broken: Vec<Broken>,
    spent: [Spent; 2],
    /// Whether the match was interrupted.
    stopped: bool,
}

/// A game that broke off.
struct Broken {
    /// Its name, as the file of its record has it.
    game: String,
    side: usize,
    failed: Forfeit,
}

impl Results {
    fn add(&mut self, group: &Group) {
        let mut shares = 0.0;
        for game in &group.games {
            let (played, seating) = (&game.played, &game.seating);
            let share = arena::share(played, seating);
            shares += share;
            self.games += 1;
            let (own, draw) = (side_won(played, seating, 0), played.fault.is_none() && drawn(played));
            self.wins += u64::from(own && !draw);
            self.draws += u64::from(draw);
            self.losses += u64::from(!own && !draw);
            self.cut += u64::from(played.outcome.is_none() && played.fault.is_none());
            if let Some(failed) = &played.fault {
                let side = seating[failed.seat.index()];
                self.faults[side][failed.fault.kind()] += 1;
                self.broken.push(Broken { game: game.name.clone(), side, failed: failed.clone() });
            }
            for (seat, side) in seating.iter().enumerate() {
                let place = arena::place(played, seating.len() as u8, Seat(seat as u8));
                self.places[*side] = (self.places[*side].0 + place, self.places[*side].1 + 1);
                self.spent[*side].add(&played.spent[seat]);
            }
        }
        self.tally.add(shares / group.games.len().max(1) as f64);
    }

    /// Whether every game ended with a crash of this side.
    fn never_worked(&self, side: usize) -> bool {
        self.games > 0 && self.faults[side][0] == self.games
    }
}

fn drawn(played: &PlayedGame) -> bool {
    played.outcome.is_none_or(|outcome| outcome.is_draw())
}

/// Whether a side has the winner among its seats, or the other side has failed.
fn side_won(played: &PlayedGame, seating: &[usize], side: usize) -> bool {
    match (&played.fault, played.outcome) {
        (Some(failed), _) => seating[failed.seat.index()] != side,
        (None, Some(outcome)) => outcome.winner.iter().any(|seat| seating.get(seat.index()) == Some(&side)),
        (None, None) => false,
    }
}

impl Match {
    /// Plays the match and prints the results.
    pub fn run(&self, texts: &Texts, out: &mut Out<'_>) -> Result<(), Failure> {
        let plan = Arc::new(self.plan(texts)?);
        let sprt = self.sprt(texts)?;
        let workers = self.concurrency.unwrap_or_else(default_workers);
        let bar = progress(plan.groups * plan.seatings.len() as u64);
        let (results, unsaved) = play::all(&plan, sprt, workers, |results| {
            bar.set_position(results.games);
            bar.set_message(report::summary_line(results, sprt));
        });
        bar.finish_and_clear();
        if self.json {
            json(out, &report::data(&plan, &results, sprt))?;
        } else {
            report::print(texts, &plan, &results, sprt, out)?;
        }
        if let Some(side) = (0..2).find(|side| results.never_worked(*side)) {
            let name = texts.code(&plan.names[side]).into_owned();
            return Err(Failure::Failed(texts.with("error-match-never", &[("name", name.into())])));
        }
        match (unsaved, &plan.save) {
            (Some(error), Some(folder)) => Err(files::failure(texts, folder, &error)),
            _ => Ok(()),
        }
    }

    fn plan(&self, texts: &Texts) -> Result<Plan, Failure> {
        let setup = self.kind.setup(texts, &self.game, None)?;
        // Games that cannot be opened and programs that do not work are reported once, here.
        let table = choice::open(texts, setup.clone(), None)?;
        let sides = [self.side(texts, &*table, &self.player_a)?, self.side(texts, &*table, &self.player_b)?];
        let name = |side: &Spec, said: &str| side.name().unwrap_or(said).to_string();
        let names = [name(&sides[0], &self.player_a), name(&sides[1], &self.player_b)];
        let seatings = arena::seatings(setup.seats, &setup.sides());
        let openings = match &self.openings {
            None => Openings::Random(OPENING),
            Some(word) => Openings::read(texts, &setup, word)?,
        };
        if let Some(folder) = &self.save {
            std::fs::create_dir_all(folder)?;
        }
        let margin = Duration::from_millis(self.margin);
        Ok(Plan {
            draws_first: self.kind.draws_first(&setup),
            groups: self.games.div_ceil(seatings.len() as u64),
            until: self.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes)),
            terms: MatchTerms { pace: self.pace(texts)?, margin, longest: self.longest },
            date: jiff::Zoned::now().date().to_string(),
            setup,
            sides,
            names,
            seatings,
            openings,
            seed: self.seed,
            save: self.save.clone(),
        })
    }

    /// One side, checked to be able to begin a game.
    fn side(&self, texts: &Texts, table: &dyn AnyGame, said: &str) -> Result<Spec, Failure> {
        let unknown = || {
            let name = texts.code(said).into_owned();
            Failure::Usage(texts.with("error-match-player", &[("name", name.into())]))
        };
        let mut spec = Spec::read(said).ok_or_else(unknown)?;
        spec.load_net(texts, table.setup().info().id)?;
        let mut player = spec.player(table.setup(), self.seed).ok_or_else(unknown)?;
        let Err(fault) = player.begin(table) else { return Ok(spec) };
        let name = texts.code(spec.name().unwrap_or(said)).into_owned();
        let why = faults::why(texts, &fault);
        let said = texts.with("error-match-program", &[("name", name.into()), ("why", why.into())]);
        let log = faults::log(texts, &player.log());
        Err(Failure::Failed([vec![said], log].concat().join("\n")))
    }

    fn pace(&self, texts: &Texts) -> Result<Pace, Failure> {
        if let Some(nodes) = self.nodes {
            return Ok(Pace::Nodes(nodes));
        }
        if let Some(depth) = self.depth {
            return Ok(Pace::Depth(depth as i32));
        }
        if let Some(clock) = &self.tc {
            let wrong = || {
                let value = texts.code(clock).into_owned();
                Failure::Usage(texts.with("error-clock", &[("value", value.into())]))
            };
            let (base, increment) = clock.split_once('+').unwrap_or((clock, "0"));
            let millis =
                |text: &str| text.parse().ok().filter(|ms| *ms <= 1 << 40).map(Duration::from_millis);
            let (base, increment) = (millis(base).ok_or_else(wrong)?, millis(increment).ok_or_else(wrong)?);
            return Ok(Pace::Clock(base, increment));
        }
        Ok(Pace::Time(self.time.map_or(TIME, Duration::from_millis)))
    }

    fn sprt(&self, texts: &Texts) -> Result<Option<Sprt>, Failure> {
        let Some(word) = &self.sprt else { return Ok(None) };
        let read = || {
            let (low, high) = word.split_once(',')?;
            let number = |text: &str| text.trim().parse::<f64>().ok().filter(|n| n.abs() <= 2000.0);
            let (elo0, elo1) = (number(low)?, number(high)?);
            (elo0 < elo1).then_some(Sprt { elo0, elo1 })
        };
        let wrong = || {
            let value = texts.code(word).into_owned();
            Failure::Usage(texts.with("error-sprt", &[("value", value.into())]))
        };
        read().map(Some).ok_or_else(wrong)
    }
}

/// All cores. With several engine threads per game, set `--concurrency` yourself.
fn default_workers() -> u16 {
    std::thread::available_parallelism().map_or(1, |n| n.get().min(64) as u16)
}

fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    // The template is a valid constant; without it the plain bar will do.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar
}
