//! The games written a second time, slowly and plainly.

pub mod halma;
pub mod skud;
pub mod street;
