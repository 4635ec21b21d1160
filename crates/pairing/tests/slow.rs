//! The Dutch system a second time, slowly: all candidates of a bracket, compared by the handbook's criteria as they are
//! written (C.04.3, articles 1 to 5), the earlier in its order among equals.
#![allow(clippy::unwrap_used)]

mod common;

use pairing::history::{Entry, Mark};
use pairing::{Bye, Colour, Dutch, Event, Format, Refusal, Tournament};
use std::cmp::Reverse;

#[derive(Clone, Debug, Default)]
struct Player {
    number: u32,
    score: u32,
    met: Vec<u32>,
    /// W or B of played games.
    colours: String,
    unplayed: usize,
    had_bye: bool,
    /// D, U or a blank for each round.
    floats: String,
    top: bool,
    place: usize,
}

impl Player {
    fn difference(&self) -> i32 {
        self.colours.chars().map(|colour| if colour == 'W' { 1 } else { -1 }).sum()
    }

    /// 1.7: the colour, and 3 for an absolute preference, 2 for a strong one, 1 for a mild one.
    fn preference(&self) -> Option<(char, u8)> {
        let other = |colour| if colour == 'W' { 'B' } else { 'W' };
        let last = self.colours.chars().last()?;
        let difference = self.difference();
        let less = if difference > 0 { 'B' } else { 'W' };
        Some(if difference.abs() > 1 {
            (less, 3)
        } else if self.colours.ends_with("WW") || self.colours.ends_with("BB") {
            (other(last), 3)
        } else if difference != 0 {
            (less, 2)
        } else {
            (other(last), 1)
        })
    }

    fn floated(&self, back: usize, float: char) -> bool {
        self.floats.chars().rev().nth(back) == Some(float)
    }

    /// The same after one more game.
    fn with(&self, colour: char) -> Player {
        let mut player = self.clone();
        player.colours.push(colour);
        player
    }
}

fn players(tournament: &Tournament, rounds: usize) -> Vec<Player> {
    let histories = tournament.histories();
    let points = |entry: Entry| match entry {
        Entry::Bye(bye) => bye.points(),
        Entry::Game { mark: Some(Mark::Win | Mark::ForfeitWin), .. } => 2,
        Entry::Game { mark: Some(Mark::Draw), .. } => 1,
        Entry::Game { .. } => 0,
    };
    let score = |number: u32, before: usize| -> u32 {
        histories[number as usize - 1][..before].iter().map(|&entry| points(entry)).sum()
    };
    let played = tournament.rounds.len();
    let mut players = Vec::new();
    let mut place = 0;
    for number in tournament.numbers() {
        let mut player = Player { number, score: score(number, played), ..Player::default() };
        let mut seen = !tournament.entrants[number as usize - 1].absent;
        for (round, &entry) in histories[number as usize - 1].iter().enumerate() {
            let mut float = if points(entry) > 0 { 'D' } else { ' ' };
            seen |= matches!(entry, Entry::Game { .. } | Entry::Bye(Bye::Pairing));
            match entry {
                Entry::Game { opponent, colour, mark: Some(Mark::Win | Mark::Draw | Mark::Loss) } => {
                    player.met.push(opponent);
                    player.colours.push(if colour == Colour::White { 'W' } else { 'B' });
                    float = match score(number, round).cmp(&score(opponent, round)) {
                        std::cmp::Ordering::Greater => 'D',
                        std::cmp::Ordering::Less => 'U',
                        std::cmp::Ordering::Equal => ' ',
                    };
                }
                _ => {
                    player.unplayed += 1;
                    player.had_bye |= points(entry) == 2;
                }
            }
            player.floats.push(float);
        }
        place += usize::from(seen);
        player.place = place;
        player.top = played + 1 == rounds && player.score as usize > played;
        if !tournament.entrants[number as usize - 1].absent {
            players.push(player);
        }
    }
    players.sort_by_key(|player| (Reverse(player.score), player.number));
    players
}

/// 5.2: the colour of the higher ranked of two.
fn colour(high: &Player, low: &Player, first: char) -> char {
    let other = |colour| if colour == 'W' { 'B' } else { 'W' };
    let (Some((own, strength)), Some((theirs, their_strength))) = (high.preference(), low.preference())
    else {
        return match (high.preference(), low.preference()) {
            (Some((own, _)), _) => own,
            (_, Some((theirs, _))) => other(theirs),
            _ if high.place % 2 == 1 => first,
            _ => other(first),
        };
    };
    if own != theirs || strength > their_strength {
        return own;
    }
    if strength < their_strength {
        return other(own);
    }
    if strength == 3 && high.difference().abs() != low.difference().abs() {
        return if high.difference().abs() > low.difference().abs() { own } else { other(own) };
    }
    for (a, b) in high.colours.chars().rev().zip(low.colours.chars().rev()) {
        if a != b {
            return b;
        }
    }
    own
}

struct Slow {
    players: Vec<Player>,
    bye_score: u32,
    first: char,
}

type Pairs = Vec<(usize, usize)>;

impl Slow {
    /// C1, C3.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        let absolute = |player: &Player| player.preference().filter(|(_, strength)| *strength == 3);
        let clash = absolute(a).is_some() && absolute(a) == absolute(b) && !a.top && !b.top;
        !a.met.contains(&b.number) && !clash
    }

    /// C4, C5.
    fn can_complete(&self, open: &[usize], bye_left: bool) -> bool {
        let Some((&a, rest)) = open.split_first() else { return true };
        let player = &self.players[a];
        if bye_left && !player.had_bye && player.score <= self.bye_score && self.can_complete(rest, false) {
            return true;
        }
        (0..rest.len()).any(|i| {
            let mut others = rest.to_vec();
            let b = others.remove(i);
            self.may_meet(a, b) && self.can_complete(&others, bye_left)
        })
    }

    /// All ways to pair some of a bracket.
    fn candidates(
        &self,
        bracket: &[usize],
        moved: usize,
        from: usize,
        pairs: &mut Pairs,
        all: &mut Vec<Pairs>,
    ) {
        if from == bracket.len() {
            return all.push(pairs.clone());
        }
        let taken = |pairs: &Pairs, i: usize| pairs.iter().any(|&(a, b)| a == bracket[i] || b == bracket[i]);
        self.candidates(bracket, moved, from + 1, pairs, all);
        if taken(pairs, from) {
            return;
        }
        // Those who moved down do not meet each other.
        for i in moved.max(from + 1)..bracket.len() {
            if !taken(pairs, i) && self.may_meet(bracket[from], bracket[i]) {
                pairs.push((bracket[from], bracket[i]));
                self.candidates(bracket, moved, from + 1, pairs, all);
                pairs.pop();
            }
        }
    }

    fn left(bracket: &[usize], pairs: &Pairs) -> Vec<usize> {
        let free = |player: &&usize| pairs.iter().all(|&(a, b)| a != **player && b != **player);
        bracket.iter().filter(free).copied().collect()
    }

    /// C6 and C7.
    fn downfloats(&self, floaters: &[usize]) -> (usize, Vec<u32>) {
        (floaters.len(), floaters.iter().map(|&player| self.players[player].score).collect())
    }

    /// The candidates that leave a pairing for all others.
    fn sound(&self, bracket: &[usize], moved: usize, rest: &[usize]) -> Vec<(Pairs, Vec<usize>)> {
        let mut all = Vec::new();
        self.candidates(bracket, moved, 0, &mut Vec::new(), &mut all);
        all.dedup();
        let with_left = all.into_iter().map(|pairs| {
            let left = Self::left(bracket, &pairs);
            (pairs, left)
        });
        with_left
            .filter(|(_, left)| {
                let open: Vec<usize> = left.iter().chain(rest).copied().collect();
                self.can_complete(&open, open.len() % 2 == 1)
            })
            .collect()
    }

    fn group_end(&self, from: usize) -> usize {
        let same = |player: &&Player| player.score == self.players[from].score;
        from + self.players[from..].iter().take_while(same).count()
    }

    fn pair(&self) -> (Pairs, Option<usize>) {
        let (mut pairs, mut moved, mut from) = (Vec::new(), Vec::new(), 0);
        while from < self.players.len() {
            let end = self.group_end(from);
            let bracket: Vec<usize> = moved.iter().copied().chain(from..end).collect();
            let rest: Vec<usize> = (end..self.players.len()).collect();
            let sound = self.sound(&bracket, moved.len(), &rest);
            let (best, left) = sound
                .into_iter()
                .min_by_key(|(pairs, left)| self.quality(&bracket, moved.len(), &rest, pairs, left))
                .expect("one can be completed");
            pairs.extend(best);
            (moved, from) = (left, end);
        }
        (pairs, moved.pop())
    }

    /// Everything a candidate is compared by: smaller is better.
    fn quality(
        &self,
        bracket: &[usize],
        moved: usize,
        rest: &[usize],
        pairs: &Pairs,
        left: &[usize],
    ) -> (Vec<Vec<i64>>, Order) {
        let player = |i: usize| &self.players[i];
        let mut values: Vec<Vec<i64>> = Vec::new();
        let (count, scores) = self.downfloats(left);
        values.push(vec![count as i64]);
        values.push(scores.into_iter().map(i64::from).collect());
        // C8.
        values.push(match rest.first().filter(|_| !left.is_empty()) {
            None => Vec::new(),
            Some(&from) => {
                let end = self.group_end(from);
                let next: Vec<usize> = left.iter().copied().chain(from..end).collect();
                let after: Vec<usize> = (end..self.players.len()).collect();
                let best = self.sound(&next, left.len(), &after).into_iter();
                let best = best.map(|(_, left)| self.downfloats(&left)).min().expect("it can be completed");
                [best.0 as i64].into_iter().chain(best.1.into_iter().map(i64::from)).collect()
            }
        });
        // C9: nobody below may get the bye.
        let residents = player(bracket[moved]).score;
        let odd = self.players.len() % 2 == 1;
        let gets_bye = odd && left.len() == 1 && self.bye_score >= residents;
        let unplayed =
            if gets_bye && player(left[0]).score == self.bye_score { player(left[0]).unplayed } else { 0 };
        values.push(vec![unplayed as i64]);
        self.push_colours(pairs, &mut values);
        let is_moved = |i: usize| bracket[..moved].contains(&i);
        let opponents = || pairs.iter().filter(|(a, _)| is_moved(*a));
        for back in 0..2 {
            let again = left.iter().filter(|&&i| !is_moved(i) && player(i).floated(back, 'D')).count();
            values.push(vec![again as i64]);
            values.push(vec![opponents().filter(|(_, b)| player(*b).floated(back, 'U')).count() as i64]);
        }
        for back in 0..2 {
            let difference = |(a, b): (usize, usize)| i64::from(player(a).score) - i64::from(player(b).score);
            // Whoever floats again has a wider difference than anybody who is paired.
            let wider = |i: usize| i64::from(player(i).score) - i64::from(residents) + 2;
            let paired =
                opponents().filter(|(a, _)| player(*a).floated(back, 'D')).map(|&pair| difference(pair));
            let again = left.iter().filter(|&&i| is_moved(i) && player(i).floated(back, 'D'));
            let mut down: Vec<i64> = paired.chain(again.map(|&i| wider(i))).collect();
            let mut up: Vec<i64> = opponents()
                .filter(|(_, b)| player(*b).floated(back, 'U'))
                .map(|&pair| difference(pair))
                .collect();
            down.sort_unstable_by_key(|&difference| Reverse(difference));
            up.sort_unstable_by_key(|&difference| Reverse(difference));
            values.extend([down, up]);
        }
        (values, order(bracket, moved, pairs))
    }

    /// C10 to C13, by the colours that would be given.
    fn push_colours(&self, pairs: &Pairs, values: &mut Vec<Vec<i64>>) {
        let mut counts = [0; 4];
        for &(a, b) in pairs {
            let (a, b) = (&self.players[a], &self.players[b]);
            let own = colour(a, b, self.first);
            let theirs = if own == 'W' { 'B' } else { 'W' };
            for (before, given) in [(a, own), (b, theirs)] {
                let after = before.with(given);
                let topped = a.top || b.top;
                let thrice = after.colours.ends_with("WWW") || after.colours.ends_with("BBB");
                counts[0] += i64::from(topped && after.difference().abs() > 2);
                counts[1] += i64::from(topped && thrice);
                let denied = before.preference().filter(|(preferred, _)| *preferred != given);
                counts[2] += i64::from(denied.is_some());
            }
            // A strong preference that is denied in favour of another strong or absolute one.
            let strong = |player: &Player| player.preference().is_some_and(|(_, strength)| strength >= 2);
            let both_absolute = [a, b].iter().all(|player| player.preference().is_some_and(|p| p.1 == 3));
            let same = a.preference().map(|p| p.0) == b.preference().map(|p| p.0);
            counts[3] += i64::from(strong(a) && strong(b) && same && !both_absolute);
        }
        values.extend(counts.map(|count| vec![count]));
    }
}

/// Article 4: which moved players are paired, with whom, the exchange, the transposition.
type Order = (Vec<usize>, Vec<usize>, usize, usize, Vec<Reverse<usize>>, Vec<usize>, Vec<usize>);

fn order(bracket: &[usize], moved: usize, pairs: &Pairs) -> Order {
    let number = |i: usize| bracket.iter().position(|&other| other == i).expect("in the bracket");
    let mut all: Vec<(usize, usize)> = pairs.iter().map(|&(a, b)| (number(a), number(b))).collect();
    all.sort_unstable();
    let (mdp, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|&(a, _)| a < moved);
    let remainder: Vec<usize> =
        (moved..bracket.len()).filter(|i| mdp.iter().all(|&(_, b)| b != *i)).collect();
    let place = |i: usize| remainder.iter().position(|&other| other == i).expect("in the remainder");
    let heads: Vec<usize> = rest.iter().map(|&(a, _)| place(a)).collect();
    let half = rest.len();
    let mut down: Vec<usize> = (0..half).filter(|i| !heads.contains(i)).collect();
    let up: Vec<usize> = heads.iter().copied().filter(|&i| i >= half).collect();
    let sums = up.iter().sum::<usize>() - down.iter().sum::<usize>();
    down.reverse();
    let partners = rest.iter().map(|&(_, b)| place(b)).collect();
    let (who, whom) = mdp.into_iter().unzip();
    (who, whom, up.len(), sums, down.into_iter().map(Reverse).collect(), up, partners)
}

fn slow(tournament: &Tournament, dutch: &Dutch) -> Option<Vec<[u32; 2]>> {
    let players = players(tournament, dutch.rounds);
    let first = if dutch.first == Colour::White { 'W' } else { 'B' };
    let mut slow = Slow { players, bye_score: 0, first };
    let all: Vec<usize> = (0..slow.players.len()).collect();
    let odd = all.len() % 2 == 1;
    let most = slow.players.iter().map(|player| player.score).max().unwrap_or(0);
    while !slow.can_complete(&all, odd) {
        slow.bye_score += 1;
        if slow.bye_score > most {
            return None;
        }
    }
    let (pairs, left) = slow.pair();
    let mut result: Vec<[u32; 2]> = pairs
        .into_iter()
        .map(|(a, b)| {
            let (a, b) = (&slow.players[a], &slow.players[b]);
            if colour(a, b, first) == 'W' { [a.number, b.number] } else { [b.number, a.number] }
        })
        .collect();
    result.extend(left.map(|i| [slow.players[i].number, 0]));
    result.sort_unstable();
    Some(result)
}

#[test]
fn the_graph_finds_what_the_handbook_describes() {
    let thorough = std::env::var_os("TEAHOUSE_THOROUGH").is_some();
    let (mut random, mut compared) = (fastrand::Rng::with_seed(35), 0);
    for _ in 0..if thorough { 10_000 } else { 1_000 } {
        let mut tournament = Tournament::of(&vec![0; random.usize(2..=8)]);
        let first = if random.bool() { Colour::White } else { Colour::Black };
        let dutch = Dutch { rounds: random.usize(1..=7), first };
        for _ in 0..dutch.rounds {
            common::wander(&mut random, &mut tournament);
            let expected = slow(&tournament, &dutch);
            compared += 1;
            let round = match dutch.next(&tournament) {
                Ok(round) => round.expect("there is a round"),
                Err(Refusal::NoPairing) => {
                    assert_eq!(expected, None, "{tournament:?}");
                    break;
                }
                Err(refusal) => panic!("{refusal}"),
            };
            let tables = round.tables.iter().map(|table| [table.seats[0], table.seats[1]]);
            let mut found: Vec<[u32; 2]> = tables.chain(round.byes.iter().map(|bye| [bye.0, 0])).collect();
            found.sort_unstable();
            assert_eq!(Some(found), expected, "{dutch:?} {tournament:?}");
            let round = common::with_absences(&mut random, &tournament, round);
            tournament.apply(Event::Paired(round)).expect("the round is sound");
            common::play(&mut random, &mut tournament, true);
        }
    }
    assert!(compared > 2_000, "{compared}");
}
