//! Work for the engine: a fair queue, and the threads and workers that do it.

mod jetstream;
pub mod job;
pub mod jobs;
pub mod minds;
pub mod queue;
pub mod worker;
