//! Who has left a game, and who has not.

use super::*;
use crate::error::Error;
use crate::node::presence::Presence;

const LONG: TimeControl = TimeControl::Clock { base: 3_600, increment: 0 };

/// A game with clocks in which both have made their first turn: its identifier, who is to move and the other.
async fn begun(server: &TestServer) -> (String, Person, Person) {
    let (id, [first, second]) = server.begin(halma(LONG)).await;
    server.turn(&id, &first).await.unwrap();
    server.turn(&id, &second).await.unwrap();
    (id, first, second)
}

impl TestServer {
    /// A player opens a game and closes it again.
    async fn look(&self, id: &str, who: &Person) {
        let (conn, _messages) = self.app.hub.open(Some(who.id.clone()), None);
        drop(self.app.games.listen(id, &conn, None).await.unwrap());
    }

    async fn claim(&self, id: &str, who: &Person) -> Result<Accepted, Fail> {
        self.act(id, who, Action::Claim).await
    }
}

#[tokio::test]
async fn who_closed_the_socket_and_plays_without_one_is_not_gone() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    server.look(&id, &first).await;
    for _ in 0..3 {
        server.pass(50_000).await;
        server.turn(&id, &first).await.unwrap();
        server.turn(&id, &second).await.unwrap();
        server.pass(30_000).await;
        assert_eq!(error(server.claim(&id, &second).await), "still-here");
    }
    server.pass(31_000).await;
    server.claim(&id, &second).await.unwrap();
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "left");
}

#[tokio::test]
async fn every_request_counts_as_presence() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    server.look(&id, &first).await;
    for _ in 0..3 {
        server.pass(45_000).await;
        server.app.presence.seen(&first.id, "1.2.3.4", server.time.now());
        assert_eq!(error(server.claim(&id, &second).await), "still-here");
    }
    server.pass(59_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    server.pass(2_000).await;
    server.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn who_never_had_the_game_open_has_not_left_it() {
    let server = TestServer::new().await;
    let (id, _, second) = begun(&server).await;
    server.pass(300_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
}

#[tokio::test]
async fn who_is_connected_to_another_node_is_here_until_that_node_dies() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    let there = Presence::new("there");
    there.came(&first.id, &id, server.time.now());
    server.look(&id, &first).await;
    for _ in 0..30 {
        there.note(&server.app.store, server.time.now(), |_| false).await.unwrap();
        server.pass(5_000).await;
        assert_eq!(error(server.claim(&id, &second).await), "still-here");
    }
    // From now on nobody renews what the other node said.
    server.pass(50_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    server.pass(50_000).await;
    server.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn an_older_connection_that_closes_takes_nobody_away_from_another_node() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    let there = Presence::new("there");
    there.came(&first.id, &id, server.time.now());
    there.note(&server.app.store, server.time.now(), |_| false).await.unwrap();
    server.look(&id, &first).await;
    crate::live::presence::note(&server.app).await;
    server.pass(59_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    // The other connection is closed, too: a minute counts from then.
    there.left(&first.id, &id, server.time.now(), || false);
    there.note(&server.app.store, server.time.now(), |_| false).await.unwrap();
    server.pass(59_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    server.pass(2_000).await;
    server.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_sign_of_life_at_the_same_moment_stops_a_claim() {
    let server = TestServer::new().await;
    let (id, first, _) = begun(&server).await;
    let guard = |last| crate::node::presence::not_seen_after(&first.id, &id, last, server.time.now());
    let now = server.time.now();
    server.app.store.write(guard(now)).await.unwrap();
    let there = Presence::new("there");
    there.seen(&first.id, "1.2.3.4", now + 1);
    there.note(&server.app.store, now + 1, |_| false).await.unwrap();
    assert!(matches!(server.app.store.write(guard(now)).await, Err(Error::Conflict)));
    server.app.store.write(guard(now + 1)).await.unwrap();
}

#[tokio::test]
async fn time_in_which_nobody_served_is_not_held_against_who_was_thrown_out() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    server.look(&id, &first).await;
    crate::live::presence::note(&server.app).await;
    server.pass(30_000).await;
    let server = server.restart_after(DAY).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    server.pass(28_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    server.pass(5_000).await;
    server.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_clock_that_was_ahead_keeps_nobody_present_for_ever() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    let ahead = Presence::new("ahead");
    ahead.seen(&first.id, "1.2.3.4", server.time.now() + DAY);
    ahead.note(&server.app.store, server.time.now() + DAY, |_| false).await.unwrap();
    server.look(&id, &first).await;
    server.pass(61_000).await;
    server.claim(&id, &second).await.unwrap();
}

#[tokio::test]
async fn a_rejoined_connection_is_present_and_no_claim_is_taken_in_a_game_by_days() {
    let server = TestServer::new().await;
    let (id, first, second) = begun(&server).await;
    server.look(&id, &first).await;
    server.pass(50_000).await;
    let (conn, _messages) = server.app.hub.open(Some(first.id.clone()), None);
    let _listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    server.pass(200_000).await;
    assert_eq!(error(server.claim(&id, &second).await), "still-here");
    let by_days = server.game(&first, &second, halma(TimeControl::Days { days: 1 })).await;
    let (mover, other) = in_order(&server, &by_days, &first, &second).await;
    server.look(&by_days, mover).await;
    server.pass(600_000).await;
    assert_eq!(error(server.claim(&by_days, other).await), "still-here");
}
