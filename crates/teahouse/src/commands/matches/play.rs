//! The games of a match, many at once.

use super::{Finished, Group, Plan, Results};
use crate::files;
use engine::arena::{self, Player};
use engine::stats::{Sprt, Verdict};
use rules::game::Seat;
use rules::record::Record;
use rules::table::AnyGame;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

/// What happens in a match.
enum Event {
    /// The games from an opening are over.
    Group(Group),
    /// A worker has nothing left to do.
    Done,
    /// The match was interrupted.
    Stop,
}

/// Plays all groups on several threads until the test decides or the match is interrupted, and reports after
/// each group.
pub fn all(
    plan: &Arc<Plan>,
    sprt: Option<Sprt>,
    workers: u16,
    mut tell: impl FnMut(&Results),
) -> (Results, Option<std::io::Error>) {
    let shared = Arc::new((AtomicU64::new(0), AtomicBool::new(false)));
    let (send, receive) = channel();
    for _ in 0..workers.max(1) {
        let (plan, shared, send) = (Arc::clone(plan), Arc::clone(&shared), send.clone());
        // An interrupted match does not wait for running games; their threads end with the program.
        std::thread::spawn(move || {
            let leaving = Leaving(send);
            work(&plan, &shared.0, &shared.1, &leaving.0);
        });
    }
    hear_stop(send);
    let mut results = Results::default();
    let mut unsaved = None;
    let mut working = usize::from(workers.max(1));
    while working > 0
        && let Ok(event) = receive.recv()
    {
        match event {
            Event::Group(mut group) => {
                results.add(&group);
                group.games.iter_mut().for_each(|game| unsaved = unsaved.take().or(game.unsaved.take()));
                tell(&results);
                if sprt.is_some_and(|sprt| sprt.verdict(&results.tally) != Verdict::Open) {
                    shared.1.store(true, Relaxed);
                }
            }
            Event::Done => working -= 1,
            Event::Stop => {
                results.stopped = true;
                break;
            }
        }
    }
    (results, unsaved)
}

/// Sends an event on Ctrl-C.
fn hear_stop(send: Sender<Event>) {
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        if runtime.is_ok_and(|runtime| runtime.block_on(tokio::signal::ctrl_c()).is_ok()) {
            // Where nobody listens any more the match is over.
            let _ = send.send(Event::Stop);
        }
    });
}

/// One worker: takes the next opening and plays its games, until none is left.
fn work(plan: &Plan, next: &AtomicU64, stop: &AtomicBool, send: &Sender<Event>) {
    let mut pool: [Vec<Box<dyn Player>>; 2] = [Vec::new(), Vec::new()];
    let late = || plan.until.is_some_and(|until| Instant::now() >= until);
    while !stop.load(Relaxed) && !late() {
        let number = next.fetch_add(1, Relaxed);
        if number >= plan.groups {
            break;
        }
        let Some(start) = opening(plan, number) else { break };
        let games = plan.seatings.iter().enumerate();
        let games: Vec<_> =
            games.map(|(i, seating)| game(plan, &mut pool, &*start, seating, (number, i))).collect();
        if send.send(Event::Group(Group { games })).is_err() {
            break;
        }
    }
}

/// Reports, even on panic, that a worker is done.
struct Leaving(Sender<Event>);

impl Drop for Leaving {
    fn drop(&mut self) {
        // Where nobody listens any more the match is over.
        let _ = self.0.send(Event::Done);
    }
}

/// The table that the games of a group begin at.
fn opening(plan: &Plan, number: u64) -> Option<Box<dyn AnyGame>> {
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
    start: &dyn AnyGame,
    seating: &[usize],
    (group, number): (u64, usize),
) -> Finished {
    // Each seat has its own player, so that none sees what another remembers.
    for (side, players) in pool.iter_mut().enumerate() {
        let needed = seating.iter().filter(|own| **own == side).count();
        while players.len() < needed {
            // The plan has already made one of each, so this does not fail.
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
