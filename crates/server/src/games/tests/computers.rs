//! Games against computers: how many, and who waits for whom.

use super::*;

fn against(seats: Vec<Sitter>) -> NewGame {
    NewGame { game: "street".to_string(), seats, public: false, ..halma(TimeControl::Unlimited) }
}

#[tokio::test]
async fn at_least_one_seat_is_for_a_person() {
    let server = TestServer::new().await;
    let one = server.guest().await;
    let bot = Sitter::Bot { level: 10 };
    for count in 2..=4 {
        let refused = server.app.games.open_game(&one, &against(vec![bot.clone(); count])).await.unwrap_err();
        assert_eq!((refused.code.as_u16(), refused.problem.error.as_str()), (400, "needs-a-person"));
    }
    assert_eq!(server.app.store.keyed().count("SELECT COUNT(*) FROM games", vec![]).await.unwrap(), 0);
    // A game for somebody else begins when somebody sits down.
    let id = server.app.games.open_game(&one, &against(vec![bot, Sitter::Anyone])).await.unwrap();
    assert_eq!(server.state(&id).await.standing.status, Status::Open);
}

#[tokio::test]
async fn games_against_computers_are_limited_by_account_also_without_a_seat() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    let bot = Sitter::Bot { level: 10 };
    let mut open = Vec::new();
    for number in 0..20 {
        let other = if number % 2 == 0 { Sitter::Me } else { Sitter::Anyone };
        open.push(server.app.games.open_game(&one, &against(vec![bot.clone(), other])).await.unwrap());
    }
    let refused =
        server.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!((refused.code.as_u16(), refused.problem.error.as_str()), (409, "too-many-computer-games"));
    assert_eq!(refused.problem.args["most"], 20);
    // Somebody else joins some of them, and then has them, too.
    for id in open.iter().skip(1).step_by(2) {
        server.act(id, &two, Action::Join).await.unwrap();
    }
    for _ in 0..10 {
        server.app.games.open_game(&two, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
    }
    let refused =
        server.app.games.open_game(&two, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!(refused.problem.error, "too-many-computer-games");
    // One that is over makes room, and a game between people is another matter.
    server.app.games.open_game(&one, &halma(TimeControl::Unlimited)).await.unwrap();
    server.act(&open[0], &one, Action::Resign).await.unwrap();
    let next = server.app.games.rematch(&open[0], &one).await.unwrap();
    let refused =
        server.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!(refused.problem.error, "too-many-computer-games");
    server.act(&next, &one, Action::Resign).await.unwrap();
    server.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
    assert_eq!(
        server.app.games.rematch(&next, &one).await.unwrap_err().problem.error,
        "too-many-computer-games"
    );
    // So do games that rest.
    server.pass(3_601_000).await;
    server.app.games.open_game(&one, &against(vec![bot, Sitter::Me])).await.unwrap();
}

#[tokio::test]
async fn games_against_computers_are_limited_by_address() {
    let server = TestServer::new().await;
    let bot = Sitter::Bot { level: 1 };
    for _ in 0..5 {
        let one = server.guest().await;
        server.app.presence.seen(&one.id, "1.2.3.4", server.time.now());
        for _ in 0..20 {
            server.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
        }
    }
    let (six, far) = (server.guest().await, server.guest().await);
    server.app.presence.seen(&six.id, "1.2.3.4", server.time.now());
    server.app.presence.seen(&far.id, "5.6.7.8", server.time.now());
    let new = against(vec![bot, Sitter::Me]);
    let refused = server.app.games.open_game(&six, &new).await.unwrap_err();
    assert_eq!(
        (refused.code.as_u16(), refused.problem.error.as_str()),
        (409, "too-many-computer-games-here")
    );
    server.app.games.open_game(&far, &new).await.unwrap();
}

#[tokio::test]
async fn turns_that_people_wait_for_come_before_reviews_and_games_of_computers_alone() {
    let server = TestServer::new().await;
    let (one, two) = (server.guest().await, server.guest().await);
    // Nobody thinks in this server, so everything waits.
    let bot = Sitter::Bot { level: 1 };
    let seats = vec![Sitter::Me, bot.clone(), bot.clone()];
    let alone = NewGame { game: "skud".to_string(), ..against(seats) };
    let alone = server.app.games.open_game(&one, &alone).await.unwrap();
    server.turn(&alone, &one).await.unwrap();
    assert_eq!(server.app.jobs.take().as_deref(), Some(alone.as_str()), "a person waits");
    server.act(&alone, &one, Action::Resign).await.unwrap();
    let over = server.game(&one, &two, halma(TimeControl::Unlimited)).await;
    server.lose(&over, &one, &two).await;
    assert_eq!(server.app.games.review(&over, &one.id).await.unwrap(), None);
    let waited = server.app.games.open_game(&two, &against(vec![bot, Sitter::Me])).await.unwrap();
    let order: Vec<String> = std::iter::from_fn(|| server.app.jobs.take()).collect();
    assert_eq!(order, [waited, over, alone]);
}

#[tokio::test]
async fn computers_are_asked_to_think_and_a_lost_job_is_found() {
    let server = TestServer::new().await;
    let one = server.guest().await;
    let seats = vec![Sitter::Bot { level: 1 }, Sitter::Me];
    let new = NewGame { game: "street".to_string(), seats, ..halma(CLOCK) };
    let id = server.app.games.open_game(&one, &new).await.unwrap();
    assert!(server.state(&id).await.standing.to_move.is_some());
    // Nobody thinks in this server: the machine died. The next one finds the job.
    let server = server.restart_after(60_000).await;
    server.app.jobs.start(&server.app.games, &server.app.bus, 1, &server.app.supervisor);
    server.app.games.find_lost_jobs().await.unwrap();
    for _ in 0..200 {
        if !server.state(&id).await.turns.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(server.state(&id).await.turns.len(), 1);
    assert_eq!(server.left(&id).await, [60_000, 60_000]);
}
