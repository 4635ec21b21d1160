//! Games as clients see them.

use super::loaded::LoadedGame;
use crate::store::seats::Sitting;
use crate::time::Moment;
use protocol::game::{GameState, Standing};
use protocol::live::ToClient;

/// The whole game; `present` are the seats of players who have it open.
pub fn state(
    id: &str,
    game: &LoadedGame,
    standing: Standing,
    now: Moment,
    present: &[u8],
    account: Option<&str>,
) -> GameState {
    let you = account.and_then(|account| game.seat_of(account));
    let seat = |(seat, sitting): (u8, &Sitting)| {
        let away = game.play.clock().away_until(seat.into(), now);
        sitting.view(game.play.letter(seat), present.contains(&seat), away)
    };
    GameState {
        id: id.to_string(),
        setup: game.play.terms.view(),
        time: game.play.terms.time.clone(),
        rated: game.play.terms.rated,
        public: game.play.terms.public,
        created_at: game.created_at,
        seats: (0u8..).zip(&game.seats).map(seat).collect(),
        turns: game.play.turns().to_vec(),
        position: game.play.table().position(),
        standing,
        you: you.map(|seat| game.play.letter(seat)),
        premove: you.and_then(|seat| game.premove(seat).cloned()),
        rematch: game.play.rematch.clone(),
        tournament: game.tournament.clone(),
    }
}

/// The entries after a version, and the standing after them.
pub fn entries(id: &str, game: &LoadedGame, after: i64, standing: Standing) -> ToClient {
    let letters = game.play.letters();
    let entries = game.log.iter().skip(after.max(0) as usize).map(|entry| entry.view(&letters)).collect();
    ToClient::Entries { id: id.to_string(), entries, standing }
}
