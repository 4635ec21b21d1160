//! Nothing panics on any input, and what is accepted is a position like any other.

use proptest::prelude::*;
use rules::game::Seat;
use rules::options::Setup;
use rules::record::Record;
use rules::table::AnyGame;
use rules::{GAMES, game_info};

/// Setups that together use every option that changes how a text is read.
fn setups() -> Vec<Setup> {
    let choose = |game, seats, preset, options: &[(&'static str, &'static str)]| {
        Setup::choose(game_info(game).unwrap(), Some(seats), preset, options.iter().copied()).unwrap()
    };
    vec![
        choose("skud", 2, None, &[]),
        choose("skud", 2, Some("garden-gate"), &[("oasis", "on"), ("accents", "all")]),
        choose("skud", 2, None, &[("clash", "called"), ("oasis", "on"), ("accents", "all")]),
        choose("skud", 3, None, &[("accents", "agreed")]),
        choose("skud", 4, None, &[("oasis", "on"), ("accents", "all"), ("opening", "free")]),
        choose("street", 2, None, &[]),
        choose("street", 2, Some("garden-gate"), &[("release", "on"), ("captor-bonus", "per-captive")]),
        choose("halma", 2, Some("tournament"), &[]),
        choose("halma", 2, None, &[("board", "10x10"), ("camp-exit", "per-hop"), ("no-return", "on")]),
        choose("halma", 4, None, &[("teams", "on")]),
    ]
}

fn open(setup: &Setup) -> Box<dyn AnyGame> {
    setup.clone().open(None).unwrap()
}

/// Plays random steps, looking at everything a front end looks at now and then.
fn wander(table: &mut dyn AnyGame, rng: &mut fastrand::Rng, steps: usize) {
    for i in 0..steps {
        let legal = table.steps();
        assert_eq!(legal.is_empty(), table.outcome().is_some(), "{}", table.position());
        if legal.is_empty() {
            break;
        }
        if i % 16 == 0 {
            let view = table.view();
            let origin = view.origins[rng.usize(..view.origins.len())].place;
            let refused = table.refusals(&[origin]).len();
            assert!(refused <= view.points.len());
        }
        let path = legal[rng.usize(..legal.len())].path.clone();
        table.step(&path).unwrap();
    }
}

/// A text with some of its characters lost, doubled, swapped or replaced; often a digit or letter by
/// another one, which may well be a position again.
fn spoil(text: &str, rng: &mut fastrand::Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    if rng.bool() {
        let at = rng.usize(..chars.len());
        let alike = |c: &char| c.is_ascii_digit() == chars[at].is_ascii_digit() && c.is_alphanumeric();
        let others: Vec<char> = chars.iter().copied().filter(alike).collect();
        chars[at] = rng.choice(others).unwrap_or('0');
        return chars.into_iter().collect();
    }
    for _ in 0..rng.usize(1..5) {
        let at = rng.usize(..chars.len().max(1));
        let odd = *rng
            .choice(&[
                ' ', '0', '9', '-', ',', ':', ';', '|', 'H', 'G', 'x', 'R', '3', 'a', '\0', 'é', '\u{202e}',
            ])
            .unwrap();
        match rng.u8(..5) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 => chars.insert(at.min(chars.len()), odd),
            2 if at < chars.len() => chars[at] = odd,
            3 if at + 1 < chars.len() => chars.swap(at, at + 1),
            _ => {
                let from = rng.usize(..chars.len().max(1));
                let piece: Vec<char> = chars.iter().skip(from).take(rng.usize(..12)).copied().collect();
                chars.splice(at.min(chars.len())..at.min(chars.len()), piece);
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn spoilt_positions_are_refused_or_playable() {
    let mut rng = fastrand::Rng::with_seed(21);
    let (mut refused, mut accepted) = (0, 0);
    for setup in setups() {
        for _ in 0..250 {
            let mut table = open(&setup);
            let steps = rng.usize(..60);
            wander(&mut *table, &mut rng, steps);
            let text = spoil(&table.position(), &mut rng);
            match setup.clone().open(Some(&text)) {
                Err(_) => refused += 1,
                Ok(mut table) => {
                    accepted += 1;
                    let written = table.position();
                    let again = setup
                        .clone()
                        .open(Some(&written))
                        .unwrap_or_else(|why| panic!("{text}\n{written}\n{why}"));
                    assert_eq!(again.position(), written);
                    assert_eq!(again.key(), table.key(), "{written}");
                    wander(&mut *table, &mut rng, 20);
                }
            }
        }
    }
    assert!(refused > 1_000 && accepted > 200, "{refused} refused, {accepted} accepted");
}

#[test]
fn spoilt_records_are_refused_or_round_trip() {
    let mut rng = fastrand::Rng::with_seed(22);
    for setup in setups() {
        for _ in 0..60 {
            let mut table = open(&setup);
            wander(&mut *table, &mut rng, 40);
            let text =
                spoil(&Record::of(&*table, &["Ana".into(), "Bo".into()], "2026-01-01").to_string(), &mut rng);
            if let Ok(record) = Record::read(&text) {
                assert_eq!(record.to_string(), text, "byte for byte");
                if let Ok(table) = record.open() {
                    assert_eq!(table.entries().len(), record.entries().count());
                }
            }
        }
    }
}

#[test]
fn a_turn_chosen_in_advance_is_one_of_the_own_seat() {
    let mut rng = fastrand::Rng::with_seed(9);
    for setup in setups() {
        let mut table = open(&setup);
        let mut chosen = 0;
        for _ in 0..60 {
            wander(&mut *table, &mut rng, 3);
            for seat in (0..setup.seats + 1).map(Seat) {
                let before = table.position();
                let Some(mut ahead) = table.at_turn_of(seat) else { continue };
                assert_eq!((ahead.seat(), ahead.pending(), ahead.outcome()), (seat, false, None), "{before}");
                if seat == table.seat() {
                    assert_eq!(ahead.position(), before);
                }
                let turns = ahead.legal_turns();
                ahead.play(&turns[rng.usize(..turns.len())]).unwrap();
                assert_eq!(table.position(), before, "only a thought");
                chosen += 1;
            }
            if table.outcome().is_some() {
                assert!((0..setup.seats).all(|seat| table.at_turn_of(Seat(seat)).is_none()));
                break;
            }
        }
        assert!(chosen > 20, "{} {chosen}", setup.summary());
    }
}

#[test]
fn a_refused_turn_changes_nothing() {
    let mut rng = fastrand::Rng::with_seed(23);
    for setup in setups() {
        let mut table = open(&setup);
        for _ in 0..80 {
            wander(&mut *table, &mut rng, 1);
            if table.outcome().is_some() {
                break;
            }
            let turns = table.legal_turns();
            let spoilt = spoil(&turns[rng.usize(..turns.len())], &mut rng);
            let before = (table.position(), table.entries(), table.partial());
            if table.copy().play(&spoilt).is_err() {
                assert!(table.play(&spoilt).is_err());
                assert_eq!((table.position(), table.entries(), table.partial()), before, "{spoilt}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,80}|[0-9A-Z(),.:;+_ x|-]{0,80}|(.|\\n){0,60}") {
        let _ = Record::read(&text).map(|record| record.open().map(|table| table.view()));
        for setup in setups() {
            let _ = setup.clone().open(Some(&text)).map(|table| table.view());
            let mut table = open(&setup);
            let _ = table.play(&text);
            let _ = table.read_entry(&text);
        }
    }

    #[test]
    fn any_choice_of_options_opens_or_is_refused(
        game in 0..GAMES.len(),
        seats in 0u8..6,
        picks in proptest::collection::vec((0usize..12, 0usize..6), 0..8),
        number in 0u32..2_000,
    ) {
        let info = GAMES[game];
        let number = number.to_string();
        let options: Vec<_> = picks
            .iter()
            .filter_map(|(option, value)| {
                let spec = info.options.get(option % info.options.len().max(1))?;
                Some((spec.name, spec.values.get(*value).copied().unwrap_or(&number)))
            })
            .collect();
        if let Ok(setup) = Setup::choose(info, Some(seats), None, options)
            && let Ok(mut table) = setup.open(None) {
                wander(&mut *table, &mut fastrand::Rng::with_seed(7), 40);
            }
    }
}
