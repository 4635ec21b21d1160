//! The threads that prove puzzles, apart from those that serve requests. Concurrency, queue length and the
//! effort of each proof are limited.

use crate::fail::{Answer, Fail};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The most waiting proofs.
const WAITING: usize = 64;
/// How long a proof waits before the server is too busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// The pool for proofs.
pub struct Provers {
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl Default for Provers {
    fn default() -> Self {
        // The engine and requests need cores, too.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { turns: Arc::new(Semaphore::new((cores / 4).max(1))), waiting: AtomicUsize::new(0) }
    }
}

struct Waiter<'a>(&'a AtomicUsize);

impl Drop for Waiter<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, SeqCst);
    }
}

impl Provers {
    /// Runs work on a blocking thread, once it is its turn.
    pub async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let before = self.waiting.fetch_add(1, SeqCst);
        let waiter = Waiter(&self.waiting);
        if before >= WAITING {
            return Err(Fail::unavailable());
        }
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        drop(waiter);
        let turn = turn.ok().and_then(Result::ok).ok_or_else(Fail::unavailable)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            // The permit is held until the work ends, even if the requester has gone.
            drop(turn);
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a proof panicked");
            Fail::unavailable()
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_panic_ends_one_proof_and_those_beyond_the_queue_are_refused() {
        let provers = Arc::new(Provers { turns: Arc::new(Semaphore::new(1)), waiting: AtomicUsize::new(0) });
        let panic = provers.work(|| -> u8 { panic!("on purpose") }).await;
        assert_eq!(panic.unwrap_err(), Fail::unavailable());
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = tokio::spawn({
            let provers = Arc::clone(&provers);
            async move { provers.work(move || wait.recv().is_ok()).await }
        });
        while provers.turns.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let more = (0..WAITING).map(|number| {
            let provers = Arc::clone(&provers);
            tokio::spawn(async move { provers.work(move || number).await })
        });
        let more: Vec<_> = more.collect();
        while provers.waiting.load(SeqCst) < WAITING {
            tokio::task::yield_now().await;
        }
        assert_eq!(provers.work(|| 0).await, Err(Fail::unavailable()));
        go.send(()).unwrap();
        assert!(first.await.unwrap().unwrap());
        for (number, proof) in more.into_iter().enumerate() {
            assert_eq!(proof.await.unwrap(), Ok(number));
        }
    }
}
