//! Shared by all series of games: openings, time limits, and parallel games.

use engine::arena::{MatchTerms, Pace, PlayedGame, Player, Thinking, play, random_opening, share};
use engine::game::Playable;
use rules::options::Setup;
use rules::table::Game;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What was asked for.
#[derive(clap::Args)]
pub struct Series {
    /// Random turns at the start.
    #[arg(long, default_value_t = 6)]
    opening: u32,
    /// A game is cut off as a draw after this many turns.
    #[arg(long, default_value_t = 600)]
    longest: u32,
    #[arg(long, default_value_t = 7)]
    pub seed: u64,
    /// How many games are played at once.
    #[arg(long)]
    threads: Option<usize>,
    /// No game begins after this many minutes.
    #[arg(long)]
    minutes: Option<f64>,
}

/// Two engines as the players of a game.
pub fn both([one, two]: &mut [Thinking; 2]) -> [&mut dyn Player; 2] {
    [one, two]
}

impl Series {
    /// Plays the games with numbers below `games` on several threads, in order, until the time is up; returns
    /// the result of each thread.
    pub fn play<T: Send>(
        &self,
        games: usize,
        work: impl Fn(&mut dyn Iterator<Item = usize>) -> T + Sync,
    ) -> Vec<T> {
        let (next, start) = (AtomicUsize::new(0), Instant::now());
        let in_time = || self.minutes.is_none_or(|minutes| start.elapsed().as_secs_f64() < 60.0 * minutes);
        let take = || Some(next.fetch_add(1, Relaxed)).filter(|number| *number < games && in_time());
        std::thread::scope(|scope| {
            let thread = || work(&mut std::iter::from_fn(take));
            let threads: Vec<_> = (0..crate::threads(self.threads)).map(|_| scope.spawn(thread)).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        })
    }

    /// Plays a game; returns it with the points of the first player. Each opening is played twice, the first
    /// player moving first in games with an even number.
    pub fn game<P: Playable>(
        &self,
        setup: &Setup,
        [one, two]: [&mut dyn Player; 2],
        pace: Pace,
        number: usize,
    ) -> Option<(PlayedGame, f64)> {
        let terms = MatchTerms { pace, margin: Duration::from_secs(60), longest: self.longest };
        let mut game = Game::<P>::new(setup.clone()).ok()?;
        let mut rng = fastrand::Rng::with_seed(crate::seed(self.seed, number as u64 / 2));
        random_opening(&mut game, self.opening, &mut rng);
        let first = number % 2;
        let mut seated = if first == 0 { [one, two] } else { [two, one] };
        let played = play(&mut game, &mut seated, &terms);
        let points = share(&played, if first == 0 { &[0, 1] } else { &[1, 0] });
        Some((played, points))
    }

    /// Plays a game of more than two players, given by seat, from the opening with this number.
    pub fn table<'a, P: Playable>(
        &self,
        setup: &Setup,
        players: impl Iterator<Item = &'a mut Thinking>,
        pace: Pace,
        opening: usize,
    ) -> Option<PlayedGame> {
        let terms = MatchTerms { pace, margin: Duration::from_secs(60), longest: self.longest };
        let mut game = Game::<P>::new(setup.clone()).ok()?;
        let mut rng = fastrand::Rng::with_seed(crate::seed(self.seed, opening as u64));
        random_opening(&mut game, self.opening, &mut rng);
        let mut seated: Vec<&mut dyn Player> = players.map(|player| player as &mut dyn Player).collect();
        Some(play(&mut game, &mut seated, &terms))
    }
}
