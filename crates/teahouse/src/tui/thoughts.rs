//! Runs a bot on a separate thread with a copy of the game, so that the screen stays responsive. A result that
//! no longer fits the game is dropped.

use super::model::Model;
use crate::bot::{Bot, SeatEngines};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// The thinking bots of a screen.
#[derive(Default)]
pub struct Thoughts {
    engines: SeatEngines,
    running: Option<Running>,
}

struct Running {
    bot: Bot,
    /// The game it thinks about: its key and turns.
    at: (u64, u32),
    begun: Instant,
    answer: Receiver<(SeatEngines, Option<String>)>,
}

impl Thoughts {
    /// Follows the game: starts the bot that is due and drops stale results. Returns whether a bot is due.
    pub fn follow(&mut self, model: &Model) -> bool {
        let Some(bot) = model.searcher().filter(|_| model.bot_is_due()) else { return false };
        let at = (model.table.key(), model.table.turn());
        if self.running.as_ref().is_some_and(|running| (running.bot, running.at) == (bot, at)) {
            return true;
        }
        let mut engines = std::mem::take(&mut self.engines);
        let table = model.table.copy();
        let (send, answer) = channel();
        std::thread::spawn(move || {
            let turn = engines.turn(bot, &*table);
            // The receiver may be gone.
            let _ = send.send((engines, turn));
        });
        self.running = Some(Running { bot, at, begun: Instant::now(), answer });
        true
    }

    /// The turn that was found, `Some(None)` if there is none to be found; `None` while it is thought about,
    /// and before so much time has passed that a person can follow.
    pub fn turn(&mut self, least: Duration) -> Option<Option<String>> {
        let running = self.running.as_ref().filter(|running| running.begun.elapsed() >= least)?;
        let answer = match running.answer.try_recv() {
            Ok((engines, turn)) => {
                self.engines = engines;
                turn
            }
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
        };
        self.running = None;
        Some(answer)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::tui::layout::SMALLEST;
    use crate::tui::update::{Event, update};
    use rules::options::Setup;

    #[test]
    fn a_level_plays_while_the_screen_goes_on() {
        for info in rules::GAMES {
            let table = Setup::new(info).open(None).unwrap();
            let mut model = Model::new(table, vec![Some(Bot::Level(1)), Some(Bot::Level(2))], SMALLEST);
            let mut thoughts = Thoughts::default();
            for turns in 1..=6 {
                update(&mut model, Event::Tick);
                assert!(thoughts.follow(&model), "{}", info.id);
                let turn = loop {
                    if let Some(turn) = thoughts.turn(Duration::ZERO) {
                        break turn;
                    }
                    std::thread::yield_now();
                };
                update(&mut model, Event::Turn(turn));
                assert_eq!(model.table.turn(), turns, "{}", info.id);
            }
        }
    }

    #[test]
    fn what_was_thought_about_another_position_is_dropped() {
        let info = rules::game_info("halma").unwrap();
        let table = Setup::new(info).open(None).unwrap();
        let mut model = Model::new(table, vec![None, Some(Bot::Level(1))], SMALLEST);
        let mut thoughts = Thoughts::default();
        assert!(!thoughts.follow(&model), "a person is to move");
        model.table.play("c2-c3").unwrap();
        model.refresh();
        assert!(thoughts.follow(&model));
        model.table.undo();
        model.refresh();
        assert!(!thoughts.follow(&model));
        model.table.play("d1-d2").unwrap();
        model.refresh();
        assert!(thoughts.follow(&model));
        let running = thoughts.running.as_ref().unwrap();
        assert_eq!(running.at, (model.table.key(), model.table.turn()));
    }
}
