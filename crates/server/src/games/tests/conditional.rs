//! Conditional turns: what fits is answered, what does not leaves nothing behind, and only their owner knows.

use super::*;
use crate::store::conditions;
use protocol::game::{Branch, Conditions, NewConditions};
use std::time::Duration;

const DAYS: TimeControl = TimeControl::Days { days: 2 };

fn branch(turn: &str, then: Vec<Branch>) -> Branch {
    Branch { turn: turn.to_string(), seat: None, then }
}

/// A line of turns, one after the other.
fn line(turns: &[&str]) -> Vec<Branch> {
    let mut then = Vec::new();
    for turn in turns.iter().rev() {
        then = vec![branch(turn, then)];
    }
    then
}

impl TestServer {
    /// A game in which A begins: who does is drawn by lot.
    async fn begin_as_a(&self, new: NewGame) -> (String, [Person; 2]) {
        loop {
            let (id, people) = self.begin(new.clone()).await;
            if self.state(&id).await.standing.to_move.as_deref() == Some("A") {
                return (id, people);
            }
        }
    }

    async fn set(&self, id: &str, who: &Person, branches: Vec<Branch>) -> Result<Conditions, Fail> {
        let position_version = self.state(id).await.standing.position_version;
        self.set_on(id, who, position_version, branches).await
    }

    async fn set_on(
        &self,
        id: &str,
        who: &Person,
        position_version: i64,
        branches: Vec<Branch>,
    ) -> Result<Conditions, Fail> {
        let new = NewConditions { position_version, branches };
        self.app.games.set_conditions(id, &who.id, &new).await
    }

    async fn own(&self, id: &str, who: &Person) -> Conditions {
        self.app.games.conditions(id, &who.id).await.unwrap()
    }

    async fn play(&self, id: &str, who: &Person, turn: &str) -> Accepted {
        let position_version = self.state(id).await.standing.position_version;
        let new = NewTurn { turn: turn.to_string(), position_version, idempotency_key: None, premove: false };
        self.app.games.turn(id, &who.id, &new, 0).await.unwrap()
    }

    /// The turns of a game, as soon as there are so many.
    async fn turns(&self, id: &str, count: usize) -> Vec<String> {
        for _ in 0..500 {
            let turns = self.state(id).await.turns;
            if turns.len() >= count {
                return turns.iter().map(|turn| turn.entry.split_once('.').unwrap().1.to_string()).collect();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{count} turns are not made: {:?}", self.state(id).await.turns);
    }

    /// Waits until whatever is to be answered is.
    async fn settle(&self) {
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
}

fn refused(result: Result<Conditions, Fail>) -> (u16, String) {
    let fail = result.unwrap_err();
    (fail.code.as_u16(), fail.problem.error)
}

#[tokio::test]
async fn what_fits_is_answered_at_once_and_what_follows_is_kept() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    let tree = vec![branch("c2-c3", line(&["f7-f6", "c3-c4", "f6-f5"])), branch("b3-c3", line(&["f7-f6"]))];
    let set = server.set(&id, &second, tree).await.unwrap();
    assert_eq!(set.branches[0].seat.as_deref(), Some("A"));
    assert_eq!(set.branches[0].then[0].seat.as_deref(), Some("B"));
    assert_eq!(server.own(&id, &second).await, set, "their owner sees them as they were set");
    // Whoever plays sees nothing of it: the answer is a turn of its own.
    let accepted = server.play(&id, &first, "c2-c3").await;
    assert_eq!(accepted.standing.to_move.as_deref(), Some("B"));
    assert_eq!(server.turns(&id, 2).await, ["c2-c3", "f7-f6"]);
    assert_eq!(server.own(&id, &second).await.branches, set.branches[0].then[0].then);
    server.play(&id, &first, "c3-c4").await;
    assert_eq!(server.turns(&id, 4).await[3], "f6-f5");
    let left = server.own(&id, &second).await;
    assert_eq!((left.branches, left.dropped_by), (Vec::new(), None));
    assert!(server.own(&id, &first).await.branches.is_empty());
}

#[tokio::test]
async fn what_does_not_fit_changes_nothing_and_its_owner_is_told_until_their_next_turn() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    server.set(&id, &second, line(&["c2-c3", "f7-f6"])).await.unwrap();
    let before = conditions::of(&server.app.store, &id).await.unwrap();
    let (_registered, mut heard) = server.app.hub.open(Some(second.id.clone()), None);
    server.play(&id, &first, "b3-c3").await;
    server.settle().await;
    let state = server.state(&id).await;
    assert_eq!((state.turns.len(), state.standing.to_move.as_deref()), (1, Some("B")));
    assert_eq!(conditions::of(&server.app.store, &id).await.unwrap(), before, "nothing is written");
    let told = server.own(&id, &second).await;
    assert_eq!((told.branches.len(), told.dropped_by.as_deref()), (0, Some("b3-c3")));
    let mut notices = Vec::new();
    while let Some(message) = heard.waiting() {
        notices.push(serde_json::to_string(message.message()).unwrap());
    }
    assert!(notices.iter().any(|notice| notice.contains("\"dropped\"")), "{notices:?}");
    // What was dropped does not come back with the course that it was for.
    server.play(&id, &second, "f7-f6").await;
    assert_eq!(server.own(&id, &second).await.dropped_by, None);
}

#[tokio::test]
async fn a_takeback_drops_them() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    server.play(&id, &first, "b3-c3").await;
    server.play(&id, &second, "g6-f6").await;
    server.set(&id, &second, line(&["c3-c4", "f7-e7"])).await.unwrap();
    for who in [&first, &second] {
        server.act(&id, who, Action::Takeback).await.unwrap();
    }
    assert!(server.own(&id, &second).await.branches.is_empty());
    let turns = server.state(&id).await.turns.len();
    let mover =
        if server.state(&id).await.standing.to_move.as_deref() == Some("A") { &first } else { &second };
    server.play(&id, mover, "c2-c3").await;
    server.settle().await;
    assert_eq!(server.state(&id).await.turns.len(), turns + 1);
}

#[tokio::test]
async fn a_tree_that_cannot_be_is_refused_with_the_line_that_is_wrong() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    let with = |branches| server.set(&id, &second, branches);
    let conflict = |error: &str| (409, error.to_string());
    let bad = |error: &str| (400, error.to_string());
    assert_eq!(refused(server.set(&id, &first, line(&["c2-c3"])).await), conflict("conditions-your-turn"));
    assert_eq!(refused(with(line(&["c2-c3"])).await), bad("conditions-no-answer"));
    assert_eq!(refused(with(line(&["c2-c3", "f7-f6", "c3-c4"])).await), bad("conditions-no-answer"));
    let two = vec![branch("c2-c3", [line(&["f7-f6"]), line(&["g6-f6"])].concat())];
    assert_eq!(refused(with(two).await), bad("conditions-two-answers"));
    let twice = [line(&["c2-c3", "f7-f6"]), line(&["c2-c3", "g6-f6"])].concat();
    assert_eq!(refused(with(twice).await), bad("conditions-twice"));
    for turn in ["f7-f1", "resign", "nothing", "", ";", "f7-f6\n", "1B.resign"] {
        let fail = with(line(&["c2-c3", turn])).await.unwrap_err();
        assert_eq!((fail.code.as_u16(), fail.problem.error.as_str()), (422, "conditions-refused"), "{turn}");
        assert_eq!(fail.problem.args["line"], format!("c2-c3 · {turn}"));
    }
    let many: Vec<Branch> = (0..200).map(|_| branch("c2-c3", line(&["f7-f6"]))).collect();
    let deep = ["c2-c3"; 25];
    let long = "x".repeat(9_000);
    for branches in [many, line(&deep), line(&[long.as_str()])] {
        assert_eq!(refused(with(branches).await), bad("conditions-too-many"));
    }
    let version = server.state(&id).await.standing.position_version;
    for stale in [version - 1, version + 1] {
        let branches = line(&["c2-c3", "f7-f6"]);
        assert_eq!(refused(server.set_on(&id, &second, stale, branches).await), conflict("stale"));
    }
    let stranger = server.guest().await;
    let not = (403, "not-a-player".to_string());
    assert_eq!(refused(server.set(&id, &stranger, Vec::new()).await), not);
    assert_eq!(refused(server.app.games.conditions(&id, &stranger.id).await), not);
    for time in [TimeControl::Unlimited, CLOCK] {
        let (id, [_, second]) = server.begin_as_a(halma(time)).await;
        let with = server.set(&id, &second, line(&["c2-c3", "f7-f6"])).await;
        assert_eq!(refused(with), conflict("conditions-need-days"));
    }
    server.act(&id, &first, Action::Abort).await.unwrap();
    assert_eq!(refused(with(line(&["c2-c3", "f7-f6"])).await), conflict("not-playing"));
    assert!(conditions::of(&server.app.store, &id).await.unwrap().is_empty(), "nothing was kept");
}

#[tokio::test]
async fn between_several_the_turns_of_all_others_come_first() {
    let server = TestServer::new().await;
    let people = [server.guest().await, server.guest().await, server.guest().await];
    let seats = vec![Sitter::Me, Sitter::Anyone, Sitter::Anyone];
    let new = NewGame { game: "skud".to_string(), seats, ..halma(DAYS) };
    let id = server.app.games.open_game(&people[0], &new).await.unwrap();
    for person in &people[1..] {
        server.act(&id, person, Action::Join).await.unwrap();
    }
    let letters: Vec<String> = server.state(&id).await.seats.into_iter().map(|seat| seat.seat).collect();
    let find = |letter: Option<String>| letters.iter().position(|other| Some(other) == letter.as_ref());
    // Until everybody has opened: each of the next three turns is somebody else's.
    let (planned, movers) = loop {
        let mut table = server.app.games.look(&id, |seen| seen.game.play.table().copy()).await.unwrap();
        let (mut planned, mut movers) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            movers.push(usize::from(table.seat().0));
            planned.push(table.legal_turns().swap_remove(0));
            table.play(planned.last().unwrap()).unwrap();
        }
        if movers.iter().collect::<std::collections::BTreeSet<_>>().len() == 3 {
            break (planned, movers);
        }
        let mover = find(server.state(&id).await.standing.to_move).unwrap();
        server.turn(&id, &people[mover]).await.unwrap();
    };
    let begun = server.state(&id).await.turns.len();
    let last = &people[movers[2]];
    let turns: Vec<&str> = planned.iter().map(String::as_str).collect();
    assert_eq!(refused(server.set(&id, last, line(&turns[..2])).await).1, "conditions-no-answer");
    server.set(&id, last, line(&turns)).await.unwrap();
    server.play(&id, &people[movers[0]], turns[0]).await;
    server.settle().await;
    assert_eq!(server.state(&id).await.turns.len(), begun + 1);
    assert_eq!(server.own(&id, last).await.branches.len(), 1, "one of two has played");
    server.play(&id, &people[movers[1]], turns[1]).await;
    assert_eq!(server.turns(&id, begun + 3).await[begun + 2], turns[2]);
}

#[tokio::test]
async fn two_trees_answer_each_other() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    server.play(&id, &first, "c2-c3").await;
    server.set(&id, &first, line(&["f7-f6", "c3-c4", "f6-f5", "b3-c3"])).await.unwrap();
    server.play(&id, &second, "f7-f6").await;
    server.turns(&id, 3).await;
    server.set(&id, &second, line(&["b3-c3"])).await.unwrap_err();
    // It is the second one's turn: they play as the first one expects.
    server.play(&id, &second, "f6-f5").await;
    assert_eq!(server.turns(&id, 5).await[4], "b3-c3");
}

#[tokio::test]
async fn an_answer_that_a_dying_server_has_not_made_is_made_by_the_next() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    server.set(&id, &second, line(&["c2-c3", "f7-f6"])).await.unwrap();
    server.play(&id, &first, "c2-c3").await;
    let server = server.restart_after(1_000).await;
    assert_eq!(server.state(&id).await.turns.len(), 1);
    server.app.games.answer_some("").await.unwrap();
    assert_eq!(server.turns(&id, 2).await[1], "f7-f6");
}

#[tokio::test]
async fn a_tree_that_cannot_be_read_keeps_no_other_game_waiting() {
    let server = TestServer::new().await;
    let store = &server.app.store;
    let mut games = Vec::new();
    for _ in 0..3 {
        let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
        server.set(&id, &second, line(&["c2-c3", "f7-f6"])).await.unwrap();
        let kept = conditions::of(store, &id).await.unwrap().remove(0);
        server.app.games.drop_conditions(&id, &second.id).await.unwrap();
        server.play(&id, &first, "c2-c3").await;
        games.push((id, kept));
    }
    // The turn is answered by nobody, as if the server had died.
    tokio::time::sleep(Duration::from_millis(200)).await;
    games.sort_by(|one, other| one.0.cmp(&other.0));
    for (number, (id, kept)) in games.iter().enumerate() {
        let tree = if number == 0 { "no tree" } else { kept.tree.as_str() };
        let version = server.state(id).await.standing.version;
        store.write(conditions::set(id, kept.seat, kept.board, tree, version)).await.unwrap();
    }
    server.app.games.answer_some("").await.unwrap();
    for (id, _) in &games[1..] {
        assert_eq!(server.turns(id, 2).await[1], "f7-f6");
    }
}

#[tokio::test]
async fn what_was_dropped_is_never_made_however_close_the_turn_was() {
    let mut server = TestServer::new().await;
    for round in 0..40u64 {
        // One address makes only so many guests.
        if round % 5 == 4 {
            server = TestServer::new().await;
        }
        let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
        server.set(&id, &second, line(&["c2-c3", "f7-f6"])).await.unwrap();
        server.play(&id, &first, "c2-c3").await;
        // About when the answer is made.
        tokio::time::sleep(Duration::from_millis(46 + round % 10)).await;
        server.app.games.drop_conditions(&id, &second.id).await.unwrap();
        let then = server.state(&id).await.turns.len();
        tokio::time::sleep(Duration::from_millis(30)).await;
        assert_eq!(server.state(&id).await.turns.len(), then, "round {round}");
    }
}

#[tokio::test]
async fn a_game_that_is_over_has_none() {
    let server = TestServer::new().await;
    let (id, [first, second]) = server.begin_as_a(halma(DAYS)).await;
    server.lose_soon(&id, &first, &second).await;
    assert!(conditions::of(&server.app.store, &id).await.unwrap().is_empty());
}

impl TestServer {
    /// Sets conditional turns for one and lets the other resign.
    async fn lose_soon(&self, id: &str, loser: &Person, other: &Person) {
        self.play(id, loser, "c2-c3").await;
        self.play(id, other, "f7-f6").await;
        self.set(id, other, line(&["c3-c4", "f6-f5"])).await.unwrap();
        assert_eq!(conditions::of(&self.app.store, id).await.unwrap().len(), 1);
        self.act(id, loser, Action::Resign).await.unwrap();
    }
}
