//! The claim of a puzzle about its position.

use std::fmt;
use std::str::FromStr;

/// A claim about the player to move.
///
/// ```
/// use puzzles::Claim;
///
/// assert_eq!("win 2".parse(), Ok(Claim::Win(2)));
/// assert_eq!(Claim::Hold(1).to_string(), "hold 1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub enum Claim {
    /// A forced win in exactly this number of turns.
    Win(u8),
    /// The opponent threatens to win in this number of turns, and the right turns prevent it.
    Hold(u8),
    /// If the opponent did not move, the player would win in exactly this number of turns.
    Race(u8),
    /// The best turn brings a piece this many files and ranks nearer to its goal.
    Leap(u8),
}

/// The maximum number of turns in a claim.
pub const MOST_TURNS: u8 = 8;

/// The name of a kind of claim, and its constructor.
type Kind = (&'static str, fn(u8) -> Claim);

impl Claim {
    /// The kinds. The index is the number of the kind in files.
    const KINDS: [Kind; 4] =
        [("win", Self::Win), ("hold", Self::Hold), ("race", Self::Race), ("leap", Self::Leap)];

    /// The name of the kind, and the number.
    pub const fn parts(self) -> (&'static str, u8) {
        match self {
            Self::Win(n) => ("win", n),
            Self::Hold(n) => ("hold", n),
            Self::Race(n) => ("race", n),
            Self::Leap(n) => ("leap", n),
        }
    }

    /// The claim with this kind and number, if it is valid.
    pub fn of(kind: &str, n: u8) -> Option<Self> {
        let (_, make) = Self::KINDS.into_iter().find(|(name, _)| *name == kind)?;
        let most = if kind == "leap" { 60 } else { MOST_TURNS };
        (1..=most).contains(&n).then(|| make(n))
    }

    /// As two bytes.
    pub(crate) fn to_bytes(self) -> [u8; 2] {
        let (name, n) = self.parts();
        let kind = Self::KINDS.iter().position(|(known, _)| *known == name);
        [kind.unwrap_or(0) as u8, n]
    }

    /// From two bytes.
    pub(crate) fn from_bytes([kind, n]: [u8; 2]) -> Option<Self> {
        let (name, _) = Self::KINDS.get(usize::from(kind))?;
        Self::of(name, n)
    }

    /// The number of turns of the player to move that the claim covers, including the first.
    pub const fn turns(self) -> u8 {
        match self {
            Self::Win(n) | Self::Race(n) => n,
            Self::Hold(_) | Self::Leap(_) => 1,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, n) = self.parts();
        write!(f, "{kind} {n}")
    }
}

impl FromStr for Claim {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, n) = text.split_once(' ').ok_or_else(|| text.to_string())?;
        n.parse().ok().and_then(|n| Self::of(kind, n)).ok_or_else(|| text.to_string())
    }
}

impl From<Claim> for String {
    fn from(claim: Claim) -> Self {
        claim.to_string()
    }
}

impl TryFrom<String> for Claim {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_the_same_in_text_and_in_bytes() {
        for claim in [Claim::Win(3), Claim::Hold(2), Claim::Race(4), Claim::Leap(18)] {
            assert_eq!(claim.to_string().parse(), Ok(claim));
            assert_eq!(Claim::from_bytes(claim.to_bytes()), Some(claim));
        }
        for wrong in ["", "win", "win 0", "win 9", "win 300", "lose 1", "leap 61"] {
            assert!(wrong.parse::<Claim>().is_err(), "{wrong}");
        }
        assert_eq!(Claim::from_bytes([4, 1]), None);
    }
}
