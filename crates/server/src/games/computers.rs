//! Games against computers: jobs for the engine, their results, and reviews of finished games.

use super::Games;
use super::actor::Actor;
use super::loaded::LoadedGame;
use super::mail::{Mail, Seen};
use crate::engine::job::{Finding, Found, Job, Work};
use crate::engine::jobs::JobSink;
use crate::engine::queue::{Owner, Urgency};
use crate::fail::{Answer, Fail};
use crate::node::limits::ANALYSES;
use crate::store::log::{Kind, LogRow};
use crate::store::reviews::Stage;
use crate::store::{Write, games, reviews};
use crate::time::HOUR;
use protocol::game::{Review, Status};

/// The most open and running games against computers of one account and of one address.
const MOST_COMPUTER_GAMES: i64 = 20;
const MOST_COMPUTER_GAMES_HERE: i64 = 100;
/// A game in which nothing has happened for this long does not count: it causes no work.
const AT_REST: i64 = HOUR;
/// A job that has waited for this long is lost, in ms.
const LOST: i64 = 10_000;

impl JobSink for Games {
    async fn complete(&self, found: &Found) -> Answer<()> {
        match &found.what {
            Finding::Turn(position_version, turn) => {
                let (position_version, turn) = (*position_version, turn.clone());
                self.ask(&found.game, |reply| Mail::BotTurn { position_version, turn, reply }).await
            }
            Finding::Review(review) => {
                self.store.write(reviews::finish(&found.game, review)?).await?;
                Ok(())
            }
            Finding::Nothing(Work::Review) => {
                self.store.write(reviews::give_up(&found.game)).await?;
                Ok(())
            }
            Finding::Nothing(Work::Turn { position_version, .. }) => {
                let position_version = *position_version;
                self.ask(&found.game, |reply| Mail::BotGivesUp { position_version, reply }).await
            }
        }
    }
}

impl Actor {
    /// Makes the turn of a computer, if the position is still the same.
    pub(super) async fn bot_turn(&mut self, games: &Games, position_version: i64, turn: &str) -> Answer<()> {
        loop {
            let game = self.fresh(games).await?;
            let Some(seat) = game.play.to_move() else { return Ok(()) };
            if game.play.position_version() != position_version || !game.play.is_bots_turn() {
                return Ok(());
            }
            let entry = LogRow::turn(games.time.now(), seat);
            if self.make(games, turn, entry, Write::new()).await?.is_some() {
                return Ok(());
            }
        }
    }

    /// Handles that the engine failed to find a turn: the game can then be claimed from the computer, so that
    /// it can end.
    pub(super) async fn bot_gives_up(&mut self, games: &Games, position_version: i64) -> Answer<()> {
        let game = self.fresh(games).await?;
        if game.play.position_version() == position_version && game.play.is_bots_turn() {
            let version = game.play.version();
            games.store.write(games::give_up(&self.audience.id, version)).await?;
        }
        Ok(())
    }
}

impl Games {
    /// Queues a job for the engine if a computer has to move.
    pub(super) fn think(&self, id: &str, game: &LoadedGame) {
        if !game.play.is_bots_turn() {
            return;
        }
        let Some(level) = game.play.to_move().and_then(|seat| game.seats[usize::from(seat)].level) else {
            return;
        };
        let people = (0u8..).zip(&game.seats).any(|(seat, sitting)| {
            let plays = sitting.person.is_some() && game.play.is_in(seat);
            plays && game.play.status() == Status::Playing
        });
        let urgency = if people { Urgency::Waited } else { Urgency::Idle };
        let work = Work::Turn { position_version: game.play.position_version(), level };
        self.ask_engine(id, game, work, urgency, waits(game));
    }

    fn ask_engine(&self, id: &str, game: &LoadedGame, work: Work, urgency: Urgency, account: String) {
        // All entries of the table, not only the turns: among several players somebody may have resigned
        // while the rest play on. Entries before the first turn are part of every new game.
        let before = game.play.terms.open().map_or(0, |table| table.entries().len());
        let entries = game.play.table().entries().split_off(before);
        let job = Job { game: id.to_string(), terms: game.play.terms.clone(), entries, work };
        // Without a known address, the account is its own line.
        let address = self.presence.address(&account).unwrap_or_else(|| format!("account {account}"));
        self.jobs.push(&Owner { address, account }, urgency, job);
    }

    /// Checks the limits for one more game against computers, for the account and for its address. A game
    /// counts for its creator even without a seat. The game about to be joined (`joins`) is left out.
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

    /// Queues all missing jobs when a node starts, including those given up before.
    pub async fn find_first_jobs(&self) -> Answer<()> {
        self.store.write(games::try_again().then(reviews::try_again())).await?;
        self.find_jobs(i64::MAX).await
    }

    /// Queues the jobs that have been waiting since before a moment.
    pub async fn find_jobs(&self, before: i64) -> Answer<()> {
        for id in games::waiting(&self.store, before).await? {
            self.find_job(&id, None).await;
        }
        for (id, account) in reviews::waiting(&self.store, before).await? {
            self.find_job(&id, Some(account.unwrap_or_default())).await;
        }
        Ok(())
    }

    /// Queues a review for an account, or the turn of a computer. An error is only logged, so that other
    /// games go on.
    async fn find_job(&self, id: &str, reviewed_for: Option<String>) {
        let find = |seen: &Seen<'_>| match reviewed_for {
            Some(account) => {
                let id = &seen.audience.id;
                seen.games.ask_engine(id, seen.game, Work::Review, Urgency::Later, account);
            }
            None => seen.games.think(&seen.audience.id, seen.game),
        };
        if let Err(fail) = self.look(id, find).await {
            tracing::error!(game = id, error = fail.problem.error, "a job could not be found");
        }
    }

    /// Queues lost jobs.
    pub async fn find_lost_jobs(&self) -> Answer<()> {
        self.find_jobs(self.time.now() - LOST).await
    }

    /// The review of a finished game. If there is none yet, it is requested for this account.
    pub async fn review(&self, id: &str, account: &str) -> Answer<Option<Review>> {
        match reviews::find(&self.store, id).await? {
            Some(Stage::Waiting) => return Ok(None),
            Some(Stage::Failed) => {
                return Err(Fail::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, "internal"));
            }
            Some(Stage::Done(review)) => return Ok(Some(review)),
            None => {}
        }
        if self.look(id, |seen| seen.game.play.status()).await? != Status::Over {
            return Err(Fail::conflict("not-over"));
        }
        self.limits.count(ANALYSES, account).await?;
        self.store.write(reviews::ask(id, account, self.time.now())).await?;
        self.find_job(id, Some(account.to_string())).await;
        Ok(None)
    }
}

/// The account that waits for a computer: the last person to move, else the creator.
fn waits(game: &LoadedGame) -> String {
    let person = |seat: u8| game.seats.get(usize::from(seat))?.person.as_ref().map(|person| &person.id);
    let mut turns = game.log.iter().rev().filter(|entry| entry.kind == Kind::Turn);
    let mover = turns.find_map(|entry| person(entry.seat?));
    let first = || game.seats.iter().find_map(|sitting| Some(&sitting.person.as_ref()?.id));
    mover.or(game.creator.as_ref()).or_else(first).cloned().unwrap_or_default()
}
