//! Games as clients see them.

use super::live::Live;
use crate::store::log::Entry;
use crate::store::seats::Sitting;
use protocol::game::{GameCard, GameState, Standing, Status};
use protocol::live::ToClient;

/// A game in full; `present` are the seats of those who listen.
pub fn state(id: &str, live: &Live, standing: Standing, present: &[u8], account: Option<&str>) -> GameState {
    let you = account.and_then(|account| live.seat_of(account));
    let seat =
        |(seat, sitting): (u8, &Sitting)| sitting.view(live.play.letter(seat), present.contains(&seat));
    GameState {
        id: id.to_string(),
        setup: live.play.terms.view(),
        time: live.play.terms.time.clone(),
        rated: live.play.terms.rated,
        public: live.play.terms.public,
        created_at: live.created_at,
        seats: (0u8..).zip(&live.seats).map(seat).collect(),
        turns: live.play.turns().to_vec(),
        position: live.play.table().position(),
        standing,
        you: you.map(|seat| live.play.letter(seat)),
        premove: you.and_then(|seat| live.premove(seat).cloned()),
        rematch: live.play.rematch.clone(),
    }
}

/// The entries after a version, and how the game stands after them.
pub fn entries(id: &str, live: &Live, after: i64, standing: Standing) -> ToClient {
    let letters = live.play.letters();
    let entries = live.log.iter().skip(after.max(0) as usize).map(|entry| entry.view(&letters)).collect();
    ToClient::Entries { id: id.to_string(), entries, standing }
}

/// A game of a list, from the room.
pub fn card(id: &str, live: &Live) -> GameCard {
    let at = |entry: Option<&Entry>| entry.map_or(live.created_at, |entry| entry.at);
    GameCard {
        id: id.to_string(),
        setup: live.play.terms.view(),
        time: live.play.terms.time.clone(),
        rated: live.play.terms.rated,
        status: live.play.status(),
        seats: (0u8..).zip(&live.seats).map(|(seat, s)| s.view(live.play.letter(seat), false)).collect(),
        turns: live.play.turns().len() as i64,
        position: Some(live.play.table().position()),
        to_move: live.play.to_move().map(|seat| live.play.letter(seat)),
        deadline: live.play.deadline().filter(|_| live.play.terms.by_days()),
        winners: live.play.outcome().map(|outcome| outcome.winners.clone()),
        reason: live.play.outcome().map(|outcome| outcome.reason.clone()),
        created_at: live.created_at,
        updated_at: at(live.log.last()),
    }
}

/// What the lobby hears of a change.
pub fn lobby_change(id: &str, live: &Live) -> ToClient {
    if live.play.status() == Status::Open {
        ToClient::LobbyGame { game: Box::new(card(id, live)) }
    } else {
        ToClient::LobbyGone { id: id.to_string() }
    }
}
