//! What is written in a tournament's log. Rounds and tables count from 0 here, entrants from 1. The account beside a
//! number says whose it was: at the start numbers are given again.

use pairing::{Number, Outcome, Round};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    Made,
    /// Somebody enters: an account, or a computer of a level.
    Joined {
        account: Option<String>,
        level: Option<u8>,
        team: Option<String>,
        /// 0 without one.
        rating: u32,
    },
    /// Somebody who had left is back.
    Returned {
        number: Number,
        account: Option<String>,
    },
    /// Somebody is not paired until coming back.
    Left {
        number: Number,
        account: Option<String>,
    },
    CheckedIn {
        number: Number,
        account: Option<String>,
    },
    /// Somebody sits out a round for half a point.
    Bye {
        number: Number,
        account: Option<String>,
        round: usize,
    },
    /// It begins with these entrants, who get the numbers of this order.
    Started {
        order: Vec<Number>,
    },
    /// A round is published.
    Paired {
        number: usize,
        round: Round,
    },
    /// A drawn knock-out game is played again.
    Again {
        round: usize,
        table: usize,
    },
    /// A game has ended.
    Ended {
        round: usize,
        table: usize,
        outcome: Outcome,
    },
    /// The organiser says how a game has ended.
    Result {
        round: usize,
        table: usize,
        outcome: Outcome,
        reason: String,
    },
    /// No new round begins.
    Paused,
    Resumed,
    /// The organiser says something.
    Announced {
        text: String,
    },
    /// An account may join by invitation.
    Invited {
        account: String,
    },
    /// An account helps, or no longer.
    Helper {
        account: String,
        helps: bool,
    },
    /// An entrant is out for good.
    Removed {
        number: Number,
        account: Option<String>,
        reason: String,
    },
    /// Another account takes the place of an entrant.
    Replaced {
        number: Number,
        account: String,
        rating: u32,
        reason: String,
    },
    /// The last round is taken back.
    PairedAgain {
        round: usize,
        reason: String,
    },
    /// The next moment is another one.
    Extended {
        until: i64,
        reason: String,
    },
    Over,
    /// It is called off.
    Cancelled {
        reason: String,
    },
}
