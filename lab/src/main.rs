//! The program; everything is in the library.

use std::process::ExitCode;

/// The allocator of `teahouse`, so that measurements apply to it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    lab::run()
}
