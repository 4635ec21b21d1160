//! The games that the engine plays, by name.

use crate::level::{Level, level};
use crate::puct::Puct;
use crate::think::{Ask, Mind, Report, Thinker};
use rules::table::Table;
use std::sync::atomic::AtomicBool;

/// A mind for the game of that name, with so many MiB of memory.
pub fn thinker(game: &str, mebibytes: usize) -> Option<Box<dyn Thinker>> {
    match game {
        "skud" => Some(Box::new(Mind::<rules::skud::Skud>::new(mebibytes))),
        "street" => Some(Box::new(Mind::<rules::street::Street>::new(mebibytes))),
        "halma" => Some(Box::new(Mind::<rules::halma::Halma>::new(mebibytes))),
        _ => None,
    }
}

/// The best-first mind for the game of that name, with so many MiB for its tree: the bot `puct`.
pub fn challenger(game: &str, mebibytes: usize) -> Option<Box<dyn Thinker>> {
    match game {
        "skud" => Some(Box::new(Puct::<rules::skud::Skud>::new(mebibytes))),
        "street" => Some(Box::new(Puct::<rules::street::Street>::new(mebibytes))),
        "halma" => Some(Box::new(Puct::<rules::halma::Halma>::new(mebibytes))),
        _ => None,
    }
}

/// A mind that plays at a level, whatever it is asked for; `seed` tells what it overlooks.
pub fn levelled(game: &str, mebibytes: usize, n: u8, seed: u64) -> Option<Box<dyn Thinker>> {
    let level = level(game, n)?.seeded(seed);
    Some(Box::new(Levelled { mind: thinker(game, mebibytes)?, level }))
}

struct Levelled {
    mind: Box<dyn Thinker>,
    level: Level,
}

impl Thinker for Levelled {
    fn think(
        &mut self,
        table: &dyn Table,
        ask: &Ask,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let ask = Ask { level: Some(self.level), ..ask.clone() };
        self.mind.think(table, &ask, stop, report)
    }

    fn forget(&mut self) {
        self.mind.forget();
    }

    fn remember(&mut self, mebibytes: usize) {
        self.mind.remember(mebibytes);
    }
}
