//! Games as lists show them, with their seats.

use super::games::terms_of;
use super::seats::{Sitting, seat_columns};
use super::{Error, Row, Store, Value, named};
use crate::time::Moment;
use protocol::game::GameCard;

/// A query for `cards`: of the games that the inner one names, in its order.
macro_rules! cards_of {
    ($inner:expr, $order:literal) => {
        concat!(
            "SELECT g.id, g.terms, g.status, g.turns, g.winners, g.reason, g.created_at, g.updated_at, \
             g.position, g.to_move, g.deadline, ",
            seat_columns!(),
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

/// A game in a list, its seats still to come; the columns are those of [`cards_of!`].
fn card_of(id: &str, row: &Row) -> Result<GameCard, Error> {
    let terms = terms_of(row.get(1)?)?;
    Ok(GameCard {
        id: id.to_string(),
        setup: terms.view(),
        time: terms.time.clone(),
        rated: terms.rated,
        status: named("status", row.get(2)?)?,
        seats: Vec::new(),
        turns: row.get(3)?,
        position: row.get(8)?,
        to_move: row.get(9)?,
        deadline: row.get::<Option<i64>, _>(10)?.filter(|_| terms.by_days()),
        winners: row.get(4)?,
        reason: row.get(5)?,
        created_at: row.get(6)?,
        updated_at: row.get(7)?,
    })
}

/// Games in a list. A game that cannot be read is logged and left out, so that one does not hide the others.
async fn cards(store: &Store, sql: &'static str, args: Vec<Value>) -> Result<Vec<GameCard>, Error> {
    let mut cards: Vec<GameCard> = Vec::new();
    let mut broken = String::new();
    for row in store.lists().rows(sql, args).await? {
        let id: String = row.get(0)?;
        if id == broken {
            continue;
        }
        let read = || {
            let new = cards.last().is_none_or(|card| card.id != id);
            Ok((new.then(|| card_of(&id, &row)).transpose()?, Sitting::of(&row, 11)?))
        };
        match read() {
            Ok((new, sitting)) => {
                cards.extend(new);
                if let Some(card) = cards.last_mut() {
                    let letter = card.setup.letters.chars().nth(card.seats.len()).map(String::from);
                    card.seats.push(sitting.view(letter.unwrap_or_default(), false));
                }
            }
            Err(error) => {
                let error: Error = error;
                tracing::error!(game = id, %error, "a game in a list cannot be read");
                cards.retain(|card| card.id != id);
                broken = id;
            }
        }
    }
    Ok(cards)
}

/// The open games that everybody may join, the newest first.
pub async fn open(store: &Store) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'open' AND public = 1 ORDER BY created_at DESC LIMIT 200",
        "g.created_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The games that are being played for everybody to watch, the liveliest first.
pub async fn running(store: &Store) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'playing' AND public = 1 ORDER BY updated_at DESC LIMIT 50",
        "g.updated_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The games that an account plays or is asked to play, those that wait for it longest first.
pub async fn own(store: &Store, account: &str) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT game FROM players WHERE account = $1 AND live = 1 UNION \
         SELECT game FROM players WHERE invited = $1 AND live = 1",
        "g.updated_at"
    );
    cards(store, SQL, args![account]).await
}

/// Which games of a player [`history`] gives.
pub struct Part<'a> {
    /// Those before the game that was last changed at this moment and has this identifier.
    pub before: (Moment, &'a str),
    /// Of this kind; empty for all.
    pub game: &'a str,
    /// Whether the player asks, who sees all.
    pub own: bool,
}

/// The query of [`history`]: a range of the finished games by an index, and the few that are played, which change
/// their places with every turn.
macro_rules! history_of {
    ($kind_over:literal, $kind_live:literal) => {
        cards_of!(
            concat!(
                "SELECT id FROM (SELECT * FROM (SELECT DISTINCT over_at AS at, game AS id FROM players \
                 WHERE account = $1",
                $kind_over,
                " AND over_at <= $2 AND (over_at < $2 OR game > $3) ORDER BY over_at DESC, game LIMIT 51) AS ended \
                 UNION SELECT x.updated_at, x.id FROM players y CROSS JOIN games x WHERE y.account = $1 \
                 AND y.live = 1 AND x.id = y.game AND x.status = 'playing' AND (x.public = 1 OR $4 = 1)",
                $kind_live,
                " AND x.updated_at <= $2 AND (x.updated_at < $2 OR x.id > $3)) AS listed \
                 ORDER BY at DESC, id LIMIT 51"
            ),
            "g.updated_at DESC"
        )
    };
}

/// The games of a player, the newest first: those that are over, and those that are played for everybody to watch.
/// At most 51.
pub async fn history(store: &Store, account: &str, part: &Part<'_>) -> Result<Vec<GameCard>, Error> {
    const ALL: &str = history_of!("", "");
    const OF_ONE_GAME: &str = history_of!(" AND kind = $5", " AND x.game = $5");
    let (moment, id) = part.before;
    if part.game.is_empty() {
        cards(store, ALL, args![account, moment, id, part.own]).await
    } else {
        cards(store, OF_ONE_GAME, args![account, moment, id, part.own, part.game]).await
    }
}
