//! Games as they are played, on a set time and a real database file.

#![allow(clippy::unwrap_used)]

use crate::app::Shared;
use crate::config::Config;
use crate::fail::Fail;
use crate::games::mail::Seen;
use crate::people::identity::ClientInfo;
use crate::store::accounts::Person;
use crate::time::{DAY, Time};
mod claims;
mod clocks;
mod computers;
mod conditional;
mod course;
#[path = "../../tests/common/database.rs"]
mod database;
mod finishers;
mod heard;
mod offers;
mod partners;
mod time_off;

use protocol::game::{Accepted, Action, GameState, NewAction, NewGame, NewTurn, Sitter, Status, TimeControl};

const BEGIN: i64 = 1_800_000_000_000;

/// A server without a network, its time and its files.
struct TestServer {
    app: Shared,
    time: Time,
    folder: tempfile::TempDir,
    database: Option<String>,
}

impl TestServer {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (time, database) = (Time::set(BEGIN), database::new().await);
        let app = Self::open(&folder, &database, &time).await;
        Self { app, time, folder, database }
    }

    async fn open(folder: &tempfile::TempDir, database: &Option<String>, time: &Time) -> Shared {
        let config = Config { database: database.clone(), ..Config::local(folder.path().into()) };
        crate::app::open(config, time.clone()).await.unwrap()
    }

    /// The machine dies and comes back after this many milliseconds.
    async fn restart_after(self, ms: i64) -> Self {
        let Self { app, time, folder, database } = self;
        app.store.close().await;
        drop(app);
        time.pass(ms);
        let app = Self::open(&folder, &database, &time).await;
        Self { app, time, folder, database }
    }

    /// Time passes while the server lives.
    async fn pass(&self, ms: i64) {
        let mut left = ms;
        while left > 0 {
            // Long stretches in fewer beats than the real ones; the silence between two is no outage.
            let step = left.min(2_500.max(ms / 2_000));
            self.time.pass(step);
            left -= step;
            let node = &self.app.node;
            let sql = "UPDATE nodes SET beat = $2 WHERE id = $1";
            let write = crate::store::Write::new().and(sql, crate::store::args![node, self.time.now()]);
            self.app.store.write(write).await.unwrap();
            self.app.outages.lived(self.time.now());
        }
        self.app.games.sweep().await.unwrap();
    }

    /// The server says that it lives, and looks at the calendar.
    async fn beat(&self) {
        self.app.outages.beat(&self.app.store, &self.app.node, &self.time).await.unwrap();
    }

    async fn guest(&self) -> Person {
        let from = ClientInfo { agent: "test", network: "", device: None };
        let (id, _) = self.app.people.new_guest(&from).await.unwrap();
        crate::store::accounts::person(&self.app.store, &id).await.unwrap().unwrap()
    }

    async fn game(&self, me: &Person, other: &Person, new: NewGame) -> String {
        let id = self.app.games.open_game(me, &new).await.unwrap();
        self.act(&id, other, Action::Join).await.unwrap();
        id
    }

    /// A game that two guests have begun, in the order in which they move.
    async fn begin(&self, new: NewGame) -> (String, [Person; 2]) {
        let (one, two) = (self.guest().await, self.guest().await);
        let id = self.game(&one, &two, new).await;
        let first = self.state(&id).await.standing.to_move.as_deref() == Some("A");
        (id, if first { [one, two] } else { [two, one] })
    }

    /// A game of Skud that three guests have begun, in the order of their seats.
    async fn three(&self) -> (String, [Person; 3]) {
        let people = [self.guest().await, self.guest().await, self.guest().await];
        let seats = vec![Sitter::Me, Sitter::Anyone, Sitter::Anyone];
        let new = NewGame { game: "skud".to_string(), seats, ..halma(TimeControl::Unlimited) };
        let id = self.app.games.open_game(&people[0], &new).await.unwrap();
        for person in &people[1..] {
            self.act(&id, person, Action::Join).await.unwrap();
        }
        (id, people)
    }

    async fn act(&self, id: &str, who: &Person, action: Action) -> Result<Accepted, Fail> {
        self.app.games.act(id, &who.id, &NewAction { action, seat: None }).await
    }

    /// Resigns a game of two after both have made a turn: before that nothing counts.
    async fn lose(&self, id: &str, loser: &Person, other: &Person) {
        for _ in 0..2 {
            if self.turn(id, loser).await.is_err() {
                self.turn(id, other).await.unwrap();
            }
        }
        self.act(id, loser, Action::Resign).await.unwrap();
    }

    async fn state(&self, id: &str) -> GameState {
        self.app.games.state(id, None).await.unwrap()
    }

    async fn legal(&self, id: &str) -> String {
        let first = |seen: &Seen<'_>| seen.game.play.table().legal_turns().swap_remove(0);
        self.app.games.look(id, first).await.unwrap()
    }

    async fn turn(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        self.turn_with_lag(id, who, 0).await
    }

    async fn turn_with_lag(&self, id: &str, who: &Person, lag: i64) -> Result<Accepted, Fail> {
        let (turn, position_version) = (self.legal(id).await, self.state(id).await.standing.position_version);
        self.app
            .games
            .turn(
                id,
                &who.id,
                &NewTurn { turn, position_version, idempotency_key: None, premove: false },
                lag,
            )
            .await
    }

    async fn left(&self, id: &str) -> Vec<i64> {
        self.state(id).await.standing.clocks.unwrap().left
    }
}

fn halma(time: TimeControl) -> NewGame {
    NewGame {
        game: "halma".to_string(),
        preset: None,
        options: Default::default(),
        time,
        rated: false,
        public: true,
        seats: vec![Sitter::Me, Sitter::Anyone],
        shuffle: false,
    }
}

const CLOCK: TimeControl = TimeControl::Clock { base: 60, increment: 2 };

/// The two players of a game in the order in which they move.
async fn in_order<'a>(
    server: &TestServer,
    id: &str,
    one: &'a Person,
    two: &'a Person,
) -> (&'a Person, &'a Person) {
    if server.state(id).await.standing.to_move.as_deref() == Some("A") { (one, two) } else { (two, one) }
}

fn error(result: Result<Accepted, Fail>) -> String {
    result.unwrap_err().problem.error
}
