//! Jobs for the engine: a fair queue, and the threads and workers that do them.

pub mod engine_cache;
mod jetstream;
pub mod job;
pub mod jobs;
pub mod queue;
pub mod worker;
