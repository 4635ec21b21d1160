//! The full-screen game. Until it stands, the plain one serves.
