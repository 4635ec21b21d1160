//! Two-factor authentication: six-digit codes that change every 30 seconds (TOTP).

use super::People;
use super::identity::Identity;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::{Write, accounts};
use protocol::people::{RecoveryCodes, TwoFactorConfirm, TwoFactorSetup};
use totp_rs::{Builder, Secret, Totp};

/// The length of a secret, in bytes.
const LENGTH: usize = 20;
/// The number of recovery codes, and the length of each without its dash.
const CODES: usize = 10;
const CODE_LENGTH: usize = 12;

fn totp(secret: Secret, name: &str) -> Option<Totp> {
    let issuer = Some("Teahouse");
    Builder::new().with_secret(secret).with_skew(1).with_issuer(issuer).with_account_name(name).build().ok()
}

/// A new secret for an account, not yet in use.
pub fn setup(name: &str) -> Answer<TwoFactorSetup> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(|_| Fail::unavailable())?;
    let secret = Secret::from(bytes);
    let typed = secret.to_base32();
    let url = totp(secret, name).and_then(|totp| totp.to_url().ok()).ok_or_else(Fail::unavailable)?;
    Ok(TwoFactorSetup { secret: typed, url })
}

/// New recovery codes for an account, and the write that replaces the old ones.
fn recovery(account: &str) -> (RecoveryCodes, Write) {
    let codes: Vec<String> = (0..CODES).map(|_| secret::random(CODE_LENGTH).to_lowercase()).collect();
    let write = codes.iter().fold(accounts::forget_recovery(account), |write, code| {
        write.then(accounts::add_recovery(account, &recovery_hash(code)))
    });
    let shown = |code: &String| format!("{}-{}", &code[..CODE_LENGTH / 2], &code[CODE_LENGTH / 2..]);
    (RecoveryCodes { codes: codes.iter().map(shown).collect() }, write)
}

/// Uses up a recovery code; a conflict if the account has no such code or has used it.
pub fn use_recovery(account: &str, code: &str) -> Write {
    accounts::use_recovery(account, &recovery_hash(code))
}

/// Ignores case and separators.
fn recovery_hash(code: &str) -> String {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    secret::hash(&code.to_ascii_lowercase())
}

/// Whether a text has the form of a secret from `setup`.
fn is_secret(secret: &str) -> bool {
    Secret::try_from_base32(secret).is_ok_and(|secret| secret.as_bytes().len() == LENGTH)
}

/// The time step of a valid code: the current, the last or the next one. The caller must accept each step
/// only once.
pub fn check(secret: &str, code: &str, now: i64) -> Option<i64> {
    let totp = totp(Secret::try_from_base32(secret).ok()?, "")?;
    totp.check(code.trim(), u64::try_from(now / 1_000).ok()?).and_then(|step| i64::try_from(step).ok())
}

impl People {
    /// Turns two-factor authentication on. A code and the password prove that the owner wants it and that it
    /// works.
    pub async fn two_factor_on(&self, who: &Identity, given: &TwoFactorConfirm) -> Answer<RecoveryCodes> {
        who.with_account()?;
        if !is_secret(&given.secret) {
            return Err(Fail::bad("bad-secret"));
        }
        self.check_password(who, &given.password).await?;
        let step = check(&given.secret, &given.code, self.time.now());
        let step = step.ok_or_else(|| Fail::forbidden("wrong-code"))?;
        let (codes, kept) = recovery(who.id());
        match self.store.write(accounts::set_totp(who.id(), &given.secret, step).then(kept)).await {
            Ok(_) => Ok(codes),
            Err(Error::Conflict) => Err(Fail::conflict("two-factor-on")),
            Err(refused) => Err(refused.into()),
        }
    }

    /// Turns two-factor authentication off.
    pub async fn two_factor_off(&self, who: &Identity, password: &str) -> Answer<()> {
        self.check_password(who.with_account()?, password).await?;
        let write = accounts::forget_recovery(who.id()).then(accounts::remove_totp(who.id()));
        self.store.write(write).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// The secret of RFC 6238 and its code for second 59, with six digits.
    const SECRET: &str = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

    #[test]
    fn codes_are_those_of_the_standard_and_live_three_steps() {
        assert_eq!(check(SECRET, "287082", 59_000), Some(1));
        assert_eq!(check(SECRET, " 287082 ", 89_000), Some(1));
        assert_eq!(check(SECRET, "287082", 0), Some(1));
        assert_eq!(check(SECRET, "287082", 90_000), None);
        for wrong in ["", "287083", "28708", "2870820", "+87082", "aaaaaa", "۲۸۷۰۸۲"] {
            assert_eq!(check(SECRET, wrong, 59_000), None, "{wrong}");
        }
    }

    #[test]
    fn a_setup_can_be_typed_or_scanned() {
        let TwoFactorSetup { secret, url } = setup("Iroh").unwrap();
        assert!(is_secret(&secret));
        assert!(url.starts_with("otpauth://totp/Teahouse:Iroh?secret="), "{url}");
        assert!(url.contains(&secret));
        assert!(!is_secret("GEZDGNBV") && !is_secret("not base 32") && !is_secret(""));
        assert_ne!(setup("Iroh").unwrap().secret, secret);
    }
}
