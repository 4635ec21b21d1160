//! What a turn does, as facts for people: it captures, closes a harmony, threatens a ring, or gains in a race.
//! Found by comparing the positions before and after the turn, and those after a null move. Whether the turn is
//! good is for an engine to say.

use super::Game;
use crate::game::{Rules, Seat};
use crate::message::Message;
use crate::table::AnyGame;
use crate::view::{Coord, Fact, LineState, PartView, Piece, Place, View};
use std::collections::BTreeSet;

/// Jumps shorter than this, in single steps, are not mentioned.
const FAR: u32 = 3;

impl<R: Rules> Game<R> {
    pub(super) fn facts_of(&self, turn: &str) -> Result<Vec<Fact>, Message> {
        let mut made = self.clone();
        made.play(turn)?;
        let seat = self.seat();
        let letter = self.setup.letter(seat);
        let (before, after) = (self.board_view(), made.board_view());
        if let Some(end) = &after.outcome {
            let mine = end.winner.contains(letter);
            return Ok(match (mine, end.winner.is_empty()) {
                (true, _) => vec![Fact::good("wins")],
                (_, true) => vec![Fact::good("draws")],
                _ => vec![Fact::bad("loses")],
            });
        }
        // Steps that were already made are not mentioned again.
        let parts = after.last.as_ref().map_or(&[][..], |last| &last.turn.parts);
        let parts = &parts[self.begun().len().min(parts.len())..];
        let look = Look { letter, before: &before, after: &after, parts };
        let mut facts = self.wins_ahead(&made, seat);
        look.captures(&mut facts);
        look.midlines(&mut facts);
        look.harmonies(&mut facts);
        look.places(&mut facts);
        self.attacks(&made, seat, &mut facts);
        self.race_facts(&made, seat, look.moved(), &mut facts);
        look.beginnings(&mut facts);
        self.prepares(&made, seat, &look, &mut facts);
        Ok(facts)
    }

    /// Wins by the next turn that this turn enables or prevents.
    fn wins_ahead(&self, made: &Self, seat: Seat) -> Vec<Fact> {
        let mut facts = Vec::new();
        let others = || (0..self.setup.seats).map(Seat).filter(|other| *other != seat);
        for other in others().filter(|other| !self.position().partners(seat).contains(*other)) {
            let letter = self.setup.letter(other);
            match (self.wins_next(other), made.wins_next(other)) {
                (true, false) => facts.push(Fact::good("stops").seat(letter)),
                (false, true) => facts.push(Fact::bad("lets-win").seat(letter)),
                _ => {}
            }
        }
        if made.wins_next(seat) {
            facts.push(Fact::good("threatens"));
        }
        facts
    }

    /// Whether a seat could win in one turn if it were to move.
    fn wins_next(&self, seat: Seat) -> bool {
        let wins = |position: &R| position.outcome().is_some_and(|end| end.winner.contains(seat));
        self.turn_of(seat).is_some_and(|position| {
            after_steps(&position).any(|(_, next)| {
                // A turn that may continue may also end here.
                let ended = |next: &R| {
                    after_steps(next).any(|(path, last)| matches!(path[..], [Place::Word(_)]) && wins(&last))
                };
                wins(&next) || (next.pending() && ended(&next))
            })
        })
    }

    /// The position with a seat to move.
    fn turn_of(&self, seat: Seat) -> Option<R> {
        let mut position = self.position().clone();
        for _ in 1..self.setup.seats {
            if position.seat() != seat {
                position = position.null_move()?;
            }
        }
        (position.seat() == seat && position.outcome().is_none()).then_some(position)
    }

    /// The gain of a turn in a race, and the long jumps that it opens and closes.
    fn race_facts(&self, made: &Self, seat: Seat, moved: Option<(Coord, Coord)>, facts: &mut Vec<Fact>) {
        let (Some(before), Some(after)) = (self.position().race(seat), made.position().race(seat)) else {
            return;
        };
        let (was, is) = (before.iter().sum::<u32>(), after.iter().sum::<u32>());
        if is > was {
            facts.push(Fact::bad("back").number(is - was));
        } else if was - is > 1 {
            facts.push(Fact::good("forward").number(was - is));
        }
        let last = before.iter().max();
        let at_rear = |ways: &[u32]| ways.iter().filter(|way| Some(*way) == last).count();
        if is < was && at_rear(&after) < at_rear(&before) {
            facts.push(Fact::good("rear"));
        }
        let Some((from, to)) = moved else { return };
        let (had, has) = (self.longest(seat, Some(from)), made.longest(seat, Some(to)));
        if has >= FAR && has > had + 1 {
            facts.push(Fact::good("opens").number(has));
        }
        let next = made.seat();
        if self.position().partners(seat).contains(next) {
            return;
        }
        let (had, has) = (self.longest(next, None), made.longest(next, None));
        let letter = self.setup.letter(next);
        if had >= FAR && had > has + 1 {
            facts.push(Fact::good("blocks").number(had).seat(letter));
        } else if has >= FAR && has > had + 1 {
            facts.push(Fact::bad("lets-jump").number(has).seat(letter));
        }
    }

    /// Tiles that could be captured with the next turn, before and after.
    fn attacks(&self, made: &Self, seat: Seat, facts: &mut Vec<Fact>) {
        let next = made.seat();
        if next == seat || self.position().partners(seat).contains(next) {
            return;
        }
        let (mine, theirs) = (self.setup.letter(seat), self.setup.letter(next));
        let (had, has) = (self.attacked(next, mine), made.attacked(next, mine));
        if has < had {
            facts.push(Fact::good("saves").number(had - has).seat(theirs));
        } else if has > had {
            facts.push(Fact::bad("exposes").number(has - had).seat(theirs));
        }
        let (had, has) = (self.attacked(seat, theirs), made.attacked(seat, theirs));
        if has > had {
            facts.push(Fact::good("attacks").number(has - had).seat(theirs));
        }
    }

    /// How many pieces of an owner a seat could capture if it were to move.
    fn attacked(&self, by: Seat, owner: char) -> u32 {
        let Some(position) = self.turn_of(by) else { return 0 };
        let view = described(&position);
        let mut steps = Vec::new();
        position.steps(&mut steps);
        let goals = steps.into_iter().filter_map(|step| match position.places(step)[..] {
            [Place::At(_), Place::At(to)] => Some(to),
            _ => None,
        });
        let taken: BTreeSet<Coord> =
            goals.filter(|to| top(&view, *to).is_some_and(|piece| piece.owner == owner)).collect();
        taken.len() as u32
    }

    /// How far a seat could get in one turn, in single steps; the piece `but` is ignored.
    fn longest(&self, seat: Seat, but: Option<Coord>) -> u32 {
        let Some(position) = self.turn_of(seat) else { return 0 };
        let left = |position: &R| Some(position.race(seat)?.into_iter().sum::<u32>());
        let Some(now) = left(&position) else { return 0 };
        let others = after_steps(&position).filter(|(path, _)| but.is_none_or(|at| path[0] != Place::At(at)));
        others.filter_map(|(_, next)| Some(now.saturating_sub(left(&next)?))).max().unwrap_or(0)
    }

    /// Whether the tile placed or moved could now make a harmony by the next turn, and could not before.
    fn prepares(&self, made: &Self, seat: Seat, look: &Look, facts: &mut Vec<Fact>) {
        let Some(to) = look.parts.first().and_then(|part| part.points.last()).map(|point| point.at) else {
            return;
        };
        if facts.iter().any(|fact| fact.helps && fact.id != "blooms") {
            return;
        }
        if look.moved().is_some_and(|(from, _)| self.partner(seat, from, look.letter).is_some()) {
            return;
        }
        if let Some((tile, other)) = made.partner(seat, to, look.letter) {
            facts.push(Fact { tile: Some(tile), other: Some(other), ..Fact::good("prepares") });
        }
    }

    /// The kinds of a piece and of a partner with which it can make a harmony in one turn.
    fn partner(&self, seat: Seat, from: Coord, letter: char) -> Option<(&'static str, &'static str)> {
        let position = self.turn_of(seat)?;
        let now = described(&position);
        let tile = top(&now, from)?.kind;
        after_steps(&position).find_map(|(path, next)| {
            let [Place::At(start), Place::At(to)] = path[..] else { return None };
            if start != from {
                return None;
            }
            let view = described(&next);
            let was = lines(&now, letter, Some((from, to)));
            let new = lines(&view, letter, None).into_iter().find(|line| !was.contains(line))?;
            let other = if new.0 == to { new.1 } else { new.0 };
            Some((tile, top(&view, other)?.kind))
        })
    }
}

/// The positions after each legal step, with the path that makes it.
fn after_steps<R: Rules>(position: &R) -> impl Iterator<Item = (Vec<Place>, R)> {
    let mut steps = Vec::new();
    position.steps(&mut steps);
    steps.into_iter().map(|step| {
        let mut next = position.clone();
        next.play(step, &mut ());
        (position.places(step), next)
    })
}

fn described<R: Rules>(position: &R) -> View {
    let mut view = View::default();
    position.describe(&mut view);
    view
}

fn top(view: &View, at: Coord) -> Option<Piece> {
    view.points.iter().find(|point| point.at == at)?.stack.last().copied()
}

/// The ends of a seat's harmonies, each pair in order. A moved tile keeps its harmonies.
fn lines(view: &View, owner: char, moved: Option<(Coord, Coord)>) -> Vec<(Coord, Coord)> {
    let now = |at: Coord| moved.filter(|(from, _)| *from == at).map_or(at, |(_, to)| to);
    let own = view.lines.iter().filter(|line| line.state == LineState::Live && line.owners.contains(owner));
    own.map(|line| (now(line.from), now(line.to))).map(|(a, b)| (a.min(b), a.max(b))).collect()
}

/// The board before and after a turn.
struct Look<'v> {
    letter: char,
    before: &'v View,
    after: &'v View,
    /// What the turn did.
    parts: &'v [PartView],
}

impl Look<'_> {
    /// Origin and goal of the piece moved first.
    fn moved(&self) -> Option<(Coord, Coord)> {
        let points = &self.parts.first()?.points;
        let (from, to) = (points.first()?.at, points.last()?.at);
        let own = top(self.before, from).is_some_and(|piece| piece.owner == self.letter);
        (from != to && own).then_some((from, to))
    }

    fn others(&self) -> impl Iterator<Item = char> {
        self.before.seats.iter().map(|seat| seat.letter).filter(|letter| *letter != self.letter)
    }

    fn captures(&self, facts: &mut Vec<Fact>) {
        let taken = self.moved().and_then(|(_, to)| top(self.before, to));
        if let Some(piece) = taken.filter(|piece| piece.owner != self.letter) {
            facts.push(Fact { tile: Some(piece.kind), ..Fact::good("captures").seat(piece.owner) });
            return;
        }
        let free = |view: &View, letter| {
            view.points.iter().filter(|at| at.stack.last().is_some_and(|piece| piece.owner == letter)).count()
        };
        for letter in self.others() {
            let lost = free(self.before, letter).saturating_sub(free(self.after, letter));
            if lost > 0 {
                facts.push(Fact::good("removes").number(lost as u32).seat(letter));
            }
        }
        // Pieces of the owner under others in a stack.
        let caught = |view: &View| {
            let buried =
                view.points.iter().flat_map(|at| at.stack.split_last().map_or(&[][..], |(_, rest)| rest));
            buried.filter(|piece| piece.owner == self.letter).count()
        };
        let freed = caught(self.before).saturating_sub(caught(self.after));
        if freed > 0 {
            facts.push(Fact::good("frees").number(freed as u32));
        }
    }

    /// Parts of the board that are gained and lost.
    fn midlines(&self, facts: &mut Vec<Fact>) {
        let held = |view: &View, letter| view.arms.iter().filter(|arm| arm.owners.contains(letter)).count();
        let (had, has) = (held(self.before, self.letter), held(self.after, self.letter));
        if has > had {
            facts.push(Fact::good("midline").number(has as u32));
        }
        for letter in self.others() {
            if held(self.after, letter) < held(self.before, letter) {
                facts.push(Fact::good("takes-midline").seat(letter));
            }
        }
        if has < had {
            facts.push(Fact::bad("loses-midline").number(has as u32));
        }
    }

    fn harmonies(&self, facts: &mut Vec<Fact>) {
        let moved = self.moved();
        let had = lines(self.before, self.letter, moved);
        let has = lines(self.after, self.letter, None);
        let told =
            ["midline", "takes-midline", "loses-midline"].map(|id| facts.iter().any(|fact| fact.id == id));
        if let Some((a, b)) = has.iter().find(|line| !had.contains(line)).filter(|_| !told[0]) {
            let kind = |at| top(self.after, at).map(|piece| piece.kind);
            facts.push(Fact { tile: kind(*a), other: kind(*b), ..Fact::good("harmony") });
        }
        let count = |view, letter| lines(view, letter, None).len();
        for letter in self.others().filter(|_| !told[1]) {
            let broken = count(self.before, letter).saturating_sub(count(self.after, letter));
            if broken > 0 {
                facts.push(Fact::good("breaks").number(broken as u32).seat(letter));
            }
        }
        let lost = had.len().saturating_sub(has.len());
        if lost > 0 && !told[2] {
            facts.push(Fact::bad("loses-harmony").number(lost as u32));
        }
        let arc = |view: &View| {
            view.arcs.iter().find(|arc| arc.owner == self.letter).map_or(0, |arc| arc.points.len())
        };
        if arc(self.after) > arc(self.before) {
            facts.push(Fact::good("ring-grows").number(arc(self.after) as u32));
        }
    }

    /// Marks of points: trapped tiles, pieces that have arrived.
    fn places(&self, facts: &mut Vec<Fact>) {
        let marked = |view: &View, mark, own: bool| {
            let is = |piece: &Piece| (piece.owner == self.letter) == own;
            let points = view.points.iter();
            points.filter(|at| at.marks.contains(&mark) && at.stack.last().is_some_and(is)).count() as u32
        };
        let trapped = |view| marked(view, "trapped", false);
        if trapped(self.after) > trapped(self.before) {
            facts.push(Fact::good("traps").number(trapped(self.after) - trapped(self.before)));
        }
        let arrived = |view| marked(view, "arrived", true);
        if arrived(self.after) > arrived(self.before) {
            let all =
                self.after.points.iter().flat_map(|at| &at.stack).filter(|piece| piece.owner == self.letter);
            facts.push(Fact::good("arrives").number(all.count() as u32 - arrived(self.after)));
        }
    }

    /// First moves: out of the gate, out of the home camp.
    fn beginnings(&self, facts: &mut Vec<Fact>) {
        let Some((from, to)) = self.moved() else { return };
        let marks = |view: &View, at| {
            view.points
                .iter()
                .find(|point| point.at == at)
                .map(|point| point.marks.clone())
                .unwrap_or_default()
        };
        let left = |mark| marks(self.before, from).contains(&mark) && !marks(self.after, to).contains(&mark);
        if left("growing") {
            let tile = top(self.after, to).map(|piece| piece.kind);
            facts.push(Fact { tile, ..Fact::good("blooms") });
        }
        if left("home") {
            let home = self.after.points.iter().filter(|at| {
                at.marks.contains(&"home") && at.stack.last().is_some_and(|piece| piece.owner == self.letter)
            });
            facts.push(Fact::good("leaves").number(home.count() as u32));
        }
    }
}
