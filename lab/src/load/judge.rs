//! Judges whether figures of a server keep growing: memory, descriptors, and the sizes of all maps in memory.

use serde::Serialize;

/// A figure over time.
#[derive(Clone, Debug, Default)]
pub struct Series {
    pub name: String,
    /// One value per sample, after the server has warmed up.
    pub values: Vec<f64>,
}

/// The verdict on a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    pub name: String,
    /// The median of the first quarter.
    pub first: f64,
    /// The median of the last quarter.
    pub last: f64,
    /// The value after everybody had left, if it was read.
    pub after: Option<f64>,
    /// Whether it kept growing, or was still too large after everybody had left.
    pub failed: bool,
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}

/// The growth from the first quarter to the last that is tolerated: a relative part plus an absolute part.
fn slack(name: &str) -> (f64, f64) {
    match name {
        "memory" => (0.05, 4.0 * 1_048_576.0),
        "descriptors" => (0.10, 16.0),
        _ => (0.10, 32.0),
    }
}

/// Whether a figure keeps growing: in each quarter of the time, and by more than chance.
fn grows(series: &Series) -> bool {
    let quarter = series.values.len() / 4;
    if quarter == 0 {
        return false;
    }
    let medians: Vec<f64> = series.values.chunks(quarter).take(4).map(median).collect();
    let (share, least) = slack(&series.name);
    medians.windows(2).all(|pair| pair[1] > pair[0]) && medians[3] > medians[0] * (1.0 + share) + least
}

/// Judges a figure. `after` is its value after everybody had left, and the maximum for that.
pub fn judge(series: &Series, after: Option<(f64, f64)>) -> Verdict {
    let quarter = (series.values.len() / 4).max(1);
    let first = median(series.values.get(..quarter).unwrap_or_default());
    let last = median(series.values.get(series.values.len().saturating_sub(quarter)..).unwrap_or_default());
    let stays = after.is_some_and(|(left, most)| left > most);
    let failed = grows(series) || stays;
    Verdict { name: series.name.clone(), first, last, after: after.map(|(left, _)| left), failed }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(name: &str, value: impl Fn(f64) -> f64) -> Series {
        let mut rng = fastrand::Rng::with_seed(7);
        let values = (0..80).map(|i| value(f64::from(i)) + rng.f64() * 10.0).collect();
        Series { name: name.to_string(), values }
    }

    #[test]
    fn what_keeps_growing_is_found_and_what_only_sways_is_not() {
        let mib = 1_048_576.0;
        assert!(judge(&series("games", |i| 100.0 + 3.0 * i), None).failed);
        assert!(judge(&series("descriptors", |i| 60.0 + i), None).failed);
        assert!(judge(&series("memory", |i| 80.0 * mib + 0.3 * mib * i), None).failed);
        for flat in [
            series("games", |_| 500.0),
            series("games", |i| 500.0 + 100.0 * (i / 9.0).sin()),
            series("games", |i| 900.0 - i),
            series("memory", |i| 80.0 * mib + 0.01 * mib * i),
            // Grows at first, then stays level.
            series("games", |i| 100.0 + 20.0 * i.min(20.0)),
            Series::default(),
        ] {
            assert!(!judge(&flat, None).failed, "{flat:?}");
        }
    }

    #[test]
    fn what_stays_when_everybody_has_gone_has_leaked() {
        let flat = series("listeners", |_| 50.0);
        assert!(!judge(&flat, Some((2.0, 8.0))).failed);
        assert!(judge(&flat, Some((9.0, 8.0))).failed);
    }
}
