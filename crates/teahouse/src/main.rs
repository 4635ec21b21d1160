//! The program: all of it is in the library beside it.

use std::process::ExitCode;

/// The server runs for months: this one gives memory back where the system's own only keeps it for later.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    teahouse::run()
}
