//! What players do: turns, turns made up in advance, offers, joining and leaving, and what the clock does for
//! them.

use super::clock::Verdict;
use super::entry::{Draft, Kind};
use super::rooms::{Live, Room};
use super::seating::Sitting;
use crate::app::App;
use crate::args;
use crate::fail::{Answer, Fail};
use crate::store::{Refused, Write};
use protocol::game::{Accepted, Action, NewAction, NewTurn, Status};
use sqlx::Row;

/// How often something is tried again that others were quicker with.
const TRIES: usize = 8;
/// How long a player has to be gone before the game can be claimed.
const GONE: i64 = 60_000;
/// The longest mark.
const MARK: usize = 40;

impl App {
    /// Makes a turn for an account. `lag` is what the way to the server took.
    pub async fn turn(&self, id: &str, account: &str, new: &NewTurn, lag: i64) -> Answer<Accepted> {
        if new.mark.as_ref().is_some_and(|mark| mark.is_empty() || mark.len() > MARK) {
            return Err(Fail::bad("bad-mark").with("longest", MARK));
        }
        for _ in 0..TRIES {
            let room = self.rooms.get(id, self.time.now());
            let mut live = self.hold(&room).await?;
            let live = &mut *live;
            let seat = live.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
            if let Some(number) = sent_before(live, seat, new.mark.as_deref())? {
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
            match self.enter(&room, live, vec![draft], Write::new()).await {
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

    /// Makes the turn that a computer has found for a board; on another board it is for nothing.
    pub async fn bot_turn(&self, id: &str, board: i64, turn: &str) -> Answer<()> {
        let room = self.rooms.get(id, self.time.now());
        let mut live = self.hold(&room).await?;
        let live = &mut *live;
        if live.play.board() != board || !live.play.is_bots_turn() {
            return Ok(());
        }
        let seat = live.play.to_move();
        let body = live.play.read_turn(turn).map_err(|message| Fail::rules("turn-refused", &message))?;
        let draft = Draft::new(seat, Kind::Turn).with(body);
        match self.enter(&room, live, vec![draft], Write::new()).await {
            Ok(_) => self.run_premoves(&room, live).await,
            // Another node was quicker.
            Err(Refused::Conflict) => {}
            Err(refused) => return Err(refused.into()),
        }
        Ok(())
    }

    /// Makes the turns that waited for this one.
    pub(super) async fn run_premoves(&self, room: &Room, live: &mut Live) {
        while let Some(seat) = live.play.to_move() {
            let Some(new) = live.premoves[usize::from(seat)].take() else { return };
            let Ok(body) = live.play.read_turn(&new.turn) else { return };
            let draft = Draft { seat: Some(seat), kind: Kind::Turn, body, spent: 0, mark: new.mark };
            if self.enter(room, live, vec![draft], Write::new()).await.is_err() {
                return;
            }
        }
    }

    fn accepted(&self, live: &Live, number: i64) -> Accepted {
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
        self.enter(room, live, vec![Draft::new(seat, kind)], Write::new()).await.map(|_| ())
    }

    /// Looks at the clocks of the games whose time may be up.
    pub async fn sweep(&self) -> Answer<()> {
        let now = self.time.now();
        let sql = "SELECT id FROM games WHERE deadline <= $1 ORDER BY deadline LIMIT 500";
        for row in self.store.rows(sql, args![now]).await? {
            let id: String = row.get(0);
            let room = self.rooms.get(&id, now);
            let Ok(mut live) = self.hold(&room).await else { continue };
            let live = &mut *live;
            if live.play.verdict(now, &self.outages) == Verdict::GoesOn {
                // It was an outage: look again when the clock has run for so much longer.
                let later = self.outages.between(live.play.since(), now).max(1);
                let deadline = live.play.deadline().map(|deadline| (deadline + later).max(now + 1));
                let sql = "UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2";
                let write = Write::new().and(sql, args![&id, live.play.version(), deadline]);
                self.store.write(write).await?;
            } else if let Err(Refused::Broken(error)) = self.time_is_up(&room, live).await {
                tracing::error!(game = id, error, "a clock could not be stopped");
            }
        }
        Ok(())
    }

    /// Does something else than a turn for an account.
    pub async fn act(&self, id: &str, account: &str, new: &NewAction) -> Answer<Accepted> {
        for _ in 0..TRIES {
            let room = self.rooms.get(id, self.time.now());
            let mut live = self.hold(&room).await?;
            let live = &mut *live;
            let (drafts, also) = match new.action {
                Action::Join => self.joining(&room, live, account, new.seat.as_deref()).await?,
                Action::Leave => leaving(&room, live, account)?,
                _ => {
                    let seat = live.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
                    let conflict =
                        |error| Fail::conflict(error).and_game(self.view(&room, live, Some(account)));
                    if live.play.status() != Status::Playing {
                        return Err(conflict("not-playing"));
                    }
                    if !live.play.is_in(seat) {
                        return Err(conflict("gave-up"));
                    }
                    if new.action == Action::DropPremove {
                        live.premoves[usize::from(seat)] = None;
                    }
                    (self.acting(&room, live, seat, new.action).await?, Write::new())
                }
            };
            if drafts.is_empty() {
                return Ok(self.accepted(live, live.play.version()));
            }
            match self.enter(&room, live, drafts, also).await {
                Ok(number) => {
                    self.run_premoves(&room, live).await;
                    return Ok(self.accepted(live, number));
                }
                Err(Refused::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::unavailable())
    }

    /// The entries of what a player does besides a turn; none if it changes nothing.
    async fn acting(&self, room: &Room, live: &Live, seat: u8, action: Action) -> Answer<Vec<Draft>> {
        let play = &live.play;
        let draft = |kind| vec![Draft::new(Some(seat), kind)];
        // Those whose consent is needed: people who still play.
        let agreed = |offers: &[u8]| {
            (0..play.terms.seats).all(|other| {
                let asked = live.seats[usize::from(other)].person.is_some() && play.is_in(other);
                !asked || other == seat || offers.contains(&other)
            })
        };
        Ok(match action {
            Action::Resign => draft(Kind::Resign),
            Action::Abort => {
                if play.turns().len() >= 2 {
                    return Err(Fail::conflict("too-late-to-abort"));
                }
                draft(Kind::Abort)
            }
            Action::Draw => {
                if !play.bots().is_empty() {
                    return Err(Fail::conflict("bot-declines"));
                }
                match play.draw_offers() {
                    offers if agreed(offers) => draft(Kind::Draw),
                    offers if offers.contains(&seat) => Vec::new(),
                    _ => draft(Kind::OfferDraw),
                }
            }
            Action::Takeback => {
                let offers = play.takeback_offers();
                let asker = offers.first().copied().unwrap_or(seat);
                let back = play.turns_back(asker);
                if back == 0 {
                    return Err(Fail::conflict("nothing-to-take-back"));
                }
                if play.terms.rated {
                    return Err(Fail::conflict("rated-no-takeback"));
                }
                if agreed(offers) {
                    vec![Draft::new(Some(asker), Kind::Takeback).with(back)]
                } else if offers.contains(&seat) {
                    Vec::new()
                } else {
                    draft(Kind::OfferTakeback)
                }
            }
            Action::Decline => {
                if play.draw_offers().is_empty() && play.takeback_offers().is_empty() {
                    Vec::new()
                } else {
                    draft(Kind::Decline)
                }
            }
            Action::Claim => {
                let Some(other) = play.to_move().filter(|other| *other != seat) else {
                    return Err(Fail::conflict("still-here"));
                };
                let sql = "SELECT gone_since FROM players WHERE game = $1 AND seat = $2";
                let row = self.store.row(sql, args![&room.id, other]).await?;
                let gone: Option<i64> = row.and_then(|row| row.get(0));
                let now = self.time.now();
                let long = gone.is_some_and(|gone| now - gone - self.outages.between(gone, now) >= GONE);
                let timed = matches!(play.terms.time, protocol::game::TimeControl::Clock { .. });
                if !long || !timed || room.listeners.has(other) {
                    return Err(Fail::conflict("still-here").with("seconds", GONE / 1_000));
                }
                vec![Draft::new(Some(other), Kind::Left)]
            }
            Action::Join | Action::Leave | Action::DropPremove => Vec::new(),
        })
    }

    /// An account takes a seat; with the last one the game begins.
    async fn joining(
        &self,
        room: &Room,
        live: &Live,
        account: &str,
        wished: Option<&str>,
    ) -> Answer<(Vec<Draft>, Write)> {
        if live.seat_of(account).is_some() {
            return Ok((Vec::new(), Write::new()));
        }
        if live.play.status() != Status::Open {
            return Err(Fail::conflict("not-open").and_game(self.view(room, live, Some(account))));
        }
        let invited = |sitting: &Sitting| sitting.invited.as_ref().is_some_and(|person| person.id == account);
        let wished = |seat: u8| wished.is_none_or(|wished| wished == live.play.letter(seat));
        let free = |seat: &u8| live.seats[usize::from(*seat)].is_free() && wished(*seat);
        let seats = 0..live.play.terms.seats;
        let own = seats.clone().filter(free).find(|seat| invited(&live.seats[usize::from(*seat)]));
        let any = || seats.clone().filter(free).find(|seat| live.seats[usize::from(*seat)].invited.is_none());
        let seat = own
            .or_else(any)
            .ok_or_else(|| Fail::conflict("no-free-seat").and_game(self.view(room, live, Some(account))))?;
        let person = self.person(account).await?.ok_or_else(Fail::nobody)?;
        if live.play.terms.rated && person.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        for other in live.accounts() {
            if self.is_blocked(&other, account).await? {
                return Err(Fail::forbidden("blocked"));
            }
        }
        let mut drafts = vec![Draft::new(Some(seat), Kind::Join).with(account)];
        let full = (0u8..).zip(&live.seats).all(|(other, sitting)| other == seat || !sitting.is_free());
        if full {
            drafts.push(Draft::new(None, Kind::Start));
        }
        let rating = self.rating(account, &live.play.terms.pool()).await?;
        let also = Write::new().must(
            "UPDATE players SET account = $3, invited = NULL, rating_before = $4 \
             WHERE game = $1 AND seat = $2 AND account IS NULL AND bot IS NULL",
            args![&room.id, seat, account, rating.0],
        );
        Ok((drafts, also))
    }
}

/// The number of the entry that a turn with this mark became, if it was sent before. A mark that somebody else
/// used is refused.
fn sent_before(live: &Live, seat: u8, mark: Option<&str>) -> Answer<Option<i64>> {
    let Some(mark) = mark else { return Ok(None) };
    match live.log.iter().rev().find(|entry| entry.mark.as_deref() == Some(mark)) {
        Some(entry) if entry.seat == Some(seat) => Ok(Some(entry.number)),
        Some(_) => Err(Fail::conflict("mark-taken")),
        None => Ok(None),
    }
}

/// An account gives its seat back before the game begins, or declines a challenge. With the creator goes the
/// game.
fn leaving(room: &Room, live: &Live, account: &str) -> Answer<(Vec<Draft>, Write)> {
    if live.play.status() != Status::Open {
        return Err(Fail::conflict("not-open"));
    }
    let seat = live.seat_of(account);
    if live.creator.as_deref() == Some(account) {
        return Ok((vec![Draft::new(seat, Kind::Abort)], Write::new()));
    }
    let invited = |sitting: &Sitting| sitting.invited.as_ref().is_some_and(|person| person.id == account);
    if live.seats.iter().any(invited) {
        return Ok((vec![Draft::new(None, Kind::Abort)], Write::new()));
    }
    let seat = seat.ok_or_else(|| Fail::forbidden("not-a-player"))?;
    let sql = "UPDATE players SET account = NULL WHERE game = $1 AND seat = $2";
    let also = Write::new().must(sql, args![&room.id, seat]);
    Ok((vec![Draft::new(Some(seat), Kind::Leave)], also))
}

impl App {
    /// Notes in a finished game which game follows it.
    pub async fn note_rematch(&self, id: &str, next: &str) -> Answer<()> {
        let room = self.rooms.get(id, self.time.now());
        let mut live = self.hold(&room).await?;
        let draft = Draft::new(None, Kind::Rematch).with(next);
        Ok(self.enter(&room, &mut live, vec![draft], Write::new()).await.map(|_| ())?)
    }
}
