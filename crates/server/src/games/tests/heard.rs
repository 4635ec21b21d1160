//! What is kept is heard: whatever becomes of whoever asked for it.

use super::*;
use crate::node::hub::{Messages, Registered};
use crate::store::{Write, args};
use protocol::game::{NewMessage, Room, Seek};
use protocol::live::{Notice, PremoveFate, ToClient};
use std::future::Future;
use std::time::Duration;

/// Asks for something and goes away: the question is dropped after it was looked at once.
async fn ask_and_leave<T>(question: impl Future<Output = T>) {
    let mut question = Box::pin(question);
    std::future::poll_fn(|context| {
        let _ = question.as_mut().poll(context);
        std::task::Poll::Ready(())
    })
    .await;
}

/// The next message that is what is looked for; others are passed over.
pub(super) async fn hear<T>(messages: &mut Messages, find: impl Fn(&ToClient) -> Option<T>) -> T {
    let find = async {
        loop {
            let message = messages.next().await.unwrap();
            if let Some(found) = find(message.message()) {
                return found;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), find).await.expect("it is told")
}

fn entry_number(message: &ToClient) -> Option<i64> {
    match message {
        ToClient::Entries { entries, .. } => entries.last().map(|entry| entry.number),
        _ => None,
    }
}

impl TestServer {
    pub(super) fn connect(&self, who: &Person) -> (Registered, Messages) {
        self.app.hub.open(Some(who.id.clone()), None)
    }

    async fn next_turn(&self, id: &str, premove: bool) -> NewTurn {
        let (turn, position_version) = (self.legal(id).await, self.state(id).await.standing.position_version);
        NewTurn { turn, position_version, idempotency_key: None, premove }
    }
}

#[tokio::test]
async fn a_turn_is_told_although_whoever_made_it_has_hung_up() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin(halma(CLOCK)).await;
    let (conn, mut messages) = server.connect(&second);
    let _listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    for number in 0..10 {
        let mover = if number % 2 == 0 { &first } else { &second };
        let (new, before) = (server.next_turn(&id, false).await, server.state(&id).await.standing.version);
        ask_and_leave(server.app.games.turn(&id, &mover.id, &new, 0)).await;
        assert_eq!(hear(&mut messages, entry_number).await, before + 1);
    }
    ask_and_leave(server.act(&id, &first, Action::Resign)).await;
    hear(&mut messages, |message| match message {
        ToClient::Entries { standing, .. } if standing.status == Status::Over => Some(()),
        _ => None,
    })
    .await;
}

#[tokio::test]
async fn whoever_hangs_up_while_a_game_is_loaded_leaves_nothing_behind() {
    let server = TestServer::new().await;
    let (id, [first, _]) = server.begin(halma(CLOCK)).await;
    for _ in 0..50 {
        let (conn, _messages) = server.connect(&first);
        ask_and_leave(server.app.games.listen(&id, &conn, None)).await;
    }
    // The actor has seen them all when it answers this.
    server.state(&id).await;
    assert_eq!(server.app.hub.sizes(), [0, 0, 0]);
    assert_eq!(server.app.games.actors.sizes()[1], 0);
    server.pass(61_000).await;
    assert!(server.app.presence.note(&server.app.store, server.time.now(), |_| false).await.is_ok());
    let (conn, _messages) = server.connect(&first);
    let listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    assert_eq!(server.state(&id).await.seats.iter().filter(|seat| seat.present).count(), 1);
    drop(listening);
    assert_eq!(server.state(&id).await.seats.iter().filter(|seat| seat.present).count(), 0);
}

#[tokio::test]
async fn a_repeated_watch_tells_nobody() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin(halma(CLOCK)).await;
    let ((one, mut heard), (other, mut answers)) = (server.connect(&first), server.connect(&second));
    let _first = server.app.games.listen(&id, &one, None).await.unwrap();
    let _second = server.app.games.listen(&id, &other, None).await.unwrap();
    let is_game = |message: &ToClient| matches!(message, ToClient::Game { .. }).then_some(());
    for _ in 0..60 {
        server.app.games.tell_again(&id, &other, None).await.unwrap();
        hear(&mut answers, is_game).await;
    }
    hear(&mut heard, is_game).await;
    // Who is there may be shown once or twice, at most once a second.
    let mut shown = 0;
    while let Ok(Some(message)) = tokio::time::timeout(Duration::from_millis(200), heard.next()).await {
        assert!(matches!(message.message(), ToClient::Present { .. }), "{message:?}");
        shown += 1;
    }
    assert!(shown <= 2, "{shown}");
}

#[tokio::test]
async fn a_premove_is_kept_over_a_restart_and_the_player_hears_what_became_of_it() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin(halma(TimeControl::Unlimited)).await;
    server.turn(&id, &first).await.unwrap();
    let answer = server.legal(&id).await;
    server.turn(&id, &second).await.unwrap();
    for who in [&second, &first] {
        server.act(&id, who, Action::Takeback).await.unwrap();
    }
    for who in [&first, &second] {
        server.act(&id, who, Action::Takeback).await.unwrap();
    }
    let position_version = server.state(&id).await.standing.position_version;
    let new = NewTurn { turn: answer.clone(), position_version, idempotency_key: None, premove: true };
    server.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    let server = server.restart_after(1_000).await;
    assert_eq!(server.app.games.state(&id, Some(&second.id)).await.unwrap().premove, Some(new.clone()));
    let fate = |message: &ToClient| match message {
        ToClient::Notice { notice: Notice::Premove { fate, .. } } => Some(*fate),
        _ => None,
    };
    let (_conn, mut messages) = server.connect(&second);
    server.turn(&id, &first).await.unwrap();
    assert_eq!(hear(&mut messages, fate).await, PremoveFate::Played);
    assert_eq!(server.state(&id).await.turns.len(), 2);
    let position_version = server.state(&id).await.standing.position_version;
    let new = NewTurn { position_version, ..new };
    server.app.games.turn(&id, &second.id, &new, 0).await.unwrap();
    assert_eq!(hear(&mut messages, fate).await, PremoveFate::Kept);
    server.turn(&id, &first).await.unwrap();
    // The piece is no longer where it was.
    assert_eq!(hear(&mut messages, fate).await, PremoveFate::Impossible);
    assert_eq!(server.app.store.keyed().count("SELECT COUNT(*) FROM premoves", vec![]).await.unwrap(), 0);
    assert_eq!(server.state(&id).await.turns.len(), 3);
}

#[tokio::test]
async fn those_who_look_for_the_same_at_the_same_moment_find_each_other() {
    let server = TestServer::new().await;
    let seek = Seek { game: "skud".to_string(), preset: None, time: CLOCK, rated: false };
    for round in 0..8 {
        let count = if round % 2 == 0 { 2 } else { 6 };
        let mut people = Vec::new();
        for _ in 0..count {
            people.push(server.guest().await);
        }
        let wishes = people.iter().map(|person| server.app.lobby.seek(person, &seek));
        for wish in futures_util::future::join_all(wishes).await {
            wish.unwrap();
        }
        for person in &people {
            let own = server.app.lobby.own_games(&person.id).await.unwrap();
            assert_eq!(own.len(), 1, "round {round}: everybody plays one game");
        }
        assert_eq!(server.app.store.keyed().count("SELECT COUNT(*) FROM seeks", vec![]).await.unwrap(), 0);
    }
}

#[tokio::test]
async fn a_player_who_waits_and_is_gone_is_not_paired() {
    let server = TestServer::new().await;
    let seek = Seek { game: "skud".to_string(), preset: None, time: CLOCK, rated: false };
    let (gone, here, comes) = (server.guest().await, server.guest().await, server.guest().await);
    let other = Seek { game: "street".to_string(), ..seek.clone() };
    server.app.lobby.seek(&gone, &seek).await.unwrap();
    server.app.lobby.seek(&here, &other).await.unwrap();
    for _ in 0..6 {
        server.time.pass(5_000);
        server.app.presence.seen(&here.id, "1.2.3.4", server.time.now());
        server.app.lobby.renew_seeks().await.unwrap();
    }
    assert_eq!(server.app.lobby.seek(&comes, &seek).await.unwrap().game, None, "nobody sits there");
    assert!(server.app.lobby.seek(&comes, &other).await.unwrap().game.is_some());
}

#[tokio::test]
async fn whoever_has_left_an_open_game_hears_no_talk_of_its_players() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let three = NewGame {
        seats: vec![Sitter::Me, Sitter::Anyone, Sitter::Anyone],
        game: "skud".to_string(),
        ..halma(CLOCK)
    };
    let id = server.app.games.open_game(&one, &three).await.unwrap();
    let (conn, mut messages) = server.connect(&two);
    let _listening = server.app.games.listen(&id, &conn, None).await.unwrap();
    let said = async |text: &str| {
        let who = crate::people::identity::Identity::of_session(one.clone());
        let new = NewMessage { room: Room::Players, text: text.to_string() };
        server.app.chat.say(&id, &who, &new).await.unwrap();
    };
    let text = |message: &ToClient| match message {
        ToClient::Said { message, .. } => Some(message.text.clone()),
        ToClient::Entries { entries, .. } => entries.last().map(|entry| entry.kind.clone()),
        _ => None,
    };
    said("nobody listens").await;
    server.act(&id, &two, Action::Join).await.unwrap();
    assert_eq!(hear(&mut messages, text).await, "join");
    said("welcome").await;
    assert_eq!(hear(&mut messages, text).await, "welcome");
    server.act(&id, &two, Action::Leave).await.unwrap();
    assert_eq!(hear(&mut messages, text).await, "leave");
    said("what a bore").await;
    server.act(&id, &two, Action::Join).await.unwrap();
    assert_eq!(hear(&mut messages, text).await, "join", "the talk between was not for them");
}

#[tokio::test]
async fn a_rematch_does_not_reach_who_has_blocked_the_asker() {
    let server = TestServer::new().await;
    let (id, [one, two]) = server.begin(halma(TimeControl::Unlimited)).await;
    server.act(&id, &one, Action::Resign).await.unwrap();
    let block = "INSERT INTO blocks (account, other) VALUES ($1, $2)";
    server.app.store.write(Write::new().and(block, args![&two.id, &one.id])).await.unwrap();
    assert_eq!(server.app.games.rematch(&id, &one).await.unwrap_err().problem.error, "blocked");
}

#[tokio::test]
async fn many_messages_at_once_all_get_a_number() {
    let server = TestServer::new().await;
    let (id, [one, _]) = server.begin(halma(TimeControl::Unlimited)).await;
    let who = crate::people::identity::Identity::of_session(one);
    let new = NewMessage { room: Room::Players, text: "hello".to_string() };
    let said = (0..24).map(|_| server.app.chat.say(&id, &who, &new));
    let said = futures_util::future::join_all(said).await;
    let mut numbers: Vec<i64> = said.into_iter().map(|said| said.unwrap().number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=24).collect::<Vec<_>>());
}
