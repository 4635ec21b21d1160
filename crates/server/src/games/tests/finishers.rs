//! Tables of three and four: who has finished has won, who has resigned comes last.

use super::*;

/// A table of guests, who sit in the order of the seats.
async fn table(
    server: &TestServer,
    game: &str,
    seats: usize,
    options: &[(&str, &str)],
) -> (String, Vec<Person>) {
    let mut people = vec![server.guest().await];
    let mut sitters = vec![Sitter::Me];
    for _ in 1..seats {
        people.push(server.guest().await);
        sitters.push(Sitter::Anyone);
    }
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let new = NewGame { game: game.to_string(), seats: sitters, options, ..halma(TimeControl::Unlimited) };
    // The first seat begins: who does is drawn by lot, by the generator of this thread.
    let begins = |seed: &u64| {
        fastrand::seed(*seed);
        fastrand::u8(..seats as u8) == 0
    };
    fastrand::seed((0..).find(begins).unwrap());
    let id = server.app.games.open_game(&people[0], &new).await.unwrap();
    for person in &people[1..] {
        server.act(&id, person, Action::Join).await.unwrap();
    }
    (id, people)
}

/// Makes a turn for whoever has to.
async fn play(server: &TestServer, id: &str, people: &[Person], turn: String) {
    let look =
        |seen: &Seen<'_>| (usize::from(seen.game.play.to_move().unwrap()), seen.game.play.position_version());
    let (mover, position_version) = server.app.games.look(id, look).await.unwrap();
    let new = NewTurn { turn, position_version, idempotency_key: None, premove: false };
    server.app.games.turn(id, &people[mover].id, &new, 0).await.unwrap();
}

/// The turn of a race in which only A wants to get anywhere: C leaves one square of its camp, and moves to and
/// fro as B and D do.
async fn race(server: &TestServer, id: &str, made: usize) -> String {
    let table = server.app.games.look(id, |seen| seen.game.play.table().copy()).await.unwrap();
    match table.seat().0 {
        0 => {
            let best = table.steps().into_iter().zip(table.step_heuristics()).max_by_key(|(_, value)| *value);
            best.unwrap().0.text
        }
        seat => {
            let there = ["", "d14-e13", "m13-l12", "m3-l4"][usize::from(seat)];
            let (from, to) = there.split_once('-').unwrap();
            match (made / 4, made / 4 % 2) {
                // C's piece leaves the camp for good.
                (0, _) if seat == 2 => "n14-m13".to_string(),
                (0, _) if seat == 1 => "c14-d14".to_string(),
                (0, _) if seat == 3 => "n3-m3".to_string(),
                (_, 1) => there.to_string(),
                _ => format!("{to}-{from}"),
            }
        }
    }
}

#[tokio::test]
async fn the_first_finisher_wins_though_the_others_draw() {
    for agree in [false, true] {
        let server = TestServer::new().await;
        let (id, people) = table(&server, "halma", 4, &[("full-camp-wins", "on")]).await;
        let mut counts = [0; 4];
        let mut finished = false;
        while server.state(&id).await.standing.status == Status::Playing {
            let mover = server.state(&id).await.standing.to_move.unwrap();
            let seat = "ABCD".find(&mover).unwrap();
            assert!(counts[seat] < 200, "nobody has finished");
            let turn = race(&server, &id, counts[seat] * 4).await;
            play(&server, &id, &people, turn).await;
            counts[seat] += 1;
            let playing = server.app.games.look(&id, |seen| seen.game.play.is_in(0)).await.unwrap();
            if !playing && !finished {
                finished = true;
                // A finished player no longer has a say.
                for person in &people[1..] {
                    if agree {
                        server.act(&id, person, Action::Draw).await.unwrap();
                    }
                }
                if !agree {
                    assert_eq!(super::error(server.act(&id, &people[0], Action::Resign).await), "gave-up");
                }
            }
        }
        let outcome = server.state(&id).await.standing.outcome.unwrap();
        assert_eq!((outcome.winners.as_str(), outcome.ranking.join(" ").as_str()), ("A", "A BCD"));
        assert_eq!(outcome.reason, if agree { "agreement" } else { "repetition" });
        assert!(outcome.rest_drew);
        let sql = "SELECT score FROM players WHERE game = $1 ORDER BY seat";
        let scores: Vec<f64> = server.app.store.keyed().all(sql, crate::store::args![&id]).await.unwrap();
        assert_eq!(scores, [1.0, 0.0, 0.0, 0.0]);
    }
}

#[tokio::test]
async fn whoever_resigned_does_not_share_an_agreed_draw() {
    let server = TestServer::new().await;
    let (id, people) = table(&server, "skud", 3, &[]).await;
    let mover = server.state(&id).await.standing.to_move.unwrap();
    let mover = "SWN".find(&mover).unwrap();
    let quitter = (mover + 1) % 3;
    server.act(&id, &people[quitter], Action::Resign).await.unwrap();
    server.act(&id, &people[mover], Action::Draw).await.unwrap();
    server.act(&id, &people[(mover + 2) % 3], Action::Draw).await.unwrap();
    let outcome = server.state(&id).await.standing.outcome.unwrap();
    assert_eq!((outcome.winners.as_str(), outcome.reason.as_str()), ("", "agreement"));
    let gone = "SWN".chars().nth(quitter).unwrap().to_string();
    assert_eq!(outcome.ranking, ["SWN".replace(&gone, ""), gone]);
}

#[tokio::test]
async fn who_gives_up_at_a_table_of_three_is_passed_over() {
    let server = TestServer::new().await;
    let (id, people) = server.three().await;
    let letters = server.state(&id).await.setup.letters;
    let at = |letter: &str| letters.find(letter).unwrap();
    let mover = at(&server.state(&id).await.standing.to_move.unwrap());
    server.turn(&id, &people[mover]).await.unwrap();
    // Not on its turn: it is out all the same.
    let next = at(&server.state(&id).await.standing.to_move.unwrap());
    let quitter = (0..3).find(|seat| *seat != next).unwrap();
    server.act(&id, &people[quitter], Action::Resign).await.unwrap();
    assert_eq!(error(server.act(&id, &people[quitter], Action::Draw).await), "gave-up");
    for _ in 0..8 {
        let state = server.state(&id).await;
        let mover = at(&state.standing.to_move.unwrap());
        assert_ne!(mover, quitter);
        server.turn(&id, &people[mover]).await.unwrap();
    }
    let other = (0..3).find(|seat| *seat != next && *seat != quitter).unwrap();
    server.act(&id, &people[other], Action::Resign).await.unwrap();
    let mut state = server.state(&id).await;
    if state.standing.status == Status::Playing {
        server.turn(&id, &people[next]).await.unwrap();
        state = server.state(&id).await;
    }
    let outcome = state.standing.outcome.unwrap();
    assert_eq!(outcome.winners, state.setup.letters.chars().nth(next).unwrap().to_string());
}

#[tokio::test]
async fn no_turn_is_taken_back_from_before_somebody_gave_up() {
    let server = TestServer::new().await;
    let (id, people) = server.three().await;
    let mover = async || {
        let state = server.state(&id).await;
        state.setup.letters.find(&state.standing.to_move.unwrap()).unwrap()
    };
    let first = mover().await;
    server.turn(&id, &people[first]).await.unwrap();
    let quitter = mover().await;
    server.act(&id, &people[quitter], Action::Resign).await.unwrap();
    let before = server.state(&id).await;
    assert_eq!(error(server.act(&id, &people[first], Action::Takeback).await), "nothing-to-take-back");
    // What comes after it is taken back as ever.
    let last = mover().await;
    server.turn(&id, &people[last]).await.unwrap();
    server.act(&id, &people[last], Action::Takeback).await.unwrap();
    server.act(&id, &people[first], Action::Takeback).await.unwrap();
    let after = server.state(&id).await;
    assert_eq!((after.turns, after.position), (before.turns, before.position));
    assert_eq!(mover().await, last);
}
