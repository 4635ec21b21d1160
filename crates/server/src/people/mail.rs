//! The way of mail.

use crate::config::Config;

/// The way of mail.
pub struct Mailer;

impl Mailer {
    /// As the server was told.
    pub fn new(_config: &Config) -> Result<Self, String> {
        Ok(Self)
    }
}
