//! Rate limits for guessing passwords and codes. Each wrong guess makes the next one wait longer; nothing is
//! ever locked. The counters:
//!
//! - A name from one network: an attack on one account.
//! - A network with any name: an attack on many accounts. With IPv6 the wider networks around it as well,
//!   with more free attempts.
//! - A name from anywhere: many networks attack one account together.
//! - A known device has only its own counter. However many wrong passwords others send, its owner gets in.
//! - The codes of an account, once the password was right.
//!
//! An attempt is counted before the password is checked, so that a thousand concurrent attempts count as a
//! thousand. It is uncounted if it was right.

use super::People;
use crate::address::around;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::node::limits::WIDER;
use crate::secret;
use crate::store::Write;
use crate::store::limits::{self, Guesses};
use crate::time::{MINUTE, Moment, SECOND};

/// The backoff of one kind of counter.
#[derive(Copy, Clone, Debug)]
struct Rule {
    name: &'static str,
    /// How many wrong attempts are free.
    free: i64,
    /// The first wait; each further wrong attempt doubles it,
    first: i64,
    /// up to this.
    most: i64,
    /// One wrong attempt is forgotten per this time.
    drain: i64,
}

const PAIR: Rule = Rule { name: "pair", free: 5, first: SECOND, most: 15 * MINUTE, drain: 10 * MINUTE };
const NETWORK: Rule = Rule { name: "network", free: 20, first: SECOND, most: 5 * MINUTE, drain: MINUTE / 2 };
const NAME: Rule = Rule { name: "name", free: 20, first: SECOND, most: MINUTE, drain: MINUTE };
const DEVICE: Rule = Rule { name: "device", free: 10, first: SECOND, most: 15 * MINUTE, drain: 10 * MINUTE };
const CODE: Rule = Rule { name: "code", free: 5, first: 2 * SECOND, most: 60 * MINUTE, drain: 60 * MINUTE };

impl Rule {
    /// The rule for a network that may contain `more` users.
    const fn wider(self, more: i64) -> Self {
        Self { free: self.free * more, drain: self.drain / more, ..self }
    }

    /// The counter after one more wrong attempt.
    fn next(&self, now: Moment, before: Option<Guesses>) -> Guesses {
        let before = before.unwrap_or(Guesses { at: now, ..Guesses::default() });
        let forgotten = (now - before.at).max(0) / self.drain;
        let left = before.level - forgotten;
        // Keeps the time already passed towards the next one forgotten.
        let at = if left <= 0 { now } else { before.at + forgotten * self.drain };
        let level = left.max(0) + 1;
        let doubled = (level - self.free).clamp(0, 30);
        let wait = if doubled == 0 { 0 } else { (self.first << (doubled - 1)).min(self.most) };
        Guesses { level, at, free_at: now + wait }
    }
}

/// A counted attempt, with what undoes the count.
pub struct Tried(Vec<(String, Guesses)>);

/// The identity of a guesser.
pub struct Guesser<'a> {
    /// In the form of `names::name_key`.
    pub name_key: &'a str,
    pub network: &'a str,
    /// The hash of the secret of a known device.
    pub device: Option<&'a str>,
}

impl Guesser<'_> {
    /// The counters of a password attempt.
    fn kinds(&self) -> Vec<(Rule, String)> {
        let name = secret::hash(self.name_key);
        match self.device {
            Some(device) => vec![(DEVICE, format!("{name}:{device}"))],
            None => {
                let pair = (PAIR, format!("{name}:{}", self.network));
                let wider = around(self.network)
                    .map(|wide| (NETWORK.wider(WIDER[wide.width()].into()), wide.to_string()));
                let mut kinds = vec![pair, (NETWORK, self.network.to_string())];
                kinds.extend(wider);
                kinds.push((NAME, name));
                kinds
            }
        }
    }

    /// The counters of a code attempt, after the right password.
    fn code_kinds(&self) -> Vec<(Rule, String)> {
        let name = secret::hash(self.name_key);
        match self.device {
            Some(device) => vec![(DEVICE, format!("code:{name}:{device}"))],
            None => vec![(CODE, name)],
        }
    }
}

impl People {
    /// Counts an attempt at a password, or refuses it during the backoff.
    pub async fn try_password(&self, guesser: &Guesser<'_>) -> Answer<Tried> {
        self.guess(guesser.kinds()).await
    }

    /// The same for a code.
    pub async fn try_code(&self, guesser: &Guesser<'_>) -> Answer<Tried> {
        self.guess(guesser.code_kinds()).await
    }

    async fn guess(&self, kinds: Vec<(Rule, String)>) -> Answer<Tried> {
        if self.limits.is_off() {
            return Ok(Tried(Vec::new()));
        }
        // Concurrent attempts conflict and retry; after too many conflicts the attempt is refused.
        for _ in 0..10 {
            let now = self.time.now();
            let (mut write, mut noted) = (Write::new(), Vec::new());
            for (rule, who) in &kinds {
                let id = format!("{}:{who}", rule.name);
                let before = limits::guesses(&self.store, &id).await?;
                if let Some(before) = before.filter(|before| before.free_at > now) {
                    metrics::counter!("teahouse_limited_total", "what" => rule.name).increment(1);
                    return Err(Fail::too_many((before.free_at - now).div_euclid(SECOND) + 1));
                }
                let after = rule.next(now, before);
                write = write.then(limits::note_guess(&id, before, after));
                noted.push((id, after));
            }
            match self.store.write(write).await {
                Ok(_) => return Ok(Tried(noted)),
                Err(Error::Conflict) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(Fail::too_many(1))
    }
}

impl Tried {
    /// Undoes the count: the attempt was right, or was not one.
    pub fn back(self) -> Write {
        self.0
            .into_iter()
            .fold(Write::new(), |write, (id, noted)| write.then(limits::take_guess_back(&id, noted)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_point_and_are_forgotten_in_time() {
        for rule in [PAIR, NETWORK, NAME, DEVICE, CODE] {
            let (mut now, mut standing, mut waits) = (1_000_000, None, Vec::new());
            for _ in 0..60 {
                let next = rule.next(now, standing);
                waits.push(next.free_at - now);
                (now, standing) = (next.free_at, Some(next));
            }
            let free = waits.iter().take_while(|wait| **wait == 0).count();
            assert_eq!(free as i64, rule.free, "{}", rule.name);
            assert!(waits.iter().all(|wait| *wait <= rule.most), "{waits:?}");
            assert_eq!(waits[free..free + 3], [rule.first, 2 * rule.first, 4 * rule.first]);
            // Whoever never stops is held to about one try in the time that one is forgotten in.
            let last: i64 = waits[40..].iter().sum();
            assert!(last >= 20 * rule.drain.min(rule.most) / 2, "{}: {last}", rule.name);
            let after = rule.next(now + 100 * rule.drain, standing);
            assert_eq!((after.level, after.free_at), (1, now + 100 * rule.drain), "{}", rule.name);
        }
    }

    #[test]
    fn a_try_counts_for_the_networks_around_its_own() {
        let kinds = |network| Guesser { name_key: "iroh", network, device: None }.kinds();
        let free = |network| kinds(network).iter().map(|(rule, _)| rule.free).collect::<Vec<_>>();
        assert_eq!(free("192.0.2.1"), [5, 20, 20]);
        assert_eq!(free("2001:db8:1:234::/64"), [5, 20, 80, 320, 20]);
        assert_eq!(kinds("2001:db8:1:234::/64")[3].1, "2001:db8:1::/48");
    }

    #[test]
    fn a_clock_that_goes_back_takes_nothing_away() {
        let one = PAIR.next(1_000_000, None);
        let two = PAIR.next(0, Some(one));
        assert_eq!((two.level, two.free_at), (2, 0));
    }
}
