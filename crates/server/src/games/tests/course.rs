//! The course of a game: begun, played, left, claimed, played again.

use super::*;

#[tokio::test]
async fn a_game_is_played_to_its_end_and_is_the_same_after_a_restart() {
    let mut server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    for game in ["halma", "street", "skud"] {
        let new = NewGame { game: game.to_string(), ..halma(TimeControl::Unlimited) };
        let id = server.game(&one, &two, new).await;
        let mut rng = fastrand::Rng::with_seed(7);
        for number in 0..60 {
            let state = server.state(&id).await;
            if state.standing.status != Status::Playing {
                break;
            }
            let first = state.standing.to_move == Some(state.seats[0].seat.clone());
            let who = if first { &one } else { &two };
            let legal = server.app.games.legal(&id).await.unwrap();
            let turn = legal[rng.usize(..legal.len())].clone();
            let new = NewTurn {
                turn,
                position_version: state.standing.position_version,
                idempotency_key: Some(format!("m{number}")),
                premove: false,
            };
            let accepted = server.app.games.turn(&id, &who.id, &new, 0).await.unwrap();
            // Sent again it is not made again.
            let again = server.app.games.turn(&id, &who.id, &new, 0).await.unwrap();
            assert_eq!(accepted.number, again.number);
        }
        server.act(&id, &one, Action::Resign).await.unwrap();
        let before = server.state(&id).await;
        assert_eq!(before.standing.status, Status::Over, "{game}");
        server = server.restart_after(0).await;
        assert!(server.app.games.actors.find(&id).is_none());
        let after = server.state(&id).await;
        assert_eq!(
            (before.turns, before.position, before.standing.outcome),
            (after.turns, after.position, after.standing.outcome)
        );
    }
}

#[tokio::test]
async fn nobody_acts_for_somebody_else_or_on_another_board() {
    let server = TestServer::new().await;
    let (one, two, stranger) = (server.guest().await, server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(TimeControl::Unlimited)).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    let (turn, position_version) =
        (server.legal(&id).await, server.state(&id).await.standing.position_version);
    let new = NewTurn {
        turn: turn.clone(),
        position_version,
        idempotency_key: Some("a".to_string()),
        premove: false,
    };
    assert_eq!(error(server.app.games.turn(&id, &stranger.id, &new, 0).await), "not-a-player");
    assert_eq!(error(server.app.games.turn(&id, &second.id, &new, 0).await), "not-your-turn");
    for turn in ["", "resign", "1A.resign", "x", "a1-a1", "c3-d4;c3-d4", "\u{0}"] {
        let new = NewTurn { turn: turn.to_string(), idempotency_key: None, ..new.clone() };
        assert_eq!(error(server.app.games.turn(&id, &first.id, &new, 0).await), "turn-refused", "{turn:?}");
    }
    server.app.games.turn(&id, &first.id, &new, 0).await.unwrap();
    let stale = NewTurn { idempotency_key: Some("b".to_string()), ..new.clone() };
    let refused = server.app.games.turn(&id, &first.id, &stale, 0).await.unwrap_err();
    assert_eq!(refused.problem.error, "stale");
    assert_eq!(refused.problem.game.unwrap().turns.len(), 1);
    // A key belongs to the player who used it first.
    assert_eq!(error(server.app.games.turn(&id, &second.id, &new, 0).await), "idempotency-key-taken");
    assert_eq!(error(server.act(&id, &stranger, Action::Resign).await), "not-a-player");
    assert_eq!(error(server.act(&id, &stranger, Action::Join).await), "not-open");
    assert_eq!(server.state(&id).await.turns.len(), 1);
    assert_eq!(error(server.act("nothing", &one, Action::Resign).await), "not-found");
}

#[tokio::test]
async fn a_premove_waits_for_its_turn() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    server.turn(&id, first).await.unwrap();
    let answer = server.legal(&id).await;
    server.turn(&id, second).await.unwrap();
    server.act(&id, second, Action::Takeback).await.unwrap();
    server.act(&id, first, Action::Takeback).await.unwrap();
    server.act(&id, first, Action::Takeback).await.unwrap();
    server.act(&id, second, Action::Takeback).await.unwrap();
    let position_version = server.state(&id).await.standing.position_version;
    let new = NewTurn { turn: answer, position_version, idempotency_key: None, premove: true };
    assert_eq!(server.app.games.turn(&id, &second.id, &new, 0).await.unwrap().number, 0);
    let seen = async |who: Option<&str>| server.app.games.state(&id, who).await.unwrap().premove;
    assert_eq!(seen(Some(&second.id)).await, Some(new.clone()));
    assert_eq!((seen(Some(&first.id)).await, seen(None).await), (None, None), "it is nobody else's business");
    // It can be dropped, and left again.
    server.act(&id, second, Action::DropPremove).await.unwrap();
    assert_eq!(seen(Some(&second.id)).await, None);
    server.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    server.turn(&id, first).await.unwrap();
    assert_eq!(server.state(&id).await.turns.len(), 2);
    // What was made up for a board that is taken back is dropped.
    let position_version = server.state(&id).await.standing.position_version;
    let turn = new.turn;
    server
        .app
        .games
        .turn(&id, &second.id, &NewTurn { turn, position_version, idempotency_key: None, premove: true }, 0)
        .await
        .unwrap();
    server.act(&id, second, Action::Takeback).await.unwrap();
    server.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(seen(Some(&second.id)).await, None);
}

#[tokio::test]
async fn games_are_aborted_left_and_claimed() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    server.turn(&id, first).await.unwrap();
    server.act(&id, second, Action::Abort).await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Aborted);
    let id = server.game(&one, &two, halma(TimeControl::Clock { base: 600, increment: 0 })).await;
    let (first, second) = in_order(&server, &id, &one, &two).await;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    assert_eq!(error(server.act(&id, second, Action::Abort).await), "too-late-to-abort");
    let (conn, _messages) = server.app.hub.open(Some(first.id.clone()), None);
    let listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    server.pass(61_000).await;
    assert_eq!(error(server.act(&id, second, Action::Claim).await), "still-here");
    drop(listening);
    server.pass(59_000).await;
    assert_eq!(error(server.act(&id, second, Action::Claim).await), "still-here");
    server.pass(2_000).await;
    server.act(&id, second, Action::Claim).await.unwrap();
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "left");
    // An open game is taken back by its creator.
    let id = server.app.games.open_game(&one, &halma(CLOCK)).await.unwrap();
    assert_eq!(error(server.act(&id, &two, Action::Leave).await), "not-a-player");
    server.act(&id, &one, Action::Leave).await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Aborted);
}

#[tokio::test]
async fn resigning_before_the_first_turn_aborts_a_game_of_two() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin(halma(CLOCK)).await;
    server.turn(&id, &first).await.unwrap();
    server.act(&id, &second, Action::Resign).await.unwrap();
    let state = server.state(&id).await;
    assert_eq!(
        (state.standing.status, state.standing.outcome.unwrap().winners),
        (Status::Aborted, String::new())
    );
    let (id, [first, second]) = server.begin(halma(CLOCK)).await;
    server.turn(&id, &first).await.unwrap();
    server.act(&id, &first, Action::Resign).await.unwrap();
    let outcome = server.state(&id).await.standing.outcome.unwrap();
    assert_eq!(outcome.reason, "resign", "who has moved loses, although {} has not", second.name);
    // At a larger table the others play on.
    let (id, people) = server.three().await;
    server.act(&id, &people[2], Action::Resign).await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
}

#[tokio::test]
async fn a_game_that_panics_does_not_stop_the_clocks_of_others() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let games = [server.game(&one, &two, halma(CLOCK)).await, server.game(&one, &two, halma(CLOCK)).await];
    server.app.supervisor.inject_panic("clock", 1);
    server.pass(61_000).await;
    // The one that panicked is read again by its actor, and its clock looked at again.
    for id in &games {
        while server.state(id).await.standing.status != Status::Aborted {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn a_game_that_cannot_be_read_stops_no_clock_and_is_not_read_again_at_once() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let games = [server.game(&one, &two, halma(CLOCK)).await, server.game(&one, &two, halma(CLOCK)).await];
    let broken = "UPDATE log SET kind = 'nonsense' WHERE game = $1 AND number = 1";
    let write = crate::store::Write::new().and(broken, crate::store::args![&games[0]]);
    server.app.store.write(write).await.unwrap();
    let server = server.restart_after(0).await;
    server.pass(61_000).await;
    assert_eq!(server.state(&games[1]).await.standing.status, Status::Aborted);
    let due = async || crate::store::games::due(&server.app.store, server.time.now()).await.unwrap();
    assert_eq!(due().await, Vec::<String>::new());
    server.time.pass(60_001);
    assert_eq!(due().await, [games[0].clone()], "but it is not forgotten");
}

#[tokio::test]
async fn a_game_that_is_half_changed_when_something_panics_is_read_again() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(CLOCK)).await;
    let before = server.state(&id).await;
    let (first, _) = in_order(&server, &id, &one, &two).await;
    server.app.supervisor.inject_panic("commit", 1);
    assert_eq!(error(server.turn(&id, first).await), "internal");
    assert_eq!(server.state(&id).await, before);
    server.turn(&id, first).await.unwrap();
}

#[tokio::test]
async fn a_rematch_changes_seats_and_both_find_the_same_game() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let id = server.game(&one, &two, halma(TimeControl::Unlimited)).await;
    assert_eq!(server.app.games.rematch(&id, &one).await.unwrap_err().problem.error, "not-over");
    server.act(&id, &one, Action::Resign).await.unwrap();
    let next = server.app.games.rematch(&id, &one).await.unwrap();
    assert_eq!(server.app.games.rematch(&id, &two).await.unwrap(), next);
    assert_eq!(server.state(&id).await.rematch.as_deref(), Some(next.as_str()));
    server.act(&next, &two, Action::Join).await.unwrap();
    let state = server.state(&next).await;
    assert_eq!(state.standing.status, Status::Playing);
    assert_eq!(state.seats[0].player.as_ref().unwrap().id, two.id);
}

#[tokio::test]
async fn those_who_want_the_same_are_paired_once() {
    use protocol::game::Seek;
    let server = TestServer::new().await;
    let people = [server.guest().await, server.guest().await, server.guest().await];
    let seek = Seek { game: "skud".to_string(), preset: None, time: CLOCK, rated: false };
    assert_eq!(server.app.lobby.seek(&people[0], &seek).await.unwrap().game, None);
    let other = Seek { game: "street".to_string(), ..seek.clone() };
    assert_eq!(server.app.lobby.seek(&people[1], &other).await.unwrap().game, None);
    let (b, c) =
        tokio::join!(server.app.lobby.seek(&people[1], &seek), server.app.lobby.seek(&people[2], &seek));
    let games: Vec<_> = [b.unwrap().game, c.unwrap().game].into_iter().flatten().collect();
    assert!(!games.is_empty());
    let all = server.app.store.keyed().count("SELECT COUNT(*) FROM games", vec![]).await.unwrap();
    assert_eq!(all, games.len() as i64);
    assert_eq!(server.state(&games[0]).await.standing.status, Status::Playing);
}

#[tokio::test]
async fn the_lobby_says_how_many_wait_for_what_and_not_who() {
    use protocol::game::{Seek, Seekers};
    use protocol::live::ToClient;
    let server = TestServer::new().await;
    let people = [server.guest().await, server.guest().await, server.guest().await];
    let lobby = &server.app.lobby;
    let (conn, mut heard) = server.app.hub.open(None, None);
    lobby.join(&conn).await.unwrap();
    let shared = std::sync::Arc::clone(&server.app);
    let _shown = tokio::spawn(async move { shared.lobby.keep_shown().await });
    let seek = |game: &str, preset: Option<&str>| Seek {
        game: game.to_string(),
        preset: preset.map(str::to_string),
        time: CLOCK,
        rated: false,
    };
    let waits = |game: &str, preset: Option<&str>, count| Seekers {
        game: game.to_string(),
        preset: preset.map(str::to_string),
        time: CLOCK,
        rated: false,
        count,
    };
    let told = async |heard: &mut crate::node::hub::Messages| {
        let message = heard.next().await.unwrap();
        match serde_json::from_str(message.text().as_str()).unwrap() {
            ToClient::LobbyChange { seeks: Some(seeks), .. } => seeks,
            other => panic!("{other:?}"),
        }
    };
    assert!(matches!(heard.next().await.unwrap().message(), ToClient::Lobby { .. }));
    lobby.seek(&people[0], &seek("skud", None)).await.unwrap();
    assert_eq!(told(&mut heard).await, [waits("skud", None, 1)]);
    // The first is too strong to be paired with the second.
    let strong = crate::store::Write::new().and("UPDATE seeks SET rating = 9000", vec![]);
    server.app.store.write(strong).await.unwrap();
    lobby.seek(&people[1], &seek("skud", Some("standard"))).await.unwrap();
    assert_eq!(told(&mut heard).await, [waits("skud", None, 2)]);
    lobby.seek(&people[2], &seek("skud", Some("garden-gate"))).await.unwrap();
    let mut all = told(&mut heard).await;
    all.sort_by_key(|seekers| seekers.count);
    assert_eq!(all, [waits("skud", Some("garden-gate"), 1), waits("skud", None, 2)]);
    lobby.seek_no_more(&people[2].id).await.unwrap();
    assert_eq!(told(&mut heard).await, [waits("skud", None, 2)]);
    let after = |ms: i64| crate::store::seeks::Oldest { made: server.time.now() + ms - 600_000, seen: 0 };
    let counts = async |ms| crate::store::seeks::counts(&server.app.store, after(ms)).await.unwrap().len();
    assert_eq!((counts(599_000).await, counts(600_001).await), (1, 0), "a wish lasts ten minutes");
}
