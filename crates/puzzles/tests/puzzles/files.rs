//! Collections as files: what is written is read, one by one; what is broken or hostile is refused.

use puzzles::{Broken, Claim, Collection, Difficulty, Puzzle, Theme, Themes};
use std::collections::BTreeSet;

const HALMA: &str =
    "A to move; turns A 20 B 20; A e8 f7 f8 g5 g6 g7 g8 h5 h6 h7; B a1 a2 a3 b1 b2 b3 c1 c2 c3 d1";
const STREET: &str = "20G H14 G13 0,7:H -4,3:GH 2,2:HGHG 5,-5:G";
const SKUD: &str =
    "turn 20H | -1,-6:GW5 2,-6:GR3 -4,-1:HR4 -8,0:GW4 1,8:GR3 3,3:HK | G R3 W4 B R | H R3 2xW4 B K L";

fn puzzle(game: &str, options: &str, claim: Claim, position: &str) -> Puzzle {
    let themes: Themes = [Theme::Jump, Theme::Camp].into_iter().collect();
    let difficulty = Difficulty { level: 4, effort: 9, tempting: 3 };
    Puzzle::new(game, options, claim, position).unwrap().measured(2, themes, difficulty)
}

fn samples() -> Vec<(&'static str, Vec<Puzzle>)> {
    vec![
        (
            "halma",
            vec![
                puzzle("halma", "preset=classic", Claim::Win(3), HALMA),
                puzzle("halma", "preset=tournament", Claim::Leap(8), HALMA),
            ],
        ),
        ("street", vec![puzzle("street", "preset=garden-gate", Claim::Hold(1), STREET)]),
        ("skud", vec![puzzle("skud", "preset=standard oasis=on", Claim::Win(1), SKUD)]),
    ]
}

fn told(puzzle: &Puzzle) -> String {
    let Puzzle { setup, position, claim, ways, themes, difficulty, .. } = puzzle;
    format!("{} {position} {claim} {ways} {themes:?} {difficulty:?} {}", setup.summary(), puzzle.id())
}

#[test]
fn what_is_packed_is_read_back() {
    for (game, puzzles) in samples() {
        let file = Collection::pack(game, &puzzles);
        let collection = Collection::open(&file).unwrap();
        assert_eq!((collection.game(), collection.len()), (game, puzzles.len()));
        for (i, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(told(&collection.get(i).unwrap()), told(puzzle));
            assert_eq!(collection.sort(i), Some((puzzle.themes, puzzle.difficulty)));
            assert_eq!(collection.find(&puzzle.id()).map(|found| told(&found)), Some(told(puzzle)));
        }
        assert!(collection.get(puzzles.len()).is_none() && collection.find("nobody22").is_none());
    }
}

#[test]
fn a_position_keeps_everything_but_the_number_of_the_turn() {
    for (game, position) in [("halma", HALMA), ("street", STREET), ("skud", SKUD)] {
        let kept = puzzle(game, "", Claim::Win(1), position);
        let [one, other] = [position, &kept.position].map(|text| {
            let table = kept.setup.clone().open(Some(text)).unwrap();
            table.key()
        });
        assert_eq!(one, other, "{}", kept.position);
        let long = position.replacen("20", "33", 2);
        assert_eq!(puzzle(game, "", Claim::Win(1), &long).id(), kept.id(), "{long}");
    }
}

#[test]
fn a_file_that_is_cut_off_or_goes_on_is_refused() {
    for (game, puzzles) in samples() {
        let file = Collection::pack(game, &puzzles);
        for len in 0..file.len() {
            assert!(Collection::open(&file[..len]).is_err(), "{game} {len}");
        }
        let longer = [&file[..], b" "].concat();
        assert_eq!(Collection::open(&longer).err(), Some(Broken::Length));
    }
    assert_eq!(Collection::open(b"a picture").err(), Some(Broken::Magic));
}

#[test]
fn no_change_of_a_file_makes_it_panic() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut read = 0;
    for (game, puzzles) in samples() {
        let file = Collection::pack(game, &puzzles);
        for _ in 0..20_000 {
            let mut changed = file.clone();
            for _ in 0..rng.usize(1..4) {
                let at = rng.usize(..changed.len());
                changed[at] = rng.u8(..);
            }
            let Ok(collection) = Collection::open(&changed) else { continue };
            for i in 0..collection.len().min(10) {
                // What is read is a position that the rules accept.
                if let Some(puzzle) = collection.get(i) {
                    puzzle.open().unwrap();
                    read += 1;
                }
            }
        }
    }
    assert!(read > 1_000, "{read}");
}

#[test]
fn a_puzzle_and_its_mirror_images_are_one() {
    let skud = |text: &str| puzzle("skud", "", Claim::Win(1), text).canonical();
    let one = skud("turn 20H | 1,3:HR3 -2,5:GW4 | G R3 B | H W5 L");
    // Turned by a quarter: the gardens change places, and the colours with them. Then the players, too.
    assert_eq!(skud("turn 20H | -3,1:HW3 -5,-2:GR4 | G W3 B | H R5 L"), one);
    assert_eq!(skud("turn 20G | -3,1:GW3 -5,-2:HR4 | G R5 L | H W3 B"), one);
    assert_ne!(skud("turn 20H | -3,1:HW4 -5,-2:GR4 | G W3 B | H R5 L"), one);
    let street = |text: &str| puzzle("street", "", Claim::Win(1), text).canonical();
    assert_eq!(street("20G H3 G4 2,5:HG -1,3:G"), street("20H H4 G3 -2,-5:GH 1,-3:H"));
    let halma = |text: &str| puzzle("halma", "", Claim::Win(1), text).canonical();
    // Turned by a half with the players exchanged, then files for ranks.
    assert_eq!(halma("A to move; A a2 b3; B h7 f5"), halma("B to move; A b1 d3; B g8 f7"));
}

#[test]
fn the_collections_that_ship_can_be_read_and_hold_no_puzzle_twice() {
    let mut games = BTreeSet::new();
    for collection in Collection::all() {
        games.insert(collection.game());
        let (mut names, mut canonical) = (BTreeSet::new(), BTreeSet::new());
        for puzzle in collection.read_all().unwrap() {
            assert!(names.insert(puzzle.id()), "{}", puzzle.position);
            assert!(canonical.insert(puzzle.canonical()), "{}", puzzle.position);
        }
        assert!(!names.is_empty(), "{}", collection.game());
    }
    assert_eq!(games.len(), rules::GAMES.len());
}
