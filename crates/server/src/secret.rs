//! Identifiers and secrets: random texts, and the hashes under which secrets are stored.

use sha2::{Digest, Sha256};

const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Random letters and digits from the system's generator. Nobody can guess 10 or more of them.
pub fn random(length: usize) -> String {
    let mut text = String::with_capacity(length);
    let mut bytes = [0; 64];
    while text.len() < length {
        // Without random numbers nothing here is safe.
        #[allow(clippy::expect_used)]
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        let fair = bytes.iter().filter(|byte| **byte < 248);
        text.extend(fair.take(length - text.len()).map(|byte| char::from(LETTERS[usize::from(byte % 62)])));
    }
    text
}

/// An identifier, for example of a game, an account or a session.
pub fn id() -> String {
    random(10)
}

/// The hash under which a secret is stored and looked up. Secrets are long and random, so a plain hash is
/// enough. Looking one up by its hash takes no time that depends on the secret.
pub fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_texts_differ_and_have_their_length() {
        for length in [1, 10, 43, 100] {
            assert_eq!(random(length).len(), length);
        }
        let ids: std::collections::HashSet<_> = (0..1_000).map(|_| id()).collect();
        assert_eq!(ids.len(), 1_000);
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
