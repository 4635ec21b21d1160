//! Time off: clocks of games by days stand while somebody is away.

use super::heard::hear;
use super::*;
use crate::people::identity::Identity;
use protocol::live::ToClient;
use protocol::people::{NewTimeOff, TimeOff};

const HOUR: i64 = DAY / 24;

/// An account, as somebody who may take time off.
fn account(who: &Person) -> Identity {
    Identity::of_session(Person { guest: false, ..who.clone() })
}

impl TestServer {
    /// Takes time off after a number of days, for a number of days.
    async fn leave(&self, who: &Person, after: i64, days: i64) -> Result<TimeOff, Fail> {
        let begins = self.time.now() + after * DAY;
        let new = NewTimeOff { begins: Some(begins), until: begins + days * DAY };
        self.app.people.take_time_off(&account(who), &new).await
    }

    /// A game with two days for each turn, the one who has to move and the other one.
    async fn by_days(&self) -> (String, [Person; 2]) {
        self.begin(halma(TimeControl::Days { days: 2 })).await
    }

    async fn is_played(&self, id: &str) -> bool {
        self.state(id).await.standing.status == Status::Playing
    }

    async fn days_left(&self, id: &str) -> f64 {
        let deadline = self.state(id).await.standing.deadline.unwrap();
        ((deadline - self.time.now()) as f64 / HOUR as f64).round() / 24.0
    }
}

#[tokio::test]
async fn a_clock_stands_while_somebody_is_away_also_over_a_restart() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.by_days().await;
    server.pass(DAY).await;
    server.leave(&first, 1, 5).await.unwrap();
    // The clock runs until the time off begins, a day of it is left.
    assert_eq!(server.days_left(&id).await, 6.0);
    server.pass(3 * DAY).await;
    assert!(server.is_played(&id).await);
    let away = server.state(&id).await.seats.into_iter().map(|seat| seat.away_until);
    assert_eq!(away.flatten().collect::<Vec<_>>(), [server.time.now() + 3 * DAY]);
    let server = server.restart_after(1_000).await;
    server.pass(3 * DAY - HOUR).await;
    assert!(server.is_played(&id).await);
    server.pass(2 * HOUR).await;
    let outcome = server.state(&id).await.standing.outcome.unwrap();
    let winner = server
        .state(&id)
        .await
        .seats
        .into_iter()
        .find(|seat| seat.player.as_ref().is_some_and(|player| player.id == second.id));
    assert_eq!((outcome.winners, outcome.reason.as_str()), (winner.unwrap().seat, "time"));
}

#[tokio::test]
async fn a_turn_can_be_made_while_away_and_the_opponents_clock_runs_on() {
    let server = TestServer::new().await;
    let (id, [first, _]) = server.by_days().await;
    server.leave(&first, 0, 20).await.unwrap();
    server.pass(10 * DAY).await;
    server.turn(&id, &first).await.unwrap();
    assert_eq!(server.days_left(&id).await, 2.0);
    server.pass(2 * DAY + HOUR).await;
    assert!(!server.is_played(&id).await);
}

#[tokio::test]
async fn whoever_is_back_early_has_the_time_that_was_left() {
    let server = TestServer::new().await;
    let (id, [first, _]) = server.by_days().await;
    server.leave(&first, 0, 20).await.unwrap();
    server.pass(5 * DAY).await;
    server.app.people.end_time_off(&first.id).await.unwrap();
    assert_eq!(server.days_left(&id).await, 2.0);
    server.pass(2 * DAY - HOUR).await;
    assert!(server.is_played(&id).await);
    server.pass(2 * HOUR).await;
    assert!(!server.is_played(&id).await);
}

#[tokio::test]
async fn who_looks_at_the_game_is_shown_that_somebody_is_away_and_is_back() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.by_days().await;
    let (conn, mut messages) = server.connect(&second);
    let _listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    let away = |message: &ToClient| match message {
        ToClient::Game { game } => Some(game.seats.iter().find_map(|seat| seat.away_until)),
        _ => None,
    };
    assert_eq!(hear(&mut messages, away).await, None);
    server.leave(&first, 0, 20).await.unwrap();
    assert_eq!(hear(&mut messages, away).await, Some(server.time.now() + 20 * DAY));
    server.app.people.end_time_off(&first.id).await.unwrap();
    assert_eq!(hear(&mut messages, away).await, None);
}

#[tokio::test]
async fn a_flag_that_has_fallen_before_the_time_off_stays_fallen() {
    let server = TestServer::new().await;
    let (id, [first, _]) = server.by_days().await;
    server.time.pass(2 * DAY + HOUR);
    server.app.outages.lived(server.time.now());
    server.leave(&first, 0, 20).await.unwrap();
    server.pass(HOUR).await;
    assert!(!server.is_played(&id).await);
}

#[tokio::test]
async fn a_clock_that_people_sit_at_does_not_stand() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(CLOCK)).await;
    for player in &pair {
        server.turn(&id, player).await.unwrap();
    }
    server.leave(&pair[0], 0, 5).await.unwrap();
    server.pass(61_000).await;
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "time");
}

#[tokio::test]
async fn the_allowance_is_that_of_the_calendar_year() {
    let server = TestServer::new().await;
    let who = server.guest().await;
    let error = |taken: Result<TimeOff, Fail>| taken.unwrap_err().problem.error;
    assert_eq!(error(server.leave(&who, 0, 29).await), "no-time-off-left");
    assert_eq!(error(server.leave(&who, -1, 5).await), "bad-time-off");
    assert_eq!(error(server.leave(&who, 3, 0).await), "bad-time-off");
    let guest = Identity::of_session(who.clone());
    let new = NewTimeOff { begins: None, until: server.time.now() + DAY };
    assert_eq!(error(server.app.people.take_time_off(&guest, &new).await), "account-only");
    // What has been asked for can be changed and taken back, and costs nothing then.
    let left = |off: &TimeOff| off.left.iter().map(|year| year.left / HOUR).collect::<Vec<_>>();
    assert_eq!(left(&server.leave(&who, 0, 28).await.unwrap()), [0, 28 * 24]);
    assert_eq!(left(&server.leave(&who, 0, 20).await.unwrap()), [8 * 24, 28 * 24]);
    server.time.pass(10 * DAY);
    let back = server.app.people.end_time_off(&who.id).await.unwrap();
    assert_eq!((left(&back), back.now), (vec![18 * 24, 28 * 24], None));
    assert_eq!(error(server.leave(&who, 1, 19).await), "no-time-off-left");
    // From 25 December: six days and sixteen hours of this year, the rest of the next one.
    let coming = server.leave(&who, 334, 30).await.unwrap();
    assert_eq!(coming.left.iter().map(|year| year.left / DAY).collect::<Vec<_>>(), [11, 4]);
    let taken_back = server.app.people.end_time_off(&who.id).await.unwrap();
    assert_eq!((left(&taken_back), taken_back.now), (vec![18 * 24, 28 * 24], None));
}
