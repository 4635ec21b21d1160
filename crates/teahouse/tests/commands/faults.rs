//! What is wrong is said with what to do, and nothing that is sent crashes the program.

use crate::{RECORD, Scratch, code, complaint, fed, run, teahouse};
use std::io::{Read, Write};

#[test]
fn wrong_usage_is_2_and_says_what_to_do() {
    let wrong: [&[&str]; 14] = [
        &["nonsense"],
        &["games", "chess"],
        &["games", "--nonsense"],
        &["play"],
        &["match", "engine", "random", "--game", "halma", "-n", "0"],
        &["match", "engine", "random", "--game", "halma", "-n", "many"],
        &["play", "halma", "--option", "board"],
        &["play", "halma", "--option", "board=9x9"],
        &["play", "halma", "--option", "oasis=on"],
        &["play", "halma", "--preset", "standard"],
        &["play", "halma", "--seats", "3"],
        &["play", "skud", "--seats", "3", "--option", "opening=clashing"],
        &["show", "halma", "--position", "A to move; A z99"],
        &["play", "skud", "--first", "G"],
    ];
    for arguments in wrong {
        let output = run(arguments);
        assert_eq!(code(&output), 2, "{arguments:?}");
        assert!(complaint(&output).starts_with("error: ") && output.stdout.is_empty(), "{arguments:?}");
        assert!(!complaint(&output).contains('⟨'), "{}", complaint(&output));
    }
}

#[test]
fn what_fails_is_1_and_says_why() {
    let bad = Scratch::new("bad.txt", RECORD.replace("c2-c3", "c2-c5").as_bytes());
    let good = Scratch::new("good.txt", RECORD.as_bytes());
    let folder = env!("CARGO_TARGET_TMPDIR");
    let failing: [&[&str]; 6] = [
        &["show", "no-such-file.txt"],
        &["show", folder],
        &["show", bad.path()],
        &["show", good.path(), "--turn", "3"],
        &["replay", bad.path()],
        &["play", "halma", "--load", "no-such-file.txt"],
    ];
    for arguments in failing {
        let output = run(arguments);
        assert_eq!(code(&output), 1, "{arguments:?}");
        assert!(complaint(&output).starts_with("error: "), "{arguments:?}: {}", complaint(&output));
    }
}

#[test]
fn a_line_of_100_megabytes_is_no_trouble() {
    let long = |before: &'static [u8]| {
        move |input: &mut dyn Write| {
            let block = vec![b'7'; 1 << 20];
            let _ = input.write_all(before);
            for _ in 0..100 {
                if input.write_all(&block).is_err() {
                    return;
                }
            }
            let _ = input.write_all(b"\n");
        }
    };
    assert_eq!(code(&fed(&["show", "-"], long(b"game: halma\n\n1A."))), 1);
    assert_eq!(code(&fed(&["replay", "-"], long(b"game: "))), 1);
    assert_eq!(code(&fed(&["play", "skud"], long(b""))), 1);
    let many = |before: &'static [u8], part: &'static [u8]| {
        move |input: &mut dyn Write| drop(input.write_all(&[before, &part.repeat(4 << 20)].concat()))
    };
    assert_eq!(code(&fed(&["show", "-"], many(b"game: halma\n\n1", b";"))), 1);
}

#[test]
fn noise_is_refused_and_never_a_crash() {
    let mut rng = fastrand::Rng::with_seed(9);
    for _ in 0..12 {
        let noise: Vec<u8> = (0..rng.usize(1..4000)).map(|_| rng.u8(..)).collect();
        for arguments in [&["show", "-"] as &[&str], &["replay", "-"], &["play", "street"]] {
            let noise = noise.clone();
            assert_eq!(code(&fed(arguments, move |input| drop(input.write_all(&noise)))), 1, "{arguments:?}");
        }
    }
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let good = Scratch::new("pipe.txt", RECORD.as_bytes());
    let mut child = teahouse(&["rules", "skud"]).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut child = teahouse(&["replay", good.path()]).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_in_a_wrong_encoding_are_wrong_usage() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for command in ["games", "play"] {
        let output = teahouse(&[command]).arg(odd).output().unwrap();
        assert_eq!(code(&output), 2);
    }
    assert_eq!(code(&teahouse(&["show"]).arg(odd).output().unwrap()), 1, "any name may be a file's");
}
