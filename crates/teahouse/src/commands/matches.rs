//! `teahouse match`: two players meet from paired openings with seats changed, many games at once, until the
//! number is reached or a sequential test has decided.

mod faults;

use super::{aligned, json};
use crate::cli::Out;
use crate::failure::Failure;
use crate::player::Spec;
use crate::texts::Texts;
use crate::{choice, files, openings};
use clap::ArgMatches;
use engine::arena::{self, Failed, Pace, PlayedGame, Player, Spent, Terms};
use engine::stats::{Pentanomial, Sprt, Verdict};
use fluent_bundle::FluentValue;
use indicatif::{ProgressBar, ProgressStyle};
use openings::Openings;
use rules::game::Seat;
use rules::options::Setup;
use rules::record::Record;
use rules::table::Table;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

/// What is played if nothing is said.
const GAMES: u64 = 100;
const TIME: Duration = Duration::from_millis(100);
const OPENING: u32 = 6;
const LONGEST: u32 = 1000;
/// For the engine as for programs: on a busy machine a thread may have to wait for so long before it runs again.
const MARGIN: u64 = 1_000;

/// Everything that the games of a match share.
struct Plan {
    setup: Setup,
    /// Whether the first player is drawn anew for every opening.
    draws_first: bool,
    sides: [Spec; 2],
    names: [String; 2],
    seatings: Vec<Vec<usize>>,
    openings: Openings,
    terms: Terms,
    groups: u64,
    seed: u64,
    save: Option<PathBuf>,
    date: String,
}

/// The games from one opening.
struct Group {
    games: Vec<Finished>,
}

/// One game.
struct Finished {
    /// Its number among the openings, and among the games of its opening.
    name: String,
    played: PlayedGame,
    seating: Vec<usize>,
    /// Why the record could not be kept.
    unsaved: Option<std::io::Error>,
}

/// What the match has come to.
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
    /// The games that broke off, as they did.
    broken: Vec<Broken>,
    spent: [Spent; 2],
}

/// A game that broke off.
struct Broken {
    /// Its name, as the file of its record has it.
    game: String,
    side: usize,
    failed: Failed,
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

/// Plays the match and prints what it says.
pub fn run(texts: &Texts, matches: &ArgMatches, out: &mut Out<'_>) -> Result<(), Failure> {
    let plan = plan(texts, matches)?;
    let sprt = sprt(texts, matches)?;
    let workers = matches.get_one::<u16>("concurrency").copied().unwrap_or_else(default_workers);
    let bar = progress(plan.groups * plan.seatings.len() as u64);
    let (results, unsaved) = play(&plan, sprt, workers, |results| {
        bar.set_position(results.games);
        bar.set_message(summary_line(results, sprt));
    });
    bar.finish_and_clear();
    if matches.get_flag("json") {
        json(out, &data(&plan, &results, sprt))?;
    } else {
        report(texts, &plan, &results, sprt, out)?;
    }
    if let Some(side) = (0..2).find(|side| results.never_worked(*side)) {
        let name = texts.code(&plan.names[side]).into_owned();
        return Err(Failure::Failed(texts.with("error-match-never", &[("name", name.into())])));
    }
    match (unsaved, &plan.save) {
        (Some(error), Some(folder)) => {
            let name = texts.code(&files::shown(folder)).into_owned();
            let why = files::explain(texts, &error);
            Err(Failure::Failed(texts.with("error-file", &[("file", name.into()), ("why", why.into())])))
        }
        _ => Ok(()),
    }
}

/// All cores. With several engine threads per game, set `--concurrency` yourself.
fn default_workers() -> u16 {
    std::thread::available_parallelism().map_or(1, |n| n.get().min(64) as u16)
}

fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    // The template is ours and known to be right; without it the plain bar serves as well.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar
}

fn plan(texts: &Texts, matches: &ArgMatches) -> Result<Plan, Failure> {
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let setup = choice::setup(texts, matches, None)?;
    // A game that cannot be opened is said now, not by every worker; so is a program that does not work.
    let table = choice::open(texts, setup.clone(), None)?;
    let text = |name: &str| matches.get_one::<String>(name).map_or("", String::as_str);
    let side = |name: &str| {
        let unknown = || {
            let name = texts.code(text(name)).into_owned();
            Failure::Usage(texts.with("error-match-player", &[("name", name.into())]))
        };
        let mut spec = Spec::read(text(name)).ok_or_else(unknown)?;
        spec.load_net(texts, setup.info().id)?;
        let mut player = spec.player(&setup, seed).ok_or_else(unknown)?;
        match player.begin(&*table) {
            Ok(()) => Ok(spec),
            Err(fault) => {
                let name = texts.code(spec.name().unwrap_or(text(name))).into_owned();
                let why = faults::why(texts, &fault);
                let said = texts.with("error-match-program", &[("name", name.into()), ("why", why.into())]);
                let log = faults::log(texts, &player.log());
                Err(Failure::Failed([vec![said], log].concat().join("\n")))
            }
        }
    };
    let sides = [side("player-a")?, side("player-b")?];
    let teams = setup.get("teams") == "on";
    let seatings = arena::seatings(setup.seats, teams);
    let games = matches.get_one::<u64>("games").copied().unwrap_or(GAMES);
    let openings = match matches.get_one::<String>("openings") {
        None => Openings::Random(OPENING),
        Some(word) => Openings::read(texts, &setup, word)?,
    };
    let save = matches.get_one::<PathBuf>("save-in").cloned();
    if let Some(folder) = &save {
        std::fs::create_dir_all(folder)?;
    }
    let margin = matches.get_one::<u64>("margin").copied().unwrap_or(MARGIN);
    let longest = matches.get_one::<u32>("longest").copied().unwrap_or(LONGEST);
    let draws_first = setup.info().draws_first && matches.get_one::<String>("first").is_none();
    Ok(Plan {
        draws_first,
        names: [0, 1]
            .map(|side| sides[side].name().unwrap_or(text(["player-a", "player-b"][side])).to_string()),
        groups: games.div_ceil(seatings.len() as u64),
        terms: Terms { pace: pace(texts, matches)?, margin: Duration::from_millis(margin), longest },
        date: jiff::Zoned::now().date().to_string(),
        setup,
        sides,
        seatings,
        openings,
        seed,
        save,
    })
}

fn pace(texts: &Texts, matches: &ArgMatches) -> Result<Pace, Failure> {
    if let Some(nodes) = matches.get_one::<u64>("nodes") {
        return Ok(Pace::Nodes(*nodes));
    }
    if let Some(depth) = matches.get_one::<u32>("depth") {
        return Ok(Pace::Depth((*depth).min(100) as i32));
    }
    if let Some(clock) = matches.get_one::<String>("tc") {
        let wrong = || {
            let value = texts.code(clock).into_owned();
            Failure::Usage(texts.with("error-clock", &[("value", value.into())]))
        };
        let (base, increment) = clock.split_once('+').unwrap_or((clock, "0"));
        let millis = |text: &str| text.parse().ok().filter(|ms| *ms <= 1 << 40).map(Duration::from_millis);
        let (base, increment) = (millis(base).ok_or_else(wrong)?, millis(increment).ok_or_else(wrong)?);
        return Ok(Pace::Clock(base, increment));
    }
    Ok(Pace::Time(matches.get_one::<u64>("time").map_or(TIME, |ms| Duration::from_millis(*ms))))
}

fn sprt(texts: &Texts, matches: &ArgMatches) -> Result<Option<Sprt>, Failure> {
    let Some(word) = matches.get_one::<String>("sprt") else { return Ok(None) };
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

/// Plays all groups on so many threads, or until the test decides; says how it stands after each.
fn play(
    plan: &Plan,
    sprt: Option<Sprt>,
    workers: u16,
    mut tell: impl FnMut(&Results),
) -> (Results, Option<std::io::Error>) {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (send, receive) = channel();
    let mut results = Results::default();
    let mut unsaved = None;
    std::thread::scope(|scope| {
        for _ in 0..workers.max(1) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || work(plan, next, stop, &send));
        }
        drop(send);
        for mut group in receive {
            results.add(&group);
            group.games.iter_mut().for_each(|game| unsaved = unsaved.take().or(game.unsaved.take()));
            tell(&results);
            if sprt.is_some_and(|sprt| sprt.verdict(&results.tally) != Verdict::Open) {
                stop.store(true, Relaxed);
            }
        }
    });
    (results, unsaved)
}

/// One worker: takes the next opening and plays its games, until none is left.
fn work(plan: &Plan, next: &AtomicU64, stop: &AtomicBool, send: &Sender<Group>) {
    let mut pool: [Vec<Box<dyn Player>>; 2] = [Vec::new(), Vec::new()];
    while !stop.load(Relaxed) {
        let number = next.fetch_add(1, Relaxed);
        if number >= plan.groups {
            return;
        }
        let Some(start) = opening(plan, number) else { return };
        let games = plan.seatings.iter().enumerate();
        let games: Vec<_> =
            games.map(|(i, seating)| game(plan, &mut pool, &*start, seating, (number, i))).collect();
        if send.send(Group { games }).is_err() {
            return;
        }
    }
}

/// The table that the games of a group begin at.
fn opening(plan: &Plan, number: u64) -> Option<Box<dyn Table>> {
    let mut rng = fastrand::Rng::with_seed(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let mut setup = plan.setup.clone();
    if plan.draws_first {
        setup.first = Seat(rng.u8(..setup.seats));
    }
    plan.openings.table(setup, number, &mut rng)
}

fn game(
    plan: &Plan,
    pool: &mut [Vec<Box<dyn Player>>; 2],
    start: &dyn Table,
    seating: &[usize],
    (group, number): (u64, usize),
) -> Finished {
    // Each seat has a player of its own: what one remembers is not another's to see.
    for (side, players) in pool.iter_mut().enumerate() {
        let needed = seating.iter().filter(|own| **own == side).count();
        while players.len() < needed {
            // The plan has made one of each already, so that this does not fail.
            players.extend(plan.sides[side].player(&plan.setup, plan.seed));
        }
    }
    let [own, other] = pool;
    let (mut own, mut other) = (own.iter_mut(), other.iter_mut());
    let seated = seating.iter().filter_map(|side| if *side == 0 { own.next() } else { other.next() });
    let mut players: Vec<&mut dyn Player> = seated.map(|player| &mut **player as &mut dyn Player).collect();
    let mut table = start.copy();
    let played = arena::play(&mut *table, &mut players, &plan.terms);
    let name = format!("{:06}-{}", group + 1, number + 1);
    let unsaved = plan.save.as_ref().and_then(|folder| {
        let names: Vec<String> = seating.iter().map(|side| plan.names[*side].clone()).collect();
        let record = match &played.fault {
            None => Record::of(&*table, &names, &plan.date),
            Some(failed) => {
                let why = failed.fault.to_string();
                Record::forfeited(&*table, &names, &plan.date, failed.seat, &why)
            }
        };
        files::replace(&folder.join(format!("{name}.txt")), &record.to_string()).err()
    });
    Finished { name, played, seating: seating.to_vec(), unsaved }
}

fn mean(sum: f64, count: u64) -> f64 {
    sum / count.max(1) as f64
}

/// How it stands, in one line for programs.
fn summary_line(results: &Results, sprt: Option<Sprt>) -> String {
    let elo = results.tally.elo();
    let score = results.tally.score();
    let pairs = results.tally.pairs().map(|n| n.to_string()).join(",");
    let by_side = |values: [String; 2]| values.join(",");
    let fault = |kind: usize| by_side([0, 1].map(|side| results.faults[side][kind].to_string()));
    let spent = |f: fn(&Spent) -> f64| by_side([0, 1].map(|side| format!("{:.1}", f(&results.spent[side]))));
    let test = sprt.map_or(String::new(), |sprt| {
        let ratio = results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1);
        format!(" llr={ratio:.2} sprt={}", sprt.verdict(&results.tally).name())
    });
    format!(
        "match: games={} wins={} draws={} losses={} score={:.4} score_low={:.4} score_high={:.4} \
         elo={:+.1} elo_low={:+.1} elo_high={:+.1} los={:.4} pairs={pairs}{test} place={} crashes={} time={} illegal={} \
         cut={} depth={} nodes={} ms={} longest_ms={} over_ms={}",
        results.games,
        results.wins,
        results.draws,
        results.losses,
        score.value,
        score.low,
        score.high,
        elo.value,
        elo.low,
        elo.high,
        results.tally.superiority(),
        by_side(results.places.map(|(sum, count)| format!("{:.3}", mean(sum, count)))),
        fault(0),
        fault(1),
        fault(2),
        results.cut,
        spent(|spent| mean(spent.depth.0 as f64, spent.depth.1)),
        spent(|spent| mean(spent.nodes.0 as f64, spent.nodes.1)),
        spent(|spent| mean(spent.time.as_secs_f64() * 1e3, spent.turns)),
        spent(|spent| spent.longest.as_secs_f64() * 1e3),
        spent(|spent| spent.over.as_secs_f64() * 1e3),
    )
}

fn data(plan: &Plan, results: &Results, sprt: Option<Sprt>) -> Value {
    let (score, elo) = (results.tally.score(), results.tally.elo());
    let side = |side: usize| {
        let spent = &results.spent[side];
        json!({
            "player": plan.names[side],
            "crashes": results.faults[side][0],
            "time_losses": results.faults[side][1],
            "illegal": results.faults[side][2],
            "place": mean(results.places[side].0, results.places[side].1),
            "turns": spent.turns,
            "depth": mean(spent.depth.0 as f64, spent.depth.1),
            "nodes": mean(spent.nodes.0 as f64, spent.nodes.1),
            "milliseconds": mean(spent.time.as_secs_f64() * 1e3, spent.turns),
            "longest": spent.longest.as_secs_f64() * 1e3,
            "over": spent.over.as_secs_f64() * 1e3,
        })
    };
    let test = sprt.map(|sprt| {
        json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1),
            "bound": Sprt::bound(),
            "verdict": sprt.verdict(&results.tally).name(),
        })
    });
    json!({
        "game": plan.setup.info().id,
        "options": plan.setup.summary(),
        "seats": plan.setup.seats,
        "seed": plan.seed,
        "games": results.games,
        "wins": results.wins,
        "draws": results.draws,
        "losses": results.losses,
        "cut_off": results.cut,
        // JSON has no infinity: a clean sweep has no Elo, only an end of its interval.
        "score": { "value": score.value, "low": score.low, "high": score.high },
        "elo": { "value": elo.value, "low": elo.low, "high": elo.high },
        "superiority": results.tally.superiority(),
        "pairs": (plan.seatings.len() == 2).then(|| results.tally.pairs()),
        "sprt": test,
        "sides": [side(0), side(1)],
        "faults": results.broken.iter().map(|broken| faults::data(plan, broken)).collect::<Vec<_>>(),
    })
}

fn decimal(value: f64, places: usize) -> FluentValue<'static> {
    let mut number = fluent_bundle::types::FluentNumber::from(value);
    number.options.minimum_fraction_digits = Some(places);
    FluentValue::Number(number)
}

/// An Elo difference as people read it; a clean sweep has no end.
fn shown_elo(texts: &Texts, elo: f64) -> String {
    if elo.is_finite() {
        texts.with("match-elo-value", &[("n", decimal(elo, 1))])
    } else {
        texts.code(if elo > 0.0 { "+∞" } else { "−∞" }).into_owned()
    }
}

fn report(
    texts: &Texts,
    plan: &Plan,
    results: &Results,
    sprt: Option<Sprt>,
    out: &mut Out<'_>,
) -> Result<(), Failure> {
    let name = |side: usize| texts.code(&plan.names[side]).into_owned();
    let game = texts.get(&format!("game-{}", plan.setup.info().id));
    let args = [("n", results.games.into()), ("game", game.into())];
    writeln!(out, "{}  {}\n", texts.with("match-heading", &args), texts.code(&plan.setup.summary()))?;
    let args = [
        ("name", name(0).into()),
        ("other", name(1).into()),
        ("wins", results.wins.into()),
        ("draws", results.draws.into()),
        ("losses", results.losses.into()),
    ];
    writeln!(out, "{}", texts.with("match-results", &args))?;
    let percent = |share: f64| texts.with("report-percent", &[("n", decimal(share * 100.0, 1))]);
    let score = results.tally.score();
    let args = [
        ("score", percent(score.value).into()),
        ("low", percent(score.low).into()),
        ("high", percent(score.high).into()),
    ];
    writeln!(out, "{}", texts.with("match-score", &args))?;
    let elo = results.tally.elo();
    let args = [
        ("elo", shown_elo(texts, elo.value).into()),
        ("low", shown_elo(texts, elo.low).into()),
        ("high", shown_elo(texts, elo.high).into()),
    ];
    writeln!(out, "{}", texts.with("match-elo", &args))?;
    if plan.seatings.len() == 2 {
        let pairs = results.tally.pairs().map(|n| n.to_string()).join(" ");
        writeln!(out, "{}", texts.with("match-pairs", &[("pairs", texts.code(&pairs).into_owned().into())]))?;
    } else {
        let place = |side: usize| decimal(mean(results.places[side].0, results.places[side].1), 2);
        writeln!(out, "{}", texts.with("match-places", &[("own", place(0)), ("other", place(1))]))?;
    }
    if let Some(sprt) = sprt {
        let verdict = sprt.verdict(&results.tally).name();
        let args = [
            ("ratio", decimal(results.tally.log_likelihood_ratio(sprt.elo0, sprt.elo1), 2)),
            ("bound", decimal(Sprt::bound(), 2)),
            ("verdict", texts.get(&format!("match-sprt-{verdict}")).into()),
        ];
        writeln!(out, "{}", texts.with("match-sprt", &args))?;
    }
    writeln!(out)?;
    let heads = ["crashes", "late", "illegal", "depth", "nodes", "time", "longest", "over"];
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(heads.map(|head| texts.get(&format!("match-column-{head}"))));
    for side in 0..2 {
        let spent = &results.spent[side];
        let millis = |value: f64| texts.with("report-milliseconds", &[("n", decimal(value, 1))]);
        let mut row = vec![name(side)];
        row.extend(results.faults[side].map(|n| texts.number(n)));
        row.push(
            texts.with("report-number", &[("n", decimal(mean(spent.depth.0 as f64, spent.depth.1), 1))]),
        );
        row.push(texts.number(mean(spent.nodes.0 as f64, spent.nodes.1) as u64));
        row.push(millis(mean(spent.time.as_secs_f64() * 1e3, spent.turns)));
        row.push(millis(spent.longest.as_secs_f64() * 1e3));
        row.push(millis(spent.over.as_secs_f64() * 1e3));
        rows.push(row);
    }
    for line in aligned(texts, &rows) {
        writeln!(out, "{line}")?;
    }
    faults::report(texts, plan, &results.broken, out)?;
    writeln!(out, "{}", summary_line(results, sprt))?;
    Ok(())
}
