//! The program `longtable`.

use std::process::ExitCode;

fn main() -> ExitCode {
    longtable::run()
}
