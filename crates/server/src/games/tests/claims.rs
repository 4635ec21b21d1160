//! Who has left a game, and who has not.

use super::*;
use crate::node::presence::Presence;
use crate::store::Refused;

const LONG: TimeControl = TimeControl::Clock { base: 3_600, increment: 0 };

/// A game with clocks in which both have made their first turn: its identifier, who is to move and the other.
async fn begun(house: &House) -> (String, Person, Person) {
    let (id, [first, second]) = house.begin(halma(LONG)).await;
    house.turn(&id, &first).await.unwrap();
    house.turn(&id, &second).await.unwrap();
    (id, first, second)
}

impl House {
    /// A player opens a game and closes it again.
    async fn look(&self, id: &str, who: &Person) {
        let (conn, _messages) = self.app.hub.open(Some(who.id.clone()), None);
        self.app.games.watch(id, &conn, None).await.unwrap();
        self.app.hub.shut(&conn);
        self.app.games.unwatch(id, &conn).await;
    }

    async fn claim(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        self.act(id, who, Action::Claim).await
    }
}

#[tokio::test]
async fn who_closed_the_socket_and_plays_without_one_is_not_gone() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    house.look(&id, &first).await;
    for _ in 0..3 {
        house.pass(50_000).await;
        house.turn(&id, &first).await.unwrap();
        house.turn(&id, &second).await.unwrap();
        house.pass(30_000).await;
        assert_eq!(error(house.claim(&id, &second).await), "still-here");
    }
    house.pass(31_000).await;
    house.claim(&id, &second).await.unwrap();
    assert_eq!(house.state(&id).await.standing.outcome.unwrap().reason, "left");
}

#[tokio::test]
async fn every_request_counts_as_presence() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    house.look(&id, &first).await;
    for _ in 0..3 {
        house.pass(45_000).await;
        house.app.presence.seen(&first.id, "1.2.3.4", house.time.now());
        assert_eq!(error(house.claim(&id, &second).await), "still-here");
    }
    house.pass(59_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    house.pass(2_000).await;
    house.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn who_never_had_the_game_open_has_not_left_it() {
    let house = House::new().await;
    let (id, _, second) = begun(&house).await;
    house.pass(300_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
}

#[tokio::test]
async fn who_is_connected_to_another_node_is_here_until_that_node_dies() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    let there = Presence::new("there");
    there.came(&first.id, &id, house.time.now());
    house.look(&id, &first).await;
    for _ in 0..30 {
        there.note(&house.app.store, house.time.now(), |_| false).await.unwrap();
        house.pass(5_000).await;
        assert_eq!(error(house.claim(&id, &second).await), "still-here");
    }
    // From now on nobody renews what the other node said.
    house.pass(50_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    house.pass(50_000).await;
    house.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn an_older_connection_that_closes_takes_nobody_away_from_another_node() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    let there = Presence::new("there");
    there.came(&first.id, &id, house.time.now());
    there.note(&house.app.store, house.time.now(), |_| false).await.unwrap();
    house.look(&id, &first).await;
    crate::live::presence::note(&house.app).await;
    house.pass(59_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    // The other connection is closed, too: a minute counts from then.
    there.left(&first.id, &id, house.time.now(), || false);
    there.note(&house.app.store, house.time.now(), |_| false).await.unwrap();
    house.pass(59_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    house.pass(2_000).await;
    house.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_sign_of_life_at_the_same_moment_stops_a_claim() {
    let house = House::new().await;
    let (id, first, _) = begun(&house).await;
    let guard = |last| crate::node::presence::not_seen_after(&first.id, &id, last, house.time.now());
    let now = house.time.now();
    house.app.store.write(guard(now)).await.unwrap();
    let there = Presence::new("there");
    there.seen(&first.id, "1.2.3.4", now + 1);
    there.note(&house.app.store, now + 1, |_| false).await.unwrap();
    assert!(matches!(house.app.store.write(guard(now)).await, Err(Refused::Conflict)));
    house.app.store.write(guard(now + 1)).await.unwrap();
}

#[tokio::test]
async fn time_in_which_nobody_served_is_not_held_against_who_was_thrown_out() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    house.look(&id, &first).await;
    crate::live::presence::note(&house.app).await;
    house.pass(30_000).await;
    let house = house.restart_after(DAY).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    house.pass(28_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    house.pass(5_000).await;
    house.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_clock_that_was_ahead_keeps_nobody_present_for_ever() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    let ahead = Presence::new("ahead");
    ahead.seen(&first.id, "1.2.3.4", house.time.now() + DAY);
    ahead.note(&house.app.store, house.time.now() + DAY, |_| false).await.unwrap();
    house.look(&id, &first).await;
    house.pass(61_000).await;
    house.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_rejoined_connection_is_present_and_no_claim_is_taken_in_a_game_by_days() {
    let house = House::new().await;
    let (id, first, second) = begun(&house).await;
    house.look(&id, &first).await;
    house.pass(50_000).await;
    let (conn, _messages) = house.app.hub.open(Some(first.id.clone()), None);
    house.app.games.watch(&id, &conn, None).await.unwrap();
    house.pass(200_000).await;
    assert_eq!(error(house.claim(&id, &second).await), "still-here");
    let by_days = house.game(&first, &second, halma(TimeControl::Days { days: 1 })).await;
    let (mover, other) = in_order(&house, &by_days, &first, &second).await;
    house.look(&by_days, mover).await;
    house.pass(600_000).await;
    assert_eq!(error(house.claim(&by_days, other).await), "still-here");
}
