//! The tunable parameters of the search, by name.

use crate::Error;
use engine::params::Params;
use std::path::Path;

/// A tunable parameter.
pub struct Knob {
    /// Its name in [`Params`].
    pub name: &'static str,
    /// The range of sensible values.
    pub range: (f64, f64),
    /// A change large enough to show in results; 0 for parameters that self-play cannot measure.
    pub step: f64,
    get: fn(&Params) -> f64,
    set: fn(&mut Params, f64),
}

macro_rules! knobs {
    ($($name:ident: $kind:ty, $least:literal..$most:literal by $step:literal;)*) => {
        /// Every tunable parameter.
        pub static KNOBS: &[Knob] = &[$(Knob {
            name: stringify!($name),
            range: ($least as f64, $most as f64),
            step: $step as f64,
            get: |params| params.$name as f64,
            set: |params, value| params.$name = knobs!(@ value, $kind),
        },)*];
    };
    (@ $value:ident, f32) => { $value as f32 };
    (@ $value:ident, $kind:ty) => { $value.round() as $kind };
}

knobs! {
    quiescence_depth: i32, 1..12 by 1;
    extension_steps: usize, 0..6 by 1;
    aspiration: i32, 5..200 by 12;
    reverse_margin: i32, 10..400 by 20;
    reverse_depth: i32, 0..9 by 1;
    futility_margin: i32, 10..400 by 20;
    futility_depth: i32, 0..9 by 1;
    late_base: usize, 1..30 by 2;
    late_factor: usize, 1..20 by 1;
    late_depth: i32, 0..9 by 1;
    within_base: usize, 1..20 by 1;
    within_factor: usize, 1..20 by 1;
    reduce_base: f32, -1..2 by 0.15;
    reduce_divisor: f32, 0.8..5 by 0.2;
    reduce_after: usize, 1..10 by 1;
    reduce_after_within: usize, 1..30 by 2;
    policy_scale: i32, 0..60000 by 1000;
    policy_late_base: usize, 1..30 by 1;
    policy_late_factor: usize, 0..20 by 1;
    policy_late_depth: i32, 0..9 by 1;
    policy_within_base: usize, 1..20 by 1;
    policy_within_factor: usize, 0..20 by 1;
    policy_reduce_base: f32, -1..2 by 0.15;
    policy_reduce_behind: i32, 100..100000 by 50;
    unlikely_base: i32, 0..100000 by 50;
    unlikely_factor: i32, 0..10000 by 30;
    unlikely_depth: i32, 0..9 by 1;
    null_reduction: i32, 0..5 by 1;
    null_depth: i32, 1..6 by 1;
    repeats_at_root: usize, 1..2 by 0;
    contempt: i32, 0..100 by 0;
}

/// The values of all parameters.
pub fn values(params: &Params) -> Vec<f64> {
    KNOBS.iter().map(|knob| (knob.get)(params)).collect()
}

/// The parameters with these values, each clamped to its range.
pub fn with_values(mut params: Params, values: &[f64]) -> Params {
    for (knob, value) in KNOBS.iter().zip(values) {
        (knob.set)(&mut params, value.clamp(knob.range.0, knob.range.1));
    }
    params
}

/// The parameters in the form that `lab duel` reads.
pub fn write(params: &Params) -> String {
    KNOBS.iter().map(|knob| format!("{} {}\n", knob.name, (knob.get)(params))).collect()
}

/// Sets the parameters that a file names, one per line: `late_base 6`.
pub fn read(path: &Path, mut params: Params) -> Result<Params, Error> {
    let text = std::fs::read_to_string(path).map_err(|error| Error::File(path.to_path_buf(), error))?;
    for line in text.lines().filter(|line| !line.is_empty()) {
        let wrong = || Error::Contents(path.to_path_buf(), format!("not a number of the search: {line}"));
        let (name, value) = line.split_once(' ').ok_or_else(wrong)?;
        let knob = KNOBS.iter().find(|knob| knob.name == name).ok_or_else(wrong)?;
        let value: f64 = value.parse().map_err(|_| wrong())?;
        (knob.set)(&mut params, value.clamp(knob.range.0, knob.range.1));
    }
    Ok(params)
}
