//! Test databases for measurements: as after years of use, made in minutes. They repeat a set of games played
//! at random here, so that each can be opened and replayed.

use crate::error::Error;
use crate::games::create::{Asked, terms};
use crate::games::play::Play;
use crate::names::name_key;
use crate::people::passwords::Passwords;
use crate::store::Store;
use crate::store::fill::{self, People, Template};
use crate::store::location::Location;
use crate::store::log::{Kind, LogRow};
use crate::supervise::Supervisor;
use crate::time::Time;
use protocol::game::TimeControl;
use rules::game::SeatSet;
use rules::table::random_entry;
use std::collections::BTreeMap;

pub use crate::store::fill::Size;

/// How many games are played as templates: finished and unfinished ones.
const FINISHED: usize = 200;
const PLAYED: usize = 20;
/// After this many turns a player resigns.
const TURNS: usize = 98;
/// The password of every account.
pub const PASSWORD: &str = "leaves from the vine";

/// The name of an account.
pub fn name_of(number: u32) -> String {
    format!("player{number}")
}

/// Fills a new database file; `tell` is called with the number of games so far.
pub async fn fill(database: &str, size: Size, tell: &mut dyn FnMut(u32)) -> Result<(), Error> {
    let Location::File(path) = Location::of(database)? else {
        return Err(Error::Database("only a file can be filled".to_string()));
    };
    if path.exists() {
        return Err(Error::NotEmpty);
    }
    let store = Store::open_to_serve(database, &Supervisor::default()).await?;
    store.close().await;
    drop(store);
    let mut rng = fastrand::Rng::with_seed(7);
    let made: Option<Vec<Template>> =
        (0..FINISHED + PLAYED).map(|number| template(number, number < FINISHED, &mut rng)).collect();
    let made = made.ok_or_else(|| Error::Database("a game could not be played".to_string()))?;
    let hash = Passwords::default().hash(PASSWORD).await;
    let hash = hash.map_err(|fail| Error::Database(fail.problem.error))?;
    let person = |number| {
        let name = name_of(number);
        let key = name_key(&name);
        (name, key)
    };
    let people = People { named: &person, password: &hash };
    fill::fill(&path, size, &made, people, Time::default().now(), tell).await?;
    Ok(())
}

/// A random game, finished or unfinished.
fn template(number: usize, over: bool, rng: &mut fastrand::Rng) -> Option<Template> {
    let game = rules::GAMES[number % rules::GAMES.len()].id;
    let time = TimeControl::Clock { base: 600, increment: 5 };
    let time = if over { time } else { TimeControl::Unlimited };
    let options = BTreeMap::new();
    let asked =
        Asked { game, preset: None, options: &options, seats: 2, time: &time, rated: false, public: true };
    let terms = terms(&asked).ok()?;
    let mut play = Play::new(terms.clone(), SeatSet::NONE).ok()?;
    let mut entries = Vec::new();
    let mut add = |play: &mut Play, seat: Option<u8>, kind: Kind, body: String| {
        let number = entries.len() as i64 + 1;
        let entry = LogRow { number, seat, kind, body: body.clone(), ..LogRow::start(5_000 * number) };
        entries.push((seat.map(i64::from), <&str>::from(kind), body));
        play.apply(&entry).ok()
    };
    add(&mut play, None, Kind::Start, String::new())?;
    let turns = if over { TURNS } else { 30 };
    while play.outcome().is_none() && play.turns().len() < turns {
        let (seat, body) = (play.to_move(), random_entry(play.table(), rng)?);
        add(&mut play, seat, Kind::Turn, body)?;
    }
    if over && play.outcome().is_none() {
        let seat = play.to_move();
        add(&mut play, seat, Kind::Resign, String::new())?;
    }
    let noted = play.noted();
    let outcome = noted.outcome.map(|(winners, reason)| (winners.to_string(), reason.to_string()));
    let first = play.letter(0);
    let score = outcome.as_ref().map_or(0.5, |(winners, _)| match winners.as_str() {
        "" => 0.5,
        winners if winners.contains(&first) => 1.0,
        _ => 0.0,
    });
    let text = serde_json::to_string(&terms).ok()?;
    Some(Template {
        pool: terms.pool(),
        game: terms.game,
        terms: text,
        status: <&str>::from(noted.status),
        turns: noted.turns,
        to_move: noted.to_move.clone(),
        position: noted.position.clone(),
        outcome,
        score,
        entries,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::maintain::check;

    #[tokio::test]
    async fn a_filled_database_is_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let (url, mut told) = (Store::file(folder.path()), 0);
        let size = Size { accounts: 40, games: 300 };
        fill(&url, size, &mut |games| told = games).await.unwrap();
        assert_eq!(told, 300);
        let found = check(&url).await.unwrap();
        assert_eq!((found.accounts, found.games), (40, 340));
        assert!(found.wrong.is_empty(), "{:?}", found.wrong.first());
        assert!(matches!(fill(&url, size, &mut |_| {}).await, Err(Error::NotEmpty)));
    }
}
