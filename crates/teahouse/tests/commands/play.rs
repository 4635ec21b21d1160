//! Games in the terminal.

use crate::{Scratch, code, complaint, fed, run, text};

#[test]
fn plain_play_goes_on_after_a_refused_line() {
    let output = fed(&["play", "halma", "--first", "A"], |input| {
        input.write_all(b"c2-c3\nc2-c9\n\0\xff\xfe\nh8-f6\nundo\nmoves\nquit\n").unwrap();
    });
    assert_eq!(code(&output), 1);
    assert_eq!(complaint(&output).matches("error: ").count(), 2);
    assert!(text(&output).contains("\n1A.c2-c3\n"), "{}", text(&output));
}

#[test]
fn a_part_of_a_turn_can_be_typed_as_it_is_listed() {
    let output = fed(&["play", "skud"], |input| input.write_all(b"B\nK\nlegal\nR\nW\nmoves\n").unwrap());
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    assert!(text(&output).contains("\nK  R  W\n"), "{}", text(&output));
    assert!(text(&output).contains("\n0H.B,K,R,W\n"), "{}", text(&output));
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_person() {
    let arguments = ["play", "halma", "--first", "A", "--bot", "A=greedy", "--seed", "1"];
    let output = fed(&arguments, |input| {
        input.write_all(b"undo\nmoves\nh8-f6\nmoves\nundo\nmoves\nredo\nmoves\n").unwrap();
    });
    assert_eq!(code(&output), 1, "the bot's first turn cannot be taken back");
    let text = text(&output);
    let moves: Vec<_> = text.lines().filter(|line| line.starts_with("1A.")).collect();
    let turns: Vec<_> = moves.iter().map(|line| line.split("; ").count()).collect();
    assert_eq!(turns, [1, 3, 1, 3], "{text}");
    assert_eq!((moves[0], moves[1]), (moves[2], moves[3]));
}

#[test]
fn bots_play_to_the_end_and_the_record_is_kept() {
    let record = Scratch::new("kept.txt", b"");
    let arguments =
        ["play", "street", "--bot", "H=random", "--bot", "G=greedy", "--seed", "5", "--save", record.path()];
    let output = run(&arguments);
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    let kept = std::fs::read_to_string(&record.0).unwrap();
    assert!(kept.contains("player H: random\nplayer G: greedy\ndate: 20"), "{kept}");
    assert_eq!(code(&run(&["show", record.path()])), 0);
    let loaded =
        fed(&["play", "street", "--load", record.path()], |input| input.write_all(b"undo\nredo\n").unwrap());
    assert_eq!(code(&loaded), 0);
    assert_eq!(code(&run(&["play", "halma", "--load", record.path()])), 2, "a record of another game");
}

#[test]
fn a_finisher_has_won_though_the_others_drew_and_every_language_says_so() {
    let camp = "m1 n1 o1 p1 n2 o2 p2 n3 o3 p3 o4 p4";
    let record = format!(
        "game: halma\nseats: 4\nresult: B turn-limit\n\
         start: B to move; turns A 999 B 50 C 999 D 999; A a8; B {camp} m3; C a9; D h1\n\n\
         51B.m3-m2;1000C.a9-b9;1000D.h1-i1;1000A.a8-b8\n"
    );
    let file = Scratch::new("finisher.txt", record.as_bytes());
    for (lang, words) in [
        ("en", "Player B won: first to finish; the others drew"),
        ("fa", "بقیه مساوی کردند"),
        ("he", "השאר סיימו בתיקו"),
        ("pl", "pozostali zremisowali"),
        ("pt", "os demais empataram"),
    ] {
        let output = run(&["show", file.path(), "--lang", lang]);
        assert_eq!(code(&output), 0, "{}", complaint(&output));
        assert!(text(&output).contains(words), "{}", text(&output));
    }
}

#[test]
fn a_level_plays_the_other_seats() {
    let output = fed(&["play", "halma", "--first", "A", "--level", "1"], |input| {
        input.write_all(b"c2-c3\nmoves\n").unwrap();
    });
    assert_eq!(code(&output), 0, "{}", complaint(&output));
    assert!(text(&output).contains("level 1: 1B."), "{}", text(&output));
    let output = run(&["play", "halma", "--first", "A", "--level", "1", "--seat", "B"]);
    assert!(text(&output).contains("level 1: 1A."), "{}", text(&output));
    assert_eq!(code(&run(&["play", "halma", "--level", "11"])), 2);
    assert_eq!(code(&run(&["play", "halma", "--bot", "A=level:0"])), 2);
}
