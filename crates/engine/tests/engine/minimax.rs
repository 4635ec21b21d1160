//! Without selective pruning every search returns exactly what plain minimax returns, in every game.

use crate::common::{read, same_as_minimax, setup, wander};
use engine::game::Playable;
use rules::halma::Halma;
use rules::skud::Skud;
use rules::street::Street;

fn compare<P: Playable>(preset: &str, options: &[(&str, &str)], positions: &[&str], seeds: u64, depth: i32) {
    let setup = setup::<P>(2, preset, options);
    for text in positions {
        let start: P = read(&setup, text);
        for seed in 0..seeds {
            let position = wander(&start, seed, seed as u32 % 5);
            (1..=depth).for_each(|depth| same_as_minimax(&position, depth));
        }
    }
}

/// The camp of B without some squares, as A nearly fills it.
fn nearly(missing: &str) -> String {
    let camp = "e8 f7 f8 g6 g7 g8 h5 h6 h7 h8";
    camp.split(' ').filter(|square| *square != missing).collect::<Vec<_>>().join(" ")
}

#[test]
fn halma_with_few_pieces() {
    let few =
        ["A to move; A c3 d4; B f6 e5", "B to move; A c3 c4 a1; B d5 e6 h8", "A to move; A g7 e4; B b2 d4"];
    compare::<Halma>("classic", &[], &few, 6, 3);
    compare::<Halma>("classic", &[("camp-exit", "per-hop"), ("no-return", "on")], &few, 4, 2);
    let late = ["A to move; turns A 3 B 3; A a1 b2 d3; B h8 g7 e5"];
    compare::<Halma>("tournament", &[("leave-by", "5")], &late, 8, 3);
}

#[test]
fn halma_about_to_end() {
    let near = format!("A to move; A {} f6; B a1 b1 c4", nearly("f7"));
    let far = format!("A to move; A {} e5; B a1 b1 c4", nearly("f7"));
    let both = format!("B to move; A {} e7; B a1 b1 c1 a2 b2 c2 a3 b3 d1 b4", nearly("e8"));
    compare::<Halma>("classic", &[], &[&near, &far, &both], 2, 3);
    compare::<Halma>("tournament", &[], &[&near, &far, &both], 2, 2);
    compare::<Halma>("classic", &[("limits", "off")], &[&near], 1, 3);
}

#[test]
fn street_with_few_stacks() {
    let few = ["H H0 G0 1,1:H 0,3:H 3,0:G -1,-1:G", "5G H1 G0 0,0:HG 2,1:H -1,2:G", "H H0 G0 0,1:HGH 1,0:G"];
    compare::<Street>("classic", &[], &few, 3, 3);
    compare::<Street>("classic", &[("win", "immediate"), ("release", "on")], &few, 3, 2);
    compare::<Street>("garden-gate", &[], &few, 2, 2);
    let single = ["H H0 G0 0,3:H 0,-3:G", "G H0 G0 8,0:H 5,0:G"];
    compare::<Street>("classic", &[("win", "start")], &single, 3, 3);
}

#[test]
fn street_near_the_four_midlines() {
    let near = ["H H0 G0 0,4:H 0,-4:H 4,0:H -3,1:H 6,6:G"];
    compare::<Street>("classic", &[], &near, 1, 3);
    compare::<Street>("classic", &[("win", "immediate")], &near, 2, 2);
}

#[test]
fn skud_with_few_tiles() {
    let bare = ["turn 5G | 2,2:GR3 -3,-1:HR4 | G R3 | H R4", "turn 5H | 0,3:GW3 1,-2:HW3 | G 2xW4 | H R4"];
    compare::<Skud>("standard", &[], &bare, 3, 3);
    let bonus = [
        "turn 5G | 2,2:GR3 3,3:GR4 -3,1:HW4 | G W3 K | H W4 K",
        "turn 9H | 2,2:GR3 3,3:HR4 4,2:HR5 | G W3 | H W4 B",
    ];
    compare::<Skud>("standard", &[], &bonus, 2, 2);
    compare::<Skud>("garden-gate", &[], &bonus, 2, 1);
    compare::<Skud>("standard", &[("clash", "called")], &bare, 2, 2);
}

#[test]
fn skud_near_a_ring() {
    let near = ["turn 5G | 5,2:GR3 -5,2:GR4 -5,-2:GR3 5,-3:GR4 0,6:HW3 | G W3 | H W4"];
    compare::<Skud>("standard", &[], &near, 1, 2);
}

#[test]
fn skud_before_the_first_turn() {
    let setup = setup::<Skud>(2, "standard", &[]);
    let start: Skud = rules::game::Rules::start(&setup).expect("the usual game begins");
    same_as_minimax(&start, 1);
    same_as_minimax(&wander(&start, 1, 1), 1);
    same_as_minimax(&wander(&start, 1, 2), 2);
}
