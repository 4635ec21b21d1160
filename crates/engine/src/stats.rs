//! Match statistics: Elo with error bars, and a sequential test that ends a match as soon as the result is
//! clear.
//!
//! Games come in groups that share an opening, once from each seat. The games of a group are correlated (an
//! opening that favours one seat helps both players once), so statistics count groups. For two players the
//! groups are pairs with five possible results, the *pentanomial* counts.

/// The expected share of the points for an Elo difference.
///
/// ```
/// assert!((engine::stats::expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
/// ```
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference that corresponds to a share of the points; infinite for 0 and 1.
///
/// ```
/// assert!((engine::stats::elo(0.75) - 190.8).abs() < 0.05);
/// ```
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The 97.5 % quantile of the standard normal distribution.
const Z95: f64 = 1.959_964;

/// A value with the ends of its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// The estimate mapped through an increasing function.
    pub fn map(self, f: impl Fn(f64) -> f64) -> Self {
        Self { value: f(self.value), low: f(self.low), high: f(self.high) }
    }
}

/// The results of groups of games, each the first player's share of its group's points, 0 to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pentanomial {
    /// How often each share occurred, lowest first.
    counts: Vec<(f64, u64)>,
}

impl Pentanomial {
    /// Adds a group.
    pub fn add(&mut self, share: f64) {
        match self.counts.iter_mut().find(|(known, _)| (*known - share).abs() < 1e-9) {
            Some((_, count)) => *count += 1,
            None => {
                self.counts.push((share, 1));
                self.counts.sort_by(|a, b| a.0.total_cmp(&b.0));
            }
        }
    }

    /// A tally of pairs by the points that the first player took in each: 0, ½, 1, 1½, 2.
    pub fn of_pairs(counts: [u64; 5]) -> Self {
        let counts = counts.into_iter().enumerate().map(|(i, count)| (i as f64 / 4.0, count));
        Self { counts: counts.filter(|(_, count)| *count > 0).collect() }
    }

    /// The pairs by their points: 0, ½, 1, 1½, 2. Meaningful only for two players.
    pub fn pairs(&self) -> [u64; 5] {
        let mut pairs = [0; 5];
        for (share, count) in &self.counts {
            pairs[((share * 4.0).round() as usize).min(4)] += count;
        }
        pairs
    }

    /// How many groups there are.
    pub fn groups(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    /// The mean share; a half if there are no groups.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.counts.iter().map(|(share, count)| share * *count as f64).sum();
        if self.counts.is_empty() { 0.5 } else { sum / self.groups() as f64 }
    }

    /// The variance of one group's share.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let sum: f64 = self.counts.iter().map(|(share, n)| (share - mean).powi(2) * *n as f64).sum();
        sum / (self.groups().max(1) as f64)
    }

    /// The share of the points with its 95 % interval. If every group ended alike, the variance is unknown and
    /// Wilson's interval is used instead.
    pub fn score(&self) -> Estimate {
        let (value, n) = (self.mean(), self.groups() as f64);
        if self.groups() == 0 {
            return Estimate { value, low: 0.0, high: 1.0 };
        }
        let error = Z95 * (self.variance() / n).sqrt();
        let (low, high) = if error > 1e-9 {
            (value - error, value + error)
        } else {
            let middle = (value + Z95 * Z95 / (2.0 * n)) / (1.0 + Z95 * Z95 / n);
            let spread = value * (1.0 - value) / n + Z95 * Z95 / (4.0 * n * n);
            let reach = Z95 / (1.0 + Z95 * Z95 / n) * spread.sqrt();
            ((middle - reach).min(value), (middle + reach).max(value))
        };
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }

    /// The Elo difference with its 95 % interval.
    pub fn elo(&self) -> Estimate {
        self.score().map(elo)
    }

    /// The probability that the first player is stronger.
    pub fn superiority(&self) -> f64 {
        let error = (self.variance() / self.groups().max(1) as f64).sqrt();
        let ahead = self.mean() - 0.5;
        if error > 1e-9 {
            normal(ahead / error)
        } else if ahead.abs() < 1e-9 {
            0.5
        } else {
            f64::from(u8::from(ahead > 0.0))
        }
    }

    /// The generalised log-likelihood ratio of `elo1` against `elo0`. Each hypothesis uses the likeliest
    /// distribution of group results with its mean.
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        let n = self.groups() as f64;
        if n == 0.0 {
            return 0.0;
        }
        // A result that has not occurred yet is still possible.
        let mut shares: Vec<(f64, f64)> = self.counts.iter().map(|(s, count)| (*s, *count as f64)).collect();
        for end in [0.0, 0.25, 0.5, 0.75, 1.0] {
            if !shares.iter().any(|(share, _)| (*share - end).abs() < 1e-9) {
                shares.push((end, 1e-3));
            }
        }
        let all: f64 = shares.iter().map(|(_, count)| count).sum();
        shares.iter_mut().for_each(|(_, count)| *count /= all);
        let (likely0, likely1) = (with_mean(&shares, expected(elo0)), with_mean(&shares, expected(elo1)));
        let gain = |((_, seen), (p0, p1)): (&(f64, f64), (f64, f64))| seen * (p1 / p0).ln();
        n * shares.iter().zip(likely0.into_iter().zip(likely1)).map(gain).sum::<f64>()
    }
}

/// The likeliest distribution over the shares with this mean, given the frequencies: these tilted by `1 / (1 +
/// x (share - mean))`, for the x that gives the mean.
fn with_mean(seen: &[(f64, f64)], mean: f64) -> Vec<f64> {
    let least = seen.iter().map(|(share, _)| share - mean).fold(f64::INFINITY, f64::min);
    let most = seen.iter().map(|(share, _)| share - mean).fold(f64::NEG_INFINITY, f64::max);
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    let off =
        |x: f64| seen.iter().map(|(share, p)| p * (share - mean) / (1.0 + x * (share - mean))).sum::<f64>();
    // The function is decreasing, so bisection finds the root.
    for _ in 0..100 {
        let x = (low + high) / 2.0;
        if off(x) > 0.0 { low = x } else { high = x }
    }
    let x = (low + high) / 2.0;
    seen.iter().map(|(share, p)| (p / (1.0 + x * (share - mean))).max(1e-12)).collect()
}

/// The cumulative distribution function of the standard normal distribution (Abramowitz and Stegun 7.1.26).
fn normal(deviations: f64) -> f64 {
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let factors = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = factors.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    let error = 1.0 - sum * (-x * x).exp();
    if deviations < 0.0 { (1.0 - error) / 2.0 } else { (1.0 + error) / 2.0 }
}

/// A sequential probability ratio test (SPRT) of "at least `elo1` stronger" against "at most `elo0`", with an
/// error rate of 5 % either way.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sprt {
    /// The null hypothesis.
    pub elo0: f64,
    /// The alternative hypothesis.
    pub elo1: f64,
}

/// The state of a sequential test.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `elo1` explains the results.
    Accepted,
    /// `elo0` explains the results.
    Rejected,
    /// Not decided yet.
    Open,
}

impl Verdict {
    /// Its name in summaries.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
            Self::Open => "open",
        }
    }
}

impl Sprt {
    /// The log-likelihood ratio beyond which the test is decided.
    pub fn bound() -> f64 {
        (0.95f64 / 0.05).ln()
    }

    /// The verdict on the results.
    pub fn verdict(&self, tally: &Pentanomial) -> Verdict {
        let ratio = tally.log_likelihood_ratio(self.elo0, self.elo1);
        if ratio >= Self::bound() {
            Verdict::Accepted
        } else if ratio <= -Self::bound() {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn elo_and_score_answer_to_each_other() {
        near(elo(0.75), 190.848, 0.001);
        near(elo(0.5), 0.0, 1e-9);
        near(elo(10.0 / 11.0), 400.0, 1e-9);
        near(elo(expected(-57.0)), -57.0, 1e-9);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn pairs_that_cancel_out_make_the_error_smaller_than_single_games_would() {
        // 200 games, 100 points, twice: once every opening decides its pair one way or the other, once every pair
        // is split because the opening decides who wins.
        let unrelated = Pentanomial::of_pairs([25, 0, 50, 0, 25]);
        let split = Pentanomial::of_pairs([5, 0, 90, 0, 5]);
        near(unrelated.mean(), 0.5, 1e-12);
        near(split.mean(), 0.5, 1e-12);
        // Independent games: deviation of one game ½, so 0.5/√200 for the mean.
        let error = |tally: &Pentanomial| (tally.score().high - tally.score().low) / 2.0;
        near(error(&unrelated), 1.959_964 * 0.5 / 200f64.sqrt(), 1e-6);
        near(error(&split) / error(&unrelated), (0.1f64 / 0.5).sqrt(), 1e-6);
    }

    #[test]
    fn the_interval_of_a_clean_sweep_is_not_empty() {
        let sweep = Pentanomial::of_pairs([0, 0, 0, 0, 100]);
        let score = sweep.score();
        assert_eq!((score.value, score.high), (1.0, 1.0));
        near(score.low, 100.0 / (100.0 + 1.959_964f64.powi(2)), 1e-6);
        assert!(sweep.elo().low > 500.0 && sweep.elo().value.is_infinite());
        assert_eq!(sweep.superiority(), 1.0);
        assert_eq!(Pentanomial::default().score(), Estimate { value: 0.5, low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_ratio_has_the_sign_of_what_the_results_favour_and_grows_with_them() {
        let ratio = |pairs| Pentanomial::of_pairs(pairs).log_likelihood_ratio(0.0, 10.0);
        assert!(ratio([10, 20, 40, 50, 30]) > 0.0);
        assert!(ratio([30, 50, 40, 20, 10]) < 0.0);
        near(ratio([20, 40, 80, 100, 60]) / ratio([10, 20, 40, 50, 30]), 2.0, 0.01);
        assert_eq!(Pentanomial::default().log_likelihood_ratio(0.0, 10.0), 0.0);
        // Opposite hypotheses about the mirrored results.
        let mirrored = Pentanomial::of_pairs([30, 50, 40, 20, 10]).log_likelihood_ratio(-10.0, 0.0);
        near(mirrored, -ratio([10, 20, 40, 50, 30]), 1e-6);
    }

    #[test]
    fn the_ratio_is_close_to_its_normal_approximation_near_equality() {
        // n (s1 - s0) (2 mean - s0 - s1) / (2 variance)
        let tally = Pentanomial::of_pairs([120, 480, 900, 520, 140]);
        let (s0, s1) = (expected(0.0), expected(5.0));
        let normal =
            tally.groups() as f64 * (s1 - s0) * (2.0 * tally.mean() - s0 - s1) / (2.0 * tally.variance());
        near(tally.log_likelihood_ratio(0.0, 5.0), normal, 0.02);
    }

    #[test]
    fn the_test_decides_once_enough_has_been_seen() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        near(Sprt::bound(), 2.944, 0.001);
        assert_eq!(sprt.verdict(&Pentanomial::of_pairs([1, 2, 5, 3, 1])), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial::of_pairs([20, 60, 150, 140, 80])), Verdict::Accepted);
        assert_eq!(sprt.verdict(&Pentanomial::of_pairs([80, 140, 150, 60, 20])), Verdict::Rejected);
        assert_eq!(sprt.verdict(&Pentanomial::of_pairs([0, 0, 0, 0, 60])), Verdict::Accepted);
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        near(normal(0.0), 0.5, 1e-6);
        near(normal(Z95), 0.975, 1e-6);
        near(normal(-1.0), 0.158_655, 1e-6);
    }
}
