//! Choosing a step place by place. The table lists every legal step as a path of places; what has been chosen
//! is a prefix of such a path, and the list gives the possible next places.

use super::model::{Focus, Layer, Model, Notice, Question};
use rules::view::StepView;
use rules::view::{Coord, Place};

impl Model {
    fn steps(&self) -> impl Iterator<Item = &StepView> {
        self.view.origins.iter().flat_map(|origin| &origin.steps)
    }

    /// The steps that begin as chosen.
    fn open_steps<'a>(&'a self, path: &'a [Place]) -> impl Iterator<Item = &'a StepView> {
        self.steps().filter(move |step| step.path.starts_with(path))
    }

    /// What a person may point at next; nothing while a bot decides.
    pub fn next_places(&self) -> Vec<Place> {
        let mut next: Vec<Place> = Vec::new();
        if self.bot_to_move() {
            return next;
        }
        for step in self.open_steps(&self.path) {
            if let Some(place) = step.path.get(self.path.len()).filter(|place| !next.contains(place)) {
                next.push(*place);
            }
        }
        next
    }

    /// The points that may be pointed at next, in reading order.
    pub fn next_points(&self) -> Vec<Coord> {
        let next = self.next_places();
        let points = self.view.points.iter().map(|point| point.at);
        points.filter(|at| next.contains(&Place::At(*at))).collect()
    }

    /// The tiles that may be chosen next.
    pub fn hand_tiles(&self) -> Vec<&'static str> {
        let tiles = self.next_places().into_iter();
        tiles.filter_map(|place| if let Place::Tile(id) = place { Some(id) } else { None }).collect()
    }

    /// The words that may be said next.
    pub fn words(&self) -> Vec<&'static str> {
        let words = self.next_places().into_iter();
        words.filter_map(|place| if let Place::Word(word) = place { Some(word) } else { None }).collect()
    }

    /// How many of a tile the choosing player has left; `None` if it is not in a reserve.
    pub fn left_of(&self, tile: &str) -> Option<u8> {
        let letter = self.view.to_move?;
        let seat = self.view.seats.iter().find(|seat| seat.letter == letter)?;
        seat.reserve.iter().find(|(kind, _)| *kind == tile).map(|(_, left)| *left)
    }

    /// Points at a place. Where that completes a step, the step is made.
    pub fn choose(&mut self, place: Place) -> bool {
        self.notice = None;
        if self.bot_to_move() {
            self.notice = Some(Notice::Plain("tui-wait"));
            return false;
        }
        let mut path = [self.path.as_slice(), &[place]].concat();
        if self.open_steps(&path).next().is_none() {
            if self.path.last() == Some(&place) {
                return self.complete_or_drop();
            }
            if self.path.is_empty() || self.open_steps(&[place]).next().is_none() {
                self.notice = self.table.refusal(&path).map(Notice::Refused);
                return false;
            }
            // Another tile of the player: start again from it.
            path = vec![place];
        }
        let longer = self.open_steps(&path).any(|step| step.path.len() > path.len());
        if longer {
            self.path = path;
            self.settle_focus();
            self.lead_cursor();
            self.look();
            return false;
        }
        if let Place::Word(word @ "claim") = place {
            self.layer = Layer::Ask(Question::Say(word));
            return false;
        }
        self.make(&path)
    }

    /// Says a word that has been asked about.
    pub fn say(&mut self, word: &'static str) -> bool {
        let path = [self.path.as_slice(), &[Place::Word(word)]].concat();
        self.make(&path)
    }

    /// The last place was chosen again: completes a step that could continue, or takes the place back.
    fn complete_or_drop(&mut self) -> bool {
        let path = self.path.clone();
        if self.steps().any(|step| step.path == path) {
            return self.make(&path);
        }
        self.unchoose();
        false
    }

    /// Takes the last place back, or, if none is chosen, the last step of the turn in progress.
    pub fn unchoose(&mut self) {
        self.notice = None;
        if self.path.pop().is_none() && self.table.pending() && !self.bot_to_move() {
            self.table.undo_step();
            self.refresh();
            return;
        }
        self.settle_focus();
        self.look();
    }

    fn make(&mut self, path: &[Place]) -> bool {
        match self.table.step(path) {
            Ok(()) => {
                self.refresh();
                true
            }
            Err(why) => {
                self.notice = Some(Notice::Refused(why));
                false
            }
        }
    }

    /// Moves the cursor to the goal where there is only one, or out of the reserve onto one.
    fn lead_cursor(&mut self) {
        let goals = self.next_points();
        let from_hand = matches!(self.path.last(), Some(Place::Tile(_)));
        if self.focus == Focus::Board && !goals.contains(&self.cursor) && (from_hand || goals.len() == 1) {
            self.cursor = goals.first().copied().unwrap_or(self.cursor);
        }
    }

    /// Moves the cursor to the next point that may be chosen.
    pub fn next_goal(&mut self, back: bool) {
        let goals = self.next_points();
        let order = |at: &Coord| (-i16::from(at.y), at.x);
        let here = order(&self.cursor);
        let found = if back {
            goals.iter().rev().find(|at| order(at) < here).or(goals.last())
        } else {
            goals.iter().find(|at| order(at) > here).or(goals.first())
        };
        if let Some(at) = found {
            self.cursor = *at;
            self.look();
        }
    }

    /// Moves the cursor one point; at the round rim to the nearest point of the next row or column.
    pub fn steer(&mut self, dx: i8, dy: i8) {
        let from = self.cursor;
        let ahead = |at: Coord| {
            let (right, up) = (i32::from(at.x) - i32::from(from.x), i32::from(at.y) - i32::from(from.y));
            let along = right * i32::from(dx) + up * i32::from(dy);
            let aside = (right * i32::from(dy)).abs() + (up * i32::from(dx)).abs();
            (along == 1).then_some(aside)
        };
        let points = self.view.points.iter().map(|point| point.at);
        let nearest = points.filter_map(|at| Some((ahead(at)?, at))).min_by_key(|(aside, _)| *aside);
        if let Some((_, at)) = nearest {
            self.cursor = at;
            self.notice = None;
            self.look();
        }
    }
}
