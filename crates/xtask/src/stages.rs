//! The report of a run of the checks: each stage with its time, the stages skipped, and the slowest tests.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Announces and counts the stages; some run in parallel.
pub struct Stages {
    started: Instant,
    passed: AtomicUsize,
    skipped: Mutex<Vec<&'static str>>,
}

impl Stages {
    /// A report without stages.
    pub fn new() -> Self {
        Stages { started: Instant::now(), passed: AtomicUsize::new(0), skipped: Mutex::default() }
    }

    /// Runs a stage under its name.
    pub fn stage(&self, name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
        println!("\n=== {name}");
        let started = Instant::now();
        let result = work();
        let seconds = started.elapsed().as_secs_f64();
        match result {
            Ok(()) => {
                println!("=== {name}: passed in {seconds:.1} s");
                self.passed.fetch_add(1, Relaxed);
                Ok(())
            }
            Err(reason) => {
                // Printed at once, because parallel stages may run for minutes.
                println!("=== {name}: FAILED after {seconds:.1} s ({reason})");
                let passed = self.passed.load(Relaxed);
                Err(format!("\ntest: FAILED at {name} ({reason}); stages passed before it: {passed}"))
            }
        }
    }

    /// Records a stage that this machine cannot run, and why. The summary lists it, so that nobody takes it for
    /// passed.
    pub fn skip(&self, name: &'static str, why: &str) {
        println!("\n=== {name}: SKIPPED, {why}");
        self.skipped.lock().unwrap_or_else(PoisonError::into_inner).push(name);
    }

    pub fn summary(&self) -> String {
        let seconds = self.started.elapsed().as_secs_f64();
        let mut line = format!("test: passed, {} stages in {seconds:.1} s", self.passed.load(Relaxed));
        let skipped = self.skipped.lock().unwrap_or_else(PoisonError::into_inner);
        if !skipped.is_empty() {
            line += &format!("; SKIPPED: {}", skipped.join(", "));
        }
        line
    }
}

/// The slowest tests of a run, from the report that nextest has written: seconds and name, slowest first.
pub fn slowest(report: &Path, most: usize) -> Vec<(f64, String)> {
    let report = fs::read_to_string(report).unwrap_or_default();
    let value = |test: &str, name: &str| {
        let (_, rest) = test.split_once(&format!(" {name}=\""))?;
        Some(rest.split_once('"')?.0.to_string())
    };
    let read = |test: &str| {
        let seconds = value(test, "time")?.parse().ok()?;
        Some((seconds, format!("{} {}", value(test, "classname")?, value(test, "name")?)))
    };
    let mut tests: Vec<(f64, String)> = report.split("<testcase").skip(1).filter_map(read).collect();
    tests.sort_by(|a, b| b.0.total_cmp(&a.0));
    tests.truncate(most);
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_stage_ends_the_run_with_its_name() {
        let report = Stages::new();
        assert_eq!(report.stage("first", || Ok(())), Ok(()));
        let message = report.stage("second", || Err("exit status: 1".into())).expect_err("it failed");
        assert!(
            message.contains("FAILED at second (exit status: 1); stages passed before it: 1"),
            "{message}"
        );
        assert_eq!(report.passed.load(Relaxed), 1);
    }

    #[test]
    fn a_skipped_stage_is_named_in_the_summary() {
        let report = Stages::new();
        assert!(!report.summary().contains("SKIPPED"));
        report.skip("advisories", "no network");
        assert!(report.summary().ends_with("; SKIPPED: advisories"), "{}", report.summary());
        assert_eq!(report.passed.load(Relaxed), 0);
    }

    #[test]
    fn the_slowest_tests_come_first() {
        let path = std::env::temp_dir().join(format!("xtask-junit-{}.xml", std::process::id()));
        let test = |name: &str, time: &str| {
            format!(
                "<testcase name=\"{name}\" classname=\"a::b\" timestamp=\"t\" time=\"{time}\">\n</testcase>\n"
            )
        };
        fs::write(&path, [test("quick", "0.010"), test("slow", "12.500"), test("middle", "3")].concat())
            .expect("it can be written");
        let found = slowest(&path, 2);
        fs::remove_file(&path).expect("it is there");
        assert_eq!(found, [(12.5, "a::b slow".to_string()), (3.0, "a::b middle".to_string())]);
        assert!(slowest(&path, 2).is_empty());
    }
}
