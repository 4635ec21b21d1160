//! Themes: what a solution does, for training by theme.

use rules::game::Reason;
use strum::VariantArray;

/// What the solution of a puzzle does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, strum::IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Theme {
    /// It closes a harmony ring.
    CloseRing,
    /// It prevents a harmony ring without breaking anything.
    PreventRing,
    /// It wins or saves the count at the last basic flower.
    LastFlower,
    /// It takes the fourth midline, or claims all four.
    Midlines,
    /// It prevents the opponent from holding all four midlines.
    PreventMidlines,
    /// It fills the target camp.
    Camp,
    /// It prevents the opponent from filling their target camp.
    Obstruct,
    /// It wins a race in the given number of turns.
    Race,
    /// It jumps as far as possible.
    Leap,
    /// It captures.
    Capture,
    /// It plants a flower.
    Plant,
    /// It uses a harmony bonus.
    Bonus,
    /// It places a Rock.
    Rock,
    /// It places a Knotweed.
    Knotweed,
    /// It places a Wheel.
    Wheel,
    /// It places a Boat.
    Boat,
    /// It places a Bamboo, a Pond or a Lion Turtle.
    Oasis,
    /// It plants or moves the White Lotus.
    Lotus,
    /// It plants or moves the Orchid.
    Orchid,
    /// It deploys a tile.
    Deploy,
    /// It moves a stack with captives.
    Captor,
    /// It jumps.
    Jump,
    /// It makes room by moving sideways or away from the goal.
    Detour,
    /// It takes three turns or more.
    Long,
    /// It prevents a harmony ring by removing a harmony.
    BreakRing,
}

impl Theme {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The name in commands and `locales/`.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The theme with this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.id() == id)
    }

    /// The theme of a win for this reason, or of preventing it.
    pub(crate) fn of_end(reason: Reason, prevented: bool) -> Option<Self> {
        Some(match (reason, prevented) {
            (Reason::Ring, false) => Self::CloseRing,
            (Reason::Ring, true) => Self::PreventRing,
            (Reason::LastFlower, _) => Self::LastFlower,
            (Reason::Claim | Reason::Midlines, false) => Self::Midlines,
            (Reason::Claim | Reason::Midlines, true) => Self::PreventMidlines,
            (Reason::Camp | Reason::FullCamp, false) => Self::Camp,
            (Reason::Camp | Reason::FullCamp, true) => Self::Obstruct,
            _ => return None,
        })
    }
}

/// A set of themes.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Themes(u32);

impl Themes {
    pub const NONE: Self = Self(0);

    /// The set with a theme added.
    #[must_use]
    pub const fn with(self, theme: Theme) -> Self {
        Self(self.0 | 1 << theme as u8)
    }

    pub const fn contains(self, theme: Theme) -> bool {
        self.0 >> theme as u8 & 1 != 0
    }

    /// The themes of the set, in the order of [`Theme`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.iter().copied().filter(move |theme| self.contains(*theme))
    }

    pub(crate) const fn to_bits(self) -> u32 {
        self.0
    }

    pub(crate) fn from_bits(bits: u32) -> Option<Self> {
        (u64::from(bits) >> Theme::ALL.len() == 0).then_some(Self(bits))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        themes.into_iter().fold(Self::NONE, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_themes_keeps_what_was_put_into_it() {
        assert!(Theme::ALL.len() <= 32, "four bytes in files");
        let set: Themes = [Theme::Boat, Theme::CloseRing].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Theme::CloseRing, Theme::Boat]);
        assert_eq!(Themes::from_bits(set.to_bits()), Some(set));
        assert_eq!(Themes::from_bits(1 << Theme::ALL.len()), None);
        for theme in Theme::ALL {
            assert_eq!(Theme::find(theme.id()), Some(*theme));
        }
    }
}
