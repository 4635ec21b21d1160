//! The program; everything is in the library.

use std::process::ExitCode;

/// The server runs for months, and this allocator returns memory to the system where the default one keeps it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    teahouse::run()
}
