//! The games.
