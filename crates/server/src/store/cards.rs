//! Games as lists show them, with their seats.

use super::seats::{Sitting, seat_columns};
use super::{Error, Row, Store, Value};
use crate::terms::Terms;
use crate::time::Moment;
use protocol::game::GameCard;

/// A query for `cards`: the games selected by the inner query, in the given order.
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

/// A card without its seats, from the columns of [`cards_of!`].
fn card_of(id: &str, row: &Row) -> Result<GameCard, Error> {
    let terms: Terms = serde_json::from_str(&row.get::<String>("terms")?)
        .map_err(|error| Error::Database(format!("the terms of a game: {error}")))?;
    Ok(GameCard {
        id: id.to_string(),
        setup: terms.view(),
        time: terms.time.clone(),
        rated: terms.rated,
        status: row.get("status")?,
        seats: Vec::new(),
        turns: row.get("turns")?,
        position: row.get("position")?,
        to_move: row.get("to_move")?,
        deadline: row.get::<Option<Moment>>("deadline")?.filter(|_| terms.by_days()),
        winners: row.get("winners")?,
        reason: row.get("reason")?,
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
    })
}

/// Runs a query of cards. An unreadable game is logged and left out, so that it does not hide the others.
async fn cards(store: &Store, sql: &'static str, args: Vec<Value>) -> Result<Vec<GameCard>, Error> {
    let mut cards: Vec<GameCard> = Vec::new();
    let mut broken = String::new();
    for row in store.lists().rows(sql, args).await? {
        let id: String = row.get("id")?;
        if id == broken {
            continue;
        }
        let known = cards.pop_if(|card| card.id == id);
        let card = known.map_or_else(|| card_of(&id, &row), Ok);
        match card.and_then(|card| Ok((card, row.get::<Sitting>("sitting")?))) {
            Ok((mut card, sitting)) => {
                let letter = card.setup.letters.chars().nth(card.seats.len()).map(String::from);
                card.seats.push(sitting.view(letter.unwrap_or_default(), false, None));
                cards.push(card);
            }
            Err(error) => {
                tracing::error!(game = id, %error, "a game in a list cannot be read");
                broken = id;
            }
        }
    }
    Ok(cards)
}

/// The public open games, newest first.
pub async fn open(store: &Store) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'open' AND public = 1 ORDER BY created_at DESC LIMIT 200",
        "g.created_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The public running games, most recently changed first.
pub async fn running(store: &Store) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT id FROM games WHERE status = 'playing' AND public = 1 ORDER BY updated_at DESC LIMIT 50",
        "g.updated_at DESC"
    );
    cards(store, SQL, vec![]).await
}

/// The games that an account plays or is invited to, those waiting for it longest first.
pub async fn own(store: &Store, account: &str) -> Result<Vec<GameCard>, Error> {
    const SQL: &str = cards_of!(
        "SELECT game FROM players WHERE account = $1 AND live = 1 UNION \
         SELECT game FROM players WHERE invited = $1 AND live = 1",
        "g.updated_at"
    );
    cards(store, SQL, args![account]).await
}

/// Which games of a player [`history`] returns.
pub struct Part<'a> {
    /// Games before this one in the list: when it was last changed, and its identifier.
    pub before: (Moment, &'a str),
    /// Games of this kind; empty for all.
    pub game: &'a str,
    /// Whether the player asks, who may see all.
    pub own: bool,
}

/// The query of [`history`]: a range of an index for the finished games, and all of the few running games,
/// whose order changes with every turn.
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

/// The games of a player, newest first: finished games, and public running ones. At most 51.
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
