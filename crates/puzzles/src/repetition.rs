//! Spaced repetition of missed puzzles by SM-2, as a pure function of all attempts at a puzzle. The order in
//! which a device learns of the attempts does not matter.

/// A day in milliseconds.
const DAY: i64 = 86_400_000;
/// The initial and the minimum ease of a puzzle, in thousandths.
const EASE: i64 = 2_500;
const LEAST_EASE: i64 = 1_300;
/// The first two intervals in days. Each further interval is the one before times the ease.
const FIRST: [u32; 2] = [1, 6];
/// A puzzle with an interval of more than this many days is learned.
const LEARNED: u32 = 365;

/// How an attempt at a puzzle went.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// The time of the attempt, in milliseconds since 1970.
    pub at: i64,
    /// Whether it was solved without seeing the solution.
    pub solved: bool,
    /// Whether a hint was used.
    pub hinted: bool,
}

/// The schedule of a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Card {
    /// When it is due again, in milliseconds since 1970.
    pub due: i64,
    /// The interval in days since the last attempt that counted.
    pub interval: u32,
    /// The factor by which intervals grow, in thousandths.
    pub ease: i64,
    /// How often it was solved in a row since it was last missed.
    pub repetitions: u32,
}

/// The schedule of a puzzle after these attempts, in any order. `None` if it was never missed, or is learned.
///
/// SM-2 uses grades from 0 to 5. Here a solved puzzle has grade 5, or 3 if solved with a hint. A success
/// before the due date changes nothing. A miss starts again with the first interval.
///
/// ```
/// use puzzles::repetition::{Review, schedule};
///
/// let day = 86_400_000;
/// let missed = Review { at: 0, solved: false, hinted: false };
/// let solved = |at| Review { at, solved: true, hinted: false };
/// assert_eq!(schedule(&[solved(0)]), None);
/// assert_eq!(schedule(&[missed]).map(|card| card.due), Some(day));
/// assert_eq!(schedule(&[solved(day), missed]).map(|card| card.interval), Some(6));
/// ```
pub fn schedule(reviews: &[Review]) -> Option<Card> {
    let mut reviews = reviews.to_vec();
    reviews.sort_by_key(|review| (review.at, review.solved, !review.hinted));
    let card = reviews.iter().fold(None, after);
    card.filter(|card| card.interval <= LEARNED)
}

fn after(card: Option<Card>, review: &Review) -> Option<Card> {
    let due = |interval: u32| review.at.saturating_add(i64::from(interval) * DAY);
    if !review.solved {
        let ease = card.map_or(EASE, |card| card.ease);
        return Some(Card { due: due(FIRST[0]), interval: FIRST[0], ease, repetitions: 0 });
    }
    let card = card?;
    if review.at < card.due {
        return Some(card);
    }
    // The formula of SM-2 for the grades 3 and 5.
    let ease = (card.ease + if review.hinted { -140 } else { 100 }).max(LEAST_EASE);
    let repetitions = card.repetitions + 1;
    let interval = match repetitions {
        1 => FIRST[1],
        _ => u32::try_from(i64::from(card.interval) * ease / 1_000).unwrap_or(u32::MAX),
    };
    // A learned puzzle stays learned until it is missed again.
    let interval = if card.interval > LEARNED { card.interval } else { interval };
    Some(Card { due: due(interval), interval, ease, repetitions })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review(day: i64, solved: bool, hinted: bool) -> Review {
        Review { at: day * DAY, solved, hinted }
    }

    #[test]
    fn intervals_grow_with_each_success_and_begin_again_with_a_miss() {
        let mut reviews = vec![review(0, false, false)];
        let mut intervals = Vec::new();
        while let Some(card) = schedule(&reviews) {
            intervals.push(card.interval);
            reviews.push(Review { at: card.due, solved: true, hinted: false });
        }
        assert_eq!(intervals, [1, 6, 16, 44, 127]);
        reviews.push(Review { at: reviews[reviews.len() - 1].at + DAY, solved: false, hinted: false });
        assert_eq!(schedule(&reviews).map(|card| (card.interval, card.repetitions)), Some((1, 0)));
    }

    #[test]
    fn a_hint_makes_the_next_interval_shorter_and_a_success_too_early_changes_nothing() {
        let plain = schedule(&[review(0, false, false), review(1, true, false), review(7, true, false)]);
        let hinted = schedule(&[review(0, false, false), review(1, true, true), review(7, true, true)]);
        assert!(hinted.map(|card| card.interval) < plain.map(|card| card.interval));
        let early = [review(0, false, false), Review { at: DAY / 2, solved: true, hinted: false }];
        assert_eq!(schedule(&early), schedule(&early[..1]));
    }

    #[test]
    fn the_order_in_which_attempts_are_heard_of_does_not_matter() {
        let mut reviews = vec![
            review(0, false, false),
            review(1, true, false),
            review(3, false, true),
            review(4, true, true),
        ];
        let wanted = schedule(&reviews);
        assert!(wanted.is_some());
        for turn in 0..24 {
            let other = turn % 4;
            reviews.swap(turn % 3, other);
            assert_eq!(schedule(&reviews), wanted);
        }
    }

    #[test]
    fn no_moment_and_no_number_of_attempts_is_too_much() {
        let far = Review { at: i64::MAX, solved: false, hinted: false };
        assert_eq!(schedule(&[far]).map(|card| card.due), Some(i64::MAX));
        let many: Vec<Review> = (0..10_000).map(|i| review(400 * i, i > 0, false)).collect();
        assert_eq!(schedule(&many), None);
    }
}
