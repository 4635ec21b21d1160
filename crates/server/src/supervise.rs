//! Supervision of background tasks and threads. A task that panics or ends is restarted after a pause, with
//! an error in the log and a count in `teahouse_task_restarts_total`. The state that a task needs after a
//! restart lives outside of it, so that a restart begins from a known state.

use crate::lock::lock;
use futures_util::FutureExt;
use std::any::Any;
use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The first pause before a restart. It doubles with each restart that follows soon.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// The upper limit of the pause.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// A task that ran for this long is healthy: the next pause is the first again.
const SOUND: Duration = Duration::from_secs(60);

/// The message of a panic.
pub fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&'static str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic without a text")
}

/// Starts tasks and restarts them until it is told to stop.
#[derive(Clone, Debug, Default)]
pub struct Supervisor(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    stop: CancellationToken,
    /// The tasks by name; a test notifies one to make it panic.
    tasks: Mutex<HashMap<&'static str, Arc<Notify>>>,
    /// The panics that a test has requested, by place.
    planned: Mutex<HashMap<String, u32>>,
    /// Whether a test has requested any. In production, only this flag is read and nothing is locked.
    tested: AtomicBool,
}

impl Supervisor {
    pub fn new(stop: CancellationToken) -> Self {
        Self(Arc::new(Inner { stop, ..Inner::default() }))
    }

    /// Cancelled when the server stops.
    pub fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// Runs a task until the server stops. `make` creates it, and again each time it ends.
    pub fn keep<F>(&self, task: &'static str, make: impl FnMut() -> F + Send + 'static) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.run(task, make, false, self.register(task))
    }

    /// Runs a task that may end. It is restarted only after a panic.
    pub fn finish<F>(&self, task: &'static str, make: impl FnMut() -> F + Send + 'static) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.run(task, make, true, self.register(task))
    }

    /// Runs work on its own thread, which is restarted if it ends before the server stops.
    pub fn keep_thread<W>(
        &self,
        task: &'static str,
        mut make: impl FnMut() -> W + Send + 'static,
    ) -> JoinHandle<()>
    where
        W: FnOnce() + Send + 'static,
    {
        self.run(
            task,
            move || {
                let (work, (done, ended)) = (make(), tokio::sync::oneshot::channel::<()>());
                let body = move || {
                    // Dropped when the thread ends, even by a panic.
                    let _done = done;
                    work();
                };
                let started = std::thread::Builder::new().name(task.to_string()).spawn(body);
                async move {
                    match started {
                        Ok(_) => drop(ended.await),
                        Err(error) => tracing::error!(task, %error, "a thread could not be started"),
                    }
                }
            },
            false,
            // Tests reach threads by [`Self::check`].
            Arc::default(),
        )
    }

    fn register(&self, task: &'static str) -> Arc<Notify> {
        Arc::clone(lock(&self.0.tasks).entry(task).or_default())
    }

    fn run<F>(
        &self,
        task: &'static str,
        mut make: impl FnMut() -> F + Send + 'static,
        may_end: bool,
        woken: Arc<Notify>,
    ) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stop = self.0.stop.clone();
        metrics::counter!("teahouse_task_restarts_total", "task" => task).absolute(0);
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            loop {
                let begun = Instant::now();
                // Created inside, so that a panic during its creation is caught as well.
                let once = AssertUnwindSafe(async {
                    tokio::select! {
                        () = make() => {}
                        () = woken.notified() => panic!("a panic that a test asked for"),
                    }
                });
                let ended = once.catch_unwind().await;
                if stop.is_cancelled() || (may_end && ended.is_ok()) {
                    return;
                }
                if begun.elapsed() >= SOUND {
                    pause = FIRST_PAUSE;
                }
                let why = ended.as_ref().map_or_else(|panic| panic_text(&**panic), |()| "it ended");
                let ms = pause.as_millis() as u64;
                tracing::error!(task, why, ms, "a task is started again");
                metrics::counter!("teahouse_task_restarts_total", "task" => task).increment(1);
                tokio::select! {
                    () = stop.cancelled() => return,
                    () = tokio::time::sleep(pause) => {}
                }
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        })
    }

    pub fn tasks(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = lock(&self.0.tasks).keys().copied().collect();
        names.sort_unstable();
        names
    }

    /// Makes a task panic at its next await, or the next `count` calls of [`Self::check`] with this place.
    /// For tests.
    pub fn inject_panic(&self, at: &str, count: u32) {
        match lock(&self.0.tasks).get(at) {
            Some(task) => task.notify_one(),
            None => {
                lock(&self.0.planned).insert(at.to_string(), count);
                self.0.tested.store(true, Ordering::Release);
            }
        }
    }

    /// Panics here if a test has requested it.
    pub fn check(&self, place: &str) {
        if !self.0.tested.load(Ordering::Acquire) {
            return;
        }
        let planned = {
            let mut planned = lock(&self.0.planned);
            match planned.get_mut(place) {
                Some(left) if *left > 0 => {
                    *left -= 1;
                    true
                }
                _ => false,
            }
        };
        assert!(!planned, "a panic that a test asked for");
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
    use tokio::sync::mpsc;

    #[tokio::test(start_paused = true)]
    async fn a_task_that_panics_or_ends_is_started_again() {
        let supervisor = Supervisor::default();
        let (begun, mut begins) = mpsc::unbounded_channel();
        let count = Arc::new(AtomicU32::new(0));
        let task = supervisor.keep("test", move || {
            let (begun, number) = (begun.clone(), count.fetch_add(1, SeqCst));
            async move {
                begun.send(number).unwrap();
                match number {
                    0 => panic!("first"),
                    1 => {}
                    _ => std::future::pending().await,
                }
            }
        });
        for number in 0..3 {
            assert_eq!(begins.recv().await, Some(number));
        }
        supervisor.inject_panic("test", 1);
        assert_eq!(begins.recv().await, Some(3));
        // It ends with the server.
        supervisor.stop().cancel();
        supervisor.inject_panic("test", 1);
        task.await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_always_panics_does_not_spin() {
        let supervisor = Supervisor::default();
        let count = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&count);
        let task = supervisor.keep("test", move || {
            counted.fetch_add(1, SeqCst);
            async { panic!("always") }
        });
        tokio::time::sleep(Duration::from_secs(300)).await;
        assert!((10..30).contains(&count.load(SeqCst)), "{count:?}");
        supervisor.stop().cancel();
        task.await.unwrap();
    }

    #[test]
    fn a_place_where_no_test_asks_for_a_panic_waits_for_no_lock() {
        let supervisor = Supervisor::default();
        let held = lock(&supervisor.0.planned);
        let (passed, passes) = std::sync::mpsc::channel();
        let other = supervisor.clone();
        std::thread::spawn(move || {
            other.check("anywhere");
            passed.send(()).unwrap();
        });
        passes.recv_timeout(Duration::from_secs(60)).unwrap();
        drop(held);
        supervisor.inject_panic("anywhere", 1);
        let panicked = std::panic::catch_unwind(AssertUnwindSafe(|| supervisor.check("anywhere")));
        assert!(panicked.is_err());
        supervisor.check("anywhere");
    }

    #[tokio::test]
    async fn a_thread_that_panics_is_started_again_and_one_that_is_done_is_not() {
        let supervisor = Supervisor::default();
        let (begun, mut begins) = mpsc::unbounded_channel();
        let (panicking, begun_too) = (supervisor.clone(), begun.clone());
        supervisor.inject_panic("thread", 1);
        supervisor.keep_thread("threads", move || {
            let (supervisor, begun) = (panicking.clone(), begun.clone());
            move || {
                begun.send(()).unwrap();
                supervisor.check("thread");
                loop {
                    std::thread::park();
                }
            }
        });
        begins.recv().await.unwrap();
        begins.recv().await.unwrap();
        let task = supervisor.finish("finished", move || {
            begun_too.send(()).unwrap();
            async {}
        });
        begins.recv().await.unwrap();
        task.await.unwrap();
        assert!(begins.try_recv().is_err());
    }
}
