//! Accounts: names, passwords, sessions, second factors, mail, leaving.

pub mod accounts;
pub mod export;
pub mod leaving;
pub mod mail;
pub mod names;
pub mod passwords;
pub mod sessions;
pub mod texts;
pub mod two_factor;

pub use names::name_key;
