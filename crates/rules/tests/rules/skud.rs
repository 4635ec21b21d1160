//! Skud Pai Sho: known counts, the laws, and the slow implementation beside the fast one.

use crate::common::{counts_agree, figures, laws, setup, share, walk};
use crate::slow::skud::Slow;
use rules::game::{Notation, Position, Rules};
use rules::options::Setup;
use rules::skud::{Skud, Step, survey};
use rules::table::{AnyGame, Game};
use std::collections::{BTreeMap, BTreeSet};

fn options(setup: &Setup) -> BTreeMap<String, String> {
    setup.all().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

/// Compares steps, bonuses, harmonies and rings of up to 20,000 positions with the slow implementation.
fn agrees(seats: u8, preset: &str, more: &[(&str, &str)], seed: u64) {
    let setup = setup::<Skud>(seats, preset, more);
    let names = options(&setup);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut compared = 0;
    walk::<Skud>(&setup, seed, share(21_600), |position| {
        let text = position.write_position();
        let slow = Slow::read(&text, &names);
        if !["turn", "called", "bonus"].contains(&slow.phase.as_str()) || position.outcome().is_some() {
            return;
        }
        compared += 1;
        let mut steps = Vec::new();
        position.steps(&mut steps);
        let fast: BTreeSet<String> = steps.iter().map(|step| position.write_turn(&[*step])).collect();
        assert_eq!(fast.len(), steps.len(), "no step twice: {text}");
        let expected = slow.steps();
        let extra: Vec<_> = fast.difference(&expected).collect();
        let missing: Vec<_> = expected.difference(&fast).collect();
        assert!(extra.is_empty() && missing.is_empty(), "{text}\nextra {extra:?}\nmissing {missing:?}");

        let step = steps[rng.usize(..steps.len())];
        if let Step::Arrange(from, to) = step {
            let mut next = position.clone();
            next.play(step, &mut ());
            let at = |p: rules::paisho::Point| (p.x().into(), p.y().into());
            assert_eq!(next.pending(), slow.gives_bonus(at(from), at(to)), "bonus of {step:?}: {text}");
        }
        let harmonies = slow.harmonies(&slow.grid);
        let letters = (Skud::INFO.letters)(seats);
        let counts = letters
            .chars()
            .map(|c| harmonies.iter().filter(|(_, owners)| owners.contains(&c)).count().to_string());
        assert_eq!(figures(position, "harmonies"), counts.collect::<Vec<_>>(), "{text}");
    });
    assert!(compared >= share(20_000), "only {compared} positions were compared");
}

macro_rules! agreement {
    ($($name:ident: $seats:literal $preset:literal [$($option:literal = $value:literal),*] $seed:literal;)*) => {
        $(#[test]
        fn $name() {
            agrees($seats, $preset, &[$(($option, $value)),*], $seed);
        })*
    };
}

agreement! {
    steps_agree_standard: 2 "standard" [] 1;
    steps_agree_garden_gate: 2 "garden-gate" [] 2;
    steps_agree_standard_oasis: 2 "standard" ["oasis" = "on", "accents" = "all"] 3;
    steps_agree_garden_gate_oasis: 2 "garden-gate" ["oasis" = "on", "accents" = "double"] 4;
    steps_agree_called: 2 "standard" ["clash" = "called", "oasis" = "on", "accents" = "all", "last-flower" = "none"] 5;
    steps_agree_specials: 2 "standard" ["lotus-takes-orchid" = "on", "captured-specials" = "return", "opening" = "clashing", "last-flower" = "none"] 6;
    steps_agree_three: 3 "standard" ["oasis" = "on", "accents" = "agreed"] 7;
    steps_agree_four: 4 "standard" [] 8;
    steps_agree_four_oasis: 4 "garden-gate" ["oasis" = "on", "accents" = "all", "opening" = "free"] 9;
    steps_agree_few_accents: 2 "standard" ["accents" = "guest-picks-one", "wheels" = "off", "opening" = "free"] 10;
    steps_agree_one_accent_each: 2 "standard" ["accents" = "guest-picks-each", "oasis" = "on"] 12;
}

#[test]
fn harmonies_and_rings_agree_on_random_boards() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut rings = 0;
    for (preset, turns) in [("standard", 6_000), ("garden-gate", 6_000)] {
        let setup = setup::<Skud>(2, preset, &[("oasis", "on")]);
        let names = options(&setup);
        for _ in 0..turns {
            // Few lines on both sides of the centre and few kinds, so that many tiles harmonise; half of
            // the boards begin with four tiles that would be a ring if nothing came between.
            let lines = [rng.i32(-6..=-1), rng.i32(-6..=0), rng.i32(0..=6), rng.i32(1..=6)];
            let mut tiles = BTreeMap::new();
            if rng.bool() {
                let owner = rng.choice(['G', 'H']).unwrap();
                let corners = [(0, 0, "R3"), (0, 3, "R4"), (3, 3, "R3"), (3, 0, "R4")];
                tiles.extend(corners.map(|(x, y, kind)| ((lines[x], lines[y]), format!("{owner}{kind}"))));
            }
            for _ in 0..rng.usize(1..9) {
                let point = (rng.choice(lines).unwrap(), rng.choice(lines).unwrap());
                let kind = rng.choice(["R3", "R4", "R3", "R4", "R5", "W3", "L", "O", "T", "K", "R"]).unwrap();
                tiles.insert(point, format!("{}{kind}", rng.choice(['G', 'G', 'H']).unwrap()));
            }
            let words: Vec<String> = tiles.iter().map(|((x, y), tile)| format!("{x},{y}:{tile}")).collect();
            let found = survey(&setup, &words).unwrap();
            let slow = Slow::read(&format!("turn 2G | {} | G - | H -", words.join(" ")), &names);
            let expected: BTreeSet<String> = slow
                .harmonies(&slow.grid)
                .into_iter()
                .map(|(pair, owners)| {
                    let mut ends = [pair.0, pair.1].map(|(x, y)| format!("{x},{y}"));
                    ends.sort();
                    format!("{}:{}~{}", owners.into_iter().collect::<String>(), ends[0], ends[1])
                })
                .collect();
            assert_eq!(found.harmony_list.iter().cloned().collect::<BTreeSet<_>>(), expected, "{words:?}");
            let ring: String = ['G', 'H'].into_iter().filter(|seat| slow.ring(&slow.grid, *seat)).collect();
            assert_eq!(found.ring, ring, "{words:?}");
            rings += usize::from(!ring.is_empty());
        }
    }
    assert!(rings > 500, "the boards hold rings to find: {rings}");
}

#[test]
fn the_laws_hold() {
    for (i, (seats, preset, more)) in [
        (2, "standard", vec![]),
        (2, "garden-gate", vec![("oasis", "on"), ("accents", "double")]),
        (
            2,
            "standard",
            vec![("clash", "called"), ("oasis", "on"), ("accents", "all"), ("last-flower", "none")],
        ),
        (
            2,
            "standard",
            vec![("accents", "guest-picks-one"), ("opening", "free"), ("captured-specials", "return")],
        ),
        (2, "standard", vec![("accents", "guest-picks-each")]),
        (3, "standard", vec![("oasis", "on"), ("accents", "agreed")]),
        (4, "garden-gate", vec![("oasis", "on")]),
        (4, "standard", vec![("accents", "guest-picks-each"), ("wheels", "off")]),
    ]
    .into_iter()
    .enumerate()
    {
        laws::<Skud>(&setup::<Skud>(seats, preset, &more), i as u64, 12);
    }
}

#[test]
fn bulk_counts_equal_turns_played_one_by_one() {
    counts_agree::<Skud>(&setup::<Skud>(2, "garden-gate", &[("oasis", "on")]), 1, 300);
    counts_agree::<Skud>(&setup::<Skud>(3, "standard", &[]), 2, 300);
    counts_agree::<Skud>(&setup::<Skud>(3, "standard", &[("accents", "guest-picks-each")]), 3, 300);
}

fn opened(kind: &str) -> Game<Skud> {
    let mut game = Game::<Skud>::new(setup::<Skud>(2, "garden-gate", &[])).unwrap();
    for entry in format!("0H.R,W,K,B;0G.R,W,K,B;1G.{kind}(0,-8);1H.{kind}(0,8)").split(';') {
        game.read_entry(entry).unwrap();
    }
    game
}

#[test]
fn perft_gives_the_known_counts() {
    for (kinds, counts) in [
        (["R3", "W3"], [27, 747, 28_425]),
        (["R4", "W4"], [35, 1_291, 61_069]),
        (["R5", "W5"], [43, 1_963, 114_291]),
    ] {
        for kind in kinds {
            let game = opened(kind);
            assert_eq!([1, 2, 3].map(|depth| game.stats().perft(depth)), counts, "{kind}");
        }
    }
    assert_eq!(opened("R3").stats().perft(4), 1_091_689);
}
