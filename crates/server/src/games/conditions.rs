//! Conditional turns of correspondence games: a tree of "if this is played, I answer that" for each seat. A
//! tree is private: only its owner's requests read or write it, and the actor hears of it only when an answer
//! is due. Shortly after each turn, a separate task reads the trees of the game, whether there are any or
//! not, so that timing reveals nothing. Whether a tree still holds follows from the log, so obsolete ones
//! need not be deleted.

use super::Games;
use super::actor::Actor;
use super::ahead::{Ahead, turn_of};
use super::mail::{Due, Mail, Seen};
use super::turns::settled;
use crate::fail::{Answer, Fail};
use crate::store::conditions::{self, Conditions as Kept};
use crate::store::log::{self, Kind, LogRow};
use protocol::game::{Branch, Conditions, NewConditions, Status};
use protocol::live::{ConditionsFate, Notice};
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// Limits of a tree: its turns, its depth, and its bytes.
const TURNS: usize = 100;
const DEPTH: usize = 24;
const BYTES: usize = 8 * 1_024;
/// The pause between a turn and the check for conditional turns, with or without any: the player who moved
/// has their acknowledgement by then.
const PAUSE: Duration = Duration::from_millis(50);
/// The interval at which some trees are checked in case no node answered in time.
const LOOK: Duration = Duration::from_secs(20);

/// A game as conditional turns need it.
struct Board {
    seat: u8,
    letters: String,
    version: i64,
    position_version: i64,
    ahead: Ahead,
    log: Vec<LogRow>,
}

impl Board {
    fn of(seen: &Seen<'_>, account: &str) -> Answer<Self> {
        let play = &seen.game.play;
        Ok(Self {
            seat: seen.game.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?,
            letters: play.letters(),
            version: play.version(),
            position_version: play.position_version(),
            ahead: play.ahead(),
            log: seen.game.log.clone(),
        })
    }

    /// For setting conditional turns at a version of the position; a refusal contains the game.
    fn to_set(seen: &Seen<'_>, account: &str, position_version: i64) -> Answer<Self> {
        let (board, play) = (Self::of(seen, account)?, &seen.game.play);
        let refused = if !play.terms.by_days() {
            Fail::conflict("conditions-need-days")
        } else if play.status() != Status::Playing {
            Fail::conflict("not-playing")
        } else if !play.is_in(board.seat) {
            Fail::conflict("gave-up")
        } else if board.position_version != position_version {
            Fail::conflict("stale")
        } else if play.to_move() == Some(board.seat) {
            Fail::conflict("conditions-your-turn")
        } else {
            return Ok(board);
        };
        Err(refused.and_game(seen.view(Some(account))))
    }

    fn holding(&self, branches: Vec<Branch>) -> Conditions {
        Conditions { position_version: self.position_version, branches, dropped_by: None }
    }
}

impl Games {
    /// The conditional turns of an account in a game that still hold.
    pub async fn conditions(&self, id: &str, account: &str) -> Answer<Conditions> {
        // In this order, so that the tree is never newer than the board.
        let kept = conditions::of(&self.store, id).await?;
        let account = account.to_string();
        let board = self.look(id, move |seen| Board::of(seen, &account)).await??;
        let Some(kept) = kept.iter().find(|kept| kept.seat == board.seat) else {
            return Ok(board.holding(Vec::new()));
        };
        Ok(match walk(&read(kept)?, kept, &board.log) {
            Walk::Holds(branches) => board.holding(branches.to_vec()),
            Walk::Dropped { by, .. } => Conditions { dropped_by: Some(by), ..board.holding(Vec::new()) },
            Walk::Past => board.holding(Vec::new()),
        })
    }

    /// Replaces the conditional turns of an account.
    pub async fn set_conditions(&self, id: &str, account: &str, new: &NewConditions) -> Answer<Conditions> {
        check_size(&new.branches)?;
        loop {
            let (who, on) = (account.to_string(), new.position_version);
            let board = self.look(id, move |seen| Board::to_set(seen, &who, on)).await??;
            let asked = new.branches.clone();
            // Legality checks take long, so they run on a blocking thread.
            let checked = tokio::task::spawn_blocking(move || {
                let branches = board.check(&board.ahead, &asked, &mut Vec::new())?;
                Ok::<_, Fail>((board, branches))
            });
            let (board, branches) = checked.await.map_err(|_| Fail::internal())??;
            let write = if branches.is_empty() {
                conditions::drop_of(id, board.seat)
            } else {
                let tree = serde_json::to_string(&branches).map_err(|_| Fail::internal())?;
                conditions::set(id, board.seat, board.position_version, &tree, board.version)
            };
            if settled(self.store.write(write).await)?.is_some() {
                return Ok(board.holding(branches));
            }
        }
    }

    /// Deletes the conditional turns of an account. None is made after this returns.
    pub async fn drop_conditions(&self, id: &str, account: &str) -> Answer<()> {
        let account = account.to_string();
        let seat = self.look(id, move |seen| seen.game.seat_of(&account)).await?;
        let seat = seat.ok_or_else(|| Fail::forbidden("not-a-player"))?;
        self.store.write(conditions::drop_of(id, seat)).await?;
        Ok(())
    }

    /// Schedules the check for answers to the turn just made.
    pub(super) fn answer_soon(&self, id: &str, version: i64) {
        let (games, id) = (self.me.clone(), id.to_string());
        tokio::spawn(async move {
            tokio::time::sleep(PAUSE).await;
            let Some(games) = games.upgrade().filter(|games| !games.supervisor.stop().is_cancelled()) else {
                return;
            };
            if let Err(fail) = games.answer(&id, Some(version)).await {
                tracing::warn!(game = id, error = fail.problem.error, "conditional turns were not looked at");
            }
        });
    }

    /// Queues the conditional turn that fits, if there is one. Owners are told if the entry `told` has
    /// invalidated their tree.
    async fn answer(&self, id: &str, told: Option<i64>) -> Answer<()> {
        for kept in conditions::of(&self.store, id).await? {
            let log = log::after(&self.store, id, kept.board).await?;
            let log = log.into_iter().collect::<Result<Vec<_>, _>>()?;
            let version = log.last().map_or(kept.board, |row| row.number);
            let tree = read(&kept)?;
            match walk(&tree, &kept, &log) {
                Walk::Holds([own]) if own.seat == owner(&tree) => {
                    let turn = own.turn.clone();
                    self.post(id, Mail::Conditional(Due { kept, version, turn }))?;
                }
                Walk::Dropped { by, at } if told == Some(at) => {
                    self.tell_conditions(id, &kept, by, ConditionsFate::Dropped);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Tells the owner the outcome of conditional turns, on every node.
    fn tell_conditions(&self, id: &str, kept: &Kept, turn: String, fate: ConditionsFate) {
        if let Some(account) = &kept.account {
            self.hub.notify(account, Notice::Conditions { game: id.to_string(), turn, fate });
        }
    }

    /// Periodically finds games whose answer no node has made, for example because it died; at the start it
    /// checks all of them.
    pub async fn keep_answering(&self, stop: &CancellationToken) {
        let (mut last, mut started) = (String::new(), false);
        loop {
            if (last.is_empty() || started)
                && stop
                    .run_until_cancelled(tokio::time::sleep(if started { LOOK } else { PAUSE }))
                    .await
                    .is_none()
            {
                return;
            }
            match self.answer_some(&last).await {
                Ok(next) => {
                    started |= next.is_empty();
                    last = next;
                }
                Err(fail) => {
                    started = true;
                    tracing::warn!(error = fail.problem.error, "conditional turns were not looked at");
                }
            }
        }
    }

    /// Checks some games after `after`. Returns the last one, or an empty text at the end. Errors are only
    /// logged, so that other games go on.
    pub(super) async fn answer_some(&self, after: &str) -> Answer<String> {
        let waiting = conditions::waiting(&self.store, after).await?;
        for id in &waiting {
            if let Err(fail) = self.answer(id, None).await {
                tracing::warn!(game = id, error = fail.problem.error, "conditional turns were not looked at");
            }
        }
        Ok(waiting.last().cloned().unwrap_or_default())
    }
}

impl Actor {
    /// Makes a conditional turn, if the position is still the one that it was chosen for.
    pub(super) async fn conditional_turn(&mut self, games: &Games, due: &Due) {
        let id = self.audience.id.clone();
        match self.try_conditional_turn(games, due).await {
            Ok(Some(true)) => {
                games.tell_conditions(&id, &due.kept, due.turn.clone(), ConditionsFate::Played);
            }
            Ok(Some(false)) => {}
            // Its owner has changed the tree, or the game has changed.
            Ok(None) => games.answer_soon(&id, due.version),
            Err(fail) => {
                tracing::error!(
                    game = id,
                    error = fail.problem.error,
                    "a conditional turn could not be made"
                );
                self.read_again();
            }
        }
    }

    async fn try_conditional_turn(&mut self, games: &Games, due: &Due) -> Answer<Option<bool>> {
        let (id, seat) = (self.audience.id.clone(), due.kept.seat);
        let still = conditions::still(&id, &due.kept);
        let game = self.fresh(games).await?;
        let now = games.time.now();
        if game.play.to_move() != Some(seat) || game.play.position_version() > due.version {
            return Ok(Some(false));
        }
        let Some(spent) = games.charge(&id, game, now, 0).await? else {
            return Ok(settled(self.time_is_up(games).await)?.map(|()| false));
        };
        let entry = LogRow { spent, ..LogRow::turn(now, seat) };
        Ok(self.make(games, &due.turn, entry, still).await?.map(|_| true))
    }
}

/// Parses the branches of a stored tree.
fn read(kept: &Kept) -> Answer<Vec<Branch>> {
    serde_json::from_str(&kept.tree).map_err(|error| {
        tracing::error!(%error, "conditional turns cannot be read");
        Fail::internal()
    })
}

/// The owner of a tree: every line ends with a turn of theirs.
fn owner(branches: &[Branch]) -> Option<String> {
    let first = branches.first()?;
    if first.then.is_empty() { first.seat.clone() } else { owner(&first.then) }
}

/// The state of a tree.
#[derive(Debug, PartialEq)]
enum Walk<'a> {
    /// These branches are left; none if the last answer was made.
    Holds(&'a [Branch]),
    /// A turn fitted no branch, and the owner has not moved since: the turn and the number of its entry.
    Dropped { by: String, at: i64 },
    /// The game has taken another course.
    Past,
}

/// Follows the log of a game through a tree.
fn walk<'a>(branches: &'a [Branch], kept: &Kept, log: &[LogRow]) -> Walk<'a> {
    let (mut rest, mut dropped) = (branches, None);
    for row in log.iter().filter(|row| row.number > kept.board) {
        match row.kind {
            Kind::Turn => {
                let turn = turn_of(&row.body);
                let fits = rest.iter().find(|branch| branch.turn == turn && dropped.is_none());
                match fits {
                    Some(branch) => rest = &branch.then,
                    None if row.seat == Some(kept.seat) || rest.is_empty() => return Walk::Past,
                    None => drop(dropped.get_or_insert_with(|| (turn.to_string(), row.number))),
                }
            }
            Kind::Takeback | Kind::Resign | Kind::Flag | Kind::Left | Kind::Draw | Kind::Abort => {
                return Walk::Past;
            }
            Kind::Join | Kind::Leave | Kind::Start | Kind::Rematch => {}
            Kind::OfferDraw | Kind::OfferTakeback | Kind::Decline => {}
        }
    }
    match dropped {
        Some((by, at)) => Walk::Dropped { by, at },
        None => Walk::Holds(rest),
    }
}

/// Checks the size of a tree before its turns are checked.
fn check_size(branches: &[Branch]) -> Answer<()> {
    fn size(branches: &[Branch]) -> (usize, usize, usize) {
        branches.iter().fold((0, 0, 0), |(turns, depth, bytes), branch| {
            let below = size(&branch.then);
            (turns + 1 + below.0, depth.max(1 + below.1), bytes + branch.turn.len() + below.2)
        })
    }
    let (turns, depth, bytes) = size(branches);
    if turns > TURNS || depth > DEPTH || bytes > BYTES {
        return Err(Fail::bad("conditions-too-many").with("turns", TURNS).with("depth", DEPTH));
    }
    Ok(())
}

impl Board {
    /// Normalises the branches and checks that each turn is legal; `line` contains the turns before them.
    fn check(&self, ahead: &Ahead, asked: &[Branch], line: &mut Vec<String>) -> Answer<Vec<Branch>> {
        let mover = ahead.to_move();
        let own = mover == Some(self.seat);
        let mut branches: Vec<Branch> = Vec::new();
        for branch in asked {
            line.push(branch.turn.clone());
            let at = |fail: Fail, line: &[String]| fail.with("line", line.join(" · "));
            let tried = ahead.after(&branch.turn);
            let (after, turn) = tried.map_err(|why| at(Fail::rules("conditions-refused", &why), line))?;
            if branches.iter().any(|other| other.turn == turn) {
                return Err(at(Fail::bad("conditions-twice"), line));
            }
            if own && !branches.is_empty() {
                return Err(at(Fail::bad("conditions-two-answers"), line));
            }
            let then = self.check(&after, &branch.then, line)?;
            if then.is_empty() && !own {
                return Err(at(Fail::bad("conditions-no-answer"), line));
            }
            line.pop();
            let letter = mover.and_then(|seat| self.letters.chars().nth(usize::from(seat)));
            branches.push(Branch { turn, seat: letter.map(String::from), then });
        }
        Ok(branches)
    }
}
