//! The facts of a tournament's log. Rounds and tables count from 0, entrants from 1. A fact has the account
//! beside the number, because the start renumbers the entrants.

use pairing::{Number, Outcome, Round};
use serde::{Deserialize, Serialize};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    Made,
    /// An account or a computer enters.
    Joined {
        account: Option<String>,
        level: Option<u8>,
        team: Option<String>,
        /// 0 without a rating.
        rating: u32,
    },
    /// A player who had left is back.
    Returned {
        number: Number,
        account: Option<String>,
    },
    /// A player leaves and is not paired until they return.
    Left {
        number: Number,
        account: Option<String>,
    },
    CheckedIn {
        number: Number,
        account: Option<String>,
    },
    /// A player sits out a round for half a point.
    Bye {
        number: Number,
        account: Option<String>,
        round: usize,
    },
    /// The tournament begins with these entrants, numbered in this order.
    Started {
        order: Vec<Number>,
    },
    /// A round is published.
    Paired {
        number: usize,
        round: Round,
    },
    /// A drawn knock-out game is replayed.
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
    /// The organiser sets the result of a game.
    Result {
        round: usize,
        table: usize,
        outcome: Outcome,
        reason: String,
    },
    /// No new rounds begin.
    Paused,
    Resumed,
    /// A message from the organiser.
    Announced {
        text: String,
    },
    /// The account may join by invitation.
    Invited {
        account: String,
    },
    /// The account becomes a helper, or stops being one.
    Helper {
        account: String,
        helps: bool,
    },
    /// A player is excluded for good.
    Removed {
        number: Number,
        account: Option<String>,
        reason: String,
    },
    /// Another account takes a player's place.
    Replaced {
        number: Number,
        account: String,
        rating: u32,
        reason: String,
    },
    /// The last round is withdrawn, to be paired again.
    PairedAgain {
        round: usize,
        reason: String,
    },
    /// The next scheduled moment changes.
    Extended {
        until: i64,
        reason: String,
    },
    Over,
    Cancelled {
        reason: String,
    },
}
