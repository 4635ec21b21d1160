//! A lock that a panic elsewhere does not take away.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Holds a mutex, also after a panic of whoever held it.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
