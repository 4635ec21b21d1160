//! Conditional turns: what is answered was expected by whoever answers, and what was expected is answered. Nobody else is
//! told of them, so nothing else says that they are there.

use super::asked::turn_of;
use super::{APART, Case, Request, Rule};
use crate::history::{Answer, Ask, Branch, Kept};

/// How long an answer may take: a node that comes back looks for those that the last one has not made.
const SOON: i64 = 90_000;

/// What is left of a tree after entries of the log; nothing if they do not fit, or the game has left the course.
fn after<'a>(branches: &'a [Branch], log: &[Kept]) -> Option<&'a [Branch]> {
    let mut rest = branches;
    for entry in log {
        match entry.kind.as_str() {
            "turn" => rest = &rest.iter().find(|branch| branch.turn == turn_of(&entry.body))?.then,
            "takeback" | "resign" | "flag" | "left" | "draw" | "abort" => return None,
            _ => {}
        }
    }
    Some(rest)
}

impl Case<'_> {
    /// The conditional turns that a request sets, and the number of the entry that they begin from.
    fn expects<'a>(&self, request: &Request<'a>) -> Option<(usize, &'a [Branch])> {
        let Ask::Conditions { position_version, branches } = request.ask else { return None };
        let from = usize::try_from(*position_version).ok()?;
        let set = !branches.is_empty() && !matches!(request.answer, Some(Answer::Refused { .. }));
        set.then_some((from, branches.as_slice()))
    }

    /// Whether somebody had other conditional turns, or none, for sure before a moment.
    fn changed_before(&self, request: &Request<'_>, moment: i64) -> bool {
        let known = matches!(request.answer, Some(Answer::Set));
        self.requests.iter().any(|other| {
            let set =
                matches!(other.ask, Ask::Conditions { .. }) && matches!(other.answer, Some(Answer::Set));
            let later = known && other.who == request.who && other.asked >= request.answered;
            set && later && !std::ptr::eq(other, request) && self.wall(other.answered) + APART < moment
        })
    }

    /// Whether an entry is an answer that its seat had set.
    pub fn was_expected(&self, at: usize) -> bool {
        let entry = &self.game.log[at];
        self.requests.iter().any(|request| {
            let Some((from, branches)) = self.expects(request) else { return false };
            let own = entry.seat.is_some_and(|seat| self.sits(request.who, seat));
            let fits = || after(branches, self.game.log.get(from..=at)?);
            own && from <= at
                && entry.kind == "turn"
                && entry.idempotency_key.is_none()
                && self.wall(request.asked) <= entry.at + APART
                && fits().is_some()
                && !self.changed_before(request, entry.at)
        })
    }

    /// What fits is answered, by a turn or by somebody who is quicker.
    pub fn check_answered(&mut self) {
        let end = self.history.events.last().map_or(0, |event| self.wall(event.at));
        let mut wrong = Vec::new();
        for request in self.requests.iter().filter(|request| matches!(request.answer, Some(Answer::Set))) {
            let Some((from, branches)) = self.expects(request) else { continue };
            let others = |other: &&Request<'_>| other.who == request.who && other.asked > request.asked;
            if self.requests.iter().filter(others).any(|other| matches!(other.ask, Ask::Conditions { .. })) {
                continue;
            }
            let Some(course) = self.game.log.get(from..).filter(|course| !course.is_empty()) else {
                continue;
            };
            let last = &course[course.len() - 1];
            let stand = &self.stands[last.number as usize];
            let own = stand.to_move.is_some_and(|seat| self.sits(request.who, seat));
            let due = end - last.at - self.outages.due(last.at, end) > SOON;
            if own && due && after(branches, course).is_some_and(|rest| !rest.is_empty()) {
                wrong.push(format!("what {} expects after entry {} is not played", request.who, last.number));
            }
        }
        wrong.into_iter().for_each(|said| self.fault(Rule::Unanswered, said));
    }
}
