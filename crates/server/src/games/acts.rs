//! Actions besides turns: offers, claims, joining and leaving.

use super::Games;
use super::actor::Actor;
use super::draft::Draft;
use super::loaded::LoadedGame;
use super::mail::Mail;
use super::turns::settled;
use crate::fail::{Answer, Fail};
use crate::node::limits::SEATS;
use crate::node::presence::not_seen_after;
use crate::store::log::Kind;
use crate::store::seats::{self, Sitting};
use crate::store::{Write, accounts, games};
use crate::time::MINUTE;
use protocol::game::{Accepted, Action, NewAction, Status};

/// How long a player must be gone before the game can be claimed.
const GONE: i64 = MINUTE;

impl Games {
    pub async fn act(&self, id: &str, account: &str, new: &NewAction) -> Answer<Accepted> {
        if matches!(new.action, Action::Join | Action::Leave) {
            self.limits.count(SEATS, account).await?;
        }
        let (account, new) = (account.to_string(), new.clone());
        self.ask(id, |reply| Mail::Act { account, new, reply }).await
    }
}

impl Actor {
    /// Carries out an action of an account.
    pub(super) async fn act(&mut self, games: &Games, account: &str, new: &NewAction) -> Answer<Accepted> {
        loop {
            self.fresh(games).await?;
            let (drafts, also) = match new.action {
                Action::Join => self.joining(games, account, new.seat.as_deref()).await?,
                Action::Leave => {
                    let id = self.audience.id.clone();
                    leaving(&id, self.game()?, account)?
                }
                action => {
                    let seat = self.playing_seat(games, account)?;
                    match action {
                        Action::DropPremove => return self.drop_premove(games, seat).await,
                        Action::Claim => self.claiming(games, seat).await?,
                        _ => (acting(self.game()?, seat, action)?, Write::new()),
                    }
                }
            };
            if drafts.is_empty() {
                let version = self.game()?.play.version();
                return self.accepted(games, version);
            }
            if let Some(number) = settled(self.enter(games, drafts, also).await)? {
                return self.accepted(games, number);
            }
        }
    }

    /// The seat of an account in a running game.
    fn playing_seat(&mut self, games: &Games, account: &str) -> Answer<u8> {
        let game = self.game()?;
        let seat = game.seat_of(account).ok_or_else(|| Fail::forbidden("not-a-player"))?;
        let (playing, is_in) = (game.play.status() == Status::Playing, game.play.is_in(seat));
        match (playing, is_in) {
            (false, _) => Err(self.conflict(games, account, "not-playing")),
            (true, false) => Err(self.conflict(games, account, "gave-up")),
            (true, true) => Ok(seat),
        }
    }

    /// Claims the game because the player to move has left: they had the game open once, do not have it open
    /// now, and no node has seen them since, without an outage to blame.
    async fn claiming(&mut self, games: &Games, seat: u8) -> Answer<(Vec<Draft>, Write)> {
        let id = self.audience.id.clone();
        let game = self.game()?;
        let here = || Fail::conflict("still-here").with("seconds", GONE / 1_000);
        let other = game.play.to_move().filter(|other| *other != seat);
        let other = other.ok_or_else(here)?;
        // A computer cannot leave, but one whose job the engine gave up never moves.
        if game.play.is_bots_turn() && games::is_given_up(&games.store, &id).await? {
            return Ok((vec![Draft::new(Some(other), Kind::Left)], Write::new()));
        }
        if !game.can_be_left() {
            return Err(here());
        }
        let person = game.account(other).ok_or_else(here)?;
        let now = games.time.now();
        let seen = games.presence.last_seen(&games.store, person, &id, now).await?;
        let seen = seen.ok_or_else(here)?;
        let last = game.last_act(other).map_or(seen, |act| act.max(seen));
        if now - last - games.outages.between(last, now) < GONE {
            return Err(here());
        }
        Ok((vec![Draft::new(Some(other), Kind::Left)], not_seen_after(person, &id, last, now)))
    }

    /// Gives an account a seat; the last seat starts the game.
    async fn joining(
        &mut self,
        games: &Games,
        account: &str,
        wished: Option<&str>,
    ) -> Answer<(Vec<Draft>, Write)> {
        let id = self.audience.id.clone();
        let game = self.game()?;
        if game.seat_of(account).is_some() {
            return Ok((Vec::new(), Write::new()));
        }
        if game.play.status() != Status::Open {
            return Err(self.conflict(games, account, "not-open"));
        }
        let Some(seat) = free_seat(game, account, wished) else {
            return Err(self.conflict(games, account, "no-free-seat"));
        };
        let person = accounts::person(&games.store, account).await?.ok_or_else(Fail::nobody)?;
        if game.play.terms.rated && person.guest {
            return Err(Fail::forbidden("rated-needs-account"));
        }
        for other in game.accounts() {
            if accounts::is_blocked(&games.store, &other, account).await? {
                return Err(Fail::forbidden("blocked"));
            }
        }
        if !game.play.bots().is_empty() {
            games.may_play_computers(account, Some(&id)).await?;
        }
        let mut drafts = vec![Draft::new(Some(seat), Kind::Join).with(account)];
        let full = (0u8..).zip(&game.seats).all(|(other, sitting)| other == seat || !sitting.is_free());
        if full {
            drafts.push(Draft::new(None, Kind::Start));
        }
        let rating = games.rating(account, &game.play.terms.pool()).await?;
        Ok((drafts, seats::take(&id, seat, account, rating.rating)))
    }
}

/// The free seat for an account: the one that it is invited to, or one without an invitation.
fn free_seat(game: &LoadedGame, account: &str, wished: Option<&str>) -> Option<u8> {
    let sitting = |seat: u8| &game.seats[usize::from(seat)];
    let wished = |seat: u8| wished.is_none_or(|wished| wished == game.play.letter(seat));
    let free = |seat: &u8| sitting(*seat).is_free() && wished(*seat);
    let seats = 0..game.play.terms.seats;
    let own = seats.clone().filter(free).find(|seat| is_invited(sitting(*seat), account));
    own.or_else(|| seats.filter(free).find(|seat| sitting(*seat).invited.is_none()))
}

fn is_invited(sitting: &Sitting, account: &str) -> bool {
    sitting.invited.as_ref().is_some_and(|person| person.id == account)
}

/// The entries of an action; none if it changes nothing.
fn acting(game: &LoadedGame, seat: u8, action: Action) -> Answer<Vec<Draft>> {
    let play = &game.play;
    let draft = |kind| vec![Draft::new(Some(seat), kind)];
    // Each player makes the same offer once per position. Agreeing to an offer is always possible.
    let offer = |offers: &[u8], kind| {
        let on_board = game.log.iter().rev().take_while(|entry| entry.number > play.position_version());
        let before = on_board.filter(|entry| entry.kind == kind && entry.seat == Some(seat)).count();
        if before > 0 && offers.is_empty() { Err(Fail::conflict("offered-already")) } else { Ok(draft(kind)) }
    };
    // People who still play have to agree.
    let agreed = |offers: &[u8]| {
        (0..play.terms.seats).all(|other| {
            let asked = game.seats[usize::from(other)].person.is_some() && play.is_in(other);
            !asked || other == seat || offers.contains(&other)
        })
    };
    Ok(match action {
        // A game of two does not count before both have moved; at a larger table the others continue.
        Action::Resign if play.terms.seats == 2 && !play.has_moved(seat) => draft(Kind::Abort),
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

/// Gives back a seat before the game begins, or declines an invitation. If the creator leaves, the game is
/// aborted.
fn leaving(id: &str, game: &LoadedGame, account: &str) -> Answer<(Vec<Draft>, Write)> {
    if game.play.status() != Status::Open {
        return Err(Fail::conflict("not-open"));
    }
    let seat = game.seat_of(account);
    if game.creator.as_deref() == Some(account) {
        return Ok((vec![Draft::new(seat, Kind::Abort)], Write::new()));
    }
    if game.seats.iter().any(|sitting| is_invited(sitting, account)) {
        return Ok((vec![Draft::new(None, Kind::Abort)], Write::new()));
    }
    let seat = seat.ok_or_else(|| Fail::forbidden("not-a-player"))?;
    Ok((vec![Draft::new(Some(seat), Kind::Leave)], seats::give_back(id, seat)))
}
