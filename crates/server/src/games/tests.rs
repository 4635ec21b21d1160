//! Games as they are played, on a set time and a real database file.

#![allow(clippy::unwrap_used)]

use crate::app::Shared;
use crate::config::Config;
use crate::fail::Fail;
use crate::people::who::From;
use crate::store::accounts::Person;
use crate::time::Time;
mod claims;
mod computers;
#[path = "../../tests/common/database.rs"]
mod database;
mod finishers;
mod offers;

use protocol::game::{Accepted, Action, GameState, NewAction, NewGame, NewTurn, Sitter, Status, TimeControl};

const BEGIN: i64 = 1_800_000_000_000;
const DAY: i64 = 86_400_000;

/// A server without a network, its time and its files.
struct House {
    app: Shared,
    time: Time,
    folder: tempfile::TempDir,
    database: Option<String>,
}

impl House {
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

    /// The machine dies and comes back after so many milliseconds.
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
        let from = From { agent: "test", network: "", device: None };
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

    async fn state(&self, id: &str) -> GameState {
        let room = self.app.games.rooms.get(id, self.time.now());
        let live = self.app.games.hold(&room).await.unwrap();
        self.app.games.view(&room, &live, None)
    }

    async fn legal(&self, id: &str) -> String {
        let room = self.app.games.rooms.get(id, self.time.now());
        let live = self.app.games.hold(&room).await.unwrap();
        live.play.table().legal_turns().swap_remove(0)
    }

    async fn turn(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        self.turn_with_lag(id, who, 0).await
    }

    async fn turn_with_lag(&self, id: &str, who: &Person, lag: i64) -> Result<Accepted, Fail> {
        let (turn, board) = (self.legal(id).await, self.state(id).await.standing.board);
        self.app.games.turn(id, &who.id, &NewTurn { turn, board, mark: None, premove: false }, lag).await
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
async fn in_order<'a>(house: &House, id: &str, one: &'a Person, two: &'a Person) -> (&'a Person, &'a Person) {
    if house.state(id).await.standing.to_move.as_deref() == Some("A") { (one, two) } else { (two, one) }
}

fn error(result: Result<Accepted, Fail>) -> String {
    result.unwrap_err().problem.error
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_is_the_same_after_a_restart() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    for game in ["halma", "street", "skud"] {
        let new = NewGame { game: game.to_string(), ..halma(TimeControl::Unlimited) };
        let id = house.game(&one, &two, new).await;
        let mut rng = fastrand::Rng::with_seed(7);
        for number in 0..60 {
            let state = house.state(&id).await;
            if state.standing.status != Status::Playing {
                break;
            }
            let first = state.standing.to_move == Some(state.seats[0].seat.clone());
            let who = if first { &one } else { &two };
            let room = house.app.games.rooms.get(&id, house.time.now());
            let legal = house.app.games.hold(&room).await.unwrap().play.table().legal_turns();
            let turn = legal[rng.usize(..legal.len())].clone();
            let new = NewTurn {
                turn,
                board: state.standing.board,
                mark: Some(format!("m{number}")),
                premove: false,
            };
            let accepted = house.app.games.turn(&id, &who.id, &new, 0).await.unwrap();
            // Sent again it is not made again.
            let again = house.app.games.turn(&id, &who.id, &new, 0).await.unwrap();
            assert_eq!(accepted.number, again.number);
        }
        house.act(&id, &one, Action::Resign).await.unwrap();
        let before = house.state(&id).await;
        assert_eq!(before.standing.status, Status::Over, "{game}");
        house.app.games.rooms.tidy(house.time.now() + 1_000_000);
        assert!(house.app.games.rooms.find(&id).is_none());
        let after = house.state(&id).await;
        assert_eq!(
            (before.turns, before.position, before.standing.outcome),
            (after.turns, after.position, after.standing.outcome)
        );
    }
}

#[tokio::test]
async fn nobody_acts_for_somebody_else_or_on_another_board() {
    let house = House::new().await;
    let (one, two, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(TimeControl::Unlimited)).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    let (turn, board) = (house.legal(&id).await, house.state(&id).await.standing.board);
    let new = NewTurn { turn: turn.clone(), board, mark: Some("a".to_string()), premove: false };
    assert_eq!(error(house.app.games.turn(&id, &stranger.id, &new, 0).await), "not-a-player");
    assert_eq!(error(house.app.games.turn(&id, &second.id, &new, 0).await), "not-your-turn");
    for turn in ["", "resign", "1A.resign", "x", "a1-a1", "c3-d4;c3-d4", "\u{0}"] {
        let new = NewTurn { turn: turn.to_string(), mark: None, ..new.clone() };
        assert_eq!(error(house.app.games.turn(&id, &first.id, &new, 0).await), "turn-refused", "{turn:?}");
    }
    house.app.games.turn(&id, &first.id, &new, 0).await.unwrap();
    let stale = NewTurn { mark: Some("b".to_string()), ..new.clone() };
    let refused = house.app.games.turn(&id, &first.id, &stale, 0).await.unwrap_err();
    assert_eq!(refused.problem.error, "stale");
    assert_eq!(refused.problem.game.unwrap().turns.len(), 1);
    // A mark belongs to who used it first.
    assert_eq!(error(house.app.games.turn(&id, &second.id, &new, 0).await), "mark-taken");
    assert_eq!(error(house.act(&id, &stranger, Action::Resign).await), "not-a-player");
    assert_eq!(error(house.act(&id, &stranger, Action::Join).await), "not-open");
    assert_eq!(house.state(&id).await.turns.len(), 1);
    assert_eq!(error(house.act("nothing", &one, Action::Resign).await), "not-found");
}

#[tokio::test]
async fn clocks_run_gain_and_fall() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    let (a, b) = if first.id == one.id { (0, 1) } else { (1, 0) };
    // The first turn of each is free.
    house.pass(20_000).await;
    house.turn(&id, first).await.unwrap();
    house.pass(20_000).await;
    house.turn(&id, second).await.unwrap();
    assert_eq!(house.left(&id).await, [60_000, 60_000]);
    house.pass(10_000).await;
    assert_eq!(house.left(&id).await[a], 50_000);
    house.turn(&id, first).await.unwrap();
    assert_eq!(house.left(&id).await[a], 52_000);
    // Lag is forgiven up to half a second a turn, and a second in a row.
    house.pass(5_000).await;
    house.turn_with_lag(&id, second, 10_000).await.unwrap();
    assert_eq!(house.left(&id).await[b], 60_000 - 4_500 + 2_000);
    let mut left = house.left(&id).await[b];
    for forgiven in [500, 200, 100, 100] {
        house.turn(&id, first).await.unwrap();
        house.pass(1_000).await;
        house.turn_with_lag(&id, second, 10_000).await.unwrap();
        left += 2_000 - 1_000 + forgiven;
        assert_eq!(house.left(&id).await[b], left);
    }
    // The flag falls though nobody is there.
    let left = house.left(&id).await[a];
    house.pass(left + 400).await;
    assert_eq!(house.state(&id).await.standing.status, Status::Playing);
    house.pass(200).await;
    let outcome = house.state(&id).await.standing.outcome.unwrap();
    let winner = house.state(&id).await.seats[b].seat.clone();
    assert_eq!((outcome.winners, outcome.reason), (winner, "time".to_string()));
    assert_eq!(error(house.turn_after_end(&id, first).await), "not-playing");
}

impl House {
    async fn turn_after_end(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        let board = self.state(id).await.standing.board;
        let new = NewTurn { turn: "a1-a2".to_string(), board, mark: None, premove: false };
        self.app.games.turn(id, &who.id, &new, 0).await
    }
}

#[tokio::test]
async fn a_turn_that_comes_too_late_loses() {
    let house = House::new().await;
    let (id, pair) = house.begin(halma(CLOCK)).await;
    let [first, second] = &pair;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    let (turn, board) = (house.legal(&id).await, house.state(&id).await.standing.board);
    house.time.pass(2_900);
    house.pass(57_200).await;
    let new = NewTurn { turn, board, mark: None, premove: false };
    assert_eq!(error(house.app.games.turn(&id, &first.id, &new, 0).await), "time-is-up");
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_game_that_nobody_begins_is_given_up() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    house.pass(59_000).await;
    assert_eq!(house.state(&id).await.standing.status, Status::Playing);
    house.pass(2_000).await;
    assert_eq!(house.state(&id).await.standing.status, Status::Aborted);
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    let by_days = house.game(&one, &two, halma(TimeControl::Days { days: 1 })).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    house.pass(5_000).await;
    let before = house.left(&id).await;
    let house = house.restart_after(3 * DAY).await;
    assert_eq!(house.left(&id).await, before);
    house.app.games.sweep().await.unwrap();
    for id in [&id, &by_days] {
        assert_eq!(house.state(id).await.standing.status, Status::Playing);
    }
    house.pass(6_000).await;
    house.turn(&id, first).await.unwrap();
    let slot = usize::from(first.id != one.id);
    assert_eq!(house.left(&id).await[slot], 60_000 - 11_000 + 2_000);
    house.pass(DAY - 5_000 - 6_000 - 1_000).await;
    assert_eq!(house.state(&by_days).await.standing.status, Status::Playing);
    house.pass(2_000).await;
    let outcome = house.state(&by_days).await.standing.outcome.unwrap();
    assert_eq!(outcome.reason, "time");
}

#[tokio::test]
async fn a_turn_by_days_has_its_days() {
    let house = House::new().await;
    let (id, pair) = house.begin(halma(TimeControl::Days { days: 2 })).await;
    let [first, second] = &pair;
    house.pass(2 * DAY - 60_000).await;
    house.turn(&id, first).await.unwrap();
    let deadline = house.state(&id).await.standing.deadline.unwrap();
    assert!((deadline - house.time.now() - 2 * DAY).abs() <= 1);
    house.pass(DAY).await;
    house.turn(&id, second).await.unwrap();
    house.pass(2 * DAY + 1_000).await;
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn turns_are_taken_back_and_draws_agreed_by_both() {
    let house = House::new().await;
    let (id, pair) = house.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    assert_eq!(error(house.act(&id, second, Action::Takeback).await), "nothing-to-take-back");
    let start = house.state(&id).await.position;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    // The first takes back its own turn and with it the answer.
    house.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(house.state(&id).await.turns.len(), 2);
    house.act(&id, second, Action::Decline).await.unwrap();
    assert_eq!(house.state(&id).await.standing.offers.takeback, "");
    // The second takes back its own only; then nothing but the first one's is left.
    house.act(&id, second, Action::Takeback).await.unwrap();
    house.act(&id, second, Action::Takeback).await.unwrap();
    house.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(house.state(&id).await.turns.len(), 1);
    house.act(&id, first, Action::Takeback).await.unwrap();
    house.act(&id, second, Action::Takeback).await.unwrap();
    let state = house.state(&id).await;
    assert_eq!((state.turns.len(), state.position), (0, start));
    house.turn(&id, first).await.unwrap();
    house.act(&id, second, Action::Draw).await.unwrap();
    assert_eq!(house.state(&id).await.standing.status, Status::Playing);
    // A turn answers the offer.
    house.turn(&id, second).await.unwrap();
    assert_eq!(house.state(&id).await.standing.offers.draw, "");
    house.act(&id, first, Action::Draw).await.unwrap();
    house.act(&id, second, Action::Draw).await.unwrap();
    let outcome = house.state(&id).await.standing.outcome.unwrap();
    assert_eq!((outcome.winners.as_str(), outcome.reason.as_str()), ("", "agreement"));
}

#[tokio::test]
async fn a_premove_waits_for_its_turn() {
    let house = House::new().await;
    let (id, pair) = house.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    house.turn(&id, first).await.unwrap();
    let answer = house.legal(&id).await;
    house.turn(&id, second).await.unwrap();
    house.act(&id, second, Action::Takeback).await.unwrap();
    house.act(&id, first, Action::Takeback).await.unwrap();
    house.act(&id, first, Action::Takeback).await.unwrap();
    house.act(&id, second, Action::Takeback).await.unwrap();
    let board = house.state(&id).await.standing.board;
    let new = NewTurn { turn: answer, board, mark: None, premove: true };
    assert_eq!(house.app.games.turn(&id, &second.id, &new, 0).await.unwrap().number, 0);
    let seen = async |who: Option<&str>| {
        let room = house.app.games.rooms.get(&id, house.app.time.now());
        let live = house.app.games.hold(&room).await.unwrap();
        house.app.games.view(&room, &live, who).premove
    };
    assert_eq!(seen(Some(&second.id)).await, Some(new.clone()));
    assert_eq!((seen(Some(&first.id)).await, seen(None).await), (None, None), "it is nobody else's business");
    // It can be dropped, and left again.
    house.act(&id, second, Action::DropPremove).await.unwrap();
    assert_eq!(seen(Some(&second.id)).await, None);
    house.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    house.turn(&id, first).await.unwrap();
    assert_eq!(house.state(&id).await.turns.len(), 2);
    // What was made up for a board that is taken back is dropped.
    let board = house.state(&id).await.standing.board;
    let turn = new.turn;
    house
        .app
        .games
        .turn(&id, &second.id, &NewTurn { turn, board, mark: None, premove: true }, 0)
        .await
        .unwrap();
    house.act(&id, second, Action::Takeback).await.unwrap();
    house.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(seen(Some(&second.id)).await, None);
}

#[tokio::test]
async fn games_are_aborted_left_and_claimed() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
    house.act(&id, second, Action::Abort).await.unwrap();
    assert_eq!(house.state(&id).await.standing.status, Status::Aborted);
    let id = house.game(&one, &two, halma(TimeControl::Clock { base: 600, increment: 0 })).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    assert_eq!(error(house.act(&id, second, Action::Abort).await), "too-late-to-abort");
    let (conn, _messages) = house.app.hub.open(Some(first.id.clone()), None);
    house.app.games.watch(&id, &conn, None).await.unwrap();
    house.pass(61_000).await;
    assert_eq!(error(house.act(&id, second, Action::Claim).await), "still-here");
    house.app.games.unwatch(&id, &conn).await;
    house.pass(59_000).await;
    assert_eq!(error(house.act(&id, second, Action::Claim).await), "still-here");
    house.pass(2_000).await;
    house.act(&id, second, Action::Claim).await.unwrap();
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "left");
    // An open game is taken back by who made it.
    let id = house.app.games.open_game(&one, &halma(CLOCK)).await.unwrap();
    assert_eq!(error(house.act(&id, &two, Action::Leave).await), "not-a-player");
    house.act(&id, &one, Action::Leave).await.unwrap();
    assert_eq!(house.state(&id).await.standing.status, Status::Aborted);
}

#[tokio::test]
async fn who_gives_up_at_a_table_of_three_is_passed_over() {
    let house = House::new().await;
    let (id, people) = house.three().await;
    let letters = house.state(&id).await.setup.letters;
    let at = |letter: &str| letters.find(letter).unwrap();
    let mover = at(&house.state(&id).await.standing.to_move.unwrap());
    house.turn(&id, &people[mover]).await.unwrap();
    // Not on its turn: it is out all the same.
    let next = at(&house.state(&id).await.standing.to_move.unwrap());
    let quitter = (0..3).find(|seat| *seat != next).unwrap();
    house.act(&id, &people[quitter], Action::Resign).await.unwrap();
    assert_eq!(error(house.act(&id, &people[quitter], Action::Draw).await), "gave-up");
    for _ in 0..8 {
        let state = house.state(&id).await;
        let mover = at(&state.standing.to_move.unwrap());
        assert_ne!(mover, quitter);
        house.turn(&id, &people[mover]).await.unwrap();
    }
    let other = (0..3).find(|seat| *seat != next && *seat != quitter).unwrap();
    house.act(&id, &people[other], Action::Resign).await.unwrap();
    let mut state = house.state(&id).await;
    if state.standing.status == Status::Playing {
        house.turn(&id, &people[next]).await.unwrap();
        state = house.state(&id).await;
    }
    let outcome = state.standing.outcome.unwrap();
    assert_eq!(outcome.winners, state.setup.letters.chars().nth(next).unwrap().to_string());
}

#[tokio::test]
async fn no_turn_is_taken_back_from_before_somebody_gave_up() {
    let house = House::new().await;
    let (id, people) = house.three().await;
    let mover = async || {
        let state = house.state(&id).await;
        state.setup.letters.find(&state.standing.to_move.unwrap()).unwrap()
    };
    let first = mover().await;
    house.turn(&id, &people[first]).await.unwrap();
    let quitter = mover().await;
    house.act(&id, &people[quitter], Action::Resign).await.unwrap();
    let before = house.state(&id).await;
    assert_eq!(error(house.act(&id, &people[first], Action::Takeback).await), "nothing-to-take-back");
    // What comes after it is taken back as ever.
    let last = mover().await;
    house.turn(&id, &people[last]).await.unwrap();
    house.act(&id, &people[last], Action::Takeback).await.unwrap();
    house.act(&id, &people[first], Action::Takeback).await.unwrap();
    let after = house.state(&id).await;
    assert_eq!((after.turns, after.position), (before.turns, before.position));
    assert_eq!(mover().await, last);
}

#[tokio::test]
async fn computers_are_asked_to_think_and_a_lost_job_is_found() {
    let house = House::new().await;
    let one = house.guest().await;
    let seats = vec![Sitter::Bot { level: 1 }, Sitter::Me];
    let new = NewGame { game: "street".to_string(), seats, ..halma(CLOCK) };
    let id = house.app.games.open_game(&one, &new).await.unwrap();
    assert!(house.state(&id).await.standing.to_move.is_some());
    // Nobody thinks in this house: the machine died. The next one finds the job.
    let house = house.restart_after(60_000).await;
    house.app.jobs.start(&house.app.games, &house.app.bus, 1, &house.app.supervisor);
    house.app.games.find_lost_jobs().await.unwrap();
    for _ in 0..200 {
        if !house.state(&id).await.turns.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(house.state(&id).await.turns.len(), 1);
    assert_eq!(house.left(&id).await, [60_000, 60_000]);
}

#[tokio::test]
async fn a_game_that_panics_does_not_stop_the_clocks_of_others() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let games = [house.game(&one, &two, halma(CLOCK)).await, house.game(&one, &two, halma(CLOCK)).await];
    house.app.supervisor.inject_panic("clock", 1);
    house.pass(61_000).await;
    let aborted = async || {
        let first = house.state(&games[0]).await.standing.status;
        [first, house.state(&games[1]).await.standing.status].map(|status| status == Status::Aborted)
    };
    assert_eq!(aborted().await.iter().filter(|aborted| **aborted).count(), 1);
    house.app.games.sweep().await.unwrap();
    assert_eq!(aborted().await, [true, true]);
}

#[tokio::test]
async fn a_game_that_is_half_changed_when_something_panics_is_read_again() {
    use futures_util::FutureExt;
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    let before = house.state(&id).await;
    let room = house.app.games.rooms.get(&id, house.time.now());
    let change = std::panic::AssertUnwindSafe(async {
        let mut live = house.app.games.hold(&room).await.unwrap();
        let start = crate::store::log::Entry { number: 3, ..crate::store::log::Entry::start(0) };
        let _ = live.play.apply(&start);
        live.log.clear();
        live.seats.clear();
        panic!("half changed");
    });
    assert!(change.catch_unwind().await.is_err());
    assert_eq!(house.state(&id).await, before);
    let (first, _) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
}

#[tokio::test]
async fn a_rematch_changes_seats_and_both_find_the_same_game() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(TimeControl::Unlimited)).await;
    assert_eq!(house.app.games.rematch(&id, &one).await.unwrap_err().problem.error, "not-over");
    house.act(&id, &one, Action::Resign).await.unwrap();
    let next = house.app.games.rematch(&id, &one).await.unwrap();
    assert_eq!(house.app.games.rematch(&id, &two).await.unwrap(), next);
    assert_eq!(house.state(&id).await.rematch.as_deref(), Some(next.as_str()));
    house.act(&next, &two, Action::Join).await.unwrap();
    let state = house.state(&next).await;
    assert_eq!(state.standing.status, Status::Playing);
    assert_eq!(state.seats[0].player.as_ref().unwrap().id, two.id);
}

#[tokio::test]
async fn those_who_want_the_same_are_paired_once() {
    use protocol::game::Seek;
    let house = House::new().await;
    let people = [house.guest().await, house.guest().await, house.guest().await];
    let seek = Seek { game: "skud".to_string(), preset: None, time: CLOCK, rated: false };
    assert_eq!(house.app.lobby.seek(&people[0], &seek).await.unwrap().game, None);
    let other = Seek { game: "street".to_string(), ..seek.clone() };
    assert_eq!(house.app.lobby.seek(&people[1], &other).await.unwrap().game, None);
    let (b, c) =
        tokio::join!(house.app.lobby.seek(&people[1], &seek), house.app.lobby.seek(&people[2], &seek));
    let games: Vec<_> = [b.unwrap().game, c.unwrap().game].into_iter().flatten().collect();
    assert!(!games.is_empty());
    let all = house.app.store.count("SELECT COUNT(*) FROM games", vec![]).await.unwrap();
    assert_eq!(all, games.len() as i64);
    assert_eq!(house.state(&games[0]).await.standing.status, Status::Playing);
}

#[tokio::test]
async fn a_restart_of_a_second_costs_nobody_anything() {
    let mut house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    // A node that shares a database with others may only call a silence an outage if no living node is silent
    // for so long.
    let shortest = if house.app.store.is_file() { 1 } else { crate::node::outages::SILENCE + 1 };
    for ms in [1_000, 2_000, shortest] {
        let before = house.left(&id).await;
        house = house.restart_after(ms).await;
        assert_eq!(house.left(&id).await, before, "{ms}");
        house.pass(1_000).await;
    }
    let slot = usize::from(first.id != one.id);
    assert_eq!(house.left(&id).await[slot], 60_000 - 3_000);
}

#[tokio::test]
async fn a_process_that_stood_still_charges_nobody() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(TimeControl::Clock { base: 5, increment: 0 })).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    house.pass(1_000).await;
    // The clocks are looked at before the next beat has noted what happened.
    house.time.pass(10_000);
    house.app.games.sweep().await.unwrap();
    let slot = usize::from(first.id != one.id);
    assert_eq!(house.left(&id).await[slot], 4_000);
    house.beat().await;
    assert_eq!(house.left(&id).await[slot], 4_000);
    house.pass(5_000).await;
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_clock_that_is_set_while_the_server_runs_charges_nobody_and_forgives_nobody() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let id = house.game(&one, &two, halma(TimeControl::Clock { base: 5, increment: 0 })).await;
    let (first, second) = in_order(&house, &id, &one, &two).await;
    let slot = usize::from(first.id != one.id);
    house.turn(&id, first).await.unwrap();
    house.turn(&id, second).await.unwrap();
    house.pass(1_000).await;
    house.time.set_calendar_by(DAY);
    house.app.games.sweep().await.unwrap();
    assert_eq!(house.left(&id).await[slot], 4_000, "nothing has passed");
    house.beat().await;
    assert_eq!(house.time.now(), BEGIN + DAY + 1_000, "the server follows the calendar");
    house.app.games.sweep().await.unwrap();
    assert_eq!(house.left(&id).await[slot], 4_000);
    house.pass(1_000).await;
    assert_eq!(house.left(&id).await[slot], 3_000);
    house.turn(&id, first).await.unwrap();
    // And back: the turn in progress began in the future.
    house.pass(1_000).await;
    house.time.set_calendar_by(-DAY);
    house.beat().await;
    assert_eq!(house.time.now(), BEGIN + 3_000);
    assert_eq!(house.left(&id).await[1 - slot], 5_000, "the turn begins again");
    house.app.games.sweep().await.unwrap();
    house.pass(5_000).await;
    house.pass(1_000).await;
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_start_with_the_clock_a_day_ahead_leaves_no_trace() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let five = || halma(TimeControl::Clock { base: 5, increment: 0 });
    let begin = async |house: &House| {
        let id = house.game(&one, &two, five()).await;
        let (first, second) = in_order(house, &id, &one, &two).await;
        house.turn(&id, first).await.unwrap();
        house.turn(&id, second).await.unwrap();
        id
    };
    house.pass(5_000).await;
    // The clock is a day ahead at one start, and right at the next.
    let house = house.restart_after(DAY).await;
    let ahead = begin(&house).await;
    house.pass(1_000).await;
    let house = house.restart_after(-DAY + 1_000).await;
    let outages = async |house: &House| {
        let sql = "SELECT COUNT(*) FROM outages WHERE until > $1";
        house.app.store.count(sql, crate::store::args![house.time.now()]).await.unwrap()
    };
    assert_eq!(outages(&house).await, 0);
    // A game of five seconds is over after five seconds, one from the wrong day, too.
    let id = begin(&house).await;
    house.app.games.sweep().await.unwrap();
    house.pass(4_000).await;
    assert_eq!(house.state(&id).await.standing.status, Status::Playing);
    house.pass(2_000).await;
    for id in [&id, &ahead] {
        assert_eq!(house.state(id).await.standing.outcome.unwrap().reason, "time");
    }
    // Outages are noted as before.
    let id = begin(&house).await;
    let before = house.left(&id).await;
    let house = house.restart_after(60_000).await;
    assert_eq!(house.left(&id).await, before);
    house.app.games.sweep().await.unwrap();
    assert_eq!(house.state(&id).await.standing.status, Status::Playing);
}
