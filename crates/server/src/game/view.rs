//! Games as clients see them.

use super::play::Terms;
use super::rooms::Live;
use super::seating::Sitting;
use crate::store::{Refused, Store, Value};
use protocol::game::{GameCard, GameState, Standing, Status, TimeControl};
use protocol::live::ToClient;
use sqlx::Row;

/// The name of a status in the database.
pub fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Aborted => "aborted",
    }
}

/// A status by its name in the database.
pub fn status_of(name: &str) -> Status {
    match name {
        "open" => Status::Open,
        "playing" => Status::Playing,
        "over" => Status::Over,
        _ => Status::Aborted,
    }
}

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

fn by_days(terms: &Terms) -> bool {
    matches!(terms.time, TimeControl::Days { .. })
}

/// A game of a list, from the room.
pub fn card(id: &str, live: &Live) -> GameCard {
    let at = |entry: Option<&super::entry::Entry>| entry.map_or(live.created_at, |entry| entry.at);
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
        deadline: live.play.deadline().filter(|_| by_days(&live.play.terms)),
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

/// A query for `cards`: of the games that the inner one names, in its order.
#[macro_export]
macro_rules! cards_of {
    ($inner:literal, $order:literal) => {
        concat!(
            "SELECT g.id, g.terms, g.status, g.turns, g.winners, g.reason, g.created_at, g.updated_at, \
             g.position, g.to_move, g.deadline, ",
            $crate::seat_columns!(),
            " FROM games g JOIN ",
            "(players p LEFT JOIN accounts a ON a.id = p.account LEFT JOIN accounts i ON i.id = p.invited)",
            " ON p.game = g.id WHERE g.id IN (",
            $inner,
            ") ORDER BY ",
            $order,
            ", g.id, p.seat"
        )
    };
}

/// Games in a list.
pub async fn cards(store: &Store, sql: &'static str, args: Vec<Value>) -> Result<Vec<GameCard>, Refused> {
    let mut cards: Vec<GameCard> = Vec::new();
    for row in store.rows(sql, args).await? {
        let id: String = row.get(0);
        if cards.last().is_none_or(|card| card.id != id) {
            let Ok(terms) = serde_json::from_str::<Terms>(row.get(1)) else { continue };
            cards.push(GameCard {
                id,
                setup: terms.view(),
                time: terms.time.clone(),
                rated: terms.rated,
                status: status_of(row.get(2)),
                seats: Vec::new(),
                turns: row.get(3),
                position: row.get(8),
                to_move: row.get(9),
                deadline: row.get::<Option<i64>, _>(10).filter(|_| by_days(&terms)),
                winners: row.get(4),
                reason: row.get(5),
                created_at: row.get(6),
                updated_at: row.get(7),
            });
        }
        if let Some(card) = cards.last_mut() {
            let letter = card.setup.letters.chars().nth(card.seats.len()).map(String::from);
            card.seats.push(Sitting::of(&row, 11).view(letter.unwrap_or_default(), false));
        }
    }
    Ok(cards)
}
