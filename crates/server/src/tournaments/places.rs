//! Standings of every format.

use super::next;
use super::state::{Line, State};
use pairing::standings::{Standing, TieBreak, performance, rated_games, standings};
use pairing::tournament::Halves;
use pairing::{Number, Reason, Tournament, arena_scores};
use protocol::tournaments::{FormatChoice, Place, TieBreakName};
use std::cmp::Reverse;
use std::sync::Arc;

/// Points for display.
pub fn points(halves: Halves) -> f64 {
    f64::from(halves) / 2.0
}

fn tie_break(name: TieBreakName) -> TieBreak {
    match name {
        TieBreakName::DirectEncounter => TieBreak::DirectEncounter,
        TieBreakName::Buchholz => TieBreak::Buchholz { cut_low: 0, cut_high: 0 },
        TieBreakName::BuchholzCut1 => TieBreak::Buchholz { cut_low: 1, cut_high: 0 },
        TieBreakName::MedianBuchholz => TieBreak::Buchholz { cut_low: 1, cut_high: 1 },
        TieBreakName::SonnebornBerger => TieBreak::SonnebornBerger,
        TieBreakName::Progressive => TieBreak::Progressive,
        TieBreakName::Wins => TieBreak::Wins,
    }
}

impl State {
    /// The standings, best first.
    pub fn places(&self) -> Arc<Vec<Line>> {
        Arc::clone(self.places.get_or_init(|| Arc::new(self.count_places())))
    }

    fn count_places(&self) -> Vec<Line> {
        let mut games = vec![0; self.core.entrants.len()];
        for table in self.core.rounds.iter().flat_map(|round| &round.tables) {
            for &number in table.seats.iter().filter(|_| table.outcome.is_some()) {
                games[number as usize - 1] += 1;
            }
        }
        if self.plan.is_arena() {
            return self.arena(&games);
        }
        let names = self.plan.tie_breaks();
        let tie_breaks: Vec<TieBreak> = names.iter().copied().map(tie_break).collect();
        let mut table = standings(&self.core, &tie_breaks);
        if let FormatChoice::Elimination { .. } | FormatChoice::Groups { .. } = self.plan.asked.format {
            by_bracket(&self.core, &mut table);
        }
        let line = |standing: Standing| {
            let value = |(value, name): (&u32, &TieBreakName)| match name {
                TieBreakName::Wins => f64::from(*value),
                _ => f64::from(*value) / 4.0,
            };
            Line {
                place: standing.place,
                number: standing.number,
                points: points(standing.points),
                values: standing.values.iter().zip(&names).map(value).collect(),
                games: games[standing.number as usize - 1],
                streak: 0,
                performance: self.performance(standing.number),
            }
        };
        table.into_iter().map(line).collect()
    }

    /// For tables of two only.
    fn performance(&self, number: Number) -> Option<i32> {
        if self.core.entrants.len() > 500 { None } else { performance(&rated_games(&self.core, number)) }
    }

    fn arena(&self, games: &[usize]) -> Vec<Line> {
        let scores = arena_scores(&self.core);
        let mut order: Vec<Number> = self.core.numbers().collect();
        let key = |number: &Number| scores[*number as usize - 1].points;
        order.sort_by_key(|number| (Reverse(key(number)), games[*number as usize - 1], *number));
        let mut lines: Vec<Line> = Vec::new();
        for (i, number) in order.into_iter().enumerate() {
            let score = scores[number as usize - 1];
            let shares = lines.last().filter(|last| last.points == points(score.points));
            lines.push(Line {
                place: shares.map_or(i + 1, |last| last.place),
                number,
                points: points(score.points),
                values: Vec::new(),
                games: games[number as usize - 1],
                streak: score.streak,
                performance: self.performance(number),
            });
        }
        lines
    }

    /// The teams, best first.
    pub fn team_places(&self) -> Vec<Place> {
        let boards = self.plan.asked.team_boards as usize;
        if boards == 0 {
            return Vec::new();
        }
        let (names, format) = (self.teams(), next::teams(self, boards));
        let matches = format.tournament(&self.core);
        let scores = self.core.scores();
        let board_points = |number: Number| -> Halves {
            let roster = format.rosters.get(number as usize - 1).into_iter().flatten();
            roster.filter_map(|player| scores.get(*player as usize - 1)).sum()
        };
        let mut table = standings(&matches, &[]);
        table.sort_by_key(|line| (Reverse(line.points), Reverse(board_points(line.number)), line.number));
        let mut places: Vec<Place> = Vec::new();
        for (i, line) in table.into_iter().enumerate() {
            let (own, boards) = (points(line.points), points(board_points(line.number)));
            let shares = places.last().filter(|last| last.points == own && last.board_points == boards);
            places.push(Place {
                place: shares.map_or(i + 1, |last| last.place),
                team: names.get(line.number as usize - 1).cloned().unwrap_or_default(),
                points: own,
                board_points: boards,
            });
        }
        places
    }
}

/// How far an entrant has come in a bracket. Later fields break ties of earlier ones; more is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Reached {
    /// Whether they have a place in the bracket at all.
    inside: bool,
    /// Whether they have not lost often enough to be out.
    alive: bool,
    /// The last round that they played in, from 1.
    round: usize,
    /// In that round: a won final, a lost final, a won game for third place, a lost one.
    class: u8,
}

/// Sorts standings by progress in a bracket; equal progress keeps the order of the standings.
fn by_bracket(core: &Tournament, table: &mut [Standing]) {
    let mut reached = vec![Reached::default(); core.entrants.len()];
    let mut losses = vec![0; core.entrants.len()];
    let mut meetings = 0;
    for (at, round) in core.rounds.iter().enumerate() {
        for table in &round.tables {
            if !matches!(table.reason, Reason::Bracket { .. } | Reason::Third) {
                continue;
            }
            meetings += 1;
            let best = table.outcome.as_ref().and_then(|outcome| outcome.points().iter().max().copied());
            for (seat, &number) in table.seats.iter().enumerate() {
                let own = &mut reached[number as usize - 1];
                let won =
                    table.outcome.as_ref().and_then(|outcome| outcome.points().get(seat)) == best.as_ref();
                let third = table.reason == Reason::Third;
                (own.inside, own.round) = (true, at + 1);
                own.class = if third { 0 } else { 2 } + u8::from(won);
                losses[number as usize - 1] += u8::from(table.outcome.is_some() && !won && !third);
            }
        }
    }
    if meetings == 0 {
        return;
    }
    let last = reached.iter().map(|one| one.round).max().unwrap_or(0);
    for (one, losses) in reached.iter_mut().zip(losses) {
        one.alive = one.inside && losses == 0;
        if one.round < last && one.inside && !one.alive {
            // Losers of earlier rounds are not ranked by it: only the last round separates winners from
            // losers.
            one.class = 0;
        }
        if one.alive {
            (one.round, one.class) = (usize::MAX, 3);
        }
    }
    let of = |line: &Standing| reached[line.number as usize - 1];
    table.sort_by_key(|line| Reverse(of(line)));
    let before: Vec<usize> = table.iter().map(|line| line.place).collect();
    for i in 0..table.len() {
        let equal = i > 0 && of(&table[i]) == of(&table[i - 1]);
        let same = equal && (of(&table[i]).inside || before[i] == before[i - 1]);
        table[i].place = if same { table[i - 1].place } else { i + 1 };
    }
}
