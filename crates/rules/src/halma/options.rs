//! The options of Halma: the table of options and presets for front ends, and a small typed value for the
//! rules, built once when a game begins.

use crate::game::{Seat, SeatSet};
use crate::message::Message;
use crate::options::{Choice, OffOn, OnOff, OptionSpec, Preset, Setup};
use strum::{VariantArray, VariantNames};

/// The size of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
pub enum Board {
    /// 8×8 with camps of 10.
    #[strum(serialize = "8x8")]
    Eight,
    /// 10×10 with camps of 15.
    #[strum(serialize = "10x10")]
    Ten,
    /// 16×16 with camps of 19, or of 13 for four players.
    #[strum(serialize = "16x16")]
    Sixteen,
}

/// Where a piece in the target camp may go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantNames, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum CampExit {
    EndOfMove,
    PerHop,
}

const BOARD: Choice<Board> = Choice::new("board");
const CAMP_EXIT: Choice<CampExit> = Choice::new("camp-exit");
const FULL_CAMP_WINS: Choice<OffOn> = Choice::new("full-camp-wins");
const NO_RETURN: Choice<OffOn> = Choice::new("no-return");
const TEAMS: Choice<OffOn> = Choice::new("teams");
const LEAVE_BY: Choice<OffOn> = Choice::new("leave-by").or_number(1, 1000);
const LIMITS: Choice<OnOff> = Choice::new("limits");

/// Every option, the default first.
pub(super) const SPECS: &[OptionSpec] = &[
    BOARD.spec(),
    CAMP_EXIT.spec(),
    FULL_CAMP_WINS.spec(),
    NO_RETURN.spec(),
    TEAMS.spec(),
    LEAVE_BY.spec(),
    LIMITS.spec(),
];

/// The presets, the default first.
pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "classic", sets: &[] },
    Preset { name: "tournament", sets: &[("full-camp-wins", "on"), ("leave-by", "on")] },
];

/// Four players have only one board.
pub(super) fn seat_defaults(seats: u8) -> &'static [(&'static str, &'static str)] {
    if seats == 4 { &[("board", "16x16")] } else { &[] }
}

pub(super) fn letters(seats: u8) -> &'static str {
    if seats == 4 { "ABCD" } else { "AB" }
}

/// The partners of a seat.
pub(super) fn partners(setup: &Setup, seat: Seat) -> SeatSet {
    Options::of(setup).map_or(SeatSet::of(seat), |options| options.partners(seat))
}

/// The options of one game, as the rules use them.
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
    /// The turn of a player after which their camp must be empty.
    pub leave_by: Option<u16>,
    /// The number of turns of every player still in that ends the game; repetition counts only with it.
    pub turn_limit: Option<u16>,
}

impl Options {
    /// Reads a setup and checks that its options fit together.
    pub fn of(setup: &Setup) -> Result<Self, Message> {
        let board = setup.value(&BOARD);
        let (usual_leave, limit) = match board {
            Board::Eight => (30, 500),
            Board::Ten => (50, 700),
            Board::Sixteen => (80, 1000),
        };
        let leave_by = match (setup.number(&LEAVE_BY), setup.value(&LEAVE_BY)) {
            (Some(number), _) => Some(number as u16),
            (None, OffOn::On) => Some(usual_leave),
            (None, OffOn::Off) => None,
        };
        let is_on = |choice: &Choice<OffOn>| setup.value(choice) == OffOn::On;
        let options = Self {
            board,
            seats: setup.seats,
            per_hop: setup.value(&CAMP_EXIT) == CampExit::PerHop,
            full_camp_wins: is_on(&FULL_CAMP_WINS),
            no_return: is_on(&NO_RETURN),
            teams: is_on(&TEAMS),
            leave_by,
            turn_limit: (setup.value(&LIMITS) == OnOff::On).then_some(limit),
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
