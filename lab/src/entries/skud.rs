//! Skud Pai Sho in the lab.

use super::{Cases, LabGame, Work};

pub const ENTRY: LabGame = LabGame { id: "skud", bench: &BENCH, cases: Cases::Survey(rules::skud::survey) };

/// Guest opens with a Rose and Host copies it. Both sides have the usual four accents.
const OPENING: &str = "0H.R,W,K,B;0G.R,W,K,B;1G.R3(0,-8);1H.R3(0,8)";

const BENCH: [Work; 1] = [Work {
    name: "skud",
    preset: Some("garden-gate"),
    options: &[],
    turns: OPENING,
    depth: 4,
    times: 8,
    playouts: 500,
    plain: 500,
    lists: 10000,
    search: (5, 1),
}];
