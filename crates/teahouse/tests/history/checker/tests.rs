//! The checker itself: one small legal game, and each way in which its history could be illegal.

mod hosted;
mod sketch;

use super::replay::{self, Outages, Replay};
use super::{Rule, check};
use crate::history::{
    Answer, Ask, Branch, Clocks, Entry, Event, Game, History, Kept, News, Offers, Rating, Record, Setup,
    Sitter, Standing, State, Terms, Time, What,
};
use sketch::{BEGAN, PLAYERS, Sketch};

#[test]
fn a_legal_history_has_no_faults() {
    let mut sketch = Sketch::new();
    let state = sketch.state();
    sketch.looks(state);
    sketch.is_legal();
    sketch.enter(Some(0), "resign", "", 0, None);
    sketch.done("ana", Ask::Act("resign".to_string()), 9);
    sketch.ended();
    sketch.is_legal();
}

#[test]
fn an_acknowledged_turn_that_is_lost_is_found() {
    let mut sketch = Sketch::new();
    sketch.log().pop();
    sketch.game().version -= 1;
    sketch.breaks(Rule::Lost);
}

#[test]
fn an_acknowledged_turn_in_whose_place_another_is_kept_is_found() {
    let mut sketch = Sketch::new();
    let Some(Event { what: What::Asked { ask: Ask::Turn { turn, .. }, .. }, .. }) =
        sketch.history.events.iter_mut().nth_back(1)
    else {
        panic!("the last request is a turn")
    };
    *turn = "a1-a2".to_string();
    sketch.breaks(Rule::Lost);
}

#[test]
fn a_used_mark_that_is_acknowledged_for_another_turn_is_found() {
    let mut sketch = Sketch::new();
    let idempotency_key = sketch.log()[7].idempotency_key.clone();
    let ask = Ask::Turn { turn: "a1-a2".to_string(), position_version: 8, idempotency_key, premove: false };
    sketch.done("ben", ask, 8);
    assert_eq!(sketch.rules(), [Rule::Reused]);
}

#[test]
fn a_game_that_is_gone_is_found() {
    let mut sketch = Sketch::new();
    sketch.record.games.clear();
    assert_eq!(sketch.rules(), [Rule::Lost]);
}

#[test]
fn a_mark_that_is_entered_twice_is_found() {
    let mut sketch = Sketch::new();
    let idempotency_key = sketch.log()[4].idempotency_key.clone();
    sketch.log()[6].idempotency_key = idempotency_key;
    sketch.breaks(Rule::Twice);
}

#[test]
fn a_turn_that_is_entered_twice_is_found() {
    let mut sketch = Sketch::new();
    let mut again = sketch.log()[7].clone();
    (again.number, again.idempotency_key) = (9, None);
    sketch.log().push(again);
    sketch.game().version = 9;
    sketch.breaks(Rule::OutOfTurn);
    sketch.breaks(Rule::Cause);
}

#[test]
fn a_turn_that_vanishes_is_found() {
    let mut sketch = Sketch::new();
    let before = sketch.state();
    sketch.turn();
    let after = sketch.state();
    sketch.looks(after);
    sketch.is_legal();
    sketch.looks(before);
    assert_eq!(sketch.rules(), [Rule::Vanished]);
}

#[test]
fn a_turn_that_was_heard_and_is_not_kept_is_found() {
    let mut sketch = Sketch::new();
    let kept = sketch.log()[7].clone();
    let standing = Box::new(Standing { version: 9, ..sketch.standing() });
    let entry = Entry { number: 9, at: kept.at, seat: None, kind: kept.kind, body: kept.body, spent: 0 };
    let (connection, game) = (100, "g".to_string());
    sketch.note("", What::Listens { connection, game: game.clone(), seen: Some(8) });
    sketch.note("", What::Heard { connection, game, news: News::Entries(vec![entry], standing) });
    sketch.breaks(Rule::Vanished);
}

#[test]
fn a_connection_that_goes_back_is_found() {
    let mut sketch = Sketch::new();
    let old = sketch.state();
    let (connection, game) = (100, "g".to_string());
    sketch.note("", What::Listens { connection, game: game.clone(), seen: None });
    sketch.turn();
    let new = sketch.state();
    // The answer to the wish to listen may be overtaken by what happens; after that nothing may.
    for (state, legal) in [(&new, true), (&old, true), (&new, true), (&old, false)] {
        let news = News::Game(Box::new(state.clone()));
        sketch.note("", What::Heard { connection, game: game.clone(), news });
        assert_eq!(sketch.rules().is_empty(), legal);
    }
    assert_eq!(sketch.rules(), [Rule::Vanished]);
}

#[test]
fn an_entry_that_a_connection_misses_is_found() {
    let mut sketch = Sketch::new();
    let standing = Box::new(sketch.standing());
    let kept = sketch.log()[7].clone();
    let seat = Some("B".to_string());
    let entry = Entry { number: 8, at: kept.at, seat, kind: kept.kind, body: kept.body, spent: kept.spent };
    let game = "g".to_string();
    for (connection, seen) in [(100, 7), (101, 6)] {
        sketch.is_legal();
        sketch.note("", What::Listens { connection, game: game.clone(), seen: Some(seen) });
        let news = News::Entries(vec![entry.clone()], standing.clone());
        sketch.note("", What::Heard { connection, game: game.clone(), news });
    }
    assert_eq!(sketch.rules(), [Rule::Missed]);
}

#[test]
fn two_observers_who_see_different_games_are_found() {
    let mut sketch = Sketch::new();
    let mut state = sketch.state();
    state.turns[3].entry = state.turns[1].entry.clone();
    sketch.looks(state);
    assert_eq!(sketch.rules(), [Rule::Seen]);
}

#[test]
fn a_turn_out_of_turn_is_found() {
    let mut sketch = Sketch::new();
    sketch.log()[5].seat = Some(0);
    sketch.breaks(Rule::OutOfTurn);
}

#[test]
fn an_illegal_turn_is_found() {
    let mut sketch = Sketch::new();
    sketch.log()[7].body = "3B.a1-h8".to_string();
    sketch.breaks(Rule::Illegal);
}

#[test]
fn a_refused_turn_that_is_kept_is_found() {
    let mut sketch = Sketch::new();
    let refused = Answer::Refused { error: "stale".to_string(), game: None };
    sketch.history.events.last_mut().unwrap().what = What::Answered { request: sketch.next, answer: refused };
    sketch.breaks(Rule::Refused);
    sketch.breaks(Rule::Cause);
}

#[test]
fn a_turn_that_nobody_sent_is_found() {
    let mut sketch = Sketch::new();
    let last = sketch.history.events.len() - 2;
    sketch.history.events.truncate(last);
    assert_eq!(sketch.rules(), [Rule::Cause]);
}

#[test]
fn a_number_that_is_left_out_is_found() {
    let mut sketch = Sketch::new();
    sketch.log()[7].number = 9;
    sketch.breaks(Rule::Numbers);
}

/// Ana listens, closes her socket, and a minute later Ben claims the game; in between she may do something.
fn claimed(meanwhile: impl FnOnce(&mut Sketch)) -> Sketch {
    let mut sketch = Sketch::with(Time::Clock { base: 600, increment: 0 }, 6);
    let (connection, game) = (100, "g".to_string());
    sketch.note("ana", What::Listens { connection, game: game.clone(), seen: None });
    let news = News::Game(Box::new(sketch.state()));
    sketch.note("ana", What::Heard { connection, game, news });
    sketch.now += 1_000;
    meanwhile(&mut sketch);
    sketch.now += 61_000;
    let number = sketch.enter(Some(0), "left", "", 0, None);
    sketch.done("ben", Ask::Act("claim".to_string()), number);
    sketch.ended();
    sketch
}

#[test]
fn a_win_against_who_has_left_is_legal() {
    claimed(|sketch| sketch.note("ana", What::Closed { connection: 100 })).is_legal();
}

#[test]
fn a_win_by_left_against_who_listens_is_found() {
    assert_eq!(claimed(|_| {}).rules(), [Rule::Left]);
}

#[test]
fn a_win_by_left_against_who_acts_is_found() {
    let sketch = claimed(|sketch| {
        sketch.note("ana", What::Closed { connection: 100 });
        sketch.now += 30_000;
        let request = sketch.asked("ana", Ask::Act("draw".to_string()));
        let refused = Answer::Refused { error: "too-many-offers".to_string(), game: None };
        sketch.answered("ana", request, refused);
        sketch.now -= 10_000;
    });
    assert_eq!(sketch.rules(), [Rule::Left]);
}

#[test]
fn a_clock_that_is_shown_with_more_than_is_left_is_found() {
    let mut sketch = Sketch::new();
    let mut state = sketch.state();
    state.standing.clocks.as_mut().unwrap().left[1] += 1_000;
    sketch.looks(state);
    assert_eq!(sketch.rules(), [Rule::Clock]);
}

#[test]
fn a_turn_that_is_charged_too_little_is_found() {
    let mut sketch = Sketch::new();
    sketch.now += 20_000;
    sketch.turn();
    assert_eq!(sketch.rules(), [Rule::Clock]);
    // In an outage no clock runs.
    sketch.record.outages.push((BEGAN + sketch.now - 20_000, BEGAN + sketch.now - 1_000));
    sketch.is_legal();
}

#[test]
fn a_turn_that_is_charged_more_than_the_time_that_passed_is_found() {
    let mut sketch = Sketch::new();
    sketch.log()[7].spent = 2_500;
    sketch.breaks(Rule::Clock);
}

#[test]
fn a_turn_that_was_made_long_before_it_was_sent_is_found() {
    let mut sketch = Sketch::new();
    sketch.now += 20_000;
    let number = sketch.enter(Some(0), "resign", "", 0, None);
    sketch.now += 20_000;
    sketch.done("ana", Ask::Act("resign".to_string()), number);
    sketch.ended();
    sketch.breaks(Rule::Cause);
}

#[test]
fn a_flag_that_falls_too_early_is_found() {
    for (late, legal) in [(50_000, false), (57_000, true)] {
        let mut sketch = Sketch::new();
        sketch.now += late;
        sketch.enter(Some(0), "flag", "", 0, None);
        sketch.ended();
        assert_eq!(sketch.rules().is_empty(), legal, "{:?}", sketch.rules());
        assert!(legal || sketch.rules() == [Rule::Flag]);
    }
}

#[test]
fn a_flag_that_falls_for_the_time_of_an_outage_is_found() {
    let mut sketch = Sketch::new();
    sketch.now += 57_000;
    sketch.enter(Some(0), "flag", "", 0, None);
    sketch.ended();
    sketch.record.outages.push((BEGAN + sketch.now - 30_000, BEGAN + sketch.now - 1_000));
    assert_eq!(sketch.rules(), [Rule::Flag]);
    // It does not matter that the outage was noted only a moment later.
    sketch.record.outages[0].1 = BEGAN + sketch.now + 100;
    assert_eq!(sketch.rules(), [Rule::Flag]);
    // But of one that begins just then nobody can know.
    sketch.record.outages[0].0 = BEGAN + sketch.now - 1_500;
    sketch.is_legal();
}

#[test]
fn a_resignation_that_nobody_sent_is_found() {
    let mut sketch = Sketch::new();
    sketch.enter(Some(0), "resign", "", 0, None);
    sketch.ended();
    assert_eq!(sketch.rules(), [Rule::Cause]);
    // Nor may the opponent send it.
    let last = sketch.log().len() as i64;
    sketch.done("ben", Ask::Act("resign".to_string()), last);
    sketch.breaks(Rule::Cause);
}

#[test]
fn a_draw_that_was_not_agreed_to_is_found() {
    for offered in [true, false] {
        let mut sketch = Sketch::new();
        if offered {
            let number = sketch.enter(Some(1), "offer-draw", "", 0, None);
            sketch.done("ben", Ask::Act("draw".to_string()), number);
        }
        let number = sketch.enter(Some(0), "draw", "", 0, None);
        sketch.done("ana", Ask::Act("draw".to_string()), number);
        sketch.ended();
        let expected: &[Rule] = if offered { &[] } else { &[Rule::Cause] };
        assert_eq!(sketch.rules(), expected);
    }
}

#[test]
fn of_four_those_who_gave_up_do_not_share_a_draw() {
    let mut sketch = Sketch::with(Time::Unlimited, 0);
    let sitter = |name: &&str| Sitter { account: Some((*name).to_string()), ..Sitter::default() };
    let game = sketch.game();
    game.terms.options.insert("board".to_string(), "16x16".to_string());
    (game.terms.seats, game.terms.first) = (4, 0);
    game.seats = ["ana", "ben", "eva", "leo"].iter().map(sitter).collect();
    for (seat, kind) in [(2, "resign"), (1, "resign"), (0, "offer-draw"), (3, "draw")] {
        sketch.enter(Some(seat), kind, "", 0, None);
    }
    let game = sketch.game().clone();
    let outages = Outages::new(&[], Vec::new());
    let outcome = Replay::new(&game, &outages).unwrap().stands().pop().unwrap().outcome.unwrap();
    assert_eq!((outcome.winners.as_str(), outcome.reason.as_str()), ("", "agreement"));
    assert_eq!(outcome.ranking[0], "AD");
    assert_eq!(outcome.ranking[1..].concat().len(), 2);
}

#[test]
fn an_offer_that_is_repeated_on_one_board_is_found() {
    let mut sketch = Sketch::new();
    for (seat, kind) in
        [(0, "offer-draw"), (1, "decline"), (1, "offer-draw"), (1, "decline"), (0, "offer-draw")]
    {
        let number = sketch.enter(Some(seat), kind, "", 0, None);
        let action = if kind == "decline" { "decline" } else { "draw" };
        sketch.done(PLAYERS[seat], Ask::Act(action.to_string()), number);
        assert_eq!(sketch.rules().is_empty(), number < 13, "{:?}", sketch.rules());
    }
    assert_eq!(sketch.rules(), [Rule::Offers]);
}

#[test]
fn a_takeback_that_was_not_agreed_to_is_found() {
    for offered in [true, false] {
        let mut sketch = Sketch::with(Time::Unlimited, 5);
        if offered {
            let number = sketch.enter(Some(0), "offer-takeback", "", 0, None);
            sketch.done("ana", Ask::Act("takeback".to_string()), number);
        }
        let number = sketch.enter(Some(0), "takeback", "1", 0, None);
        sketch.done("ben", Ask::Act("takeback".to_string()), number);
        let state = sketch.state();
        assert_eq!(state.turns.len(), 4);
        sketch.looks(state);
        let expected: &[Rule] = if offered { &[] } else { &[Rule::Takeback] };
        assert_eq!(sketch.rules(), expected);
    }
}

#[test]
fn a_takeback_of_too_many_turns_is_found() {
    let mut sketch = Sketch::with(Time::Unlimited, 5);
    let number = sketch.enter(Some(0), "offer-takeback", "", 0, None);
    sketch.done("ana", Ask::Act("takeback".to_string()), number);
    let number = sketch.enter(Some(0), "takeback", "3", 0, None);
    sketch.done("ben", Ask::Act("takeback".to_string()), number);
    assert_eq!(sketch.rules(), [Rule::Takeback]);
}

#[test]
fn an_abort_after_the_second_turn_is_found() {
    let mut sketch = Sketch::new();
    let number = sketch.enter(Some(0), "abort", "", 0, None);
    sketch.done("ana", Ask::Act("abort".to_string()), number);
    sketch.ended();
    assert_eq!(sketch.rules(), [Rule::Cause]);
}

#[test]
fn a_turn_after_the_end_is_found() {
    let mut sketch = Sketch::new();
    let number = sketch.enter(Some(0), "resign", "", 0, None);
    sketch.done("ana", Ask::Act("resign".to_string()), number);
    sketch.turn();
    sketch.ended();
    sketch.breaks(Rule::AfterTheEnd);
}

#[test]
fn a_result_that_does_not_follow_from_the_log_is_found() {
    let mut sketch = Sketch::new();
    let game = sketch.game();
    game.status = "over".to_string();
    (game.winners, game.reason) = (Some("A".to_string()), Some("camp".to_string()));
    assert_eq!(sketch.rules(), [Rule::Result]);
}

#[test]
fn a_rated_game_that_counts_twice_or_the_wrong_way_is_found() {
    let mut sketch = Sketch::new();
    sketch.game().terms.rated = true;
    let number = sketch.enter(Some(0), "resign", "", 0, None);
    sketch.done("ana", Ask::Act("resign".to_string()), number);
    sketch.ended();
    let pool = sketch.game().pool.clone();
    for (seat, (name, after)) in [("ana", 1_400.0), ("ben", 1_600.0)].into_iter().enumerate() {
        let sitter = &mut sketch.game().seats[seat];
        (sitter.before, sitter.after) = (Some(1_500.0), Some(after));
        let (account, pool) = (name.to_string(), pool.clone());
        sketch.record.ratings.push(Rating { account, pool, rating: after, games: 1 });
    }
    sketch.is_legal();
    sketch.record.ratings[0].games = 2;
    assert_eq!(sketch.rules(), [Rule::Rating]);
    sketch.record.ratings[0] = Rating { rating: 1_600.0, games: 1, ..sketch.record.ratings[0].clone() };
    sketch.game().seats[0].after = Some(1_600.0);
    assert_eq!(sketch.rules(), [Rule::Rating]);
}

#[test]
fn an_entry_that_an_open_connection_never_hears_of_is_found() {
    for (delay, closes, expected) in [
        (None, false, vec![Rule::Unheard]),
        (Some(3_000), false, vec![Rule::Unheard]),
        (Some(1_000), false, vec![]),
        (None, true, vec![]),
    ] {
        let mut sketch = Sketch::with(Time::Unlimited, 4);
        let game = "g".to_string();
        sketch.note("", What::Listens { connection: 90, game: game.clone(), seen: None });
        let news = News::Game(Box::new(sketch.state()));
        sketch.note("", What::Heard { connection: 90, game: game.clone(), news });
        sketch.turn();
        let entry = sketch.log().last().unwrap().clone();
        let seat = entry.seat.map(|seat| ["A", "B"][seat].to_string());
        let Kept { number, at, kind, body, spent, .. } = entry;
        if closes {
            sketch.now += 500;
            sketch.note("", What::Closed { connection: 90 });
        }
        if let Some(delay) = delay {
            sketch.now += delay;
            let standing = Box::new(sketch.standing());
            let entries = vec![Entry { number, at, seat, kind, body, spent }];
            sketch.note("", What::Heard { connection: 90, game, news: News::Entries(entries, standing) });
        }
        sketch.now += 5_000;
        let state = sketch.state();
        sketch.looks(state);
        assert_eq!(sketch.rules(), expected, "{delay:?} {closes}");
    }
}

/// Ben expects Ana's next turn and says what he answers; Ana makes it, and it is answered. Gives the request.
fn expected(sketch: &mut Sketch) -> u64 {
    let (number, after) = (sketch.game().version, sketch.next_turns());
    let [theirs, own] = after;
    let then = vec![Branch { turn: own.clone(), then: Vec::new() }];
    let ask = Ask::Conditions { position_version: number, branches: vec![Branch { turn: theirs, then }] };
    let request = sketch.asked("ben", ask);
    sketch.answered("ben", request, Answer::Set);
    sketch.turn();
    request
}

#[test]
fn an_answer_that_nobody_set_is_found() {
    let mut sketch = Sketch::with(Time::Days { days: 1 }, 6);
    expected(&mut sketch);
    let (seat, body) = sketch.legal();
    sketch.now += 100;
    sketch.enter(Some(seat), "turn", &body, 100, None);
    sketch.is_legal();
    sketch
        .history
        .events
        .retain(|event| !matches!(event.what, What::Asked { ask: Ask::Conditions { .. }, .. }));
    assert_eq!(sketch.rules(), [Rule::Cause]);
}

#[test]
fn an_answer_that_was_dropped_long_before_is_found() {
    let mut sketch = Sketch::with(Time::Days { days: 1 }, 6);
    expected(&mut sketch);
    let version = sketch.game().version;
    let request = sketch.asked("ben", Ask::Conditions { position_version: version, branches: Vec::new() });
    sketch.answered("ben", request, Answer::Set);
    sketch.now += 5_000;
    let (seat, body) = sketch.legal();
    sketch.enter(Some(seat), "turn", &body, 5_000, None);
    assert_eq!(sketch.rules(), [Rule::Cause]);
}

#[test]
fn what_was_expected_and_is_not_answered_is_found() {
    let mut sketch = Sketch::with(Time::Days { days: 1 }, 6);
    expected(&mut sketch);
    sketch.now += 60_000;
    let state = sketch.state();
    sketch.looks(state);
    sketch.is_legal();
    sketch.now += 60_000;
    let state = sketch.state();
    sketch.looks(state);
    assert_eq!(sketch.rules(), [Rule::Unanswered]);
}
