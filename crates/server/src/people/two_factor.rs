//! The second factor: codes of six digits that change every 30 seconds (TOTP).

use super::People;
use super::identity::Identity;
use crate::error::Error;
use crate::fail::{Answer, Fail};
use crate::secret;
use crate::store::{Write, accounts};
use protocol::people::{RecoveryCodes, TwoFactorConfirm, TwoFactorSetup};
use totp_rs::{Builder, Secret, Totp};

/// How long a secret is, in bytes.
const LENGTH: usize = 20;
/// How many recovery codes there are, and how long each is without its dash.
const CODES: usize = 10;
const CODE_LENGTH: usize = 12;

fn totp(secret: Secret, name: &str) -> Option<Totp> {
    let issuer = Some("Teahouse");
    Builder::new().with_secret(secret).with_skew(1).with_issuer(issuer).with_account_name(name).build().ok()
}

/// A new secret for an account.
pub fn setup(name: &str) -> Answer<TwoFactorSetup> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).map_err(|_| Fail::unavailable())?;
    let secret = Secret::from(bytes);
    let typed = secret.to_base32();
    let url = totp(secret, name).and_then(|totp| totp.to_url().ok()).ok_or_else(Fail::unavailable)?;
    Ok(TwoFactorSetup { secret: typed, url })
}

/// New recovery codes for an account, and what keeps them in place of those it had.
fn recovery(account: &str) -> (RecoveryCodes, Write) {
    let codes: Vec<String> = (0..CODES).map(|_| secret::random(CODE_LENGTH).to_lowercase()).collect();
    let write = codes.iter().fold(accounts::forget_recovery(account), |write, code| {
        write.then(accounts::add_recovery(account, &recovery_hash(code)))
    });
    let shown = |code: &String| format!("{}-{}", &code[..CODE_LENGTH / 2], &code[CODE_LENGTH / 2..]);
    (RecoveryCodes { codes: codes.iter().map(shown).collect() }, write)
}

/// The use of a recovery code; a conflict if the account has no such code, or has used it.
pub fn use_recovery(account: &str, code: &str) -> Write {
    accounts::use_recovery(account, &recovery_hash(code))
}

/// However somebody types a code, it is the same.
fn recovery_hash(code: &str) -> String {
    let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    secret::hash(&code.to_ascii_lowercase())
}

/// Whether a text is a secret of ours.
fn is_secret(secret: &str) -> bool {
    Secret::try_from_base32(secret).is_ok_and(|secret| secret.as_bytes().len() == LENGTH)
}

/// The step of time that a code belongs to: now, one before or one after. The caller sees to it that no step
/// is used twice.
pub fn check(secret: &str, code: &str, now: i64) -> Option<i64> {
    let totp = totp(Secret::try_from_base32(secret).ok()?, "")?;
    totp.check(code.trim(), u64::try_from(now / 1_000).ok()?).and_then(|step| i64::try_from(step).ok())
}

impl People {
    /// Asks for a second factor from now on; a code and the password prove that it is wanted and works.
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

    /// Asks for no second factor any more.
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
