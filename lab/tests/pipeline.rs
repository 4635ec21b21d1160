//! From nothing to a net, in small: games, positions, training, and a match with what came out.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::process::Command;

/// What a command says on both ways; it has to end well.
fn run(command: &mut Command) -> String {
    let done = command.output().unwrap();
    let text = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}\n{text}");
    text
}

/// Calls `lab` in a folder, with words parted by blanks.
fn lab(folder: &Path, words: &str) -> String {
    run(Command::new(env!("CARGO_BIN_EXE_lab")).args(words.split(' ')).current_dir(folder))
}

/// Quick games on a small board.
fn play(folder: &Path, games: usize) -> String {
    lab(
        folder,
        &format!("selfplay some.games --setup halma --nodes 20 --threads 2 --longest 80 --games {games}"),
    )
}

#[test]
fn games_go_on_where_they_were_and_are_read_again() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), 5);
    assert!(play(folder.path(), 12).contains("5 games are there already"));
    assert!(lab(folder.path(), "count some.games").contains("12 games"));
    // Of a file that was cut in the middle of a game the whole games are kept.
    let path = folder.path().join("some.games");
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    assert!(play(folder.path(), 12).contains("11 games are there already"));
    assert!(lab(folder.path(), "show some.games 11").contains("1A."));
    let expanded = lab(folder.path(), "expand some.games --out rows");
    let positions: usize =
        expanded.split("\"positions\":").nth(1).unwrap().split(',').next().unwrap().parse().unwrap();
    let figures = std::fs::metadata(folder.path().join("rows/figures.i16")).unwrap().len();
    assert!(positions > 100 && figures == 10 * positions as u64, "{expanded}");
}

#[test]
fn games_of_three_and_four_become_a_row_for_each_seat_and_their_net_plays() {
    let folder = tempfile::tempdir().unwrap();
    let play = "selfplay some.games --setup skud:standard,seats=3 --setup skud:standard,seats=4 --nodes 20 \
                --threads 2 --longest 60 --games 4";
    lab(folder.path(), &play.split_whitespace().collect::<Vec<_>>().join(" "));
    let expanded = lab(folder.path(), "expand some.games --out rows");
    assert!(expanded.contains("\"views\":1,\"points\":6"), "{expanded}");
    let positions: u64 =
        expanded.split("\"positions\":").nth(1).unwrap().split(',').next().unwrap().parse().unwrap();
    let bytes = |name: &str| std::fs::metadata(folder.path().join("rows").join(name)).unwrap().len();
    assert!(positions > 100, "{expanded}");
    assert_eq!((bytes("figures.i16"), bytes("counts.u16")), (10 * positions, 2 * positions));
    // Three can be seated in six ways that have both sides at the table.
    let net = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/engine/nets/skud-many.net");
    let match_of = format!("duel skud:standard,seats=3 {} - -n 6 --nodes 20 --longest 40", net.display());
    let duel = lab(folder.path(), &match_of);
    assert!(duel.contains("6 games of 1 openings") && duel.contains("% of the points"), "{duel}");
}

#[test]
#[ignore = "needs PyTorch"]
fn a_toy_net_learns_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), 40);
    lab(folder.path(), "expand some.games --out rows");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("train/train.py");
    let train = |arguments: &str| {
        run(Command::new("python3").arg(&script).args(arguments.split(' ')).current_dir(folder.path()))
    };
    let mut said = train("rows toy.net --hidden 32 --epochs 8 --batch 256 --scale 100 --log runs.jsonl");
    said += &train("rows later.net --hidden 32 --epochs 1 --batch 256 --start toy.net --log runs.jsonl");
    let log = std::fs::read_to_string(folder.path().join("runs.jsonl")).unwrap();
    let figures = |name: &str| -> Vec<f64> {
        let key = format!("\"{name}\": ");
        let rests = log.split(&key).skip(1);
        rests.map(|rest| rest.split([',', '}']).next().unwrap().parse().unwrap()).collect()
    };
    let (before, held_back) = (figures("before"), figures("held_back"));
    // The games held back are judged better than before, and a net that goes on begins where the other ended.
    assert!(held_back[0] < before[0] && (before[1] - held_back[0]).abs() < 0.000_1, "{said}");
    let duel = lab(folder.path(), "duel halma toy.net - -n 2 --nodes 50 --longest 60");
    assert!(duel.contains("Elo"), "{duel}");
    // A damaged net is refused.
    let path = folder.path().join("toy.net");
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, bytes).unwrap();
    let refused = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["duel", "halma", "toy.net", "-"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(!refused.status.success());
}
