//! Who sits at a game.

use crate::args;
use crate::store::{Refused, Store};
use protocol::game::{PlayerRef, SeatView};
use sqlx::Row;
use sqlx::any::AnyRow;

/// A player as games know them.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The account.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// Whether a program plays.
    pub bot: bool,
}

impl Person {
    /// As others see them.
    pub fn view(&self) -> PlayerRef {
        PlayerRef { id: self.id.clone(), name: self.name.clone(), guest: self.guest, bot: self.bot }
    }

    /// From four columns: id, name, kind, bot.
    pub fn of(row: &AnyRow, at: usize) -> Option<Self> {
        let id: Option<String> = row.get(at);
        Some(Self {
            id: id?,
            name: row.get(at + 1),
            guest: row.get::<String, _>(at + 2) == "guest",
            bot: row.get::<i64, _>(at + 3) == 1,
        })
    }
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sitting {
    /// Who sits there.
    pub person: Option<Person>,
    /// The level of the computer that plays.
    pub level: Option<u8>,
    /// Who is asked to sit there.
    pub invited: Option<Person>,
    /// The ratings before and after the game.
    pub ratings: (Option<f64>, Option<f64>),
}

impl Sitting {
    /// Whether nobody plays there yet.
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.level.is_none()
    }

    /// For clients.
    pub fn view(&self, letter: String, present: bool) -> SeatView {
        SeatView {
            seat: letter,
            player: self.person.as_ref().map(Person::view),
            invited: self.invited.as_ref().map(Person::view),
            level: self.level,
            rating: self.ratings.0,
            rating_after: self.ratings.1,
            present: present || self.level.is_some(),
        }
    }

    /// From the columns of [`SEATS`], after the seat's number.
    pub fn of(row: &AnyRow, at: usize) -> Self {
        let level: Option<String> = row.get(at);
        Self {
            level: level.and_then(|level| level.parse().ok()),
            ratings: (row.get(at + 1), row.get(at + 2)),
            person: Person::of(row, at + 3),
            invited: Person::of(row, at + 7),
        }
    }
}

/// The columns that `Sitting::of` reads, and where they come from.
#[macro_export]
macro_rules! seat_columns {
    () => {
        "p.bot, p.rating_before, p.rating_after, a.id, a.name, a.kind, a.bot, i.id, i.name, i.kind, i.bot"
    };
}
/// The tables of `seat_columns`.
#[macro_export]
macro_rules! seat_tables {
    () => {
        "players p LEFT JOIN accounts a ON a.id = p.account LEFT JOIN accounts i ON i.id = p.invited"
    };
}

/// The seats of a game.
pub async fn load(store: &Store, game: &str) -> Result<Vec<Sitting>, Refused> {
    const SEATS: &str =
        concat!("SELECT ", seat_columns!(), " FROM ", seat_tables!(), " WHERE p.game = $1 ORDER BY p.seat");
    let rows = store.rows(SEATS, args![game]).await?;
    Ok(rows.iter().map(|row| Sitting::of(row, 0)).collect())
}
