//! The rules as a whole. One program: each further one would compile every game again.
#![allow(clippy::unwrap_used)]

mod common;
mod facts;
mod halma;
mod halma_rules;
mod hostile;
mod records;
mod sides;
mod skud;
mod skud_corners;
mod slow;
mod street;
