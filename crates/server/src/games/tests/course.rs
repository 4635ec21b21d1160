//! The course of a game: begun, played, left, claimed, played again.

use super::*;

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
