//! The parts of a tournament that need no server.

use super::run::{halves, ladder};
use super::state::derived;

#[test]
fn a_table_with_a_seat_less_has_the_same_first_and_last() {
    assert_eq!(ladder(2, 2), [2, 0]);
    assert_eq!(ladder(3, 3), [4, 2, 0]);
    assert_eq!(ladder(4, 4), [6, 4, 2, 0]);
    assert_eq!(ladder(3, 4), [6, 3, 0]);
    assert_eq!(ladder(2, 3), [4, 0]);
}

#[test]
fn points_are_whole_or_half() {
    assert_eq!(halves(&[1.0, 0.5, 0.0]), Some(vec![2, 1, 0]));
    for points in [0.3, -0.5, 1e9, f64::NAN, f64::INFINITY] {
        assert_eq!(halves(&[points]), None, "{points}");
    }
}

#[test]
fn identifiers_follow_from_what_they_are_of() {
    assert_eq!(derived("seed/0/1/2/0"), derived("seed/0/1/2/0"));
    assert_ne!(derived("seed/0/1/2/0"), derived("seed/0/1/2/1"));
    assert!(derived("x").len() == 12 && derived("x").chars().all(|c| c.is_ascii_alphanumeric()));
}
