//! Turns: those that players make, those that they make up in advance, and what the clock does for them.

use super::Games;
use super::acts::TRIES;
use super::clock::Verdict;
use super::draft::Draft;
use super::live::Live;
use super::play::Play;
use super::rooms::Room;
use crate::fail::{Answer, Fail};
use crate::store::log::{Entry, Kind};
use crate::store::{Refused, Write, games};
use crate::supervise::panic_text;
use crate::time::Moment;
use futures_util::FutureExt;
use protocol::game::{Accepted, NewTurn, Status};
use std::panic::AssertUnwindSafe;

/// The longest mark.
const MARK: usize = 40;

impl Games {
    /// Makes a turn for an account. `lag` is what the way to the server took.
    pub async fn turn(&self, id: &str, account: &str, new: &NewTurn, lag: i64) -> Answer<Accepted> {
        if new.mark.as_ref().is_some_and(|mark| mark.is_empty() || mark.len() > MARK) {
            return Err(Fail::bad("bad-mark").with("longest", MARK));
        }
        for _ in 0..TRIES {
            let room = self.room(id);
            let mut live = self.hold(&room).await?;
            let live = &mut *live;
            let seat = live.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
            if let Some(number) = sent_before(live, account, new)? {
                return Ok(self.accepted(live, number));
            }
            let now = self.time.now();
            let conflict = |live: &Live, error: &str| {
                Fail::conflict(error).and_game(self.view(&room, live, Some(account)))
            };
            if live.play.status() != Status::Playing {
                return Err(conflict(live, "not-playing"));
            }
            if new.board != live.play.board() {
                return Err(conflict(live, "stale"));
            }
            if live.play.to_move() != Some(seat) {
                if !new.premove || !live.play.is_in(seat) {
                    return Err(conflict(live, "not-your-turn"));
                }
                let waits = live.premove(seat).filter(|other| new.mark.is_some() && other.mark == new.mark);
                if waits.is_some_and(|other| other.turn != new.turn) {
                    return Err(conflict(live, "mark-reused"));
                }
                live.premoves[usize::from(seat)] = Some(new.clone());
                return Ok(self.accepted(live, 0));
            }
            let Some(spent) = live.play.charge(now, lag, &self.outages) else {
                match self.time_is_up(&room, live).await {
                    Err(Refused::Conflict) => continue,
                    Err(refused) => return Err(refused.into()),
                    Ok(()) => return Err(conflict(live, "time-is-up")),
                }
            };
            let body =
                live.play.read_turn(&new.turn).map_err(|message| Fail::rules("turn-refused", &message))?;
            let draft = Draft { seat: Some(seat), kind: Kind::Turn, body, spent, mark: new.mark.clone() };
            match self.enter(&room, live, now, vec![draft], Write::new()).await {
                Ok(number) => {
                    let accepted = self.accepted(live, number);
                    self.run_premoves(&room, live).await;
                    return Ok(accepted);
                }
                Err(Refused::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::unavailable())
    }

    /// Makes the turns that waited for this one.
    pub(super) async fn run_premoves(&self, room: &Room, live: &mut Live) {
        while let Some(seat) = live.play.to_move() {
            let Some(new) = live.premoves[usize::from(seat)].take() else { return };
            let Ok(body) = live.play.read_turn(&new.turn) else { return };
            let draft = Draft { seat: Some(seat), kind: Kind::Turn, body, spent: 0, mark: new.mark };
            if self.enter(room, live, self.time.now(), vec![draft], Write::new()).await.is_err() {
                return;
            }
        }
    }

    pub(super) fn accepted(&self, live: &Live, number: i64) -> Accepted {
        Accepted { number, standing: live.play.standing(self.time.now(), &self.outages) }
    }

    /// What time says about the seat to move is entered, if it says anything.
    async fn time_is_up(&self, room: &Room, live: &mut Live) -> Result<(), Refused> {
        let (seat, now) = (live.play.to_move(), self.time.now());
        let kind = match live.play.verdict(now, &self.outages) {
            Verdict::NeverBegan => Kind::Abort,
            Verdict::Flag => Kind::Flag,
            // The clock forgives lag only to who is on time.
            Verdict::GoesOn if live.play.charge(now, 0, &self.outages).is_none() => Kind::Flag,
            Verdict::GoesOn => return Ok(()),
        };
        self.enter(room, live, now, vec![Draft::new(seat, kind)], Write::new()).await.map(|_| ())
    }

    /// Looks at the clocks of the games whose time may be up.
    pub async fn sweep(&self) -> Answer<()> {
        let now = self.time.now();
        for id in games::due(&self.store, now).await? {
            // One game that panics does not stop the clocks of the others.
            match AssertUnwindSafe(self.look_at_clock(&id, now)).catch_unwind().await {
                Ok(looked) => looked?,
                Err(panic) => {
                    tracing::error!(game = id, why = panic_text(&*panic), "looking at a clock panicked");
                }
            }
        }
        Ok(())
    }

    /// Looks at the clock of a game whose time may be up.
    async fn look_at_clock(&self, id: &str, now: Moment) -> Answer<()> {
        self.supervisor.check("clock");
        let room = self.rooms.get(id, now);
        let Ok(mut live) = self.hold(&room).await else { return Ok(()) };
        let live = &mut *live;
        if live.play.verdict(now, &self.outages) == Verdict::GoesOn {
            // It was an outage: look again when the clock has run for so much longer.
            let later = self.outages.between(live.play.since(), now).max(1);
            let deadline = live.play.deadline().map(|deadline| (deadline + later).max(now + 1));
            self.store.write(games::postpone(id, live.play.version(), deadline)).await?;
        } else if let Err(Refused::Broken(error)) = self.time_is_up(&room, live).await {
            tracing::error!(game = id, error, "a clock could not be stopped");
        }
        Ok(())
    }
}

/// The number of the entry that a turn with this mark became, if it was sent before. A mark that somebody else
/// used, or that belongs to another turn, is refused.
fn sent_before(live: &Live, account: &str, new: &NewTurn) -> Answer<Option<i64>> {
    let Some(mark) = new.mark.as_deref() else { return Ok(None) };
    let Some(entry) = live.log.iter().rev().find(|entry| entry.mark.as_deref() == Some(mark)) else {
        return Ok(None);
    };
    let sitting = entry.seat.and_then(|seat| live.seats.get(usize::from(seat)));
    if sitting.and_then(|sitting| sitting.person.as_ref()).is_none_or(|person| person.id != account) {
        return Err(Fail::conflict("mark-taken"));
    }
    if !is_turn(live, entry, &new.turn) {
        return Err(Fail::conflict("mark-reused"));
    }
    Ok(Some(entry.number))
}

/// Whether a turn as somebody wrote it is the one that an entry says. A turn can be written in several ways, so
/// where the texts differ it is read on the board that it was made on.
fn is_turn(live: &Live, entry: &Entry, text: &str) -> bool {
    if entry.body == text || entry.body.split_once('.').is_some_and(|(_, body)| body == text) {
        return true;
    }
    let Ok(mut play) = Play::new(live.play.terms.clone(), live.play.bots()) else { return false };
    let before = live.log.iter().take_while(|other| other.number < entry.number);
    before.map(|other| play.apply(other)).all(|applied| applied.is_ok())
        && play.read_turn(text).is_ok_and(|body| body == entry.body)
}
