//! The program `longtable`.

use std::process::ExitCode;

/// A fast allocator: a server makes and drops some kilobytes of text for every answer.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    longtable::run()
}
