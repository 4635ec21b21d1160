//! The program: all of it is in the library beside it.

use std::process::ExitCode;

/// That of the program, so that what is measured here is what people get.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    lab::run()
}
