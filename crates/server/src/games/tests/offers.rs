//! Offers and keys: what may be done once.

use super::*;

#[tokio::test]
async fn the_same_is_offered_once_a_turn_however_often_it_is_withdrawn() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    let before = server.state(&id).await.standing.version;
    for action in [Action::Draw, Action::Takeback] {
        server.act(&id, first, action).await.unwrap();
        // What is offered already is no new offer.
        server.act(&id, first, action).await.unwrap();
        server.act(&id, first, Action::Decline).await.unwrap();
        for _ in 0..100 {
            assert_eq!(error(server.act(&id, first, action).await), "offered-already");
            server.act(&id, first, Action::Decline).await.unwrap();
        }
    }
    assert_eq!(server.state(&id).await.standing.version, before + 4);
    // The other one has an offer of their own, and who used up theirs may still agree.
    server.act(&id, second, Action::Takeback).await.unwrap();
    server.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(server.state(&id).await.turns.len(), 1);
    // On the next board it can be offered again.
    server.turn(&id, second).await.unwrap();
    server.act(&id, first, Action::Draw).await.unwrap();
    server.act(&id, second, Action::Decline).await.unwrap();
    assert_eq!(error(server.act(&id, first, Action::Draw).await), "offered-already");
    server.turn(&id, first).await.unwrap();
    server.act(&id, first, Action::Draw).await.unwrap();
    server.act(&id, second, Action::Draw).await.unwrap();
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "agreement");
}

#[tokio::test]
async fn among_three_who_has_offered_before_can_agree_with_another() {
    let server = TestServer::new().await;
    let (id, people) = server.three().await;
    server.act(&id, &people[0], Action::Draw).await.unwrap();
    server.act(&id, &people[2], Action::Decline).await.unwrap();
    server.act(&id, &people[1], Action::Draw).await.unwrap();
    server.act(&id, &people[0], Action::Draw).await.unwrap();
    server.act(&id, &people[2], Action::Draw).await.unwrap();
    assert_eq!(server.state(&id).await.standing.outcome.unwrap().reason, "agreement");
}

#[tokio::test]
async fn a_mark_belongs_to_one_turn() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    let (idempotency_key, premove) = (Some("mine".to_string()), false);
    let legal = { server.app.games.legal(&id).await.unwrap() };
    let position_version = server.state(&id).await.standing.position_version;
    let new = NewTurn { turn: legal[0].clone(), position_version, idempotency_key, premove };
    let accepted = server.app.games.turn(&id, &first.id, &new, 0).await.unwrap();
    let other = NewTurn { turn: legal[1].clone(), ..new.clone() };
    let refused = server.app.games.turn(&id, &first.id, &other, 0).await.unwrap_err();
    assert_eq!((refused.code.as_u16(), refused.problem.error.as_str()), (409, "idempotency-key-reused"));
    // Also later, on another board, and for what is no turn at all.
    server.turn(&id, second).await.unwrap();
    let position_version = server.state(&id).await.standing.position_version;
    for turn in [legal[1].as_str(), "nonsense", ""] {
        let other = NewTurn { turn: turn.to_string(), position_version, ..new.clone() };
        assert_eq!(
            error(server.app.games.turn(&id, &first.id, &other, 0).await),
            "idempotency-key-reused",
            "{turn}"
        );
    }
    let again = server.app.games.turn(&id, &first.id, &new, 0).await.unwrap();
    assert_eq!(again.number, accepted.number);
    assert_eq!(server.state(&id).await.turns.len(), 2);
}

#[tokio::test]
async fn the_same_turn_is_the_same_however_it_is_written() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let new = NewGame { game: "skud".to_string(), ..halma(TimeControl::Unlimited) };
    let id = server.game(&one, &two, new).await;
    let position_version = server.state(&id).await.standing.position_version;
    let idempotency_key = Some("mine".to_string());
    let turn = |text: &str| NewTurn {
        turn: text.to_string(),
        position_version,
        idempotency_key: idempotency_key.clone(),
        premove: false,
    };
    // The second seat begins: it chooses its accents, in any order.
    let accepted = server.app.games.turn(&id, &two.id, &turn("W,R,K,B"), 0).await.unwrap();
    let entry = server.state(&id).await.turns[0].entry.clone();
    assert_ne!(entry.split_once('.').unwrap().1, "W,R,K,B");
    for text in ["W,R,K,B", "B,K,R,W", entry.split_once('.').unwrap().1] {
        let again = server.app.games.turn(&id, &two.id, &turn(text), 0).await.unwrap();
        assert_eq!(again.number, accepted.number, "{text}");
    }
    assert_eq!(
        error(server.app.games.turn(&id, &two.id, &turn("W,R,K,K"), 0).await),
        "idempotency-key-reused"
    );
}

#[tokio::test]
async fn a_mark_of_a_turn_made_in_advance_belongs_to_it() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Unlimited)).await;
    let [_, second] = &pair;
    let position_version = server.state(&id).await.standing.position_version;
    let new = NewTurn {
        turn: "a".to_string(),
        position_version,
        idempotency_key: Some("m".to_string()),
        premove: true,
    };
    server.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    server.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    let other = NewTurn { turn: "b".to_string(), ..new.clone() };
    assert_eq!(error(server.app.games.turn(&id, &second.id, &other, 0).await), "idempotency-key-reused");
    let other = NewTurn { idempotency_key: Some("n".to_string()), ..other };
    server.app.games.turn(&id, &second.id, &other, 0).await.unwrap();
}

#[tokio::test]
async fn who_plays_both_seats_can_send_a_turn_again() {
    let server = TestServer::new().await;
    let one = server.guest().await;
    let new = NewGame { seats: vec![Sitter::Me, Sitter::Me], ..halma(TimeControl::Unlimited) };
    let id = server.app.games.open_game(&one, &new).await.unwrap();
    for number in 0..4 {
        let (turn, position_version) =
            (server.legal(&id).await, server.state(&id).await.standing.position_version);
        let new =
            NewTurn { turn, position_version, idempotency_key: Some(format!("m{number}")), premove: false };
        let accepted = server.app.games.turn(&id, &one.id, &new, 0).await.unwrap();
        let again = server.app.games.turn(&id, &one.id, &new, 0).await.unwrap();
        assert_eq!(accepted.number, again.number);
    }
}

#[tokio::test]
async fn turns_are_taken_back_and_draws_agreed_by_both() {
    let server = TestServer::new().await;
    let (id, pair) = server.begin(halma(TimeControl::Unlimited)).await;
    let [first, second] = &pair;
    assert_eq!(error(server.act(&id, second, Action::Takeback).await), "nothing-to-take-back");
    let start = server.state(&id).await.position;
    server.turn(&id, first).await.unwrap();
    server.turn(&id, second).await.unwrap();
    // The first takes back its own turn and with it the answer.
    server.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(server.state(&id).await.turns.len(), 2);
    server.act(&id, second, Action::Decline).await.unwrap();
    assert_eq!(server.state(&id).await.standing.offers.takeback, "");
    // The second takes back its own only; then nothing but the first one's is left.
    server.act(&id, second, Action::Takeback).await.unwrap();
    server.act(&id, second, Action::Takeback).await.unwrap();
    server.act(&id, first, Action::Takeback).await.unwrap();
    assert_eq!(server.state(&id).await.turns.len(), 1);
    server.act(&id, first, Action::Takeback).await.unwrap();
    server.act(&id, second, Action::Takeback).await.unwrap();
    let state = server.state(&id).await;
    assert_eq!((state.turns.len(), state.position), (0, start));
    server.turn(&id, first).await.unwrap();
    server.act(&id, second, Action::Draw).await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Playing);
    // A turn answers the offer.
    server.turn(&id, second).await.unwrap();
    assert_eq!(server.state(&id).await.standing.offers.draw, "");
    server.act(&id, first, Action::Draw).await.unwrap();
    server.act(&id, second, Action::Draw).await.unwrap();
    let outcome = server.state(&id).await.standing.outcome.unwrap();
    assert_eq!((outcome.winners.as_str(), outcome.reason.as_str()), ("", "agreement"));
}

#[tokio::test]
async fn in_the_opening_of_skud_whoever_chose_takes_back_their_own_choice() {
    let server = TestServer::new().await;
    let (id, people) = server.three().await;
    let mut differed = 0;
    for _ in 0..12 {
        let before = server.state(&id).await;
        let mover = before.setup.letters.find(before.standing.to_move.as_deref().unwrap()).unwrap();
        server.turn(&id, &people[mover]).await.unwrap();
        let made = server.state(&id).await.turns.last().unwrap().entry.clone();
        let carried = made.split_once('.').unwrap().0.chars().last().unwrap();
        differed += usize::from(before.setup.letters.chars().nth(mover) != Some(carried));
        // One turn is taken back, though the entry may carry another one's letter.
        server.act(&id, &people[mover], Action::Takeback).await.unwrap();
        for other in people.iter().filter(|other| other.id != people[mover].id) {
            server.act(&id, other, Action::Takeback).await.unwrap();
        }
        let after = server.state(&id).await;
        assert_eq!((&after.turns, &after.position), (&before.turns, &before.position), "{made}");
        server.turn(&id, &people[mover]).await.unwrap();
    }
    assert!(differed > 0, "no entry carried another one's letter");
}
