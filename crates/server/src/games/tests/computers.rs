//! Games against computers: how many, and who waits for whom.

use super::*;

fn against(seats: Vec<Sitter>) -> NewGame {
    NewGame { game: "street".to_string(), seats, public: false, ..halma(TimeControl::Unlimited) }
}

#[tokio::test]
async fn at_least_one_seat_is_for_a_person() {
    let house = House::new().await;
    let one = house.guest().await;
    let bot = Sitter::Bot { level: 10 };
    for count in 2..=4 {
        let refused = house.app.games.open_game(&one, &against(vec![bot.clone(); count])).await.unwrap_err();
        assert_eq!((refused.code.as_u16(), refused.problem.error.as_str()), (400, "needs-a-person"));
    }
    assert_eq!(house.app.store.count("SELECT COUNT(*) FROM games", vec![]).await.unwrap(), 0);
    // A game for somebody else begins when somebody sits down.
    let id = house.app.games.open_game(&one, &against(vec![bot, Sitter::Anyone])).await.unwrap();
    assert_eq!(house.state(&id).await.standing.status, Status::Open);
}

#[tokio::test]
async fn games_against_computers_are_limited_by_account_also_without_a_seat() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let bot = Sitter::Bot { level: 10 };
    let mut open = Vec::new();
    for number in 0..20 {
        let other = if number % 2 == 0 { Sitter::Me } else { Sitter::Anyone };
        open.push(house.app.games.open_game(&one, &against(vec![bot.clone(), other])).await.unwrap());
    }
    let refused = house.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!((refused.code.as_u16(), refused.problem.error.as_str()), (409, "too-many-computer-games"));
    assert_eq!(refused.problem.args["most"], 20);
    // Somebody else joins some of them, and then has them, too.
    for id in open.iter().skip(1).step_by(2) {
        house.act(id, &two, Action::Join).await.unwrap();
    }
    for _ in 0..10 {
        house.app.games.open_game(&two, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
    }
    let refused = house.app.games.open_game(&two, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!(refused.problem.error, "too-many-computer-games");
    // One that is over makes room, and a game between people is another matter.
    house.app.games.open_game(&one, &halma(TimeControl::Unlimited)).await.unwrap();
    house.act(&open[0], &one, Action::Resign).await.unwrap();
    let next = house.app.games.rematch(&open[0], &one).await.unwrap();
    let refused = house.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap_err();
    assert_eq!(refused.problem.error, "too-many-computer-games");
    house.act(&next, &one, Action::Resign).await.unwrap();
    house.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
    assert_eq!(
        house.app.games.rematch(&next, &one).await.unwrap_err().problem.error,
        "too-many-computer-games"
    );
    // So do games that rest.
    house.pass(3_601_000).await;
    house.app.games.open_game(&one, &against(vec![bot, Sitter::Me])).await.unwrap();
}

#[tokio::test]
async fn games_against_computers_are_limited_by_address() {
    let house = House::new().await;
    let bot = Sitter::Bot { level: 1 };
    for _ in 0..5 {
        let one = house.guest().await;
        house.app.presence.seen(&one.id, "1.2.3.4", house.time.now());
        for _ in 0..20 {
            house.app.games.open_game(&one, &against(vec![bot.clone(), Sitter::Me])).await.unwrap();
        }
    }
    let (six, far) = (house.guest().await, house.guest().await);
    house.app.presence.seen(&six.id, "1.2.3.4", house.time.now());
    house.app.presence.seen(&far.id, "5.6.7.8", house.time.now());
    let new = against(vec![bot, Sitter::Me]);
    let refused = house.app.games.open_game(&six, &new).await.unwrap_err();
    assert_eq!(
        (refused.code.as_u16(), refused.problem.error.as_str()),
        (409, "too-many-computer-games-here")
    );
    house.app.games.open_game(&far, &new).await.unwrap();
}

#[tokio::test]
async fn turns_that_people_wait_for_come_before_reviews_and_games_of_computers_alone() {
    let house = House::new().await;
    let (one, two) = (house.guest().await, house.guest().await);
    // Nobody thinks in this house, so everything waits.
    let bot = Sitter::Bot { level: 1 };
    let seats = vec![Sitter::Me, bot.clone(), bot.clone()];
    let alone = NewGame { game: "skud".to_string(), ..against(seats) };
    let alone = house.app.games.open_game(&one, &alone).await.unwrap();
    house.turn(&alone, &one).await.unwrap();
    assert_eq!(house.app.jobs.take().as_deref(), Some(alone.as_str()), "a person waits");
    house.act(&alone, &one, Action::Resign).await.unwrap();
    let over = house.game(&one, &two, halma(TimeControl::Unlimited)).await;
    house.act(&over, &one, Action::Resign).await.unwrap();
    assert_eq!(house.app.games.review(&over, &one.id).await.unwrap(), None);
    let waited = house.app.games.open_game(&two, &against(vec![bot, Sitter::Me])).await.unwrap();
    let order: Vec<String> = std::iter::from_fn(|| house.app.jobs.take()).collect();
    assert_eq!(order, [waited, over, alone]);
}

#[tokio::test]
async fn computers_are_asked_to_think_and_a_lost_job_is_found() {
    let house = House::new().await;
    let one = house.guest().await;
    let seats = vec![Sitter::Bot { level: 1 }, Sitter::Me];
    let new = NewGame { game: "street".to_string(), seats, ..halma(CLOCK) };
    let id = house.app.games.open_game(&one, &new).await.unwrap();
    assert!(house.state(&id).await.standing.to_move.is_some());
    // Nobody thinks in this house: the machine died. The next one finds the job.
    let house = house.restart_after(60_000).await;
    house.app.jobs.start(&house.app.games, &house.app.bus, 1, &house.app.supervisor);
    house.app.games.find_lost_jobs().await.unwrap();
    for _ in 0..200 {
        if !house.state(&id).await.turns.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(house.state(&id).await.turns.len(), 1);
    assert_eq!(house.left(&id).await, [60_000, 60_000]);
}
