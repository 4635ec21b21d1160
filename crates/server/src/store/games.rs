//! Games as they are noted besides their logs: terms, status, deadlines, and whose turn it is.

use super::{Error, Row, Snapshot, Store, Write, named, seat};
use crate::terms::Terms;
use crate::time::Moment;
use protocol::game::Status;

/// Terms as they are kept.
pub(super) fn terms_of(text: &str) -> Result<Terms, Error> {
    serde_json::from_str(text).map_err(|error| Error::Database(format!("the terms of a game: {error}")))
}

/// The immutable part of a game.
pub struct GameMeta {
    /// What was agreed.
    pub terms: Terms,
    /// Who created it.
    pub creator: Option<String>,
    /// When it was created.
    pub created_at: Moment,
}

/// The immutable part of a game.
pub async fn meta(store: &Store, id: &str) -> Result<Option<GameMeta>, Error> {
    let sql = "SELECT terms, creator, created_at FROM games WHERE id = $1";
    let Some(row) = store.row(sql, args![id]).await? else { return Ok(None) };
    let terms = terms_of(row.get(0)?).map_err(|error| Error::Database(format!("{id}: {error}")))?;
    Ok(Some(GameMeta { terms, creator: row.get(1)?, created_at: row.get(2)? }))
}

/// Whether there is a game.
pub async fn exists(store: &Store, id: &str) -> Result<bool, Error> {
    Ok(store.count("SELECT COUNT(*) FROM games WHERE id = $1", args![id]).await? > 0)
}

/// What the table of games keeps of a game, all of it known from its log.
pub struct GameSummary<'a> {
    /// Where it is in its life.
    pub status: Status,
    /// The number of the last entry.
    pub version: i64,
    /// How many turns were made.
    pub turns: i64,
    /// When the server has to look at the clock.
    pub deadline: Option<Moment>,
    /// Whether a computer has to move.
    pub bot_to_move: bool,
    /// Those who have won, and why the game ended.
    pub outcome: Option<(&'a str, &'a str)>,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    /// The position.
    pub position: String,
}

/// A new game.
pub fn add(
    id: &str,
    (terms, creator): (&Terms, Option<&str>),
    rematch_of: Option<&str>,
    noted: &GameSummary<'_>,
    now: Moment,
) -> Result<Write, Error> {
    let text = serde_json::to_string(terms).map_err(|error| Error::Database(error.to_string()))?;
    Ok(Write::new().must(
        "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, deadline, \
         bot_to_move, creator, rematch_of, created_at, updated_at, to_move, position) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $16)",
        args![
            id,
            &terms.game,
            text,
            terms.pool(),
            terms.seats,
            terms.rated,
            terms.public,
            <&str>::from(noted.status),
            noted.version,
            noted.deadline,
            noted.bot_to_move,
            creator,
            rematch_of,
            now,
            noted.to_move.clone(),
            &noted.position,
        ],
    ))
}

/// Notes how a game stands; a conflict if it is not at the version `before`. What comes after the end does not move
/// a game in the lists of its players.
pub fn change(id: &str, before: i64, noted: &GameSummary<'_>, now: Moment) -> Write {
    let write = Write::new().must(
        "UPDATE games SET version = $3, status = $4, turns = $5, deadline = $6, bot_to_move = $7, winners = $8, \
         reason = $9, updated_at = CASE WHEN status IN ('over', 'aborted') THEN updated_at ELSE $10 END, \
         to_move = $11, position = $12 WHERE id = $1 AND version = $2",
        args![
            id,
            before,
            noted.version,
            <&str>::from(noted.status),
            noted.turns,
            noted.deadline,
            noted.bot_to_move,
            noted.outcome.map(|(winners, _)| winners),
            noted.outcome.map(|(_, reason)| reason),
            now,
            noted.to_move.clone(),
            &noted.position,
        ],
    );
    match noted.status {
        Status::Over | Status::Aborted => write.then(end(id)),
        Status::Open | Status::Playing => write,
    }
}

/// Notes for the lists of the players that a game has ended, and forgets what matters only while it lasts.
fn end(id: &str) -> Write {
    Write::new()
        .and(
            "UPDATE players SET live = 0, over_at = (SELECT CASE WHEN g.status = 'over' THEN g.updated_at END \
             FROM games g WHERE g.id = $1) WHERE game = $1 AND live = 1",
            args![id],
        )
        .and("DELETE FROM computer_games WHERE game = $1", args![id])
        .and("DELETE FROM openings WHERE game = $1", args![id])
}

/// The games whose clocks have to be looked at.
pub async fn due(store: &Store, now: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM games WHERE deadline <= $1 ORDER BY deadline LIMIT 500";
    store.vital().rows(sql, args![now]).await?.iter().map(|row| row.get(0)).collect()
}

/// Whether a clock runs that may have to be looked at before a moment.
pub async fn is_due_before(store: &Store, moment: Moment) -> Result<bool, Error> {
    let sql =
        "SELECT COUNT(*) FROM (SELECT id FROM games WHERE deadline < $1 ORDER BY deadline LIMIT 1) AS first";
    Ok(store.vital().count(sql, args![moment]).await? > 0)
}

/// Looks at the clock of a game later, if nothing happens meanwhile.
pub fn postpone(id: &str, version: i64, deadline: Option<Moment>) -> Write {
    let sql = "UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version, deadline])
}

/// Looks at the clock of a game later that cannot be looked at now.
pub fn postpone_due(id: &str, now: Moment, later: Moment) -> Write {
    Write::new().and("UPDATE games SET deadline = $3 WHERE id = $1 AND deadline <= $2", args![id, now, later])
}

/// The games in which a computer has had to move since before a moment.
pub async fn waiting(store: &Store, before: Moment) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM games WHERE bot_to_move = 1 AND updated_at < $1 ORDER BY updated_at LIMIT 500";
    store.rows(sql, args![before]).await?.iter().map(|row| row.get(0)).collect()
}

/// The engine finds no turn for a game, if nothing happens meanwhile.
pub fn give_up(id: &str, version: i64) -> Write {
    let sql = "UPDATE games SET bot_to_move = 2 WHERE id = $1 AND version = $2";
    Write::new().and(sql, args![id, version])
}

/// The engine tries again what it has given up.
pub fn try_again() -> Write {
    Write::new().and("UPDATE games SET bot_to_move = 1 WHERE bot_to_move = 2", vec![])
}

/// Whether the engine has found no turn for a game.
pub async fn is_given_up(store: &Store, id: &str) -> Result<bool, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE id = $1 AND bot_to_move = 2";
    Ok(store.count(sql, args![id]).await? > 0)
}

/// The game that follows another one.
pub async fn rematch_of(store: &Store, id: &str) -> Result<Option<String>, Error> {
    let row = store.row("SELECT id FROM games WHERE rematch_of = $1", args![id]).await?;
    row.map(|row| row.get(0)).transpose()
}

/// How many open and running games an account has created.
pub async fn count_created(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status IN ('open', 'playing')";
    store.count(sql, args![account]).await
}

/// Notes that an account has created a game against computers, and from where.
pub fn add_computer_game(game: &str, account: &str, address: Option<String>) -> Write {
    let sql = "INSERT INTO computer_games (game, account, address) VALUES ($1, $2, $3)";
    Write::new().must(sql, args![game, account, address])
}

/// How many open games for everybody an account has made.
pub async fn count_open(store: &Store, account: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM games WHERE creator = $1 AND status IN ('open', 'playing') \
               AND status = 'open' AND public = 1";
    store.count(sql, args![account]).await
}

/// Notes from where an open game for everybody was made.
pub fn add_opening(game: &str, address: &str) -> Write {
    let sql = "INSERT INTO openings (game, address) VALUES ($1, $2)";
    Write::new().must(sql, args![game, address])
}

/// How many open games for everybody were made from an address.
pub async fn count_open_from(store: &Store, address: &str) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM openings o CROSS JOIN games g \
               WHERE o.address = $1 AND g.id = o.game AND g.status = 'open'";
    store.count(sql, args![address]).await
}

/// How many games against computers an account plays, of those changed after a moment, except `but`.
pub async fn count_computer_games(
    store: &Store,
    account: &str,
    since: Moment,
    but: &str,
) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM (SELECT game FROM computer_games WHERE account = $1 UNION \
               SELECT p.game FROM players p CROSS JOIN computer_games c \
               WHERE p.account = $1 AND p.live = 1 AND c.game = p.game) AS made CROSS JOIN games g \
               WHERE g.id = made.game AND g.status IN ('open', 'playing') AND g.updated_at > $2 AND g.id <> $3";
    store.count(sql, args![account, since, but]).await
}

/// The same for everybody who comes from an address.
pub async fn count_computer_games_from(
    store: &Store,
    address: &str,
    since: Moment,
    but: &str,
) -> Result<i64, Error> {
    let sql = "SELECT COUNT(*) FROM computer_games c CROSS JOIN games g WHERE g.id = c.game \
               AND c.address = $1 AND g.status IN ('open', 'playing') AND g.updated_at > $2 AND g.id <> $3";
    store.count(sql, args![address, since, but]).await
}

/// The open and running games that an account plays or is asked to.
pub async fn unfinished(store: &Store, account: &str) -> Result<Vec<(String, Status)>, Error> {
    let sql = "SELECT g.id, g.status FROM (SELECT game FROM players WHERE account = $1 AND live = 1 UNION \
               SELECT game FROM players WHERE invited = $1 AND live = 1) AS own CROSS JOIN games g \
               WHERE g.id = own.game";
    let game = |row: &Row| Ok((row.get(0)?, named("status", row.get(1)?)?));
    store.lists().rows(sql, args![account]).await?.iter().map(game).collect()
}

/// The finished games of an account, the oldest first, after the one of a moment and an identifier (those of one
/// moment backwards by identifier, as the index has them). At most 100, each with its moment.
pub async fn finished(
    store: &Store,
    account: &str,
    (moment, id): (Moment, &str),
) -> Result<Vec<(String, Moment)>, Error> {
    let sql = "SELECT DISTINCT game, over_at FROM players WHERE account = $1 AND over_at >= $2 \
               AND (over_at > $2 OR game < $3) ORDER BY over_at, game DESC LIMIT 100";
    let rows = store.lists().rows(sql, args![account, moment, id]).await?;
    rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}

/// The versions of some games.
pub async fn versions(store: &Store, ids: &[String]) -> Result<Vec<(String, i64)>, Error> {
    let sql = "SELECT id, version FROM games WHERE id IN ($IN)";
    let rows = store.rows_among(sql, vec![], ids).await?;
    rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}

/// A seat of a game that was changed lately.
pub struct Changed {
    /// The game.
    pub game: String,
    /// Its version.
    pub version: i64,
    /// Where it is in its life.
    pub status: Status,
    /// The letter of the seat to move.
    pub to_move: Option<String>,
    terms: String,
    seat: i64,
    /// Who sits there.
    pub account: Option<String>,
    /// Who is asked to sit there.
    pub invited: Option<String>,
    /// Whether the game has begun lately.
    pub begun: bool,
}

impl Changed {
    /// The letter of the seat.
    pub fn letter(&self) -> Result<Option<String>, Error> {
        let letters = terms_of(&self.terms)?.view().letters;
        Ok(letters.chars().nth(seat(self.seat)?.into()).map(String::from))
    }
}

/// The seats of open and running games that were changed since a moment.
pub async fn changed(store: &Store, since: Moment) -> Result<Vec<Changed>, Error> {
    let sql = "SELECT g.id, g.version, g.status, g.to_move, g.terms, p.seat, p.account, p.invited, l.at \
               FROM games g JOIN players p ON p.game = g.id \
               LEFT JOIN log l ON l.game = g.id AND l.kind = 'start' AND l.at >= $1 \
               WHERE g.status IN ('open', 'playing') AND g.updated_at >= $1 ORDER BY g.updated_at";
    let changed = |row: &Row| {
        Ok(Changed {
            game: row.get(0)?,
            version: row.get(1)?,
            status: named("status", row.get(2)?)?,
            to_move: row.get(3)?,
            terms: row.get(4)?,
            seat: row.get(5)?,
            account: row.get(6)?,
            invited: row.get(7)?,
            begun: row.get::<Option<i64>, _>(8)?.is_some(),
        })
    };
    store.lists().rows(sql, args![since]).await?.iter().map(changed).collect()
}

/// A game as it is noted, to be compared with its log.
#[derive(Debug)]
pub struct ToCheck {
    /// The game.
    pub id: String,
    /// What was agreed, or why that cannot be read.
    pub terms: Result<Terms, String>,
    /// The name of its status, its version, how many turns it has, and who has won.
    pub noted: (String, i64, i64, Option<String>),
}

/// The games after an identifier, in order; at most 200.
pub async fn to_check(snapshot: &mut Snapshot, after: &str) -> Result<Vec<ToCheck>, Error> {
    let sql =
        "SELECT id, terms, status, version, turns, winners FROM games WHERE id > $1 ORDER BY id LIMIT 200";
    let game = |row: &Row| {
        Ok(ToCheck {
            id: row.get(0)?,
            terms: serde_json::from_str(row.get(1)?).map_err(|error| error.to_string()),
            noted: (row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?),
        })
    };
    snapshot.rows(sql, args![after]).await?.iter().map(game).collect()
}
