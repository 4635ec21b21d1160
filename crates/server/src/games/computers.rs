//! Games against computers: what the engine is asked, what it finds, and the reviews of finished games.

use super::Games;
use super::draft::Draft;
use super::live::Live;
use crate::engine::job::{Finding, Found, Job, Work};
use crate::engine::jobs::TakeIn;
use crate::engine::queue::{Owner, Urgency};
use crate::fail::{Answer, Fail};
use crate::node::limits::ANALYSES;
use crate::store::log::Kind;
use crate::store::reviews::Stage;
use crate::store::{Refused, Write, games, reviews};
use crate::supervise::panic_text;
use futures_util::FutureExt;
use protocol::game::{Review, Status};
use std::panic::AssertUnwindSafe;

/// Open and running games against computers at once, for one account and for one address.
const MOST_COMPUTER_GAMES: i64 = 20;
const MOST_COMPUTER_GAMES_HERE: i64 = 100;
/// A game in which nothing has happened for so long does not count among them: the engine does nothing for it.
const AT_REST: i64 = 3_600_000;
/// What has been waiting for so long has been forgotten.
const LOST: i64 = 10_000;

impl TakeIn for Games {
    async fn take_in(&self, found: &Found) -> Answer<()> {
        match &found.what {
            Finding::Turn(board, turn) => self.bot_turn(&found.game, *board, turn).await,
            Finding::Review(review) => {
                self.store.write(reviews::finish(&found.game, review)?).await?;
                Ok(())
            }
            Finding::Nothing(Work::Review) => {
                self.store.write(reviews::give_up(&found.game)).await?;
                Ok(())
            }
            Finding::Nothing(Work::Turn { board, .. }) => {
                let room = self.room(&found.game);
                let live = self.hold(&room).await?;
                if live.play.board() == *board && live.play.is_bots_turn() {
                    // The game can be claimed from the computer, so that it has an end.
                    self.store.write(games::give_up(&found.game, live.play.version())).await?;
                }
                Ok(())
            }
        }
    }
}

impl Games {
    /// Makes the turn that a computer has found for a board; on another board it is for nothing.
    async fn bot_turn(&self, id: &str, board: i64, turn: &str) -> Answer<()> {
        let room = self.room(id);
        let mut live = self.hold(&room).await?;
        let live = &mut *live;
        if live.play.board() != board || !live.play.is_bots_turn() {
            return Ok(());
        }
        let seat = live.play.to_move();
        let body = live.play.read_turn(turn).map_err(|message| Fail::rules("turn-refused", &message))?;
        let draft = Draft::new(seat, Kind::Turn).with(body);
        match self.enter(&room, live, self.time.now(), vec![draft], Write::new()).await {
            Ok(_) => self.run_premoves(&room, live).await,
            // Another node was quicker.
            Err(Refused::Conflict) => {}
            Err(refused) => return Err(refused.into()),
        }
        Ok(())
    }

    /// A computer has to move.
    pub(super) fn think(&self, game: &str, live: &Live) {
        let Some(level) = live.play.to_move().and_then(|seat| live.seats[usize::from(seat)].level) else {
            return;
        };
        let people = (0u8..).zip(&live.seats).any(|(seat, sitting)| {
            let plays = sitting.person.is_some() && live.play.is_in(seat);
            plays && live.play.status() == Status::Playing
        });
        let urgency = if people { Urgency::Waited } else { Urgency::Idle };
        let work = Work::Turn { board: live.play.board(), level };
        self.ask_engine(game, live, work, (urgency, waits(live)));
    }

    fn ask_engine(&self, game: &str, live: &Live, work: Work, (urgency, account): (Urgency, String)) {
        // Those of the table, not only the turns: among several players somebody may have given up and the rest
        // play on. What a game writes down before the first turn is there in every new one.
        let before = live.play.terms.open().map_or(0, |table| table.entries().len());
        let entries = live.play.table().entries().split_off(before);
        let job = Job { game: game.to_string(), terms: live.play.terms.clone(), entries, work };
        // Where it is not known where somebody comes from, nobody else comes from there.
        let address = self.presence.address(&account).unwrap_or_else(|| format!("account {account}"));
        self.jobs.push(&Owner { address, account }, urgency, job);
    }

    /// Whether an account may begin one more game against computers: it, and others from the same address, must
    /// not have too many already. Whoever makes a game has it, also without a seat. The game that they join does
    /// not count yet.
    pub(super) async fn may_play_computers(&self, account: &str, joins: Option<&str>) -> Answer<()> {
        if self.limits.is_off() {
            return Ok(());
        }
        let (since, but) = (self.time.now() - AT_REST, joins.unwrap_or_default());
        if games::count_computer_games(&self.store, account, since, but).await? >= MOST_COMPUTER_GAMES {
            return Err(Fail::conflict("too-many-computer-games").with("most", MOST_COMPUTER_GAMES));
        }
        let Some(address) = self.presence.address(account) else { return Ok(()) };
        let here = games::count_computer_games_from(&self.store, &address, since, but).await?;
        if here >= MOST_COMPUTER_GAMES_HERE {
            return Err(Fail::conflict("too-many-computer-games-here").with("most", MOST_COMPUTER_GAMES_HERE));
        }
        Ok(())
    }

    /// Finds everything that waits for the engine when a node starts; what was given up is tried again.
    pub async fn find_first_jobs(&self) -> Answer<()> {
        self.store.write(games::try_again().then(reviews::try_again())).await?;
        self.find_jobs(i64::MAX).await
    }

    /// Finds what has been waiting for the engine since before a moment, and lets it be done.
    pub async fn find_jobs(&self, before: i64) -> Answer<()> {
        for id in games::waiting(&self.store, before).await? {
            self.find_job(&id, None).await;
        }
        for (id, account) in reviews::waiting(&self.store, before).await? {
            let owner = (Urgency::Later, account.unwrap_or_default());
            self.find_job(&id, Some((Work::Review, owner))).await;
        }
        Ok(())
    }

    /// Lets a game be reviewed, or its computer move. One game that panics does not keep the others waiting.
    async fn find_job(&self, id: &str, work: Option<(Work, (Urgency, String))>) {
        let find = async {
            let room = self.room(id);
            let Ok(live) = self.hold(&room).await else { return };
            match work {
                Some((work, owner)) => self.ask_engine(id, &live, work, owner),
                None => self.think(id, &live),
            }
        };
        if let Err(panic) = AssertUnwindSafe(find).catch_unwind().await {
            tracing::error!(game = id, why = panic_text(&*panic), "finding a job panicked");
        }
    }

    /// Finds what was lost on the way.
    pub async fn find_lost_jobs(&self) -> Answer<()> {
        self.find_jobs(self.time.now() - LOST).await
    }

    /// The review of a finished game; if there is none yet it is asked for, by this account.
    pub async fn review(&self, id: &str, account: &str) -> Answer<Option<Review>> {
        match reviews::find(&self.store, id).await? {
            Some(Stage::Waiting) => return Ok(None),
            Some(Stage::Failed) => {
                return Err(Fail::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "internal"));
            }
            Some(Stage::Done(review)) => return Ok(Some(review)),
            None => {}
        }
        let room = self.room(id);
        let live = self.hold(&room).await?;
        if live.play.status() != Status::Over {
            return Err(Fail::conflict("not-over"));
        }
        self.limits.count(ANALYSES, account).await?;
        self.store.write(reviews::ask(id, account, self.time.now())).await?;
        self.ask_engine(id, &live, Work::Review, (Urgency::Later, account.to_string()));
        Ok(None)
    }
}

/// The account that waits for a computer: whoever made the last turn of a person, else who made the game.
fn waits(live: &Live) -> String {
    let person = |seat: u8| live.seats.get(usize::from(seat))?.person.as_ref().map(|person| &person.id);
    let mut turns = live.log.iter().rev().filter(|entry| entry.kind == Kind::Turn);
    let mover = turns.find_map(|entry| person(entry.seat?));
    let first = || live.seats.iter().find_map(|sitting| Some(&sitting.person.as_ref()?.id));
    mover.or(live.creator.as_ref()).or_else(first).cloned().unwrap_or_default()
}
