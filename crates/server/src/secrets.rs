//! Random words that give access, and passwords.

use crate::problem::Fault;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kernel::Text;
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long somebody waits before work on their password begins.
const QUEUE_TIME: Duration = Duration::from_secs(10);

/// A random word of 256 bits, for sessions and API tokens.
pub fn secret() -> Result<String, Fault> {
    random::<32>()
}

/// A random id of 96 bits: nobody guesses it, and it is short enough for a link.
pub fn id() -> Result<String, Fault> {
    random::<12>()
}

/// What is stored of a secret.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn random<const N: usize>() -> Result<String, Fault> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(Fault::internal)?;
    Ok(hex(&bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Work on passwords: slow by design, so it has threads of its own, and only a few at once.
pub struct Passwords {
    turns: Semaphore,
    /// Checked in place of a password that does not exist, so that logging in takes the same time for any name.
    nobody: Arc<str>,
}

impl Passwords {
    /// Room for as many at once as the machine has cores.
    pub fn new() -> Result<Passwords, Fault> {
        let turns = Semaphore::new(available_parallelism().map_or(1, usize::from));
        Ok(Passwords { turns, nobody: digest(&secret()?)?.into() })
    }

    /// What is stored of a password: an argon2id string.
    pub async fn digest(&self, password: String) -> Result<String, Fault> {
        self.work(move || digest(&password)).await?
    }

    /// Whether a password fits what is stored. If nothing is stored it never does, and the check takes as long.
    pub async fn fits(&self, password: String, stored: Option<String>) -> Result<bool, Fault> {
        let known = stored.is_some();
        let stored: Arc<str> = stored.map_or_else(|| self.nobody.clone(), Arc::from);
        let fits = self.work(move || verify(&password, &stored)).await??;
        Ok(fits && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let turn = tokio::time::timeout(QUEUE_TIME, self.turns.acquire()).await;
        let Ok(turn) = turn else {
            return Err(Fault::limit(Text::new("limit-log-ins")));
        };
        let _turn = turn.map_err(Fault::internal)?;
        tokio::task::spawn_blocking(work).await.map_err(Fault::internal)
    }
}

fn digest(password: &str) -> Result<String, Fault> {
    let digest = Argon2::default().hash_password(password.as_bytes()).map_err(Fault::internal)?;
    Ok(digest.to_string())
}

fn verify(password: &str, stored: &str) -> Result<bool, Fault> {
    let stored = PasswordHash::new(stored).map_err(Fault::internal)?;
    Ok(Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn passwords_fit_only_themselves() {
        let passwords = Passwords::new().unwrap();
        let stored = passwords.digest("over the hills".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"), "{stored}");
        assert!(passwords.fits("over the hills".into(), Some(stored.clone())).await.unwrap());
        assert!(!passwords.fits("over the hill".into(), Some(stored)).await.unwrap());
        assert!(!passwords.fits("over the hills".into(), None).await.unwrap());
    }

    #[test]
    fn secrets_are_long_and_differ() {
        let (one, two) = (secret().unwrap(), secret().unwrap());
        assert_eq!(one.len(), 64);
        assert_ne!(one, two);
        // The well-known digest of "abc".
        assert!(hash("abc").starts_with("ba7816bf"), "{}", hash("abc"));
    }
}
