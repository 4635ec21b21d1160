//! Simple opponents: one plays anything, one looks a single step ahead. They see a game only through
//! [`Table`], so they play every game alike.

use rules::table::Table;
use rules::view::Place;

/// An opponent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal step.
    Random,
    /// A step after which it stands best by the game's one plain figure.
    Greedy,
}

impl Bot {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name on the command line, in records and in `locales/` after `bot-`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.name() == name)
    }

    /// The step it makes now; `None` when there is none.
    pub fn choose(self, table: &dyn Table, rng: &mut fastrand::Rng) -> Option<Vec<Place>> {
        let steps = table.steps();
        let best: Vec<usize> = match self {
            Self::Random => (0..steps.len()).collect(),
            Self::Greedy => {
                let standings = table.standings();
                let most = standings.iter().max()?;
                (0..standings.len().min(steps.len())).filter(|i| standings[*i] == *most).collect()
            }
        };
        let chosen = *rng.choice(&best)?;
        Some(steps[chosen].path.clone())
    }
}
