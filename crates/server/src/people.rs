//! Accounts: names, passwords, sessions, tokens, second factors, mail.

pub mod mail;
pub mod sessions;

/// The form in which names are compared: what looks alike is one name.
pub fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}
