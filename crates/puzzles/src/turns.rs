//! Enumerates the whole turns of a position.

use rules::game::Position;

/// A callback for turns. It gets the steps of a turn and the position after it, and returns whether to continue.
pub type Visit<'a, P> = dyn FnMut(&[<P as Position>::Step], &P) -> bool + 'a;

/// A turn of one or two steps. Only turns of the opening have more.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn<S> {
    first: S,
    second: Option<S>,
}

impl<S: Copy> Turn<S> {
    pub fn of(steps: &[S]) -> Option<Self> {
        Some(Self { first: *steps.first()?, second: steps.get(1).copied() })
    }

    /// The position after the turn, if it is legal there.
    pub fn played<P: Position<Step = S>>(self, position: &P) -> Option<P> {
        if !position.is_legal(self.first) {
            return None;
        }
        let mut next = position.clone();
        next.play(self.first, &mut ());
        if next.pending() {
            let second = self.second.or(next.decline())?;
            if !next.is_legal(second) {
                return None;
            }
            next.play(second, &mut ());
        }
        (!next.pending()).then_some(next)
    }
}

/// Calls `visit` with every whole turn and the position after it, until it returns false. Returns false if it
/// did. Turns of one step, and those that decline the second, come first.
///
/// ```
/// use rules::{game::{Position, Rules}, options::Setup, street};
///
/// let start = street::Street::start(&Setup::new(&street::INFO))?;
/// let mut turns = 0;
/// assert!(puzzles::each_turn(&start, &mut |_, next| {
///     turns += u32::from(next.turn() == 1);
///     true
/// }));
/// // As many as perft counts, and the claim.
/// assert_eq!(turns, 171);
/// # Ok::<(), rules::message::Message>(())
/// ```
pub fn each_turn<P: Position>(position: &P, visit: &mut Visit<'_, P>) -> bool {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    turns_from(position, &steps, visit)
}

/// Like [`each_turn`], for the turns that begin with one of these steps.
pub(crate) fn turns_from<P: Position>(position: &P, steps: &[P::Step], visit: &mut Visit<'_, P>) -> bool {
    let mut begun = Vec::new();
    for step in steps {
        let mut next = position.clone();
        next.play(*step, &mut ());
        if !next.pending() {
            if !visit(&[*step], &next) {
                return false;
            }
            continue;
        }
        if let Some(decline) = next.decline() {
            let mut ended = next.clone();
            ended.play(decline, &mut ());
            if !visit(&[*step, decline], &ended) {
                return false;
            }
        }
        begun.push((*step, next));
    }
    let mut seconds = Vec::new();
    for (step, middle) in begun {
        seconds.clear();
        middle.steps(&mut seconds);
        for second in seconds.iter().filter(|second| Some(**second) != middle.decline()) {
            let mut next = middle.clone();
            next.play(*second, &mut ());
            if !visit(&[step, *second], &next) {
                return false;
            }
        }
    }
    true
}
