//! Clocks, also over outages of the server and of its own clock.

use super::*;
use crate::node::outages::BEAT;

#[tokio::test]
async fn clocks_run_gain_and_fall() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    let (a, b) = if first.id == one.id { (0, 1) } else { (1, 0) };
    // The first turn of each is free.
    server.pass(20_000).await;
    server.turn(&id, first).await.unwrap();
    server.pass(20_000).await;
    server.turn(&id, second).await.unwrap();
    assert_eq!(server.left(&id).await, [60_000, 60_000]);
    server.pass(10_000).await;
    assert_eq!(server.left(&id).await[a], 50_000);
    server.turn(&id, first).await.unwrap();
    assert_eq!(server.left(&id).await[a], 52_000);
    // Lag is forgiven up to half a second a turn, and a second in a row.
    server.pass(5_000).await;
    server.turn_with_lag(&id, second, 10_000).await.unwrap();
    assert_eq!(server.left(&id).await[b], 60_000 - 4_500 + 2_000);
    let mut left = server.left(&id).await[b];
    for forgiven in [500, 200, 100, 100] {
        server.turn(&id, first).await.unwrap();
        server.pass(1_000).await;
        server.turn_with_lag(&id, second, 10_000).await.unwrap();
        left += 2_000 - 1_000 + forgiven;
        assert_eq!(server.left(&id).await[b], left);
    }
    // The flag falls though nobody is there.
    let left = server.left(&id).await[a];
    server.pass(left + 400).await;
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
    server.pass(200).await;
    let outcome = server.state(&id).await.standing.outcome.unwrap();
    let winner = server.state(&id).await.seats[b].seat.clone();
    assert_eq!((outcome.winners, outcome.reason), (winner, "time".to_string()));
    assert_eq!(error(server.turn_after_end(&id, first).await), "not-playing");
}

impl TestServer {
    async fn turn_after_end(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        let position_version = self.state(id).await.standing.position_version;
        let new =
            NewTurn { turn: "a1-a2".to_string(), position_version, idempotency_key: None, premove: false };
        self.app.games.turn(id, &who.id, &new, 0).await
    }
}

#[tokio::test]
async fn a_turn_that_comes_too_late_loses() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(CLOCK)).await;
    let [first, second] = &pair;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    let (turn, position_version) =
        (server.legal(&id).await, server.state(&id).await.standing.position_version);
    server.time.pass(2_900);
    server.pass(57_200).await;
    let new = NewTurn { turn, position_version, idempotency_key: None, premove: false };
    assert_eq!(error(server.app.games.turn(&id, &first.id, &new, 0).await), "time-is-up");
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_server_that_dies_as_the_first_clock_starts_charges_nobody_for_the_time_it_was_away() {
    let mut server = TestServer::new().await;
    for _ in 0..4 {
        server.time.pass(BEAT);
        server.beat().await;
    }
    // Nothing runs, so the next beat would come late.
    let (id, pair) = server.begin(halma(CLOCK)).await;
    for who in &pair {
        server.turn(&id, who).await.unwrap();
    }
    for away in [1_000, 5_000] {
        server = server.restart_after(away).await;
        assert_eq!(server.left(&id).await, [60_000, 60_000], "after {away} ms");
    }
}

#[tokio::test]
async fn a_game_that_nobody_begins_is_given_up() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    server.pass(59_000).await;
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
    server.pass(2_000).await;
    assert_eq!(server.state(&id).await.standing.status, Status::Aborted);
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    let by_days = server.game(&one, &two, halma(TimeControl::Days { days: 1 })).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    server.pass(5_000).await;
    let before = server.left(&id).await;
    let server = server.restart_after(3 * DAY).await;
    assert_eq!(server.left(&id).await, before);
    server.app.games.sweep().await.unwrap();
    for id in [&id, &by_days] {
        assert_eq!(server.state(id).await.standing.status, Status::Playing);
    }
    server.pass(6_000).await;
    server.turn(&id, first).await.unwrap();
    let slot = usize::from(first.id != one.id);
    assert_eq!(server.left(&id).await[slot], 60_000 - 11_000 + 2_000);
    server.pass(DAY - 5_000 - 6_000 - 1_000).await;
    assert_eq!(server.state(&by_days).await.standing.status, Status::Playing);
    server.pass(2_000).await;
    let outcome = server.state(&by_days).await.standing.outcome.unwrap();
    assert_eq!(outcome.reason, "time");
}

#[tokio::test]
async fn a_turn_by_days_has_its_days() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Days { days: 2 })).await;
    let [first, second] = &pair;
    server.pass(2 * DAY - 60_000).await;
    server.turn(&id, first).await.unwrap();
    let deadline = server.state(&id).await.standing.deadline.unwrap();
    assert!((deadline - server.time.now() - 2 * DAY).abs() <= 1);
    server.pass(DAY).await;
    server.turn(&id, second).await.unwrap();
    server.pass(2 * DAY + 1_000).await;
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_restart_of_a_second_costs_nobody_anything() {
    let mut server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    // A node that shares a database with others may only call a silence an outage if no living node is silent
    // for that long.
    let shortest = if server.app.store.is_file() { 1 } else { crate::node::outages::SILENCE + 1 };
    for ms in [1_000, 2_000, shortest] {
        let before = server.left(&id).await;
        server = server.restart_after(ms).await;
        assert_eq!(server.left(&id).await, before, "{ms}");
        server.pass(1_000).await;
    }
    let slot = usize::from(first.id != one.id);
    assert_eq!(server.left(&id).await[slot], 60_000 - 3_000);
}

#[tokio::test]
async fn a_process_that_stood_still_charges_nobody() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(TimeControl::Clock { base: 5, increment: 0 })).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    server.pass(1_000).await;
    // The clocks are looked at before the next beat has noted what happened.
    server.time.pass(10_000);
    server.app.games.sweep().await.unwrap();
    let slot = usize::from(first.id != one.id);
    assert_eq!(server.left(&id).await[slot], 4_000);
    server.beat().await;
    assert_eq!(server.left(&id).await[slot], 4_000);
    server.pass(5_000).await;
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_clock_that_is_set_while_the_server_runs_charges_nobody_and_forgives_nobody() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(TimeControl::Clock { base: 5, increment: 0 })).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    let slot = usize::from(first.id != one.id);
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    server.pass(1_000).await;
    server.time.set_calendar_by(DAY);
    server.app.games.sweep().await.unwrap();
    assert_eq!(server.left(&id).await[slot], 4_000, "nothing has passed");
    server.beat().await;
    assert_eq!(server.time.now(), BEGIN + DAY + 1_000, "the server follows the calendar");
    server.app.games.sweep().await.unwrap();
    assert_eq!(server.left(&id).await[slot], 4_000);
    server.pass(1_000).await;
    assert_eq!(server.left(&id).await[slot], 3_000);
    server.turn(&id, first).await.unwrap();
    // And back: the turn in progress began in the future.
    server.pass(1_000).await;
    server.time.set_calendar_by(-DAY);
    server.beat().await;
    assert_eq!(server.time.now(), BEGIN + 3_000);
    assert_eq!(server.left(&id).await[1 - slot], 5_000, "the turn begins again");
    server.app.games.sweep().await.unwrap();
    server.pass(5_000).await;
    server.pass(1_000).await;
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn a_start_with_the_clock_a_day_ahead_leaves_no_trace() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let five = || halma(TimeControl::Clock { base: 5, increment: 0 });
    let begin = async |server: &TestServer| {
        let id = server.game(&one, &two, five()).await;
        let (first, second) = in_order(server, &id, &one, &two).await;
        server.turn(&id, first).await.unwrap();
        server.turn(&id, second).await.unwrap();
        id
    };
    server.pass(5_000).await;
    // The clock is a day ahead at one start, and right at the next.
    let server = server.restart_after(DAY).await;
    let ahead = begin(&server).await;
    server.pass(1_000).await;
    let server = server.restart_after(-DAY + 1_000).await;
    let outages = async |server: &TestServer| {
        let sql = "SELECT COUNT(*) FROM outages WHERE until > $1";
        server.app.store.keyed().count(sql, crate::store::args![server.time.now()]).await.unwrap()
    };
    assert_eq!(outages(&server).await, 0);
    // A game of five seconds is over after five seconds, one from the wrong day, too.
    let id = begin(&server).await;
    server.app.games.sweep().await.unwrap();
    server.pass(4_000).await;
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
    server.pass(2_000).await;
    for id in [&id, &ahead] {
        assert_eq!(server.state(id).await.standing.outcome.unwrap().reason, "time");
    }
    // Outages are noted as before.
    let id = begin(&server).await;
    let before = server.left(&id).await;
    let server = server.restart_after(60_000).await;
    assert_eq!(server.left(&id).await, before);
    server.app.games.sweep().await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
}
