//! What a game of Halma can be told: the table of options and presets for everybody, and the same as
//! one small value for the rules, read once when a game begins.

use super::board::Board;
use crate::game::Seat;
use crate::message::Message;
use crate::options::{OptionSpec, Preset, Setup};

const OFF_ON: &[&str] = &["off", "on"];

/// Every option, the default first.
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "board", values: &["8x8", "10x10", "16x16"], numbers: None },
    OptionSpec { name: "camp-exit", values: &["end-of-move", "per-hop"], numbers: None },
    OptionSpec { name: "full-camp-wins", values: OFF_ON, numbers: None },
    OptionSpec { name: "no-return", values: OFF_ON, numbers: None },
    OptionSpec { name: "teams", values: OFF_ON, numbers: None },
    OptionSpec { name: "leave-by", values: OFF_ON, numbers: Some((1, 1000)) },
    OptionSpec { name: "limits", values: &["on", "off"], numbers: None },
];

/// The presets, the default first.
pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "classic", sets: &[] },
    Preset { name: "tournament", sets: &[("full-camp-wins", "on"), ("leave-by", "on")] },
];

/// Four players have only one board to play on.
pub(super) fn seat_defaults(seats: u8) -> &'static [(&'static str, &'static str)] {
    if seats == 4 { &[("board", "16x16")] } else { &[] }
}

/// The letters of the seats.
pub(super) fn letters(seats: u8) -> &'static str {
    if seats == 4 { "ABCD" } else { "AB" }
}

/// The options of one game, as the rules look at them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The board.
    pub board: Board,
    /// Two or four.
    pub seats: u8,
    /// No single hop may leave the target camp.
    pub per_hop: bool,
    /// A target camp full of anybody's pieces may finish a player.
    pub full_camp_wins: bool,
    /// A piece outside its own camp may not end a move there.
    pub no_return: bool,
    /// A and C play against B and D.
    pub teams: bool,
    /// The own turn after which the own camp must be empty.
    pub leave_by: Option<u16>,
    /// The number of turns of every player still in that ends the game; repetition counts only with it.
    pub turn_limit: Option<u16>,
}

impl Options {
    /// Reads a setup and checks what single values cannot show.
    pub fn of(setup: &Setup) -> Result<Self, Message> {
        let (board, usual_leave, limit) = match setup.get("board") {
            "16x16" => (Board::Sixteen, 80, 1000),
            "10x10" => (Board::Ten, 50, 700),
            _ => (Board::Eight, 30, 500),
        };
        let options = Self {
            board,
            seats: setup.seats,
            per_hop: setup.get("camp-exit") == "per-hop",
            full_camp_wins: setup.is_on("full-camp-wins"),
            no_return: setup.is_on("no-return"),
            teams: setup.is_on("teams"),
            leave_by: match setup.get("leave-by") {
                "off" => None,
                number => Some(number.parse().unwrap_or(usual_leave)),
            },
            turn_limit: setup.is_on("limits").then_some(limit),
        };
        match setup.seats {
            2 if options.teams => Err(Message::new("teams-need-four")),
            4 if board != Board::Sixteen => {
                Err(Message::new("four-need-large-board").text("board", setup.get("board")))
            }
            2 | 4 if setup.first < Seat(setup.seats) => Ok(options),
            2 | 4 => Err(Message::new("unknown-first").number("seat", setup.first.0)),
            seats => Err(Message::new("unknown-seats").number("seats", seats).names("allowed", ["2", "4"])),
        }
    }
}
