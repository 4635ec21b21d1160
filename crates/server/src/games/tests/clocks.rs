//! Clocks, also over outages of the server and of its own clock.

use super::*;

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
