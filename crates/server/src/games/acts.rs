//! What players do besides turns: offers, claims, joining and leaving.

use super::Games;
use super::draft::Draft;
use super::live::Live;
use super::rooms::Room;
use crate::fail::{Answer, Fail};
use crate::node::presence::not_seen_after;
use crate::store::log::Kind;
use crate::store::seats::{self, Sitting};
use crate::store::{Refused, Write, accounts, games};
use protocol::game::{Accepted, Action, NewAction, Status};

/// How often something is tried again that others were quicker with.
pub(super) const TRIES: usize = 8;
/// How long a player has to be gone before the game can be claimed.
const GONE: i64 = 60_000;

impl Games {
    /// Does something else than a turn for an account.
    pub async fn act(&self, id: &str, account: &str, new: &NewAction) -> Answer<Accepted> {
        for _ in 0..TRIES {
            let room = self.room(id);
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
                    if new.action == Action::Claim {
                        self.claiming(&room, live, seat).await?
                    } else {
                        (acting(live, seat, new.action)?, Write::new())
                    }
                }
            };
            if drafts.is_empty() {
                return Ok(self.accepted(live, live.play.version()));
            }
            match self.enter(&room, live, self.time.now(), drafts, also).await {
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

    /// A player says that the one to move has left: had the game open once, has not now, and has given no sign of
    /// life on any node since, as long as nobody else is to blame for it.
    async fn claiming(&self, room: &Room, live: &Live, seat: u8) -> Answer<(Vec<Draft>, Write)> {
        let here = || Fail::conflict("still-here").with("seconds", GONE / 1_000);
        let other = live.play.to_move().filter(|other| *other != seat);
        let other = other.ok_or_else(here)?;
        // Computers do not leave, but one whose turn the engine gave up never moves.
        if live.play.is_bots_turn() && games::is_given_up(&self.store, &room.id).await? {
            return Ok((vec![Draft::new(Some(other), Kind::Left)], Write::new()));
        }
        if !live.can_be_left() {
            return Err(here());
        }
        let person = live.seats[usize::from(other)].person.as_ref().ok_or_else(here)?;
        let now = self.time.now();
        let seen = self.presence.last_seen(&self.store, &person.id, &room.id, now).await?;
        let seen = seen.ok_or_else(here)?;
        let last = live.last_act(other).map_or(seen, |act| act.max(seen));
        if now - last - self.outages.between(last, now) < GONE {
            return Err(here());
        }
        Ok((vec![Draft::new(Some(other), Kind::Left)], not_seen_after(&person.id, &room.id, last, now)))
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
        let person = accounts::person(&self.store, account).await?.ok_or_else(Fail::nobody)?;
        if live.play.terms.rated && person.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        for other in live.accounts() {
            if accounts::is_blocked(&self.store, &other, account).await? {
                return Err(Fail::forbidden("blocked"));
            }
        }
        if !live.play.bots().is_empty() {
            self.may_play_computers(account, Some(&room.id)).await?;
        }
        let mut drafts = vec![Draft::new(Some(seat), Kind::Join).with(account)];
        let full = (0u8..).zip(&live.seats).all(|(other, sitting)| other == seat || !sitting.is_free());
        if full {
            drafts.push(Draft::new(None, Kind::Start));
        }
        let rating = self.rating(account, &live.play.terms.pool()).await?;
        Ok((drafts, seats::take(&room.id, seat, account, rating.rating)))
    }
}

/// The entries of what a player does besides a turn; none if it changes nothing.
fn acting(live: &Live, seat: u8, action: Action) -> Answer<Vec<Draft>> {
    let play = &live.play;
    let draft = |kind| vec![Draft::new(Some(seat), kind)];
    // Each offers the same once on a board; whoever agrees to what is offered may always do so.
    let offer = |offers: &[u8], kind| {
        let on_board = live.log.iter().rev().take_while(|entry| entry.number > play.board());
        let before = on_board.filter(|entry| entry.kind == kind && entry.seat == Some(seat)).count();
        if before > 0 && offers.is_empty() { Err(Fail::conflict("offered-already")) } else { Ok(draft(kind)) }
    };
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
                offers => offer(offers, Kind::OfferDraw)?,
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
                offer(offers, Kind::OfferTakeback)?
            }
        }
        Action::Decline => {
            if play.draw_offers().is_empty() && play.takeback_offers().is_empty() {
                Vec::new()
            } else {
                draft(Kind::Decline)
            }
        }
        Action::Join | Action::Leave | Action::DropPremove | Action::Claim => Vec::new(),
    })
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
    Ok((vec![Draft::new(Some(seat), Kind::Leave)], seats::give_back(&room.id, seat)))
}
