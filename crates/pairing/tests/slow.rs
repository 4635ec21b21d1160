//! The Dutch system a second time, slowly: all candidates of a bracket, compared by the handbook's criteria as they are
//! written (C.04.3, articles 1 to 5), the earlier in its order among equals.
#![allow(clippy::unwrap_used)]

mod common;

use pairing::history::{Entry, Mark};
use pairing::{Bye, Colour, Dutch, Event, Format, Outcome, Refusal, Tournament};
use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

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
                        Ordering::Greater => 'D',
                        Ordering::Less => 'U',
                        Ordering::Equal => ' ',
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
    /// A random number for each pair.
    numbers: Vec<u128>,
}

type Pairs = Vec<(usize, usize)>;

const PRIME: u128 = (1 << 61) - 1;

/// Whether a matrix has a determinant other than 0, modulo the prime.
fn is_regular(mut rows: Vec<Vec<u128>>) -> bool {
    for i in 0..rows.len() {
        let Some(pivot) = (i..rows.len()).find(|&row| rows[row][i] != 0) else { return false };
        rows.swap(i, pivot);
        let pivot = std::mem::take(&mut rows[i]);
        for row in &mut rows[i + 1..] {
            let factor = PRIME - row[i];
            for (value, above) in row.iter_mut().zip(&pivot).skip(i) {
                *value = (*value * pivot[i] + factor * above) % PRIME;
            }
        }
    }
    true
}

impl Slow {
    /// C1, C3.
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.players[a], &self.players[b]);
        let absolute = |player: &Player| player.preference().filter(|(_, strength)| *strength == 3);
        let clash = absolute(a).is_some() && absolute(a) == absolute(b) && !a.top && !b.top;
        !a.met.contains(&b.number) && !clash
    }

    /// C4, C5, by Tutte's theorem: these can all be paired if a skew-symmetric matrix, with a random number for each
    /// pair that may meet, has a determinant other than 0.
    fn can_complete(&self, open: &[usize], bye_left: bool) -> bool {
        const NOBODY: usize = 63;
        let mut open = open.to_vec();
        open.extend(bye_left.then_some(NOBODY));
        let may_rest = |a: usize| !self.players[a].had_bye && self.players[a].score <= self.bye_score;
        let has = |a: usize, b: usize| if b == NOBODY { may_rest(a) } else { self.may_meet(a, b) };
        let entry = |a: usize, b: usize| match a.cmp(&b) {
            Ordering::Less if has(a, b) => self.numbers[64 * a + b],
            Ordering::Greater if has(b, a) => PRIME - self.numbers[64 * b + a],
            _ => 0,
        };
        is_regular(open.iter().map(|&a| open.iter().map(|&b| entry(a, b)).collect()).collect())
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

    /// The candidates that leave a pairing for all others, and of these only the best by C6 and C7, by who is left over.
    fn sound(&self, bracket: &[usize], moved: usize, rest: &[usize]) -> BTreeMap<Vec<usize>, Vec<Pairs>> {
        let mut all = Vec::new();
        self.candidates(bracket, moved, 0, &mut Vec::new(), &mut all);
        let mut by_left: BTreeMap<_, BTreeMap<Vec<usize>, Vec<Pairs>>> = BTreeMap::new();
        for pairs in all {
            let left = Self::left(bracket, &pairs);
            by_left.entry(self.downfloats(&left)).or_default().entry(left).or_default().push(pairs);
        }
        for mut found in by_left.into_values() {
            found.retain(|left, _| {
                let open: Vec<usize> = left.iter().chain(rest).copied().collect();
                self.can_complete(&open, open.len() % 2 == 1)
            });
            if !found.is_empty() {
                return found;
            }
        }
        BTreeMap::new()
    }

    /// C8: the downfloats of the next bracket, if these come to it.
    fn ahead(&self, left: &[usize], rest: &[usize]) -> Option<(usize, Vec<u32>)> {
        let from = *rest.first().filter(|_| !left.is_empty())?;
        let end = self.group_end(from);
        let next: Vec<usize> = left.iter().copied().chain(from..end).collect();
        let after: Vec<usize> = (end..self.players.len()).collect();
        let best = self.sound(&next, left.len(), &after);
        Some(self.downfloats(best.keys().next().expect("it can be completed")))
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
            let sound = sound.into_iter().map(|(left, all)| (self.ahead(&left, &rest), left, all));
            let sound: Vec<_> = sound.collect();
            let best = sound.iter().map(|(ahead, ..)| ahead).min().expect("one can be completed");
            let best = sound.iter().filter(|(ahead, ..)| ahead == best);
            let best =
                best.flat_map(|(_, left, all)| all.iter().map(move |pairs| (pairs.clone(), left.clone())));
            let (best, left) = best
                .min_by_key(|(pairs, left)| self.quality(&bracket, moved.len(), pairs, left))
                .expect("one is the best");
            pairs.extend(best);
            (moved, from) = (left, end);
        }
        (pairs, moved.pop())
    }

    /// Everything after C8 that a candidate is compared by: smaller is better.
    fn quality(
        &self,
        bracket: &[usize],
        moved: usize,
        pairs: &Pairs,
        left: &[usize],
    ) -> (Vec<Vec<i64>>, Order) {
        let player = |i: usize| &self.players[i];
        let mut values: Vec<Vec<i64>> = Vec::new();
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
    let mut random = fastrand::Rng::with_seed(61);
    let numbers = (0..64 * 64).map(|_| random.u128(1..PRIME)).collect();
    let mut slow = Slow { players, bye_score: 0, first, numbers };
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

/// What happens in a tournament beside the pairings.
struct Habits {
    players: usize,
    rounds: usize,
    /// How often somebody stays away from a round.
    away: f64,
    /// How often somebody arrives late or goes home early.
    coming_and_going: f64,
    forfeits: f64,
    draws: f64,
    /// How often the better number wins.
    favourites: f64,
}

impl Habits {
    fn any(random: &mut fastrand::Rng, players: usize, rounds: usize) -> Self {
        let mut share = |most: f64| if random.bool() { random.f64() * most } else { 0.0 };
        let (away, coming_and_going) = (share(0.5), share(0.5));
        let (forfeits, draws, favourites) = (share(0.7), share(1.0), 0.5 + share(0.5));
        Self { players, rounds, away, coming_and_going, forfeits, draws, favourites }
    }

    /// The first and the last round of somebody.
    fn stay(&self, random: &mut fastrand::Rng) -> (usize, usize) {
        let mut some = |usual: usize| {
            if random.f64() < self.coming_and_going { random.usize(..=self.rounds) } else { usual }
        };
        (some(0), some(self.rounds))
    }

    fn outcome(&self, random: &mut fastrand::Rng, [white, black]: [u32; 2]) -> Outcome {
        if random.f64() < self.forfeits {
            return Outcome::Forfeited(random.choice([vec![2, 0], vec![0, 2], vec![0, 0]]).expect("three"));
        }
        if random.f64() < self.draws {
            return Outcome::Played(vec![1, 1]);
        }
        let first = (white < black) == (random.f64() < self.favourites);
        Outcome::Played(if first { vec![2, 0] } else { vec![0, 2] })
    }
}

/// Plays a tournament and compares each round, but for those with a larger score group than that. How many it compared.
fn compare(random: &mut fastrand::Rng, habits: &Habits, widest: usize) -> usize {
    let mut compared = 0;
    let mut tournament = Tournament::of(&vec![0; habits.players]);
    let first = if random.bool() { Colour::White } else { Colour::Black };
    let dutch = Dutch { rounds: habits.rounds, first };
    let stays: Vec<_> = tournament.numbers().map(|_| habits.stay(random)).collect();
    for at in 0..habits.rounds {
        for (number, (from, to)) in tournament.numbers().zip(&stays) {
            let here = (from..=to).contains(&&at) && random.f64() >= habits.away;
            let event = if here { Event::Returned(number) } else { Event::Left(number) };
            tournament.apply(event).expect("the number is there");
        }
        let players = players(&tournament, habits.rounds);
        let mut groups = players.chunk_by(|a, b| a.score == b.score);
        let expected = groups.all(|group| group.len() <= widest).then(|| slow(&tournament, &dutch));
        compared += usize::from(expected.is_some());
        let round = match dutch.next(&tournament) {
            Ok(round) => round.expect("there is a round"),
            Err(Refusal::NoPairing) => {
                assert!(matches!(expected, None | Some(None)), "{dutch:?} {tournament:?}");
                break;
            }
            Err(refusal) => panic!("{refusal}"),
        };
        let tables = round.tables.iter().map(|table| [table.seats[0], table.seats[1]]);
        let mut found: Vec<[u32; 2]> = tables.chain(round.byes.iter().map(|bye| [bye.0, 0])).collect();
        found.sort_unstable();
        if let Some(expected) = expected {
            assert_eq!(Some(found), expected, "{dutch:?} {tournament:?}");
        }
        let mut round = common::with_absences(random, &tournament, round);
        for table in &mut round.tables {
            table.outcome = Some(habits.outcome(random, [table.seats[0], table.seats[1]]));
        }
        tournament.apply(Event::Paired(round)).expect("the round is sound");
    }
    compared
}

fn times(usual: usize) -> usize {
    if std::env::var_os("TEAHOUSE_THOROUGH").is_some() { 20 * usual } else { usual }
}

#[test]
fn the_graph_finds_what_the_handbook_describes() {
    let mut random = fastrand::Rng::with_seed(35);
    let compared = (0..times(1_000)).map(|_| {
        let (players, rounds) = (random.usize(2..=8), random.usize(1..=9));
        let habits = Habits::any(&mut random, players, rounds);
        compare(&mut random, &habits, 8)
    });
    assert!(compared.sum::<usize>() > 2_000);
}

#[test]
fn a_small_field_with_many_rounds_is_paired_as_the_handbook_describes() {
    let mut random = fastrand::Rng::with_seed(36);
    let compared = (0..times(60)).map(|_| {
        let players = random.usize(9..=12);
        let rounds = random.usize(players - 3..=players + 1);
        let habits = Habits::any(&mut random, players, rounds);
        compare(&mut random, &habits, 9)
    });
    assert!(compared.sum::<usize>() > 200);
}

#[test]
fn a_large_field_in_small_score_groups_is_paired_as_the_handbook_describes() {
    let mut random = fastrand::Rng::with_seed(37);
    let compared = (0..times(60)).map(|_| {
        let (players, rounds) = (random.usize(16..=60), random.usize(6..=16));
        let habits = Habits::any(&mut random, players, rounds);
        compare(&mut random, &habits, 7)
    });
    assert!(compared.sum::<usize>() > 100);
}
