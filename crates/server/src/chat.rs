//! What people say to each other at a game: players among themselves, and spectators among themselves.

use crate::app::App;
use crate::args;
use crate::auth::Who;
use crate::bus::News;
use crate::fail::{Answer, Fail};
use crate::hub::wire;
use crate::limits::MESSAGES;
use crate::store::{Refused, Write};
use protocol::game::{Message, NewMessage, Room};
use protocol::live::ToClient;
use sqlx::Row;

/// The longest message, in characters.
const LONGEST: usize = 500;

/// The name of a room in the database.
pub fn room_name(room: Room) -> &'static str {
    match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
    }
}

impl App {
    /// Somebody says something. Players speak only among themselves, spectators too.
    pub async fn say(&self, id: &str, who: &Who, new: &NewMessage) -> Answer<Message> {
        let text = new.text.trim();
        if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
            return Err(Fail::bad("bad-message").with("longest", LONGEST));
        }
        if who.muted_until > self.time.now() {
            return Err(Fail::forbidden("muted").with("until", who.muted_until));
        }
        let at = self.rooms.get(id, self.time.now());
        let plays = self.hold(&at).await?.seat_of(who.id()).is_some();
        if plays != (new.room == Room::Players) {
            return Err(Fail::forbidden("other-room"));
        }
        self.limit(MESSAGES, who.id()).await?;
        let room = room_name(new.room);
        for _ in 0..8 {
            let sql = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = $1 AND room = $2";
            let number = self.store.count(sql, args![id, room]).await? + 1;
            let now = self.time.now();
            let sql =
                "INSERT INTO chat (game, room, number, account, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
            let write = Write::new().must(sql, args![id, room, number, who.id(), text, now]);
            match self.store.write(write).await {
                Ok(_) => {
                    let name = who.person.name.clone();
                    let message = Message { number, room: new.room, name, text: text.to_string(), at: now };
                    let said = ToClient::Said { id: id.to_string(), message: message.clone() };
                    at.listeners.tell(&wire(&said), Some(plays));
                    self.bus.tell(&News::Said(id.to_string(), new.room, message.clone())).await;
                    return Ok(message);
                }
                Err(Refused::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::unavailable())
    }

    /// What was said in a room, the last 200. Players do not see what spectators say while they play, nor the
    /// other way round.
    pub async fn said(&self, id: &str, account: Option<&str>, room: Room) -> Answer<Vec<Message>> {
        let at = self.rooms.get(id, self.time.now());
        let live = self.hold(&at).await?;
        let plays = account.is_some_and(|account| live.seat_of(account).is_some());
        let over =
            !matches!(live.play.status(), protocol::game::Status::Open | protocol::game::Status::Playing);
        drop(live);
        if plays != (room == Room::Players) && !(over && plays) {
            return Err(Fail::forbidden("other-room"));
        }
        let sql = "SELECT c.number, COALESCE(a.name, ''), c.text, c.at FROM chat c \
                   LEFT JOIN accounts a ON a.id = c.account WHERE c.game = $1 AND c.room = $2 \
                   ORDER BY c.number DESC LIMIT 200";
        let rows = self.store.rows(sql, args![id, room_name(room)]).await?;
        let message = |row: &sqlx::any::AnyRow| Message {
            number: row.get(0),
            room,
            name: row.get(1),
            text: row.get(2),
            at: row.get(3),
        };
        Ok(rows.iter().rev().map(message).collect())
    }
}
