//! Partners win and lose together; of three or four sides only the first has won; ratings grow uncertain with time.

use super::*;
use crate::store::{Write, args};
use protocol::people::Tally;

const TEAMS: &[(&str, &str)] = &[("teams", "on")];
const POOL: &str = "halma/correspondence/many";

impl TestServer {
    /// Somebody with an account and a rating for games of four.
    async fn member(&self, name: &str, rating: f64) -> Person {
        let guest = self.guest().await;
        let signed = "UPDATE accounts SET kind = 'user', name = $2, name_key = $3 WHERE id = $1";
        let rated = "INSERT INTO ratings (account, pool, rating, deviation, volatility, games, updated_at) \
                     VALUES ($1, $2, $3, 150, 0.0857, 9, $4)";
        let write = Write::new().and(signed, args![&guest.id, name, name.to_lowercase()]);
        let write = write.and(rated, args![&guest.id, POOL, rating, self.time.now()]);
        self.app.store.write(write).await.unwrap();
        crate::store::accounts::person(&self.app.store, &guest.id).await.unwrap().unwrap()
    }

    /// A rated game of Halma that four have begun, by seat.
    async fn four(&self, people: &[Person], options: &[(&str, &str)]) -> String {
        let seats = vec![Sitter::Me, Sitter::Anyone, Sitter::Anyone, Sitter::Anyone];
        let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let new = NewGame { seats, options, rated: true, ..halma(TimeControl::Unlimited) };
        let id = self.app.games.open_game(&people[0], &new).await.unwrap();
        for person in &people[1..] {
            self.act(&id, person, Action::Join).await.unwrap();
        }
        id
    }

    async fn members(&self, ratings: [f64; 4]) -> Vec<Person> {
        let mut people = Vec::new();
        for (name, rating) in ["Ana", "Ben", "Cem", "Dov"].into_iter().zip(ratings) {
            people.push(self.member(name, rating).await);
        }
        people
    }

    /// Won, drawn and lost games of somebody.
    async fn tally(&self, name: &str) -> (i64, i64, i64) {
        let tallies = self.app.people.profile(name).await.unwrap().tallies;
        let [Tally { won, drawn, lost, .. }] = tallies.as_slice() else { panic!("{tallies:?}") };
        (*won, *drawn, *lost)
    }

    async fn scores(&self, id: &str) -> Vec<Option<f64>> {
        self.state(id).await.seats.iter().map(|seat| seat.score).collect()
    }
}

#[tokio::test]
async fn partners_win_together_and_both_gain() {
    let server = TestServer::new().await;
    let people = server.members([2_400.0, 1_500.0, 1_200.0, 1_500.0]).await;
    let id = server.four(&people, TEAMS).await;
    assert_eq!(server.scores(&id).await, [None; 4]);
    server.act(&id, &people[1], Action::Resign).await.unwrap();
    let state = server.state(&id).await;
    assert_eq!(state.standing.outcome.unwrap().winners, "AC");
    assert_eq!(server.scores(&id).await, [1.0, 0.0, 1.0, 0.0].map(Some));
    for (seat, won) in [true, false, true, false].into_iter().enumerate() {
        let (before, after) = (state.seats[seat].rating.unwrap(), state.seats[seat].rating_after.unwrap());
        assert_eq!(after > before, won, "seat {seat} went from {before} to {after}");
        let name = ["Ana", "Ben", "Cem", "Dov"][seat];
        assert_eq!(server.tally(name).await, if won { (1, 0, 0) } else { (0, 0, 1) }, "{name}");
    }
    // Lists say the same of each seat.
    let part = crate::store::cards::Part { before: (i64::MAX, ""), game: "", own: false };
    let cards = crate::store::cards::history(&server.app.store, &people[2].id, &part).await.unwrap();
    let listed: Vec<_> = cards[0].seats.iter().map(|seat| seat.score).collect();
    assert_eq!(listed, [1.0, 0.0, 1.0, 0.0].map(Some));
}

#[tokio::test]
async fn a_draw_of_two_teams_is_one_for_all_four() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let id = server.four(&people, TEAMS).await;
    for person in &people {
        server.act(&id, person, Action::Draw).await.unwrap();
    }
    assert_eq!(server.scores(&id).await, [Some(0.5); 4]);
    assert_eq!(server.tally("Dov").await, (0, 1, 0));
}

#[tokio::test]
async fn the_second_and_the_third_of_four_have_lost() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let id = server.four(&people, &[]).await;
    for seat in [3, 0, 2] {
        server.act(&id, &people[seat], Action::Resign).await.unwrap();
    }
    let state = server.state(&id).await;
    assert_eq!(state.standing.outcome.unwrap().ranking, ["B", "C", "A", "D"]);
    assert_eq!(server.scores(&id).await, [0.0, 1.0, 0.0, 0.0].map(Some));
    for (name, tally) in [("Ana", (0, 0, 1)), ("Ben", (1, 0, 0)), ("Cem", (0, 0, 1)), ("Dov", (0, 0, 1))] {
        assert_eq!(server.tally(name).await, tally, "{name}");
    }
    // Ratings go by all places.
    let after: Vec<f64> = [1, 2, 0, 3].map(|seat: usize| state.seats[seat].rating_after.unwrap()).to_vec();
    assert!(after.windows(2).all(|pair| pair[0] > pair[1]), "{after:?}");
}

#[tokio::test]
async fn whoever_gave_up_before_the_others_drew_has_lost() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let id = server.four(&people, &[]).await;
    for seat in [2, 1] {
        server.act(&id, &people[seat], Action::Resign).await.unwrap();
    }
    for seat in [0, 3] {
        server.act(&id, &people[seat], Action::Draw).await.unwrap();
    }
    assert_eq!(server.scores(&id).await, [0.5, 0.0, 0.0, 0.5].map(Some));
}

#[tokio::test]
async fn partners_stay_partners_in_a_rematch() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let mut id = server.four(&people, TEAMS).await;
    for _ in 0..4 {
        server.act(&id, &people[3], Action::Resign).await.unwrap();
        id = server.app.games.rematch(&id, &people[0]).await.unwrap();
        for person in &people[1..] {
            server.act(&id, person, Action::Join).await.unwrap();
        }
        let state = server.state(&id).await;
        assert_eq!(state.standing.status, Status::Playing);
        let at = |person: &Person| {
            state.seats.iter().position(|seat| seat.player.as_ref().unwrap().id == person.id).unwrap()
        };
        assert_eq!(at(&people[0]) % 2, at(&people[2]) % 2);
        assert_eq!(at(&people[1]) % 2, at(&people[3]) % 2);
    }
}

#[tokio::test]
async fn partners_stay_partners_when_seats_are_drawn_by_lot() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let asked = |name: &str| Sitter::Player { name: name.to_string() };
    let seats = vec![Sitter::Me, asked("Ben"), asked("Cem"), asked("Dov")];
    let options = TEAMS.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let new = NewGame { seats, options, shuffle: true, public: false, ..halma(TimeControl::Unlimited) };
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let id = server.app.games.open_game(&people[0], &new).await.unwrap();
        let seats = server.state(&id).await.seats;
        let name = |seat: usize| {
            let person = seats[seat].player.as_ref().or(seats[seat].invited.as_ref());
            person.unwrap().name.clone()
        };
        let mut pairs = [[name(0), name(2)], [name(1), name(3)]];
        first.insert(name(0));
        pairs.iter_mut().for_each(|pair| pair.sort());
        pairs.sort();
        assert_eq!(pairs, [["Ana", "Cem"], ["Ben", "Dov"]]);
    }
    assert!(first.len() > 1, "nobody changed seats: {first:?}");
}

#[tokio::test]
async fn a_rating_that_nobody_plays_for_grows_uncertain_and_leaves_the_leaderboard() {
    let server = TestServer::new().await;
    let people = server.members([1_500.0; 4]).await;
    let deviation = async || {
        let ratings = server.app.people.profile("Ana").await.unwrap().ratings;
        ratings[0].deviation
    };
    let listed = async || {
        let leaders = server.app.people.leaderboard(POOL).await.unwrap();
        let boards = server.app.people.count_boards().await.unwrap();
        assert_eq!(boards.iter().map(|board| board.players).sum::<i64>(), leaders.len() as i64);
        leaders.len()
    };
    let id = server.four(&people, TEAMS).await;
    server.act(&id, &people[1], Action::Resign).await.unwrap();
    let fresh = deviation().await;
    assert!(fresh < 150.0 && listed().await == 4, "{fresh}");
    server.time.pass(365 * DAY);
    let later = deviation().await;
    assert!(later > fresh + 20.0 && listed().await == 4, "{fresh} {later}");
    server.time.pass(20 * 365 * DAY);
    assert_eq!((deviation().await, listed().await), (500.0, 0));
    // Being uncertain, it changes more by the next game, and is certain again after it.
    let id = server.four(&people, TEAMS).await;
    server.act(&id, &people[3], Action::Resign).await.unwrap();
    let seat = server.state(&id).await.seats.swap_remove(0);
    assert!(seat.rating_after.unwrap() - seat.rating.unwrap() > 100.0, "{seat:?}");
    assert!(deviation().await < 500.0);
}

#[tokio::test]
async fn scores_by_places_become_verdicts_for_partners_too() {
    let server = TestServer::new().await;
    let store = &server.app.store;
    // Two seats; partners A and C, who won; four alone; two of four drew; a game that goes on.
    let games: [(&str, Option<&str>, &[f64]); 5] = [
        ("two", Some(""), &[0.5, 0.5]),
        ("teams", Some("AC"), &[2.5 / 3.0, 0.5 / 3.0, 2.5 / 3.0, 0.5 / 3.0]),
        ("alone", Some("B"), &[1.0 / 3.0, 1.0, 2.0 / 3.0, 0.0]),
        ("drawn", Some(""), &[2.5 / 3.0, 1.0 / 3.0, 0.0, 2.5 / 3.0]),
        ("goes on", None, &[0.0; 4]),
    ];
    for (id, winners, scores) in games {
        let status = if winners.is_some() { "over" } else { "playing" };
        let sql = "INSERT INTO games (id, game, terms, pool, seats, rated, public, status, version, winners, \
                   created_at, updated_at) VALUES ($1, 'halma', '', 'p', $2, 0, 0, $3, 1, $4, 0, 0)";
        let mut write = Write::new().and(sql, args![id, scores.len() as i64, status, winners]);
        for (seat, score) in (0i64..).zip(scores) {
            let sql = "INSERT INTO players (game, seat, score) VALUES ($1, $2, $3)";
            write = write.and(sql, args![id, seat, winners.map(|_| *score)]);
        }
        store.write(write).await.unwrap();
    }
    let (_, step) = crate::store::schema::MIGRATIONS.into_iter().find(|(name, _)| *name == "sides").unwrap();
    let statements = step.split_inclusive(";\n").filter(|statement| statement.trim_end().ends_with(';'));
    let write = statements.fold(Write::new(), |write, statement| write.and(statement, vec![]));
    store.write(write).await.unwrap();
    let sql = "SELECT game, score FROM players ORDER BY game, seat";
    let found: Vec<(String, Option<f64>)> = store.keyed().all(sql, vec![]).await.unwrap();
    let of = |id: &str| -> Vec<f64> {
        found.iter().filter(|(game, _)| game == id).filter_map(|(_, score)| *score).collect()
    };
    assert_eq!(of("two"), [0.5, 0.5]);
    assert_eq!(of("teams"), [1.0, 0.0, 1.0, 0.0]);
    assert_eq!(of("alone"), [0.0, 1.0, 0.0, 0.0]);
    assert_eq!(of("drawn"), [0.5, 0.0, 0.0, 0.5]);
    assert_eq!(of("goes on"), [0.0; 0]);
}
