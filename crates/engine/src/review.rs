//! Reviews a game: the value of each position, what each turn gave away, and its mark.
//!
//! A turn is compared with the best one of its position. Both are searched from the same position with the same
//! limits, so that the scores can be compared. A loss is a share of a point, converted from scores by
//! [`Searcher::chance`].

use crate::score::Score;
use crate::searcher::{SearchRequest, Searcher, Variation};
use rules::game::Seat;
use rules::message::Message;
use rules::record::Record;
use rules::table::AnyGame;
use std::sync::atomic::AtomicBool;

/// The cap on scores when losses are measured in hundredths.
const MOST: i32 = 3_000;

/// How bad a turn was, by the share of a point that it gave away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It gave away at least 0.2 points.
    Blunder,
    /// It gave away at least 0.1 points.
    Mistake,
    /// It gave away at least 0.05 points.
    Inaccuracy,
}

impl Mark {
    /// All marks, the worst first.
    pub const ALL: [Self; 3] = [Self::Blunder, Self::Mistake, Self::Inaccuracy];

    /// The mark of a turn that gave away this share of a point.
    ///
    /// ```
    /// use engine::review::Mark;
    /// assert_eq!(Mark::of(0.12).map(Mark::sign), Some("?"));
    /// assert_eq!(Mark::of(0.01), None);
    /// ```
    pub fn of(lost: f64) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| lost >= mark.least())
    }

    /// The threshold in points.
    pub const fn least(self) -> f64 {
        match self {
            Self::Blunder => 0.20,
            Self::Mistake => 0.10,
            Self::Inaccuracy => 0.05,
        }
    }

    /// The sign written after the turn.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Blunder => "??",
            Self::Mistake => "?",
            Self::Inaccuracy => "?!",
        }
    }
}

/// The engine's judgement of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The score of the turn for the player who made it.
    pub score: Score,
    /// Whether it is the best turn.
    pub is_best: bool,
    /// The share of a point that it gave away compared with the best turn.
    pub lost: f64,
    /// The same in hundredths of an even unit.
    pub loss: i32,
}

impl Judgement {
    /// Its mark.
    pub fn mark(&self) -> Option<Mark> {
        Mark::of(self.lost)
    }
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The number of the entry made here, from 1; after the last entry, their number plus one.
    pub number: usize,
    /// That entry; `None` at the end of the record.
    pub entry: Option<String>,
    /// The seat to move.
    pub seat: Seat,
    /// The best line.
    pub best: Variation,
    /// The expected points of the seat to move.
    pub chance: f64,
    /// The judgement of the turn; `None` at the end and for a resignation.
    pub turn: Option<Judgement>,
}

/// A summary of the turns of a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// The number of turns judged.
    pub turns: u64,
    /// The mean share of a point that a turn gave away.
    pub mean_lost: f64,
    /// The same in hundredths of an even unit.
    pub mean_loss: f64,
    /// The number of turns with each mark, in the order of [`Mark::ALL`].
    pub marks: [u64; 3],
}

/// A review in progress, one position at a time, so that the caller can do other work in between.
///
/// ```
/// use engine::{games, limits::Limits, review::Review, searcher::SearchRequest};
/// use rules::record::Record;
///
/// let mut review = Review::of(&Record::read("game: halma\n\n1A.c2-c3;1B.f7-f6\n")?)?;
/// let mut engine = games::searcher("halma", 1).expect("the engine plays Halma");
/// while review.advance(&mut *engine, &SearchRequest::within(Limits::depth(1)))?.is_some() {}
/// // Both turns, and the position after them.
/// assert_eq!(review.positions().len(), 3);
/// assert!(review.accounts().iter().all(|account| account.turns == 1));
/// # Ok::<(), rules::message::Message>(())
/// ```
pub struct Review {
    /// The game before the next entry.
    table: Box<dyn AnyGame>,
    entries: Vec<String>,
    next: usize,
    positions: Vec<Position>,
}

impl Review {
    /// A review of the game that starts with `table` and continues with the entries.
    pub fn new(table: Box<dyn AnyGame>, entries: Vec<String>) -> Self {
        Self { table, entries, next: 0, positions: Vec::new() }
    }

    /// A review of a record, which must be legal as a whole.
    pub fn of(record: &Record) -> Result<Self, Message> {
        let setup = record.open()?.setup().clone();
        let table = setup.open(record.tag("start"))?;
        Ok(Self::new(table, record.entries().map(str::to_string).collect()))
    }

    /// The next entry with its number, from 1; `None` at the end of the record.
    pub fn upcoming(&self) -> Option<(usize, &str)> {
        self.entries.get(self.next).map(|entry| (self.next + 1, entry.as_str()))
    }

    /// Skips the next entry without judging it.
    pub fn skip(&mut self) -> Result<(), Message> {
        if let Some(entry) = self.entries.get(self.next) {
            self.table.read_entry(entry)?;
            self.next += 1;
        }
        Ok(())
    }

    /// Judges the next position and the turn made in it; `None` when none is left.
    pub fn advance(
        &mut self,
        engine: &mut dyn Searcher,
        request: &SearchRequest,
    ) -> Result<Option<&Position>, Message> {
        while self.next <= self.entries.len() && self.table.outcome().is_none() {
            let before = self.table.copy();
            let (number, entry) = (self.next + 1, self.entries.get(self.next).cloned());
            self.skip()?;
            if entry.is_none() {
                self.next += 1;
            } else if self.table.entries().len() == before.entries().len() {
                // `table` already contains this entry.
                continue;
            }
            let Some(best) = best(engine, &*before, request) else { return Ok(None) };
            let turn = entry
                .as_deref()
                .and_then(|entry| judge(engine, &*before, &*self.table, entry, &best, request));
            let (seat, chance) = (before.seat(), engine.chance(best.score));
            self.positions.push(Position { number, entry, seat, best, chance, turn });
            return Ok(self.positions.last());
        }
        Ok(None)
    }

    /// The positions judged so far.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The game after the last entry that was judged.
    pub fn table(&self) -> &dyn AnyGame {
        &*self.table
    }

    /// Summaries of the turns judged so far, by seat.
    pub fn accounts(&self) -> Vec<Account> {
        let seats = usize::from(self.table.setup().seats);
        let mut accounts = vec![Account::default(); seats];
        for (seat, turn) in self.positions.iter().filter_map(|at| Some((at.seat, at.turn.as_ref()?))) {
            let account = &mut accounts[seat.index()];
            account.turns += 1;
            account.mean_lost += turn.lost;
            account.mean_loss += f64::from(turn.loss);
            if let Some(mark) = turn.mark() {
                account.marks[mark as usize] += 1;
            }
        }
        for account in &mut accounts {
            account.mean_lost /= account.turns.max(1) as f64;
            account.mean_loss /= account.turns.max(1) as f64;
        }
        accounts
    }
}

fn best(engine: &mut dyn Searcher, table: &dyn AnyGame, request: &SearchRequest) -> Option<Variation> {
    engine.best(table, request, &AtomicBool::new(false), &mut |_| {})
}

/// Judges the entry that led from one position to the next; `None` for a resignation.
fn judge(
    engine: &mut dyn Searcher,
    before: &dyn AnyGame,
    after: &dyn AnyGame,
    entry: &str,
    found: &Variation,
    request: &SearchRequest,
) -> Option<Judgement> {
    let body = entry.split_once('.').map_or("", |(_, body)| body);
    if after.turn() == before.turn() || body == "resign" {
        return None;
    }
    if found.turns.first().is_some_and(|turn| turn == body) {
        return Some(Judgement { score: found.score, is_best: true, lost: 0.0, loss: 0 });
    }
    let score = if let Some(outcome) = after.outcome() {
        match (outcome.is_draw(), outcome.winner.contains(before.seat())) {
            (true, _) => Score::DRAW,
            (false, true) => Score::win_in(1),
            (false, false) => Score::loss_in(1),
        }
    } else {
        let only = SearchRequest { only: vec![body.to_string()], lines: 1, ..request.clone() };
        best(engine, before, &only)?.score
    };
    let lost = (engine.chance(found.score) - engine.chance(score)).max(0.0);
    let bounded = |score: Score| score.0.clamp(-MOST, MOST);
    let loss = (bounded(found.score) - bounded(score)).max(0);
    Some(Judgement { score, is_best: false, lost, loss })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::level::Level;
    use crate::net::Broken;
    use crate::searcher::{NetChoice, OnInfo};
    use rules::options::Setup;
    use std::time::Duration;

    /// Returns fixed scores: one turn is best, the others are worth what the test says.
    struct Scripted {
        best: &'static str,
        other: Score,
        asked: usize,
    }

    impl Searcher for Scripted {
        fn think(
            &mut self,
            _: &dyn AnyGame,
            request: &SearchRequest,
            _: &AtomicBool,
            _: OnInfo<'_>,
        ) -> Vec<Variation> {
            self.asked += 1;
            let turn = request.only.first().cloned();
            let score = if turn.is_some() { self.other } else { Score::estimate(200) };
            let turns = vec![turn.unwrap_or_else(|| self.best.to_string())];
            let (depth, number, nodes, fullness) = (1, 1, 1, 0);
            vec![Variation { depth, number, score, turns, nodes, elapsed: Duration::ZERO, fullness }]
        }
        fn set_level(&mut self, _: Option<Level>) {}
        fn forget(&mut self) {}
        fn resize(&mut self, _: usize) {}
        fn chance(&self, score: Score) -> f64 {
            score.chance(200.0)
        }
        fn attribute(&self, _: &dyn AnyGame) -> Vec<crate::attribution::Attribution> {
            Vec::new()
        }
        fn set_net(&mut self, _: NetChoice<'_>) -> Result<(), Broken> {
            Ok(())
        }
    }

    fn table(game: &str) -> Box<dyn AnyGame> {
        let info = rules::game_info(game).unwrap();
        Setup::choose(info, Some(2), None, []).unwrap().open(None).unwrap()
    }

    /// The review of the entries of a game of Halma.
    fn reviewed(entries: &[&str], engine: &mut dyn Searcher) -> Review {
        let entries = entries.iter().map(|entry| (*entry).to_string()).collect();
        let mut review = Review::new(table("halma"), entries);
        while review.advance(engine, &SearchRequest::default()).unwrap().is_some() {}
        review
    }

    #[test]
    fn the_best_turn_gives_nothing_away_and_is_searched_once() {
        let mut engine = Scripted { best: "c2-c3", other: Score::loss_in(1), asked: 0 };
        let review = reviewed(&["1A.c2-c3"], &mut engine);
        let best = Judgement { score: Score(200), is_best: true, lost: 0.0, loss: 0 };
        assert_eq!(review.positions()[0].turn.as_ref(), Some(&best));
        // Once for the turn, once for the position after it.
        assert_eq!((engine.asked, review.positions().len()), (2, 2));
        assert_eq!((review.positions()[1].entry.as_ref(), &review.positions()[1].turn), (None, &None));
    }

    #[test]
    fn another_turn_gives_away_the_share_of_a_point_between_them() {
        for (other, lost, loss, mark) in [
            (Score(200), 0.0, 0, None),
            (Score(500), 0.0, 0, None),
            (Score(170), 0.030, 30, None),
            (Score(140), 0.063, 60, Some(Mark::Inaccuracy)),
            (Score(100), 0.109, 100, Some(Mark::Mistake)),
            (Score(-200), 0.462, 400, Some(Mark::Blunder)),
            (Score::loss_in(3), 0.731, 3_200, Some(Mark::Blunder)),
        ] {
            let mut engine = Scripted { best: "b1-b2", other, asked: 0 };
            let review = reviewed(&["1A.c2-c3"], &mut engine);
            let turn = review.positions()[0].turn.clone().unwrap();
            assert!((turn.lost - lost).abs() < 0.001, "{other}: {turn:?}");
            assert_eq!((turn.score, turn.loss, turn.mark()), (other, loss, mark));
        }
    }

    #[test]
    fn a_resignation_is_no_turn_and_nothing_follows_it() {
        let mut engine = Scripted { best: "c2-c3", other: Score::DRAW, asked: 0 };
        let review = reviewed(&["1A.c2-c3", "1B.resign"], &mut engine);
        let turns: Vec<bool> = review.positions().iter().map(|at| at.turn.is_some()).collect();
        assert_eq!(turns, [true, false]);
        assert!(review.table().outcome().is_some());
    }

    #[test]
    fn accounts_are_means_over_the_turns_of_each_seat() {
        let mut engine = Scripted { best: "c2-c3", other: Score(-200), asked: 0 };
        let review = reviewed(&["1A.c2-c3", "1B.f7-f6", "2A.c3-c4"], &mut engine);
        let [a, b] = &review.accounts()[..] else { panic!() };
        assert_eq!((a.turns, a.mean_loss, a.marks), (2, 200.0, [1, 0, 0]));
        assert_eq!((b.turns, b.mean_loss, b.marks), (1, 400.0, [1, 0, 0]));
        assert!((a.mean_lost - b.mean_lost / 2.0).abs() < 1e-12);
    }

    #[test]
    fn entries_can_be_passed_over_and_illegal_ones_are_refused() {
        let mut engine = Scripted { best: "c2-c3", other: Score::DRAW, asked: 0 };
        let entries = ["1A.c2-c3", "1B.f7-f6", "2A.a1-h8"].map(str::to_string).to_vec();
        let mut review = Review::new(table("halma"), entries);
        assert_eq!(review.upcoming(), Some((1, "1A.c2-c3")));
        review.skip().unwrap();
        let judged = review.advance(&mut engine, &SearchRequest::default()).unwrap().unwrap();
        assert_eq!((judged.number, judged.seat), (2, Seat(1)));
        assert!(review.advance(&mut engine, &SearchRequest::default()).is_err());
    }

    #[test]
    fn every_game_is_reviewed_from_its_record() {
        let request = SearchRequest::within(crate::limits::Limits::nodes(50));
        for info in rules::GAMES {
            let mut game = table(info.id);
            crate::arena::random_opening(&mut *game, 6, &mut fastrand::Rng::with_seed(1));
            let mut review = Review::of(&Record::of(&*game, &[], "2026-01-01")).unwrap();
            let mut engine = crate::games::searcher(info.id, 1).unwrap();
            while review.advance(&mut *engine, &request).unwrap().is_some() {}
            // Six turns and the position after them; entries that the start already contains are not counted.
            let turns = review.positions().iter().filter(|at| at.turn.is_some()).count();
            assert_eq!((turns, review.positions().last().unwrap().entry.as_ref()), (6, None), "{}", info.id);
            assert_eq!(review.table().entries(), game.entries());
            assert!(review.accounts().iter().all(|account| account.turns == 3));
        }
    }
}
